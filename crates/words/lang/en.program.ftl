### The words of the program: help of the commands, errors, terminal.
###
### Help: cmd-COMMAND-about says what it does, cmd-COMMAND-example is an example, arg-COMMAND-ARGUMENT explains an
### argument; a command of two words has a hyphen: cmd-record-check-about.

## Help: the program

app-about = All a RisiKo! club needs: games, tournaments, refereeing and study, in one program.
app-trademark = RisiKo! is a registered trade mark of its owner, who has no part in this program.
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-example = Example
help-default = default: { $value }
arg-help = Shows this help
arg-version = Shows the version
arg-lang = The language: it or en; by default that of the system
arg-json = Writes a single JSON value instead of words

## Help: odds

cmd-odds-about = Exact probabilities of a battle fought to its end
cmd-odds-example = sdadata odds 8 5 --regulation challenge-2017
arg-odds-attackers = Who attacks: the armies on the territory, or the legionaries on the province, the one that stays included; the triremes; the legionaries who land
arg-odds-defenders = Who defends
arg-odds-regulation = The regulation that settles the dice
arg-odds-kind = What is fought: land; in S.P.Q.RisiKo! also naval, triremes against triremes in a sea (ties sink nobody, a roll that sinks nothing ends it), and landing, an attack from the sea fought to the end

## Help: simulate

cmd-simulate-about = Plays many games between bots; same seed, same games
cmd-simulate-example = sdadata simulate --players 4 --bots random-turns,random --games 1000 --seed 7
arg-simulate-regulation = The regulation of the games
arg-simulate-players = How many players at the table
arg-simulate-bots = The bots of the players, with commas between them; a shorter list is repeated; exec:COMMAND is a program of yours
arg-simulate-games = How many games
arg-simulate-seed = The seed all dice and all cards come from
arg-simulate-threads = How many computations side by side; the result is the same
arg-simulate-records = Writes the records of the games to this file
arg-simulate-shard = Plays only part I of N, to share the work among machines; end to end, the records of the parts are those of the whole
arg-simulate-laps = The lap in which time runs out; by default 12, or 60 where there is no clock
arg-simulate-absent = How many of the last on the list are late and never arrive
arg-simulate-budget = Milliseconds a bot may take for a command, if it is another program
arg-simulate-audit = Checks every invariant after every command

## Help: arena

cmd-arena-about = A match between two bots: each seed is played from every seat; who is better?
cmd-arena-example = sdadata arena cautious random-turns --players 4 --blocks 200 --seed 7
arg-arena-a = The first bot: one of it against the others of the second, and the other way round; exec:COMMAND is a program of yours
arg-arena-b = The second bot
arg-arena-all = Everybody against everybody: these bots, with commas between them, in place of A and B
arg-arena-regulation = The regulation of the games
arg-arena-players = How many players at the table
arg-arena-blocks = How many blocks; with --until-sure, at most. A block is one seed played from every seat; by default 100, with --until-sure 2000
arg-arena-until-sure = Stops as soon as it is sure who is better; exits with 1 if that is not found to be A
arg-arena-seed = The seed all dice, all cards and all choices come from
arg-arena-seeds = What the seeds are for: tune (to adjust a bot), select (to choose one), judge. The three sets never meet
arg-arena-laps = The lap in which time runs out
arg-arena-budget = Milliseconds a bot may take for a command, if it is another program
arg-arena-threads = How many computations side by side; the result is the same
arg-arena-mixed = Tables with half of each, too
arg-arena-games = Writes a line of JSON for each game to this file

## Help: tune, train

cmd-tune-about = Looks for better numbers of the bot medio by playing; the same seed finds the same numbers
cmd-tune-example = sdadata tune --generations 100 --seed 5 --out medio.toml
arg-tune-regulation = The regulation of the games
arg-tune-players = How many players at the table
arg-tune-generations = How many generations of candidates (24, with --fine 32)
arg-tune-games = Games for each candidate of a generation
arg-tune-seed = The seed all games and candidates come from
arg-tune-from = Numbers to begin with, in place of the usual ones
arg-tune-fine = With --from: looks near those numbers, by 32 candidates, half of the games among cautious
arg-tune-out = The file the numbers go to
cmd-train-about = Learns what positions are worth from games of the bot medio
cmd-train-example = sdadata train --rounds 500 --seed 5 --out value.txt
arg-train-regulation = The regulation of the games
arg-train-players = How many players at the table
arg-train-rounds = How often 200 games are played and learnt from
arg-train-seed = The seed all games come from
arg-train-mixed = In every other game cautious sits among medio
arg-train-out = The file that goes to
cmd-analyse-about = Looks at a finished game of RisiKo! again: everybody's chances turn by turn, luck, and what decisions cost
cmd-analyse-example = sdadata analyse game.txt --json
arg-analyse-file = The record
arg-analyse-game = The number of the game, if the file holds several
arg-analyse-seat = Judges the turns of one seat alone, A to F
arg-analyse-budget = About how many milliseconds it takes; by default 10000. The same number gives the same analysis on every machine
arg-analyse-regulation = A club's own regulation, by its file

