# A tournament's hall: what cannot be done, and why.

hall-refused-not-allowed-helper = This is for a helper, a referee or the organiser of this tournament.
hall-refused-not-allowed-referee = This is for a referee or the organiser of this tournament.
hall-refused-not-allowed-organiser = This is for the organiser of this tournament alone.
hall-refused-dead-link = This link opens nothing any more: ask the organiser for another.
hall-refused-other-table = This link is for table { $table } of round { $round }, and for nothing else.
hall-refused-nameless = First pick your name among those of the table.
hall-refused-not-of-table = { $name } does not play at this table.
hall-refused-link-in-use = { $name } was picked already, on this phone or on another: call a helper.
hall-refused-own-report = Whoever wrote the result cannot confirm it: another player of the table, a referee or a helper has to.
hall-refused-nothing-pending = Table { $table } of round { $round } has no result to be confirmed.
hall-refused-reported-already = Somebody has written the result of table { $table } already, and it is the same: nothing is left to do.
hall-refused-differs = This table has a result already, and it is another: { $reported }. A correction is made with a reason.
hall-refused-differs-pending = Another player wrote a different result: { $reported }. Look at it together, or call the referee.
hall-refused-no-such-table = There is no table { $table } in this round.
hall-refused-not-undoable = Entry { $entry } cannot be taken back.
hall-refused-undone-already = Entry { $entry } was taken back already.
hall-refused-depends = Entry { $entry } cannot be taken back alone: { $dependents } depend on it. Take those back first.
hall-refused-no-reason = A reason is needed, which everybody will be able to read.
hall-refused-text = A text of 1 to { $most } letters is needed.
hall-refused-unknown-call = This call is no longer there.
hall-refused-unknown-notice = This notice is no longer there.
hall-refused-unknown-link = This link is no longer there.
hall-refused-unknown-entrant = No entrant has this number.
hall-refused-other-ceremony = The draw was promised with a seal: it is made with the dice rolled in the hall and that secret, or the promise is taken back.
hall-refused-opened-already = The tournament is open already.
hall-refused-unreadable = The tournament cannot be opened like this: { $why }
hall-refused-with-rule = { $what } ({ $rule })

### The console.

hall-console-unclear = The request cannot be understood: go back to the page and try again.
hall-console-no-dice = Write the dice rolled in the hall: faces from 1 to 6.
hall-console-no-seed = Write the seed: a whole number.
hall-console-no-name = The tournament needs a name.
hall-console-new-title = New tournament
hall-console-new-lead = The regulation decides; here one chooses the format and what everybody will see.
hall-console-name = Name of the tournament
hall-console-format = Regulation and format
hall-console-venue = Where it is played
hall-console-host = Host club
hall-console-host-hint = Its players may sit together (T3.4), where the regulation says so.
hall-console-dates = Days
hall-console-dates-hint = Such as 2026-11-21, one or more.
hall-console-open = Open the tournament
hall-console-title = Console
hall-console-public = The page for everybody
hall-console-link-once = The link, shown once:
hall-console-next = Now
hall-console-next-results = Round { $round } is being played: { $open ->
    [one] the result of one table is missing
   *[other] the results of { $open } tables are missing
}.
hall-console-next-nothing = The tournament is over.
hall-console-promised = The seal of the draw, to be shown before the dice:
hall-console-promise-lead = The program picks a secret and shows its seal; then dice are rolled in the hall. The seed comes from both: nobody controls it.
hall-console-promise = Show the seal
hall-console-dice = Dice rolled in the hall
hall-console-dice-hint = The faces one after the other, such as 6 2 5.
hall-console-draw = Draw
hall-console-with-seed = With a published seed
hall-console-seed = Seed
hall-console-pending = To be confirmed
hall-console-contested = contested: { $why }
hall-console-confirm = Confirm
hall-console-table = Table { $table }
hall-console-tables = Tables without a result
hall-console-tables-hint = Before it is sent, the result is read back with places and points. The order of play is asked for only where it decides. Who has neither points nor an elimination did not play.
hall-console-player = Player
hall-console-points = Points
hall-console-outside = Outside
hall-console-out = Eliminated
hall-console-objective = RisiKo! by
hall-console-nobody = Nobody, for now.
hall-console-here = Here
hall-console-away = Away
hall-console-withdraw = Withdraws
hall-console-readmit = Readmit
hall-console-enter = Enter
hall-console-first-name = Name
hall-console-surname = Surname
hall-console-club = Club
hall-console-birth = Date of birth
hall-console-birth-hint = Such as 1990-05-31; the organiser alone sees it.
hall-console-paste = Paste a list
hall-console-paste-label = One person a line: name; surname; club
hall-console-clock = Clock
hall-console-clock-start = Start
hall-console-clock-stop = Stop
hall-console-clock-set = Set
hall-console-minutes = Minutes
hall-console-calls = Tables that call
hall-console-go = On my way
hall-console-notices = Notices
hall-console-notice = A notice for everybody
hall-console-say = Say it
hall-console-remove = Remove
hall-console-links = Links
hall-console-links-hint = For those without an account. Active: { $count }.
hall-console-link-helper = For a helper
hall-console-link-referee = For a referee
hall-console-link-projector = For the projector
hall-console-link-table = Table
hall-console-link-make = For the table
hall-console-history = What was done
hall-console-undone = taken back: { $why }
hall-console-entry = Entry
hall-console-why = Reason
hall-console-undo = Take back
hall-console-told-enter = { $name } entered
hall-console-told-report = result of table { $table }
hall-console-told-draw = draw
hall-console-told-withdraw = { $name } withdrew
hall-console-told-roll = roll call: { $name }
hall-console-told-open = opening
hall-console-told-other = another decision

