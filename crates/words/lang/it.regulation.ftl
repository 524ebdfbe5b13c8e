### Le parole dei regolamenti: elenco, tabelle, sezioni e impostazioni, errori di un testo.
###
### Una sezione è section-SEZIONE, un'impostazione setting-SEZIONE-CHIAVE, con i trattini al posto di punti e trattini bassi.
### Quello che S.P.Q.RisiKo! chiama in altro modo, o ha da solo, è section-spqr-…, setting-spqr-…; un valore a parole è value-spqr-SEZIONE-CHIAVE-VALORE, quello di RisiKo! value-CHIAVE-VALORE.

## Elenco, tabella, confronto, controllo

regulation-official = ufficiale
regulation-own = del circolo
regulation-embedded = del programma
regulation-extends = basato su { $name }
regulation-same = { $left } e { $right } hanno gli stessi valori.
regulation-differences =
    { $count ->
        [one] 1 differenza tra { $left } e { $right }
       *[other] { $count } differenze tra { $left } e { $right }
    }
regulation-absent = non previsto
regulation-ok = { $file }: { $id } è in ordine
regulation-faults =
    { $count ->
        [one] { $file }: 1 errore
       *[other] { $file }: { $count } errori
    }

## Fonti di un valore

source-article = articolo
source-choice = scelta
source-house = regola di casa
source-earlier = come prima: il testo è più vecchio di questa voce
source-with-kind = { $kind }: { $text }

## Errori di un testo

fault-line = riga { $line }
fault-expected = ci si aspettava { $expected }
fault-meant = forse «{ $name }»?
fault-syntax = non è TOML: { $what }
fault-no-such =
    { $what ->
        [section] sezione inesistente
        [setting] impostazione inesistente
        [field] campo inesistente
        [rule] regola inesistente
       *[other] voce inesistente ({ $what })
    }
fault-unknown = «{ $what }» non è conosciuto
fault-found = si trova { $what }
fault-twice = «{ $what }» compare due volte
fault-no-source = manca la fonte
fault-several-sources = più fonti insieme ({ $what })
fault-missing = manca
fault-missing-rule = manca ({ $rule })
fault-settled = lo decide l'impostazione { $what }, la cui fonte vale come citazione
fault-unfit = { $what }
fault-cycle = estende sé stesso: { $what }
fault-broken-base = «{ $what }» ha errori suoi: { $faults }
fault-taken = «{ $what }» è il nome di un regolamento del programma
fault-not-official = solo i regolamenti del programma sono ufficiali

## Sezioni

section-components = Materiali
section-table = Tavolo
section-order = Ordine di gioco
section-armies = Armate
section-deal = Distribuzione dei territori
section-placement = Piazzamento
section-reinforcements = Rinforzi
section-tris = Tris
section-combat = Combattimenti
section-garrison = Presidio minimo
section-cards = Carte
section-elimination = Eliminazione
section-end = Fine della partita
section-sdadata = Sdadata
section-scoring = Punti tavolo
section-ghost = Fantasma dinamico
section-tournament-entry = Torneo: iscrizione
section-tournament-scoring = Torneo: metodo di punteggio
section-tournament-formats = Torneo: formula
section-tournament-games = Torneo: partite per tutti
section-tournament-bands = Torneo: tavoli di cui passa il vincitore
section-tournament-knock-out = Torneo: eliminazione diretta

## Impostazioni: la partita

