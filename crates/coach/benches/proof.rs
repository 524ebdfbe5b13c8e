//! How good the coach is, from games of `esperto` against itself: planted blunders it finds, the bot's own decisions it objects to,
//! whether the chances it says come true, in games of any bot, and how well objectives are guessed. `cargo bench -p coach --bench
//! proof -- blunders|own|chances|guesses|time [GAMES] [BOT]`.
//!
//! A planted blunder is one of four: ending the turn with good attacks left, attacking a stronger stack with the largest one until
//! nothing is left, placing everything where no enemy is near, moving the garrison of the objective's border away. It counts as
//! one if it costs: games are played on from the real position with it and without it, and at least so many points of chance lie
//! between the two. The coach is not asked for that. Whether it was a blunder to who decided is counted apart, in positions drawn
//! from what that seat could know.

use board::Objective;
use bots::risiko::Belief;
use bots::selfplay::{TimeLimit, Watcher, play};
use bots::{
    Belief as _, Bot, BotPlayer as _, Budget, BuiltIn, NewGame, Question, Reason, Seated as _, Tuned as _, Until,
    imagine, never_late,
};
use chance::{GameId, Seeded, Source as _, Stream};
use coach::{Effort, analyse, chances, judge};
use frame::{Actor, Awaited, BySeat, Events, Game as _, Lap, Seat};
use notation::{Clock, DiceSource, Header, Recorder, Replay, Reveal, replay};
use regulation::Library;
use rules::{Armies, Command, Event, Phase, Risiko, Setup, State, View, legal, scores};
use std::collections::BTreeMap;
use std::str::FromStr as _;
use std::time::Instant;

const REGULATION: &str = "challenge-2017";
const LAPS: Lap = Lap(12);
const PLAYERS: usize = 4;
/// How often the game is played on to see what a planted act costs.
const TRIES: u64 = 600;
/// What a blunder costs at least.
const CLEAR: f64 = 0.10;
/// Whoever has no chance has nothing to lose.
const CHANCE_MIN: f64 = 0.20;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let games = arguments.get(1).and_then(|number| number.parse().ok());
    let bot = arguments.get(2).map_or(Bot::Esperto, |name| Bot::named(name).expect("a bot of the house"));
    match arguments.first().map(String::as_str) {
        Some("blunders") => blunders(games.unwrap_or(60)),
        Some("own") => own(games.unwrap_or(40)),
        Some("chances") => calibration(games.unwrap_or(200), bot),
        Some("guesses") => guesses(games.unwrap_or(2000), arguments.get(2).map_or(Bot::Medio, |_| bot)),
        _ => time(games.unwrap_or(3)),
    }
}

/// The share of planted blunders that are found.
fn blunders(games: u64) {
    let house = House::new();
    let mut found: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    let mut knowable = (0, 0);
    for game in 0..games {
        let (played, plants) = house.play(game, true);
        for plant in plants {
            let decisions = judge(&played, Effort::USUAL, |lap, seat| (lap, seat) == (plant.lap, plant.seat));
            // The decision it belongs to may have begun before it: with a tris, or with the first throws of an attack.
            let decided = decisions.iter().rfind(|one| one.event <= plant.event);
            let flagged = decided.is_some_and(|one| one.loss > 0.0);
            let (all, seen) = found.entry(plant.kind).or_default();
            (*all, *seen) = (*all + 1, *seen + u32::from(flagged));
            if plant.known_cost >= CLEAR {
                knowable = (knowable.0 + 1, knowable.1 + u32::from(flagged));
            }
            println!(
                "game {game} lap {} {}: {} costs {:.3}, {:.3} as could be known, flagged {flagged}",
                plant.lap.0, plant.seat, plant.kind, plant.cost, plant.known_cost
            );
        }
    }
    let (all, seen) = found.values().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    found.iter().for_each(|(kind, (all, seen))| println!("{kind}: {seen} of {all}"));
    println!("{games} games, {all} blunders of {CLEAR} or more planted, {seen} found: {:.1} %", share(seen, all));
    let (all, seen) = knowable;
    println!("of {all} that cost as much by what could be known, {seen} found: {:.1} %", share(seen, all));
}

