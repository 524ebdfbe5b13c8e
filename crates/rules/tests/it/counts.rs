//! How many games there are on a tiny map, counted twice: once with `legal`, `step` and every answer of chance,
//! once by a counter that shares no line with the engine and knows nothing but the rules of a turn.

use board::{Board, Deck, ObjectiveDeck, Territory};
use regulation::Library;
use rules::{
    Actor, Armies, Awaited, Chance, Command, Events, Faces, Lap, Owner, Phase, Position, Seat, Setup, State, Status,
    legal, step,
};
use std::collections::BTreeMap;

/// A square with one diagonal: a–b–c–d–a and a–c.
const BOARD: &str = "id = 'tiny'
border = [{a='a',b='b'},{a='b',b='c'},{a='c',b='d'},{a='d',b='a'},{a='a',b='c'}]
[[continent]]
id = 'africa'
name = 'Africa'
[[territory]]
id = 'a'
name = 'A'
code = 'A'
continent = 'africa'
value = 3
[[territory]]
id = 'b'
name = 'B'
code = 'B'
continent = 'africa'
value = 2
[[territory]]
id = 'c'
name = 'C'
code = 'C'
continent = 'africa'
value = 3
[[territory]]
id = 'd'
name = 'D'
code = 'D'
continent = 'africa'
value = 2
";
const CARDS: &str = "id = 'tiny'\njolly = 1\n[arms]\na = 'fante'\nb = 'fante'\nc = 'cannone'\nd = 'cavaliere'\n";
/// Nobody completes an objective here: the counters are about a turn.
const OBJECTIVES: &str = "id = 'tiny'\n[[objective]]\nnumber = 1\ncount = 5\n[[objective]]\nnumber = 2\ncount = 5\n";

/// For each border of the square, whose neighbours: kept apart from the engine's own map.
const NEIGHBOURS: [&[usize]; 4] = [&[1, 2, 3], &[0, 2], &[0, 1, 3], &[0, 2]];

fn setup(regulation: &str) -> Setup {
    let house = format!(
        "id = 'tiny-club'\nextends = '{regulation}'\nname = {{ it = 'Prova', en = 'Test' }}\n\
         [table]\nplayers = {{ value = [2, 4, 5], house = 'test' }}\n\
         [armies]\ninitial = {{ value = {{ 2 = 30, 4 = 30, 5 = 25 }}, house = 'test' }}\n"
    );
    let regulation = regulation::Regulation::read(&house, &Library::embedded()).unwrap_or_else(|f| panic!("{f}"));
    let board = Board::read(BOARD).unwrap();
    let deck = Deck::read(CARDS, &board).unwrap();
    let objectives = ObjectiveDeck::read(OBJECTIVES, &board).unwrap();
    Setup::with(regulation.risiko().expect("RisiKo!"), board, deck, objectives, 2, 0).unwrap()
}

/// A position of two players: armies on each territory, those of A positive, those of B negative.
fn state(setup: &Setup, land: [i32; 4], due: u16) -> State {
    let mut position = Position::of(&State::new(setup));
    for (place, armies) in land.into_iter().enumerate() {
        let owner = if armies > 0 { Seat::A } else { Seat::B };
        let territory = Territory::new(place).unwrap();
        position.land[territory] = (Owner::Seat(owner), Armies(armies.unsigned_abs() as u16));
    }
    for (number, seat) in [(1, Seat::A), (2, Seat::B)] {
        position.seats[seat].status = Status::Playing;
        position.seats[seat].objective = setup.objectives.find(number);
    }
    position.phase = Phase::Reinforce;
    position.lap = Lap(5);
    position.due = Armies(due);
    position.state(setup).unwrap_or_else(|broken| panic!("{broken}"))
}

/// The engine's count: sequences of so many choices of the player on turn; dice do not count as choices but every
/// way they can fall does. A turn that ends is one sequence.
fn count(setup: &Setup, state: &State, choices: u32) -> u64 {
    match state.awaited(setup) {
        Awaited::Chance(Chance::BattleDice(attack, defence)) => {
            let ways = |dice: u8| sorted_faces(usize::from(dice));
            let mut total = 0;
            for attack in ways(attack.0) {
                for defence in ways(defence.0) {
                    let roll = Command::RollBattle {
                        attack: Faces::new(&attack).unwrap(),
                        defence: Faces::new(&defence).unwrap(),
                    };
                    total += count(setup, &after(setup, state, Actor::Chance, roll), choices);
                }
            }
            total
        }
        Awaited::Seat(Seat::A) if choices > 0 && state.open().turn() == Seat::A => {
            let view = state.view(setup, Seat::A);
            let all = legal(setup, &view);
            all.iter()
                .map(|command| count(setup, &after(setup, state, Actor::Seat(Seat::A), command), choices - 1))
                .sum()
        }
        _ => 1,
    }
}

fn after(setup: &Setup, state: &State, actor: Actor, command: Command) -> State {
    let mut next = *state;
    step(setup, &mut next, actor, command, &mut Events::new()).unwrap_or_else(|r| panic!("{command:?}: {r:?}"));
    next
}

