//! From options to a table with everybody seated: a new game, or one taken up again.

use super::clock::{GameClock, Limit};
use super::company::{Company, Mind, Sitter, strongest};
use super::console::Console;
use super::dice::{Dice, fresh_bytes};
use super::game::Game;
use super::options::Options;
use super::save::{ResumedGame, SaveFault};
use super::session::Session;
use super::terminal::Terminal;
use bots::Named;
use chance::{GameId, Secret};
use frame::{MAX_SEATS, Player};
use notation::{DiceSource, Header};
use regulation::{Library, Regulation};
use shell::failure::Failure;
use shell::find::{self, Rulebook};
use std::path::Path;
use words::{Words, id};

/// The regulation of a game where none is named.
pub(super) const USUAL_REGULATION: &str = "challenge-2017";
/// The lap in which time is up where only bots play and nobody said otherwise.
const BOTS_ONLY_LAPS: u16 = 15;

/// A new game under this regulation, which is one of this game.
pub(super) fn new_game<G: Terminal>(
    options: &Options,
    book: Rulebook,
    words: Words,
    console: Console,
) -> Result<Session<G>, Failure> {
    let (own_text, regulation) = (own_text(&book), book.regulation);
    let players = options.players.unwrap_or_else(|| usual_players(&regulation));
    let settings =
        G::settings(&regulation).ok_or_else(|| Failure::Ours(format!("'{}': not this game", regulation.id)))?;
    let setup = G::set_up(settings, players, 0).map_err(|fault| Failure::BadInput(G::setup_fault(&fault, words)))?;
    let minutes = G::minutes(settings);
    let company = seat_all(options, players, words)?;
    let bytes = fresh_bytes().map_err(|error| Failure::unreadable(words, "/dev/urandom", &error))?;
    let (game, dice, bot_seed) = chance_for(options, bytes, players)?;
    let header = Header {
        game,
        regulation: regulation.id.clone(),
        hash: regulation.hash(),
        players,
        absent: 0,
        names: company.names(),
        dice: dice.source(players),
    };
    // A referee has the hall's clock: it is told when time is up.
    let minutes = minutes.filter(|_| !options.referee);
    let limit = limit(options, minutes, company.people());
    let game = Game::new(setup, regulation, own_text, header, dice);
    let mut session = Session::new(words, console, game, company, GameClock::start(limit), bot_seed);
    session.is_refereed = options.referee;
    session.welcome();
    Ok(session)
}

/// A game taken up again from this file.
pub(super) fn saved_game<G: Terminal>(
    path: &Path,
    saved: ResumedGame<G>,
    words: Words,
    console: Console,
) -> Session<G> {
    let mut session = Session::new(words, console, saved.game, saved.company, saved.clock, saved.bot_seed);
    session.saved = Some((path.to_owned(), Some(session.game.commands())));
    session.told = session.game.chronicle.len();
    session.is_refereed = saved.is_refereed;
    let values = [("file", path.display().to_string().into())];
    session.paragraph(&words.say_with(id::PLAY_RESUMED, &values));
    session
}

/// A save that cannot be taken up.
pub(super) fn bad_save(path: &Path, fault: &SaveFault, words: Words) -> Failure {
    let values = [
        ("file", path.display().to_string().into()),
        ("line", fault.line.into()),
        ("what", fault.what.as_str().into()),
    ];
    Failure::BadInput(words.say_with(id::PLAY_BAD_SAVE, &values))
}

/// The text of a regulation that is a club's own: a save brings it along.
fn own_text(book: &Rulebook) -> Option<String> {
    let id = &book.regulation.id;
    let embedded = Library::embedded().text(id).is_some();
    if embedded { None } else { book.library.text(id).map(str::to_owned) }
}

/// Four where the regulation allows it, otherwise as few as it allows.
pub(super) fn usual_players(regulation: &Regulation) -> usize {
    let allowed = regulation.game.players();
    let four = allowed.iter().find(|&&players| players == 4);
    usize::from(*four.or(allowed.first()).unwrap_or(&4))
}

/// People and bots, in the order in which they came.
fn seat_all<B: Named>(options: &Options, players: usize, words: Words) -> Result<Company<B>, Failure> {
    let people = match options.referee {
        true => Player::first(players).collect(),
        false => people(options.human.as_deref().unwrap_or("1"), players, words)?,
    };
    let mut bots = bots(options.bots.as_deref(), players - people.len(), words)?.into_iter();
    let named: Vec<&str> = options.names.as_deref().map(list).unwrap_or_default();
    let mut sitters: Vec<Sitter<B>> = Vec::new();
    for player in Player::first(players) {
        let mind = if people.contains(&player) { Mind::Person } else { Mind::Bot(bots.next().unwrap_or(B::ALL[0])) };
        let own = named.get(player.index()).filter(|name| !name.is_empty()).map(|name| (*name).to_owned());
        let name = own.unwrap_or_else(|| usual_name(player, mind, words));
        sitters.push(Sitter { name, mind });
    }
    Ok(Company::new(sitters))
}

