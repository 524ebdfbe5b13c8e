//! The dice and cards of an online game: fixed before it starts, secret while it lasts, checkable afterwards.
//!
//! # How values are made
//!
//! Everything needed to make them again, in any language:
//!
//! 1. **Promise.** Before anybody chooses a seed the host picks a secret of 32 bytes and shows the id of the game
//!    and the secret's *commitment*: the SHA-256 of those 32 bytes, as 64 lower-case hexadecimal digits.
//! 2. **Seeds.** Then each player adds a seed. A player who adds none has the seed `-`. The host can no longer
//!    choose the secret to suit the seeds, and players do not know the secret. So that nobody can choose a seed to
//!    suit the others' either, a player first gives the seed's own commitment ([`crate::SeedCommitment`]) and tells
//!    the seed once everybody's part is fixed; `docs/dice.md` says how, and what that leaves possible.
//! 3. **Message.** For each block of values there is one line of ASCII text, with no line end:
//!
//!    ```text
//!    sdadata-chance/1 game=GAME seeds=SEED,SEED,SEED stream=STREAM block=NUMBER
//!    ```
//!
//!    `GAME` is the id of the game. The seeds are in seat order, separated by commas without spaces. `STREAM` is
//!    `dice` or `cards`. `NUMBER` is decimal, without leading zeros: 0, 1, 2 and so on, separately for each
//!    stream. Game ids and seeds are 1 to 64 characters out of `A`-`Z`, `a`-`z`, `0`-`9`, `-`, `_` and `.`, so
//!    that two different games never share a message.
//! 4. **Block.** A block is HMAC-SHA256 with the 32 bytes of the secret (not their hexadecimal digits) as the key
//!    and the message as the text. Its 32 bytes are eight words of four bytes each, the most significant byte
//!    first, used in order. After the eighth comes the first word of the next block.
//! 5. **Value.** To get a number from 0 to `n - 1`, let `fair` be 2³² − (2³² mod `n`). Take the next word of the
//!    stream; while it is `fair` or more, throw it away and take the next. The number is the word modulo `n`. Every
//!    value takes at least one word, even for `n` = 1.
//! 6. **Die.** A die is a number from 0 to 5 of the stream `dice`, plus one.
//! 7. **Check.** After the game the host shows the secret. Its SHA-256 must be the commitment, and every value of
//!    the record must come out again.
//!
//! For example, with the secret of bytes 0, 1, 2 … 31, the game `prova` and the seeds `anna`, `-`, `bruno`, the
//! commitment is
//!
//! ```text
//! 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
//! ```
//!
//! The first message for dice is
//!
//! ```text
//! sdadata-chance/1 game=prova seeds=anna,-,bruno stream=dice block=0
//! ```
//!
//! which gives the block
//!
//! ```text
//! 0c6bdcfb 49bc07bf b3fd3ee8 d3cdd10b 765bc275 06decd66 a2ec11b6 08031b15
//! ```
//!
//! and the dice 6 4 1 4 2 5 1 6.
//!
//! This module does not know when a secret may be shown, nor which value was used for what: the game's record does.

use crate::secret::Secret;
use crate::source::{Source, Stream};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fmt;
use std::str::FromStr;

/// The chance of one online game.
#[derive(Clone)]
pub struct KeyStream {
    dice: Words,
    cards: Words,
}

impl KeyStream {
    /// The values of this game; `seeds` are the players' in seat order.
    pub fn new(secret: &Secret, game: &GameId, seeds: &[PlayerSeed]) -> KeyStream {
        KeyStream::resume(secret, game, seeds, Position::default())
    }

    /// The values that follow `position`, as if those before it had just been taken.
    pub fn resume(secret: &Secret, game: &GameId, seeds: &[PlayerSeed], position: Position) -> KeyStream {
        let words = |stream, next| Words::new(secret, &message_start(game, seeds, stream), next);
        KeyStream { dice: words(Stream::Dice, position.dice), cards: words(Stream::Cards, position.cards) }
    }

