//! A game in a file, to be gone on with: its record so far, and before it what the record does not tell.
//!
//! ```text
//! sdadata save 1
//! # whoever reads this file knows every secret of the game
//! player 1 person
//! player 2 bot cautious
//! keyboard referee      where the referee of a real table is at the keyboard
//! minds 7081            the seed of what the bots decide
//! time minutes 90       or: time laps 8, time none
//! played 754321         milliseconds so far
//! dealt 1234            when the first card was dealt (G7.2), or the first turn began (S1): the time runs from there
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
use super::terminal::Terminal;
use bots::Named as _;
use chance::Secret;
use frame::{Actor, Awaited};
use notation::{DiceSource, Opened, Replay, Reveal, split_games};
use regulation::{Library, Regulation};
use std::fmt::Write as _;

/// The first line of the file.
pub(super) const MAGIC: &str = "sdadata save 1";

const WARNING: &str =
    "# A running game. Whoever reads this file knows every secret of it: objectives, cards, dice to come.";

/// The text of a save.
pub(super) fn print<G: Terminal>(session: &Session<G>) -> String {
    let mut text = format!("{MAGIC}\n{WARNING}\n");
    for (number, sitter) in (1..).zip(session.company.iter()) {
        let _ = match sitter.mind {
            Mind::Person => writeln!(text, "player {number} person"),
            Mind::Bot(bot) => writeln!(text, "player {number} bot {}", bot.name()),
        };
    }
    if session.is_refereed {
        let _ = writeln!(text, "keyboard referee");
    }
    let _ = writeln!(text, "minds {}", session.bot_seed);
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

/// A game that goes on from a save.
pub(super) struct ResumedGame<G: Terminal> {
    /// The game, played through.
    pub(super) game: Game<G>,
    /// The people and bots that play it.
    pub(super) company: Company<G::Bot>,
    /// Its clock, with the time played before.
    pub(super) clock: GameClock,
    /// The seed of what bots decide.
    pub(super) bot_seed: u64,
    /// Whether the referee of a real table is at the keyboard.
    pub(super) is_refereed: bool,
}

/// What is wrong with a save: the line, and what was expected or differs.
pub(super) struct SaveFault {
    /// The line, from 1.
    pub(super) line: usize,
    /// What is wrong.
    pub(super) what: String,
}

impl SaveFault {
    fn at(line: usize, what: impl Into<String>) -> Self {
        Self { line, what: what.into() }
    }
}

/// A save whose lines have been read; which game it is of, its regulation says.
pub(super) struct SaveText<'t> {
    preamble: Preamble,
    opened: Opened<'t>,
    record: &'t str,
    /// The line of the file the record begins at.
    first: usize,
}

/// The lines before the record.
#[derive(Default)]
struct Preamble {
    /// The bot of each player, by name; none where a person plays.
    bots: Vec<Option<String>>,
    is_refereed: bool,
    seed: Option<u64>,
    limit: Option<Limit>,
    played: u64,
    dealt: Option<u64>,
    dice: Option<Reveal>,
    own_text: String,
}

/// Reads the lines of a save.
pub(super) fn read(text: &str) -> Result<SaveText<'_>, SaveFault> {
    if text.lines().next() != Some(MAGIC) {
        return Err(SaveFault::at(1, format!("'{MAGIC}' expected")));
    }
    let Some(&(first, record)) = split_games(text).first() else {
        return Err(SaveFault::at(text.lines().count(), "the record of the game is missing"));
    };
    let mut preamble = Preamble::default();
    for (number, line) in (1..first).zip(text.lines()).skip(1) {
        preamble.read(line).ok_or_else(|| SaveFault::at(number, format!("'{line}' was not expected")))?;
    }
    let library = preamble.library().map_err(|what| SaveFault::at(first, what))?;
    let opened =
        notation::open(&library, record, first).map_err(|fault| SaveFault::at(fault.line(), fault.to_string()))?;
    Ok(SaveText { preamble, opened, record, first })
}

