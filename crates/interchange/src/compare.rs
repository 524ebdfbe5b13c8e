//! The standings a workbook gives beside those that follow from its games: every difference, line by line.

use crate::fault::Place;
use crate::rebuild::Rebuilt;
use crate::text::{decimal, fold};
use crate::workbook::{Standing, StandingLine, Workbook};
use director::derived::DerivedLine;
use director::tournament::{EntrantId, Rules, Tournament};

/// What differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Differs {
    /// The position.
    Rank,
    /// The sum.
    Total,
    /// The points of a round, from 1.
    Round(usize),
    /// Somebody is missing in the workbook's standings.
    Missing,
    /// Somebody is in them who has no result, or cannot be found.
    Stranger,
    /// Somebody is in them twice.
    Twice,
}

/// A difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Where in the workbook: a line, or a sheet.
    pub place: Place,
    /// The one it is about.
    pub who: String,
    /// What differs.
    pub differs: Differs,
    /// What the workbook says.
    pub theirs: String,
    /// What follows from the games.
    pub ours: String,
}

/// Every difference between the standings of a workbook and those of the tournament made from it.
#[must_use]
pub fn differences(rules: &Rules, book: &Workbook, rebuilt: &Rebuilt) -> Vec<Difference> {
    let tournament = rebuilt.log.tournament();
    let ranking = rules.ranking(tournament);
    let lines: Vec<_> = ranking.iter().map(|ranked| rules.derive_line(&ranked.line, ranked.place)).collect();
    let judge = Judge { tournament, rebuilt, lines: &lines };
    [&book.standings, &book.reduced].into_iter().flatten().flat_map(|standing| judge.compare(standing)).collect()
}

struct Judge<'j> {
    tournament: &'j Tournament,
    rebuilt: &'j Rebuilt,
    lines: &'j [DerivedLine],
}

impl Judge<'_> {
    fn compare(&self, standing: &Standing) -> Vec<Difference> {
        let mut found = Vec::new();
        let mut seen = Vec::new();
        for line in &standing.lines {
            let ours = self.find(line).and_then(|id| self.lines.iter().find(|ours| ours.who == id.0));
            match ours {
                None => found.push(difference(line, Differs::Stranger, &line.rank.to_string(), "")),
                Some(ours) if seen.contains(&ours.who) => {
                    found.push(difference(line, Differs::Twice, &line.rank.to_string(), &ours.place.to_string()));
                }
                Some(ours) => {
                    seen.push(ours.who);
                    found.extend(self.line(line, ours));
                }
            }
        }
        // Short standings may end early; then whoever is behind the last line is not missed.
        let last = standing.lines.iter().map(|line| line.rank as usize).max().unwrap_or(0);
        let missing = self.lines.iter().filter(|ours| !seen.contains(&ours.who));
        let missing = missing.filter(|ours| !is_short(standing) || ours.place < last);
        found.extend(missing.map(|ours| Difference {
            place: Place::Sheet(standing.sheet.clone()),
            who: self.tournament.name(EntrantId(ours.who)),
            differs: Differs::Missing,
            theirs: String::new(),
            ours: ours.place.to_string(),
        }));
        found
    }

    /// Who a line is of: by number, else by name in either order.
    fn find(&self, line: &StandingLine) -> Option<EntrantId> {
        if let Some(id) = line.id {
            return self.rebuilt.numbers.get(&id).copied();
        }
        let name = fold(&line.name);
        let is = |entrant: &&director::tournament::Entrant| {
            let person = &entrant.entry.person;
            let (own, surname) = (fold(&person.name), fold(&person.surname));
            let nickname = person.nickname.as_deref().map(fold);
            name == format!("{own} {surname}").trim()
                || name == format!("{surname} {own}").trim()
                || nickname.as_ref() == Some(&name)
        };
        let mut found = self.tournament.entrants.iter().filter(is);
        found.next().filter(|_| found.next().is_none()).map(|entrant| entrant.id)
    }

    fn line(&self, line: &StandingLine, ours: &DerivedLine) -> Vec<Difference> {
        let mut found = Vec::new();
        if line.rank as usize != ours.place {
            found.push(difference(line, Differs::Rank, &line.rank.to_string(), &ours.place.to_string()));
        }
        let plain = |text: &str| decimal(text).unwrap_or_else(|| text.to_owned());
        if let Some(total) = line.total.as_ref().filter(|total| **total != plain(&ours.total)) {
            found.push(difference(line, Differs::Total, total, &plain(&ours.total)));
        }
        for (round, points) in &line.rounds {
            let own = ours.results.iter().find(|result| result.round == *round).map(|result| plain(&result.points));
            let own = own.unwrap_or_default();
            // Who did not play has nothing, and may be given a nought.
            if *points != own && !(own.is_empty() && points == "0") {
                found.push(difference(line, Differs::Round(*round), points, &own));
            }
        }
        found
    }
}

fn is_short(standing: &Standing) -> bool {
    fold(&standing.sheet) == fold(crate::workbook::REDUCED)
}

fn difference(line: &StandingLine, differs: Differs, theirs: &str, ours: &str) -> Difference {
    let who = match (&line.name, line.id) {
        (name, Some(id)) if name.is_empty() => id.to_string(),
        (name, _) => name.clone(),
    };
    Difference { place: line.place.clone(), who, differs, theirs: theirs.to_owned(), ours: ours.to_owned() }
}
