//! A turn of RisiKo! in a few lines: the reinforcements, what was conquered and of whom, where it stopped, how it ended.

use super::banner;
use super::chronicle::Detail;
use super::narrate::is_loud;
use crate::account::{Account, Placements};
use crate::battles::Battles;
use crate::chronicle::Entry;
use crate::narrator::Narrator;
use board::Territory;
use rules::{Event, Owner, Risiko, Seat};
use words::id;

/// Gathers the events of one turn, or of the preparation, into phrases.
pub(super) struct Digest<'a> {
    account: Account<'a, Risiko>,
    placed: Placements<Territory>,
    battles: Battles<Territory>,
    dealt: usize,
    redirected: Vec<String>,
    closes: String,
}

impl<'a> Digest<'a> {
    /// Nothing told yet.
    pub(super) fn new(narrator: Narrator<'a, Risiko>, turn: Option<Seat>) -> Self {
        Self {
            account: Account::new(narrator, turn),
            placed: Placements::new(),
            battles: Battles::default(),
            dealt: 0,
            redirected: Vec::new(),
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
                self.battles.roll(to.0, (attack, defence), attacker_lost.0, (from.1.0, to.1.0));
            }
            (&Event::Conquered { territory, .. }, Detail::Taken(owner)) => {
                self.battles.conquer(territory, self.account.narrator.of_whom(territory, *owner));
            }
            (&Event::TerritoryDealt { territory, to: Owner::Seat(seat) }, Detail::Dealt(held)) => {
                self.dealt += 1;
                self.redirected.extend(self.account.narrator.redirected(territory, seat, held));
            }
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
            Event::TurnBegan { lap, due, .. } => self.account.begin_turn(id::PLAY_TOLD_TURN, lap, due),
            Event::OrderSettled(order) => self.account.add_order(&order),
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
        std::mem::take(&mut self.redirected).into_iter().for_each(|phrase| self.account.add(phrase));
    }

    /// What was conquered and of whom, and where it stopped.
    fn end_battles(&mut self) {
        let battles = std::mem::take(&mut self.battles);
        let narrator = self.account.narrator;
        self.account.battles(&battles, id::PLAY_TOLD_CONQUESTS, |territory| {
            let owner = narrator.open().owner(territory);
            (narrator.of_whom(territory, owner), owner.seat())
        });
    }

    fn end_all(&mut self) {
        self.account.end_order();
        self.end_deal();
        self.end_placing();
        self.end_battles();
        self.account.end_line();
    }
}

impl Narrator<'_, Risiko> {
    /// A territory and whose it was: `Siberia (Ro)`; the listener's own is said to be theirs.
    fn of_whom(&self, territory: Territory, owner: Owner) -> String {
        let name = speech::risiko::territory(self.words, territory, &self.names(None));
        if owner.seat().is_some() && owner.seat() == self.eyes {
            return self.words.say_with(id::PLAY_TOLD_YOURS, &[("territory", name.into())]);
        }
        format!("{name} ({})", banner(self.setup, self.open(), owner).letters(self.words))
    }
}
