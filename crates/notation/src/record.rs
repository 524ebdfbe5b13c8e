//! A whole game as text: a header, every command with its clock and events, and at the end the result and the
//! secrets. The format is described in `docs/record.md`, well enough to write a checker from that page alone.

use crate::actor::print_actor;
use crate::text::{Line, TextFault};
use crate::unknown::Act;
use crate::written::Written;
use chance::{Commitment, GameId, PlayerSeed};
use frame::{Actor, Seat};
use rules::Risiko;
use std::fmt::{self, Write as _};
use std::marker::PhantomData;
use std::str::FromStr;

/// The version of the format this program writes.
pub const RECORD_VERSION: u32 = 1;

/// The first word of every record.
pub(crate) const MAGIC: &str = "sdadata record";

/// What is known before the first command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's own name.
    pub game: GameId,
    /// The regulation's id.
    pub regulation: String,
    /// The hash of its values.
    pub hash: String,
    /// How many players.
    pub players: usize,
    /// How many of them are late.
    pub absent: usize,
    /// What the players are called, in the order in which they came.
    pub names: Vec<String>,
    /// Where the dice come from.
    pub dice: DiceSource,
}

/// Where dice and cards come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceSource {
    /// A simulation's generator, whose seed is told at the end.
    Seeded,
    /// A secret committed to before the game, with the players' seeds.
    Committed(Commitment, Vec<PlayerSeed>),
    /// A real table: typed in, nothing to check.
    Typed,
}

/// What is revealed when a game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reveal {
    /// The seed and stream of a simulation's generator.
    Seed(u64, u64),
    /// The secret of the commitment, in hex.
    Secret(String),
    /// Nothing is told: the dice were rolled by hand.
    Nothing,
}

/// The time of a command since the start of the game, where there is a clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Clock(Option<u64>);

impl Clock {
    /// No clock runs.
    pub const NONE: Self = Self(None);

    /// So many milliseconds since the start.
    #[must_use]
    pub const fn at(milliseconds: u64) -> Self {
        Self(Some(milliseconds))
    }

    pub(crate) fn read(word: &str) -> Option<Self> {
        if word == "-" {
            return Some(Self::NONE);
        }
        let (seconds, thousandths) = word.split_once('.')?;
        let digits = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
        if thousandths.len() != 3 || !digits(seconds) || !digits(thousandths) {
            return None;
        }
        let seconds: u64 = seconds.parse().ok()?;
        seconds.checked_mul(1000)?.checked_add(thousandths.parse().ok()?).map(Self::at)
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str("-"),
            Some(ms) => write!(f, "{}.{:03}", ms / 1000, ms % 1000),
        }
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC} {RECORD_VERSION}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "regulation {} {}", self.regulation, self.hash)?;
        writeln!(f, "players {} absent {}", self.players, self.absent)?;
        for (number, name) in (1..).zip(&self.names) {
            writeln!(f, "player {number} {name}")?;
        }
        match &self.dice {
            DiceSource::Seeded => writeln!(f, "dice seeded"),
            DiceSource::Typed => writeln!(f, "dice typed"),
            DiceSource::Committed(commitment, seeds) => {
                let seeds: Vec<String> = seeds.iter().map(ToString::to_string).collect();
                writeln!(f, "dice committed {commitment} seeds {}", seeds.join(" "))
            }
        }
    }
}

/// Whose eyes a record is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Eyes {
    All,
    Of(Option<Seat>),
}

/// Writes a record as the game goes on.
#[derive(Clone, Debug)]
pub struct Recorder<G: Written = Risiko> {
    text: String,
    commands: u64,
    eyes: Eyes,
    game: PhantomData<G>,
}

impl<G: Written> Recorder<G> {
    /// A whole record, secrets included: for the host alone while the game runs.
    #[must_use]
    pub fn whole(setup: &G::Setup, header: &Header) -> Self {
        Self::new(setup, header, Eyes::All)
    }

    /// The record as one seat, or with `None` a spectator, may see it.
    #[must_use]
    pub fn seen_by(setup: &G::Setup, header: &Header, viewer: Option<Seat>) -> Self {
        Self::new(setup, header, Eyes::Of(viewer))
    }

    fn new(setup: &G::Setup, header: &Header, eyes: Eyes) -> Self {
        let components: Vec<String> =
            G::components(setup).iter().map(|(kind, name)| format!("{kind} {name}")).collect();
        let text = format!("{header}{}\nbegin\n", components.join(" "));
        Self { text, commands: 0, eyes, game: PhantomData }
    }

