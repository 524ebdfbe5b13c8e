//! Sanctions (C50 to C58): against whom, for which fault, what it would come to, and only then the sanction itself.

use super::identity::{RefereeIdentity, RefereeName};
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, NumberText, Trimmed};
use crate::layout::{Page, again, page as whole_page};
use crate::parts::{Select, Text, choice, faults};
use crate::tournaments::use_cases::InHall;
use axum::response::Response;
use desk::sanctions::{SanctionPreview, preview as preview_of};
use director::tournament::{Command, EntrantId};
use hall::{Action, Hall, Role};
use live::{LiveGuard, random_word};
use maud::{Markup, html};
use referee::sanction::{Entry, Gravity, Ground, Sanction};
use serde::Deserialize;
use words::{Id, Words, id};

/// The sanctions of a list, by the word they are typed by; `=` where a number belongs to it.
const KINDS: [(&str, Id); 9] = [
    ("reminder", id::HALL_SANCTION_REMINDER),
    ("turn", id::HALL_SANCTION_TURN),
    ("hand", id::HALL_SANCTION_HAND),
    ("cards=", id::HALL_SANCTION_CARDS),
    ("armies=", id::HALL_SANCTION_ARMIES),
    ("cap=", id::HALL_SANCTION_CAP),
    ("points=", id::HALL_SANCTION_POINTS),
    ("disqualified", id::HALL_SANCTION_DISQUALIFIED),
    ("expelled", id::HALL_SANCTION_EXPELLED),
];

/// A sanction as it is filled in.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct SanctionForm {
    nonce: Trimmed,
    entrant: NumberText,
    fault: Trimmed,
    gravity: Trimmed,
    sanction: Trimmed,
    amount: NumberText,
    why: Trimmed,
}

impl SanctionForm {
    fn sanction(&self) -> Option<Sanction> {
        let number = if self.sanction.ends_with('=') { self.amount.text() } else { "" };
        desk::result::read_sanction(&format!("{}{number}", &*self.sanction))
    }

    /// What the director is asked for, or which field says nothing that can be asked.
    fn command(&self, hall: &LiveGuard<'_, Hall>, referee: &RefereeName) -> Result<Command, Id> {
        let entrant = EntrantId(self.entrant.number().ok_or(id::HALL_SANCTION_NO_PLAYER)?);
        let table = hall.tournament().rounds.last().and_then(|round| Some(&round.tables[round.table_of(entrant)?]));
        let when = jiff::Timestamp::from_millisecond(hall.now()).map(|now| now.to_string()).unwrap_or_default();
        Ok(Command::Sanction {
            entrant,
            sanction: self.sanction().ok_or(id::HALL_SANCTION_NO_SANCTION)?,
            fault: Ground::parse(&self.fault).ok_or(id::HALL_SANCTION_NO_FAULT)?,
            gravity: if &*self.gravity == "grave" { Gravity::Grave } else { Gravity::Light },
            game: None,
            why: self.why.given().ok_or(id::HALL_REFUSED_NO_REASON)?.to_owned(),
            by: referee.referee(),
            // C58: whoever sits at that table rules on nothing there.
            involved: table.map(|table| table.seats.clone()).unwrap_or_default(),
            when,
        })
    }

    fn fields(&self) -> [(&'static str, &str); 6] {
        [
            ("entrant", self.entrant.text()),
            ("fault", &self.fault),
            ("gravity", &self.gravity),
            ("sanction", &self.sanction),
            ("amount", self.amount.text()),
            ("why", &self.why),
        ]
    }
}

/// What the page of sanctions is made of.
struct SanctionPage<'p> {
    place: &'p InHall,
    hall: &'p LiveGuard<'p, Hall>,
    referee: Option<&'p RefereeName>,
    words: Words,
}

pub(super) async fn page(place: InHall, identity: RefereeIdentity) -> Result<Response, Fault> {
    place.for_role(Role::Referee).await?;
    let guard = place.hall.lock().await;
    let page = SanctionPage::new(&place, &guard, &identity);
    Ok(whole_page(&place.requester, page.show(page.form(&SanctionForm::default()), &[])))
}

pub(super) async fn change(
    place: InHall,
    identity: RefereeIdentity,
    Filled(form): Filled<SanctionForm>,
) -> Result<Response, Fault> {
    place.for_role(Role::Referee).await?;
    let guard = place.hall.lock().await;
    let page = SanctionPage::new(&place, &guard, &identity);
    Ok(whole_page(&place.requester, page.show(page.form(&form), &[])))
}

/// What a sanction would come to; nothing is kept.
pub(super) async fn preview(
    place: InHall,
    identity: RefereeIdentity,
    Filled(form): Filled<SanctionForm>,
) -> Result<Response, Fault> {
    place.for_role(Role::Referee).await?;
    let guard = place.hall.lock().await;
    let page = SanctionPage::new(&place, &guard, &identity);
    Ok(match page.check(&form) {
        Ok((_, preview)) => whole_page(&place.requester, page.show(page.read_back(&form, &preview), &[])),
        Err(wrong) => again(&place.requester, page.show(page.form(&form), &[FormFault::whole(wrong)])),
    })
}