setting-components-board = Plancia
setting-components-cards = Mazzo dei territori
setting-components-objectives = Mazzo degli obiettivi
setting-table-players = Giocatori al tavolo
setting-table-three-players = Quarto posto al tavolo da tre
setting-table-late-comer = Chi sostituisce un ritardatario
setting-table-late-until-lap = Ultimo giro in cui un ritardatario entra
setting-order-dice = Dadi per il primo di mano
setting-order-seating = Come si siedono gli altri
setting-armies-initial = Armate iniziali per numero di giocatori
setting-armies-cap = Armate al massimo sulla plancia
setting-armies-cap-binds = Per chi vale il limite di armate
setting-deal-half-continent = Oltre metà di un continente
setting-deal-neutrals = Territori neutrali
setting-deal-neutral-armies = Armate su ogni territorio neutrale
setting-deal-objectives = Quando si danno gli obiettivi
setting-deal-jolly-join = Quando i jolly entrano nel mazzo
setting-deal-swap = Quale carta si scambia se nessuno di chi deve riceverla può averla
setting-placement-armies-each-time = Armate piazzate per volta
setting-reinforcements-divisor = Territori per un'armata
setting-reinforcements-minimum = Rinforzi al minimo
setting-reinforcements-continents = Armate per un continente intero
setting-reinforcements-taken-back = Fin quando si riprendono i rinforzi
setting-reinforcements-over-cap = Armate oltre il limite
setting-tris-cannoni = Tre cannoni
setting-tris-fanti = Tre fanti
setting-tris-cavalieri = Tre cavalieri
setting-tris-mixed = Tre armi diverse
setting-tris-jolly = Un jolly con due uguali
setting-tris-owned-bonus = Armate in più per ogni carta di un proprio territorio
setting-tris-until = Fin quando si gioca un tris
setting-tris-per-turn = Tris in un turno
setting-combat-attack-dice = Dadi dell'attacco
setting-combat-defence-dice = Dadi della difesa
setting-combat-outnumbered = Attaccare con meno dadi della difesa
setting-combat-lone-defender-dice = Dadi almeno contro un presidio di 1 armata
setting-garrison-binds = Quali movimenti vincola
setting-garrison-minimum = Armate che restano dove confina un avversario
setting-garrison-opponents = Chi conta come avversario
setting-cards-hand-limit = Carte in mano al massimo
setting-cards-captured = Carte prese a chi è eliminato
setting-elimination-protected-laps = Giri in cui nessuno è eliminato
setting-end-minutes = Minuti di gioco
setting-end-time-up = Che cosa si gioca a tempo scaduto
setting-end-last-player = Quando resta un solo giocatore
setting-end-correction = Quando vale un obiettivo completato da una correzione
setting-sdadata-form = Come si chiude
setting-sdadata-closing = Somme che chiudono, giro dopo giro
setting-sdadata-conquests-max = Conquiste al massimo per tirare
setting-sdadata-late-comer = La sdadata di chi è in ritardo e non è arrivato
setting-scoring-points = Che cosa vale punti
setting-scoring-objective-worth = Punti dell'obiettivo completato
setting-scoring-ties = Spareggi, nell'ordine
setting-scoring-ties-for = Posti per cui valgono gli spareggi
setting-ghost-armies-each = Armate su ogni territorio all'inizio
setting-ghost-dealt-apart = Continenti distribuiti a parte
setting-ghost-ratio = Rapporto a cui attacca: tante contro una
setting-ghost-ranked = Il fantasma nella classifica del tavolo
setting-ghost-placing = Chi mette i carri per lui, in che ordine
setting-ghost-attacks = Quando sceglie l'attacco
setting-ghost-base = Da quale di due basi uguali
setting-ghost-niches = Quali territori sono nicchie
setting-ghost-tris = Quale di più tris

## Impostazioni: il torneo

