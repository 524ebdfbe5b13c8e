//! The kinds of values a setting can have: how a text spells each, and its one canonical print.
//!
//! Shape only: whether a number is in range or an id exists is for `check` to say.

use crate::fault::{Fault, Problem};
use crate::read::line_at;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::Deref;
use toml::Spanned;
use toml::de::DeValue;

/// A kind of value: read from a text, printed for the table, the comparison and the hash.
pub(crate) trait Value: Clone {
    /// What a text must hold, in words.
    fn expected() -> String;

    /// Reads it; what is wrong is noted.
    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self>;

    /// Its canonical form: what a text would say.
    fn print(&self) -> String;
}

/// Where the reading of one value notes what is wrong with it.
pub(crate) struct Notes<'a> {
    pub(crate) text: &'a str,
    pub(crate) key: &'a str,
    pub(crate) faults: &'a mut Vec<Fault>,
}

impl Notes<'_> {
    /// Notes that something of another kind than `T` was found; always `None`.
    pub(crate) fn misfit<T: Value, R>(&mut self, item: &Spanned<DeValue<'_>>) -> Option<R> {
        self.note(item, Problem::Found(describe(item.get_ref())), Some(T::expected()));
        None
    }

    /// Notes a word that is none of those known, with the nearest of them; always `None`.
    pub(crate) fn unknown<R>(
        &mut self,
        item: &Spanned<DeValue<'_>>,
        found: &str,
        expected: String,
        known: &[&str],
    ) -> Option<R> {
        self.note(item, Problem::Unknown(found.to_owned()), Some(expected));
        if let Some(fault) = self.faults.pop() {
            self.faults.push(fault.nearest(found, known.iter().copied()));
        }
        None
    }

    fn note(&mut self, item: &Spanned<DeValue<'_>>, problem: Problem, expected: Option<String>) {
        let line = line_at(self.text, item.span().start);
        let fault = Fault::new(Some(line), self.key, problem);
        self.faults.push(match expected {
            Some(expected) => fault.expected(expected),
            None => fault,
        });
    }
}

/// What stands in a text, in words.
pub(crate) fn describe(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("\"{text}\""),
        DeValue::Integer(number) => number.to_string(),
        DeValue::Float(number) => number.to_string(),
        DeValue::Boolean(yes) => yes.to_string(),
        DeValue::Datetime(date) => date.to_string(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}

macro_rules! whole_numbers {
    ($($Number:ty),*) => { $(
        impl Value for $Number {
            fn expected() -> String {
                format!("a whole number up to {}", Self::MAX)
            }

            fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
                let number = item.get_ref().as_integer().and_then(|n| Self::from_str_radix(n.as_str(), n.radix()).ok());
                number.or_else(|| notes.misfit::<Self, _>(item))
            }

            fn print(&self) -> String {
                self.to_string()
            }
        }
    )* };
}

whole_numbers!(u8, u16);

impl Value for String {
    fn expected() -> String {
        "a text".to_owned()
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        item.get_ref().as_str().map(str::to_owned).or_else(|| notes.misfit::<Self, _>(item))
    }

    fn print(&self) -> String {
        format!("{self:?}")
    }
}

impl<T: Value> Value for Vec<T> {
    fn expected() -> String {
        format!("a list, each of it {}", T::expected())
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        let Some(items) = item.get_ref().as_array() else { return notes.misfit::<Self, _>(item) };
        let read: Vec<_> = items.iter().map(|item| T::read(item, notes)).collect();
        read.into_iter().collect()
    }

    fn print(&self) -> String {
        let items: Vec<_> = self.iter().map(T::print).collect();
        format!("[{}]", items.join(", "))
    }
}

/// A number that may not be passed, or none at all (spelt `"none"`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit(Option<u16>);

impl Limit {
    /// No limit.
    pub const NONE: Self = Self(None);

    /// At most this many.
    #[must_use]
    pub const fn of(most: u16) -> Self {
        Self(Some(most))
    }

    /// The number, unless there is no limit.
    #[must_use]
    pub const fn get(self) -> Option<u16> {
        self.0
    }
}

impl Value for Limit {
    fn expected() -> String {
        format!("{} or \"none\"", u16::expected())
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        match item.get_ref() {
            DeValue::String(word) if word == "none" => Some(Self::NONE),
            DeValue::Integer(n) => match u16::from_str_radix(n.as_str(), n.radix()) {
                Ok(most) => Some(Self::of(most)),
                Err(_) => notes.misfit::<Self, _>(item),
            },
            DeValue::String(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => notes.misfit::<Self, _>(item),
        }
    }

    fn print(&self) -> String {
        self.0.map_or_else(|| "\"none\"".to_owned(), |most| most.to_string())
    }
}

/// A number for each number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByPlayers(BTreeMap<u8, u8>);

impl ByPlayers {
    /// The number for so many players, if there is one.
    #[must_use]
    pub fn get(&self, players: u8) -> Option<u8> {
        self.0.get(&players).copied()
    }

