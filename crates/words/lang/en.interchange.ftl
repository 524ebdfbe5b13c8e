## Interchange: where

interchange-problem = { $file }, { $place }: { $what }
interchange-at-file = in the file
interchange-at-sheet = sheet '{ $sheet }'
interchange-at-cell = sheet '{ $sheet }', cell { $cell }
interchange-at-line = line { $line }, field { $field }

## Interchange: what is wrong

interchange-fault-no-workbook = it is no workbook: expected an .xls or .xlsx file
interchange-fault-damaged = the file is damaged and cannot be read ({ $why })
interchange-fault-damaged-plain = the file is damaged and cannot be read
interchange-fault-no-sheet = there is no sheet '{ $sheet }'
interchange-fault-no-heading = no row names the columns: expected at least 'First name', 'Surname' or 'Player', and in standings 'Place' or 'Total' too
interchange-fault-empty = it is empty: expected at least one person
interchange-fault-expected = expected { $expected }, found '{ $found }'
interchange-fault-missing = expected { $expected }, but the cell is empty
interchange-fault-quote = a quotation mark opens here and is never closed
interchange-fault-twice = '{ $found }' stands twice
interchange-fault-stranger = '{ $found }' sits at a table and is not in the list of entrants
interchange-fault-half-filled = points are missing, though others of the table have some: expected everybody's points or nobody's
interchange-fault-stray = '{ $found }' stands in a column without a name: expected an empty cell
interchange-fault-two-objectives = two at one table with the points of a whole objective: expected one at most
interchange-expected-id = a whole number (the ID; -1 is the ghost)
interchange-expected-name = a name
interchange-expected-points = points: a whole number, with decimals to break ties
interchange-expected-yes-no = SI or NO
interchange-expected-table = a title 'Tavolo N°1'
interchange-expected-rank = a place of the standings
interchange-expected-total = a number of points
interchange-expected-date = a date (day/month/year)
interchange-expected-money = an amount in euros
interchange-expected-rounds = the number of a round, from 1 without gaps
interchange-expected-wins = a number of wins

## Interchange: notes

interchange-note-column = Note: { $place }: the column '{ $name }' has no use here
interchange-note-ignored = Note: { $place }: of no use here: '{ $text }'
interchange-note-seated = Note: { $place }: { $name } is said not to take part and sits at a table: entered
interchange-note-stays-away = Note: { $place }: { $name } does not take part: not entered
interchange-note-tied = Note: { $place }: { $points } points, as another at the table: who sits later is taken as later in the order of play
interchange-note-parts = Note: { $place }: taken as first name '{ $name }' and surname '{ $surname }'
interchange-note-renumbered = Note: { $place }: table { $number } is now number { $now }
interchange-note-size = Note: there are tables of { $size }, which the regulation does not have: shown as a deviation
interchange-note-dice-unknown = Note: { $place }: a tie in the standings decides who plays here; the workbook does not say the dice, so those count who sit here

## Duplicates

alike-entrant = { $name } (entrant no. { $id })
alike-listed = { $name } ({ $place })
alike-perhaps = Warning: { $second } is much like { $first }: { $why }
alike-certain = { $second } is there already: { $first }: { $why }
alike-clubs = Note: “{ $second }” looks like “{ $first }”: is it the same club? (sdadata tournament clubs)
alike-same = the same name
alike-national-id = the same national id
alike-accents = the same name but for accents and apostrophes
alike-swapped = name and surname swapped
alike-typos = { $count ->
    [one] one letter differs
   *[other] { $count } letters differ
 }
alike-nickname = the same nickname

## Commands

cmd-tournament-enter-about = Enters everybody of a list (CSV or XLSX), or nobody
cmd-tournament-enter-example = sdadata tournament enter tournament.json entrants.csv --dry-run
arg-tournament-enter-file = The tournament
arg-tournament-enter-list = The list: columns in any order, with Italian or English names
arg-tournament-enter-dry-run = Only checks, writes nothing
arg-tournament-enter-by = Who asks for it
arg-tournament-enter-regulation = The club's regulation (FILE.toml)
enter-done = { $count ->
    [one] One person entered.
   *[other] { $count } people entered.
 }
enter-would = { $count ->
    [one] One person can enter; nothing was written.
   *[other] { $count } people can enter; nothing was written.
 }
enter-refused = { $place }: { $what }
cmd-tournament-import-about = Rebuilds a tournament from a club's .xls workbook and compares its standings
cmd-tournament-import-example = sdadata tournament import raduno.xls raduno.json --regulation raduno
arg-tournament-import-workbook = The workbook (sheets TORNEO, Iscritti, 1° Turno, …, Classifica)
arg-tournament-import-file = The file to create
arg-tournament-import-regulation = The regulation (ID or FILE.toml), if the kind of tournament in the workbook does not name it
arg-tournament-import-format = The format, if not the regulation's first
arg-tournament-import-by = Who asks for it
import-which = the kind of tournament '{ $kind }' names no regulation: give one with --regulation; there are: { $known }
import-kind-unknown = the kind of tournament '{ $kind }' names no regulation: choose one; there are: { $known }
import-not-text = it is neither a workbook nor a text in UTF-8: expected .xlsx, .xlsm, .xls or the .json file of a tournament
import-not-one = it is a text, but not the file of a tournament: expected a workbook with the sheets TORNEO, Iscritti and 1° Turno, or the .json file of a tournament; a list of entrants (CSV) is uploaded in the tournament's console
import-done = Rebuilt: { $people } entrants, { $rounds } rounds ({ $regulation }, { $format }).
import-same = The workbook's standings are right.
import-no-standings = The workbook has no standings to compare.
import-differs = { $count ->
    [one] One difference from the workbook's standings:
   *[other] { $count } differences from the workbook's standings:
 }
differs-line = { $place }: { $who }: { $what }: { $theirs } in the workbook, { $ours } computed
differs-rank = place
differs-total = total
differs-round = round { $round }
differs-missing = not in the standings
differs-stranger = not among those who played
differs-twice = there twice
differs-wins = wins
differs-club = club
differs-unexpected = { $place }: { $who } plays here, though the format would not have it
differs-absent = { $place }: { $who } would play here by the format, and does not
differs-tables = { $place }: the same people sit at other tables than the format has
differs-left-out = { $place }: the format does not have this round: it is left out
cmd-tournament-export-about = Writes the tournament, or a part of it, as CSV, XLSX, JSON or text for forums
cmd-tournament-export-example = sdadata tournament export tournament.json --to standings.csv --what standings
arg-tournament-export-file = The tournament
arg-tournament-export-to = The file to write: .csv, .xlsx, .json or .txt
arg-tournament-export-what = standings, entrants, round-N (round N), cash, calendar or all
arg-tournament-export-regulation = The club's regulation (FILE.toml)
export-kind = { $file }: expected a name that ends in .csv, .xlsx, .json or .txt
export-what = --what { $found }: expected standings, entrants, cash, calendar, all or round-N; there are { $rounds } rounds
export-done = Wrote { $file }.
