### La compagnia attorno a un tavolo: chi ospita, chi si ritira, le pause d'accordo, le frasi, la rivincita. Id: web-… quello che dice il server, table-… quello che dice la pagina.

## Risposte

web-reserved = I posti liberi sono tenuti per chi ha appena giocato: riprova tra qualche minuto.
web-taken-off = Chi ha aperto il tavolo ti ha tolto il posto: a questo tavolo non puoi più sederti.
web-not-host = Può farlo solo chi ospita il tavolo.
web-chair-taken = Quel posto è già occupato.
web-chair-free = In quel posto non c'è nessuno.
web-tournament-table = Questo è un tavolo di torneo: le pause le decide l'arbitro.
web-left = Ti sei ritirato da questa partita: puoi guardarla, non giocarla.
web-no-talk = Ai tavoli di torneo non si parla (C55).
web-no-such-phrase = Si possono dire solo le frasi dell'elenco.
web-paused-agreed = La partita è in pausa: l'avete deciso insieme, e chiunque di voi può farla riprendere.
web-remark-paused-agreed = Pausa: siete tutti d'accordo.
web-remark-resumed-agreed = { $name } fa riprendere la partita.

## La sala d'attesa

table-host-mark = ospita
table-host-lead = Ospiti tu: puoi riempire i posti liberi con dei bot e cominciare quando vuoi.
table-host-bot = Metti un bot
table-host-remove = Togli
table-host-remove-ask = Togliere { $name } dal tavolo? Non potrà più sedersi qui.
table-host-give = Fallo ospitare
table-host-give-ask = Passare a { $name } la guida del tavolo? Poi decide solo chi ospita.
table-taken-off = Il tuo posto non c'è più: te l'ha tolto chi ospita il tavolo. Qui non puoi più sederti.
table-host-start = Comincia con i bot
table-seat-kept-for = tenuto per { $name }
table-your-name = Come ti chiami?
table-your-name-hint = Lo vedono gli altri al tavolo. Puoi lasciarlo vuoto.
table-share-room = Condividi
table-share-text = Giochiamo a RisiKo!: siediti al tavolo
table-show-qr = Mostra il codice QR
table-qr-label = Codice QR dell'indirizzo del tavolo
table-terms-title = Com'è questo tavolo
table-terms-laps =
    { $n ->
        [one] il tempo scade dopo 1 giro
       *[other] il tempo scade dopo { $n } giri
    }
table-terms-days =
    { $n ->
        [one] un giorno per ogni turno
       *[other] { $n } giorni per ogni turno
    }
table-terms-days-bot = chi non gioca in tempo è sostituito da un bot finché torna
table-terms-days-neutral = chi non gioca in tempo resta in difesa finché torna
table-terms-days-told = quando tocca a te è scritto in alto in ogni pagina del sito, e se hai acceso gli avvisi lo dice il browser finché una pagina è aperta; non arrivano messaggi
table-terms-tournament = tavolo di torneo

## Al tavolo

table-company = Tavolo
table-resign = Ritirati
table-resign-ask = Ti ritiri? Le tue armate resteranno solo in difesa e non potrai rientrare (G6.5).
table-resign-yes = Sì, mi ritiro
table-pause-ask = Chiedi una pausa
table-pause-wanted = { $names } chiede una pausa
table-pause-agree = D'accordo, pausa
table-pause-mine = Hai chiesto una pausa: manca { $names }
table-pause-missing = Pausa: manca { $names }
table-pause-withdraw = Ritira la richiesta
table-pause-agreed = Pausa d'accordo con tutti: gli orologi sono fermi
table-pause-go-on = Riprendi a giocare
table-watching =
    { $n ->
        [one] 1 spettatore
       *[other] { $n } spettatori
    }
table-say = Di' qualcosa
table-mute = Non mostrare le frasi
table-unmute = Mostra le frasi
table-said = { $name }: { $phrase }
table-phrase-hello = Ciao a tutti!
table-phrase-good-luck = Buona fortuna!
table-phrase-well-played = Bravo!
table-phrase-what-dice = Che dadi!
table-phrase-unlucky = Che sfortuna!
table-phrase-one-moment = Un attimo…
table-phrase-your-turn = Tocca a te!
table-phrase-sorry = Scusate!
table-phrase-thanks = Grazie!
table-phrase-good-game = Bella partita!

## Formati, classifiche, scadenze

