//! Playing a record again: every command re-decided, every event compared, every die rolled anew.

use crate::actor::read_actor;
use crate::record::{Clock, Components, DiceSource, Header, Lines, RecordFault, Reveal, read_header, read_reveal};
use crate::text::{Line, TextFault};
use crate::unknown::KnownGame;
use crate::written::Written;
use chance::{KeyStream, Secret, Seeded};
use frame::{Actor, Awaited, Events, RuleId};
use regulation::{GameKind, Library, Regulation};
use rules::Risiko;
use spqr::Spqr;

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It cannot be read.
    #[error("{0}")]
    Malformed(#[from] RecordFault),
    /// It can be read, and the rules say otherwise.
    #[error("line {line}: {what}")]
    Differs {
        /// The line.
        line: usize,
        /// What differs, in the words of the record.
        what: String,
        /// The rule, where one decides.
        rule: Option<RuleId>,
    },
}

impl Fault {
    /// The line it is on.
    #[must_use]
    pub fn line(&self) -> usize {
        match self {
            Self::Malformed(fault) => fault.line,
            Self::Differs { line, .. } => *line,
        }
    }

    pub(crate) fn differs(line: usize, what: impl Into<String>) -> Self {
        Self::Differs { line, what: what.into(), rule: None }
    }
}

/// One command of a record.
#[derive(Clone, Debug)]
pub struct Step<G: Written> {
    /// Its line.
    pub line: usize,
    /// The clock when it happened.
    pub clock: Clock,
    /// The one who acts.
    pub actor: Actor,
    /// What was asked; of an unknown answer of chance, one that fits what is told.
    pub command: G::Command,
    /// Whether it is an answer of chance that is not known: a `?` at a real table.
    pub is_unknown: bool,
    /// What happened, as the rules say.
    pub events: Events<G::Event>,
    /// The places in `events` of those that are told without their secret.
    pub partial: Vec<usize>,
    /// Remarks below it.
    pub remarks: Vec<String>,
    /// What the dice source was asked, if it was chance.
    question: Option<G::Question>,
}

/// A record played through.
#[derive(Clone, Debug)]
pub struct Replay<G: Written> {
    /// What was known before.
    pub header: Header,
    /// The regulation it was played under.
    pub regulation: Regulation,
    /// The table.
    pub setup: G::Setup,
    /// Every command.
    pub steps: Vec<Step<G>>,
    /// The position it ends in.
    pub state: G::State,
    /// Whether the record is complete: result and secrets are there.
    pub complete: bool,
    /// The game as far as it is known, at a real table.
    pub(crate) known: Option<KnownGame<G>>,
}

/// The outcome of checking a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Games found.
    pub games: usize,
    /// How many of them are still running: in order as far as they go.
    pub running: usize,
    /// The first fault of each game that has one.
    pub faults: Vec<Fault>,
}

/// Checks every game of a file.
#[must_use]
pub fn check(library: &Library, text: &str) -> Checked {
    let games = crate::record::split_games(text);
    if games.is_empty() || !text.starts_with(crate::record::MAGIC) {
        let first = text.lines().next().unwrap_or_default();
        let fault = TextFault::new(first, "'sdadata record 1', the first line of a record");
        return Checked { games: 0, running: 0, faults: vec![RecordFault { line: 1, fault }.into()] };
    }
    let mut checked = Checked { games: games.len(), ..Checked::default() };
    for (line, game) in games {
        match open(library, game, line).and_then(|record| is_complete(&record)) {
            Ok(true) => {}
            Ok(false) => checked.running += 1,
            Err(fault) => checked.faults.push(fault),
        }
    }
    checked
}

/// Plays a record of any game through; `false` if the game is still running.
fn is_complete(record: &Opened<'_>) -> Result<bool, Fault> {
    match record.regulation.game.kind() {
        GameKind::Risiko => record.replay::<Risiko>().map(|played| played.complete),
        GameKind::Spqr => record.replay::<Spqr>().map(|played| played.complete),
    }
}

/// Plays one game again. A game still running has no end; everything up to where it stops is checked.
pub fn replay<G: Written>(library: &Library, text: &str, first_line: usize) -> Result<Replay<G>, Fault> {
    open(library, text, first_line)?.replay()
}

/// A record whose head has been read: its regulation says which game it is of.
#[derive(Clone, Debug)]
pub struct Opened<'t> {
    /// What was known before the first command.
    pub header: Header,
    /// The regulation it was played under.
    pub regulation: Regulation,
    first_line: usize,
    components: Components<'t>,
    /// What follows the head.
    lines: Lines<'t>,
}