/// The share of the bot's own decisions that are said to have cost something.
fn own(games: u64) {
    let house = House::new();
    let (mut all, mut flagged, mut loss) = (0, 0, 0.0);
    for game in 0..games {
        let (played, _) = house.play(1_000_000 + game, false);
        let decisions = judge(&played, Effort::USUAL, |_, _| true);
        all += decisions.len() as u32;
        flagged += decisions.iter().filter(|one| one.loss > 0.0).count() as u32;
        loss += decisions.iter().map(|one| one.loss).sum::<f64>();
        println!("game {game}: {flagged} of {all}");
    }
    println!(
        "{games} games, {all} decisions, {flagged} flagged: {:.2} %, {:.3} a game and seat",
        share(flagged, all),
        loss / (games * PLAYERS as u64) as f64
    );
}

/// What was said in tenths, and how often it came true.
fn calibration(games: u64, bot: Bot) {
    let house = House { bot, ..House::new() };
    let (mut tenths, mut brier, mut count) = ([(0.0, 0.0, 0_u32); 10], 0.0, 0_u32);
    for game in 0..games {
        let (played, _) = house.play(2_000_000 + game, false);
        let scores = scores(&played.setup, &played.state);
        let first = scores.iter().filter(|score| score.place == 1).count() as f64;
        for said in chances(&played, Effort { playouts: 40 }) {
            for score in &scores {
                let (chance, won) = (said[score.seat], if score.place == 1 { 1.0 / first } else { 0.0 });
                let tenth = &mut tenths[((chance * 10.0) as usize).min(9)];
                *tenth = (tenth.0 + chance, tenth.1 + won, tenth.2 + 1);
                (brier, count) = (brier + (chance - won) * (chance - won), count + 1);
            }
        }
    }
    for (tenth, (said, won, of)) in tenths.iter().enumerate() {
        let of = f64::from(*of);
        println!("{}0 to {}0 %: said {:.3}, won {:.3}, {of} times", tenth, tenth + 1, said / of, won / of);
    }
    println!("{games} games, {count} chances, Brier score {:.4}", brier / f64::from(count));
}

/// How well a spectator guesses what everybody plays for, by lap: the first lap begins as the first placement ends.
fn guesses(games: u64, bot: Bot) {
    let house = House { bot, ..House::new() };
    let mut laps: BTreeMap<Lap, Guessed> = BTreeMap::new();
    for game in 0..games {
        let mut spectator = Spectator { setup: &house.setup, belief: Belief::new(&house.setup), said: BTreeMap::new() };
        let done = play::<Risiko>(&house.setup, &[bot; PLAYERS], SEED, game, LAPS, &mut spectator);
        for (lap, said) in spectator.said {
            for seat in house.setup.seats().iter() {
                if let Some(truth) = done.state.view(&house.setup, seat).objective() {
                    laps.entry(lap).or_default().compare(&said[seat], truth);
                }
            }
        }
    }
    laps.iter().for_each(|(lap, guessed)| println!("lap {}: {guessed}", lap.0));
    let all = laps.values().fold([(0.0, 0_u32, 0_u32); 10], |mut sum, one| {
        for (sum, one) in sum.iter_mut().zip(one.tenths) {
            *sum = (sum.0 + one.0, sum.1 + one.1, sum.2 + one.2);
        }
        sum
    });
    for (tenth, (said, right, of)) in all.iter().enumerate().filter(|(_, (.., of))| *of > 0) {
        let of = f64::from(*of);
        println!(
            "{tenth}0 to {}0 %: said {:.3}, right {:.3}, {of} times",
            tenth + 1,
            said / of,
            f64::from(*right) / of
        );
    }
}

/// Who sees what everybody sees, and guesses as each lap begins.
struct Spectator<'s> {
    setup: &'s Setup,
    belief: Belief,
    said: BTreeMap<Lap, BySeat<Vec<(Objective, f32)>>>,
}

impl Watcher<Risiko> for Spectator<'_> {
    fn saw(&mut self, _: Actor, _: Command, events: &Events<Event>, after: &State) {
        events.iter().for_each(|event| self.belief.saw(self.setup, &Risiko::see(self.setup, event, None)));
        let lap = Risiko::progress(after).lap;
        if lap > Lap(0) {
            self.said.entry(lap).or_insert_with(|| self.belief.guesses(self.setup, None));
        }
    }
}

/// What was guessed in one lap.
#[derive(Default)]
struct Guessed {
    seats: u32,
    first: u32,
    among_three: u32,
    log_loss: f64,
    /// By tenths of what was said of any objective: the sum of it, how often it was the right one, how often it was said.
    tenths: [(f64, u32, u32); 10],
}

