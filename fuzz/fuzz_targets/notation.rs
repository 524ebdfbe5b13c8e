//! Law: a line is refused with a reason, or it is a command or event that prints as a line that reads as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::{Written as _, print_actor, print_command, print_event, read_event};
use rules::{Risiko, Setup};
use std::sync::LazyLock;

static SETUP: LazyLock<Setup> = LazyLock::new(|| {
    let regulation = regulation::Library::embedded().get("genova-53").expect("embedded");
    Setup::new(regulation.risiko().expect("RisiKo!"), 4, 0).expect("allowed")
});

fuzz_target!(|line: &str| {
    if let Ok((actor, command)) = Risiko::read_act(&SETUP, line) {
        let printed = format!("{} {}", print_actor(actor), print_command(&SETUP, &command));
        assert_eq!(Risiko::read_act(&SETUP, &printed), Ok((actor, command)));
    }
    if let Ok(event) = read_event(&SETUP, line) {
        assert_eq!(read_event(&SETUP, &print_event(&SETUP, &event)), Ok(event));
    }
});