### A table's page.

hall-table-title = Table { $table }, round { $round }
hall-table-settled = The result of this table is written.
hall-table-gone = This table is no longer there: the round was drawn again.
hall-table-who = Who are you?
hall-table-me = On this phone: { $name }
hall-table-report = The result
hall-table-pending = A result to be confirmed
hall-table-contested = The referee or a helper settles it with you.
hall-table-wait = Now another player of the table confirms it on their phone.
hall-table-wrong = What is wrong
hall-table-contest = It is not so
hall-table-call = Call a referee
hall-table-called = The referee was called.
hall-table-about = What it is about

# The pages for everybody: list, tournament, rounds, people, phone, projector, paper.

hall-page-new = New tournament
hall-page-list-none = Tournaments will be here: those being played, those to come, and the archive.
hall-page-list-playing = Being played
hall-page-list-entries = To come
hall-page-list-rehearsals = Rehearsals
hall-page-list-over = Archive
hall-page-entrants = { $count ->
    [one] one entrant
   *[other] { $count } entrants
}
hall-page-nameless = Player no. { $number }
hall-page-stage-entries = Entries are open
hall-page-stage-playing = Being played
hall-page-stage-over = Over
hall-page-my-table = My table
hall-page-projector = Projector
hall-page-venue = Where
hall-page-dates = When
hall-page-organiser = Organised by
hall-page-host = Host club
hall-page-referees = Referees
hall-page-format = Format
hall-page-regulation = Regulation
hall-page-notices = Notices
hall-page-progress = { $done } of { $all } tables have finished
hall-page-clock = Time left
hall-page-clock-stopped = clock stopped
hall-page-by-table = By table
hall-page-by-name = By surname
hall-page-no-round = The first round has not been drawn yet.
hall-page-standings-none = The standings begin with the first results.
hall-page-standings-after = Standings after round { $round }
hall-page-decided = Tie-break
hall-page-ties = Between equal totals the order is: { $criteria }.
hall-page-dropped = A result that is struck through is dropped and does not count.
hall-page-rounds = Rounds
hall-page-people = Entrants
hall-page-left = no longer plays
hall-page-exports = To download
hall-page-export-csv = Standings, CSV
hall-page-export-xlsx = The whole tournament, Excel
hall-page-export-json = The whole tournament, JSON
hall-page-export-txt = Text for a forum
hall-page-table-playing = playing
hall-page-table-pending = result to be confirmed
hall-page-table-contested = result contested
hall-page-table-finished = finished
hall-page-place = { $place }.
hall-page-draw = How the tables came about
hall-page-draw-again = This is draw number { $count } of this round.
hall-page-draw-undone = Taken back: { $why }
hall-page-draw-not-proven = it is the least that was found: that there is no better one is not proven
hall-page-draw-searching = a proof that there is no better one is being looked for
hall-page-draw-better = there is a better one: { $penalties }
hall-page-draw-five = Five at table { $table }: { $names }
hall-page-draw-commitment = Seal shown before: { $commitment }
hall-page-draw-secret = Secret: { $secret }
hall-page-draw-dice = Dice rolled in the hall: { $dice }
hall-page-results = Results
hall-page-results-none = No result yet.
hall-page-column-round = Round
hall-page-column-place = Place
hall-page-column-table-points = Table points
hall-page-column-points = Tournament points
hall-page-column-opponents = At the table with
hall-page-standing = Place { $place } in the standings with { $total } points
hall-page-need = What it takes
hall-page-why = Why this table
hall-page-open-answer = Open the answer
hall-page-pick = Who are you?
hall-page-search = Type your name
hall-page-nobody = Nobody of this name has entered.
hall-page-other-person = This is not me
hall-page-fresh = Up to date at { $time }
hall-page-stale = No network: this is how it was at { $time }. It updates by itself when the line is back.
hall-page-no-table = You have no table yet. It will appear here by itself as soon as there is a draw.
hall-page-starts-soon = The game starts with the clock of the hall.
hall-page-finished = Your table has finished.
hall-page-next-round = Next: { $what }.
hall-page-over = The tournament is over.
hall-page-opponents = At your table
hall-page-my-results = My results
hall-page-i-need = What I need
hall-page-why-me = Why am I here
hall-page-which = { $page } of { $pages }
hall-page-scan = Scan: your table on your phone
hall-page-paper = To print
hall-page-paper-none = Lists are printed once a round is drawn.
hall-page-paper-tables = Tables by number
hall-page-paper-names = Tables by surname
hall-page-paper-standings = Standings
hall-page-paper-cards = Table cards
hall-page-paper-print = Print
hall-page-paper-cards-how = Two cards on each sheet: cut the pile in half and put the lower half behind the upper one, and the tables stay in order.
hall-page-paper-order = Order
hall-page-paper-inside = Points
hall-page-paper-outside = Outside
hall-page-paper-out = Out
hall-page-paper-signature = Signature
hall-page-paper-objective = Objective by
hall-page-paper-end = Ended at
hall-page-paper-referee = Referee
hall-page-criterion-earlier-second = who made the second best result first
hall-page-criterion-outside = points outside the objective
hall-page-criterion-playing-order = who played later in the last game
hall-page-criterion-first-to-reach = who reached that total first

