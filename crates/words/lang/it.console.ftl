# La console dell'organizzatore: una pagina per ogni cosa da fare.

console-tab-now = Adesso
console-tab-people = Persone
console-tab-clubs = Circoli
console-tab-seating = Tavoli
console-tab-calendar = Calendario
console-tab-links = Collegamenti
console-tab-log = Registro
console-organiser-only = Solo l'organizzatore può farlo.
console-next-people = Comincia dalle persone: scrivile, incolla una lista, o falle iscrivere dal telefono.
console-go-people = Iscrivi le persone
console-next-clubs = Prima del sorteggio: questi nomi sono lo stesso circolo?
console-next-draw = Turno { $round }: si siedono { $players ->
    [one] una persona
   *[other] { $players } persone
 }. Chiama l'appello e sorteggia.
console-next-tie = C'è una parità che decide: si tirano i dadi.
console-go-roll = All'appello
console-go-sizes = Permetti tavoli di un'altra misura, o fai i tavoli a mano
console-roll-missing = { $count ->
    [0] Tutti hanno risposto.
    [one] Una persona non ha ancora risposto.
   *[other] { $count } persone non hanno ancora risposto.
 }

console-roll = Appello
console-roll-hint = Dopo il primo «Presente» gioca solo chi è presente. L'appello vale per il prossimo turno.
console-filter = Cerca per nome, circolo o numero
console-filter-none = Nessuno si chiama così.
console-count-here = { $count ->
    [one] presente
   *[other] presenti
 }
console-count-missing = senza risposta
console-count-away = { $count ->
    [one] assente
   *[other] assenti
 }
console-count-all = in tutto
console-all-here = Tutti gli altri sono presenti
console-rest-away = Chi manca è assente
console-late = arrivo: { $minutes } min di ritardo
console-status-in = In torneo
console-status-withdrawn = Ritirato
console-status-expelled = Espulso
console-ages = Età non dichiarata
console-ages-of = { $count ->
    [one] Di una persona non si sa se è maggiorenne: { $names }.
   *[other] Di { $count } persone non si sa se sono maggiorenni: { $names }.
 } (T2.12)
console-ages-adult = Sono tutti maggiorenni
console-unsigned = Regolamento da firmare
console-unsigned-count = { $count ->
    [one] Una persona non ha firmato
   *[other] { $count } persone non hanno firmato
 } il regolamento (T2.13).
console-signed-all = Hanno firmato tutti
console-enter = Nuova iscrizione
console-accepted = Ha firmato il regolamento (T2.13)
console-consent = Acconsente a pubblicare risultati e fotografie
console-waiver = Minorenne con la dichiarazione dell'organizzatore (T2.12)
console-namesake = È un'altra persona con lo stesso nome
console-list-hint = Con i nomi delle colonne (Nome, Cognome, Club, Partecipa …) o senza. Chi ha Partecipa = NO resta fuori. Si iscrivono tutti o nessuno.
console-upload = Un file: CSV, TXT o foglio di calcolo
console-upload-hint = Lo stesso, da un file. I file di testo in UTF-8 o in latino.
console-upload-send = Leggi il file
console-no-file = Scegli un file: CSV, TXT o foglio di calcolo.

