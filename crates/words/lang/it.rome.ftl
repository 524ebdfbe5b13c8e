# Il tavolo di S.P.Q.RisiKo! nel browser.

table-stages = Le fasi del turno
table-rome-stage-points = Punti
table-rome-stage-reinforcements = Rinforzi
table-rome-stage-conversions = Conversioni
table-rome-stage-sailed = Mossa navale
table-rome-stage-naval-combat = Mare
table-rome-stage-landings = Sbarchi
table-rome-stage-land-attacks = Terra
table-rome-stage-moved = Spostamento
table-rome-closes = Chiude: { $list }
table-rome-closes-all = Chiude tutto ciò che viene prima
table-rome-closes-disembark = Chiude: tornare a terra con le triremi
table-rome-phase-build = Centro di potere
table-rome-phase-settling = Scelta delle province
table-rome-phase-founding = Primo centro di potere
table-rome-phase-garrisoning = Guarnigioni
table-rome-phase-order = Primo di mano
table-neutral-army = Esercito neutrale
table-rome-neutral-letter = neutrale { $letter }
table-rome-told-settle = Giro { $round } di { $rounds }: scegli una provincia libera per te, ne restano { $n }
table-rome-told-settle-neutral = Giro { $round } di { $rounds }: scegli una provincia per l'esercito neutrale, ne restano { $n }
table-rome-told-settle-neutral-letter = Giro { $round } di { $rounds }: scegli una provincia per l'esercito neutrale { $letter }, ne restano { $n }
table-rome-told-found = Scegli dove mettere il tuo centro di potere
table-rome-told-build = { $n ->
    [one] Scegli dove costruire il centro di potere
   *[other] Scegli dove costruire: ancora { $n } centri di potere
 }
table-rome-told-price = { $province }: come paghi { $n ->
    [one] il legionario che manca
   *[other] i { $n } legionari che mancano
 }?
table-rome-told-points = { $n ->
    [one] Ti spetta 1 punto: reclamalo prima di tutto
   *[other] Ti spettano { $n } punti: reclamali prima di tutto
 }
table-rome-told-unclaimed = { $n ->
    [one] 1 punto non è ancora reclamato
   *[other] { $n } punti non sono ancora reclamati
 }
table-rome-told-garrison = { $n ->
    [one] 1 legionario da piazzare
   *[other] { $n } legionari da piazzare
 }
table-rome-told-place = { $n ->
    [one] 1 legionario da piazzare nelle tue province
   *[other] { $n } legionari da piazzare nelle tue province
 }
table-rome-told-launch = { $n ->
    [one] 1 trireme da varare in un mare
   *[other] { $n } triremi da varare nei mari
 }
table-rome-told-place-both = Legionari da piazzare: { $n }; triremi da varare: { $triremes }
table-rome-told-occupy = Quanti legionari entrano in { $province }?
table-rome-told-target = { $from }: scegli dove
table-rome-told-whom = { $from }: scegli contro chi
table-rome-told-choose = Ora puoi { $list }
table-rome-can-embark = imbarcare
table-rome-can-disembark = sbarcare in una tua provincia
table-rome-can-sail = muovere una flotta
table-rome-can-ram = combattere per mare
table-rome-can-land = attaccare dal mare
table-rome-can-attack = attaccare per terra
table-rome-can-maneuver = fare lo spostamento
table-rome-told-embark = Imbarcare da { $from } in { $to }
table-rome-told-disembark = Da { $from } a terra, in { $to }
table-rome-told-sail = Flotta da { $from } a { $to }
table-rome-told-ram = Combattimento navale in { $sea } contro { $who }
table-rome-told-land = Attacco dal mare: da { $from } a { $to } per { $sea }
table-rome-told-attack = Attacco da { $from } a { $to }
table-rome-told-maneuver = Spostamento da { $from } a { $to }
table-rome-told-maneuver-by = Spostamento da { $from } a { $to } per { $sea }
table-rome-unclaimed-sure = Se vai avanti, i punti si recuperano solo con un salvacondotto.
table-rome-leave-points = Vai avanti senza
table-rome-leave-points-brief = Senza
table-rome-brief-centres = { $n ->
    [one] 1 centro
   *[other] { $n } centri
 }
table-rome-tris-brief = Tris: { $told }
table-rome-claim = { $n ->
    [one] Reclama 1 punto
   *[other] Reclama { $n } punti
 }
table-rome-claim-other = Un altro numero
table-rome-recover = { $n ->
    [one] Recupera 1 punto (salvacondotto)
   *[other] Recupera { $n } punti (salvacondotto)
 }
table-rome-recover-brief = Recupera { $n }
table-rome-decline-centre = { $n ->
    [one] Rinuncia al centro
   *[other] Rinuncia a { $n } centri
 }
