### The words of the game: names, phases, refusals, events.
###
### The program (commands, errors, terminal) is in en.program.ftl, the regulations in en.regulation.ftl.
### Every sentence has the same name and the same variables here and in the Italian text.
### Refusals are whole sentences and say "you"; events are a line of a chronicle, without capital and full stop.
### Names printed on the board stay as they are printed.

## Quantities

decimal-mark = .
count-armies =
    { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
count-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
count-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
count-territories =
    { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    }
count-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
lap = round { $lap }
ordinal =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }

## Who: colours, seats, players

colour-rosso = red
colour-blu = blue
colour-giallo = yellow
colour-verde = green
colour-nero = black
colour-viola = purple
ghost = the ghost
seat-letter = seat { $letter }
player-number = player { $number }
order-place = { $letter } { $player }
who-is-on-turn = the player on turn
owner-neutral = neutral
owner-nobody = nobody

## What: territories, cards, objectives

territory-unknown = territory no. { $number }
arm-fante = infantry
arm-cannone = artillery
arm-cavaliere = cavalry
card-jolly = jolly
card-of = { $territory } ({ $arm })
objective-name = { $number } “{ $name }”
objective = { $name }: { $goal }
goal-territories =
    { $territories ->
        [one] own { $list }
       *[other] own { $territories } territories: { $list }
    }
goal-count =
    { $armies ->
        [0] own { count-territories }
        [one] own { count-territories }
       *[other] own { count-territories } with at least { $armies } armies each
    }
goal-continents =
    { $count ->
        [0] own { $more ->
            [one] a continent of your choice
           *[other] { $more } continents of your choice
        }
       *[other] own the whole of: { $list }{ $more ->
            [0] {""}
            [one] ; plus one more continent of your choice
           *[other] ; plus { $more } more continents of your choice
        }
    }
goal-destroy = eliminate { $colour }; if that cannot be, own { count-territories }

## Phases

phase-order = Playing order
phase-colours = Choice of colour
phase-objectives = Objectives
phase-deal = Deal of the territories
phase-abandon = Forced abandonment
phase-reoccupy = Re-occupation
phase-placement = Placement
phase-ready = Start
phase-reinforce = Reinforcements
phase-combat = Combat
phase-declared = Defence
phase-battle = Roll of the dice
phase-capture = Cards of the eliminated
phase-occupy = Occupation
phase-ghost-placing = Reinforcements of the ghost
phase-ghost-acts = Attacks of the ghost
phase-gift = Army for the late-comer
phase-card = Card
phase-turn-over = End of the turn
phase-next = Next hand
phase-closing = Closing roll
phase-over = End of the game

## What is awaited in each phase

awaited-order = the dice are rolled for the first hand
awaited-colours = { $seat } chooses a colour
awaited-objectives = { $seat } receives an objective
awaited-deal = the next card is dealt
awaited-abandon = { $seat } gives up a territory
awaited-reoccupy = { $seat } occupies a free territory
awaited-placement =
    { $armies ->
        [one] 1 army of { $seat } is still to be placed
       *[other] { $armies } armies of { $seat } are still to be placed
    }
awaited-ready = the first turn is about to begin
awaited-reinforce = { $seat } places reinforcements, then attacks, moves or passes
awaited-combat = { $seat } attacks, moves or passes
awaited-declared = the defender of { $territory } says with how many dice
awaited-battle =
    dice to roll: { $attack } for the attack, { $defence } for the defence
awaited-capture =
    { $cards ->
        [one] 1 more card is drawn from the hand of { $seat }
       *[other] { $cards } more cards are drawn from the hand of { $seat }
    }
awaited-occupy = { $seat } moves into the conquered territory: { $territory }
awaited-ghost-placing = { $seat } places an army for the ghost
awaited-ghost-acts = the ghost attacks where it must
awaited-gift = { $seat } places an army for { $to }
awaited-card = { $seat } takes the card
awaited-turn-over = the turn of { $seat } ends
awaited-next = the hand passes to whoever follows { $seat }
awaited-closing = the closing dice of { $seat } are rolled (round { $lap })
awaited-over = nothing more is played: { $cause }

## How a seat takes part, how the game ends

status-empty = empty
status-playing = playing
status-ghost = ghost
status-absent = late
status-withdrawn = withdrawn
status-excluded = excluded
status-eliminated =
    eliminated { $exit ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] last
    }
cause-objective = objective completed
cause-closing = closing roll
cause-time = time is up
cause-last-player = only one player left

## Refusals: what happened and what can be done now

refusal-with-rule = { $refusal } ({ $rule })
refusal-with-article = { $refusal } ({ $rule }, { $article })

