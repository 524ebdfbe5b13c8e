# sdadata play --dice typed: following a real table.
play-usage-undo = undo
play-help-undo = takes back the last thing that was typed, dice and cards too
play-more-undo = As often as you like, back to the first die. That is so where the dice are typed (--dice typed); where the program rolls, undo takes back the last reinforcements, as takeback does.
play-undone = Taken back: { $what }
play-undo-rolled = What has been rolled stands: only where the dice are typed (--dice typed) can a roll or a move be taken back.
play-nothing-typed = Nothing has been typed yet that could be taken back.
play-typed-end = The game is over. Enter to close it, undo if the last thing was mistyped:

play-only-real-table = That can be done only where a real table is followed, with --dice typed.
play-usage-referee = referee RULE DECISION
play-help-referee = the referee's hand, in the words of the record
play-more-referee = For example: referee C8 remove alaska 2. The decisions: passturn; nocard; takecards SEAT CARDS; remove TERRITORY ARMIES; lowercap SEAT ARMIES; withdraw SEAT; exclude SEAT; admit SEAT; correct TERRITORY OWNER ARMIES. A seat is its letter, A plays first; a territory is written as in the record: africa_del_nord.
play-more-spqr-referee = For example: referee C40 points A 7. The decisions: passturn; nocard; takecards SEAT CARDS; remove PROVINCE LEGIONARIES; withdraw SEAT; exclude SEAT; correct PROVINCE SEAT LEGIONARIES; points SEAT POINTS; fleet SEAT SEA TRIREMES; centre PROVINCE on, or off. A seat is its letter, A plays first; provinces and seas are written as in the record: germania_inferior.
play-referee-unread = “{ $found }” is no decision of a referee.
play-usage-timeup = timeup
play-help-timeup = says that the hall's time is up

play-options-need-typed = --referee goes with --dice typed: a referee types in what happens at a real table
arg-play-referee = You are the referee of a real table, for all seats: no keyboard is passed, nothing is hidden; with --dice typed
play-referee-welcome = You are the referee: you type for everybody, and everything is shown. undo takes back what was mistyped, referee is your own hand, timeup says that time is up; until then no clock ends the game, unless --minutes or --laps says so.
play-type-objective-open = Number of the objective of { $seat }:
play-type-card-open = Card taken by { $seat }:
play-type-symbol-open = Card taken by { $seat }: legionary, standard, trireme or arena:

play-told-redirected = { $territory } goes to { $seat }: { $due }, who was due, would have more than half of the continent ({ $rule })
play-ghost-attacks-why = The ghost attacks { $to } ({ $facing }) from { $from } ({ $armies }), which has at least { $ratio } times its armies ({ $rule }).
play-closing-why = Time is up, and the turn of { $seat } in round { $lap } is over: { $closes } ({ $rule }).

play-unknown-open = That lies open for all: say what came up. A ? is for cards and objectives that are not known here.
play-unknown-bot = A bot has to know its own cards and its objective: they cannot be left open.
play-unknown-hand = Something of this table is not known here, so hands and objectives are neither shown nor played from. A tris is played by naming its cards.
play-unknown-whose = “{ $found }” is not an objective that was left open. { $open ->
    [0] None was.
   *[other] Write the letter of the seat and the number, as in “objective { $seats } 8”. Open: { $seats }.
}
play-unknown-refused = That cannot be the objective of { $seat }: with it the game would have gone another way at command { $command } of the record. If it was complete there and nobody said so, see { $rule }; undo goes back to it.
play-unknown-at-end = The game is over: the objectives that were left open decide the points.
play-unknown-told = The objective of { $seat } is { $found }.
play-unknown-taken = That objective is another's: it was told before.
play-unknown-laid-open = The cards of who leaves are laid open: first say them, with referee C24 takecards SEAT CARDS.
