//! The regulations: a list, each from its data with its articles, two side by side.

use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::layout::{Page, page};
use crate::numbers::either;
use crate::regulations::{regulation_select, regulations};
use crate::requester::Requester;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use regulation::settings::{Points, SdadataForm};
use regulation::spqr::TargetEnds;
use regulation::{Difference, Entry, GameKind, GameSettings, Regulation, Source, compare};
use serde::Deserialize;
use std::sync::Arc;
use words::{Id, Words, id};

pub(crate) async fn list(State(app): State<App>, requester: Requester) -> Response {
    let words = requester.words;
    let title = words.say(id::WEB_NAV_REGULATIONS);
    let of = |kind| regulations(&app, words).into_iter().filter(move |regulation| regulation.kind() == kind);
    let body = html! {
        main #main .page {
            div .page-head {
                h1 { (title) }
                a .button href="/regulations/compare" { (words.say(id::WEB_COMPARE_TITLE)) }
            }
            p .lead { (words.say(id::WEB_REGULATIONS_LEAD)) }
            @for (kind, name) in [(GameKind::Risiko, "RisiKo!"), (GameKind::Spqr, "S.P.Q.RisiKo!")] {
                section {
                    h2 { (name) }
                    ul .tiles { @for regulation in of(kind) { (card(regulation, words)) } }
                    @if let Some(sentence) = of(kind).find_map(desk::trade_mark) { p .hint { (sentence) } }
                }
            }
            p .hint { (words.say(id::WEB_REGULATIONS_OWN)) }
        }
    };
    page(&requester, Page::new("regulations", title, body))
}

fn card(regulation: &Regulation, words: Words) -> Markup {
    let players = either(regulation.game.players(), words);
    html! {
        li {
            a href=(format!("/regulations/{}", regulation.id)) {
                b { (speech::regulation::title(words, regulation)) }
                span { (speech::regulation::standing(words, regulation)) }
                span { (words.say_with(id::WEB_REGULATION_PLAYERS, &[("players", players.into())])) }
            }
        }
    }
}

fn find(app: &Inner, id: &str, words: Words) -> Result<Arc<Regulation>, Fault> {
    app.regulations.get(id).map(Arc::clone).ok_or_else(|| Fault::not_found(words))
}

pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Response, Fault> {
    let words = requester.words;
    let regulation = find(&app, &id, words)?;
    let title = speech::regulation::title(words, &regulation);
    // What a game never asks for is for those who write regulations, not for those who play by one.
    let entries: Vec<_> = regulation.entries().into_iter().filter(|entry| !entry.source.is_unused()).collect();
    let sections: Vec<&[Entry<'_>]> = entries.chunk_by(|a, b| a.section == b.section).collect();
    let body = html! {
        main #main .page {
            h1 { (title) }
            p .lead { (summary(&regulation, words)) }
            p { (speech::regulation::standing(words, &regulation)) }
            @if let Some(why) = speech::regulation::why_extended(words, &regulation) { p { (why) } }
            p .actions { a .button href=(format!("/regulations/compare?a={id}")) { (words.say(id::WEB_COMPARE_WITH)) } }
            h2 { (words.say(id::WEB_REGULATION_GAME)) }
            (figures_part(&entries, &regulation, words))
            @for section in sections.iter().filter(|section| !is_tournaments(section)) { (section_part(&app, section, &regulation, words)) }
            @if sections.iter().any(|section| is_tournaments(section)) {
                details .regulation-tournaments {
                    summary { h2 { (words.say(id::WEB_REGULATION_TOURNAMENT)) } }
                    @for section in sections.iter().filter(|section| is_tournaments(section)) { (section_part(&app, section, &regulation, words)) }
                }
            }
            p .hint { (words.say(id::WEB_SOURCES_HOW)) }
            @if let Some(sentence) = desk::trade_mark(&regulation) { p .hint { (sentence) } }
        }
    };
    Ok(page(&requester, Page::new("regulation", title, body)))
}

