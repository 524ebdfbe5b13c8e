//! Law, of either game: a text is refused with a line and a reason, or it is a position that prints as a text that reads
//! as the same; a position that is possible can be looked at from every seat, and everything legal in it is granted.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::Written;
use rules::{Actor, Risiko};
use spqr::Spqr;
use std::sync::LazyLock;

static RISIKO: LazyLock<rules::Setup> = LazyLock::new(|| set_up::<Risiko>("challenge-2017"));
static SPQR: LazyLock<spqr::Setup> = LazyLock::new(|| set_up::<Spqr>("spqr-rtu"));

fn set_up<G: Written>(id: &str) -> G::Setup {
    let regulation = regulation::Library::embedded().get(id).expect("embedded");
    G::set_up(G::settings(&regulation).expect("of this game"), 4, 0).expect("allowed")
}

/// The position of a text, if it is one.
fn read<G: Written>(setup: &G::Setup, text: &str) -> Option<G::Position> {
    let position = G::read_position(setup, text).ok()?;
    let printed = G::print_position(setup, &position);
    let again = G::read_position(setup, &printed).expect("what is printed can be read");
    assert_eq!(G::print_position(setup, &again), printed);
    Some(position)
}

fuzz_target!(|text: &str| {
    if let Some(state) = read::<Risiko>(&RISIKO, text).and_then(|position| position.state(&RISIKO).ok()) {
        for seat in RISIKO.seats().iter() {
            for command in rules::legal(&RISIKO, &state.view(&RISIKO, seat)).iter().take(50) {
                assert!(rules::decide(&RISIKO, &state, Actor::Seat(seat), command).is_ok());
            }
        }
    }
    if let Some(state) = read::<Spqr>(&SPQR, text).and_then(|position| position.state(&SPQR).ok()) {
        for seat in SPQR.player_seats().iter() {
            for command in spqr::legal(&SPQR, &state.view(seat)).iter().take(50) {
                assert!(spqr::decide(&SPQR, &state, Actor::Seat(seat), command).is_ok());
            }
        }
    }
});
