//! Laws that hold in every game: short, general, and run on random games of every regulation.

use crate::common::{Tested, belief_of, random_game, setup};
use bots::Belief as _;
use chance::{Seeded, Source as _, Stream};
use frame::{Actor, Awaited, Events, Seat};
use notation::print_actor;
use proptest::prelude::*;
use rules::Risiko;
use spqr::Spqr;
use std::collections::BTreeSet;

const GAMES: u32 = 96;

fn table<G: Tested>() -> impl Strategy<Value = (G::Setup, G::Bot, u64)> {
    (0..G::TABLES.len(), 0..G::BOTS.len(), any::<u64>())
        .prop_map(|(table, bot, seed)| (setup::<G>(G::TABLES[table]), G::BOTS[bot], seed))
}

fn seat_to_act<G: Tested>(setup: &G::Setup, state: &G::State) -> Option<Seat> {
    match G::awaited(setup, state) {
        Awaited::Seat(seat) => Some(seat),
        Awaited::Chance(_) | Awaited::Nobody => None,
    }
}

fn the_fold_of_the_events_is_the_state<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    let mut folded = G::begin(setup);
    let ended = random_game::<G>(setup, bot, seed, 3000, |_, _, _, events, after| {
        events.iter().for_each(|event| G::apply(setup, &mut folded, event));
        assert_eq!(&folded, after);
    });
    assert_eq!(folded, ended);
}

fn every_state_is_sound<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    random_game::<G>(setup, bot, seed, 3000, |_, actor, command, _, after| {
        if let Err(broken) = G::audit(setup, after) {
            panic!("after {actor:?} {command:?}: {broken}");
        }
    });
}

fn everything_said_to_be_legal_is_granted<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    let mut pick = Seeded::new(seed, 7);
    random_game::<G>(setup, bot, seed, 1200, |before, _, _, _, _| {
        let Some(seat) = seat_to_act::<G>(setup, before) else { return };
        let view = G::view(setup, before, seat);
        let count = G::count(setup, &view);
        assert!(count > 0, "somebody who is to act can act");
        for _ in 0..4 {
            let command = G::nth(setup, &view, pick.below(Stream::Cards, count)).expect("below the count");
            assert!(G::allows(setup, &view, command));
            let granted = G::decide(setup, before, Actor::Seat(seat), command);
            assert!(granted.is_ok(), "{command:?}: {granted:?}");
        }
        assert_eq!(G::nth(setup, &view, count), None);
    });
}

fn everything_granted_is_said_to_be_legal<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    let mut pick = Seeded::new(seed, 11);
    random_game::<G>(setup, bot, seed, 400, |before, _, _, _, _| {
        let Some(seat) = seat_to_act::<G>(setup, before) else { return };
        let command = G::any_command(setup, before, seat, &mut pick);
        if G::decide(setup, before, Actor::Seat(seat), command).is_ok() {
            let view = G::view(setup, before, seat);
            let listed = (0..G::count(setup, &view)).any(|n| G::nth(setup, &view, n) == Some(command));
            assert!(listed, "{command:?} is granted and not listed");
        }
    });
}

fn legal_and_decide_agree_on_any_command<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    let mut pick = Seeded::new(seed, 8);
    random_game::<G>(setup, bot, seed, 1200, |before, _, _, _, _| {
        for seat in G::seats(setup).iter() {
            let command = G::any_command(setup, before, seat, &mut pick);
            let said = G::allows(setup, &G::view(setup, before, seat), command);
            let granted = G::decide(setup, before, Actor::Seat(seat), command);
            assert_eq!(said, granted.is_ok(), "{seat} {command:?}: {granted:?}");
        }
    });
}

