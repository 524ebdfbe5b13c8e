### Le parole dell'arbitro: casistica, calcoli, foglio del Regolamento Arbitrale.
###
### Il testo dei casi non è qui ma in crates/referee/casebook, con le parole con cui li si cerca.

## Aiuto: ruling

cmd-ruling-about = La casistica, da poche parole: il caso, la decisione e dove è scritta
cmd-ruling-example = sdadata ruling ha lanciato tre dadi ma aveva tre armate --regulation challenge-2017
arg-ruling-words = Che cosa è successo, in italiano o in inglese, anche con errori; oppure un caso, come C18
arg-ruling-regulation = Il regolamento del torneo; se non è detto, la fonte in tutti
arg-ruling-limit = Quanti casi al massimo

## Aiuto: referee

cmd-referee-about = I calcoli dell'arbitro e il foglio del Regolamento Arbitrale
cmd-referee-excess-about = Rinforzi in più di quelli dovuti: quante armate si tolgono (C8)
cmd-referee-excess-example = sdadata referee excess --placed 9 --due 7 --found
arg-referee-excess-placed = Armate messe
arg-referee-excess-due = Armate dovute
arg-referee-excess-found = L'ha scoperto l'arbitro o un altro giocatore, non l'ha detto lui
arg-referee-excess-regulation = Il regolamento della partita
cmd-referee-cap-about = Più armate del limite in plancia: quante si tolgono e quale limite vale dopo (C9)
cmd-referee-cap-example = sdadata referee cap --armies 134 --found
arg-referee-cap-armies = Armate del giocatore sulla plancia
arg-referee-cap-found = L'ha scoperto l'arbitro o un altro giocatore, non l'ha detto lui
arg-referee-cap-lowered = Di quanto il suo limite era già stato abbassato
arg-referee-cap-regulation = Il regolamento che fissa il limite
cmd-referee-origin-about = Attacco senza dire da dove: chi sceglie l'origine, e fra quali (C16)
cmd-referee-origin-example = sdadata referee origin Brasile=5 Perù=2 Argentina=4 --dice 3
arg-referee-origin-candidates = I territori da cui può essere partito, con le loro armate
arg-referee-origin-dice = Dadi lanciati dall'attaccante
arg-referee-origin-regulation = Il regolamento della partita
cmd-referee-overrun-about = Tre dadi lanciati con tre armate rimaste (C18)
cmd-referee-overrun-example = sdadata referee overrun --defence 2
arg-referee-overrun-armies = Armate rimaste sul territorio che attacca
arg-referee-overrun-thrown = Dadi lanciati dall'attaccante
arg-referee-overrun-defence = Dadi della difesa
arg-referee-overrun-regulation = Il regolamento della partita
cmd-referee-threshold-about = La sdadata: chi tira e con quanto si chiude (G7.4-G7.9)
cmd-referee-threshold-example = sdadata referee threshold --time-up 12B --turn 14C --out D
arg-referee-threshold-time-up = Il turno in cui è scaduto il tempo: 12B è quello di B nel giro 12
arg-referee-threshold-turn = Il turno che si chiude adesso
arg-referee-threshold-players = Quanti giocatori al tavolo
arg-referee-threshold-out = Posti eliminati o esclusi fino a questo momento: D, oppure C,D
arg-referee-threshold-withdrawn = Posti ritirati, con i territori ancora in plancia
arg-referee-threshold-conquests = Territori conquistati in questo turno
arg-referee-threshold-roll = La somma dei due dadi, se sono già lanciati
arg-referee-threshold-regulation = Il regolamento della partita
cmd-referee-missed-roll-about = Sdadata dimenticata: si tira ancora? (C28)
cmd-referee-missed-roll-example = sdadata referee missed-roll --noticed next-playing --before 0
arg-referee-missed-roll-noticed = Quando ci se ne accorge: next-playing (il seguente gioca ancora), next-rolled (ha già sdadato), next-ended (ha finito senza poter sdadare), after-next-placing (quello dopo mette già i rinforzi)
arg-referee-missed-roll-before = Quante volte se n'era già dimenticato in questa partita
arg-referee-missed-roll-regulation = Il regolamento della partita
cmd-referee-card-about = Carta dimenticata: spetta ancora? (C20)
cmd-referee-card-example = sdadata referee card --next placed --regulation genova-53
arg-referee-card-next = A che punto è il giocatore seguente: placing (mette i rinforzi), placed (li ha messi tutti), attacked, moved, passed
arg-referee-card-regulation = Il regolamento della partita
cmd-referee-dispute-about = Si può ancora contestare? (C53)
cmd-referee-dispute-example = sdadata referee dispute --fault 7B --now 7D
arg-referee-dispute-fault = Il turno del fatto: 7B è quello di B nel giro 7
arg-referee-dispute-now = Il turno in corso
arg-referee-dispute-players = Quanti giocatori al tavolo
arg-referee-dispute-out = Posti eliminati o esclusi
arg-referee-dispute-lasting = Gli effetti diretti del fatto ci sono ancora
arg-referee-dispute-regulation = Il regolamento del torneo
cmd-referee-late-about = Il fantasma del ritardatario: quante armate ha ricevuto, e se può ancora entrare (G8.9)
cmd-referee-late-example = sdadata referee late --lap 7 --players 4
arg-referee-late-lap = Il giro in corso
arg-referee-late-players = Quanti giocatori al tavolo, ritardatari compresi
arg-referee-late-missing = Quanti mancano
arg-referee-late-turns = Turni dei presenti già finiti in questo giro
arg-referee-late-regulation = Il regolamento del torneo
cmd-referee-sheet-about = Il foglio del Regolamento Arbitrale di un evento (T2.13)
cmd-referee-sheet-example = sdadata referee sheet --regulation raduno --name "Torneo di primavera" --referee "Arbitro Uno"
arg-referee-sheet-name = Il nome dell'evento
arg-referee-sheet-regulation = Il regolamento del torneo
arg-referee-sheet-format = La formula, se il regolamento ne ha più d'una
arg-referee-sheet-referee = Chi arbitra; si può ripetere
arg-referee-sheet-final-referee = Chi segue per intero la finale
arg-referee-sheet-organiser = Chi organizza
arg-referee-sheet-place = Dove si gioca
arg-referee-sheet-date = Quando si gioca

