//! The board and what is printed on it, for a reader who has no data of their own (`docs/bot.md`).

use super::text::cards_text;
use crate::text::named;
use board::{Arm, Card, Goal, Objective, Territory, TerritorySet};
use rules::Setup;
use std::fmt::Write as _;

/// Continents, territories with value, card and borders, jolly, objectives: one fact a line, each after `board`.
pub(super) fn print_board(setup: &Setup) -> String {
    let board = &setup.board;
    let mut text = String::new();
    for (continent, (territories, bonus)) in board.continents().zip(setup.continent_bonuses()) {
        let (id, name) = (board.continent_id(continent), board.continent_name(continent));
        let _ = write!(text, "board continent {id} bonus {bonus} territories{}", ids(setup, territories));
        named(name, &mut text);
    }
    for territory in board.all() {
        let (id, value) = (board.territory_id(territory), board.value(territory));
        let _ = write!(text, "board territory {id} value {value}");
        if let Some(arm) = arm(setup, territory) {
            let _ = write!(text, " card {arm}");
        }
        named(board.territory_name(territory), &mut text);
    }
    for territory in board.all() {
        let neighbours = ids(setup, board.neighbours(territory));
        let _ = writeln!(text, "board borders {}{neighbours}", board.territory_id(territory));
    }
    if !setup.deck.jolly().is_empty() {
        let _ = writeln!(text, "board jolly {}", cards_text(board, setup.deck.jolly()));
    }
    for objective in setup.objectives.all().iter() {
        print_objective(setup, objective, &mut text);
    }
    text
}

fn print_objective(setup: &Setup, objective: Objective, text: &mut String) {
    let _ = write!(text, "board objective {} ", setup.objectives.number(objective));
    let _ = match setup.objectives.goal(objective) {
        Goal::Territories(territories) => write!(text, "territories{}", ids(setup, territories)),
        Goal::Count { territories, armies_each } => write!(text, "count {territories} armies {armies_each}"),
        Goal::Continents { named, plus_any, .. } => {
            text.push_str("continents");
            for continent in setup.board.continents().filter(|&continent| named.has(continent)) {
                let _ = write!(text, " {}", setup.board.continent_id(continent));
            }
            if plus_any > 0 { write!(text, " any {plus_any}") } else { Ok(()) }
        }
        Goal::Destroy { colour, otherwise } => write!(text, "destroy {} otherwise {otherwise}", colour.id()),
    };
    named(setup.objectives.name(objective), text);
}

fn arm(setup: &Setup, territory: Territory) -> Option<&'static str> {
    let arm = Arm::ALL.into_iter().find(|&arm| setup.deck.arm(arm).has(Card::of(territory)))?;
    Some(match arm {
        Arm::Fante => "fante",
        Arm::Cannone => "cannone",
        Arm::Cavaliere => "cavaliere",
    })
}

/// The territories, each after a space.
fn ids(setup: &Setup, territories: TerritorySet) -> String {
    territories.iter().fold(String::new(), |text, territory| text + " " + setup.board.territory_id(territory))
}
