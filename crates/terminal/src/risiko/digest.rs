//! A turn of RisiKo! in a few lines: the reinforcements, what was conquered and of whom, where it stopped, how it ended.

use super::banner;
use super::chronicle::Detail;
use super::narrate::is_loud;
use crate::account::{Account, Placed, Stop};
use crate::chronicle::Entry;
use crate::narrator::Narrator;
use board::{Territory, TerritorySet};
use rules::{Armies, Event, Faces, Owner, Risiko, Seat};
use words::id;

/// Gathers the events of one turn, or of the preparation, into phrases.
pub(super) struct Digest<'a> {
    account: Account<'a, Risiko>,
    placed: Placed<Territory>,
    battles: Battles,
    dealt: usize,
    closes: String,
}

/// The battles of a turn.
#[derive(Default)]
struct Battles {
    rolls: u32,
    lost: Armies,
    conquered: Vec<(Territory, Owner)>,
    /// For each territory attacked and not conquered, how it stands.
    stopped: Vec<Stopped>,
}

/// Where an attack came to a halt.
struct Stopped {
    to: Territory,
    dice: (Faces, Faces),
    left: (Armies, Armies),
}

impl<'a> Digest<'a> {
    /// Nothing told yet.
    pub(super) fn new(narrator: Narrator<'a, Risiko>, turn: Option<Seat>) -> Self {
        Self {
            account: Account::new(narrator, turn),
            placed: Placed::new(),
            battles: Battles::default(),
            dealt: 0,
            closes: String::new(),
        }
    }

    /// All of it in lines.
    pub(super) fn lines(mut self, entries: &[Entry<Risiko>]) -> Vec<String> {
        entries.iter().for_each(|entry| self.add(entry));
        self.end_all();
        self.account.into_lines()
    }

    fn add(&mut self, entry: &Entry<Risiko>) {
        match (&entry.event, &entry.detail) {
            (&Event::OrderRolled { player, faces }, _) => self.account.roll(player, faces),
            (&Event::Placed { seat, on, armies }, _) => self.place(seat, on, i32::from(armies.0)),
            (&Event::TakenBack { seat, from, armies }, _) => self.place(seat, from, -i32::from(armies.0)),
            (&Event::BattleRolled { attack, defence, attacker_lost, .. }, Detail::Fought { from, to }) => {
                self.battles.roll(to.0, (attack, defence), attacker_lost, (from.1, to.1));
            }
            (&Event::Conquered { territory, .. }, Detail::Taken(owner)) => self.battles.conquer(territory, *owner),
            (Event::TerritoryDealt { to: Owner::Seat(_), .. }, _) => self.dealt += 1,
            (Event::ObjectiveDealt { .. }, _) if !self.account.narrator.knows(&entry.event) => {}
            (
                Event::AttackDeclared { .. } | Event::DefenceDeclared(_) | Event::Occupied { .. } | Event::Passed(_),
                _,
            ) => {
                self.end_placing();
            }
            (Event::ClosingDue { .. }, Detail::Closes(sums)) => self.closes = self.account.narrator.closes(sums),
            (Event::TimeUp, _) => {
                self.end_all();
                self.account.add_lines(self.account.narrator.time_up());
            }
            (event, _) => self.other(event),
        }
    }

    fn other(&mut self, event: &Event) {
        if is_loud(event) {
            return self.shout(event);
        }
        self.account.end_order();
        self.end_deal();
        self.end_placing();
        if !matches!(event, Event::TurnBegan { .. } | Event::TrisPlayed { .. }) {
            self.end_battles();
        }
        match *event {
            Event::TurnBegan { lap, due, .. } => {
                let values = [("lap", lap.0.into()), ("armies", due.0.into())];
                self.account.add(self.account.narrator.words.say_with(id::PLAY_TOLD_TURN, &values));
            }
            Event::OrderSettled(order) => self.account.add(self.account.order(&order)),
            ref event => self.account.add_event(event),
        }
    }