## ruling

ruling-none = Nessun caso risponde a «{ $query }»: provare con altre parole, per esempio dado fuori, carta dimenticata, tris.
ruling-ruling = Decisione: { $ruling }
ruling-advice = come consiglio ({ $why })
ruling-advice-from = come consiglio, da { $id }
ruling-cannot-arise = ma qui non può capitare
ruling-house = regola di casa: { $text }
ruling-not-part = non si applica
ruling-online = A un tavolo online ci pensa il programma.

## referee: armate

referee-excess = { $excess ->
    [one] 1 armata in più del dovuto: se ne { $removed ->
        [one] toglie 1
       *[other] tolgono { $removed }
    }.
   *[other] { $excess } armate in più del dovuto: se ne tolgono { $removed }.
}
referee-excess-declared = L'ha dichiarato da sé: si tolgono fra quelle appena messe.
referee-excess-found = L'ha scoperto un altro: il doppio, fra quelle appena messe e altre a sua scelta.
referee-excess-others = { $armies ->
    [one] Le appena messe non bastano: 1 viene da altri territori.
   *[other] Le appena messe non bastano: { $armies } vengono da altri territori.
}
referee-legionaries-excess = { $excess ->
    [one] 1 legionario in più del dovuto: se ne { $removed ->
        [one] toglie 1
       *[other] tolgono { $removed }
    }.
   *[other] { $excess } legionari in più del dovuto: se ne tolgono { $removed }.
}
referee-legionaries-excess-declared = L'ha dichiarato da sé: si tolgono fra quelli appena messi.
referee-legionaries-excess-found = L'ha scoperto un altro: il doppio, fra quelli appena messi e altri a sua scelta.
referee-legionaries-excess-others = { $armies ->
    [one] Gli appena messi non bastano: 1 viene da altre province.
   *[other] Gli appena messi non bastano: { $armies } vengono da altre province.
}
referee-within-due = Ne spettano { $due } e ne ha { $placed }: non c'è eccesso.
referee-cap = { $excess ->
    [one] 1 armata oltre il limite: se ne { $removed ->
        [one] toglie 1
       *[other] tolgono { $removed }
    } da territori a sua scelta, ne restano { $left }.
   *[other] { $excess } armate oltre il limite: se ne tolgono { $removed } da territori a sua scelta, ne restano { $left }.
}
referee-cap-stays = Il suo limite resta { $cap }.
referee-cap-lowered = Il suo limite scende a { $cap } per il resto della partita.
referee-within-cap = { $armies } sulla plancia, il limite è { $cap }: non c'è eccesso.
referee-no-cap = { $regulation } non ha un limite di armate.
referee-late = Posto { $seats }: oltre alle { $initial } della dotazione ha ricevuto { $received ->
    [one] 1 armata
   *[other] { $received } armate
}, { $lap } per giro.
referee-late-open = Il ritardatario può ancora entrare, fino al termine del giro { $until }, e pesca un obiettivo.
referee-late-closed = Il giro { $until } è finito: il ritardatario non entra più, e il fantasma non riceve altre armate.
referee-late-not-admitted = Con { $regulation } chi è in ritardo non gioca.
referee-late-no-table = un tavolo da { $players } non comincia senza { $missing }; ci si aspettava 4 con 1 assente, o 5 con 1 o 2
referee-late-turns = { $turns } turni finiti in un giro, ma i presenti sono { $present }