## Help: play

cmd-play-about = A game in the terminal, against bots or among several people at one keyboard
cmd-play-example = sdadata play --regulation challenge-2017 --players 4 --bots cautious
arg-play-regulation = The regulation of the game: a name or a club's file; if unsaid, challenge-2017
arg-play-players = How many players at the table; if unsaid, 4 where that is allowed
arg-play-human = Which players are people at this keyboard: 1, or 1,3, or none; if unsaid, 1
arg-play-bots = The bots of the other players, separated by commas; a single one is for all
arg-play-names = The names of the players, separated by commas
arg-play-seed = The seed of dice and cards; if unsaid, a secret with a commitment to it
arg-play-dice = typed: dice and cards are those of a real table and are typed in
arg-play-laps = Time is up in this lap, as the last player's turn begins, and no clock runs
arg-play-minutes = Minutes of play; if unsaid, the regulation's
arg-play-fast = Without pauses between one turn and the next
arg-play-record = Writes the record of the finished game to this file
arg-play-resume = Goes on with the game saved in this file

## Help: record

cmd-record-about = The records of games
cmd-record-check-about = Replays a record: every command legal, every event as the rules say, every die as promised
cmd-record-check-example = sdadata record check final.txt
arg-record-check-files = The records to check
arg-record-check-regulation = The file of a club's regulation the records may name
cmd-record-show-about = Tells a game in words, as one seat sees it or as all do
cmd-record-show-example = sdadata record show final.txt --seat B
arg-record-show-file = The record to tell
arg-record-show-seat = The seat whose eyes we look with, from A to F; by default all is seen
arg-record-show-game = Which game of the file, from 1
arg-record-show-regulation = The file of a club's regulation the record may name

## Help: regulation

cmd-regulation-about = The regulations of the program and those of clubs
cmd-regulation-list-about = Lists the regulations
cmd-regulation-list-example = sdadata regulation list
cmd-regulation-show-about = Shows every setting of a regulation with its source
cmd-regulation-show-example = sdadata regulation show raduno
arg-regulation-show-id = The name of the regulation; with @ and a hash, as it was when it had this hash
arg-regulation-show-canonical = Prints the lines of which the hash is made, and nothing else
cmd-regulation-check-about = Checks a club's regulation and tells all its faults
cmd-regulation-check-example = sdadata regulation check club.toml
arg-regulation-check-file = The file of the regulation
cmd-regulation-diff-about = Shows in what two regulations differ
cmd-regulation-diff-example = sdadata regulation diff challenge-2017 genova-53
arg-regulation-diff-left = The first regulation: a name or a file
arg-regulation-diff-right = The second regulation: a name or a file

## Help: bot

cmd-bot-about = Speaks the bot protocol: lines in, lines out
cmd-bot-example = sdadata bot random
arg-bot-name = The name of the bot

## Errors: what, where, what was expected

error = error: { $what }
error-own-fault = fault of the program: { $what }. Please report it with the command you gave.
error-file-read = the file { $file } cannot be read: { $why }
error-file-write = the file { $file } cannot be written: { $why }
error-unknown-command = “{ $found }” is not a command
error-unknown-regulation = “{ $found }” is not a regulation; there are: { $known }
error-unknown-edition = No edition of { $id } has the hash { $hash }; today's has { $today }
error-unknown-bot = “{ $found }” is not a bot; there are: { $known }
error-unknown-territory = “{ $found }” is not a territory
error-unknown-colour = “{ $found }” is not a colour; there are: { $known }
error-unknown-seat = “{ $found }” is not a seat of this table; there are: { $known }
error-unknown-card = “{ $found }” is not a card
error-ambiguous = “{ $found }” can be several things: { $known }
error-not-a-number = “{ $found }” is not a number from { $least } to { $most }
error-not-a-day = '{ $found }' is not a day: expected one that exists, as year-month-day (2026-05-14)
error-bad-shard = “{ $found }” is not a part: expected I/N, with I from 1 to N
error-bot-count =
    { $due ->
        [one] 1 bot is needed, not { $found }
       *[other] { $due } bots are needed, not { $found }
    }
