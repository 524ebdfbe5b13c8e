//! What a table's log says: one entry for each thing that happened, a first line with its kind and its own lines below.
//! Moves are in the lines of a record, so that a log can be read by whoever can read a record.

use crate::invitation::Invitation;
use crate::options::Options;
use chance::{GameId, PlayerSeed, Position, Secret};
use std::fmt::Write as _;
use std::str::FromStr as _;

/// One entry.
#[derive(Debug)]
pub(crate) enum Entry<'t> {
    /// The table was opened.
    Opened(Opened),
    /// A chair was taken.
    Sat(Sat),
    /// A chair was given back.
    Left { player: usize, nonce: Option<&'t str> },
    /// Moves were made: by a player, by chance, by the clock.
    Moved(Moved<'t>),
    /// A player is away: a bot stands in, or the seat only defends.
    Away { player: usize },
    /// A player is back.
    Returned { player: usize, nonce: Option<&'t str> },
    /// Nobody ran the clocks for so many milliseconds: everybody has them back.
    Idle { milliseconds: i64 },
    /// The server was stopped in an orderly way.
    Stopped,
    /// Nobody is going to play this game.
    Abandoned,
}

/// What is known from the beginning.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) regulation: String,
    pub(crate) hash: String,
    pub(crate) players: usize,
    pub(crate) by: Option<String>,
    pub(crate) options: Options,
    pub(crate) secret: Secret,
    /// The word that opens the chairs that are kept.
    pub(crate) invitation: Option<Invitation>,
}

/// Who sat down.
#[derive(Clone, Debug)]
pub(crate) struct Sat {
    pub(crate) player: usize,
    pub(crate) who: Who,
    pub(crate) seed: PlayerSeed,
    pub(crate) nonce: Option<String>,
}

/// Who sits on a chair. People are known by their number alone: a name can be changed or erased.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person.
    Person(String),
    /// A bot of the house, by name.
    Bot(String),
}

/// Moves, who asked for them and how far the dice are afterwards.
#[derive(Debug)]
pub(crate) struct Moved<'t> {
    pub(crate) player: Option<usize>,
    pub(crate) nonce: Option<&'t str>,
    pub(crate) chance: Position,
    pub(crate) lines: &'t str,
}

/// An entry that cannot be read: of a later version, or damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an entry cannot be read: {0}")]
pub struct Unreadable(pub String);

impl Opened {
    pub(crate) fn print(&self) -> String {
        let invitation = self.invitation.as_ref().map(|invitation| format!("invitation {}\n", invitation.reveal()));
        format!(
            "table 1\nregulation {} {}\nplayers {}\nby {}\nsecret {}\n{}{}",
            self.regulation,
            self.hash,
            self.players,
            self.by.as_deref().unwrap_or("-"),
            self.secret.reveal_hex(),
            invitation.unwrap_or_default(),
            self.options.lines()
        )
    }
}

impl Sat {
    pub(crate) fn print(&self) -> String {
        let who = match &self.who {
            Who::Person(id) => format!("person {id}"),
            Who::Bot(name) => format!("bot {name}"),
        };
        format!("sat {} {who} seed {} nonce {}\n", self.player, self.seed, self.nonce.as_deref().unwrap_or("-"))
    }
}

/// `moved PLAYER nonce NONCE chance DICE CARDS`, with the moves below.
pub(crate) fn print_moved(player: Option<usize>, nonce: Option<&str>, chance: Position, lines: &str) -> String {
    let mut text = String::with_capacity(lines.len() + 64);
    let _ = match player {
        Some(player) => write!(text, "moved {player}"),
        None => write!(text, "moved -"),
    };
    let _ = writeln!(text, " nonce {} chance {} {}", nonce.unwrap_or("-"), chance.dice, chance.cards);
    text.push_str(lines);
    text
}

pub(crate) fn print_left(player: usize, nonce: Option<&str>) -> String {
    format!("left {player} nonce {}\n", nonce.unwrap_or("-"))
}

pub(crate) fn print_returned(player: usize, nonce: Option<&str>) -> String {
    format!("returned {player} nonce {}\n", nonce.unwrap_or("-"))
}

/// Reads an entry.
pub(crate) fn read(body: &str) -> Result<Entry<'_>, Unreadable> {
    let (first, rest) = body.split_once('\n').unwrap_or((body, ""));
    let words: Vec<&str> = first.split(' ').collect();
    read_words(&words, rest).ok_or_else(|| Unreadable(first.to_owned()))
}

fn read_words<'t>(words: &[&'t str], rest: &'t str) -> Option<Entry<'t>> {
    let given = |word: &'t str| (word != "-").then_some(word);
    Some(match *words {
        ["table", "1"] => Entry::Opened(read_opened(rest)?),
        ["sat", player, kind, who, "seed", seed, "nonce", nonce] => Entry::Sat(Sat {
            player: player.parse().ok()?,
            who: match kind {
                "person" => Who::Person(who.to_owned()),
                "bot" => Who::Bot(who.to_owned()),
                _ => return None,
            },
            seed: PlayerSeed::from_str(seed).ok()?,
            nonce: given(nonce).map(str::to_owned),
        }),
        ["left", player, "nonce", nonce] => Entry::Left { player: player.parse().ok()?, nonce: given(nonce) },
        ["moved", player, "nonce", nonce, "chance", dice, cards] => Entry::Moved(Moved {
            player: given(player).map(str::parse).transpose().ok()?,
            nonce: given(nonce),
            chance: Position { dice: dice.parse().ok()?, cards: cards.parse().ok()? },
            lines: rest,
        }),
        ["away", player] => Entry::Away { player: player.parse().ok()? },
        ["returned", player, "nonce", nonce] => Entry::Returned { player: player.parse().ok()?, nonce: given(nonce) },
        ["idle", milliseconds] => Entry::Idle { milliseconds: milliseconds.parse().ok()? },
        ["stopped"] => Entry::Stopped,
        ["abandoned"] => Entry::Abandoned,
        _ => return None,
    })
}

fn read_opened(text: &str) -> Option<Opened> {
    let (mut regulation, mut players, mut by, mut secret, mut invitation) = (None, None, None, None, None);
    let mut options = Options::default();
    for line in text.lines() {
        match line.split_once(' ')? {
            ("regulation", rest) => regulation = rest.split_once(' '),
            ("players", rest) => players = rest.parse().ok(),
            ("by", rest) => by = (rest != "-").then(|| rest.to_owned()),
            ("secret", rest) => secret = Secret::from_hex(rest).ok(),
            ("invitation", rest) => invitation = Some(Invitation::from(rest)),
            ("option", rest) => {
                let (name, value) = rest.split_once(' ')?;
                options.read(name, value);
            }
            _ => {}
        }
    }
    let (regulation, hash) = regulation?;
    Some(Opened {
        regulation: regulation.to_owned(),
        hash: hash.to_owned(),
        players: players?,
        by,
        options,
        secret: secret?,
        invitation,
    })
}

/// A nonce is a word like a game's id.
pub(crate) fn is_nonce(text: &str) -> bool {
    text != "-" && GameId::from_str(text).is_ok()
}
