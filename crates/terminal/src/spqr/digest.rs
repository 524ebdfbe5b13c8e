//! A turn of S.P.Q.RisiKo! in a few lines: points, reinforcements, what was fought at sea and on land, how it ended.

use super::banner;
use super::chronicle::{Figures, Target};
use super::find::Spot;
use crate::account::{Account, Placements};
use crate::battles::Battles;
use crate::chronicle::Entry;
use crate::narrator::Narrator;
use board::rome::{Province, ProvinceSet, Sea};
use frame::{Faces, Seat};
use spqr::{Event, Spqr};
use words::id;

/// Gathers the events of one turn, or of the preparation, into phrases.
pub(super) struct Digest<'a> {
    account: Account<'a, Spqr>,
    placed: Placements<Spot>,
    settled: Vec<(Seat, Province)>,
    battles: Battles<Province>,
    naval: Vec<Naval>,
}

/// A naval combat, summed up.
struct Naval {
    sea: Sea,
    against: Seat,
    sunk: u16,
    lost: u16,
}

impl<'a> Digest<'a> {
    /// Nothing told yet.
    pub(super) fn new(narrator: Narrator<'a, Spqr>, turn: Option<Seat>) -> Self {
        Self {
            account: Account::new(narrator, turn),
            placed: Placements::new(),
            settled: Vec::new(),
            battles: Battles::default(),
            naval: Vec::new(),
        }
    }

    /// All of it in lines.
    pub(super) fn lines(mut self, entries: &[Entry<Spqr>]) -> Vec<String> {
        entries.iter().for_each(|entry| self.add(entry));
        self.end_all();
        self.account.into_lines()
    }

    fn add(&mut self, entry: &Entry<Spqr>) {
        match (&entry.event, entry.detail.figures) {
            (&Event::OrderRolled { player, faces }, _) => self.account.roll(player, faces),
            (&Event::Settled { seat, province, .. }, _) => self.settled.push((seat, province)),
            (&Event::Placed { seat, on, armies }, _) => self.place(seat, Spot::Province(on), i32::from(armies.0)),
            (&Event::TakenBack { seat, from, armies }, _) => {
                self.place(seat, Spot::Province(from), -i32::from(armies.0));
            }
            (&Event::Launched { seat, sea, triremes }, _) => self.place(seat, Spot::Sea(sea), i32::from(triremes.0)),
            (&Event::Unlaunched { seat, sea, triremes }, _) => {
                self.place(seat, Spot::Sea(sea), -i32::from(triremes.0));
            }
            (&Event::BattleRolled { attack, defence, attacker_lost, defender_lost }, figures) => {
                self.roll((attack, defence), figures, (attacker_lost.0, defender_lost.0));
            }
            (&Event::Conquered { province, .. }, Figures::Taken(owner)) => {
                self.battles.conquer(province, self.account.narrator.of_whom(province, owner));
            }
            (
                Event::RammingDeclared { .. }
                | Event::LandingDeclared { .. }
                | Event::AttackDeclared { .. }
                | Event::Landed { .. }
                | Event::Occupied { .. }
                | Event::Passed(_),
                _,
            ) => self.end_placing(),
            (&Event::TimeUp { last }, _) => {
                self.end_all();
                self.account.add_lines(self.account.narrator.time_up(last));
            }
            (event @ (Event::Eliminated { .. } | Event::GameEnded(_)), _) => {
                self.end_all();
                let sentence = self.account.narrator.sentence(event, self.account.turn);
                self.account.shout(&sentence);
            }
            (event, _) => self.other(event),
        }
    }

    fn other(&mut self, event: &Event) {
        self.account.end_order();
        self.end_settling();
        self.end_placing();
        if !matches!(event, Event::TurnBegan { .. } | Event::TrisPlayed { .. }) {
            self.end_battles();
        }
        match *event {
            Event::TurnBegan { lap, due, .. } => self.account.begin_turn(id::PLAY_TOLD_SPQR_TURN, lap, due),
            Event::OrderSettled(order) => self.account.add_order(&order),
            ref event => self.account.add_event(event),
        }
    }

