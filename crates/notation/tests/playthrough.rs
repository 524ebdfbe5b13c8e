//! One short game of every regulation at every number of seats, whole, with what each seat sees: a secret that
//! leaks, or a rule that changes, is a visible difference. `UPDATE_GOLDEN=1` writes them anew.

mod common;

use bots::Bot;
use bots::selfplay::{Watcher, play};
use common::{TABLES, setup};
use notation::{print_actor, print_command, print_event, print_position, print_seen};
use rules::{Actor, Command, Event, Events, Lap, Position, Seen, Setup, State, scores, see};
use std::fmt::Write as _;
use std::path::Path;

struct Script<'a> {
    setup: &'a Setup,
    text: String,
    lap: Lap,
}

impl Watcher for Script<'_> {
    fn saw(&mut self, actor: Actor, command: Command, events: &Events, after: &State) {
        let _ = writeln!(self.text, "{} {}", print_actor(actor), print_command(self.setup, &command));
        for event in events {
            self.tell(event);
        }
        if after.open().lap() != self.lap {
            self.lap = after.open().lap();
            self.show(after);
        }
    }
}

impl Script<'_> {
    /// The event, and for those who do not learn all of it, what they learn.
    fn tell(&mut self, event: &Event) {
        let _ = writeln!(self.text, "  {}", print_event(self.setup, event));
        let viewers = self.setup.seats().iter().map(Some).chain([None]);
        let mut partly: Vec<String> = Vec::new();
        let mut seen_as = None;
        for viewer in viewers {
            let seen = see(self.setup, event, viewer);
            if !matches!(seen, Seen::Whole(_)) {
                partly.push(viewer.map_or("spectator".into(), |seat| seat.to_string()));
                seen_as = Some(print_seen(self.setup, &seen));
            }
        }
        if let Some(seen) = seen_as {
            let _ = writeln!(self.text, "  to {}: {seen}", partly.join(" "));
        }
    }

    /// The position as every seat sees it; what all see alike is shown once.
    fn show(&mut self, state: &State) {
        let seen: Vec<(String, String)> = self
            .setup
            .seats()
            .iter()
            .map(|seat| (seat.to_string(), Position::seen(self.setup, &state.view(self.setup, seat))))
            .chain([("spectator".to_owned(), Position::seen(self.setup, &state.spectator_view(self.setup)))])
            .map(|(viewer, position)| (viewer, print_position(self.setup, &position)))
            .collect();
        let (_, open) = seen.last().expect("a spectator");
        let _ = writeln!(self.text, "--- all see");
        self.text.push_str(open);
        for (viewer, view) in &seen[..seen.len() - 1] {
            for line in view.lines().filter(|line| !open.lines().any(|other| other == *line)) {
                let _ = writeln!(self.text, "{viewer} sees {line}");
            }
        }
        let _ = writeln!(self.text, "---");
    }
}

fn playthrough(table: (&str, usize, usize)) -> String {
    let setup = setup(table);
    let (regulation, players, absent) = table;
    let text = format!("# {regulation}, {players} players, {absent} late: random turns, seed 1, time up in lap 2\n");
    let mut script = Script { setup: &setup, text, lap: Lap(0) };
    let done = play(&setup, &[Bot::RandomTurns; 6], 1, 0, Lap(2), &mut script);
    script.show(&done.state);
    for score in scores(&setup, &done.state) {
        let _ = writeln!(
            script.text,
            "place {} {} points {} outside {} reached {}",
            score.place, score.seat, score.points.0, score.outside.0, score.reached
        );
    }
    script.text
}

#[test]
fn every_regulation_plays_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/playthrough");
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut tables = TABLES.to_vec();
    tables.sort_unstable();
    tables.dedup();
    for table in tables {
        let late = if table.2 > 0 { format!("-late{}", table.2) } else { String::new() };
        let file = folder.join(format!("{}-{}{late}.txt", table.0, table.1));
        let played = playthrough(table);
        if update {
            std::fs::write(&file, played).expect("the golden is written");
            continue;
        }
        let written = std::fs::read_to_string(&file).unwrap_or_default();
        for (number, (written, played)) in (1..).zip(written.lines().zip(played.lines())) {
            assert_eq!(written, played, "{} line {number}", file.display());
        }
        assert_eq!(written.lines().count(), played.lines().count(), "{}", file.display());
    }
}
