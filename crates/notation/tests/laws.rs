//! Laws that hold in every game: short, general, and run on random games of every regulation.

mod common;
#[path = "common/random.rs"]
mod random;

use bots::Bot;
use chance::{Seeded, Source, Stream};
use common::{TABLES, setup};
use notation::{print_actor, print_command, print_event, print_position, read_act, read_event, read_position};
use proptest::prelude::*;
use random::random_game;
use rules::{Actor, Armies, Command, Dice, Hand, Position, Seat, Setup, State, apply, audit, decide, legal, step};

const GAMES: u32 = 96;

fn table() -> impl Strategy<Value = (Setup, Bot, u64)> {
    let bot = prop_oneof![Just(Bot::Random), Just(Bot::RandomTurns)];
    (0..TABLES.len(), bot, any::<u64>()).prop_map(|(table, bot, seed)| (setup(TABLES[table]), bot, seed))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: GAMES, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_fold_of_the_events_is_the_state((setup, bot, seed) in table()) {
        let mut folded = State::new(&setup);
        let ended = random_game(&setup, bot, seed, 3000, |_, _, _, events, after| {
            events.iter().for_each(|event| apply(&setup, &mut folded, event));
            assert_eq!(&folded, after);
        });
        prop_assert_eq!(folded, ended);
    }

    #[test]
    fn every_state_is_sound((setup, bot, seed) in table()) {
        random_game(&setup, bot, seed, 3000, |_, actor, command, _, after| {
            if let Err(broken) = audit(&setup, after) {
                panic!("after {actor:?} {command:?}: {broken}");
            }
        });
    }

    #[test]
    fn everything_said_to_be_legal_is_granted((setup, bot, seed) in table()) {
        let mut pick = Seeded::new(seed, 7);
        random_game(&setup, bot, seed, 1200, |before, _, _, _, _| {
            let Some(seat) = before.open().seat_to_act() else { return };
            let view = before.view(&setup, seat);
            let legal = legal(&setup, &view);
            assert!(legal.count() > 0, "somebody who is to act can act");
            for _ in 0..4 {
                let n = pick.below(Stream::Cards, legal.count());
                let command = legal.nth(n).expect("below the count");
                assert!(legal.allows(command));
                let granted = decide(&setup, before, Actor::Seat(seat), command);
                assert!(granted.is_ok(), "{command:?}: {granted:?}");
            }
            assert_eq!(legal.nth(legal.count()), None);
        });
    }

    #[test]
    fn legal_and_decide_agree_on_any_command((setup, bot, seed) in table()) {
        let mut pick = Seeded::new(seed, 8);
        random_game(&setup, bot, seed, 1200, |before, _, _, _, _| {
            for seat in setup.seats().iter() {
                let command = any_command(&setup, before, seat, &mut pick);
                let view = before.view(&setup, seat);
                let said = legal(&setup, &view).allows(command);
                let granted = decide(&setup, before, Actor::Seat(seat), command);
                assert_eq!(said, granted.is_ok(), "{seat} {command:?}: {granted:?}");
            }
        });
    }

    #[test]
    fn a_refused_command_changes_nothing((setup, bot, seed) in table()) {
        let mut pick = Seeded::new(seed, 9);
        let mut events = rules::Events::new();
        random_game(&setup, bot, seed, 1200, |before, _, _, _, _| {
            let seat = Seat::ALL[pick.below(Stream::Cards, 6) as usize];
            let command = any_command(&setup, before, seat, &mut pick);
            let mut after = *before;
            if step(&setup, &mut after, Actor::Seat(seat), command, &mut events).is_err() {
                assert_eq!(&after, before);
                assert!(events.is_empty());
            }
        });
    }

    #[test]
    fn what_is_printed_can_be_read((setup, bot, seed) in table()) {
        random_game(&setup, bot, seed, 1200, |before, actor, command, events, _| {
            let line = format!("{} {}", print_actor(actor), print_command(&setup, &command));
            assert_eq!(read_act(&setup, &line), Ok((actor, command)), "{line}");
            for event in events {
                let line = print_event(&setup, event);
                assert_eq!(read_event(&setup, &line).as_ref(), Ok(event), "{line}");
            }
            let position = Position::of(before);
            let text = print_position(&setup, &position);
            let read = read_position(&setup, &text).unwrap_or_else(|fault| panic!("{fault:?} in\n{text}"));
            assert_eq!(read.state(&setup).as_ref(), Ok(before), "{text}");
        });
    }

    #[test]
    fn nobodys_view_depends_on_anothers_secrets((setup, bot, seed) in table()) {
        let mut pick = Seeded::new(seed, 10);
        let mut steps = 0;
        random_game(&setup, bot, seed, 3000, |_, _, _, _, after| {
            steps += 1;
            if steps % 7 > 0 {
                return;
            }
            for seat in setup.seats().iter() {
                let shuffled = with_other_secrets(&setup, after, seat, &mut pick);
                let seen = |state: &State| print_position(&setup, &Position::seen(&setup, &state.view(&setup, seat)));
                assert_eq!(seen(after), seen(&shuffled), "{seat}");
            }
        });
    }

    #[test]
    fn the_same_seed_plays_the_same_game((setup, bot, seed) in table()) {
        let mut first = String::new();
        let mut again = String::new();
        random_game(&setup, bot, seed, 3000, |_, _, command, _, _| first += &print_command(&setup, &command));
        random_game(&setup, bot, seed, 3000, |_, _, command, _, _| again += &print_command(&setup, &command));
        prop_assert_eq!(first, again);
    }

    #[test]
    fn armies_change_only_by_what_the_events_say((setup, bot, seed) in table()) {
        random_game(&setup, bot, seed, 3000, |before, _, command, events, after| {
            let total = |state: &State| -> i64 {
                setup.board.all().iter().map(|t| i64::from(state.open().armies(t).0)).sum()
            };
            let change: i64 = events.iter().map(|event| army_change(&setup, before, event)).sum();
            assert_eq!(total(before) + change, total(after), "{command:?} {events:?}");
        });
    }
}

