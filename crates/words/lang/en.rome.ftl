# The table of S.P.Q.RisiKo! in the browser.

table-stages = The stages of the turn
table-rome-stage-points = Points
table-rome-stage-reinforcements = Reinforcements
table-rome-stage-conversions = Conversions
table-rome-stage-sailed = Naval move
table-rome-stage-naval-combat = Sea
table-rome-stage-landings = Landings
table-rome-stage-land-attacks = Land
table-rome-stage-moved = Move
table-rome-closes = Closes: { $list }
table-rome-closes-all = Closes everything before it
table-rome-closes-disembark = Closes: bringing triremes ashore
table-rome-phase-build = Centre of power
table-rome-phase-settling = Choosing provinces
table-rome-phase-founding = First centre of power
table-rome-phase-garrisoning = Garrisons
table-rome-phase-order = First hand
table-neutral-army = Neutral army
table-rome-neutral-letter = neutral { $letter }
table-rome-told-settle = Round { $round } of { $rounds }: take a free province for yourself, { $n } left
table-rome-told-settle-neutral = Round { $round } of { $rounds }: choose a province for the neutral army, { $n } left
table-rome-told-settle-neutral-letter = Round { $round } of { $rounds }: choose a province for the neutral army { $letter }, { $n } left
table-rome-told-found = Choose where your centre of power stands
table-rome-told-build = { $n ->
    [one] Choose where to build the centre of power
   *[other] Choose where to build: { $n } more centres of power
 }
table-rome-told-price = { $province }: how do you pay { $n ->
    [one] the missing legionary
   *[other] the { $n } missing legionaries
 }?
table-rome-told-points = { $n ->
    [one] You have 1 point due: claim it before anything else
   *[other] You have { $n } points due: claim them before anything else
 }
table-rome-told-unclaimed = { $n ->
    [one] 1 point is not claimed yet
   *[other] { $n } points are not claimed yet
 }
table-rome-told-garrison = { $n ->
    [one] 1 legionary to place
   *[other] { $n } legionaries to place
 }
table-rome-told-place = { $n ->
    [one] 1 legionary to place in your provinces
   *[other] { $n } legionaries to place in your provinces
 }
table-rome-told-launch = { $n ->
    [one] 1 trireme to launch on a sea
   *[other] { $n } triremes to launch on the seas
 }
table-rome-told-place-both = Legionaries to place: { $n }; triremes to launch: { $triremes }
table-rome-told-occupy = How many legionaries enter { $province }?
table-rome-told-target = { $from }: choose where to
table-rome-told-whom = { $from }: choose whom to fight
table-rome-told-choose = Now you can { $list }
table-rome-can-embark = embark
table-rome-can-disembark = disembark in a province of yours
table-rome-can-sail = move a fleet
table-rome-can-ram = fight at sea
table-rome-can-land = attack from the sea
table-rome-can-attack = attack by land
table-rome-can-maneuver = make the strategic move
table-rome-told-embark = Embark from { $from } in { $to }
table-rome-told-disembark = From { $from } ashore, in { $to }
table-rome-told-sail = Fleet from { $from } to { $to }
table-rome-told-ram = Naval combat in { $sea } against { $who }
table-rome-told-land = Attack from the sea: from { $from } to { $to } over { $sea }
table-rome-told-attack = Attack from { $from } to { $to }
table-rome-told-maneuver = Strategic move from { $from } to { $to }
table-rome-told-maneuver-by = Strategic move from { $from } to { $to } over { $sea }
table-rome-unclaimed-sure = If you go on, only a safe-conduct gets the points back.
table-rome-leave-points = Go on without
table-rome-leave-points-brief = Without
table-rome-brief-centres = { $n ->
    [one] 1 centre
   *[other] { $n } centres
 }
table-rome-tris-brief = Tris: { $told }
table-rome-claim = { $n ->
    [one] Claim 1 point
   *[other] Claim { $n } points
 }
table-rome-claim-other = Another number
table-rome-recover = { $n ->
    [one] Recover 1 point (safe-conduct)
   *[other] Recover { $n } points (safe-conduct)
 }
table-rome-recover-brief = Recover { $n }
table-rome-decline-centre = { $n ->
    [one] Renounce the centre
   *[other] Renounce { $n } centres
 }
