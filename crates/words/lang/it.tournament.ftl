## Fasi

tournament-stage-qualifying = Qualificazione
tournament-stage-quarterfinal = Quarti di finale
tournament-stage-semifinal = Semifinali
tournament-stage-final = Finale
tournament-stage-evening = Tappe
tournament-stage-league = Campionato
tournament-stage-knock-out = Eliminazione diretta
tournament-stage-team-games = Partite a squadre

## Rifiuti

tournament-refused = { $what } ({ $rule }, { $source })
tournament-refused-plain = { $what } ({ $rule })
tournament-refused-not-open = il torneo non è aperto, o lo è già
tournament-refused-other-regulation = il torneo segue { $expected }, non { $found }
tournament-refused-other-text = la firma è per un altro testo, non per il regolamento del torneo: { $found }
tournament-refused-nameless = manca un nome
tournament-refused-twice = { $name } è già iscritto con il numero { $id }
tournament-refused-same-club = { $club }: è già un solo club
tournament-refused-unknown-club = nessun club si chiama «{ $club }»
tournament-refused-unknown-club-near = nessun club si chiama «{ $club }»: forse «{ $near }»?
tournament-refused-second-team = { $club } ha già una squadra
tournament-refused-minor = i minorenni non possono iscriversi
tournament-refused-minor-without-waiver = i minorenni non possono iscriversi senza deroga
tournament-refused-already-qualified = chi è già qualificato non può iscriversi
tournament-refused-too-late = { $name } arriva con { $minutes } minuti di ritardo: se ne ammettono { $most }
tournament-refused-fee = { $fee }: si può chiedere ancora al massimo { $most }
tournament-refused-team = la squadra manca o non esiste, o qui non giocano squadre
tournament-refused-team-full = { $team } ha già { $most } iscritti
tournament-refused-other-club = { $team } è la squadra di un altro club: chi è di { $club } non vi gioca
tournament-refused-team-small = { $team } ha { $count } iscritti: ne servono almeno { $least }
tournament-refused-team-seats = { $team } schiera { $count } giocatori invece di { $seats }
tournament-refused-unknown = nessuno ha il numero { $id }
tournament-refused-not-in = { $name } non è in gara, o lo è già
tournament-refused-sanction-involved = { $name } è parte in causa e si deve astenere
tournament-refused-sanction-out = { $name } è già fuori dal torneo
tournament-refused-sanction-no-game = la sanzione vale in una partita, e nessuna è indicata
tournament-refused-sanction-nothing = la sanzione non toglie niente
tournament-refused-sanction-settled = la contestazione è tardiva e i suoi effetti non durano
tournament-refused-sanction-repeated = un richiamo è per mancanze non ripetute: { $fault } lo è già { $before ->
    [one] una volta
   *[other] { $before } volte
 }
tournament-refused-sanction-not-grave = { $fault } non è grave né ripetuta: questa sanzione è solo per quelle
tournament-refused-sanction-unknown-fault = { $fault } non è una mancanza del prontuario
tournament-refused-sanction-no-delay = la mano passa solo per chi pensa troppo a lungo, non per { $fault }
tournament-refused-no-such-stage = «{ $found }» non è una fase finale di questa formula
tournament-refused-stage-played = questa fase è già sorteggiata o giocata
tournament-refused-round-open = il turno { $round } è già sorteggiato: mancano i risultati di { $open ->
    [one] un tavolo
   *[other] { $open } tavoli
 }
