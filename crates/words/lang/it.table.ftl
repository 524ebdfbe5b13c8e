### La pagina di un tavolo: quello che dice il browser, non il server. Id: table-…
###
### Ogni frase va nella pagina con le variabili aperte; si conta con una variabile sola, due forme.

## La pagina

table-board = Plancia
table-board-area = La plancia
table-bar = Che cosa posso fare
table-tabs = Parti della pagina
table-announce = Annunci
table-loading = Un attimo: il tavolo arriva.
table-needs-script = Per giocare qui serve JavaScript: attivalo in questo browser.
table-close = Chiudi
table-cancel = Annulla
table-no = No
table-copy = Copia
table-copied = Copiato
table-more = Di più
table-fewer = Di meno
table-tab-play = Gioco
table-tab-hand = Mano
table-tab-hand-tris = Mano: puoi giocare un tris
table-tab-players = Giocatori
table-tab-log = Cronaca
table-tab-dice = Dadi

## Fasi

table-phase-order = { phase-order }
table-phase-colours = { phase-colours }
table-phase-objectives = { phase-objectives }
table-phase-deal = { phase-deal }
table-phase-abandon = { phase-abandon }
table-phase-reoccupy = { phase-reoccupy }
table-phase-placement = { phase-placement }
table-phase-ready = { phase-ready }
table-phase-reinforce = { phase-reinforce }
table-phase-combat = { phase-combat }
table-phase-declared = { phase-declared }
table-phase-battle = { phase-battle }
table-phase-capture = { phase-capture }
table-phase-occupy = { phase-occupy }
table-phase-ghost-placing = { phase-ghost-placing }
table-phase-ghost-acts = { phase-ghost-acts }
table-phase-gift = { phase-gift }
table-phase-card = { phase-card }
table-phase-turn-over = { phase-turn-over }
table-phase-next = { phase-next }
table-phase-closing = { phase-closing }
table-phase-over = { phase-over }
table-stage-abandoned = Partita interrotta

## Che cosa posso fare adesso

table-your-turn = Tocca a te
table-your-turn-said = Tocca a te. { $told }
table-told-over = La partita è finita.
table-told-abandoned = Nessuno ha più mosso: la partita non conta.
table-told-wait = Un attimo.
table-told-awaited = Tocca a { $colour } ({ $name })
table-told-awaited-name = Tocca a { $name }
table-told-colour = Scegli il colore delle tue armate.
table-told-abandon = Scegli il territorio da abbandonare.
table-told-reoccupy = Scegli il territorio libero da occupare.
table-told-ghost = Scegli dove mettere l'armata del fantasma.
table-told-place =
    { $n ->
        [one] Tocca un tuo territorio per metterci l'ultima armata.
       *[other] Tocca un tuo territorio per metterci armate.
    }
table-told-occupy = Con quante armate entri in { $territory }?
table-told-defend = Ti attaccano da { $from }: con quanti dadi difendi { $territory }?
table-told-attack = Da { $from } contro { $to }.
table-told-maneuver = Sposta da { $from } in { $to }: dopo, il turno è finito.
table-told-target = { $from }: attacca un vicino o sposta in un tuo territorio
table-told-choose = Scegli da dove attaccare o spostare, oppure passa.
table-told-choose-move = Non puoi più attaccare: sposta, oppure passa.
table-told-pass = Non resta che passare.
table-not-from-here = Da { $territory } ora non si può fare nulla.
table-not-to-here = Da { $from } non si arriva in { $territory }
table-not-sent = Non arriva al tavolo. Controlla la connessione e riprova.
table-not-understood = Il tavolo non ha potuto farlo. Riprova.
table-changed-meanwhile = Intanto il tavolo è cambiato: guarda e scegli di nuovo.

## Piazzare

table-due-word =
    { $n ->
        [one] armata da piazzare
       *[other] armate da piazzare
    }
table-income = In questo turno { $n }: { $list }.
table-income-territories =
    { $n ->
        [one] { $armies } per 1 territorio
       *[other] { $armies } per { $n } territori
    }
table-income-continent = { $armies } per { $continent }
table-income-tris = { $armies } per il tris
table-each-click = Armate a ogni tocco
table-all-of-them =
    { $n ->
        [one] 1
       *[other] tutte ({ $n })
    }
