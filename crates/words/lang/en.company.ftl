### The company around a table: who hosts, who resigns, pauses all agree on, phrases, the rematch. Ids: web-… what the server says, table-… what the page says.

## Answers

web-reserved = The free seats are kept for those who have just played: try again in a few minutes.
web-taken-off = The host has taken your seat away: you cannot sit down at this table again.
web-not-host = Only the host of the table can do this.
web-chair-taken = That seat is taken.
web-chair-free = Nobody sits there.
web-tournament-table = This is a tournament table: pauses are the referee's to decide.
web-left = You have resigned from this game: you can watch it, not play it.
web-no-talk = Nobody talks at a tournament table (C55).
web-no-such-phrase = Only the phrases of the list can be said.
web-paused-agreed = The game is paused: you all agreed on it, and any of you can let it go on.
web-remark-paused-agreed = Paused: you all agree.
web-remark-resumed-agreed = { $name } lets the game go on.

## The waiting room

table-host-mark = host
table-host-lead = You are the host: fill free seats with bots and start whenever you like.
table-host-bot = Seat a bot
table-host-remove = Remove
table-host-remove-ask = Remove { $name } from the table? They cannot sit down here again.
table-host-give = Make host
table-host-give-ask = Make { $name } the host? From then on they alone decide.
table-taken-off = Your seat is gone: the host took it away. You cannot sit down here again.
table-host-start = Start with bots
table-seat-kept-for = kept for { $name }
table-your-name = What is your name?
table-your-name-hint = The others at the table see it. You may leave it empty.
table-share-room = Share
table-share-text = Let's play RisiKo!: take a seat at the table
table-show-qr = Show the QR code
table-qr-label = QR code of the table's address
table-terms-title = About this table
table-terms-laps =
    { $n ->
        [one] time is up after 1 round
       *[other] time is up after { $n } rounds
    }
table-terms-days =
    { $n ->
        [one] one day for each turn
       *[other] { $n } days for each turn
    }
table-terms-days-bot = a bot stands in for whoever is late, until they return
table-terms-days-neutral = whoever is late only defends, until they return
table-terms-days-told = when it is your turn every page of this site says so at the top, and with notices on the browser does while a page is open; no messages are sent
table-terms-tournament = tournament table

## At the table

table-company = Table
table-resign = Resign
table-resign-ask = Resign? Your armies will only defend, and you cannot come back (G6.5).
table-resign-yes = Yes, I resign
table-pause-ask = Ask for a pause
table-pause-wanted = { $names } asks for a pause
table-pause-agree = Agreed, pause
table-pause-mine = You have asked for a pause. Still to agree: { $names }
table-pause-missing = Pause. Still to agree: { $names }
table-pause-withdraw = Take it back
table-pause-agreed = Paused, everybody agrees: the clocks stand still
table-pause-go-on = Play on
table-watching =
    { $n ->
        [one] 1 spectator
       *[other] { $n } spectators
    }
table-say = Say something
table-mute = Hide phrases
table-unmute = Show phrases
table-said = { $name }: { $phrase }
table-phrase-hello = Hello everybody!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-what-dice = What dice!
table-phrase-unlucky = Bad luck!
table-phrase-one-moment = One moment…
table-phrase-your-turn = It's your turn!
table-phrase-sorry = Sorry!
table-phrase-thanks = Thanks!
table-phrase-good-game = Good game!

## Formats, ratings, deadlines

web-format = Format
web-format-live = live
web-format-quick = quick
web-format-correspondence = by correspondence
web-provisional = provisional
web-provisional-how = Fewer than ten games: the rating can still change a lot.
web-strength-chart = Rating game by game
web-within-the-hour = within an hour
web-within-hours = { $count ->
    [one] within 1 hour
   *[other] within { $count } hours
  }
web-within-days = { $count ->
    [one] within 1 day
   *[other] within { $count } days
  }
web-your-move = Your turn

web-turns = in { $count } games,

web-presets = Ready-made tables
web-preset-evening = The evening
web-preset-how-evening = four players, the clock of the rules
web-preset-quick = Quick
web-preset-how-quick = three players, half an hour
web-preset-laps = By rounds
web-preset-how-laps = ten rounds, no game clock
web-preset-days = By correspondence
web-preset-how-days = one day for each turn
web-preset-alone = Alone
web-preset-how-alone = against three bots, 25 minutes
web-preset-rome = S.P.Q.RisiKo!
web-preset-how-rome = the race to 20 points against three bots, 25 minutes
web-new-laps = Rounds
web-new-laps-hint = After so many rounds time is up, as if the clock had rung. Empty or 0: only the clock counts.
web-new-days = Time for each turn
web-new-days-none = everybody plays at the same time, with the clock above
web-new-days-one = one day (by correspondence)
web-new-days-three = three days (by correspondence)

## Theme and health of the server

web-theme = Theme
web-theme-light = light
web-theme-dark = dark
web-theme-system = as the system
web-health = How the server is
web-health-writes = The database writes: all is well.
web-health-fails = The database does not write: moves are refused.
web-health-tables = { $count ->
    [one] 1 table in memory
   *[other] { $count } tables in memory
  }
web-health-driven = { $count ->
    [one] 1 running on this machine
   *[other] { $count } running on this machine
  }
web-health-readers = { $count ->
    [one] 1 page connected
   *[other] { $count } pages connected
  }
web-health-no-copies = No second copy: sdadata serve --copies FOLDER makes one.
web-health-copied = Last copy:
web-health-copy-soon = The first copy comes soon.
web-health-copy-fails = The copy fails: { $fault }
web-health-metrics = All figures