setting-tournament-entry-format = Formula, se non se ne nomina una
setting-tournament-entry-ages = Età
setting-tournament-entry-already-qualified = Chi è già qualificato
setting-tournament-entry-late-minutes = Minuti di ritardo ammessi
setting-tournament-entry-first-fee-cents = Quota della prima volta, in centesimi, al massimo
setting-tournament-entry-fee-cents = Quota delle altre volte, in centesimi, al massimo
setting-tournament-scoring-decimals = Cifre dopo la virgola
setting-tournament-scoring-point = Quanto vale un punto tavolo
setting-tournament-scoring-places = Quanto vale ogni piazzamento, dal primo
setting-tournament-scoring-sizes = Moltiplicatore dei punti tavolo per grandezza del tavolo
setting-tournament-scoring-sizes-for = A chi si applica il moltiplicatore
setting-tournament-scoring-rounding = Arrotondamento
setting-tournament-scoring-most = Il massimo a un tavolo di tanti
setting-tournament-scoring-others = Chi non vince
setting-tournament-scoring-objective = Quanto vale l'obiettivo completato
setting-tournament-scoring-objective-points = Punti tavolo dell'obiettivo completato
setting-tournament-scoring-objective-others = Gli altri, se qualcuno completa l'obiettivo
setting-tournament-scoring-eliminated = Gli eliminati
setting-tournament-scoring-potential = Quanto vale un punto potenziale
setting-tournament-formats-stages = Fasi, nell'ordine
setting-tournament-formats-scoring = Metodo di punteggio
setting-tournament-formats-ranking = Criteri della classifica, nell'ordine
setting-tournament-formats-behind = Ordine dietro la finale
setting-tournament-formats-attendance = Chi gioca ogni turno
setting-tournament-formats-postponing = Chi deve accordarsi perché un turno si sposti
setting-tournament-formats-special-events = Eventi speciali e i loro punti
setting-tournament-formats-players = Chi conta per il numero dei giocatori
setting-tournament-formats-team-least = Squadra: al minimo
setting-tournament-formats-team-most = Squadra: al massimo
setting-tournament-formats-team-seats = Squadra: quanti giocano ogni turno
setting-tournament-games-rounds = Partite per tutti
setting-tournament-games-counted = Risultati migliori che contano
setting-tournament-games-sizes = Grandezza dei tavoli, la preferita prima
setting-tournament-games-first = Sorteggio della prima partita: che cosa si evita, nell'ordine
setting-tournament-games-later = Sorteggio delle altre: che cosa si evita, nell'ordine
setting-tournament-games-cinquisti = Come si sorteggiano i cinquisti
setting-tournament-games-last = Tavoli dell'ultima partita
setting-tournament-games-leaders-from = Primi in classifica insieme da tanti presenti
setting-tournament-games-postponed = A quali date si può spostare
setting-tournament-games-postponed-round = Turno del torneo successivo entro cui va giocata
setting-tournament-bands-seats = Posti per tavolo
setting-tournament-bands-over = Si gioca solo oltre tanti giocatori
setting-tournament-bands-direct = Chi arriva qui senza la fase precedente
setting-tournament-bands-direct-most = Quanti vi arrivano così, al massimo
setting-tournament-bands-parallel-from = Due finali parallele da tanti giocatori
setting-tournament-bands-draw = Come si formano i tavoli
setting-tournament-bands-last-seat = Chi ha l'ultimo posto
setting-tournament-bands-replacement = Chi sostituisce chi rinuncia
setting-tournament-bands-postponed = A quali date si può spostare
setting-tournament-bands-postponed-round = Turno del torneo successivo entro cui va giocata
setting-tournament-knock-out-final-seats = Posti della finale
setting-tournament-knock-out-tables = Quanti tavoli prima della finale
setting-tournament-knock-out-sizes = Grandezza dei tavoli, la preferita prima
setting-tournament-knock-out-apart = Che cosa evita il sorteggio, nell'ordine
setting-tournament-knock-out-postponed = A quali date si può spostare
setting-tournament-knock-out-postponed-round = Turno del torneo successivo entro cui va giocata

## S.P.Q.RisiKo!: le sezioni con parole proprie

section-spqr-supply = Dotazione iniziale
section-spqr-placement = Disposizione iniziale
section-spqr-points = Punti del turno
section-spqr-conversion = Conversioni
section-spqr-centres = Centri di potere
section-spqr-garrison = Presidio
section-spqr-withdrawal = Chi si ritira
section-spqr-scoring = Classifica del tavolo

## S.P.Q.RisiKo!: le impostazioni con parole proprie

