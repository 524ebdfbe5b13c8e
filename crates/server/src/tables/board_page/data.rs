//! What the page must know of the board, the decks and the regulation to show a game: names, never rules.

use board::{Arm, Board, Card, Deck, Goal};
use regulation::settings::{SdadataForm, Settings};
use rules::Setup;
use serde_json::{Value, json};
use speech::risiko::Names;
use words::Words;

/// The data of a table of RisiKo!:
///
/// - `territories`: `id`, `name`, `continent`, `value`, `neighbours` in the order of the board;
/// - `continents`: `id`, `name`, `bonus`;
/// - `objectives`: `number`, `name`, `goal` in words, and `territories` where the objective names them;
/// - `cards`: `id`, `name`, `symbol` (`fante`, `cannone`, `cavaliere`, `jolly`), in the order of the deck;
/// - `dealt_apart`: lists of territories whose cards are dealt first, one list after the other;
/// - `closing`: `form` (`none`, `at-most`, `exactly`), `rolls`, the sums that close the game in each lap of closing
///   rolls, and `conquests`, the most that still let the roll happen (`null`: any number).
pub(crate) fn data(setup: &Setup, settings: &Settings, words: Words) -> Value {
    let Setup { board, deck, objectives, .. } = setup;
    let names = Names::new(board, deck, objectives);
    let bonus = |id: &str| settings.reinforcements.continents.value.get(id);
    let continents = board.continents().map(|continent| {
        let id = board.continent_id(continent);
        json!({ "id": id, "name": board.continent_name(continent), "bonus": bonus(id) })
    });
    let objectives = objectives.all().iter().map(|objective| {
        json!({
            "number": objectives.number(objective),
            "name": objectives.name(objective),
            "goal": speech::risiko::goal(words, &objectives.goal(objective), &names),
            "territories": territories_of(board, objectives.goal(objective)),
        })
    });
    json!({
        "id": board.id(),
        "territories": board.all().iter().map(|territory| territory_data(board, territory)).collect::<Vec<_>>(),
        "continents": continents.collect::<Vec<_>>(),
        "objectives": objectives.collect::<Vec<_>>(),
        "cards": deck.all().iter().map(|card| card_data(board, deck, card, words)).collect::<Vec<_>>(),
        "dealt_apart": dealt_apart(setup, settings),
        "closing": {
            "form": match settings.sdadata.form.value {
                SdadataForm::Absent => "none",
                SdadataForm::AtMost => "at-most",
                SdadataForm::Exactly => "exactly",
            },
            "rolls": settings.sdadata.closing.value,
            "conquests": settings.sdadata.conquests_max.value.get(),
        },
    })
}

/// At a table with a ghost, the territories of each continent whose cards are dealt before the others.
fn dealt_apart<'a>(setup: &'a Setup, settings: &Settings) -> Vec<Vec<&'a str>> {
    let names = settings.ghost.dealt_apart.value.iter().filter(|_| setup.ghost().is_some());
    let continents = names.filter_map(|name| setup.board.find_continent(name));
    continents.map(|continent| ids(&setup.board, setup.board.continent(continent))).collect()
}

fn territory_data(board: &Board, territory: board::Territory) -> Value {
    json!({
        "id": board.territory_id(territory),
        "name": board.territory_name(territory),
        "continent": board.continent_id(board.continent_of(territory)),
        "value": board.value(territory),
        "neighbours": ids(board, board.neighbours(territory)),
    })
}

fn card_data(board: &Board, deck: &Deck, card: Card, words: Words) -> Value {
    if let Some(territory) = card.territory() {
        let arm = Arm::ALL.into_iter().find(|&arm| deck.arm(arm).has(card));
        let symbol = arm.map_or("", |arm| match arm {
            Arm::Fante => "fante",
            Arm::Cannone => "cannone",
            Arm::Cavaliere => "cavaliere",
        });
        return json!({ "id": board.territory_id(territory), "name": board.territory_name(territory), "symbol": symbol });
    }
    let number = card.jolly_number().unwrap_or_default() + 1;
    json!({ "id": format!("jolly{number}"), "name": words.say("card-jolly"), "symbol": "jolly" })
}

/// Those an objective names; none where it counts.
fn territories_of(board: &Board, goal: Goal) -> Vec<&str> {
    match goal {
        Goal::Territories(territories) | Goal::Continents { territories, .. } => ids(board, territories),
        Goal::Count { .. } | Goal::Destroy { .. } => Vec::new(),
    }
}

fn ids(board: &Board, territories: board::TerritorySet) -> Vec<&str> {
    territories.iter().map(|territory| board.territory_id(territory)).collect()
}

#[cfg(test)]
mod tests {
    use super::data;
    use regulation::Library;
    use rules::Setup;
    use words::{Lang, Words};

    #[test]
    fn every_table_of_every_regulation_has_its_data() {
        let library = Library::embedded();
        for id in library.ids() {
            let regulation = library.get(id).expect("the embedded regulations have no faults");
            let Some(settings) = regulation.risiko() else { continue };
            for setup in (2..=6).filter_map(|players| Setup::new(settings, players, 0).ok()) {
                let data = data(&setup, settings, Words::new(Lang::It));
                let count = |key: &str| data[key].as_array().map(Vec::len);
                assert_eq!(count("territories"), Some(setup.board.all().len()), "{id}");
                assert_eq!(count("cards"), Some(setup.deck.all().len()), "{id}");
                assert_eq!(count("objectives"), Some(setup.objectives.all().len()), "{id}");
                assert!(
                    data["continents"].as_array().is_some_and(|all| all.iter().all(|one| one["bonus"].is_u64())),
                    "{id}"
                );
                assert_eq!(count("dealt_apart").unwrap_or_default() > 0, setup.ghost().is_some(), "{id}");
            }
        }
    }
}
