//! A game in a file, to be gone on with: its record so far, and before it what the record does not tell.
//!
//! ```text
//! sdadata save 1
//! # whoever reads this file knows every secret of the game
//! player 1 person
//! player 2 bot cautious
//! minds 7081            the seed of what the bots decide
//! time minutes 90       or: time laps 8, time none
//! played 754321         milliseconds so far
//! dealt 1234            when the first card was dealt: the time runs from there (G7.2)
//! dice secret 0f3c…     or: dice seed 7, dice typed
//! | id = "circolo"      the text of a club's own regulation, line by line
//! sdadata record 1
//! …
//! ```
//!
//! The record is as `notation` writes it. Taking the game up again plays it through: the position, the dice and the
//! record itself must come out as they were.

use super::clock::{GameClock, Limit};
use super::company::{Company, Mind, Sitter};
use super::dice::Dice;
use super::game::Game;
use super::session::Session;
use bots::Bot;
use chance::Secret;
use notation::{DiceSource, Replay, Reveal, replay, split_games};
use regulation::{Library, Regulation};
use rules::{Actor, Awaited, Risiko};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

/// The first line of the file.
pub(super) const MAGIC: &str = "sdadata save 1";

const WARNING: &str =
    "# A running game. Whoever reads this file knows every secret of it: objectives, cards, dice to come.";

/// Writes a file whole or not at all: first beside it, then in its place.
pub(super) fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, path)).inspect_err(|_| _ = fs::remove_file(&beside))
}

/// The text of a save.
pub(super) fn print(session: &Session) -> String {
    let mut text = format!("{MAGIC}\n{WARNING}\n");
    for (number, sitter) in (1..).zip(session.company.iter()) {
        let _ = match sitter.mind {
            Mind::Person => writeln!(text, "player {number} person"),
            Mind::Bot(bot) => writeln!(text, "player {number} bot {}", bot.name()),
        };
    }
    let _ = writeln!(text, "minds {}", session.minds);
    let _ = match session.clock.limit() {
        Limit::Never => writeln!(text, "time none"),
        Limit::Minutes(minutes) => writeln!(text, "time minutes {minutes}"),
        Limit::Laps(laps) => writeln!(text, "time laps {laps}"),
    };
    let _ = writeln!(text, "played {}", session.clock.played());
    if let Some(dealt) = session.clock.dealt() {
        let _ = writeln!(text, "dealt {dealt}");
    }
    let _ = match session.game.dice().reveal() {
        Reveal::Secret(secret) => writeln!(text, "dice secret {secret}"),
        Reveal::Seed(seed, _) => writeln!(text, "dice seed {seed}"),
        Reveal::Nothing => writeln!(text, "dice typed"),
    };
    for line in session.game.own_text.iter().flat_map(|own| own.lines()) {
        let _ = writeln!(text, "| {line}");
    }
    text + session.game.record()
}

/// A game read from a file.
pub(super) struct Saved {
    /// The game, played through.
    pub(super) game: Game,
    /// Who plays.
    pub(super) company: Company,
    /// The time.
    pub(super) clock: GameClock,
    /// The seed of what bots decide.
    pub(super) minds: u64,
}

/// What is wrong with a save: the line, and what was expected or differs.
pub(super) struct Spoilt {
    /// The line, from 1.
    pub(super) line: usize,
    /// What is wrong.
    pub(super) what: String,
}

impl Spoilt {
    fn at(line: usize, what: impl Into<String>) -> Self {
        Self { line, what: what.into() }
    }
}

/// The lines before the record.
#[derive(Default)]
struct Preamble {
    minds: Vec<Mind>,
    seed: Option<u64>,
    limit: Option<Limit>,
    played: u64,
    dealt: Option<u64>,
    dice: Option<Reveal>,
    own_text: String,
}

/// Reads a save and plays its record through.
pub(super) fn read(text: &str) -> Result<Saved, Spoilt> {
    if text.lines().next() != Some(MAGIC) {
        return Err(Spoilt::at(1, format!("'{MAGIC}' expected")));
    }
    let Some(&(first, record)) = split_games(text).first() else {
        return Err(Spoilt::at(text.lines().count(), "the record of the game is missing"));
    };
    let mut preamble = Preamble::default();
    for (number, line) in (1..first).zip(text.lines()).skip(1) {
        preamble.read(line).ok_or_else(|| Spoilt::at(number, format!("'{line}' was not expected")))?;
    }
    let library = preamble.library().map_err(|what| Spoilt::at(first, what))?;
    let played =
        replay::<Risiko>(&library, record, first).map_err(|fault| Spoilt::at(fault.line(), fault.to_string()))?;
    if played.is_over() {
        return Err(Spoilt::at(first, "the game is over"));
    }
    preamble.take_up(played, record, first)
}

