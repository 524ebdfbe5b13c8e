### Le parole di S.P.Q.RisiKo!: quello che non ha in comune con RisiKo!, le cui frasi sono in it.ftl.
###
### Valgono le stesse regole: i rifiuti sono frasi intere e danno del tu, gli eventi una riga di cronaca.
### IL($mare), DEL, DAL, NEL e AL mettono l'articolo: «dal Tyrrenum», «nello Ionium», «all'Aegeum».

## Quantità

count-legionaries =
    { $armies ->
        [one] 1 legionario
       *[other] { $armies } legionari
    }
count-triremes =
    { $triremes ->
        [one] 1 trireme
       *[other] { $triremes } triremi
    }
count-centres =
    { $centres ->
        [one] 1 centro di potere
       *[other] { $centres } centri di potere
    }

## Chi e che cosa: eserciti neutrali, carte, pagamenti, supremazie

neutral-army = esercito neutrale
neutral-army-letter = esercito neutrale { $letter }
province-unknown = provincia n. { $number }
sea-unknown = mare n. { $number }
symbol-legionary =
    { $cards ->
        [one] legionario
       *[other] { $cards } legionari
    }
symbol-standard =
    { $cards ->
        [one] vessillo
       *[other] { $cards } vessilli
    }
symbol-trireme =
    { $cards ->
        [one] trireme
       *[other] { $cards } triremi
    }
symbol-arena =
    { $cards ->
        [one] arena
       *[other] { $cards } arene
    }
pile-empty = nessuna carta
gain-owed =
    { $armies ->
        [one] 1 legionario da pagare
       *[other] { $armies } legionari da pagare
    }
gain-nothing = nulla
due-points =
    { $points ->
        [one] 1 punto da reclamare
       *[other] { $points } punti da reclamare
    }
due-centres =
    { $centres ->
        [one] 1 centro di potere da costruire
       *[other] { $centres } centri di potere da costruire
    }
due-legionaries =
    { $armies ->
        [one] 1 legionario da piazzare
       *[other] { $armies } legionari da piazzare
    }
due-triremes =
    { $triremes ->
        [one] 1 trireme da varare
       *[other] { $triremes } triremi da varare
    }
price-nothing = senza pagare
price-province = con i legionari della provincia
price-due = con i legionari che spettano nel turno
price-trireme = con la trireme del tris
supremacy-empire = impero più vasto
supremacy-provinces = più province
supremacy-seas = più mari
supremacy-none = nessuna supremazia
spqr-score = { $place } { $seat }: { count-points }, coefficiente potenziale { $potential }, truppe { $army }
record-show-potential = Coefficiente
record-show-army = Truppe
spqr-setup-players = Con questo regolamento non si gioca in { $players }; numeri possibili: { $allowed }. (S1)
spqr-setup-absent =
    { $absent ->
        [one] Qui non si attende 1 ritardatario
       *[other] Qui non si attendono { $absent } ritardatari
    }: si comincia quando ci sono tutti. (S1)

## Fasi della partita e del turno

spqr-phase-supplying = Dotazione iniziale
spqr-phase-settling = Scelta delle province
spqr-phase-settling-neutral = Province dell'esercito neutrale
spqr-phase-founding = Primo centro di potere
spqr-phase-points = Punti
spqr-phase-reinforcements = Rinforzi e tris
spqr-phase-conversions = Conversioni
spqr-phase-sailed = Mossa navale
spqr-phase-naval-combat = Combattimenti navali
spqr-phase-landings = Sbarchi
spqr-phase-land-attacks = Attacchi via terra
spqr-phase-moved = Spostamento strategico
spqr-phase-ramming = Combattimento navale
spqr-phase-landing = Sbarco
stage-points = punti
stage-reinforcements = rinforzi e tris
stage-conversions = conversioni
stage-sailed = mossa navale
stage-naval-combat = combattimenti navali
stage-landings = sbarchi
stage-land-attacks = attacchi via terra
stage-moved = spostamento strategico

## Che cosa si attende in ogni fase

