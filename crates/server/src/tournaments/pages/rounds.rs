//! One round: its tables and results, the standings after it, and how its tables came about.

use super::certificate::{again_part, seed_part};
use super::public::surnames;
use super::seating::tables;
use super::standings::standings;
use super::view::View;
use crate::app::App;
use crate::errors::Fault;
use crate::layout::{Page, page};
use crate::proofs::{ProofState, Proofs};
use crate::requester::Requester;
use crate::tournaments::draws::{Draw, begin_proofs, certified, draws};
use crate::tournaments::use_cases::find;
use axum::extract::{Path, State};
use axum::response::Response;
use desk::tournament::RoundProof;
use director::tournament::{Minimised, Origin};
use maud::{Markup, html};
use words::id;

/// How many sit at a table that is told apart.
const SEATS_OF_A_FIVE: usize = 5;

pub(super) async fn round(
    State(app): State<App>,
    Path((id, number)): Path<(String, usize)>,
    requester: Requester,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let guard = hall.lock().await;
    let view = View { id: &id, hall: &guard, words: requester.words };
    let words = requester.words;
    let at = number.checked_sub(1).filter(|at| *at < view.tournament().rounds.len());
    let at = at.ok_or_else(|| Fault::not_found(words))?;
    begin_proofs(&app.proofs, &id, &guard);
    let title = view.round_title(at);
    let after = words.say_with(id::HALL_PAGE_STANDINGS_AFTER, &[("round", number.into())]);
    let body = html! {
        main #main .page {
            p { a href=(view.address("")) { (view.tournament().facts.name) } }
            div .page-head {
                h1 { (title) }
                div .actions { a .button href=(view.address(&format!("/paper?round={number}"))) { (words.say(id::HALL_PAGE_PAPER)) } }
            }
            section aria-labelledby="tables-title" {
                h2 #tables-title { (words.say(id::HALL_PAGE_BY_TABLE)) }
                (tables(view, at))
                details #by-name { summary { (words.say(id::HALL_PAGE_BY_NAME)) } (surnames(view, at)) }
            }
            (draw_part(view, at, &app.proofs))
            section aria-labelledby="standings-title" {
                h2 #standings-title { (after) }
                (standings(view, after.clone(), &view.standings_after(number), number))
            }
        }
    };
    let title = format!("{title} · {}", view.tournament().facts.name);
    Ok(page(
        &requester,
        Page::new("round", title, body)
            .marked(view.regulation())
            .style("css/hall.css")
            .script("js/pages/certificate.js"),
    ))
}

/// How the tables came about: every draw of the round, those that were taken back with their reason.
fn draw_part(view: View<'_>, at: usize, proofs: &Proofs) -> Markup {
    let words = view.words;
    let all = draws(view.hall);
    let of_round: Vec<_> = all.iter().filter(|draw| draw.round == at + 1).collect();
    let seated = of_round
        .iter()
        .filter(|draw| !matches!(draw.origin, Origin::Redraw { .. } | Origin::Swap { .. } | Origin::Substitution));
    let count = seated.count();
    html! {
        section .draw-certificate aria-labelledby="draw-title" {
            h2 #draw-title { (words.say(id::HALL_PAGE_DRAW)) }
            @if count > 1 { p { b { (words.say_with(id::HALL_PAGE_DRAW_AGAIN, &[("count", count.into())])) } } }
            @for draw in of_round { (one_draw(view, draw, proofs)) }
            (fives(view, at))
        }
    }
}

