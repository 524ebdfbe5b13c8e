//! One game of a simulation. The program's own bots, unwatched, play it the short way; with other people's bots
//! or an auditor at the table every step may fail, and the first that does is told.

use super::plan::Plan;
use super::recording::{Recording, dice_stream};
use crate::bot::program::{BotFault, Expected};
use crate::contender::Contender;
use crate::processes::{BotProcesses, Player};
use audit::{Audited, Auditor};
use bots::selfplay::{self, Finished, TimeLimit, Watcher};
use bots::{Budget, NewGame, Question};
use chance::Seeded;
use frame::{Actor, Awaited, Events, Lap, Seat};
use games::HostGame;
use notation::print_actor;
use shell::failure::Failure;
use std::time::Instant;
use words::{Words, id};

/// A game played to its end.
pub(super) struct Played<G: Audited> {
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
    pub(super) fn into_failure<G: Audited>(self, plan: &Plan<'_, G>, words: Words) -> Failure {
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
                    BotFault::NoAnswer(..) | BotFault::Illegal(..) | BotFault::OtherRegulations(_) => {
                        Failure::Refused(what)
                    }
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
pub(super) fn play<G: Audited>(
    plan: &Plan<'_, G>,
    processes: &BotProcesses<'_, G>,
    game: u64,
) -> Result<Played<G>, Trouble> {
    match &plan.own_bots {
        Some(bots) if !plan.audit => Ok(play_unwatched(plan, bots, game)),
        Some(_) | None => {
            let mut players = take_players(plan, processes, game)?;
            let played = Table::new(plan, game, &mut players).play()?;
            let free = players.into_iter().enumerate().filter_map(|(at, player)| Some((at, player?)));
            free.for_each(|(at, player)| processes.give_back(at, player));
            Ok(played)
        }
    }
}

/// Somebody for each player of the list; the last of it, who never arrive, need no process.
fn take_players<G: Audited>(
    plan: &Plan<'_, G>,
    processes: &BotProcesses<'_, G>,
    game: u64,
) -> Result<Vec<Option<Player<G>>>, Trouble> {
    let present = plan.contenders.len() - plan.absent;
    let take = |(player, contender): (usize, &Contender<G::Bot>)| match contender {
        Contender::Program(_) if player >= present => Ok(None),
        Contender::Program(_) | Contender::Own(_) => {
            processes.take(player).map(Some).map_err(|fault| Trouble::Bot { game, player, fault })
        }
    };
    plan.contenders.iter().enumerate().map(take).collect()
}

fn play_unwatched<G: Audited>(plan: &Plan<'_, G>, bots: &[G::Bot], game: u64) -> Played<G> {
    let Plan { setup, seed, laps, .. } = plan;
    if !plan.records {
        return Played { finished: selfplay::play(setup, bots, *seed, game, *laps, &mut ()), record: None };
    }
    let mut recording = Recording::new(plan, game);
    let finished = selfplay::play(setup, bots, *seed, game, *laps, &mut recording);
    Played { record: Some(recording.finish(plan, game, &finished.state)), finished }
}

/// So many commands are no game any more: even the longest played at random have a hundredth of them.
const COMMANDS_MAX: u64 = 5_000_000;

/// A game in which every step is looked at.
struct Table<'p, G: Audited> {
    plan: &'p Plan<'p, G>,
    game: u64,
    players: &'p mut [Option<Player<G>>],
    done: Finished<G>,
    limit: TimeLimit,
    bot_rng: Seeded,
    recording: Option<Recording<'p, G>>,
    auditor: Option<Auditor<'p, G>>,
}

impl<'p, G: Audited> Table<'p, G> {
    fn new(plan: &'p Plan<'p, G>, game: u64, players: &'p mut [Option<Player<G>>]) -> Self {
        let mut bot_rng = Seeded::new(plan.seed, dice_stream(game) + 1);
        let limit = TimeLimit::in_lap(plan.laps, G::seats(&plan.setup), &mut bot_rng);
        let mut table = Self {
            plan,
            game,
            players,
            done: Finished::not_yet(&plan.setup),
            limit,
            bot_rng,
            recording: plan.records.then(|| Recording::new(plan, game)),
            auditor: plan.audit.then(|| Auditor::new(&plan.setup, plan.settings)),
        };
        table.announce();
        table
    }