/// By how much an event changes the number of armies on the board, told without the engine.
fn army_change(setup: &Setup, before: &State, event: &rules::Event) -> i64 {
    use rules::{Event, Owner};
    match *event {
        Event::TerritoryDealt { to: Owner::Seat(seat), .. } if setup.ghost() == Some(seat) => 3,
        Event::TerritoryDealt { to: Owner::Seat(_), .. } => 1,
        Event::TerritoryDealt { to: Owner::Neutral | Owner::Nobody, .. } => i64::from(setup.neutral_armies().0),
        Event::DealSwapped { earlier, due, .. } => {
            let ghosts = |owner| i64::from(owner == setup.ghost().map(Owner::Seat)) * 2;
            // Two territories change hands and one is new: only the new one adds armies, the ghost's three each.
            let old_owner = Some(before.open().owner(earlier));
            1 + ghosts(old_owner) + ghosts(Some(Owner::Seat(due))) - ghosts(old_owner)
        }
        Event::Abandoned { .. } => -1,
        Event::Reoccupied { .. } => 1,
        Event::Placed { armies, .. } | Event::GhostSpread { armies, .. } => i64::from(armies.0),
        Event::TakenBack { armies, .. } | Event::ArmiesRemoved { armies, .. } => -i64::from(armies.0),
        Event::BattleRolled { attacker_lost, defender_lost, .. } => -i64::from(attacker_lost.0 + defender_lost.0),
        Event::Corrected { territory, armies, .. } => {
            i64::from(armies.0) - i64::from(before.open().armies(territory).0)
        }
        _ => 0,
    }
}

/// Any command a seat could type, legal or not: near the edges of what is legal as often as not.
fn any_command(setup: &Setup, state: &State, seat: Seat, pick: &mut Seeded) -> Command {
    let open = state.open();
    let mut below = |n: u32| pick.below(Stream::Cards, n);
    let territories = setup.board.all();
    let somewhere = |own: bool, below: &mut dyn FnMut(u32) -> u32| {
        let set = if own && !open.owned(seat).is_empty() { open.owned(seat) } else { territories };
        set.nth(below(set.len() as u32) as usize).expect("not empty")
    };
    let from = somewhere(below(4) > 0, &mut below);
    let near = setup.board.neighbours(from);
    let to = if below(4) > 0 {
        near.nth(below(near.len() as u32) as usize).unwrap_or(from)
    } else {
        somewhere(false, &mut below)
    };
    let armies = Armies(below(u32::from(open.armies(from).0) + 3) as u16);
    let dice = Dice(below(5) as u8);
    let cards = {
        let hand = state.hand(seat);
        let deck = if hand.len() >= 3 && below(3) > 0 { hand } else { setup.deck.all() };
        (0..3).filter_map(|_| deck.nth(below(deck.len() as u32) as usize)).collect()
    };
    match below(12) {
        0 => Command::ChooseColour(board::Colour::ALL[below(6) as usize]),
        1 => Command::Abandon(from),
        2 => Command::Reoccupy(to),
        3 => Command::Place { on: from, armies },
        4 => Command::TakeBack { from, armies },
        5 => Command::PlaceForGhost(to),
        6 => Command::PlayTris(cards),
        7 => Command::Attack { from, to, dice },
        8 => Command::Defend(dice),
        9 => Command::Occupy(armies),
        10 => Command::Maneuver { from, to, armies },
        _ => Command::Pass,
    }
}

/// The same game to one seat's eyes, with the cards and objectives of all others drawn anew.
fn with_other_secrets(setup: &Setup, state: &State, eyes: Seat, pick: &mut Seeded) -> State {
    let mut position = Position::of(state);
    let others: Vec<Seat> = setup.seats().iter().filter(|&seat| seat != eyes && setup.ghost() != Some(seat)).collect();
    let kept = [Some(eyes), setup.ghost()]
        .into_iter()
        .flatten()
        .fold(board::CardSet::EMPTY, |all, seat| all.with(state.hand(seat)));
    let mut free: Vec<board::Card> = setup.deck.all().without(kept).iter().collect();
    let mut objectives: Vec<board::Objective> =
        setup.objectives.all().iter().filter(|&o| state.objective(eyes) != Some(o)).collect();
    for seat in others {
        let mut hand = board::CardSet::EMPTY;
        for _ in 0..state.hand(seat).len() {
            hand.insert(free.swap_remove(pick.below(Stream::Cards, free.len() as u32) as usize));
        }
        position.seats[seat].hand = Hand::Known(hand);
        if state.objective(seat).is_some() {
            let n = pick.below(Stream::Cards, objectives.len() as u32) as usize;
            position.seats[seat].objective = Some(objectives.swap_remove(n));
        }
    }
    position.discards = free.into_iter().take(state.discards().len()).collect();
    position.state(setup).expect("only secrets were changed")
}

#[test]
fn every_game_ends() {
    for table in TABLES {
        let setup = setup(table);
        for seed in 0..6 {
            let ended = random_game(&setup, Bot::RandomTurns, seed, 200_000, |_, _, _, _, _| {});
            assert!(matches!(ended.open().phase(), rules::Phase::Over(_)), "{table:?} seed {seed}");
        }
    }
}