spqr-awaited-order = si tirano i dadi per l'ordine di gioco
spqr-awaited-supplying = si danno le carte iniziali
spqr-awaited-settling = { $seat } occupa una provincia libera
spqr-awaited-settling-neutral = { $seat } sceglie una provincia libera ({ $army })
spqr-awaited-founding = { $seat } piazza il suo primo centro di potere
spqr-awaited-garrisoning =
    { $armies ->
        [one] resta 1 legionario di { $seat } da piazzare
       *[other] restano { $armies } legionari di { $seat } da piazzare
    }
spqr-awaited-points = { $seat } reclama i punti del turno, prima di ogni altra cosa
spqr-awaited-reinforcements = { $seat } gioca un tris o piazza i rinforzi, poi prosegue il turno
spqr-awaited-conversions = { $seat } converte triremi e legionari, fa la mossa navale o prosegue il turno
spqr-awaited-sailed = { $seat } combatte sul mare, sbarca, attacca via terra, sposta o passa
spqr-awaited-naval-combat = { $seat } combatte sul mare, sbarca, attacca via terra, sposta o passa
spqr-awaited-landings = { $seat } sbarca, attacca via terra, sposta o passa
spqr-awaited-land-attacks = { $seat } attacca via terra, sposta o passa
spqr-awaited-moved = { $seat } recupera i punti dimenticati o passa
spqr-awaited-ramming = dadi da lanciare: triremi di { $seat } contro triremi di { $against } { NEL($sea) }
spqr-awaited-landing = dadi da lanciare: { $seat } sbarca in { $to } con { count-legionaries }
spqr-awaited-battle = dadi da lanciare: { $seat } attacca { $to } da { $from } con { count-dice }
spqr-awaited-occupy = { $seat } entra nella provincia conquistata: { $to }
cause-target = punti per la vittoria raggiunti

## Rifiuti: che cosa è successo e che cosa si può fare ora

spqr-refusal-stage-over =
    Fase superata: questo si fa al più tardi nella fase «{ $belongs }», e sei già alla fase «{ $reached }».
spqr-refusal-colour-taken = Il { $colour } non è disponibile: scegli un altro colore.
spqr-refusal-not-free = La provincia { $province } è già occupata: scegline una libera.
spqr-refusal-not-owned = La provincia { $province } non è tua: scegline una che lo sia.
spqr-refusal-centre-stands = In { $province } c'è già un centro di potere: scegli un'altra provincia.
spqr-refusal-centre-near =
    In { $province } non puoi costruire: c'è un centro di potere in { $near }, che confina via terra. Scegli un'altra provincia.
spqr-refusal-no-centre-due = Non hai centri di potere da costruire: si ottengono con un tris che contiene un'arena.
spqr-refusal-centre-due = Prima va costruito il centro di potere del tris: scegli una provincia.
spqr-refusal-no-site =
    Non hai una provincia dove costruire e pagare il centro di potere: questo tris ora non si può giocare.
spqr-refusal-wrong-price =
    { $armies ->
        [0] Non c'è nulla da pagare: costruisci senza indicare un pagamento.
        [one] Resta 1 legionario da pagare: di' se viene dalla provincia, dai rinforzi del turno o dalla trireme del tris.
       *[other] Restano { $armies } legionari da pagare: di' se vengono dalla provincia, dai rinforzi del turno o dalla trireme del tris.
    }
spqr-refusal-cannot-pay =
    { $available ->
        [0] Qui non puoi pagare { $price }: scegli un altro modo o un'altra provincia.
       *[other] Non puoi pagare { count-legionaries } { $price }: al massimo { $available }. Scegli un altro modo o un'altra provincia.
    }
spqr-refusal-too-many-points =
    { $due ->
        [0] Non puoi reclamare { count-points }: in questo turno non te ne spettano.
       *[other] Non puoi reclamare { count-points }: te ne { $due ->
            [one] spetta 1
           *[other] spettano { $due }
        }.
    }
spqr-refusal-no-points = Zero punti non si reclamano: indicane almeno 1, o prosegui il turno.
spqr-refusal-no-points-due = In questo turno non ti spettano punti, o non più: non c'è nulla da reclamare.
spqr-refusal-claim-too-late =
    I punti si reclamano come prima cosa del turno: ora puoi recuperarli solo con un salvacondotto.