setting-spqr-components-cards = Mazzo delle carte
setting-spqr-supply-legionaries = Legionari per giocatore
setting-spqr-supply-safe-conducts = Salvacondotti per giocatore
setting-spqr-supply-centres = Centri di potere per giocatore
setting-spqr-supply-legionary-cards = Carte legionario per giocatore
setting-spqr-supply-arena-cards = Carte arena per giocatore
setting-spqr-supply-spare-arenas = Carte arena che avanzano
setting-spqr-placement-direction = In che ordine si occupano le province
setting-spqr-placement-legionaries-each = Legionari su ogni provincia occupata
setting-spqr-placement-extra-each-time = Legionari piazzati per volta, a plancia piena
setting-spqr-placement-centre-sites = Dove può stare il primo centro di potere
setting-spqr-placement-neutral-first = Prima provincia dell'esercito neutrale
setting-spqr-placement-neutral-legionaries = Legionari su ogni provincia neutrale
setting-spqr-placement-neutral-from-round = Da quale turno di piazzamento si piazza il neutrale
setting-spqr-points-empire-least = Province di un impero, al minimo
setting-spqr-points-rivals = Chi va superato per una supremazia
setting-spqr-points-centre = Punti per ogni centro di potere
setting-spqr-reinforcements-few-provinces = Fino a quante province valgono i rinforzi ridotti
setting-spqr-reinforcements-few-legionaries = Legionari dei rinforzi ridotti
setting-spqr-reinforcements-divisor = Province per un legionario
setting-spqr-reinforcements-centre-legionaries = Legionari in ogni provincia con un centro di potere
setting-spqr-conversion-trireme-worth = Legionari che si ottengono da una trireme
setting-spqr-conversion-trireme-cost = Legionari che servono per una trireme
setting-spqr-tris-alike = Legionari per tre simboli uguali
setting-spqr-tris-mixed = Legionari per tre simboli diversi
setting-spqr-tris-standard-bonus = Legionari in più per ogni vessillo
setting-spqr-tris-arena-cost = Legionari tolti a un tris con arena
setting-spqr-tris-three-arenas = Tris di tre arene
setting-spqr-tris-centre = Il centro di potere del tris
setting-spqr-garrison-minimum = Legionari che restano dove confina un avversario
setting-spqr-garrison-enemies = Chi obbliga al presidio
setting-spqr-centres-pieces = Centri di potere in tutto
setting-spqr-end-target = Punti per la vittoria
setting-spqr-end-when = Quando i punti per la vittoria chiudono la partita
setting-spqr-end-last-laps = Giri dopo quello in cui scade il tempo
setting-spqr-placement-neutral-turns = A quale esercito neutrale va una provincia
setting-spqr-points-excess = Punti reclamati in più
setting-spqr-points-recovery = Che cosa recupera un salvacondotto
setting-spqr-points-recovered-last = Punti recuperati dopo lo spostamento strategico
setting-spqr-conversion-when = Quando si converte
setting-spqr-conversion-order = Ordine delle conversioni
setting-spqr-conversion-disembark-most = Triremi convertite in legionari per turno, al massimo
setting-spqr-conversion-embark-most = Triremi ottenute da legionari per turno, al massimo
setting-spqr-conversion-embark-leaves = Chi resta quando si imbarcano legionari
setting-spqr-tris-centre-when = Quando si costruisce il centro del tris
setting-spqr-tris-centre-without-place = Centro del tris rimasto senza posto per una decisione
setting-spqr-combat-landing-dice = Dadi di uno sbarco
setting-spqr-garrison-borders = Quali confini contano per il presidio
setting-spqr-elimination-protection = Che cosa è vietato finché nessuno può essere eliminato
setting-spqr-withdrawal-triremes = Triremi di chi si ritira
setting-spqr-withdrawal-ranked = Punti e posto di chi si ritira
setting-spqr-withdrawal-placement = Piazzamento che mancava a chi si ritira
setting-spqr-scoring-centre = Coefficiente: ogni centro di potere
setting-spqr-scoring-supremacy = Coefficiente: ogni supremazia
setting-spqr-scoring-safe-conduct = Coefficiente: ogni salvacondotto non usato
setting-spqr-scoring-province = Coefficiente: ogni provincia
setting-spqr-scoring-sea = Coefficiente: ogni mare dominato
setting-spqr-scoring-legionary = Valore dell'esercito: ogni legionario
setting-spqr-scoring-trireme = Valore dell'esercito: ogni trireme

## S.P.Q.RisiKo!: i valori