console-no-such-person = Nessuno ha questo numero.
console-presence = Presenza
console-next-round = Turno { $round }
console-is-here = presente
console-is-away = assente
console-is-busy = impegnato in una finale
console-is-unsaid = non ancora detto
console-leaves-after = Se ne va dopo questo turno
console-busy = In finale altrove (T2.7)
console-no-show-means = Ha un posto nel turno { $round } e non c'è: il tavolo gioca senza, nel risultato non ha punti.
console-no-show = Non è al tavolo
console-arrive = Arriva con questi minuti di ritardo
console-arrive-hint = Oltre il limite del regolamento non gioca (T2.12).
console-arrive-say = È arrivato
console-leaving = Lasciare il torneo
console-withdraw-means = Si ritira: non gioca più, i suoi risultati restano (T2.7).
console-readmit-means = Torna in torneo dal prossimo turno.
console-renounce-means = Rinuncia a una fase: il posto va a chi segue, come dice il regolamento (T2.4).
console-renounce-stage = Fase
console-renounce = Rinuncia
console-desk = Segreteria
console-paid = Ha pagato { $euros } euro.
console-pay = Incassa, in euro
console-pay-take = Incassa
console-has-signed = Ha firmato il regolamento.
console-has-not-signed = Non ha ancora firmato il regolamento (T2.13).
console-sign = Ha firmato
console-entry = Iscrizione
console-nickname = Soprannome
console-region = Regione
console-national-id = Numero nella lista nazionale
console-team = Squadra
console-qualified = Già qualificato per ciò a cui il torneo seleziona
console-correct = Correggi
console-erase = Cancella i dati
console-erase-means = Il nome e la data di nascita spariscono dal registro e da tutte le pagine; i risultati restano con il suo numero. Non si torna indietro.
console-erase-sure = Sono sicuro

console-clubs = Circoli
console-no-clubs = Nessun circolo, per ora.
console-host = ospitante
console-similar = Lo stesso circolo?
console-similar-hint = Chi è dello stesso circolo non siede insieme, se si può (T3.2). Si risponde una volta sola.
console-same-club = È lo stesso
console-other-club = Sono due circoli
console-club-name = Nome del circolo
console-club-alias = Scritto anche
console-teams = Squadre
console-team-add = Aggiungi la squadra

console-redraw = Rifai con meno spostamenti
console-redraw-means = Qualcuno non c'è, o è arrivato: i tavoli cambiano il meno possibile, quelli finiti restano. Nelle finali subentra chi segue (T2.4).
console-redraw-gone = Chi non c'è
console-redraw-came = Chi è arrivato
console-redraw-seed = Un numero che nessuno ha scelto: per esempio i dadi tirati in sala.
console-swap = Scambia due persone
console-swap-means = Prima si vede che cosa costa; il sorteggio resta visibile con lo scambio.
console-swap-one = Chi
console-swap-other = Con chi
console-swap-cost = Quanto costa?
console-swap-line = { $what }: da { $before } a { $after }
console-swap-free = Questi tavoli non sono stati sorteggiati: lo scambio non costa.
console-swap-do = Scambia
console-again = Un secondo sorteggio
console-again-means = Il sorteggio di questo turno si annulla con un motivo che tutti leggono; il prossimo si chiama «secondo sorteggio».
console-again-undo = Annulla il sorteggio
console-by-hand = Tavoli a mano
console-by-hand-means = Una riga per tavolo, nell'ordine di gioco; persone per nome o numero, separate da virgole. La pagina pubblica dice che i tavoli sono fatti a mano.
console-by-hand-tables = I tavoli del prossimo turno
console-by-hand-seat = Siedi così
console-sizes = Tavoli di un'altra misura
console-sizes-means = Una deroga al regolamento, che tutti vedono (T3.1).
console-sizes-of = Permetti tavoli da { $size }

console-ties = Dadi per la parità
console-ties-hint = Ognuno tira; chi fa lo stesso tira ancora. Scrivi tutte le facce, nell'ordine.
console-ties-cast = Scrivi i dadi
console-no-tie = Nessuna parità decide, adesso.

console-stage = Fase
console-stage-round = Turno della fase
console-day = Giorno
console-day-hint = Come 2026-11-21.
console-fix-day = Fissa il giorno
console-fix-day-means = Il giorno di un turno (T2.14). Per spostarne uno già fissato serve un motivo.
console-postpone = Sposta
console-postpone-why = Motivo dello spostamento
console-no-day = Servono il turno, come 1, e il giorno, come 2026-11-21.
console-event = Evento speciale
console-event-means = Punti in più per chi c'era (T2.14). Con lo stesso nome, sostituisce quello di prima.
console-event-name = Nome
console-event-points = Punti, uno per riga: numero=punti
console-event-save = Scrivi l'evento
console-no-event = Servono il giorno, come 2026-11-21, e i punti come 12=25, uno per riga.