error-did-you-mean = did you mean “{ $name }”?
error-try-help = Type { $command } --help for help.
error-unknown-argument = “{ $found }” is not an option of this command
error-missing-argument = missing: { $found }
error-missing-command = a command is missing, one of: { $found }
error-missing-value = { $found } needs a value
error-bad-value = “{ $found }” cannot be read
error-in-argument = { $argument }: { $what }
error-argument-twice = { $found } stands twice
error-not-text = an argument is not UTF-8 text
error-unknown-language = “{ $found }” is not a language; there are: { $known }
error-faulty-regulation =
    { $count ->
        [one] { $file }: { $fault }
       *[other] { $file }: { $fault } (the first of { $count } faults; sdadata regulation check shows all)
    }

## A table that cannot be set up

setup-players = This regulation is not played by { $players }; possible numbers: { $allowed }. (G2.1)
setup-absent = Under this regulation a table of { $players } cannot wait for { $absent ->
        [one] 1 late-comer
       *[other] { $absent } late-comers
    }. (G8.9)
setup-missing = The regulation names something that does not exist: { $what }.

## odds

odds-title = { $attackers ->
        [one] 1 army
       *[other] { $attackers } armies
    } against { $defenders } ({ $regulation })
odds-conquest = Conquest: { $percent }%
odds-expected = On average { $attackers } are left to the attack and { $defenders } to the defence.
odds-attacker-left = Armies left to the attack
odds-defender-left = Armies left to the defence
odds-stalled = The attack stops with fewer dice than the defence: { $percent }%
odds-harmless = The combat ends with both fleets afloat: { $percent }%
odds-no-such-kind = "{ $kind }" is no kind of combat: give one of { $known }.
odds-no-sea = Combat of the kind "{ $kind }" is of S.P.Q.RisiKo!, and { $regulation } is of another game, which knows only land: give a regulation such as spqr-rtu.
odds-legionaries-title = { $attackers ->
        [one] 1 legionary
       *[other] { $attackers } legionaries
    } against { $defenders } ({ $regulation })
odds-legionaries-attacker-left = Legionaries left to the attack
odds-legionaries-too-few-attackers = An attack takes at least 2 legionaries, not { $attackers }: one stays.
odds-naval-title = { $attackers ->
        [one] 1 trireme
       *[other] { $attackers } triremes
    } against { $defenders } in one sea ({ $regulation })
odds-naval-conquest = The other fleet is sunk: { $percent }%
odds-naval-attacker-left = Triremes left to the attack
odds-naval-defender-left = Triremes left to the defence
odds-naval-too-few-attackers = An attack at sea takes at least 1 trireme.
odds-naval-no-defenders = The other fleet needs at least 1 trireme.
odds-landing-title = { $attackers ->
        [one] 1 legionary lands
       *[other] { $attackers } legionaries land
    } against { $defenders } ({ $regulation })
odds-landing-conquest = Conquest: { $percent }%
odds-landing-attacker-left = Legionaries left of those who land
odds-landing-defender-left = Legionaries left to the defence
odds-landing-too-few-attackers = An attack from the sea takes at least 1 legionary.
odds-landing-no-defenders = The attacked province needs at least 1 legionary.
odds-too-few-attackers = An attack takes at least 2 armies, not { $attackers }: one stays.
odds-no-defenders = The attacked territory needs at least 1 army.
odds-too-many = { $armies } on one side are too many: at most { $most } a side.

## simulate

simulate-progress = { $done } of { $games } games, { $rate } a second
simulate-done =
    { $games ->
        [one] 1 game in { $seconds } seconds
       *[other] { $games } games in { $seconds } seconds, { $rate } a second
    }
simulate-seed = Seed: { $seed }
simulate-wins-by-seat = Wins by seat
simulate-wins-by-bot = Wins by bot
simulate-closed-by = How they ended
simulate-objective-reached = Objectives completed
simulate-target-reached = Games decided by points
simulate-mean-laps = Laps on average
simulate-mean-winner-points = Table points of the winner on average
simulate-records = Records written to { $file }
simulate-audited = All invariants hold after each of { $commands } commands.

