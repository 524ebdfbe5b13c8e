//! Uniform over everything legal: the yardstick for speed and the hammer for the laws.

use chance::{Source, Stream};
use rules::{Command, Legal};

#[inline]
pub(crate) fn choose(legal: &Legal<'_>, source: &mut impl Source) -> Option<Command> {
    legal.sample(|count| source.below(Stream::Cards, count))
}
