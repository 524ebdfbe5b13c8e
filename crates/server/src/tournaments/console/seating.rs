//! The tables of a round by other ways than a new draw: changed as little as possible, two people swapped, made by hand.

use super::frame::View;
use crate::parts::Text;
use director::tournament::{EntrantId, Next, Round, Status, SwapCost};
use maud::{Markup, html};
use words::id;

pub(super) fn show(view: &View<'_>) -> Markup {
    let words = view.words;
    if !view.is_organiser() {
        return html! { p { (words.say(id::CONSOLE_ORGANISER_ONLY)) } };
    }
    let playing = view.tournament().rounds.last().filter(|round| !round.is_complete());
    html! {
        @match playing {
            Some(round) => { (redraw(view, round)) (swap(view, round)) (again(view)) },
            None => @if matches!(view.rules().next(view.tournament()), Next::Round { .. }) { (by_hand(view)) (sizes(view)) }
                @else { p { (words.say(id::HALL_CONSOLE_NEXT_NOTHING)) } },
        }
    }
}

/// Somebody is not there after all, or came after all: the fewest moves.
fn redraw(view: &View<'_>, round: &Round) -> Markup {
    let words = view.words;
    let sits = |id: EntrantId| round.table_of(id).is_some_and(|at| round.results[at].is_none());
    let is_in = |id: EntrantId| view.tournament().entrant(id).is_some_and(|one| one.status == Status::In);
    let (seated, free) = (view.choices(sits), view.choices(|id| round.table_of(id).is_none() && is_in(id)));
    view.panel(
        "redraw",
        &words.say(id::CONSOLE_REDRAW),
        &html! {
            p { (words.say(id::CONSOLE_REDRAW_MEANS)) }
            (view.form("redraw", &html! {
                (view.ticks("gone", id::CONSOLE_REDRAW_GONE, &seated))
                (view.ticks("came", id::CONSOLE_REDRAW_CAME, &free))
                (Text::new("seed", id::HALL_CONSOLE_SEED, "").hint(id::CONSOLE_REDRAW_SEED).button(id::CONSOLE_REDRAW).show(words))
            }))
        },
    )
}

/// Two people change places: what it costs is shown before.
fn swap(view: &View<'_>, round: &Round) -> Markup {
    let words = view.words;
    let sits = |id: EntrantId| round.table_of(id).is_some_and(|at| round.results[at].is_none());
    let seated = view.choices(sits);
    let (one, other) = (view.query.one, view.query.other);
    let cost =
        one.zip(other).map(|(one, other)| view.rules().swap_cost(view.tournament(), EntrantId(one), EntrantId(other)));
    view.panel(
        "swap",
        &words.say(id::CONSOLE_SWAP),
        &html! {
            p { (words.say(id::CONSOLE_SWAP_MEANS)) }
            form method="get" action=(format!("{}#swap-title", view.at(view.section))) data-live-form {
                (view.select("one", id::CONSOLE_SWAP_ONE, &seated, one))
                (view.select("other", id::CONSOLE_SWAP_OTHER, &seated, other))
                button type="submit" { (words.say(id::CONSOLE_SWAP_COST)) }
            }
            @match cost {
                None => {},
                Some(Err(refusal)) => p .field-fault {
                    (desk::refusal::refused(&view.rules().regulation, view.tournament(), &refusal, words))
                },
                Some(Ok(cost)) => {
                    (costs(view, cost.as_ref()))
                    (view.form("swap", &html! {
                        (View::hidden("one", one.unwrap_or_default())) (View::hidden("other", other.unwrap_or_default()))
                        (view.button(id::CONSOLE_SWAP_DO, true))
                    }))
                },
            }
        },
    )
}

fn costs(view: &View<'_>, cost: Option<&SwapCost>) -> Markup {
    let words = view.words;
    let line = |cost: &SwapCost, at: usize| {
        let number = |list: &[u64]| list.get(at).copied().unwrap_or_default().to_string();
        let values = [
            ("what", words.say_member("draw", &cost.priorities[at].replace('_', "-")).into()),
            ("before", number(&cost.before).into()),
            ("after", number(&cost.after).into()),
        ];
        words.say_with(id::CONSOLE_SWAP_LINE, &values)
    };
    html! {
        @match cost {
            None => p { (words.say(id::CONSOLE_SWAP_FREE)) },
            Some(cost) => ul #swap-costs { @for at in 0..cost.priorities.len() { li { (line(cost, at)) } } },
        }
    }
}

/// A second draw of the same round: the first is taken back with a public reason.
fn again(view: &View<'_>) -> Markup {
    let words = view.words;
    let drawn = view.hall.acts().iter().rev().find(|act| {
        let command = &act.done.command;
        let seats = matches!(
            **command,
            director::tournament::Command::Draw { .. } | director::tournament::Command::Seat { .. }
        );
        act.undone.is_none() && seats
    });
    html! {
        @if let Some(drawn) = drawn {
            (view.panel("again", &words.say(id::CONSOLE_AGAIN), &html! {
                p { (words.say(id::CONSOLE_AGAIN_MEANS)) }
                (view.form("undo", &html! {
                    (View::hidden("entry", drawn.entry))
                    (Text::new("why", id::HALL_CONSOLE_WHY, "").button(id::CONSOLE_AGAIN_UNDO).show(words))
                }))
            }))
        }
    }
}

/// The next round by the organiser's hand: a table a line.
fn by_hand(view: &View<'_>) -> Markup {
    let words = view.words;
    let people = view.rules().next_players(view.tournament()).unwrap_or_default();
    let lines: Vec<_> =
        people.chunks(4).map(|table| table.iter().map(|id| view.name(*id)).collect::<Vec<_>>().join(", ")).collect();
    view.panel(
        "by-hand",
        &words.say(id::CONSOLE_BY_HAND),
        &html! {
            p { (words.say(id::CONSOLE_BY_HAND_MEANS)) }
            (view.form("seat", &html! {
                div .field {
                    label for="field-tables" { (words.say(id::CONSOLE_BY_HAND_TABLES)) }
                    textarea #field-tables name="tables" rows=(lines.len().clamp(4, 40)) spellcheck="false" { (lines.join("\n")) }
                }
                (view.button(id::CONSOLE_BY_HAND_SEAT, false))
            }))
        },
    )
}

/// Tables of another size than the format's: a deviation everybody sees.
fn sizes(view: &View<'_>) -> Markup {
    let words = view.words;
    let allowed = &view.tournament().facts.more_sizes;
    view.panel(
        "sizes",
        &words.say(id::CONSOLE_SIZES),
        &html! {
            p { (words.say(id::CONSOLE_SIZES_MEANS)) }
            @if !allowed.is_empty() {
                @let sizes = words.list(allowed.iter().map(ToString::to_string));
                p { b { (words.say_with(id::PUBLISHED_DEVIATION, &[("sizes", sizes.into())])) } }
            }
            div .actions {
                @for size in [3_u8, 4, 5, 6].into_iter().filter(|size| !allowed.contains(size)) {
                    (view.form("size", &html! {
                        (View::hidden("size", size))
                        button type="submit" { (words.say_with(id::CONSOLE_SIZES_OF, &[("size", size.into())])) }
                    }))
                }
            }
        },
    )
}