## score entry

hall-score-read = Read it back
hall-score-stands = This is how it will stand
hall-score-send = Send the result
hall-score-change = Change
hall-score-absent = Did not play: { $names }
hall-score-risiko = RisiKo!
hall-score-penalty = { $points } points taken by the referee
hall-score-order = The order of play decides this tie: who played first, who later?
hall-score-behind-outside = behind by points outside the objective
hall-score-behind-potential = behind by the potential coefficient
hall-score-behind-army = behind by the value of the army
hall-score-behind-order = behind for having played earlier
hall-score-potential = Potential
hall-score-army = Army
hall-score-reason = Reason of the correction
hall-score-rome-hint = Write what each player holds: the potential coefficient and the value of the army are computed.
hall-score-track = Points
hall-score-centres = Centres of power
hall-score-supremacies = Supremacies
hall-score-safe-conducts = Safe-conducts
hall-score-provinces = Provinces
hall-score-seas = Seas
hall-score-standards = Standards
hall-score-triremes = Triremes
hall-score-legionaries = Legionaries
hall-score-fault-unknown = There is no territory "{ $territory }" on the map.
hall-score-fault-two-owners = { $territory } belongs to two players at once.
hall-score-fault-unowned = { $count ->
    [one] One territory belongs to nobody yet: tap it, or give it to who has all the rest.
   *[other] { $count } territories belong to nobody yet: tap them, or give them to who has all the rest.
}
hall-score-fault-objective = Pick the objective of { $name }.
hall-score-fault-eliminations = Without territories: { $names }. Tap "eliminated" in the order in which they went out.
hall-score-fault-no-map = This game has no map here: write the numbers.
hall-score-on-map = On the map
hall-score-by-numbers = With numbers
hall-score-how = Pick a player and tap their territories.
hall-score-nobody = Nobody
hall-score-rest = All the rest ({ $count }) to { $name }
hall-score-undo = Undo the last one
hall-score-objective = Objective of { $name }
hall-score-objective-choose = choose
hall-score-out = { $name } was eliminated
hall-score-out-turn = Eliminated: { $turn }
hall-score-counts = { $inside } inside, { $outside } outside
hall-score-left = { $count } of { $all } territories left
hall-score-complete = All { $all } territories have an owner
hall-score-colour = Another colour for { $name }

