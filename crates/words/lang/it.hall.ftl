# La sala di un torneo: che cosa non si può fare, e perché.

hall-refused-not-allowed-helper = Questo lo può fare chi aiuta, un arbitro o l'organizzatore di questo torneo.
hall-refused-not-allowed-referee = Questo lo può fare un arbitro o l'organizzatore di questo torneo.
hall-refused-not-allowed-organiser = Questo lo può fare solo l'organizzatore di questo torneo.
hall-refused-dead-link = Questo collegamento non apre più niente: chiedine un altro all'organizzatore.
hall-refused-other-table = Questo collegamento vale per il tavolo { $table } del turno { $round }, e per nient'altro.
hall-refused-nameless = Prima scegli il tuo nome fra quelli del tavolo.
hall-refused-not-of-table = { $name } non gioca a questo tavolo.
hall-refused-link-in-use = { $name } è già stato scelto, su questo o su un altro telefono: chiama chi aiuta.
hall-refused-own-report = Chi ha scritto il risultato non può confermarlo: serve un altro giocatore del tavolo, un arbitro o chi aiuta.
hall-refused-nothing-pending = Il tavolo { $table } del turno { $round } non ha risultati da confermare.
hall-refused-reported-already = Il risultato del tavolo { $table } è già scritto, ed è lo stesso: non c'è altro da fare.
hall-refused-differs = Per questo tavolo c'è già un risultato, e non è lo stesso: { $reported }. Una correzione si fa con un motivo.
hall-refused-differs-pending = Un altro giocatore ha scritto un risultato diverso: { $reported }. Guardatelo insieme, o chiamate l'arbitro.
hall-refused-no-such-table = Nel turno in corso non c'è un tavolo { $table }.
hall-refused-not-undoable = La voce { $entry } non si può annullare.
hall-refused-undone-already = La voce { $entry } è già stata annullata.
hall-refused-depends = La voce { $entry } non si può annullare da sola: ne dipendono { $dependents }. Annulla prima quelle.
hall-refused-no-reason = Serve un motivo, che tutti potranno leggere.
hall-refused-text = Serve un testo da 1 a { $most } caratteri.
hall-refused-unknown-call = Questa chiamata non c'è più.
hall-refused-unknown-notice = Questo avviso non c'è più.
hall-refused-unknown-link = Questo collegamento non c'è più.
hall-refused-unknown-entrant = Nessun iscritto ha questo numero.
hall-refused-other-ceremony = Il sorteggio è stato promesso con un sigillo: si fa con i dadi tirati in sala e con quel segreto, o si annulla la promessa.
hall-refused-opened-already = Il torneo è già aperto.
hall-refused-unreadable = Il torneo non si può aprire così: { $why }
hall-refused-with-rule = { $what } ({ $rule })

### La console.

