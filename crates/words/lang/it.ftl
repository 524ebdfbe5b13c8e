### Le parole del gioco: nomi, fasi, rifiuti, eventi.
###
### Il programma (comandi, errori, terminale) è in it.program.ftl, i regolamenti in it.regulation.ftl.
### Ogni frase ha qui e nel testo inglese lo stesso nome e le stesse variabili.
### I rifiuti sono frasi intere e danno del tu; gli eventi sono una riga di cronaca, senza maiuscola e senza punto.
### AD($nome) mette la preposizione: «ad Alaska», «a Brasile».

## Quantità

decimal-mark = ,
count-armies =
    { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    }
count-dice =
    { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }
count-cards =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
count-territories =
    { $territories ->
        [one] 1 territorio
       *[other] { $territories } territori
    }
count-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
lap = giro { $lap }
ordinal = { $place }°

## Chi: colori, posti, giocatori

colour-rosso = rosso
colour-blu = blu
colour-giallo = giallo
colour-verde = verde
colour-nero = nero
colour-viola = viola
ghost = fantasma
seat-letter = posto { $letter }
player-number = giocatore { $number }
order-place = { $letter } { $player }
who-is-on-turn = chi è di turno
owner-neutral = neutrale
owner-nobody = nessuno

## Che cosa: territori, carte, obiettivi

territory-unknown = territorio n. { $number }
arm-fante = fante
arm-cannone = cannone
arm-cavaliere = cavaliere
card-jolly = jolly
card-of = { $territory } ({ $arm })
objective-name = { $number } «{ $name }»
objective = { $name }: { $goal }
goal-territories =
    { $territories ->
        [one] possedere { $list }
       *[other] possedere { $territories } territori: { $list }
    }
goal-count =
    { $armies ->
        [0] possedere { count-territories }
        [one] possedere { count-territories }
       *[other] possedere { count-territories } con almeno { $armies } armate ciascuno
    }
goal-continents =
    { $count ->
        [0] possedere { $more ->
            [one] un continente a scelta
           *[other] { $more } continenti a scelta
        }
       *[other] possedere per intero: { $list }{ $more ->
            [0] {""}
            [one] ; più un altro continente a scelta
           *[other] ; più altri { $more } continenti a scelta
        }
    }
goal-destroy = eliminare il { $colour }; se non è possibile, possedere { count-territories }

## Fasi

phase-order = Ordine di gioco
phase-colours = Scelta del colore
phase-objectives = Obiettivi
phase-deal = Distribuzione dei territori
phase-abandon = Abbandono forzato
phase-reoccupy = Rioccupazione
phase-placement = Piazzamento
phase-ready = Inizio
phase-reinforce = Rinforzi
phase-combat = Combattimenti
phase-declared = Difesa
phase-battle = Lancio dei dadi
phase-capture = Carte dell'eliminato
phase-occupy = Occupazione
phase-ghost-placing = Rinforzi del fantasma
phase-ghost-acts = Attacchi del fantasma
phase-gift = Armata per il ritardatario
phase-card = Carta
phase-turn-over = Fine del turno
phase-next = Cambio di mano
phase-closing = Sdadata
phase-over = Fine della partita

## Che cosa si attende in ogni fase

awaited-order = si tirano i dadi per il primo di mano
awaited-colours = { $seat } sceglie il colore
awaited-objectives = { $seat } riceve l'obiettivo
awaited-deal = si dà la prossima carta
awaited-abandon = { $seat } abbandona un territorio
awaited-reoccupy = { $seat } occupa un territorio libero
awaited-placement =
    { $armies ->
        [one] resta 1 armata di { $seat } da piazzare
       *[other] restano { $armies } armate di { $seat } da piazzare
    }
awaited-ready = sta per cominciare il primo turno
awaited-reinforce = { $seat } piazza i rinforzi, poi attacca, sposta o passa
awaited-combat = { $seat } attacca, sposta o passa
awaited-declared = chi difende { $territory } dice con quanti dadi
awaited-battle =
    dadi da lanciare: { $attack } per l'attacco, { $defence } per la difesa
