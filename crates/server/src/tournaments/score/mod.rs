//! Entering the result of a table, the same for its players, helpers and referees: who holds what on the map or the points
//! as numbers, then a read-back of places and points as they would stand, and only then the result itself.
//!
//! Every step carries all fields of the form, so nothing is kept in between and all of it works without a script.

mod fields;
mod form;
mod map;
mod read_back;
mod staff;

pub(super) use fields::{MapOffer, RomeField};
pub(super) use form::ScoreForm;
pub(super) use staff::{change, page, preview, report};

use crate::layout::Page;
use desk::tally::{EntryFault, ReadBack, read_back};
use director::tournament::{Command, EntrantId, Table, TableResult};
use hall::Hall;
use live::random_word;
use maud::{Markup, html};
use referee::sanction::Game;
use words::{Words, id};

/// What is done with a result once it is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// It is the table's first result.
    Report,
    /// It replaces one that was wrong.
    Amend,
}

/// A table whose result is entered, and where its forms lead.
#[derive(Clone, Copy)]
pub(super) struct ScoreEntry<'h> {
    pub(super) hall: &'h Hall,
    /// The round, from 1.
    pub(super) round: usize,
    pub(super) table: &'h Table,
    pub(super) purpose: Purpose,
    /// The address of the forms: `preview`, `change` and `report` follow it.
    pub(super) address: &'h str,
    pub(super) words: Words,
}

/// A result that can be, and how it would stand.
pub(super) struct CheckedResult {
    pub(super) result: TableResult,
    read_back: ReadBack,
    /// Those whose place in the order of play decides and was not filled in.
    order_missing: Vec<EntrantId>,
}

impl CheckedResult {
    /// Whether nothing is left to be asked.
    pub(super) fn is_ready(&self) -> bool {
        self.order_missing.is_empty()
    }
}

impl<'h> ScoreEntry<'h> {
    /// The table of a round, if it was drawn; a first result is entered, unless another purpose is named.
    pub(super) fn find(hall: &'h Hall, place: (usize, usize), address: &'h str, words: Words) -> Option<Self> {
        let (round, number) = place;
        let drawn = hall.tournament().rounds.get(round.checked_sub(1)?)?;
        let table = &drawn.tables[drawn.numbered(number)?];
        Some(Self { hall, round, table, purpose: Purpose::Report, address, words })
    }

    /// The same, to set a result right that is there already.
    pub(super) fn or_amend(self) -> Self {
        let drawn = self.hall.tournament().rounds.get(self.round.wrapping_sub(1));
        let settled = drawn.and_then(|drawn| drawn.results[drawn.numbered(self.table.number)?].as_ref());
        if settled.is_some() { Self { purpose: Purpose::Amend, ..self } } else { self }
    }

    /// What the director is asked for with a result of this table.
    pub(super) fn command(&self, result: TableResult, form: &ScoreForm) -> Command {
        let table = self.table.number;
        match self.purpose {
            Purpose::Report => Command::Report { table, result },
            Purpose::Amend => Command::Amend { round: self.round, table, result, why: form.text("why").to_owned() },
        }
    }

    /// What was filled in as a result, or a sentence that says why it is none.
    pub(super) fn check(&self, form: &ScoreForm) -> Result<CheckedResult, String> {
        let (rules, tournament) = (self.hall.rules(), self.hall.tournament());
        let entry = form.entry(rules.regulation.kind());
        let result = entry.result(&rules.regulation).map_err(|fault| self.fault(&fault))?;
        let refused = |refusal| desk::refusal::refused(&rules.regulation, tournament, &refusal, self.words);
        rules.decide(tournament, &self.command(result.clone(), form)).map_err(refused)?;
        if self.purpose == Purpose::Amend && form.text("why").is_empty() {
            return Err(self.words.say(id::HALL_REFUSED_NO_REASON));
        }
        let game = Game { round: number(self.round), table: number(self.table.number) };
        let read_back = read_back(rules, tournament, game, &result);
        let is_given =
            |entrant: EntrantId| entry.seats.iter().any(|seat| seat.entrant == entrant && seat.order.is_some());
        let order_missing = read_back.order_matters.iter().copied().filter(|&entrant| !is_given(entrant)).collect();
        Ok(CheckedResult { result, read_back, order_missing })
    }

    fn fault(&self, fault: &EntryFault) -> String {
        let words = self.words;
        match fault {
            EntryFault::UnknownTerritory(territory) => {
                words.say_with(id::HALL_SCORE_FAULT_UNKNOWN, &[("territory", territory.as_str().into())])
            }
            EntryFault::TwoOwners(territory) => {
                words.say_with(id::HALL_SCORE_FAULT_TWO_OWNERS, &[("territory", territory.as_str().into())])
            }
            EntryFault::Unowned(count) => words.say_with(id::HALL_SCORE_FAULT_UNOWNED, &[("count", (*count).into())]),
            EntryFault::NoObjective(entrant) => {
                words.say_with(id::HALL_SCORE_FAULT_OBJECTIVE, &[("name", self.name(*entrant).into())])
            }
            EntryFault::EliminationOrder(entrants) => {
                let names = words.list(entrants.iter().map(|&entrant| self.name(entrant)));
                words.say_with(id::HALL_SCORE_FAULT_ELIMINATIONS, &[("names", names.into())])
            }
            EntryFault::NoMap => words.say(id::HALL_SCORE_FAULT_NO_MAP),
        }
    }

    fn name(&self, entrant: EntrantId) -> String {
        self.hall.tournament().name(entrant)
    }

    /// A form of one step, with everything that was filled in so far.
    fn step(&self, to: &str, carried: Option<&ScoreForm>, content: &Markup) -> Markup {
        html! {
            form .score-step method="post" action=(format!("{}/{to}", self.address)) {
                input type="hidden" name="nonce" value=(random_word(16));
                input type="hidden" name="table" value=(self.table.number);
                input type="hidden" name="round" value=(self.round);
                @for (name, value) in carried.into_iter().flat_map(ScoreForm::fields) {
                    input type="hidden" name=(name) value=(value);
                }
                (content)
            }
        }
    }
}

/// The number of a round or a table as a ruling writes it.
fn number(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// How far the entry of a result has come.
#[derive(Clone, Copy)]
pub(super) enum ScoreStep<'f> {
    /// It is filled in, or changed.
    Fill(&'f ScoreForm),
    /// It is read back.
    ReadBack(&'f ScoreForm, &'f CheckedResult),
}

impl ScoreEntry<'_> {
    /// The step as a part of a page.
    pub(super) fn show(&self, step: ScoreStep<'_>) -> Markup {
        match step {
            ScoreStep::Fill(form) => self.form(form, MapOffer::Shown),
            ScoreStep::ReadBack(form, checked) => self.read_back(form, checked),
        }
    }
}

/// A page on which a result is entered needs the map's style sheets and its script.
pub(super) fn with_map(page: Page) -> Page {
    page.style("css/board.css").style("css/score.css").script("js/pages/score.js")
}
