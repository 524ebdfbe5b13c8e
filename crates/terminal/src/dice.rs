//! Where dice and cards come from: a secret committed to before the game, a seed, or the hands of those who play.

use chance::{GameId, KeyStream, PlayerSeed, Secret, Seeded};
use frame::Game;
use notation::{DiceSource, Reveal};
use std::fs::File;
use std::io::{self, Read as _};

/// The source of chance of one game.
pub(super) enum Dice {
    /// Known to nobody until the game is over.
    Secret(Secret, Box<KeyStream>),
    /// The same seed, the same dice.
    Seeded(u64, Box<Seeded>),
    /// Real dice and cards, typed in.
    Typed,
}

impl Dice {
    /// The stream of a simulation that a game of its own uses.
    pub(super) const STREAM: u64 = 0;

    /// Dice nobody knows.
    pub(super) fn secret(secret: Secret, game: &GameId, players: usize) -> Self {
        let stream = KeyStream::new(&secret, game, &seeds(players));
        Self::Secret(secret, Box::new(stream))
    }

    /// Dice that can be had again.
    pub(super) fn seeded(seed: u64) -> Self {
        Self::Seeded(seed, Box::new(Seeded::new(seed, Self::STREAM)))
    }

    /// The answer to a question; `None` where it is typed in.
    pub(super) fn answer<G: Game>(&mut self, question: G::Question) -> Option<G::Command> {
        match self {
            Self::Secret(_, stream) => Some(G::answer(question, stream.as_mut())),
            Self::Seeded(_, generator) => Some(G::answer(question, generator.as_mut())),
            Self::Typed => None,
        }
    }

    /// Whether they are those of a real table.
    pub(super) fn are_typed(&self) -> bool {
        matches!(self, Self::Typed)
    }

    /// What a record says of them before the game.
    pub(super) fn source(&self, players: usize) -> DiceSource {
        match self {
            Self::Secret(secret, _) => DiceSource::Committed(secret.commitment(), seeds(players)),
            Self::Seeded(..) => DiceSource::Seeded,
            Self::Typed => DiceSource::Typed,
        }
    }

    /// What a record says of them after the game.
    pub(super) fn reveal(&self) -> Reveal {
        match self {
            Self::Secret(secret, _) => Reveal::Secret(secret.reveal_hex()),
            Self::Seeded(seed, _) => Reveal::Seed(*seed, Self::STREAM),
            Self::Typed => Reveal::Nothing,
        }
    }
}

/// Nobody adds a seed of their own: there is one keyboard.
fn seeds(players: usize) -> Vec<PlayerSeed> {
    vec![PlayerSeed::none(); players]
}

/// Bytes nobody can guess, from the operating system.
pub(super) fn fresh_bytes() -> io::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    File::open("/dev/urandom")?.read_exact(&mut bytes)?;
    Ok(bytes)
}
