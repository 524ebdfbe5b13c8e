//! The days of the rounds, and special events, for tournaments of several evenings.

use super::frame::View;
use crate::parts::Text;
use director::tournament::Status;
use maud::{Markup, html};
use words::id;

pub(super) fn show(view: &View<'_>) -> Markup {
    let words = view.words;
    let (rules, tournament) = (view.rules(), view.tournament());
    let published = desk::tournament::Published { rules, tournament, words };
    let stages = &rules.format.stages;
    let place = html! {
        div .field {
            label for="field-stage" { (words.say(id::CONSOLE_STAGE)) }
            select #field-stage name="stage" { @for stage in stages { option value=(stage.id) { (desk::sentences::stage(words, &stage.id)) } } }
        }
        (Text::new("round", id::CONSOLE_STAGE_ROUND, "1").show(words))
        (Text::new("day", id::CONSOLE_DAY, "").hint(id::CONSOLE_DAY_HINT).show(words))
        (Text::new("why", id::CONSOLE_POSTPONE_WHY, "").optional().show(words))
    };
    html! {
        (view.panel("calendar", &words.say(id::CONSOLE_TAB_CALENDAR), &html! { pre { (published.calendar()) } }))
        @if view.is_organiser() {
            (view.panel("day", &words.say(id::CONSOLE_FIX_DAY), &html! {
                p { (words.say(id::CONSOLE_FIX_DAY_MEANS)) }
                (view.form("day", &html! {
                    (place)
                    div .actions {
                        button .button-primary name="act" value="schedule" type="submit" { (words.say(id::CONSOLE_FIX_DAY)) }
                        button name="act" value="postpone" type="submit" { (words.say(id::CONSOLE_POSTPONE)) }
                    }
                }))
            }))
            (special_event(view))
        }
    }
}

/// A special event: its name, its day, and what each of those who came had of it.
fn special_event(view: &View<'_>) -> Markup {
    let words = view.words;
    let example = view.tournament().entrants.iter().find(|entrant| entrant.status == Status::In);
    let example = example.map(|entrant| format!("{}=3", entrant.id)).unwrap_or_default();
    view.panel(
        "event",
        &words.say(id::CONSOLE_EVENT),
        &html! {
            p { (words.say(id::CONSOLE_EVENT_MEANS)) }
            (view.form("event", &html! {
                (Text::new("name", id::CONSOLE_EVENT_NAME, "").show(words))
                (Text::new("day", id::CONSOLE_DAY, "").id("event-day").hint(id::CONSOLE_DAY_HINT).show(words))
                div .field {
                    label for="field-points" { (words.say(id::CONSOLE_EVENT_POINTS)) }
                    textarea #field-points name="points" rows="5" spellcheck="false" placeholder=(example) {}
                }
                (view.button(id::CONSOLE_EVENT_SAVE, false))
            }))
        },
    )
}
