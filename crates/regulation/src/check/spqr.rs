//! Which settings of S.P.Q.RisiKo! are possible, and which go together.

use super::{last_player, players, unknown, within, within_limit};
use crate::declare::Field;
use crate::fault::Problem;
use crate::read::Reader;
use crate::settings::Permission;
use crate::spqr::draft::Draft;
use crate::value::Value;
use board::rome::{self, Deck, Map, Symbol};

/// The armies on the map, whatever the number of players: the others are neutral (B3).
const ARMIES: u8 = 5;

/// Checks the settings of a game.
pub(super) fn game(draft: &Draft, reader: &mut Reader<'_>) {
    numbers(draft, reader);
    players(&draft.table.players, 3..=ARMIES, reader);
    few(draft, reader);
    conversion(draft, reader);
    arena_cost(draft, reader);
    centres(draft, reader);
    deck(draft, reader);
    last_player(&draft.end.last_player, &draft.end.minutes, reader);
    if let Some(map) = map(draft, reader) {
        legionaries(draft, &map, reader);
        neutral_first(draft, &map, reader);
        neutral_rounds(draft, &map, reader);
    }
}

fn numbers(draft: &Draft, reader: &mut Reader<'_>) {
    within(&draft.order.dice, 1..=3, reader);
    within(&draft.supply.safe_conducts, 0..=10, reader);
    within(&draft.supply.centres, 0..=9, reader);
    within(&draft.placement.legionaries_each, 1..=20, reader);
    within(&draft.placement.extra_each_time, 1..=100, reader);
    within(&draft.placement.neutral_legionaries, 1..=100, reader);
    within(&draft.placement.neutral_from_round, 1..=9, reader);
    within(&draft.points.empire_least, 1..=45, reader);
    within(&draft.points.centre, 0..=10, reader);
    within(&draft.reinforcements.few_provinces, 0..=45, reader);
    within(&draft.reinforcements.minimum, 0..=45, reader);
    within(&draft.reinforcements.divisor, 1..=45, reader);
    within(&draft.reinforcements.centre_legionaries, 0..=10, reader);
    within(&draft.conversion.trireme_worth, 1..=100, reader);
    within_limit(&draft.tris.per_turn, 1..=18, reader);
    within(&draft.garrison.minimum, 1..=10, reader);
    within(&draft.centres.pieces, 0..=45, reader);
    within(&draft.elimination.protected_laps, 0..=1000, reader);
    within(&draft.end.target, 1..=40, reader);
    within_limit(&draft.end.minutes, 1..=1440, reader);
    within(&draft.end.last_laps, 0..=20, reader);
}

/// B6: who has few provinces receives no more than the others at least do.
fn few(draft: &Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (few, minimum) = (&draft.reinforcements.few_legionaries, &draft.reinforcements.minimum);
    if few.get()? > minimum.get()? {
        let problem = Problem::Found(few.get()?.print());
        reader.unfit(&[few.place, minimum.place], problem, "at most reinforcements.minimum");
    }
    Some(())
}

/// B6, B7: to and fro must not make legionaries out of nothing, nor go on for ever.
fn conversion(draft: &Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (worth, cost) = (&draft.conversion.trireme_worth, &draft.conversion.trireme_cost);
    if cost.get()? <= worth.get()? {
        let problem = Problem::Found(cost.get()?.print());
        reader.unfit(&[cost.place, worth.place], problem, "more than conversion.trireme_worth");
    }
    Some(())
}

/// S7: what the tris itself does not pay, its trireme must be able to.
fn arena_cost(draft: &Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (cost, mixed, alike) = (&draft.tris.arena_cost, &draft.tris.mixed, &draft.tris.alike);
    let worth = &draft.conversion.trireme_worth;
    if u16::from(*cost.get()?) > u16::from(*mixed.get()?) + u16::from(*worth.get()?) {
        let expected = "at most tris.mixed and conversion.trireme_worth together";
        reader.unfit(&[cost.place, mixed.place, worth.place], Problem::Found(cost.get()?.print()), expected);
    }
    let three = &draft.tris.three_arenas;
    if *three.get()? == Permission::Allowed && cost.get()? > alike.get()? {
        let problem = Problem::Unfit("three arenas, but they do not pay what an arena costs".to_owned());
        reader.unfit(
            &[three.place, cost.place, alike.place],
            problem,
            "forbidden, or at most tris.alike for tris.arena_cost",
        );
    }
    Some(())
}

