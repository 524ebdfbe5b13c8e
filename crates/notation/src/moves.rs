//! A stretch of a game in the lines of a record: what a log keeps of one move, and what a record is put together from.
//!
//! Reading does not ask the rules: events are facts, and what happened under an older version of a rule happened.

use crate::actor::{print_actor, read_actor};
use crate::record::{Clock, Lines, RecordFault};
use crate::text::{Line, TextFault};
use crate::written::Written;
use frame::{Actor, Events};
use std::fmt::Write as _;

/// A command that was granted, with its events.
#[derive(Clone, Debug, PartialEq)]
pub struct Move<G: Written> {
    /// The clock when it happened.
    pub clock: Clock,
    /// The one who acts.
    pub actor: Actor,
    /// What was asked.
    pub command: G::Command,
    /// What happened.
    pub events: Events<G::Event>,
}

/// Adds a move to a text, as command number `number` of its game.
pub fn print_move<G: Written>(setup: &G::Setup, number: u64, made: &Move<G>, text: &mut String) {
    let command = G::print_command(setup, &made.command);
    let _ = writeln!(text, "{number} {} {} {command}", made.clock, print_actor(made.actor));
    for event in &made.events {
        let _ = writeln!(text, "  {}", G::print_event(setup, event));
    }
}

/// Reads moves back, the first of which has this number; lines are counted from 1.
pub fn read_moves<G: Written>(setup: &G::Setup, first: u64, text: &str) -> Result<Vec<Move<G>>, RecordFault> {
    let mut lines = Lines::new(text, 1);
    let mut moves = Vec::new();
    while let Some(line) = lines.next() {
        let due = first + moves.len() as u64;
        let (clock, actor, command) = read_command::<G>(setup, due, line).map_err(|fault| lines.fault(fault))?;
        let mut events = Events::new_const();
        while let Some(event) = lines.next_if(|line| line.starts_with("  ")) {
            let event = G::read_event(setup, &event[2..]).map_err(|fault| lines.fault(fault))?;
            events.try_push(event).map_err(|_| lines.fault(TextFault::new(line, "fewer events")))?;
        }
        moves.push(Move { clock, actor, command, events });
    }
    Ok(moves)
}

fn read_command<G: Written>(setup: &G::Setup, due: u64, text: &str) -> Result<(Clock, Actor, G::Command), TextFault> {
    let mut line = Line::new(text);
    line.parse(&format!("command number {due}"), |word| (word == due.to_string()).then_some(()))?;
    let clock = line.parse("a time such as 12.500, or -", Clock::read)?;
    let actor = read_actor(&mut line)?;
    let rest = text.splitn(4, ' ').nth(3).unwrap_or_default();
    Ok((clock, actor, G::read_command(setup, rest)?))
}