spqr-refusal-nothing-forgotten = Non hai dimenticato punti: non c'è nulla da recuperare.
spqr-refusal-not-forgotten-yet = Puoi ancora reclamare i tuoi punti: il salvacondotto non serve.
spqr-refusal-no-safe-conduct = Non hai più salvacondotti: i punti dimenticati sono persi.
spqr-refusal-too-many-armies =
    { $left ->
        [0] Non hai più legionari da piazzare: prosegui il turno.
       *[other] Non puoi piazzare { count-legionaries }: al massimo { $left }.
    }
spqr-refusal-no-armies = Zero legionari non sono una mossa: indicane almeno 1.
spqr-refusal-not-placed-here =
    { $armies ->
        [0] Da { $province } non puoi riprendere legionari: si riprendono solo i rinforzi di questo turno, se il regolamento lo permette.
       *[other] Da { $province } puoi riprendere al massimo { count-legionaries }.
    }
spqr-refusal-take-back-too-late = Hai già dichiarato un attacco o fatto lo spostamento: in questo turno non si riprende più nulla.
spqr-refusal-reinforcements-left =
    { $armies ->
        [one] Hai ancora 1 legionario di rinforzo: piazzalo prima di continuare.
       *[other] Hai ancora { $armies } legionari di rinforzo: piazzali prima di continuare.
    }
spqr-refusal-triremes-left =
    { $triremes ->
        [one] Hai ancora 1 trireme del tris: varala o rinuncia prima di continuare.
       *[other] Hai ancora { $triremes } triremi del tris: varale o rinuncia prima di continuare.
    }
spqr-refusal-nothing-to-decline = Non c'è nulla a cui rinunciare: prosegui il turno.
spqr-refusal-no-triremes = Zero triremi non sono una mossa: indicane almeno 1.
spqr-refusal-too-many-triremes =
    { $left ->
        [0] Non hai triremi da usare: scegli un'altra mossa.
       *[other] Non puoi usare { count-triremes }: al massimo { $left }.
    }
spqr-refusal-embarked-already =
    In questo turno hai già convertito legionari in triremi: le triremi si convertono in legionari prima.
spqr-refusal-conversion-limit =
    { $left ->
        [0] In questo turno non puoi più convertire triremi in questo senso: prosegui il turno.
       *[other] Non puoi convertire { count-triremes }: in questo turno al massimo ancora { $left }.
    }
spqr-refusal-not-launched-here =
    { $triremes ->
        [0] Dal mare { $sea } non puoi riprendere triremi: si riprendono solo quelle varate in questo turno, se il regolamento lo permette.
       *[other] Dal mare { $sea } puoi riprendere al massimo { count-triremes }.
    }
spqr-refusal-no-coast = Nessuna tua provincia si affaccia sul mare { $sea }: scegli un altro mare.
spqr-refusal-not-on-sea =
    La provincia { $province } non si affaccia sul mare { $sea }: scegli un'altra provincia o un altro mare.
spqr-refusal-not-in-hand =
    { $cards ->
        [one] Questa carta non è nella tua mano: { $list }. Scegli tra quelle che hai.
       *[other] Queste carte non sono tutte nella tua mano: { $list }. Scegli tra quelle che hai.
    }
spqr-refusal-no-tris =
    { $cards ->
        [0] Per un tris servono tre carte.
       *[other] Non è un tris ammesso: { $list }. Servono tre simboli uguali o tre diversi.
    }
spqr-refusal-seas-apart = Il mare { $sea } non confina con il mare { $other }: scegli due mari confinanti.
spqr-refusal-sailed-already = Hai già fatto la mossa navale: ce n'è una sola per turno.
spqr-refusal-no-fleet = Nel mare { $sea } non ci sono triremi di { $seat }: scegli un altro mare o un altro avversario.
spqr-refusal-no-own-fleet = Nel mare { $sea } non hai triremi: scegli un mare in cui ne hai.
spqr-refusal-own-fleet = Non puoi combattere contro le tue triremi: scegli un avversario.
spqr-refusal-sea-fought = Nel mare { $sea } hai già combattuto in questo turno: uno scontro per mare, contro un solo avversario.
spqr-refusal-nothing-sunk =
    Nel mare { $sea } l'ultimo lancio non ha affondato nulla: il combattimento navale è finito.