table-rome-decline-triremes = Renounce the triremes
table-rome-pass-recover = You have points to recover.
table-rome-pass-conquest = You have conquered nothing: no card.
table-rome-pass-idle = Your triremes have not moved.
table-rome-pass-sure = Do you really pass?
table-rome-price-label = How you pay for the centre
table-rome-price-from-province = From the province
table-rome-price-from-province-means = { $n } legionaries less there
table-rome-price-from-province-takes = It takes more than { $n } legionaries there
table-rome-price-from-province-brief = −{ $n } legionaries
table-rome-price-from-province-lacks = needs over { $n }
table-rome-price-from-due = From the reinforcements
table-rome-price-from-due-means = { $n } legionaries less to place
table-rome-price-from-due-takes = It takes { $n } legionaries still to place
table-rome-price-from-due-brief = −{ $n } due
table-rome-price-from-due-lacks = needs { $n }
table-rome-price-from-trireme = With a trireme
table-rome-price-from-trireme-means = One trireme less to launch
table-rome-price-from-trireme-takes = It takes a trireme to launch and a province on a sea
table-rome-price-from-trireme-brief = −1 to launch
table-rome-price-from-trireme-lacks = needs one, on a sea
table-rome-ram-whom = { $who }: { $n ->
    [one] 1 trireme
   *[other] { $n } triremes
 }
table-rome-ram-label = Whom you fight
table-rome-fleet-said = { $n ->
    [one] 1 trireme from { $from } to { $to }
   *[other] { $n } triremes from { $from } to { $to }
 }
table-rome-due-triremes = { $n ->
    [one] trireme
   *[other] triremes
 }
table-rome-ways = How
table-rome-way-attack = By land
table-rome-way-land-by = From the sea: { $sea }
table-rome-way-maneuver = By land
table-rome-way-maneuver-by = Over { $sea }
table-rome-way-ram = Against { $who }
table-rome-why-embark = Triremes: { $cost ->
    [one] 1 legionary each
   *[other] { $cost } legionaries each
 }, { $n } in all.
table-rome-why-disembark = Triremes: { $worth ->
    [one] 1 legionary each
   *[other] { $worth } legionaries each
 }, { $n } in all.
table-rome-why-sail = One naval move in a turn.
table-rome-why-land = At least as many as the dice of the defence.
table-rome-why-maneuver = The move ends the turn.
table-rome-occupy-why = You must enter with at least { $dice } (the dice rolled).
table-rome-do-embark = { $n ->
    [one] Build 1 trireme
   *[other] Build { $n } triremes
 }
table-rome-do-disembark = { $n ->
    [one] Bring 1 trireme ashore
   *[other] Bring { $n } triremes ashore
 }
table-rome-do-sail = { $n ->
    [one] Move 1 trireme
   *[other] Move { $n } triremes
 }
table-rome-do-land = { $n ->
    [one] Land with 1
   *[other] Land with { $n }
 }
table-rome-do-maneuver = { $n ->
    [one] Move 1
   *[other] Move { $n }
 }
table-rome-legionaries = { $n ->
    [one] 1 legionary
   *[other] { $n } legionaries
 }
table-rome-triremes = { $n ->
    [one] 1 trireme
   *[other] { $n } triremes
 }
table-rome-worth-centres = { $n ->
    [one] a centre of power
   *[other] { $n } centres of power
 }
table-rome-owed = { $n ->
    [one] 1 legionary to pay
   *[other] { $n } legionaries to pay
 }
table-rome-centre = centre of power
table-rome-label-seas = on the sea { $list }
table-rome-no-fleet = no fleet
table-rome-you-rule = you rule it
table-rome-ruled-by = { $who } rules it
table-rome-to-the-end = Over { $sea }, to the end.
table-rome-while-sinking = It goes on only while a roll sinks something; equal dice hurt nobody.
table-rome-roll-conquered = Province conquered
table-rome-roll-nothing = Nobody loses anything
table-rome-roll-lost = Legionaries lost: attack { $attack }, defence { $defence }
table-rome-roll-sunk = Triremes sunk: attack { $attack }, defence { $defence }
table-rome-odds-left = On average { $attackers } legionaries are left to you, { $defenders } to the defence
table-rome-odds-sink = You sink the whole fleet: { $percent }
table-rome-odds-naval = On average { $attackers } triremes are left to you, { $defenders } to the defence
table-rome-supremacies = Supremacies
table-rome-supremacy-empire = Greatest empire
table-rome-supremacy-provinces = Most provinces
table-rome-supremacy-seas = Most seas
table-rome-held = { $who }: { $n } (+{ $margin })
table-rome-tied = tied: { $list } ({ $n })
table-rome-not-held = nobody; { $who } has { $n }
table-rome-nobody = nobody
table-rome-centres = { $n ->
    [one] 1 centre of power
   *[other] { $n } centres of power
 }
