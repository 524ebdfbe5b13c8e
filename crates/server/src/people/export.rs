//! What is kept of somebody, for them to take away.

use super::profile::Own;
use crate::app::Inner;
use store::{Person, Played, Session};
use table::now;
use wire::{OwnData, OwnGame, OwnPerson, OwnRating, OwnRegulation, OwnSession};

/// Everything that is kept of somebody, but for what only proves who they are.
pub(super) async fn kept(app: &Inner, own: &Own) -> Result<OwnData, store::Fault> {
    let id = &own.person.id;
    let rating = |store::LadderRating { regulation, format, rating }| OwnRating {
        regulation,
        format,
        mean: rating.mean,
        deviation: rating.deviation,
        games: rating.games,
    };
    let regulation = |kept: store::KeptRegulation| OwnRegulation { id: kept.id, text: kept.text };
    Ok(OwnData {
        person: described(&own.person),
        sessions: app.store.sessions_of(id, now()).await?.iter().map(session).collect(),
        bots: own.bots.iter().map(|(bot, _)| described(bot)).collect(),
        games: app.store.games_of(id, u16::MAX).await?.into_iter().map(game).collect(),
        ratings: app.store.ratings_of(id).await?.into_iter().map(rating).collect(),
        regulations: app.store.regulations_of(id).await?.into_iter().map(regulation).collect(),
    })
}

fn described(person: &Person) -> OwnPerson {
    OwnPerson {
        id: person.id.clone(),
        name: person.name.clone(),
        login: person.login.clone(),
        kind: person.kind.word(),
        role: person.role.word(),
        created: person.created,
    }
}

fn session(session: &Session) -> OwnSession {
    OwnSession { kind: session.kind.word(), created: session.created, expires: session.expires }
}

fn game(played: Played) -> OwnGame {
    let (game, player) = (played.game, played.player);
    OwnGame {
        id: game.id,
        stage: game.stage,
        regulation: game.regulation,
        title: game.title,
        name: player.name,
        place: player.place,
        points: player.points,
        created: game.created,
        changed: game.changed,
    }
}