refusal-game-over = The game is over: it can only be watched again.
refusal-not-your-turn = It is not your turn: another player has to act first.
refusal-wrong-phase = That cannot be done in this phase: choose among the moves that are possible now.
refusal-not-yours = This command belongs to others: players, dice, clock and referee each have their own.
refusal-chance-pending = The dice or a card are awaited first: try again right after.
refusal-wrong-dice =
    { $dice ->
        [one] 1 die is needed
       *[other] { $dice } dice are needed
    }, not { $given }: the whole roll has to be repeated.
refusal-colour-taken = The colour { $colour } is taken: choose another one.
refusal-not-in-deal = The card { $territory } is not among those to deal now: deal another one.
refusal-not-in-objectives = Objective { $name } is no longer in the deck: deal another one.
refusal-not-owned = The territory { $territory } is not of the colour you are playing for: choose one that is.
refusal-not-in-excess =
    The territory { $territory } cannot be given up now: first come those over half of a continent.
refusal-not-free = The territory { $territory } is not free: choose one that is.
refusal-over-half = With { $territory } you would have more than half of the continent: choose another territory.
refusal-too-many-armies =
    { $left ->
        [0] You have no more armies to place: attack, move or pass.
       *[other] You cannot place { count-armies }: at most { $left }.
    }
refusal-no-armies = Zero armies are not a move: say at least 1.
refusal-attack-made = You have attacked: reinforcements can no longer be taken back in this turn.
refusal-not-placed-here =
    { $armies ->
        [0] You cannot take armies back from { $territory }: only reinforcements of this turn can be taken back, if the regulation allows it.
       *[other] You can take back at most { count-armies } from { $territory }.
    }
refusal-reinforcements-left =
    { $armies ->
        [one] You still have 1 army of reinforcements: place it before you go on.
       *[other] You still have { $armies } armies of reinforcements: place them before you go on.
    }
refusal-no-cards = No cards named, or not all in the hand of { $seat }: say which ones to take.
refusal-not-in-hand =
    { $cards ->
        [one] This card is not in hand: { $list }. Choose among those that are.
       *[other] These cards are not in hand: { $list }. Choose among those that are.
    }
refusal-no-tris =
    { $cards ->
        [0] A tris needs three cards.
       *[other] This is no tris: { $list }. It takes three arms alike, three different ones, or a jolly with two alike.
    }
refusal-tris-too-late = You have already placed a reinforcement: for the tris wait until your next turn.
refusal-tris-limit = At most { $limit } tris can be played in a turn: for another one wait until your next turn.
refusal-ghost-has-one =
    The territory { $territory } has already received its army: choose another territory of the ghost.
refusal-too-few-to-attack =
    You cannot attack from { $territory }: its only army has to stay. Attack from where you have at least 2.
refusal-not-bordering = { $territory } does not border { $other }: choose two territories that border.
refusal-own-target = The territory { $territory } is already yours: attack an opponent or a neutral territory.
refusal-outnumbered =
    You cannot attack with { count-dice }: the defence rolls { $defence }. Use more dice or choose another target.
refusal-too-many-dice =
    { $dice ->
        [0] An attack needs at least 1 die: here you can roll at most { $most }.
       *[other] You cannot attack with { count-dice }: here you can roll at most { $most }.
    }
refusal-not-maximum = You cannot attack with { count-dice }: here you have to roll { $most }, the maximum.
refusal-lone-defender = Against a single army you cannot attack with { count-dice }: roll at least { $least }.
refusal-defence-dice =
    { $most ->
        [one] Here you defend with 1 die, not with { $dice }.
       *[other] Here you defend with 1 to { $most } dice, not with { $dice }.
    }
refusal-protected =
    Until the end of round { $lap } nobody can be eliminated, and this roll could eliminate { $seat }: choose another target.
refusal-too-few-to-occupy = You cannot move in with { count-armies }: it takes at least { $least }, as many as the dice of the last roll.
refusal-nobody-stays =
    { $most ->
        [0] There is only 1 army here and it has to stay: choose another territory.
       *[other] You cannot take { count-armies } away: at least 1 has to stay, so at most { $most }.
    }
refusal-garrison =
    { $most ->
        [0] An opponent borders here and the minimum garrison has to stay: you cannot move any armies.
       *[other] An opponent borders here and the minimum garrison has to stay: you can move at most { $most ->
            [one] 1 army
           *[other] { $most } armies
        }, not { $armies }.
    }
