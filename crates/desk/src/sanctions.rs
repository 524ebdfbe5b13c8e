//! A sanction before it is given: how often the fault was committed, and what the sanction would come to (C50 to C58).

use ::referee::sanction::{Entry, Player};
use director::tournament::{Command, Event, Refusal, Rules, Tournament};
use frame::Armies;

/// A sanction as it would be kept, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanctionPreview {
    /// What the ledger would keep: the repetitions, the article, the game.
    pub entry: Entry,
    /// All table points this player would have lost in that game (C52, T1.8).
    pub points_taken: u32,
    /// The cap of armies this player would have in that game; nothing where there is none (G2.13).
    pub cap: Option<u16>,
}

impl SanctionPreview {
    /// Whether the player would be out of the tournament.
    #[must_use]
    pub const fn is_final(&self) -> bool {
        self.entry.sanction.is_final()
    }
}

/// What a sanction would come to, or why it would be refused. Nothing is kept.
///
/// # Errors
/// The refusal of the tournament, as if it had been asked in earnest.
pub fn preview(rules: &Rules, tournament: &Tournament, command: &Command) -> Result<Option<SanctionPreview>, Refusal> {
    let events = rules.decide(tournament, command)?;
    let entry = events.into_iter().find_map(|event| match event {
        Event::Sanctioned { entry } => Some(entry),
        _ => None,
    });
    let Some(entry) = entry else { return Ok(None) };
    let mut ledger = tournament.ledger.clone();
    ledger.record(entry.clone());
    let cap = rules.regulation.risiko().and_then(|settings| settings.armies.cap.get()).map(Armies);
    let Entry { player: Player(number), game, .. } = entry;
    let points_taken = game.map_or(0, |game| ledger.points_taken(Player(number), game));
    let cap = game.map_or(cap, |game| ledger.cap(Player(number), game, cap)).map(|cap| cap.0);
    Ok(Some(SanctionPreview { entry, points_taken, cap }))
}
