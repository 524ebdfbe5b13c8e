//! Playing a record again: every command re-decided, every event compared, every die rolled anew.

use crate::command::{print_command, read_actor, read_command};
use crate::event::print_event;
use crate::record::{Clock, DiceSource, Header, Lines, RecordFault, Reveal, ending, read_header, read_reveal};
use crate::refusal::print_refusal;
use crate::text::{Line, TextFault};
use chance::{KeyStream, Secret, Seeded};
use regulation::{Library, Regulation};
use rules::{Actor, Awaited, Chance, Command, Event, Events, Phase, RuleId, Setup, State, decide};

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

    fn differs(line: usize, what: impl Into<String>) -> Self {
        Self::Differs { line, what: what.into(), rule: None }
    }
}

/// One command of a record.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its line.
    pub line: usize,
    /// When.
    pub clock: Clock,
    /// Who.
    pub actor: Actor,
    /// What was asked.
    pub command: Command,
    /// What happened, as the rules say.
    pub events: Events,
    /// Remarks below it.
    pub remarks: Vec<String>,
    /// What the dice source was asked, if it was chance.
    question: Option<Chance>,
}

/// A record played through.
#[derive(Clone, Debug)]
pub struct Replay {
    /// What was known before.
    pub header: Header,
    /// The regulation it was played under.
    pub regulation: Regulation,
    /// The table.
    pub setup: Setup,
    /// Every command.
    pub steps: Vec<Step>,
    /// The position it ends in.
    pub state: State,
    /// Whether the record is complete: result and secrets are there.
    pub complete: bool,
}

/// The outcome of checking a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Games found.
    pub games: usize,
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
        return Checked { games: 0, faults: vec![RecordFault { line: 1, fault }.into()] };
    }
    let faults = games.iter().filter_map(|&(line, game)| check_game(library, game, line).err()).collect();
    Checked { games: games.len(), faults }
}

fn check_game(library: &Library, text: &str, line: usize) -> Result<(), Fault> {
    let played = replay(library, text, line)?;
    if played.complete {
        return Ok(());
    }
    let last = line + text.lines().count().saturating_sub(1);
    let fault = TextFault::nothing("'end': the record stops before the game is over");
    Err(RecordFault { line: last, fault }.into())
}

/// Plays one game again. A game still running has no end; everything up to where it stops is checked.
pub fn replay(library: &Library, text: &str, first_line: usize) -> Result<Replay, Fault> {
    let mut lines = Lines::new(text, first_line);
    let (header, data) = read_header(&mut lines)?;
    let regulation = find_regulation(library, &header, first_line)?;
    let setup = set_up(&regulation, &header, &data, first_line)?;
    let mut played =
        Replay { header, regulation, state: State::new(&setup), setup, steps: Vec::new(), complete: false };
    while played.step(&mut lines)? {}
    if played.state.open().phase() != Phase::Over(rules::Cause::Time) && !played.is_over() {
        if let Some(line) = lines.next() {
            let number = lines.number();
            return Err(RecordFault { line: number, fault: TextFault::new(line, "the next command") }.into());
        }
        return Ok(played);
    }
    played.end(&mut lines)?;
    Ok(played)
}

fn find_regulation(library: &Library, header: &Header, line: usize) -> Result<Regulation, Fault> {
    let line = line + 2;
    let regulation = library
        .get(&header.regulation)
        .map_err(|_| Fault::differs(line, format!("regulation '{}' is not known here", header.regulation)))?;
    let hash = regulation.hash();
    if hash != header.hash {
        let what = format!("regulation '{}' has the hash {hash} here, the record {}", header.regulation, header.hash);
        return Err(Fault::differs(line, what));
    }
    Ok(regulation)
}

fn set_up(regulation: &Regulation, header: &Header, data: &[String; 3], line: usize) -> Result<Setup, Fault> {
    let setup = Setup::new(&regulation.settings, header.players, header.absent)
        .map_err(|fault| Fault::differs(line + 3, fault.to_string()))?;
    let here = [setup.board.id(), setup.deck.id(), setup.objectives.id()];
    if data.iter().zip(here).any(|(there, here)| there != here) {
        let what = format!("the record has {}, the regulation {}", data.join(" "), here.join(" "));
        return Err(Fault::differs(line + 5 + header.players, what));
    }
    Ok(setup)
}

impl Replay {
    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.state.open().phase(), Phase::Over(_))
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
        let question = match self.state.awaited(&self.setup) {
            Awaited::Chance(question) if actor == Actor::Chance => Some(question),
            Awaited::Chance(_) | Awaited::Seat(_) | Awaited::Nobody => None,
        };
        let events = decide(&self.setup, &self.state, actor, command).map_err(|refusal| Fault::Differs {
            line,
            what: print_refusal(&self.setup, &refusal),
            rule: Some(refusal.rule()),
        })?;
        let remarks = self.compare_events(lines, &events)?;
        events.iter().for_each(|event| rules::apply(&self.setup, &mut self.state, event));
        self.steps.push(Step { line, clock, actor, command, events, remarks, question });
        Ok(true)
    }

    fn read_step(&self, text: &str) -> Result<(Clock, Actor, Command), TextFault> {
        let mut line = Line::new(text);
        let due = self.steps.len() + 1;
        line.parse(&format!("command number {due}"), |word| (word == due.to_string()).then_some(()))?;
        let clock = line.parse("a time such as 12.500, or -", Clock::read)?;
        let actor = read_actor(&mut line)?;
        let rest = text.splitn(4, ' ').nth(3).unwrap_or_default();
        if rest.ends_with(" ?") {
            return Err(TextFault::new(rest, "a whole record: a secret is left out of this one"));
        }
        Ok((clock, actor, read_command(&self.setup, rest)?))
    }

    /// The indented lines below a command must be its events; remarks may follow.
    fn compare_events(&self, lines: &mut Lines<'_>, events: &[Event]) -> Result<Vec<String>, Fault> {
        let mut remarks = Vec::new();
        let mut expected = events.iter().map(|event| print_event(&self.setup, event));
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

    /// The result, the objectives and the secrets.
    fn end(&mut self, lines: &mut Lines<'_>) -> Result<(), Fault> {
        for expected in ending(&self.setup, &self.state).lines() {
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
        lines.read("'close'", |line| line.expect("close"))?;
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
            let answer = question.answer(source);
            if answer != step.command {
                let (found, due) = (print_command(&self.setup, &step.command), print_command(&self.setup, &answer));
                return Err(Fault::differs(step.line, format!("the record has '{found}', the dice gave '{due}'")));
            }
        }
        Ok(())
    }
}
