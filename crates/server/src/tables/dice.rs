//! The players' part of the dice (docs/dice.md): how it is given, told and shown.

use super::use_cases::find;
use crate::app::{App, Inner};
use crate::body::{Body, body};
use crate::errors::Fault;
use crate::requester::Requester;
use axum::Json;
use axum::extract::{Path, State};
use chance::{PlayerSeed, SeedCommitment};
use std::str::FromStr as _;
use store::{Person, Role};
use table::{About, Contribution, RevealRequest, SceneChair, SeedOffer};
use wire::{self, SeedRequest, SitRequest, VersionAnswer};

/// The part of the dice of somebody who adds nothing.
pub(crate) fn no_seed() -> SeedOffer {
    SeedOffer::Open(PlayerSeed::none())
}

/// What somebody who sits down adds to the dice.
pub(crate) fn offer(request: &SitRequest) -> Result<SeedOffer, Fault> {
    match (&request.seed, &request.seed_commitment) {
        (None, None) => Ok(no_seed()),
        (Some(seed), None) => Ok(SeedOffer::Open(read_seed(seed)?)),
        (None, Some(commitment)) => match SeedCommitment::from_str(commitment) {
            Ok(commitment) => Ok(SeedOffer::Covered(commitment)),
            Err(fault) => Err(Fault::malformed(format!("seed_commitment: {fault}"))),
        },
        (Some(_), Some(_)) => Err(Fault::malformed("seed and seed_commitment: one of them expected")),
    }
}

fn read_seed(seed: &str) -> Result<PlayerSeed, Fault> {
    PlayerSeed::from_str(seed).map_err(|fault| Fault::malformed(format!("seed: {fault}")))
}

/// Whether somebody administers this server, or has sent a bot of theirs: they could foresee the dice.
pub(crate) async fn is_operator(app: &Inner, person: &Person) -> Result<bool, store::Fault> {
    if person.role >= Role::Administrator {
        return Ok(true);
    }
    let Some(owner) = &person.owner else { return Ok(false) };
    Ok(app.store.person(owner).await?.is_some_and(|owner| owner.role >= Role::Administrator))
}

/// Tells the seed one is committed to; a game that begins with it is run.
pub(crate) async fn reveal(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<SeedRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let request = body(request)?;
    let refused = |refused| Fault::refused(refused, requester.words);
    let person = requester.known()?;
    let (table, _) = find(&app, &id, &requester).await?;
    let request = RevealRequest { person: &person.id, seed: read_seed(&request.seed)?, nonce: &request.nonce };
    let version = table.reveal(request).await.map_err(refused)?;
    app.tables.drive(&id).await.map_err(refused)?;
    Ok(Json(VersionAnswer { version }))
}

/// What the dice of a table are made from, as far as everybody may know it.
pub(super) fn shown(about: &About) -> wire::Dice<'_> {
    let parts = || about.seats.iter().map(|chair: &SceneChair| chair.contribution.as_ref());
    let told = |part: &Contribution| (!part.is_covered()).then(|| part.seed().to_string());
    wire::Dice {
        commitment: &about.commitment,
        seeds: parts().map(|part| part.and_then(told)).collect(),
        contributions: parts().map(|part| part.map(contribution)).collect(),
        reveal_ms: about.reveal_left,
        secret: about.secret.as_deref(),
    }
}

fn contribution(part: &Contribution) -> wire::Contribution {
    let (how, seed) = match part {
        Contribution::Open(seed) if *seed == PlayerSeed::none() => (wire::ContributionState::None, None),
        Contribution::Open(seed) => (wire::ContributionState::Open, Some(seed.to_string())),
        Contribution::Covered(_) => (wire::ContributionState::Covered, None),
        Contribution::Revealed(seed, _) => (wire::ContributionState::Revealed, Some(seed.to_string())),
        Contribution::Withheld(_) => (wire::ContributionState::Withheld, None),
    };
    wire::Contribution { how, seed, commitment: part.commitment().map(|commitment| commitment.to_string()) }
}
