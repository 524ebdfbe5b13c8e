### The seat draw and the calendar of a season

## draw

cmd-draw-about = A seat draw, random from a seed and with as little as possible of what is to be avoided
cmd-draw-example = sdadata draw round2.json --seed 7
arg-draw-file = The problem: players, tables, rounds before, priorities (JSON)
arg-draw-seed = The published seed: the same seed gives the same draw
arg-draw-check = Somebody else's draw to look at: tables of ids (JSON)
draw-table = Table { $number }: { $seats }
draw-penalty = { $penalty } (no less than { $bound })
draw-proven = Seed { $seed }: proven, no draw is better.
draw-not-proven = Seed { $seed }: the best found; that there is none better is not proven.
draw-better = There is a better draw: { $penalties } (seed { $seed }).
draw-bad = { $file }: { $what }
draw-count = n is { $n }, but there are { $players } players
draw-priority = “{ $found }” is no priority; expected { $known }
draw-five-twice = At a table of five again
draw-winners-together = Pairs of winners at one table
draw-same-club = Pairs of one club
draw-visiting-clubs = Pairs of one visiting club
draw-repeat-opponents = Pairs who met before
draw-repeat-clubs = Clubs meeting again
draw-same-region = Pairs of one region
draw-same-band = Pairs of one band of the standings
draw-fives = “{ $found }” is no way to find who sits at tables of five; expected { $known }

## draw: --prove, --redraw, --player

arg-draw-prove = Looks for a better draw, or for the proof that there is none: for so many seconds, or steps (as in 500000n)
arg-draw-redraw = Draws again with the fewest moves, from the tables as they were: tables of ids (JSON)
arg-draw-fixed = With --redraw, the tables already playing, by their number from 1
arg-draw-player = Why this player sits there: what could not be avoided, and how sure that is
draw-alone = { $option } goes only without --check and --redraw, or --fixed only with --redraw
draw-prove-bad = --prove: “{ $found }” is neither seconds (10) nor steps (500000n)
draw-player-unknown = --player: { $id } is not among the players
draw-searching = Looking for a proof that there is no better one, for at most { $seconds } seconds; the draw is saved already, Ctrl-C may end this.
draw-searching-steps = Looking for a proof that there is no better one, for at most { $steps } steps; the draw is saved already, Ctrl-C may end this.
draw-proof-open = Not proven after { $steps } steps; settled: { $settled } of { $priorities } priorities.
draw-proof-large = Too large a problem to look at all draws.
draw-proof-done = Proven after { $steps } steps: no draw is better.
draw-proof-better = A better draw was found after { $steps } steps.
draw-strict = Tables of five by the procedure (strict): the proof is about draws by the priorities alone.
draw-moved = Moved: { $moved } ({ $people })
draw-moved-none = Nobody moves.
draw-moved-least = No draw with tables of these sizes moves fewer.
draw-why = Player { $player }, table { $table }, with { $others }:
draw-why-none = nothing that was to be avoided
draw-why-five-twice = a table of five again (times before: { $times })
draw-why-winners-together = with { $other }, who won as well
draw-why-same-club = with { $other }, of the same club
draw-why-visiting-clubs = with { $other }, of the same visiting club
draw-why-repeat-opponents = with { $other } again (meetings before: { $times })
draw-why-repeat-clubs = with { $other }, of a club already met (meetings before: { $times })
draw-why-same-region = with { $other }, of the same region
draw-why-same-band = with { $other }, of the same band of the standings
draw-sure-forced = every draw has at least { $least } of this, and this one no more
draw-sure-proven = this draw has { $total } of it; it is proven that with less something more important would be worse
draw-sure-best = this draw has { $total } of it, the least found; none can have less than { $least }
draw-sure-procedure = this draw has { $total } of it: the procedure of the cinquisti put them there (T3.2, letter c); without it, { $without }
draw-cinquisti = The cinquisti, drawn first: { $names }
draw-crowd = there are { $people } of them and { $tables } tables, so that pairs of them together are at least { $least }

## season

cmd-season-about = A season's calendar: tables for every evening, with as few repeated meetings as possible
cmd-season-example = sdadata season regulars.json --seed 7
arg-season-file = Regulars, evenings, sizes of tables, evenings already played (JSON)
arg-season-seed = The seed: the same seed gives the same calendar
season-evening = Evening { $number }
season-table = Table { $number }: { $seats }
season-repeats = Repeated meetings: { $repeats } (no less than { $bound })
season-proven = Seed { $seed }: proven, no calendar is better.
season-not-proven = Seed { $seed }: the best found; that there is none better is not proven.
season-evenings = “evenings” is a number of evenings from 1 to 200, or for each who is expected
