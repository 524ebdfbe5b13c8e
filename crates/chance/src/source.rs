//! What a game may ask of chance.
//!
//! A source cannot fail. One that can run out of values is not a source by itself: see
//! [`Script::supply`](crate::Script::supply).

use std::fmt;

/// What the chance is for. Dice and cards are told apart so that a dispute about one never touches the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stream {
    /// Rolls of dice.
    Dice,
    /// Cards taken, territories and objectives dealt.
    Cards,
}

impl Stream {
    /// The name in the text that online values are derived from, and in messages.
    pub fn name(self) -> &'static str {
        match self {
            Stream::Dice => "dice",
            Stream::Cards => "cards",
        }
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Answers whenever a game asks for chance.
pub trait Source {
    /// A number in `0..n`, each as likely as any other.
    ///
    /// There is no number below 0: asking with `n` 0 is a mistake of the caller, which stops a debug build and
    /// is answered with 0 otherwise.
    fn below(&mut self, stream: Stream, n: u32) -> u32;

    /// One roll of a die, 1 to 6: the same as a number below 6 of the dice stream, plus one.
    #[inline]
    fn die(&mut self) -> u8 {
        self.below(Stream::Dice, 6) as u8 + 1
    }
}

impl<S: Source + ?Sized> Source for &mut S {
    #[inline]
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        (**self).below(stream, n)
    }

    #[inline]
    fn die(&mut self) -> u8 {
        (**self).die()
    }
}