/// Gives a sanction.
pub(super) async fn give(
    place: InHall,
    identity: RefereeIdentity,
    Filled(form): Filled<SanctionForm>,
) -> Result<Response, Fault> {
    place.for_role(Role::Referee).await?;
    let command = {
        let guard = place.hall.lock().await;
        let page = SanctionPage::new(&place, &guard, &identity);
        match page.check(&form) {
            Ok((command, _)) => command,
            Err(wrong) => {
                return Ok(again(&place.requester, page.show(page.form(&form), &[FormFault::whole(wrong)])));
            }
        }
    };
    let done = place.submit(&form.nonce, Action::Command(Box::new(command))).await.map(|_| ());
    let shown = |hall: &LiveGuard<'_, Hall>, wrong: &[FormFault]| {
        let page = SanctionPage::new(&place, hall, &identity);
        Ok(page.show(page.form(&form), wrong))
    };
    place.answer(done, "referee/sanction", shown).await
}

/// Everybody by surname.
pub(super) fn by_surname(hall: &Hall) -> Vec<(EntrantId, String)> {
    let name = |entrant: &director::tournament::Entrant| {
        let person = &entrant.entry.person;
        (entrant.id, format!("{} {}", person.surname, person.name))
    };
    let mut all: Vec<_> = hall.tournament().entrants.iter().map(name).collect();
    all.sort_by_cached_key(|(_, name)| name.to_lowercase());
    all
}

impl<'p> SanctionPage<'p> {
    fn new(place: &'p InHall, hall: &'p LiveGuard<'p, Hall>, identity: &'p RefereeIdentity) -> Self {
        Self { place, hall, referee: identity.name(), words: place.requester.words }
    }

    fn check(&self, form: &SanctionForm) -> Result<(Command, SanctionPreview), String> {
        let words = self.words;
        let referee = self.referee.ok_or_else(|| words.say(id::HALL_REFEREE_NO_NAME))?;
        let command = form.command(self.hall, referee).map_err(|missing| words.say(missing))?;
        let (rules, tournament) = (self.hall.rules(), self.hall.tournament());
        let refused = |refusal| desk::refusal::refused(&rules.regulation, tournament, &refusal, words);
        let preview = preview_of(rules, tournament, &command).map_err(refused)?;
        let preview = preview.ok_or_else(|| words.say(id::HALL_CONSOLE_UNCLEAR))?;
        Ok((command, preview))
    }

