//! What a workbook says beside what follows from its games: who sits in the finals, and the standings line by line.

use crate::fault::Place;
use crate::pages::who_is;
use crate::rebuild::Rebuilt;
use crate::text::{decimal, fold};
use crate::workbook::{Standing, StandingLine, Workbook};
use director::derived::DerivedLine;
use director::tournament::{EntrantId, Ranked, Rules, Team, Tournament};

/// What differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Differs {
    /// The position.
    Rank,
    /// The sum.
    Total,
    /// The points of a round, from 1; of a team, of its game by how good it is.
    Round(usize),
    /// How many games were won.
    Wins,
    /// The club.
    Club,
    /// Somebody is missing in the workbook's standings.
    Missing,
    /// Somebody is in them who has no result, or cannot be found.
    Stranger,
    /// Somebody is in them twice.
    Twice,
    /// Somebody sits in a round of the finals whom the format does not expect there.
    Unexpected,
    /// Somebody does not sit in a round of the finals whom the format expects there.
    Absent,
    /// A round of the finals has other tables than the format asks for.
    Tables,
    /// A round that the format does not have: it is left out.
    LeftOut,
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

/// Every difference between a workbook and the tournament made from it: who sits in its finals, then its standings.
#[must_use]
pub fn differences(rules: &Rules, book: &Workbook, rebuilt: &Rebuilt) -> Vec<Difference> {
    let tournament = rebuilt.log.tournament();
    let lines = ranked(rules, tournament);
    let judge = Judge { rules, tournament, rebuilt, lines: &lines };
    let standings = [&book.standings, &book.reduced, &book.teams].into_iter().flatten();
    let own = rebuilt.deviations.iter().cloned();
    own.chain(standings.flat_map(|standing| judge.compare(standing))).collect()
}

/// A line of the ranking with what a workbook says of it.
pub(crate) struct RankedLine {
    pub(crate) line: DerivedLine,
    /// How many games were won.
    pub(crate) wins: u32,
    /// The results by round; of a team, by how good they are.
    pub(crate) results: Vec<(usize, String)>,
}

/// The ranking with what a workbook says of each line.
pub(crate) fn ranked(rules: &Rules, tournament: &Tournament) -> Vec<RankedLine> {
    let line = |ranked: &Ranked| {
        let line = rules.derive_line(&ranked.line, ranked.place);
        let wins = ranked.line.games.iter().filter(|(game, _)| game.place == 1).count() as u32;
        let results = if rules.format.has_teams() {
            let mut games: Vec<_> = ranked.line.games.iter().map(|(game, _)| game.points).collect();
            games.sort_unstable_by(|a, b| b.cmp(a));
            let decimals = rules.book.decimals();
            (1..).zip(games).map(|(nth, points)| (nth, plain(&points.written(decimals)))).collect()
        } else {
            line.results.iter().map(|result| (result.round, plain(&result.points))).collect()
        };
        RankedLine { line, wins, results }
    };
    rules.ranking(tournament).iter().map(line).collect()
}

/// Points without idle zeros.
pub(crate) fn plain(text: &str) -> String {
    decimal(text).unwrap_or_else(|| text.to_owned())
}

struct Judge<'j> {
    rules: &'j Rules,
    tournament: &'j Tournament,
    rebuilt: &'j Rebuilt,
    lines: &'j [RankedLine],
}

impl Judge<'_> {
    fn compare(&self, standing: &Standing) -> Vec<Difference> {
        let mut found = Vec::new();
        let mut seen = Vec::new();
        for line in &standing.lines {
            let ours = self.find(line).and_then(|who| self.lines.iter().find(|ours| ours.line.who == who));
            match ours {
                None => found.push(difference(line, Differs::Stranger, &line.rank.to_string(), "")),
                Some(ours) if seen.contains(&ours.line.who) => {
                    found.push(difference(line, Differs::Twice, &line.rank.to_string(), &ours.line.place.to_string()));
                }
                Some(ours) => {
                    seen.push(ours.line.who);
                    found.extend(self.line(line, ours));
                }
            }
        }
        // Short standings may end early; then whoever is behind the last line is not missed.
        let last = standing.lines.iter().map(|line| line.rank as usize).max().unwrap_or(0);
        let missing = self.lines.iter().map(|ours| &ours.line).filter(|ours| !seen.contains(&ours.who));
        let missing = missing.filter(|ours| !is_short(standing) || ours.place < last);
        found.extend(missing.map(|ours| Difference {
            place: Place::Sheet(standing.sheet.clone()),
            who: who_is(self.tournament, self.rules.numbered(ours.who)).0,
            differs: Differs::Missing,
            theirs: String::new(),
            ours: ours.place.to_string(),
        }));
        found
    }

    /// Who a line is of, by the number in the ranking: a team where teams play.
    fn find(&self, line: &StandingLine) -> Option<u32> {
        if !self.rules.format.has_teams() {
            return self.entrant(line).map(|id| id.0);
        }
        let name = if line.club.is_empty() { line.full_name() } else { line.club.clone() };
        let is = |team: &Team| fold(&team.name) == fold(&name) || self.tournament.is_same_club(&team.club, &name);
        self.tournament.teams.iter().position(is).map(|at| at as u32 + 1)
    }

    /// Who a line is of: by number, else by name in either order.
    fn entrant(&self, line: &StandingLine) -> Option<EntrantId> {
        if let Some(id) = line.id {
            return self.rebuilt.numbers.get(&id).copied();
        }
        let full = line.full_name();
        let name = fold(if full.is_empty() { &line.nickname } else { &full });
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

    fn line(&self, line: &StandingLine, ours: &RankedLine) -> Vec<Difference> {
        let mut found = Vec::new();
        let mut differs = |what: Differs, theirs: &str, own: &str| {
            if theirs != own {
                found.push(difference(line, what, theirs, own));
            }
        };
        differs(Differs::Rank, &line.rank.to_string(), &ours.line.place.to_string());
        if let Some(total) = &line.total {
            differs(Differs::Total, total, &plain(&ours.line.total));
        }
        if let Some(wins) = line.wins {
            differs(Differs::Wins, &wins.to_string(), &ours.wins.to_string());
        }
        let club = who_is(self.tournament, self.rules.numbered(ours.line.who)).1;
        let is_other = !self.rules.format.has_teams() && !self.tournament.is_same_club(&line.club, &club);
        if !line.club.is_empty() && is_other {
            differs(Differs::Club, &line.club, &club);
        }
        for (round, points) in &line.rounds {
            let own = ours.results.iter().find(|(of, _)| of == round).map(|(_, points)| points.as_str());
            // Who did not play has nothing, and may be given a nought.
            if !(own.is_none() && points == "0") {
                differs(Differs::Round(*round), points, own.unwrap_or_default());
            }
        }
        found
    }
}

fn is_short(standing: &Standing) -> bool {
    fold(&standing.sheet) == fold(crate::workbook::REDUCED)
}

fn difference(line: &StandingLine, differs: Differs, theirs: &str, ours: &str) -> Difference {
    let names = [line.full_name(), line.nickname.clone(), line.club.clone()];
    let number = line.id.map(|id| id.to_string()).unwrap_or_default();
    let who = names.into_iter().find(|name| !name.is_empty()).unwrap_or(number);
    Difference { place: line.place.clone(), who, differs, theirs: theirs.to_owned(), ours: ours.to_owned() }
}
