### Il sorteggio dei posti e il calendario di una stagione

## draw

cmd-draw-about = Sorteggio dei posti a sedere, casuale da un seme e con il meno possibile di ciò che va evitato
cmd-draw-example = sdadata draw turno2.json --seed 7
arg-draw-file = Il problema: giocatori, tavoli, turni passati, priorità (JSON)
arg-draw-seed = Il seme pubblicato: lo stesso seme dà lo stesso sorteggio
arg-draw-check = Un sorteggio altrui da valutare: tavoli di id (JSON)
draw-table = Tavolo { $number }: { $seats }
draw-penalty = { $penalty } (non meno di { $bound })
draw-proven = Seme { $seed }: dimostrato, nessun sorteggio è migliore.
draw-not-proven = Seme { $seed }: il migliore trovato; che non ce ne sia uno migliore non è dimostrato.
draw-better = C'è un sorteggio migliore: { $penalties } (seme { $seed }).
draw-bad = { $file }: { $what }
draw-count = n vale { $n }, ma i giocatori sono { $players }
draw-priority = «{ $found }» non è una priorità; ci si aspettava { $known }
draw-five-twice = Di nuovo a un tavolo da cinque
draw-winners-together = Coppie di vincitori allo stesso tavolo
draw-same-club = Coppie dello stesso club
draw-visiting-clubs = Coppie dello stesso club in trasferta
draw-repeat-opponents = Coppie che si sono già incontrate
draw-repeat-clubs = Club che si incontrano di nuovo
draw-same-region = Coppie della stessa regione
draw-same-band = Coppie della stessa fascia di classifica
draw-fives = «{ $found }» non è un modo di trovare i cinquisti; ci si aspettava { $known }

## draw: --prove, --redraw, --player

arg-draw-prove = Cerca un sorteggio migliore, o la prova che non c'è: per tanti secondi, o passi (come in 500000n)
arg-draw-redraw = Risorteggia con il minor numero di spostamenti, dai tavoli com'erano: tavoli di id (JSON)
arg-draw-fixed = Con --redraw, i tavoli che stanno già giocando, per numero a partire da 1
arg-draw-player = Perché questo giocatore siede lì: che cosa non si è potuto evitare, e con quale certezza
draw-alone = { $option } va solo senza --check e --redraw, oppure --fixed solo con --redraw
draw-prove-bad = --prove: «{ $found }» non sono né secondi (10) né passi (500000n)
draw-player-unknown = --player: { $id } non è tra i giocatori
draw-searching = Cerco per al più { $seconds } secondi la dimostrazione che non ne esista uno migliore; il sorteggio è già salvato, si può interrompere con Ctrl-C.
draw-searching-steps = Cerco per al più { $steps } passi la dimostrazione che non ne esista uno migliore; il sorteggio è già salvato, si può interrompere con Ctrl-C.
draw-proof-open = Non dimostrato dopo { $steps } passi; accertate { $settled } priorità su { $priorities }.
draw-proof-large = Problema troppo grande per guardare tutti i sorteggi.
draw-proof-done = Dimostrato dopo { $steps } passi: nessun sorteggio è migliore.
draw-proof-better = Trovato un sorteggio migliore dopo { $steps } passi.
draw-strict = Tavoli da cinque secondo la procedura (strict): la prova riguarda i sorteggi secondo le sole priorità.
draw-moved = Si spostano: { $moved } ({ $people })
draw-moved-none = Non si sposta nessuno.
draw-moved-least = Nessun sorteggio con tavoli di queste grandezze sposta meno persone.
draw-why = Giocatore { $player }, tavolo { $table }, con { $others }:
draw-why-none = niente di ciò che andava evitato
draw-why-five-twice = di nuovo a un tavolo da cinque (volte precedenti: { $times })
draw-why-winners-together = con { $other }, anche lui vincitore
draw-why-same-club = con { $other }, dello stesso club
draw-why-visiting-clubs = con { $other }, dello stesso club in trasferta
draw-why-repeat-opponents = di nuovo con { $other } (incontri precedenti: { $times })
draw-why-repeat-clubs = con { $other }, di un club già incontrato (incontri precedenti: { $times })
draw-why-same-region = con { $other }, della stessa regione
draw-why-same-band = con { $other }, della stessa fascia di classifica
draw-sure-forced = ogni sorteggio ne ha almeno { $least }, e questo non di più
draw-sure-proven = questo sorteggio ne ha { $total }; è dimostrato che con meno peggiorerebbe qualcosa di più importante
draw-sure-best = questo sorteggio ne ha { $total }, il minimo trovato; nessuno può averne meno di { $least }
draw-sure-procedure = questo sorteggio ne ha { $total }: li ha messi lì la procedura dei cinquisti (T3.2, lettera c); senza, { $without }
draw-cinquisti = I cinquisti, sorteggiati per primi: { $names }
draw-crowd = sono in { $people } e i tavoli sono { $tables }, quindi le loro coppie insieme sono almeno { $least }

## season

cmd-season-about = Il calendario di una stagione: i tavoli di ogni serata, con meno incontri ripetuti possibile
cmd-season-example = sdadata season abituali.json --seed 7
arg-season-file = Abituali, serate, grandezza dei tavoli, serate già giocate (JSON)
arg-season-seed = Il seme: lo stesso seme dà lo stesso calendario
season-evening = Serata { $number }
season-table = Tavolo { $number }: { $seats }
season-repeats = Incontri ripetuti: { $repeats } (non meno di { $bound })
season-proven = Seme { $seed }: dimostrato, nessun calendario è migliore.
season-not-proven = Seme { $seed }: il migliore trovato; che non ce ne sia uno migliore non è dimostrato.
season-evenings = «evenings» è un numero di serate da 1 a 200, oppure per ognuna chi è atteso
