## Stages

tournament-stage-qualifying = Qualifying
tournament-stage-quarterfinal = Quarter-finals
tournament-stage-semifinal = Semifinals
tournament-stage-final = Final
tournament-stage-evening = Evenings
tournament-stage-league = League
tournament-stage-knock-out = Knock-out
tournament-stage-team-games = Team games

## Refusals

tournament-refused = { $what } ({ $rule }, { $source })
tournament-refused-plain = { $what } ({ $rule })
tournament-refused-not-open = the tournament is not open, or is already
tournament-refused-other-regulation = the tournament is under { $expected }, not { $found }
tournament-refused-other-text = signed for another text, not for the tournament's regulation: { $found }
tournament-refused-nameless = a name is missing
tournament-refused-twice = { $name } has entered already, as number { $id }
tournament-refused-same-club = { $club }: it is one club already
tournament-refused-unknown-club = no club is called “{ $club }”
tournament-refused-unknown-club-near = no club is called “{ $club }”: did you mean “{ $near }”?
tournament-refused-second-team = { $club } has a team already
tournament-refused-minor = minors may not enter
tournament-refused-minor-without-waiver = minors may not enter unless the organiser answers for them
tournament-refused-already-qualified = who is qualified already may not enter
tournament-refused-too-late = { $name } comes { $minutes } minutes late: { $most } are allowed
tournament-refused-fee = { $fee }: at most { $most } more may be asked
tournament-refused-team = the team is missing or unknown, or no teams play here
tournament-refused-team-full = { $team } has { $most } people already
tournament-refused-other-club = { $team } is the team of another club: nobody of { $club } plays for it
tournament-refused-team-small = { $team } has { $count } people: at least { $least } are needed
tournament-refused-team-seats = { $team } fields { $count } players instead of { $seats }
tournament-refused-unknown = nobody has number { $id }
tournament-refused-not-in = { $name } is not in the tournament, or is already
tournament-refused-sanction-involved = { $name } is involved and has to stand aside
tournament-refused-sanction-out = { $name } is out of the tournament already
tournament-refused-sanction-no-game = the sanction holds in a game, and none is named
tournament-refused-sanction-nothing = the sanction takes nothing away
tournament-refused-sanction-settled = the contestation comes too late and its effects do not last
tournament-refused-sanction-repeated = a reminder is for faults not repeated: { $fault } has been so { $before ->
    [one] once
   *[other] { $before } times
 }
tournament-refused-sanction-not-grave = { $fault } is neither grave nor repeated: this sanction is for those only
tournament-refused-sanction-unknown-fault = { $fault } is no fault of the casebook
tournament-refused-sanction-no-delay = the hand passes on only for too long a thought, not for { $fault }
tournament-refused-no-such-stage = '{ $found }' is not a stage of the finals of this format
tournament-refused-stage-played = this stage has been drawn or played
tournament-refused-round-open = round { $round } is drawn already: the results of { $open ->
    [one] one table
   *[other] { $open } tables
 } are missing
