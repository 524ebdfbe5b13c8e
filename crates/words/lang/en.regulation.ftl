### The words of the regulations: list, tables, sections and settings, faults of a text.
###
### A section is section-SECTION, a setting setting-SECTION-KEY, with hyphens instead of points and underscores.
### What S.P.Q.RisiKo! calls otherwise, or has alone, is section-spqr-…, setting-spqr-…; a value that is a word is value-spqr-SECTION-KEY-VALUE, one of RisiKo! value-KEY-VALUE.

## List, table, comparison, check

regulation-official = official
regulation-own = of the club
regulation-embedded = of the program
regulation-extends = based on { $name }
regulation-same = { $left } and { $right } have the same values.
regulation-differences =
    { $count ->
        [one] 1 difference between { $left } and { $right }
       *[other] { $count } differences between { $left } and { $right }
    }
regulation-absent = not provided
regulation-ok = { $file }: { $id } is in order
regulation-faults =
    { $count ->
        [one] { $file }: 1 fault
       *[other] { $file }: { $count } faults
    }

## Sources of a value

source-article = article
source-choice = choice
source-house = house rule
source-earlier = as before: the text is older than this setting
source-with-kind = { $kind }: { $text }

## Faults of a text

fault-line = line { $line }
fault-expected = expected { $expected }
fault-meant = did you mean “{ $name }”?
fault-syntax = not TOML: { $what }
fault-no-such =
    { $what ->
        [section] no such section
        [setting] no such setting
        [field] no such field
        [rule] no such rule
       *[other] no such thing ({ $what })
    }
fault-unknown = “{ $what }” is not known
fault-found = found { $what }
fault-twice = “{ $what }” stands twice
fault-no-source = the source is missing
fault-several-sources = several sources at once ({ $what })
fault-missing = missing
fault-missing-rule = missing ({ $rule })
fault-settled = decided by the setting { $what }, whose source is the citation
fault-unfit = { $what }
fault-cycle = extends itself: { $what }
fault-broken-base = “{ $what }” has faults of its own: { $faults }
fault-taken = “{ $what }” is the name of a regulation of the program
fault-not-official = only the regulations of the program are official

## Sections

section-components = Components
section-table = Table
section-order = Playing order
section-armies = Armies
section-deal = Deal of the territories
section-placement = Placement
section-reinforcements = Reinforcements
section-tris = Tris
section-combat = Combat
section-garrison = Minimum garrison
section-cards = Cards
section-elimination = Elimination
section-end = End of the game
section-sdadata = Closing roll
section-scoring = Table points
section-ghost = Dynamic ghost
section-tournament-entry = Tournament: entry
section-tournament-scoring = Tournament: scoring method
section-tournament-formats = Tournament: format
section-tournament-games = Tournament: games for all
section-tournament-bands = Tournament: tables whose winner goes on
section-tournament-knock-out = Tournament: knock-out

## Settings: the game