    /// Players and number, from the fewest players.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> {
        self.0.iter().map(|(&players, &number)| (players, number))
    }
}

impl Value for ByPlayers {
    fn expected() -> String {
        "a number for each number of players: { 4 = 30, 5 = 25 }".to_owned()
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        let Some(table) = item.get_ref().as_table() else { return notes.misfit::<Self, _>(item) };
        let read: Vec<_> = table
            .iter()
            .map(|(players, number)| match players.get_ref().parse() {
                Ok(players) => u8::read(number, notes).map(|number| (players, number)),
                Err(_) => {
                    notes.note(number, Problem::Unknown(players.get_ref().to_string()), Some(Self::expected()));
                    None
                }
            })
            .collect();
        read.into_iter().collect::<Option<_>>().map(Self)
    }

    fn print(&self) -> String {
        print_table(self.iter())
    }
}

/// A number for each continent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByContinent(BTreeMap<String, u8>);

impl ByContinent {
    /// The number for a continent, by id.
    #[must_use]
    pub fn get(&self, continent: &str) -> Option<u8> {
        self.0.get(continent).copied()
    }

    /// Continents and numbers, in alphabetical order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, u8)> {
        self.0.iter().map(|(continent, &number)| (continent.as_str(), number))
    }
}

impl Value for ByContinent {
    fn expected() -> String {
        "a number for each continent: { oceania = 2, asia = 7 }".to_owned()
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        let Some(table) = item.get_ref().as_table() else { return notes.misfit::<Self, _>(item) };
        let read: Vec<_> =
            table.iter().map(|(id, number)| Some((id.get_ref().to_string(), u8::read(number, notes)?))).collect();
        read.into_iter().collect::<Option<_>>().map(Self)
    }

    fn print(&self) -> String {
        print_table(self.iter())
    }
}

fn print_table(entries: impl Iterator<Item = (impl ToString, u8)>) -> String {
    let entries: Vec<_> = entries.map(|(key, number)| format!("{} = {number}", key.to_string())).collect();
    format!("{{ {} }}", entries.join(", "))
}

/// A number with digits behind the point, kept exactly: `50`, or `"1.100"` as a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decimal {
    digits: u32,
    decimals: u8,
}

impl Decimal {
    /// A whole number.
    #[must_use]
    pub const fn whole(number: u16) -> Self {
        Self { digits: number as u32, decimals: 0 }
    }

    /// It in parts of which ten to the power of `decimals` make one; `None` if it does not come out in these.
    #[must_use]
    pub fn in_parts(self, decimals: u8) -> Option<i64> {
        let digits = i64::from(self.digits);
        match decimals.checked_sub(self.decimals) {
            Some(more) => digits.checked_mul(10_i64.checked_pow(more.into())?),
            None => {
                let fewer = 10_i64.checked_pow((self.decimals - decimals).into())?;
                (digits % fewer == 0).then_some(digits / fewer)
            }
        }
    }

    fn parse(text: &str) -> Option<Self> {
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let plain = !whole.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        let decimals = u8::try_from(part.len()).ok().filter(|&decimals| decimals <= 4)?;
        let digits = format!("{whole}{part}").parse().ok().filter(|&digits: &u32| digits <= 10_000_000)?;
        (plain && !text.ends_with('.')).then_some(Self { digits, decimals })
    }
}

impl Value for Decimal {
    fn expected() -> String {
        "a number, or one with up to four digits behind a point as a text: \"1.100\"".to_owned()
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        let read = match item.get_ref() {
            DeValue::String(text) => Self::parse(text),
            DeValue::Integer(n) if n.radix() == 10 => Self::parse(n.as_str()),
            DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => None,
        };
        read.or_else(|| notes.misfit::<Self, _>(item))
    }

    fn print(&self) -> String {
        if self.decimals == 0 {
            return self.digits.to_string();
        }
        let width = usize::from(self.decimals) + 1;
        let digits = format!("{:0width$}", self.digits);
        let (whole, part) = digits.split_at(digits.len() - usize::from(self.decimals));
        format!("\"{whole}.{part}\"")
    }
}

/// A fraction, spelt `"5/4"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// Above the line.
    pub over: u8,
    /// Below it; never 0.
    pub under: u8,
}

impl Value for Ratio {
    fn expected() -> String {
        "a fraction as a text: \"5/4\"".to_owned()
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        let fraction = item.get_ref().as_str().and_then(|text| text.split_once('/'));
        let read =
            fraction.and_then(|(over, under)| Some(Self { over: over.parse().ok()?, under: under.parse().ok()? }));
        read.filter(|ratio| ratio.under > 0).or_else(|| notes.misfit::<Self, _>(item))
    }

    fn print(&self) -> String {
        format!("\"{}/{}\"", self.over, self.under)
    }
}