/// Reads the head of a record and finds its regulation.
pub fn open<'t>(library: &Library, text: &'t str, first_line: usize) -> Result<Opened<'t>, Fault> {
    let mut lines = Lines::new(text, first_line);
    let (header, components) = read_header(&mut lines)?;
    let regulation = find_regulation(library, &header, first_line)?;
    Ok(Opened { header, regulation, first_line, components, lines })
}

impl Opened<'_> {
    /// Plays it through as a record of this game.
    pub fn replay<G: Written>(&self) -> Result<Replay<G>, Fault> {
        let (setup, mut lines) = (self.set_up::<G>()?, self.lines.clone());
        let (header, regulation) = (self.header.clone(), self.regulation.clone());
        let state = G::begin(&setup);
        let known = (header.dice == DiceSource::Typed).then(|| KnownGame::begin(&setup));
        let mut played = Replay { header, regulation, setup, steps: Vec::new(), state, complete: false, known };
        while played.step(&mut lines)? {}
        played.settle();
        if played.is_over() {
            played.end(&mut lines)?;
        } else if let Some(line) = lines.next() {
            return Err(lines.fault(TextFault::new(line, "the next command")).into());
        }
        Ok(played)
    }

    fn set_up<G: Written>(&self) -> Result<G::Setup, Fault> {
        let Header { regulation, players, absent, .. } = &self.header;
        let settings = G::settings(&self.regulation).ok_or_else(|| {
            let game = G::KIND.word();
            Fault::differs(self.first_line + 2, format!("regulation '{regulation}' is not one of the game '{game}'"))
        })?;
        let setup = G::set_up(settings, *players, *absent)
            .map_err(|fault| Fault::differs(self.first_line + 3, fault.to_string()))?;
        let (kinds, here): (Vec<&str>, Vec<&str>) = G::components(&setup).into_iter().unzip();
        let there = self.components.names(kinds.into_iter())?;
        if there != here {
            let what = format!("the record has {}, the regulation {}", there.join(" "), here.join(" "));
            return Err(Fault::differs(self.components.line, what));
        }
        Ok(setup)
    }
}

/// The regulation a record names, in the edition whose hash it names.
fn find_regulation(library: &Library, header: &Header, line: usize) -> Result<Regulation, Fault> {
    let Header { regulation: id, hash, .. } = header;
    library.played_under(id, hash).ok_or_else(|| {
        let what = match library.get(id) {
            Ok(today) => {
                format!("no edition of regulation '{id}' known here has the hash {hash}; today's has {}", today.hash())
            }
            Err(_) => format!("regulation '{id}' is not known here"),
        };
        Fault::differs(line + 2, what)
    })
}

