//! Reading a line word by word, and the words all games share. Every fault says what stands there and what was
//! expected. The things of one game alone are in that game's own module.

use frame::{Armies, Dice, Faces, Lap, Order, OrderRolls, Player, RuleId, Seat, SeatSet};
use std::fmt::Write as _;

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("found {found}, expected {expected}")]
pub struct TextFault {
    /// What stands there.
    pub found: String,
    /// What was expected.
    pub expected: String,
}

impl TextFault {
    pub(crate) fn new(found: &str, expected: impl Into<String>) -> Self {
        let shown: String = found.chars().take(60).collect();
        Self { found: format!("'{shown}'"), expected: expected.into() }
    }

    pub(crate) fn nothing(expected: impl Into<String>) -> Self {
        Self { found: "nothing".into(), expected: expected.into() }
    }
}

pub(crate) type Read<T> = Result<T, TextFault>;

/// The words of one line, read from left to right.
#[derive(Clone)]
pub(crate) struct Line<'t> {
    /// What has not been read, from its first word on.
    rest: &'t str,
}

impl<'t> Line<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Self { rest: text.trim_ascii_start() }
    }

    pub(crate) fn word(&mut self, expected: &str) -> Read<&'t str> {
        let word = self.peek().ok_or_else(|| TextFault::nothing(expected))?;
        self.rest = self.rest[word.len()..].trim_ascii_start();
        Ok(word)
    }

    pub(crate) fn peek(&self) -> Option<&'t str> {
        self.rest.split(|c: char| c.is_ascii_whitespace()).next().filter(|word| !word.is_empty())
    }

    /// What follows, whole.
    pub(crate) fn rest(self) -> &'t str {
        self.rest
    }

    /// Nothing may follow.
    pub(crate) fn end<T>(self, value: T) -> Read<T> {
        match self.peek() {
            None => Ok(value),
            Some(word) => Err(TextFault::new(word, "the end of the line")),
        }
    }

    pub(crate) fn keyword(&mut self, word: &str) -> Read<()> {
        let found = self.word(word)?;
        if found == word { Ok(()) } else { Err(TextFault::new(found, format!("'{word}'"))) }
    }

    /// A seat and the card it has, which is not told: `A ?`.
    pub(crate) fn hidden_card(&mut self) -> Read<Seat> {
        let seat = self.seat()?;
        self.keyword("?")?;
        Ok(seat)
    }

    /// Two seats and how many cards went from one to the other, which are not told: `A B ?2`.
    pub(crate) fn hidden_cards<N: std::str::FromStr>(&mut self) -> Read<(Seat, Seat, N)> {
        let (from, to) = (self.seat()?, self.seat()?);
        let count = self.parse("a number of cards such as ?2", |word| word.strip_prefix('?')?.parse().ok())?;
        Ok((from, to, count))
    }

    pub(crate) fn parse<T>(&mut self, expected: &str, parse: impl FnOnce(&str) -> Option<T>) -> Read<T> {
        let word = self.word(expected)?;
        parse(word).ok_or_else(|| TextFault::new(word, expected))
    }

    pub(crate) fn number<T: std::str::FromStr>(&mut self, expected: &str) -> Read<T> {
        self.parse(expected, |word| plain(word).then(|| word.parse().ok()).flatten())
    }

    pub(crate) fn armies(&mut self) -> Read<Armies> {
        self.number("a number of armies").map(Armies)
    }

    pub(crate) fn dice(&mut self) -> Read<Dice> {
        self.number("a number of dice").map(Dice)
    }

    pub(crate) fn lap(&mut self) -> Read<Lap> {
        self.number("a lap").map(Lap)
    }

    pub(crate) fn seat(&mut self) -> Read<Seat> {
        self.parse("a seat, A to F", seat)
    }

    pub(crate) fn rule(&mut self) -> Read<RuleId> {
        self.parse("a rule such as C51", RuleId::parse)
    }

    pub(crate) fn player(&mut self) -> Read<Player> {
        self.parse("the number of a player", player)
    }

    /// Who sits at each of these seats: `A=3 B=1`, or `A=ghost`.
    pub(crate) fn order(&mut self, seats: SeatSet) -> Read<Order> {
        let mut order = Order::empty();
        for seat in seats.iter() {
            let found = self.parse("a seat and its player such as A=3", |word| {
                match word.split_once('=').filter(|(letter, _)| *letter == seat.to_string())? {
                    (_, "ghost") => Some(None),
                    (_, number) => player(number).map(Some),
                }
            })?;
            if let Some(player) = found {
                order.seat(seat, player);
            }
        }
        Ok(order)
    }

    /// Rank and score of each player, as [`rolls_text`] writes them.
    pub(crate) fn rolls(&mut self) -> Read<OrderRolls> {
        let mut parts = [(0, 0, false); 6];
        for part in &mut parts {
            *part = self.parse("rank and score such as 0/6*", |word| {
                let (rank, score) = word.split_once('/')?;
                let pending = score.ends_with('*');
                let (rank, score): (u8, u8) = (rank.parse().ok()?, score.trim_end_matches('*').parse().ok()?);
                (rank < 8 && score < 32).then_some((rank, score, pending))
            })?;
        }
        Ok(OrderRolls::from_parts(parts))
    }

    /// One to three faces, up to the first word that is no number.
    pub(crate) fn faces(&mut self) -> Read<Faces> {
        let mut faces = Vec::new();
        while let Some(face) = self.peek().filter(|word| plain(word)).and_then(|word| word.parse().ok()) {
            faces.push(face);
            self.word("a face")?;
        }
        let shown = faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        Faces::new(&faces).ok_or_else(|| TextFault::new(&shown, "one to three faces from 1 to 6"))
    }
}

/// Digits alone, and no leading zero: a number has one spelling.
pub(crate) fn plain(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit()) && (word.len() == 1 || !word.starts_with('0'))
}

pub(crate) fn seat(word: &str) -> Option<Seat> {
    let mut letters = word.chars();
    let seat = Seat::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(seat)
}

fn player(word: &str) -> Option<Player> {
    word.parse::<usize>().ok()?.checked_sub(1).and_then(Player::new)
}

/// The name of a thing as the last words of its line, for it may have spaces; nothing where there is none.
pub(crate) fn named(name: &str, text: &mut String) {
    if !name.is_empty() {
        let _ = write!(text, " name {name}");
    }
    text.push('\n');
}

pub(crate) fn faces_text(faces: Faces) -> String {
    faces.faces().iter().fold(String::new(), |mut text, face| {
        let space = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{space}{face}");
        text
    })
}

/// Who sits where, a space before each: ` A=3 B=1`.
pub(crate) fn order_text(seats: SeatSet, order: &Order) -> String {
    let seat = |seat: Seat| match order.player(seat) {
        Some(player) => format!(" {seat}={}", player.number()),
        None => format!(" {seat}=ghost"),
    };
    seats.iter().map(seat).collect()
}

/// Rank and score of each player, with a star for who has still to roll: `0/6 0/6* 2/3`.
pub(crate) fn rolls_text(rolls: OrderRolls) -> String {
    Player::first(6).fold(String::new(), |mut text, player| {
        let (rank, score, pending) = rolls.part(player);
        let _ = write!(text, " {rank}/{score}{}", if pending { "*" } else { "" });
        text
    })
}
