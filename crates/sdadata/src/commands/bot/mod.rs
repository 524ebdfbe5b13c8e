//! `bot`: the program as a bot for others, at the other end of the bot protocol (`docs/bot.md`).
//!
//! This file is the bot's side; the host's side, which runs other people's bots, is in `program`.

pub(crate) mod lines;
pub(crate) mod program;

use crate::cli;
use crate::failure::Failure;
use crate::find;
use bots::Bot;
use chance::Seeded;
use notation::{print_command, read_position};
use regulation::{Library, Regulation};
use rules::{Hand, Position, Seat, Setup, View};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, BufRead as _, Write as _};
use words::Words;

pub(crate) fn run(options: &cli::Bot, words: Words) -> Result<(), Failure> {
    let mut listener = Listener::new(find::bot(&options.name, words)?);
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| Failure::unreadable(words, "stdin", &error))?;
        match listener.hear(line.trim_end()) {
            Ok(Answer::Nothing) => {}
            Ok(Answer::Say(text)) => say(&text, words)?,
            Ok(Answer::Quit) => break,
            Err(what) => {
                let values = [("where", line.as_str().into()), ("what", what.as_str().into())];
                return Err(Failure::BadInput(words.say_with("bot-cannot-follow", &values)));
            }
        }
    }
    Ok(())
}

fn say(text: &str, words: Words) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}").and_then(|()| out.flush()).map_err(|error| Failure::output(words, &error))
}

/// What a line is answered with.
enum Answer {
    Nothing,
    Say(String),
    Quit,
}

/// What a bot remembers of what it was told.
struct Listener {
    bot: Bot,
    regulation: Option<(String, String)>,
    settings: Vec<String>,
    setup: Option<Setup>,
    source: Seeded,
    /// Whose view is being told, and its lines so far.
    view: Option<(Seat, String)>,
    hearing_view: bool,
}

impl Listener {
    fn new(bot: Bot) -> Self {
        let source = Seeded::new(0, 0);
        Self { bot, regulation: None, settings: Vec::new(), setup: None, source, view: None, hearing_view: false }
    }

    /// Takes one line in. Lines it does not know are passed over, so that hosts may say more one day.
    fn hear(&mut self, line: &str) -> Result<Answer, String> {
        if self.hearing_view {
            self.hear_view(line);
            return Ok(Answer::Nothing);
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "sdadata-bot" => return Ok(Answer::Say(format!("bot {}\nregulations *\nready", self.bot.name()))),
            "quit" => return Ok(Answer::Quit),
            "regulation" => self.hear_regulation(rest)?,
            "set" => self.settings.push(rest.to_owned()),
            "newgame" => self.new_game(rest)?,
            "view" => {
                let seat = rest.chars().next().and_then(Seat::from_letter).ok_or("expected a seat, A to F")?;
                self.view = Some((seat, String::new()));
                self.hearing_view = true;
            }
            "move" => return self.choose().map(Answer::Say),
            _ => {}
        }
        Ok(Answer::Nothing)
    }

    fn hear_view(&mut self, line: &str) {
        match &mut self.view {
            Some((_, text)) if line != "end" => _ = writeln!(text, "{line}"),
            Some(_) | None => self.hearing_view = false,
        }
    }

    fn hear_regulation(&mut self, rest: &str) -> Result<(), String> {
        let (id, hash) = rest.split_once(' ').ok_or("expected an id and a hash")?;
        self.regulation = Some((id.to_owned(), hash.to_owned()));
        self.settings.clear();
        Ok(())
    }

    fn new_game(&mut self, rest: &str) -> Result<(), String> {
        let words: Vec<&str> = rest.split(' ').collect();
        let number = |key: &str| {
            let at = words.iter().position(|word| *word == key);
            let value = at.and_then(|at| words.get(at + 1)).and_then(|word| word.parse::<u64>().ok());
            value.ok_or_else(|| format!("expected '{key}' and a number"))
        };
        self.source = Seeded::new(number("seed")?, 0);
        let (players, absent) = (number("players")? as usize, number("absent")? as usize);
        let regulation = self.find_regulation()?;
        let setup = Setup::new(&regulation.settings, players, absent).map_err(|fault| fault.to_string())?;
        self.setup = Some(setup);
        Ok(())
    }

    /// The program's own regulation if it is the same; otherwise the settings the host has told.
    fn find_regulation(&self) -> Result<Regulation, String> {
        let (id, hash) = self.regulation.as_ref().ok_or("expected 'regulation' first")?;
        let library = Library::embedded();
        match library.get(id) {
            Ok(regulation) if regulation.hash() == *hash => Ok(regulation),
            Ok(_) | Err(_) => Regulation::read(&as_toml(&self.settings), &library).map_err(|faults| faults.to_string()),
        }
    }

    fn choose(&mut self) -> Result<String, String> {
        let setup = self.setup.as_ref().ok_or("expected 'newgame' first")?;
        let (seat, text) = self.view.as_ref().ok_or("expected 'view' first")?;
        let position =
            read_position(setup, text).map_err(|(line, fault)| format!("line {line} of the view: {fault}"))?;
        let open = position.open();
        let ghost_hand = setup.ghost().map(|ghost| known(&position, ghost)).unwrap_or_default();
        let objective = position.seats[*seat].objective;
        let view = View::of(&open, *seat, known(&position, *seat), objective, ghost_hand);
        if open.seat_to_act() != Some(*seat) {
            return Err(format!("it is not for seat {seat} to act"));
        }
        Ok(print_command(setup, &self.bot.choose(setup, &view, &mut self.source)))
    }
}

/// The cards of a seat, as far as they are known.
fn known(position: &Position, seat: Seat) -> board::CardSet {
    match position.seats[seat].hand {
        Hand::Known(cards) => cards,
        Hand::Hidden(_) => board::CardSet::EMPTY,
    }
}

/// Settings as a host tells them, `combat.outnumbered = "allowed"`, as the text of a regulation. It extends one
/// without a tournament: every setting of the game is told, and a tournament's might not go with them.
fn as_toml(settings: &[String]) -> String {
    let mut sections: BTreeMap<&str, String> = BTreeMap::new();
    for setting in settings {
        if let Some((name, value)) = setting.split_once(" = ")
            && let Some((section, key)) = name.rsplit_once('.')
        {
            let _ = writeln!(
                sections.entry(section).or_default(),
                "{key} = {{ value = {value}, house = \"as the host says\" }}"
            );
        }
    }
    let head = "id = \"host\"\nname = { it = \"host\", en = \"host\" }\nextends = \"classico\"\n";
    let body = sections.iter().map(|(section, lines)| format!("[{section}]\n{lines}"));
    head.to_owned() + &body.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_regulation_survives_being_told() {
        let library = Library::embedded();
        for id in library.ids() {
            let regulation = library.get(id).expect("embedded");
            let told: Vec<String> = regulation.canonical().lines().map(str::to_owned).collect();
            let heard = Regulation::read(&as_toml(&told), &library).expect("no faults");
            assert_eq!(heard.hash(), regulation.hash(), "{id}");
        }
    }
}
