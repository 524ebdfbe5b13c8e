//! What referees do at a table: pause the game, let it go on, rule. Whether somebody is a referee is the edge's to know; that
//! nobody referees a table they sit at is seen to here (C58).

use crate::refusal::Refusal;
use crate::requests::{check_nonce, check_stage};
use crate::state::{Stage, TableState};
use entries::{Authority, Entry, Pause, Paused, Reason, Resumed};
use frame::RuleId;
use games::LiveGame;
use live::{Command, Draft, Millis};
use words::Words;

/// A referee stops the game: clocks stand still, nobody moves.
#[derive(Clone, Debug)]
pub struct PauseRequest<'a> {
    /// The referee, by the person's number.
    pub referee: &'a str,
    /// The name of this request.
    pub nonce: &'a str,
    /// The id of the rule it rests on, where there is one.
    pub rule: Option<&'a str>,
    /// Why, for everybody to read.
    pub reason: Reason,
}

impl PauseRequest<'_> {
    /// The pause this asks for.
    fn pause<G: LiveGame>(&self, table: &TableState<G>) -> Result<Pause, Refusal> {
        let rule = self.rule.map(|rule| known_rule(table, rule)).transpose()?;
        Ok(Pause { by: Authority::Referee(self.referee.to_owned()), rule, reason: self.reason.clone() })
    }
}

impl<G: LiveGame> Command<TableState<G>> for PauseRequest<'_> {
    type Refusal = Refusal;

    fn author(&self, table: &TableState<G>) -> Result<Option<String>, Refusal> {
        check_referee(table, self.referee, self.nonce)
    }

    fn is_answered_by(&self, table: &TableState<G>, entry: &live::Entry) -> bool {
        let Ok(Entry::Paused(paused)) = Entry::read(&entry.body) else { return false };
        self.pause(table).is_ok_and(|pause| pause == paused.pause)
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        check_stage(table, Stage::Playing)?;
        if table.pause.is_none() { Ok(()) } else { Err(Refusal::AlreadyPaused) }
    }

    fn decide(&self, table: &TableState<G>, _now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let paused = Paused { pause: self.pause(table)?, nonce: self.nonce };
        Ok(Draft::entry(Entry::Paused(paused).print()))
    }
}

/// A referee lets a paused game go on.
#[derive(Clone, Copy, Debug)]
pub struct ResumeRequest<'a> {
    /// The referee, by the person's number.
    pub referee: &'a str,
    /// The name of this request.
    pub nonce: &'a str,
}

impl<G: LiveGame> Command<TableState<G>> for ResumeRequest<'_> {
    type Refusal = Refusal;

    fn author(&self, table: &TableState<G>) -> Result<Option<String>, Refusal> {
        check_referee(table, self.referee, self.nonce)
    }

    fn is_answered_by(&self, _table: &TableState<G>, entry: &live::Entry) -> bool {
        matches!(Entry::read(&entry.body), Ok(Entry::Resumed(_)))
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        check_stage(table, Stage::Playing)?;
        if table.pause.is_some() { Ok(()) } else { Err(Refusal::NotPaused) }
    }

    fn decide(&self, table: &TableState<G>, _now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let resumed = Resumed { by: Authority::Referee(self.referee.to_owned()), nonce: self.nonce };
        Ok(table.waking(Draft::entry(Entry::Resumed(resumed).print())))
    }
}

/// A referee rules, in a pause or without one.
#[derive(Clone, Debug)]
pub struct RulingRequest<'a> {
    /// The referee, by the person's number.
    pub referee: &'a str,
    /// The version they know.
    pub after: u64,
    /// The name of this request.
    pub nonce: &'a str,
    /// The ruling with its rule, in the words of a record: `rule C53 correct cina B 4`.
    pub command: &'a str,
    /// Why, for everybody to read.
    pub reason: Reason,
    /// The language a refusal is told in.
    pub words: Words,
}

impl<G: LiveGame> Command<TableState<G>> for RulingRequest<'_> {
    type Refusal = Refusal;

    fn author(&self, table: &TableState<G>) -> Result<Option<String>, Refusal> {
        check_referee(table, self.referee, self.nonce)
    }

    fn is_answered_by(&self, table: &TableState<G>, entry: &live::Entry) -> bool {
        let Ok(Entry::Ruled(ruled)) = Entry::read(&entry.body) else { return false };
        ruled.reason == self.reason && table.begins_with(ruled.lines, self.command)
    }

    fn admit(&self, table: &TableState<G>) -> Result<(), Refusal> {
        check_stage(table, Stage::Playing)
    }

    fn decide(&self, table: &TableState<G>, now: Millis) -> Result<Draft<TableState<G>>, Refusal> {
        let command = G::read_command(&table.setup, self.command);
        let command = command.map_err(|fault| Refusal::Malformed(fault.to_string()))?;
        table.draft_ruling(command, self, now).map_err(|refusal| table.refusal(&refusal, self.words))
    }
}

/// Whose answers are looked at. Who has a chair at a table does not referee it.
fn check_referee<G: LiveGame>(table: &TableState<G>, referee: &str, nonce: &str) -> Result<Option<String>, Refusal> {
    check_nonce(nonce)?;
    if table.chair_of(referee).is_some() {
        return Err(Refusal::PlaysHere);
    }
    Ok(Some(referee.to_owned()))
}

/// A rule by its id, if the game has it.
fn known_rule<G: LiveGame>(table: &TableState<G>, rule: &str) -> Result<RuleId, Refusal> {
    let known = RuleId::parse(rule).filter(|_| table.regulation.kind().has_rule(rule));
    known.ok_or_else(|| Refusal::UnknownRule(rule.to_owned()))
}