## arena

arena-title = { $a } against { $b }: { $regulation }, { $players } players, { $blocks } blocks, seed { $seed } ({ $seeds })
arena-forward = One { $a } among { $b }
arena-reverse = One { $b } among { $a }
arena-mixed = Half of each: { $a }
arena-wins = Wins
arena-share = { $wins } of { $games }, { $share } % (from { $low } to { $high }; equals { $expected })
arena-mean-place = Place on average
arena-mean-points = Table points on average
arena-mean-score = Tournament points on average
arena-times = Milliseconds per turn
arena-time = { $bot } { $mean } (99 of 100 within { $most })
arena-failed = Games with a bot that failed
arena-fault = { $bot }, player { $player }, block { $block }: { $what }
arena-better = { $better } is better than { $other }: 95 % sure.
arena-undecided = Not sure who is better.
arena-not-ready = { $bot } is not ready: { $what }
arena-progress = { $done } of { $blocks } blocks, { $share } % (from { $low } to { $high })
arena-who = Two bots are needed, A and B, or --all and at least two bots with commas between them.
tune-done = { $bot }: { $generations } generations in { $seconds } s. Alone against cautious it wins { $share } % of { $games } fresh games; with the numbers of the program { $shipped } %.
train-done = Brier { $brier } on { $positions } fresh positions (0.188 for who always says a quarter), in { $seconds } s.
train-tenth = said { $said } %, won { $won } % ({ $positions } positions)
analyse-title = Chances to win as each turn began, in percent ({ $playouts } playouts a position).
analyse-cost = the turn cost { $loss }
analyse-seat = { $seat }: place { $place }, luck { $luck }, given away { $loss } points of chance
analyse-decision = { $seat }, lap { $lap }: { $loss } points of chance given away. Played: { $played }. Better: { $best }.
analyse-risiko-alone = Only games of RisiKo! can be analysed: a record of RisiKo! is expected.
analyse-running = { $file }: the game is not over, or its secrets are not told: a whole record is expected.

## play: before the game

play-ask-title = What shall we play?
play-ask-counts = { $counts } players
play-ask-regulation = Enter: Challenge for four, you and three bots. Or the number of a regulation:
play-ask-players = How many players ({ $counts })? [{ $usual }]
play-ask-people = How many people at this keyboard, 1 to { $players }? The others are bots. [1]
play-welcome = { $regulation }. Players: { $players }. Type help for the commands; Enter shows the board.
play-commitment = Commitment to the dice, to be compared with the secret after the game: { $commitment }
play-options-clash = { $one } and { $other } do not go together
play-resumed = Going on with the game of { $file }.
play-bad-save = { $file }, line { $line }: not a game that can be gone on with: { $what }

## play: the board and who plays

play-letters-rosso = Rd
play-letters-blu = Bl
play-letters-giallo = Ye
play-letters-verde = Gr
play-letters-nero = Bk
play-letters-viola = Pu
play-letters-ghost = Gh
play-letters-neutral = nn
play-panel-players = Players
play-panel-figures = ter arm crd
play-lap = Round { $lap }
play-status = Round { $lap } · { $phase }
play-status-before = Preparation · { $phase }
play-time = time { $gone } of { $minutes }:00
play-time-laps = time is up in round { $laps }
play-time-last-lap = time is up · last round: { $lap }
play-time-over = time is up
play-progress =
    Objective { $name }: { $points } points of { $worth }, { $territories ->
        [0] nothing is missing
        [one] 1 is missing ○
       *[other] { $territories } are missing ○
    }.
play-progress-goal = Objective { $name }: { $goal }. You have { count-territories }.
play-reinforcements =
    { $armies ->
        [0] Reinforcements placed.
       *[other] To place: { $armies }.
    }
play-tris-ready = You have a tris: type tris.
play-lost = Lost since your last turn: { $list }
play-players-seat = Seat
play-players-player = Player
play-players-bot = bot { $name }
play-players-you = you
play-players-territories = Territories
play-players-armies = Armies
play-players-cards = Cards
play-players-status = Status
play-hand = In hand: { $list }
play-hand-empty = You have no cards.
play-hand-tris = tris for { count-armies }: { $list }
play-no-tris = You have no tris.
play-objective = Your objective: { $objective }
play-missing = Missing: { $list }
play-log-empty = Nothing has happened yet.
play-hint = { $name } would do: { $command }

