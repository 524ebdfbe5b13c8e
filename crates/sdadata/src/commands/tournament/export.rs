//! `tournament export`: a tournament, or a part of it, for others to read: CSV, XLSX, JSON, plain text for a forum.

use super::file::{self, Opened};
use super::sheet::Sheet;
use crate::failure::Failure;
use crate::out;
use director::day::Day;
use director::points::TournamentPoints;
use director::standings::Special;
use director::tournament::{Dated, Ranked, Rules, Tournament};
use interchange::pages::{self, Cell, Page};
use interchange::workbook::Workbook;
use interchange::{Language, write};
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};
use words::{Lang, Words, id};

/// What to write, and where.
#[derive(clap::Args, Debug)]
pub(crate) struct ExportOptions {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "OUT")]
    to: PathBuf,
    #[arg(long, value_name = "WHAT", default_value = "all")]
    what: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// The column of what special events gave: behind place, name, club and total.
const EXTRA: usize = 4;

/// What to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Standings,
    Entrants,
    Cash,
    Calendar,
    All,
    /// A round, from 0.
    Round(usize),
}

pub(crate) fn run(options: &ExportOptions, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let rules = opened.rules(words)?;
    let asked = Asked { rules: &rules, tournament: opened.tournament(), words };
    let what = asked.what(&options.what)?;
    if options.to == options.file {
        let values = [("file", options.to.display().to_string().into())];
        return Err(Failure::BadInput(words.say_with(id::TOURNAMENT_EXISTS, &values)));
    }
    match options.to.extension().and_then(|extension| extension.to_str()) {
        Some("csv") => save(&options.to, &write::csv(&asked.marked(what)), words),
        Some("xlsx") => save(&options.to, &asked.workbook(what)?, words),
        Some("txt") => save(&options.to, asked.text(what).as_bytes(), words),
        Some("json") if what == What::All => {
            file::write(&options.to, &opened.log, rules.derive(opened.tournament()), words)
        }
        Some("json") => save(&options.to, asked.json(what)?.as_bytes(), words),
        Some(_) | None => {
            let values = [("file", options.to.display().to_string().into())];
            return Err(Failure::BadInput(words.say_with(id::EXPORT_KIND, &values)));
        }
    }?;
    out::print(words, &(words.say_with(id::EXPORT_DONE, &[("file", options.to.display().to_string().into())]) + "\n"))
}

struct Asked<'a> {
    rules: &'a Rules<'a>,
    tournament: &'a Tournament,
    words: Words,
}

