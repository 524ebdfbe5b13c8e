//! The battles of a turn, summed up: what was conquered and of whom, and where an attack came to a halt.

use super::account::Account;
use super::terminal::Terminal;
use frame::{Faces, Seat};
use words::{Id, id};

/// The battles of one turn for places of one kind.
pub(super) struct Battles<P> {
    /// How many times dice were rolled.
    rolls: u32,
    /// How many armies the attacker lost.
    lost: u16,
    /// The conquered places, in words with whose they were.
    conquests: Vec<(P, String)>,
    /// The last roll for each place that was attacked.
    last_rolls: Vec<LastRoll<P>>,
}

/// How a place stands after the last roll for it.
struct LastRoll<P> {
    place: P,
    /// The dice of attack and defence.
    dice: (Faces, Faces),
    /// What is left to attack and defence.
    left: (u16, u16),
}

impl<P> Default for Battles<P> {
    fn default() -> Self {
        Self { rolls: 0, lost: 0, conquests: Vec::new(), last_rolls: Vec::new() }
    }
}

impl<P: Copy + PartialEq> Battles<P> {
    /// Whether nothing was fought.
    pub(super) fn is_empty(&self) -> bool {
        self.rolls == 0
    }

    /// Counts a roll that was for no place of this kind.
    pub(super) fn roll_elsewhere(&mut self) {
        self.rolls += 1;
    }

    /// A roll for a place: the dice, what the attacker lost by it, and what is left to both.
    pub(super) fn roll(&mut self, place: P, dice: (Faces, Faces), lost: u16, left: (u16, u16)) {
        self.rolls += 1;
        self.lost += lost;
        self.last_rolls.retain(|last| last.place != place);
        self.last_rolls.push(LastRoll { place, dice, left });
    }

    /// A place was conquered: in words, with whose it was.
    pub(super) fn conquer(&mut self, place: P, text: String) {
        self.conquests.push((place, text));
    }
}

impl<G: Terminal> Account<'_, G> {
    /// What was conquered, in this sentence, and where it stopped: a line each. `whose` says a place in words, with
    /// whose it is, and that seat.
    pub(super) fn battles<P: Copy + PartialEq>(
        &mut self,
        battles: &Battles<P>,
        sentence: Id,
        whose: impl Fn(P) -> (String, Option<Seat>),
    ) {
        if battles.is_empty() {
            return;
        }
        self.end_line();
        if !battles.conquests.is_empty() {
            let list = battles.conquests.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(", ");
            let values = [("list", list.into()), ("rolls", battles.rolls.into()), ("lost", battles.lost.into())];
            self.add(self.narrator.words.say_with(sentence, &values));
            self.end_line();
        }
        self.halts(battles, whose);
    }

    /// Where attacks stopped: in full where that concerns the listener, the others by name.
    fn halts<P: Copy + PartialEq>(&mut self, battles: &Battles<P>, whose: impl Fn(P) -> (String, Option<Seat>)) {
        let (words, eyes) = (self.narrator.words, self.narrator.eyes);
        let mut named: Vec<String> = Vec::new();
        let taken = |place: P| battles.conquests.iter().any(|&(conquered, _)| conquered == place);
        for last in battles.last_rolls.iter().filter(|last| !taken(last.place)) {
            let (place, owner) = whose(last.place);
            if eyes.is_some_and(|eyes| owner != Some(eyes)) {
                named.push(place);
                continue;
            }
            let values = [
                ("territory", place.into()),
                ("attack", speech::faces(last.dice.0).into()),
                ("defence", speech::faces(last.dice.1).into()),
                ("left", last.left.0.into()),
                ("facing", last.left.1.into()),
            ];
            self.add(words.say_with(id::PLAY_TOLD_STOPPED, &values));
        }
        if !named.is_empty() {
            let values = [("list", named.join(", ").into()), ("territories", named.len().into())];
            self.add(words.say_with(id::PLAY_TOLD_STOPPED_BY, &values));
        }
        self.end_line();
    }
}