/// S3, B16: a centre for everybody who starts with one.
fn centres(draft: &Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (each, pieces) = (&draft.supply.centres, &draft.centres.pieces);
    let most = draft.table.players.get()?.iter().max()?;
    if u16::from(*each.get()?) * u16::from(*most) > u16::from(*pieces.get()?) {
        let problem = Problem::Unfit(format!("{} each for {most} players", each.get()?));
        reader.unfit(&[each.place, pieces.place, draft.table.players.place], problem, "at most centres.pieces in all");
    }
    Some(())
}

/// B17, S3: the deck, if it is one we have, has the cards everybody starts with.
fn deck(draft: &Draft, reader: &mut Reader<'_>) -> Option<()> {
    let field = &draft.components.cards;
    let id = field.get()?;
    let Some(deck) = Deck::named(id) else {
        return unknown(field.place, id, &rome::DECKS.map(|(id, _)| id), reader);
    };
    starting_cards(draft, &draft.supply.legionary_cards, deck.cards.count(Symbol::Legionary), reader);
    starting_cards(draft, &draft.supply.arena_cards, deck.cards.count(Symbol::Arena), reader)
}

fn starting_cards(draft: &Draft, each: &Field<u8>, there: u8, reader: &mut Reader<'_>) -> Option<()> {
    let players = &draft.table.players;
    let most = players.get()?.iter().max()?;
    if u16::from(*each.get()?) * u16::from(*most) > u16::from(there) {
        let problem = Problem::Unfit(format!("{} each for {most} players", each.get()?));
        reader.unfit(&[each.place, players.place], problem, format!("at most the {there} of the deck in all"));
    }
    Some(())
}

/// B3: the map, if it is one we have.
fn map(draft: &Draft, reader: &mut Reader<'_>) -> Option<Map> {
    let field = &draft.components.board;
    let id = field.get()?;
    Map::named(id).or_else(|| unknown(field.place, id, &rome::MAPS.map(|(id, _)| id), reader))
}

/// The provinces each army takes.
fn provinces_each(map: &Map) -> usize {
    map.provinces().len().div_ceil(usize::from(ARMIES))
}

/// S4: legionaries for all the provinces a player takes.
fn legionaries(draft: &Draft, map: &Map, reader: &mut Reader<'_>) -> Option<()> {
    let (supply, each) = (&draft.supply.legionaries, &draft.placement.legionaries_each);
    let provinces = provinces_each(map);
    if usize::from(*supply.get()?) < provinces * usize::from(*each.get()?) {
        let expected = format!("placement.legionaries_each for each of {provinces} provinces");
        reader.unfit(&[supply.place, each.place], Problem::Found(supply.get()?.print()), expected);
    }
    Some(())
}

/// S5: a province of the map.
fn neutral_first(draft: &Draft, map: &Map, reader: &mut Reader<'_>) -> Option<()> {
    let field = &draft.placement.neutral_first;
    let id = field.get()?;
    if map.find(id).is_some() {
        return Some(());
    }
    let known: Vec<_> = map.provinces().iter().map(|province| map.province_id(province)).collect();
    unknown(field.place, id, &known, reader)
}

/// S5: the neutral armies are all on the map when the players are: each player places one province for them a round,
/// and their first is there already.
fn neutral_rounds(draft: &Draft, map: &Map, reader: &mut Reader<'_>) -> Option<()> {
    let (from, players) = (&draft.placement.neutral_from_round, &draft.table.players);
    let rounds = provinces_each(map);
    for &number in players.get()?.iter().filter(|number| (1..ARMIES).contains(number)) {
        let neutral = usize::from(ARMIES - number) * rounds - 1;
        let last = rounds + 1 - neutral.div_ceil(usize::from(number)).min(rounds);
        if usize::from(*from.get()?) > last {
            let problem = Problem::Unfit(format!("from round {} with {number} players", from.get()?));
            reader.unfit(&[from.place, players.place], problem, format!("at most {last}: then there is time for all"));
        }
    }
    Some(())
}
