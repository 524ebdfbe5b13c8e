//! The directory of clubs: Genova, GENOVA and génova are one club, and so is RCU Genova once the organiser has said it (T3.2,
//! T3.4). Names that are merely similar are never taken for one: they are listed, and the organiser answers once.

use super::command::Event;
use super::decide::{Decided, one};
use super::model::{Club, Tournament};
use super::refusal::Refusal;
use std::collections::{BTreeMap, BTreeSet};

/// A club's name as it is compared: words of small letters and digits, without accents.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ClubKey(String);

impl ClubKey {
    /// The key of a name, however it is written.
    #[must_use]
    pub fn of(name: &str) -> Self {
        let letter = |letter: char| match letter {
            '\'' | '’' | '.' => None,
            letter if letter.is_alphanumeric() => Some(letter),
            _ => Some(' '),
        };
        let folded: String = spelling::fold(name).chars().filter_map(letter).collect();
        Self(folded.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// The key as a text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether two names may be meant for one club: a slip of the pen, or a word more. A number more is another club.
    #[must_use]
    pub fn is_similar(&self, other: &Self) -> bool {
        if self.numbers() != other.numbers() {
            return false;
        }
        let joined = |key: &Self| key.0.replace(' ', "");
        let (own, theirs) = (joined(self), joined(other));
        let slips_most = match own.chars().count().min(theirs.chars().count()) {
            0..=4 => 0,
            5..=7 => 1,
            _ => 2,
        };
        spelling::slips(&own, &theirs, slips_most).is_some() || self.extends(other) || other.extends(self)
    }

    /// The numbers in a name: Aurora 2 is not Aurora.
    fn numbers(&self) -> Vec<&str> {
        self.0.split(' ').filter(|word| word.bytes().all(|byte| byte.is_ascii_digit())).collect()
    }

    /// Whether this name has every word of the other and more: RCU Genova, Genova.
    fn extends(&self, shorter: &Self) -> bool {
        let words: BTreeSet<_> = self.0.split(' ').collect();
        let telling = shorter.0.split(' ').any(|word| word.chars().count() >= TELLING_WORD_LETTERS);
        telling && shorter.0.split(' ').all(|word| words.contains(word))
    }
}

/// A word shorter than this says too little to make two names similar.
const TELLING_WORD_LETTERS: usize = 4;

/// Which names are one club, and which only look alike.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClubDirectory {
    /// Another name of a club, to the key the club goes by; no value is itself another name.
    aliases: BTreeMap<ClubKey, ClubKey>,
    /// Names that look alike and are not one club.
    distinct: BTreeSet<(ClubKey, ClubKey)>,
}

impl ClubDirectory {
    /// The key of the club that is meant by a name.
    #[must_use]
    pub fn key(&self, name: &str) -> ClubKey {
        self.root(ClubKey::of(name))
    }

    fn root(&self, key: ClubKey) -> ClubKey {
        self.aliases.get(&key).cloned().unwrap_or(key)
    }

    pub(super) fn unite(&mut self, club: &str, names: &[String]) {
        let to = self.key(club);
        for name in names {
            let from = self.key(name);
            if from != to {
                self.aliases.values_mut().filter(|key| **key == from).for_each(|key| *key = to.clone());
                self.aliases.insert(from, to.clone());
            }
        }
    }

    pub(super) fn distinguish(&mut self, names: &[String]) {
        let keys: Vec<_> = names.iter().map(|name| ClubKey::of(name)).collect();
        for key in &keys {
            self.aliases.remove(key);
        }
        for (at, one) in keys.iter().enumerate() {
            self.distinct.extend(keys[..at].iter().map(|other| (other.clone(), one.clone())));
        }
    }

    /// Whether the organiser has said that two clubs are not one.
    fn are_distinct(&self, one: &ClubKey, other: &ClubKey) -> bool {
        let is_pair = |(a, b): &(ClubKey, ClubKey)| {
            let (a, b) = (self.root(a.clone()), self.root(b.clone()));
            (&a, &b) == (one, other) || (&b, &a) == (one, other)
        };
        self.distinct.iter().any(is_pair)
    }
}

/// Two names of clubs that may be meant for one, as they were first written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SimilarClubs {
    /// The one that was there first.
    pub first: String,
    /// The one that came later.
    pub second: String,
}

impl Tournament {
    /// The club of this name, however it is written.
    #[must_use]
    pub fn club(&self, name: &str) -> Option<&Club> {
        let key = self.directory.key(name);
        self.clubs.iter().find(|club| self.directory.key(&club.name) == key)
    }

    /// Whether two names mean one club.
    #[must_use]
    pub fn is_same_club(&self, one: &str, other: &str) -> bool {
        self.directory.key(one) == self.directory.key(other)
    }

