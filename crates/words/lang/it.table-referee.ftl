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

## La pagina

table-paused = In pausa
table-paused-by = { $name }, arbitro: { $reason }
table-paused-by-rule = { $name }, arbitro ({ $rule }): { $reason }
table-tab-referee = Arbitro
table-referee = Arbitro
table-referee-lead = Vedi quello che vedono gli spettatori, senza ritardo. Quello che fai lo leggono tutti, con nome, regola e motivo.
table-referee-rule = Regola
table-referee-rule-hint = Per esempio C51; vuoto se non ce n'è una
table-referee-regulation = Apri il regolamento
table-referee-reason = Motivo
table-referee-pause = Metti in pausa
table-referee-resume = Fai riprendere
table-referee-ruling = Decisione
table-referee-kind = Che cosa
table-referee-player = Giocatore
table-referee-line = Riga del verbale
table-referee-rule-now = Decidi
table-referee-sure = Non si può annullare. { $line }
table-referee-confirm = Sì, decidi
table-referee-kind-passturn = Il turno passa subito
table-referee-kind-remove = Togliere armate
table-referee-kind-correct = Correggere un territorio
table-referee-kind-takecards = Togliere carte
table-referee-kind-lowercap = Abbassare il tetto di armate
table-referee-kind-withdraw = Un giocatore si ritira
table-referee-kind-exclude = Togliere un giocatore
table-referee-kind-timeup = Il tempo è finito