refusal-not-in-pile = The card { $card } is not where it has to come from: take another one.
refusal-time-is-up = Time is up already: play goes on to the end that is due.
refusal-not-in-game = This seat is not in the game: { $seat }. Choose one that is.
refusal-not-absent = This seat is not waiting for a late-comer: { $seat }. Choose one that is.
refusal-too-late = After round { $lap } a late-comer can no longer enter: the armies go on defending themselves.
refusal-nothing-left = The correction would take every territory from { $seat }: leave at least one.
refusal-over-cap = The limit of armies leaves at most { $most } here, not { $armies }.
refusal-no-cap = There is no limit of armies here that could be lowered.
refusal-no-such-rule = The catalogue has no rule { $rule }: name the one on which the ruling rests.
refusal-no-such-position =
    The correction of { $territory } is not possible: it takes a territory of the board, an owner in the game and at least 1 army.

## Events: a line of a chronicle

event-order-rolled =
    { $dice ->
        [one] { $player } rolls for the first hand: { $faces }
       *[other] { $player } rolls for the first hand: { $faces }, total { $sum }
    }
event-order-settled = playing order: { $order }
event-colour-chosen = seat { $letter } takes { $colour }
event-objective-dealt = { $seat } receives objective { $name }
event-objective-dealt-unseen = { $seat } receives an objective
event-territory-dealt = { $seat } receives { $territory }
event-territory-neutral = neutral territory: { $territory }
event-territory-nobodys = nobody's territory: { $territory }
event-deal-swapped =
    by the 50% rule { $card } takes the place of { $earlier }; { $seat } receives { $earlier }
event-abandoned = { $seat } gives up { $territory }
event-reoccupied = { $seat } re-occupies { $territory }
event-placed = { $seat } reinforces { $territory } with { count-armies }
event-taken-back = { $seat } takes { count-armies } back from { $territory }
event-turn-began =
    round { $lap }, { $seat }'s turn: { $armies ->
        [0] no reinforcements
       *[other] { count-armies } of reinforcements
    }
event-tris-played = { $seat } plays a tris worth { count-armies }: { $list }
event-tris-capped =
    { $seat } plays a tris worth { count-armies }: { $list }; { $granted ->
        [0] the limit leaves none of them
       *[other] the limit leaves { $granted } of them
    }
event-ghost-spread = { $seat } spreads { count-armies } over its territories
event-attack-declared = { $seat } attacks { $to } from { $from } with { count-dice }
event-defence-declared = the defence rolls { count-dice }
event-battle-rolled =
    dice { $attack } against { $defence }: { $attacker-lost ->
        [0] the defence loses { $defender-lost ->
            [one] 1 army
           *[other] { $defender-lost } armies
        }
       *[other] the attack loses { $attacker-lost ->
            [one] 1 army
           *[other] { $attacker-lost } armies
        }{ $defender-lost ->
            [0] {""}
           *[other] , the defence { $defender-lost }
        }
    }
event-conquered = { $seat } conquers { $territory }
event-eliminated = { $by } eliminates { $seat }
event-cards-captured =
    { $cards ->
        [one] { $to } takes 1 card of { $from }: { $list }
       *[other] { $to } takes { $cards } cards of { $from }: { $list }
    }
event-cards-captured-unseen = { $to } takes { count-cards } of { $from }
event-hand-discarded = the cards left to { $seat } are discarded face down
event-occupied = { $seat } occupies { $to } with { count-armies } from { $from }
event-niche-left = { $seat } leaves its niche: { count-armies } from { $from } to { $to }
event-maneuvered = strategic move of { $seat }: { count-armies } from { $from } to { $to }
event-passed = { $seat } passes
event-deck-renewed = the deck is out: the discards are shuffled
event-card-taken = { $seat } takes a card: { $card }
event-card-taken-unseen = { $seat } takes a card
event-time-up = time is up
event-closing-skipped = no closing roll for { $seat }, who conquered { count-territories }
event-closing-due = the closing roll of { $seat } is due (round { $lap })
event-closing-rolled = closing roll of { $seat }: { $faces }, total { $sum }
event-objective-reached = { $seat } completes the objective: RisiKo!
event-game-ended = the game ends: { $cause }
event-turn-passed-on = the referee ends the turn of { $seat } ({ $rule })
event-turn-timed-out = time is up: { $seat } loses the turn
event-card-lost = { $seat } forgot the card and loses it ({ $rule })
event-cards-forfeited = the referee takes { count-cards } from { $seat }: { $list } ({ $rule })
event-armies-removed = the referee removes { count-armies } from { $territory } ({ $rule })
event-cap-lowered = the referee lowers the limit of armies of { $seat } by { $armies } ({ $rule })
event-withdrawn = { $seat } withdraws: the territories can only defend ({ $rule })
event-excluded = { $seat } is excluded: the territories turn neutral ({ $rule })
event-admitted = { $seat } arrives and enters the game ({ $rule })
event-corrected = the referee corrects { $territory }: { $owner }, { count-armies } ({ $rule })
