### I momenti di una partita sulla pagina del tavolo: obiettivo, sdadata, fine, quello che è successo intanto, il primo arrivato.

## Obiettivo

table-objective-dealt = Il tuo obiettivo
table-objective-number = n. { $n }
table-objective-seen = Ho visto
table-objective-nicknames = Detto anche: { $names }
table-objective-picture = { $name }: { $held } di { $total } territori presi

## Sdadata

table-throw = Sdada
table-phase-maneuver = Spostamento strategico
table-told-throw = Tira i due dadi della sdadata.
table-closing-last-lap-but-one = Penultimo giro
table-closing-last-lap = Ultimo giro
table-closing-last-lap-rolls = Ultimo giro, poi la sdadata
table-closing-laps-left = Ancora { $n } giri
table-closing-then-rolls = Dopo l'ultimo giro si tira la sdadata.
table-closing-then-over = Alla fine dell'ultimo giro la partita finisce.
table-closing-forfeited = { $who } ha conquistato troppo: niente sdadata a fine turno.
table-closing-needs-at-most = serve { $sum } o meno
table-closing-needs = serve { $sums }
table-closing-or = { " " }o{ " " }
table-closing-chance = { $sums }, { $percent }%
table-closing-brief-at-most = { $title }: { $sum } o meno, { $percent }%
table-closing-brief = { $title }: { $sums }, { $percent }%
table-closing-by-itself =
    { $n ->
        [one] da solo fra 1 secondo
       *[other] da solo fra { $n } secondi
    }
table-closing-awaited = Tira { $who }
table-closing-goes-on = { $sum }: continua
table-closing-ends = { $sum }: finita!

## La fine

table-won-objective = { $who } fa RisiKo!
table-won-closing =
    { $n ->
        [one] Alla sdadata vince { $who }, 1 punto
       *[other] Alla sdadata vince { $who }, { $n } punti
    }
table-won-time =
    { $n ->
        [one] Allo scadere vince { $who }, 1 punto
       *[other] Allo scadere vince { $who }, { $n } punti
    }
table-won-alone = Resta solo { $who }
table-points = Punti
table-another-one = Un'altra
table-rematch = Rivincita
table-rematch-enter = Entra nella rivincita
table-like-this = Un tavolo così
table-share-picture = Immagine
table-share = Condividi

## Da quando hai giocato

table-since = Da quando hai giocato
table-since-lost = hai perso { $list }
table-since-lost-to = { $territories } ({ $who })
table-since-armies =
    { $n ->
        [one] 1 armata in meno
       *[other] { $n } armate in meno
    }
table-since-nothing = Non hai perso niente.
table-lap-again = Rivedi il giro
table-lap-again-stop = Torna ad adesso
table-speed = Velocità dei bot
table-speed-slow = lenta
table-speed-normal = normale
table-speed-fast = veloce
table-skip = Salta

## Avvisi

table-notices = Avvisami quando tocca a me
table-sounds = Suoni

## Il primo piazzamento

table-told-place-kept =
    { $n ->
        [one] Ancora 1 armata da mettere, poi conferma.
       *[other] Ancora { $n } armate da mettere, poi conferma.
    }
table-told-place-confirm = Ci sei: conferma, o togli e rimetti.
table-place-confirm =
    { $n ->
        [one] Conferma 1 armata
       *[other] Conferma { $n } armate
    }

## Difesa

table-always-most = Difendi sempre al massimo
table-always-most-off = Chiedimi quanti dadi
table-attack-under-way =
    { $n ->
        [one] Ti attacca con 1 dado
       *[other] Ti attacca con { $n } dadi
    }

table-over-99 = oltre il 99%

## Orologi

table-clock-turn = turno
table-clock-place = per piazzare
table-clock-colour = per il colore
table-clock-answer = per rispondere
table-clock-game = partita

## Confini

table-label-borders = confina con { $list }

## Aiuto

table-help = Aiuto
table-help-rules = Le regole di questo tavolo
table-help-turn = Un turno
table-help-turn-reinforce = Rinforzi: 1 armata ogni { $each } territori; in più i continenti interi e i tris.
table-help-turn-reinforce-least = Rinforzi: 1 armata ogni { $each } territori, almeno { $least }; in più i continenti interi e i tris.
table-help-turn-attack = Combattimenti: da un tuo territorio a uno vicino, con 1, 2 o 3 dadi. Chi difende vince i pari.
table-help-turn-move = Spostamento strategico: una volta, alla fine, fra due tuoi territori vicini. Poi tocca a chi segue.
table-help-turn-card = Se hai conquistato almeno un territorio prendi una carta; tre carte giuste sono un tris.
table-help-win = Vince chi completa il suo obiettivo e fa RisiKo!
table-help-win-points = Se nessuno ci riesce, alla fine contano i punti: i valori dei tuoi territori dentro l'obiettivo.
table-help-closing-at-most = A tempo scaduto si gioca ancora un giro, poi chi finisce il turno tira la sdadata: con { $sums } o meno, giro dopo giro, la partita finisce.
table-help-closing-exactly = A tempo scaduto si giocano ancora tre giri, poi chi finisce il turno tira la sdadata: con { $sums } la partita finisce.
table-help-closing-conquests =
    { $n ->
        [one] Chi nel turno ha conquistato più di 1 territorio non tira.
       *[other] Chi nel turno ha conquistato più di { $n } territori non tira.
    }
table-help-continents = Continenti
table-help-tris = Tris
table-help-tris-cannoni = Tre cannoni
table-help-tris-fanti = Tre fanti
table-help-tris-cavalieri = Tre cavalieri
table-help-tris-mixed = Uno per tipo
table-help-tris-jolly = Jolly e due uguali
table-help-regulation = Tutto il regolamento
table-help-again = Mostrami di nuovo i suggerimenti

## Il primo arrivato

table-hint-more = Avanti
table-hint-done = Ho capito
table-hint-off = Basta suggerimenti
table-hint-objective = Questo è il tuo obiettivo, solo tuo: quando tieni tutti questi territori, fai RisiKo! e vinci. Il tasto col bersaglio lo mostra sulla plancia.
table-hint-place = Tocca un tuo territorio per metterci un'armata. Finché non confermi puoi togliere e rimettere. Conviene farne pochi e forti.
table-hint-reinforce = Tocca a te: prima i rinforzi. Più territori tieni, più armate ricevi: mettile dove vuoi attaccare.
table-hint-attack = Scegli un tuo territorio con almeno 2 armate, poi un vicino: prima del lancio vedi la probabilità.
table-hint-occupy = Conquistato! Entrano almeno tante armate quanti i dadi lanciati. A fine turno prendi una carta.
table-hint-end = Quando hai finito puoi spostare armate una volta, poi passa. Tre carte giuste sono un tris: armate in più.

## Su un telefono

table-points-short =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }

## La prima partita, e senza rete

web-first-game-link = Mai giocato? Comincia da qui
web-first-game-title = La tua prima partita
web-first-game-lead = Dieci minuti contro tre bot alle prime armi. Sei suggerimenti, uno alla volta, ti dicono che cosa fare e quando; le regole stanno sempre dietro il punto interrogativo.
web-first-game-begin = Comincia
web-offline-title = Niente rete, o il server non risponde
web-offline-text = Il tavolo è sul server e ti aspetta: questa pagina ci riprova da sola.
web-offline-again = Riprova adesso
table-left-withdrawn = ritirato
table-left-excluded = escluso
table-left-eliminated = eliminato