tournament-refused-over = non c'è più niente da sorteggiare
tournament-refused-no-tables = { $people } persone non si possono distribuire ai tavoli; i numeri possibili più vicini: { $nearest }
tournament-refused-nobody = non c'è nessuno
tournament-refused-no-redraw = con i tavoli già finiti gli altri non si possono distribuire
tournament-refused-no-such-size = tavoli da { $size } non si possono giocare, o si giocano già
tournament-refused-seating = { $name } non siede esattamente a un tavolo
tournament-refused-table-size = il tavolo { $table } ha { $size } posti: non si gioca così
tournament-refused-other-final = il tavolo { $table } mescola le due finali: { $name } gioca nell'altra
tournament-refused-final-tables = una finale si gioca a tavoli da { $sizes }, non da { $found }
tournament-refused-tie-matters = una parità dal posto { $from } decide qualcosa: lancino i dadi { $names }
tournament-refused-no-round-yet = nessun turno è ancora sorteggiato
tournament-refused-no-such-table = nel turno { $round } non c'è un tavolo { $table } a cui questo si applichi
tournament-refused-reported = il tavolo { $table } ha già un risultato
tournament-refused-other-seats = il risultato non è di chi siede al tavolo { $table }: { $name }
tournament-refused-absent = un punteggio per { $name }, che è assente
tournament-refused-excluded = { $name } è stato escluso dalla partita: vale come primo eliminato (x1), non come assente
tournament-refused-misfit-size = tavolo { $table }: non si gioca in { $size }
tournament-refused-misfit-board = tavolo { $table }: { $found } punti dentro e fuori obiettivo, ma tutta la plancia ne vale { $most }
tournament-refused-misfit-objective = tavolo { $table }, { $name }: { $points } punti, ma un obiettivo ne vale { $most }
tournament-refused-misfit-whole-objective = tavolo { $table }, { $name }: { $most } punti sono tutto l'obiettivo: va segnato il RisiKo!
tournament-refused-misfit-eliminated = tavolo { $table }, { $name }: eliminato con { $points } punti, ma chi è eliminato non ne ha
tournament-refused-misfit-eliminations = tavolo { $table }: gli eliminati si contano 1, 2, 3, ognuno una volta
tournament-refused-misfit-nobody-left = tavolo { $table }: risultano tutti eliminati
tournament-refused-misfit-order = tavolo { $table }: l'ordine di gioco si conta 1, 2, 3, 4, ognuno una volta
tournament-refused-misfit-no-winner = tavolo { $table }: chi ha completato l'obiettivo non è in gioco
tournament-refused-misfit-potential = tavolo { $table }, { $name }: coefficiente { $potential }, ma si scrive in centesimi e sta sotto 100
tournament-refused-later-rounds = il turno { $round } è sorteggiato su quel risultato: annullare prima quello
tournament-refused-dice = lanciano i dadi almeno due in parità, ognuno una volta, con facce da 1 a 6
tournament-refused-no-such-round = questa formula non ha un turno { $round } di «{ $found }»
tournament-refused-already-scheduled = la data è già fissata: { $day }
tournament-refused-not-scheduled = la data non è ancora fissata
tournament-refused-round-played = questo turno è già giocato
tournament-refused-out-of-order = { $stage }, turno { $round }, è { $day }: le date seguono l'ordine dei turni
tournament-refused-fixed-day = la data è { $day } e non si sposta
tournament-refused-only-earlier = si può giocare prima, ma al più tardi { $day }
tournament-refused-past-deadline = va giocata entro { $day }
tournament-refused-not-agreed-players = serve prima l'accordo dei giocatori
tournament-refused-not-agreed-club = serve prima la disponibilità del circolo
tournament-refused-no-reason = manca il motivo dello spostamento
tournament-refused-next-days = le date del torneo successivo si seguono; { $least ->
    [one] ne serve almeno una
   *[other] ne servono almeno { $least }
 }
tournament-refused-overlap = il torneo successivo comincia { $next }, questo va avanti fino a { $last }
tournament-refused-no-events = questa formula non prevede eventi speciali
tournament-refused-outside-season = un evento speciale si tiene durante la stagione, che comincia o finisce { $day }
tournament-refused-event-too-late = le finali sono già sorteggiate sulla classifica senza questo evento
tournament-refused-award-twice = { $name } ha due volte punti da questo evento
tournament-refused-nothing-to-undo = non c'è niente da annullare

## Controllo

tournament-differs-refused = registrazione { $entry }: il comando viene rifiutato: { $why } ({ $rule })
tournament-differs-events = registrazione { $entry }: dal comando segue altro da ciò che è scritto
tournament-differs-undo = registrazione { $entry }: annulla ciò che non vale
tournament-differs-chain = registrazione { $entry }: non è più come fu scritta, o manca qualcosa prima: la catena è interrotta
tournament-differs-table = turno { $round }, tavolo { $table }: altri punti o piazzamenti
tournament-differs-rounds = altri turni o altri tavoli
tournament-differs-standings = classifica, riga { $line }
tournament-differs-ranking = graduatoria finale, riga { $line }
tournament-differs-calendar = calendario, riga { $line }
tournament-differs-finished = finito o no
tournament-check-fine = Tutto torna: { $entries } registrazioni, { $rounds } turni, sorteggi, punti, piazzamenti e classifiche.
tournament-check-chain = La catena delle registrazioni è intatta: { $head }
tournament-check-no-chain = Il file non ha una catena delle registrazioni: una modifica fatta a mano non si riconosce.
tournament-check-wrong = { $count ->
    [one] Una differenza
   *[other] { $count } differenze
 }:

