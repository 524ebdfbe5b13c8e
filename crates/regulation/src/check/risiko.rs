//! Which settings of RisiKo! are possible, and which go together.

use super::{last_player, players, unknown, within, within_limit};
use crate::fault::Problem;
use crate::read::Reader;
use crate::settings::draft::Draft;
use crate::settings::{Captured, Neutrals, Points, SdadataForm, ThreePlayers, TieBreak, TimeUp};
use crate::value::{Limit, Value};
use board::{Board, Deck, Goal, ObjectiveDeck};

/// Checks the settings of a game.
pub(super) fn game(draft: &Draft, reader: &mut Reader<'_>) {
    numbers(draft, reader);
    players(&draft.table.players, 2..=6, reader);
    ghost_table(draft, reader);
    hand(draft, reader);
    closing(draft, reader);
    closing_needs_laps(draft, reader);
    outside_tie(draft, reader);
    last_player(&draft.end.last_player, &draft.end.minutes, reader);
    if let Some(board) = board(draft, reader) {
        on_board(draft, &board, reader);
    }
}

fn numbers(draft: &Draft, reader: &mut Reader<'_>) {
    within(&draft.order.dice, 1..=3, reader);
    within(&draft.table.late_until_lap, 1..=1000, reader);
    within_limit(&draft.armies.cap, 42..=4000, reader);
    within(&draft.deal.neutral_armies, 1..=100, reader);
    within(&draft.placement.armies_each_time, 1..=100, reader);
    within(&draft.reinforcements.divisor, 1..=42, reader);
    within(&draft.reinforcements.minimum, 0..=42, reader);
    within_limit(&draft.tris.per_turn, 1..=14, reader);
    within(&draft.combat.lone_defender_dice, 1..=3, reader);
    within(&draft.garrison.minimum, 1..=10, reader);
    within_limit(&draft.cards.hand_limit, 3..=44, reader);
    within(&draft.elimination.protected_laps, 0..=1000, reader);
    within_limit(&draft.end.minutes, 1..=1440, reader);
    within_limit(&draft.sdadata.conquests_max, 0..=42, reader);
    within(&draft.scoring.objective_worth, 1..=255, reader);
    within(&draft.ghost.armies_each, 1..=100, reader);
    within(&draft.ghost.ratio, 1..=100, reader);
}

/// G2.14: a ghost joins three players only.
fn ghost_table(draft: &Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (players, three) = (&draft.table.players, &draft.table.three_players);
    if *three.get()? == ThreePlayers::DynamicGhost && !players.get()?.contains(&3) {
        let problem = Problem::Unfit("a ghost, but no table of three".to_owned());
        reader.unfit(&[three.place, players.place], problem, "3 among table.players, or nobody");
    }
    Some(())
}

/// G6.2: cards are taken up to a limit only where there is one.
fn hand(draft: &Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (captured, limit) = (&draft.cards.captured, &draft.cards.hand_limit);
    if *captured.get()? == Captured::RandomToLimit && *limit.get()? == Limit::NONE {
        let problem = Problem::Unfit("cards up to a limit, but the hand has none".to_owned());
        reader.unfit(&[captured.place, limit.place], problem, "all, or a number for cards.hand_limit");
    }
    Some(())
}

/// G7.4: sums of two dice; one a lap where it is a threshold, at least one where it is to be hit.
fn closing(draft: &Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (form, field) = (&draft.sdadata.form, &draft.sdadata.closing);
    let (form_value, laps) = (*form.get()?, field.get()?);
    let sums = laps.iter().flatten().all(|sum| (2..=12).contains(sum));
    let (fits, expected) = match form_value {
        SdadataForm::Absent => (laps.is_empty(), "an empty list: there are no closing rolls"),
        SdadataForm::AtMost => {
            (!laps.is_empty() && laps.iter().all(|lap| lap.len() == 1), "one sum from 2 to 12 for each lap")
        }
        SdadataForm::Exactly => {
            (!laps.is_empty() && laps.iter().all(|lap| !lap.is_empty()), "sums from 2 to 12 for each lap")
        }
    };
    if !fits || !sums {
        reader.unfit(&[field.place, form.place], Problem::Found(laps.print()), expected);
    }
    Some(())
}

/// G7.3: where the turn in progress is the last, nobody is left to roll.
fn closing_needs_laps(draft: &Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (form, time_up) = (&draft.sdadata.form, &draft.end.time_up);
    let (problem, expected) = match (*form.get()?, *time_up.get()?) {
        (SdadataForm::Absent, _)
        | (SdadataForm::AtMost, TimeUp::OneMoreLap)
        | (SdadataForm::Exactly, TimeUp::ThreeLaps) => return Some(()),
        (SdadataForm::AtMost | SdadataForm::Exactly, TimeUp::ThisTurn) => {
            ("closing rolls, but the game ends with the turn in progress", "none, or more laps for end.time_up")
        }
        (SdadataForm::AtMost, TimeUp::ThreeLaps) => (
            "closing rolls counted from the last lap, but three laps are counted from a seat",
            "exactly, or one_more_lap for end.time_up",
        ),
        (SdadataForm::Exactly, TimeUp::OneMoreLap) => (
            "closing rolls counted from a seat, but the laps from the first hand",
            "at_most, or three_laps for end.time_up",
        ),
    };
    reader.unfit(&[form.place, time_up.place], Problem::Unfit(problem.to_owned()), expected);
    Some(())
}

