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
arg-help = Mostra questo aiuto
arg-version = Mostra la versione
arg-lang = La lingua: it oppure en; se non è detta, quella del sistema
arg-json = Scrive un solo valore JSON invece delle parole

## Aiuto: odds

cmd-odds-about = Probabilità esatte di una battaglia combattuta fino in fondo
cmd-odds-example = sdadata odds 8 5 --regulation challenge-2017
arg-odds-attackers = Chi attacca: le armate sul territorio, o i legionari sulla provincia, compreso chi resta; le triremi; i legionari che sbarcano
arg-odds-defenders = Chi si difende
arg-odds-regulation = Il regolamento che fissa i dadi
arg-odds-kind = Che cosa si combatte: land, via terra; in S.P.Q.RisiKo! anche naval, triremi contro triremi in un mare (i pari non affondano nulla, un lancio senza perdite chiude il combattimento), e landing, uno sbarco combattuto fino in fondo

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

## Aiuto: arena

cmd-arena-about = Una sfida tra due bot: ogni seme si gioca da tutti i posti; chi è più forte?
cmd-arena-example = sdadata arena cautious random-turns --players 4 --blocks 200 --seed 7
arg-arena-a = Il primo bot: uno solo contro gli altri del secondo, e il contrario; exec:COMANDO è un tuo programma
arg-arena-b = Il secondo bot
arg-arena-all = Tutti contro tutti: questi bot, separati da virgole, al posto di A e B
arg-arena-regulation = Il regolamento delle partite
arg-arena-players = Quanti giocatori al tavolo
arg-arena-blocks = Quanti blocchi; con --until-sure, al massimo. Un blocco è un seme giocato da tutti i posti; se non è detto 100, con --until-sure 2000
arg-arena-until-sure = Smette appena è sicuro chi è più forte; esce con 1 se non risulta che lo sia A
arg-arena-seed = Il seme da cui vengono tutti i dadi, tutte le carte e tutte le scelte
arg-arena-seeds = A che cosa servono i semi: tune (regolare un bot), select (scegliere), judge (giudicare). I tre insiemi non si toccano mai
arg-arena-laps = Il giro in cui scade il tempo
arg-arena-budget = Millisecondi che un bot può prendersi per un comando, se è un altro programma
arg-arena-threads = Quanti calcoli in parallelo; il risultato non cambia
arg-arena-mixed = Anche tavoli metà e metà
arg-arena-games = Scrive in questo file una riga JSON per ogni partita

## Aiuto: tune, train

cmd-tune-about = Cerca giocando numeri migliori per il bot medio; lo stesso seme trova gli stessi numeri
cmd-tune-example = sdadata tune --generations 100 --seed 5 --out medio.toml
arg-tune-regulation = Il regolamento delle partite
arg-tune-players = Quanti giocatori al tavolo
arg-tune-generations = Quante generazioni di candidati (24; con --fine 32)
arg-tune-games = Partite per ogni candidato di una generazione
arg-tune-seed = Il seme da cui vengono tutte le partite e i candidati
arg-tune-from = Numeri da cui partire, invece dei soliti
arg-tune-fine = Con --from: cerca vicino a quei numeri, con 32 candidati e metà delle partite contro cautious
arg-tune-out = Il file in cui vanno i numeri
cmd-train-about = Impara quanto valgono le posizioni dalle partite del bot medio
cmd-train-example = sdadata train --rounds 500 --seed 5 --out value.txt
arg-train-regulation = Il regolamento delle partite
arg-train-players = Quanti giocatori al tavolo
arg-train-rounds = Quante volte si giocano 200 partite per impararne
arg-train-seed = Il seme da cui vengono tutte le partite
arg-train-mixed = In una partita su due siede anche cautious
arg-train-out = Il file in cui va il risultato
cmd-analyse-about = Rivede una partita finita di RisiKo!: le probabilità di tutti turno per turno, la fortuna e quanto sono costate le scelte
cmd-analyse-example = sdadata analyse partita.txt --json
arg-analyse-file = Il verbale
arg-analyse-game = Il numero della partita, se il file ne ha più d'una
arg-analyse-seat = Giudica solo i turni di un posto, da A a F
arg-analyse-budget = Circa quanti millisecondi ci mette; di solito 10000. Lo stesso numero dà la stessa analisi su ogni macchina
arg-analyse-regulation = Il regolamento di un circolo, con il suo file