## Calendario

calendar-date = { $weekday ->
    [1] lunedì
    [2] martedì
    [3] mercoledì
    [4] giovedì
    [5] venerdì
    [6] sabato
   *[other] domenica
 } { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[other] dicembre
 } { $year }
calendar-title = Calendario
calendar-line = { $stage }, turno { $round }: { $day }
calendar-line-only = { $stage }: { $day }
calendar-moved = spostata da { $day }
calendar-moved-why = spostata da { $day }: { $why }
calendar-deadline = entro { $day }
calendar-next = Torneo successivo: { $name } ({ $days })
calendar-event = Evento speciale: { $name }, { $day }
calendar-event-points = oltre ai risultati che contano: { $points }
calendar-column-what = Fase o evento
calendar-column-round = Turno
calendar-column-day = Data
calendar-column-fixed = Fissata per
calendar-column-deadline = Al più tardi
calendar-award = { $name } { $points }

## Il foglio

published-format = { $name } ({ $regulation })
published-entrants = { $count } iscritti
published-teams = { $count } squadre
published-deviation = In deroga al regolamento: tavoli da { $sizes }
published-round = Turno { $number } – { $stage }
published-drawn = sorteggio, seme { $seed }
published-redrawn = sorteggio rifatto con { $moved ->
    [one] uno spostamento
   *[other] { $moved } spostamenti
 }, seme { $seed }
published-swapped = { $swaps ->
    [one] sorteggiati, poi due persone si sono scambiate di posto
   *[other] sorteggiati, poi { $swaps } coppie si sono scambiate di posto
 }
published-by-standings = per classifica
published-substitution = con sostituzioni
published-by-hand = tavoli fatti a mano
published-kept-apart = { $what }: { $penalty } (non si scende sotto { $bound })
published-proven = è dimostrato che non esiste un sorteggio migliore
published-table = Tavolo { $number }
published-branch = { $branch ->
    [one] dispari
   *[other] pari
 }
published-absent = assente
published-objective = RisiKo!
published-out = eliminato
published-penalty = penalità −{ $points }
published-undeclared = Età non dichiarata (T2.12): { $names }
published-unsigned = Non hanno ancora firmato il regolamento: { $names }
published-none-signed = Nessuno ha ancora firmato il regolamento
published-waiting = Già qualificati: { $names }
published-standings = Classifica dopo { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
 }
published-ranking = Graduatoria finale
published-column-place = Pos
published-sheet-standings = Classifica
published-round-by-name = Turno { $number }: per cognome
published-column-table = Tavolo
published-column-seat = Posto
published-column-name = Giocatore
published-column-team = Squadra
published-column-club = Club
published-column-extra = Eventi
published-column-total = Totale
published-column-round = T{ $round }
published-awaits-die = dado
published-not-over = Il torneo non è finito: { $what }
published-next-round = si sorteggia il turno { $number } ({ $stage })
published-next-results = mancano risultati del turno { $round }

## Comandi

