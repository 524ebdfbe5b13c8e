## What is still possible

cmd-tournament-outlook-about = What is still possible for a player, and what result it takes
cmd-tournament-outlook-example = sdadata tournament outlook tournament.json 12
arg-tournament-outlook-file = The tournament (JSON)
arg-tournament-outlook-entrant = The player's number, or the team's; everybody if there is none
arg-tournament-outlook-goal = To be within the first so many, instead of what the format has to reach
arg-tournament-outlook-seed = The seed of the invented ends
arg-tournament-outlook-times = How often the rest is invented, where it cannot be worked out
arg-tournament-outlook-regulation = The club's regulation (FILE.toml), if it is none of the program's
outlook-goal = Goal: { $aim } (the first { $open })
outlook-goal-open = Goal: { $aim } (the first { $sure } in any case; up to the first { $open }, as the others end)
outlook-goal-plain = Goal: { $aim }
outlook-aim-place = place { $place } or better
outlook-aim-finals = a seat in the finals, which begin with: { $stage }
outlook-aim-direct = straight to: { $stage }
outlook-aim-lone = straight to: { $stage }, alone in the lead with every game won
outlook-aim-band = { $band ->
    [one] the first band
   *[other] the first { $band } bands
 } of the finals
outlook-special-events = Special events that have not given their points yet are not looked at
outlook-simulated = The rest invented { $times } times, seed { $seed }; in brackets the error: the true share lies there 95 times in 100
outlook-clinched = has it, whatever happens
outlook-out = can no longer have it
outlook-certain-with = certain { $ways }
outlook-possible-with = possible { $ways }
outlook-anyhow = with any result
outlook-others-decide = the others decide
outlook-eliminated = even eliminated
outlook-losing = losing
outlook-losing-with = losing with at least { $points }
outlook-winning = winning
outlook-winning-with = winning with at least { $points }
outlook-objective = with RisiKo!
outlook-or = or
outlook-rate = { $share } ‰ ({ $low }–{ $high })
outlook-wins = { $wins ->
    [0] without a win
    [one] with one win
   *[other] with { $wins } wins
 }: { $share } ‰ ({ $low }–{ $high })
outlook-places = places still possible: { $best } to { $worst }
outlook-end = { $how }: { $best } to { $worst }
outlook-unknown = nobody has number { $number }
outlook-no-games = a knock-out has no standings to be placed in
outlook-finals-begun = the finals have begun: there is nothing left to reach in the standings
outlook-no-tables = the people who are left make no tables

## Rankings over many tournaments

cmd-ranking-about = A ranking of people over finished tournaments
cmd-ranking-example = sdadata ranking spring.json autumn.json
arg-ranking-files = The tournaments (JSON)
arg-ranking-constants = Other constants than the program's own (data/national.toml)
ranking-event = { $number }. { $name } ({ $class }, { $tables } tables)
ranking-event-uncounted = { $number }. { $name }: does not count, { $why }
ranking-unfinished = it is not over
ranking-few-tables = { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, and it takes { $least }
ranking-no-class = it is of no class
ranking-teams = teams played, not people
ranking-unknown-class = '{ $class }' is not a class of the ranking; there are: { $known }
ranking-bad-number = { $key }: '{ $found }' is not a number from 0 to 1000 with at most three decimals, written as a text
ranking-bad-range = { $key }: has to be from 1 to 1000000
ranking-bad-weight = classes.{ $class }: either weight or weight_by_rounds
ranking-column-place = Pos
ranking-column-name = Player
ranking-column-club = Club
ranking-column-score = Score
ranking-column-results = Results: tournament, place, score; in brackets those that do not count
ranking-result = { $event }: { $place }, { $score }
ranking-alike = These may be the same person: a number in the national list settles it
