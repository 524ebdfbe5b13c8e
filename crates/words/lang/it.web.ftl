# Le pagine e le risposte del server.

web-home-title = Una partita da torneo, stasera
web-home-lead = Contro i bot, con gli amici, con il circolo: con il regolamento vero e con dadi che chiunque può controllare.
web-play-now = Gioca subito
web-guest = Ospite
web-table-title = Tavolo
web-skip = Vai al contenuto
web-nav = Sito
web-nav-tournaments = Tornei
web-nav-tables = Tavoli
web-nav-regulations = Regolamenti
web-nav-odds = Probabilità
web-nav-about = Che cos'è
web-nav-login = Entra
web-footer = Progetto indipendente. RisiKo! e S.P.Q.RisiKo! sono marchi registrati dei rispettivi titolari, che non c'entrano con questo sito.
web-to-home = Torna all'inizio
web-fault-title = Così non va
web-not-found = Qui non c'è niente. Forse l'indirizzo è incompleto.
web-unknown-asker = Per questo bisogna entrare, anche solo come ospite.
web-forbidden = Il tuo ruolo non lo permette.
web-too-fast = Troppo in fretta. Aspetta un momento e riprova.
web-stale = Nel frattempo è successo altro: guarda il tavolo e decidi di nuovo.
web-not-seated = Non sei seduto a questo tavolo.
web-already-seated = Sei già seduto a questo tavolo.
web-by-link = I posti ancora liberi sono per chi ha il link d'invito: chiedilo a chi ha aperto il tavolo.
web-full = Non c'è più posto a questo tavolo.
web-not-now-open = La partita non è ancora cominciata.
web-not-now-playing = La partita è già cominciata.
web-not-now-over = La partita è finita.
web-not-now-abandoned = Questo tavolo è stato abbandonato.
web-unreadable = Il registro di questo tavolo non si legge: è stato segnalato a chi gestisce il server.
web-unavailable = La base dati non risponde: non è stato fatto niente. Riprova fra poco.
web-no-origin = La richiesta non dice da dove viene: non è stata eseguita.
web-no-spectators = Questo tavolo non ammette spettatori.
web-record-later = Gli spettatori vedono il verbale a partita finita.
web-replay-later = Si può rivedere quando è finita.
web-text-table-lead = La plancia di questo gioco non ha ancora una pagina: a questo tavolo si gioca con un programma che parla al server (docs/online.md); contro i bot, anche dal terminale con sdadata play. Qui si legge come va.
web-text-table-awaited = di turno
web-text-table-position = Posizione
web-text-table-story = Che cosa è successo
web-no-board-yet = Questa partita si gioca già, ma il suo tabellone non ha ancora una pagina.
web-no-battle = Servono almeno 2 armate in attacco e 1 in difesa, al massimo 130 per parte.
web-bad-name = Il nome ha da 2 a 30 caratteri: lettere, cifre, spazi e - ' . _ !
web-bot-random = Bot a caso
web-bot-random-turns = Bot principiante
web-bot-cautious = Bot prudente

### The pages.

web-nav-ranking = Classifica
web-privacy = Riservatezza
web-to-tables = Vai ai tavoli
web-not-found-title = Qui non c'è niente
web-unknown-title = Prima bisogna entrare
web-too-fast-title = Un momento
web-our-fault-title = È colpa nostra
web-our-fault = Qualcosa si è rotto dalla nostra parte. Non hai perso niente: riprova fra poco.
web-wrong-method = Questo indirizzo non si usa così. Torna indietro e riprova dalla pagina.
web-too-large = È troppo grande: al massimo 256 kB.
web-bad-request = La richiesta non si capisce. Torna indietro, ricarica la pagina e riprova.
web-put-right = Manca poco. Da sistemare:
web-show = Mostra
web-regulation = Regolamento
web-rule = Regola del catalogo
web-setting = Che cosa stabilisce
web-seats = Posti
web-seat-free = libero
web-seat-kept = su invito
web-sit = Siediti
web-watch = Guarda
web-replay = Rivedi
web-rated = vale per la classifica
web-table-of = Tavolo di { $name }
web-ago-now = adesso
web-ago-minutes = { $count ->
    [one] un minuto fa
   *[other] { $count } minuti fa
  }
web-ago-hours = { $count ->
    [one] un'ora fa
   *[other] { $count } ore fa
  }