impl Guessed {
    fn compare(&mut self, said: &[(Objective, f32)], truth: Objective) {
        let mut order: Vec<_> = said.to_vec();
        order.sort_by(|one, other| other.1.total_cmp(&one.1));
        let place = order.iter().position(|(one, _)| *one == truth).unwrap_or(usize::MAX);
        let likely = order.get(place).map_or(0.0, |(_, likely)| f64::from(*likely));
        self.seats += 1;
        self.first += u32::from(place == 0);
        self.among_three += u32::from(place < 3);
        self.log_loss -= likely.max(1e-6).ln();
        for &(one, likely) in said {
            let likely = f64::from(likely);
            let tenth = &mut self.tenths[((likely * 10.0) as usize).min(9)];
            *tenth = (tenth.0 + likely, tenth.1 + u32::from(one == truth), tenth.2 + 1);
        }
    }
}

impl std::fmt::Display for Guessed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { seats, first, among_three, log_loss, .. } = self;
        let (one, three, loss) = (share(*first, *seats), share(*among_three, *seats), log_loss / f64::from(*seats));
        write!(f, "{one:.1} % right, {three:.1} % among the first three, log-loss {loss:.3}, {seats} seats")
    }
}

/// How long a whole game takes.
fn time(games: u64) {
    let house = House::new();
    for game in 0..games {
        let (played, _) = house.play(3_000_000 + game, false);
        let began = Instant::now();
        let found = analyse(&played, Effort::USUAL, None, |_, _| {});
        println!(
            "game {game}: {} turns, {:.1} s, {} costly",
            found.turns.len(),
            began.elapsed().as_secs_f64(),
            found.costliest.len()
        );
    }
}

fn share(some: u32, all: u32) -> f64 {
    100.0 * f64::from(some) / f64::from(all.max(1))
}

/// An act that was put in.
struct Plant {
    kind: &'static str,
    lap: Lap,
    seat: Seat,
    /// How many events there were before.
    event: usize,
    cost: f64,
    /// What it costs by what its seat could know.
    known_cost: f64,
}

/// Where games are played.
struct House {
    library: Library,
    setup: Setup,
    hash: String,
    /// Who plays.
    bot: Bot,
}

impl House {
    fn new() -> Self {
        let library = Library::embedded();
        let regulation = library.get(REGULATION).expect("embedded");
        let setup = Setup::new(regulation.risiko().expect("RisiKo!"), PLAYERS, 0).expect("four players are allowed");
        Self { library, setup, hash: regulation.hash().to_owned(), bot: Bot::Esperto }
    }

    /// One game, and what was planted in it: at most one act in a turn, in every third turn.
    fn play(&self, game: u64, planting: bool) -> (Replay<Risiko>, Vec<Plant>) {
        let setup = &self.setup;
        let header = self.header(game);
        let mut recorder = Recorder::<Risiko>::whole(setup, &header);
        let (mut dice, mut rng) = (Seeded::new(SEED, 2 * game), Seeded::new(SEED, 2 * game + 1));
        let limit = TimeLimit::in_lap(LAPS, setup.seats(), &mut rng);
        let mut players: Vec<BuiltIn<Risiko>> = (0..PLAYERS).map(|_| BuiltIn::new(self.bot)).collect();
        for (player, one) in players.iter_mut().enumerate() {
            one.begin(&NewGame { setup, name: "game", players: PLAYERS, absent: 0, player }, &mut rng);
        }
        let (mut state, mut events, mut count) = (Risiko::begin(setup), Events::new_const(), 0);
        let mut beliefs: Vec<Belief> = setup.seats().iter().map(|_| Belief::new(setup)).collect();
        let (mut plants, mut script, mut tried) = (Vec::<Plant>::new(), None::<Script>, None);
        loop {
            let now = Risiko::progress(&state);
            let (actor, command) = match Risiko::awaited(setup, &state) {
                _ if limit.reached(now) => (Actor::Clock, Risiko::TIME_UP),
                Awaited::Nobody => break,
                Awaited::Chance(question) => (Actor::Chance, Risiko::answer(question, &mut dice)),
                Awaited::Seat(seat) => {
                    let view = state.view(setup, seat);
                    let turn = (now.lap, seat);
                    if planting && script.is_none() && now.turn == seat && tried != Some(turn) && now.lap > Lap(1) {
                        let kind = (u64::from(now.lap.0) + seat.index() as u64 + game) % 4;
                        if let Some((kind, one)) = plant(setup, &view, kind, &mut rng) {
                            tried = Some(turn);
                            let cost = cost(setup, &state, limit, seat, &one);
                            if let Some(cost) = cost.filter(|cost| *cost >= CLEAR) {
                                let known_cost = known_cost(setup, &view, &beliefs[seat.index()], limit, &one);
                                plants.push(Plant { kind, lap: now.lap, seat, event: count, cost, known_cost });
                                script = Some(one);
                            }
                        }
                    }
                    let scripted = script.as_mut().and_then(|script| script.next(setup, &view));
                    if scripted.is_none() {
                        script = None;
                    }
                    let command = scripted.unwrap_or_else(|| {
                        let player = Risiko::player(&state, seat).index();
                        let question = Question { setup, seat, view, budget: Budget::UNLIMITED, late: &never_late };
                        players[player].choose(&question, &mut rng).expect("a bot answers").command
                    });
                    (Actor::Seat(seat), command)
                }
            };
            Risiko::step(setup, &mut state, actor, command, &mut events).expect("legal");
            count += events.len();
            recorder.add(setup, Clock::NONE, actor, &command, &events);
            for (seat, belief) in setup.seats().iter().zip(&mut beliefs) {
                events.iter().for_each(|event| belief.saw(setup, &Risiko::see(setup, event, Some(seat))));
            }
            for (player, one) in players.iter_mut().enumerate() {
                let seat = setup.seats().iter().find(|&seat| Risiko::player(&state, seat).index() == player);
                events.iter().for_each(|event| one.saw(setup, &Risiko::see(setup, event, seat)));
            }
        }
        recorder.finish(setup, &state, &Reveal::Seed(SEED, 2 * game));
        (replay::<Risiko>(&self.library, &recorder.into_text(), 1).expect("a whole record"), plants)
    }

