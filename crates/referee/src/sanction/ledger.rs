//! The ledger: what may be imposed, what was, and what follows.

use super::entry::{Entry, Game, Ground, Player, Referee, Sanction};
use super::refusal::Refusal;
use crate::dispute::{self, Dispute};
use frame::Armies;
use regulation::Regulation;
use serde::{Deserialize, Serialize};

/// How grave a fault is, as the referee judges it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gravity {
    /// Not grave.
    Light,
    /// Grave (C52).
    Grave,
}

/// What a referee wants to impose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Against whom.
    pub player: Player,
    /// In which game, if in one.
    pub game: Option<Game>,
    /// For which fault.
    pub fault: Ground,
    /// How grave it is.
    pub gravity: Gravity,
    /// What is to be imposed.
    pub sanction: Sanction,
    /// When in the game it happened, if that matters.
    pub dispute: Option<Dispute>,
    /// The reason that was given.
    pub why: String,
    /// By whom.
    pub by: Referee,
    /// Others the matter touches, so that none of them rules on it (C58).
    pub involved: Vec<Player>,
    /// The moment it happened.
    pub when: String,
}

/// All rulings of a tournament, in the order in which they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ledger {
    entries: Vec<Entry>,
}

impl Ledger {
    /// All rulings, oldest first.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry for a proposal, or why it is refused. Nothing is written.
    pub fn decide(&self, regulation: &Regulation, proposal: &Proposal) -> Result<Entry, Refusal> {
        let Proposal { player, game, fault, sanction, .. } = *proposal;
        if !fault.is_known() {
            return Err(Refusal::UnknownFault(fault));
        }
        if is_involved(proposal) {
            return Err(Refusal::Involved(proposal.by.name.clone()));
        }
        if !self.may_play(player) {
            return Err(Refusal::Out(player));
        }
        if game.is_none() && sanction.needs_game() {
            return Err(Refusal::NoGame);
        }
        if sanction.is_empty() {
            return Err(Refusal::Nothing);
        }
        if let Some(dispute) = proposal.dispute {
            dispute::correctable(dispute)?;
        }
        let before = self.repetitions(player, fault);
        check_measure(proposal, before)?;
        Ok(Entry {
            player,
            game,
            fault,
            before,
            sanction,
            article: article(regulation, sanction, fault),
            why: proposal.why.clone(),
            by: proposal.by.clone(),
            when: proposal.when.clone(),
        })
    }

    /// Writes an entry down.
    pub fn record(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// How many times a player has been found in this fault: reminders count (C50).
    #[must_use]
    pub fn repetitions(&self, player: Player, fault: Ground) -> u32 {
        let times = self.of(player).filter(|entry| entry.fault == fault).count();
        u32::try_from(times).unwrap_or(u32::MAX)
    }

    /// Whether a player is still in the tournament: may enter a game, and go on with one.
    #[must_use]
    pub fn may_play(&self, player: Player) -> bool {
        !self.of(player).any(|entry| entry.sanction.is_final())
    }

    /// The table points to take from a player in a game (C52, T1.8).
    #[must_use]
    pub fn points_taken(&self, player: Player, game: Game) -> u32 {
        self.in_game(player, game).map(|entry| points(entry.sanction)).sum()
    }

    /// A player's cap of armies in a game, from the regulation's; `None` where there is none (G2.13, C51).
    #[must_use]
    pub fn cap(&self, player: Player, game: Game, cap: Option<Armies>) -> Option<Armies> {
        let cut: u16 = self.in_game(player, game).fold(0, |sum, entry| sum.saturating_add(lowered(entry.sanction)));
        crate::excess::cap_of(cap, Armies(cut))
    }

    fn of(&self, player: Player) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.player == player)
    }

    fn in_game(&self, player: Player, game: Game) -> impl Iterator<Item = &Entry> {
        self.of(player).filter(move |entry| entry.game == Some(game))
    }
}

/// C58: nobody rules on a matter of their own.
fn is_involved(proposal: &Proposal) -> bool {
    let itself = |player: Player| player == proposal.player || proposal.involved.contains(&player);
    proposal.by.player.is_some_and(itself)
}

/// Whether the sanction is of the measure of the fault (C50, C52, C54; C24 and C56 speak for themselves).
fn check_measure(proposal: &Proposal, before: u32) -> Result<(), Refusal> {
    let Proposal { fault, gravity, sanction, .. } = *proposal;
    if sanction == Sanction::Reminder && before > 0 {
        return Err(Refusal::Repeated { fault, before });
    }
    if sanction == Sanction::HandPassed && fault != Ground::case(54) {
        return Err(Refusal::NoDelay(fault));
    }
    let named = sanction == Sanction::Expelled && (fault == Ground::case(24) || fault == Ground::case(56));
    if sanction.is_grave() && !named && gravity == Gravity::Light && before == 0 {
        return Err(Refusal::NotGrave(fault));
    }
    Ok(())
}

/// The article of the sanction; of the fault, where the case itself says what follows.
fn article(regulation: &Regulation, sanction: Sanction, fault: Ground) -> String {
    let rule = if sanction == Sanction::Expelled { fault.rule() } else { sanction.rule() };
    regulation.article(&rule.to_string()).map_or_else(|| rule.to_string(), |source| source.text().to_owned())
}

fn points(sanction: Sanction) -> u32 {
    if let Sanction::PointsTaken { points } = sanction { points.into() } else { 0 }
}

fn lowered(sanction: Sanction) -> u16 {
    if let Sanction::CapLowered { by } = sanction { by } else { 0 }
}