/// Something for some sizes of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BySize<T>(BTreeMap<u8, T>);

impl<T> BySize<T> {
    /// What there is for a table of so many.
    #[must_use]
    pub fn get(&self, size: usize) -> Option<&T> {
        self.0.get(&u8::try_from(size).ok()?)
    }

    /// Sizes and what there is for them.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &T)> {
        self.0.iter().map(|(&size, value)| (size, value))
    }
}

impl<T: Value> Value for BySize<T> {
    fn expected() -> String {
        format!("for some sizes of tables, {{ 5 = … }}, {}", T::expected())
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        let Some(table) = item.get_ref().as_table() else { return notes.misfit::<Self, _>(item) };
        let read: Vec<_> = table
            .iter()
            .map(|(size, value)| match size.get_ref().parse() {
                Ok(size) => T::read(value, notes).map(|value| (size, value)),
                Err(_) => {
                    notes.note(value, Problem::Unknown(size.get_ref().to_string()), Some(Self::expected()));
                    None
                }
            })
            .collect();
        read.into_iter().collect::<Option<_>>().map(Self)
    }

    fn print(&self) -> String {
        if self.0.is_empty() {
            return "{}".to_owned();
        }
        let entries: Vec<_> = self.0.iter().map(|(size, value)| format!("{size} = {}", value.print())).collect();
        format!("{{ {} }}", entries.join(", "))
    }
}

/// Something, or nothing (spelt `"none"`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Maybe<T>(Option<T>);

impl<T: Copy> Maybe<T> {
    /// What there is, if anything.
    #[must_use]
    pub const fn get(self) -> Option<T> {
        self.0
    }
}

impl<T: Value> Value for Maybe<T> {
    fn expected() -> String {
        format!("{}, or \"none\"", T::expected())
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        if item.get_ref().as_str() == Some("none") {
            Some(Self(None))
        } else {
            T::read(item, notes).map(|it| Self(Some(it)))
        }
    }

    fn print(&self) -> String {
        self.0.as_ref().map_or_else(|| "\"none\"".to_owned(), T::print)
    }
}

/// One of a closed list of words. Declared with `word_enum!`.
pub(crate) trait Word: Copy + PartialEq + Debug + 'static {
    /// The words in the order of declaration.
    const WORDS: &'static [&'static str];
    /// What each of them means.
    const MEANINGS: &'static [Self];

    /// Its word.
    fn as_word(self) -> &'static str;
}

impl<T: Word> Value for T {
    fn expected() -> String {
        one_of(T::WORDS)
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        place_among(T::WORDS, item, notes).map(|place| T::MEANINGS[place])
    }

    fn print(&self) -> String {
        format!("\"{}\"", self.as_word())
    }
}

// What follows is the same for every list of words, and compiled once: there are more than sixty.

/// A closed list, in words.
fn one_of(words: &[&str]) -> String {
    match words {
        [] => "nothing".to_owned(),
        [one] => (*one).to_owned(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

/// The place of a word among those known; what is none of them is noted.
fn place_among(words: &[&str], item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<usize> {
    let Some(found) = item.get_ref().as_str() else {
        notes.note(item, Problem::Found(describe(item.get_ref())), Some(one_of(words)));
        return None;
    };
    let known = words.iter().position(|word| *word == found);
    known.or_else(|| notes.unknown(item, found, one_of(words), words))
}

/// An ordered list of words, each at most once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names<T>(Vec<T>);

impl<T> Names<T> {
    /// The list.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T> Deref for Names<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Word> Value for Names<T> {
    fn expected() -> String {
        format!("a list of {}", T::expected())
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        if item.get_ref().as_array().is_none() {
            return notes.misfit::<Self, _>(item);
        }
        let words = Vec::<T>::read(item, notes)?;
        let twice = words.iter().enumerate().find(|(place, word)| words[..*place].contains(word));
        match twice {
            Some((_, word)) => {
                notes.note(item, Problem::Twice(word.as_word().to_owned()), None);
                None
            }
            None => Some(Self(words)),
        }
    }

    fn print(&self) -> String {
        self.0.print()
    }
}

/// Declares closed enums, each variant with the word a text uses for it.
macro_rules! word_enum {
    ($( $(#[$doc:meta])* $Name:ident { $( $(#[$variant_doc:meta])* $Variant:ident = $word:literal ),* $(,)? } )*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $Name { $( $(#[$variant_doc])* $Variant, )* }

        impl $Name {
            /// All of them, in the order of declaration.
            pub const ALL: &[Self] = &[ $( Self::$Variant, )* ];

            /// The word a text uses for it.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $( Self::$Variant => $word, )* }
            }
        }

        impl crate::value::Word for $Name {
            const WORDS: &'static [&'static str] = &[ $( $word, )* ];
            const MEANINGS: &'static [Self] = Self::ALL;

            fn as_word(self) -> &'static str {
                self.word()
            }
        }
    )* };
}

pub(crate) use word_enum;