cmd-score-about = I punti torneo di un tavolo
cmd-score-example = sdadata score --method millesimi tavolo.json
arg-score-method = millesimi, bonus-50, spartac, firk (con i fattori di Como per numero di giocatori, se non è detto --regulation firk), bonus-20 (o un altro bonus-N), standard, medals
arg-score-file = Il tavolo (JSON); «-» è lo standard input. Chiavi: players, ciascuno con name, points, outside, order, eliminated, penalty, potential, army; objective_reached_by, il nome di chi ha completato l'obiettivo
arg-score-regulation = Il regolamento (ID o FILE.toml) in cui cercare il metodo; se non è detto, l'ultimo dell'elenco che lo ha
score-unknown = «{ $found }» non è un metodo di punteggio; ci sono: { $known }
score-bad = { $file }: { $what }
score-mixed = «{ $key }» va indicato per tutti i giocatori o per nessuno
score-line = { $place }. { $name }: { $points }
cmd-standings-about = La classifica di un torneo esportato
cmd-standings-example = sdadata standings torneo.json
arg-standings-file = Il torneo (JSON)
arg-standings-after = La classifica com'era dopo tanti turni
arg-standings-regulation = Il regolamento del club (FILE.toml), se non è uno di quelli del programma
cmd-tournament-about = Tornei: aprire, iscrivere, sorteggiare, riportare risultati, controllare, provare
cmd-tournament-simulate-about = Un torneo intero, inventato: per provare una formula prima di pubblicarla
cmd-tournament-simulate-example = sdadata tournament simulate --format genova-53 --entrants 23 --seed 7
arg-tournament-simulate-format = La formula: un regolamento (raduno), o regolamento/formula (spqr-rtu/cns), o il nome di una formula
arg-tournament-simulate-entrants = Quanti si iscrivono
arg-tournament-simulate-seed = Il seme: lo stesso seme dà lo stesso torneo
arg-tournament-simulate-mishaps = Con assenti, ritardatari, rinunce e ritiri
arg-tournament-simulate-output = Scrive il torneo in questo file
arg-tournament-simulate-times = Tanti tornei, dai semi S, S+1, …, ognuno controllato
arg-tournament-simulate-regulation = Il regolamento del club (FILE.toml) che ha la formula
simulate-checked = { $count } tornei giocati e controllati, { $wrong } con differenze
cmd-tournament-new-about = Apre un torneo in un nuovo file
cmd-tournament-new-example = sdadata tournament new raduno.json --regulation raduno --name "Raduno d'autunno" --host Aurora
arg-tournament-new-file = Il file da creare
arg-tournament-new-regulation = Il regolamento (ID o FILE.toml)
arg-tournament-new-format = La formula, se non è la prima del regolamento
arg-tournament-new-name = Il nome del torneo
arg-tournament-new-venue = Dove si gioca
arg-tournament-new-organiser = Chi organizza
arg-tournament-new-host = Il club che ospita
arg-tournament-new-date = Una data (si può ripetere)
arg-tournament-new-referee = Un arbitro (si può ripetere)
arg-tournament-new-class = La categoria per la classifica nazionale
arg-tournament-new-allow-size = Ammette anche tavoli di questa grandezza: è una deroga, e si vede
cmd-tournament-do-about = Esegue comandi scritti in JSON (uno, o un elenco)
cmd-tournament-do-example = sdadata tournament do torneo.json comandi.json
arg-tournament-do-file = Il torneo
arg-tournament-do-commands = I comandi (JSON); «-» è lo standard input
arg-tournament-do-by = Chi lo chiede
arg-tournament-do-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-draw-about = Sorteggia il prossimo turno
cmd-tournament-draw-example = sdadata tournament draw torneo.json --seed 20261115
arg-tournament-draw-file = Il torneo
arg-tournament-draw-seed = Il seme pubblicato
arg-tournament-draw-gone = Chi non si è presentato, per numero: si risorteggia con meno spostamenti possibile
arg-tournament-draw-came = Chi è arrivato dopo il sorteggio, per numero
arg-tournament-draw-prove = Quanto cercare, dopo i tavoli, la dimostrazione che non esista un sorteggio migliore: 20s (secondi) o 500000n (passi)
arg-tournament-draw-by = Chi lo chiede
arg-tournament-draw-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-report-about = Riporta il risultato di un tavolo
cmd-tournament-report-example = sdadata tournament report torneo.json 3 12=48/20 7=39/31 25=x1 4=23/3 --objective 12
arg-tournament-report-file = Il torneo
arg-tournament-report-table = Il numero del tavolo
arg-tournament-report-seats = Nell'ordine di gioco, NUMERO=PUNTI[/FUORI] o NUMERO=xK (eliminato per K-esimo) o NUMERO=- (assente); per S.P.Q. NUMERO=PUNTI/POTENZIALE/ESERCITO, NUMERO=xK+PUNTI
arg-tournament-report-objective = Chi ha completato l'obiettivo, per numero
arg-tournament-report-amend = Corregge il risultato di questo turno invece di riportarne uno nuovo
arg-tournament-report-by = Chi lo chiede
arg-tournament-report-regulation = Il regolamento del club (FILE.toml)
report-bad-seat = «{ $found }»: mi aspettavo NUMERO=PUNTI[/FUORI], NUMERO=xK o NUMERO=-
cmd-tournament-undo-about = Annulla l'ultimo comando
cmd-tournament-undo-example = sdadata tournament undo torneo.json
arg-tournament-undo-file = Il torneo
arg-tournament-undo-by = Chi lo chiede
arg-tournament-undo-regulation = Il regolamento del club (FILE.toml)
undone = Annullata la registrazione { $entry }.
cmd-tournament-check-about = Rifà da capo sorteggi, punti, piazzamenti e classifiche di un file e dice ogni differenza
cmd-tournament-check-example = sdadata tournament check torneo.json
arg-tournament-check-file = Il torneo
arg-tournament-check-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-show-about = Il foglio del torneo: turni, tavoli, classifiche
cmd-tournament-show-example = sdadata tournament show torneo.json
arg-tournament-show-file = Il torneo
arg-tournament-show-round = Solo questo turno
arg-tournament-show-regulation = Il regolamento del club (FILE.toml)
tournament-bad = { $file }: { $what }
tournament-not-one = non è un torneo di questo programma: mi aspettavo "sdadata": "tournament 2"
tournament-exists = { $file } esiste già: non lo tocco
tournament-no-regulation = { $file }: il regolamento «{ $id }» non è del programma: indicarlo con --regulation FILE.toml
tournament-format-unknown = «{ $found }» non è una formula; ci sono: { $known }
tournament-done = { $count ->
    [one] Fatto.
   *[other] Fatti { $count } comandi.
 }