table-rome-this-turn = Points of this turn: { $n }
table-rome-line-empire = Empire { $n }
table-rome-line-provinces = Provinces { $n }
table-rome-line-seas = Seas { $n }
table-rome-line-centres = Centres { $n }
table-rome-line-said = { $line }: { $what }
table-rome-as-at-table = As at a real table: do not ask me if I forget
table-rome-race = The race to { $n } points
table-rome-next-turn = Next turn
table-rome-plus = +{ $n }
table-rome-lap-to-end = Somebody is there: the round is played to its end.
table-rome-last-lap = Last round
table-rome-target-reached = { $who } has { $n } points: the round is played to its end
table-rome-third-last-lap = Third-to-last round
table-rome-board-table = Map in words
table-rome-provinces-of = Provinces
table-rome-legionaries-of = Legionaries
table-rome-triremes-of = Triremes
table-rome-points-of = Points
table-rome-conducts-of = Safe-conducts
table-rome-symbol-legionario = Legionary
table-rome-symbol-vessillo = Standard
table-rome-symbol-trireme = Trireme
table-rome-symbol-arena = Arena
table-rome-tris-not-now = A tris is played in one's own turn.
table-rome-tris-played = You have played one in this turn already.
table-rome-tris-none = These cards make no tris that could be played.
table-rome-tris-off = not now
table-rome-tris-would = not now; it would give { $told }
table-rome-tris-ask = Why not?
table-rome-tris-too-late = A tris is played at the beginning of a turn, before anything is placed.
table-rome-potential = Coeff.
table-rome-potential-centres = centres { $n }
table-rome-potential-supremacies = supremacies { $n }
table-rome-potential-conducts = safe-conducts { $n }
table-rome-potential-provinces = provinces { $n }
table-rome-potential-seas = seas { $n }
table-rome-army = Army
table-rome-won-target = { $who } reaches { $n } points
table-rome-since-legionaries = { $n ->
    [one] 1 legionary less
   *[other] { $n } legionaries less
 }
table-hint-rome-settle = Provinces are taken one at a time. Neighbours make an empire, different coasts open the seas.
table-hint-rome-points = Points are claimed first, as at a real table: who forgets gets them back only with a safe-conduct.
table-hint-rome-choose = A turn has an order: sea, landings, land, move. What is skipped does not come back.
table-key-rome-arrows = from province to province, and over the seas
table-key-rome-plus = one legionary or trireme more or less
table-key-rome-undo = takes the last placement back
table-key-rome-digits = how many legionaries, triremes, dice or points
table-referee-kind-rome-remove = Remove legionaries
table-referee-kind-rome-correct = Correct a province
table-referee-kind-rome-points = Correct the points
table-referee-kind-rome-fleet = Correct a fleet
table-referee-kind-rome-centre = Put or remove a centre
table-rome-help-points = Points: who has a supremacy or a centre of power claims them first, before anything else.
table-rome-help-reinforcements = Reinforcements: one legionary for every { $divisor } provinces, in your provinces.
table-rome-help-tris = Tris: three cards give legionaries, triremes or a centre of power.
table-rome-help-conversions = Conversions: { $cost } legionaries of a coast make a trireme, a trireme becomes { $worth } legionaries.
table-rome-help-sail = Naval move: a fleet goes to a neighbouring sea.
table-rome-help-ram = Sea: triremes fight in the same sea; equal dice hurt nobody, and it goes on only if something sinks.
table-rome-help-land = Landings: from one coast to another of the same sea, where you have more triremes than the defender; fought to the end.
table-rome-help-attack = Land: attacks on a neighbouring province; where an enemy borders at least { $garrison } legionaries stay.
table-rome-help-move = Move: a group of legionaries to a neighbouring province of yours, or over a sea you rule; then, if you have conquered, a card.
table-rome-help-end-lap = Who reaches { $target } points ends the game with the round.
table-rome-help-end = Who reaches { $target } points wins at once.
table-rome-help-conducts = A safe-conduct recovers the points forgotten in the turn.
table-rome-help-centre = Each centre of power
table-rome-help-tris-alike = Three alike
table-rome-help-tris-mixed = Three different
table-rome-help-tris-standard = For each standard
table-rome-help-tris-arena = With an arena

