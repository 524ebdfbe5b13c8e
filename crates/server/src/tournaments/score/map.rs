//! The map on which a script lets people tap who holds what. Without a script it stays hidden.

use super::ScoreEntry;
use super::form::ScoreForm;
use crate::parts::island;
use desk::tally::{MapScoring, ObjectiveCard};
use drawing::{Area, Plan};
use maud::{Markup, html};
use serde::Serialize;
use std::collections::BTreeMap;
use words::{Id, Words, id};

/// The colours players have by their seat, until they say otherwise.
const COLOURS: [&str; 6] = ["rosso", "blu", "giallo", "verde", "nero", "viola"];

/// What the script says; what it fills in stands in braces.
const SENTENCES: [(&str, Id, &[&str]); 17] = [
    ("on-map", id::HALL_SCORE_ON_MAP, &[]),
    ("by-numbers", id::HALL_SCORE_BY_NUMBERS, &[]),
    ("how", id::HALL_SCORE_HOW, &[]),
    ("nobody", id::HALL_SCORE_NOBODY, &[]),
    ("rest", id::HALL_SCORE_REST, &["name", "count"]),
    ("undo", id::HALL_SCORE_UNDO, &[]),
    ("objective", id::HALL_SCORE_OBJECTIVE, &["name"]),
    ("objective-choose", id::HALL_SCORE_OBJECTIVE_CHOOSE, &[]),
    ("out", id::HALL_SCORE_OUT, &["name"]),
    ("out-turn", id::HALL_SCORE_OUT_TURN, &["turn"]),
    ("counts", id::HALL_SCORE_COUNTS, &["inside", "outside"]),
    ("left", id::HALL_SCORE_LEFT, &["count", "all"]),
    ("complete", id::HALL_SCORE_COMPLETE, &["all"]),
    ("colour", id::HALL_SCORE_COLOUR, &["name"]),
    ("zoom-in", id::TABLE_ZOOM_IN, &[]),
    ("zoom-out", id::TABLE_ZOOM_OUT, &[]),
    ("zoom-fit", id::TABLE_ZOOM_FIT, &[]),
];

/// What the script begins with.
#[derive(Serialize)]
struct ScoreData<'a> {
    players: Vec<PlayerData<'a>>,
    territories: Vec<TerritoryName<'a>>,
    objectives: Vec<ObjectiveData>,
    words: BTreeMap<&'static str, String>,
}

#[derive(Serialize)]
struct PlayerData<'a> {
    seat: usize,
    name: String,
    colour: &'a str,
}

#[derive(Serialize)]
struct TerritoryName<'a> {
    id: &'a str,
    name: &'a str,
}

#[derive(Serialize)]
struct ObjectiveData {
    number: usize,
    name: String,
    territories: Vec<String>,
}

impl From<ObjectiveCard> for ObjectiveData {
    fn from(card: ObjectiveCard) -> Self {
        Self { number: card.number, name: card.name, territories: card.territories }
    }
}

impl ScoreEntry<'_> {
    /// The map with its hidden fields; nothing where the game has none that can be drawn.
    pub(super) fn map(&self, filled: &ScoreForm) -> Option<Markup> {
        let scoring = MapScoring::new(&self.hall.rules().regulation)?;
        let plan = Plan::named(scoring.board().id())?;
        let words = self.words;
        let area = |id: &str| area(&scoring, id);
        let label = words.say(id::TABLE_BOARD);
        let board = drawing::Board { plan, id: Some("board"), label: &label, area: &area };
        let hidden = |name: String| html! { input type="hidden" name=(name) value=(filled.text(&name)); };
        Some(html! {
            (drawing::definitions(&[plan]))
            div #score data-lang=(words.lang().code()) data-mode=[filled.is_of_map().then_some("map")] {
                div #score-modes .score-modes {}
                fieldset #score-map hidden disabled {
                    input type="hidden" name="mode" value="map";
                    (hidden("held0".to_owned()))
                    @for seat in 1..=self.table.seats.len() {
                        @for field in ["held", "goal", "out"] { (hidden(format!("{field}{seat}"))) }
                    }
                    div .score-board { (drawing::board(&board)) div #score-zoom .score-zoom {} }
                    div #score-panel {}
                }
            }
            (island("score-data", &self.data(&scoring)))
        })
    }

    fn data<'a>(&self, scoring: &'a MapScoring) -> ScoreData<'a> {
        let board = scoring.board();
        let player = |(seat, (entrant, colour))| PlayerData { seat, name: self.name(entrant), colour };
        let seats = self.table.seats.iter().copied().zip(COLOURS);
        ScoreData {
            players: (1..).zip(seats).map(player).collect(),
            territories: board
                .all()
                .iter()
                .map(|one| TerritoryName { id: board.territory_id(one), name: board.territory_name(one) })
                .collect(),
            objectives: scoring.objectives().into_iter().map(ObjectiveData::from).collect(),
            words: sentences(self.words),
        }
    }
}

fn area<'a>(scoring: &'a MapScoring, id: &str) -> Area<'a> {
    let board = scoring.board();
    board.find(id).map_or_else(Area::default, |territory| Area {
        name: board.territory_name(territory),
        gloss: None,
        group: board.continent_id(board.continent_of(territory)),
        value: Some(board.value(territory)),
    })
}

fn sentences(words: Words) -> BTreeMap<&'static str, String> {
    let open = |(name, id, variables): (&'static str, Id, &[&'static str])| {
        let braces: Vec<String> = variables.iter().map(|variable| format!("{{{variable}}}")).collect();
        let values: Vec<_> =
            variables.iter().zip(&braces).map(|(variable, open)| (*variable, open.as_str().into())).collect();
        (name, words.say_with(id, &values))
    };
    SENTENCES.into_iter().map(open).collect()
}