tournament-refused-over = there is nothing left to draw
tournament-refused-no-tables = { $people } people cannot be shared out to tables; the nearest numbers that can: { $nearest }
tournament-refused-nobody = nobody is there
tournament-refused-no-redraw = with the tables already finished the others cannot be seated
tournament-refused-no-such-size = tables of { $size } cannot be played, or are already
tournament-refused-seating = { $name } does not sit at exactly one table
tournament-refused-table-size = table { $table } has { $size } seats: it is not played so
tournament-refused-other-final = table { $table } mixes the two finals: { $name } plays in the other
tournament-refused-final-tables = a final is played at tables of { $sizes }, not of { $found }
tournament-refused-tie-matters = a tie from place { $from } on decides something: dice are to be cast by { $names }
tournament-refused-no-round-yet = no round has been drawn yet
tournament-refused-no-such-table = in round { $round } there is no table { $table } this applies to
tournament-refused-reported = table { $table } has a result already
tournament-refused-other-seats = the result is not of those who sit at table { $table }: { $name }
tournament-refused-absent = a score for { $name }, who is absent
tournament-refused-excluded = { $name } was excluded from the game: counted as the first eliminated (x1), not as absent
tournament-refused-misfit-size = table { $table }: it is not played by { $size }
tournament-refused-misfit-board = table { $table }: { $found } points inside and outside objectives, but the whole board has { $most }
tournament-refused-misfit-objective = table { $table }, { $name }: { $points } points, but an objective has { $most }
tournament-refused-misfit-whole-objective = table { $table }, { $name }: { $most } points are the whole objective: the RisiKo! has to be marked
tournament-refused-misfit-eliminated = table { $table }, { $name }: eliminated with { $points } points, but who is out has none
tournament-refused-misfit-eliminations = table { $table }: eliminations are counted 1, 2, 3, each once
tournament-refused-misfit-nobody-left = table { $table }: everybody is eliminated
tournament-refused-misfit-order = table { $table }: the order of play is counted 1, 2, 3, 4, each once
tournament-refused-misfit-no-winner = table { $table }: who completed the objective is not in the game
tournament-refused-misfit-potential = table { $table }, { $name }: coefficient { $potential }, but it is written in hundredths and is below 100
tournament-refused-later-rounds = round { $round } was drawn on that result: undo that first
tournament-refused-dice = dice are cast by at least two who tie, each once, with faces from 1 to 6
tournament-refused-no-such-round = this format has no round { $round } of '{ $found }'
tournament-refused-already-scheduled = its day is fixed already: { $day }
tournament-refused-not-scheduled = its day is not fixed yet
tournament-refused-round-played = this round has been played
tournament-refused-out-of-order = { $stage }, round { $round }, is on { $day }: days follow each other as the rounds do
tournament-refused-fixed-day = its day is { $day } and is not moved
tournament-refused-only-earlier = it may be played earlier, but on { $day } at the latest
tournament-refused-past-deadline = it is to be played by { $day }
tournament-refused-not-agreed-players = the players have to agree first
tournament-refused-not-agreed-club = the club has to have room for it first
tournament-refused-no-reason = it has to be said what it is moved for
tournament-refused-next-days = the days of the next tournament follow each other; { $least ->
    [one] at least one is needed
   *[other] at least { $least } are needed
 }
tournament-refused-overlap = the next tournament begins on { $next }, this one goes on until { $last }
tournament-refused-no-events = there are no special events in this format
tournament-refused-outside-season = a special event is held during the season, which begins or ends on { $day }
tournament-refused-event-too-late = the finals are drawn already by the standings without this event
tournament-refused-award-twice = { $name } has points from this event twice
tournament-refused-nothing-to-undo = there is nothing to undo

## Check

tournament-differs-refused = entry { $entry }: the command is refused: { $why } ({ $rule })
tournament-differs-events = entry { $entry }: something else follows from the command than is written
tournament-differs-undo = entry { $entry }: it undoes what does not hold
tournament-differs-chain = entry { $entry }: it is not as it was written, or something before it is missing: the chain is broken
tournament-differs-table = round { $round }, table { $table }: other points or places
tournament-differs-rounds = other rounds or other tables
tournament-differs-standings = standings, line { $line }
tournament-differs-ranking = final ranking, line { $line }
tournament-differs-calendar = calendar, line { $line }
tournament-differs-finished = over or not
tournament-check-fine = All is right: { $entries } entries, { $rounds } rounds, draws, points, places and standings.
tournament-check-chain = The chain over the entries is whole: { $head }
tournament-check-no-chain = The file has no chain over its entries: an edit by hand cannot be told.
tournament-check-wrong = { $count ->
    [one] One difference
   *[other] { $count } differences
 }:

## Calendar

calendar-date = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[other] Sunday
 } { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
 } { $year }