## referee: dadi

referee-origin-only = L'attacco è valido: poteva venire solo da { $name }.
referee-origin-forced = Il difensore può far ripetere il lancio. Se lo accetta, l'attacco viene da { $name }: solo lì le armate bastano per quei dadi.
referee-origin-choose = Il difensore può far ripetere il lancio. Se lo accetta, sceglie l'origine fra { $name }.
referee-origin-nobody = Nessuno di quei territori può attaccare: servono almeno 2 armate.
referee-origin-dice = { $dice } dadi sono troppi: da lì se ne potevano lanciare al massimo { $most }. Si ritirano tutti.
referee-bad-candidate = «{ $found }» non è un territorio con le sue armate; ci si aspettava NOME=ARMATE, come Brasile=5
referee-no-throw = { $dice } dadi non sono un lancio; ci si aspettava da 1 a 3
referee-overrun-over = Quell'attacco è finito; si può ancora attaccare da un altro territorio.
referee-overrun-more = { $dice ->
    [one] L'attaccante deve fare ancora almeno un lancio da lì, con 1 dado.
   *[other] L'attaccante deve fare ancora almeno un lancio da lì, con { $dice } dadi.
}
referee-overrun-valid = Il lancio è valido: con { $armies } armate si possono lanciare { $dice } dadi.
referee-roll = { $by } sdada: la partita si chiude con { $closes }.
referee-roll-for = { $by } sdada per { $seat }, che si è ritirato: la partita si chiude con { $closes }.
referee-at-most = { $sum } o meno
referee-exactly = { $sum } esatto
referee-exactly-two = { $first } o { $second } esatti
referee-roll-closes = { $sum }: la partita è chiusa.
referee-roll-goes-on = { $sum }: si continua.
referee-lap = Giro { $lap }: { $rolls }
referee-no-closing = { $regulation } non ha la sdadata.
referee-not-yet = In questo turno non si sdada ancora.
referee-seat-out = { $seat } è fuori dalla partita e non sdada.
referee-many-conquests = Con più di { $most } conquiste nel turno non si sdada: la partita continua.

## referee: turni

referee-dispute-present = Si può correggere: è il turno in corso.
referee-dispute-ended = Si può correggere: è il turno appena finito.
referee-dispute-lasting = Si può correggere: il fatto è vecchio, ma i suoi effetti diretti durano.
referee-dispute-accepted = Non si può più contestare: è più vecchio del turno appena finito, e si intende accettato da tutti.
referee-dispute-not-yet = il turno { $fault } viene dopo { $now }; ci si aspettava un turno già cominciato
referee-card-due = La carta spetta ancora: può prenderla.
referee-card-lost = La carta è persa.
referee-missed-due = I due dadi si lanciano ancora.
referee-missed-lost = I due dadi non si lanciano più.
referee-missed-warning = Prima volta: ammonizione.
referee-missed-excluded = Di nuovo: escluso dal gioco, come primo eliminato; i suoi territori diventano neutrali.
referee-bad-turn = «{ $found }» non è un turno; ci si aspettava giro e posto, come 7B
referee-unknown-word = «{ $found }» non va bene; ci si aspettava: { $known }
referee-no-table = questo tavolo non esiste: { $what }
referee-other-game = { $regulation } è di un altro gioco; ci si aspettava un regolamento di RisiKo!, come challenge-2017

