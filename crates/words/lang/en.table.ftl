### The page of a table: what the browser says, not the server. Ids: table-…
###
### Each sentence goes into the page with its variables open; it counts by one variable only, in two forms.

## The page

table-board = Board
table-board-area = The board
table-bar = What I can do
table-tabs = Parts of the page
table-announce = Announcements
table-loading = One moment: the table is coming.
table-needs-script = Playing here needs JavaScript: turn it on in this browser.
table-close = Close
table-cancel = Cancel
table-no = No
table-copy = Copy
table-copied = Copied
table-more = More
table-fewer = Fewer
table-tab-play = Play
table-tab-hand = Hand
table-tab-hand-tris = Hand: you can play a tris
table-tab-players = Players
table-tab-log = Log
table-tab-dice = Dice

## Phases

table-phase-order = { phase-order }
table-phase-colours = { phase-colours }
table-phase-objectives = { phase-objectives }
table-phase-deal = { phase-deal }
table-phase-abandon = { phase-abandon }
table-phase-reoccupy = { phase-reoccupy }
table-phase-placement = { phase-placement }
table-phase-ready = { phase-ready }
table-phase-reinforce = { phase-reinforce }
table-phase-combat = { phase-combat }
table-phase-declared = { phase-declared }
table-phase-battle = { phase-battle }
table-phase-capture = { phase-capture }
table-phase-occupy = { phase-occupy }
table-phase-ghost-placing = { phase-ghost-placing }
table-phase-ghost-acts = { phase-ghost-acts }
table-phase-gift = { phase-gift }
table-phase-card = { phase-card }
table-phase-turn-over = { phase-turn-over }
table-phase-next = { phase-next }
table-phase-closing = { phase-closing }
table-phase-over = { phase-over }
table-stage-abandoned = Game abandoned

## What I can do now

table-your-turn = Your turn
table-your-turn-said = Your turn. { $told }
table-told-over = The game is over.
table-told-abandoned = Nobody moved any more: the game does not count.
table-told-wait = One moment.
table-told-awaited = { $colour } to move ({ $name })
table-told-awaited-name = { $name } to move
table-told-colour = Choose the colour of your armies.
table-told-abandon = Choose the territory to abandon.
table-told-reoccupy = Choose the free territory to occupy.
table-told-ghost = Choose where the ghost's army goes.
table-told-place =
    { $n ->
        [one] Touch a territory of yours to put the last army there.
       *[other] Touch a territory of yours to put armies there.
    }
table-told-occupy = With how many armies do you enter { $territory }?
table-told-defend = An attack from { $from }: with how many dice do you defend { $territory }?
table-told-attack = From { $from } against { $to }.
table-told-maneuver = Move from { $from } to { $to }: after that the turn is over.
table-told-target = { $from }: attack a neighbour, or move to a territory of yours
table-told-choose = Choose where to attack or move from, or pass.
table-told-choose-move = You can no longer attack: move, or pass.
table-told-pass = There is nothing left but to pass.
table-not-from-here = Nothing can be done from { $territory } now.
table-not-to-here = { $territory } cannot be reached from { $from }
table-not-sent = It does not reach the table. Check the connection and try again.
table-not-understood = The table could not do it. Try again.
table-changed-meanwhile = The table has changed meanwhile: look, and choose again.

## Placing

table-due-word =
    { $n ->
        [one] army to place
       *[other] armies to place
    }
table-income = This turn { $n }: { $list }.
table-income-territories =
    { $n ->
        [one] { $armies } for 1 territory
       *[other] { $armies } for { $n } territories
    }
table-income-continent = { $armies } for { $continent }
table-income-tris = { $armies } for the tris
table-each-click = Armies with each touch
table-all-of-them =
    { $n ->
        [one] 1
       *[other] all ({ $n })
    }
table-one-more = One army more: { $territory }
table-one-less = One army less: { $territory }
table-undo = Remove the last one

## Attacking

table-battle = Combat
table-battle-last = Last roll
table-dice-to-roll = Dice to roll
table-dice-count =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
table-roll-dice =
    { $n ->
        [one] Roll 1 die
       *[other] Roll { $n } dice
    }
table-until-conquest = Until the conquest
table-until-left = Stop at { $n } armies
table-rolling = Rolling…
table-stop = Stop
table-odds-conquest = Conquest: { $percent }
table-odds-expected = On average { $attackers } of your armies are left
table-roll-said = Attack { $attack }, defence { $defence }: losses { $attack-lost } and { $defence-lost }
table-roll-attack-lost =
    { $n ->
        [one] The attack loses 1 army
       *[other] The attack loses { $n } armies
    }
table-roll-defence-lost =
    { $n ->
        [one] The defence loses 1 army
       *[other] The defence loses { $n } armies
    }
table-roll-both-lost = Attack −{ $attack }, defence −{ $defence }
table-roll-conquered = Conquered!
table-defend-with = Dice of the defence

