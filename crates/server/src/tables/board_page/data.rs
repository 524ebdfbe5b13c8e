//! What the page must know of the board, the decks and the regulation to show a game: names, never rules.

use board::{Arm, Board, Card, Deck, Goal};
use regulation::settings::{SdadataForm, Settings};
use rules::Setup;
use speech::risiko::Names;
use wire::{BoardData, CardData, ClosingData, ContinentData, ObjectiveData, TerritoryData};
use words::{Words, id};

/// What the page of a table of RisiKo! is told.
pub(crate) fn data<'a>(setup: &'a Setup, settings: &'a Settings, words: Words) -> BoardData<'a> {
    let Setup { board, deck, objectives, .. } = setup;
    let names = Names::new(board, deck, objectives);
    let bonus = |id: &str| settings.reinforcements.continents.value.get(id);
    let continent = |continent| {
        let id = board.continent_id(continent);
        ContinentData { id, name: board.continent_name(continent), bonus: bonus(id) }
    };
    let objective = |objective| ObjectiveData {
        number: objectives.number(objective),
        name: objectives.name(objective),
        goal: speech::risiko::goal(words, &objectives.goal(objective), &names),
        territories: territories_of(board, objectives.goal(objective)),
    };
    BoardData {
        id: board.id(),
        territories: board.all().iter().map(|territory| territory_data(board, territory)).collect(),
        continents: board.continents().map(continent).collect(),
        objectives: objectives.all().iter().map(objective).collect(),
        cards: deck.all().iter().map(|card| card_data(board, deck, card, words)).collect(),
        dealt_apart: dealt_apart(setup, settings),
        closing: ClosingData {
            form: match settings.sdadata.form.value {
                SdadataForm::Absent => "none",
                SdadataForm::AtMost => "at-most",
                SdadataForm::Exactly => "exactly",
            },
            rolls: &settings.sdadata.closing.value,
            conquests: settings.sdadata.conquests_max.value.get(),
        },
    }
}

/// At a table with a ghost, the territories of each continent whose cards are dealt before the others.
fn dealt_apart<'a>(setup: &'a Setup, settings: &Settings) -> Vec<Vec<&'a str>> {
    let names = settings.ghost.dealt_apart.value.iter().filter(|_| setup.ghost().is_some());
    let continents = names.filter_map(|name| setup.board.find_continent(name));
    continents.map(|continent| ids(&setup.board, setup.board.continent(continent))).collect()
}

fn territory_data(board: &Board, territory: board::Territory) -> TerritoryData<'_> {
    TerritoryData {
        id: board.territory_id(territory),
        name: board.territory_name(territory),
        continent: board.continent_id(board.continent_of(territory)),
        value: board.value(territory),
        neighbours: ids(board, board.neighbours(territory)),
    }
}

fn card_data(board: &Board, deck: &Deck, card: Card, words: Words) -> CardData<'static> {
    if let Some(territory) = card.territory() {
        let arm = Arm::ALL.into_iter().find(|&arm| deck.arm(arm).has(card));
        let symbol = arm.map_or("", |arm| match arm {
            Arm::Fante => "fante",
            Arm::Cannone => "cannone",
            Arm::Cavaliere => "cavaliere",
        });
        let (id, name) = (board.territory_id(territory), board.territory_name(territory));
        return CardData { id: id.to_owned(), name: name.to_owned(), symbol };
    }
    let number = card.jolly_number().unwrap_or_default() + 1;
    CardData { id: format!("jolly{number}"), name: words.say(id::CARD_JOLLY), symbol: "jolly" }
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
                assert_eq!(data.territories.len(), setup.board.all().len(), "{id}");
                assert_eq!(data.cards.len(), setup.deck.all().len(), "{id}");
                assert_eq!(data.objectives.len(), setup.objectives.all().len(), "{id}");
                assert!(data.continents.iter().all(|continent| continent.bonus.is_some()), "{id}");
                assert_eq!(!data.dealt_apart.is_empty(), setup.ghost().is_some(), "{id}");
            }
        }
    }
}