spqr-refusal-own-target = La provincia { $province } è già tua: attacca un avversario o un esercito neutrale.
spqr-refusal-not-bordering = { $province } non confina via terra con { $other }: scegli due province confinanti.
spqr-refusal-too-few-to-attack =
    Da { $province } non puoi attaccare: l'unico legionario deve restare. Attacca da dove ne hai almeno 2.
spqr-refusal-not-superior =
    { $own ->
        [0] Per sbarcare dal mare { $sea } servono triremi in quel mare, più di chi difende: tu non ne hai.
        [one] Nel mare { $sea } hai 1 trireme e chi difende { $others }: per sbarcare te ne servono di più.
       *[other] Nel mare { $sea } hai { $own } triremi e chi difende { $others }: per sbarcare te ne servono di più.
    }
spqr-refusal-attacked-by-sea =
    La provincia { $province } è già stata attaccata dal mare in questo turno: attaccala via terra o cambia bersaglio.
spqr-refusal-taken-by-sea =
    Hai preso { $province } con uno sbarco in questo turno: da lì puoi attaccare solo via terra.
spqr-refusal-not-master =
    Nel mare { $sea } un altro ha tante triremi quante te, o di più: lo spostamento non può attraversarlo.
spqr-refusal-protected =
    Fino alla fine del giro { $lap } nessuno può essere eliminato, e questo attacco potrebbe eliminare { $seat }: cambia bersaglio.
spqr-refusal-too-few-to-occupy =
    Con { count-legionaries } non puoi occupare: ne servono almeno { $least }, quanti i dadi dell'ultimo lancio.
spqr-refusal-nobody-stays =
    { $most ->
        [0] Qui c'è 1 solo legionario e deve restare: scegli un'altra provincia.
       *[other] Non puoi togliere { count-legionaries }: almeno 1 deve restare, quindi al massimo { $most }.
    }
spqr-refusal-garrison =
    { $most ->
        [0] Qui confina un avversario e deve restare il presidio: non puoi muovere nessun legionario.
       *[other] Qui confina un avversario e deve restare il presidio: puoi muovere al massimo { $most ->
            [one] 1 legionario
           *[other] { $most } legionari
        }, non { $armies }.
    }
spqr-refusal-not-in-deck = La carta { $card } non è nel mazzo: prendine un'altra.
spqr-refusal-clock-not-running = Il tempo corre dalla fine del piazzamento: non può essere già scaduto.
spqr-refusal-nothing-left = La correzione toglierebbe a { $seat } tutte le province: lasciane almeno una.
spqr-refusal-no-such-position =
    La correzione di { $province } non è possibile: servono un proprietario in partita, almeno 1 legionario e qualcosa da cambiare.

## Eventi: una riga di cronaca

spqr-event-order-rolled =
    { $dice ->
        [one] { $player } tira per l'ordine di gioco: { $faces }
       *[other] { $player } tira per l'ordine di gioco: { $faces }, totale { $sum }
    }
spqr-event-cards-given =
    { $cards ->
        [0] nessuna carta iniziale
       *[other] carte iniziali di ogni giocatore: { $list }
    }{ $out ->
        [0] {""}
       *[other] ; fuori dal mazzo: { $removed }
    }
spqr-event-settled = { $seat } occupa { $province } con { count-legionaries }
spqr-event-centre-built = { $seat } costruisce un centro di potere in { $province }
spqr-event-centre-paid = { $seat } costruisce un centro di potere in { $province } e paga { $price }
spqr-event-placed = { $seat } rinforza { $province } con { count-legionaries }
spqr-event-taken-back = { $seat } riprende { count-legionaries } da { $province }
spqr-event-turn-began =
    giro { $lap }, turno di { $seat }: { $armies ->
        [0] nessun rinforzo
       *[other] { count-legionaries } di rinforzo
    }, { $points ->
        [0] nessun punto
       *[other] { count-points }
    } da reclamare
