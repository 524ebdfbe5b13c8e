//! A game in words, from the eyes of all or of one seat.

use super::{article, in_words};
use frame::{Lap, Seat, SeatSet};
use games::{PerGame, Playable, RecordGame, per_game};
use notation::{Fault, Header, Opened, Replay, open, split_games};
use regulation::{Library, Regulation};
use shell::failure::Failure;
use shell::{find, out};
use std::fmt::Write as _;
use std::path::PathBuf;
use words::{Words, id};

/// A record to be told.
#[derive(Clone, Debug)]
pub struct ShowRequest {
    /// The file.
    pub file: PathBuf,
    /// Whose eyes see it; everybody's if nothing is said.
    pub seat: Option<Seat>,
    /// The number of the game in the file, from 1.
    pub game: usize,
    /// A club's own regulation, by its file.
    pub regulation: Option<String>,
    /// Adds what a publisher asks for on everything public (T2.13).
    pub mark: fn(String, &Regulation) -> String,
}

/// Tells a game in words.
///
/// # Errors
/// If there is no such game, or its record differs from what the rules say.
pub fn show(options: &ShowRequest, words: Words) -> Result<(), Failure> {
    let library = find::library(options.regulation.as_deref(), words)?;
    let text = find::read_text(&options.file, words)?;
    let file = options.file.display().to_string();
    let games = split_games(&text);
    let (line, game) = match games.get(options.game - 1) {
        Some(&game) => game,
        None if games.is_empty() => (1, text.as_str()),
        None => return Err(no_such_game(options.game, games.len(), words)),
    };
    let in_failure = |fault: Fault| broken(&library, &file, game, &fault, words);
    let record = open(&library, game, line).map_err(in_failure)?;
    let show = Show { record: &record, seat: options.seat, game: (options.game, games.len()), words };
    let told = per_game(&record.regulation, show).map_err(in_failure)??;
    out::print(words, &(options.mark)(told, &record.regulation))
}

/// A record to be told, of whichever game it is.
struct Show<'r> {
    record: &'r Opened<'r>,
    seat: Option<Seat>,
    /// Its number, and of how many.
    game: (usize, usize),
    words: Words,
}

impl PerGame for Show<'_> {
    /// The text, or what is wrong with the record, or with what is asked of it.
    type Out = Result<Result<String, Failure>, Fault>;

    fn run<G: Playable>(self, _: &G::Settings) -> Self::Out {
        let words = self.words;
        self.record.replay::<G>().map(|replay| {
            let eyes = eyes(self.seat, G::seats(&replay.setup), words)?;
            Ok(Telling { replay: &replay, eyes, words }.whole(self.game))
        })
    }
}

pub(super) fn no_such_game(asked: usize, games: usize, words: Words) -> Failure {
    let values = [("found", asked.to_string().into()), ("least", "1".into()), ("most", games.to_string().into())];
    let what = words.say_with(id::ERROR_NOT_A_NUMBER, &values);
    Failure::BadInput(words.say_with(id::ERROR_IN_ARGUMENT, &[("argument", "--game".into()), ("what", what.into())]))
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

fn eyes(seat: Option<Seat>, seats: SeatSet, words: Words) -> Result<Eyes, Failure> {
    match seat {
        None => Ok(Eyes::All),
        Some(seat) if seats.has(seat) => Ok(Eyes::Of(seat)),
        Some(seat) => {
            let known: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            let values = [("found", seat.to_string().into()), ("known", known.join(", ").into())];
            Err(Failure::BadInput(words.say_with(id::ERROR_UNKNOWN_SEAT, &values)))
        }
    }
}

/// A game being told.
struct Telling<'r, G: RecordGame> {
    replay: &'r Replay<G>,
    eyes: Eyes,
    words: Words,
}

impl<G: RecordGame> Telling<'_, G> {
    fn whole(&self, (game, of): (usize, usize)) -> String {
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
        let mut text = format!("{}\n", self.words.say_with(id::RECORD_SHOW_TITLE, &values));
        let values =
            [("name", name.to_string().into()), ("game", game.to_string().into()), ("games", of.to_string().into())];
        let _ = writeln!(text, "{}", self.words.say_with(id::RECORD_SHOW_GAME, &values));
        if let Eyes::Of(seat) = self.eyes {
            let values = [("seat", G::say_seat(self.words, seat, &self.names()).into())];
            let _ = writeln!(text, "{}", self.words.say_with(id::RECORD_SHOW_SEEN_BY, &values));
        }
        text.push('\n');
        text.push_str(&self.seats(names));
        text
    }

    /// Who sits where, with which colour.
    fn seats(&self, names: &[String]) -> String {
        let (seats, seat_names) = (G::seats(&self.replay.setup), self.names());
        let sitter = |seat| G::sits(&self.replay.state, seat);
        let row = |seat: Seat| {
            let name = sitter(seat).and_then(|player| names.get(player.index())).cloned().unwrap_or_default();
            vec![format!("  {seat}"), G::say_seat(self.words, seat, &seat_names), name]
        };
        let seated = seats.iter().any(|seat| sitter(seat).is_some());
        if seated { words::columns::plain(&seats.iter().map(row).collect::<Vec<_>>()) } else { String::new() }
    }

    /// The names of the table as it is at the end.
    fn names(&self) -> G::Names<'_> {
        G::names(&self.replay.setup, &self.replay.state)
    }

    /// Every event, with a heading for the preparation and for each lap, and a line of space before each turn.
    fn events(&self) -> String {
        let setup = &self.replay.setup;
        let mut names = G::names(setup, &G::begin(setup));
        let mut text = format!("\n{}\n", self.words.say(id::RECORD_SHOW_PREPARATION));
        let mut last = Lap(0);
        for step in &self.replay.steps {
            for (at, event) in step.events.iter().enumerate() {
                if let Some(lap) = G::turn_began(event) {
                    text.push_str(&self.turn_heading(lap, &mut last));
                }
                let _ = writeln!(text, "  {}", self.tell(event, step.partial.contains(&at), &names));
                G::follow(&mut names, event);
            }
            // The publisher's sentence stands below everything, once.
            for remark in step.remarks.iter().filter(|remark| G::KIND.trade_mark() != Some(remark.as_str())) {
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
        format!("\n{}\n", self.words.say_with(id::PLAY_LAP, &[("lap", lap.0.into())]))
    }

    /// An event in words; of one that is told without its secret, nobody knows more.
    fn tell(&self, event: &G::Event, is_partial: bool, names: &G::Names<'_>) -> String {
        match self.eyes {
            _ if is_partial => G::say_event(self.words, &G::see(&self.replay.setup, event, None), names),
            Eyes::All => G::say_event_in_full(self.words, event, names),
            Eyes::Of(seat) => G::say_event(self.words, &G::see(&self.replay.setup, event, Some(seat)), names),
        }
    }

    fn result(&self) -> String {
        let rows = G::result_rows(self.words, self.replay);
        format!("\n{}\n{}", self.words.say(id::PLAY_FINAL_TITLE), words::columns::plain(&rows))
    }
}
