//! What a format does with so many people, before anybody has entered: its rounds, their tables, who goes where directly.
//!
//! A whole tournament is invented and looked at, so it is what would happen and not what a text says about it.

use crate::answer::Fault;
use crate::refusal::refused;
use crate::sentences::stage;
use crate::sheet::{Cell, Column, Sheet};
use director::invent::{Invention, Mishaps, NoInvention, invent};
use director::tournament::{Round, Rules, Tournament};
use std::collections::BTreeMap;
use words::{Words, id};

/// The rounds of a tournament of so many people.
///
/// # Errors
/// If there can be none: no tables hold so many, or they make no whole teams.
pub fn preview(rules: &Rules, entrants: usize, words: Words) -> Result<Sheet, Fault> {
    let log = invent(rules, Invention { entrants, seed: 1, mishaps: Mishaps::None }).map_err(|no| match no {
        NoInvention::Refused(refusal) => {
            Fault::Refused(refused(&rules.regulation, &Tournament::default(), &refusal, words))
        }
        NoInvention::Teams { entrants, each, least } => Fault::Refused(words.say_with(
            id::PREVIEW_TEAMS,
            &[("entrants", entrants.into()), ("each", each.into()), ("least", least.into())],
        )),
    })?;
    let columns = vec![
        Column::number(words.say(id::PREVIEW_ROUND)),
        Column::text(words.say(id::PREVIEW_STAGE)),
        Column::number(words.say(id::PREVIEW_PLAYERS)),
        Column::text(words.say(id::PREVIEW_TABLES)),
        Column::number(words.say(id::PREVIEW_WAITING)),
    ];
    let title = words.say_with(id::PREVIEW_TITLE, &[("entrants", entrants.into())]);
    let mut sheet = Sheet::new(title, columns, crate::trade_mark(&rules.regulation));
    sheet.rows = (1..).zip(&log.tournament().rounds).map(|(number, round)| row(rules, number, round, words)).collect();
    Ok(sheet)
}

fn row(rules: &Rules, number: usize, round: &Round, words: Words) -> Vec<Cell> {
    let name = rules.stage(round.stage).map(|of| stage(words, &of.id)).unwrap_or_default();
    let players: usize = round.tables.iter().map(|table| table.seats.len()).sum();
    vec![
        Cell::number(number),
        Cell::text(name),
        Cell::number(players),
        Cell::text(tables(round, words)),
        Cell::number(round.waiting.len()),
    ]
}

/// How many tables of which size, the largest first.
fn tables(round: &Round, words: Words) -> String {
    let mut sizes: BTreeMap<usize, usize> = BTreeMap::new();
    for table in &round.tables {
        *sizes.entry(table.seats.len()).or_default() += 1;
    }
    words.list(
        sizes.into_iter().rev().map(|(size, count)| {
            words.say_with(id::PREVIEW_TABLES_OF, &[("count", count.into()), ("size", size.into())])
        }),
    )
}

#[cfg(test)]
mod tests {
    use super::preview;
    use crate::render::grid;
    use director::tournament::Rules;
    use regulation::Library;
    use words::{Lang, Words};

    fn rules(regulation: &str) -> Rules {
        Rules::new(Library::embedded().get(regulation).expect("embedded").clone(), None).expect("a format")
    }

    #[test]
    fn a_challenge_of_thirteen_has_its_final() {
        let sheet = preview(&rules("challenge-2017"), 13, Words::new(Lang::It)).expect("it can be played");
        let expected = "\
Turno  Fase            Giocano  Tavoli          Direttamente avanti
    1  Qualificazione       13  1 da 5, 2 da 4                    0
    2  Qualificazione       13  1 da 5, 2 da 4                    0
    3  Finale                4  1 da 4                            0
";
        assert_eq!(grid(&sheet), expected);
    }

    #[test]
    fn numbers_no_tables_hold_are_refused_with_their_rule() {
        let refused = preview(&rules("raduno"), 6, Words::new(Lang::It)).expect_err("no tables hold six");
        assert!(refused.to_string().contains("T3.1"), "{refused}");
    }
}
