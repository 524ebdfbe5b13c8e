//! Regulations in words: sections, settings and their values, and where a value comes from.
//!
//! What only S.P.Q.RisiKo! settles, or settles of other things than RisiKo!, has words of its own, with `spqr` in their
//! id; for the rest both games share theirs.

use crate::fill::Fill as _;

use regulation::{Entry, Library, Regulation, Source};
use words::{Id, Lang, Words, id};

/// What a regulation is called.
#[must_use]
pub fn title(words: Words, regulation: &Regulation) -> &str {
    match words.lang() {
        Lang::It => &regulation.name.it,
        Lang::En => &regulation.name.en,
    }
}

/// Where a regulation comes from: official, the program's or a club's, and what it extends.
#[must_use]
pub fn standing(words: Words, regulation: &Regulation) -> String {
    let embedded = Library::embedded().text(&regulation.id).is_some();
    let origin = words.say(match (regulation.official, embedded) {
        (true, _) => id::REGULATION_OFFICIAL,
        (false, true) => id::REGULATION_EMBEDDED,
        (false, false) => id::REGULATION_OWN,
    });
    match &regulation.extends {
        Some(id) => {
            let known = Library::embedded().get(id).ok();
            let name = known.as_ref().map_or(id.as_str(), |known| title(words, known));
            let extends = words.say_with(id::REGULATION_EXTENDS, &[("name", name.into())]);
            format!("{origin}, {extends}")
        }
        None => origin,
    }
}

/// Why a regulation extends another one, where its text does not say that it does.
#[must_use]
pub fn why_extended(words: Words, regulation: &Regulation) -> Option<String> {
    regulation.extends_source.as_ref().map(|why| source(words, why))
}

/// The kind of a source: `articolo`, `scelta`, `regola di casa`.
#[must_use]
pub fn source_kind(words: Words, source: &Source) -> String {
    words.say(match source {
        Source::Article(_) => id::SOURCE_ARTICLE,
        Source::Choice(_) => id::SOURCE_CHOICE,
        Source::House(_) => id::SOURCE_HOUSE,
        Source::Earlier => id::SOURCE_EARLIER,
    })
}

/// A source as it stands behind a refusal: an article by its name, the others by their kind alone.
#[must_use]
pub fn citation(words: Words, source: &Source) -> String {
    match source {
        Source::Article(article) => article.clone(),
        Source::Choice(_) | Source::House(_) | Source::Earlier => self::source_kind(words, source),
    }
}

/// A source as it stands beside a value: an article by its name, the others with their kind and reason.
#[must_use]
pub fn source(words: Words, source: &Source) -> String {
    match source {
        Source::Article(article) => article.clone(),
        Source::Choice(text) | Source::House(text) => {
            let kind = self::source_kind(words, source);
            words.sentence(id::SOURCE_WITH_KIND).with("kind", kind).with("text", words.because(text).to_owned()).say()
        }
        Source::Earlier => self::source_kind(words, source),
    }
}

/// The name of a section of a regulation, `combat` or `tournament.draw`, as RisiKo! calls it where both games do.
#[must_use]
pub fn section(words: Words, section: &str) -> String {
    named(words, SECTION, &kebab(section), false)
}

/// The name of the section a setting stands in, as its game calls it.
#[must_use]
pub fn section_of(words: Words, entry: &Entry<'_>) -> String {
    section_in(words, entry, None)
}

/// The same on a page of the regulation it stands in: a format by the name it has there.
#[must_use]
pub fn section_in(words: Words, entry: &Entry<'_>, regulation: Option<&Regulation>) -> String {
    let heading = named(words, SECTION, &kebab(entry.heading), is_spqr(entry));
    match named_part(entry) {
        Some(name) => format!("{heading}: {}", part_in_words(words, name, regulation)),
        None => heading,
    }
}

/// What a format of a regulation is called.
fn format_name(words: Words, regulation: &Regulation, id: &str) -> Option<String> {
    let name = &regulation.tournament.as_ref()?.formats.get(id)?.name;
    Some(match words.lang() {
        Lang::It => name.it.clone(),
        Lang::En => name.en.clone(),
    })
}

/// A named part for a reader: a format by its own name, a way of scoring as the catalogue calls it, a stage in words where they
/// are known.
fn part_in_words(words: Words, name: &str, regulation: Option<&Regulation>) -> String {
    let called = |name: &str| {
        let format = regulation.and_then(|regulation| format_name(words, regulation, name));
        format.or_else(|| Id::find("part", name).map(|id| words.say(id))).unwrap_or_else(|| name.to_owned())
    };
    let Some((format, stage)) = name.split_once('.') else { return called(name) };
    let format = called(format);
    let stage = Id::find("tournament-stage", stage).map_or_else(|| stage.to_owned(), |id| words.say(id));
    format!("{format}, {stage}")
}

/// What a setting of a regulation settles.
#[must_use]
pub fn setting(words: Words, entry: &Entry<'_>) -> String {
    named(words, SETTING, &name(entry), is_spqr(entry))
}

/// The value of a setting: in words where it is a choice by name and the catalogue has words for it, as for those of
/// S.P.Q.RisiKo!; otherwise as a text spells it.
#[must_use]
pub fn setting_value(words: Words, entry: &Entry<'_>) -> String {
    let said = |word: &str| own_value(entry, &kebab(word)).map(|id| words.say(id));
    let said: Option<Vec<_>> = entry.value.split('"').skip(1).step_by(2).map(said).collect();
    said.filter(|said| !said.is_empty()).map_or_else(|| entry.value.clone(), |said| words.list(said.into_iter()))
}

/// The value of a setting for a reader who writes no regulation: every choice by name in words, a list without the
/// signs of a text.
#[must_use]
pub fn value_in_words(words: Words, entry: &Entry<'_>, regulation: Option<&Regulation>) -> String {
    let of_data = |id: &str| (entry.key == "format").then(|| format_name(words, regulation?, id)).flatten();
    let said = |(at, part): (usize, &str)| match at % 2 {
        0 => part
            .replace(['[', ']', '{', '}'], "")
            .split(',')
            .map(|one| keyed(words, entry, one))
            .collect::<Vec<_>>()
            .join(","),
        _ => of_data(part).unwrap_or_else(|| choice(words, entry, part)),
    };
    let value: String = entry.value.split('"').enumerate().map(said).collect();
    value.trim().to_owned()
}

/// A figure by its key, `nordamerica = 5`, with the key in words where there are any.
fn keyed(words: Words, entry: &Entry<'_>, text: &str) -> String {
    let Some((key, figure)) = text.split_once(" = ") else { return text.to_owned() };
    let called = Id::find("value", &format!("{}-{}", kebab(entry.key), kebab(key.trim())));
    called.map_or_else(|| format!("{key}: {figure}"), |id| format!(" {}: {figure}", words.say(id)))
}

/// A choice by name: in the words of its game, of its key, of the referees' sheet; a name is left as it is.
fn choice(words: Words, entry: &Entry<'_>, word: &str) -> String {
    let name = kebab(word);
    let of_key = || Id::find("value", &format!("{}-{name}", kebab(entry.key)));
    let of_part = || (entry.key == "scoring").then(|| Id::find("part", &name)).flatten();
    let known = own_value(entry, &name).or_else(of_key).or_else(of_part).or_else(|| Id::find("sheet-value", &name));
    match known {
        Some(id) => words.say(id),
        // A figure is written as the language writes it, a name without the signs of an id.
        None if word.parse::<f64>().is_ok() => words.decimal(word),
        None => word.replace('_', " "),
    }
}

/// The words S.P.Q.RisiKo! has for a choice of its own.
fn own_value(entry: &Entry<'_>, word: &str) -> Option<Id> {
    is_spqr(entry).then(|| Id::find("value-spqr", &format!("{}-{word}", name(entry)))).flatten()
}

/// What a thing of regulations is called, in the sentences of both games and in those of S.P.Q.RisiKo!.
type Families = [&'static str; 2];

const SECTION: Families = ["section", "section-spqr"];
const SETTING: Families = ["setting", "setting-spqr"];

/// The words of the game where it has its own, otherwise those there are; the name itself if the catalogue knows none.
fn named(words: Words, [shared, own]: Families, name: &str, spqr: bool) -> String {
    let (shared, own) = (Id::find(shared, name), Id::find(own, name));
    let id = if spqr { own.or(shared) } else { shared.or(own) };
    debug_assert!(id.is_some(), "no words for {name}");
    id.map_or_else(|| name.to_owned(), |id| words.say(id))
}

/// Whether a setting is one of S.P.Q.RisiKo!: the rule it decides says so. Those of RisiKo! decide rules of part G, those
/// of a tournament of part T.
fn is_spqr(entry: &Entry<'_>) -> bool {
    !entry.rule.starts_with(['G', 'T'])
}

/// The name of a setting as a part of an id.
fn name(entry: &Entry<'_>) -> String {
    format!("{}-{}", kebab(entry.heading), kebab(entry.key))
}

/// What tells a section from others of its kind: `millesimi`, `challenge.semifinal`.
fn named_part<'e>(entry: &'e Entry<'_>) -> Option<&'e str> {
    let name = entry.section.splitn(3, '.').nth(2)?;
    (entry.section != entry.heading).then_some(name)
}

/// A name as a part of an id: `tournament.draw` is `tournament-draw`.
fn kebab(name: &str) -> String {
    name.replace(['.', '_'], "-")
}
