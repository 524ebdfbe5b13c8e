//! The program as a bot for others, at the other end of the bot protocol (`docs/bot.md`).
//!
//! This file is the bot's side; the host's side, which runs other people's bots, is in `program`.

pub(crate) mod command_line;
pub(crate) mod program;
mod turn_clock;

use bots::{BotPlayer, Budget, BuiltIn, Named as _, NewGame, Question};
use chance::Seeded;
use frame::Seat;
use games::{HostGame, PerGame, Playable, per_game};
use regulation::{Library, Regulation};
use shell::{Failure, find};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, BufRead as _, Write as _};
use std::time::{Duration, Instant};
use words::{Words, id};

/// Plays as the bot of this name on standard input and output, until it is told to quit.
///
/// # Errors
/// If there is no such bot, or the host says something that cannot be followed.
pub fn serve(name: &str, words: Words) -> Result<(), Failure> {
    let mut listener = Listener::new(find::bot_name(name, words)?);
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| Failure::unreadable(words, "stdin", &error))?;
        match listener.hear(line.trim_end()) {
            Ok(Answer::Nothing) => {}
            Ok(Answer::Say(text)) => say(&text, words)?,
            Ok(Answer::Quit) => break,
            Err(what) => {
                let values = [("where", line.as_str().into()), ("what", what.as_str().into())];
                return Err(Failure::BadInput(words.say_with(id::BOT_CANNOT_FOLLOW, &values)));
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
    bot: &'static str,
    regulation: Option<(String, String)>,
    settings: Vec<String>,
    guest: Option<Box<dyn Guest>>,
    /// Whose view is being told, and its lines so far.
    view: Option<(Seat, String)>,
    hearing_view: bool,
}

impl Listener {
    fn new(bot: &'static str) -> Self {
        Self { bot, regulation: None, settings: Vec::new(), guest: None, view: None, hearing_view: false }
    }

    /// Takes one line in. Lines it does not know are passed over, so that hosts may say more one day.
    fn hear(&mut self, line: &str) -> Result<Answer, String> {
        if self.hearing_view {
            self.hear_view(line);
            return Ok(Answer::Nothing);
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "sdadata-bot" => {
                return Ok(Answer::Say(format!("bot {}\nregulations *\ninfo protocol 2\nready", self.bot)));
            }
            "quit" => return Ok(Answer::Quit),
            "regulation" => self.hear_regulation(rest)?,
            "set" => self.settings.push(rest.to_owned()),
            "newgame" => self.new_game(rest)?,
            "event" => self.hear_event(rest)?,
            "view" => {
                let seat = rest.chars().next().and_then(Seat::from_letter).ok_or("expected a seat, A to F")?;
                self.view = Some((seat, String::new()));
                self.hearing_view = true;
            }
            "move" => return self.choose(rest).map(Answer::Say),
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
        let invitation = Invitation {
            bot: self.bot,
            seed: number("seed")?,
            players: number("players")? as usize,
            absent: number("absent")? as usize,
            player: (number("you")? as usize).saturating_sub(1),
        };
        let guest = per_game(&self.find_regulation()?, invitation).map_err(|failure| failure.text().to_owned())?;
        self.guest = Some(guest);
        Ok(())
    }

    /// The program's own regulation in the edition that is played; otherwise the settings the host has told.
    fn find_regulation(&self) -> Result<Regulation, String> {
        let (id, hash) = self.regulation.as_ref().ok_or("expected 'regulation' first")?;
        let library = Library::embedded();
        library.played_under(id, hash).map_or_else(|| as_told(&self.settings, &library), Ok)
    }

    fn hear_event(&mut self, event: &str) -> Result<(), String> {
        self.guest.as_mut().ok_or("expected 'newgame' first")?.saw(event)
    }

    fn choose(&mut self, milliseconds: &str) -> Result<String, String> {
        let guest = self.guest.as_mut().ok_or("expected 'newgame' first")?;
        let (seat, text) = self.view.as_ref().ok_or("expected 'view' first")?;
        let time = milliseconds.parse().map_or(Duration::MAX, Duration::from_millis);
        guest.choose(*seat, text, Budget { time, explain: false })
    }
}

/// A bot in a game, whichever game it is.
trait Guest {
    /// Something happened, in the words of the protocol.
    fn saw(&mut self, event: &str) -> Result<(), String>;

    /// What it does, with this view of its seat.
    fn choose(&mut self, seat: Seat, view: &str, budget: Budget) -> Result<String, String>;
}

/// The same, once it is known which.
struct GameGuest<G: HostGame> {
    player: Box<dyn BotPlayer<G>>,
    setup: G::Setup,
    rng: Seeded,
}

impl<G: HostGame> Guest for GameGuest<G> {
    fn saw(&mut self, event: &str) -> Result<(), String> {
        if self.player.wants_events() {
            let seen = G::read_seen(&self.setup, event).map_err(|fault| format!("event '{event}': {fault}"))?;
            self.player.saw(&self.setup, &seen);
        }
        Ok(())
    }

    fn choose(&mut self, seat: Seat, view: &str, budget: Budget) -> Result<String, String> {
        let Self { player, setup, rng } = self;
        let position =
            G::read_position(setup, view).map_err(|(line, fault)| format!("line {line} of the view: {fault}"))?;
        let began = Instant::now();
        let late = || began.elapsed() > budget.time;
        let question =
            |view: &G::View<'_>| player.choose(&Question { setup, seat, view: *view, budget, late: &late }, rng);
        let choice = G::look(setup, &position, seat, question);
        let choice = choice.ok_or_else(|| format!("it is not for seat {seat} to act"))?;
        let choice = choice.map_err(|no_answer| no_answer.to_string())?;
        Ok(G::print_command(setup, &choice.command))
    }
}

/// What a host says as a game begins.
struct Invitation {
    bot: &'static str,
    seed: u64,
    players: usize,
    absent: usize,
    /// The place of the bot in the list of players, from 0.
    player: usize,
}

impl PerGame for Invitation {
    type Out = Result<Box<dyn Guest>, Failure>;

    fn run<G: Playable>(self, settings: &G::Settings) -> Self::Out {
        let bot = G::Bot::named(self.bot);
        let bot = bot.ok_or_else(|| Failure::BadInput(format!("'{}' does not play this game", self.bot)))?;
        let setup = G::set_up(settings, self.players, self.absent);
        let setup = setup.map_err(|fault| Failure::BadInput(fault.to_string()))?;
        let (mut player, mut rng) = (BuiltIn::<G>::new(bot), Seeded::new(self.seed, 0));
        let Self { players, absent, player: you, .. } = self;
        player.begin(&NewGame { setup: &setup, name: "game", players, absent, player: you }, &mut rng);
        Ok(Box::new(GameGuest::<G> { player: Box::new(player), setup, rng }))
    }
}

/// A regulation for each game to put settings into. They have no tournament: every setting of a game is told, and a
/// tournament's might not go with them.
const BLANKS: [&str; 2] = ["classico", "spqr-box"];

/// The regulation with these settings, of the game they are settings of.
fn as_told(settings: &[String], library: &Library) -> Result<Regulation, String> {
    let read = |blank: &&str| Regulation::read(&as_toml(settings, blank), library);
    let told = BLANKS.iter().map(read).reduce(|first, next| if first.is_ok() { first } else { next.or(first) });
    told.ok_or("no regulations")?.map_err(|faults| faults.to_string())
}

/// Settings as a host tells them, `combat.outnumbered = "allowed"`, as the text of a regulation that extends another.
fn as_toml(settings: &[String], extended: &str) -> String {
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
    let head = format!("id = \"host\"\nname = {{ it = \"host\", en = \"host\" }}\nextends = \"{extended}\"\n");
    let body = sections.iter().map(|(section, lines)| format!("[{section}]\n{lines}"));
    head + &body.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_regulation_survives_being_told() {
        let library = Library::embedded();
        for regulation in library.ids().map(|id| library.get(id).expect("embedded")) {
            let told: Vec<String> = regulation.canonical().lines().map(str::to_owned).collect();
            let heard = as_told(&told, &library).expect("no faults");
            assert_eq!(heard.hash(), regulation.hash(), "{}", regulation.id);
        }
    }
}