awaited-capture =
    { $cards ->
        [one] si sorteggia ancora 1 carta dalla mano di { $seat }
       *[other] si sorteggiano ancora { $cards } carte dalla mano di { $seat }
    }
awaited-occupy = { $seat } entra nel territorio conquistato: { $territory }
awaited-ghost-placing = { $seat } piazza un'armata per il fantasma
awaited-ghost-acts = il fantasma attacca dove deve
awaited-gift = { $seat } piazza un'armata per { $to }
awaited-card = { $seat } prende la carta
awaited-turn-over = finisce il turno di { $seat }
awaited-next = la mano passa a chi segue { $seat }
awaited-closing = si tirano i dadi della sdadata di { $seat } (giro { $lap })
awaited-over = non si gioca più: { $cause }

## Come un posto partecipa, come la partita finisce

status-empty = vuoto
status-playing = in gioco
status-ghost = fantasma
status-absent = in ritardo
status-withdrawn = ritirato
status-excluded = escluso
status-eliminated =
    eliminato per { $exit ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[other] ultimo
    }
cause-objective = obiettivo completato
cause-closing = sdadata
cause-time = tempo scaduto
cause-last-player = un solo giocatore rimasto

## Rifiuti: che cosa è successo e che cosa si può fare ora

refusal-with-rule = { $refusal } ({ $rule })
refusal-with-article = { $refusal } ({ $rule }, { $article })

refusal-game-over = La partita è finita: si può solo rivederla.
refusal-not-your-turn = Non tocca a te: prima deve agire un altro giocatore.
refusal-wrong-phase = In questa fase non si può: scegli tra le mosse possibili ora.
refusal-not-yours = Questo comando spetta ad altri: giocatori, dadi, orologio e arbitro hanno ciascuno i propri.
refusal-chance-pending = Prima si attende l'esito dei dadi o di una carta: riprova subito dopo.
refusal-wrong-dice =
    { $dice ->
        [one] Serve 1 dado
       *[other] Servono { $dice } dadi
    }, non { $given }: il lancio va ripetuto per intero.
refusal-colour-taken = Il { $colour } è già preso: scegli un altro colore.
refusal-not-in-deal = La carta { $territory } non è tra quelle da distribuire ora: danne un'altra.
refusal-not-in-objectives = L'obiettivo { $name } non è più nel mazzo: danne un altro.
refusal-not-owned = Il territorio { $territory } non è del colore per cui giochi: scegline uno che lo sia.
refusal-not-in-excess =
    Il territorio { $territory } non si può abbandonare ora: prima vanno lasciati quelli oltre la metà di un continente.
refusal-not-free = Il territorio { $territory } non è libero: scegline uno libero.
refusal-over-half = Con { $territory } supereresti la metà del continente: scegli un altro territorio.
refusal-too-many-armies =
    { $left ->
        [0] Non hai più armate da piazzare: attacca, sposta o passa.
       *[other] Non puoi piazzare { count-armies }: al massimo { $left }.
    }
refusal-no-armies = Zero armate non sono una mossa: indicane almeno 1.
refusal-attack-made = Hai già attaccato: in questo turno i rinforzi non si riprendono più.
refusal-not-placed-here =
    { $armies ->
        [0] Da { $territory } non puoi riprendere armate: si riprendono solo i rinforzi di questo turno, se il regolamento lo permette.
       *[other] Da { $territory } puoi riprendere al massimo { count-armies }.
    }
refusal-reinforcements-left =
    { $armies ->
        [one] Hai ancora 1 armata di rinforzo: piazzala prima di continuare.
       *[other] Hai ancora { $armies } armate di rinforzo: piazzale prima di continuare.
    }
refusal-no-cards = Nessuna carta indicata, o non tutte in mano a { $seat }: indica quali togliere.
refusal-not-in-hand =
    { $cards ->
        [one] Questa carta non è in mano: { $list }. Scegli tra quelle in mano.
       *[other] Queste carte non sono in mano: { $list }. Scegli tra quelle in mano.
    }
