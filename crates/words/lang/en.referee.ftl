### The words of the referee: casebook, calculators, the referee's sheet.
###
### The text of the cases is not here but in crates/referee/casebook, with the words they are looked up by.

## Help: ruling

cmd-ruling-about = The casebook, from a few words: the case, the ruling and where it is written
cmd-ruling-example = sdadata ruling three dice with three armies left --regulation challenge-2017
arg-ruling-words = What happened, in Italian or English, slips of the pen included; or a case, such as C18
arg-ruling-regulation = The regulation of the tournament; if not said, the source in all of them
arg-ruling-limit = How many cases at most

## Help: referee

cmd-referee-about = The referee's calculators, and the referee's sheet of an event
cmd-referee-excess-about = More reinforcements than due: how many armies come off (C8)
cmd-referee-excess-example = sdadata referee excess --placed 9 --due 7 --found
arg-referee-excess-placed = Armies placed
arg-referee-excess-due = Armies due
arg-referee-excess-found = The referee or another player found it; the player did not say so
arg-referee-excess-regulation = The regulation of the game
cmd-referee-cap-about = More armies on the board than the cap: how many come off, and the cap from then on (C9)
cmd-referee-cap-example = sdadata referee cap --armies 134 --found
arg-referee-cap-armies = The player's armies on the board
arg-referee-cap-found = The referee or another player found it; the player did not say so
arg-referee-cap-lowered = By how many the player's cap was lowered before
arg-referee-cap-regulation = The regulation that sets the cap
cmd-referee-origin-about = An attack without an origin: who chooses it, and among which (C16)
cmd-referee-origin-example = sdadata referee origin Brasile=5 Perù=2 Argentina=4 --dice 3
arg-referee-origin-candidates = The territories it may have come from, with their armies
arg-referee-origin-dice = Dice thrown by the attacker
arg-referee-origin-regulation = The regulation of the game
cmd-referee-overrun-about = Three dice thrown with three armies left (C18)
cmd-referee-overrun-example = sdadata referee overrun --defence 2
arg-referee-overrun-armies = Armies left on the attacking territory
arg-referee-overrun-thrown = Dice thrown by the attacker
arg-referee-overrun-defence = Dice of the defence
arg-referee-overrun-regulation = The regulation of the game
cmd-referee-threshold-about = The closing roll: who rolls, and which sums close (G7.4-G7.9)
cmd-referee-threshold-example = sdadata referee threshold --time-up 12B --turn 14C --out D
arg-referee-threshold-time-up = The turn in which time ran out: 12B is B's of lap 12
arg-referee-threshold-turn = The turn that ends now
arg-referee-threshold-players = How many players at the table
arg-referee-threshold-out = Seats eliminated or excluded by now: D, or C,D
arg-referee-threshold-withdrawn = Seats withdrawn, with territories still on the board
arg-referee-threshold-conquests = Territories conquered this turn
arg-referee-threshold-roll = The sum of the two dice, if they are thrown
arg-referee-threshold-regulation = The regulation of the game
cmd-referee-missed-roll-about = A closing roll forgotten: is it still due? (C28)
cmd-referee-missed-roll-example = sdadata referee missed-roll --noticed next-playing --before 0
arg-referee-missed-roll-noticed = When it is noticed: next-playing (the next still plays), next-rolled (has rolled), next-ended (has ended and might not roll), after-next-placing (the one after is placing)
arg-referee-missed-roll-before = How many times the player had forgotten it in this game
arg-referee-missed-roll-regulation = The regulation of the game
cmd-referee-card-about = A card forgotten: is it still due? (C20)
cmd-referee-card-example = sdadata referee card --next placed --regulation genova-53
arg-referee-card-next = How far the next player is: placing (reinforcements), placed (all of them), attacked, moved, passed
arg-referee-card-regulation = The regulation of the game
cmd-referee-dispute-about = Can it still be contested? (C53)
cmd-referee-dispute-example = sdadata referee dispute --fault 7B --now 7D
arg-referee-dispute-fault = The turn of the fault: 7B is B's of lap 7
arg-referee-dispute-now = The turn in progress
arg-referee-dispute-players = How many players at the table
arg-referee-dispute-out = Seats eliminated or excluded
arg-referee-dispute-lasting = The direct effects of the fault are still there
arg-referee-dispute-regulation = The regulation of the tournament
cmd-referee-late-about = The late-comer's ghost: the armies it received, and whether its player may still enter (G8.9)
cmd-referee-late-example = sdadata referee late --lap 7 --players 4
arg-referee-late-lap = The lap in progress
arg-referee-late-players = How many players at the table, late-comers included
arg-referee-late-missing = How many are missing
arg-referee-late-turns = Turns of present players already over in this lap
arg-referee-late-regulation = The regulation of the tournament
cmd-referee-sheet-about = The referee's sheet of an event (T2.13)
cmd-referee-sheet-example = sdadata referee sheet --regulation raduno --name "Spring tournament" --referee "Referee One"
arg-referee-sheet-name = The name of the event
arg-referee-sheet-regulation = The regulation of the tournament
arg-referee-sheet-format = The format, where the regulation has several
arg-referee-sheet-referee = Who referees; may be repeated
arg-referee-sheet-final-referee = Who follows the whole final
arg-referee-sheet-organiser = Who organises it
arg-referee-sheet-place = Where it is played
arg-referee-sheet-date = When it is played