table-one-more = Un'armata in più: { $territory }
table-one-less = Un'armata in meno: { $territory }
table-undo = Togli l'ultima

## Attaccare

table-battle = Combattimento
table-battle-last = Ultimo lancio
table-dice-to-roll = Dadi da lanciare
table-dice-count =
    { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    }
table-roll-dice =
    { $n ->
        [one] Lancia 1 dado
       *[other] Lancia { $n } dadi
    }
table-until-conquest = Fino alla conquista
table-until-left = Fermati a { $n } armate
table-rolling = Si lancia…
table-stop = Ferma
table-odds-conquest = Conquista: { $percent }
table-odds-expected = In media ti restano { $attackers } armate
table-roll-said = Attacco { $attack }, difesa { $defence }: perdite { $attack-lost } e { $defence-lost }
table-roll-attack-lost =
    { $n ->
        [one] L'attacco perde 1 armata
       *[other] L'attacco perde { $n } armate
    }
table-roll-defence-lost =
    { $n ->
        [one] La difesa perde 1 armata
       *[other] La difesa perde { $n } armate
    }
table-roll-both-lost = Attacco −{ $attack }, difesa −{ $defence }
table-roll-conquered = Conquistato!
table-defend-with = Dadi della difesa

## Occupare, spostare, passare

table-occupy-with =
    { $n ->
        [one] Entra con 1
       *[other] Entra con { $n }
    }
table-amount-least = min { $n }
table-amount-most = max { $n }
table-from-to = Da { $min } a { $max }.
table-only-so-many = Solo { $n }.
table-occupy-why = Devi entrare con almeno { $dice } (i dadi lanciati) e lasciarne { $garrison } di presidio.
table-maneuver-why = Un solo spostamento a turno, e il presidio resta.
table-move-said =
    { $n ->
        [one] 1 armata da { $from } in { $to }
       *[other] { $n } armate da { $from } in { $to }
    }
table-maneuver-do = Sposta e finisci
table-pass = Passa
table-pass-sure = Senza conquiste non prendi la carta. Passi lo stesso?
table-pass-sure-attacks = Puoi ancora attaccare. Passi lo stesso?
table-pass-yes = Sì, passo

## Giocatori

table-seats = Giocatori
table-lap = giro { $lap }
table-time-up = Tempo scaduto
table-game-clock = Tempo di gioco che resta
table-turn-clock = Tempo che resta per il turno
table-hours-left =
    { $n ->
        [one] 1 ora
       *[other] { $n } ore
    }
table-days-left =
    { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }
table-by-today = Entro oggi alle { $time }.
table-by-tomorrow = Entro domani alle { $time }.
table-by-day = Entro { $day } alle { $time }.
table-you = tu
table-player-number = giocatore { $number }
table-seat-letter = posto { $letter }
table-territories-of = Territori
table-armies-of = Armate
table-cards-of = Carte
table-armies =
    { $n ->
        [one] 1 armata
       *[other] { $n } armate
    }
table-ghost = { ghost }
table-neutral = { owner-neutral }
table-yours = tuo
table-state-bot = bot
table-state-away =
    { $n ->
        [one] ha saltato un turno
       *[other] ha saltato { $n } turni
    }
table-state-stood-in = un bot gioca al suo posto
table-state-neutral = si difende soltanto
table-state-ghost = fantasma
table-state-absent = deve ancora arrivare
table-state-withdrawn = ritirato
table-state-excluded = escluso
table-state-out = eliminato
table-you-are-stood-in = Il tavolo va avanti senza di te.
table-bot-plays-for-you = Non hai giocato in tempo: un bot gioca al tuo posto.
table-nobody-plays-for-you = Non hai giocato in tempo: le tue armate si difendono soltanto.
table-in-rome-nobody-plays-for-you = Non hai giocato in tempo: i tuoi legionari si difendono soltanto.
table-log-late-stood-in = Tempo scaduto: un bot gioca per { $who }
table-log-late-neutral = Tempo scaduto: { $who } si difende soltanto
table-log-stood-in = Un bot gioca per { $who }
table-log-neutral = { $who } si difende soltanto
table-log-back = { $name } è di nuovo al tavolo
table-told-withdrawn = Ti sei ritirato: guardi la partita.
table-told-removed = L'arbitro ti ha escluso: guardi la partita.
table-take-back-seat = Torno al mio posto
table-colour-rosso = { colour-rosso }
table-colour-blu = { colour-blu }
table-colour-giallo = { colour-giallo }
table-colour-verde = { colour-verde }
table-colour-nero = { colour-nero }
table-colour-viola = { colour-viola }