refusal-no-tris =
    { $cards ->
        [0] Per un tris servono tre carte.
       *[other] Non è un tris: { $list }. Servono tre armi uguali, tre diverse, oppure un jolly con due uguali.
    }
refusal-tris-too-late = Hai già piazzato un rinforzo: per il tris aspetta il prossimo turno.
refusal-tris-limit = In un turno si gioca al massimo { $limit } tris: per un altro aspetta il prossimo turno.
refusal-ghost-has-one =
    Il territorio { $territory } ha già ricevuto la sua armata: scegli un altro territorio del fantasma.
refusal-too-few-to-attack =
    Da { $territory } non puoi attaccare: l'unica armata deve restare. Attacca da dove ne hai almeno 2.
refusal-not-bordering = { $territory } non confina con { $other }: scegli due territori confinanti.
refusal-own-target = Il territorio { $territory } è già tuo: attacca un avversario o un territorio neutrale.
refusal-outnumbered =
    Con { count-dice } non puoi attaccare: la difesa ne lancia { $defence }. Usa più dadi o cambia bersaglio.
refusal-too-many-dice =
    { $dice ->
        [0] Per attaccare serve almeno 1 dado: qui puoi lanciarne al massimo { $most }.
       *[other] Non puoi attaccare con { count-dice }: qui puoi lanciarne al massimo { $most }.
    }
refusal-not-maximum = Non puoi attaccare con { count-dice }: qui devi lanciarne { $most }, il massimo.
refusal-lone-defender = Contro 1 sola armata non puoi attaccare con { count-dice }: lanciane almeno { $least }.
refusal-defence-dice =
    { $most ->
        [one] Qui ti difendi con 1 dado, non con { $dice }.
       *[other] Qui ti difendi con un numero di dadi da 1 a { $most }, non con { $dice }.
    }
refusal-protected =
    Fino alla fine del giro { $lap } nessuno può essere eliminato, e questo lancio potrebbe eliminare { $seat }: cambia bersaglio.
refusal-too-few-to-occupy = Con { count-armies } non puoi occupare: ne servono almeno { $least }, quanti i dadi dell'ultimo lancio.
refusal-nobody-stays =
    { $most ->
        [0] Qui c'è 1 sola armata e deve restare: scegli un altro territorio.
       *[other] Non puoi togliere { count-armies }: almeno 1 deve restare, quindi al massimo { $most }.
    }
refusal-garrison =
    { $most ->
        [0] Qui confina un avversario e deve restare il presidio minimo: non puoi spostare nessuna armata.
       *[other] Qui confina un avversario e deve restare il presidio minimo: puoi spostare al massimo { $most ->
            [one] 1 armata
           *[other] { $most } armate
        }, non { $armies }.
    }
refusal-not-in-pile = La carta { $card } non è dove si deve prendere: prendine un'altra.
refusal-time-is-up = Il tempo è già scaduto: si gioca fino alla fine prevista.
refusal-not-in-game = Questo posto non è in partita: { $seat }. Scegline uno che lo sia.
refusal-not-absent = Questo posto non attende un ritardatario: { $seat }. Scegline uno che lo attenda.
refusal-too-late = Dopo il giro { $lap } un ritardatario non può più entrare: le sue armate restano a difendersi.
refusal-nothing-left = La correzione toglierebbe a { $seat } tutti i territori: lasciane almeno uno.
refusal-over-cap = Il limite di armate ne lascia qui al massimo { $most }, non { $armies }.
refusal-no-cap = Qui non c'è un limite di armate che si possa abbassare.
refusal-no-such-rule = Il catalogo non ha la regola { $rule }: indica quella su cui si fonda la decisione.
refusal-no-such-position =
    La correzione di { $territory } non è possibile: servono un territorio della plancia, un proprietario in partita e almeno 1 armata.

## Eventi: una riga di cronaca

event-order-rolled =
    { $dice ->
        [one] { $player } tira per il primo di mano: { $faces }
       *[other] { $player } tira per il primo di mano: { $faces }, totale { $sum }
    }
