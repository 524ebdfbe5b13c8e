## Che cosa è ancora possibile

cmd-tournament-outlook-about = Che cosa è ancora possibile per un giocatore, e quale risultato serve
cmd-tournament-outlook-example = sdadata tournament outlook torneo.json 12
arg-tournament-outlook-file = Il torneo (JSON)
arg-tournament-outlook-entrant = Il numero del giocatore, o della squadra; se manca, tutti
arg-tournament-outlook-goal = Essere tra i primi tanti, invece di ciò che la formula mette in palio
arg-tournament-outlook-seed = Il seme dei finali inventati
arg-tournament-outlook-times = Quante volte si inventa il resto, dove non si può calcolare
arg-tournament-outlook-regulation = Il regolamento del club (FILE.toml), se non è uno del programma
outlook-goal = Obiettivo: { $aim } (i primi { $open })
outlook-goal-open = Obiettivo: { $aim } (i primi { $sure } in ogni caso; fino ai primi { $open }, secondo come finiscono gli altri)
outlook-goal-plain = Obiettivo: { $aim }
outlook-aim-place = { $place }º posto o meglio
outlook-aim-finals = un posto nella fase finale, che comincia con: { $stage }
outlook-aim-direct = direttamente a: { $stage }
outlook-aim-lone = direttamente a: { $stage }, da soli in testa e con tutte le partite vinte
outlook-aim-band = { $band ->
    [one] la prima fascia
   *[other] le prime { $band } fasce
 } della fase finale
outlook-special-events = Non si guarda agli eventi speciali che non hanno ancora dato punti
outlook-simulated = Il resto inventato { $times } volte, seme { $seed }; tra parentesi l'errore: la quota vera sta lì 95 volte su 100
outlook-clinched = l'ha già, comunque vada
outlook-out = non può più averlo
outlook-certain-with = certo { $ways }
outlook-possible-with = possibile { $ways }
outlook-anyhow = con qualunque risultato
outlook-others-decide = decidono gli altri
outlook-eliminated = anche se eliminato
outlook-losing = perdendo
outlook-losing-with = perdendo con almeno { $points }
outlook-winning = vincendo
outlook-winning-with = vincendo con almeno { $points }
outlook-objective = con RisiKo!
outlook-or = o
outlook-rate = { $share } ‰ ({ $low }–{ $high })
outlook-wins = { $wins ->
    [0] senza vittorie
    [one] con una vittoria
   *[other] con { $wins } vittorie
 }: { $share } ‰ ({ $low }–{ $high })
outlook-places = posti ancora possibili: dal { $best } al { $worst }
outlook-end = { $how }: dal { $best } al { $worst }
outlook-unknown = nessuno ha il numero { $number }
outlook-no-games = in un'eliminazione diretta non c'è una classifica in cui piazzarsi
outlook-finals-begun = la fase finale è cominciata: in classifica non c'è più nulla da raggiungere
outlook-no-tables = con chi resta non si formano tavoli

## Classifiche su più tornei

cmd-ranking-about = Una classifica delle persone sui tornei finiti
cmd-ranking-example = sdadata ranking primavera.json autunno.json
arg-ranking-files = I tornei (JSON)
arg-ranking-constants = Costanti diverse da quelle del programma (data/national.toml)
ranking-event = { $number }. { $name } ({ $class }, { $tables } tavoli)
ranking-event-uncounted = { $number }. { $name }: non conta, { $why }
ranking-unfinished = non è finito
ranking-few-tables = { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }, e ne servono { $least }
ranking-no-class = non è di nessuna classe
ranking-teams = hanno giocato squadre, non persone
ranking-unknown-class = '{ $class }' non è una classe della classifica; ci sono: { $known }
ranking-bad-number = { $key }: '{ $found }' non è un numero da 0 a 1000 con al massimo tre decimali, scritto come testo
ranking-bad-range = { $key }: deve essere tra 1 e 1000000
ranking-bad-weight = classes.{ $class }: o weight o weight_by_rounds
ranking-column-place = Pos
ranking-column-name = Giocatore
ranking-column-club = Club
ranking-column-score = Punti
ranking-column-results = Risultati: torneo, posto, punti; tra parentesi quelli che non contano
ranking-result = { $event }: { $place }º, { $score }
ranking-alike = Questi potrebbero essere la stessa persona: lo decide un numero nella lista nazionale