## ruling

ruling-none = No case answers to "{ $query }": try other words, such as die off the table, forgotten card, tris.
ruling-ruling = Ruling: { $ruling }
ruling-advice = as advice ({ $why })
ruling-advice-from = as advice, from { $id }
ruling-cannot-arise = but it cannot arise here
ruling-house = house rule: { $text }
ruling-not-part = does not apply
ruling-online = At an online table the program sees to it.

## referee: armies

referee-excess = { $excess ->
    [one] 1 army more than due: { $removed } { $removed ->
        [one] comes
       *[other] come
    } off.
   *[other] { $excess } armies more than due: { $removed } come off.
}
referee-excess-declared = Self-declared: they come off the armies just placed.
referee-excess-found = Found by another: twice the excess, of the armies just placed and others of the player's choice.
referee-excess-others = { $armies ->
    [one] Those just placed are too few: 1 comes from other territories.
   *[other] Those just placed are too few: { $armies } come from other territories.
}
referee-legionaries-excess = { $excess ->
    [one] 1 legionary more than due: { $removed } { $removed ->
        [one] comes
       *[other] come
    } off.
   *[other] { $excess } legionaries more than due: { $removed } come off.
}
referee-legionaries-excess-declared = Self-declared: they come off the legionaries just placed.
referee-legionaries-excess-found = Found by another: twice the excess, of the legionaries just placed and others of the player's choice.
referee-legionaries-excess-others = { $armies ->
    [one] Those just placed are too few: 1 comes from other provinces.
   *[other] Those just placed are too few: { $armies } come from other provinces.
}
referee-within-due = { $placed } placed, { $due } due: there is no excess.
referee-cap = { $excess ->
    [one] 1 army over the cap: { $removed } { $removed ->
        [one] comes
       *[other] come
    } off, from territories of choice, { $left } stay.
   *[other] { $excess } armies over the cap: { $removed } come off, from territories of choice, { $left } stay.
}
referee-cap-stays = The player's cap stays { $cap }.
referee-cap-lowered = The player's cap drops to { $cap } for the rest of the game.
referee-within-cap = { $armies } on the board, the cap is { $cap }: there is no excess.
referee-no-cap = { $regulation } has no cap of armies.
referee-late = Seat { $seats }: besides the { $initial } of the first supply it has received { $received ->
    [one] 1 army
   *[other] { $received } armies
}, { $lap } a lap.
referee-late-open = The late-comer may still enter, until the end of lap { $until }, and draws an objective.
referee-late-closed = Lap { $until } is over: the late-comer enters no more, and the ghost receives no more armies.
referee-late-not-admitted = Under { $regulation } who is late does not play.
referee-late-no-table = a table of { $players } does not begin without { $missing }; expected 4 with 1 missing, or 5 with 1 or 2
referee-late-turns = { $turns } turns over in a lap, but { $present } are present

## referee: dice