    /// What nobody should miss has a line of its own.
    fn shout(&mut self, event: &Event) {
        self.end_all();
        let needed = std::mem::take(&mut self.closes);
        let sentence = self.account.narrator.sentence(event, self.account.turn);
        let sentence = if needed.is_empty() { sentence } else { format!("{sentence}; {needed}") };
        self.account.shout(&sentence);
    }

    fn place(&mut self, seat: Seat, on: Territory, armies: i32) {
        self.end_deal();
        self.placed.add(seat, on, armies);
    }

    /// What was placed, seat by seat: `Brasile +3, Perù +1`.
    fn end_placing(&mut self) {
        let names = self.account.narrator.names(None);
        let words = self.account.narrator.words;
        let phrases = self.placed.take(&self.account, |territory| speech::risiko::territory(words, territory, &names));
        phrases.into_iter().for_each(|phrase| self.account.add(phrase));
    }

    fn end_deal(&mut self) {
        let dealt = std::mem::take(&mut self.dealt);
        if dealt > 0 {
            let values = [("territories", dealt.into())];
            self.account.add(self.account.narrator.words.say_with(id::PLAY_TOLD_DEALT, &values));
        }
    }

    /// What was conquered and of whom, and where it stopped: a line each.
    fn end_battles(&mut self) {
        let battles = std::mem::take(&mut self.battles);
        if battles.rolls == 0 {
            return;
        }
        self.account.end_line();
        let words = self.account.narrator.words;
        let taken: TerritorySet = battles.conquered.iter().map(|&(territory, _)| territory).collect();
        if !taken.is_empty() {
            let list = battles.conquered.iter().map(|&(territory, owner)| self.of_whom(territory, owner));
            let list = list.collect::<Vec<_>>().join(", ");
            let values = [("list", list.into()), ("rolls", battles.rolls.into()), ("lost", battles.lost.0.into())];
            self.account.add(words.say_with(id::PLAY_TOLD_CONQUESTS, &values));
            self.account.end_line();
        }
        self.end_stops(&battles, taken);
    }

    /// Where it stopped.
    fn end_stops(&mut self, battles: &Battles, taken: TerritorySet) {
        let (open, eyes) = (self.account.narrator.open(), self.account.narrator.eyes);
        let stop = |stopped: &Stopped| {
            let owner = open.owner(stopped.to);
            Stop {
                place: self.of_whom(stopped.to, owner),
                dice: stopped.dice,
                left: (stopped.left.0.0, stopped.left.1.0),
                concerns: eyes.is_none_or(|eyes| owner == Owner::Seat(eyes)),
            }
        };
        let stops = battles.stopped.iter().filter(|stopped| !taken.has(stopped.to)).map(stop).collect();
        self.account.stops(stops);
    }

    /// A territory and whose it was: `Siberia (Ro)`; the listener's own is said to be theirs.
    fn of_whom(&self, territory: Territory, owner: Owner) -> String {
        let words = self.account.narrator.words;
        let name = speech::risiko::territory(words, territory, &self.account.narrator.names(None));
        if owner.seat().is_some() && owner.seat() == self.account.narrator.eyes {
            return words.say_with(id::PLAY_TOLD_YOURS, &[("territory", name.into())]);
        }
        let letters = banner(self.account.narrator.setup, self.account.narrator.open(), owner).letters(words);
        format!("{name} ({letters})")
    }

    fn end_all(&mut self) {
        self.account.end_order();
        self.end_deal();
        self.end_placing();
        self.end_battles();
        self.account.end_line();
    }
}

impl Battles {
    fn roll(&mut self, to: Territory, dice: (Faces, Faces), lost: Armies, left: (Armies, Armies)) {
        self.rolls += 1;
        self.lost.0 += lost.0;
        self.stopped.retain(|stopped| stopped.to != to);
        self.stopped.push(Stopped { to, dice, left });
    }

    fn conquer(&mut self, territory: Territory, owner: Owner) {
        self.conquered.push((territory, owner));
    }
}
