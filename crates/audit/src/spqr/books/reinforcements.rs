//! The beginning of a turn: points, reinforcements, tris, conversions (B5–B8, B16, S6–S8).

use super::{Course, SpqrBooks};
use crate::Verdict;
use crate::spqr::counting::{Worth, legionaries, worth};
use crate::spqr::ledger::{must, take};
use crate::spqr::turn::{Combat, Turn};
use board::rome::{Pile, Province, Sea};
use frame::Seat;
use regulation::settings::{TakenBack, TrisUntil};
use regulation::spqr::{ConversionOrder, EmbarkLeaves, RecoveredLast};
use spqr::{Price, Stage};

impl SpqrBooks<'_> {
    pub(super) fn begin_turn(&mut self, seat: Seat, lap: u16, due: u16, points: u16) -> Verdict {
        self.check_turn_may_end()?;
        let next = self.next_hand();
        must(next == Some((seat, lap)), "another seat's turn, or another lap")?;
        if lap > self.turn.lap {
            must(!self.target_reached() || lap == 1, "the lap ends the game: somebody has the points")?;
            must(self.last_lap.is_none_or(|last| lap <= last), "the last lap is over")?;
        }
        let provinces = self.ledger.owned(seat).count();
        let (booked, owed) = (legionaries(self.settings, provinces), self.ledger.points_due(seat));
        if (due, points) != (booked, owed) {
            return Err(format!("due {due} points {points}, by B6 and B5 {booked} and {owed}"));
        }
        let stage = if points > 0 { Stage::Points } else { Stage::Reinforcements };
        let garrison = self.settings.reinforcements.centre_legionaries.value > 0 && self.ledger.centres_of(seat) > 0;
        self.turn = Turn { due, points, stage, garrison_due: garrison, ..Turn::new(seat, lap) };
        self.course = Course::OnTurn;
        Ok(())
    }

    /// Preparation is complete, or the last turn is over and its card taken (B17).
    pub(super) fn check_turn_may_end(&self) -> Verdict {
        match self.course {
            Course::Preparing => must(self.steps.is_empty(), "preparation is not complete"),
            Course::TurnOver => must(!self.card_due(), "the card was not taken"),
            Course::CardTaken => Ok(()),
            Course::OnTurn | Course::Over(_) => Err("a turn is being played, or none any more".to_owned()),
        }
    }

    /// Who plays next, in which lap: playing order, a lap when it begins anew.
    pub(super) fn next_hand(&self) -> Option<(Seat, u16)> {
        let (seat, lap) = (self.turn.seat, self.turn.lap);
        let after = self.ledger.playing().find(|&other| other > seat && lap > 0).map(|next| (next, lap));
        after.or_else(|| self.ledger.playing().next().map(|first| (first, lap + 1)))
    }

    pub(super) fn card_due(&self) -> bool {
        self.turn.conquests > 0 && !self.ledger.deck.plus(self.ledger.discards).is_empty()
    }

    pub(super) fn target_reached(&self) -> bool {
        self.ledger.playing().any(|seat| self.ledger.points[seat] >= u16::from(self.settings.end.target.value))
    }

    /// B6: a legionary in each own province with a centre.
    pub(super) fn garrison_centres(&mut self, seat: Seat, armies: u16) -> Verdict {
        must(seat == self.turn.seat && std::mem::take(&mut self.turn.garrison_due), "no such garrison is due")?;
        must(armies == u16::from(self.settings.reinforcements.centre_legionaries.value), "another number")?;
        let centres: Vec<Province> = self.ledger.owned(seat).filter(|&p| self.ledger.centres[p]).collect();
        centres.into_iter().for_each(|province| self.ledger.legionaries[province] += armies);
        Ok(())
    }

    /// B5: claimed as the first act.
    pub(super) fn claim(&mut self, seat: Seat, points: u16) -> Verdict {
        must(seat == self.turn.seat && self.turn.stage == Stage::Points && points > 0, "not the first act")?;
        take(&mut self.turn.points, points, "points")?;
        self.ledger.points[seat] += points;
        self.turn.act(Stage::Points)?;
        self.turn.stage = Stage::Reinforcements;
        Ok(())
    }

    /// S6: a safe-conduct for all that was forgotten.
    pub(super) fn recover(&mut self, seat: Seat, points: u16) -> Verdict {
        must(seat == self.turn.seat && self.turn.stage > Stage::Points, "nothing is forgotten yet")?;
        must(self.turn.combat == Combat::Nothing && self.course == Course::OnTurn, "not now")?;
        must(points > 0 && points == self.turn.points, "another number of points was forgotten")?;
        self.turn.points = 0;
        self.ledger.points[seat] += points;
        self.ledger.conducts[seat] = self.ledger.conducts[seat].checked_sub(1).ok_or("no safe-conduct")?;
        let ends = self.settings.points.recovered_last.value == RecoveredLast::EndsTurn;
        if self.turn.stage == Stage::Moved && ends {
            self.course = Course::TurnOver;
        }
        Ok(())
    }

    /// S7, S8: one a turn, before the first reinforcement where the regulation says so.
    pub(super) fn play_tris(&mut self, seat: Seat, cards: Pile, told: Worth) -> Verdict {
        let s8 = &self.settings.tris;
        let turn = &mut self.turn;
        must(seat == turn.seat && turn.stage <= Stage::Reinforcements && turn.centres == 0, "not now")?;
        must(s8.per_turn.value.get().is_none_or(|limit| turn.tris < limit), "one tris too many")?;
        must(s8.until.value != TrisUntil::FirstPlacement || !turn.placed_any, "after the first placement")?;
        turn.act(Stage::Reinforcements)?;
        let full = worth(self.settings, cards).ok_or("no tris")?;
        let here = self.worth_here(seat, full);
        if told != here {
            return Err(format!("gives {told:?}, by S7 {here:?}"));
        }
        must(here.centres == 0 || self.centre_payable(seat, here), "its centre cannot be placed")?;
        let turn = &mut self.turn;
        turn.tris += 1;
        (turn.due, turn.triremes) = (turn.due + told.legionaries, turn.triremes + told.triremes);
        (turn.centres, turn.owed) = (told.centres, told.owed);
        self.ledger.discard(seat, cards)
    }

    /// B8: triremes are lost without a coast, centres, where they may be declined, without a site.
    pub(super) fn worth_here(&self, seat: Seat, full: Worth) -> Worth {
        let coast = self.ledger.owned(seat).any(|province| self.ledger.is_coastal(province));
        let here = Worth { triremes: if coast { full.triremes } else { 0 }, ..full };
        if self.ledger.centre_declinable() && !self.centre_payable(seat, here) {
            return Worth { centres: 0, owed: 0, ..here };
        }
        here
    }

    /// S7: whether there is a site where what is still owed can be paid in one of the three ways.
    pub(super) fn centre_payable(&self, seat: Seat, worth: Worth) -> bool {
        let due = self.turn.due + worth.legionaries;
        self.ledger.sites(seat).into_iter().any(|on| {
            let on_sea = self.ledger.is_coastal(on);
            let trireme = u16::from(self.settings.conversion.trireme_worth.value);
            worth.owed == 0
                || self.ledger.legionaries[on] > worth.owed
                || due >= worth.owed
                || (worth.triremes > 0 && on_sea && trireme >= worth.owed)
        })
    }

    /// B16, S7: on an own province, none there and none beside it; what is owed is paid.
    pub(super) fn build(&mut self, seat: Seat, on: Province, price: Price) -> Verdict {
        must(seat == self.turn.seat && self.turn.centres > 0, "no centre is due")?;
        must(self.ledger.is_site(seat, on), "no site for a centre")?;
        let owed = std::mem::take(&mut self.turn.owed);
        must((owed == 0) == (price == Price::Nothing), "paid where nothing is owed, or not paid")?;
        match price {
            Price::Nothing => {}
            Price::Province => {
                take(&mut self.ledger.legionaries[on], owed, "legionaries")?;
                self.keep_marks(on)?;
            }
            Price::Due => take(&mut self.turn.due, owed, "legionaries due")?,
            Price::Trireme => {
                take(&mut self.turn.triremes, 1, "triremes due")?;
                let worth = u16::from(self.settings.conversion.trireme_worth.value);
                must(self.ledger.is_coastal(on) && worth >= owed, "not on the sea")?;
            }
        }
        self.ledger.centres[on] = true;
        self.turn.centres -= 1;
        if self.ledger.sites(seat).is_empty() {
            self.turn.centres = 0;
        }
        Ok(())
    }

    /// The centre first, where it may be renounced or has no place any more; then the triremes (B8, S8).
    pub(super) fn decline(&mut self, seat: Seat) -> Verdict {
        must(seat == self.turn.seat && self.turn.combat == Combat::Nothing, "not now")?;
        let Turn { centres, owed, triremes, .. } = self.turn;
        if centres == 0 {
            self.turn.triremes = 0;
            return must(triremes > 0, "nothing to decline");
        }
        let left = Worth { legionaries: 0, triremes, centres, owed };
        must(self.ledger.centre_declinable() || !self.centre_payable(seat, left), "the centre must be placed")?;
        (self.turn.centres, self.turn.owed) = (0, 0);
        Ok(())
    }

    pub(super) fn place(&mut self, seat: Seat, on: Province, armies: u16) -> Verdict {
        must(seat == self.turn.seat && self.ledger.owns(seat, on) && armies > 0, "not on an own province")?;
        self.turn.reinforce()?;
        take(&mut self.turn.due, armies, "legionaries due")?;
        self.turn.placed[on] += armies;
        self.turn.placed_any = true;
        self.ledger.legionaries[on] += armies;
        Ok(())
    }

    /// C11: until the first attack.
    pub(super) fn take_back(&mut self, from: Province, armies: u16) -> Verdict {
        must(self.settings.reinforcements.taken_back.value == TakenBack::UntilAttack, "nothing is taken back")?;
        self.turn.reinforce()?;
        take(&mut self.turn.placed[from], armies, "legionaries placed here")?;
        take(&mut self.ledger.legionaries[from], armies, "legionaries")?;
        self.turn.due += armies;
        must(armies > 0 && self.ledger.legionaries[from] > 0, "nobody stays")
    }

    /// B8: to a sea that touches an own province.
    pub(super) fn launch(&mut self, seat: Seat, sea: Sea, triremes: u16) -> Verdict {
        let coast = self.ledger.owned(seat).any(|province| self.ledger.on_sea(province, sea));
        must(seat == self.turn.seat && coast && triremes > 0, "no own coast")?;
        self.turn.reinforce()?;
        take(&mut self.turn.triremes, triremes, "triremes due")?;
        self.turn.launched[sea] += triremes;
        self.ledger.fleets[seat][sea] += triremes;
        Ok(())
    }

    pub(super) fn unlaunch(&mut self, seat: Seat, sea: Sea, triremes: u16) -> Verdict {
        must(self.settings.reinforcements.taken_back.value == TakenBack::UntilAttack, "nothing is taken back")?;
        must(seat == self.turn.seat && triremes > 0, "another's triremes")?;
        self.turn.reinforce()?;
        take(&mut self.turn.launched[sea], triremes, "triremes launched here")?;
        self.turn.triremes += triremes;
        take(&mut self.ledger.fleets[seat][sea], triremes, "triremes")
    }

    /// B7, B14: three legionaries of one province, one trireme; those just placed go first; the garrison, or one, stays.
    pub(super) fn embark(&mut self, from: Province, sea: Sea, triremes: u16) -> Verdict {
        self.turn.act_after_placing(Stage::Conversions)?;
        let seat = self.turn.seat;
        must(self.ledger.owns(seat, from) && self.ledger.on_sea(from, sea), "not from an own coast")?;
        let b7 = &self.settings.conversion;
        let cost = triremes * u16::from(b7.trireme_cost.value);
        let garrisoned = b7.embark_leaves.value == EmbarkLeaves::Garrison;
        must(!garrisoned || cost <= self.ledger.free_to_leave(from), "the garrison")?;
        self.turn.embarked += triremes;
        must(b7.embark_most.value.get().is_none_or(|most| self.turn.embarked <= most), "too many in a turn")?;
        take(&mut self.ledger.legionaries[from], cost, "legionaries")?;
        must(triremes > 0 && self.ledger.legionaries[from] > 0, "nobody stays")?;
        self.turn.placed[from] = self.turn.placed[from].saturating_sub(cost);
        self.ledger.fleets[seat][sea] += triremes;
        Ok(())
    }

    /// B6: a trireme, two legionaries in an own province on its sea.
    pub(super) fn disembark(&mut self, sea: Sea, to: Province, triremes: u16) -> Verdict {
        self.turn.act_after_placing(Stage::Conversions)?;
        let b6 = &self.settings.conversion;
        let too_late = b6.order.value == ConversionOrder::DisembarkFirst && self.turn.embarked > 0;
        must(!too_late, "legionaries became triremes before")?;
        self.turn.disembarked += triremes;
        must(b6.disembark_most.value.get().is_none_or(|most| self.turn.disembarked <= most), "too many in a turn")?;
        must(self.ledger.owns(self.turn.seat, to) && self.ledger.on_sea(to, sea), "not to an own coast")?;
        self.leave_sea(sea, triremes)?;
        self.ledger.legionaries[to] += triremes * u16::from(self.settings.conversion.trireme_worth.value);
        Ok(())
    }

    pub(super) fn leave_sea(&mut self, sea: Sea, triremes: u16) -> Verdict {
        must(triremes > 0, "no trireme")?;
        self.turn.launched[sea] = self.turn.launched[sea].saturating_sub(triremes);
        take(&mut self.ledger.fleets[self.turn.seat][sea], triremes, "triremes")
    }
}