## Aiuto: play

cmd-play-about = Una partita nel terminale, contro i bot o in più persone alla stessa tastiera
cmd-play-example = sdadata play --regulation challenge-2017 --players 4 --bots cautious
arg-play-regulation = Il regolamento della partita: un nome o il file di un circolo; se non è detto, challenge-2017
arg-play-players = Quanti giocatori al tavolo; se non è detto, 4 dove si può
arg-play-human = Quali giocatori sono persone a questa tastiera: 1, oppure 1,3, oppure none; se non è detto, 1
arg-play-bots = I bot degli altri giocatori, separati da virgole; uno solo vale per tutti
arg-play-names = I nomi dei giocatori, separati da virgole
arg-play-seed = Il seme dei dadi e delle carte; se non è detto, un segreto con il suo impegno
arg-play-dice = typed: dadi e carte sono quelli di un tavolo vero e si digitano
arg-play-laps = Il tempo scade in questo giro, quando tocca all'ultimo di mano, e nessun orologio corre
arg-play-minutes = Minuti di gioco; se non è detto, quelli del regolamento
arg-play-fast = Senza pause tra un turno e l'altro
arg-play-record = Scrive il verbale della partita finita in questo file
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
arg-regulation-show-id = Il nome del regolamento; con @ e un hash, com'era quando aveva quell'hash
arg-regulation-show-canonical = Stampa le righe da cui si calcola l'hash, e nient'altro
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
error-own-fault = errore del programma: { $what }. Segnalalo con il comando che hai dato.
error-file-read = il file { $file } non si può leggere: { $why }
error-file-write = il file { $file } non si può scrivere: { $why }
error-unknown-command = «{ $found }» non è un comando
error-unknown-regulation = «{ $found }» non è un regolamento; ci sono: { $known }
error-unknown-edition = Nessuna edizione di { $id } ha l'hash { $hash }; quella di oggi ha { $today }
error-unknown-bot = «{ $found }» non è un bot; ci sono: { $known }
error-unknown-territory = «{ $found }» non è un territorio
error-unknown-colour = «{ $found }» non è un colore; ci sono: { $known }
error-unknown-seat = «{ $found }» non è un posto di questo tavolo; ci sono: { $known }
error-unknown-card = «{ $found }» non è una carta
error-ambiguous = «{ $found }» può essere più cose: { $known }
error-not-a-number = «{ $found }» non è un numero da { $least } a { $most }
error-not-a-day = «{ $found }» non è una data: ce ne vuole una che esiste, come anno-mese-giorno (2026-05-14)
error-bad-shard = «{ $found }» non è una parte: ci si aspettava I/N, con I da 1 a N
error-bot-count =
    { $due ->
        [one] serve 1 bot, non { $found }
       *[other] servono { $due } bot, non { $found }
    }
error-did-you-mean = forse «{ $name }»?
error-try-help = Scrivi { $command } --help per l'aiuto.
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
odds-harmless = Il combattimento finisce con entrambe le flotte a galla: { $percent } %
odds-no-such-kind = «{ $kind }» non è un tipo di combattimento: indicarne uno tra { $known }.
odds-no-sea = Il combattimento «{ $kind }» è di S.P.Q.RisiKo!, e { $regulation } è di un altro gioco, che conosce solo land: indicare un regolamento come spqr-rtu.
odds-legionaries-title = { $attackers ->
        [one] 1 legionario
       *[other] { $attackers } legionari
    } contro { $defenders } ({ $regulation })
odds-legionaries-attacker-left = Legionari rimasti all'attacco
odds-legionaries-too-few-attackers = Per attaccare servono almeno 2 legionari, non { $attackers }: uno resta.
odds-naval-title = { $attackers ->
        [one] 1 trireme
       *[other] { $attackers } triremi
    } contro { $defenders } in un mare ({ $regulation })
odds-naval-conquest = L'altra flotta è affondata: { $percent } %
odds-naval-attacker-left = Triremi rimaste all'attacco
odds-naval-defender-left = Triremi rimaste alla difesa
odds-naval-too-few-attackers = Per attaccare in mare serve almeno 1 trireme.
odds-naval-no-defenders = All'altra flotta serve almeno 1 trireme.
odds-landing-title = { $attackers ->
        [one] 1 legionario sbarca
       *[other] { $attackers } legionari sbarcano
    } contro { $defenders } ({ $regulation })
