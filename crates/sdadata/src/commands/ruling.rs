//! `ruling`: the casebook, from a few words.

use crate::failure::Failure;
use crate::{find, out};
use referee::standing::difference;
use referee::{Case, Hit, Standing, Text, arises, standing};
use regulation::{GameKind, Library, Regulation};
use serde::Serialize;
use std::fmt::Write as _;
use words::{Lang, Words, id};

/// What is asked.
#[derive(clap::Args, Debug)]
pub(crate) struct RulingOptions {
    #[arg(value_name = "WORDS", required = true)]
    pub(crate) words: Vec<String>,
    #[arg(long, value_name = "ID")]
    pub(crate) regulation: Option<String>,
    #[arg(long, value_name = "N", default_value = "3", value_parser = crate::cli::number::<usize, 1, 99>)]
    pub(crate) limit: usize,
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn run(options: &RulingOptions, words: Words) -> Result<(), Failure> {
    let regulations = regulations(options.regulation.as_deref(), words)?;
    let query = options.words.join(" ");
    let hits = best(referee::search::search(&query), options, &regulations);
    if options.json {
        let rulings = hits.iter().map(|hit| Ruling::of(hit, &regulations, words)).collect();
        out::json(words, &Answer { rulings })?;
    } else if hits.is_empty() {
        out::print(words, &(words.say_with(id::RULING_NONE, &[("query", query.as_str().into())]) + "\n"))?;
    } else {
        let told: Vec<_> = hits.iter().map(|hit| in_words(hit.case, &regulations, words)).collect();
        // The sentence once, however many of the regulations are of S.P.Q.
        let spqr = regulations.iter().find(|regulation| regulation.kind() == GameKind::Spqr && regulation.official);
        let text = told.join("\n");
        out::print(words, &spqr.map_or_else(|| text.clone(), |regulation| out::marked(text.clone(), regulation)))?;
    }
    if hits.is_empty() { Err(Failure::No) } else { Ok(()) }
}

/// The regulation asked for, or all of the program's own.
fn regulations(asked: Option<&str>, words: Words) -> Result<Vec<Regulation>, Failure> {
    match asked {
        Some(id) => find::rulebook(id, words).map(|book| vec![book.regulation]),
        None => {
            let library = find::library(None, words)?;
            let read = |id| library.get(id).map_err(|faults| Failure::Ours(faults.to_string()));
            library.ids().map(read).collect()
        }
    }
}

/// The best so many; what fits far worse than the best is left out, and what cannot arise under the regulation asked for comes last.
fn best(mut hits: Vec<Hit<'static>>, options: &RulingOptions, regulations: &[Regulation]) -> Vec<Hit<'static>> {
    let best = hits.first().map_or(0, |hit| hit.score);
    hits.retain(|hit| hit.score >= best / 3);
    if options.regulation.is_some() {
        hits.sort_by_key(|hit| !regulations.iter().any(|regulation| arises(hit.case, regulation)));
    }
    hits.truncate(options.limit);
    hits
}

#[derive(Serialize)]
struct Answer<'a> {
    rulings: Vec<Ruling<'a>>,
}

#[derive(Serialize)]
struct Ruling<'a> {
    id: String,
    title: &'a str,
    situation: &'a str,
    ruling: &'a str,
    sources: Vec<CaseSource<'a>>,
    online: bool,
    score: u32,
}

/// Where a regulation has a ruling from: an `article`, a `choice`, which is advice, the club's `house` rule, or `none`; and
/// whether the case can arise there.
#[derive(Serialize)]
struct CaseSource<'a> {
    regulation: &'a str,
    kind: &'static str,
    text: Option<&'a str>,
    advice: bool,
    applies: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    differs: Option<&'a str>,
}

impl<'a> Ruling<'a> {
    fn of(hit: &Hit<'a>, regulations: &'a [Regulation], words: Words) -> Self {
        let case = hit.case;
        let source = |regulation: &'a Regulation| {
            let standing = standing(case, regulation);
            let differs = difference(case, regulation).map(|other| pick(&other.it, &other.en, words));
            CaseSource {
                regulation: &regulation.id,
                kind: standing.word(),
                text: standing.text(),
                advice: matches!(standing, Standing::Advice(_)),
                applies: arises(case, regulation),
                differs,
            }
        };
        Self {
            id: case.id.to_string(),
            title: in_lang(&case.title, words),
            situation: in_lang(&case.situation, words),
            ruling: in_lang(&case.ruling, words),
            sources: regulations.iter().map(source).collect(),
            online: case.online,
            score: hit.score,
        }
    }
}

fn in_words(case: &Case, regulations: &[Regulation], words: Words) -> String {
    let mut text = format!("{}  {}\n", case.id, in_lang(&case.title, words));
    let _ = writeln!(text, "{}", in_lang(&case.situation, words));
    let values = [("ruling", in_lang(&case.ruling, words).into())];
    let _ = writeln!(text, "{}", words.say_with(id::RULING_RULING, &values));
    for line in sources(case, regulations, words) {
        let _ = writeln!(text, "  {line}");
    }
    if case.online {
        let _ = writeln!(text, "  {}", words.say(id::RULING_ONLINE));
    }
    text
}

/// Where each regulation has it from; those with the same text on one line.
fn sources(case: &Case, regulations: &[Regulation], words: Words) -> Vec<String> {
    let mut lines: Vec<(String, Vec<&str>)> = Vec::new();
    let mut differences: Vec<&str> = Vec::new();
    for regulation in regulations {
        let said = source(case, regulation, words);
        match lines.iter_mut().find(|(line, _)| *line == said) {
            Some((_, ids)) => ids.push(&regulation.id),
            None => lines.push((said, vec![&regulation.id])),
        }
        let differs = difference(case, regulation).map(|other| pick(&other.it, &other.en, words));
        differences.extend(differs.filter(|differs| !differences.contains(differs)));
    }
    let listed = lines.into_iter().map(|(said, ids)| format!("{}: {said}", ids.join(", ")));
    listed.chain(differences.into_iter().map(str::to_owned)).collect()
}

fn source(case: &Case, regulation: &Regulation, words: Words) -> String {
    let said = match standing(case, regulation) {
        Standing::Written(article) => article.to_owned(),
        Standing::Advice(why) => advice(why, words),
        Standing::House(text) => words.say_with(id::RULING_HOUSE, &[("text", text.into())]),
        Standing::NotPart => return words.say(id::RULING_NOT_PART),
    };
    if arises(case, regulation) { said } else { format!("{said}; {}", words.say(id::RULING_CANNOT_ARISE)) }
}

/// Advice, and whose ruling it is, if the reason names one of the program's own regulations.
fn advice(why: &str, words: Words) -> String {
    let library = Library::embedded();
    match library.ids().find(|id| why.contains(id)) {
        Some(id) => words.say_with(id::RULING_ADVICE_FROM, &[("id", id.into())]),
        None => words.say_with(id::RULING_ADVICE, &[("why", words.because(why).into())]),
    }
}

fn in_lang(text: &Text, words: Words) -> &str {
    pick(&text.it, &text.en, words)
}

fn pick<'t>(it: &'t str, en: &'t str, words: Words) -> &'t str {
    match words.lang() {
        Lang::It => it,
        Lang::En => en,
    }
}
