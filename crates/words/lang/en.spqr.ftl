### The words of S.P.Q.RisiKo!: what it does not share with RisiKo!, whose sentences are in en.ftl.
###
### The same holds: refusals are whole sentences and say "you", events are a line of a chronicle.

## Quantities

count-legionaries =
    { $armies ->
        [one] 1 legionary
       *[other] { $armies } legionaries
    }
count-triremes =
    { $triremes ->
        [one] 1 trireme
       *[other] { $triremes } triremes
    }
count-centres =
    { $centres ->
        [one] 1 centre of power
       *[other] { $centres } centres of power
    }

## Who and what: neutral armies, cards, payments, supremacies

neutral-army = the neutral army
neutral-army-letter = the neutral army { $letter }
province-unknown = province no. { $number }
sea-unknown = sea no. { $number }
symbol-legionary =
    { $cards ->
        [one] legionary
       *[other] { $cards } legionaries
    }
symbol-standard =
    { $cards ->
        [one] standard
       *[other] { $cards } standards
    }
symbol-trireme =
    { $cards ->
        [one] trireme
       *[other] { $cards } triremes
    }
symbol-arena =
    { $cards ->
        [one] arena
       *[other] { $cards } arenas
    }
pile-empty = no card
gain-owed =
    { $armies ->
        [one] 1 legionary to pay
       *[other] { $armies } legionaries to pay
    }
gain-nothing = nothing
due-points =
    { $points ->
        [one] 1 point to claim
       *[other] { $points } points to claim
    }
due-centres =
    { $centres ->
        [one] 1 centre of power to build
       *[other] { $centres } centres of power to build
    }
due-legionaries =
    { $armies ->
        [one] 1 legionary to place
       *[other] { $armies } legionaries to place
    }
due-triremes =
    { $triremes ->
        [one] 1 trireme to launch
       *[other] { $triremes } triremes to launch
    }
price-nothing = without paying
price-province = with legionaries of the province
price-due = with legionaries due this turn
price-trireme = with the trireme of the tris
supremacy-empire = greatest empire
supremacy-provinces = most provinces
supremacy-seas = most seas
supremacy-none = no supremacy
spqr-score = { $place } { $seat }: { count-points }, potential coefficient { $potential }, army { $army }
record-show-potential = Potential
record-show-army = Army
spqr-setup-players = This regulation is not played by { $players }; possible numbers: { $allowed }. (S1)
spqr-setup-absent =
    { $absent ->
        [one] 1 late-comer cannot be waited for here
       *[other] { $absent } late-comers cannot be waited for here
    }: play begins when everybody is there. (S1)

## Phases of the game and of a turn

spqr-phase-supplying = First supply
spqr-phase-settling = Choice of the provinces
spqr-phase-settling-neutral = Provinces of the neutral army
spqr-phase-founding = First centre of power
spqr-phase-points = Points
spqr-phase-reinforcements = Reinforcements and tris
spqr-phase-conversions = Conversions
spqr-phase-sailed = Naval move
spqr-phase-naval-combat = Naval combat
spqr-phase-landings = Landings
spqr-phase-land-attacks = Attacks by land
spqr-phase-moved = Strategic move
spqr-phase-ramming = Naval combat
spqr-phase-landing = Landing
stage-points = points
stage-reinforcements = reinforcements and tris
stage-conversions = conversions
stage-sailed = naval move
stage-naval-combat = naval combat
stage-landings = landings
stage-land-attacks = attacks by land
stage-moved = strategic move

## What is awaited in each phase

spqr-awaited-order = the dice are rolled for the playing order
spqr-awaited-supplying = the first cards are given
spqr-awaited-settling = { $seat } takes a free province
spqr-awaited-settling-neutral = { $seat } chooses a free province ({ $army })
spqr-awaited-founding = { $seat } places the first centre of power
spqr-awaited-garrisoning =
    { $armies ->
        [one] 1 legionary of { $seat } is still to be placed
       *[other] { $armies } legionaries of { $seat } are still to be placed
    }
