### Le parole del programma: aiuto dei comandi, errori, terminale.
###
### Aiuto: cmd-COMANDO-about dice che cosa fa, cmd-COMANDO-example ne è un esempio, arg-COMANDO-ARGOMENTO spiega un
### argomento; un comando in due parole ha il trattino: cmd-record-check-about. Le parole da digitare restano inglesi.

## Aiuto: il programma

app-about = Tutto per un circolo di RisiKo!: partite, tornei, arbitraggio e studio, in un solo programma.
app-trademark = RisiKo! è un marchio registrato del suo titolare, che non ha parte in questo programma.
help-usage = Uso
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-example = Esempio
help-default = se non è detto: { $value }
help-values = possibili: { $values }
arg-help = Mostra questo aiuto
arg-version = Mostra la versione
arg-lang = La lingua: it oppure en; se non è detta, quella del sistema
arg-json = Scrive un solo valore JSON invece delle parole

## Aiuto: odds

cmd-odds-about = Probabilità esatte di una battaglia combattuta fino in fondo
cmd-odds-example = sdadata odds 8 5 --regulation challenge-2017
arg-odds-attackers = Armate sul territorio che attacca, compresa quella che resta
arg-odds-defenders = Armate sul territorio che si difende
arg-odds-regulation = Il regolamento che fissa i dadi

## Aiuto: simulate

cmd-simulate-about = Gioca molte partite tra bot; stesso seme, stesse partite
cmd-simulate-example = sdadata simulate --players 4 --bots random-turns,random --games 1000 --seed 7
arg-simulate-regulation = Il regolamento delle partite
arg-simulate-players = Quanti giocatori al tavolo
arg-simulate-bots = I bot dei giocatori, separati da virgole; una lista più corta si ripete; exec:COMANDO è un tuo programma
arg-simulate-games = Quante partite
arg-simulate-seed = Il seme da cui vengono tutti i dadi e tutte le carte
arg-simulate-threads = Quanti calcoli in parallelo; il risultato non cambia
arg-simulate-records = Scrive i verbali delle partite in questo file
arg-simulate-shard = Gioca solo la parte I di N, per dividere il lavoro tra più macchine; uno dopo l'altro, i verbali delle parti sono quelli del tutto
arg-simulate-laps = Il giro in cui scade il tempo; se non è detto 12, oppure 60 dove non c'è orologio
arg-simulate-absent = Quanti degli ultimi in elenco sono in ritardo e non arrivano
arg-simulate-budget = Millisecondi che un bot può prendersi per un comando, se è un altro programma
arg-simulate-audit = Controlla ogni invariante dopo ogni comando

## Aiuto: play

cmd-play-about = Una partita nel terminale, contro i bot
cmd-play-example = sdadata play --regulation challenge-2017 --players 4 --bots planner,cautious,random
arg-play-regulation = Il regolamento della partita
arg-play-players = Quanti giocatori al tavolo
arg-play-bots = I bot avversari, separati da virgole
arg-play-seed = Il seme dei dadi e delle carte; se non è detto, uno a caso
arg-play-record = Scrive il verbale della partita in questo file
arg-play-resume = Riprende la partita salvata in questo file

## Aiuto: record

cmd-record-about = I verbali delle partite
cmd-record-check-about = Rigioca un verbale: ogni comando lecito, ogni evento come da regole, ogni dado come promesso
cmd-record-check-example = sdadata record check finale.txt
arg-record-check-files = I verbali da controllare
arg-record-check-regulation = Il file del regolamento di un circolo che i verbali possono nominare
cmd-record-show-about = Racconta una partita a parole, vista da un posto o da tutti
cmd-record-show-example = sdadata record show finale.txt --seat B
arg-record-show-file = Il verbale da raccontare
arg-record-show-seat = Il posto dai cui occhi si guarda, da A a F; se non è detto, si vede tutto
arg-record-show-game = Quale partita del file, da 1
arg-record-show-regulation = Il file del regolamento di un circolo che il verbale può nominare

## Aiuto: regulation

