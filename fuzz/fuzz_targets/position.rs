//! Law: a text is refused with a line and a reason, or it is a position that prints as a text that reads as the
//! same; a position that is possible can be looked at from every seat, and everything legal in it is granted.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::{print_position, read_position};
use rules::{Actor, Setup, decide, legal};
use std::sync::LazyLock;

static SETUP: LazyLock<Setup> = LazyLock::new(|| {
    let regulation = regulation::Library::embedded().get("challenge-2017").expect("embedded");
    Setup::new(regulation.risiko().expect("RisiKo!"), 4, 0).expect("allowed")
});

fuzz_target!(|text: &str| {
    let Ok(position) = read_position(&SETUP, text) else { return };
    let printed = print_position(&SETUP, &position);
    let again = read_position(&SETUP, &printed).expect("what is printed can be read");
    assert_eq!(print_position(&SETUP, &again), printed);
    let Ok(state) = position.state(&SETUP) else { return };
    for seat in SETUP.seats().iter() {
        let view = state.view(&SETUP, seat);
        for command in legal(&SETUP, &view).iter().take(50) {
            assert!(decide(&SETUP, &state, Actor::Seat(seat), command).is_ok());
        }
    }
});
