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

## The page

table-paused = Paused
table-paused-by = { $name }, referee: { $reason }
table-paused-by-rule = { $name }, referee ({ $rule }): { $reason }
table-tab-referee = Referee
table-referee = Referee
table-referee-lead = You see what spectators see, without delay. Everybody reads what you do, with name, rule and reason.
table-referee-rule = Rule
table-referee-rule-hint = For example C51, or nothing
table-referee-regulation = Open the rules
table-referee-reason = Reason
table-referee-pause = Pause
table-referee-resume = Resume
table-referee-ruling = Ruling
table-referee-kind = What
table-referee-player = Player
table-referee-line = Line of the record
table-referee-rule-now = Rule
table-referee-sure = This cannot be undone. { $line }
table-referee-confirm = Yes, rule
table-referee-kind-passturn = The turn passes at once
table-referee-kind-remove = Remove armies
table-referee-kind-correct = Set a territory right
table-referee-kind-takecards = Take cards away
table-referee-kind-lowercap = Lower the cap of armies
table-referee-kind-withdraw = A player withdraws
table-referee-kind-exclude = Put a player out
table-referee-kind-timeup = Time is up