spqr-awaited-points = { $seat } claims the points of the turn, before anything else
spqr-awaited-reinforcements = { $seat } plays a tris or places reinforcements, then goes on with the turn
spqr-awaited-conversions = { $seat } converts triremes and legionaries, makes the naval move or goes on with the turn
spqr-awaited-sailed = { $seat } fights at sea, lands, attacks by land, moves or passes
spqr-awaited-naval-combat = { $seat } fights at sea, lands, attacks by land, moves or passes
spqr-awaited-landings = { $seat } lands, attacks by land, moves or passes
spqr-awaited-land-attacks = { $seat } attacks by land, moves or passes
spqr-awaited-moved = { $seat } recovers forgotten points or passes
spqr-awaited-ramming = dice to roll: triremes of { $seat } against triremes of { $against } in { $sea }
spqr-awaited-landing = dice to roll: { $seat } lands in { $to } with { count-legionaries }
spqr-awaited-battle = dice to roll: { $seat } attacks { $to } from { $from } with { count-dice }
spqr-awaited-occupy = { $seat } moves into the conquered province: { $to }
cause-target = points to win reached

## Refusals: what happened and what can be done now

spqr-refusal-stage-over =
    That stage is over: this is done at the latest in the stage “{ $belongs }”, and you have reached “{ $reached }”.
spqr-refusal-colour-taken = The colour { $colour } is not to be had: choose another one.
spqr-refusal-not-free = The province { $province } is taken: choose one that is free.
spqr-refusal-not-owned = The province { $province } is not yours: choose one that is.
spqr-refusal-centre-stands = A centre of power stands in { $province } already: choose another province.
spqr-refusal-centre-near =
    You cannot build in { $province }: a centre of power stands in { $near }, which borders it by land. Choose another province.
spqr-refusal-no-centre-due = You have no centre of power to build: they come from a tris with an arena.
spqr-refusal-centre-due = The centre of power of the tris has to be built first: choose a province.
spqr-refusal-no-site =
    You have no province where the centre of power could be built and paid for: this tris cannot be played now.
spqr-refusal-wrong-price =
    { $armies ->
        [0] There is nothing to pay: build without naming a payment.
        [one] 1 legionary is still to be paid: say whether from the province, from this turn's reinforcements or with the trireme of the tris.
       *[other] { $armies } legionaries are still to be paid: say whether from the province, from this turn's reinforcements or with the trireme of the tris.
    }
spqr-refusal-cannot-pay =
    { $available ->
        [0] You cannot pay { $price } here: choose another way or another province.
       *[other] You cannot pay { count-legionaries } { $price }: at most { $available }. Choose another way or another province.
    }
spqr-refusal-too-many-points =
    { $due ->
        [0] You cannot claim { count-points }: none are due to you this turn.
       *[other] You cannot claim { count-points }: { $due ->
            [one] 1 is
           *[other] { $due } are
        } due to you.
    }
spqr-refusal-no-points = Zero points cannot be claimed: say at least 1, or go on with the turn.
spqr-refusal-no-points-due = No points are due to you in this turn, or no more: there is nothing to claim.
spqr-refusal-claim-too-late =
    Points are claimed as the first thing of a turn: now only a safe-conduct can recover them.
spqr-refusal-nothing-forgotten = You have forgotten no points: there is nothing to recover.
spqr-refusal-not-forgotten-yet = You can still claim your points: no safe-conduct is needed.
spqr-refusal-no-safe-conduct = You have no safe-conduct left: forgotten points are lost.
spqr-refusal-too-many-armies =
    { $left ->
        [0] You have no more legionaries to place: go on with the turn.
       *[other] You cannot place { count-legionaries }: at most { $left }.
    }
spqr-refusal-no-armies = Zero legionaries are not a move: say at least 1.
spqr-refusal-not-placed-here =
    { $armies ->
        [0] You cannot take legionaries back from { $province }: only reinforcements of this turn can be taken back, if the regulation allows it.
       *[other] You can take back at most { count-legionaries } from { $province }.
    }
spqr-refusal-take-back-too-late = You have declared an attack or made your strategic move: nothing can be taken back this turn.
spqr-refusal-reinforcements-left =
    { $armies ->
        [one] You still have 1 legionary of reinforcements: place it before you go on.
       *[other] You still have { $armies } legionaries of reinforcements: place them before you go on.
    }
spqr-refusal-triremes-left =
    { $triremes ->
        [one] You still have 1 trireme of the tris: launch it or renounce it before you go on.
       *[other] You still have { $triremes } triremes of the tris: launch them or renounce them before you go on.
    }
spqr-refusal-nothing-to-decline = There is nothing to renounce: go on with the turn.
spqr-refusal-no-triremes = Zero triremes are not a move: say at least 1.
spqr-refusal-too-many-triremes =
    { $left ->
        [0] You have no triremes for this: choose another move.
       *[other] You cannot use { count-triremes }: at most { $left }.
    }