value-sizes-most-of = più tavoli possibile della prima misura
value-spqr-order-seating-by-score = per punteggio dei dadi
value-spqr-order-seating-clockwise-from-highest = in senso orario dal più alto
value-spqr-supply-spare-arenas-removed = escono dal mazzo
value-spqr-supply-spare-arenas-kept = restano nel mazzo
value-spqr-placement-direction-reverse = dall'ultimo di mano al primo
value-spqr-placement-direction-forward = dal primo di mano all'ultimo
value-spqr-placement-centre-sites-any-own = su ogni provincia propria
value-spqr-placement-centre-sites-apart = lontano da ogni altro, come quelli dei tris
value-spqr-garrison-enemies-everybody = chiunque confini, anche i neutrali
value-spqr-garrison-enemies-players = solo gli altri giocatori
value-spqr-points-rivals-all-armies = tutti gli eserciti, anche i neutrali
value-spqr-points-rivals-players = gli altri giocatori
value-spqr-reinforcements-taken-back-until-attack = fino all'attacco o allo spostamento
value-spqr-reinforcements-taken-back-never = mai
value-spqr-tris-three-arenas-allowed = ammesso
value-spqr-tris-three-arenas-forbidden = vietato
value-spqr-tris-centre-required = va costruito, o il tris non si gioca
value-spqr-tris-centre-declinable = vi si può rinunciare
value-spqr-tris-per-turn-none = senza limite
value-spqr-tris-until-first-placement = prima del primo rinforzo piazzato
value-spqr-tris-until-combat = prima dei combattimenti
value-spqr-combat-attack-dice-maximum = il massimo
value-spqr-combat-attack-dice-attackers-choice = quanti ne vuole l'attaccante
value-spqr-combat-outnumbered-allowed = ammesso
value-spqr-combat-outnumbered-forbidden = vietato
value-spqr-end-when-end-of-lap = alla fine del giro
value-spqr-end-when-at-once = subito
value-spqr-end-minutes-none = senza limite
value-spqr-end-last-player-plays-on = la partita continua fino alla sua fine
value-spqr-end-last-player-wins = quel giocatore vince subito
value-spqr-placement-neutral-turns-fewest-provinces = a quello che ne ha meno, a parità al primo
value-spqr-points-excess-refused = rifiutati
value-spqr-points-recovery-whole-turn = tutti i punti dimenticati nel turno
value-spqr-points-recovered-last-ends-turn = chiudono il turno
value-spqr-points-recovered-last-pass-needed = poi si deve passare
value-spqr-conversion-when-after-reinforcements = dopo i rinforzi, fino alla mossa navale
value-spqr-conversion-order-disembark-first = prima da triremi a legionari, poi da legionari a triremi
value-spqr-conversion-order-any = come si vuole
value-spqr-conversion-disembark-most-none = senza limite
value-spqr-conversion-embark-most-none = senza limite
value-spqr-conversion-embark-leaves-garrison = il presidio, come per ogni movimento
value-spqr-conversion-embark-leaves-one = un legionario
value-spqr-tris-centre-when-first = prima di ogni altra cosa del turno
value-spqr-tris-centre-without-place-renounced = vi si può rinunciare
value-spqr-combat-landing-dice-what-is-left = all'inizio non meno della difesa, poi quanti restano
value-spqr-garrison-borders-land = quelli via terra
value-spqr-elimination-protection-what-could-eliminate = ogni lancio che potrebbe farlo, e ogni sbarco
value-spqr-withdrawal-triremes-removed = escono dalla plancia
value-spqr-withdrawal-ranked-behind-those-who-stayed = i punti restano; dietro a chi è rimasto, davanti agli eliminati
value-spqr-withdrawal-placement-provinces-only = le province le prende il giocatore seguente; niente centro né altri legionari
value-spqr-scoring-ties-potential = coefficiente dei punti potenziali
value-spqr-scoring-ties-army = valore dell'esercito
value-spqr-scoring-ties-reverse-order = ordine di gioco inverso

## I valori a parole: value-CHIAVE-VALORE; quelli dei tornei sono sheet-value-VALORE, come sul foglio degli arbitri

