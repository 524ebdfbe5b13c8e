### The moments of a game on the page of a table: objective, closing roll, end, what happened meanwhile, the newcomer.

## Objective

table-objective-dealt = Your objective
table-objective-number = no. { $n }
table-objective-seen = Got it
table-objective-nicknames = Also called: { $names }
table-objective-picture = { $name }: { $held } of { $total } territories held

## Closing roll

table-throw = Roll
table-phase-maneuver = Strategic move
table-told-throw = Throw the two dice of your closing roll.
table-closing-last-lap-but-one = Next-to-last round
table-closing-last-lap = Last round
table-closing-last-lap-rolls = Last round, then the closing roll
table-closing-laps-left = { $n } more rounds
table-closing-then-rolls = After the last round come the closing rolls.
table-closing-then-over = The game ends with the last round.
table-closing-forfeited = { $who } conquered too much: no closing roll after this turn.
table-closing-needs-at-most = { $sum } or less is needed
table-closing-needs = { $sums } is needed
table-closing-or = { " " }or{ " " }
table-closing-chance = { $sums }, { $percent }%
table-closing-brief-at-most = { $title }: { $sum } or less, { $percent }%
table-closing-brief = { $title }: { $sums }, { $percent }%
table-closing-by-itself =
    { $n ->
        [one] by itself in 1 second
       *[other] by itself in { $n } seconds
    }
table-closing-awaited = { $who } rolls
table-closing-goes-on = { $sum }: it goes on
table-closing-ends = { $sum }: game over!

## The end

table-won-objective = { $who } completes the objective: RisiKo!
table-won-closing =
    { $n ->
        [one] The closing roll: { $who } wins with 1 point
       *[other] The closing roll: { $who } wins with { $n } points
    }
table-won-time =
    { $n ->
        [one] Time: { $who } wins with 1 point
       *[other] Time: { $who } wins with { $n } points
    }
table-won-alone = Only { $who } is left
table-points = Points
table-another-one = Another game
table-rematch = Rematch
table-rematch-enter = Enter the rematch
table-like-this = A table like this
table-share-picture = Picture
table-share = Share

## Since your turn

table-since = Since your turn
table-since-lost = you lost { $list }
table-since-lost-to = { $territories } ({ $who })
table-since-armies =
    { $n ->
        [one] 1 army fewer
       *[other] { $n } armies fewer
    }
table-since-nothing = You lost nothing.
table-lap-again = See the round again
table-lap-again-stop = Back to now
table-speed = Speed of bots
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-skip = Skip

## Notices

table-notices = Call me when it is my turn
table-sounds = Sounds

## The first placement

table-told-place-kept =
    { $n ->
        [one] 1 more army to put down, then confirm.
       *[other] { $n } more armies to put down, then confirm.
    }
table-told-place-confirm = That is all: confirm, or take some back.
table-place-confirm =
    { $n ->
        [one] Confirm 1 army
       *[other] Confirm { $n } armies
    }

## Defence

table-always-most = Always defend with the most
table-always-most-off = Ask me how many dice
table-attack-under-way =
    { $n ->
        [one] You are attacked with 1 die
       *[other] You are attacked with { $n } dice
    }

table-over-99 = over 99%

## Clocks

table-clock-turn = turn
table-clock-place = to place
table-clock-colour = to choose a colour
table-clock-answer = to answer
table-clock-game = game

## Borders

table-label-borders = next to { $list }

## Help

table-help = Help
table-help-rules = The rules of this table
table-help-turn = A turn
table-help-turn-reinforce = Reinforcements: 1 army for every { $each } territories; whole continents and tris bring more.
table-help-turn-reinforce-least = Reinforcements: 1 army for every { $each } territories, { $least } at least; whole continents and tris bring more.
table-help-turn-attack = Combat: from a territory of yours to one next to it, with 1, 2 or 3 dice. Ties go to the defence.
table-help-turn-move = Strategic move: once, at the end, between two of your territories side by side. Then it is the next player's turn.
table-help-turn-card = Whoever has conquered a territory takes a card; three that fit are a tris.
table-help-win = Whoever completes their objective wins.
table-help-win-points = If nobody does, points count at the end: the values of your territories inside the objective.
table-help-closing-at-most = When time is up one more round is played; then whoever ends a turn throws the closing roll: with { $sums } or less, round after round, the game ends.
table-help-closing-exactly = When time is up three more rounds are played; then whoever ends a turn throws the closing roll: with { $sums } the game ends.
table-help-closing-conquests =
    { $n ->
        [one] Who conquered more than 1 territory in the turn does not roll.
       *[other] Who conquered more than { $n } territories in the turn does not roll.
    }
table-help-continents = Continents
table-help-tris = Tris
table-help-tris-cannoni = Three cannoni
table-help-tris-fanti = Three fanti
table-help-tris-cavalieri = Three cavalieri
table-help-tris-mixed = One of each
table-help-tris-jolly = A jolly and two alike
table-help-regulation = All the rules
table-help-again = Show me the hints again

## The newcomer

table-hint-more = Next
table-hint-done = Got it
table-hint-off = No more hints
table-hint-objective = This is your objective, and yours alone: hold all of these territories and you win. The button with the target shows it on the board.
table-hint-place = Touch a territory of yours to put an army there. Until you confirm you can take it back. A few strong ones are better than many weak ones.
table-hint-reinforce = Your turn: reinforcements first. The more territories you hold, the more armies you get: put them where you want to attack.
table-hint-attack = Choose a territory of yours with 2 armies or more, then one next to it: before you roll you see the odds.
table-hint-occupy = Conquered! At least as many armies go in as dice you rolled. At the end of the turn you take a card.
table-hint-end = When you are done you may move armies once, then pass. Three cards that fit are a tris: more armies.

## On a phone

table-points-short =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }

## The first game, and no network

web-first-game-link = Never played? Begin here
web-first-game-title = Your first game
web-first-game-lead = Ten minutes against three bots who are beginners themselves. Six hints, one at a time, tell you what to do and when; the rules are always behind the question mark.
web-first-game-begin = Begin
web-offline-title = No network, or the server does not answer
web-offline-text = The table is on the server and waits for you: this page tries again by itself.
web-offline-again = Try again now
table-left-withdrawn = withdrawn
table-left-excluded = excluded
table-left-eliminated = eliminated
