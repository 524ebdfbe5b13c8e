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
use table::{Scene, Stage, StoryContent, StoryLine, Viewer};
use wire::ErrorKind;
use words::{Id, Words, id};

/// How many lines of the story are looked through for the end of the game.
const LAST_LINES: usize = 12;

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
    let refused = |refused| Fault::refused(refused, words);
    let story = table.story(Viewer::Spectator, words.lang(), (u64::MAX, LAST_LINES)).await.map_err(refused)?;
    let heading = heading(cause_of(&story), &scene, &position, words);
    let note = regulation_name(&app, &summary.regulation, words);
    let regulation = app.regulations.get(&summary.regulation);
    let foot = regulation.and_then(|regulation| desk::trade_mark(regulation)).unwrap_or_default();
    let picture =
        ResultPicture { plan, heading: &heading, note: &note, places: &places, fleets: &position.fleets, foot };
    let svg = picture.draw(|area| position.held.get(area).cloned()).into_string();
    let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, max-age=60")];
    Ok((kind, [(header::VARY, "accept-language, cookie")], svg).into_response())
}

/// Why a game ended, in the word of its record.
fn cause_of(story: &[StoryLine]) -> &str {
    let ended = story.iter().rev().find_map(|line| match &line.content {
        StoryContent::Event { event, .. } => event.strip_prefix("game-ended "),
        StoryContent::Remark(_) => None,
    });
    ended.and_then(|about| about.split(' ').next()).unwrap_or_default()
}

/// Who won and how: the same sentence that stands on the page of the table.
fn heading(cause: &str, scene: &Scene, position: &Position, words: Words) -> String {
    let Some(first) = scene.result.first() else { return String::new() };
    let colour = position.colours.get(&first.seat.letter()).and_then(|colour| Id::find("colour", colour));
    let who = colour.map_or_else(|| first.seat.to_string(), |colour| words.say(colour));
    let sentence = match cause {
        "objective" => id::TABLE_WON_OBJECTIVE,
        "closing" => id::TABLE_WON_CLOSING,
        "time" => id::TABLE_WON_TIME,
        "target" => id::TABLE_ROME_WON_TARGET,
        "last-player" => id::TABLE_WON_ALONE,
        _ => id::TABLE_WON_BY,
    };
    capital(&words.say_with(sentence, &[("who", who.into()), ("n", first.points.into())]))
}

fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
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