web-format = Formato
web-format-live = dal vivo
web-format-quick = veloce
web-format-correspondence = per corrispondenza
web-provisional = provvisoria
web-provisional-how = Meno di dieci partite: la forza può ancora cambiare molto.
web-strength-chart = La forza partita dopo partita
web-within-the-hour = entro un'ora
web-within-hours = { $count ->
    [one] entro 1 ora
   *[other] entro { $count } ore
  }
web-within-days = { $count ->
    [one] entro 1 giorno
   *[other] entro { $count } giorni
  }
web-your-move = Tocca a te

web-turns = in { $count } partite,

web-presets = Tavoli pronti
web-preset-evening = La serata
web-preset-how-evening = in quattro, con l'orologio del regolamento
web-preset-quick = Veloce
web-preset-how-quick = in tre, mezz'ora
web-preset-laps = A giri
web-preset-how-laps = dieci giri, senza orologio di partita
web-preset-days = Per corrispondenza
web-preset-how-days = un giorno per ogni turno
web-preset-alone = Da soli
web-preset-how-alone = contro tre bot, 25 minuti
web-preset-rome = S.P.Q.RisiKo!
web-preset-how-rome = la corsa ai 20 punti contro tre bot, 25 minuti
web-new-laps = Giri
web-new-laps-hint = Dopo questi giri il tempo è scaduto, come se suonasse l'orologio. Vuoto o 0: si guarda solo l'orologio.
web-new-days = Tempo per ogni turno
web-new-days-none = si gioca tutti insieme, con l'orologio qui sopra
web-new-days-one = un giorno (per corrispondenza)
web-new-days-three = tre giorni (per corrispondenza)

## Aspetto e salute del server

web-theme = Aspetto
web-theme-light = chiaro
web-theme-dark = scuro
web-theme-system = come il sistema
web-health = Come sta il server
web-health-writes = Il database scrive: tutto bene.
web-health-fails = Il database non scrive: le mosse sono rifiutate.
web-health-tables = { $count ->
    [one] 1 tavolo in memoria
   *[other] { $count } tavoli in memoria
  }
web-health-driven = { $count ->
    [one] 1 in corso su questa macchina
   *[other] { $count } in corso su questa macchina
  }
web-health-readers = { $count ->
    [one] 1 pagina collegata
   *[other] { $count } pagine collegate
  }
web-health-no-copies = Nessuna seconda copia: si fa con sdadata serve --copies CARTELLA.
web-health-copied = Ultima copia:
web-health-copy-soon = La prima copia arriva tra poco.
web-health-copy-fails = La copia non riesce: { $fault }
web-health-metrics = Tutte le misure

## Regolamenti e probabilità

web-regulation-game = La partita
web-regulation-timed = Una partita per { $players } giocatori, di { $minutes } minuti.
web-regulation-untimed = Una partita per { $players } giocatori, senza limite di tempo.
web-regulation-ends-objective = Si gioca con { $deck }; finisce quando qualcuno completa il suo.
web-regulation-ends-time = Si gioca con { $deck }; finisce quando qualcuno completa il suo, o a tempo scaduto, ai punti.
web-regulation-ends-closing = Si gioca con { $deck }; finisce quando qualcuno completa il suo, o a tempo scaduto con la sdadata, ai punti.
web-regulation-ends-target = Finisce quando qualcuno arriva a { $target } punti, o a tempo scaduto con chi ne ha di più.
web-either = { $first } o { $last }
web-table-players = Con questo regolamento non si gioca in { $players }: si gioca in { $allowed }.
web-regulation-tournament = I tornei
web-compare-only = { $count ->
    [one] Una sezione è solo in { $name }
   *[other] { $count } sezioni sono solo in { $name }
 }
web-odds-chain = Territori dopo il primo (armate di ciascuno, separate da una virgola)
web-odds-chain-hint = Per esempio 3, 1, 2: si attacca l'uno dopo l'altro con tutte le armate che restano.
web-odds-garrison = Presidio da lasciare dietro
web-odds-stop = Fermati a
web-odds-stop-hint = Si smette quando l'attacco ha queste armate o meno. 1: fino in fondo.
web-odds-wanted = Quanti ne servono per riuscirci (%)
web-odds-wanted-hint = Lascia vuoto il numero in attacco per sapere solo questo.
web-odds-needed = Con { $armies } armate si conquista tutto almeno { $wanted } volte su 100.
web-odds-not-enough = Nemmeno 130 armate bastano per riuscirci { $wanted } volte su 100.
web-odds-all-territories = di conquistarli tutti e { $count }
web-odds-first = Il primo combattimento da solo
web-odds-bad-query = Si chiede con `attackers` e `defenders`, due numeri interi; si possono aggiungere `regulation` e `kind`, nient'altro. Per esempio /api/odds?attackers=8&defenders=5
web-odds-reached = Fino a qui
web-odds-territory = Territorio { $number }
web-odds-chain-title = Un territorio dopo l'altro
web-odds-bad-chain = Scrivi le armate dei territori, da 1 a 130, separate da virgole: al massimo sette.
web-online = { $count ->
    [one] 1 persona collegata
   *[other] { $count } persone collegate
  }