spqr-event-centres-garrisoned = { $seat } riceve { count-legionaries } in ogni provincia con un centro di potere
spqr-event-points-claimed = { $seat } reclama { count-points }
spqr-event-points-recovered = { $seat } usa un salvacondotto e recupera { count-points }
spqr-event-tris-played = { $seat } gioca il tris { $list }: { $gain }
spqr-event-declined = { $seat } rinuncia a quanto resta del tris
spqr-event-launched = { $seat } vara { count-triremes } { NEL($sea) }
spqr-event-unlaunched = { $seat } riprende { count-triremes } { DAL($sea) }
spqr-event-embarked = { $seat } converte legionari di { $province } in { count-triremes } { NEL($sea) }
spqr-event-disembarked = { $seat } converte { count-triremes } { DEL($sea) } in legionari in { $province }
spqr-event-sailed = mossa navale di { $seat }: { count-triremes } { DAL($from) } { AL($to) }
spqr-event-ramming-declared = { $seat } attacca le triremi di { $against } { NEL($sea) } con { count-dice }
spqr-event-landing-declared = { $seat } sbarca in { $to } { DAL($sea) } con { count-legionaries } di { $from }
spqr-event-battle-rolled =
    dadi { $attack } contro { $defence }: { $attacker-lost ->
        [0] la difesa perde { $defender-lost ->
            [one] 1 legionario
           *[other] { $defender-lost } legionari
        }
       *[other] l'attacco perde { $attacker-lost ->
            [one] 1 legionario
           *[other] { $attacker-lost } legionari
        }{ $defender-lost ->
            [0] {""}
           *[other] , la difesa { $defender-lost }
        }
    }
spqr-event-naval-rolled =
    dadi { $attack } contro { $defence }: { $attacker-lost ->
        [0] { $defender-lost ->
            [0] nessuna trireme affondata
            [one] la difesa perde 1 trireme
           *[other] la difesa perde { $defender-lost } triremi
        }
       *[other] l'attacco perde { $attacker-lost ->
            [one] 1 trireme
           *[other] { $attacker-lost } triremi
        }{ $defender-lost ->
            [0] {""}
           *[other] , la difesa { $defender-lost }
        }
    }
spqr-event-landed =
    { $armies ->
        [one] sbarco riuscito: 1 legionario resta in { $province }
       *[other] sbarco riuscito: { $armies } legionari restano in { $province }
    }
spqr-event-hand-discarded = le carte rimaste a { $seat } vanno scoperte sotto il mazzo: { $list }
spqr-event-occupied = { $seat } entra in { $to } con { count-legionaries } di { $from }
spqr-event-maneuvered = spostamento strategico di { $seat }: { count-legionaries } da { $from } { AD($to) }
spqr-event-maneuvered-by-sea =
    spostamento strategico di { $seat }: { count-legionaries } da { $from } { AD($to) } attraverso { IL($sea) }
spqr-event-deck-renewed = il mazzo è finito: si rimescolano le carte giocate
spqr-event-time-up = tempo scaduto: l'ultimo giro è il numero { $lap }
spqr-event-armies-removed = l'arbitro toglie { count-legionaries } da { $province } ({ $rule })
spqr-event-points-set = l'arbitro corregge il punteggio di { $seat }: { count-points } ({ $rule })
spqr-event-fleet-set =
    l'arbitro corregge la flotta di { $seat } { NEL($sea) }: { $triremes ->
        [0] nessuna trireme
       *[other] { count-triremes }
    } ({ $rule })
spqr-event-centre-put = l'arbitro mette un centro di potere in { $province } ({ $rule })
spqr-event-centre-removed = l'arbitro toglie il centro di potere da { $province } ({ $rule })
spqr-event-withdrawn = { $seat } si ritira: le sue province possono solo difendersi ({ $rule })
spqr-event-excluded = { $seat } è escluso: le sue province possono solo difendersi ({ $rule })
spqr-event-corrected = l'arbitro corregge { $province }: { $seat }, { count-legionaries } ({ $rule })