    /// Adds a command that was granted, with its events.
    pub fn add(&mut self, setup: &G::Setup, clock: Clock, actor: Actor, command: &G::Command, events: &[G::Event]) {
        self.commands += 1;
        let seen: Vec<Option<G::Seen>> = events.iter().map(|event| self.see(setup, event)).collect();
        let secret = actor == Actor::Chance && seen.iter().flatten().any(G::is_partial);
        let command = G::print_command(setup, command);
        let command = if secret { without_answer(&command) } else { command };
        let _ = writeln!(self.text, "{} {clock} {} {command}", self.commands, print_actor(actor));
        for (event, seen) in events.iter().zip(seen) {
            let line = match seen {
                None => G::print_event(setup, event),
                Some(seen) => G::print_seen(setup, &seen),
            };
            let _ = writeln!(self.text, "  {line}");
        }
    }

    /// Adds a command of a game of which something is not known.
    pub fn add_known(&mut self, setup: &G::Setup, clock: Clock, act: &Act<G>) {
        self.commands += 1;
        let command = G::print_command(setup, &act.command);
        let command = if act.is_unknown { without_answer(&command) } else { command };
        let _ = writeln!(self.text, "{} {clock} {} {command}", self.commands, print_actor(act.actor));
        for told in &act.told {
            let _ = writeln!(self.text, "  {}", told.print(setup));
        }
    }

    /// Adds a remark under the last command: a referee's own words.
    pub fn remark(&mut self, words: &str) {
        let _ = writeln!(self.text, "  # {}", words.replace(['\n', '\r'], " "));
    }

    fn see(&self, setup: &G::Setup, event: &G::Event) -> Option<G::Seen> {
        match self.eyes {
            Eyes::All => None,
            Eyes::Of(viewer) => Some(G::see(setup, event, viewer)),
        }
    }

    /// Adds the end: the result and the secrets. A game that is over has none left.
    pub fn finish(&mut self, setup: &G::Setup, state: &G::State, reveal: &Reveal) {
        self.text.push_str(&G::ending(setup, state));
        let _ = match reveal {
            Reveal::Seed(seed, stream) => writeln!(self.text, "reveal seed {seed} stream {stream}"),
            Reveal::Secret(secret) => writeln!(self.text, "reveal secret {secret}"),
            Reveal::Nothing => writeln!(self.text, "reveal nothing"),
        };
        self.text.push_str("close\n");
    }

    /// The text so far.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text.
    #[must_use]
    pub fn into_text(self) -> String {
        self.text
    }
}

/// A command of chance whose answer is left out: `card ?`.
pub(crate) fn without_answer(command: &str) -> String {
    format!("{} ?", command.split(' ').next().unwrap_or_default())
}

/// A record that cannot be read: the line, counted from 1 in the whole text, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordFault {
    /// The line.
    pub line: usize,
    /// What is wrong.
    pub fault: TextFault,
}

/// The games of a file, each with the number of its first line.
#[must_use]
pub fn split_games(text: &str) -> Vec<(usize, &str)> {
    let mut starts = Vec::new();
    let (mut at, mut number) = (0, 1);
    for line in text.split_inclusive('\n') {
        if line.starts_with(MAGIC) {
            starts.push((number, at));
        }
        at += line.len();
        number += 1;
    }
    let ends = starts.iter().skip(1).map(|&(_, at)| at).chain([text.len()]);
    starts.iter().zip(ends).map(|(&(number, start), end)| (number, &text[start..end])).collect()
}

/// The numbered lines of a text, read one after another.
#[derive(Clone, Debug)]
pub(crate) struct Lines<'t> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'t>>>,
    first: usize,
    last: usize,
}

impl<'t> Lines<'t> {
    pub(crate) fn new(text: &'t str, first: usize) -> Self {
        Self { lines: text.lines().enumerate().peekable(), first, last: first }
    }

    pub(crate) fn next(&mut self) -> Option<&'t str> {
        let (index, line) = self.lines.next()?;
        self.last = self.first + index;
        Some(line)
    }

    pub(crate) fn next_if(&mut self, wanted: impl Fn(&str) -> bool) -> Option<&'t str> {
        let (index, line) = self.lines.next_if(|&(_, line)| wanted(line))?;
        self.last = self.first + index;
        Some(line)
    }

    /// Whether nothing follows.
    pub(crate) fn is_at_end(&mut self) -> bool {
        self.lines.peek().is_none()
    }

    /// The number of the line read last.
    pub(crate) fn number(&self) -> usize {
        self.last
    }

    pub(crate) fn fault(&self, fault: TextFault) -> RecordFault {
        RecordFault { line: self.last, fault }
    }

    /// The next line, which must be there.
    pub(crate) fn must(&mut self, expected: &str) -> Result<&'t str, RecordFault> {
        match self.next() {
            Some(line) => Ok(line),
            None => Err(RecordFault {
                line: self.last,
                fault: TextFault::nothing(format!("{expected}: the record stops here")),
            }),
        }
    }

    /// Reads the next line with a function that must use all of it.
    pub(crate) fn read<T>(
        &mut self,
        expected: &str,
        read: impl FnOnce(&mut Line<'t>) -> Result<T, TextFault>,
    ) -> Result<T, RecordFault> {
        let mut line = Line::new(self.must(expected)?);
        read(&mut line).and_then(|value| line.end(value)).map_err(|fault| self.fault(fault))
    }
}

