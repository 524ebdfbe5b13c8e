//! Why something of a tournament was refused, with rule and article.

use crate::answer::Fault;
use crate::sentences;
use ::regulation::{Regulation, Source};
use director::tournament::{NoFormat, Refusal, Tournament};
use words::{Words, id};

/// A refusal with its rule and article.
#[must_use]
pub fn refused(regulation: &Regulation, tournament: &Tournament, refusal: &Refusal, words: Words) -> String {
    let what = sentences::refusal(words, refusal, tournament);
    let rule = refusal.rule();
    let name = (!tournament.facts.format.is_empty()).then_some(tournament.facts.format.as_str());
    let format = regulation.tournament.as_ref().and_then(|terms| terms.format(name));
    let by_rule = || format.and_then(|format| refusal.source(format)).or_else(|| regulation.article(&rule));
    let source = refusal.setting().and_then(|setting| cited(regulation, name, setting)).or_else(by_rule);
    let mut values = vec![("what", what.into()), ("rule", rule.clone().into())];
    match source {
        Some(source) => {
            values.push(("source", speech::regulation::citation(words, source).into()));
            words.say_with(id::TOURNAMENT_REFUSED, &values)
        }
        None => words.say_with(id::TOURNAMENT_REFUSED_PLAIN, &values),
    }
}

/// Where a setting of the entry, or of the tournament's format, comes from.
fn cited<'r>(regulation: &'r Regulation, format: Option<&str>, setting: &str) -> Option<&'r Source> {
    let format = format.or_else(|| regulation.tournament.as_ref().map(|terms| terms.entry().format.as_str()));
    let own = format.map(|format| format!("tournament.formats.{format}")).unwrap_or_default();
    let stands = |section: &str| {
        let of_format = section.strip_prefix(&own).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        section == "tournament.entry" || of_format
    };
    let entries = regulation.entries().into_iter();
    entries.filter(|entry| entry.key == setting && stands(&entry.section)).map(|entry| entry.source).next()
}

/// No such format, and which there are.
#[must_use]
pub fn unknown_format(no: &NoFormat, words: Words) -> Fault {
    let values = [("found", no.asked.clone().into()), ("known", no.known.clone().into())];
    Fault::BadInput(words.say_with(id::TOURNAMENT_FORMAT_UNKNOWN, &values))
}