## play: what is asked

play-pass-keyboard = Pass the keyboard to { $seat } ({ $name }); the others look away. Enter when ready.
play-choose-colour = Choose your colour: { $list }; Enter: { $first }
play-choose-among = { $awaited }; it can be: { $list }
play-defend-how =
    { $from } attacks { $to } with { count-dice }. With how many dice do you defend { $to }? { $most ->
        [one] You can roll 1.
       *[other] 1 to { $most }; Enter: { $most }.
    }
play-occupation-why =
    With how many armies do you enter { $territory }? { $least } to { $most }; Enter: { $most }. At least { $least }, as many as the dice of the last roll ({ $floor }); { $staying ->
        [one] at least 1 stays
       *[other] at least { $staying } stay
    } in { $from }{ $staying ->
        [one] {""}
       *[other] , which borders an opponent
    } ({ $ceiling }).
play-occupation-forced =
    { $least ->
        [one] 1 army must enter
       *[other] { $least } armies must enter
    } { $territory }: as many as the dice of the last roll ({ $floor }), and { $staying ->
        [one] 1 stays
       *[other] { $staying } stay
    } in { $from } ({ $ceiling }).
play-which-territory = Which territory?
play-which-base = Attack { $to } from where? You can from: { $known }
play-unknown = “{ $found }” is not a command. Type help for the list.
play-usage = Usage: { $usage }
play-not-now = That cannot be seen now: it is another's turn, or the keyboard is not yours.
play-nothing-again = You have not attacked yet in this turn.
play-nothing-to-undo = There is no reinforcement of this turn to take back.
play-until-stopped =
    { $armies ->
        [one] You stop: 1 army is left.
       *[other] You stop: { $armies } armies are left.
    }
play-odds = { $from } against { $to }: conquest { $percent }%

## play: dice and cards of a real table

play-type-order =
    { $dice ->
        [one] Die of { $name } for the first hand:
       *[other] The { $dice } dice of { $name } for the first hand:
    }
play-type-territory = Next cards dealt, in order (free territories: { $left }):
play-type-objective = Number of the objective of { $seat } (the others look away):
play-type-battle = { $from } attacks { $to }: dice, { $attack } of the attack and { $defence } of the defence (6 4 2 : 5 3)
play-type-card = Card taken by { $seat } (the others look away):
play-type-captured = Card taken from { $seat }:
play-type-closing = The two dice of the closing roll of { $seat }:
play-type-again = That cannot be read: type what came up.

## play: what happened

play-own-stands = { $territory }: { $armies } ({ $change })
play-own-roll =
    { $attacker-lost ->
        [0] defence −{ $defender-lost }
       *[other] attack −{ $attacker-lost }{ $defender-lost ->
            [0] {""}
           *[other] , defence −{ $defender-lost }
        }
    }: { $defender-left ->
        [0] fallen, { $attacker-left } left
       *[other] { $attacker-left } against { $defender-left }
    }
play-told-placed-by = { $seat }: { $list }
play-told-dealt = { count-territories } dealt
play-told-order = dice for the first hand: { $list }
play-told-turn =
    round { $lap }, { $armies ->
        [0] no reinforcements
        [one] 1 reinforcement
       *[other] { $armies } reinforcements
    }
play-told-conquests =
    conquers { $list }; { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }, { $lost ->
        [0] no losses
        [one] 1 army lost
       *[other] { $lost } armies lost
    }
play-told-stopped = { $territory } holds, { $left } against { $facing } (last roll { $attack } against { $defence })
play-told-stopped-by =
    { $territories ->
        [one] { $list } holds
       *[other] { $list } hold
    }
play-told-yours = { $territory } (yours!)
play-closing-at-most = at most { $sums } closes
play-closing-exactly = { $sums } closes
play-time-up = Time is up.
play-time-up-one-more-lap = This round is the last but one: one more is played, and as it ends the closing rolls begin. (G7.3, { $article })
play-time-up-this-turn = This turn is the last. (G7.3, { $article })
play-time-up-three-laps = Three more rounds are played, counted from this turn. (G7.3, { $article })
play-nobody-left = No person is left in the game: time is taken to be up.

## play: saving, leaving, the end