## Sdadata

table-lamp-waiting = Non ha ancora tirato la sdadata
table-lamp-due = Sta per tirare la sdadata
table-lamp-skipped = Troppe conquiste: niente sdadata
table-lamp-rolled = Ha tirato la sdadata
table-closing-at-most = Sdadata: si chiude con { $sum } o meno.
table-closing-exactly = Sdadata: si chiude con { $sums }.
table-closing-conquests = Non tira chi ha conquistato più di { $n } territori.

## Mano e obiettivo

table-hand =
    { $n ->
        [one] Mano: 1 carta
       *[other] Mano: { $n } carte
    }
table-hand-empty = Nessuna carta: ne prendi una se conquisti.
table-card-owned = Il territorio è tuo
table-symbol-fante = { arm-fante }
table-symbol-cannone = { arm-cannone }
table-symbol-cavaliere = { arm-cavaliere }
table-symbol-jolly = { card-jolly }
table-tris-possible =
    { $n ->
        [one] Un tris possibile
       *[other] { $n } tris possibili
    }
table-play-tris = Gioca
table-play-tris-for =
    { $n ->
        [one] Gioca: 1 armata
       *[other] Gioca: { $n } armate
    }
table-tris-in-bar = Gioca il tris
table-tris-in-bar-for =
    { $n ->
        [one] Tris: 1 armata
       *[other] Tris: { $n } armate
    }
table-objective = Obiettivo
table-show-objective = Mostra l'obiettivo
table-show-values = Mostra i valori
table-points-word =
    { $n ->
        [one] punto tavolo
       *[other] punti tavolo
    }
table-objective-held = { $held } di { $total } territori
table-objective-missed =
    { $n ->
        [one] Ne manca 1
       *[other] Ne mancano { $n }
    }

## Continenti

table-continents = Continenti
table-continent-bonus =
    { $n ->
        [one] 1 armata a turno
       *[other] { $n } armate a turno
    }
table-continent-held = { $held } di { $total }

## Cronaca

table-log = Cronaca
table-log-empty = Non è ancora successo nulla.

## Tavolo aperto, partita finita

table-table-open = Tavolo aperto
table-seats-free =
    { $n ->
        [one] Manca 1 giocatore.
       *[other] Mancano { $n } giocatori.
    }
table-seen-later =
    { $n ->
        [one] Vedi tutto con 1 secondo di ritardo: così vuole il tavolo.
       *[other] Vedi tutto con { $n } secondi di ritardo: così vuole il tavolo.
    }
table-terms-no-game-clock = senza limite di tempo
table-terms-game =
    { $n ->
        [one] partita di 1 minuto
       *[other] partita di { $n } minuti
    }
table-terms-no-turn-clock = turni senza orologio
table-terms-turn =
    { $n ->
        [one] 1 secondo a turno
       *[other] { $n } secondi a turno
    }
table-terms-bot =
    { $n ->
        [one] dopo 1 turno saltato gioca un bot
       *[other] dopo { $n } turni saltati gioca un bot
    }
table-terms-neutral =
    { $n ->
        [one] dopo 1 turno saltato il posto è neutrale
       *[other] dopo { $n } turni saltati il posto è neutrale
    }
table-terms-spectators = chiunque può guardare
table-terms-no-spectators = nessuno può guardare
table-terms-later =
    { $n ->
        [one] chi guarda vede con 1 secondo di ritardo
       *[other] chi guarda vede con { $n } secondi di ritardo
    }
