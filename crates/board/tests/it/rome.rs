//! The embedded board of S.P.Q.RisiKo! says what the facts say, and texts that are no board are refused.

use board::Colour;
use board::rome::{
    BySea, BySymbol, Deck, DeckFault, MAX_PROVINCES, MAX_SEAS, Map, MapFault, Pile, ProvinceSet, Sea, SeaSet, Symbol,
};

fn roma() -> Map {
    Map::named("roma45").expect("embedded")
}

fn set(map: &Map, ids: &str) -> ProvinceSet {
    ids.split_whitespace().map(|id| map.find(id).unwrap_or_else(|| panic!("{id} is on the map"))).collect()
}

#[test]
fn forty_five_provinces_and_twelve_seas() {
    let map = roma();
    assert_eq!((map.id(), map.provinces().len(), map.seas().len()), ("roma45", 45, 12));
    for province in map.provinces() {
        assert_eq!(map.find(map.province_id(province)), Some(province));
        assert_eq!(map.province_id(province).replace('_', " "), map.province_name(province).to_lowercase());
    }
    for sea in map.seas() {
        assert_eq!(map.find_sea(map.sea_id(sea)), Some(sea));
        assert_eq!(map.sea_id(sea).replace('_', " "), map.sea_name(sea).to_lowercase());
    }
    assert_eq!((map.find("atlantide"), map.find_sea("italia")), (None, None));
    let colours: Vec<_> = map.colours().iter().map(Colour::id).collect();
    assert_eq!(colours, ["rosso", "blu", "giallo", "verde", "nero"]);
}

#[test]
fn sixty_five_land_borders_sixty_six_coasts_fourteen_sea_borders() {
    let map = roma();
    let land: usize = map.provinces().iter().map(|p| map.neighbours(p).len()).sum();
    let coasts: usize = map.provinces().iter().map(|p| map.seas_of(p).len()).sum();
    let water: usize = map.seas().iter().map(|s| map.seas_next_to(s).len()).sum();
    assert_eq!((land, coasts, water), (2 * 65, 66, 2 * 14));
}

#[test]
fn everything_holds_both_ways() {
    let map = roma();
    for a in map.provinces() {
        assert!(!map.borders(a, a));
        assert!(map.neighbours(a).iter().all(|b| map.borders(b, a)));
        assert!(map.seas_of(a).iter().all(|sea| map.coast(sea).has(a)));
    }
    for sea in map.seas() {
        assert!(!map.seas_next_to(sea).has(sea));
        assert!(map.seas_next_to(sea).iter().all(|other| map.seas_next_to(other).has(sea)));
        assert!(map.coast(sea).iter().all(|p| map.seas_of(p).has(sea)));
    }
}

#[test]
fn islands_and_the_inland() {
    let map = roma();
    let islands: ProvinceSet = map.provinces().iter().filter(|&p| map.is_island(p)).collect();
    assert_eq!(islands, set(&map, "baleares britannia cipro corsica creta sardinia sicilia"));
    let inland: ProvinceSet = map.provinces().iter().filter(|&p| map.is_landlocked(p)).collect();
    assert_eq!(inland, set(&map, "arabia armenia dalmazia galatia mesopotamia noricum pannonia raetia"));
}

#[test]
fn straits_join_nothing() {
    let map = roma();
    let borders = |a, b| map.borders(map.find(a).unwrap(), map.find(b).unwrap());
    assert!(!borders("sicilia", "italia"));
    assert!(!borders("mauretania", "baetica"));
    assert!(!borders("thracia", "bithynia"));
    assert!(borders("cisalpina", "italia"));
    let ends: Vec<_> = map.neighbours(map.find("italia").unwrap()).iter().map(|p| map.province_id(p)).collect();
    assert_eq!(ends, ["cisalpina"]);
}