/// Every multiset of faces, highest first.
fn sorted_faces(dice: usize) -> Vec<Vec<u8>> {
    if dice == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for rest in sorted_faces(dice - 1) {
        let most = rest.last().copied().unwrap_or(6);
        all.extend((1..=most).map(|face| rest.iter().copied().chain([face]).collect::<Vec<u8>>()));
    }
    all
}

/// The other counter. A turn as a plain record: armies (mine positive), what may be taken back, what is due,
/// whether an attack was made, and a conquest to move into.
#[derive(Clone)]
struct Turn {
    land: [i32; 4],
    placed: [i32; 4],
    due: i32,
    fought: bool,
    occupy: Option<(usize, usize, i32)>,
    garrison_on_occupation: bool,
}

fn count_plainly(turn: &Turn, choices: u32) -> u64 {
    if choices == 0 {
        return 1;
    }
    let mut total = 0;
    if let Some((from, to, dice)) = turn.occupy {
        let most = if turn.garrison_on_occupation { free_to_leave(turn, from) } else { turn.land[from] - 1 };
        for armies in dice..=most.max(dice) {
            let mut next = turn.clone();
            next.land[from] -= armies;
            next.land[to] = armies;
            next.occupy = None;
            total += count_plainly(&next, choices - 1);
        }
        return total;
    }
    for place in 0..4 {
        if turn.land[place] <= 0 {
            continue;
        }
        for armies in 1..=turn.due {
            let mut next = turn.clone();
            next.land[place] += armies;
            next.placed[place] += armies;
            next.due -= armies;
            total += count_plainly(&next, choices - 1);
        }
        for armies in 1..=(if turn.fought { 0 } else { turn.placed[place] }) {
            let mut next = turn.clone();
            next.land[place] -= armies;
            next.placed[place] -= armies;
            next.due += armies;
            total += count_plainly(&next, choices - 1);
        }
    }
    if turn.due > 0 {
        return total;
    }
    for (from, near) in NEIGHBOURS.iter().enumerate() {
        for &to in *near {
            if turn.land[from] > 1 && turn.land[to] < 0 {
                total += count_attack(turn, from, to, choices);
            }
            if turn.land[from] > 0 && turn.land[to] > 0 {
                total += u64::try_from(free_to_leave(turn, from).max(0)).unwrap();
            }
        }
    }
    total + 1
}

/// Armies that may leave: all but one, or all but two where an opponent borders.
fn free_to_leave(turn: &Turn, from: usize) -> i32 {
    let opponent = NEIGHBOURS[from].iter().any(|&n| turn.land[n] < 0);
    turn.land[from] - if opponent { 2 } else { 1 }
}

fn count_attack(turn: &Turn, from: usize, to: usize, choices: u32) -> u64 {
    let dice = (turn.land[from] - 1).min(3);
    let defence = (-turn.land[to]).min(3);
    if dice < defence {
        return 0;
    }
    let outcomes = outcomes(dice, defence);
    outcomes
        .iter()
        .map(|(&(mine, theirs), &ways)| {
            let mut next = turn.clone();
            next.fought = true;
            next.placed = [0; 4];
            next.land[from] -= mine;
            next.land[to] += theirs;
            if next.land[to] == 0 {
                // The territory is the attacker's from now on, with no army on it yet.
                next.occupy = Some((from, to, dice));
                let lost_all = (0..4).all(|place| place == to || next.land[place] > 0);
                if lost_all {
                    return ways;
                }
            }
            ways * count_plainly(&next, choices - 1)
        })
        .sum()
}

/// Losses of both sides and in how many unordered ways the dice can fall so.
fn outcomes(attack: i32, defence: i32) -> BTreeMap<(i32, i32), u64> {
    let mut all = BTreeMap::new();
    for a in sorted_faces(attack as usize) {
        for d in sorted_faces(defence as usize) {
            let compared = a.iter().zip(&d);
            let theirs = compared.clone().filter(|(a, d)| a > d).count() as i32;
            let mine = compared.count() as i32 - theirs;
            *all.entry((mine, theirs)).or_default() += 1;
        }
    }
    all
}

#[test]
fn both_counters_agree_under_challenge() {
    let setup = setup("challenge-2017");
    for (land, due) in [([3, -1, -2, 1], 0), ([4, -2, -1, 1], 1), ([2, -1, -1, -1], 2), ([5, 1, -3, 1], 0)] {
        let turn = Turn {
            land,
            placed: [0; 4],
            due: i32::from(due),
            fought: false,
            occupy: None,
            garrison_on_occupation: true,
        };
        for choices in 1..=3 {
            let engine = count(&setup, &state(&setup, land, due), choices);
            assert_eq!(engine, count_plainly(&turn, choices), "{land:?} due {due}, {choices} choices");
        }
    }
}

#[test]
fn the_counts_are_what_they_were() {
    let setup = setup("challenge-2017");
    let start = state(&setup, [3, -1, -2, 1], 0);
    let counts: Vec<u64> = (1..=4).map(|choices| count(&setup, &start, choices)).collect();
    assert_eq!(counts, COUNTS);
}

const COUNTS: [u64; 4] = [569, 12_665, 16_445, 16_445];