table-rome-decline-triremes = Rinuncia alle triremi
table-rome-pass-recover = Hai punti da recuperare.
table-rome-pass-conquest = Non hai conquistato niente: niente carta.
table-rome-pass-idle = Le tue triremi non si sono mosse.
table-rome-pass-sure = Passi davvero?
table-rome-price-label = Come paghi il centro
table-rome-price-from-province = Dalla provincia
table-rome-price-from-province-means = Tolti { $n } legionari da lì
table-rome-price-from-province-takes = Servono più di { $n } legionari lì
table-rome-price-from-province-brief = −{ $n } legionari
table-rome-price-from-province-lacks = servono più di { $n }
table-rome-price-from-due = Dai rinforzi
table-rome-price-from-due-means = { $n } legionari in meno da piazzare
table-rome-price-from-due-takes = Servono { $n } legionari ancora da piazzare
table-rome-price-from-due-brief = −{ $n } da piazzare
table-rome-price-from-due-lacks = ne servono { $n }
table-rome-price-from-trireme = Con una trireme
table-rome-price-from-trireme-means = Una trireme in meno da varare
table-rome-price-from-trireme-takes = Serve una trireme da varare e una provincia sul mare
table-rome-price-from-trireme-brief = −1 da varare
table-rome-price-from-trireme-lacks = ne serve una, sul mare
table-rome-ram-whom = { $who }: { $n ->
    [one] 1 trireme
   *[other] { $n } triremi
 }
table-rome-ram-label = Contro chi combatti
table-rome-fleet-said = { $n ->
    [one] 1 trireme da { $from } in { $to }
   *[other] { $n } triremi da { $from } in { $to }
 }
table-rome-due-triremes = { $n ->
    [one] trireme
   *[other] triremi
 }
table-rome-ways = Come
table-rome-way-attack = Per terra
table-rome-way-land-by = Dal mare: { $sea }
table-rome-way-maneuver = Per terra
table-rome-way-maneuver-by = Per mare: { $sea }
table-rome-way-ram = Contro { $who }
table-rome-why-embark = Triremi: { $cost ->
    [one] 1 legionario ciascuna
   *[other] { $cost } legionari ciascuna
 }, { $n } in tutto.
table-rome-why-disembark = Triremi: { $worth ->
    [one] 1 legionario ciascuna
   *[other] { $worth } legionari ciascuna
 }, { $n } in tutto.
table-rome-why-sail = Una sola mossa navale per turno.
table-rome-why-land = Almeno quanti i dadi della difesa.
table-rome-why-maneuver = Lo spostamento chiude il turno.
table-rome-occupy-why = Devi entrare con almeno { $dice } (i dadi lanciati).
table-rome-do-embark = { $n ->
    [one] Arma 1 trireme
   *[other] Arma { $n } triremi
 }
table-rome-do-disembark = { $n ->
    [one] Porta a terra 1 trireme
   *[other] Porta a terra { $n } triremi
 }
table-rome-do-sail = { $n ->
    [one] Muovi 1 trireme
   *[other] Muovi { $n } triremi
 }
table-rome-do-land = { $n ->
    [one] Sbarca con 1
   *[other] Sbarca con { $n }
 }
table-rome-do-maneuver = { $n ->
    [one] Sposta 1
   *[other] Sposta { $n }
 }
table-rome-legionaries = { $n ->
    [one] 1 legionario
   *[other] { $n } legionari
 }
table-rome-triremes = { $n ->
    [one] 1 trireme
   *[other] { $n } triremi
 }
table-rome-worth-centres = { $n ->
    [one] un centro di potere
   *[other] { $n } centri di potere
 }
table-rome-owed = da pagare { $n ->
    [one] 1 legionario
   *[other] { $n } legionari
 }
table-rome-centre = centro di potere
table-rome-label-seas = sul mare { $list }
table-rome-no-fleet = nessuna flotta
table-rome-you-rule = lo domini tu
table-rome-ruled-by = lo domina { $who }
table-rome-to-the-end = Per { $sea }, fino in fondo.
table-rome-while-sinking = Si continua solo finché un lancio affonda qualcosa; a parità nessuno perde.
table-rome-roll-conquered = Provincia conquistata
table-rome-roll-nothing = Nessuno perde niente
table-rome-roll-lost = Legionari persi: attacco { $attack }, difesa { $defence }
table-rome-roll-sunk = Triremi affondate: attacco { $attack }, difesa { $defence }
table-rome-odds-left = In media restano { $attackers } legionari a te e { $defenders } alla difesa
table-rome-odds-sink = Affondi tutta la flotta: { $percent }
table-rome-odds-naval = In media restano { $attackers } triremi a te e { $defenders } a chi difende
table-rome-supremacies = Supremazie
table-rome-supremacy-empire = Impero più grande
table-rome-supremacy-provinces = Più province
table-rome-supremacy-seas = Più mari
table-rome-held = { $who }: { $n } (+{ $margin })
table-rome-tied = pari: { $list } ({ $n })
table-rome-not-held = nessuno; { $who } ne ha { $n }
table-rome-nobody = nessuno
table-rome-centres = { $n ->
    [one] 1 centro di potere
   *[other] { $n } centri di potere
 }