    fn place(&mut self, seat: Seat, spot: Spot, number: i32) {
        self.end_settling();
        self.placed.add(seat, spot, number);
    }

    /// Who took which provinces, army by army.
    fn end_settling(&mut self) {
        let settled = std::mem::take(&mut self.settled);
        let words = self.account.narrator.words;
        for seat in self.account.narrator.setup.seats().iter() {
            let own: ProvinceSet =
                settled.iter().filter(|&&(by, _)| by == seat).map(|&(_, province)| province).collect();
            if !own.is_empty() {
                let list = speech::spqr::provinces(words, own, &self.account.narrator.names(None));
                let values = [("seat", self.account.narrator.seat(seat).into()), ("list", list.into())];
                self.account.add(words.say_with(id::PLAY_TOLD_SETTLED, &values));
            }
        }
    }

    /// What was placed, seat by seat: `Italia +3, Tyrrenum +1`.
    fn end_placing(&mut self) {
        let map = &self.account.narrator.setup.map;
        let phrases = self.placed.take(&self.account, |spot| spot.name(map).to_owned());
        phrases.into_iter().for_each(|phrase| self.account.add(phrase));
    }

    fn roll(&mut self, dice: (Faces, Faces), figures: Figures, lost: (u16, u16)) {
        match figures {
            Figures::Fought { target: Target::Coast(to) | Target::Province(to), left, facing } => {
                self.battles.roll(to, dice, lost.0, (left, facing));
            }
            Figures::Fought { target: Target::Fleet(sea, against), .. } => {
                self.battles.roll_elsewhere();
                match self.naval.iter_mut().find(|naval| naval.sea == sea) {
                    Some(naval) => (naval.sunk, naval.lost) = (naval.sunk + lost.1, naval.lost + lost.0),
                    None => self.naval.push(Naval { sea, against, sunk: lost.1, lost: lost.0 }),
                }
            }
            Figures::Plain | Figures::Taken(_) | Figures::Stands(_) => self.battles.roll_elsewhere(),
        }
    }

    /// What was fought at sea in a line of its own, then what was conquered and of whom, and where it stopped.
    fn end_battles(&mut self) {
        let (battles, naval) = (std::mem::take(&mut self.battles), std::mem::take(&mut self.naval));
        if !naval.is_empty() {
            self.account.end_line();
            naval.iter().for_each(|naval| self.account.add(self.naval(naval)));
        }
        let narrator = self.account.narrator;
        self.account.battles(&battles, id::PLAY_TOLD_SPQR_CONQUESTS, |province| {
            let owner = narrator.open().owner(province);
            (narrator.of_whom(province, owner), owner)
        });
    }

    fn naval(&self, naval: &Naval) -> String {
        let narrator = &self.account.narrator;
        let whose = if narrator.eyes == Some(naval.against) {
            narrator.words.say(id::PLAY_TOLD_SPQR_YOU)
        } else {
            narrator.seat(naval.against)
        };
        let values = [
            ("sea", speech::spqr::sea(narrator.words, naval.sea, &narrator.names(None)).into()),
            ("seat", whose.into()),
            ("sunk", naval.sunk.into()),
            ("lost", naval.lost.into()),
        ];
        narrator.words.say_with(id::PLAY_TOLD_NAVAL, &values)
    }

    fn end_all(&mut self) {
        self.account.end_order();
        self.end_settling();
        self.end_placing();
        self.end_battles();
        self.account.end_line();
    }
}

impl Narrator<'_, Spqr> {
    /// A province and whose it was: `Sicilia (Ro)`; the listener's own is said to be theirs.
    fn of_whom(&self, province: Province, owner: Option<Seat>) -> String {
        let name = speech::spqr::province(self.words, province, &self.names(None));
        match owner {
            Some(seat) if self.eyes == Some(seat) => {
                self.words.say_with(id::PLAY_TOLD_SPQR_YOURS, &[("territory", name.into())])
            }
            Some(seat) => format!("{name} ({})", banner(self.open(), seat).letters(self.words)),
            None => name,
        }
    }
}