## Foglio del Regolamento Arbitrale

sheet-title = REGOLAMENTO ARBITRALE
sheet-event = L'evento
sheet-format = Formula del torneo
sheet-deviations = Regole proprie del circolo
sheet-referees = Chi arbitra
sheet-forbidden = Che cosa è vietato
sheet-sanctions = Sanzioni
sheet-times = Tempi
sheet-finality = Contestazioni e decisioni
sheet-trade-mark = Marchio
sheet-cited = { $text } ({ $source })
sheet-fact-organiser = Organizza { $text }
sheet-fact-place = Luogo: { $text }
sheet-fact-date = Data: { $text }
sheet-fact-referee = Arbitro: { $text }
sheet-fact-final-referee = Segue per intero la finale: { $text }
sheet-fact-regulation = Si gioca con il regolamento { $text }
sheet-unknown-format = «{ $found }» non è una formula di questo regolamento; ci sono: { $known }
sheet-no-format = Il regolamento non fissa un torneo: la formula è quella annunciata dall'organizzatore
sheet-no-referee = Gli arbitri sono nominati dall'organizzatore prima dell'inizio
sheet-signature = Chi si iscrive riceve il regolamento e firma di accettarlo; le decisioni arbitrali sono inappellabili
sheet-rule-c33 = Non si trascinano attacchi senza speranza per far scadere il tempo
sheet-rule-c34 = Non si fanno segnali con i pezzi, né il puntamento
sheet-rule-c50 = Richiamo per i falli involontari, casuali e non ripetuti: si esaurisce quando è detto; non conoscere il regolamento non scusa
sheet-rule-c51 = Penalità semplici, per il resto della partita: turno passato subito, carte perse, armate perse, limite di armate abbassato
sheet-rule-c52 = Punti tavolo tolti, o squalifica dalla partita e dal torneo, solo per falli gravi o ripetuti
sheet-rule-c53 = Si contesta subito: si corregge solo il turno in corso o quello appena finito; il resto è accettato, salvo che gli effetti diretti durino
sheet-rule-c54 = Il tempo per pensare è limitato: l'arbitro può chiedere la mossa immediata, altrimenti la mano passa
sheet-rule-c55 = Al tavolo non si parla, non si usano appunti o calcolatrici, non si toccano i pezzi fuori dal proprio turno, non ci si alza
sheet-rule-c56 = Chi interrompe una partita con la forza è fuori dal torneo; il tavolo riprende o ricomincia
sheet-rule-c57 = Il pubblico non aiuta e non porta notizie; niente pause, penne, copie degli obiettivi, statistiche o apparecchi
sheet-rule-c58 = Decide l'arbitro o il direttivo; chi è coinvolto si astiene; la finale ha un arbitro che la segue per intero
sheet-rule-c55-challenge-2017 = Al tavolo non si comunica e non si commenta, non si toccano i pezzi fuori dal proprio turno, non si usano calcolatrici, penne o carta, non ci si allontana per vedere le altre partite
sheet-rule-c55-firk = Al tavolo non si tratta e non si comunica, nemmeno con i carri
sheet-rule-c55-spqr-rtu = Non si commenta la partita, non si suggeriscono mosse
sheet-rule-c51-spqr-rtu = Penalità semplici, per il resto della partita: turno passato subito, carte perse, legionari persi
sheet-rule-c57-spqr-rtu = Il pubblico non aiuta e non porta notizie; niente pause, penne, carta, statistiche o apparecchi
sheet-rule-c57-challenge-2017 = Il pubblico non porta notizie delle altre partite; niente penne, carta o copie degli obiettivi
sheet-rule-c58-challenge-2017 = Decide l'arbitro non giocatore o la commissione arbitrale; la finale ha un arbitro che la segue per intero
sheet-rule-c58-genova-53 = Decidono i membri del direttivo del club; se uno di loro è coinvolto, decidono gli altri
sheet-rule-c58-spqr-rtu = Decidono i Giudici di Gioco, presenti per tutta la durata del torneo