impl<G: Written> Replay<G> {
    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        G::progress(&self.state).is_over
    }

    /// Reads and plays one command; `false` if the next line is none.
    fn step(&mut self, lines: &mut Lines<'_>) -> Result<bool, Fault> {
        let Some(text) = lines.next_if(|line| line.starts_with(|c: char| c.is_ascii_digit())) else {
            return Ok(false);
        };
        let line = lines.number();
        let (clock, actor, command) = self.read_step(text).map_err(|fault| lines.fault(fault))?;
        if self.steps.last().is_some_and(|last| clock < last.clock) {
            return Err(Fault::differs(line, format!("the clock runs backwards to {clock}")));
        }
        let question = match G::awaited(&self.setup, &self.state) {
            Awaited::Chance(question) if actor == Actor::Chance => Some(question),
            Awaited::Chance(_) | Awaited::Seat(_) | Awaited::Nobody => None,
        };
        let is_known = self.known.as_ref().is_none_or(|known| !known.has_unknown());
        let Some(command) = command.filter(|_| is_known) else {
            let (act, remarks) = self.step_known(lines, actor, command, text)?;
            let (command, is_unknown) = (act.command, act.is_unknown);
            let (events, partial) = (Events::new(), Vec::new());
            self.steps.push(Step { line, clock, actor, command, is_unknown, events, partial, remarks, question });
            return Ok(true);
        };
        let events = self.decide(line, actor, command)?;
        let remarks = self.compare_events(lines, &events)?;
        if let Some(known) = &mut self.known {
            known.take_in(&self.setup, actor, command, false, &events);
        }
        events.iter().for_each(|event| G::apply(&self.setup, &mut self.state, event));
        let (is_unknown, partial) = (false, Vec::new());
        self.steps.push(Step { line, clock, actor, command, is_unknown, events, partial, remarks, question });
        Ok(true)
    }

    pub(crate) fn decide(&self, line: usize, actor: Actor, command: G::Command) -> Result<Events<G::Event>, Fault> {
        G::decide(&self.setup, &self.state, actor, command).map_err(|refusal| Fault::Differs {
            line,
            what: G::print_refusal(&self.setup, &refusal),
            rule: Some(G::rule(&refusal)),
        })
    }

    /// A step; without a command, an answer of chance that is not known.
    fn read_step(&self, text: &str) -> Result<(Clock, Actor, Option<G::Command>), TextFault> {
        let mut line = Line::new(text);
        let due = self.steps.len() + 1;
        line.parse(&format!("command number {due}"), |word| (word == due.to_string()).then_some(()))?;
        let clock = line.parse("a time such as 12.500, or -", Clock::read)?;
        let actor = read_actor(&mut line)?;
        let rest = text.splitn(4, ' ').nth(3).unwrap_or_default();
        if rest.ends_with(" ?") {
            let is_real_table = self.known.is_some() && actor == Actor::Chance;
            let fault = TextFault::new(rest, "a whole record: a secret is left out of this one");
            return if is_real_table { Ok((clock, actor, None)) } else { Err(fault) };
        }
        Ok((clock, actor, Some(G::read_command(&self.setup, rest)?)))
    }

    /// The indented lines below a command must be its events; remarks may follow.
    pub(crate) fn compare_events(&self, lines: &mut Lines<'_>, events: &[G::Event]) -> Result<Vec<String>, Fault> {
        let mut remarks = Vec::new();
        let mut expected = events.iter().map(|event| G::print_event(&self.setup, event));
        while let Some(line) = lines.next_if(|line| line.starts_with("  ")) {
            let found = &line[2..];
            if let Some(remark) = found.strip_prefix("# ") {
                remarks.push(remark.to_owned());
                continue;
            }
            match expected.next() {
                Some(event) if event == found => {}
                Some(event) => {
                    return Err(Fault::differs(
                        lines.number(),
                        format!("the record has '{found}', the rules '{event}'"),
                    ));
                }
                None => return Err(Fault::differs(lines.number(), format!("'{found}' did not happen"))),
            }
        }
        match expected.next() {
            None => Ok(remarks),
            Some(missing) if lines.is_at_end() => {
                let fault = TextFault::nothing(format!("'{missing}': the record stops here"));
                Err(RecordFault { line: lines.number(), fault }.into())
            }
            Some(missing) => Err(Fault::differs(lines.number(), format!("'{missing}' is missing after this line"))),
        }
    }

    /// The result and the secrets.
    fn end(&mut self, lines: &mut Lines<'_>) -> Result<(), Fault> {
        for expected in G::ending(&self.setup, &self.state).lines() {
            let found = lines.must(expected)?;
            if found != expected {
                return Err(Fault::differs(
                    lines.number(),
                    format!("the record has '{found}', the rules '{expected}'"),
                ));
            }
        }
        let reveal = lines.read("'reveal'", read_reveal)?;
        let line = lines.number();
        self.check_dice(&reveal, line)?;
        lines.read("'close'", |line| line.keyword("close"))?;
        if let Some(after) = lines.next_if(|line| !line.is_empty()) {
            return Err(
                RecordFault { line: lines.number(), fault: TextFault::new(after, "the end of the record") }.into()
            );
        }
        self.complete = true;
        Ok(())
    }

    fn check_dice(&self, reveal: &Reveal, line: usize) -> Result<(), Fault> {
        match (&self.header.dice, reveal) {
            (DiceSource::Typed, Reveal::Nothing) => Ok(()),
            (DiceSource::Seeded, Reveal::Seed(seed, stream)) => self.roll_again(&mut Seeded::new(*seed, *stream)),
            (DiceSource::Committed(commitment, seeds), Reveal::Secret(hex)) => {
                let secret = Secret::from_hex(hex).map_err(|fault| Fault::differs(line, fault.to_string()))?;
                if !commitment.is_to(&secret) {
                    return Err(Fault::differs(line, "the secret is not the one committed to"));
                }
                self.roll_again(&mut KeyStream::new(&secret, &self.header.game, seeds))
            }
            (DiceSource::Typed | DiceSource::Seeded | DiceSource::Committed(..), _) => {
                Err(Fault::differs(line, "what is revealed does not belong to the dice of this record"))
            }
        }
    }

    /// Every answer of chance must be what the source gives.
    fn roll_again(&self, source: &mut impl chance::Source) -> Result<(), Fault> {
        for step in &self.steps {
            let Some(question) = step.question else { continue };
            let answer = G::answer(question, source);
            if answer != step.command {
                let (found, due) =
                    (G::print_command(&self.setup, &step.command), G::print_command(&self.setup, &answer));
                return Err(Fault::differs(step.line, format!("the record has '{found}', the dice gave '{due}'")));
            }
        }
        Ok(())
    }
}