impl SaveText<'_> {
    /// The regulation the game is played under.
    pub(super) fn regulation(&self) -> &Regulation {
        &self.opened.regulation
    }

    /// Plays the record through, as one of this game.
    pub(super) fn resume<G: Terminal>(self) -> Result<ResumedGame<G>, SaveFault> {
        let played = self.opened.replay::<G>().map_err(|fault| SaveFault::at(fault.line(), fault.to_string()))?;
        if played.is_over() {
            return Err(SaveFault::at(self.first, "the game is over"));
        }
        self.preamble.resume(played, self.record, self.first)
    }
}

impl Preamble {
    fn read(&mut self, line: &str) -> Option<()> {
        if let Some(own) = line.strip_prefix("| ").or(line.strip_prefix('|')) {
            let _ = writeln!(self.own_text, "{own}");
            return Some(());
        }
        match *line.split(' ').collect::<Vec<_>>().as_slice() {
            ["#", ..] => {}
            ["player", number, ref mind @ ..] if number.parse() == Ok(self.bots.len() + 1) => {
                self.bots.push(match mind {
                    ["person"] => None,
                    ["bot", name] if games::bot_names().contains(name) => Some((*name).to_owned()),
                    _ => return None,
                });
            }
            ["keyboard", "referee"] => self.is_refereed = true,
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

    fn dice<G: Terminal>(&self, played: &Replay<G>) -> Option<Dice> {
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

    /// Who plays, if they are as many as the record names.
    fn company<G: Terminal>(&self, names: &[String]) -> Option<Company<G::Bot>> {
        let sitter = |(name, bot): (&String, &Option<String>)| {
            let mind = match bot {
                None => Mind::Person,
                Some(bot) => Mind::Bot(G::Bot::named(bot)?),
            };
            Some(Sitter { name: name.clone(), mind })
        };
        let sitters: Option<Vec<_>> = names.iter().zip(&self.bots).map(sitter).collect();
        sitters.filter(|_| self.bots.len() == names.len()).map(Company::new)
    }

    fn resume<G: Terminal>(self, played: Replay<G>, record: &str, first: usize) -> Result<ResumedGame<G>, SaveFault> {
        let missing =
            |what: &str| SaveFault::at(first, format!("'{what}' is missing before the record, or does not fit it"));
        let dice = self.dice(&played).ok_or_else(|| missing("dice"))?;
        let limit = self.limit.ok_or_else(|| missing("time"))?;
        let bot_seed = self.seed.ok_or_else(|| missing("minds"))?;
        let company = self.company::<G>(&played.header.names).ok_or_else(|| missing("player"))?;
        if self.is_refereed && !dice.are_typed() {
            return Err(missing("keyboard"));
        }
        let own_text = Some(self.own_text).filter(|text| !text.is_empty());
        let Replay { header, regulation, setup, steps, .. } = played;
        let mut game = Game::<G>::new(setup, regulation, own_text, header, dice);
        for step in &steps {
            again(&mut game, step).ok_or_else(|| SaveFault::at(step.line, "the dice are not those of this game"))?;
        }
        if game.record() != record {
            return Err(SaveFault::at(first, "the record does not come out as it was"));
        }
        let clock = GameClock::resume(limit, self.played, self.dealt);
        Ok(ResumedGame { game, company, clock, bot_seed, is_refereed: self.is_refereed })
    }
}

/// Plays one command again; the dice give what they gave.
fn again<G: Terminal>(game: &mut Game<G>, step: &notation::Step<G>) -> Option<()> {
    if let (Awaited::Chance(question), Actor::Chance) = (game.awaited(), step.actor)
        && game.roll(question).is_some_and(|answer| answer != step.command)
    {
        return None;
    }
    if step.is_unknown {
        return game.leave_open(step.clock).then_some(());
    }
    game.act(step.clock, step.actor, step.command).ok()
}
