//! One game of a simulation. The program's own bots, unwatched, play it the short way; with other people's bots
//! or an auditor at the table every step may fail, and the first that does is told.

use super::auditor::Auditor;
use super::benches::{Bench, Benches};
use super::plan::{Contender, Plan};
use super::recording::{Recording, dice_stream};
use crate::commands::bot::program::BotFault;
use crate::failure::Failure;
use bots::selfplay::{self, Finished, TimeLimit, Watcher};
use chance::{Seeded, Source as _, Stream};
use frame::{Actor, Awaited, Events, Lap, Seat};
use games::Playable;
use notation::print_actor;
use words::{Words, id};

/// A game played to its end.
pub(super) struct Played<G: Playable> {
    pub(super) finished: Finished<G>,
    pub(super) record: Option<String>,
}

/// What stopped a simulation.
pub(super) enum Trouble {
    /// A bot did not do its part.
    Bot { game: u64, player: usize, fault: BotFault },
    /// The rules broke one of their own laws: which, and where.
    Broken { game: u64, what: String },
}

impl Trouble {
    pub(super) fn into_failure<G: Playable>(self, plan: &Plan<'_, G>, words: Words) -> Failure {
        match self {
            Self::Bot { game, player, fault } => {
                let bot = plan.contenders.get(player).map(Contender::name).unwrap_or_default();
                let values = [
                    ("bot", bot.into()),
                    ("player", (player + 1).to_string().into()),
                    ("game", game.to_string().into()),
                    ("what", fault.in_words(words).into()),
                ];
                let what = words.say_with(id::BOT_FAILED, &values);
                match fault {
                    BotFault::CannotStart(_) => Failure::BadInput(what),
                    BotFault::Ended(..)
                    | BotFault::Silent(..)
                    | BotFault::Nonsense(..)
                    | BotFault::Illegal(..)
                    | BotFault::OtherRegulations(_) => Failure::Refused(what),
                }
            }
            Self::Broken { game, what } => {
                let values = [("game", game.to_string().into()), ("what", what.into())];
                Failure::Ours(words.say_with(id::AUDIT_BROKEN, &values))
            }
        }
    }
}

/// Plays one game of the plan.
pub(super) fn play<G: Playable>(plan: &Plan<'_, G>, benches: &Benches<'_, G>, game: u64) -> Result<Played<G>, Trouble> {
    match &plan.own_bots {
        Some(bots) if !plan.audit => Ok(play_unwatched(plan, bots, game)),
        Some(_) | None => {
            let mut bench = benches.take(game)?;
            let played = Table::new(plan, game, &mut bench).play()?;
            benches.give_back(bench);
            Ok(played)
        }
    }
}

fn play_unwatched<G: Playable>(plan: &Plan<'_, G>, bots: &[G::Bot], game: u64) -> Played<G> {
    let Plan { setup, seed, laps, .. } = plan;
    if !plan.records {
        return Played { finished: selfplay::play(setup, bots, *seed, game, *laps, &mut ()), record: None };
    }
    let mut recording = Recording::new(plan, game);
    let finished = selfplay::play(setup, bots, *seed, game, *laps, &mut recording);
    Played { record: Some(recording.finish(plan, game, &finished.state)), finished }
}

/// So many commands are no game any more: even the longest played at random have a hundredth of them.
const ENDLESS: u64 = 5_000_000;

/// A game in which every step is looked at.
struct Table<'p, G: Playable> {
    plan: &'p Plan<'p, G>,
    game: u64,
    bench: &'p mut Bench,
    done: Finished<G>,
    limit: TimeLimit,
    minds: Seeded,
    recording: Option<Recording<'p, G>>,
    auditor: Option<Auditor<'p, G>>,
}

impl<'p, G: Playable> Table<'p, G> {
    fn new(plan: &'p Plan<'p, G>, game: u64, bench: &'p mut Bench) -> Self {
        let mut minds = Seeded::new(plan.seed, dice_stream(game) + 1);
        let limit = TimeLimit::in_lap(plan.laps, G::seats(&plan.setup), &mut minds);
        let mut table = Self {
            plan,
            game,
            bench,
            done: Finished::not_yet(&plan.setup),
            limit,
            minds,
            recording: plan.records.then(|| Recording::new(plan, game)),
            auditor: plan.audit.then(|| Auditor::new(&plan.setup, plan.settings)),
        };
        table.announce();
        table
    }

    /// Tells every program that a game begins. What it may make up its mind with comes from the seed as well; the
    /// seed itself it is not told, or it could know the dice.
    fn announce(&mut self) {
        let (game, players) = (self.game, self.plan.contenders.len());
        for (player, program) in (1..).zip(self.bench.iter_mut()) {
            let Some(program) = program else { continue };
            let seed = self.minds.below(Stream::Cards, u32::MAX);
            let absent = self.plan.absent;
            program.tell(&format!("newgame game{game} players {players} absent {absent} you {player} seed {seed}"));
        }
    }