table-rome-this-turn = Punti di questo turno: { $n }
table-rome-line-empire = Impero { $n }
table-rome-line-provinces = Province { $n }
table-rome-line-seas = Mari { $n }
table-rome-line-centres = Centri { $n }
table-rome-line-said = { $line }: { $what }
table-rome-as-at-table = Come al tavolo vero: non chiedermelo se me ne dimentico
table-rome-race = La corsa ai { $n } punti
table-rome-next-turn = Al prossimo turno
table-rome-plus = +{ $n }
table-rome-lap-to-end = C'è chi è arrivato: si completa il giro.
table-rome-last-lap = Ultimo giro
table-rome-target-reached = { $who } ha { $n } punti: si completa il giro
table-rome-third-last-lap = Terzultimo giro
table-rome-board-table = Mappa in parole
table-rome-provinces-of = Province
table-rome-legionaries-of = Legionari
table-rome-triremes-of = Triremi
table-rome-points-of = Punti
table-rome-conducts-of = Salvacondotti
table-rome-symbol-legionario = Legionario
table-rome-symbol-vessillo = Vessillo
table-rome-symbol-trireme = Trireme
table-rome-symbol-arena = Arena
table-rome-tris-not-now = I tris si giocano nel proprio turno.
table-rome-tris-played = In questo turno ne hai già giocato uno.
table-rome-tris-none = Con queste carte non c'è un tris che si possa giocare.
table-rome-tris-off = ora non si può
table-rome-tris-would = ora no; darebbe { $told }
table-rome-tris-ask = Perché?
table-rome-tris-too-late = I tris si giocano all'inizio del turno, prima di piazzare.
table-rome-potential = Coeff.
table-rome-potential-centres = centri { $n }
table-rome-potential-supremacies = supremazie { $n }
table-rome-potential-conducts = salvacondotti { $n }
table-rome-potential-provinces = province { $n }
table-rome-potential-seas = mari { $n }
table-rome-army = Truppe
table-rome-won-target = { $who } arriva a { $n } punti
table-rome-since-legionaries = { $n ->
    [one] 1 legionario in meno
   *[other] { $n } legionari in meno
 }
table-hint-rome-settle = Si prende una provincia per volta. Province vicine fanno un impero, coste diverse aprono i mari.
table-hint-rome-points = I punti vanno reclamati per primi, come al tavolo: chi se ne dimentica li recupera solo con un salvacondotto.
table-hint-rome-choose = Il turno ha un ordine: mare, sbarchi, terra, spostamento. Quello che si salta non torna.
table-key-rome-arrows = da una provincia all'altra, e per i mari
table-key-rome-plus = un legionario o una trireme in più o in meno
table-key-rome-undo = toglie l'ultimo legionario o l'ultima trireme
table-key-rome-digits = quanti legionari, triremi, dadi o punti
table-referee-kind-rome-remove = Togliere legionari
table-referee-kind-rome-correct = Correggere una provincia
table-referee-kind-rome-points = Correggere i punti
table-referee-kind-rome-fleet = Correggere una flotta
table-referee-kind-rome-centre = Mettere o togliere un centro
table-rome-help-points = Punti: chi ha una supremazia o un centro di potere li reclama per primi, prima di qualsiasi altra cosa.
table-rome-help-reinforcements = Rinforzi: un legionario ogni { $divisor } province, nelle tue province.
table-rome-help-tris = Tris: tre carte danno legionari, triremi o un centro di potere.
table-rome-help-conversions = Conversioni: { $cost } legionari di una costa fanno una trireme, una trireme torna { $worth } legionari.
table-rome-help-sail = Mossa navale: una flotta passa in un mare vicino.
table-rome-help-ram = Mare: le triremi combattono nello stesso mare; a parità nessuno perde, e si continua solo se qualcosa affonda.
table-rome-help-land = Sbarchi: da una costa all'altra dello stesso mare, dove hai più triremi del difensore; si combatte fino in fondo.
table-rome-help-attack = Terra: attacchi a una provincia vicina; dove c'è un nemico vicino restano almeno { $garrison } legionari.
table-rome-help-move = Spostamento: un gruppo di legionari a una tua provincia vicina, o attraverso un mare che domini; poi, se hai conquistato, una carta.
table-rome-help-end-lap = Chi arriva a { $target } punti fa finire la partita alla fine del giro.
table-rome-help-end = Chi arriva a { $target } punti vince subito.
table-rome-help-conducts = Un salvacondotto recupera i punti dimenticati nel turno.
table-rome-help-centre = Ogni centro di potere
table-rome-help-tris-alike = Tre uguali
table-rome-help-tris-mixed = Tre diverse
table-rome-help-tris-standard = Per ogni vessillo
table-rome-help-tris-arena = Con un'arena