referee-origin-only = The attack is valid: it could come from { $name } only.
referee-origin-forced = The defender may have the throw repeated. If it is accepted, the attack came from { $name }: only there are the armies enough for those dice.
referee-origin-choose = The defender may have the throw repeated. If it is accepted, the defender chooses the origin among { $name }.
referee-origin-nobody = None of those territories can attack: at least 2 armies are needed.
referee-origin-dice = { $dice } dice are too many: at most { $most } could be thrown from there. All are thrown again.
referee-bad-candidate = "{ $found }" is no territory with its armies; expected NAME=ARMIES, such as Brasile=5
referee-no-throw = { $dice } dice are no throw; expected 1 to 3
referee-overrun-over = That attack is over; another territory may still attack.
referee-overrun-more = { $dice ->
    [one] The attacker must make at least one more throw from there, with 1 die.
   *[other] The attacker must make at least one more throw from there, with { $dice } dice.
}
referee-overrun-valid = The throw is valid: { $armies } armies may throw { $dice } dice.
referee-roll = { $by } rolls: the game closes with { $closes }.
referee-roll-for = { $by } rolls for { $seat }, who withdrew: the game closes with { $closes }.
referee-at-most = { $sum } or less
referee-exactly = exactly { $sum }
referee-exactly-two = exactly { $first } or { $second }
referee-roll-closes = { $sum }: the game is closed.
referee-roll-goes-on = { $sum }: the game goes on.
referee-lap = Lap { $lap }: { $rolls }
referee-no-closing = { $regulation } has no closing rolls.
referee-not-yet = There is no closing roll in this turn yet.
referee-seat-out = { $seat } is out of the game and does not roll.
referee-many-conquests = With more than { $most } conquests in the turn there is no closing roll: the game goes on.

## referee: turns

referee-dispute-present = It can be corrected: it is the turn in progress.
referee-dispute-ended = It can be corrected: it is the turn just ended.
referee-dispute-lasting = It can be corrected: it is older, but its direct effects last.
referee-dispute-accepted = It can no longer be contested: it is older than the turn just ended, and counts as accepted by all.
referee-dispute-not-yet = turn { $fault } comes after { $now }; expected a turn that has begun
referee-card-due = The card is still due: it may be taken.
referee-card-lost = The card is lost.
referee-missed-due = The two dice are still thrown.
referee-missed-lost = The two dice are no longer thrown.
referee-missed-warning = The first time: a warning.
referee-missed-excluded = Again: excluded from the game as the first eliminated; the territories become neutral.
referee-bad-turn = "{ $found }" is no turn; expected lap and seat, such as 7B
referee-unknown-word = "{ $found }" will not do; expected: { $known }
referee-no-table = there is no such table: { $what }
referee-other-game = { $regulation } is of another game; expected a regulation of RisiKo!, such as challenge-2017

## The referee's sheet

sheet-title = REFEREE'S SHEET
sheet-event = The event
sheet-format = Format of the tournament
sheet-deviations = The club's own rules
sheet-referees = Who referees
sheet-forbidden = What is forbidden
sheet-sanctions = Sanctions
sheet-times = Times
sheet-finality = Disputes and rulings
sheet-trade-mark = Trade mark
sheet-cited = { $text } ({ $source })
sheet-fact-organiser = Organised by { $text }
sheet-fact-place = Place: { $text }
sheet-fact-date = Date: { $text }
sheet-fact-referee = Referee: { $text }
sheet-fact-final-referee = Follows the whole final: { $text }
sheet-fact-regulation = Played by the regulation { $text }
sheet-unknown-format = "{ $found }" is no format of this regulation; there are: { $known }
sheet-no-format = The regulation settles no tournament: the format is the one the organiser announced
sheet-no-referee = The referees are named by the organiser before the start
sheet-signature = Whoever enters receives the regulation and signs its acceptance; rulings are final
sheet-rule-c33 = No hopeless attacks dragged out to run down the time
sheet-rule-c34 = No signals with pieces, no puntamento
sheet-rule-c50 = A reminder for involuntary faults, casual and not repeated: it ends as it is spoken; not knowing the rules is no excuse
sheet-rule-c51 = Simple penalties, for the rest of the game: turn passed at once, cards lost, armies lost, cap of armies lowered
sheet-rule-c52 = Table points taken, or disqualification from game and tournament, only for grave or repeated faults
sheet-rule-c53 = Contest at once: only the turn in progress or the one just ended is corrected; the rest is accepted, unless its direct effects last
sheet-rule-c54 = Thinking time is limited: the referee may demand the move at once, failing which the hand passes on
sheet-rule-c55 = At the table no talk, no notes or calculators, no touching pieces outside one's turn, no leaving
sheet-rule-c56 = Who stops a game by force is out of the tournament; the table resumes or restarts
sheet-rule-c57 = Spectators neither help nor carry news; no breaks, pens, copies of objectives, statistics or devices
sheet-rule-c58 = The referee or the board rules; who is involved stands aside; the final has a referee who follows it whole
sheet-rule-c55-challenge-2017 = No talk and no comments at the table, no touching of pieces outside one's turn, no calculators, pens or paper, no leaving to see the other games
sheet-rule-c55-firk = No bargaining and no communication at the table, not with the pieces either
sheet-rule-c55-spqr-rtu = No comments on the game, no advice on moves
sheet-rule-c51-spqr-rtu = Simple penalties, for the rest of the game: turn passed at once, cards lost, legionaries lost
sheet-rule-c57-spqr-rtu = Spectators neither help nor carry news; no breaks, pens, paper, statistics or devices
sheet-rule-c57-challenge-2017 = Spectators carry no news of the other games; no pens, paper or copies of the objectives
sheet-rule-c58-challenge-2017 = The referee, who does not play, or a commission rules; the final has a referee who follows it whole
sheet-rule-c58-genova-53 = The members of the club's board rule; if one of them is involved, the others do
sheet-rule-c58-spqr-rtu = Judges rule, present for the whole tournament

