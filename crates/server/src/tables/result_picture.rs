//! The result of a finished game as a picture that can be passed on.

use super::position::Position;
use super::scenes;
use super::use_cases::find;
use crate::app::App;
use crate::errors::Fault;
use crate::regulations::regulation_name;
use crate::requester::Requester;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use drawing::{Placed, ResultPicture};
use table::{Scene, Stage, Viewer};
use wire::ErrorKind;
use words::{Words, id};

/// The board with the result, as SVG.
pub(crate) async fn picture(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Response, Fault> {
    let words = requester.words;
    let (table, summary) = find(&app, &id, &requester).await?;
    if summary.stage != Stage::Over {
        return Err(Fault::say(StatusCode::CONFLICT, ErrorKind::NotNow, words, id::WEB_REPLAY_LATER));
    }
    let scene = table.scene(Viewer::Spectator, None).await;
    let position = Position::read(scene.view.whole().unwrap_or_default());
    let plan = position.plan().ok_or_else(|| Fault::not_found(words))?;
    let places = places(&app, &scene, &position, words).await.map_err(|fault| Fault::store(&fault, words))?;
    let winner = places.first().map(|placed| placed.name.as_str()).unwrap_or_default();
    let heading = words.say_with(id::WEB_RESULT_HEADING, &[("name", winner.into())]);
    let note = regulation_name(&app, &summary.regulation, words);
    let regulation = app.regulations.get(&summary.regulation);
    let foot = regulation.and_then(|regulation| desk::trade_mark(regulation)).unwrap_or_default();
    let picture = ResultPicture { plan, heading: &heading, note: &note, places: &places, foot };
    let svg = picture.draw(|area| position.held.get(area).cloned()).into_string();
    let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, max-age=60")];
    Ok((kind, [(header::VARY, "accept-language, cookie")], svg).into_response())
}

async fn places(app: &App, scene: &Scene, position: &Position, words: Words) -> Result<Vec<Placed>, store::Fault> {
    let mut places = Vec::with_capacity(scene.result.len());
    for place in &scene.result {
        let who = scene.about.as_ref().and_then(|about| about.seats.get(place.player)?.who.as_ref());
        let name = match who {
            Some(who) => scenes::name(app, who, place.player, words).await?,
            None => String::new(),
        };
        let colour = position.colours.get(&place.seat.letter()).cloned().unwrap_or_default();
        places.push(Placed { place: place.place, colour, name, points: place.points.to_string() });
    }
    Ok(places)
}