    fn header(&self, game: u64) -> Header {
        Header {
            game: GameId::from_str(&format!("proof-{game}")).expect("letters, digits and a hyphen"),
            regulation: REGULATION.to_owned(),
            hash: self.hash.clone(),
            players: PLAYERS,
            absent: 0,
            names: vec![self.bot.name().to_owned(); PLAYERS],
            dice: DiceSource::Seeded,
        }
    }
}

const SEED: u64 = 2_017;

/// A planted act: commands one after the other, or an attack until nothing is left of it.
#[derive(Clone)]
enum Script {
    Commands(Vec<Command>),
    Attack { from: board::Territory, to: board::Territory },
}

impl Script {
    fn next(&mut self, setup: &Setup, view: &View<'_>) -> Option<Command> {
        let legal = legal(setup, view);
        match self {
            Self::Commands(commands) if commands.is_empty() => None,
            Self::Commands(commands) => Some(commands.remove(0)).filter(|&command| legal.allows(command)),
            Self::Attack { from, to } => {
                let attack = Command::Attack { from: *from, to: *to, dice: legal.dice(*from, *to).last()? };
                legal.allows(attack).then_some(attack)
            }
        }
    }
}

/// A bad act that can be done now, if there is one of the kind.
fn plant(setup: &Setup, view: &View<'_>, kind: u64, rng: &mut Seeded) -> Option<(&'static str, Script)> {
    let (open, seat) = (view.open(), view.seat()?);
    let legal = legal(setup, view);
    let own = open.owned(seat);
    let odds = |from, to| {
        let attack = Command::Attack { from, to, dice: legal.dice(from, to).last()? };
        match Risiko::reasons(Bot::Medio, setup, view, attack).first() {
            Some(Reason::Conquest(hundredths)) => Some(*hundredths),
            _ => None,
        }
    };
    let attacks = || legal.bases().iter().flat_map(|from| legal.targets(from).iter().map(move |to| (from, to)));
    let in_combat = open.phase() == Phase::Combat && open.due() == Armies(0) && open.conquests() == 0;
    match kind {
        0 if in_combat && attacks().filter(|&(from, to)| odds(from, to) >= Some(85)).count() > 1 => {
            Some(("turn ended with good attacks left", Script::Commands(vec![Command::Pass])))
        }
        1 if in_combat => {
            let (from, to) = attacks()
                .filter(|&(from, to)| odds(from, to) <= Some(25))
                .max_by_key(|&(from, _)| open.armies(from))?;
            (open.armies(from) > Armies(5))
                .then_some(("largest stack against a stronger one", Script::Attack { from, to }))
        }
        2 if open.phase() == Phase::Reinforce && open.due() >= Armies(5) => {
            let far: Vec<_> = own.iter().filter(|&one| own.covers(setup.board.neighbours(one))).collect();
            let on = *far.get(rng.below(Stream::Cards, far.len().max(1) as u32) as usize)?;
            let place = Command::Place { on, armies: open.due() };
            legal.allows(place).then_some(("reinforcements where no enemy is", Script::Commands(vec![place])))
        }
        3 if open.phase() == Phase::Combat && open.due() == Armies(0) && open.conquests() > 0 => {
            let moves = own.iter().filter(|&from| !own.covers(setup.board.neighbours(from))).flat_map(|from| {
                let (to, most) = legal.moves(from);
                to.iter().filter(|&to| own.covers(setup.board.neighbours(to))).map(move |to| (from, to, most))
            });
            let (from, to, armies) = moves.max_by_key(|&(.., most)| most)?;
            let away = Command::Maneuver { from, to, armies };
            (armies > Armies(4)).then_some(("garrison moved off the border", Script::Commands(vec![away])))
        }
        _ => None,
    }
}