## Foglio: i valori delle impostazioni di un torneo che sono una parola

sheet-value-adults = solo maggiorenni
sheet-value-adults-or-waiver = maggiorenni, minorenni solo con deroga dell'organizzatore
sheet-value-agreed = giocatori e circolo insieme
sheet-value-all-games = chi ha giocato tutte le partite
sheet-value-allowed = ammesso
sheet-value-any = qualsiasi numero che porti a una finale
sheet-value-anybody = chiunque
sheet-value-anytime = qualsiasi data
sheet-value-as-others = come gli altri
sheet-value-as-usual = come al solito
sheet-value-at-most = con una somma uguale o minore
sheet-value-at-once = subito
sheet-value-bands = per fasce
sheet-value-beaten-before = gli sconfitti della fase prima, poi la classifica
sheet-value-behind-winner = meno il distacco dal vincitore
sheet-value-best = miglior risultato
sheet-value-best-dropped = miglior scarto
sheet-value-clubs-before-bands = circoli separati prima delle fasce
sheet-value-die = lancio del dado
sheet-value-drawn = a sorteggio
sheet-value-earlier = una data anteriore
sheet-value-earlier-best = chi ha fatto prima il risultato migliore
sheet-value-end-of-lap = a fine giro
sheet-value-evening = serata
sheet-value-everybody = tutti
sheet-value-exactly = con una somma esatta
sheet-value-final = finale
sheet-value-first = i primi
sheet-value-first-game = chi ha giocato la prima partita
sheet-value-five-twice = due volte a un tavolo da 5
sheet-value-fixed = nessuna: è fissa
sheet-value-forbidden = escluso
sheet-value-fourths = quarti posti
sheet-value-knock-out = eliminazione diretta
sheet-value-league = all'italiana
sheet-value-lexicographic = per priorità
sheet-value-lone-winner-of-all = il primo da solo che ha vinto tutte le partite
sheet-value-medals = medagliere
sheet-value-multiple = un multiplo dei posti della finale
sheet-value-next-tournament = fino a un turno del torneo successivo
sheet-value-nobody = nessuno
sheet-value-nothing = niente
sheet-value-on-top = oltre ai risultati che contano
sheet-value-one-more-lap = il giro in corso è il penultimo
sheet-value-organiser = l'organizzatore da solo
sheet-value-own = i propri punti
sheet-value-points-only = i soli punti tavolo
sheet-value-previous-ranking = classifica del turno prima
sheet-value-previous-total = punti del turno prima
sheet-value-qualifying = qualificazione
sheet-value-quarterfinal = quarti di finale
sheet-value-repeat-clubs = circoli già incontrati
sheet-value-repeat-opponents = avversari già incontrati
sheet-value-same-club = stesso circolo
sheet-value-same-region = stessa regione
sheet-value-same-table = il secondo dello stesso tavolo
sheet-value-second-best = secondo miglior risultato
sheet-value-seconds = secondi posti
sheet-value-semifinal = semifinale
sheet-value-stage = per fase raggiunta
sheet-value-standings = la classifica
sheet-value-strict = come da procedura
sheet-value-sum = per somma dei punti
sheet-value-swiss = alla svizzera
sheet-value-team-games = partite a squadre
sheet-value-third-best = terzo miglior risultato
sheet-value-thirds = terzi posti
sheet-value-this-turn = il turno in corso è l'ultimo
sheet-value-three-laps = altri tre giri, contati dal turno in corso
sheet-value-total = totale
sheet-value-up = per eccesso
sheet-value-visiting-clubs = circoli ospiti
sheet-value-who-comes = chi viene
sheet-value-winner = il vincitore
sheet-value-winners-together = vincitori insieme
sheet-value-wins = vittorie