hall-console-unclear = La richiesta non si capisce: torna alla pagina e riprova.
hall-console-no-dice = Scrivi i dadi tirati in sala: facce da 1 a 6.
hall-console-no-seed = Scrivi il seme: un numero intero.
hall-console-no-name = Serve il nome del torneo.
hall-console-new-title = Nuovo torneo
hall-console-new-lead = Il regolamento decide; qui si scelgono la formula e i dati che tutti vedranno.
hall-console-name = Nome del torneo
hall-console-format = Regolamento e formula
hall-console-venue = Dove si gioca
hall-console-host = Circolo ospitante
hall-console-host-hint = I suoi giocatori possono sedere insieme (T3.4), dove il regolamento lo dice.
hall-console-dates = Giorni
hall-console-dates-hint = Come 2026-11-21, uno o più.
hall-console-open = Apri il torneo
hall-console-title = Console
hall-console-public = La pagina di tutti
hall-console-link-once = Il collegamento, mostrato una volta sola:
hall-console-next = Adesso
hall-console-next-results = Si gioca il turno { $round }: { $open ->
    [one] manca il risultato di un tavolo
   *[other] mancano i risultati di { $open } tavoli
}.
hall-console-next-nothing = Il torneo è finito.
hall-console-promised = Il sigillo del sorteggio, da mostrare prima dei dadi:
hall-console-promise-lead = Il programma sceglie un segreto e ne mostra il sigillo; poi si tirano i dadi in sala. Il seme viene da tutti e due: nessuno lo controlla.
hall-console-promise = Mostra il sigillo
hall-console-dice = Dadi tirati in sala
hall-console-dice-hint = Le facce una dopo l'altra, come 6 2 5.
hall-console-draw = Sorteggia
hall-console-with-seed = Con un seme pubblicato
hall-console-seed = Seme
hall-console-pending = Da confermare
hall-console-contested = contestato: { $why }
hall-console-confirm = Conferma
hall-console-table = Tavolo { $table }
hall-console-tables = Tavoli senza risultato
hall-console-tables-hint = Prima di mandarlo, il risultato viene riletto con posti e punti. L'ordine di gioco si chiede solo se decide. Chi non ha punti né eliminazione non ha giocato.
hall-console-player = Giocatore
hall-console-points = Punti
hall-console-outside = Fuori
hall-console-out = Eliminato
hall-console-objective = RisiKo! di
hall-console-nobody = Nessuno, per ora.
hall-console-here = Presente
hall-console-away = Assente
hall-console-withdraw = Si ritira
hall-console-readmit = Riammetti
hall-console-enter = Iscrivi
hall-console-first-name = Nome
hall-console-surname = Cognome
hall-console-club = Circolo
hall-console-birth = Data di nascita
hall-console-birth-hint = Come 1990-05-31; la vede solo l'organizzatore.
hall-console-paste = Incolla una lista
hall-console-paste-label = Una persona per riga: nome; cognome; circolo
hall-console-clock = Orologio
hall-console-clock-start = Avvia
hall-console-clock-stop = Ferma
hall-console-clock-set = Imposta
hall-console-minutes = Minuti
hall-console-calls = Tavoli che chiamano
hall-console-go = Vado
hall-console-notices = Avvisi
hall-console-notice = Avviso per tutti
hall-console-say = Avvisa
hall-console-remove = Togli
hall-console-links = Collegamenti
hall-console-links-hint = Per chi non ha un account. Attivi: { $count }.
hall-console-link-helper = Per chi aiuta
hall-console-link-referee = Per un arbitro
hall-console-link-projector = Per il proiettore
hall-console-link-table = Tavolo
hall-console-link-make = Per il tavolo
hall-console-history = Che cosa è stato fatto
hall-console-undone = annullato: { $why }
hall-console-entry = Voce
hall-console-why = Motivo
hall-console-undo = Annulla
hall-console-told-enter = iscrizione di { $name }
hall-console-told-report = risultato del tavolo { $table }
hall-console-told-draw = sorteggio
hall-console-told-withdraw = ritiro di { $name }
hall-console-told-roll = appello: { $name }
hall-console-told-open = apertura
hall-console-told-other = altra decisione

### La pagina del tavolo.

hall-table-title = Tavolo { $table }, turno { $round }
hall-table-settled = Il risultato di questo tavolo è scritto.
hall-table-gone = Questo tavolo non c'è più: il turno è stato sorteggiato di nuovo.
hall-table-who = Chi sei?
hall-table-me = Su questo telefono: { $name }
hall-table-report = Il risultato
hall-table-pending = Risultato da confermare
hall-table-contested = L'arbitro o chi aiuta lo sistema con voi.
hall-table-wait = Ora un altro giocatore del tavolo lo conferma dal suo telefono.
hall-table-wrong = Che cosa non va
hall-table-contest = Non è così
hall-table-call = Chiama un arbitro
hall-table-called = L'arbitro è stato chiamato.
hall-table-about = Di che cosa si tratta

# Le pagine di tutti: elenco, torneo, turni, persone, telefono, proiettore, carta.