calendar-title = Calendar
calendar-line = { $stage }, round { $round }: { $day }
calendar-line-only = { $stage }: { $day }
calendar-moved = moved from { $day }
calendar-moved-why = moved from { $day }: { $why }
calendar-deadline = by { $day } at the latest
calendar-next = Next tournament: { $name } ({ $days })
calendar-event = Special event: { $name }, { $day }
calendar-event-points = on top of the results that count: { $points }
calendar-column-what = Stage or event
calendar-column-round = Round
calendar-column-day = Day
calendar-column-fixed = Fixed for
calendar-column-deadline = At the latest
calendar-award = { $name } { $points }

## The sheet

published-format = { $name } ({ $regulation })
published-entrants = { $count } entrants
published-teams = { $count } teams
published-deviation = Deviating from the regulation: tables of { $sizes }
published-round = Round { $number } – { $stage }
published-drawn = drawn, seed { $seed }
published-redrawn = drawn again with { $moved ->
    [one] one move
   *[other] { $moved } moves
 }, seed { $seed }
published-swapped = { $swaps ->
    [one] drawn, then two people changed places
   *[other] drawn, then { $swaps } pairs changed places
 }
published-by-standings = by the standings
published-substitution = with substitutes
published-by-hand = tables made by hand
published-kept-apart = { $what }: { $penalty } (no draw goes below { $bound })
published-proven = it is proven that there is no better draw
published-table = Table { $number }
published-branch = { $branch ->
    [one] odd
   *[other] even
 }
published-absent = absent
published-objective = RisiKo!
published-out = eliminated
published-penalty = penalty −{ $points }
published-undeclared = Age not declared (T2.12): { $names }
published-unsigned = Have not signed for the regulation yet: { $names }
published-none-signed = Nobody has signed for the regulation yet
published-waiting = Qualified already: { $names }
published-standings = Standings after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
published-ranking = Final ranking
published-column-place = Place
published-sheet-standings = Standings
published-round-by-name = Round { $number }: by surname
published-column-table = Table
published-column-seat = Seat
published-column-name = Player
published-column-team = Team
published-column-club = Club
published-column-extra = Events
published-column-total = Total
published-column-round = R{ $round }
published-awaits-die = die
published-not-over = The tournament is not over: { $what }
published-next-round = round { $number } ({ $stage }) is to be drawn
published-next-results = results of round { $round } are missing

## Commands