/// Provinces, and those of them in the largest group; among equals the first in the map's order.
const GROUPS: &str = "
    | 
    sicilia | sicilia
    sicilia sardinia corsica | corsica
    italia sicilia | italia
    italia cisalpina sicilia sardinia | italia cisalpina
    achaia epirus africa numidia | achaia epirus
    africa numidia achaia epirus macedonia | achaia epirus macedonia
    italia cisalpina raetia belgica achaia epirus macedonia thracia dalmazia | achaia epirus macedonia thracia dalmazia
    italia cisalpina illiria dalmazia thracia moesia dacia | italia cisalpina illiria dalmazia thracia moesia dacia";

#[test]
fn the_largest_group_is_joined_by_land() {
    let map = roma();
    for line in GROUPS.lines().filter(|line| line.contains('|')) {
        let (within, largest) = line.split_once('|').expect("two halves");
        assert_eq!(map.largest_group(set(&map, within)), set(&map, largest), "{within}");
    }
}

#[test]
fn two_mainlands_and_seven_islands() {
    let map = roma();
    let mut left = map.provinces();
    let mut sizes = Vec::new();
    while let Some(province) = left.lowest() {
        let group = map.component(map.provinces(), province);
        assert_eq!(map.component(left, province), group);
        sizes.push(group.len());
        left = left - group;
    }
    sizes.sort_unstable();
    assert_eq!(sizes, [1, 1, 1, 1, 1, 1, 1, 16, 22], "Asia with Africa, and Europe");
    assert_eq!(map.largest_group(map.provinces()).len(), 22);
    let (italia, sicilia) = (map.find("italia").unwrap(), map.find("sicilia").unwrap());
    assert_eq!(map.component(sicilia.only(), italia), ProvinceSet::EMPTY, "it is not in the set");
}

#[test]
fn the_seas_are_one_water() {
    let map = roma();
    let mut reached = map.seas().lowest().map_or(SeaSet::EMPTY, Sea::only);
    for _ in map.seas() {
        reached = reached.iter().fold(reached, |all, sea| all | map.seas_next_to(sea));
    }
    assert_eq!(reached, map.seas());
    let mut triremes = BySea::all(0u8);
    triremes[map.find_sea("ionium").unwrap()] = 3;
    assert_eq!(map.seas().iter().map(|sea| triremes[sea]).sum::<u8>(), 3);
}

#[test]
fn fifty_five_cards() {
    let deck = Deck::named("roma55").expect("embedded");
    assert_eq!((deck.id.as_str(), deck.cards.total()), ("roma55", 55));
    let counts: Vec<_> = deck.cards.iter().map(|(symbol, count)| (symbol.id(), count)).collect();
    assert_eq!(counts, [("legionario", 25), ("vessillo", 15), ("trireme", 10), ("arena", 5)]);
    let drawn: Pile = (0..55).map(|n| deck.cards.nth(n).expect("55 cards")).collect();
    assert_eq!(drawn, deck.cards);
    assert_eq!(deck.cards.nth(55), None);
}

#[test]
fn cards_come_and_go() {
    let tris: Pile = [Symbol::Legionary, Symbol::Trireme, Symbol::Arena].into_iter().collect();
    let mut hand = tris.plus(Pile::of(Symbol::Trireme));
    assert!(hand.contains(&tris) && !tris.contains(&hand));
    assert_eq!(hand.minus(tris), Some(Pile::of(Symbol::Trireme)));
    assert_eq!(tris.minus(hand), None);
    hand.add(Symbol::Standard, 2);
    hand.remove(Symbol::Trireme, 2);
    assert_eq!(Symbol::ALL.map(|symbol| hand.count(symbol)), [1, 2, 0, 1]);
    assert!(Pile::EMPTY.is_empty() && !hand.is_empty() && Pile::EMPTY.nth(0).is_none());
    assert_eq!(Symbol::find("vessillo"), Some(Symbol::Standard));
    assert_eq!(Symbol::find("jolly"), None);
    let mut worth = BySymbol::all(0);
    worth[Symbol::Standard] = 2;
    assert_eq!(worth, BySymbol::from_fn(|symbol| if symbol == Symbol::Standard { 2 } else { 0 }));
}