spqr-refusal-embarked-already =
    You have already turned legionaries into triremes in this turn: triremes become legionaries before that.
spqr-refusal-conversion-limit =
    { $left ->
        [0] You cannot convert any more triremes this way in this turn: go on with your turn.
       *[other] You cannot convert { count-triremes }: at most { $left } more in this turn.
    }
spqr-refusal-not-launched-here =
    { $triremes ->
        [0] You cannot take triremes back from { $sea }: only those launched this turn can be taken back, if the regulation allows it.
       *[other] You can take back at most { count-triremes } from { $sea }.
    }
spqr-refusal-no-coast = No province of yours touches the sea { $sea }: choose another sea.
spqr-refusal-not-on-sea =
    The province { $province } does not touch the sea { $sea }: choose another province or another sea.
spqr-refusal-not-in-hand =
    { $cards ->
        [one] This card is not in your hand: { $list }. Choose among those you have.
       *[other] These cards are not all in your hand: { $list }. Choose among those you have.
    }
spqr-refusal-no-tris =
    { $cards ->
        [0] A tris needs three cards.
       *[other] This is no tris that counts: { $list }. It takes three symbols alike or three different ones.
    }
spqr-refusal-seas-apart = The sea { $sea } does not border the sea { $other }: choose two seas that border.
spqr-refusal-sailed-already = You have made your naval move: there is one in a turn.
spqr-refusal-no-fleet = There are no triremes of { $seat } in the sea { $sea }: choose another sea or another opponent.
spqr-refusal-no-own-fleet = You have no triremes in the sea { $sea }: choose a sea where you have some.
spqr-refusal-own-fleet = You cannot fight your own triremes: choose an opponent.
spqr-refusal-sea-fought = You have fought in the sea { $sea } this turn: one combat in each sea, against one opponent.
spqr-refusal-nothing-sunk = In the sea { $sea } the last roll sank nothing: the naval combat is over.
spqr-refusal-own-target = The province { $province } is already yours: attack an opponent or a neutral army.
spqr-refusal-not-bordering = { $province } does not border { $other } by land: choose two provinces that do.
spqr-refusal-too-few-to-attack =
    You cannot attack from { $province }: its only legionary has to stay. Attack from where you have at least 2.
spqr-refusal-not-superior =
    { $own ->
        [0] To land from the sea { $sea } you need triremes in it, more than the defender: you have none.
        [one] In the sea { $sea } you have 1 trireme and the defender { $others }: to land you need more.
       *[other] In the sea { $sea } you have { $own } triremes and the defender { $others }: to land you need more.
    }
spqr-refusal-attacked-by-sea =
    The province { $province } has been attacked from the sea this turn: attack it by land or choose another target.
spqr-refusal-taken-by-sea =
    You have taken { $province } from the sea this turn: from there you can attack by land only.
spqr-refusal-not-master =
    In the sea { $sea } somebody has as many triremes as you, or more: your move cannot cross it.
spqr-refusal-protected =
    Until the end of round { $lap } nobody can be eliminated, and this attack could eliminate { $seat }: choose another target.
spqr-refusal-too-few-to-occupy =
    You cannot move in with { count-legionaries }: it takes at least { $least }, as many as the dice of the last roll.
spqr-refusal-nobody-stays =
    { $most ->
        [0] There is only 1 legionary here and it has to stay: choose another province.
       *[other] You cannot take { count-legionaries } away: at least 1 has to stay, so at most { $most }.
    }
spqr-refusal-garrison =
    { $most ->
        [0] An opponent borders here and the garrison has to stay: you cannot move any legionaries.
       *[other] An opponent borders here and the garrison has to stay: you can move at most { $most ->
            [one] 1 legionary
           *[other] { $most } legionaries
        }, not { $armies }.
    }
spqr-refusal-not-in-deck = The card { $card } is not in the deck: take another one.
spqr-refusal-clock-not-running = Time runs from the end of the placement: it cannot be up yet.
spqr-refusal-nothing-left = The correction would take every province from { $seat }: leave at least one.
spqr-refusal-no-such-position =
    The correction of { $province } is not possible: it takes an owner in the game, at least 1 legionary and something to change.

## Events: a line of a chronicle

spqr-event-order-rolled =
    { $dice ->
        [one] { $player } rolls for the playing order: { $faces }
       *[other] { $player } rolls for the playing order: { $faces }, total { $sum }
    }