cmd-regulation-about = I regolamenti del programma e quelli dei circoli
cmd-regulation-list-about = Elenca i regolamenti
cmd-regulation-list-example = sdadata regulation list
cmd-regulation-show-about = Mostra ogni impostazione di un regolamento con la sua fonte
cmd-regulation-show-example = sdadata regulation show raduno
arg-regulation-show-id = Il nome del regolamento
cmd-regulation-check-about = Controlla il regolamento di un circolo e ne dice tutti gli errori
cmd-regulation-check-example = sdadata regulation check circolo.toml
arg-regulation-check-file = Il file del regolamento
cmd-regulation-diff-about = Mostra in che cosa due regolamenti differiscono
cmd-regulation-diff-example = sdadata regulation diff challenge-2017 genova-53
arg-regulation-diff-left = Il primo regolamento: un nome o un file
arg-regulation-diff-right = Il secondo regolamento: un nome o un file

## Aiuto: bot

cmd-bot-about = Parla il protocollo dei bot: righe in entrata, righe in uscita
cmd-bot-example = sdadata bot random
arg-bot-name = Il nome del bot

## Errori: che cosa, dove, che cosa ci si aspettava

error = errore: { $what }
error-bad-input = { $where }: { $what }; ci si aspettava { $expected }
error-own-fault = errore del programma: { $what }. Segnalalo con il comando che hai dato.
error-file-read = il file { $file } non si può leggere: { $why }
error-file-write = il file { $file } non si può scrivere: { $why }
error-unknown-command = «{ $found }» non è un comando
error-unknown-regulation = «{ $found }» non è un regolamento; ci sono: { $known }
error-unknown-bot = «{ $found }» non è un bot; ci sono: { $known }
error-unknown-territory = «{ $found }» non è un territorio
error-unknown-colour = «{ $found }» non è un colore; ci sono: { $known }
error-unknown-seat = «{ $found }» non è un posto di questo tavolo; ci sono: { $known }
error-unknown-card = «{ $found }» non è una carta
error-ambiguous = «{ $found }» può essere più cose: { $known }
error-not-a-number = «{ $found }» non è un numero da { $least } a { $most }
error-bad-shard = «{ $found }» non è una parte: ci si aspettava I/N, con I da 1 a N
error-bot-count =
    { $due ->
        [one] serve 1 bot, non { $found }
       *[other] servono { $due } bot, non { $found }
    }
error-did-you-mean = forse «{ $name }»?
error-try-help = Scrivi { $command } --help per l'aiuto.
error-interrupted = interrotto
error-unknown-argument = «{ $found }» non è un'opzione di questo comando
error-missing-argument = manca: { $found }
error-missing-command = manca un comando, uno tra: { $found }
error-missing-value = { $found } vuole un valore
error-bad-value = «{ $found }» non si legge
error-in-argument = { $argument }: { $what }
error-argument-twice = { $found } è detto due volte
error-not-text = un argomento non è testo UTF-8
error-unknown-language = «{ $found }» non è una lingua; ci sono: { $known }
error-faulty-regulation =
    { $count ->
        [one] { $file }: { $fault }
       *[other] { $file }: { $fault } (il primo di { $count } errori; sdadata regulation check li mostra tutti)
    }

## Tavolo che non si può apparecchiare

setup-players = Con questo regolamento non si gioca in { $players }; numeri possibili: { $allowed }. (G2.1)
setup-absent = Con questo regolamento un tavolo da { $players } non può attendere { $absent ->
        [one] 1 ritardatario
       *[other] { $absent } ritardatari
    }. (G8.9)
setup-missing = Il regolamento nomina qualcosa che non esiste: { $what }.

## odds

odds-title = { $attackers ->
        [one] 1 armata
       *[other] { $attackers } armate
    } contro { $defenders } ({ $regulation })