console-link-register = Per iscriversi dal telefono
console-link-qr = Il codice del collegamento
console-link-of-table = Tavolo { $table } del turno { $round }
console-revoke = Revoca
console-revoke-hint = Un collegamento revocato non apre più niente, nemmeno sui telefoni che lo hanno già seguito.
console-roles = Chi ha un account
console-roles-hint = Una parte in questo torneo, e solo in questo.
console-role = Parte
console-role-login = Nome utente
console-role-give = Dai la parte
console-role-organiser = Organizzatore
console-role-referee = Arbitro
console-role-helper = Aiutante
console-role-nothing = Nessuna parte
console-no-account = Nessun account ha questo nome utente.

console-undo-hint = Il motivo lo leggono tutti. Se qualcosa dipende da questa voce, si dice che cosa.
console-by-account = con il proprio account
console-by-link = con il collegamento { $key }
console-told-amend = correzione del tavolo { $table }
console-told-redraw = sorteggio rifatto
console-told-seat = tavoli a mano
console-told-swap = scambio di { $one } con { $other }
console-told-readmit = riammissione di { $name }
console-told-correct = iscrizione corretta: { $name }
console-told-pay = incasso: { $name }
console-told-arrive = arrivo di { $name }
console-told-renounce = rinuncia di { $name }
console-told-sanction = sanzione: { $name }
console-told-roll-many = appello: { $count } persone
console-told-dice = dadi per una parità
console-told-clubs = circoli

console-rehearsal = Prova
console-rehearsal-note = È una prova: nessuno qui è una persona vera, e nessun altro la vede tra i tornei.
console-rehearse-count = Quante persone
console-rehearse-people = Inventale
console-rehearse-results = Inventa i risultati che mancano
console-rehearse-draw = Adesso tocca a te: appello, sorteggio, dadi. Poi il programma inventa i risultati.
console-no-rehearsal = Questo torneo è vero: niente si inventa.
console-new-rehearsal = È una prova, con persone inventate
console-referees = Arbitri
console-own-text = Un regolamento del circolo
console-own-text-label = Il testo, che dice solo dove cambia
console-own-text-hint = Come nei file di «sdadata regulation»; resta insieme al torneo.
console-preview-link = Che cosa fa una formula con 13, 41, 103 o 131 giocatori?
console-preview = Una formula, prima di aprire
console-preview-people = Giocatori
console-preview-show = Mostra

register-title = Iscrizione
register-accept = Ho letto il regolamento e lo accetto
register-rules = Il regolamento
register-not-accepted = Per iscriversi si accetta il regolamento (T2.13).
register-closed = Le iscrizioni sono chiuse: il primo turno è sorteggiato. Chiedi all'organizzatore.
register-send = Iscrivimi
register-privacy = La data di nascita la vede solo l'organizzatore; serve per la maggiore età (T2.12). Puoi chiedere all'organizzatore di cancellare i tuoi dati.
register-done = Iscrizione ricevuta
register-number = { $name }, numero { $number }. In sala passa comunque dalla segreteria.

preview-title = Con { $entrants } giocatori
preview-round = Turno
preview-stage = Fase
preview-players = Giocano
preview-tables = Tavoli
preview-waiting = Direttamente avanti
preview-tables-of = { $count } da { $size }
preview-teams = { $entrants } persone non fanno squadre intere: { $each } per squadra, almeno { $least } squadre (T2.11).
people-list = la lista

console-copies = Copie
console-copies-made = L'ultima copia:
console-copies-none = Ancora nessuna copia.
console-copies-fault = Nessuna copia adesso: { $why }

hall-page-seal = Il sigillo del sorteggio, turno { $round }
hall-page-seal-means = Fotografatelo. Adesso si tirano i dadi in sala: il seme viene dal segreto sigillato e dai dadi, e nessuno lo controlla. Il segreto si dice con i tavoli.
console-known-hint = Chi ha giocato nei tornei precedenti degli stessi organizzatori viene proposto mentre si scrive.
