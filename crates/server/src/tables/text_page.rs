//! A table whose board has no page: who sits there, the position and the story as text.

use super::api::log_line;
use super::referee::{pause_of, viewer_of};
use super::scenes;
use super::use_cases::scene_for;
use crate::app::Inner;
use crate::errors::Fault;
use crate::layout::{Page, page};
use crate::parts::token;
use crate::regulations::regulation_name;
use crate::requester::Requester;
use axum::response::Response;
use maud::{Markup, html};
use table::{AnyTable, Contribution, Scene, SceneChair, Summary};
use words::{Words, id};

/// How many sentences of the story are shown.
const SENTENCES_SHOWN: usize = 60;

/// What the page shows.
struct TextView {
    scene: Scene,
    names: Vec<String>,
    /// The pause the game is in, as a sentence.
    pause: Option<String>,
    /// The last sentences, oldest first.
    story: Vec<String>,
}

pub(crate) async fn show(
    app: &Inner,
    requester: &Requester,
    table: &dyn AnyTable,
    summary: &Summary,
    title: String,
) -> Result<Response, Fault> {
    let words = requester.words;
    let shown = look(app, requester, table, summary).await?;
    let body = html! {
        main #main .page {
            h1 { (title) }
            p .lead { (words.say(id::WEB_TEXT_TABLE_LEAD)) }
            @if let Some(pause) = &shown.pause { p role="status" { (pause) } }
            p { a href=(format!("/regulations/{}", summary.regulation)) { (regulation_name(app, &summary.regulation, words)) } }
            (seats(&shown, words))
            (dice_notes(&shown, words))
            (position(&shown.scene, words))
            (story(&shown.story, words))
            p { a href=(format!("/api/tables/{}/record", summary.id)) download { (words.say(id::TABLE_DOWNLOAD_RECORD)) } }
        }
    };
    Ok(page(requester, Page::new("text-table", title, body)))
}

/// The table as the requester may see it, now or with the table's delay.
async fn look(app: &Inner, requester: &Requester, table: &dyn AnyTable, summary: &Summary) -> Result<TextView, Fault> {
    let words = requester.words;
    let refused = |refused| Fault::refused(refused, words);
    let viewer = viewer_of(table, summary, requester).await;
    let scene = scene_for(table, summary, viewer, None).await.map_err(refused)?;
    let story = table.story(viewer, words.lang(), (scene.version, SENTENCES_SHOWN)).await.map_err(refused)?;
    let mut names = Vec::new();
    for seated in scene.about.iter().flat_map(|about| &about.seats) {
        names.push(match &seated.who {
            Some(who) => scenes::name(app, who, words).await.map_err(|fault| Fault::store(&fault, words))?,
            None => words.say(id::WEB_SEAT_FREE),
        });
    }
    let unread = |fault: store::Fault| Fault::store(&fault, words);
    let mut sentences = Vec::with_capacity(story.len());
    for line in story {
        sentences.push(log_line(app, line, words).await.map_err(unread)?.words);
    }
    let pause = match scene.about.as_ref().and_then(|about| about.pause.as_ref()) {
        Some(pause) => {
            let pause = pause_of(app, pause).await.map_err(unread)?;
            let values = [("name", pause.by.as_str().into()), ("reason", pause.reason.as_str().into())];
            Some(words.say_with(id::WEB_PAUSED_BY, &values))
        }
        None => None,
    };
    Ok(TextView { scene, names, pause, story: sentences })
}

fn seats(shown: &TextView, words: Words) -> Markup {
    let seats = shown.scene.about.iter().flat_map(|about| &about.seats);
    let is_awaited = |seated: &SceneChair| seated.seat.is_some() && seated.seat == shown.scene.to_act;
    html! {
        section aria-labelledby="seats-title" {
            h2 #seats-title { (words.say(id::WEB_SEATS)) }
            ol .rows {
                @for (seated, name) in seats.zip(&shown.names) {
                    li {
                        @if let Some(seat) = seated.seat { (token(None, seat.letter())) " " }
                        (name) @if is_awaited(seated) { " · " (words.say(id::WEB_TEXT_TABLE_AWAITED)) }
                    }
                }
            }
        }
    }
}

/// What everybody should know of the dice: who runs the server, and whose seed is missing.
fn dice_notes(shown: &TextView, words: Words) -> Markup {
    let seats = || shown.scene.about.iter().flat_map(|about| &about.seats).zip(&shown.names);
    let is_withheld = |seated: &SceneChair| matches!(seated.contribution, Some(Contribution::Withheld(_)));
    html! {
        @for (seated, name) in seats() {
            @if seated.is_operator { p { (words.say_with(id::TABLE_OPERATOR_PLAYS, &[("name", name.as_str().into())])) } }
            @if is_withheld(seated) { p { (words.say_with(id::TABLE_SEED_WITHHELD_BY, &[("name", name.as_str().into())])) } }
        }
    }
}

fn position(scene: &Scene, words: Words) -> Markup {
    html! {
        @if let Some(view) = scene.view.whole().filter(|view| !view.is_empty()) {
            section aria-labelledby="position-title" {
                h2 #position-title { (words.say(id::WEB_TEXT_TABLE_POSITION)) }
                pre .scroll tabindex="0" { (view) }
            }
        }
    }
}

fn story(story: &[String], words: Words) -> Markup {
    html! {
        @if !story.is_empty() {
            section aria-labelledby="story-title" {
                h2 #story-title { (words.say(id::WEB_TEXT_TABLE_STORY)) }
                ol reversed { @for told in story.iter().rev() { li { (told) } } }
            }
        }
    }
}
