//! Double entry: provinces, legionaries, triremes, centres, points and cards of S.P.Q.RisiKo!, kept from the events
//! alone, and what the texts count of them. Nothing here asks the rules; where a number is needed it comes from the
//! regulation, and where two things lie beside each other from the map.

use crate::Verdict;
use board::rome::{ByProvince, BySea, Pile, Province, Sea};
use frame::{BySeat, Seat};
use regulation::settings::Permission;
use regulation::spqr::{CentreBenefit, Enemies, Rivals, Settings};
use spqr::{Setup, State, Status};

/// How a seat takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// Nobody sits there yet, or ever.
    None,
    /// A player.
    Playing,
    /// A neutral army, or that of a player who left: it only defends.
    Defending,
    /// Out, without a province.
    Out,
}

/// What lies on the table and in the hands.
#[derive(Clone)]
pub(super) struct Ledger<'p> {
    pub(super) setup: &'p Setup,
    pub(super) settings: &'p Settings,
    pub(super) parts: BySeat<Part>,
    pub(super) owners: ByProvince<Option<Seat>>,
    pub(super) legionaries: ByProvince<u16>,
    pub(super) fleets: BySeat<BySea<u16>>,
    pub(super) centres: ByProvince<bool>,
    pub(super) points: BySeat<u16>,
    pub(super) conducts: BySeat<u8>,
    pub(super) hands: BySeat<Pile>,
    pub(super) deck: Pile,
    pub(super) discards: Pile,
    pub(super) removed: Pile,
}