odds-landing-conquest = Conquista: { $percent } %
odds-landing-attacker-left = Legionari rimasti di chi sbarca
odds-landing-defender-left = Legionari rimasti alla difesa
odds-landing-too-few-attackers = Per attaccare dal mare serve almeno 1 legionario.
odds-landing-no-defenders = Sulla provincia attaccata serve almeno 1 legionario.
odds-too-few-attackers = Per attaccare servono almeno 2 armate, non { $attackers }: una resta.
odds-no-defenders = Sul territorio attaccato serve almeno 1 armata.
odds-too-many = Con { $armies } da una parte non si può calcolare: al massimo { $most } per parte.

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
simulate-target-reached = Partite decise dai punti
simulate-mean-laps = Giri in media
simulate-mean-winner-points = Punti tavolo del vincitore in media
simulate-records = Verbali scritti in { $file }
simulate-audited = Tutte le invarianti valgono dopo ognuno dei { $commands } comandi.

## arena

arena-title = { $a } contro { $b }: { $regulation }, { $players } giocatori, { $blocks } blocchi, seme { $seed } ({ $seeds })
arena-forward = Un { $a } tra i { $b }
arena-reverse = Un { $b } tra i { $a }
arena-mixed = Metà e metà: { $a }
arena-wins = Vittorie
arena-share = { $wins } su { $games }, { $share } % (da { $low } a { $high }; alla pari { $expected })
arena-mean-place = Posizione in media
arena-mean-points = Punti tavolo in media
arena-mean-score = Punti torneo in media
arena-times = Millisecondi per turno
arena-time = { $bot } { $mean } (99 su 100 entro { $most })
arena-failed = Partite con un bot fuori uso
arena-fault = { $bot }, giocatore { $player }, blocco { $block }: { $what }
arena-better = { $better } è più forte di { $other }: sicuro al 95 %.
arena-undecided = Non è sicuro chi sia più forte.
arena-not-ready = { $bot } non è pronto: { $what }
arena-progress = { $done } di { $blocks } blocchi, { $share } % (da { $low } a { $high })
arena-who = Servono due bot, A e B, oppure --all e almeno due bot separati da virgole.
tune-done = { $bot }: { $generations } generazioni in { $seconds } s. Da solo contro cautious vince il { $share } % di { $games } partite nuove; con i numeri del programma il { $shipped } %.
train-done = Brier { $brier } su { $positions } posizioni nuove (0,188 per chi dice sempre un quarto), in { $seconds } s.
train-tenth = detto { $said } %, vinto { $won } % ({ $positions } posizioni)
analyse-title = Probabilità di vittoria all'inizio di ogni turno, in percento ({ $playouts } partite provate per posizione).
analyse-cost = il turno è costato { $loss }
analyse-seat = { $seat }: piazzamento { $place }, fortuna { $luck }, sprecati { $loss } punti di probabilità
analyse-decision = { $seat }, giro { $lap }: sprecati { $loss } punti di probabilità. Giocato: { $played }. Meglio: { $best }.
analyse-risiko-alone = Si analizzano solo partite di RisiKo!: serve il verbale di una partita di RisiKo!.
analyse-running = { $file }: la partita non è finita, o i suoi segreti non sono svelati: serve un verbale intero.

## play: prima della partita

play-ask-title = A che cosa si gioca?
play-ask-counts = in { $counts }
play-ask-regulation = Invio: Challenge in quattro, tu e tre bot. Oppure il numero di un regolamento:
play-ask-players = In quanti ({ $counts })? [{ $usual }]
play-ask-people = Quante persone a questa tastiera, da 1 a { $players }? Gli altri sono bot. [1]
play-welcome = { $regulation }. Giocatori: { $players }. Scrivi aiuto per i comandi; Invio mostra la plancia.
play-commitment = Impegno sui dadi, da confrontare con il segreto a fine partita: { $commitment }
play-options-clash = { $one } e { $other } non vanno insieme
play-resumed = Partita ripresa da { $file }.
play-bad-save = { $file }, riga { $line }: non è una partita che si possa riprendere: { $what }