cmd-tournament-schedule-about = Fissa la data di un turno
cmd-tournament-schedule-example = sdadata tournament schedule torneo.json --stage final --date 2026-06-25
arg-tournament-schedule-file = Il torneo
arg-tournament-schedule-stage = La fase, come la chiama la formula: evening, semifinal, final
arg-tournament-schedule-round = Il turno della fase
arg-tournament-schedule-date = La data, come anno-mese-giorno
arg-tournament-schedule-by = Chi lo chiede
arg-tournament-schedule-regulation = Il regolamento del circolo (FILE.toml)
cmd-tournament-postpone-about = Sposta un turno a un'altra data
cmd-tournament-postpone-example = sdadata tournament postpone torneo.json --stage final --date 2026-09-24 --why "due sono all'estero" --agreed players,club
arg-tournament-postpone-file = Il torneo
arg-tournament-postpone-stage = La fase, come la chiama la formula
arg-tournament-postpone-round = Il turno della fase
arg-tournament-postpone-date = La nuova data, come anno-mese-giorno
arg-tournament-postpone-why = Il motivo
arg-tournament-postpone-agreed = Chi è d'accordo: players (i giocatori), club (il circolo)
arg-tournament-postpone-by = Chi lo chiede
arg-tournament-postpone-regulation = Il regolamento del circolo (FILE.toml)
cmd-tournament-next-about = Nomina il torneo successivo: una finale spostata può doversi giocare entro una delle sue date
cmd-tournament-next-example = sdadata tournament next torneo.json --name "54° campionato" --date 2026-09-03 --date 2026-09-10 --date 2026-09-17 --date 2026-09-24
arg-tournament-next-file = Il torneo
arg-tournament-next-name = Il suo nome
arg-tournament-next-date = La data di un suo turno, nell'ordine (si può ripetere)
arg-tournament-next-by = Chi lo chiede
arg-tournament-next-regulation = Il regolamento del circolo (FILE.toml)
cmd-tournament-event-about = Indice un evento speciale, o ne assegna i punti
cmd-tournament-event-example = sdadata tournament event torneo.json "Notte d'estate" --date 2026-05-30 12=25 7=12.5
arg-tournament-event-file = Il torneo
arg-tournament-event-name = Come si chiama; un evento dello stesso nome viene sostituito
arg-tournament-event-points = NUMERO=PUNTI di chi ne ha avuti, oltre ai risultati che contano
arg-tournament-event-date = La data, come anno-mese-giorno
arg-tournament-event-by = Chi lo chiede
arg-tournament-event-regulation = Il regolamento del circolo (FILE.toml)
event-bad-points = «{ $found }»: ci vuole NUMERO=PUNTI, non sotto zero, con al massimo { $decimals } cifre dopo la virgola
postpone-bad-party = «{ $found }»: ci vuole players o club
cmd-tournament-why-about = Perché qualcuno siede lì: con chi, e che cosa il sorteggio non ha potuto evitare
cmd-tournament-why-example = sdadata tournament why torneo.json 17
arg-tournament-why-file = Il torneo
arg-tournament-why-entrant = Chi, per numero
arg-tournament-why-round = Il turno, se non è l'ultimo
arg-tournament-why-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-sanction-about = Infligge una sanzione e la tiene nel registro
cmd-tournament-sanction-example = sdadata tournament sanction torneo.json 17 points=5 --fault C55 --grave --why "parla al tavolo" --by "Zelia"
arg-tournament-sanction-file = Il torneo
arg-tournament-sanction-entrant = Chi, per numero
arg-tournament-sanction-sanction = reminder, turn, hand, cards=N, armies=N, cap=N, points=N, disqualified, expelled
arg-tournament-sanction-fault = La regola violata: C55, C57, C24, …
arg-tournament-sanction-why = Perché
arg-tournament-sanction-by = Quale arbitro: un nome, o il numero se è iscritto
arg-tournament-sanction-involved = Altri coinvolti, per numero: nessuno di loro decide
arg-tournament-sanction-grave = La mancanza è grave
arg-tournament-sanction-regulation = Il regolamento del club (FILE.toml)
sanction-bad = «{ $found }»: mi aspettavo reminder, turn, hand, cards=N, armies=N, cap=N, points=N, disqualified o expelled
sanction-bad-fault = «{ $found }» non è una regola della parte C
sanction-done = Registrata; la stessa mancanza c'era già stata { $before ->
    [0] nessuna volta
    [one] una volta
   *[other] { $before } volte
 }.

