//! The board of RisiKo!: what its page is told, what is said of its areas, its help.

use super::help::{Figures, HelpText};
use board::{Arm, Board, Card, Deck, Goal};
use drawing::Area;
use regulation::settings::{Points, SdadataForm, Settings};
use rules::Setup;
use speech::risiko::Names;
use wire::{BoardData, CardData, ClosingData, ContinentData, ObjectiveData, TerritoryData};
use words::{Lang, Words, id};

/// What the page of a table of RisiKo! is told.
pub(crate) fn data<'a>(setup: &'a Setup, settings: &'a Settings, words: Words) -> BoardData<'a> {
    let Setup { board, deck, objectives, .. } = setup;
    let names = Names::new(board, deck, objectives).translated();
    let bonus = |id: &str| settings.reinforcements.continents.value.get(id);
    let continent = |continent| {
        let id = board.continent_id(continent);
        let gloss = board.continent_english(continent).filter(|_| words.lang() == Lang::En);
        ContinentData { id, name: board.continent_name(continent), gloss, bonus: bonus(id) }
    };
    let objective = |objective| ObjectiveData {
        number: objectives.number(objective),
        name: objectives.name(objective),
        nicknames: objectives.nicknames(objective),
        goal: speech::risiko::goal(words, &objectives.goal(objective), &names),
        territories: territories_of(board, objectives.goal(objective)),
    };
    BoardData {
        id: board.id(),
        view_box: drawing::Plan::named(board.id()).map(drawing::Plan::view_box).unwrap_or_default(),
        territories: board.all().iter().map(|territory| territory_data(board, territory, words)).collect(),
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
        table_points: settings.scoring.points.value == Points::InsideObjective,
    }
}

/// At a table with a ghost, the territories of each continent whose cards are dealt before the others.
fn dealt_apart<'a>(setup: &'a Setup, settings: &Settings) -> Vec<Vec<&'a str>> {
    let names = settings.ghost.dealt_apart.value.iter().filter(|_| setup.ghost().is_some());
    let continents = names.filter_map(|name| setup.board.find_continent(name));
    continents.map(|continent| ids(&setup.board, setup.board.continent(continent))).collect()
}

/// The English name of a territory, for who reads English.
pub(crate) fn gloss(board: &Board, territory: board::Territory, words: Words) -> Option<&str> {
    board.territory_english(territory).filter(|_| words.lang() == Lang::En)
}

fn territory_data(board: &Board, territory: board::Territory, words: Words) -> TerritoryData<'_> {
    TerritoryData {
        id: board.territory_id(territory),
        name: board.territory_name(territory),
        gloss: gloss(board, territory, words),
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

/// What is said of an area of the board.
pub(crate) fn area<'a>(board: &'a Board, id: &str, words: Words) -> Area<'a> {
    let Some(territory) = board.find(id) else { return Area::default() };
    Area {
        name: board.territory_name(territory),
        gloss: gloss(board, territory, words),
        group: board.continent_id(board.continent_of(territory)),
        value: Some(board.value(territory)),
    }
}

/// The keys of a page with a board and what they do.
const KEYS: [(&str, &str); 14] = [
    ("← ↑ → ↓", "arrows"),
    ("⇧ + ← →", "shift-arrows"),
    ("N", "next"),
    ("↵", "enter"),
    ("+ −", "plus"),
    ("1 … 9", "digits"),
    ("R", "roll"),
    ("C", "conquest"),
    ("U", "undo"),
    ("P", "pass"),
    ("O", "objective"),
    ("V", "values"),
    ("Esc", "escape"),
    ("?", "help"),
];

/// The rules of the table in a few lines; the numbers are the regulation's.
pub(crate) fn help(settings: &Settings, board: &Board, words: Words) -> HelpText {
    HelpText {
        turn: turn(settings, words),
        end: end(settings, words),
        figures: vec![continents(settings, board, words), tris(settings, words)],
        keys: &KEYS,
    }
}

