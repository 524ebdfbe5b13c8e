//! One short game of every regulation at every number of seats, whole, with what each seat sees: a secret that
//! leaks, or a rule that changes, is a visible difference. `UPDATE_GOLDEN=1` writes them anew.

use crate::common::{Tested, setup};
use bots::Named;
use bots::selfplay::{Watcher, play};
use frame::{Actor, Events, Lap};
use notation::print_actor;
use rules::Risiko;
use spqr::Spqr;
use std::fmt::Write as _;
use std::path::Path;

struct Script<'a, G: Tested> {
    setup: &'a G::Setup,
    text: String,
    lap: Lap,
}

impl<G: Tested> Watcher<G> for Script<'_, G> {
    fn saw(&mut self, actor: Actor, command: G::Command, events: &Events<G::Event>, after: &G::State) {
        let _ = writeln!(self.text, "{} {}", print_actor(actor), G::print_command(self.setup, &command));
        for event in events {
            self.tell(event);
        }
        let lap = G::progress(after).lap;
        if lap != self.lap {
            self.lap = lap;
            self.show(after);
        }
    }
}

impl<G: Tested> Script<'_, G> {
    /// The event, and for those who do not learn all of it, what they learn.
    fn tell(&mut self, event: &G::Event) {
        let _ = writeln!(self.text, "  {}", G::print_event(self.setup, event));
        let viewers = G::seats(self.setup).iter().map(Some).chain([None]);
        let mut partly: Vec<String> = Vec::new();
        let mut seen_as = None;
        for viewer in viewers {
            let seen = G::see(self.setup, event, viewer);
            if G::is_partial(&seen) {
                partly.push(viewer.map_or("spectator".into(), |seat| seat.to_string()));
                seen_as = Some(G::print_seen(self.setup, &seen));
            }
        }
        if let Some(seen) = seen_as {
            let _ = writeln!(self.text, "  to {}: {seen}", partly.join(" "));
        }
    }

    /// The position as every seat sees it; what all see alike is shown once.
    fn show(&mut self, state: &G::State) {
        let open = G::print_position(self.setup, &G::spectator(self.setup, state));
        let _ = writeln!(self.text, "--- all see");
        self.text.push_str(&open);
        for seat in G::seats(self.setup).iter() {
            let view = G::seen(self.setup, &G::view(self.setup, state, seat));
            let view = G::print_position(self.setup, &view);
            for line in view.lines().filter(|line| !open.lines().any(|other| other == *line)) {
                let _ = writeln!(self.text, "{seat} sees {line}");
            }
        }
        let _ = writeln!(self.text, "---");
    }
}

fn playthrough<G: Tested>(table: (&str, usize, usize), laps: Lap) -> String {
    let setup = setup::<G>(table);
    let (regulation, players, absent) = table;
    let mut names: Vec<&str> = G::PLAYERS.map(Named::name).to_vec();
    names.dedup();
    names.truncate(players);
    let names = names.join(", ").replace('-', " ");
    let text = format!("# {regulation}, {players} players, {absent} late: {names}, seed 1, time up in lap {laps}\n");
    let mut script = Script::<G> { setup: &setup, text, lap: Lap(0) };
    let done = play::<G>(&setup, &G::PLAYERS, 1, 0, laps, &mut script);
    script.show(&done.state);
    script.text.push_str(&G::ending(&setup, &done.state));
    script.text
}

fn check<G: Tested>(laps: Lap) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/playthrough");
    let mut tables = G::TABLES.to_vec();
    tables.sort_unstable();
    tables.dedup();
    for table in tables {
        let late = if table.2 > 0 { format!("-late{}", table.2) } else { String::new() };
        let file = folder.join(format!("{}-{}{late}.txt", table.0, table.1));
        let played = playthrough::<G>(table, laps);
        golden::compare(file, &played);
    }
}

#[test]
fn every_regulation_of_risiko_plays_as_written() {
    check::<Risiko>(Lap(2));
}

#[test]
fn every_regulation_of_spqr_plays_as_written() {
    check::<Spqr>(Lap(3));
}