value-attack-dice-maximum = sempre il massimo
value-defence-dice-maximum = sempre il massimo
value-last-player-plays-on = la partita continua fino alla sua fine
value-last-player-wins = quel giocatore vince subito
value-ranked-never = mai
value-ranked-once-eliminated = quando è eliminato
value-cap-binds-everybody = per i giocatori, il fantasma e l'arbitro
value-cap-binds-players = per i rinforzi dei giocatori
value-correction-turn-end = con la prossima conquista o alla fine del turno
value-correction-at-once = subito
value-swap-last-card = l'ultima carta
value-swap-nobody-due = qualsiasi carta
value-over-cap-lost = perse
value-opponents-everybody = ogni altro proprietario, anche neutrale
value-late-comer-rolled-for = tira per lui chi lo precede
value-late-comer-passed-over = nessuna
value-placing-seat-order = in ordine di turno
value-attacks-each-roll = dopo ogni lancio
value-base-value = quella di maggior valore
value-base-board-order = la prima in ordine di plancia
value-niches-base-and-conquered = la base e il territorio conquistato
value-tris-most-armies = quello che vale di più
value-three-players-nobody = nessuno: si gioca in tre
value-three-players-dynamic-ghost = il fantasma dinamico
value-late-comer-not-admitted = nessuno: chi tarda non gioca
value-late-comer-ghost = un fantasma che solo difende, finché arriva
value-seating-by-score = per punteggio dei dadi
value-seating-clockwise-from-highest = in senso orario dal più alto
value-cap-none = senza limite
value-half-continent-redirect = la carta di troppo va al giocatore seguente
value-half-continent-abandon = il di più si abbandona dopo la distribuzione
value-half-continent-free = nessun vincolo
value-neutrals-none = nessuno
value-neutrals-last-two = le ultime due carte, in 4 o in 5
value-objectives-before-deal = prima dei territori
value-objectives-after-deal = dopo i territori
value-jolly-join-after-deal = dopo la distribuzione
value-jolly-join-after-placement = dopo il piazzamento
value-taken-back-until-attack = fino all'attacco, allo spostamento o al passo
value-taken-back-never = mai
value-until-first-placement = prima del primo rinforzo piazzato
value-until-combat = prima dei combattimenti
value-per-turn-none = senza limite
value-attack-dice-attackers-choice = quanti ne vuole l'attaccante
value-defence-dice-defenders-choice = quanti ne vuole il difensore, detti prima del lancio
value-binds-every-movement = occupazione e spostamento
value-binds-maneuver = solo lo spostamento
value-binds-nothing = nessuno
value-hand-limit-none = senza limite
value-captured-random-to-limit = a caso fino al limite, il resto si scarta
value-captured-all = tutte
value-minutes-none = senza limite
value-form-none = senza sdadata
value-conquests-max-none = senza limite
value-points-inside-objective = i territori nell'obiettivo
value-points-all-territories = tutti i territori
value-ties-outside = punti fuori obiettivo
value-ties-later-in-order = chi gioca dopo
value-ties-armies-on-board = armate sulla plancia
value-ties-for-all-places = tutti
value-ties-for-winner-only = solo il primo: gli altri restano pari
value-dealt-apart-oceania = Oceania
value-dealt-apart-sudamerica = America del Sud
value-late-minutes-none = senza limite
value-first-fee-cents-none = senza limite
value-fee-cents-none = senza limite
value-special-events-none = nessuna
value-over-none = si gioca sempre
value-parallel-from-none = mai
value-draw-none = non c'è niente da sorteggiare
value-postponed-round-none = nessuno
value-counted-none = tutti
value-leaders-from-none = mai
value-objective-none = niente di suo
value-objective-points-none = quelli contati

# I componenti e i punteggi dei tornei, per nome
value-board-risiko42 = la plancia di 42 territori
value-board-roma45 = la plancia di 45 province
value-cards-risiko42 = le 42 carte dei territori
value-cards-roma55 = le 55 carte delle province
value-objectives-torneo-16 = i sedici obiettivi dei tornei
value-objectives-classico-14 = i quattordici obiettivi classici
value-continents-oceania = Oceania
value-continents-sudamerica = America del Sud
value-continents-africa = Africa
value-continents-europa = Europa
value-continents-nordamerica = America del Nord
value-continents-asia = Asia
part-squadre = punteggio delle squadre
part-bonus-20 = bonus di 20 punti
part-bonus-50 = bonus di 50 punti
part-firk = punteggio FIRK
part-medals = medaglie
part-millesimi = millesimi
part-spartac = punteggio SpartaC
part-standard = punteggio consueto
