//! The things of the game by their names: seats, territories, cards, dice, objectives.

use super::names::Names;
use crate::fill::Fill as _;
use board::{Arm, Card, CardSet, Continent, ContinentSet, Goal, Objective, Territory, TerritorySet};
use rules::{Owner, Seat};
use words::{Lang, Words, id};

/// A seat as the others call it: `giallo`; without a colour yet, `posto A`.
#[must_use]
pub fn seat(words: Words, seat: Seat, names: &Names<'_>) -> String {
    crate::common::called(words, names.called(seat))
}

/// The seat on turn.
pub(crate) fn on_turn(words: Words, names: &Names<'_>) -> String {
    names.on_turn().map_or_else(|| words.say(id::WHO_IS_ON_TURN), |seat| self::seat(words, seat, names))
}

/// Whose a territory is: `giallo`, `neutrale`, `nessuno`.
#[must_use]
pub fn owner(words: Words, owner: Owner, names: &Names<'_>) -> String {
    match owner {
        Owner::Seat(seat) => self::seat(words, seat, names),
        Owner::Neutral => words.say(id::OWNER_NEUTRAL),
        Owner::Nobody => words.say(id::OWNER_NOBODY),
    }
}

/// A territory as the board calls it: `Africa del Nord`.
#[must_use]
pub fn territory(words: Words, territory: Territory, names: &Names<'_>) -> String {
    if names.board.all().has(territory) {
        let english = names.board.territory_english(territory).filter(|_| in_english(words, names));
        return english.unwrap_or_else(|| names.board.territory_name(territory)).to_owned();
    }
    words.sentence(id::TERRITORY_UNKNOWN).with("number", territory.index() + 1).say()
}

/// Territories in the order of the board: `Alaska, Brasile`.
#[must_use]
pub fn territories(words: Words, territories: TerritorySet, names: &Names<'_>) -> String {
    words.list(territories.iter().map(|territory| self::territory(words, territory, names)))
}

/// A continent as the board calls it: `America del Nord`.
#[must_use]
pub fn continent(words: Words, continent: Continent, names: &Names<'_>) -> String {
    let english = names.board.continent_english(continent).filter(|_| in_english(words, names));
    english.unwrap_or_else(|| names.board.continent_name(continent)).to_owned()
}

/// Whether what is named has the names of boards in English.
fn in_english(words: Words, names: &Names<'_>) -> bool {
    names.is_translated() && words.lang() == Lang::En
}

/// An arm: `fante`.
#[must_use]
pub fn arm(words: Words, arm: Arm) -> String {
    words.say(match arm {
        Arm::Fante => id::ARM_FANTE,
        Arm::Cannone => id::ARM_CANNONE,
        Arm::Cavaliere => id::ARM_CAVALIERE,
    })
}

/// A card: `Alaska (fante)`, `jolly`.
#[must_use]
pub fn card(words: Words, card: Card, names: &Names<'_>) -> String {
    let Some(territory) = card.territory() else { return words.say(id::CARD_JOLLY) };
    let territory = self::territory(words, territory, names);
    match Arm::ALL.into_iter().find(|&arm| names.deck.arm(arm).has(card)) {
        Some(arm) => words.sentence(id::CARD_OF).with("territory", territory).with("arm", self::arm(words, arm)).say(),
        None => territory,
    }
}

/// Cards in the order of the deck: `Alaska (fante), Brasile (cannone), jolly`.
#[must_use]
pub fn cards(words: Words, cards: CardSet, names: &Names<'_>) -> String {
    words.list(cards.iter().map(|card| self::card(words, card, names)))
}

/// The number of an objective and what the players call it: `3 «Ciclista»`.
#[must_use]
pub fn objective_name(words: Words, objective: Objective, names: &Names<'_>) -> String {
    let number = objective.index() + 1;
    let known = names.objectives.find(number).is_some();
    match if known { names.objectives.name(objective) } else { "" } {
        "" => number.to_string(),
        name => words.sentence(id::OBJECTIVE_NAME).with("number", number).with("name", name.to_owned()).say(),
    }
}

/// An objective and what it asks for: `3 «Ciclista»: possedere 20 territori: …`.
#[must_use]
pub fn objective(words: Words, objective: Objective, names: &Names<'_>) -> String {
    let name = self::objective_name(words, objective, names);
    if names.objectives.find(objective.index() + 1).is_none() {
        return name;
    }
    let goal = self::goal(words, &names.objectives.goal(objective), names);
    words.sentence(id::OBJECTIVE).with("name", name).with("goal", goal).say()
}

/// What an objective asks for.
#[must_use]
pub fn goal(words: Words, goal: &Goal, names: &Names<'_>) -> String {
    match *goal {
        Goal::Territories(territories) => {
            let list = self::territories(words, territories, names);
            words.sentence(id::GOAL_TERRITORIES).with("territories", territories.len()).with("list", list).say()
        }
        Goal::Count { territories, armies_each } => {
            words.sentence(id::GOAL_COUNT).with("territories", territories).with("armies", armies_each).say()
        }
        Goal::Continents { named, plus_any, .. } => self::continents(words, named, plus_any, names),
        Goal::Destroy { colour, otherwise } => words
            .sentence(id::GOAL_DESTROY)
            .with("colour", crate::common::colour(words, colour))
            .with("territories", otherwise)
            .say(),
    }
}

fn continents(words: Words, named: ContinentSet, plus_any: u8, names: &Names<'_>) -> String {
    let named: Vec<_> = names.board.continents().filter(|&continent| named.has(continent)).collect();
    let list = words.list(named.iter().map(|&continent| self::continent(words, continent, names)));
    words.sentence(id::GOAL_CONTINENTS).with("count", named.len()).with("list", list).with("more", plus_any).say()
}