table-terms-rated = vale per la classifica
table-seats-full = Siete al completo: si comincia.
table-seat-free = posto libero
table-seat-kept = posto per chi ha il link d'invito
table-seats-kept = I posti ancora liberi sono per chi ha il link d'invito: chiedilo a chi ha aperto il tavolo.
table-sit-down = Siediti
table-leave-seat = Lascia il posto
table-share-link = Manda questo indirizzo a chi deve giocare
table-share-invitation = Manda questo invito a chi deve giocare: apre i posti riservati
table-fair-dice = Dadi che si possono controllare
table-fair-dice-how = Il server ha già scelto un segreto e ne mostra l'impronta. Chi si siede promette un seme fatto dal suo browser, dandone l'impronta; quando il tavolo è completo ognuno svela il suo. I dadi vengono da tutti insieme; alla fine il segreto è svelato e chiunque rifà ogni lancio. Il tuo browser tiene tutto questo e lo confronta. Chi gestisce il server, però, può prevedere i lanci.
table-commitment = Impronta del segreto
table-your-seed-given = Il tuo seme
table-you-won = Hai vinto!
table-won-by = Vince { $who }
table-place = Piazzamento
table-who = Giocatore
table-table-points = Punti tavolo
table-to-replay = Rivedi
table-download-record = Scarica il verbale
table-see-board = Guarda la plancia
table-secret-told = Il segreto dei dadi
table-secret-how = Con questo segreto ogni lancio e ogni carta si possono rifare: lo fa la pagina della partita, nel tuo browser.
table-secret = Segreto

## Sulla plancia

table-zoom = Ingrandimento
table-zoom-in = Ingrandisci
table-zoom-out = Rimpicciolisci
table-zoom-fit = Tutta la plancia
table-label-chosen = scelto
table-label-target = possibile
table-label-open = da qui si può

## Connessione

table-line-offline = Sei senza rete. Il tavolo ti aspetta: appena torna, si riprende da qui.
table-line-lost = Connessione caduta: si riprova. Nulla è perso.
table-line-connecting = Si ricollega…

## Tastiera

table-keys = Tasti
table-key-arrows = da un territorio all'altro
table-key-shift-arrows = solo dove si può fare qualcosa
table-key-next = il prossimo dove si può fare qualcosa
table-key-enter = sceglie; due volte, lo fa
table-key-plus = un'armata in più o in meno
table-key-digits = quante armate, o quanti dadi
table-key-roll = lancia i dadi
table-key-conquest = lancia fino alla conquista
table-key-undo = toglie l'ultima armata messa
table-key-pass = passa
table-key-objective = mostra l'obiettivo
table-key-values = mostra i valori
table-key-escape = lascia stare, o ferma i lanci
table-key-help = questo aiuto

## Rivedere una partita

table-replay-title = La partita, di nuovo
table-replay-bar = Comandi
table-replay-first = Inizio
table-replay-back = Indietro
table-replay-play = Avvia
table-replay-pause = Pausa
table-replay-forward = Avanti
table-replay-last = Fine
table-replay-scene = Momento { $at } di { $all }
table-replay-turn = Vai al turno
table-replay-turn-of = Giro { $lap }: { $who }
table-replay-before = Prima della partita
table-replay-eyes = Con gli occhi di
table-replay-all-eyes = tutti (nulla è nascosto)
table-replay-share = Copia il link a questo momento
table-replay-missing = La partita non si può leggere ora. Ricarica la pagina.
table-replay-speed = Velocità

## Controllo dei dadi

table-dice-stats = I dadi della partita
table-dice-attack = Attacco
table-dice-defence = Difesa
table-dice-expected = attesi { $n } per faccia
table-dice-thrown =
    { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    }
table-dice-chi = Dadi nella norma ({ $share } partite su 100 si scostano di più)
table-dice-chi-odd = Dadi insoliti (solo { $share } partite su 100 si scostano di più)
table-check = Controlla i dadi
table-check-how = Il tuo browser rifà ogni lancio e ogni carta dal segreto svelato e dai semi di tutti, senza chiedere nulla al server.
table-check-running = Si rifanno i lanci…
table-check-good =
    { $n ->
        [one] Tutto torna: 1 fra lanci e carte, ricalcolato uguale.
       *[other] Tutto torna: { $n } tra lanci e carte, ricalcolati, tutti uguali.
    }
table-check-commitment = L'impronta mostrata prima della partita è quella del segreto.
table-check-bad = Non torna: riga { $line }, «{ $said }». Dal segreto viene «{ $due }».
table-check-bad-commitment = Il segreto svelato non ha l'impronta mostrata prima della partita.
table-check-none = Questa partita non ha dadi che si possano controllare.
table-check-dice =
    { $n ->
        [one] 1 lancio
       *[other] { $n } lanci
    }
table-check-cards =
    { $n ->
        [one] 1 carta o obiettivo
       *[other] { $n } carte e obiettivi
    }