    fn play(mut self) -> Result<Played<G>, Trouble> {
        let mut dice = Seeded::new(self.plan.seed, dice_stream(self.game));
        let mut last_turn = (Lap(0), Seat::FIRST);
        loop {
            if self.limit.reached(G::progress(&self.done.state)) {
                self.grant(Actor::Clock, G::TIME_UP)?;
            }
            match G::awaited(&self.plan.setup, &self.done.state) {
                Awaited::Nobody => return Ok(self.finish()),
                Awaited::Chance(question) => self.grant(Actor::Chance, G::answer(question, &mut dice))?,
                Awaited::Seat(seat) => self.choose(seat)?,
            }
            let now = G::progress(&self.done.state);
            self.done.turns += u64::from((now.lap, now.turn) != last_turn);
            last_turn = (now.lap, now.turn);
            if self.done.commands > ENDLESS {
                return Err(self.broken(format!("no end after {ENDLESS} commands")));
            }
        }
    }

    fn choose(&mut self, seat: Seat) -> Result<(), Trouble> {
        let setup = &self.plan.setup;
        let player = G::player(&self.done.state, seat).index();
        let view = G::view(setup, &self.done.state, seat);
        let command = match (self.plan.contenders.get(player), self.bench.get_mut(player).and_then(Option::as_mut)) {
            (Some(Contender::Own(bot)), _) => G::choose(*bot, setup, &view, &mut self.minds),
            (_, Some(program)) => {
                let game = self.game;
                let said =
                    program.ask(&games::question::<G>(setup, seat, &view)).and_then(|said| read::<G>(setup, said));
                let (said, command) = said.map_err(|fault| Trouble::Bot { game, player, fault })?;
                self.check(seat, player, said, command)?;
                command
            }
            (_, None) => return Err(self.broken(format!("nobody plays for seat {seat}"))),
        };
        self.done.choices += 1;
        self.grant(Actor::Seat(seat), command)
    }

    /// What a program asks for must be legal.
    fn check(&self, seat: Seat, player: usize, said: String, command: G::Command) -> Result<(), Trouble> {
        let (setup, state) = (&self.plan.setup, &self.done.state);
        G::decide(setup, state, Actor::Seat(seat), command).map(drop).map_err(|refusal| {
            let fault = BotFault::Illegal(said, G::print_refusal(setup, &refusal));
            Trouble::Bot { game: self.game, player, fault }
        })
    }

    fn grant(&mut self, actor: Actor, command: G::Command) -> Result<(), Trouble> {
        let setup = &self.plan.setup;
        let (before, mut events) = (self.done.state, Events::new_const());
        let stepped = G::step(setup, &mut self.done.state, actor, command, &mut events);
        self.done.commands += 1;
        let audited = match (stepped, &mut self.auditor) {
            (Err(refusal), _) => Err(G::print_refusal(setup, &refusal)),
            (Ok(()), Some(auditor)) => auditor.saw(&before, actor, command, &events, &self.done.state),
            (Ok(()), None) => Ok(()),
        };
        if let Err(what) = audited {
            let asked = format!("{} {}", print_actor(actor), G::print_command(setup, &command));
            return Err(self.broken(format!("command {}, '{asked}': {what}", self.done.commands)));
        }
        if let Some(recording) = &mut self.recording {
            recording.saw(actor, command, &events, &self.done.state);
        }
        self.tell(&events);
        Ok(())
    }

    /// Tells every program what its seat sees.
    fn tell(&mut self, events: &Events<G::Event>) {
        let (setup, state) = (&self.plan.setup, &self.done.state);
        for (player, program) in self.bench.iter_mut().enumerate() {
            let Some(program) = program else { continue };
            let seat = seat_of::<G>(setup, state, player);
            for event in events {
                program.tell(&format!("event {}", G::print_seen(setup, &G::see(setup, event, seat))));
            }
        }
    }

    fn finish(self) -> Played<G> {
        let (setup, state) = (&self.plan.setup, &self.done.state);
        let standings = G::outcome(setup, state).standings;
        for (player, program) in self.bench.iter_mut().enumerate() {
            let seat = seat_of::<G>(setup, state, player);
            let place = standings.iter().find(|standing| Some(standing.seat) == seat).map(|standing| standing.place);
            if let (Some(program), Some(place)) = (program, place) {
                program.tell(&format!("endgame {place}"));
                program.send();
            }
        }
        let record = self.recording.map(|recording| recording.finish(self.plan, self.game, state));
        Played { finished: self.done, record }
    }

    fn broken(&self, what: String) -> Trouble {
        Trouble::Broken { game: self.game, what }
    }
}

/// The seat of a player, once everybody sits.
fn seat_of<G: Playable>(setup: &G::Setup, state: &G::State, player: usize) -> Option<Seat> {
    G::seats(setup).iter().find(|&seat| G::sits(state, seat).is_some_and(|sitter| sitter.index() == player))
}

fn read<G: Playable>(setup: &G::Setup, said: String) -> Result<(String, G::Command), BotFault> {
    match G::read_command(setup, &said) {
        Ok(command) => Ok((said, command)),
        Err(_) if !said.split(' ').next().is_some_and(|verb| G::VERBS.contains(&verb)) => {
            Err(BotFault::Nonsense(said, G::PLAYER_VERBS.join(", ")))
        }
        Err(fault) => Err(BotFault::Nonsense(said, fault.expected)),
    }
}
