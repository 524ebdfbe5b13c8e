# La sala di un torneo: che cosa non si può fare, e perché.

hall-refused-not-allowed-helper = Questo lo può fare chi aiuta, un arbitro o l'organizzatore di questo torneo.
hall-refused-not-allowed-referee = Questo lo può fare un arbitro o l'organizzatore di questo torneo.
hall-refused-not-allowed-organiser = Questo lo può fare solo l'organizzatore di questo torneo.
hall-refused-dead-link = Questo collegamento non apre più niente: chiedine un altro all'organizzatore.
hall-refused-other-table = Questo collegamento vale per il tavolo { $table } del turno { $round }, e per nient'altro.
hall-refused-nameless = Prima scegli il tuo nome fra quelli del tavolo.
hall-refused-not-of-table = { $name } non gioca a questo tavolo.
hall-refused-link-in-use = { $name } è già stato scelto, su questo o su un altro telefono: chiama chi aiuta.
hall-refused-own-report = Chi ha scritto il risultato non può confermarlo: serve un altro giocatore del tavolo, un arbitro o chi aiuta.
hall-refused-nothing-pending = Il tavolo { $table } del turno { $round } non ha risultati da confermare.
hall-refused-differs = Per questo tavolo c'è già un risultato, e non è lo stesso: { $reported }. Una correzione si fa con un motivo.
hall-refused-differs-pending = Un altro giocatore ha scritto un risultato diverso: { $reported }. Guardatelo insieme, o chiamate l'arbitro.
hall-refused-no-such-table = Nel turno in corso non c'è un tavolo { $table }.
hall-refused-not-undoable = La voce { $entry } non si può annullare.
hall-refused-undone-already = La voce { $entry } è già stata annullata.
hall-refused-depends = La voce { $entry } non si può annullare da sola: ne dipendono { $dependents }. Annulla prima quelle.
hall-refused-no-reason = Serve un motivo, che tutti potranno leggere.
hall-refused-text = Serve un testo da 1 a { $most } caratteri.
hall-refused-unknown-call = Questa chiamata non c'è più.
hall-refused-unknown-notice = Questo avviso non c'è più.
hall-refused-unknown-link = Questo collegamento non c'è più.
hall-refused-unknown-entrant = Nessun iscritto ha questo numero.
hall-refused-other-ceremony = Il sorteggio è stato promesso con un sigillo: si fa con i dadi tirati in sala e con quel segreto, o si annulla la promessa.
hall-refused-opened-already = Il torneo è già aperto.
hall-refused-unreadable = Il torneo non si può aprire così: { $why }
hall-refused-with-rule = { $what } ({ $rule })