play-saved = Game saved in { $file }. To go on with it: sdadata play --resume { $file }
play-not-a-save = There is something else in { $file }: choose another name.
play-quit-save = Save to { $file } before leaving? [y = yes, n = no, c = cancel]
play-not-saved = The game was not saved.
play-goodbye = See you soon.
play-final-title = Final ranking
play-final-line = { $place } { $seat }: { count-points } at the table, { $outside } outside the objective
play-final-goal = objective { $name }
play-record-save = Save the record? [Enter = { $file }, n = no, or another name]
play-recorded = Record written to { $file }. To check it: sdadata record check { $file }
play-record-not-saved = The record was not saved.

## play: the commands, usage and help

play-usage-place = place TERRITORY [ARMIES] …
play-help-place = places armies on your territories; all of them if you do not say how many
play-more-place = For example: place alaska 3 brasile 2. Names may be cut short: place ala 3.
play-usage-takeback = takeback [TERRITORY [ARMIES]]
play-help-takeback = takes back reinforcements of this turn; alone, the last ones
play-usage-tris = tris [NUMBER | CARD CARD CARD]
play-help-tris = plays a tris; alone, the only one or the list
play-usage-attack = attack [FROM] TO [DICE | until N]
play-help-attack = attacks; without dice, with the maximum
play-more-attack = “until N” rolls on until the conquest or until N armies are left; “until the end” does not stop before. For example: attack kamchatka alaska until 3. The base may be left out where only one is possible.
play-usage-again = again [until N]
play-help-again = repeats the last attack
play-usage-defend = defend DICE
play-help-defend = says with how many dice you defend
play-usage-occupy = occupy ARMIES
play-help-occupy = moves into the territory just conquered; the number is enough
play-usage-maneuver = maneuver FROM TO ARMIES
play-help-maneuver = the strategic move; it ends the turn
play-more-maneuver = Also: maneuver 3 from alaska to alberta; maneuver alaska alberta all.
play-usage-pass = pass
play-help-pass = ends the turn
play-usage-colour = colour COLOUR
play-help-colour = chooses the colour of your armies
play-usage-abandon = abandon TERRITORY
play-help-abandon = gives a territory up before the game begins
play-usage-reoccupy = reoccupy TERRITORY
play-help-reoccupy = occupies a free territory before the game begins
play-usage-ghost = ghost TERRITORY
play-help-ghost = places an army for the ghost or for a late-comer
play-usage-odds = odds [FROM] TO [until N]
play-help-odds = exact probability of conquering a territory
play-usage-hint = hint
play-help-hint = says what a bot would do
play-usage-auto = auto [turn]
play-help-auto = leaves it to a bot: one move, or the rest of the turn
play-usage-board = board
play-help-board = shows the board; Enter is enough
play-more-board = Each line: territory, colour and armies, value. ● of your objective and yours, ○ of your objective and not yet yours.
play-usage-hand = hand
play-help-hand = shows your cards and the possible tris
play-usage-objective = objective
play-help-objective = shows your objective and what you are missing
play-usage-players = players
play-help-players = shows who plays, with territories, armies and cards
play-usage-log = log [LINES]
play-help-log = tells what has happened
play-usage-save = save [FILE]
play-help-save = saves the game
play-usage-quit = quit
play-help-quit = leaves, and asks before whether to save
play-usage-help = help [COMMAND]
play-help-help = shows the commands, or one of them
play-help-end = Territories: the name, its beginning or its code, accents optional. Tab completes. The Italian words work too: attacca, metti, passo…

## record: check and show

record-ok =
    { $games ->
        [one] { $file }: 1 game, all in order
       *[other] { $file }: { $games } games, all in order
    }
record-running =
    { $games ->
        [one] { $file }: 1 game, running, in order as far as it goes
       *[other] { $file }: { $games } games, in order as far as they go; running: { $running }
    }
record-fault = { $file }, line { $line }: { $what }
record-fault-with-rule = { $file }, line { $line }: { $what } ({ $rule }, { $article })
record-bad-line = the line cannot be read: { $found }; expected { $expected }
record-refused = command not legal: { $what }
record-show-title = Game { $regulation } with { $players } players
record-show-seen-by = Seen by { $seat }
record-show-game = { $name }, game { $game } of { $games } in the file
record-show-preparation = Preparation
record-show-place = Place
record-show-seat = Colour
record-show-player = Player
record-show-points = Points
record-show-outside = Outside
record-show-objective = Objective

## bot: other people's programs