## Occupying, moving, passing

table-occupy-with =
    { $n ->
        [one] Enter with 1
       *[other] Enter with { $n }
    }
table-amount-least = least { $n }
table-amount-most = most { $n }
table-from-to = From { $min } to { $max }.
table-only-so-many = Only { $n }.
table-occupy-why = Move in at least { $dice } (the dice you rolled) and leave { $garrison } as the garrison.
table-maneuver-why = One move a turn, and the garrison stays behind.
table-move-said =
    { $n ->
        [one] 1 army from { $from } to { $to }
       *[other] { $n } armies from { $from } to { $to }
    }
table-maneuver-do = Move and finish
table-pass = Pass
table-pass-sure = Without a conquest you take no card. Pass all the same?
table-pass-sure-attacks = You can still attack. Pass anyway?
table-pass-yes = Yes, pass

## Players

table-seats = Players
table-lap = round { $lap }
table-time-up = Time is up
table-game-clock = Time left to play
table-turn-clock = Time left for the turn
table-hours-left =
    { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
table-days-left =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
table-by-today = By { $time } today.
table-by-tomorrow = By { $time } tomorrow.
table-by-day = By { $time } on { $day }.
table-you = you
table-player-number = player { $number }
table-seat-letter = seat { $letter }
table-territories-of = Territories
table-armies-of = Armies
table-cards-of = Cards
table-armies =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
table-ghost = { ghost }
table-neutral = { owner-neutral }
table-yours = yours
table-state-bot = bot
table-state-away =
    { $n ->
        [one] missed a turn
       *[other] missed { $n } turns
    }
table-state-stood-in = a bot stands in
table-state-neutral = only defends
table-state-ghost = ghost
table-state-absent = still to come
table-state-withdrawn = withdrawn
table-state-excluded = excluded
table-state-out = eliminated
table-you-are-stood-in = The table goes on without you.
table-bot-plays-for-you = You did not play in time: a bot plays for you.
table-nobody-plays-for-you = You did not play in time: your armies only defend.
table-in-rome-nobody-plays-for-you = You did not play in time: your legionaries only defend.
table-log-late-stood-in = Time is up: a bot plays for { $who }
table-log-late-neutral = Time is up: { $who } only defends
table-log-stood-in = A bot plays for { $who }
table-log-neutral = { $who } only defends
table-log-back = { $name } is back at the table
table-told-withdrawn = You have resigned: you are watching the game.
table-told-removed = The referee has excluded you: you are watching the game.
table-take-back-seat = Take my seat back
table-colour-rosso = { colour-rosso }
table-colour-blu = { colour-blu }
table-colour-giallo = { colour-giallo }
table-colour-verde = { colour-verde }
table-colour-nero = { colour-nero }
table-colour-viola = { colour-viola }

## Closing roll

table-lamp-waiting = No closing roll yet
table-lamp-due = About to make the closing roll
table-lamp-skipped = Too many conquests: no closing roll
table-lamp-rolled = The closing roll is made
table-closing-at-most = Closing roll: { $sum } or less ends the game.
table-closing-exactly = Closing roll: { $sums } ends the game.
table-closing-conquests = No roll if you took more than { $n } territories.

## Hand and objective

table-hand =
    { $n ->
        [one] Hand: 1 card
       *[other] Hand: { $n } cards
    }
table-hand-empty = No card: you take one if you conquer.
table-card-owned = The territory is yours
table-symbol-fante = { arm-fante }
table-symbol-cannone = { arm-cannone }
table-symbol-cavaliere = { arm-cavaliere }
table-symbol-jolly = { card-jolly }
table-tris-possible =
    { $n ->
        [one] One possible tris
       *[other] { $n } possible tris
    }
table-play-tris = Play
table-play-tris-for =
    { $n ->
        [one] Play: 1 army
       *[other] Play: { $n } armies
    }
table-tris-in-bar = Play the tris
table-tris-in-bar-for =
    { $n ->
        [one] Tris: 1 army
       *[other] Tris: { $n } armies
    }
table-objective = Objective
table-show-objective = Show the objective
table-show-values = Show the values
table-points-word =
    { $n ->
        [one] table point
       *[other] table points
    }
table-objective-held = { $held } of { $total } territories
table-objective-missed =
    { $n ->
        [one] 1 is missing
       *[other] { $n } are missing
    }

## Continents

table-continents = Continents
table-continent-bonus =
    { $n ->
        [one] 1 army a turn
       *[other] { $n } armies a turn
    }
table-continent-held = { $held } of { $total }

## Log

table-log = Log
table-log-empty = Nothing has happened yet.

## An open table, a finished game

table-table-open = Open table
table-seats-free =
    { $n ->
        [one] Waiting for 1 player.
       *[other] Waiting for { $n } players.
    }
table-seen-later =
    { $n ->
        [one] You see everything 1 second later: set by the host.
       *[other] You see everything { $n } seconds later: set by the host.
    }
table-terms-no-game-clock = no time limit
table-terms-game =
    { $n ->
        [one] a game of 1 minute
       *[other] a game of { $n } minutes
    }
table-terms-no-turn-clock = turns without a clock
table-terms-turn =
    { $n ->
        [one] 1 second a turn
       *[other] { $n } seconds a turn
    }
table-terms-bot =
    { $n ->
        [one] after 1 missed turn a bot plays
       *[other] after { $n } missed turns a bot plays
    }
table-terms-neutral =
    { $n ->
        [one] after 1 missed turn the seat is neutral
       *[other] after { $n } missed turns the seat is neutral
    }
table-terms-spectators = anybody may watch
table-terms-no-spectators = nobody may watch
table-terms-later =
    { $n ->
        [one] who watches sees it 1 second later
       *[other] who watches sees it { $n } seconds later
    }
table-terms-rated = counts for the ranking
table-seats-full = Everybody is here: the game begins.
table-seat-free = free seat
table-seat-kept = seat for who has the invitation
table-seats-kept = The seats still free are for those who have the invitation: ask whoever opened the table for the link.
table-sit-down = Sit down
table-leave-seat = Leave the seat
table-share-link = Send this address to the people who should play
table-share-invitation = Send this invitation to the people who should play: it opens the seats kept for them
table-fair-dice = Dice that can be checked
table-fair-dice-how = The server has already chosen a secret and shows its fingerprint. Who sits down promises a seed made by their browser, by giving its fingerprint; when the table is full everybody tells theirs. The dice come from all of them together; at the end the secret is told and anybody can make every roll again. Your browser keeps all this and compares it. Whoever runs the server can foresee the rolls, though.
table-commitment = Fingerprint of the secret
table-your-seed-given = Your seed
table-you-won = You won!
table-won-by = { $who } wins
table-place = Place
table-who = Player
table-table-points = Table points
table-to-replay = Watch again
table-download-record = Download the record
table-see-board = See the board
table-secret-told = The secret of the dice
table-secret-how = With this secret every roll and every card can be made again: the page of the game does it, in your browser.
table-secret = Secret

## On the board

table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = The whole board
table-label-chosen = chosen
table-label-target = possible
table-label-open = can be used

## Connection

table-line-offline = You are offline. The table waits: as soon as the network is back, it goes on from here.
table-line-lost = Connection lost: trying again. Nothing is lost.
table-line-connecting = Reconnecting…

## Keyboard

table-keys = Keys
table-key-arrows = from territory to territory
table-key-shift-arrows = only where something can be done
table-key-next = the next where something can be done
table-key-enter = chooses; twice, does it
table-key-plus = one army more or less
table-key-digits = how many armies, or dice
table-key-roll = rolls the dice
table-key-conquest = rolls until the conquest
table-key-undo = takes the last placement back
table-key-pass = passes
table-key-objective = shows the objective
table-key-values = shows the values
table-key-escape = lets go, or stops the rolls
table-key-help = these keys

## Watching a game again

table-replay-title = The game again
table-replay-bar = Controls
table-replay-first = Start
table-replay-back = Back
table-replay-play = Play
table-replay-pause = Pause
table-replay-forward = Forward
table-replay-last = End
table-replay-scene = Moment { $at } of { $all }
table-replay-turn = Go to turn
table-replay-turn-of = Round { $lap }: { $who }
table-replay-before = Before the game
table-replay-eyes = Through the eyes of
table-replay-all-eyes = everybody (all is shown)
table-replay-share = Copy the link to this moment
table-replay-missing = The game cannot be read now. Reload the page.
table-replay-speed = Speed

## Checking the dice

table-dice-stats = The dice of the game
table-dice-attack = Attack
table-dice-defence = Defence
table-dice-expected = { $n } expected of each
table-dice-thrown =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
table-dice-chi = Ordinary dice ({ $share } games out of 100 are further off)
table-dice-chi-odd = Unusual dice (only { $share } games out of 100 are further off)
table-check = Check the dice
table-check-how = Your browser makes every roll and every card again from the revealed secret and everybody's seeds, asking the server nothing.
table-check-running = Making the rolls again…
table-check-good =
    { $n ->
        [one] Everything agrees: 1 roll or card, worked out again, the same.
       *[other] Everything agrees: { $n } rolls and cards, worked out again, all the same.
    }
table-check-commitment = The fingerprint shown before the game is the secret's.
table-check-bad = It does not agree: line { $line }, “{ $said }”. The secret gives “{ $due }”.
table-check-bad-commitment = The revealed secret does not have the fingerprint shown before the game.
table-check-none = This game has no dice that can be checked.
table-check-dice =
    { $n ->
        [one] 1 roll
       *[other] { $n } rolls
    }
table-check-cards =
    { $n ->
        [one] 1 card or objective
       *[other] { $n } cards and objectives
    }