/// Holds, or this does not.
pub(super) fn must(holds: bool, what: &str) -> Verdict {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// Takes so many away, of which there must be as many.
pub(super) fn take(from: &mut u16, number: u16, what: &str) -> Verdict {
    *from = from.checked_sub(number).ok_or_else(|| format!("{number} {what}: there are {from}"))?;
    Ok(())
}

impl<'p> Ledger<'p> {
    pub(super) fn new(setup: &'p Setup, settings: &'p Settings) -> Self {
        Self {
            setup,
            settings,
            parts: BySeat::all(Part::None),
            owners: ByProvince::all(None),
            legionaries: ByProvince::all(0),
            fleets: BySeat::all(BySea::all(0)),
            centres: ByProvince::all(false),
            points: BySeat::all(0),
            conducts: BySeat::all(0),
            hands: BySeat::all(Pile::EMPTY),
            deck: setup.deck.cards,
            discards: Pile::EMPTY,
            removed: Pile::EMPTY,
        }
    }

    pub(super) fn owned(&self, seat: Seat) -> impl Iterator<Item = Province> + '_ {
        self.setup.map.provinces().iter().filter(move |&province| self.owners[province] == Some(seat))
    }

    pub(super) fn owns(&self, seat: Seat, province: Province) -> bool {
        self.owners[province] == Some(seat)
    }

    pub(super) fn playing(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        Seat::ALL.into_iter().filter(|&seat| self.parts[seat] == Part::Playing)
    }

    /// Whether the whole map is a seat's.
    pub(super) fn has_all(&self, seat: Seat) -> bool {
        self.setup.map.provinces().iter().all(|province| self.owns(seat, province))
    }

    /// Whether a province touches a sea.
    pub(super) fn on_sea(&self, province: Province, sea: Sea) -> bool {
        self.setup.map.seas_of(province).iter().any(|other| other == sea)
    }

    /// Whether a province touches any sea.
    pub(super) fn is_coastal(&self, province: Province) -> bool {
        !self.setup.map.seas_of(province).is_empty()
    }

    /// The legionaries that may leave a province of their own will: one stays, and where an enemy's province borders as
    /// many as the regulation says (B14).
    pub(super) fn free_to_leave(&self, from: Province) -> u16 {
        let enemy = |owner: Seat| match self.settings.garrison.enemies.value {
            Enemies::Everybody => true,
            Enemies::Players => self.parts[owner] == Part::Playing,
        };
        let mut others = self.setup.map.neighbours(from).iter().filter_map(|next| self.owners[next]);
        let threatened = others.any(|owner| self.owners[from] != Some(owner) && enemy(owner));
        let stay = if threatened { u16::from(self.settings.garrison.minimum.value).max(1) } else { 1 };
        self.legionaries[from].saturating_sub(stay)
    }

    /// Whether so many dice may meet so many (B10).
    pub(super) fn dice_allowed(&self, dice: u16, defence: u16) -> bool {
        dice >= defence || self.settings.combat.outnumbered.value == Permission::Allowed
    }

    /// Who has more triremes in a sea than anybody (B5, B15).
    pub(super) fn master(&self, sea: Sea) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| {
            Seat::ALL.into_iter().all(|other| other == seat || self.fleets[other][sea] < self.fleets[seat][sea])
        })
    }

    fn seas(&self, seat: Seat) -> usize {
        self.setup.map.seas().iter().filter(|&sea| self.master(sea) == Some(seat)).count()
    }

    /// The provinces of the greatest empire of a seat: those one can walk between on own land.
    fn empire(&self, seat: Seat) -> usize {
        let mut seen = ByProvince::all(false);
        let mut greatest = 0;
        for start in self.owned(seat) {
            let (mut walk, mut size) = (vec![start], 0);
            while let Some(province) = walk.pop() {
                if std::mem::replace(&mut seen[province], true) {
                    continue;
                }
                size += 1;
                walk.extend(self.setup.map.neighbours(province).iter().filter(|&next| self.owns(seat, next)));
            }
            greatest = greatest.max(size);
        }
        greatest
    }

    /// Whether a seat has strictly more of something than every rival (B5).
    fn surpasses(&self, seat: Seat, measure: impl Fn(Seat) -> usize) -> bool {
        let rival = |other: &Seat| match self.parts[*other] {
            Part::Playing => *other != seat,
            Part::Defending => self.settings.points.rivals.value == Rivals::AllArmies,
            Part::None | Part::Out => false,
        };
        measure(seat) > 0 && Seat::ALL.into_iter().filter(rival).all(|other| measure(other) < measure(seat))
    }

    /// How many of the three supremacies a seat has (B5).
    pub(super) fn supremacies(&self, seat: Seat) -> u16 {
        let great = self.empire(seat) >= usize::from(self.settings.points.empire_least.value);
        u16::from(great && self.surpasses(seat, |seat| self.empire(seat)))
            + u16::from(self.surpasses(seat, |seat| self.owned(seat).count()))
            + u16::from(self.surpasses(seat, |seat| self.seas(seat)))
    }

    pub(super) fn centres_of(&self, seat: Seat) -> u16 {
        self.owned(seat).filter(|&province| self.centres[province]).count() as u16
    }

    /// The points of a turn (B5, S6).
    pub(super) fn points_due(&self, seat: Seat) -> u16 {
        self.supremacies(seat) + self.centres_of(seat) * u16::from(self.settings.points.centre.value)
    }

    /// Whether a centre may be built on a province (B16).
    pub(super) fn is_site(&self, seat: Seat, province: Province) -> bool {
        let near = self.setup.map.neighbours(province).iter().any(|next| self.centres[next]);
        self.owns(seat, province) && !self.centres[province] && !near && self.pieces_left()
    }

    fn pieces_left(&self) -> bool {
        let built = self.setup.map.provinces().iter().filter(|&province| self.centres[province]).count();
        built < usize::from(self.settings.centres.pieces.value)
    }

    pub(super) fn sites(&self, seat: Seat) -> Vec<Province> {
        self.owned(seat).filter(|&province| self.is_site(seat, province)).collect()
    }

    /// Whether the centre of an arena may be renounced (S8).
    pub(super) fn centre_declinable(&self) -> bool {
        self.settings.tris.centre.value == CentreBenefit::Declinable
    }

    /// The potential coefficient (S2).
    fn potential(&self, seat: Seat) -> u32 {
        let s2 = &self.settings.scoring;
        let of = |worth: u8, number: usize| u32::from(worth) * number as u32;
        of(s2.centre.value, self.centres_of(seat).into())
            + of(s2.supremacy.value, self.supremacies(seat).into())
            + of(s2.safe_conduct.value, self.conducts[seat].into())
            + of(s2.province.value, self.owned(seat).count())
            + of(s2.sea.value, self.seas(seat))
    }

    /// The value of the army (S2).
    fn army(&self, seat: Seat) -> u32 {
        let s2 = &self.settings.scoring;
        let legionaries: u32 = self.owned(seat).map(|province| u32::from(self.legionaries[province])).sum();
        let triremes: u32 = self.setup.map.seas().iter().map(|sea| u32::from(self.fleets[seat][sea])).sum();
        legionaries * u32::from(s2.legionary.value) + triremes * u32::from(s2.trireme.value)
    }

    /// Points, potential and army of a seat, as the end of a game tells them.
    pub(super) fn score(&self, seat: Seat) -> (u16, u32, u32) {
        let coefficients =
            if self.parts[seat] == Part::Playing { (self.potential(seat), self.army(seat)) } else { (0, 0) };
        (self.points[seat], coefficients.0, coefficients.1)
    }

    /// Cards out of a hand and under the deck (S8).
    pub(super) fn discard(&mut self, seat: Seat, cards: Pile) -> Verdict {
        self.hands[seat] = self.hands[seat].minus(cards).ok_or("cards that are not in hand")?;
        self.discards = self.discards.plus(cards);
        Ok(())
    }

    /// The state must say what the ledger says.
    pub(super) fn compare(&self, state: &State) -> Verdict {
        let (open, map) = (state.open(), &self.setup.map);
        for province in map.provinces() {
            let booked = (self.owners[province], self.legionaries[province], self.centres[province]);
            let found = (open.owner(province), open.legionaries[province], open.centres.has(province));
            if booked != found {
                return Err(format!("{}: {found:?}, by the events {booked:?}", map.province_id(province)));
            }
        }
        for seat in Seat::ALL {
            self.compare_seat(state, seat)?;
        }
        let (booked, found) = ((self.deck, self.discards, self.removed), (state.deck(), open.discards, open.removed));
        if booked != found {
            return Err(format!("deck, discards and removed cards are {found:?}, by the events {booked:?}"));
        }
        Ok(())
    }

    fn compare_seat(&self, state: &State, seat: Seat) -> Verdict {
        let place = &state.open().places[seat];
        for sea in self.setup.map.seas() {
            let (booked, found) = (self.fleets[seat][sea], state.open().triremes[seat][sea]);
            if booked != found {
                let sea = self.setup.map.sea_id(sea);
                return Err(format!("seat {seat} has {found} triremes in {sea}, by the events {booked}"));
            }
        }
        let part = match place.status {
            Status::Empty => Part::None,
            Status::Playing => Part::Playing,
            Status::Neutral | Status::Withdrawn | Status::Excluded => Part::Defending,
            Status::Eliminated(_) => Part::Out,
        };
        let booked = (self.parts[seat], self.points[seat], self.conducts[seat], self.hands[seat]);
        let found = (part, place.points.0, place.safe_conducts, state.hand(seat));
        if booked != found {
            return Err(format!("seat {seat}: {found:?}, by the events {booked:?}"));
        }
        let cards = usize::from(place.cards);
        must(cards == self.hands[seat].total(), "another number of cards is known than is held")
    }
}
