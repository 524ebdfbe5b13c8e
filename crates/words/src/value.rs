//! What a sentence can be filled with.

use fluent_bundle::FluentValue;
use std::borrow::Cow;

/// A text, or a number that the sentence may count with. Whatever is not counted (a seed, a percentage) is a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// Said as it is.
    Text(Cow<'a, str>),
    /// Said in figures; decides between singular and plural.
    Number(u32),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Value<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Value<'_> {
    /// What is too large to count with is said as a text.
    fn from(number: usize) -> Self {
        u32::try_from(number).map_or_else(|_| number.to_string().into(), Self::Number)
    }
}

impl From<i32> for Value<'_> {
    /// What is below zero is said as a text.
    fn from(number: i32) -> Self {
        u32::try_from(number).map_or_else(|_| number.to_string().into(), Self::Number)
    }
}

impl<'a> From<&'a Value<'_>> for FluentValue<'a> {
    fn from(value: &'a Value<'_>) -> Self {
        match value {
            Value::Text(text) => Self::from(text.as_ref()),
            Value::Number(number) => Self::from(*number),
        }
    }
}
