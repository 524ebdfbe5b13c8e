//! Law, of either game: a line is refused with a reason, or it is a command or event that prints as a line that reads as
//! the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::{Written, print_actor};
use rules::Risiko;
use spqr::Spqr;
use std::sync::LazyLock;

static RISIKO: LazyLock<rules::Setup> = LazyLock::new(|| set_up::<Risiko>("genova-53"));
static SPQR: LazyLock<spqr::Setup> = LazyLock::new(|| set_up::<Spqr>("spqr-rtu"));

fn set_up<G: Written>(id: &str) -> G::Setup {
    let regulation = regulation::Library::embedded().get(id).expect("embedded");
    G::set_up(G::settings(&regulation).expect("of this game"), 4, 0).expect("allowed")
}

fn law<G: Written>(setup: &G::Setup, line: &str) {
    if let Ok((actor, command)) = G::read_act(setup, line) {
        let printed = format!("{} {}", print_actor(actor), G::print_command(setup, &command));
        assert_eq!(G::read_act(setup, &printed), Ok((actor, command)));
    }
    if let Ok(event) = G::read_event(setup, line) {
        assert_eq!(G::read_event(setup, &G::print_event(setup, &event)), Ok(event));
    }
}

fuzz_target!(|line: &str| {
    law::<Risiko>(&RISIKO, line);
    law::<Spqr>(&SPQR, line);
});
