//! Scenes as JSON, written once for everybody who sees the same.

use super::dice;
use super::referee::{pause_of, remark_of};
use crate::app::Inner;
use crate::regulations::regulation_name;
use axum::body::Bytes;
use speech::bot_in_chair;
use std::sync::Arc;
use store::Fault;
use table::{About, Away, Common, FinalPlace, Options, Presence, Scene, SceneChair, View, Who, You};
use wire::{Json as _, NOTHING, join};
use words::Words;

/// Writes a scene, once for everybody who sees the same.
pub(crate) async fn write(app: &Inner, scene: &Scene, words: Words) -> Result<Bytes, Fault> {
    if let Some(written) = scene.written.get() {
        return Ok(written.clone());
    }
    let mut value = scene_of(app, scene, words).await?;
    let text = match &scene.view {
        View::Whole(_) => value.json(),
        View::Changes { common, .. } => {
            let (now, events, both) = common.written.get_or_init(|| written(common));
            value.now = None;
            let shared = Arc::ptr_eq(&scene.events, &common.events);
            if shared {
                value.events = None;
            }
            let own = value.json();
            if shared && own == NOTHING {
                return Ok(scene.written.get_or_init(|| both.clone()).clone());
            }
            join(now, shared.then_some(events.as_str()), &own)
        }
    };
    Ok(scene.written.get_or_init(|| text.into()).clone())
}

/// What everybody is told, and the events as everybody sees them.
fn written(common: &Common) -> (String, String, Bytes) {
    let now = wire::Now {
        version: common.version,
        stage: common.stage.into(),
        to_act: common.to_act.map(frame::Seat::letter),
        clocks: common.clocks.into(),
        closing: common.closing.as_ref().map(wire::Closing::from),
        supremacies: common.supremacies.as_ref().map(wire::Supremacies::from),
        changes: Some(wire::Changes { lines: common.lines, at: &common.changed }),
    };
    let (now, events) = (now.json(), common.events.as_slice().json());
    let both = join(&now, Some(events.as_str()), NOTHING);
    (now, events, both.into())
}

/// A scene as it is said.
pub(crate) async fn scene_of<'s>(app: &Inner, scene: &'s Scene, words: Words) -> Result<wire::Scene<'s>, Fault> {
    let about = match &scene.about {
        Some(about) => Some(about_of(app, about, words).await?),
        None => None,
    };
    let result = match scene.result.is_empty() {
        true => None,
        false => Some(result_of(app, scene, words).await?),
    };
    let (view, own) = match &scene.view {
        View::Whole(text) => (Some(text.as_str()), None),
        View::Changes { own, .. } => (None, own.as_ref()),
    };
    let mut remarks = Vec::with_capacity(scene.remarks.len());
    for remark in &scene.remarks {
        remarks.push(remark_of(app, remark, words).await?);
    }
    let worth = Some(scene.worth.as_slice()).filter(|worth| !worth.is_empty());
    Ok(wire::Scene {
        now: Some(wire::Now {
            version: scene.version,
            stage: scene.stage.into(),
            to_act: scene.to_act.map(frame::Seat::letter),
            clocks: scene.clocks.into(),
            closing: scene.closing.as_ref().map(wire::Closing::from),
            supremacies: scene.supremacies.as_ref().map(wire::Supremacies::from),
            changes: None,
        }),
        events: Some(&scene.events),
        words: scene.words.as_deref().map(Vec::as_slice),
        remarks,
        view,
        own,
        may: (view.is_some() || !scene.may.is_empty()).then_some(wire::Lines(&scene.may)),
        tris_worth: worth.map(|all| wire::Worths { all, say: games::TrisWorth::armies }),
        worth: worth.map(|all| wire::Worths { all, say: wire::TrisWorth::from }),
        figures: scene.you.as_ref().map(figures_of),
        about,
        result,
    })
}

fn figures_of(you: &You) -> wire::SeatFigures<'_> {
    let missing: fn(&games::Progress) -> &[String] = |progress| match progress {
        games::Progress::Risiko { missing, .. } => missing,
        games::Progress::Spqr { .. } => &[],
    };
    wire::SeatFigures {
        you: you.seat.map(frame::Seat::letter),
        you_player: you.player.map(|player| player + 1),
        points: you.progress.as_ref().map(games::Progress::points),
        missed: you.progress.as_ref().map(missing),
        progress: you.progress.as_ref().map(wire::Progress::from),
    }
}