impl Preamble {
    fn read(&mut self, line: &str) -> Option<()> {
        if let Some(own) = line.strip_prefix("| ").or(line.strip_prefix('|')) {
            let _ = writeln!(self.own_text, "{own}");
            return Some(());
        }
        match *line.split(' ').collect::<Vec<_>>().as_slice() {
            ["#", ..] => {}
            ["player", number, ref mind @ ..] if number.parse() == Ok(self.minds.len() + 1) => {
                self.minds.push(match mind {
                    ["person"] => Mind::Person,
                    ["bot", name] => Mind::Bot(Bot::named(name)?),
                    _ => return None,
                });
            }
            ["minds", seed] => self.seed = Some(seed.parse().ok()?),
            ["time", "none"] => self.limit = Some(Limit::Never),
            ["time", "minutes", minutes] => self.limit = Some(Limit::Minutes(minutes.parse().ok()?)),
            ["time", "laps", laps] => self.limit = Some(Limit::Laps(laps.parse().ok()?)),
            ["played", played] => self.played = played.parse().ok()?,
            ["dealt", dealt] => self.dealt = Some(dealt.parse().ok()?),
            ["dice", "secret", secret] => self.dice = Some(Reveal::Secret(secret.to_owned())),
            ["dice", "seed", seed] => self.dice = Some(Reveal::Seed(seed.parse().ok()?, Dice::STREAM)),
            ["dice", "typed"] => self.dice = Some(Reveal::Nothing),
            _ => return None,
        }
        Some(())
    }

    /// The regulations, with the club's own if the save brings one.
    fn library(&self) -> Result<Library, String> {
        let library = Library::embedded();
        if self.own_text.is_empty() {
            return Ok(library);
        }
        let own = Regulation::read(&self.own_text, &library).map_err(|faults| faults.to_string())?;
        Ok(library.with(&own.id, &self.own_text))
    }

    fn dice(&self, played: &Replay<Risiko>) -> Option<Dice> {
        match (self.dice.as_ref()?, &played.header.dice) {
            (Reveal::Secret(hex), DiceSource::Committed(commitment, _)) => {
                let secret = Secret::from_hex(hex).ok().filter(|secret| commitment.is_to(secret))?;
                Some(Dice::secret(secret, &played.header.game, played.header.players))
            }
            (Reveal::Seed(seed, _), DiceSource::Seeded) => Some(Dice::seeded(*seed)),
            (Reveal::Nothing, DiceSource::Typed) => Some(Dice::Typed),
            (Reveal::Secret(_) | Reveal::Seed(..) | Reveal::Nothing, _) => None,
        }
    }

    fn take_up(self, played: Replay<Risiko>, record: &str, first: usize) -> Result<Saved, Spoilt> {
        let missing =
            |what: &str| Spoilt::at(first, format!("'{what}' is missing before the record, or does not fit it"));
        let dice = self.dice(&played).ok_or_else(|| missing("dice"))?;
        let limit = self.limit.ok_or_else(|| missing("time"))?;
        let minds = self.seed.ok_or_else(|| missing("minds"))?;
        if self.minds.len() != played.header.names.len() {
            return Err(missing("player"));
        }
        let sitters = played.header.names.iter().zip(&self.minds);
        let company = sitters.map(|(name, &mind)| Sitter { name: name.clone(), mind }).collect();
        let own_text = Some(self.own_text).filter(|text| !text.is_empty());
        let Replay { header, regulation, setup, steps, .. } = played;
        let mut game = Game::new(setup, regulation, own_text, header, dice);
        for step in &steps {
            again(&mut game, step).ok_or_else(|| Spoilt::at(step.line, "the dice are not those of this game"))?;
        }
        if game.record() != record {
            return Err(Spoilt::at(first, "the record does not come out as it was"));
        }
        let clock = GameClock::resume(limit, self.played, self.dealt);
        Ok(Saved { game, company: Company::new(company), clock, minds })
    }
}

/// Plays one command again; the dice give what they gave.
fn again(game: &mut Game, step: &notation::Step<Risiko>) -> Option<()> {
    if let (Awaited::Chance(question), Actor::Chance) = (game.awaited(), step.actor)
        && game.roll(question).is_some_and(|answer| answer != step.command)
    {
        return None;
    }
    game.act(step.clock, step.actor, step.command).ok()
}
