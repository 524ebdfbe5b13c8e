# The organiser's console: a page for each thing to be done.

console-tab-now = Now
console-tab-people = People
console-tab-clubs = Clubs
console-tab-seating = Tables
console-tab-calendar = Calendar
console-tab-links = Links
console-tab-log = Log
console-organiser-only = Only the organiser can do this.
console-next-people = Begin with the people: type them, paste a list, or let them enter from their phones.
console-go-people = Enter people
console-next-clubs = Before the draw: are these names one club?
console-next-draw = Round { $round }: { $players ->
    [one] one person sits
   *[other] { $players } people sit
 }. Call the roll and draw.
console-next-tie = A tie decides: dice are cast.
console-go-roll = To the roll
console-go-sizes = Allow tables of another size, or make the tables by hand
console-roll-missing = { $count ->
    [0] Everybody has answered.
    [one] One person has not answered yet.
   *[other] { $count } people have not answered yet.
 }

console-roll = Roll
console-roll-hint = After the first "Here" only those who are here play. The roll is for the next round.
console-filter = Search by name, club or number
console-filter-none = Nobody is called that.
console-count-here = { $count ->
   *[other] here
 }
console-count-missing = not answered
console-count-away = { $count ->
   *[other] away
 }
console-count-all = in all
console-all-here = Everybody else is here
console-rest-away = Who is missing is away
console-late = came { $minutes } min late
console-status-in = In the tournament
console-status-withdrawn = Withdrawn
console-status-expelled = Expelled
console-ages = Age not declared
console-ages-of = { $count ->
    [one] Of one person it is not known whether they are of age: { $names }.
   *[other] Of { $count } people it is not known whether they are of age: { $names }.
 } (T2.12)
console-ages-adult = All of them are of age
console-unsigned = Regulation to be signed
console-unsigned-count = { $count ->
    [one] One person has not signed
   *[other] { $count } people have not signed
 } the regulation (T2.13).
console-signed-all = Everybody has signed
console-enter = New entry
console-accepted = Has signed the regulation (T2.13)
console-consent = Agrees that results and photographs are published
console-waiver = A minor for whom the organiser answers (T2.12)
console-namesake = Another person of the same name
console-list-hint = With the names of the columns (Nome, Cognome, Club, Partecipa …) or without. Who has Partecipa = NO stays out. Everybody enters or nobody does.
console-upload = A file: CSV, TXT or spreadsheet
console-upload-hint = The same, from a file. Text files in UTF-8 or Latin.
console-upload-send = Read the file
console-no-file = Choose a file: CSV, TXT or spreadsheet.

console-no-such-person = Nobody has this number.
console-presence = Presence
console-next-round = Round { $round }
console-is-here = here
console-is-away = away
console-is-busy = busy in a final
console-is-unsaid = not said yet
console-leaves-after = Leaves after this round
console-busy = In a final elsewhere (T2.7)
console-no-show-means = Has a seat in round { $round } and is not there: the table plays without, in the result they have no points.
console-no-show = Not at the table
console-arrive = Comes so many minutes late
console-arrive-hint = Beyond the regulation's limit they do not play (T2.12).
console-arrive-say = Has come
console-leaving = Leaving the tournament
console-withdraw-means = Withdraws: plays no more, the results stay (T2.7).
console-readmit-means = Is back in the tournament from the next round on.
console-renounce-means = Renounces a stage: the place goes to who follows, as the regulation says (T2.4).
console-renounce-stage = Stage
console-renounce = Renounce
console-desk = Desk
console-paid = Has paid { $euros } euros.
console-pay = Take, in euros
console-pay-take = Take
console-has-signed = Has signed the regulation.
console-has-not-signed = Has not signed the regulation yet (T2.13).
console-sign = Has signed
console-entry = Entry
console-nickname = Nickname
console-region = Region
console-national-id = Number in the national list
console-team = Team
console-qualified = Already qualified for what the tournament selects for
console-correct = Correct
console-erase = Erase the data
console-erase-means = Name and date of birth go from the log and from every page; the results stay under the number. There is no way back.
console-erase-sure = I am sure

console-clubs = Clubs
console-no-clubs = No club yet.
console-host = at home
console-similar = One club?
console-similar-hint = People of one club do not sit together if it can be helped (T3.2). It is asked once.
console-same-club = It is one
console-other-club = They are two clubs
console-club-name = The club's name
console-club-alias = Also written
console-teams = Teams
console-team-add = Add the team

