//! A tournament, or a part of it, for others to read: CSV, workbook, JSON, plain text for a forum.

use super::{Published, sheets};
use crate::answer::Fault;
use crate::render;
use crate::sheet::Sheet;
use interchange::workbook::Workbook;
use interchange::write;
use words::id;

/// What is exported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The ranking as it stands.
    Standings,
    /// Everybody who entered.
    Entrants,
    /// Who paid what.
    Cash,
    /// The days of the rounds.
    Calendar,
    /// All of these, one after the other.
    All,
    /// A round, from 0.
    Round(usize),
}

/// A tournament to be exported.
#[derive(Clone, Copy, Debug)]
pub struct Export<'t>(pub Published<'t>);

impl Export<'_> {
    /// The part of this name: `standings`, `round 2`.
    ///
    /// # Errors
    /// If there is no such part, with those there are.
    pub fn part(&self, text: &str) -> Result<Part, Fault> {
        let rounds = self.0.tournament.rounds.len();
        let round = || {
            let number = text.strip_prefix("round")?.trim_start_matches([' ', '-', '=']).parse::<usize>().ok()?;
            number.checked_sub(1).filter(|at| *at < rounds).map(Part::Round)
        };
        let unknown = || {
            let values = [("found", text.into()), ("rounds", rounds.into())];
            Fault::BadInput(self.0.words.say_with(id::EXPORT_WHAT, &values))
        };
        match text {
            "standings" => Ok(Part::Standings),
            "entrants" => Ok(Part::Entrants),
            "cash" => Ok(Part::Cash),
            "calendar" => Ok(Part::Calendar),
            "all" => Ok(Part::All),
            _ => round().ok_or_else(unknown),
        }
    }

    /// The sheets of a part.
    #[must_use]
    pub fn sheets(&self, part: Part) -> Vec<Sheet> {
        let published = &self.0;
        match part {
            Part::Standings => vec![sheets::standings(published)],
            Part::Calendar => vec![sheets::calendar(published)],
            Part::Entrants => vec![sheets::entrants(published)],
            Part::Cash => vec![sheets::cash(published)],
            Part::Round(at) => sheets::round(published, at).into_iter().collect(),
            Part::All => {
                let mut all = vec![sheets::entrants(published)];
                all.extend((0..published.tournament.rounds.len()).filter_map(|at| sheets::round(published, at)));
                all.extend((!published.tournament.calendar.is_empty()).then(|| sheets::calendar(published)));
                all.push(sheets::standings(published));
                all
            }
        }
    }

    /// As CSV.
    #[must_use]
    pub fn csv(&self, part: Part) -> Vec<u8> {
        render::csv(&self.sheets(part))
    }

    /// As a workbook; the whole as the one clubs know, which is read again by an import.
    ///
    /// # Errors
    /// If it cannot be laid out, which is our own fault.
    pub fn xlsx(&self, part: Part) -> Result<Vec<u8>, Fault> {
        match part {
            Part::All => {
                let pages = Workbook::of(self.0.rules, self.0.tournament).pages();
                write::xlsx(&pages).map_err(|problem| Fault::Ours(problem.to_string()))
            }
            Part::Standings | Part::Entrants | Part::Cash | Part::Calendar | Part::Round(_) => {
                render::xlsx(&self.sheets(part))
            }
        }
    }

    /// As plain text.
    #[must_use]
    pub fn text(&self, part: Part) -> String {
        let published = &self.0;
        let text = match part {
            Part::All => return published.whole(),
            Part::Standings => published.ranking(),
            Part::Round(at) => published.round(at),
            Part::Calendar => published.calendar(),
            Part::Entrants | Part::Cash => self.sheets(part).iter().map(render::grid).collect(),
        };
        crate::marked(text, &published.rules.regulation)
    }

    /// As a list of JSON objects.
    ///
    /// # Errors
    /// If it cannot be written, which is our own fault.
    pub fn json(&self, part: Part) -> Result<String, Fault> {
        render::json(&self.sheets(part))
    }
}