    fn show(&self, content: Markup, wrong: &[FormFault]) -> Page {
        let words = self.words;
        let title = words.say(id::HALL_REFEREE_SANCTION);
        let home = format!("/tournaments/{}/referee", self.place.id);
        let body = html! {
            main #main .page .page-narrow {
                p { a href=(home) { (words.say(id::HALL_REFEREE_TITLE)) } }
                h1 { (title) }
                (faults(words, wrong))
                @if self.referee.is_none() { p .notice data-tone="signal" { (words.say(id::HALL_REFEREE_NO_NAME)) } }
                (content)
                (self.ledger())
            }
        };
        Page::new("referee-sanction", title, body).marked(&self.hall.rules().regulation).style("css/hall.css")
    }

    fn to(&self, what: &str, content: &Markup) -> Markup {
        html! {
            form method="post" action=(format!("/tournaments/{}/referee/sanction{what}", self.place.id)) {
                input type="hidden" name="nonce" value=(random_word(16));
                (content)
            }
        }
    }

    fn form(&self, form: &SanctionForm) -> Markup {
        let words = self.words;
        let people: Vec<(String, String)> =
            by_surname(self.hall).into_iter().map(|(id, name)| (id.to_string(), name)).collect();
        let faults = desk::casebook::faults(&self.hall.rules().regulation, words);
        let select = |name, label, options: &[(String, String)], chosen: &str, with_id: bool| {
            let option =
                |(value, text): &(String, String)| if with_id { format!("{value} · {text}") } else { text.clone() };
            let options = options.iter().map(|one| (one.0.as_str(), option(one)));
            let options = [("", "–".to_owned())].into_iter().chain(options).collect();
            Select { name, label, options, chosen }.show(words)
        };
        let kinds = KINDS.map(|(word, label)| (word, words.say(label)));
        let gravity = [("light", id::HALL_SANCTION_LIGHT), ("grave", id::HALL_SANCTION_GRAVE)];
        let chosen = if &*form.gravity == "grave" { "grave" } else { "light" };
        let content = html! {
            (select("entrant", id::HALL_CONSOLE_PLAYER, &people, form.entrant.text(), false))
            (select("fault", id::HALL_SANCTION_FAULT, &faults, &form.fault, true))
            (choice(words, "gravity", id::HALL_SANCTION_GRAVITY, &gravity, chosen))
            (Select { name: "sanction", label: id::HALL_SANCTION, options: kinds.to_vec(), chosen: &form.sanction }.show(words))
            (Text::new("amount", id::HALL_SANCTION_AMOUNT, form.amount.text()).optional().hint(id::HALL_SANCTION_AMOUNT_HINT).show(words))
            (Text::new("why", id::HALL_CONSOLE_WHY, &form.why).hint(id::HALL_SANCTION_WINDOW).show(words))
            button .button-large .button-primary type="submit" { (words.say(id::HALL_SANCTION_READ)) }
        };
        html! { section .panel { (self.to("/preview", &content)) } }
    }

    /// The sanction as it would be kept, with the repetitions and what follows from it.
    fn read_back(&self, form: &SanctionForm, preview: &SanctionPreview) -> Markup {
        let words = self.words;
        let carried = html! { @for (name, value) in form.fields() { input type="hidden" name=(name) value=(value); } };
        html! {
            section .panel {
                h2 { (self.hall.tournament().name(EntrantId(preview.entry.player.0))) }
                p { (self.fault_title(&preview.entry)) }
                p .lead { (repetitions(preview.entry.before, words)) }
                p { b { (in_words(preview.entry.sanction, words)) } " (" (self.article(&preview.entry)) ")" }
                ul { @for effect in effects(preview, words) { li { (effect) } } }
                div .actions {
                    (self.to("", &html! {
                        (carried) button .button-large .button-primary data-act="primary" type="submit" { (words.say(id::HALL_SANCTION_GIVE)) }
                    }))
                    (self.to("/change", &html! { (carried) button .button-large type="submit" { (words.say(id::HALL_SCORE_CHANGE)) } }))
                }
            }
        }
    }

    /// The article behind a sanction, in the reader's language; of the fault, where that says what follows.
    fn article(&self, entry: &Entry) -> String {
        let rule = if entry.sanction == Sanction::Expelled { entry.fault.rule() } else { entry.sanction.rule() };
        let source = self.hall.rules().regulation.article(&rule.to_string());
        source.map_or_else(|| rule.to_string(), |source| speech::regulation::source(self.words, source))
    }

    fn fault_title(&self, entry: &Entry) -> String {
        let fault = entry.fault.to_string();
        let title =
            desk::casebook::faults(&self.hall.rules().regulation, self.words).into_iter().find(|(id, _)| *id == fault);
        title.map_or_else(|| fault.clone(), |(id, title)| format!("{id} · {title}"))
    }

    /// Everything that was ruled, the newest first.
    fn ledger(&self) -> Markup {
        let words = self.words;
        let entries = self.hall.tournament().ledger.entries();
        html! {
            @if !entries.is_empty() {
                section aria-labelledby="ledger-title" {
                    h2 #ledger-title { (words.say(id::HALL_SANCTION_LEDGER)) }
                    ul .rows {
                        @for entry in entries.iter().rev() {
                            li { span .rows-grow {
                                b { (self.hall.tournament().name(EntrantId(entry.player.0))) } " "
                                (in_words(entry.sanction, words)) " · " (self.fault_title(entry))
                                br; span .hint { (entry.why) " · " (entry.by.name) " · " (repetitions(entry.before, words)) }
                            } }
                        }
                    }
                }
            }
        }
    }
}

fn repetitions(before: u32, words: Words) -> String {
    words.say_with(id::HALL_SANCTION_BEFORE, &[("count", before.into())])
}

/// A sanction in a few words.
fn in_words(sanction: Sanction, words: Words) -> String {
    let count = |id: Id, count: u16| format!("{}: {count}", words.say(id));
    match sanction {
        Sanction::Reminder => words.say(id::HALL_SANCTION_REMINDER),
        Sanction::PassTurn => words.say(id::HALL_SANCTION_TURN),
        Sanction::HandPassed => words.say(id::HALL_SANCTION_HAND),
        Sanction::CardsLost { cards } => count(id::HALL_SANCTION_CARDS, cards.into()),
        Sanction::ArmiesLost { armies } => count(id::HALL_SANCTION_ARMIES, armies),
        Sanction::CapLowered { by } => count(id::HALL_SANCTION_CAP, by),
        Sanction::PointsTaken { points } => count(id::HALL_SANCTION_POINTS, points),
        Sanction::Disqualified => words.say(id::HALL_SANCTION_DISQUALIFIED),
        Sanction::Expelled => words.say(id::HALL_SANCTION_EXPELLED),
    }
}

/// What a sanction does to points, to the cap of armies, and to taking part.
fn effects(preview: &SanctionPreview, words: Words) -> Vec<String> {
    let mut effects = Vec::new();
    if let Some(game) = preview.entry.game {
        let values = [("table", game.table.into()), ("round", game.round.into())];
        effects.push(words.say_with(id::HALL_SANCTION_GAME, &values));
    }
    if preview.points_taken > 0 {
        effects.push(words.say_with(id::HALL_SANCTION_EFFECT_POINTS, &[("points", preview.points_taken.into())]));
    }
    if let (Sanction::CapLowered { .. }, Some(cap)) = (preview.entry.sanction, preview.cap) {
        effects.push(words.say_with(id::HALL_SANCTION_EFFECT_CAP, &[("cap", cap.into())]));
    }
    if preview.is_final() {
        effects.push(words.say(id::HALL_SANCTION_EFFECT_OUT));
    }
    effects
}
