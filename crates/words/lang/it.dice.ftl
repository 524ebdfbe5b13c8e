# La parte dei dadi di ognuno: promessa, svelata, controllata.
web-stage-revealing = sta per cominciare
web-not-now-revealing = Il tavolo è completo: si svelano i semi, e la partita comincia fra un momento.
web-other-seed = Questo seme non è quello promesso: la sua impronta è un'altra.
web-nothing-covered = Qui non c'è un tuo seme da svelare: non l'hai promesso, o l'hai già svelato.

## La pagina di un tavolo

table-revealing = Il tavolo è completo. Ora ognuno svela il suo seme, poi si comincia.
table-stage-revealing = Si svelano i semi
table-part-none = nessun seme
table-part-open = seme in chiaro
table-part-covered = seme promesso
table-part-revealed = seme svelato
table-part-withheld = seme mancante
table-seed-of = Seme di { $name }
table-seed-commitment-of = Impronta del seme di { $name }
table-operator = gestore
table-operator-plays = { $name } gestisce questo server: potrebbe prevedere i dadi.
table-seed-withheld-by = Il seme promesso da { $name } non è stato svelato in tempo: i dadi ne fanno a meno.
table-seed-late = Il tuo seme non è arrivato al server in tempo: i dadi ne fanno a meno.
table-kept-same = Il tuo browser ha confrontato con ciò che aveva tenuto prima della partita: l'impronta del segreto, il tuo seme e le promesse degli altri sono quelle.
table-kept-nothing = Di questa partita il tuo browser non ha tenuto nulla: può confrontare il verbale solo con se stesso.
table-dice-refused = Questi dadi non sono quelli promessi.
table-differs-table = Il verbale è di un'altra partita.
table-differs-commitment = L'impronta del segreto non è quella che il server ha mostrato quando ti sei seduto.
table-differs-secret = Il segreto svelato non è quello promesso quando ti sei seduto.
table-differs-players = I giocatori non sono tanti quanti erano al tavolo completo.
table-differs-own = Il tuo seme non è quello che il tuo browser ha promesso.
table-differs-left-out = Il tuo seme manca, e il server l'aveva ricevuto.
table-differs-seed = Il seme di { $name } non è quello promesso al tavolo completo.