bot-failed = bot { $bot }, player { $player }, game { $game }: { $what }
bot-bad-quotes = exec:{ $command }: a quote is not closed, or a backslash stands at the end
bot-cannot-start = it cannot be started: { $why }
bot-expected-greeting = the lines bot, regulations and ready
bot-expected-command = a command
bot-ended = it ended ({ $how }); expected { $expected }
bot-last-words = { $what }; its last words: { $last }
bot-silent = it said nothing within { $budget } ms; expected { $expected }
bot-nonsense = it said “{ $said }”; expected { $expected }
bot-illegal = it said “{ $said }”, which is not legal: { $refusal }; expected a legal command
bot-other-regulations = it does not play this regulation, only: { $known }
bot-cannot-follow = “{ $where }” cannot be followed: { $what }
audit-broken = game { $game }: { $what }

## play: S.P.Q.RisiKo!

play-panel-seas = Seas
play-panel-points = points
play-panel-provinces = prov.
play-panel-centres = centr.
play-panel-supremacies = supr.
play-panel-cards = cards
play-panel-legionaries = leg.
play-panel-triremes = trir.
play-panel-conducts = safe
play-spqr-progress = Points: { $points } of { $target }. Supremacies: { $supremacies }.
play-spqr-due = In this turn: { $due }.
play-spqr-lost = Lost since your last turn: { $list }
play-spqr-forgotten =
    { $points ->
        [one] You have not claimed 1 point
       *[other] You have not claimed { $points } points
    }: { $left ->
        [0] you have no safe-conduct left to recover with.
        [one] until the turn ends you can still “recover”, with your last safe-conduct.
       *[other] until the turn ends you can still “recover”, with one of your { $left } safe-conducts.
    }
play-spqr-build-where =
    Where do you build the centre of power? It can be: { $list }{ $armies ->
        [0] {""}
        [one] . 1 legionary is to be paid: from the province, from the reinforcements or with the trireme
       *[other] . { $armies } legionaries are to be paid: from the province, from the reinforcements or with the trireme
    }
play-spqr-hand-tris = { $list }: { $gain }
play-spqr-occupation-why =
    How many legionaries enter { $territory }? From { $least } to { $most }; Enter: { $most }. At least { $least }, as many as the dice of the last roll ({ $floor }); in { $from } { $staying ->
        [one] at least 1 stays
       *[other] at least { $staying } stay, because an opponent borders it
    } ({ $ceiling }).
play-spqr-occupation-forced =
    { $least ->
        [one] 1 legionary has to enter { $territory }
       *[other] { $least } legionaries have to enter { $territory }
    }: as many as the dice of the last roll ({ $floor }), and in { $from } { $staying ->
        [one] 1 stays
       *[other] { $staying } stay
    } ({ $ceiling }).
play-spqr-until-stopped =
    { $armies ->
        [one] You stop: 1 legionary is left.
       *[other] You stop: { $armies } legionaries are left.
    }
play-spqr-until-stopped-at-sea =
    { $triremes ->
        [0] You stop: no trireme is left.
        [one] You stop: 1 trireme is left.
       *[other] You stop: { $triremes } triremes are left.
    }
play-odds-landing = { $from } lands in { $to }: conquest { $percent }%
play-odds-naval = { $from } against { $to }: all sunk { $percent }%
play-which-province = Which province?
play-which-sea = Which sea?
play-no-province = “{ $found }” is not a province
play-no-sea = “{ $found }” is not a sea
play-no-spot = “{ $found }” is neither a province nor a sea
play-no-symbol = “{ $found }” is not a card: legionary, standard, trireme or arena
play-across-which-sea = Across which sea? It can be: { $known }
play-which-fleet = Against whom in the sea { $sea }? There are triremes of: { $known }
play-which-price = How do you pay? You can: { $known }. Usage: { $usage }
play-type-symbol = Card taken by { $seat }: legionary, standard, trireme or arena (the others look away):
play-own-naval-roll =
    { $attacker-lost ->
        [0] { $defender-lost ->
            [0] no losses, the combat is over
           *[other] defence −{ $defender-lost }
        }
       *[other] attack −{ $attacker-lost }{ $defender-lost ->
            [0] {""}
           *[other] , defence −{ $defender-lost }
        }
    }: { $defender-left ->
        [0] all sunk, { $attacker-left } left
       *[other] { $attacker-left } left against { $defender-left }
    }