odds-conquest = Conquista: { $percent } %
odds-expected = Restano in media { $attackers } all'attacco e { $defenders } alla difesa.
odds-attacker-left = Armate rimaste all'attacco
odds-defender-left = Armate rimaste alla difesa
odds-stalled = L'attacco si ferma con meno dadi della difesa: { $percent } %
odds-too-few-attackers = Per attaccare servono almeno 2 armate, non { $attackers }: una resta.
odds-no-defenders = Sul territorio attaccato serve almeno 1 armata.
odds-too-many = { $armies } armate sono troppe: al massimo { $most } per parte.

## simulate

simulate-progress = { $done } di { $games } partite, { $rate } al secondo
simulate-done =
    { $games ->
        [one] 1 partita in { $seconds } secondi
       *[other] { $games } partite in { $seconds } secondi, { $rate } al secondo
    }
simulate-seed = Seme: { $seed }
simulate-wins-by-seat = Vittorie per posto
simulate-wins-by-bot = Vittorie per bot
simulate-closed-by = Come sono finite
simulate-objective-reached = Obiettivi completati
simulate-mean-laps = Giri in media
simulate-mean-winner-points = Punti tavolo del vincitore in media
simulate-records = Verbali scritti in { $file }
simulate-audited = Tutte le invarianti valgono dopo ognuno dei { $commands } comandi.

## play: il terminale

play-welcome = Partita { $regulation }. Tu sei { $seat }. Scrivi help per i comandi.
play-turn = { $phase }: { $awaited }
play-your-turn = Tocca a te. { $phase }: { $awaited }
play-reinforcements =
    { $armies ->
        [0] Rinforzi tutti piazzati.
        [one] Resta 1 armata da piazzare.
       *[other] Restano { $armies } armate da piazzare.
    }
play-occupation-bounds = Entra con almeno { $least ->
        [one] 1 armata
       *[other] { $least } armate
    }, al massimo { $most }.
play-board-territory = Territorio
play-board-code = Sigla
play-board-owner = Di chi è
play-board-armies = Armate
play-board-value = Valore
play-players-seat = Posto
play-players-player = Giocatore
play-players-bot = bot { $name }
play-players-you = tu
play-players-territories = Territori
play-players-armies = Armate
play-players-cards = Carte
play-players-status = Stato
play-hand = In mano: { $list }
play-hand-empty = Non hai carte.
play-hand-tris = Tris possibile, { count-armies }: { $list }
play-objective = Il tuo obiettivo: { $objective }
play-objective-progress = Hai { $points } punti tavolo su { $worth }; mancano: { $list }
play-objective-reached = Obiettivo completato: RisiKo!
play-odds = { $from } contro { $to }: conquista { $percent } %
play-log-empty = Non è ancora successo nulla.
play-lap = Giro { $lap }
play-time-up = Il tempo è scaduto.
play-saved = Partita salvata in { $file }. Per riprenderla: resume { $file }
play-resumed = Partita ripresa da { $file }.
play-quit-confirm = La partita non è salvata. Scrivi ancora quit per uscire.
play-goodbye = A presto.
play-unknown = «{ $found }» non è un comando. Scrivi help per l'elenco.
play-usage = Uso: { $usage }
play-final-title = Classifica della partita
play-final-line = { $place } { $seat }: { count-points } tavolo, { $outside } fuori obiettivo
play-final-objective = { $seat }, obiettivo { $objective }

## play: i comandi, uso e aiuto