setting-components-board = Board
setting-components-cards = Territory deck
setting-components-objectives = Objective deck
setting-table-players = Players at the table
setting-table-three-players = Fourth place at a table of three
setting-table-late-comer = What stands in for a late-comer
setting-table-late-until-lap = Last round in which a late-comer enters
setting-order-dice = Dice for the first hand
setting-order-seating = How the others sit
setting-armies-initial = Initial armies by number of players
setting-armies-cap = Armies on the board at most
setting-armies-cap-binds = Whom the cap binds
setting-deal-half-continent = More than half of a continent
setting-deal-neutrals = Neutral territories
setting-deal-neutral-armies = Armies on each neutral territory
setting-deal-objectives = When objectives are dealt
setting-deal-jolly-join = When the jolly join the deck
setting-deal-swap = Which card changes places where nobody still due can have it
setting-placement-armies-each-time = Armies placed each time
setting-reinforcements-divisor = Territories for one army
setting-reinforcements-minimum = Reinforcements at least
setting-reinforcements-continents = Armies for a whole continent
setting-reinforcements-taken-back = How long reinforcements may be taken back
setting-reinforcements-over-cap = Armies beyond the cap
setting-tris-cannoni = Three artillery
setting-tris-fanti = Three infantry
setting-tris-cavalieri = Three cavalry
setting-tris-mixed = One of each arm
setting-tris-jolly = A jolly with two alike
setting-tris-owned-bonus = More armies for each card of an own territory
setting-tris-until = Until when a tris is played
setting-tris-per-turn = Tris in a turn
setting-combat-attack-dice = Dice of the attack
setting-combat-defence-dice = Dice of the defence
setting-combat-outnumbered = Attacking with fewer dice than the defence
setting-combat-lone-defender-dice = Dice at least against a single army
setting-garrison-binds = Which movements it binds
setting-garrison-minimum = Armies that stay where an opponent borders
setting-garrison-opponents = Who counts as an opponent
setting-cards-hand-limit = Cards in hand at most
setting-cards-captured = Cards taken from the eliminated
setting-elimination-protected-laps = Rounds in which nobody is eliminated
setting-end-minutes = Minutes of play
setting-end-time-up = What is still played when time is up
setting-end-last-player = When one player is left
setting-end-correction = When an objective counts that a correction completes
setting-sdadata-form = How a roll closes
setting-sdadata-closing = Sums that close, round after round
setting-sdadata-conquests-max = Conquests at most to roll
setting-sdadata-late-comer = The roll of a late-comer who has not arrived
setting-scoring-points = What counts as points
setting-scoring-objective-worth = Points for the completed objective
setting-scoring-ties = Tie-breaks, in order
setting-scoring-ties-for = Places ties are broken for
setting-ghost-armies-each = Armies on each territory at the start
setting-ghost-dealt-apart = Continents dealt apart
setting-ghost-ratio = Odds at which it attacks: so many to one
setting-ghost-ranked = The ghost in the order at the table
setting-ghost-placing = Who places for it, in which order
setting-ghost-attacks = When it chooses its attack
setting-ghost-base = From which of two equal bases
setting-ghost-niches = Which territories are niches
setting-ghost-tris = Which of several tris

## Settings: the tournament

setting-tournament-entry-format = Format, if none is named
setting-tournament-entry-ages = Ages
setting-tournament-entry-already-qualified = Those already qualified
setting-tournament-entry-late-minutes = Minutes of delay allowed
setting-tournament-entry-first-fee-cents = Fee of the first time, in cents, at most
setting-tournament-entry-fee-cents = Fee of the other times, in cents, at most
setting-tournament-scoring-decimals = Digits behind the point
setting-tournament-scoring-point = What a table point is worth
setting-tournament-scoring-places = What each place is worth, from the first
setting-tournament-scoring-sizes = Multiplier of table points by size of table
setting-tournament-scoring-sizes-for = Whose points are multiplied
setting-tournament-scoring-rounding = Rounding
setting-tournament-scoring-most = The most at a table of so many
setting-tournament-scoring-others = Who does not win
setting-tournament-scoring-objective = What a completed objective is worth
setting-tournament-scoring-objective-points = Table points of a completed objective
setting-tournament-scoring-objective-others = The others, if somebody completes the objective
setting-tournament-scoring-eliminated = Eliminated players
setting-tournament-scoring-potential = What a potential point is worth
setting-tournament-formats-stages = Stages, in order
setting-tournament-formats-scoring = Scoring method
setting-tournament-formats-ranking = Criteria of the standings, in order
setting-tournament-formats-behind = Order behind the final
setting-tournament-formats-attendance = Who plays each round
setting-tournament-formats-postponing = Who has to agree that a round is moved
setting-tournament-formats-special-events = Special events and their points
setting-tournament-formats-players = Who counts for the number of players
setting-tournament-formats-team-least = Team: at least
setting-tournament-formats-team-most = Team: at most
setting-tournament-formats-team-seats = Team: how many play each round
setting-tournament-games-rounds = Games for all
setting-tournament-games-counted = Best results that count
setting-tournament-games-sizes = Sizes of tables, the preferred one first
setting-tournament-games-first = Draw of the first game: what is avoided, in order
setting-tournament-games-later = Draw of the others: what is avoided, in order
setting-tournament-games-cinquisti = How the fifth players are drawn
setting-tournament-games-last = Tables of the last game
setting-tournament-games-leaders-from = Leaders of the standings together from so many present
setting-tournament-games-postponed = To which days it may be moved
setting-tournament-games-postponed-round = Round of the next tournament by which it is to be played
setting-tournament-bands-seats = Seats at a table
setting-tournament-bands-over = Played only with more than so many players
setting-tournament-bands-direct = Who is here without the stage before
setting-tournament-bands-direct-most = How many are, at most
setting-tournament-bands-parallel-from = Two parallel finals from so many players on
setting-tournament-bands-draw = How the tables are made
setting-tournament-bands-last-seat = Who has the last seat
setting-tournament-bands-replacement = Who takes the place of who renounces
setting-tournament-bands-postponed = To which days it may be moved
setting-tournament-bands-postponed-round = Round of the next tournament by which it is to be played
setting-tournament-knock-out-final-seats = Seats of the final
setting-tournament-knock-out-tables = How many tables before the final
setting-tournament-knock-out-sizes = Sizes of tables, the preferred one first
setting-tournament-knock-out-apart = What the draw avoids, in order
setting-tournament-knock-out-postponed = To which days it may be moved
setting-tournament-knock-out-postponed-round = Round of the next tournament by which it is to be played