## What is said in other words at a table of RisiKo!: on the page it takes the place of the sentence of the same name.

table-in-rome-told-colour = Choose the colour of your legions.
table-in-rome-due-word =
    { $n ->
        [one] legionary
       *[other] legionaries
    }
table-in-rome-each-click = Legionaries with each touch
table-in-rome-all-of-them =
    { $n ->
        [one] 1
       *[other] all ({ $n })
    }
table-in-rome-undo = Remove the last one
table-in-rome-one-more = One more: { $territory }
table-in-rome-one-less = One less: { $territory }
table-in-rome-until-left = Stop at { $n }
table-in-rome-move-said =
    { $n ->
        [one] 1 legionary from { $from } to { $to }
       *[other] { $n } legionaries from { $from } to { $to }
    }
table-in-rome-place-confirm =
    { $n ->
        [one] Confirm 1 legionary
       *[other] Confirm { $n } legionaries
    }
table-in-rome-resign-ask = Resign? Your provinces will only defend, and you cannot come back (C24).
table-in-rome-graph-armies = Legionaries, turn by turn

## What could be done, in a hint

table-rome-plan-settle = take { $province }
table-rome-plan-build = a centre of power in { $province }
table-rome-plan-claim = { $n ->
    [one] claim 1 point
   *[other] claim { $n } points
 }
table-rome-plan-recover = get the points back with the safe-conduct
table-rome-plan-decline = decline
table-rome-plan-launch = { $n ->
    [one] launch 1 trireme in { $sea }
   *[other] launch { $n } triremes in { $sea }
 }
table-rome-plan-embark = { $n ->
    [one] embark 1 trireme from { $from } in { $to }
   *[other] embark { $n } triremes from { $from } in { $to }
 }
table-rome-plan-disembark = { $n ->
    [one] bring 1 trireme ashore from { $from } in { $to }
   *[other] bring { $n } triremes ashore from { $from } in { $to }
 }
table-rome-plan-sail = { $n ->
    [one] 1 trireme from { $from } to { $to }
   *[other] { $n } triremes from { $from } to { $to }
 }
table-rome-plan-ram = naval combat in { $sea }
table-rome-plan-land = { $n ->
    [one] attack from the sea with 1 legionary from { $from } to { $to } over { $sea }
   *[other] attack from the sea with { $n } legionaries from { $from } to { $to } over { $sea }
 }
table-rome-plan-maneuver-by = { $n ->
    [one] 1 legionary moved from { $from } to { $to } over { $sea }
   *[other] { $n } legionaries moved from { $from } to { $to } over { $sea }
 }
table-in-rome-plan-place = { $n ->
    [one] 1 legionary on { $territory }
   *[other] { $n } legionaries on { $territory }
 }
table-in-rome-plan-take-back = { $n ->
    [one] 1 legionary back from { $territory }
   *[other] { $n } legionaries back from { $territory }
 }
table-in-rome-plan-maneuver = { $n ->
    [one] 1 legionary moved from { $from } to { $to }
   *[other] { $n } legionaries moved from { $from } to { $to }
 }
table-in-rome-plan-occupy = { $n ->
    [one] 1 legionary goes in
   *[other] { $n } legionaries go in
 }
table-rome-tris-in-bar = Play the tris: { $told }
table-rome-pick-tris = Play a tris: which of { $n }?
table-rome-pick-tris-brief = Tris ({ $n })
table-rome-told-recover = { $n ->
    [one] 1 point can still be recovered with a safe-conduct; then pass.
   *[other] { $n } points can still be recovered with a safe-conduct; then pass.
 }
table-rome-told-price-brief = { $province }: { $n ->
    [one] 1 legionary is missing
   *[other] { $n } legionaries are missing
 }
table-rome-yours = yours
table-rome-column-province = Province
table-rome-column-legionaries = Legionaries
table-rome-column-sea = Sea
table-rome-column-triremes = Triremes
table-rome-column-master = Who rules it
table-rome-check-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
