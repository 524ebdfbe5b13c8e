//! The casebook, from a few words: which rulings, in which order, and where each regulation has them from.

use crate::answer::{Answer, Fault};

use ::referee::case::{CaseId, Difference};
use ::referee::standing::difference;
use ::referee::{Case, Hit, Standing, Text, arises, standing};
use ::regulation::{GameKind, Library, Regulation};
use serde::Serialize;
use std::fmt::Write as _;
use words::{Lang, Words, id};

/// A question in a few words.
#[derive(Clone, Copy, Debug)]
pub struct Question<'q> {
    /// The words.
    pub query: &'q str,
    /// How many rulings at most.
    pub limit: usize,
    /// The regulation asked about, or all there are.
    pub under: Under<'q>,
}

/// Under which regulations a question is asked.
#[derive(Clone, Copy, Debug)]
pub enum Under<'q> {
    /// One: what cannot arise under it comes last.
    One(&'q Regulation),
    /// Several, none of them in particular.
    All(&'q [Regulation]),
}

impl<'q> Under<'q> {
    fn regulations(self) -> &'q [Regulation] {
        match self {
            Self::One(regulation) => std::slice::from_ref(regulation),
            Self::All(regulations) => regulations,
        }
    }

    /// What is ruled: by the text of the regulation asked about, or in general.
    fn ruling(self, case: &Case) -> &Text {
        match self {
            Self::One(regulation) => ::referee::standing::ruling(case, regulation),
            Self::All(_) => &case.ruling,
        }
    }

    /// The title, in the words of the game that is asked about.
    fn title(self, case: &Case) -> &Text {
        match self {
            Self::One(regulation) => ::referee::standing::title(case, regulation),
            Self::All(_) => &case.title,
        }
    }

    /// What happened, in the words of the game that is asked about.
    fn situation(self, case: &Case) -> &Text {
        match self {
            Self::One(regulation) => ::referee::standing::situation(case, regulation),
            Self::All(_) => &case.situation,
        }
    }

    /// How a regulation rules differently from what is told as the ruling.
    fn difference(self, case: &'static Case, regulation: &Regulation) -> Option<&'static Difference> {
        difference(case, regulation).filter(|other| matches!(self, Self::All(_)) || other.ruling.is_none())
    }
}

/// The rulings that fit a question, best first; "no" if none does.
///
/// # Errors
/// If the answer cannot be written, which is our own fault.
pub fn ruling(question: Question<'_>, words: Words) -> Result<Answer, Fault> {
    let regulations = question.under.regulations();
    let hits = best(::referee::search::search(question.query), question);
    let rulings = hits.iter().map(|hit| Ruling::of(hit, question.under, words)).collect();
    let text = if hits.is_empty() {
        words.say_with(id::RULING_NONE, &[("query", question.query.into())]) + "\n"
    } else {
        let told: Vec<_> = hits.iter().map(|hit| in_words(hit.case, question.under, words)).collect();
        // The sentence once, however many of the regulations are of S.P.Q.
        let spqr = regulations.iter().find(|regulation| crate::trade_mark(regulation).is_some());
        let text = told.join("\n");
        spqr.map_or_else(|| text.clone(), |regulation| crate::marked(text.clone(), regulation))
    };
    Ok(Answer::new(text, &Rulings { rulings })?.with_verdict(!hits.is_empty()))
}

/// A ruling as a referee reads it on a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundRuling {
    /// Its id in the catalogue: `C12`.
    pub id: String,
    /// A few words.
    pub title: String,
    /// What happened.
    pub situation: String,
    /// What is ruled.
    pub ruling: String,
    /// Where the regulation that is played has it from, and whether it can arise there.
    pub sources: Vec<String>,
    /// Where the other regulations have it from, and what they rule differently.
    pub elsewhere: Vec<String>,
}

/// The rulings that fit a question, best first, with what other regulations say of each.
#[must_use]
pub fn find_rulings(question: Question<'_>, others: &[Regulation], words: Words) -> Vec<FoundRuling> {
    let found = |hit: &Hit<'static>| FoundRuling {
        id: hit.case.id.to_string(),
        title: in_lang(question.under.title(hit.case), words).to_owned(),
        situation: in_lang(question.under.situation(hit.case), words).to_owned(),
        ruling: in_lang(question.under.ruling(hit.case), words).to_owned(),
        sources: sources(hit.case, question.under, words),
        elsewhere: sources(hit.case, Under::All(others), words),
    };
    best(::referee::search::search(question.query), question).iter().map(found).collect()
}