fn one_draw(view: View<'_>, draw: &Draw<'_>, proofs: &Proofs) -> Markup {
    let words = view.words;
    let (certified, proof) = certified(proofs, view.id, draw);
    let undone = draw.act.undone.as_ref().map(|(_, why)| why.as_str());
    let (title, minimised) = (origin(view, &certified), certified.minimised());
    html! {
        div .panel .is-undone[undone.is_some()] {
            p { b { (title) } }
            @if let Some(why) = undone { p .wrong { (words.say_with(id::HALL_PAGE_DRAW_UNDONE, &[("why", why.into())])) } }
            @if let Some(ceremony) = &draw.act.done.ceremony {
                @let dice = ceremony.dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                p .draw-certificate-seal {
                    (words.say_with(id::HALL_PAGE_DRAW_COMMITMENT, &[("commitment", ceremony.commitment.to_string().into())])) br;
                    (words.say_with(id::HALL_PAGE_DRAW_SECRET, &[("secret", ceremony.secret.as_str().into())])) br;
                    (words.say_with(id::HALL_PAGE_DRAW_DICE, &[("dice", dice.as_str().into())]))
                }
                (seed_part(view, ceremony, &dice))
            }
            @if let Some(minimised) = minimised { (remains(view, minimised, proof.as_ref())) }
            (again_part(view, draw))
        }
    }
}

fn origin(view: View<'_>, origin: &Origin) -> String {
    let words = view.words;
    match origin {
        Origin::Draw { seed, .. } => words.say_with(id::PUBLISHED_DRAWN, &[("seed", seed.to_string().into())]),
        Origin::Redraw { seed, moved, .. } => {
            let values = [("seed", seed.to_string().into()), ("moved", (*moved).into())];
            words.say_with(id::PUBLISHED_REDRAWN, &values)
        }
        Origin::Swap { swaps, .. } => words.say_with(id::PUBLISHED_SWAPPED, &[("swaps", (*swaps).into())]),
        Origin::Standings => words.say(id::PUBLISHED_BY_STANDINGS),
        Origin::Substitution => words.say(id::PUBLISHED_SUBSTITUTION),
        Origin::Hand => words.say(id::PUBLISHED_BY_HAND),
    }
}

/// What was to be avoided in order of importance, what is left of it, and whether that is proven to be the least.
fn remains(view: View<'_>, minimised: &Minimised, proof: Option<&ProofState>) -> Markup {
    let words = view.words;
    let number = |list: &[u64], at: usize| list.get(at).copied().unwrap_or_default().to_string();
    let line = |(at, priority): (usize, &String)| {
        let values = [
            ("what", words.say_member("draw", &priority.replace('_', "-")).into()),
            ("penalty", number(&minimised.penalties, at).into()),
            ("bound", number(&minimised.bounds, at).into()),
        ];
        words.say_with(id::PUBLISHED_KEPT_APART, &values)
    };
    html! {
        @if !minimised.priorities.is_empty() {
            ol { @for line in minimised.priorities.iter().enumerate().map(line) { li { (line) } } }
            p { (surety(view, minimised, proof)) }
        }
    }
}

/// How sure it is that no draw is better.
fn surety(view: View<'_>, minimised: &Minimised, proof: Option<&ProofState>) -> String {
    let words = view.words;
    match proof {
        _ if minimised.proven => words.say(id::PUBLISHED_PROVEN),
        Some(ProofState::Searching) => words.say(id::HALL_PAGE_DRAW_SEARCHING),
        Some(ProofState::Done(RoundProof { better: Some(better), .. })) => {
            let numbers = better.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            words.say_with(id::HALL_PAGE_DRAW_BETTER, &[("penalties", numbers.into())])
        }
        Some(ProofState::Done(_)) | None => words.say(id::HALL_PAGE_DRAW_NOT_PROVEN),
    }
}

/// Who sits at a table of five.
fn fives(view: View<'_>, at: usize) -> Markup {
    let tables = view.tournament().rounds[at].tables.iter().filter(|table| table.seats.len() == SEATS_OF_A_FIVE);
    html! {
        @for table in tables {
            @let names = view.words.list(table.seats.iter().map(|&seat| view.name(seat)));
            p { (view.words.say_with(id::HALL_PAGE_DRAW_FIVE, &[("table", table.number.into()), ("names", names.into())])) }
        }
    }
}