## play: la plancia e chi gioca

play-letters-rosso = Ro
play-letters-blu = Bl
play-letters-giallo = Gi
play-letters-verde = Ve
play-letters-nero = Ne
play-letters-viola = Vi
play-letters-ghost = Fa
play-letters-neutral = nn
play-panel-players = Giocatori
play-panel-figures = ter arm car
play-lap = Giro { $lap }
play-status = Giro { $lap } · { $phase }
play-status-before = Preparazione · { $phase }
play-time = tempo { $gone } di { $minutes }:00
play-time-laps = il tempo scade nel giro { $laps }
play-time-last-lap = tempo scaduto · ultimo giro: { $lap }
play-time-over = tempo scaduto
play-progress =
    Obiettivo { $name }: { $points } punti su { $worth }, { $territories ->
        [0] non manca nulla
        [one] ne manca 1 ○
       *[other] ne mancano { $territories } ○
    }.
play-progress-goal = Obiettivo { $name }: { $goal }. Hai { count-territories }.
play-reinforcements =
    { $armies ->
        [0] Rinforzi piazzati.
       *[other] Da piazzare: { $armies }.
    }
play-tris-ready = Hai un tris: scrivi tris.
play-lost = Perduti dal tuo ultimo turno: { $list }
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
play-hand-tris = tris da { count-armies }: { $list }
play-no-tris = Non hai nessun tris.
play-objective = Il tuo obiettivo: { $objective }
play-missing = Mancano: { $list }
play-log-empty = Non è ancora successo nulla.
play-hint = { $name } farebbe: { $command }

## play: che cosa si chiede

play-pass-keyboard = Passa la tastiera a { $seat } ({ $name }); gli altri non guardano. Invio quando è pronto.
play-choose-colour = Scegli il colore: { $list }; Invio: { $first }
play-choose-among = { $awaited }; può essere: { $list }
play-defend-how =
    { $from } attacca { $to } con { count-dice }. Con quanti dadi difendi { $to }? { $most ->
        [one] Puoi lanciarne 1.
       *[other] Da 1 a { $most }; Invio: { $most }.
    }
play-occupation-why =
    Entri in { $territory } con quante armate? Da { $least } a { $most }; Invio: { $most }. Almeno { $least }, quanti i dadi dell'ultimo lancio ({ $floor }); in { $from } { $staying ->
        [one] ne resta almeno 1
       *[other] ne restano almeno { $staying }, perché confina un avversario
    } ({ $ceiling }).
play-occupation-forced =
    In { $territory } { $least ->
        [one] entra per forza 1 armata
       *[other] entrano per forza { $least } armate
    }: quanti i dadi dell'ultimo lancio ({ $floor }), e in { $from } { $staying ->
        [one] ne resta 1
       *[other] ne restano { $staying }
    } ({ $ceiling }).
play-which-territory = Quale territorio?
play-which-base = Da dove attacchi { $to }? Puoi da: { $known }
play-unknown = «{ $found }» non è un comando. Scrivi aiuto per l'elenco.
play-usage = Uso: { $usage }
play-not-now = Ora non si può vedere: tocca a un altro, o la tastiera non è tua.
play-nothing-again = In questo turno non hai ancora attaccato.
play-nothing-to-undo = Non c'è nessun rinforzo di questo turno da riprendere.
play-until-stopped =
    { $armies ->
        [one] Ti fermi: resta 1 armata.
       *[other] Ti fermi: restano { $armies } armate.
    }
play-odds = { $from } contro { $to }: conquista { $percent } %

## play: dadi e carte di un tavolo vero

play-type-order =
    { $dice ->
        [one] Dado di { $name } per il primo di mano:
       *[other] I { $dice } dadi di { $name } per il primo di mano:
    }
play-type-territory = Prossime carte distribuite, in ordine (territori liberi: { $left }):
play-type-objective = Numero dell'obiettivo di { $seat } (gli altri non guardano):
play-type-battle = { $from } attacca { $to }: dadi, { $attack } dell'attacco e { $defence } della difesa (6 4 2 : 5 3)
play-type-card = Carta presa da { $seat } (gli altri non guardano):
play-type-captured = Carta tolta a { $seat }:
play-type-closing = I due dadi della sdadata di { $seat }:
play-type-again = Non si legge: scrivi quello che è uscito.