hall-page-new = Nuovo torneo
hall-page-list-none = Qui compariranno i tornei: quelli in corso, quelli in programma e l'archivio.
hall-page-list-playing = In corso
hall-page-list-entries = In programma
hall-page-list-rehearsals = Prove
hall-page-list-over = Archivio
hall-page-entrants = { $count ->
    [one] un iscritto
   *[other] { $count } iscritti
}
hall-page-nameless = Giocatore n. { $number }
hall-page-stage-entries = Iscrizioni aperte
hall-page-stage-playing = In corso
hall-page-stage-over = Concluso
hall-page-my-table = Il mio tavolo
hall-page-projector = Proiettore
hall-page-venue = Dove
hall-page-dates = Quando
hall-page-organiser = Organizza
hall-page-host = Circolo ospitante
hall-page-referees = Arbitri
hall-page-format = Formula
hall-page-regulation = Regolamento
hall-page-notices = Avvisi
hall-page-progress = { $done } tavoli finiti su { $all }
hall-page-clock = Tempo rimasto
hall-page-clock-stopped = orologio fermo
hall-page-by-table = Per tavolo
hall-page-by-name = Per cognome
hall-page-no-round = Il primo turno non è ancora sorteggiato.
hall-page-standings-none = La classifica nasce con i primi risultati.
hall-page-standings-after = Classifica dopo il turno { $round }
hall-page-decided = Spareggio
hall-page-ties = A pari punti decide, nell'ordine: { $criteria }.
hall-page-dropped = Un risultato barrato è scartato e non conta.
hall-page-rounds = Turni
hall-page-people = Iscritti
hall-page-left = non gioca più
hall-page-exports = Da scaricare
hall-page-export-csv = Classifica, CSV
hall-page-export-xlsx = Tutto il torneo, Excel
hall-page-export-json = Tutto il torneo, JSON
hall-page-export-txt = Testo per il forum
hall-page-table-playing = in gioco
hall-page-table-pending = risultato da confermare
hall-page-table-contested = risultato contestato
hall-page-table-finished = finito
hall-page-place = { $place }°
hall-page-draw = Come sono nati i tavoli
hall-page-draw-again = Questo è il sorteggio numero { $count } del turno.
hall-page-draw-undone = Annullato: { $why }
hall-page-draw-not-proven = è il minimo trovato: che non ne esista uno migliore non è dimostrato
hall-page-draw-searching = si sta cercando la dimostrazione che non ne esista uno migliore
hall-page-draw-better = ne esiste uno migliore: { $penalties }
hall-page-draw-five = Al tavolo { $table } in cinque: { $names }
hall-page-draw-commitment = Sigillo mostrato prima: { $commitment }
hall-page-draw-secret = Segreto: { $secret }
hall-page-draw-dice = Dadi tirati in sala: { $dice }
hall-page-results = Risultati
hall-page-results-none = Ancora nessun risultato.
hall-page-column-round = Turno
hall-page-column-place = Piazzamento
hall-page-column-table-points = Punti tavolo
hall-page-column-points = Punti torneo
hall-page-column-opponents = Al tavolo con
hall-page-standing = { $place }° in classifica con { $total } punti
hall-page-need = Che cosa serve
hall-page-why = Perché questo tavolo
hall-page-open-answer = Apri la risposta
hall-page-pick = Chi sei?
hall-page-search = Scrivi il tuo nome
hall-page-nobody = Nessun iscritto si chiama così.
hall-page-other-person = Non sono io
hall-page-fresh = Aggiornato alle { $time }
hall-page-stale = Senza rete: questo è lo stato delle { $time }. Si aggiorna da solo quando la linea torna.
hall-page-no-table = Non hai ancora un tavolo. Comparirà qui da solo appena si sorteggia.
hall-page-starts-soon = Si comincia quando parte l'orologio della sala.
hall-page-finished = Il tuo tavolo ha finito.
hall-page-next-round = Poi { $what }.
hall-page-over = Il torneo è finito.
hall-page-opponents = Al tavolo con te
hall-page-my-results = I miei risultati
hall-page-i-need = Che cosa mi serve
hall-page-why-me = Perché sono qui
hall-page-which = { $page } di { $pages }
hall-page-scan = Inquadra: il tuo tavolo sul telefono
hall-page-paper = Stampe
hall-page-paper-none = Le liste si stampano quando c'è un turno sorteggiato.
hall-page-paper-tables = Tavoli per numero
hall-page-paper-names = Tavoli per cognome
hall-page-paper-standings = Classifica
hall-page-paper-cards = Cartoncini segnapunti
hall-page-paper-print = Stampa
hall-page-paper-cards-how = Due cartoncini per foglio: taglia la pila a metà e metti il mazzo di sotto dietro quello di sopra, i tavoli restano in ordine.
hall-page-paper-order = Ordine
hall-page-paper-inside = Punti
hall-page-paper-outside = Fuori
hall-page-paper-out = Elim.
hall-page-paper-signature = Firma
hall-page-paper-objective = RisiKo! di
hall-page-paper-end = Fine ore
hall-page-paper-referee = Arbitro
hall-page-criterion-earlier-second = chi ha fatto prima il secondo miglior risultato
hall-page-criterion-outside = punti fuori obiettivo
hall-page-criterion-playing-order = chi giocava dopo nell'ultima partita
hall-page-criterion-first-to-reach = chi ha raggiunto prima quel totale