## table cards

hall-cards-lead = Each card has the code of its table in this round. Cards are printed when they are made: made again, the earlier ones open nothing any more.
hall-cards-print = Print the table cards
hall-cards-now = Print them now: the codes cannot be shown again. Cards printed earlier for this round open nothing any more.
hall-cards-scan = Scan to write the result and to call a referee

## table lights

hall-light = How far are you?
hall-lights = How far the tables are
hall-light-placing = Placing armies
hall-light-placed = All armies placed
hall-light-playing = Playing
hall-light-last-but-one = Last lap but one
hall-light-last-lap = Last lap
hall-light-sdadata = Sdadata at { $sum }
hall-light-sdadata-next = Sdadata at { $sum }, then { $next }
hall-light-finished = Finished

## referee's phone

hall-referee-title = Referee
hall-referee-search = What happened?
hall-referee-example = for instance: die off the field
hall-referee-find = Search
hall-referee-elsewhere = Under other regulations
hall-referee-sanction = Sanction
hall-referee-calculators = Calculators
hall-referee-sheet = Referees' sheet
hall-referee-correct = Correct a result
hall-referee-correct-hint = With a reason. Once a stage of the finals is drawn, the result it was drawn on stays as it is (C53).
hall-referee-open = Open
hall-referee-who = Who referees on this phone?
hall-referee-who-hint = The name stays with every ruling (C58). Who plays does not rule at the own table.
hall-referee-me = { $name } referees
hall-referee-name = Name and surname
hall-referee-plays = Plays too?
hall-referee-plays-not = does not play
hall-referee-keep = Remember
hall-referee-no-name = First write who referees on this phone, on the referee's page.
hall-referee-own-table = Who plays at this table decides nothing there: another referee does
hall-sanction = Sanction
hall-sanction-fault = Fault
hall-sanction-gravity = How grave
hall-sanction-light = Not grave
hall-sanction-grave = Grave
hall-sanction-amount = How many
hall-sanction-amount-hint = Only for cards, armies, cap and points.
hall-sanction-window = Contestation is immediate: only the present turn or the one just ended is corrected, unless effects last (C53).
hall-sanction-reminder = Reminder
hall-sanction-turn = Turn passed
hall-sanction-hand = Hand passed on for too long a thought
hall-sanction-cards = Cards lost
hall-sanction-armies = Armies lost
hall-sanction-cap = Cap of armies lowered
hall-sanction-points = Table points taken
hall-sanction-disqualified = Disqualification
hall-sanction-expelled = Expulsion from the tournament
hall-sanction-read = What it comes to
hall-sanction-give = Give the sanction
hall-sanction-before = { $count ->
    [0] First time in this tournament.
    [one] It has happened once before in this tournament.
   *[other] It has happened { $count } times before in this tournament.
}
hall-sanction-game = It holds at table { $table } of round { $round }.
hall-sanction-effect-points = In that game { $points } table points are lost in all, never below zero: the place at the table may change (T1.8).
hall-sanction-effect-cap = The cap in that game goes down to { $cap } armies.
hall-sanction-effect-out = Out of the tournament: not drawn any more and not in the standings.
hall-sanction-ledger = What was ruled
hall-sanction-no-player = Pick the player.
hall-sanction-no-fault = Pick the fault.
hall-sanction-no-sanction = Pick the sanction and, where it needs one, write the number.
hall-calculator-ask = Work it out
hall-calculator-dispute = Can it still be contested? (C53)
hall-calculator-closing = Sdadata: who rolls, which sum closes (G7.4)
hall-calculator-excess = Armies placed beyond what is due (C8)
hall-calculator-cap = Armies beyond the cap (C9)
hall-calculator-card = Forgotten card (C20)
hall-calculator-missed = Forgotten sdadata (C28)
hall-calculator-origin = Attack without saying from where (C16)
hall-calculator-overrun = Three dice with three armies (C18)
hall-calculator-late = Who comes late (G8.9)
hall-calculator-candidates = Where it may come from, with armies (like Brasile=5, Perù=3)
hall-calculator-dice = Dice thrown
hall-calculator-base = Armies on the attacking territory
hall-calculator-defence = Dice of the defence
hall-calculator-missing = How many are missing
hall-calculator-lap = Lap in progress
hall-calculator-turns = Turns over in this lap
hall-calculator-players = Players at the table
hall-calculator-out = Seats that are out, by letter (like BD)
hall-calculator-found = Who noticed
hall-calculator-declared = who made the mistake said so
hall-calculator-by-another = somebody else
hall-calculator-effects = Its effects
hall-calculator-effects-gone = are gone
hall-calculator-effects-last = still last
hall-calculator-fault-turn = Turn of the fault (like 7B)
hall-calculator-now = Turn now (like 8A)
hall-calculator-time-up = Turn in which time was up (like 12B)
hall-calculator-conquests = Territories conquered this turn
hall-calculator-roll = Sum of the two dice, if thrown
hall-calculator-placed = Armies placed
hall-calculator-due = Armies due
hall-calculator-armies = Armies on the board
hall-calculator-lowered = How much the cap was lowered already
hall-calculator-next = What the next player has done
hall-calculator-noticed = When it was noticed
hall-calculator-before = How often it had happened before
hall-calculator-word-placing = is placing reinforcements
hall-calculator-word-placed = has placed all reinforcements
hall-calculator-word-attacked = has attacked
hall-calculator-word-moved = has moved
hall-calculator-word-passed = has passed
hall-calculator-word-next-playing = while the next player plays
hall-calculator-word-next-rolled = the next player has rolled
hall-calculator-word-next-ended = the next player has ended the turn
hall-calculator-word-after-next-placing = the one after next is placing already

## workbooks

hall-import-title = A tournament from a file
hall-import-lead = A club's workbook (.xlsx, .xlsm, .xls), or the file of a tournament of 'sdadata tournament' or of another hall (.json). You see what becomes of it before it is kept.
hall-import-from-file = As the file says
hall-import-file = File
hall-import-file-hint = Sheets TORNEO, Iscritti, 1° Turno, …, Classifica. At most 8 MB.
hall-import-read = Read the file
hall-import-no-file = Choose a file.
hall-import-too-large = The file is larger than { $most } MB.
hall-import-gone = The file that was read is not waiting any more: send it again.
hall-import-preview = { $name }: keep it?
hall-import-found = { $people } entrants, { $rounds } rounds ({ $regulation }, { $format }).
hall-import-differences = Differences
hall-import-same = No difference: the standings of the file are right.
hall-import-notes = { $count ->
    [one] A note on the reading
   *[other] { $count } notes on the reading
 }
hall-import-keep-hint = Nothing has been kept so far.
hall-import-keep = Keep it
hall-import-another = Another file