/// Every fault the casebook knows, by id, in a few words.
#[must_use]
pub fn faults(regulation: &Regulation, words: Words) -> Vec<(String, String)> {
    let cases = ::referee::Casebook::embedded().cases().iter();
    let told = |case: &Case| in_lang(::referee::standing::title(case, regulation), words).to_owned();
    cases.map(|case| (case.id.to_string(), told(case))).collect()
}

/// The best so many; what fits far worse than the best is left out, and what cannot arise under the regulation asked for comes last.
/// A case of the other game is found by its id alone: it speaks of objectives and closing rolls.
fn best(mut hits: Vec<Hit<'static>>, question: Question<'_>) -> Vec<Hit<'static>> {
    if let Under::One(regulation) = question.under {
        let by_id = CaseId::parse(question.query.trim());
        let is_ours = |case: &Case| standing(case, regulation) != Standing::NotPart || by_id == Some(case.id);
        hits.retain(|hit| regulation.kind() == GameKind::Risiko || is_ours(hit.case));
    }
    let best = hits.first().map_or(0, |hit| hit.score);
    hits.retain(|hit| hit.score >= best / 3);
    if let Under::One(regulation) = question.under {
        hits.sort_by_key(|hit| !arises(hit.case, regulation));
    }
    hits.truncate(question.limit);
    hits
}

#[derive(Serialize)]
struct Rulings<'a> {
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
    fn of(hit: &Hit<'a>, under: Under<'a>, words: Words) -> Self {
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
            title: in_lang(under.title(case), words),
            situation: in_lang(under.situation(case), words),
            ruling: in_lang(under.ruling(case), words),
            sources: under.regulations().iter().map(source).collect(),
            online: case.online,
            score: hit.score,
        }
    }
}

fn in_words(case: &'static Case, under: Under<'_>, words: Words) -> String {
    let mut text = format!("{}  {}\n", case.id, in_lang(under.title(case), words));
    let _ = writeln!(text, "{}", in_lang(under.situation(case), words));
    let values = [("ruling", in_lang(under.ruling(case), words).into())];
    let _ = writeln!(text, "{}", words.say_with(id::RULING_RULING, &values));
    for line in sources(case, under, words) {
        let _ = writeln!(text, "  {line}");
    }
    if case.online {
        let _ = writeln!(text, "  {}", words.say(id::RULING_ONLINE));
    }
    text
}

/// Where each regulation has it from; those with the same text on one line.
fn sources(case: &'static Case, under: Under<'_>, words: Words) -> Vec<String> {
    let mut lines: Vec<(String, Vec<&str>)> = Vec::new();
    let mut differences: Vec<&str> = Vec::new();
    for regulation in under.regulations() {
        let said = source(case, regulation, words);
        match lines.iter_mut().find(|(line, _)| *line == said) {
            Some((_, ids)) => ids.push(&regulation.id),
            None => lines.push((said, vec![&regulation.id])),
        }
        let differs = under.difference(case, regulation).map(|other| pick(&other.it, &other.en, words));
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

/// Advice, and whose ruling it is, if the reason names any of the program's own regulations. A reason says first why the text
/// is silent, then, after a colon, what is offered in its place.
fn advice(why: &str, words: Words) -> String {
    let offered = why.rsplit_once(": ").map_or(why, |(_, offered)| offered);
    let library = Library::embedded();
    let mut offering: Vec<(usize, &str)> = library.ids().filter_map(|id| Some((offered.find(id)?, id))).collect();
    offering.sort_unstable();
    if offering.is_empty() {
        return words.say_with(id::RULING_ADVICE, &[("why", words.because(why).into())]);
    }
    let ids: Vec<&str> = offering.into_iter().map(|(_, id)| id).collect();
    words.say_with(id::RULING_ADVICE_FROM, &[("id", ids.join(", ").into())])
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