web-ago-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
  }

web-play-now-hint = Si comincia subito, contro tre bot. Non serve un account.
web-all-tables = Tutti i tavoli
web-steps-title = Come funziona
web-step-sit = Ti siedi
web-step-sit-how = Scegli un tavolo o aprine uno: posti per gli amici, bot al posto di chi manca. Il link basta a invitare.
web-step-dice = I dadi sono già decisi, e nessuno li conosce
web-step-dice-how = Prima del via il server chiude i dadi in una busta sigillata e mostra a tutti il sigillo. Ogni giocatore aggiunge un numero suo, promesso prima e svelato quando tutti sono seduti: da quel momento nemmeno il server può più scegliere.
web-step-check = Alla fine si apre la busta
web-step-check-how = A partita finita chiunque rifà ogni lancio e controlla che sia proprio quello promesso. Se un solo dado non torna, si vede.
web-dice-more = I dadi, spiegati bene

web-own-games = Le tue partite in corso
web-resume = Riprendi
web-lobby-open = Tavoli aperti
web-lobby-open-none = Nessuno aspetta, per ora. Apri un tavolo: si vedrà qui.
web-lobby-playing = Si gioca adesso
web-lobby-playing-none = Nessuna partita in corso da guardare.
web-lobby-over = Finite da poco

