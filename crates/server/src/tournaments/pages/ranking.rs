//! The ranking on a page of its own: the final order once all is played, and how it stands before.

use super::standings::standings;
use super::view::View;
use crate::errors::Fault;
use crate::layout::{Page, page};
use crate::tournaments::use_cases::InHall;
use axum::response::Response;
use hall::Stage;
use maud::html;
use words::{Id, id};

/// What the ranking is called: final only once all is played.
pub(super) fn ranking_title(view: View<'_>) -> Id {
    if view.hall.stage() == Stage::Over { id::PAPER_RANKING } else { id::PAPER_RANKING_NOW }
}

pub(super) async fn ranking(place: InHall) -> Result<Response, Fault> {
    let guard = place.hall.lock().await;
    let view = View { id: &place.id, hall: &guard, words: place.requester.words };
    let title = view.words.say(ranking_title(view));
    let rounds = view.tournament().rounds.len();
    let body = html! {
        main #main .page {
            p { a href=(view.address("")) { (view.tournament().facts.name) } }
            div .page-head {
                h1 { (title) }
                div .actions { a .button href=(view.address("/paper")) { (view.words.say(id::HALL_PAGE_PAPER)) } }
            }
            (standings(view, title.clone(), &view.ranking(), rounds))
        }
    };
    let title = format!("{title} · {}", view.tournament().facts.name);
    Ok(page(
        &place.requester,
        Page::new("tournament-ranking", title, body).marked(view.regulation()).style("css/hall.css"),
    ))
}