## Regulations and odds

web-regulation-game = The game
web-regulation-timed = A game for { $players } players, of { $minutes } minutes.
web-regulation-untimed = A game for { $players } players, without a time limit.
web-regulation-ends-objective = It is played with { $deck }; it ends when somebody completes theirs.
web-regulation-ends-time = It is played with { $deck }; it ends when somebody completes theirs, or when time is up, on points.
web-regulation-ends-closing = It is played with { $deck }; it ends when somebody completes theirs, or after time is up with a closing roll, on points.
web-regulation-ends-target = It ends when somebody reaches { $target } points, or when time is up with whoever has most.
web-either = { $first } or { $last }
web-table-players = This regulation is not for { $players } players: it is for { $allowed }.
web-regulation-tournament = Tournaments
web-compare-only = { $count ->
    [one] One section is only in { $name }
   *[other] { $count } sections are only in { $name }
 }
web-odds-chain = Territories after the first (armies of each, with commas)
web-odds-chain-hint = For example 3, 1, 2: attacked one after the other with all armies that are left.
web-odds-garrison = Garrison to leave behind
web-odds-stop = Stop at
web-odds-stop-hint = The attack stops once it has so many armies or fewer. 1: to the end.
web-odds-wanted = How many for a chance of (%)
web-odds-wanted-hint = Leave the number that attacks empty to be told just this.
web-odds-needed = With { $armies } armies all of it is conquered at least { $wanted } times out of 100.
web-odds-not-enough = Not even 130 armies are enough for { $wanted } times out of 100.
web-odds-all-territories = to conquer all { $count } of them
web-odds-first = The first battle by itself
web-odds-bad-query = Ask with `attackers` and `defenders`, two whole numbers; `regulation` and `kind` can be added, nothing else. For example /api/odds?attackers=8&defenders=5
web-odds-reached = As far as here
web-odds-territory = Territory { $number }
web-odds-chain-title = One territory after the other
web-odds-bad-chain = Write the armies of the territories, 1 to 130, with commas: seven at most.
web-online = { $count ->
    [one] 1 person online
   *[other] { $count } people online
  }
web-lap = Round { $lap }
web-lap-of = Round { $lap } of { $laps }
web-minutes-left = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
  }
web-time-up = time is up
web-count-territories = { $count ->
    [one] 1 territory
   *[other] { $count } territories
  }
web-count-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
  }
web-count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
web-count-provinces = { $count ->
    [one] 1 province
   *[other] { $count } provinces
  }
web-own-games-more = { $count ->
    [one] And another game of yours
   *[other] And { $count } more games of yours
  }
web-small-board = The board now

## The replay

table-mark-conquest = conquests
table-mark-tris = sets
table-mark-out = eliminations
table-mark-objective = RisiKo!
table-graph-armies = Armies, turn by turn
table-graph-points = Points, turn by turn
table-graph-figures = The figures: now and at the end
table-luck = Luck with the dice
table-luck-dice = Dice
table-luck-pips = Extra pips
table-luck-how = What the dice gave, attacking and defending, beyond the average of 3.5 each.
web-forbidden-title = You are not allowed to

## The analysis

table-tab-coach = Analysis
table-coach = The game analysed
table-coach-about = Every position is played to the end hundreds of times: who could win, how much was luck, what cost something. It takes a little more than a few seconds.
table-coach-ask = Analyse the game
table-coach-waiting = Waiting for others…
table-coach-running = Being analysed…
table-coach-failed = The game could not be analysed: you can try again.
table-coach-how = { $n } games played on from each position: plus or minus 2.5 points.
table-coach-decisions = The costliest decisions
table-coach-nothing = No decision cost anything for certain: what is seen is within the error.
table-coach-decision = Round { $lap }, { $who }: { $loss } points lost
table-coach-played = Played: { $list }. Wins { $chance }.
table-coach-best = Better: { $list }. Wins { $chance }.
table-coach-conquest = Fought to the end, the attack conquers { $chance } of the time.
table-coach-chances = Chances to win
table-coach-known = As who was on turn could know
table-coach-points = Points to expect
table-coach-totals = Luck and decisions
table-coach-luck = Luck
table-coach-loss = Given away
table-coach-totals-how = In points of chance. Luck (dice, cards, the others) less what was given away is the way of the curve. What is within two standard errors does not count.
table-coach-guesses = Objectives: what could be thought in round { $lap }
table-coach-guess = { $objective } { $likely }
table-plan-place = { $n ->
    [one] 1 army on { $territory }
   *[other] { $n } armies on { $territory }
  }
table-plan-take-back = { $n ->
    [one] 1 army back from { $territory }
   *[other] { $n } armies back from { $territory }
  }
table-plan-attack = attack from { $from } to { $to }
table-plan-maneuver = { $n ->
    [one] 1 army moved from { $from } to { $to }
   *[other] { $n } armies moved from { $from } to { $to }
  }
table-plan-occupy = { $n ->
    [one] 1 army goes in
   *[other] { $n } armies go in
  }
table-plan-defend = { $n ->
    [one] defence with 1 die
   *[other] defence with { $n } dice
  }
table-plan-tris = a tris
table-plan-pass = end of the turn
table-plan-colour = colour { $colour }

## The hint in training

table-advice = Hint
table-advice-thinking = Thinking…
table-advice-told = An expert would do this: { $what }.
table-advice-chance = Wins { $chance }.
table-advice-conquest = Fought to the end, the attack conquers { $chance } of the time.
table-advice-close = Got it
web-name-at-table = { $name } sits at this table already: choose another name.