## S.P.Q.RisiKo!: the sections with words of their own

section-spqr-supply = First supply
section-spqr-placement = First placement
section-spqr-points = Points of a turn
section-spqr-conversion = Conversions
section-spqr-centres = Centres of power
section-spqr-garrison = Garrison
section-spqr-withdrawal = Who leaves
section-spqr-scoring = Standings of the table

## S.P.Q.RisiKo!: the settings with words of their own

setting-spqr-components-cards = Deck of cards
setting-spqr-supply-legionaries = Legionaries for each player
setting-spqr-supply-safe-conducts = Safe-conducts for each player
setting-spqr-supply-centres = Centres of power for each player
setting-spqr-supply-legionary-cards = Legionary cards for each player
setting-spqr-supply-arena-cards = Arena cards for each player
setting-spqr-supply-spare-arenas = Arena cards left over
setting-spqr-placement-direction = In which order provinces are taken
setting-spqr-placement-legionaries-each = Legionaries on each province taken
setting-spqr-placement-extra-each-time = Legionaries placed each time, once the board is full
setting-spqr-placement-centre-sites = Where the first centre of power may stand
setting-spqr-placement-neutral-first = First province of the neutral army
setting-spqr-placement-neutral-legionaries = Legionaries on each neutral province
setting-spqr-placement-neutral-from-round = Placement round from which the neutral army is placed
setting-spqr-points-empire-least = Provinces of an empire, at least
setting-spqr-points-rivals = Who has to be surpassed for a supremacy
setting-spqr-points-centre = Points for each centre of power
setting-spqr-reinforcements-few-provinces = Up to how many provinces reinforcements are reduced
setting-spqr-reinforcements-few-legionaries = Legionaries of reduced reinforcements
setting-spqr-reinforcements-divisor = Provinces for one legionary
setting-spqr-reinforcements-centre-legionaries = Legionaries in each province with a centre of power
setting-spqr-conversion-trireme-worth = Legionaries a trireme turns into
setting-spqr-conversion-trireme-cost = Legionaries it takes for a trireme
setting-spqr-tris-alike = Legionaries for three symbols alike
setting-spqr-tris-mixed = Legionaries for three different symbols
setting-spqr-tris-standard-bonus = More legionaries for each standard
setting-spqr-tris-arena-cost = Legionaries a tris with an arena costs
setting-spqr-tris-three-arenas = A tris of three arenas
setting-spqr-tris-centre = The centre of power of a tris
setting-spqr-garrison-minimum = Legionaries that stay where an opponent borders
setting-spqr-garrison-enemies = Who makes a garrison stay
setting-spqr-centres-pieces = Centres of power in all
setting-spqr-end-target = Points to win
setting-spqr-end-when = When the points to win end the game
setting-spqr-end-last-laps = Rounds after the one in which time is up
setting-spqr-placement-neutral-turns = Which neutral army a province goes to
setting-spqr-points-excess = Points claimed in excess
setting-spqr-points-recovery = What a safe-conduct recovers
setting-spqr-points-recovered-last = Points recovered after the strategic move
setting-spqr-conversion-when = When conversions are made
setting-spqr-conversion-order = Order of the conversions
setting-spqr-conversion-disembark-most = Triremes turned into legionaries in a turn, at most
setting-spqr-conversion-embark-most = Triremes made of legionaries in a turn, at most
setting-spqr-conversion-embark-leaves = Who stays when legionaries embark
setting-spqr-tris-centre-when = When the centre of a tris is built
setting-spqr-tris-centre-without-place = A centre of a tris that a ruling left without a place
setting-spqr-combat-landing-dice = Dice of a landing
setting-spqr-garrison-borders = Which borders count for the garrison
setting-spqr-elimination-protection = What is forbidden while nobody may be eliminated
setting-spqr-withdrawal-triremes = Triremes of who leaves
setting-spqr-withdrawal-ranked = Points and place of who leaves
setting-spqr-withdrawal-placement = Placement still to come for who leaves
setting-spqr-scoring-centre = Coefficient: each centre of power
setting-spqr-scoring-supremacy = Coefficient: each supremacy
setting-spqr-scoring-safe-conduct = Coefficient: each safe-conduct not used
setting-spqr-scoring-province = Coefficient: each province
setting-spqr-scoring-sea = Coefficient: each sea dominated
setting-spqr-scoring-legionary = Value of the army: each legionary
setting-spqr-scoring-trireme = Value of the army: each trireme