    /// Tells every player that a game begins.
    fn announce(&mut self) {
        let (name, players) = (format!("game{}", self.game), self.plan.contenders.len());
        for (player, contestant) in self.players.iter_mut().enumerate() {
            let Some(contestant) = contestant else { continue };
            let (setup, absent) = (&self.plan.setup, self.plan.absent);
            contestant.begin(&NewGame { setup, name: &name, players, absent, player }, &mut self.bot_rng);
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
            if self.done.commands > COMMANDS_MAX {
                return Err(self.broken(format!("no end after {COMMANDS_MAX} commands")));
            }
        }
    }

    fn choose(&mut self, seat: Seat) -> Result<(), Trouble> {
        let (setup, game) = (&self.plan.setup, self.game);
        let player = G::player(&self.done.state, seat).index();
        let (began, time) = (Instant::now(), self.plan.budget);
        let (late, budget) = (|| began.elapsed() > time, Budget { time, explain: false });
        let question = Question { setup, seat, view: G::view(setup, &self.done.state, seat), budget, late: &late };
        let Some(contestant) = self.players.get_mut(player).and_then(Option::as_mut) else {
            return Err(self.broken(format!("nobody plays for seat {seat}")));
        };
        let choice = contestant.choose(&question, &mut self.bot_rng);
        let trouble = |fault| Trouble::Bot { game, player, fault };
        let command = choice.map_err(|no_answer| trouble(BotFault::NoAnswer(Expected::Command, no_answer)))?.command;
        if let Some(Contender::Program(_)) = self.plan.contenders.get(player) {
            self.check(seat, command).map_err(trouble)?;
        }
        self.done.choices += 1;
        self.grant(Actor::Seat(seat), command)
    }

    /// What a program asks for must be legal; that the program's own bots ask for nothing else is ours to see to.
    fn check(&self, seat: Seat, command: G::Command) -> Result<(), BotFault> {
        let (setup, state) = (&self.plan.setup, &self.done.state);
        G::decide(setup, state, Actor::Seat(seat), command)
            .map(drop)
            .map_err(|refusal| BotFault::Illegal(G::print_command(setup, &command), G::print_refusal(setup, &refusal)))
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

    /// Tells every player who wants to know what its seat sees.
    fn tell(&mut self, events: &Events<G::Event>) {
        let (setup, state) = (&self.plan.setup, &self.done.state);
        for (player, contestant) in self.players.iter_mut().enumerate() {
            let Some(contestant) = contestant.as_mut().filter(|contestant| contestant.wants_events()) else { continue };
            let seat = seat_of::<G>(setup, state, player);
            events.iter().for_each(|event| contestant.saw(setup, &G::see(setup, event, seat)));
        }
    }

    fn finish(self) -> Played<G> {
        let (setup, state) = (&self.plan.setup, &self.done.state);
        let (standings, result) = (G::outcome(setup, state).standings, G::ending(setup, state));
        for (player, contestant) in self.players.iter_mut().enumerate() {
            let seat = seat_of::<G>(setup, state, player);
            let place = standings.iter().find(|standing| Some(standing.seat) == seat).map(|standing| standing.place);
            if let (Some(contestant), Some(place)) = (contestant, place) {
                contestant.end(place, &result);
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
pub(crate) fn seat_of<G: HostGame>(setup: &G::Setup, state: &G::State, player: usize) -> Option<Seat> {
    G::seats(setup).iter().find(|&seat| G::sits(state, seat).is_some_and(|sitter| sitter.index() == player))
}