## play: il racconto

play-own-stands = { $territory }: { $armies } ({ $change })
play-own-roll =
    { $attacker-lost ->
        [0] difesa −{ $defender-lost }
       *[other] attacco −{ $attacker-lost }{ $defender-lost ->
            [0] {""}
           *[other] , difesa −{ $defender-lost }
        }
    }: { $defender-left ->
        [0] caduta, restano { $attacker-left }
       *[other] restano { $attacker-left } contro { $defender-left }
    }
play-told-placed-by = { $seat }: { $list }
play-told-dealt = distribuiti { count-territories }
play-told-order = dadi per il primo di mano: { $list }
play-told-turn =
    giro { $lap }, { $armies ->
        [0] nessun rinforzo
       *[other] { count-armies } di rinforzo
    }
play-told-conquests =
    conquista { $list }; { $rolls ->
        [one] 1 lancio
       *[other] { $rolls } lanci
    }, { $lost ->
        [0] nessuna perdita
        [one] 1 armata persa
       *[other] { $lost } armate perse
    }
play-told-stopped = { $territory } resiste, { $left } contro { $facing } (ultimo lancio { $attack } contro { $defence })
play-told-stopped-by =
    { $territories ->
        [one] resiste { $list }
       *[other] resistono { $list }
    }
play-told-yours = { $territory } (tuo!)
play-closing-at-most = per chiudere serve al massimo { $sums }
play-closing-exactly = per chiudere serve { $sums }
play-time-up = Il tempo è scaduto.
play-time-up-one-more-lap = Questo giro è il penultimo: poi se ne gioca ancora uno, e alla sua fine comincia la sdadata. (G7.3, { $article })
play-time-up-this-turn = Questo turno è l'ultimo. (G7.3, { $article })
play-time-up-three-laps = Si giocano ancora tre giri, contati da questo turno. (G7.3, { $article })
play-nobody-left = Nessuna persona è più in gioco: il tempo si considera scaduto.

## play: salvare, uscire, la fine

play-saved = Partita salvata in { $file }. Per riprenderla: sdadata play --resume { $file }
play-not-a-save = Nel file { $file } c'è già altro: scegli un altro nome.
play-quit-save = Salvare in { $file } prima di uscire? [s = sì, n = no, a = annulla]
play-not-saved = La partita non è stata salvata.
play-goodbye = A presto.
play-final-title = Classifica della partita
play-final-line = { $place } { $seat }: { count-points } tavolo, { $outside } fuori obiettivo
play-final-goal = obiettivo { $name }
play-record-save = Salvare il verbale? [Invio = { $file }, n = no, oppure un altro nome]
play-recorded = Verbale scritto in { $file }. Per controllarlo: sdadata record check { $file }
play-record-not-saved = Il verbale non è stato salvato.

## play: i comandi, uso e aiuto