/// The settings that say most of a game in a figure, in the order of its turn.
const FIGURES: [&[(&str, &str)]; 2] = [
    &[
        ("armies", "initial"),
        ("reinforcements", "divisor"),
        ("tris", "cannoni"),
        ("tris", "mixed"),
        ("tris", "jolly"),
        ("combat", "defence_dice"),
        ("garrison", "minimum"),
        ("sdadata", "closing"),
        ("scoring", "objective_worth"),
    ],
    &[
        ("supply", "legionaries"),
        ("placement", "legionaries_each"),
        ("reinforcements", "divisor"),
        ("conversion", "trireme_cost"),
        ("tris", "alike"),
        ("tris", "mixed"),
        ("points", "centre"),
        ("end", "target"),
    ],
];

/// What most want to know of a regulation, before everything it settles.
fn figures_part(entries: &[Entry<'_>], regulation: &Regulation, words: Words) -> Markup {
    let wanted = FIGURES[usize::from(regulation.kind() == GameKind::Spqr)];
    let shown = wanted.iter().filter(|figure| !is_unused(figure, regulation));
    let found =
        shown.filter_map(|(section, key)| entries.iter().find(|one| one.section == *section && one.key == *key));
    html! {
        dl .regulation-figures {
            @for entry in found {
                div {
                    dt { (speech::regulation::setting(words, entry)) }
                    dd { (speech::regulation::value_in_words(words, entry, Some(regulation))) }
                }
            }
        }
    }
}

/// Whether a setting is never asked for under this regulation.
fn is_unused((section, _): &(&str, &str), regulation: &Regulation) -> bool {
    let GameSettings::Risiko(settings) = &regulation.game else { return false };
    match *section {
        "sdadata" => settings.sdadata.form.value == SdadataForm::Absent,
        "scoring" => settings.scoring.points.value != Points::InsideObjective,
        _ => false,
    }
}

/// The place of a section on its page.
fn anchor(section: &[Entry<'_>]) -> String {
    section.first().map(|entry| entry.section.replace(['.', '_'], "-")).unwrap_or_default()
}

fn heading(section: &[Entry<'_>], regulation: &Regulation, words: Words) -> String {
    let said = |entry| speech::regulation::section_in(words, entry, Some(regulation));
    section.first().map(said).unwrap_or_default()
}

/// What it is, in two sentences: how many play and for how long; with which objectives, and how it ends.
fn summary(regulation: &Regulation, words: Words) -> String {
    let players = either(regulation.game.players(), words);
    let limit = match &regulation.game {
        GameSettings::Risiko(settings) => settings.end.minutes.value,
        GameSettings::Spqr(settings) => settings.end.minutes.value,
    };
    let first = match limit.get() {
        Some(minutes) => {
            words.say_with(id::WEB_REGULATION_TIMED, &[("players", players.into()), ("minutes", minutes.into())])
        }
        None => words.say_with(id::WEB_REGULATION_UNTIMED, &[("players", players.into())]),
    };
    format!("{first} {}", ending(regulation, words))
}

/// With which objectives a game is played, and how it ends.
fn ending(regulation: &Regulation, words: Words) -> String {
    match &regulation.game {
        GameSettings::Risiko(settings) => {
            let deck = &settings.components.objectives.value;
            let deck =
                Id::find("value", &format!("objectives-{deck}")).map_or_else(|| deck.clone(), |id| words.say(id));
            let sentence = match (settings.sdadata.form.value, settings.end.minutes.value.get()) {
                (SdadataForm::AtMost | SdadataForm::Exactly, _) => id::WEB_REGULATION_ENDS_CLOSING,
                (SdadataForm::Absent, Some(_)) => id::WEB_REGULATION_ENDS_TIME,
                (SdadataForm::Absent, None) => id::WEB_REGULATION_ENDS_OBJECTIVE,
            };
            words.say_with(sentence, &[("deck", deck.into())])
        }
        GameSettings::Spqr(settings) => {
            let sentence = match (settings.end.minutes.value.get(), settings.end.when.value) {
                (Some(_), _) => id::WEB_REGULATION_ENDS_TARGET,
                (None, TargetEnds::EndOfLap) => id::TABLE_ROME_HELP_END_LAP,
                (None, TargetEnds::AtOnce) => id::TABLE_ROME_HELP_END,
            };
            words.say_with(sentence, &[("target", settings.end.target.value.into())])
        }
    }
}

/// Whether a section is about tournaments, not about a game.
fn is_tournaments(section: &[Entry<'_>]) -> bool {
    section.first().is_some_and(|entry| entry.section.starts_with("tournament"))
}

fn section_part(app: &Inner, section: &[Entry<'_>], regulation: &Regulation, words: Words) -> Markup {
    html! {
        details .settings id=(anchor(section)) {
            summary { h3 { (heading(section, regulation, words)) } }
            // Whoever comes for it finds it open: a browser unfolds what a link leads into.
            dl id=(format!("{}-values", anchor(section))) {
                @for entry in section {
                    div {
                        dt { (speech::regulation::setting(words, entry)) }
                        dd { (value(app, entry, regulation, words)) }
                    }
                }
            }
        }
    }
}

/// A value with the rule it decides and where it comes from.
fn value(app: &Inner, entry: &Entry<'_>, regulation: &Regulation, words: Words) -> Markup {
    html! {
        b { (speech::regulation::value_in_words(words, entry, Some(regulation))) }
        span .settings-source { abbr title=(words.say(id::WEB_RULE)) { (entry.rule) } " · " (source(app, entry.source, regulation, words)) }
    }
}

/// Where a value comes from: a paragraph of this text alone, one of another text by what that is called, not by its id.
fn source(app: &Inner, source: &Source, regulation: &Regulation, words: Words) -> String {
    let told = speech::regulation::source(words, source);
    let Source::Article(article) = source else { return told };
    let Some((text, place)) = article.split_once([' ', ',']) else { return told };
    let place = place.trim_start();
    if text == regulation.id {
        return place.to_owned();
    }
    let name = match (app.regulations.get(text), text) {
        (Some(known), _) => speech::regulation::title(words, known).to_owned(),
        (None, "box") => words.say(id::WEB_SOURCE_BOX),
        (None, "classic") => words.say(id::WEB_SOURCE_CLASSIC),
        (None, _) => return told,
    };
    format!("{name}, {place}")
}

#[derive(Deserialize)]
pub(crate) struct CompareQuery {
    a: Option<String>,
    b: Option<String>,
    all: Option<String>,
}

/// Two regulations side by side.
pub(crate) async fn side_by_side(
    State(app): State<App>,
    requester: Requester,
    Query(query): Query<CompareQuery>,
) -> Result<Response, Fault> {
    let words = requester.words;
    let a = query.a.as_deref().unwrap_or("challenge-2017");
    let b = query.b.as_deref().unwrap_or(if a == "raduno" { "challenge-2017" } else { "raduno" });
    let (left, right) = (find(&app, a, words)?, find(&app, b, words)?);
    let title = words.say(id::WEB_COMPARE_TITLE);
    let mut rows = compare(&left, &right);
    let differences = rows.iter().filter(|row| row.is_one()).count();
    let all = query.all.is_some();
    rows.retain(|row| all || row.is_one());
    let body = html! {
        main #main .page {
            h1 { (title) }
            (compare_form(&app, [a, b], all, words))
            p .lead role="status" { (words.say_with(id::WEB_COMPARE_COUNT, &[("count", differences.into())])) }
            @if !rows.is_empty() { (compare_table(&app, [&left, &right], &rows, words)) }
            @if let Some(sentence) = [&left, &right].into_iter().find_map(|one| desk::trade_mark(one)) { p .hint { (sentence) } }
        }
    };
    Ok(page(&requester, Page::new("compare", title, body)))
}

fn compare_form(app: &Inner, [a, b]: [&str; 2], all: bool, words: Words) -> Markup {
    html! {
        form .form-line method="get" action="/regulations/compare" {
            (regulation_select(app, words, "a", id::WEB_COMPARE_FIRST, a))
            (regulation_select(app, words, "b", id::WEB_COMPARE_SECOND, b))
            label .field-tick { input type="checkbox" name="all" value="yes" checked[all]; span { (words.say(id::WEB_COMPARE_ALL)) } }
            button .button-primary type="submit" { (words.say(id::WEB_COMPARE)) }
        }
    }
}

fn compare_table(app: &Inner, names: [&Regulation; 2], rows: &[Difference<'_, '_>], words: Words) -> Markup {
    let sections = || rows.chunk_by(|a, b| section_of(a) == section_of(b));
    let title = |section: &[Difference<'_, '_>]| {
        one_of(&section[0]).map(|entry| speech::regulation::section_of(words, entry)).unwrap_or_default()
    };
    html! {
        div .scroll tabindex="0" role="region" aria-label=(words.say(id::WEB_COMPARE_TITLE)) {
            table .compare {
                thead {
                    tr {
                        th scope="col" { (words.say(id::WEB_SETTING)) }
                        @for regulation in names { th scope="col" { (speech::regulation::title(words, regulation)) } }
                    }
                }
                @for section in sections().filter(|section| only_in(section, names).is_none()) {
                    tbody {
                        tr .compare-section { th scope="rowgroup" colspan="3" { (title(section)) } }
                        @for row in section { (compare_row(app, row, names, words)) }
                    }
                }
            }
        }
        // What only one of them has is a list of its own.
        @for regulation in names {
            @let own: Vec<_> = sections().filter(|section| only_in(section, names).is_some_and(|one| std::ptr::eq(one, regulation))).collect();
            @if !own.is_empty() {
                details .compare-only {
                    summary { (words.say_with(id::WEB_COMPARE_ONLY, &[("name", speech::regulation::title(words, regulation).into()), ("count", own.len().into())])) }
                    ul { @for section in own { li { (title(section)) } } }
                }
            }
        }
    }
}

/// The only one of the two that has this section, where the other has nothing of it.
fn only_in<'r>(section: &[Difference<'_, '_>], [left, right]: [&'r Regulation; 2]) -> Option<&'r Regulation> {
    if section.iter().all(|row| row.right.is_none()) {
        return Some(left);
    }
    section.iter().all(|row| row.left.is_none()).then_some(right)
}

fn one_of<'e>(row: &'e Difference<'_, '_>) -> Option<&'e Entry<'e>> {
    row.left.as_ref().or(row.right.as_ref())
}

fn section_of<'e>(row: &'e Difference<'_, '_>) -> Option<&'e str> {
    one_of(row).map(|entry| entry.section.as_ref())
}

fn compare_row(app: &Inner, row: &Difference<'_, '_>, names: [&Regulation; 2], words: Words) -> Markup {
    let side = |entry: Option<&Entry<'_>>, regulation: &Regulation| match entry {
        Some(entry) => value(app, entry, regulation, words),
        None => html! { span .hint { (words.say(id::REGULATION_ABSENT)) } },
    };
    html! {
        tr .is-different[row.is_one()] {
            th scope="row" {
                (one_of(row).map(|entry| speech::regulation::setting(words, entry)).unwrap_or_default())
                @if row.is_one() { span .visually-hidden { " (" (words.say(id::WEB_DIFFERS)) ")" } }
            }
            td data-label=(speech::regulation::title(words, names[0])) { (side(row.left.as_ref(), names[0])) }
            td data-label=(speech::regulation::title(words, names[1])) { (side(row.right.as_ref(), names[1])) }
        }
    }
}
