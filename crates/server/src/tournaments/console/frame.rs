//! What the pages of the console share: the tournament under its lock, whoever looks, the tabs, and forms.

use super::section::Section;
use crate::copies::CopyState;
use crate::forms::FormFault;
use crate::layout::Page;
use crate::parts::{faults, once, qr, warning};
use director::tournament::{EntrantId, Rules, Tournament};
use hall::{Hall, Role};
use live::{LiveGuard, random_word};
use maud::{Markup, html};
use words::{Id, Words, id};

/// The tournament, and whoever looks at it.
pub(super) struct View<'h> {
    pub(super) hall: &'h LiveGuard<'h, Hall>,
    pub(super) id: &'h str,
    pub(super) words: Words,
    pub(super) section: Section,
    /// The part of whoever looks.
    pub(super) role: Role,
    /// What was asked of the page besides its address.
    pub(super) query: &'h ConsoleQuery,
    /// How the copies of the server go, where any are made.
    pub(super) copies: Option<CopyState>,
}

/// What can be asked of a page of the console.
#[derive(Clone, Default, Debug, serde::Deserialize)]
#[serde(default)]
pub(crate) struct ConsoleQuery {
    /// Only the part that changes by itself.
    pub(super) fragment: Option<u8>,
    /// The two who would change places.
    pub(super) one: Option<u32>,
    pub(super) other: Option<u32>,
}

/// A link that was made a moment ago: its address is shown once.
pub(super) struct NewLink<'a>(pub(super) &'a str);

pub(super) fn page(view: &View<'_>, link: Option<NewLink<'_>>, wrong: &[FormFault]) -> Page {
    let words = view.words;
    let name = &view.tournament().facts.name;
    let body = html! {
        main #main .page {
            div .page-head {
                h1 { (name) }
                div .actions {
                    a .button href=(format!("/tournaments/{}", view.id)) { (words.say(id::HALL_CONSOLE_PUBLIC)) }
                    a .button href=(format!("/tournaments/{}/projector", view.id)) { (words.say(id::HALL_PAGE_PROJECTOR)) }
                    a .button href=(format!("/tournaments/{}/paper", view.id)) { (words.say(id::HALL_PAGE_PAPER)) }
                }
            }
            @if view.hall.is_rehearsal() { (warning(&html! { (words.say(id::CONSOLE_REHEARSAL_NOTE)) })) }
            nav .console-tabs aria-label=(words.say(id::HALL_CONSOLE_TITLE)) {
                @for (section, title) in Section::tabs() {
                    a href=(view.at(*section)) aria-current=[(*section == view.section.tab()).then_some("page")] { (words.say(*title)) }
                }
            }
            (faults(words, wrong))
            @if let Some(NewLink(address)) = link {
                (once(&words.say(id::HALL_CONSOLE_LINK_ONCE), address))
                div .console-qr { (qr(address, &words.say(id::CONSOLE_LINK_QR))) }
            }
            (view.section.show(view))
        }
    };
    Page::new("console", format!("{name} · {}", words.say(id::HALL_CONSOLE_TITLE)), body)
        .marked(&view.rules().regulation)
        .style("css/score.css")
        .script("js/pages/console.js")
}

impl<'h> View<'h> {
    pub(super) fn tournament(&self) -> &'h Tournament {
        self.hall.tournament()
    }

    pub(super) fn rules(&self) -> &'h Rules {
        self.hall.rules()
    }

    /// The address of a page of the console.
    pub(super) fn at(&self, section: Section) -> String {
        format!("/tournaments/{}/console{}", self.id, section.path())
    }

    /// A form of its own, with a new name for the request: sent twice, it is done once. It comes back to this page.
    pub(super) fn form(&self, what: &str, content: &Markup) -> Markup {
        self.form_from(self.section, what, content)
    }

    /// The same, coming back to another page.
    pub(super) fn form_from(&self, back: Section, what: &str, content: &Markup) -> Markup {
        html! {
            form method="post" action=(format!("/tournaments/{}/console/{what}?from={}", self.id, back.path())) {
                input type="hidden" name="nonce" value=(random_word(16));
                (content)
            }
        }
    }

    pub(super) fn button(&self, label: Id, primary: bool) -> Markup {
        html! { button .button-primary[primary] type="submit" { (self.words.say(label)) } }
    }

    pub(super) fn hidden(name: &str, value: impl std::fmt::Display) -> Markup {
        html! { input type="hidden" name=(name) value=(value); }
    }

    /// A part of the page that keeps itself up to date.
    pub(super) fn live(&self, content: &Markup) -> Markup {
        let refresh = format!("{}?fragment=1", self.at(self.section));
        let stream = format!("/api/tournaments/{}/stream", self.id);
        html! { div #live data-refresh=(refresh) data-stream=(stream) data-version=(self.hall.version()) { (content) } }
    }

    pub(super) fn name(&self, id: EntrantId) -> String {
        self.tournament().name(id)
    }

    /// A section with a title.
    pub(super) fn panel(&self, name: &str, title: &str, content: &Markup) -> Markup {
        html! {
            section .panel aria-labelledby=(format!("{name}-title")) {
                h2 id=(format!("{name}-title")) { (title) }
                (content)
            }
        }
    }

    pub(super) fn is_organiser(&self) -> bool {
        self.role >= Role::Organiser
    }

    /// Everybody in the tournament, by surname, for a list to choose from.
    pub(super) fn choices(&self, of: impl Fn(EntrantId) -> bool) -> Vec<(EntrantId, String)> {
        let entrants = self.tournament().entrants.iter().filter(|entrant| of(entrant.id));
        let mut all: Vec<_> = entrants
            .map(|entrant| {
                let person = &entrant.entry.person;
                (entrant.id, format!("{} {} ({})", person.surname, person.name, entrant.id))
            })
            .collect();
        all.sort_by_cached_key(|(_, name)| name.to_lowercase());
        all
    }

    /// A list to tick as many as there are; nothing where nobody could be ticked.
    pub(super) fn ticks(&self, name: &str, label: Id, choices: &[(EntrantId, String)]) -> Markup {
        html! {
            @if !choices.is_empty() {
                fieldset .console-ticks {
                    legend { (self.words.say(label)) }
                    ul {
                        @for (id, said) in choices {
                            li { label { input type="checkbox" name=(format!("{name}-{id}")) value="yes"; " " (said) } }
                        }
                    }
                }
            }
        }
    }

    /// A list to choose somebody from.
    pub(super) fn select(&self, name: &str, label: Id, choices: &[(EntrantId, String)], chosen: Option<u32>) -> Markup {
        html! {
            div .field {
                label for=(format!("field-{name}")) { (self.words.say(label)) }
                select id=(format!("field-{name}")) name=(name) {
                    option value="" { "–" }
                    @for (id, said) in choices { option value=(id) selected[chosen == Some(id.0)] { (said) } }
                }
            }
        }
    }
}