play-usage-place = metti TERRITORIO [ARMATE] …
play-help-place = piazza armate sui tuoi territori; se non dici quante, tutte
play-more-place = Per esempio: metti alaska 3 brasile 2. I nomi si possono abbreviare: metti ala 3.
play-usage-takeback = togli [TERRITORIO [ARMATE]]
play-help-takeback = riprende rinforzi di questo turno; da solo, gli ultimi
play-usage-tris = tris [NUMERO | CARTA CARTA CARTA]
play-help-tris = gioca un tris; da solo, l'unico o l'elenco
play-usage-attack = attacca [DA] A [DADI | fino a N]
play-help-attack = attacca; senza dadi, con il massimo
play-more-attack = «fino a N» ripete il lancio fino alla conquista o finché restano N armate; «fino alla fine» non si ferma prima. Per esempio: attacca kamchatka alaska fino a 3. La base si può tacere, se una sola è possibile.
play-usage-again = ancora [fino a N]
play-help-again = ripete l'ultimo attacco
play-usage-defend = difendi DADI
play-help-defend = dice con quanti dadi ti difendi
play-usage-occupy = occupa ARMATE
play-help-occupy = entra nel territorio appena conquistato; basta il numero
play-usage-maneuver = sposta DA A ARMATE
play-help-maneuver = lo spostamento strategico; con esso finisce il turno
play-more-maneuver = Anche: sposta 3 da alaska a alberta; sposta alaska alberta tutte.
play-usage-pass = passo
play-help-pass = finisce il turno
play-usage-colour = colore COLORE
play-help-colour = sceglie il colore delle tue armate
play-usage-abandon = abbandona TERRITORIO
play-help-abandon = abbandona un territorio prima che la partita cominci
play-usage-reoccupy = rioccupa TERRITORIO
play-help-reoccupy = occupa un territorio libero prima che la partita cominci
play-usage-ghost = fantasma TERRITORIO
play-help-ghost = piazza un'armata per il fantasma o per un ritardatario
play-usage-odds = prob [DA] A [fino a N]
play-help-odds = probabilità esatta di conquistare un territorio
play-usage-hint = consiglio
play-help-hint = dice che cosa farebbe un bot
play-usage-auto = auto [turno]
play-help-auto = lascia fare a un bot: una mossa, o il resto del turno
play-usage-board = plancia
play-help-board = mostra la plancia; basta Invio
play-more-board = Ogni riga: territorio, colore e armate, valore. ● del tuo obiettivo e tuo, ○ del tuo obiettivo e non ancora tuo.
play-usage-hand = mano
play-help-hand = mostra le tue carte e i tris possibili
play-usage-objective = obiettivo
play-help-objective = mostra il tuo obiettivo e che cosa ti manca
play-usage-players = giocatori
play-help-players = mostra chi gioca, con territori, armate e carte
play-usage-log = cronaca [RIGHE]
play-help-log = racconta che cosa è successo
play-usage-save = salva [FILE]
play-help-save = salva la partita
play-usage-quit = esci
play-help-quit = esce, e prima chiede se salvare
play-usage-help = aiuto [COMANDO]
play-help-help = mostra i comandi, o uno di essi
play-help-end = Territori: nome, inizio del nome o sigla, senza accenti. Tab completa. Valgono anche le parole inglesi: attack, place, pass…

## record: controllo e racconto

record-ok =
    { $games ->
        [one] { $file }: 1 partita, tutto in regola
       *[other] { $file }: { $games } partite, tutto in regola
    }
record-running =
    { $games ->
        [one] { $file }: 1 partita, in corso, in regola fin dove arriva
       *[other] { $file }: { $games } partite, in regola fin dove arrivano; in corso: { $running }
    }
record-fault = { $file }, riga { $line }: { $what }
record-fault-with-rule = { $file }, riga { $line }: { $what } ({ $rule }, { $article })
record-bad-line = la riga non si legge: { $found }; ci si aspettava { $expected }
record-refused = comando non lecito: { $what }
record-show-title = Partita { $regulation } a { $players } giocatori
record-show-seen-by = Vista da { $seat }
record-show-game = { $name }, partita { $game } di { $games } nel file
record-show-preparation = Preparazione
record-show-place = Piazzamento
record-show-seat = Colore
record-show-player = Giocatore
record-show-points = Punti
record-show-outside = Fuori
record-show-objective = Obiettivo

## bot: i programmi degli altri

bot-failed = bot { $bot }, giocatore { $player }, partita { $game }: { $what }
bot-bad-quotes = exec:{ $command }: una virgoletta non è chiusa, o alla fine c'è una barra rovesciata
bot-cannot-start = non si può avviare: { $why }
bot-expected-greeting = le righe bot, regulations e ready
bot-expected-command = un comando
bot-ended = è terminato ({ $how }); atteso: { $expected }
bot-last-words = { $what }; le sue ultime parole: { $last }
bot-silent = non ha detto nulla entro { $budget } ms; atteso: { $expected }
bot-nonsense = ha detto «{ $said }»; ci si aspettava { $expected }
bot-illegal = ha detto «{ $said }», che non è lecito: { $refusal }; ci si aspettava un comando lecito
bot-other-regulations = non gioca con questo regolamento, ma solo con: { $known }
bot-cannot-follow = «{ $where }» non si può seguire: { $what }
audit-broken = partita { $game }: { $what }

## play: S.P.Q.RisiKo!

