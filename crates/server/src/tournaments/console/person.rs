//! One person of the tournament: what they entered with, what they paid, and what they do: come late, leave, renounce.

use super::frame::View;
use super::people::{club_names, status};
use crate::parts::{Text, empty, tick};
use director::tournament::{Age, Entrant, EntrantId, Presence, Status};
use maud::{Markup, html};
use words::{Id, id};

pub(super) fn show(view: &View<'_>, entrant: EntrantId) -> Markup {
    match view.tournament().entrant(entrant) {
        Some(entrant) => whole(view, entrant),
        None => empty(&view.words.say(id::CONSOLE_NO_SUCH_PERSON), None),
    }
}

fn whole(view: &View<'_>, entrant: &Entrant) -> Markup {
    html! {
        h2 { (entrant.id) " · " (entrant.entry.person.full_name()) }
        p { (view.words.say(status(entrant.status))) }
        div .columns {
            div { (presence(view, entrant)) (leaving(view, entrant)) }
            div { (desk_part(view, entrant)) (entry(view, entrant)) (erasure(view, entrant)) }
        }
    }
}

/// A button that does one thing to this person.
fn act(view: &View<'_>, entrant: &Entrant, act: &str, label: Id, primary: bool) -> Markup {
    let content = html! {
        (View::hidden("entrant", entrant.id)) (View::hidden("act", act)) (view.button(label, primary))
    };
    view.form("entrant", &content)
}

/// One step: what it means in the regulation, and its button.
fn step(said: &str, button: &Markup) -> Markup {
    html! { div .console-step { p { (said) } (button) } }
}

/// Whether they play: the next round, and the one being played.
fn presence(view: &View<'_>, entrant: &Entrant) -> Markup {
    let words = view.words;
    if entrant.status != Status::In {
        return html! {};
    }
    let tournament = view.tournament();
    let round = tournament.rounds.len();
    let playing = tournament.rounds.last().filter(|last| !last.is_complete() && last.table_of(entrant.id).is_some());
    let answer = tournament.roll_call.answers.get(&entrant.id).copied();
    let next = words.say_with(id::CONSOLE_NEXT_ROUND, &[("round", (round + 1).into())]);
    let shown = match answer {
        Some(Presence::Here) => id::CONSOLE_IS_HERE,
        Some(Presence::Away) => id::CONSOLE_IS_AWAY,
        Some(Presence::Busy) => id::CONSOLE_IS_BUSY,
        None => id::CONSOLE_IS_UNSAID,
    };
    view.panel(
        "presence",
        &words.say(id::CONSOLE_PRESENCE),
        &html! {
            p { (next) ": " b { (words.say(shown)) } }
            div .actions {
                (act(view, entrant, "here", id::HALL_CONSOLE_HERE, true))
                (act(view, entrant, "away", if playing.is_some() { id::CONSOLE_LEAVES_AFTER } else { id::HALL_CONSOLE_AWAY }, false))
                (act(view, entrant, "busy", id::CONSOLE_BUSY, false))
            }
            @if playing.is_some() {
                (step(&words.say_with(id::CONSOLE_NO_SHOW_MEANS, &[("round", round.into())]),
                    &act(view, entrant, "no_show", id::CONSOLE_NO_SHOW, false)))
            }
            (view.form("entrant", &html! {
                (View::hidden("entrant", entrant.id)) (View::hidden("act", "arrive"))
                (Text::new("minutes", id::CONSOLE_ARRIVE, "").hint(id::CONSOLE_ARRIVE_HINT).button(id::CONSOLE_ARRIVE_SAY).show(words))
            }))
        },
    )
}

/// Leaving and coming back, and not playing a stage.
fn leaving(view: &View<'_>, entrant: &Entrant) -> Markup {
    let words = view.words;
    if !view.is_organiser() {
        return html! {};
    }
    let tournament = view.tournament();
    let stages = view.rules().format.stages.iter().enumerate().filter(|(at, stage)| {
        let open = !tournament.rounds.iter().any(|round| round.stage >= *at);
        stage.games().is_none() && open && tournament.takes_part(entrant.id, *at)
    });
    let stages: Vec<_> = stages.map(|(_, stage)| stage).collect();
    view.panel(
        "leaving",
        &words.say(id::CONSOLE_LEAVING),
        &html! {
            @if entrant.status == Status::In {
                (step(&words.say(id::CONSOLE_WITHDRAW_MEANS), &act(view, entrant, "withdraw", id::HALL_CONSOLE_WITHDRAW, false)))
                @if !stages.is_empty() {
                    p { (words.say(id::CONSOLE_RENOUNCE_MEANS)) }
                    (view.form("entrant", &html! {
                        (View::hidden("entrant", entrant.id)) (View::hidden("act", "renounce"))
                        div .field-with-button {
                            select name="stage" aria-label=(words.say(id::CONSOLE_RENOUNCE_STAGE)) {
                                @for stage in &stages { option value=(stage.id) { (desk::sentences::stage(words, &stage.id)) } }
                            }
                            button type="submit" { (words.say(id::CONSOLE_RENOUNCE)) }
                        }
                    }))
                }
            } @else {
                (step(&words.say(id::CONSOLE_READMIT_MEANS), &act(view, entrant, "readmit", id::HALL_CONSOLE_READMIT, true)))
            }
        },
    )
}