cmd-score-about = The tournament points of one table
cmd-score-example = sdadata score --method millesimi table.json
arg-score-method = millesimi, bonus-50, spartac, firk (Como's factors by size of the table, unless --regulation firk), bonus-20 (or another bonus-N), standard, medals
arg-score-file = The table (JSON); "-" is standard input. Keys: players, each with name, points, outside, order, eliminated, penalty, potential, army; objective_reached_by, the name of who completed the objective
arg-score-regulation = The regulation (ID or FILE.toml) to look for the method in; if not given, the last in the list that has it
score-unknown = '{ $found }' is not a scoring method; there are: { $known }
score-bad = { $file }: { $what }
score-mixed = "{ $key }" is to be given for all players or for none
score-line = { $place }. { $name }: { $points }
cmd-standings-about = The standings of an exported tournament
cmd-standings-example = sdadata standings tournament.json
arg-standings-file = The tournament (JSON)
arg-standings-after = The standings as they were after so many rounds
arg-standings-regulation = The club's regulation (FILE.toml), if it is none of the program's
cmd-tournament-about = Tournaments: open, enter, draw, report results, check, try
cmd-tournament-simulate-about = A whole invented tournament, to try a format before publishing it
cmd-tournament-simulate-example = sdadata tournament simulate --format genova-53 --entrants 23 --seed 7
arg-tournament-simulate-format = The format: a regulation (raduno), or regulation/format (spqr-rtu/cns), or the name of a format
arg-tournament-simulate-entrants = How many enter
arg-tournament-simulate-seed = The seed: the same seed gives the same tournament
arg-tournament-simulate-mishaps = With people missing, late, renouncing and withdrawing
arg-tournament-simulate-output = Writes the tournament to this file
arg-tournament-simulate-times = So many tournaments, from the seeds S, S+1, …, each checked
arg-tournament-simulate-regulation = The club's regulation (FILE.toml) that has the format
simulate-checked = { $count } tournaments played and checked, { $wrong } with differences
cmd-tournament-new-about = Opens a tournament in a new file
cmd-tournament-new-example = sdadata tournament new raduno.json --regulation raduno --name "Autumn meeting" --host Aurora
arg-tournament-new-file = The file to be made
arg-tournament-new-regulation = The regulation (ID or FILE.toml)
arg-tournament-new-format = The format, if it is not the regulation's first
arg-tournament-new-name = The name of the tournament
arg-tournament-new-venue = Where it is played
arg-tournament-new-organiser = Who organises it
arg-tournament-new-host = The club that is at home
arg-tournament-new-date = A date (may be repeated)
arg-tournament-new-referee = A referee (may be repeated)
arg-tournament-new-class = Its class in the national ranking
arg-tournament-new-allow-size = Tables of this size are allowed too: a deviation, and it is shown
cmd-tournament-do-about = Carries out commands written in JSON (one, or a list)
cmd-tournament-do-example = sdadata tournament do tournament.json commands.json
arg-tournament-do-file = The tournament
arg-tournament-do-commands = The commands (JSON); "-" is standard input
arg-tournament-do-by = Who asks
arg-tournament-do-regulation = The club's regulation (FILE.toml)
cmd-tournament-draw-about = Draws the next round
cmd-tournament-draw-example = sdadata tournament draw tournament.json --seed 20261115
arg-tournament-draw-file = The tournament
arg-tournament-draw-seed = The published seed
arg-tournament-draw-gone = Who did not show up, by number: drawn again with as few moves as possible
arg-tournament-draw-came = Who came after the draw, by number
arg-tournament-draw-prove = How long to look, after the tables, for a proof that no draw is better: 20s (seconds) or 500000n (steps)
arg-tournament-draw-by = Who asks
arg-tournament-draw-regulation = The club's regulation (FILE.toml)
cmd-tournament-report-about = Reports the result of a table
cmd-tournament-report-example = sdadata tournament report tournament.json 3 12=48/20 7=39/31 25=x1 4=23/3 --objective 12
arg-tournament-report-file = The tournament
arg-tournament-report-table = The number of the table
arg-tournament-report-seats = In the order of play, NUMBER=POINTS[/OUTSIDE], NUMBER=xK (eliminated as the K-th) or NUMBER=- (absent); for S.P.Q. NUMBER=POINTS/POTENTIAL/ARMY, NUMBER=xK+POINTS
arg-tournament-report-objective = Who completed the objective, by number
arg-tournament-report-amend = Sets the result of this round right instead of reporting a new one
arg-tournament-report-by = Who asks
arg-tournament-report-regulation = The club's regulation (FILE.toml)
report-bad-seat = '{ $found }': expected NUMBER=POINTS[/OUTSIDE], NUMBER=xK or NUMBER=-
cmd-tournament-undo-about = Takes back the last command
cmd-tournament-undo-example = sdadata tournament undo tournament.json
arg-tournament-undo-file = The tournament
arg-tournament-undo-by = Who asks
arg-tournament-undo-regulation = The club's regulation (FILE.toml)
undone = Entry { $entry } was taken back.
cmd-tournament-check-about = Makes draws, points, places and standings of a file anew and tells every difference
cmd-tournament-check-example = sdadata tournament check tournament.json
arg-tournament-check-file = The tournament
arg-tournament-check-regulation = The club's regulation (FILE.toml)
cmd-tournament-show-about = The sheet of the tournament: rounds, tables, standings
cmd-tournament-show-example = sdadata tournament show tournament.json
arg-tournament-show-file = The tournament
arg-tournament-show-round = This round only
arg-tournament-show-regulation = The club's regulation (FILE.toml)
tournament-bad = { $file }: { $what }
tournament-not-one = not a tournament of this program: expected "sdadata": "tournament 2"
tournament-exists = { $file } exists already: left alone
tournament-no-regulation = { $file }: the regulation '{ $id }' is none of the program's: name it with --regulation FILE.toml
tournament-format-unknown = '{ $found }' is not a format; there are: { $known }
tournament-done = { $count ->
    [one] Done.
   *[other] { $count } commands done.
 }
cmd-tournament-schedule-about = Fixes the day of a round
cmd-tournament-schedule-example = sdadata tournament schedule tournament.json --stage final --date 2026-06-25
arg-tournament-schedule-file = The tournament
arg-tournament-schedule-stage = The stage, as the format calls it: evening, semifinal, final
arg-tournament-schedule-round = The round of the stage
arg-tournament-schedule-date = The day, as year-month-day
arg-tournament-schedule-by = Who asks
arg-tournament-schedule-regulation = The club's regulation (FILE.toml)
cmd-tournament-postpone-about = Moves a round to another day
cmd-tournament-postpone-example = sdadata tournament postpone tournament.json --stage final --date 2026-09-24 --why "two are abroad" --agreed players,club
arg-tournament-postpone-file = The tournament
arg-tournament-postpone-stage = The stage, as the format calls it
arg-tournament-postpone-round = The round of the stage
arg-tournament-postpone-date = The new day, as year-month-day
arg-tournament-postpone-why = What it is moved for
arg-tournament-postpone-agreed = Who agreed: players, club
arg-tournament-postpone-by = Who asks
arg-tournament-postpone-regulation = The club's regulation (FILE.toml)
cmd-tournament-next-about = Names the tournament that comes next: a postponed final may have to be played by one of its days
cmd-tournament-next-example = sdadata tournament next tournament.json --name "54th championship" --date 2026-09-03 --date 2026-09-10 --date 2026-09-17 --date 2026-09-24
arg-tournament-next-file = The tournament
arg-tournament-next-name = Its name
arg-tournament-next-date = The day of one of its rounds, in order (may be repeated)
arg-tournament-next-by = Who asks
arg-tournament-next-regulation = The club's regulation (FILE.toml)
cmd-tournament-event-about = Calls a special event, or gives its points
cmd-tournament-event-example = sdadata tournament event tournament.json "Summer night" --date 2026-05-30 12=25 7=12.5
arg-tournament-event-file = The tournament
arg-tournament-event-name = What it is called; an event of the same name is replaced
arg-tournament-event-points = NUMBER=POINTS of those who had some, on top of the results that count
arg-tournament-event-date = The day, as year-month-day
arg-tournament-event-by = Who asks
arg-tournament-event-regulation = The club's regulation (FILE.toml)
event-bad-points = '{ $found }': expected NUMBER=POINTS, not below zero, with at most { $decimals } digits behind the point
postpone-bad-party = '{ $found }': expected players or club
cmd-tournament-why-about = Why somebody sits there: with whom, and what the draw could not avoid
cmd-tournament-why-example = sdadata tournament why tournament.json 17
arg-tournament-why-file = The tournament
arg-tournament-why-entrant = Who, by number
arg-tournament-why-round = The round, if not the last
arg-tournament-why-regulation = The club's regulation (FILE.toml)
cmd-tournament-sanction-about = Imposes a sanction and keeps it in the ledger
cmd-tournament-sanction-example = sdadata tournament sanction tournament.json 17 points=5 --fault C55 --grave --why "talks at the table" --by "Zelia"
arg-tournament-sanction-file = The tournament
arg-tournament-sanction-entrant = Who, by number
arg-tournament-sanction-sanction = reminder, turn, hand, cards=N, armies=N, cap=N, points=N, disqualified, expelled
arg-tournament-sanction-fault = The rule broken: C55, C57, C24, …
arg-tournament-sanction-why = Why
arg-tournament-sanction-by = Which referee: a name, or the number of an entrant
arg-tournament-sanction-involved = Others involved, by number: none of them rules
arg-tournament-sanction-grave = The fault is grave
arg-tournament-sanction-regulation = The club's regulation (FILE.toml)
sanction-bad = '{ $found }': expected reminder, turn, hand, cards=N, armies=N, cap=N, points=N, disqualified or expelled
sanction-bad-fault = '{ $found }' is not a rule of part C
sanction-done = Kept; the same fault had occurred { $before ->
    [0] never
    [one] once
   *[other] { $before } times
 } before.

## Commands in JSON

commands-no-json = not JSON: line { $line }, column { $column }
commands-mistake = command { $number } ({ $command }): { $what }
commands-field = there is no field “{ $found }”
commands-name = there is no “{ $found }”
commands-missing = “{ $found }” is missing
commands-value = { $found } is no value that can be
commands-other = a value cannot be
commands-near = : did you mean “{ $near }”?

## What happened

happened-opened = Tournament opened: { $name }.
happened-size-allowed = Tables of { $size } are allowed.
happened-club-registered = Club: { $club }.
happened-clubs-united = One club, { $club }: { $names }.
happened-clubs-distinguished = Clubs of their own: { $names }.
happened-team-registered = Team { $number }: { $team }.
happened-entered = Number { $number }: { $name }.
happened-corrected = Entry set right: { $name }.
happened-ages-undeclared = Age not declared: { $names }.
happened-ages-adult = Of age: { $names }.
happened-ages-waiver = Minors with a waiver: { $names }.
happened-ages-minor = Minors: { $names }.
happened-paid = { $name } paid { $fee }.
happened-roll-here = Present: { $names }.
happened-roll-away = Absent: { $names }.
happened-roll-busy = Busy elsewhere: { $names }.
happened-arrived = { $minutes ->
    [0] { $name } has arrived.
   *[other] { $name } has arrived { $minutes } minutes late.
 }
happened-readmitted = { $name } is in the tournament again.
happened-withdrawn = { $name } has withdrawn.
happened-expelled = { $name } is out of the tournament.
happened-renounced = { $name } renounces: { $stage }.
happened-seated = { $stage }: { $tables ->
    [one] one table.
   *[other] { $tables } tables.
 }
happened-reseated = Tables changed: { $tables ->
    [one] one table.
   *[other] { $tables } tables.
 }
happened-reported = Round { $round }, table { $table }:
happened-order = Order of play, as typed: { $names }.
happened-order-decided = Between { $first } and { $second } the order of play decided.
happened-sanctioned = Sanction against { $name } for { $fault }.
happened-dice-cast = Dice: { $rolls }.
happened-scheduled = { $stage }: { $day }.
happened-postponed = { $stage } moved to { $day }.
happened-next-named = The next tournament: { $name }.
happened-event-called = Special event: { $name }, { $day }.

## Who and what

people-nobody = no entrant is called “{ $found }”
people-nobody-near = no entrant is called “{ $found }”: did you mean “{ $near }”?
people-several = “{ $found }” may be several: { $names }
verb-unclear = this is not clear: “{ $found }”

## Verbs

cmd-tournament-withdraw-about = Notes who withdraws
cmd-tournament-withdraw-example = sdadata tournament withdraw torneo.json "Ada Neri"
arg-tournament-withdraw-file = The tournament
arg-tournament-withdraw-words = Who: a number or a name
arg-tournament-withdraw-by = Who asks for it
arg-tournament-withdraw-regulation = The club's regulation (FILE.toml)
cmd-tournament-readmit-about = Takes back who had withdrawn
cmd-tournament-readmit-example = sdadata tournament readmit torneo.json 12
arg-tournament-readmit-file = The tournament
arg-tournament-readmit-words = Who: a number or a name
arg-tournament-readmit-by = Who asks for it
arg-tournament-readmit-regulation = The club's regulation (FILE.toml)
cmd-tournament-renounce-about = Notes who renounces a stage of the finals
cmd-tournament-renounce-example = sdadata tournament renounce torneo.json 12 semifinal
arg-tournament-renounce-file = The tournament
arg-tournament-renounce-words = Who, then the stage: quarterfinal, semifinal, final
arg-tournament-renounce-by = Who asks for it
arg-tournament-renounce-regulation = The club's regulation (FILE.toml)
cmd-tournament-roll-about = Calls the roll of the next round
cmd-tournament-roll-example = sdadata tournament roll torneo.json away 3 7 "Ada Neri"
arg-tournament-roll-file = The tournament
arg-tournament-roll-words = here, away or busy, then who: numbers or names
arg-tournament-roll-by = Who asks for it
arg-tournament-roll-regulation = The club's regulation (FILE.toml)
cmd-tournament-arrive-about = Notes who arrives, also late
cmd-tournament-arrive-example = sdadata tournament arrive torneo.json 12 15
arg-tournament-arrive-file = The tournament
arg-tournament-arrive-words = Who, then how many minutes late, if any
arg-tournament-arrive-by = Who asks for it
arg-tournament-arrive-regulation = The club's regulation (FILE.toml)
cmd-tournament-pay-about = Notes a fee that was paid
cmd-tournament-pay-example = sdadata tournament pay torneo.json 12 10
arg-tournament-pay-file = The tournament
arg-tournament-pay-words = Who, then the euros: 10, 4.50
arg-tournament-pay-by = Who asks for it
arg-tournament-pay-regulation = The club's regulation (FILE.toml)
cmd-tournament-correct-about = Sets an entry right
cmd-tournament-correct-example = sdadata tournament correct torneo.json 12 club=Genova
arg-tournament-correct-file = The tournament
arg-tournament-correct-words = Who, then what: name=, surname=, nickname=, club=, region=, birth=, card=, age=
arg-tournament-correct-by = Who asks for it
arg-tournament-correct-regulation = The club's regulation (FILE.toml)
cmd-tournament-ages-about = Declares the age of who did not say it
cmd-tournament-ages-example = sdadata tournament ages torneo.json adult all
arg-tournament-ages-file = The tournament
arg-tournament-ages-words = adult, minor, waiver or undeclared, then who, or all
arg-tournament-ages-by = Who asks for it
arg-tournament-ages-regulation = The club's regulation (FILE.toml)
cmd-tournament-clubs-about = Lists the clubs, or says which names are one
cmd-tournament-clubs-example = sdadata tournament clubs torneo.json same Genova "RCU Genova"
arg-tournament-clubs-file = The tournament
arg-tournament-clubs-words = same or different, then the names; without words, the list
arg-tournament-clubs-by = Who asks for it
arg-tournament-clubs-regulation = The club's regulation (FILE.toml)
cmd-tournament-teams-about = Lists the teams, or registers one
cmd-tournament-teams-example = sdadata tournament teams torneo.json Lupi Roma
arg-tournament-teams-file = The tournament
arg-tournament-teams-words = The name and the club; without words, the list
arg-tournament-teams-by = Who asks for it
arg-tournament-teams-regulation = The club's regulation (FILE.toml)
cmd-tournament-dice-about = Notes the dice of those who tie
cmd-tournament-dice-example = sdadata tournament dice torneo.json 3=6 7=2
arg-tournament-dice-file = The tournament
arg-tournament-dice-words = Who and what: 3=6 7=2,5
arg-tournament-dice-by = Who asks for it
arg-tournament-dice-regulation = The club's regulation (FILE.toml)
cmd-tournament-seat-about = Seats the next round by hand
cmd-tournament-seat-example = sdadata tournament seat torneo.json 1,2,3,4 5,6,7,8
arg-tournament-seat-file = The tournament
arg-tournament-seat-words = The tables: who sits together, with commas between
arg-tournament-seat-by = Who asks for it
arg-tournament-seat-regulation = The club's regulation (FILE.toml)