play-usage-place = place TERRITORIO [ARMATE]
play-help-place = piazza armate su un tuo territorio; se non dici quante, tutte
play-usage-takeback = takeback TERRITORIO [ARMATE]
play-help-takeback = riprende armate piazzate in questo turno
play-usage-tris = tris CARTA CARTA CARTA
play-help-tris = gioca un tris
play-usage-attack = attack DA A [DADI]
play-help-attack = attacca un territorio confinante; se non dici con quanti dadi, con il massimo
play-usage-defend = defend DADI
play-help-defend = dice con quanti dadi ti difendi
play-usage-occupy = occupy ARMATE
play-help-occupy = entra nel territorio appena conquistato
play-usage-maneuver = maneuver DA A ARMATE
play-help-maneuver = fa lo spostamento strategico; con esso finisce il turno
play-usage-pass = pass
play-help-pass = finisce il turno
play-usage-colour = colour COLORE
play-help-colour = sceglie il colore delle tue armate
play-usage-abandon = abandon TERRITORIO
play-help-abandon = abbandona un territorio prima che la partita cominci
play-usage-reoccupy = reoccupy TERRITORIO
play-help-reoccupy = occupa un territorio libero prima che la partita cominci
play-usage-odds = odds DA A
play-help-odds = probabilità di conquistare un territorio
play-usage-board = board [CONTINENTE]
play-help-board = mostra la plancia
play-usage-hand = hand
play-help-hand = mostra le tue carte e i tris possibili
play-usage-objective = objective
play-help-objective = mostra il tuo obiettivo e che cosa ti manca
play-usage-players = players
play-help-players = mostra chi gioca, con territori, armate e carte
play-usage-log = log [RIGHE]
play-help-log = racconta che cosa è successo
play-usage-save = save [FILE]
play-help-save = salva la partita
play-usage-resume = resume FILE
play-help-resume = riprende una partita salvata
play-usage-quit = quit
play-help-quit = esce
play-usage-help = help [COMANDO]
play-help-help = mostra i comandi

## record: controllo e racconto

record-ok =
    { $games ->
        [one] { $file }: 1 partita, tutto in regola
       *[other] { $file }: { $games } partite, tutto in regola
    }
record-faults =
    { $faults ->
        [one] { $file }: 1 irregolarità
       *[other] { $file }: { $faults } irregolarità
    }
record-fault = { $file }, riga { $line }: { $what }
record-fault-with-rule = { $file }, riga { $line }: { $what } ({ $rule }, { $article })
record-bad-line = la riga non si legge: { $found }; ci si aspettava { $expected }
record-bad-version = la versione { $found } del formato non è conosciuta; si legge la { $known }
record-bad-hash = il regolamento { $regulation } non è quello del verbale: l'impronta è { $found } invece di { $expected }
record-refused = comando non lecito: { $what }
record-other-event = secondo le regole qui segue «{ $expected }», non «{ $found }»
record-missing-event = secondo le regole qui segue «{ $expected }», ma il verbale tace
record-extra-event = secondo le regole qui non segue «{ $found }»
record-other-dice = i dadi non sono quelli promessi: { $expected } invece di { $found }
record-other-cards = la carta non è quella promessa: { $expected } invece di { $found }
record-bad-secret = il segreto rivelato non corrisponde all'impegno preso prima della partita
record-other-points = i punti tavolo di { $seat } sono { $expected }, non { $found }
record-other-place = il posto in classifica di { $seat } è { $expected }, non { $found }
record-unfinished = la partita non è finita: controllata fino alla riga { $line }
record-unverified-dice = dadi non verificabili: il verbale non ne contiene il segreto
record-show-title = Partita { $regulation } a { $players } giocatori
record-show-seen-by = Vista da { $seat }
record-show-game = { $name }, partita { $game } di { $games } nel file
record-show-preparation = Preparazione
record-show-place = Posto
record-show-seat = Colore
record-show-player = Giocatore
record-show-points = Punti
record-show-outside = Fuori
record-show-objective = Obiettivo

## bot: i programmi degli altri

bot-failed = bot { $bot }, giocatore { $player }, partita { $game }: { $what }
bot-cannot-start = non si può avviare: { $why }
bot-expected-greeting = le righe bot, regulations e ready
bot-expected-command = un comando
bot-ended = è terminato ({ $how }); aspettando { $expected }
bot-last-words = { $what }; le sue ultime parole: { $last }
bot-silent = non ha detto nulla entro { $budget } ms; aspettando { $expected }
bot-nonsense = ha detto «{ $said }»; ci si aspettava { $expected }
bot-illegal = ha detto «{ $said }», che non è lecito: { $refusal }; ci si aspettava un comando lecito
bot-other-regulations = non gioca con questo regolamento, ma solo con: { $known }
bot-cannot-follow = «{ $where }» non si può seguire: { $what }
audit-broken = partita { $game }: { $what }
