//! The game from the first question to the last: who is to act is asked, or decides, or is rolled for.

use super::chronicle::Entry;
use super::clock::GameClock;
use super::company::{Company, Mind};
use super::console::Console;
use super::game::Game;
use super::narrator::Narrator;
use super::terminal::Terminal;
use chance::Seeded;
use frame::{Actor, Awaited, BySeat, Lap, Seat};
use shell::failure::Failure;
use std::path::PathBuf;
use std::time::Duration;
use words::{Words, id};

/// Why a session ends before its game does.
pub(super) enum Exit {
    /// The player left.
    Left,
    /// Something went wrong.
    Failed(Failure),
}

impl From<Failure> for Exit {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// Something that is done again and again without asking.
#[derive(Clone, Copy, Debug)]
pub(super) enum Repeat<G: Terminal> {
    /// An attack that goes on until so many are left.
    Attack(G::AttackUntil),
    /// A bot plays on to the end of the turn in this lap.
    BotTurn(Lap),
}

/// One sitting at the terminal.
pub(super) struct Session<G: Terminal> {
    /// The language of everything that is said.
    pub(super) words: Words,
    /// Where lines are read and written.
    pub(super) console: Console,
    /// The game with its record and its dice.
    pub(super) game: Game<G>,
    /// The people and bots that play.
    pub(super) company: Company<G::Bot>,
    /// The clock of the game.
    pub(super) clock: GameClock,
    /// The seed of what bots decide.
    pub(super) bot_seed: u64,
    /// Whether the referee of a real table is at the keyboard: one person for all seats, from whom nothing is hidden.
    pub(super) is_refereed: bool,
    /// Whether bots play without a pause between turns.
    pub(super) fast: bool,
    /// Where the record goes, if that was said.
    pub(super) record: Option<PathBuf>,
    /// Where the game was saved last, and after how many commands, unless some of them were taken back since.
    pub(super) saved: Option<(PathBuf, Option<u64>)>,
    /// How many events everybody has been told.
    pub(super) told: usize,
    /// How many events each seat knew when it last had the keyboard.
    pub(super) known: BySeat<usize>,
    /// Who has the keyboard.
    pub(super) holder: Option<Seat>,
    /// What is done again and again, if something is.
    pub(super) repeat: Option<Repeat<G>>,
    /// The turn whose board has been shown.
    pub(super) shown: Option<(Seat, u16)>,
    /// After how many commands it was last said what is asked.
    pub(super) guided: Option<u64>,
}

impl<G: Terminal> Session<G> {
    /// A sitting that begins now.
    pub(super) fn new(
        words: Words,
        console: Console,
        game: Game<G>,
        company: Company<G::Bot>,
        clock: GameClock,
        bot_seed: u64,
    ) -> Self {
        Self {
            words,
            console,
            game,
            company,
            clock,
            bot_seed,
            is_refereed: false,
            fast: false,
            record: None,
            saved: None,
            told: 0,
            known: BySeat::all(0),
            holder: None,
            repeat: None,
            shown: None,
            guided: None,
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        match self.play() {
            Ok(()) | Err(Exit::Left) => Ok(()),
            Err(Exit::Failed(failure)) => Err(failure),
        }
    }

    fn play(&mut self) -> Result<(), Exit> {
        loop {
            if G::starts_clock(self.game.state()) {
                self.clock.set_off();
            }
            self.call_time();
            match self.game.awaited() {
                Awaited::Nobody if self.ask_for_secret()? => {}
                Awaited::Nobody => {
                    self.show_result();
                    if !self.is_reopened() {
                        return self.keep_record();
                    }
                }
                Awaited::Chance(question) => self.chance(question)?,
                Awaited::Seat(seat) => match self.mind(seat) {
                    Mind::Bot(bot) => self.bot(seat, bot)?,
                    Mind::Person => self.person(seat)?,
                },
            }
            self.release_keyboard();
            self.tell_turns();
            if self.console.is_gone() {
                return Err(Failure::Closed.into());
            }
        }
    }

    /// What decides for a seat.
    pub(super) fn mind(&self, seat: Seat) -> Mind<G::Bot> {
        self.company.mind(G::player(self.game.state(), seat))
    }

    fn chance(&mut self, question: G::Question) -> Result<(), Exit> {
        match self.game.roll(question) {
            Some(answer) => self.grant(Actor::Chance, answer),
            None => self.type_in(question),
        }
    }

    fn bot(&mut self, seat: Seat, bot: G::Bot) -> Result<(), Exit> {
        let command = self.bot_choice(seat, bot);
        self.grant(Actor::Seat(seat), command)
    }

    /// What a bot does here: the same in the same position, so that a game taken up again goes the same way.
    pub(super) fn bot_choice(&self, seat: Seat, bot: G::Bot) -> G::Command {
        let mut source = Seeded::new(self.bot_seed, self.game.commands());
        G::choose(bot, &self.game.setup, &self.game.view(Some(seat)), &mut source)
    }

    /// Does what cannot be refused; if it is, the fault is ours.
    fn grant(&mut self, actor: Actor, command: G::Command) -> Result<(), Exit> {
        let clock = self.clock.stamp();
        self.game.act(clock, actor, command).map_err(|refusal| {
            let what = format!("{actor:?} was refused {command:?}: {refusal:?}");
            Exit::Failed(Failure::Ours(what))
        })
    }

    /// Calls time when the clock says so (G7.3), or when nobody is left at the keyboard to play for.
    pub(super) fn call_time(&mut self) {
        let progress = self.game.progress();
        if progress.time_is_up || progress.is_over {
            return;
        }
        let nobody = self.company.people() > 0 && progress.lap.0 > 0 && !self.person_in_game();
        if nobody || self.clock.is_up(&progress, || self.game.situation().playing) {
            if nobody {
                let line = self.words.say(id::PLAY_NOBODY_LEFT);
                self.tell();
                self.console.say(&line);
            }
            let clock = self.clock.stamp();
            // Only a game that is over, or whose time is up, refuses this.
            let _ = self.game.act(clock, Actor::Clock, G::TIME_UP);
        }
    }

    fn person_in_game(&self) -> bool {
        self.game.situation().playing.iter().any(|seat| self.mind(seat) == Mind::Person)
    }

    /// Tells the turns that are complete; whoever plays at the keyboard sees their own at once.
    fn tell_turns(&mut self) {
        let untold = self.game.chronicle.since(self.told);
        let begun = |entry: &Entry<G>| entry.begins_turn.is_some();
        let complete = untold.iter().rposition(begun).unwrap_or(0);
        let live = self.turn().is_some_and(|turn| self.holder == Some(turn));
        let upto = if live { self.game.chronicle.len() } else { self.told + complete };
        if upto > self.told {
            self.tell_until(upto);
            self.pause();
        }
    }

    /// Whose turn it is; nobody's in the preparation.
    pub(super) fn turn(&self) -> Option<Seat> {
        let progress = self.game.progress();
        (progress.lap > Lap(0)).then_some(progress.turn)
    }

    /// Tells everything that has not been told.
    pub(super) fn tell(&mut self) {
        self.tell_until(self.game.chronicle.len());
    }

    fn tell_until(&mut self, upto: usize) {
        let width = self.console.width();
        let lines = self.narrator(width, self.listener()).tell(&self.game.chronicle, self.told, upto);
        self.told = upto;
        self.console.say_all(&lines);
    }

    /// Who may hear secrets told as the game goes on: the one at the keyboard, if there is but one.
    fn listener(&self) -> Option<Seat> {
        self.holder.filter(|_| self.company.people() == 1 && !self.has_unknown())
    }

    /// Somebody to tell events.
    pub(super) fn narrator(&self, width: usize, eyes: Option<Seat>) -> Narrator<'_, G> {
        Narrator {
            setup: &self.game.setup,
            regulation: &self.game.regulation,
            state: self.game.state(),
            company: &self.company,
            words: self.words,
            paint: self.console.paint,
            width,
            eyes,
            sees_all: self.is_refereed && !self.has_unknown(),
            is_real_table: self.is_real_table(),
            live: self.holder,
        }
    }

    /// Time to read, between one turn and the next.
    fn pause(&self) {
        let watched = self.console.is_interactive() && !self.fast;
        let own = self.holder == Some(self.game.progress().turn);
        if watched && !own {
            std::thread::sleep(Duration::from_millis(700));
        }
    }
}