/// A turn, one sentence for each part of it.
fn turn(settings: &Settings, words: Words) -> Vec<String> {
    let (each, least) = (settings.reinforcements.divisor.value, settings.reinforcements.minimum.value);
    let reinforce = match least {
        0 => id::TABLE_HELP_TURN_REINFORCE,
        _ => id::TABLE_HELP_TURN_REINFORCE_LEAST,
    };
    vec![
        words.say_with(reinforce, &[("each", each.into()), ("least", least.into())]),
        words.say(id::TABLE_HELP_TURN_ATTACK),
        words.say(id::TABLE_HELP_TURN_MOVE),
        words.say(id::TABLE_HELP_TURN_CARD),
    ]
}

/// How the game is won, and how it ends.
fn end(settings: &Settings, words: Words) -> Vec<String> {
    let mut told = vec![words.say(id::TABLE_HELP_WIN)];
    if settings.scoring.points.value == Points::InsideObjective {
        told.push(words.say(id::TABLE_HELP_WIN_POINTS));
    }
    let sums: Vec<String> = settings.sdadata.closing.value.iter().map(|sums| written(sums)).collect();
    let closing = match settings.sdadata.form.value {
        SdadataForm::Absent => return told,
        SdadataForm::AtMost => id::TABLE_HELP_CLOSING_AT_MOST,
        SdadataForm::Exactly => id::TABLE_HELP_CLOSING_EXACTLY,
    };
    told.push(words.say_with(closing, &[("sums", sums.join(", ").as_str().into())]));
    if let Some(most) = settings.sdadata.conquests_max.value.get() {
        told.push(words.say_with(id::TABLE_HELP_CLOSING_CONQUESTS, &[("n", most.into())]));
    }
    told
}

fn written(sums: &[u8]) -> String {
    sums.iter().map(u8::to_string).collect::<Vec<_>>().join("/")
}

fn continents(settings: &Settings, board: &Board, words: Words) -> Figures {
    let row = |continent| {
        let bonus = settings.reinforcements.continents.value.get(board.continent_id(continent))?;
        let gloss = board.continent_english(continent).filter(|_| words.lang() == Lang::En);
        Some((gloss.unwrap_or_else(|| board.continent_name(continent)).to_owned(), bonus.to_string()))
    };
    Figures { title: words.say(id::TABLE_HELP_CONTINENTS), rows: board.continents().filter_map(row).collect() }
}

fn tris(settings: &Settings, words: Words) -> Figures {
    let tris = &settings.tris;
    let worth = [
        (words.say(id::TABLE_HELP_TRIS_CANNONI), tris.cannoni.value),
        (words.say(id::TABLE_HELP_TRIS_FANTI), tris.fanti.value),
        (words.say(id::TABLE_HELP_TRIS_CAVALIERI), tris.cavalieri.value),
        (words.say(id::TABLE_HELP_TRIS_MIXED), tris.mixed.value),
        (words.say(id::TABLE_HELP_TRIS_JOLLY), tris.jolly.value),
    ];
    let rows = worth.into_iter().map(|(name, armies)| (name, armies.to_string())).collect();
    Figures { title: words.say(id::TABLE_HELP_TRIS), rows }
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

    #[test]
    fn who_reads_english_has_both_names() {
        let library = Library::embedded();
        let regulation = library.get("challenge-2017").expect("embedded");
        let settings = regulation.risiko().expect("of RisiKo!");
        let setup = Setup::new(settings, 4, 0).expect("four play it");
        let glosses = |lang| {
            let data = data(&setup, settings, Words::new(lang));
            let of = |id: &str| data.territories.iter().find(|one| one.id == id).and_then(|one| one.gloss);
            (of("jacuzia").map(str::to_owned), of("kamchatka").is_some(), data.continents[0].gloss.is_some())
        };
        assert_eq!(glosses(Lang::En), (Some("Yakutsk".to_owned()), false, true));
        assert_eq!(glosses(Lang::It), (None, false, false));
    }
}
