## Scambio: dove

interchange-problem = { $file }, { $place }: { $what }
interchange-at-file = nel file
interchange-at-sheet = foglio «{ $sheet }»
interchange-at-cell = foglio «{ $sheet }», cella { $cell }
interchange-at-line = riga { $line }, campo { $field }

## Scambio: che cosa non va

interchange-fault-no-workbook = non è una cartella di lavoro: mi aspettavo un file .xls o .xlsx
interchange-fault-damaged = il file è danneggiato e non si legge ({ $why })
interchange-fault-damaged-plain = il file è danneggiato e non si legge
interchange-fault-no-sheet = manca il foglio «{ $sheet }»
interchange-fault-no-heading = nessuna riga dà nome alle colonne: mi aspettavo almeno «Nome», «Cognome» o «Giocatore», e nelle classifiche anche «Pos» o «Totale»
interchange-fault-empty = è vuoto: mi aspettavo almeno una persona
interchange-fault-expected = mi aspettavo { $expected }, ho trovato «{ $found }»
interchange-fault-missing = mi aspettavo { $expected }, ma la cella è vuota
interchange-fault-quote = qui si aprono virgolette che non si chiudono più
interchange-fault-twice = «{ $found }» c'è due volte
interchange-fault-stranger = «{ $found }» siede a un tavolo ma non è fra gli iscritti
interchange-fault-half-filled = mancano i punti, ma altri dello stesso tavolo li hanno: mi aspettavo i punti di tutti o di nessuno
interchange-fault-stray = «{ $found }» sta in una colonna senza nome: mi aspettavo una cella vuota
interchange-fault-two-objectives = due persone dello stesso tavolo con i punti di un obiettivo intero: mi aspettavo al massimo una
interchange-expected-id = un numero intero (l'ID; -1 è il fantasma)
interchange-expected-name = un nome
interchange-expected-points = punti: un numero intero, con decimali per lo spareggio
interchange-expected-yes-no = SI o NO
interchange-expected-table = un titolo «Tavolo N°1»
interchange-expected-rank = una posizione in classifica
interchange-expected-total = un punteggio
interchange-expected-date = una data (giorno/mese/anno)
interchange-expected-money = un importo in euro
interchange-expected-rounds = il numero di un turno, da 1 senza salti
interchange-expected-wins = un numero di vittorie

## Scambio: note

interchange-note-column = Nota: { $place }: la colonna «{ $name }» non serve qui
interchange-note-ignored = Nota: { $place }: non serve qui: «{ $text }»
interchange-note-seated = Nota: { $place }: { $name } risulta non partecipante, ma siede a un tavolo: è fra gli iscritti
interchange-note-stays-away = Nota: { $place }: { $name } non partecipa: non è fra gli iscritti
interchange-note-tied = Nota: { $place }: { $points } punti come un altro del tavolo: chi siede dopo è preso come ultimo nell'ordine di gioco
interchange-note-parts = Nota: { $place }: preso come nome «{ $name }» e cognome «{ $surname }»
interchange-note-renumbered = Nota: { $place }: il tavolo { $number } ha ora il numero { $now }
interchange-note-size = Nota: ci sono tavoli da { $size }, che il regolamento non prevede: risulta come deroga
interchange-note-dice-unknown = Nota: { $place }: in classifica c'è una parità che decide chi gioca qui; la cartella non dice i dadi, quindi vale chi risulta seduto

## Doppioni

alike-entrant = { $name } (iscritto n. { $id })
alike-listed = { $name } ({ $place })
alike-perhaps = Attenzione: { $second } somiglia a { $first }: { $why }
alike-certain = { $second } c'è già: { $first }: { $why }
alike-clubs = Attenzione: «{ $second }» somiglia a «{ $first }»: è lo stesso club? (sdadata tournament clubs)
alike-same = stesso nome
alike-national-id = stessa tessera
alike-accents = stesso nome a parte accenti e apostrofi
alike-swapped = nome e cognome scambiati
alike-typos = { $count ->
    [one] una lettera diversa
   *[other] { $count } lettere diverse
 }
alike-nickname = stesso soprannome

## Comandi

cmd-tournament-enter-about = Iscrive tutte le persone di un elenco (CSV o XLSX), o nessuna
cmd-tournament-enter-example = sdadata tournament enter torneo.json iscritti.csv --dry-run
arg-tournament-enter-file = Il torneo
arg-tournament-enter-list = L'elenco: colonne in qualsiasi ordine, con nomi in italiano o in inglese
arg-tournament-enter-dry-run = Controlla soltanto, senza scrivere
arg-tournament-enter-by = Chi lo chiede
arg-tournament-enter-regulation = Il regolamento del club (FILE.toml)
enter-done = { $count ->
    [one] Iscritta una persona.
   *[other] Iscritte { $count } persone.
 }
enter-would = { $count ->
    [one] Si può iscrivere una persona; non ho scritto niente.
   *[other] Si possono iscrivere { $count } persone; non ho scritto niente.
 }
enter-refused = { $place }: { $what }
cmd-tournament-import-about = Ricostruisce un torneo dalla cartella .xls di un club e ne confronta le classifiche
cmd-tournament-import-example = sdadata tournament import raduno.xls raduno.json --regulation raduno
arg-tournament-import-workbook = La cartella di lavoro (fogli TORNEO, Iscritti, 1° Turno, …, Classifica)
arg-tournament-import-file = Il file da creare
arg-tournament-import-regulation = Il regolamento (ID o FILE.toml), se il tipo di torneo scritto nella cartella non basta
arg-tournament-import-format = La formula, se non è la prima del regolamento
arg-tournament-import-by = Chi lo chiede
import-which = il tipo di torneo «{ $kind }» non dice il regolamento: indicarlo con --regulation; ci sono: { $known }
import-kind-unknown = il tipo di torneo «{ $kind }» non dice il regolamento: sceglilo; ci sono: { $known }
import-not-text = non è né una cartella di lavoro né un testo in UTF-8: mi aspettavo .xlsx, .xlsm, .xls o il file .json di un torneo
import-not-one = è un testo, ma non il file di un torneo: mi aspettavo una cartella di lavoro con i fogli TORNEO, Iscritti e 1° Turno, o il file .json di un torneo; un elenco di iscritti (CSV) si carica dalla console del torneo
import-done = Ricostruito: { $people } iscritti, { $rounds } turni ({ $regulation }, { $format }).
import-same = Le classifiche della cartella tornano.
import-no-standings = La cartella non ha classifiche da confrontare.
import-differs = { $count ->
    [one] Una differenza dalle classifiche della cartella:
   *[other] { $count } differenze dalle classifiche della cartella:
 }
differs-line = { $place }: { $who }: { $what }: nella cartella { $theirs }, ricalcolato { $ours }
differs-rank = posizione
differs-total = totale
differs-round = turno { $round }
differs-missing = manca in classifica
differs-stranger = non risulta fra chi ha giocato
differs-twice = compare due volte
differs-wins = vittorie
differs-club = club
differs-unexpected = { $place }: { $who } gioca qui, ma secondo la formula non ci sarebbe
differs-absent = { $place }: { $who } secondo la formula giocherebbe qui, ma non c'è
differs-tables = { $place }: le stesse persone siedono a tavoli diversi da quelli della formula
differs-left-out = { $place }: la formula non prevede questo turno: è rimasto fuori
cmd-tournament-export-about = Scrive il torneo, o una sua parte, in CSV, XLSX, JSON o testo per i forum
cmd-tournament-export-example = sdadata tournament export torneo.json --to classifica.csv --what standings
arg-tournament-export-file = Il torneo
arg-tournament-export-to = Il file da scrivere: .csv, .xlsx, .json o .txt
arg-tournament-export-what = standings, entrants, round-N (il turno N), cash (la cassa), calendar (il calendario) o all (tutto)
arg-tournament-export-regulation = Il regolamento del club (FILE.toml)
export-kind = { $file }: mi aspettavo un nome che finisce in .csv, .xlsx, .json o .txt
export-what = --what { $found }: mi aspettavo standings, entrants, cash, calendar, all o round-N; i turni sono { $rounds }
export-done = Scritto { $file }.