/// The line of the header that names what lies on the table. Which words it has depends on the game, which is not
/// known before the regulation is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Components<'t> {
    pub(crate) line: usize,
    text: &'t str,
}

impl Components<'_> {
    /// The names of these kinds of things, one for each.
    pub(crate) fn names<'k>(self, kinds: impl Iterator<Item = &'k str>) -> Result<Vec<String>, RecordFault> {
        let mut line = Line::new(self.text);
        let mut name = |kind| line.keyword(kind).and_then(|()| line.word("a name").map(str::to_owned));
        let names: Result<Vec<String>, TextFault> = kinds.map(&mut name).collect();
        names.and_then(|names| line.end(names)).map_err(|fault| RecordFault { line: self.line, fault })
    }
}

/// Reads the header up to `begin`.
pub(crate) fn read_header<'t>(lines: &mut Lines<'t>) -> Result<(Header, Components<'t>), RecordFault> {
    lines.read("the first line of a record", |line| {
        line.keyword("sdadata")?;
        line.keyword("record")?;
        line.parse("record version 1", |word| (word == RECORD_VERSION.to_string()).then_some(()))
    })?;
    let game = lines.read("'game'", |line| {
        line.keyword("game")?;
        line.parse("a game's name", |word| GameId::from_str(word).ok())
    })?;
    let (regulation, hash) = lines.read("'regulation'", |line| {
        line.keyword("regulation")?;
        Ok((line.word("a regulation's id")?.to_owned(), line.word("its hash")?.to_owned()))
    })?;
    let (players, absent) = lines.read("'players'", |line| {
        line.keyword("players")?;
        let players: usize = line.number("a number of players")?;
        line.keyword("absent")?;
        Ok((players, line.number("a number of late-comers")?))
    })?;
    let names = read_names(lines, players)?;
    let dice = lines.read("'dice'", |line| read_dice(line, players))?;
    let text = lines.must("'board'")?;
    Line::new(text).keyword("board").map_err(|fault| lines.fault(fault))?;
    let components = Components { line: lines.number(), text };
    lines.read("'begin'", |line| line.keyword("begin"))?;
    Ok((Header { game, regulation, hash, players, absent, names, dice }, components))
}

fn read_names(lines: &mut Lines<'_>, players: usize) -> Result<Vec<String>, RecordFault> {
    let mut names = Vec::new();
    for number in 1..=players.min(frame::MAX_SEATS) {
        let prefix = format!("player {number} ");
        let line = lines.must(&format!("'{}'", prefix.trim_end()))?;
        let name = line.strip_prefix(&prefix);
        names.push(name.ok_or_else(|| lines.fault(TextFault::new(line, format!("'{prefix}' and a name"))))?.to_owned());
    }
    Ok(names)
}

/// Where dice come from. Each player has a part in committed ones: there is a seed for everybody, if only a `-`.
fn read_dice(line: &mut Line<'_>, players: usize) -> Result<DiceSource, TextFault> {
    line.keyword("dice")?;
    Ok(match line.word("seeded, committed or typed")? {
        "seeded" => DiceSource::Seeded,
        "typed" => DiceSource::Typed,
        "committed" => {
            let commitment = line.parse("a commitment in hex", |word| Commitment::from_str(word).ok())?;
            line.keyword("seeds")?;
            let mut seeds = Vec::new();
            while line.peek().is_some() {
                seeds.push(line.parse("a player's seed", |word| PlayerSeed::from_str(word).ok())?);
            }
            if seeds.len() != players {
                let found = format!("{} seeds", seeds.len());
                return Err(TextFault { found, expected: format!("one for each of {players} players") });
            }
            DiceSource::Committed(commitment, seeds)
        }
        other => return Err(TextFault::new(other, "seeded, committed or typed")),
    })
}

pub(crate) fn read_reveal(line: &mut Line<'_>) -> Result<Reveal, TextFault> {
    line.keyword("reveal")?;
    Ok(match line.word("seed, secret or nothing")? {
        "seed" => {
            let seed = line.number("a seed")?;
            line.keyword("stream")?;
            Reveal::Seed(seed, line.number("a stream")?)
        }
        "secret" => Reveal::Secret(line.word("a secret in hex")?.to_owned()),
        "nothing" => Reveal::Nothing,
        other => return Err(TextFault::new(other, "seed, secret or nothing")),
    })
}