## S.P.Q.RisiKo!: the values

value-sizes-most-of = as many as possible of the first
value-spqr-order-seating-by-score = by score of the dice
value-spqr-order-seating-clockwise-from-highest = clockwise from the highest
value-spqr-supply-spare-arenas-removed = they leave the deck
value-spqr-supply-spare-arenas-kept = they stay in the deck
value-spqr-placement-direction-reverse = from the last hand to the first
value-spqr-placement-direction-forward = from the first hand to the last
value-spqr-placement-centre-sites-any-own = on any own province
value-spqr-placement-centre-sites-apart = apart from all others, as those from a tris
value-spqr-garrison-enemies-everybody = whoever borders, the neutral armies too
value-spqr-garrison-enemies-players = the other players alone
value-spqr-points-rivals-all-armies = all armies, the neutral ones too
value-spqr-points-rivals-players = the other players
value-spqr-reinforcements-taken-back-until-attack = until an attack or the strategic move
value-spqr-reinforcements-taken-back-never = never
value-spqr-tris-three-arenas-allowed = allowed
value-spqr-tris-three-arenas-forbidden = forbidden
value-spqr-tris-centre-required = must be built, or the tris is not played
value-spqr-tris-centre-declinable = may be renounced
value-spqr-tris-per-turn-none = no limit
value-spqr-tris-until-first-placement = before the first reinforcement is placed
value-spqr-tris-until-combat = before combat
value-spqr-combat-attack-dice-maximum = the maximum
value-spqr-combat-attack-dice-attackers-choice = as many as the attacker wants
value-spqr-combat-outnumbered-allowed = allowed
value-spqr-combat-outnumbered-forbidden = forbidden
value-spqr-end-when-end-of-lap = at the end of the round
value-spqr-end-when-at-once = at once
value-spqr-end-minutes-none = no limit
value-spqr-end-last-player-plays-on = the game goes on until its end
value-spqr-end-last-player-wins = that player wins at once
value-spqr-placement-neutral-turns-fewest-provinces = the one with fewer, of equals the first
value-spqr-points-excess-refused = refused
value-spqr-points-recovery-whole-turn = all the points forgotten in the turn
value-spqr-points-recovered-last-ends-turn = they end the turn
value-spqr-points-recovered-last-pass-needed = one still has to pass
value-spqr-conversion-when-after-reinforcements = after the reinforcements, until the naval move
value-spqr-conversion-order-disembark-first = triremes into legionaries first, then legionaries into triremes
value-spqr-conversion-order-any = as one likes
value-spqr-conversion-disembark-most-none = no limit
value-spqr-conversion-embark-most-none = no limit
value-spqr-conversion-embark-leaves-garrison = the garrison, as with every movement
value-spqr-conversion-embark-leaves-one = one legionary
value-spqr-tris-centre-when-first = before anything else in the turn
value-spqr-tris-centre-without-place-renounced = it may be renounced
value-spqr-combat-landing-dice-what-is-left = no fewer than the defence at first, then as many as are left
value-spqr-garrison-borders-land = those by land
value-spqr-elimination-protection-what-could-eliminate = every roll that could do it, and every landing
value-spqr-withdrawal-triremes-removed = they leave the board
value-spqr-withdrawal-ranked-behind-those-who-stayed = the points stay; behind those who stayed, before the eliminated
value-spqr-withdrawal-placement-provinces-only = the next player takes the provinces; no centre and no further legionaries
value-spqr-scoring-ties-potential = potential coefficient
value-spqr-scoring-ties-army = value of the army
value-spqr-scoring-ties-reverse-order = reverse playing order