/// What an act costs, by games played on from the real position; nothing to say of who has no chance anyway.
fn cost(setup: &Setup, from: &State, limit: TimeLimit, seat: Seat, script: &Script) -> Option<f64> {
    let mean = |script: Option<&Script>| {
        let all = (0..TRIES)
            .map(|time| play_on(setup, *from, limit, seat, script.cloned(), &mut Seeded::new(SEED, 1 << 40 | time)));
        all.sum::<f64>() / TRIES as f64
    };
    let without = mean(None);
    (without >= CHANCE_MIN).then(|| without - mean(Some(script)))
}

/// What an act costs by what its seat could know: the same, from positions drawn from its belief.
fn known_cost(setup: &Setup, view: &View<'_>, belief: &Belief, limit: TimeLimit, script: &Script) -> f64 {
    let seat = view.seat().expect("somebody decides");
    let mut rng = Seeded::new(SEED, 1 << 41);
    let mut play = |time: u64| {
        let drawn = belief.sample(setup, view, &mut rng).expect("something is possible");
        let won = |mut script: Option<Script>| {
            let mut dice = Seeded::new(SEED, 1 << 41 | time);
            let mut own = |view: &View<'_>, dice: &mut Seeded| {
                let scripted = script.as_mut().and_then(|script| script.next(setup, view));
                if scripted.is_none() {
                    script = None;
                }
                scripted.unwrap_or_else(|| Risiko::choose_by(Risiko::shipped(), setup, view, dice))
            };
            let worth = imagine::<Risiko>(setup, (drawn, Until::End(limit)), seat, &mut dice, &mut own);
            // Points stand behind the comma; who shares a first place is not counted.
            if worth >= 1.0 - 1e-4 { 1.0 } else { 0.0 }
        };
        won(None) - won(Some(script.clone()))
    };
    (0..TRIES).map(&mut play).sum::<f64>() / TRIES as f64
}

/// Whether a seat wins if everybody plays on as `medio` does, after the script.
fn play_on(
    setup: &Setup,
    mut state: State,
    limit: TimeLimit,
    seat: Seat,
    mut script: Option<Script>,
    dice: &mut Seeded,
) -> f64 {
    let mut events = Events::new_const();
    loop {
        let now = Risiko::progress(&state);
        let (actor, command) = match Risiko::awaited(setup, &state) {
            _ if limit.reached(now) => (Actor::Clock, Risiko::TIME_UP),
            Awaited::Nobody => break,
            Awaited::Chance(question) => (Actor::Chance, Risiko::answer(question, dice)),
            Awaited::Seat(acts) => {
                let view = state.view(setup, acts);
                let scripted = script.as_mut().filter(|_| acts == seat).and_then(|script| script.next(setup, &view));
                if acts == seat && scripted.is_none() {
                    script = None;
                }
                let usual = |dice: &mut Seeded| Risiko::choose_by(Risiko::shipped(), setup, &view, dice);
                (Actor::Seat(acts), scripted.unwrap_or_else(|| usual(dice)))
            }
        };
        Risiko::step(setup, &mut state, actor, command, &mut events).expect("legal");
    }
    let scores = scores(setup, &state);
    let first = scores.iter().filter(|score| score.place == 1).count() as f64;
    let won = scores.iter().any(|score| score.seat == seat && score.place == 1);
    if won { 1.0 / first } else { 0.0 }
}