## score entry

hall-score-read = Rileggi il risultato
hall-score-stands = Così resterà scritto
hall-score-send = Manda il risultato
hall-score-change = Cambia
hall-score-absent = Non hanno giocato: { $names }
hall-score-risiko = RisiKo!
hall-score-penalty = { $points } punti tolti dall'arbitro
hall-score-order = A parità decide l'ordine di gioco: chi ha giocato per primo, chi dopo?
hall-score-behind-outside = dopo per i punti fuori obiettivo
hall-score-behind-potential = dopo per il coefficiente potenziale
hall-score-behind-army = dopo per il valore dell'esercito
hall-score-behind-order = dopo perché ha giocato prima
hall-score-potential = Potenziale
hall-score-army = Truppe
hall-score-reason = Motivo della correzione
hall-score-rome-hint = Scrivi che cosa ha ogni giocatore: coefficiente potenziale e valore dell'esercito si calcolano da soli.
hall-score-track = Punti
hall-score-centres = Centri di potere
hall-score-supremacies = Supremazie
hall-score-safe-conducts = Salvacondotti
hall-score-provinces = Province
hall-score-seas = Mari
hall-score-standards = Insegne
hall-score-triremes = Triremi
hall-score-legionaries = Legionari
hall-score-fault-unknown = Sulla mappa non c'è nessun territorio «{ $territory }».
hall-score-fault-two-owners = { $territory } è di due giocatori insieme.
hall-score-fault-unowned = { $count ->
    [one] Un territorio non è ancora di nessuno: toccalo, o dallo a chi ha tutto il resto.
   *[other] { $count } territori non sono ancora di nessuno: toccali, o dalli a chi ha tutto il resto.
}
hall-score-fault-objective = Scegli l'obiettivo di { $name }.
hall-score-fault-eliminations = Non hanno territori: { $names }. Tocca «eliminato» nell'ordine in cui sono usciti.
hall-score-fault-no-map = Per questo gioco non c'è una mappa: scrivi i numeri.
hall-score-on-map = Sulla mappa
hall-score-by-numbers = Con i numeri
hall-score-how = Scegli un giocatore e tocca i suoi territori.
hall-score-nobody = Nessuno
hall-score-rest = Tutto il resto ({ $count }) a { $name }
hall-score-undo = Annulla l'ultimo
hall-score-objective = Obiettivo di { $name }
hall-score-objective-choose = scegli
hall-score-out = { $name } è stato eliminato
hall-score-out-turn = { $turn }° eliminato
hall-score-counts = { $inside } dentro, { $outside } fuori
hall-score-left = Ancora { $count } territori su { $all }
hall-score-complete = Tutti i { $all } territori hanno un padrone
hall-score-colour = Un altro colore per { $name }

