# sdadata play --dice typed: seguire un tavolo vero.
play-usage-undo = annulla
play-help-undo = toglie l'ultima cosa digitata, anche dadi e carte
play-more-undo = Quante volte si vuole, fino al primo dado. Vale dove i dadi si digitano (--dice typed); dove li lancia il programma, annulla riprende gli ultimi rinforzi, come togli.
play-undone = Annullato: { $what }
play-undo-rolled = Quello che è stato lanciato resta: solo dove i dadi si digitano (--dice typed) si annullano un lancio o una mossa.
play-nothing-typed = Non è ancora stato digitato nulla da annullare.
play-typed-end = La partita è finita. Invio per chiuderla, annulla se l'ultima cosa era sbagliata:

play-only-real-table = Si può solo dove si segue un tavolo vero, con --dice typed.
play-usage-referee = arbitro REGOLA DECISIONE
play-help-referee = la mano dell'arbitro, con le parole del verbale
play-more-referee = Per esempio: arbitro C8 remove alaska 2. Le decisioni: passturn; nocard; takecards POSTO CARTE; remove TERRITORIO ARMATE; lowercap POSTO ARMATE; withdraw POSTO; exclude POSTO; admit POSTO; correct TERRITORIO PADRONE ARMATE. Un posto è la sua lettera, A è il primo di mano; un territorio si scrive come nel verbale: africa_del_nord.
play-more-spqr-referee = Per esempio: arbitro C40 points A 7. Le decisioni: passturn; nocard; takecards POSTO CARTE; remove PROVINCIA LEGIONARI; withdraw POSTO; exclude POSTO; correct PROVINCIA POSTO LEGIONARI; points POSTO PUNTI; fleet POSTO MARE TRIREMI; centre PROVINCIA on, oppure off. Un posto è la sua lettera, A è il primo di mano; province e mari si scrivono come nel verbale: germania_inferior.
play-referee-unread = «{ $found }» non è una decisione dell'arbitro.
play-usage-timeup = tempo
play-help-timeup = dice che il tempo della sala è scaduto

play-options-need-typed = --referee va con --dice typed: un arbitro digita quello che succede a un tavolo vero
arg-play-referee = Sei l'arbitro di un tavolo vero, per tutti i posti: nessuno passa la tastiera, nulla è nascosto; con --dice typed
play-referee-welcome = Sei l'arbitro: digiti per tutti e vedi tutto. annulla toglie quello che è sbagliato, arbitro è la tua mano, tempo dice che il tempo è scaduto; fino ad allora nessun orologio chiude la partita, se non lo dicono --minutes o --laps.
play-type-objective-open = Numero dell'obiettivo di { $seat }:
play-type-card-open = Carta presa da { $seat }:
play-type-symbol-open = Carta presa da { $seat }: legionario, vessillo, trireme o arena:

play-told-redirected = { $territory } va a { $seat }: { $due }, a cui toccava, avrebbe più di metà del continente ({ $rule })
play-ghost-attacks-why = Il fantasma attacca { $to } ({ $facing }) da { $from } ({ $armies }), che ha almeno { $ratio } volte le sue armate ({ $rule }).
play-closing-why = Il tempo è scaduto e il turno di { $seat } nel giro { $lap } è finito: { $closes } ({ $rule }).

play-unknown-open = Questo lo vedono tutti: scrivi quello che è uscito. Il ? è per le carte e gli obiettivi che qui non si conoscono.
play-unknown-bot = Un bot deve conoscere le proprie carte e il proprio obiettivo: non si possono lasciare in sospeso.
play-unknown-hand = Di questo tavolo non si conosce tutto, quindi mani e obiettivi non si mostrano e non si giocano da qui. Un tris si gioca dicendo le sue carte.
play-unknown-whose = «{ $found }» non è un obiettivo lasciato in sospeso. { $open ->
    [0] Non ce n'è nessuno.
   *[other] Scrivi la lettera del posto e il numero, come in «obiettivo { $seats } 8». In sospeso: { $seats }.
}
play-unknown-refused = Non può essere l'obiettivo di { $seat }: con quello la partita sarebbe andata diversamente al comando { $command } del verbale. Se lì era completo e nessuno l'ha detto, vale { $rule }; annulla torna indietro.
play-unknown-at-end = La partita è finita: gli obiettivi lasciati in sospeso decidono i punti.
play-unknown-told = L'obiettivo di { $seat } è il { $found }.
play-unknown-taken = Quell'obiettivo è di un altro: è già stato detto.
play-unknown-laid-open = Le carte di chi esce si scoprono: prima dille, con arbitro C24 takecards POSTO CARTE.