    /// How far both streams have been used.
    pub fn position(&self) -> Position {
        Position { dice: self.dice.next, cards: self.cards.next }
    }
}

impl Source for KeyStream {
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        debug_assert!(n > 0, "no number is below 0");
        match stream {
            Stream::Dice => self.dice.below(n.max(1)),
            Stream::Cards => self.cards.below(n.max(1)),
        }
    }
}

impl fmt::Debug for KeyStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KeyStream").field("position", &self.position()).finish_non_exhaustive()
    }
}

/// How many words of each stream have been used, those thrown away included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Position {
    /// Words of the stream of dice.
    pub dice: u64,
    /// Words of the stream of cards.
    pub cards: u64,
}

/// The id of a game, as it stands in the text its values are derived from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameId(String);

/// What one player adds to the chance of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayerSeed(String);

impl PlayerSeed {
    /// The seed of a player who gives none: `-`.
    pub fn none() -> PlayerSeed {
        PlayerSeed("-".to_owned())
    }
}

impl FromStr for GameId {
    type Err = WordFault;

    fn from_str(text: &str) -> Result<GameId, WordFault> {
        check_word(text).map(GameId)
    }
}

impl FromStr for PlayerSeed {
    type Err = WordFault;

    fn from_str(text: &str) -> Result<PlayerSeed, WordFault> {
        check_word(text).map(PlayerSeed)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for PlayerSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a text cannot be a game id or a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordFault {
    /// Empty, or longer than 64 characters.
    #[error("{found} characters, 1 to 64 expected")]
    Length {
        /// How many there are.
        found: usize,
    },
    /// A character outside the alphabet.
    #[error("{found:?} is not one of A-Z a-z 0-9 - _ .")]
    Character {
        /// The first such character.
        found: char,
    },
}

fn check_word(text: &str) -> Result<String, WordFault> {
    let length = text.chars().count();
    if !(1..=64).contains(&length) {
        return Err(WordFault::Length { found: length });
    }
    let foreign = |c: &char| !(c.is_ascii_alphanumeric() || "-_.".contains(*c));
    match text.chars().find(foreign) {
        Some(found) => Err(WordFault::Character { found }),
        None => Ok(text.to_owned()),
    }
}

/// The message of every block of a stream, up to the block's number.
fn message_start(game: &GameId, seeds: &[PlayerSeed], stream: Stream) -> String {
    let seeds: Vec<&str> = seeds.iter().map(|seed| seed.0.as_str()).collect();
    format!("sdadata-chance/1 game={game} seeds={} stream={stream} block=", seeds.join(","))
}

/// The words of one stream.
#[derive(Clone)]
struct Words {
    /// Keyed, and fed with the message up to the block's number.
    start: Hmac<Sha256>,
    /// The block that holds the word before `next`, if it has been made.
    block: Option<(u64, [u8; 32])>,
    next: u64,
}

impl Words {
    const PER_BLOCK: u64 = 8;

    fn new(secret: &Secret, message_start: &str, next: u64) -> Words {
        let keyed = Hmac::<Sha256>::new_from_slice(secret.bytes()).expect("HMAC takes a key of any length");
        Words { start: keyed.chain_update(message_start), block: None, next }
    }

    fn below(&mut self, n: u32) -> u32 {
        let words = 1_u64 << 32;
        let fair = words - words % u64::from(n);
        loop {
            let word = self.take();
            if u64::from(word) < fair {
                return word % n;
            }
        }
    }

    fn take(&mut self) -> u32 {
        let block = self.block(self.next / Words::PER_BLOCK);
        let (words, _) = block.as_chunks::<4>();
        let word = words[(self.next % Words::PER_BLOCK) as usize];
        self.next += 1;
        u32::from_be_bytes(word)
    }

    fn block(&mut self, number: u64) -> [u8; 32] {
        match self.block {
            Some((made, block)) if made == number => block,
            _ => {
                let mac = self.start.clone().chain_update(number.to_string());
                let block = mac.finalize().into_bytes().into();
                self.block = Some((number, block));
                block
            }
        }
    }
}