web-new-title = Apri un tavolo
web-new-open = Apri il tavolo
web-new-game = La partita
web-new-own = Un regolamento del circolo…
web-new-own-text = Regolamento del circolo
web-new-own-label = Il testo, in TOML
web-new-own-hint = Basta scrivere quel che cambia: id = "circolo", extends = "raduno", name.it = "Il nostro", name.en = "Ours", poi i valori diversi, ciascuno con la sua fonte.
web-new-file = Oppure da un file
web-new-compare = Confronta i regolamenti
web-new-no-regulation = Scegli un regolamento.
web-new-no-text = Hai scelto un regolamento del circolo: incolla il suo testo.
web-new-seats = Chi si siede
web-new-players = Quanti giocano
web-new-seat = Posto { $number }
web-new-seat-me = io
web-new-seat-open = libero: chi vuole
web-new-seat-link = per invito: chi ha il link
web-new-seats-hint = L'ordine di gioco lo decidono i dadi: questi sono solo i posti da riempire. La partita comincia quando nessun posto è più libero.
web-new-only-bots = Lascia almeno un posto a una persona.
web-new-bad-players = Con questo regolamento si gioca in { $allowed }.
web-new-company = In compagnia
web-new-name = Nome del tavolo
web-new-name-hint = Facoltativo: lo vede chi sfoglia i tavoli.
web-new-long-title = Il nome del tavolo ha al massimo 60 caratteri.
web-new-listed = Chi può venire
web-new-listed-yes = Chiunque: il tavolo sta nell'elenco
web-new-listed-no = Solo chi ha il link
web-new-rated = Vale per la classifica (contano le partite fra sole persone, dall'inizio alla fine)
web-new-more = Altre scelte: orologi, pubblico, assenze
web-new-clocks = Orologi
web-new-minutes = Minuti di partita
web-new-minutes-hint = Vuoto: come dice il regolamento. 0: senza orologio.
web-new-turn = Secondi per turno
web-new-turn-hint = Vuoto o 0: senza fretta.
web-new-manners = Pubblico e assenze
web-new-watch = Chi può guardare
web-watch-now = Tutti, in diretta
web-watch-later = Tutti, in differita
web-watch-nobody = Nessuno
web-new-delay = Secondi di differita
web-new-away = Chi non muove più
web-away-bot = È sostituito da un bot, finché torna
web-away-neutral = Si difende soltanto, finché torna
web-new-misses = Dopo quanti turni saltati
web-new-odds = Mostra le probabilità prima del lancio
web-new-bad-number = { $what }: da { $least } a { $most }.

web-login-title = Entra
web-login = Nome per entrare
web-login-hint = Da 3 a 40 caratteri: lettere, cifre e - . _ @ +. Agli altri giocatori non si mostra.
web-login-failed = Nome o password non corrispondono.
web-login-too-fast = Troppi tentativi. Aspetta un minuto e riprova.
web-login-taken = Questo nome per entrare è già di qualcun altro: scegline uno diverso.
web-bad-login = Il nome per entrare ha da 3 a 40 caratteri: lettere, cifre e - . _ @ +
web-password = Password
web-password-hint = Almeno 10 caratteri. Una frase va benissimo.
web-bad-password = La password ha da 10 a 200 caratteri.
web-own-text-too-long = Un regolamento proprio ha al più { $most } KB.
web-own-text-more = E altri errori ancora: correggi prima questi.
web-no-such-regulation = Il regolamento «{ $name }» non c'è: { $known }.
web-password-repeats = La password ha almeno cinque caratteri diversi.
web-zero-letter = Nel testo c'è il carattere numero zero, che nessun nome ha.
web-password-is-login = La password non può essere il nome per entrare.
web-wrong-password = La password attuale non è quella.
web-no-password-yet = Un ospite non ha password: prima registrati.
web-no-account = Non hai un account?
web-have-account = Hai già un account?
web-guest-hint = Per giocare non serve: da ospite bastano un nome e questo browser.
web-login-sits = Sei seduto a un tavolo come ospite: se entri con un account che hai già, quel posto resta all'ospite e non lo riprendi. Con un account nuovo invece lo tieni:
web-register-title = Registrati
web-register = Crea l'account
web-register-lead = Con un account le tue partite ti seguono su ogni dispositivo. Servono un nome e una password, nient'altro: niente email.
web-register-guest = Le partite giocate da ospite restano tue. Servono un nome e una password, nient'altro: niente email.
web-your-name = Il tuo nome
web-your-name-hint = Facoltativo: come ti vedono gli altri al tavolo.
web-name-hint = Come ti vedono gli altri: da 2 a 30 caratteri.
web-logout = Esci
web-welcome-title = Benvenuto, amministratore
web-welcome-lead = Questo link vale una volta sola. Scegli come entrare: da qui in poi gestisci tu questo server.
web-welcome-enter = Salva ed entra
web-welcome-gone = Questo link è già stato usato o è scaduto. Chiedine un altro a chi gestisce il server.
web-reset-title = Una password nuova
web-reset-lead = Questo link vale una volta sola. Dopo, gli altri browser in cui eri entrato dovranno rientrare.

web-profile-title = Profilo
web-profile-guest = Sei un ospite: ti riconosce solo questo browser. Registrati e le tue partite ti seguiranno ovunque.
web-profile-name = Nome
web-change-name = Cambia nome
web-my-games = Le mie partite
web-old-password = Password attuale
web-new-password = Password nuova
web-change-password = Cambia password
web-bots-title = Bot tuoi
web-bots-lead = Un programma gioca al posto tuo, con un nome suo e una chiave sua. Come parla con il server:
web-own-bot-name = Nome del bot
web-own-bot-add = Aggiungi un bot
web-own-bot-token = Chiave nuova
web-own-bot-revoke = Revoca
web-own-bot-revoked = revocato
web-too-many-bots = Hai già dieci bot: bastano.
web-token-once = La chiave del bot. Copiala adesso: non si vedrà più.
web-browsers-title = Dove sei entrato
web-browser-since = Browser,
web-browser-this = questo
web-everywhere = Esci da tutti gli altri
web-data-title = I tuoi dati
web-data-lead = Tutto quello che teniamo di te, in un file: nome, accessi, partite, forza.
web-export = Scarica i miei dati
web-erase-title = Cancellami
web-erase-lead = Spariscono nome, password, accessi, forza e bot. Le partite restano agli altri che le hanno giocate, senza il tuo nome. Non si può annullare.
web-erase-name = Per conferma scrivi il tuo nome: { $name }
web-erase-not-named = Per cancellarti scrivi il tuo nome, esattamente com'è.
web-erase = Cancella tutto
web-erased-name = Giocatore cancellato
web-last-administrator = È l'ultimo amministratore: prima nominane un altro.
web-done-registered = Account creato: benvenuto.
web-done-welcome = Fatto: sei dentro.
web-done-name = Nome cambiato.
web-done-password = Password cambiata. Gli altri browser dovranno rientrare.
web-done-everywhere = Fatto: resti dentro solo qui.
web-done-revoked = La chiave del bot non apre più niente.
web-done-role = Ruolo cambiato.
web-done-erased = Cancellato. Grazie delle partite.

web-admin-title = Amministrazione
web-admin-log = Che cosa è stato fatto
web-admin-log-empty = Ancora niente.
web-admin-log-when = Quando
web-admin-log-what = Che cosa
web-admin-log-by = Da chi
web-admin-log-role = ruolo: { $role }
web-admin-log-reset = collegamento per una password nuova
web-admin-log-first = primo amministratore, con il collegamento dello schermo
web-metrics-forbidden = I conteggi sono per chi gestisce il server: da questa macchina, come amministratore o con la chiave SDADATA_METRICS_KEY.
web-admin-lead = Chi ha un account, e che cosa può fare.
web-accounts = Account
web-account-name = Nome
web-account-since = Dal
web-account-reset = Password
web-account-bot = bot
web-role = Ruolo
web-role-player = giocatore
web-role-referee = arbitro
web-role-organiser = organizzatore
web-role-administrator = amministratore
web-give-role = Cambia
web-reset = Link per cambiarla
web-reset-link = Dai questo indirizzo a chi ha perso la password: vale una volta, per due giorni. Non si vedrà più.

web-games = Partite
web-game = Partita
web-no-games = Ancora nessuna partita.
web-place = Posto
web-points = Punti tavolo
web-when = Quando
web-stage-open = da cominciare
web-stage-playing = in corso
web-stage-over = finita
web-stage-abandoned = abbandonata
web-player-bot-of = Bot di { $name }
web-strength = Forza
web-strength-how = La forza è una stima prudente: si parte da 0 e si sale quanto basta perché i risultati la confermino.
web-rated-games = { $count ->
    [one] da una partita
   *[other] da { $count } partite
  }
web-rated-when = Contano le partite fra sole persone, aperte «per la classifica» e giocate fino in fondo da tutti.
web-ranking-none = Nessuno, ancora: la prima partita per la classifica apre l'elenco.

web-odds-title = Probabilità di una battaglia
web-odds-lead = Un combattimento fino in fondo, calcolato esattamente: nessuna simulazione.
web-odds-attackers = Armate in attacco
web-odds-defenders = Armate in difesa
web-odds-stays = Le armate in attacco sono tutte quelle del territorio, compresa quella che resta.
web-odds-ask = Calcola
web-odds-answer = Risultato
web-odds-conquest = di conquistare
web-odds-expected = In media restano { $attackers } armate all'attacco e { $defenders } alla difesa.
web-odds-attack-left = Armate rimaste all'attacco
web-odds-defence-left = Armate rimaste alla difesa
web-armies = Armate
web-probability = Probabilità

web-regulations-lead = Ogni numero con il suo articolo. Quando il testo tace, è scritto che la scelta è nostra.
web-regulations-own = Il tuo circolo gioca diversamente? Aprendo un tavolo si può incollare un regolamento proprio.
web-regulation-players = In { $players }
web-contents = Sezioni
web-sources-how = Accanto a ogni valore: la regola del nostro catalogo e l'articolo che lo stabilisce.
web-compare-title = Due regolamenti a confronto
web-compare-with = Confronta con un altro
web-compare-first = Il primo
web-compare-second = Il secondo
web-compare-all = Mostra anche quel che è uguale
web-compare = Confronta
web-compare-count = { $count ->
    [0] Stabiliscono le stesse cose.
    [one] Una differenza.
   *[other] { $count } differenze.
  }
web-differs = diverso

web-about-title = Che cos'è Sdadata
web-about-what = Un tavolo sempre apparecchiato
web-about-what-1 = Sdadata è la piattaforma dei circoli di RisiKo!: la partita da torneo online, contro persone e bot, con il regolamento che usate davvero.
web-about-what-2 = È un programma solo, libero, che gira sul computer del circolo. Nessun account altrui, nessuna pubblicità.
web-about-dice = I dadi
web-about-dice-1 = Prima della partita il server sceglie un segreto e ne pubblica l'impronta: un sigillo che non dice nulla del segreto, ma non permette di cambiarlo.
web-about-dice-2 = Ogni giocatore, sedendosi, promette un numero scelto dal suo browser e lo svela quando il tavolo è completo. I dadi nascono dal segreto e dai numeri di tutti: nessuno da solo, nemmeno il server, può volerli in un modo o nell'altro. Chi gestisce il server può però prevederli: se gioca, al tavolo si vede.
web-about-dice-3 = A partita finita il segreto è svelato. La pagina «Rivedi» rifà ogni lancio nel tuo browser e lo confronta con quello giocato e con ciò che il browser aveva tenuto prima della partita.
web-about-dice-4 = Chi non si fida nemmeno della pagina scarica il verbale e lo controlla da sé, senza rete:
web-about-file = PARTITA
web-about-privacy = Riservatezza
web-about-privacy-1 = Teniamo: il nome che scegli, il nome per entrare e un'impronta della password (mai la password), le partite che giochi, la tua forza. Niente email, niente indirizzo, niente telefono.
web-about-privacy-2 = Due cookie: uno ti riconosce, per 90 giorni; uno ricorda la lingua. Nient'altro, e nessuno per la pubblicità o le statistiche.
web-about-privacy-3 = Nessun terzo: le pagine non caricano niente da altri siti.
web-about-privacy-4 = Chi vede che cosa: nome, partite nell'elenco, forza e punti sono pubblici; carte e obiettivi lo diventano a partita finita.
web-about-privacy-5 = In ogni momento puoi scaricare tutto quel che teniamo di te, o farti cancellare.
web-about-own-data = Vai ai tuoi dati
web-about-marks = I marchi
web-about-marks-1 = RisiKo! e S.P.Q.RisiKo! sono marchi registrati dei rispettivi titolari.
web-about-marks-2 = Questo progetto è indipendente: non è fatto, approvato né sostenuto da loro. I nomi servono solo a dire di quale gioco si parla.

### The command line of the server.

cmd-serve-about = Serve la piattaforma web: è quel che fa sdadata da solo
cmd-serve-example = sdadata serve --listen 0.0.0.0:8080 --data /var/lib/sdadata
arg-serve-listen = dove ascolta
arg-serve-data = la cartella della base dati incorporata; sdadata-data se non si dice altro
arg-serve-database = una base dati PostgreSQL, per più macchine: postgres://utente@host/nome
arg-serve-threads = quanti thread servono le richieste; quanti sono i processori se non si dice altro
arg-serve-hall = per una sala: ascolta su tutti gli indirizzi di questo computer e mostra quello per i telefoni
arg-serve-copies = una copia di tutto ogni minuto in questa cartella: una chiavetta, un altro computer
arg-serve-behind-proxy = sta dietro a un proxy che parla TLS: crede a X-Forwarded-For e X-Forwarded-Proto
cmd-backup-about = Copia tutto in un file, anche da un server in funzione
cmd-backup-example = sdadata backup copia.db --data /var/lib/sdadata
arg-backup-file = il file nuovo
arg-backup-data = la cartella della base dati
arg-backup-database = l'indirizzo della base dati PostgreSQL
cmd-restore-about = Rimette una copia in una base dati vuota
cmd-restore-example = sdadata restore copia.db --data /var/lib/sdadata
arg-restore-file = la copia
arg-restore-data = la cartella della base dati, vuota o nuova
arg-restore-database = l'indirizzo della base dati PostgreSQL, vuota
serve-ready = Sdadata è pronto: { $address }
serve-invitation = Non c'è ancora un amministratore. Questo indirizzo vale una volta sola, per una settimana: { $link }
serve-reach = I telefoni della sala aprono: { $address }
serve-copies = Una copia ogni minuto in { $folder }; da lì un altro portatile continua con «sdadata restore».
serve-cannot-listen = non si può ascoltare su { $address }: { $why }
backup-done = { $file }: { $entries } voci di registro e { $rows } righe copiate
    La chiave che sigilla i dadi delle partite in corso (sdadata.key) non è nella copia: va portata a parte.
restore-done = { $file }: { $entries } voci di registro e { $rows } righe rimesse
    Perché le partite in corso continuino, metti accanto ai dati la chiave sdadata.key di prima.
store-address = la base dati indicata non va bene: { $why }
store-unreachable = la base dati non risponde: { $why }
store-full = il disco è pieno: { $why }
store-future = la base dati è di una versione più nuova: { $why }
store-not-empty = c'è già qualcosa: { $why }
store-nothing-there = non c'è niente da copiare in { $directory }: ci si aspetta la cartella dei dati di un server (--data)
store-refused = la base dati ha rifiutato: { $why }