## Comandi in JSON

commands-no-json = non è JSON: riga { $line }, colonna { $column }
commands-mistake = comando { $number } ({ $command }): { $what }
commands-field = il campo «{ $found }» non esiste
commands-name = «{ $found }» non esiste
commands-missing = manca «{ $found }»
commands-value = { $found } non è un valore possibile
commands-other = un valore non è possibile
commands-near = : forse «{ $near }»?

## Che cosa è successo

happened-opened = Torneo aperto: { $name }.
happened-size-allowed = Ammessi i tavoli da { $size }.
happened-club-registered = Club: { $club }.
happened-clubs-united = Un solo club, { $club }: { $names }.
happened-clubs-distinguished = Club diversi: { $names }.
happened-team-registered = Squadra { $number }: { $team }.
happened-entered = Numero { $number }: { $name }.
happened-corrected = Iscrizione corretta: { $name }.
happened-ages-undeclared = Età non dichiarata: { $names }.
happened-ages-adult = Maggiorenni: { $names }.
happened-ages-waiver = Minorenni con deroga: { $names }.
happened-ages-minor = Minorenni: { $names }.
happened-paid = { $name } ha versato { $fee }.
happened-roll-here = Presenti: { $names }.
happened-roll-away = Assenti: { $names }.
happened-roll-busy = Impegnati altrove: { $names }.
happened-arrived = { $minutes ->
    [0] { $name } è arrivato.
   *[other] { $name } è arrivato con { $minutes } minuti di ritardo.
 }
happened-readmitted = { $name } è di nuovo in gara.
happened-withdrawn = { $name } si è ritirato.
happened-expelled = { $name } è fuori dal torneo.
happened-renounced = { $name } rinuncia: { $stage }.
happened-seated = { $stage }: { $tables ->
    [one] un tavolo.
   *[other] { $tables } tavoli.
 }
happened-reseated = Tavoli cambiati: { $tables ->
    [one] un tavolo.
   *[other] { $tables } tavoli.
 }
happened-reported = Turno { $round }, tavolo { $table }:
happened-order = Ordine di gioco, come è scritto: { $names }.
happened-order-decided = Fra { $first } e { $second } ha deciso l'ordine di gioco.
happened-sanctioned = Sanzione a { $name } per { $fault }.
happened-dice-cast = Dadi: { $rolls }.
happened-scheduled = { $stage }: { $day }.
happened-postponed = { $stage } spostata a { $day }.
happened-next-named = Il torneo successivo: { $name }.
happened-event-called = Evento speciale: { $name }, { $day }.

## Chi e che cosa

people-nobody = nessun iscritto si chiama «{ $found }»
people-nobody-near = nessun iscritto si chiama «{ $found }»: forse «{ $near }»?
people-several = «{ $found }» sono più d'uno: { $names }
verb-unclear = non si capisce: «{ $found }»

## Verbi