#[test]
fn a_map_that_is_none_is_refused() {
    let map = |colours: &str, land: &str, water: &str, seas_of_b: &str, more: &str| {
        Map::read(&format!(
            "id = 'x'\ncolours = [{colours}]\nland = [{land}]\nwater = [{water}]\n\
             [[province]]\nid = 'a'\nname = 'A'\nseas = ['s']\n[[province]]\nid = 'b'\nname = 'B'\nseas = [{seas_of_b}]\n\
             [[sea]]\nid = 's'\nname = 'S'\n[[sea]]\nid = 't'\nname = 'T'\n{more}"
        ))
    };
    let (ab, st) = ("{a='a',b='b'}", "{a='s',b='t'}");
    let twice = |what: &str| Err(MapFault::Twice(what.into()));
    let unknown = |what, id: &str| Err(MapFault::Unknown { what, id: id.into() });
    assert!(map("'nero'", ab, st, "'t'", "").is_ok());
    assert!(matches!(map("'bianco'", ab, st, "", ""), Err(MapFault::Text(_))));
    assert!(matches!(map("", ab, st, "", "depth = 3\n"), Err(MapFault::Text(_))));
    assert_eq!(map("'nero','nero'", ab, st, "", ""), twice("nero"));
    assert_eq!(map("", "{a='a',b='a'}", st, "", ""), Err(MapFault::Itself("a".into())));
    assert_eq!(map("", "{a='a',b='s'}", st, "", ""), unknown("province", "s"));
    assert_eq!(map("", &format!("{ab},{{a='b',b='a'}}"), st, "", ""), twice("the border b - a"));
    assert_eq!(map("", ab, "{a='t',b='t'}", "", ""), Err(MapFault::Itself("t".into())));
    assert_eq!(map("", ab, "{a='t',b='a'}", "", ""), unknown("sea", "a"));
    assert_eq!(map("", ab, &format!("{st},{st}"), "", ""), twice("the border s - t"));
    assert_eq!(map("", ab, st, "'u'", ""), unknown("sea", "u"));
    assert_eq!(map("", ab, st, "'t','t'", ""), twice("the coast b - t"));
    assert_eq!(map("", ab, st, "", "[[province]]\nid='a'\nname='A'\nseas=['s']\n"), twice("a"));
    assert_eq!(map("", ab, st, "", "[[sea]]\nid='t'\nname='T'\n"), twice("t"));
    assert_eq!(map("", "", st, "", ""), Err(MapFault::Unreachable("b".into())));
    let many: String = (0..MAX_SEAS).map(|n| format!("[[sea]]\nid='n{n}'\nname='N'\n")).collect();
    assert_eq!(map("", ab, st, "", &many), Err(MapFault::TooLarge { provinces: 2, seas: 14 }));
    let many: String = (0..MAX_PROVINCES).map(|n| format!("[[province]]\nid='n{n}'\nname='N'\nseas=['s']\n")).collect();
    assert_eq!(map("", ab, st, "", &many), Err(MapFault::TooLarge { provinces: 47, seas: 2 }));
}

#[test]
fn a_deck_that_is_none_is_refused() {
    let deck = |cards: &str| Deck::read(&format!("id='x'\n[cards]\n{cards}\n"));
    assert!(matches!(deck("legionario='two'"), Err(DeckFault::Text(_))));
    assert_eq!(deck("jolly=2"), Err(DeckFault::Unknown("jolly".into())));
    assert_eq!(deck("legionario=1\nvessillo=1\narena=1"), Err(DeckFault::Missing("trireme")));
    let many = "legionario=200\nvessillo=50\ntrireme=5\narena=";
    assert!(deck(&format!("{many}0")).is_ok());
    assert_eq!(deck(&format!("{many}1")), Err(DeckFault::TooMany(256)));
}