impl Asked<'_> {
    fn what(&self, text: &str) -> Result<What, Failure> {
        let rounds = self.tournament.rounds.len();
        let round = || {
            let number = text.strip_prefix("round")?.trim_start_matches([' ', '-', '=']).parse::<usize>().ok()?;
            number.checked_sub(1).filter(|at| *at < rounds).map(What::Round)
        };
        let unknown = || {
            let values = [("found", text.into()), ("rounds", rounds.into())];
            Failure::BadInput(self.words.say_with(id::EXPORT_WHAT, &values))
        };
        match text {
            "standings" => Ok(What::Standings),
            "entrants" => Ok(What::Entrants),
            "cash" => Ok(What::Cash),
            "calendar" => Ok(What::Calendar),
            "all" => Ok(What::All),
            _ => round().ok_or_else(unknown),
        }
    }

    fn language(&self) -> Language {
        match self.words.lang() {
            Lang::It => Language::Italian,
            Lang::En => Language::English,
        }
    }

    fn pages(&self, what: What) -> Vec<Page> {
        let (rules, tournament, language) = (self.rules, self.tournament, self.language());
        let round = |at: usize| pages::round(rules, tournament, at, language);
        match what {
            What::Standings => vec![self.standings()],
            What::Calendar => vec![self.calendar()],
            What::Entrants => vec![pages::entrants(tournament, language)],
            What::Cash => vec![pages::cash(tournament, language)],
            What::Round(at) => round(at).into_iter().collect(),
            What::All => {
                let mut all = vec![pages::entrants(tournament, language)];
                all.extend((0..tournament.rounds.len()).filter_map(round));
                all.extend((!tournament.calendar.is_empty()).then(|| self.calendar()));
                all.push(self.standings());
                all
            }
        }
    }

    /// The ranking, with a column for what special events gave where there is any (T2.14).
    fn standings(&self) -> Page {
        let mut page = pages::standings(self.rules, self.tournament, self.language());
        let ranking = self.rules.ranking(self.tournament);
        if ranking.iter().all(|ranked| ranked.line.extra == TournamentPoints::default()) {
            return page;
        }
        let written = |ranked: &Ranked| Cell::Number(ranked.line.extra.written(self.rules.book.decimals()));
        let heading = Cell::Text(self.words.say(id::PUBLISHED_COLUMN_EXTRA));
        let column = [heading].into_iter().chain(ranking.iter().map(written));
        page.rows.iter_mut().zip(column).for_each(|(row, cell)| row.insert(EXTRA, cell));
        page
    }

    /// The calendar: a row for each round and each special event.
    fn calendar(&self) -> Page {
        let (words, calendar) = (self.words, &self.tournament.calendar);
        let heading = ["what", "round", "day", "fixed", "deadline"];
        let heading = heading.map(|column| Cell::Text(words.say_member("calendar-column", column))).to_vec();
        let text = |day: Option<Day>| Cell::Text(day.map(|day| day.to_string()).unwrap_or_default());
        let round = |dated: Dated<'_>| {
            let stage = self.rules.stage(dated.slot.stage).map(|stage| desk::sentences::stage(words, &stage.id));
            let fixed = Some(dated.planned.fixed).filter(|fixed| *fixed != dated.planned.day);
            let number = Cell::Number(dated.slot.round.to_string());
            let what = Cell::Text(stage.unwrap_or_default());
            vec![what, number, text(Some(dated.planned.day)), text(fixed), text(dated.deadline)]
        };
        let special = |special: &Special<u32>| {
            vec![Cell::Text(special.name.clone()), text(None), text(Some(special.day)), text(None), text(None)]
        };
        let rounds = self.rules.calendar(self.tournament).into_iter().map(round);
        let rows = [heading].into_iter().chain(rounds).chain(calendar.specials.iter().map(special)).collect();
        Page { title: words.say(id::CALENDAR_TITLE), rows, heading: Some(0), merged: Vec::new() }
    }

    /// The whole as the workbook clubs know, which `tournament import` reads.
    fn workbook(&self, what: What) -> Result<Vec<u8>, Failure> {
        let pages = match what {
            What::All => Workbook::of(self.rules, self.tournament).pages(),
            What::Standings | What::Entrants | What::Cash | What::Calendar | What::Round(_) => self.pages(what),
        };
        write::xlsx(&pages).map_err(|problem| Failure::Ours(problem.to_string()))
    }

    fn text(&self, what: What) -> String {
        let sheet = Sheet { rules: self.rules, tournament: self.tournament, words: self.words };
        match what {
            What::All => sheet.whole(),
            What::Standings => out::marked(sheet.ranking(), self.rules.regulation),
            What::Round(at) => out::marked(sheet.round(at), self.rules.regulation),
            What::Calendar => out::marked(sheet.calendar(), self.rules.regulation),
            What::Entrants | What::Cash => {
                let text = self.pages(what).iter().map(|page| out::columns(&shown(page))).collect();
                out::marked(text, self.rules.regulation)
            }
        }
    }

    /// The pages, the first under the publisher's sentence where it asks for one.
    fn marked(&self, what: What) -> Vec<Page> {
        let mark = out::marked(String::new(), self.rules.regulation);
        let mut pages = self.pages(what).into_iter();
        let first = pages.next().map(|page| if mark.is_empty() { page } else { page.under(mark.trim()) });
        first.into_iter().chain(pages).collect()
    }

    /// A list of objects, with the headings as keys.
    fn json(&self, what: What) -> Result<String, Failure> {
        let mut rows = Vec::new();
        for page in self.pages(what) {
            let shown = shown(&page);
            let Some((heading, lines)) = shown.split_first() else { continue };
            let object = |line: &Vec<String>| {
                let values = heading.iter().cloned().zip(line.iter().cloned().map(Value::String));
                Value::Object(values.collect::<Map<_, _>>())
            };
            rows.extend(lines.iter().map(object));
        }
        let text = serde_json::to_string_pretty(&rows).map_err(|error| Failure::Ours(error.to_string()))?;
        Ok(text + "\n")
    }
}

fn shown(page: &Page) -> Vec<Vec<String>> {
    page.rows.iter().map(|row| row.iter().map(|cell| cell.shown().to_owned()).collect()).collect()
}

/// Writes a file as a whole: whoever reads it sees the old one or the new one.
fn save(path: &Path, bytes: &[u8], words: Words) -> Result<(), Failure> {
    let mut fresh = path.as_os_str().to_owned();
    fresh.push(".new");
    std::fs::write(&fresh, bytes)
        .and_then(|()| std::fs::rename(&fresh, path))
        .map_err(|error| Failure::unwritable(words, path.display(), &error))
}