console-redraw = Draw again with the fewest moves
console-redraw-means = Somebody is not there, or has come: the tables change as little as possible, finished ones stay. In finals whoever follows is called up (T2.4).
console-redraw-gone = Who is not there
console-redraw-came = Who has come
console-redraw-seed = A number nobody chose: dice rolled in the hall, for instance.
console-swap = Swap two people
console-swap-means = What it costs is shown first; the draw stays visible with the swap.
console-swap-one = Who
console-swap-other = With whom
console-swap-cost = What does it cost?
console-swap-line = { $what }: from { $before } to { $after }
console-swap-free = These tables were not drawn: the swap costs nothing.
console-swap-do = Swap
console-again = A second draw
console-again-means = The draw of this round is taken back with a reason everybody reads; the next one is called "second draw".
console-again-undo = Take the draw back
console-by-hand = Tables by hand
console-by-hand-means = A line for each table, in the order of play; people by name or number, apart by commas. The public page says that the tables were made by hand.
console-by-hand-tables = The tables of the next round
console-by-hand-seat = Seat them so
console-sizes = Tables of another size
console-sizes-means = A deviation from the regulation that everybody sees (T3.1).
console-sizes-of = Allow tables of { $size }

console-ties = Dice for the tie
console-ties-hint = Everybody rolls; who rolls the same rolls again. Type all faces in order.
console-ties-cast = Enter the dice
console-no-tie = No tie decides anything now.

console-stage = Stage
console-stage-round = Round of the stage
console-day = Day
console-day-hint = Like 2026-11-21.
console-fix-day = Fix the day
console-fix-day-means = The day of a round (T2.14). To move one that is fixed takes a reason.
console-postpone = Move
console-postpone-why = Reason for the move
console-no-day = A round, like 1, and a day, like 2026-11-21, are wanted.
console-event = Special event
console-event-means = Points on top for those who were there (T2.14). One of the same name is replaced.
console-event-name = Name
console-event-points = Points, one a line: number=points
console-event-save = Enter the event
console-no-event = A day, like 2026-11-21, and points like 12=25, one a line, are wanted.

console-link-register = To enter from a phone
console-link-qr = The code of the link
console-link-of-table = Table { $table } of round { $round }
console-revoke = Revoke
console-revoke-hint = A revoked link opens nothing any more, on phones that followed it before too.
console-roles = Those with an account
console-roles-hint = A part in this tournament, and in this one only.
console-role = Part
console-role-login = Login
console-role-give = Give the part
console-role-organiser = Organiser
console-role-referee = Referee
console-role-helper = Helper
console-role-nothing = No part
console-no-account = No account has this login.

console-undo-hint = Everybody reads the reason. If something depends on the entry, it is said what.
console-by-account = with their account
console-by-link = with the link { $key }
console-told-amend = correction of table { $table }
console-told-redraw = drawn again
console-told-seat = tables by hand
console-told-swap = { $one } and { $other } swapped
console-told-readmit = { $name } back in
console-told-correct = entry corrected: { $name }
console-told-pay = fee: { $name }
console-told-arrive = arrival of { $name }
console-told-renounce = renunciation of { $name }
console-told-sanction = sanction: { $name }
console-told-roll-many = roll: { $count } people
console-told-dice = dice for a tie
console-told-clubs = clubs

console-rehearsal = Rehearsal
console-rehearsal-note = This is a rehearsal: nobody here is a real person, and nobody else sees it among the tournaments.
console-rehearse-count = How many people
console-rehearse-people = Invent them
console-rehearse-results = Invent the missing results
console-rehearse-draw = Now it is your turn: roll, draw, dice. Then the program invents the results.
console-no-rehearsal = This tournament is real: nothing is invented.
console-new-rehearsal = A rehearsal, with invented people
console-referees = Referees
console-own-text = A club's own regulation
console-own-text-label = Its text, which says only where it departs
console-own-text-hint = As in the files of "sdadata regulation"; it stays with the tournament.
console-preview-link = What does a format do with 13, 41, 103 or 131 players?
console-preview = A format, before it is opened
console-preview-people = Players
console-preview-show = Show

register-title = Registration
register-accept = I have read the regulation and accept it
register-rules = The regulation
register-not-accepted = To enter one accepts the regulation (T2.13).
register-closed = Registration is closed: the first round is drawn. Ask the organiser.
register-send = Enter me
register-privacy = Only the organiser sees the date of birth; it is for coming of age (T2.12). You can ask the organiser to erase your data.
register-done = Registration received
register-number = { $name }, number { $number }. In the hall, go by the desk all the same.

preview-title = With { $entrants } players
preview-round = Round
preview-stage = Stage
preview-players = Play
preview-tables = Tables
preview-waiting = Straight ahead
preview-tables-of = { $count } of { $size }
preview-teams = { $entrants } people make no whole teams: { $each } a team, at least { $least } teams (T2.11).
people-list = the list

console-copies = Copies
console-copies-made = The last copy:
console-copies-none = No copy yet.
console-copies-fault = No copy now: { $why }

hall-page-seal = The seal of the draw, round { $round }
hall-page-seal-means = Take a photograph of it. Now dice are rolled in the hall: the seed comes from the sealed secret and the dice, and nobody controls it. The secret is told with the tables.
console-known-hint = Whoever played in earlier tournaments of the same organisers is offered while one types.