fn a_refused_command_changes_nothing<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    let mut pick = Seeded::new(seed, 9);
    let mut events = Events::new();
    random_game::<G>(setup, bot, seed, 1200, |before, _, _, _, _| {
        let seat = Seat::ALL[pick.below(Stream::Cards, 6) as usize];
        let command = G::any_command(setup, before, seat, &mut pick);
        let mut after = *before;
        if let Err(refusal) = G::step(setup, &mut after, Actor::Seat(seat), command, &mut events) {
            assert_eq!(&after, before);
            assert!(events.is_empty());
            assert!(G::print_refusal(setup, &refusal).starts_with(&format!("refused {} ", G::rule(&refusal))));
        }
    });
}

fn what_is_printed_can_be_read<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    random_game::<G>(setup, bot, seed, 1200, |before, actor, command, events, _| {
        let line = format!("{} {}", print_actor(actor), G::print_command(setup, &command));
        assert_eq!(G::read_act(setup, &line), Ok((actor, command)), "{line}");
        for event in events {
            let line = G::print_event(setup, event);
            assert_eq!(G::read_event(setup, &line).as_ref(), Ok(event), "{line}");
        }
        let text = G::print_position(setup, &G::position(before));
        let read = G::read_position(setup, &text).unwrap_or_else(|fault| panic!("{fault:?} in\n{text}"));
        assert_eq!(G::put_together(setup, &read).as_ref(), Ok(before), "{text}");
    });
}

/// Every seat folds what it sees into a belief; what is drawn from it looks to that seat as the game does, and all cards are
/// somewhere. So no view depends on another's secrets.
fn a_sample_looks_like_the_game_to_its_seat<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    let mut pick = Seeded::new(seed, 10);
    let mut beliefs: Vec<(Seat, G::Belief)> =
        G::seats(setup).iter().map(|seat| (seat, G::Belief::new(setup))).collect();
    let mut steps = 0;
    random_game::<G>(setup, bot, seed, 3000, |_, _, _, events, after| {
        steps += 1;
        for (seat, belief) in &mut beliefs {
            events.iter().for_each(|event| belief.saw(setup, &G::see(setup, event, Some(*seat))));
            if steps % 7 > 0 {
                continue;
            }
            let seen = |view: &G::View<'_>| G::print_position(setup, &G::seen(setup, view));
            let view = G::view(setup, after, *seat);
            for belief in [belief.clone(), G::Belief::new(setup)] {
                let sample = belief.sample(setup, &view, &mut pick).expect("a game that is played is possible");
                assert_eq!(seen(&view), seen(&sample.view(setup, *seat)), "{seat}");
                assert_eq!(sample.audit(setup), Ok(()), "{seat}");
            }
            let possible = |other: Seat| G::is_possible(setup, belief, after, other);
            assert!(G::seats(setup).iter().all(possible), "{seat} believes what is not so: {belief:?}");
        }
    });
}

/// The real game is among those that are drawn: each card and objective is found where it is.
fn what_is_so_can_be_drawn<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    let mut pick = Seeded::new(seed, 12);
    let eyes = Seat::ALL[pick.below(Stream::Cards, G::seats(setup).len() as u32) as usize];
    let (belief, state) = belief_of::<G>(setup, bot, seed, eyes);
    let mut drawn: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); Seat::ALL.len()];
    for _ in 0..6000 {
        let sample = belief.sample(setup, &G::view(setup, &state, eyes), &mut pick).expect("possible");
        for seat in G::seats(setup).iter() {
            drawn[seat.index()].extend(G::secrets(setup, &sample.view(setup, seat)));
        }
    }
    for seat in G::seats(setup).iter() {
        for secret in G::secrets(setup, &G::view(setup, &state, seat)) {
            assert!(drawn[seat.index()].contains(&secret), "{eyes} never draws {secret} for {seat}");
        }
    }
}

fn what_is_told_of_an_event_can_be_read<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    random_game::<G>(setup, bot, seed, 1200, |_, _, _, events, _| {
        let viewers = G::seats(setup).iter().map(Some).chain([None]);
        for (viewer, event) in viewers.flat_map(|viewer| events.iter().map(move |event| (viewer, event))) {
            let seen = G::see(setup, event, viewer);
            let text = G::print_seen(setup, &seen);
            assert_eq!(G::read_seen(setup, &text), Ok(seen), "{text}");
        }
    });
}

