### Un arbitro al tavolo online. Id: web-… quello che dice il server, table-… quello che dice la pagina.

## Risposte

web-paused = La partita è in pausa: si riprende quando l'arbitro lo dice.
web-paused-by = La partita è in pausa per decisione dell'arbitro { $name }: { $reason }
web-already-paused = La partita è già in pausa.
web-not-paused = La partita non è in pausa.
web-removed = L'arbitro ti ha tolto da questa partita: puoi guardarla, non giocarla.
web-plays-here = Chi è seduto a questo tavolo non può arbitrarlo (C58).
web-unknown-rule = Il catalogo non ha la regola { $rule }.
web-bad-reason = Scrivi il motivo: una riga di testo semplice, al massimo 300 caratteri.

## Cronaca

web-remark-paused = L'arbitro { $name } mette in pausa la partita: { $reason }
web-remark-paused-rule = L'arbitro { $name } mette in pausa la partita ({ $rule }): { $reason }
web-remark-resumed = L'arbitro { $name } fa riprendere la partita.
web-remark-ruled = Decisione dell'arbitro { $name }: { $reason }
web-remark-ruled-rule = Decisione dell'arbitro { $name } ({ $rule }): { $reason }
