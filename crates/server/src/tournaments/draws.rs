//! The draws of a tournament, those that were taken back included, and what is known of each.

use crate::proofs::{ProofState, Proofs};
use desk::draw::Patience;
use desk::tournament::prove_round;
use director::tournament::{Event, Origin, Tournament, apply};
use hall::{Act, Hall};
use std::sync::Arc;

/// How long a better draw is looked for, for each of the finals of a round.
const PROOF_PATIENCE: Patience = Patience::Seconds(20);

/// One draw of a round, or a change of its tables.
pub(super) struct Draw<'h> {
    /// The round, from 1.
    pub(super) round: usize,
    pub(super) act: &'h Act,
    pub(super) origin: &'h Origin,
}

/// All draws in their order: a second draw of a round is seen by everybody.
pub(super) fn draws(hall: &Hall) -> Vec<Draw<'_>> {
    let mut round = 0;
    let mut draws = Vec::new();
    for act in hall.acts() {
        let seated = act.done.events.iter().find_map(|event| match event {
            Event::RoundSeated { origin, .. } => Some((origin, 1)),
            Event::RoundReseated { origin, .. } => Some((origin, 0)),
            _ => None,
        });
        let Some((origin, rounds)) = seated else { continue };
        let number = round + rounds;
        draws.push(Draw { round: number, act, origin });
        if act.undone.is_none() {
            round = number;
        }
    }
    draws
}

/// Begins a search for a proof for every draw that holds and has none yet. It returns at once.
pub(super) fn begin_proofs(proofs: &Proofs, id: &str, hall: &Hall) {
    let draws = draws(hall);
    for (at, draw) in draws.iter().enumerate() {
        let key = (id.to_owned(), draw.act.entry);
        // Tables that were changed by hand are not the best, and nobody says they are.
        let is_drawn = !matches!(draw.origin, Origin::Swap { .. });
        let is_open = draw.origin.minimised().is_some_and(|one| !one.proven && !one.priorities.is_empty()) && is_drawn;
        let holds = |other: &&Draw<'_>| other.round == draw.round && other.act.undone.is_none();
        let is_last = draw.act.undone.is_none() && !draws[at + 1..].iter().any(|other| holds(&other));
        if !is_open || !is_last || proofs.state(&key).is_some() {
            continue;
        }
        let Some(played) = hall.tournament().rounds.get(draw.round - 1).cloned() else { continue };
        let (rules, before) = (Arc::clone(hall.rules()), before_round(hall, draw.round - 1));
        proofs.begin(key, move || prove_round(&rules, &before, &played, PROOF_PATIENCE));
    }
}

/// The tournament as it was before a round, from 0, was seated.
pub(super) fn before_round(hall: &Hall, round: usize) -> Tournament {
    let mut tournament = Tournament::default();
    for act in hall.acts().iter().filter(|act| act.undone.is_none()) {
        let seats = act.done.events.iter().any(|event| matches!(event, Event::RoundSeated { .. }));
        if seats && tournament.rounds.len() == round {
            break;
        }
        act.done.events.iter().for_each(|event| apply(&mut tournament, event));
    }
    tournament
}

/// How a draw came about, with the bounds that are proven by now.
pub(super) fn certified(proofs: &Proofs, id: &str, draw: &Draw<'_>) -> (Origin, Option<ProofState>) {
    let state = proofs.state(&(id.to_owned(), draw.act.entry));
    let mut origin = draw.origin.clone();
    if let (Some(ProofState::Done(proof)), Origin::Draw { minimised, .. } | Origin::Redraw { minimised, .. }) =
        (&state, &mut origin)
    {
        *minimised = proof.applied(minimised);
    }
    (origin, state)
}