fn what_is_seen_of_an_event_never_depends_on_what_it_hides<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    random_game::<G>(setup, bot, seed, 3000, |_, _, _, events, _| {
        let viewers = G::seats(setup).iter().map(Some).chain([None]);
        for (viewer, event) in viewers.flat_map(|viewer| events.iter().map(move |event| (viewer, event))) {
            let seen = G::see(setup, event, viewer);
            let disguises = G::disguises(setup, event, viewer);
            assert_eq!(G::is_partial(&seen), !disguises.is_empty(), "{event:?} to {viewer:?}");
            for other in disguises {
                assert_eq!(seen, G::see(setup, &other, viewer), "{event:?} and {other:?} to {viewer:?}");
            }
        }
    });
}

fn the_same_seed_plays_the_same_game<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    let play = || {
        let mut text = String::new();
        random_game::<G>(setup, bot, seed, 3000, |_, _, command, _, _| text += &G::print_command(setup, &command));
        text
    };
    assert_eq!(play(), play());
}

fn pieces_change_only_by_what_the_events_say<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64) {
    random_game::<G>(setup, bot, seed, 3000, |before, _, command, events, after| {
        let change: i64 = events.iter().map(|event| G::change(setup, before, event)).sum();
        assert_eq!(G::pieces(setup, before) + change, G::pieces(setup, after), "{command:?} {events:?}");
    });
}

fn every_game_ends<G: Tested>() {
    for &table in G::TABLES {
        let setup = setup::<G>(table);
        for seed in 0..6 {
            let ended = random_game::<G>(&setup, G::BOTS[G::BOTS.len() - 1], seed, 200_000, |_, _, _, _, _| {});
            assert!(G::progress(&ended).is_over, "{table:?} seed {seed}");
        }
    }
}

/// Every law for one game.
macro_rules! laws {
    ($module:ident, $Game:ty: $($law:ident)*) => {
        mod $module {
            use super::*;

            proptest! {
                #![proptest_config(ProptestConfig { cases: GAMES, failure_persistence: None, ..ProptestConfig::default() })]
                $(
                    #[test]
                    fn $law((setup, bot, seed) in table::<$Game>()) {
                        super::$law::<$Game>(&setup, bot, seed);
                    }
                )*
            }

            #[test]
            fn every_game_ends() {
                super::every_game_ends::<$Game>();
            }
        }
    };
    ($($module:ident $Game:ty),*) => {
        $(laws!($module, $Game:
            the_fold_of_the_events_is_the_state
            every_state_is_sound
            everything_said_to_be_legal_is_granted
            everything_granted_is_said_to_be_legal
            legal_and_decide_agree_on_any_command
            a_refused_command_changes_nothing
            what_is_printed_can_be_read
            a_sample_looks_like_the_game_to_its_seat
            what_is_so_can_be_drawn
            what_is_told_of_an_event_can_be_read
            what_is_seen_of_an_event_never_depends_on_what_it_hides
            the_same_seed_plays_the_same_game
            pieces_change_only_by_what_the_events_say
        );)*
    };
}

laws!(of_risiko Risiko, of_spqr Spqr);

/// Of a hand that was discarded unseen nobody knows the cards, of the tris before it everybody does. Where the known ones were laid last
/// they pushed others out of the discards, always the first in order, and a joker was never drawn for who held it.
#[test]
fn a_hand_discarded_unseen_leaves_everything_possible() {
    let table = setup::<Risiko>(("lariana", 4, 0));
    for bot in <Risiko as Tested>::BOTS {
        what_is_so_can_be_drawn::<Risiko>(&table, *bot, 2_789_569_858_693_487_416);
    }
}
