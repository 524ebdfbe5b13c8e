//! `record show`: a game in words, from the eyes of all or of one seat.

use super::{article, in_words};
use crate::cli::RecordShow;
use crate::failure::Failure;
use crate::{find, out};
use notation::{Fault, Header, Replay, replay, split_games};
use regulation::Library;
use rules::{Event, Lap, Score, Seat, Setup, State, Status, scores, see};
use std::fmt::Write as _;
use words::{Names, Words};

pub(crate) fn run(options: &RecordShow, words: Words) -> Result<(), Failure> {
    let library = find::library(options.regulation.as_deref(), words)?;
    let text = find::read_text(&options.file, words)?;
    let file = options.file.display().to_string();
    let games = split_games(&text);
    let (line, game) = match games.get(options.game - 1) {
        Some(&game) => game,
        None if games.is_empty() => (1, text.as_str()),
        None => return Err(no_such_game(options.game, games.len(), words)),
    };
    let replay = replay(&library, game, line).map_err(|fault| broken(&library, &file, game, &fault, words))?;
    let eyes = eyes(options.seat, &replay.setup, words)?;
    out::print(words, &Telling { replay: &replay, eyes, words }.whole(options.game, games.len()))
}

fn no_such_game(asked: usize, games: usize, words: Words) -> Failure {
    let values = [("found", asked.to_string().into()), ("least", "1".into()), ("most", games.to_string().into())];
    let what = words.say_with("error-not-a-number", &values);
    Failure::BadInput(words.say_with("error-in-argument", &[("argument", "--game".into()), ("what", what.into())]))
}

/// A record that cannot be told, with the same codes as when it is checked.
fn broken(library: &Library, file: &str, game: &str, fault: &Fault, words: Words) -> Failure {
    let what = in_words(file, fault, article(library, game, fault).as_ref(), words);
    match fault {
        Fault::Malformed(_) => Failure::BadInput(what),
        Fault::Differs { .. } => Failure::Refused(what),
    }
}

/// Whose eyes see the game.
#[derive(Clone, Copy)]
enum Eyes {
    All,
    Of(Seat),
}

fn eyes(seat: Option<Seat>, setup: &Setup, words: Words) -> Result<Eyes, Failure> {
    match seat {
        None => Ok(Eyes::All),
        Some(seat) if setup.seats().has(seat) => Ok(Eyes::Of(seat)),
        Some(seat) => {
            let known: Vec<String> = setup.seats().iter().map(|seat| seat.to_string()).collect();
            let values = [("found", seat.to_string().into()), ("known", known.join(", ").into())];
            Err(Failure::BadInput(words.say_with("error-unknown-seat", &values)))
        }
    }
}

/// A game being told.
struct Telling<'r> {
    replay: &'r Replay,
    eyes: Eyes,
    words: Words,
}

impl Telling<'_> {
    fn whole(&self, game: usize, of: usize) -> String {
        let mut text = self.head(game, of);
        text.push_str(&self.events());
        if self.replay.complete {
            text.push_str(&self.result());
        }
        text
    }

    fn head(&self, game: usize, of: usize) -> String {
        let Header { regulation, players, names, game: name, .. } = &self.replay.header;
        let values = [("regulation", regulation.as_str().into()), ("players", (*players).into())];
        let mut text = format!("{}\n", self.words.say_with("record-show-title", &values));
        let values =
            [("name", name.to_string().into()), ("game", game.to_string().into()), ("games", of.to_string().into())];
        let _ = writeln!(text, "{}", self.words.say_with("record-show-game", &values));
        if let Eyes::Of(seat) = self.eyes {
            let values = [("seat", self.words.seat(seat, &self.final_names()).into())];
            let _ = writeln!(text, "{}", self.words.say_with("record-show-seen-by", &values));
        }
        text.push('\n');
        text.push_str(&self.seats(names));
        text
    }

    /// Who sits where, with which colour.
    fn seats(&self, names: &[String]) -> String {
        let (setup, open) = (&self.replay.setup, self.replay.state.open());
        let row = |seat: Seat| {
            let ghost = open.status(seat) == Status::Ghost;
            let name = names.get(open.player(seat).index()).filter(|_| !ghost).cloned().unwrap_or_default();
            vec![format!("  {seat}"), self.words.seat(seat, &self.final_names()), name]
        };
        let seated = open.status(Seat::FIRST) != Status::Empty;
        if seated { out::columns(&setup.seats().iter().map(row).collect::<Vec<_>>()) } else { String::new() }
    }

    fn final_names(&self) -> Names<'_> {
        Names::at(&self.replay.setup, self.replay.state.open())
    }

    /// Every event, with a heading for the preparation and for each lap, and a line of space before each turn.
    fn events(&self) -> String {
        let setup = &self.replay.setup;
        let mut names = Names::at(setup, State::new(setup).open());
        let mut text = format!("\n{}\n", self.words.say("record-show-preparation"));
        let mut last = Lap(0);
        for step in &self.replay.steps {
            for event in &step.events {
                if let Event::TurnBegan { lap, .. } = *event {
                    text.push_str(&self.turn_heading(lap, &mut last));
                }
                let _ = writeln!(text, "  {}", self.tell(event, &names));
                names.follow(event);
            }
            for remark in &step.remarks {
                let _ = writeln!(text, "    # {remark}");
            }
        }
        text
    }

    fn turn_heading(&self, lap: Lap, last: &mut Lap) -> String {
        if lap == *last {
            return "\n".to_owned();
        }
        *last = lap;
        format!("\n{}\n", self.words.say_with("play-lap", &[("lap", lap.into())]))
    }

    fn tell(&self, event: &Event, names: &Names<'_>) -> String {
        match self.eyes {
            Eyes::All => self.words.event_in_full(event, names),
            Eyes::Of(seat) => self.words.event(&see(&self.replay.setup, event, Some(seat)), names),
        }
    }

    /// The table at the end. The game is over, so there is no secret left in it.
    fn result(&self) -> String {
        let words = self.words;
        let heads = ["place", "seat", "player", "points", "outside", "objective"];
        let mut rows = vec![heads.iter().map(|head| words.say(&format!("record-show-{head}"))).collect()];
        rows.extend(scores(&self.replay.setup, &self.replay.state).iter().map(|score| self.result_row(score)));
        format!("\n{}\n{}", words.say("play-final-title"), out::columns(&rows))
    }

    fn result_row(&self, score: &Score) -> Vec<String> {
        let (names, state) = (self.final_names(), &self.replay.state);
        let player = self.replay.header.names.get(state.open().player(score.seat).index());
        let objective = state.objective(score.seat).map(|objective| self.words.objective_name(objective, &names));
        let reached = if score.reached { " ✔" } else { "" };
        vec![
            self.words.ordinal(score.place),
            self.words.seat(score.seat, &names),
            player.cloned().unwrap_or_default(),
            score.points.0.to_string(),
            score.outside.0.to_string(),
            objective.unwrap_or_default() + reached,
        ]
    }
}
