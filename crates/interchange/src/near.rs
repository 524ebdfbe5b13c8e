//! People who may be one and the same: equal names, swapped ones, slips of the pen, equal nicknames or numbers.

use crate::text::fold;
use director::tournament::Person;

/// Why two may be the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Why {
    /// The same name, letter by letter but for capitals and spaces.
    Same,
    /// The same number in a national list.
    NationalId,
    /// The same name but for accents, apostrophes and hyphens.
    Accents,
    /// Name and surname the other way round.
    Swapped,
    /// So many letters differ.
    Typos(u8),
    /// The same nickname.
    Nickname,
}

impl Why {
    /// Whether there is no doubt, so that the second may not enter.
    #[must_use]
    pub const fn is_certain(self) -> bool {
        matches!(self, Self::Same | Self::NationalId)
    }
}

/// Two who may be the same, by their places in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alike {
    /// The earlier one.
    pub first: usize,
    /// The later one.
    pub second: usize,
    /// The reason that was given.
    pub why: Why,
}

/// Everybody who may be the same as somebody before them, of those from `from` on.
#[must_use]
pub fn alike(people: &[&Person], from: usize) -> Vec<Alike> {
    let keys: Vec<_> = people.iter().map(|person| Key::new(person)).collect();
    let mut found = Vec::new();
    for second in from..keys.len() {
        let pair = |first: usize| keys[first].why(&keys[second]).map(|why| Alike { first, second, why });
        found.extend((0..second).filter_map(pair));
    }
    found
}

/// What of a person is compared.
struct Key {
    exact: String,
    name: String,
    surname: String,
    nickname: String,
    national_id: String,
}

impl Key {
    fn new(person: &Person) -> Self {
        let lower = person.full_name().split_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
        let folded = |text: &Option<String>| text.as_deref().map(fold).unwrap_or_default();
        Self {
            exact: lower.join(" "),
            name: fold(&person.name),
            surname: fold(&person.surname),
            nickname: folded(&person.nickname),
            national_id: folded(&person.national_id),
        }
    }

    /// The strongest reason there is.
    fn why(&self, other: &Self) -> Option<Why> {
        let same = |a: &str, b: &str| !a.is_empty() && a == b;
        if same(&self.exact, &other.exact) {
            return Some(Why::Same);
        }
        if same(&self.national_id, &other.national_id) {
            return Some(Why::NationalId);
        }
        let joined = |a: &str, b: &str| format!("{a}{b}").replace(' ', "");
        let (own, theirs) = (joined(&self.name, &self.surname), joined(&other.name, &other.surname));
        if same(&own, &theirs) {
            return Some(Why::Accents);
        }
        if same(&own, &joined(&other.surname, &other.name)) {
            return Some(Why::Swapped);
        }
        self.typos(other).map(Why::Typos).or_else(|| same(&self.nickname, &other.nickname).then_some(Why::Nickname))
    }

    /// One or two slips, in the name or in the surname; short names leave less room for them.
    fn typos(&self, other: &Self) -> Option<u8> {
        let name = slips(&self.name, &other.name)?;
        let sum = name + slips(&self.surname, &other.surname)?;
        (1..=2).contains(&sum).then_some(sum)
    }
}

fn slips(a: &str, b: &str) -> Option<u8> {
    let (short, long) = {
        let (a, b) = (a.chars().count(), b.chars().count());
        (a.min(b), a.max(b))
    };
    let room = match short {
        0..=2 => 0,
        // Of three letters one may be missing, but another letter makes another name: Ada is not Ida.
        3 => usize::from(long > short),
        4..=6 => 1,
        _ => 2,
    };
    if long - short > room {
        return None;
    }
    if room == 0 {
        return (a == b).then_some(0);
    }
    u8::try_from(strsim::damerau_levenshtein(a, b)).ok().filter(|&distance| usize::from(distance) <= room)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str, surname: &str, nickname: &str) -> Person {
        let nickname = Some(nickname.to_owned()).filter(|text| !text.is_empty());
        Person { name: name.to_owned(), surname: surname.to_owned(), nickname, ..Person::default() }
    }

    #[test]
    fn who_may_be_the_same() {
        let cases = [
            (("Ada", "Torremoro", ""), ("ADA ", " torremoro", ""), Some(Why::Same)),
            (("Niccolò", "D'Aspina", ""), ("Niccolo", "Daspina", ""), Some(Why::Accents)),
            (("Ada", "Torremoro", ""), ("Torremoro", "Ada", ""), Some(Why::Swapped)),
            (("Ada", "Torremoro", ""), ("Ada", "Torermoro", ""), Some(Why::Typos(1))),
            (("Bruno", "Vandigrana", ""), ("Brumo", "Vandigrama", ""), Some(Why::Typos(2))),
            (("Ada", "Torremoro", ""), ("Lea", "Torremoro", ""), None),
            (("Ada", "Torremoro", ""), ("Ida", "Torremoro", ""), None),
            (("Ada", "Torremoro", ""), ("Adda", "Torremoro", ""), Some(Why::Typos(1))),
            (("Ada", "Torremoro", "Zar"), ("Ugo", "Selvabuio", "zar"), Some(Why::Nickname)),
            (("Ada", "Torremoro", ""), ("Ugo", "Selvabuio", ""), None),
        ];
        for (a, b, why) in cases {
            let (a, b) = (person(a.0, a.1, a.2), person(b.0, b.1, b.2));
            assert_eq!(alike(&[&a, &b], 0).first().map(|found| found.why), why, "{a:?} {b:?}");
            assert_eq!(alike(&[&b, &a], 1).first().map(|found| found.why), why, "{a:?} {b:?}");
        }
    }
}