play-panel-seas = Mari
play-panel-points = punti
play-panel-provinces = prov.
play-panel-centres = centri
play-panel-supremacies = supr.
play-panel-cards = carte
play-panel-legionaries = leg.
play-panel-triremes = trir.
play-panel-conducts = salv.
play-spqr-progress = Punti: { $points } di { $target }. Supremazie: { $supremacies }.
play-spqr-due = In questo turno: { $due }.
play-spqr-lost = Perdute dal tuo ultimo turno: { $list }
play-spqr-forgotten =
    { $points ->
        [one] Non hai reclamato 1 punto
       *[other] Non hai reclamato { $points } punti
    }: { $left ->
        [0] non hai più salvacondotti per recuperare.
        [one] fino alla fine del turno puoi ancora usare «recupera», con l'ultimo salvacondotto.
       *[other] fino alla fine del turno puoi ancora usare «recupera», con uno dei tuoi { $left } salvacondotti.
    }
play-spqr-build-where =
    Dove costruisci il centro di potere? Può essere: { $list }{ $armies ->
        [0] {""}
        [one] . Resta 1 legionario da pagare: dalla provincia, dai rinforzi o con la trireme
       *[other] . Restano { $armies } legionari da pagare: dalla provincia, dai rinforzi o con la trireme
    }
play-spqr-hand-tris = { $list }: { $gain }
play-spqr-occupation-why =
    Entri in { $territory } con quanti legionari? Da { $least } a { $most }; Invio: { $most }. Almeno { $least }, quanti i dadi dell'ultimo lancio ({ $floor }); in { $from } { $staying ->
        [one] ne resta almeno 1
       *[other] ne restano almeno { $staying }, perché confina un avversario
    } ({ $ceiling }).
play-spqr-occupation-forced =
    In { $territory } { $least ->
        [one] entra per forza 1 legionario
       *[other] entrano per forza { $least } legionari
    }: quanti i dadi dell'ultimo lancio ({ $floor }), e in { $from } { $staying ->
        [one] ne resta 1
       *[other] ne restano { $staying }
    } ({ $ceiling }).
play-spqr-until-stopped =
    { $armies ->
        [one] Ti fermi: resta 1 legionario.
       *[other] Ti fermi: restano { $armies } legionari.
    }
play-spqr-until-stopped-at-sea =
    { $triremes ->
        [0] Ti fermi: non restano triremi.
        [one] Ti fermi: resta 1 trireme.
       *[other] Ti fermi: restano { $triremes } triremi.
    }
play-odds-landing = { $from } sbarca in { $to }: conquista { $percent } %
play-odds-naval = { $from } contro { $to }: tutte affondate { $percent } %
play-which-province = Quale provincia?
play-which-sea = Quale mare?
play-no-province = «{ $found }» non è una provincia
play-no-sea = «{ $found }» non è un mare
play-no-spot = «{ $found }» non è una provincia né un mare
play-no-symbol = «{ $found }» non è una carta: legionario, vessillo, trireme o arena
play-across-which-sea = Attraverso quale mare? Può essere: { $known }
play-which-fleet = Contro chi nel mare { $sea }? Ci sono triremi di: { $known }
play-which-price = Come paghi? Puoi: { $known }. Uso: { $usage }
play-type-symbol = Carta presa da { $seat }: legionario, vessillo, trireme o arena (gli altri non guardano):
play-own-naval-roll =
    { $attacker-lost ->
        [0] { $defender-lost ->
            [0] nessuna perdita, il combattimento finisce
           *[other] difesa −{ $defender-lost }
        }
       *[other] attacco −{ $attacker-lost }{ $defender-lost ->
            [0] {""}
           *[other] , difesa −{ $defender-lost }
        }
    }: { $defender-left ->
        [0] tutte affondate, restano { $attacker-left }
       *[other] restano { $attacker-left } contro { $defender-left }
    }
play-told-spqr-turn =
    giro { $lap }, { $armies ->
        [0] nessun rinforzo
       *[other] { count-legionaries } di rinforzo
    }
play-spqr-time-up = L'ultimo giro è il numero { $lap }. (S1, { $article })
play-told-spqr-yours = { $territory } (tua!)
play-told-spqr-you = te
play-told-settled = { $seat } occupa { $list }
play-told-naval =
    combatte nel mare { $sea } contro { $seat }: { $sunk ->
        [0] non affonda nulla
        [one] affonda 1 trireme
       *[other] affonda { $sunk } triremi
    }, { $lost ->
        [0] nessuna perdita
        [one] ne perde 1
       *[other] ne perde { $lost }
    }