## Values that are words: value-KEY-VALUE; those of tournaments are sheet-value-VALUE, as on the referees' sheet

value-attack-dice-maximum = always the maximum
value-defence-dice-maximum = always the maximum
value-last-player-plays-on = the game goes on until its end
value-last-player-wins = that player wins at once
value-ranked-never = never
value-ranked-once-eliminated = once it is eliminated
value-cap-binds-everybody = the players, the ghost and the referee
value-cap-binds-players = the players' reinforcements
value-correction-turn-end = with the next conquest or as the turn ends
value-correction-at-once = at once
value-swap-last-card = the last card
value-swap-nobody-due = any card
value-over-cap-lost = lost
value-opponents-everybody = every other owner, neutral too
value-late-comer-rolled-for = rolled for by the player before
value-late-comer-passed-over = none
value-placing-seat-order = in turn order
value-attacks-each-roll = after every roll
value-base-value = the more valuable
value-base-board-order = the first in board order
value-niches-base-and-conquered = the base and the conquered territory
value-tris-most-armies = the one worth most
value-three-players-nobody = nobody: three play
value-three-players-dynamic-ghost = the dynamic ghost
value-late-comer-not-admitted = nobody: who is late does not play
value-late-comer-ghost = a ghost that only defends until they arrive
value-seating-by-score = by the score of the dice
value-seating-clockwise-from-highest = clockwise from the highest
value-cap-none = no limit
value-half-continent-redirect = the card too many goes to the next player
value-half-continent-abandon = the excess is abandoned after the deal
value-half-continent-free = nothing keeps anybody from it
value-neutrals-none = none
value-neutrals-last-two = the last two cards, with 4 or 5 players
value-objectives-before-deal = before the territories
value-objectives-after-deal = after the territories
value-jolly-join-after-deal = after the deal
value-jolly-join-after-placement = after the placement
value-taken-back-until-attack = until an attack, the maneuver or a pass
value-taken-back-never = never
value-until-first-placement = before the first reinforcement is placed
value-until-combat = before combat
value-per-turn-none = no limit
value-attack-dice-attackers-choice = as many as the attacker likes
value-defence-dice-defenders-choice = as many as the defender likes, said before the roll
value-binds-every-movement = occupation and maneuver
value-binds-maneuver = the maneuver alone
value-binds-nothing = none
value-hand-limit-none = no limit
value-captured-random-to-limit = at random up to the limit, the rest is discarded
value-captured-all = all
value-minutes-none = no limit
value-form-none = without closing rolls
value-conquests-max-none = no limit
value-points-inside-objective = the territories inside the objective
value-points-all-territories = all territories
value-ties-outside = points outside the objective
value-ties-later-in-order = who plays later
value-ties-armies-on-board = armies on the board
value-ties-for-all-places = all
value-ties-for-winner-only = the first alone: other ties stand
value-dealt-apart-oceania = Oceania
value-dealt-apart-sudamerica = South America
value-late-minutes-none = no limit
value-first-fee-cents-none = no limit
value-fee-cents-none = no limit
value-special-events-none = none
value-over-none = it is always played
value-parallel-from-none = never
value-draw-none = there is nothing to draw
value-postponed-round-none = none
value-counted-none = all
value-leaders-from-none = never
value-objective-none = nothing of its own
value-objective-points-none = those counted

# The components and the scores of tournaments, by name
value-board-risiko42 = the board of 42 territories
value-board-roma45 = the board of 45 provinces
value-cards-risiko42 = the 42 cards of the territories
value-cards-roma55 = the 55 cards of the provinces
value-objectives-torneo-16 = the sixteen objectives of the tournaments
value-objectives-classico-14 = the fourteen classic objectives
value-continents-oceania = Oceania
value-continents-sudamerica = South America
value-continents-africa = Africa
value-continents-europa = Europe
value-continents-nordamerica = North America
value-continents-asia = Asia
part-squadre = team score
part-bonus-20 = bonus of 20 points
part-bonus-50 = bonus of 50 points
part-firk = FIRK score
part-medals = medals
part-millesimi = thousandths
part-spartac = SpartaC score
part-standard = usual score
