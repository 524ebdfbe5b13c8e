//! The certificate of a draw, for whoever does not want to take our word for it: the problem and the tables as files, with
//! which anybody makes the draw again, and numbers a browser recounts by itself.

use super::view::View;
use crate::errors::Fault;
use crate::tournaments::draws::{Draw, before_round};
use crate::tournaments::use_cases::InHall;
use axum::Json;
use axum::extract::{Path, Query};
use desk::draw::ProblemFile;
use director::tournament::{Origin, RoundDraw};
use hall::{Ceremony, Hall, seed_of};
use maud::{Markup, html};
use serde::Deserialize;
use words::id;

/// Which of the parallel finals of a round.
#[derive(Deserialize)]
pub(super) struct BranchQuery {
    #[serde(default)]
    branch: u8,
}

/// What a draw was asked for, in numbers alone: `sdadata draw` makes the same tables of it.
pub(super) async fn problem(
    place: InHall,
    Path((_, number)): Path<(String, usize)>,
    Query(query): Query<BranchQuery>,
) -> Result<Json<ProblemFile>, Fault> {
    let draw = one_draw(&place, number, query.branch).await?;
    Ok(Json(ProblemFile::from(&draw.wish)))
}

/// The tables it led to, by the numbers of the entrants.
pub(super) async fn tables(
    place: InHall,
    Path((_, number)): Path<(String, usize)>,
    Query(query): Query<BranchQuery>,
) -> Result<Json<Vec<Vec<u32>>>, Fault> {
    Ok(Json(one_draw(&place, number, query.branch).await?.tables))
}

async fn one_draw(place: &InHall, number: usize, branch: u8) -> Result<RoundDraw, Fault> {
    let guard = place.hall.lock().await;
    let draws = number.checked_sub(1).map(|at| round_draws(&guard, at)).unwrap_or_default();
    let found = draws.into_iter().find(|draw| draw.branch == branch);
    found.ok_or_else(|| Fault::not_found(place.requester.words))
}

/// The draws of a round, from 0. Where somebody came or went after the draw, what it was asked for is no longer what the
/// tables are measured by, and there are none.
fn round_draws(hall: &Hall, at: usize) -> Vec<RoundDraw> {
    let round = hall.tournament().rounds.get(at);
    let round = round.filter(|round| matches!(round.origin, Origin::Draw { .. } | Origin::Swap { .. }));
    round.map(|round| hall.rules().round_draws(&before_round(hall, at), round)).unwrap_or_default()
}

/// The files of a draw that holds, how to make it again, and room for what the reader's browser counts.
pub(super) fn again_part(view: View<'_>, draw: &Draw<'_>) -> Markup {
    let words = view.words;
    let at = draw.round - 1;
    let is_current = view.tournament().rounds.get(at).is_some_and(|round| &round.origin == draw.origin);
    let draws = if draw.act.undone.is_none() && is_current { round_draws(view.hall, at) } else { Vec::new() };
    // Where nothing was to be avoided there is nothing to count, and the tables can be made again all the same.
    let minimised = draw.origin.minimised().filter(|minimised| !minimised.priorities.is_empty());
    let listed = |numbers: &Vec<u64>| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let penalties = minimised.map(|minimised| listed(&minimised.penalties));
    html! {
        @if !draws.is_empty() {
            div .draw-again data-penalties=[penalties] {
                h3 { (words.say(id::PAPER_AGAIN)) }
                @for draw in &draws { (files(view, at + 1, draw)) }
                (verdict(view, [id::PAPER_RECOUNT_SAME, id::PAPER_RECOUNT_DIFFERENT]))
            }
        }
    }
}

fn files(view: View<'_>, number: usize, draw: &RoundDraw) -> Markup {
    let words = view.words;
    let file = |name: &str| view.address(&format!("/rounds/{number}/{name}.json?branch={}", draw.branch));
    let (problem, tables) = (file("problem"), file("tables"));
    let saved = |name: &str| format!("{name}-{number}-{}.json", draw.branch + 1);
    html! {
        p data-problem=(problem) data-tables=(tables) {
            a href=(problem) download=(saved("problem")) { (words.say(id::PAPER_PROBLEM)) } " · "
            a href=(tables) download=(saved("tables")) { (words.say(id::PAPER_TABLES)) }
            @if let Some(seed) = draw.seed {
                br; (words.say(id::PAPER_AGAIN_HOW)) " " code { "sdadata draw " (saved("problem")) " --seed " (seed) }
            }
        }
    }
}

/// The dice of a ceremony, from which the reader's browser makes the seed again.
pub(super) fn seed_part(view: View<'_>, ceremony: &Ceremony, dice: &str) -> Markup {
    html! {
        div {
            span hidden data-secret=(ceremony.secret) data-dice=(dice) data-seed=(seed_of(ceremony))
                data-commitment=(ceremony.commitment) {}
            (verdict(view, [id::PAPER_SEED_SAME, id::PAPER_SEED_DIFFERENT]))
        }
    }
}

/// Two sentences, one of which a script shows once it has counted.
fn verdict(view: View<'_>, [same, different]: [words::Id; 2]) -> Markup {
    html! {
        div role="status" {
            p data-verdict="same" hidden { (view.words.say(same)) " " b { output {} } }
            p .wrong data-verdict="different" hidden { (view.words.say(different)) " " b { output {} } }
        }
    }
}