async fn about_of<'s>(app: &Inner, about: &'s About, words: Words) -> Result<wire::About<'s>, Fault> {
    let mut seats = Vec::with_capacity(about.seats.len());
    for chair in &about.seats {
        seats.push(chair_of(app, chair, words).await?);
    }
    let pause = match &about.pause {
        Some(pause) => Some(pause_of(app, pause).await?),
        None => None,
    };
    Ok(wire::About {
        table: wire::TableTerms {
            id: &about.id,
            regulation: &about.regulation,
            regulation_name: regulation_name(app, &about.regulation, words),
            hash: &about.hash,
            name: &about.options.title,
            options: options_of(&about.options),
        },
        seats,
        pause,
        pause_wanted: &about.pause_wanted,
        host: about.host,
        rematch: about.rematch.as_deref(),
        dice: dice::shown(about),
    })
}

fn options_of(options: &Options) -> wire::TableOptions {
    wire::TableOptions {
        game_seconds: options.game_seconds,
        laps: options.laps,
        turn_seconds: options.turn_seconds,
        misses: options.misses,
        away: match options.away {
            Away::Bot => wire::Away::Bot,
            Away::Neutral => wire::Away::Neutral,
        },
        spectators: options.spectators,
        delay_seconds: options.delay_seconds,
        rated: options.rated,
        by_link: options.by_link,
        odds: options.odds,
        tournament: options.tournament,
    }
}

async fn chair_of<'s>(app: &Inner, chair: &'s SceneChair, words: Words) -> Result<wire::Chair<'s>, Fault> {
    let (kind, bot) = match &chair.who {
        None => (wire::ChairKind::Free, None),
        Some(Who::Person(_)) => (wire::ChairKind::Person, None),
        Some(Who::Bot(bot)) => (wire::ChairKind::Bot, Some(bot.as_str())),
    };
    let name = match &chair.who {
        Some(who) => Some(name(app, who, chair.player - 1, words).await?),
        None => None,
    };
    let kept_for = match &chair.kept_for {
        Some(person) => Some(app.name_of(person).await?.to_string()),
        None => None,
    };
    Ok(wire::Chair {
        player: chair.player,
        seat: chair.seat.map(frame::Seat::letter),
        kind,
        name,
        kept_for,
        bot,
        operator: chair.is_operator.then_some(true),
        state: chair.who.as_ref().map(|_| state_of(chair)),
        missed: chair.missed,
    })
}

fn state_of(chair: &SceneChair) -> wire::ChairState {
    match chair.presence {
        Presence::Here if chair.missed > 0 => wire::ChairState::Away,
        Presence::Here => wire::ChairState::Here,
        Presence::StoodIn => wire::ChairState::StoodIn,
        Presence::Neutral => wire::ChairState::Neutral,
        Presence::Removed => wire::ChairState::Removed,
        Presence::Left => wire::ChairState::Left,
    }
}

/// What somebody in a chair of a table is called; chairs count from 0.
pub(crate) async fn name(app: &Inner, who: &Who, chair: usize, words: Words) -> Result<String, Fault> {
    Ok(match who {
        Who::Person(id) => app.name_of(id).await?.to_string(),
        Who::Bot(bot) => bot_in_chair(bot, chair, words),
    })
}

async fn result_of(app: &Inner, scene: &Scene, words: Words) -> Result<Vec<wire::Place>, Fault> {
    let mut places = Vec::with_capacity(scene.result.len());
    for place in &scene.result {
        let who = scene.about.as_ref().and_then(|about| about.seats.get(place.player)?.who.as_ref());
        let name = match who {
            Some(who) => name(app, who, place.player, words).await?,
            None => String::new(),
        };
        places.push(place_of(place, name));
    }
    Ok(places)
}

fn place_of(place: &FinalPlace, name: String) -> wire::Place {
    wire::Place {
        seat: place.seat.letter(),
        player: place.player + 1,
        name,
        place: place.place,
        points: place.points,
        score: place.score.into(),
        left: place.left.map(wire::Departure::from),
    }
}