    /// Names that may be meant for one club and about which the organiser has not said anything yet.
    #[must_use]
    pub fn similar_clubs(&self) -> Vec<SimilarClubs> {
        let names = self.club_names();
        let mut found: Vec<SimilarClubs> = Vec::new();
        for (at, second) in names.iter().enumerate() {
            for first in &names[..at] {
                let (one, other) = (self.directory.key(first), self.directory.key(second));
                let is_open = one != other && !self.directory.are_distinct(&one, &other);
                if is_open && ClubKey::of(first).is_similar(&ClubKey::of(second)) {
                    found.push(SimilarClubs { first: (*first).to_owned(), second: (*second).to_owned() });
                }
            }
        }
        found
    }

    /// Every name of a club, as it was first written: the host's, those of teams, those registered, those of entrants.
    #[must_use]
    pub fn club_names(&self) -> Vec<&str> {
        let of_entrants = self.entrants.iter().filter_map(|entrant| entrant.entry.person.club.as_deref());
        let of_teams = self.teams.iter().map(|team| team.club.as_str());
        let registered = self.clubs.iter().map(|club| club.name.as_str());
        let mut seen = BTreeSet::new();
        let all = self.facts.host.as_deref().into_iter().chain(of_teams).chain(registered).chain(of_entrants);
        all.filter(|name| seen.insert(ClubKey::of(name))).collect()
    }

    /// Takes a club in, in the place of the one it is.
    pub(super) fn record_club(&mut self, club: &Club) {
        let key = self.directory.key(&club.name);
        match self.clubs.iter().position(|known| self.directory.key(&known.name) == key) {
            Some(at) => self.clubs[at] = club.clone(),
            None => self.clubs.push(club.clone()),
        }
    }

    /// Makes one club of several: what it belongs to is what the first of them that says so belongs to.
    pub(super) fn unite_clubs(&mut self, club: &str, names: &[String]) {
        self.directory.unite(club, names);
        let key = self.directory.key(club);
        let (own, others) =
            std::mem::take(&mut self.clubs).into_iter().partition(|known| self.directory.key(&known.name) == key);
        self.clubs = others;
        let own: Vec<Club> = own;
        if !own.is_empty() {
            let group = own.iter().find_map(|club| club.group.clone());
            let region = own.iter().find_map(|club| club.region.clone());
            self.clubs.push(Club { name: club.to_owned(), group, region });
        }
    }
}

/// T3.2, T3.4: these names are one club.
pub(super) fn unite(tournament: &Tournament, club: &str, names: &[String]) -> Decided {
    if ClubKey::of(club).0.is_empty() {
        return Err(Refusal::Nameless);
    }
    check_known(tournament, names)?;
    if names.iter().all(|name| tournament.is_same_club(name, club)) {
        return Err(Refusal::SameClub(club.to_owned()));
    }
    let is_one = |name: &str| names.iter().any(|one| tournament.is_same_club(one, name));
    let theirs = |team: &&super::Team| is_one(&team.club) || tournament.is_same_club(&team.club, club);
    if tournament.teams.iter().filter(theirs).count() > 1 {
        return Err(Refusal::SecondTeam(club.to_owned()));
    }
    one(Event::ClubsUnited { club: club.trim().to_owned(), names: names.to_vec() })
}

/// These names look alike, and each is a club of its own.
pub(super) fn distinguish(tournament: &Tournament, names: &[String]) -> Decided {
    check_known(tournament, names)?;
    let keys: BTreeSet<_> = names.iter().map(|name| ClubKey::of(name)).collect();
    if keys.len() < names.len().max(2) {
        return Err(Refusal::SameClub(names.first().cloned().unwrap_or_default()));
    }
    one(Event::ClubsDistinguished { names: names.to_vec() })
}

/// A slip of the pen in a name would have no effect that anybody sees.
fn check_known(tournament: &Tournament, names: &[String]) -> Result<(), Refusal> {
    let known = tournament.club_names();
    let is_known = |name: &&String| !known.iter().any(|one| ClubKey::of(one) == ClubKey::of(name));
    match names.iter().find(is_known) {
        Some(name) => {
            let near = spelling::nearest(name, known.iter().copied()).map(str::to_owned);
            Err(Refusal::UnknownClub { name: name.clone(), near })
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::ClubKey;

    #[test]
    fn names_are_similar_as_people_write_them() {
        let cases = [
            ("Genova", "RCU Genova", true),
            ("R.C.U. Genova", "rcu génova", true),
            ("Genova", "Gneova", true),
            ("Sant'Elia", "Sant Elia", true),
            ("Aurora", "Aurora 2", false),
            ("RCU Genova", "RCU Milano", false),
            ("Roma", "Rima", false),
            ("La Spezia", "La Torre", false),
        ];
        for (one, other, similar) in cases {
            assert_eq!(ClubKey::of(one).is_similar(&ClubKey::of(other)), similar, "{one} {other}");
            assert_eq!(ClubKey::of(other).is_similar(&ClubKey::of(one)), similar, "{other} {one}");
        }
        assert_eq!(ClubKey::of("  GÉNOVA "), ClubKey::of("genova"));
    }
}