web-lap = Giro { $lap }
web-lap-of = Giro { $lap } di { $laps }
web-minutes-left = { $count ->
    [one] resta un minuto
   *[other] restano { $count } minuti
  }
web-time-up = tempo scaduto
web-count-territories = { $count ->
    [one] 1 territorio
   *[other] { $count } territori
  }
web-count-armies = { $count ->
    [one] 1 armata
   *[other] { $count } armate
  }
web-count-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
web-count-provinces = { $count ->
    [one] 1 provincia
   *[other] { $count } province
  }
web-own-games-more = { $count ->
    [one] E un'altra tua partita
   *[other] E altre { $count } tue partite
  }
web-small-board = La plancia adesso

## Il replay

table-mark-conquest = conquiste
table-mark-tris = tris
table-mark-out = eliminazioni
table-mark-objective = RisiKo!
table-graph-armies = Armate, turno per turno
table-graph-points = Punti, turno per turno
table-graph-figures = Le cifre: adesso e alla fine
table-luck = La fortuna ai dadi
table-luck-dice = Dadi
table-luck-pips = Punti in più
table-luck-how = Quanto hanno dato i dadi, in attacco e in difesa, oltre la media di 3,5 ciascuno.
web-forbidden-title = Non hai il permesso

## L'analisi

table-tab-coach = Analisi
table-coach = L'analisi della partita
table-coach-about = Ogni posizione viene giocata centinaia di volte fino alla fine: chi poteva vincere, quanta fortuna ha avuto, che cosa è costato. Ci vuole poco più di qualche secondo.
table-coach-ask = Analizza la partita
table-coach-waiting = In coda…
table-coach-running = Analisi in corso…
table-coach-failed = L'analisi non è riuscita: si può riprovare.
table-coach-how = { $n } partite provate da ogni posizione: più o meno 2,5 punti.
table-coach-decisions = Le scelte più costose
table-coach-nothing = Nessuna scelta è costata qualcosa di sicuro: quel che si vede sta entro l'errore.
table-coach-decision = Giro { $lap }, { $who }: persi { $loss } punti
table-coach-played = Giocato: { $list }. Vittoria { $chance }.
table-coach-best = Meglio: { $list }. Vittoria { $chance }.
table-coach-conquest = L'attacco, fino in fondo, conquista nel { $chance } dei casi.
table-coach-chances = Probabilità di vittoria
table-coach-known = Come poteva sapere chi era di turno
table-coach-points = Punti attesi
table-coach-totals = Fortuna e scelte
table-coach-luck = Fortuna
table-coach-loss = Sprecato
table-coach-totals-how = In punti di probabilità. La fortuna (dadi, carte, gli altri) meno lo sprecato fa il cammino della curva. Quel che sta entro due errori standard non conta.
table-coach-guesses = Obiettivi: che cosa si poteva pensare al giro { $lap }
table-coach-guess = { $objective } { $likely }
table-plan-place = { $n ->
    [one] 1 armata su { $territory }
   *[other] { $n } armate su { $territory }
  }
table-plan-take-back = { $n ->
    [one] 1 armata ripresa da { $territory }
   *[other] { $n } armate riprese da { $territory }
  }
table-plan-attack = attacco da { $from } a { $to }
table-plan-maneuver = { $n ->
    [one] spostamento di 1 armata da { $from } a { $to }
   *[other] spostamento di { $n } armate da { $from } a { $to }
  }
table-plan-occupy = { $n ->
    [one] entra 1 armata
   *[other] entrano { $n } armate
  }
table-plan-defend = { $n ->
    [one] difesa con 1 dado
   *[other] difesa con { $n } dadi
  }
table-plan-tris = un tris
table-plan-pass = fine del turno
table-plan-colour = colore { $colour }

## Il suggerimento in allenamento

table-advice = Suggerimento
table-advice-thinking = Ci penso…
table-advice-told = Un esperto farebbe così: { $what }.
table-advice-chance = Vittoria { $chance }.
table-advice-conquest = L'attacco, fino in fondo, conquista nel { $chance } dei casi.
table-advice-close = Ho visto
web-name-at-table = A questo tavolo c'è già { $name }: scegli un altro nome.