play-told-spqr-turn =
    round { $lap }, { $armies ->
        [0] no reinforcements
        [one] 1 legionary to place
       *[other] { $armies } legionaries to place
    }
play-spqr-time-up = The last round is round { $lap }. (S1, { $article })
play-told-spqr-yours = { $territory } (yours!)
play-told-spqr-you = you
play-told-settled = { $seat } takes { $list }
play-told-naval =
    fights in the sea { $sea } against { $seat }: { $sunk ->
        [0] sinks nothing
        [one] sinks 1 trireme
       *[other] sinks { $sunk } triremes
    }, { $lost ->
        [0] no losses
        [one] loses 1
       *[other] loses { $lost }
    }
play-told-spqr-conquests =
    conquers { $list }; { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }, { $lost ->
        [0] no losses
        [one] 1 legionary lost
       *[other] { $lost } legionaries lost
    }
play-usage-claim = claim [POINTS]
play-help-claim = claims the points of the turn, before anything else; without a number, all
play-usage-recover = recover
play-help-recover = gives a safe-conduct for the points forgotten in this turn
play-usage-spqr-tris = tris [NUMBER | THREE SYMBOLS]
play-more-spqr-tris = For example: tris legionary standard arena. The symbols: legionary, standard, trireme, arena.
play-usage-spqr-build = build PROVINCE [PAYMENT]
play-help-spqr-build = builds a centre of power; after the province, how it is paid
play-more-spqr-build = What is owed comes from the province, from the reinforcements of the turn or from the trireme of the tris: build italia province, build italia reinforcements, build italia trireme.
play-usage-decline = decline
play-help-decline = renounces what is left of the tris
play-usage-spqr-place = place PROVINCE [LEGIONARIES] …
play-help-spqr-place = puts legionaries on your provinces; all, if you do not say how many
play-more-spqr-place = For example: place italia 3 sicilia 2. Names can be cut short: place ita 3.
play-usage-spqr-takeback = takeback [WHERE [HOW MANY]]
play-help-spqr-takeback = takes back legionaries or triremes placed in this turn; alone, the last
play-usage-launch = launch SEA [TRIREMES] …
play-help-launch = puts the triremes of the tris to sea
play-usage-convert = convert FROM TO [TRIREMES]
play-help-convert = legionaries into triremes, or triremes into legionaries; one, if you do not say how many
play-more-convert = From a province to a sea it touches, or from a sea to a province: convert italia tyrrenum 1; convert tyrrenum italia 1. Also: embark, disembark.
play-usage-sail = sail FROM TO [TRIREMES]
play-help-sail = the naval move, one in a turn; all, if you do not say how many
play-usage-ram = ram SEA [COLOUR] [DICE | until N]
play-help-ram = fights another's triremes; one opponent in each sea
play-more-ram = Equal dice hurt nobody; it goes on only if the last roll sank something.
play-usage-land = land FROM TO [SEA] [LEGIONARIES]
play-help-land = attacks from the sea, to the end; with all, if you do not say how many
play-more-land = You need more triremes than the defender in a sea both provinces touch. For example: land sicilia africa 4.
play-usage-spqr-attack = attack [FROM] TO [DICE | until N]
play-help-spqr-attack = attacks by land; without dice, with the most
play-more-spqr-attack = “until N” rolls on until the conquest or until N legionaries are left; “until the end” does not stop before. For example: attack italia cisalpina until 3.
play-usage-spqr-occupy = occupy LEGIONARIES
play-help-spqr-occupy = enters the province just conquered; the number is enough
play-usage-spqr-maneuver = maneuver FROM TO LEGIONARIES [by SEA]
play-more-spqr-maneuver = By land between bordering provinces, or across a sea where you have more triremes than anyone. For example: maneuver sicilia africa 3 by tyrrenum.
play-usage-settle = settle PROVINCE
play-help-settle = takes a free province; the name is enough
play-help-spqr-colour = chooses the colour of your army
play-usage-spqr-odds = odds [FROM] TO | SEA [COLOUR]
play-help-spqr-odds = exact odds of an attack, a landing or a naval combat
play-more-spqr-board = Each line: ▲ centre of power, province, seas, colour and legionaries. In the seas: ● is yours, ○ another's, then everybody's triremes.
play-help-spqr-players = shows who plays, with points, provinces, seas and cards
play-help-spqr-end = Provinces and seas: the name or its beginning. Tab completes. Italian words are understood too: attacca, piazza, passo…