/// What is done at the desk: the fee, the signature.
fn desk_part(view: &View<'_>, entrant: &Entrant) -> Markup {
    let words = view.words;
    let paid = words.decimal(&format!("{}.{:02}", entrant.paid_cents / 100, entrant.paid_cents % 100));
    let signed = entrant.entry.accepted.is_some();
    view.panel(
        "desk",
        &words.say(id::CONSOLE_DESK),
        &html! {
            p { (words.say_with(id::CONSOLE_PAID, &[("euros", paid.into())])) }
            (view.form("entrant", &html! {
                (View::hidden("entrant", entrant.id)) (View::hidden("act", "pay"))
                (Text::new("euros", id::CONSOLE_PAY, "").button(id::CONSOLE_PAY_TAKE).show(words))
            }))
            p { (words.say(if signed { id::CONSOLE_HAS_SIGNED } else { id::CONSOLE_HAS_NOT_SIGNED })) }
            @if !signed { (act(view, entrant, "sign", id::CONSOLE_SIGN, false)) }
        },
    )
}

/// What they entered with, to be set right. A date of birth, consent and a waiver are for the organiser alone.
fn entry(view: &View<'_>, entrant: &Entrant) -> Markup {
    let (words, known) = (view.words, &entrant.entry);
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    let person = &known.person;
    view.panel(
        "entry",
        &words.say(id::CONSOLE_ENTRY),
        &html! {
            (club_names(view))
            (view.form("correct", &html! {
                (View::hidden("entrant", entrant.id))
                (Text::new("name", id::HALL_CONSOLE_FIRST_NAME, &person.name).show(words))
                (Text::new("surname", id::HALL_CONSOLE_SURNAME, &person.surname).show(words))
                (Text::new("nickname", id::CONSOLE_NICKNAME, &text(&person.nickname)).optional().show(words))
                (Text::new("club", id::HALL_CONSOLE_CLUB, &text(&person.club)).optional().list("club-names").show(words))
                (Text::new("region", id::CONSOLE_REGION, &text(&person.region)).optional().show(words))
                (Text::new("national_id", id::CONSOLE_NATIONAL_ID, &text(&person.national_id)).optional().show(words))
                @if view.rules().format.has_teams() {
                    div .field {
                        label for="field-team" { (words.say(id::CONSOLE_TEAM)) }
                        select #field-team name="team" {
                            option value="" { "–" }
                            @for (number, team) in (1_u32..).zip(&view.tournament().teams) {
                                option value=(number) selected[known.team.is_some_and(|own| own.0 == number)] { (team.name) }
                            }
                        }
                    }
                }
                @if view.is_organiser() {
                    (Text::new("birth", id::HALL_CONSOLE_BIRTH, &text(&person.birth)).optional().hint(id::HALL_CONSOLE_BIRTH_HINT).show(words))
                    (tick(words, "consent", id::CONSOLE_CONSENT, known.consent))
                    (tick(words, "waiver", id::CONSOLE_WAIVER, known.age == Age::MinorWithWaiver))
                    (tick(words, "qualified", id::CONSOLE_QUALIFIED, known.already_qualified))
                }
                (view.button(id::CONSOLE_CORRECT, false))
            }))
        },
    )
}

/// Who asks to be forgotten: the name goes, the results stay.
fn erasure(view: &View<'_>, entrant: &Entrant) -> Markup {
    let words = view.words;
    html! {
        @if view.is_organiser() {
            (view.panel("erase", &words.say(id::CONSOLE_ERASE), &html! {
                p { (words.say(id::CONSOLE_ERASE_MEANS)) }
                (view.form("entrant", &html! {
                    (View::hidden("entrant", entrant.id)) (View::hidden("act", "erase"))
                    (tick(words, "sure", id::CONSOLE_ERASE_SURE, false))
                    (view.button(id::CONSOLE_ERASE, false))
                }))
            }))
        }
    }
}