## The sheet: values of a tournament's settings that are a word

sheet-value-adults = adults only
sheet-value-adults-or-waiver = adults, minors only by the organiser's waiver
sheet-value-agreed = players and club together
sheet-value-all-games = who played all games
sheet-value-allowed = allowed
sheet-value-any = any number that leads to a final
sheet-value-anybody = anybody
sheet-value-anytime = any day
sheet-value-as-others = as the others
sheet-value-as-usual = as usual
sheet-value-at-most = with a sum equal or less
sheet-value-at-once = at once
sheet-value-bands = by bands
sheet-value-beaten-before = those beaten in the stage before, then the standings
sheet-value-behind-winner = less the distance from the winner
sheet-value-best = best result
sheet-value-best-dropped = best dropped result
sheet-value-clubs-before-bands = clubs apart before bands
sheet-value-die = a die
sheet-value-drawn = drawn
sheet-value-earlier = an earlier day
sheet-value-earlier-best = who made the best result first
sheet-value-end-of-lap = at the end of the lap
sheet-value-evening = evening
sheet-value-everybody = everybody
sheet-value-exactly = with an exact sum
sheet-value-final = final
sheet-value-first = the first
sheet-value-first-game = who played the first game
sheet-value-five-twice = twice at a table of 5
sheet-value-fixed = none: it is fixed
sheet-value-forbidden = not admitted
sheet-value-fourths = fourth places
sheet-value-knock-out = knock-out
sheet-value-league = league
sheet-value-lexicographic = by priorities
sheet-value-lone-winner-of-all = a sole leader who won all games
sheet-value-medals = medals
sheet-value-multiple = a multiple of the final's seats
sheet-value-next-tournament = up to a round of the next tournament
sheet-value-nobody = nobody
sheet-value-nothing = nothing
sheet-value-on-top = on top of the results that count
sheet-value-one-more-lap = the lap in progress is the last but one
sheet-value-organiser = the organiser alone
sheet-value-own = their own points
sheet-value-points-only = table points only
sheet-value-previous-ranking = ranking of the round before
sheet-value-previous-total = points of the round before
sheet-value-qualifying = qualifying
sheet-value-quarterfinal = quarter-finals
sheet-value-repeat-clubs = clubs met before
sheet-value-repeat-opponents = opponents met before
sheet-value-same-club = same club
sheet-value-same-region = same region
sheet-value-same-table = the second of the same table
sheet-value-second-best = second best result
sheet-value-seconds = second places
sheet-value-semifinal = semifinal
sheet-value-stage = by stage reached
sheet-value-standings = the standings
sheet-value-strict = by the procedure
sheet-value-sum = by the sum of points
sheet-value-swiss = Swiss
sheet-value-team-games = team games
sheet-value-third-best = third best result
sheet-value-thirds = third places
sheet-value-this-turn = the turn in progress is the last
sheet-value-three-laps = three more laps, counted from the turn in progress
sheet-value-total = total
sheet-value-up = up
sheet-value-visiting-clubs = visiting clubs
sheet-value-who-comes = who comes
sheet-value-winner = the winner
sheet-value-winners-together = winners together
sheet-value-wins = wins