/// A person's number, or who of the house plays the bot's level.
fn usual_name<B: Named>(player: Player, mind: Mind<B>, words: Words) -> String {
    match mind {
        Mind::Person => speech::player(words, player),
        Mind::Bot(bot) => speech::bot_in_chair(bot.name(), player.index(), words),
    }
}

fn list(text: &str) -> Vec<&str> {
    text.split(',').map(str::trim).collect()
}

/// The players who sit at this keyboard: `1`, `1,3`, `none`.
fn people(text: &str, players: usize, words: Words) -> Result<Vec<Player>, Failure> {
    if ["none", "nessuno", "0"].contains(&text) {
        return Ok(Vec::new());
    }
    let number = |word: &str| {
        let index = word.parse::<usize>().ok()?.checked_sub(1).filter(|&index| index < players.min(MAX_SEATS));
        index.and_then(Player::new)
    };
    let read = |word: &str| {
        let most = players.to_string();
        let values = [("found", word.into()), ("least", "1".into()), ("most", most.into())];
        number(word).ok_or_else(|| Failure::BadInput(words.say_with(id::ERROR_NOT_A_NUMBER, &values)))
    };
    let mut people = list(text).into_iter().map(read).collect::<Result<Vec<_>, _>>()?;
    people.sort_unstable();
    people.dedup();
    Ok(people)
}

/// The bots: those named, one for all, or the strongest there is.
fn bots<B: Named>(names: Option<&str>, due: usize, words: Words) -> Result<Vec<B>, Failure> {
    let Some(names) = names else { return Ok(vec![strongest(); due]) };
    let bots = list(names).into_iter().map(|name| find::bot(name, words)).collect::<Result<Vec<_>, _>>()?;
    match bots.as_slice() {
        &[only] => Ok(vec![only; due]),
        several if several.len() == due => Ok(bots),
        several => {
            let values = [("due", due.into()), ("found", several.len().into())];
            Err(Failure::BadInput(words.say_with(id::ERROR_BOT_COUNT, &values)))
        }
    }
}

/// The game's name, its dice, and the seed of what bots decide.
fn chance_for(options: &Options, bytes: [u8; 32], players: usize) -> Result<(GameId, Dice, u64), Failure> {
    let ours = |_| Failure::Ours("a game's name that is none".to_owned());
    let bot_seed = u64::from_le_bytes(bytes[..8].try_into().unwrap_or_default());
    if let Some(seed) = options.seed {
        let game = format!("seed-{seed}").parse().map_err(ours)?;
        return Ok((game, Dice::seeded(seed), !seed));
    }
    let game: GameId = format!("game-{:08x}", bot_seed >> 32).parse().map_err(ours)?;
    if options.are_dice_typed() {
        return Ok((game, Dice::Typed, bot_seed));
    }
    let secret = fresh_bytes().map(Secret::from_bytes).map_err(|error| Failure::Ours(error.to_string()))?;
    let dice = Dice::secret(secret, &game, players);
    Ok((game, dice, bot_seed))
}

/// When time is up: as asked for, else as the regulation says.
fn limit(options: &Options, minutes: Option<u16>, people: usize) -> Limit {
    match (options.laps, options.minutes, minutes) {
        (Some(laps), _, _) => Limit::Laps(laps),
        (None, Some(minutes), _) => Limit::Minutes(minutes),
        (None, None, _) if people == 0 => Limit::Laps(BOTS_ONLY_LAPS),
        (None, None, Some(minutes)) => Limit::Minutes(minutes),
        (None, None, None) => Limit::Never,
    }
}

impl<G: Terminal> Session<G> {
    /// The first lines: what is played, by whom, with what dice.
    fn welcome(&mut self) {
        let words = self.words;
        let name = &self.game.regulation.name;
        let name = match words.lang() {
            words::Lang::It => name.it.clone(),
            words::Lang::En => name.en.clone(),
        };
        let sitters = self.company.names().join(", ");
        let values = [("regulation", name.into()), ("players", sitters.into())];
        self.paragraph(&words.say_with(id::PLAY_WELCOME, &values));
        if let DiceSource::Committed(commitment, _) = &self.game.header().dice {
            let values = [("commitment", commitment.to_string().into())];
            let line = words.say_with(id::PLAY_COMMITMENT, &values);
            self.paragraph(&line);
        }
        if self.is_refereed {
            self.paragraph(&words.say(id::PLAY_REFEREE_WELCOME));
        }
    }
}