event-order-settled = ordine di gioco: { $order }
event-colour-chosen = posto { $letter } prende il { $colour }
event-objective-dealt = { $seat } riceve l'obiettivo { $name }
event-objective-dealt-unseen = { $seat } riceve un obiettivo
event-territory-dealt = { $seat } riceve { $territory }
event-territory-neutral = territorio neutrale: { $territory }
event-territory-nobodys = territorio di nessuno: { $territory }
event-deal-swapped =
    per la regola del 50% { $card } prende il posto di { $earlier }; { $seat } riceve { $earlier }
event-abandoned = { $seat } abbandona { $territory }
event-reoccupied = { $seat } rioccupa { $territory }
event-placed = { $seat } rinforza { $territory } con { count-armies }
event-taken-back = { $seat } riprende { count-armies } da { $territory }
event-turn-began =
    giro { $lap }, turno di { $seat }: { $armies ->
        [0] nessun rinforzo
       *[other] { count-armies } di rinforzo
    }
event-tris-played = { $seat } gioca un tris da { count-armies }: { $list }
event-tris-capped =
    { $seat } gioca un tris da { count-armies }: { $list }; { $granted ->
        [0] per il limite non ne riceve nessuna
       *[other] per il limite ne riceve { $granted }
    }
event-ghost-spread = { $seat } distribuisce { count-armies } sui suoi territori
event-attack-declared = { $seat } attacca { $to } da { $from } con { count-dice }
event-defence-declared = la difesa lancia { count-dice }
event-battle-rolled =
    dadi { $attack } contro { $defence }: { $attacker-lost ->
        [0] la difesa perde { $defender-lost ->
            [one] 1 armata
           *[other] { $defender-lost } armate
        }
       *[other] l'attacco perde { $attacker-lost ->
            [one] 1 armata
           *[other] { $attacker-lost } armate
        }{ $defender-lost ->
            [0] {""}
           *[other] , la difesa { $defender-lost }
        }
    }
event-conquered = { $seat } conquista { $territory }
event-eliminated = { $by } elimina { $seat }
event-cards-captured =
    { $cards ->
        [one] { $to } prende 1 carta di { $from }: { $list }
       *[other] { $to } prende { $cards } carte di { $from }: { $list }
    }
event-cards-captured-unseen = { $to } prende { count-cards } di { $from }
event-hand-discarded = le carte rimaste a { $seat } vanno coperte negli scarti
event-occupied = { $seat } occupa { $to } con { count-armies } da { $from }
event-niche-left = { $seat } esce dalla nicchia: { count-armies } da { $from } { AD($to) }
event-maneuvered = spostamento strategico di { $seat }: { count-armies } da { $from } { AD($to) }
event-passed = { $seat } passa
event-deck-renewed = il mazzo è finito: si mescolano gli scarti
event-card-taken = { $seat } prende una carta: { $card }
event-card-taken-unseen = { $seat } prende una carta
event-time-up = tempo scaduto
event-closing-skipped = niente sdadata per { $seat }: ha conquistato { count-territories }
event-closing-due = tocca alla sdadata di { $seat } (giro { $lap })
event-closing-rolled = sdadata di { $seat }: { $faces }, totale { $sum }
event-objective-reached = { $seat } completa l'obiettivo: RisiKo!
event-game-ended = fine della partita: { $cause }
event-turn-passed-on = l'arbitro chiude il turno di { $seat } ({ $rule })
event-turn-timed-out = tempo scaduto: { $seat } perde il turno
event-card-lost = { $seat } ha dimenticato la carta e la perde ({ $rule })
event-cards-forfeited = l'arbitro toglie { count-cards } a { $seat }: { $list } ({ $rule })
event-armies-removed = l'arbitro toglie { count-armies } da { $territory } ({ $rule })
event-cap-lowered = l'arbitro abbassa di { $armies } il limite di armate di { $seat } ({ $rule })
event-withdrawn = { $seat } si ritira: i suoi territori possono solo difendersi ({ $rule })
event-excluded = { $seat } è escluso: i suoi territori diventano neutrali ({ $rule })
event-admitted = { $seat } arriva ed entra in partita ({ $rule })
event-corrected = l'arbitro corregge { $territory }: { $owner }, { count-armies } ({ $rule })