/// G7.11: there is an outside only where points are counted inside.
fn outside_tie(draft: &Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (ties, points) = (&draft.scoring.ties, &draft.scoring.points);
    if ties.get()?.contains(&TieBreak::Outside) && *points.get()? == Points::AllTerritories {
        let problem = Problem::Unfit("ties by what lies outside the objective, but all territories count".to_owned());
        reader.unfit(&[ties.place, points.place], problem, "other ties, or inside_objective for scoring.points");
    }
    Some(())
}

/// G1.1: the board, if it is one we have.
fn board(draft: &Draft, reader: &mut Reader<'_>) -> Option<Board> {
    let field = &draft.components.board;
    let id = field.get()?;
    Board::named(id).or_else(|| unknown(field.place, id, &board::BOARDS.map(|(id, _)| id), reader))
}

fn on_board(draft: &Draft, board: &Board, reader: &mut Reader<'_>) {
    deck(draft, board, reader);
    objectives(draft, board, reader);
    continents(draft, board, reader);
    dealt_apart(draft, board, reader);
    initial_armies(draft, board, reader);
}

/// G1.4: the deck of cards, if it is one of this board.
fn deck(draft: &Draft, board: &Board, reader: &mut Reader<'_>) -> Option<()> {
    let field = &draft.components.cards;
    let id = field.get()?;
    match Deck::named(id, board) {
        Some(_) => Some(()),
        None => unknown(field.place, id, &board::DECKS.map(|(id, _)| id), reader),
    }
}

/// G1.5: the deck of objectives, if it is one of this board, is large enough and can be counted.
fn objectives(draft: &Draft, board: &Board, reader: &mut Reader<'_>) -> Option<()> {
    let (field, points) = (&draft.components.objectives, &draft.scoring.points);
    let id = field.get()?;
    let Some(deck) = ObjectiveDeck::named(id, board) else {
        return unknown(field.place, id, &board::OBJECTIVES.map(|(id, _)| id), reader);
    };
    let counted = deck.all().iter().all(|objective| matches!(deck.goal(objective), Goal::Territories(_)));
    if *points.get()? == Points::InsideObjective && !counted {
        let problem = Problem::Unfit(format!("points inside the objective, but those of '{id}' are not territories"));
        reader.unfit(&[points.place, field.place], problem, "all_territories, or another deck of objectives");
    }
    Some(())
}

/// G3.3: every continent of the board and no other.
fn continents(draft: &Draft, board: &Board, reader: &mut Reader<'_>) -> Option<()> {
    let field = &draft.reinforcements.continents;
    let given = field.get()?;
    let known: Vec<_> = board.continents().map(|continent| board.continent_id(continent)).collect();
    for (id, _) in given.iter().filter(|(id, _)| !known.contains(id)) {
        unknown::<()>(field.place, id, &known, reader);
    }
    let absent: Vec<_> = known.iter().copied().filter(|id| given.get(id).is_none()).collect();
    if !absent.is_empty() {
        let problem = Problem::Unfit(format!("nothing for {}", absent.join(", ")));
        reader.unfit(&[field.place], problem, "every continent of the board");
    }
    Some(())
}

/// G8.2: continents of the board with a card for each of the four.
fn dealt_apart(draft: &Draft, board: &Board, reader: &mut Reader<'_>) -> Option<()> {
    let field = &draft.ghost.dealt_apart;
    let known: Vec<_> = board.continents().map(|continent| board.continent_id(continent)).collect();
    for (place, id) in field.get()?.iter().enumerate() {
        let Some(continent) = board.find_continent(id) else {
            unknown::<()>(field.place, id, &known, reader);
            continue;
        };
        if board.continent(continent).len() != 4 {
            let problem = Problem::Unfit(format!("'{id}' has {} territories", board.continent(continent).len()));
            reader.unfit(&[field.place], problem, "continents of four");
        }
        if field.get()?[..place].contains(id) {
            reader.unfit(&[field.place], Problem::Twice(id.clone()), "each continent once");
        }
    }
    Some(())
}

/// G2.4: armies for every number of players, enough for the territories dealt and no more than the cap.
fn initial_armies(draft: &Draft, board: &Board, reader: &mut Reader<'_>) -> Option<()> {
    let (initial, players) = (&draft.armies.initial, &draft.table.players);
    for &number in players.get()? {
        let Some(armies) = initial.get()?.get(number) else {
            let problem = Problem::Unfit(format!("no armies for {number} players"));
            reader.unfit(&[initial.place, players.place], problem, "a number for each of table.players");
            continue;
        };
        let most = draft.armies.cap.get().and_then(|cap| cap.get()).unwrap_or(u16::MAX);
        let least = territories_each(draft, board, number)?;
        if !(least..=usize::from(most)).contains(&usize::from(armies)) {
            let problem = Problem::Unfit(format!("{armies} armies for {number} players"));
            let expected = format!("one for each of {least} territories, at most armies.cap");
            reader.unfit(&[initial.place, players.place, draft.armies.cap.place], problem, expected);
        }
    }
    Some(())
}

/// The most territories a player is dealt (G2.5, G2.8, G2.14).
fn territories_each(draft: &Draft, board: &Board, players: u8) -> Option<usize> {
    let neutral = match draft.deal.neutrals.get()? {
        Neutrals::LastTwo if matches!(players, 4 | 5) => 2,
        Neutrals::LastTwo | Neutrals::Nobody => 0,
    };
    let ghost = usize::from(players == 3 && *draft.table.three_players.get()? == ThreePlayers::DynamicGhost);
    let holders = (usize::from(players) + ghost).max(1);
    Some((board.all().len() - neutral).div_ceil(holders))
}