## Ciò che al tavolo di RisiKo! si dice con altre parole: sulla pagina prende il posto della frase dallo stesso nome.

table-in-rome-told-colour = Scegli il colore delle tue legioni.
table-in-rome-due-word =
    { $n ->
        [one] legionario
       *[other] legionari
    }
table-in-rome-each-click = Legionari a ogni tocco
table-in-rome-all-of-them =
    { $n ->
        [one] 1
       *[other] tutti ({ $n })
    }
table-in-rome-undo = Togli l'ultimo
table-in-rome-one-more = Uno in più: { $territory }
table-in-rome-one-less = Uno in meno: { $territory }
table-in-rome-until-left = Fermati a { $n }
table-in-rome-move-said =
    { $n ->
        [one] 1 legionario da { $from } in { $to }
       *[other] { $n } legionari da { $from } in { $to }
    }
table-in-rome-place-confirm =
    { $n ->
        [one] Conferma 1 legionario
       *[other] Conferma { $n } legionari
    }
table-in-rome-resign-ask = Ti ritiri? Le tue province resteranno solo in difesa e non potrai rientrare (C24).
table-in-rome-graph-armies = Legionari, turno per turno

## Quel che si potrebbe fare, nel suggerimento

table-rome-plan-settle = prendi { $province }
table-rome-plan-build = centro di potere in { $province }
table-rome-plan-claim = { $n ->
    [one] reclama 1 punto
   *[other] reclama { $n } punti
 }
table-rome-plan-recover = recupera i punti con il salvacondotto
table-rome-plan-decline = rinuncia
table-rome-plan-launch = { $n ->
    [one] vara 1 trireme in { $sea }
   *[other] vara { $n } triremi in { $sea }
 }
table-rome-plan-embark = { $n ->
    [one] imbarca 1 trireme da { $from } in { $to }
   *[other] imbarca { $n } triremi da { $from } in { $to }
 }
table-rome-plan-disembark = { $n ->
    [one] sbarca 1 trireme da { $from } in { $to }
   *[other] sbarca { $n } triremi da { $from } in { $to }
 }
table-rome-plan-sail = { $n ->
    [one] 1 trireme da { $from } a { $to }
   *[other] { $n } triremi da { $from } a { $to }
 }
table-rome-plan-ram = combattimento navale in { $sea }
table-rome-plan-land = { $n ->
    [one] attacco dal mare con 1 legionario da { $from } a { $to } per { $sea }
   *[other] attacco dal mare con { $n } legionari da { $from } a { $to } per { $sea }
 }
table-rome-plan-maneuver-by = { $n ->
    [one] spostamento di 1 legionario da { $from } a { $to } per { $sea }
   *[other] spostamento di { $n } legionari da { $from } a { $to } per { $sea }
 }
table-in-rome-plan-place = { $n ->
    [one] 1 legionario in { $territory }
   *[other] { $n } legionari in { $territory }
 }
table-in-rome-plan-take-back = { $n ->
    [one] 1 legionario ripreso da { $territory }
   *[other] { $n } legionari ripresi da { $territory }
 }
table-in-rome-plan-maneuver = { $n ->
    [one] spostamento di 1 legionario da { $from } a { $to }
   *[other] spostamento di { $n } legionari da { $from } a { $to }
 }
table-in-rome-plan-occupy = { $n ->
    [one] entra 1 legionario
   *[other] entrano { $n } legionari
 }
table-rome-tris-in-bar = Gioca il tris: { $told }
table-rome-pick-tris = Gioca un tris: quale dei { $n }?
table-rome-pick-tris-brief = Tris ({ $n })
table-rome-told-recover = { $n ->
    [one] Resta 1 punto da recuperare con un salvacondotto, poi si passa.
   *[other] Restano { $n } punti da recuperare con un salvacondotto, poi si passa.
 }
table-rome-told-price-brief = { $province }: { $n ->
    [one] manca 1 legionario
   *[other] mancano { $n } legionari
 }
table-rome-yours = tua
table-rome-column-province = Provincia
table-rome-column-legionaries = Legionari
table-rome-column-sea = Mare
table-rome-column-triremes = Triremi
table-rome-column-master = Chi lo domina
table-rome-check-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }
