//! Regulations in words: sections, settings and their values, and where a value comes from.
//!
//! What only S.P.Q.RisiKo! settles, or settles of other things than RisiKo!, has words of its own, with `spqr` in their
//! id; for the rest both games share theirs.

use crate::catalogue::Words;
use crate::lang::Lang;
use regulation::{Entry, Library, Regulation, Source};

impl Words {
    /// What a regulation is called.
    #[must_use]
    pub fn regulation_title(self, regulation: &Regulation) -> &str {
        match self.lang() {
            Lang::It => &regulation.name.it,
            Lang::En => &regulation.name.en,
        }
    }

    /// Where a regulation comes from: official, the program's or a club's, and what it extends.
    #[must_use]
    pub fn regulation_standing(self, regulation: &Regulation) -> String {
        let embedded = Library::embedded().text(&regulation.id).is_some();
        let origin = self.say(match (regulation.official, embedded) {
            (true, _) => "regulation-official",
            (false, true) => "regulation-embedded",
            (false, false) => "regulation-own",
        });
        match &regulation.extends {
            Some(id) => format!("{origin}, {}", self.say_with("regulation-extends", &[("id", id.as_str().into())])),
            None => origin,
        }
    }

    /// The kind of a source: `articolo`, `scelta`, `regola di casa`.
    #[must_use]
    pub fn source_kind(self, source: &Source) -> String {
        self.say(match source {
            Source::Article(_) => "source-article",
            Source::Choice(_) => "source-choice",
            Source::House(_) => "source-house",
        })
    }

    /// A source as it stands behind a refusal: an article by its name, the others by their kind alone.
    #[must_use]
    pub fn citation(self, source: &Source) -> String {
        match source {
            Source::Article(article) => article.clone(),
            Source::Choice(_) | Source::House(_) => self.source_kind(source),
        }
    }

    /// A source as it stands beside a value: an article by its name, the others with their kind and reason.
    #[must_use]
    pub fn source(self, source: &Source) -> String {
        match source {
            Source::Article(article) => article.clone(),
            Source::Choice(text) | Source::House(text) => {
                let kind = self.source_kind(source);
                self.sentence("source-with-kind").with("kind", kind).with("text", self.because(text).to_owned()).say()
            }
        }
    }

    /// The name of a section of a regulation, `combat` or `tournament.draw`, as RisiKo! calls it where both games do.
    #[must_use]
    pub fn section(self, section: &str) -> String {
        self.say(&self.known("section", &kebab(section), false))
    }

    /// The name of the section a setting stands in, as its game calls it.
    #[must_use]
    pub fn section_of(self, entry: &Entry<'_>) -> String {
        let heading = self.say(&self.known("section", &kebab(entry.heading), is_spqr(entry)));
        match named_part(entry) {
            Some(name) => format!("{heading}: {name}"),
            None => heading,
        }
    }

    /// What a setting of a regulation settles.
    #[must_use]
    pub fn setting(self, entry: &Entry<'_>) -> String {
        self.say(&self.known("setting", &name(entry), is_spqr(entry)))
    }

    /// The value of a setting: in words where it is a choice by name and the catalogue has words for it, as for those of
    /// S.P.Q.RisiKo!; otherwise as a text spells it.
    #[must_use]
    pub fn setting_value(self, entry: &Entry<'_>) -> String {
        let said = |word: &str| {
            let id = format!("value-spqr-{}-{}", name(entry), kebab(word));
            (is_spqr(entry) && self.has(&id)).then(|| self.say(&id))
        };
        let said: Option<Vec<_>> = entry.value.split('"').skip(1).step_by(2).map(said).collect();
        said.filter(|said| !said.is_empty()).map_or_else(|| entry.value.clone(), |said| self.list(said.into_iter()))
    }

    /// The value of a setting for a reader who writes no regulation: every choice by name in words, a list without the
    /// signs of a text.
    #[must_use]
    pub fn value_in_words(self, entry: &Entry<'_>) -> String {
        let said = |(at, part): (usize, &str)| match at % 2 {
            0 => part.replace(['[', ']', '{', '}'], "").replace(" = ", ": "),
            _ => self.choice(entry, part),
        };
        let value: String = entry.value.split('"').enumerate().map(said).collect();
        value.trim().to_owned()
    }

    /// A choice by name: in the words of its game, of its key, of the referees' sheet; a name is left as it is.
    fn choice(self, entry: &Entry<'_>, word: &str) -> String {
        let word = kebab(word);
        let own = format!("value-spqr-{}-{word}", name(entry));
        let ids = [own, format!("value-{}-{word}", kebab(entry.key)), format!("sheet-value-{word}")];
        let mut known = ids.iter().skip(usize::from(!is_spqr(entry))).filter(|id| self.has(id));
        known.next().map_or(word.clone(), |id| self.say(id))
    }

    /// The id of these words: those of the game first, those of the other game if there are no others.
    fn known(self, kind: &str, name: &str, spqr: bool) -> String {
        let (own, other) = (format!("{kind}-spqr-{name}"), format!("{kind}-{name}"));
        if self.has(&own) && (spqr || !self.has(&other)) { own } else { other }
    }
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