## table cards

hall-cards-lead = Ogni cartoncino ha il codice del suo tavolo in questo turno. Si stampano quando si fanno: rifacendoli, quelli di prima non aprono più niente.
hall-cards-print = Stampa i cartoncini dei tavoli
hall-cards-now = Stampali adesso: i codici non si possono mostrare un'altra volta. I cartoncini stampati prima per questo turno non aprono più niente.
hall-cards-scan = Inquadra per scrivere il risultato e per chiamare l'arbitro

## table lights

hall-light = A che punto siete?
hall-lights = A che punto sono i tavoli
hall-light-placing = Piazzamento
hall-light-placed = Piazzamento finito
hall-light-playing = Si gioca
hall-light-last-but-one = Penultimo giro
hall-light-last-lap = Ultimo giro
hall-light-sdadata = Sdadata a { $sum }
hall-light-sdadata-next = Sdadata a { $sum }, poi { $next }
hall-light-finished = Finito

## referee's phone

hall-referee-title = Arbitro
hall-referee-search = Che cosa è successo?
hall-referee-example = per esempio: dado fuori dal campo
hall-referee-find = Cerca
hall-referee-elsewhere = Negli altri regolamenti
hall-referee-sanction = Sanzione
hall-referee-calculators = Calcolatori
hall-referee-sheet = Regolamento arbitrale
hall-referee-correct = Correggi un risultato
hall-referee-correct-hint = Con un motivo. Dopo il sorteggio di una fase finale il risultato su cui è stata sorteggiata resta com'è (C53).
hall-referee-open = Apri
hall-referee-who = Chi arbitra su questo telefono?
hall-referee-who-hint = Il nome resta con ogni decisione (C58). Chi gioca non decide al proprio tavolo.
hall-referee-me = Arbitra { $name }
hall-referee-name = Nome e cognome
hall-referee-plays = Gioca anche?
hall-referee-plays-not = non gioca
hall-referee-keep = Ricorda
hall-referee-no-name = Prima scrivi chi arbitra su questo telefono, nella pagina dell'arbitro.
hall-referee-own-table = Chi gioca a questo tavolo non vi decide niente: lo fa un altro arbitro
hall-sanction = Sanzione
hall-sanction-fault = Infrazione
hall-sanction-gravity = Quanto è grave
hall-sanction-light = Non grave
hall-sanction-grave = Grave
hall-sanction-amount = Quante, quanti
hall-sanction-amount-hint = Solo per carte, armate, tetto e punti.
hall-sanction-window = Si contesta subito: si corregge solo il turno in corso o quello appena finito, a meno che gli effetti durino ancora (C53).
hall-sanction-reminder = Richiamo
hall-sanction-turn = Turno passato
hall-sanction-hand = Mano passata per troppa riflessione
hall-sanction-cards = Carte perse
hall-sanction-armies = Armate perse
hall-sanction-cap = Tetto di armate abbassato
hall-sanction-points = Punti tavolo tolti
hall-sanction-disqualified = Squalifica
hall-sanction-expelled = Espulsione dal torneo
hall-sanction-read = Che cosa comporta
hall-sanction-give = Dai la sanzione
hall-sanction-before = { $count ->
    [0] Prima volta in questo torneo.
    [one] È già successo una volta in questo torneo.
   *[other] È già successo { $count } volte in questo torneo.
}
hall-sanction-game = Vale al tavolo { $table } del turno { $round }.
hall-sanction-effect-points = In quella partita perde in tutto { $points } punti tavolo, mai sotto zero: il posto al tavolo può cambiare (T1.8).
hall-sanction-effect-cap = Il suo tetto in quella partita scende a { $cap } armate.
hall-sanction-effect-out = È fuori dal torneo: non viene più sorteggiato e non sta in classifica.
hall-sanction-ledger = Che cosa è stato deciso
hall-sanction-no-player = Scegli il giocatore.
hall-sanction-no-fault = Scegli l'infrazione.
hall-sanction-no-sanction = Scegli la sanzione e, se serve, scrivi il numero.
hall-calculator-ask = Calcola
hall-calculator-dispute = Si può ancora contestare? (C53)
hall-calculator-closing = Sdadata: chi tira, con che somma si chiude (G7.4)
hall-calculator-excess = Armate piazzate in più (C8)
hall-calculator-cap = Armate oltre il tetto (C9)
hall-calculator-card = Carta dimenticata (C20)
hall-calculator-missed = Sdadata dimenticata (C28)
hall-calculator-origin = Attacco senza dire da dove (C16)
hall-calculator-overrun = Tre dadi con tre armate (C18)
hall-calculator-late = Chi arriva in ritardo (G8.9)
hall-calculator-candidates = Da dove può venire, con le armate (come Brasile=5, Perù=3)
hall-calculator-dice = Dadi tirati
hall-calculator-base = Armate sul territorio che attacca
hall-calculator-defence = Dadi della difesa
hall-calculator-missing = Quanti mancano
hall-calculator-lap = Giro in corso
hall-calculator-turns = Turni già finiti in questo giro
hall-calculator-players = Giocatori al tavolo
hall-calculator-out = Posti eliminati, per lettera (come BD)
hall-calculator-found = Chi se n'è accorto
hall-calculator-declared = l'ha detto chi ha sbagliato
hall-calculator-by-another = un altro
hall-calculator-effects = Gli effetti
hall-calculator-effects-gone = non durano più
hall-calculator-effects-last = durano ancora
hall-calculator-fault-turn = Turno dello sbaglio (come 7B)
hall-calculator-now = Turno di adesso (come 8A)
hall-calculator-time-up = Turno in cui è scaduto il tempo (come 12B)
hall-calculator-conquests = Territori conquistati in questo turno
hall-calculator-roll = Somma dei due dadi, se già tirati
hall-calculator-placed = Armate piazzate
hall-calculator-due = Armate spettanti
hall-calculator-armies = Armate sulla plancia
hall-calculator-lowered = Di quanto il tetto è già stato abbassato
hall-calculator-next = Che cosa ha già fatto il giocatore dopo
hall-calculator-noticed = Quando ci si è accorti
hall-calculator-before = Quante volte era già successo
hall-calculator-word-placing = sta piazzando i rinforzi
hall-calculator-word-placed = ha piazzato tutti i rinforzi
hall-calculator-word-attacked = ha attaccato
hall-calculator-word-moved = ha fatto lo spostamento
hall-calculator-word-passed = ha passato
hall-calculator-word-next-playing = mentre gioca quello dopo
hall-calculator-word-next-rolled = quello dopo ha già tirato
hall-calculator-word-next-ended = quello dopo ha finito il turno
hall-calculator-word-after-next-placing = il secondo dopo sta già piazzando

## workbooks

hall-import-title = Torneo da un file
hall-import-lead = Una cartella di lavoro del club (.xlsx, .xlsm, .xls), oppure il file di un torneo di «sdadata tournament» o di un'altra sala (.json). Prima di tenerlo vedi che cosa ne risulta.
hall-import-from-file = Come dice il file
hall-import-file = File
hall-import-file-hint = Fogli TORNEO, Iscritti, 1° Turno, …, Classifica. Al massimo 8 MB.
hall-import-read = Leggi il file
hall-import-no-file = Scegli un file.
hall-import-too-large = Il file è più grande di { $most } MB.
hall-import-gone = Il file letto non è più in attesa: invialo di nuovo.
hall-import-preview = { $name }: da tenere?
hall-import-found = { $people } iscritti, { $rounds } turni ({ $regulation }, { $format }).
hall-import-differences = Differenze
hall-import-same = Nessuna differenza: le classifiche del file tornano.
hall-import-notes = { $count ->
    [one] Una nota sulla lettura
   *[other] { $count } note sulla lettura
 }
hall-import-keep-hint = Finora non è stato tenuto niente.
hall-import-keep = Tienilo
hall-import-another = Un altro file
