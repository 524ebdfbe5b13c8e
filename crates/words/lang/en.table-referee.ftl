### A referee at an online table. Ids: web-… what the server says, table-… what the page says.

## Answers

web-paused = The game is paused: it goes on when the referee says so.
web-paused-by = Referee { $name } has paused the game: { $reason }
web-already-paused = The game is paused already.
web-not-paused = The game is not paused.
web-removed = The referee has put you out of this game: you can watch it, not play it.
web-plays-here = Who sits at this table cannot referee it (C58).
web-unknown-rule = The catalogue has no rule { $rule }.
web-bad-reason = Write the reason: one line of plain text, 300 characters at most.

## The log

web-remark-paused = Referee { $name } pauses the game: { $reason }
web-remark-paused-rule = Referee { $name } pauses the game ({ $rule }): { $reason }
web-remark-resumed = Referee { $name } lets the game go on.
web-remark-ruled = Ruling of referee { $name }: { $reason }
web-remark-ruled-rule = Ruling of referee { $name } ({ $rule }): { $reason }