spqr-event-cards-given =
    { $cards ->
        [0] no first cards
       *[other] first cards of every player: { $list }
    }{ $out ->
        [0] {""}
       *[other] ; out of the deck: { $removed }
    }
spqr-event-settled = { $seat } takes { $province } with { count-legionaries }
spqr-event-centre-built = { $seat } builds a centre of power in { $province }
spqr-event-centre-paid = { $seat } builds a centre of power in { $province } and pays { $price }
spqr-event-placed = { $seat } reinforces { $province } with { count-legionaries }
spqr-event-taken-back = { $seat } takes { count-legionaries } back from { $province }
spqr-event-turn-began =
    round { $lap }, { $seat }'s turn: { $armies ->
        [0] no reinforcements
       *[other] { count-legionaries } of reinforcements
    }, { $points ->
        [0] no points
       *[other] { count-points }
    } to claim
spqr-event-centres-garrisoned = { $seat } receives { count-legionaries } in every province with a centre of power
spqr-event-points-claimed = { $seat } claims { count-points }
spqr-event-points-recovered = { $seat } uses a safe-conduct and recovers { count-points }
spqr-event-tris-played = { $seat } plays the tris { $list }: { $gain }
spqr-event-declined = { $seat } renounces what is left of the tris
spqr-event-launched = { $seat } launches { count-triremes } in { $sea }
spqr-event-unlaunched = { $seat } takes { count-triremes } back from { $sea }
spqr-event-embarked = { $seat } turns legionaries of { $province } into { count-triremes } in { $sea }
spqr-event-disembarked = { $seat } turns { count-triremes } of { $sea } into legionaries in { $province }
spqr-event-sailed = naval move of { $seat }: { count-triremes } from { $from } to { $to }
spqr-event-ramming-declared = { $seat } attacks the triremes of { $against } in { $sea } with { count-dice }
spqr-event-landing-declared = { $seat } lands in { $to } from { $sea } with { count-legionaries } of { $from }
spqr-event-battle-rolled =
    dice { $attack } against { $defence }: { $attacker-lost ->
        [0] the defence loses { $defender-lost ->
            [one] 1 legionary
           *[other] { $defender-lost } legionaries
        }
       *[other] the attack loses { $attacker-lost ->
            [one] 1 legionary
           *[other] { $attacker-lost } legionaries
        }{ $defender-lost ->
            [0] {""}
           *[other] , the defence { $defender-lost }
        }
    }
spqr-event-naval-rolled =
    dice { $attack } against { $defence }: { $attacker-lost ->
        [0] { $defender-lost ->
            [0] no trireme is sunk
            [one] the defence loses 1 trireme
           *[other] the defence loses { $defender-lost } triremes
        }
       *[other] the attack loses { $attacker-lost ->
            [one] 1 trireme
           *[other] { $attacker-lost } triremes
        }{ $defender-lost ->
            [0] {""}
           *[other] , the defence { $defender-lost }
        }
    }
spqr-event-landed =
    { $armies ->
        [one] the landing succeeds: 1 legionary stays in { $province }
       *[other] the landing succeeds: { $armies } legionaries stay in { $province }
    }
spqr-event-hand-discarded = the cards left to { $seat } go face up under the deck: { $list }
spqr-event-occupied = { $seat } moves into { $to } with { count-legionaries } of { $from }
spqr-event-maneuvered = strategic move of { $seat }: { count-legionaries } from { $from } to { $to }
spqr-event-maneuvered-by-sea =
    strategic move of { $seat }: { count-legionaries } from { $from } to { $to } across { $sea }
spqr-event-deck-renewed = the deck is out: the played cards are shuffled
spqr-event-time-up = time is up: the last round is { $lap }
spqr-event-armies-removed = the referee removes { count-legionaries } from { $province } ({ $rule })
spqr-event-points-set = the referee sets the points of { $seat } right: { count-points } ({ $rule })
spqr-event-fleet-set =
    the referee sets the fleet of { $seat } in { $sea } right: { $triremes ->
        [0] no trireme
       *[other] { count-triremes }
    } ({ $rule })
spqr-event-centre-put = the referee puts a centre of power in { $province } ({ $rule })
spqr-event-centre-removed = the referee removes the centre of power from { $province } ({ $rule })
spqr-event-withdrawn = { $seat } withdraws: the provinces can only defend ({ $rule })
spqr-event-excluded = { $seat } is excluded: the provinces can only defend ({ $rule })
spqr-event-corrected = the referee corrects { $province }: { $seat }, { count-legionaries } ({ $rule })