cmd-tournament-withdraw-about = Segna chi si ritira
cmd-tournament-withdraw-example = sdadata tournament withdraw torneo.json "Ada Neri"
arg-tournament-withdraw-file = Il torneo
arg-tournament-withdraw-words = Chi: numero o nome
arg-tournament-withdraw-by = Chi lo chiede
arg-tournament-withdraw-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-readmit-about = Riammette chi si era ritirato
cmd-tournament-readmit-example = sdadata tournament readmit torneo.json 12
arg-tournament-readmit-file = Il torneo
arg-tournament-readmit-words = Chi: numero o nome
arg-tournament-readmit-by = Chi lo chiede
arg-tournament-readmit-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-renounce-about = Segna chi rinuncia a una fase finale
cmd-tournament-renounce-example = sdadata tournament renounce torneo.json 12 semifinal
arg-tournament-renounce-file = Il torneo
arg-tournament-renounce-words = Chi, poi la fase: quarterfinal, semifinal, final
arg-tournament-renounce-by = Chi lo chiede
arg-tournament-renounce-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-roll-about = Fa l'appello del prossimo turno
cmd-tournament-roll-example = sdadata tournament roll torneo.json away 3 7 "Ada Neri"
arg-tournament-roll-file = Il torneo
arg-tournament-roll-words = here, away o busy, poi chi: numeri o nomi
arg-tournament-roll-by = Chi lo chiede
arg-tournament-roll-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-arrive-about = Segna chi arriva, anche in ritardo
cmd-tournament-arrive-example = sdadata tournament arrive torneo.json 12 15
arg-tournament-arrive-file = Il torneo
arg-tournament-arrive-words = Chi, poi i minuti di ritardo, se ce ne sono
arg-tournament-arrive-by = Chi lo chiede
arg-tournament-arrive-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-pay-about = Registra una quota versata
cmd-tournament-pay-example = sdadata tournament pay torneo.json 12 10
arg-tournament-pay-file = Il torneo
arg-tournament-pay-words = Chi, poi gli euro: 10, 4,50
arg-tournament-pay-by = Chi lo chiede
arg-tournament-pay-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-correct-about = Corregge un'iscrizione
cmd-tournament-correct-example = sdadata tournament correct torneo.json 12 club=Genova
arg-tournament-correct-file = Il torneo
arg-tournament-correct-words = Chi, poi che cosa: name=, surname=, nickname=, club=, region=, birth=, card=, age=
arg-tournament-correct-by = Chi lo chiede
arg-tournament-correct-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-ages-about = Dichiara l'età di chi non l'ha detta
cmd-tournament-ages-example = sdadata tournament ages torneo.json adult all
arg-tournament-ages-file = Il torneo
arg-tournament-ages-words = adult, minor, waiver o undeclared, poi chi, o all
arg-tournament-ages-by = Chi lo chiede
arg-tournament-ages-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-clubs-about = Elenca i club, o dice quali nomi sono lo stesso
cmd-tournament-clubs-example = sdadata tournament clubs torneo.json same Genova "RCU Genova"
arg-tournament-clubs-file = Il torneo
arg-tournament-clubs-words = same o different, poi i nomi; senza parole, l'elenco
arg-tournament-clubs-by = Chi lo chiede
arg-tournament-clubs-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-teams-about = Elenca le squadre, o ne iscrive una
cmd-tournament-teams-example = sdadata tournament teams torneo.json Lupi Roma
arg-tournament-teams-file = Il torneo
arg-tournament-teams-words = Il nome e il club; senza parole, l'elenco
arg-tournament-teams-by = Chi lo chiede
arg-tournament-teams-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-dice-about = Registra i dadi fra chi è in parità
cmd-tournament-dice-example = sdadata tournament dice torneo.json 3=6 7=2
arg-tournament-dice-file = Il torneo
arg-tournament-dice-words = Chi e che cosa: 3=6 7=2,5
arg-tournament-dice-by = Chi lo chiede
arg-tournament-dice-regulation = Il regolamento del club (FILE.toml)
cmd-tournament-seat-about = Mette ai tavoli a mano il prossimo turno
cmd-tournament-seat-example = sdadata tournament seat torneo.json 1,2,3,4 5,6,7,8
arg-tournament-seat-file = Il torneo
arg-tournament-seat-words = I tavoli: chi siede insieme, diviso da virgole
arg-tournament-seat-by = Chi lo chiede
arg-tournament-seat-regulation = Il regolamento del club (FILE.toml)
