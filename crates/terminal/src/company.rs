//! Who plays: people at this keyboard and bots, in the order in which they came to the table.

use bots::Named;
use frame::Player;
use words::{Words, id};

/// What decides for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mind<B> {
    /// Somebody at the keyboard.
    Person,
    /// A bot of the game.
    Bot(B),
}

/// One of those who came to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sitter<B> {
    /// As the record and the screen call them.
    pub(super) name: String,
    /// What decides for them.
    pub(super) mind: Mind<B>,
}

/// Everybody who came to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Company<B>(Vec<Sitter<B>>);

impl<B: Named> Company<B> {
    /// These, in this order.
    pub(super) fn new(sitters: Vec<Sitter<B>>) -> Self {
        Self(sitters)
    }

    /// What decides for a player; one who is not on the list is played by the plainest bot.
    pub(super) fn mind(&self, player: Player) -> Mind<B> {
        self.0.get(player.index()).map_or(Mind::Bot(B::ALL[0]), |sitter| sitter.mind)
    }

    /// A player's name.
    pub(super) fn name(&self, player: Player) -> &str {
        self.0.get(player.index()).map_or("", |sitter| &sitter.name)
    }

    /// A player's name on the screen: the only person there is is "you".
    pub(super) fn shown(&self, player: Player, words: Words) -> String {
        let alone = self.people() == 1 && self.mind(player) == Mind::Person;
        if alone { words.say(id::PLAY_PLAYERS_YOU) } else { self.name(player).to_owned() }
    }

    /// The names, as a record has them.
    pub(super) fn names(&self) -> Vec<String> {
        self.0.iter().map(|sitter| sitter.name.clone()).collect()
    }

    /// How many people share the keyboard.
    pub(super) fn people(&self) -> usize {
        self.0.iter().filter(|sitter| sitter.mind == Mind::Person).count()
    }

    /// Everybody, in the order in which they came.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Sitter<B>> {
        self.0.iter()
    }
}

/// The bot that plays where none is named: the strongest there is.
pub(super) fn strongest<B: Named>() -> B {
    B::usual()
}