play-told-spqr-conquests =
    conquista { $list }; { $rolls ->
        [one] 1 lancio
       *[other] { $rolls } lanci
    }, { $lost ->
        [0] nessuna perdita
        [one] 1 legionario perso
       *[other] { $lost } legionari persi
    }
play-usage-claim = reclama [PUNTI]
play-help-claim = reclama i punti del turno, prima di ogni altra cosa; senza numero, tutti
play-usage-recover = recupera
play-help-recover = usa un salvacondotto per i punti dimenticati in questo turno
play-usage-spqr-tris = tris [NUMERO | TRE SIMBOLI]
play-more-spqr-tris = Per esempio: tris legionario vessillo arena. I simboli: legionario, vessillo, trireme, arena.
play-usage-spqr-build = costruisci PROVINCIA [PAGAMENTO]
play-help-spqr-build = costruisce un centro di potere; dopo la provincia, come si paga
play-more-spqr-build = Quanto resta da pagare viene dalla provincia, dai rinforzi del turno o dalla trireme del tris: costruisci italia provincia, costruisci italia rinforzi, costruisci italia trireme.
play-usage-decline = rinuncia
play-help-decline = rinuncia a quanto resta del tris
play-usage-spqr-place = piazza PROVINCIA [LEGIONARI] …
play-help-spqr-place = piazza legionari nelle tue province; se non dici quanti, tutti
play-more-spqr-place = Per esempio: piazza italia 3 sicilia 2. I nomi si possono abbreviare: piazza ita 3.
play-usage-spqr-takeback = riprendi [DOVE [QUANTI]]
play-help-spqr-takeback = riprende legionari o triremi piazzati in questo turno; da solo, gli ultimi
play-usage-launch = vara MARE [TRIREMI] …
play-help-launch = mette in mare le triremi del tris
play-usage-convert = converti DA A [TRIREMI]
play-help-convert = legionari in triremi, o triremi in legionari; se non dici quante, una
play-more-convert = Da una provincia a un suo mare, o da un mare a una provincia: converti italia tyrrenum 1; converti tyrrenum italia 1.
play-usage-sail = naviga DA A [TRIREMI]
play-help-sail = la mossa navale, una per turno; se non dici quante, tutte
play-usage-ram = combatti MARE [COLORE] [DADI | fino a N]
play-help-ram = combatte contro triremi altrui; un avversario per mare
play-more-ram = A dadi pari nessuno perde; si continua solo se l'ultimo lancio ha affondato qualcosa.
play-usage-land = sbarca DA A [MARE] [LEGIONARI]
play-help-land = attacca dal mare, fino in fondo; se non dici quanti, tutti
play-more-land = Servono più triremi di chi difende nel mare che bagna le due province. Per esempio: sbarca sicilia africa 4.
play-usage-spqr-attack = attacca [DA] A [DADI | fino a N]
play-help-spqr-attack = attacca via terra; senza dadi, con il massimo
play-more-spqr-attack = «fino a N» ripete il lancio fino alla conquista o finché restano N legionari; «fino alla fine» non si ferma prima. Per esempio: attacca italia cisalpina fino a 3.
play-usage-spqr-occupy = occupa LEGIONARI
play-help-spqr-occupy = entra nella provincia appena conquistata; basta il numero
play-usage-spqr-maneuver = sposta DA A LEGIONARI [via MARE]
play-more-spqr-maneuver = Via terra tra province confinanti, o attraverso un mare dove hai più triremi di tutti. Per esempio: sposta sicilia africa 3 via tyrrenum.
play-usage-settle = scegli PROVINCIA
play-help-settle = occupa una provincia libera; basta il nome
play-help-spqr-colour = sceglie il colore del tuo esercito
play-usage-spqr-odds = prob [DA] A | MARE [COLORE]
play-help-spqr-odds = probabilità esatta di un attacco, di uno sbarco o di un combattimento navale
play-more-spqr-board = Ogni riga: ▲ centro di potere, provincia, mari, colore e legionari. Nei mari: ● è tuo, ○ è di un altro, poi le triremi di ciascuno.
play-help-spqr-players = mostra chi gioca, con punti, province, mari e carte
play-help-spqr-end = Province e mari: nome o inizio del nome. Tab completa. Valgono anche le parole inglesi: attack, place, pass…
