//! Moves and combats, at sea, from it and by land (B9–B15, B18).

use super::{Course, SpqrBooks};
use crate::Verdict;
use crate::spqr::counting::{Ties, dice, losses};
use crate::spqr::ledger::{Part, must, take};
use crate::spqr::turn::{Assault, Combat};
use board::rome::{BySea, Pile, Province, Sea};
use frame::{Armies, Faces, Seat};
use regulation::settings::AttackDice;
use spqr::{Landing, Stage};

impl SpqrBooks<'_> {
    /// B9: once, from a sea to one beside it.
    pub(super) fn sail(&mut self, from: Sea, to: Sea, triremes: u16) -> Verdict {
        must(self.turn.stage < Stage::Sailed, "one naval move a turn")?;
        self.turn.act_after_placing(Stage::Sailed)?;
        must(self.ledger.setup.map.seas_next_to(from).iter().any(|sea| sea == to), "seas apart")?;
        self.leave_sea(from, triremes)?;
        self.ledger.fleets[self.turn.seat][to] += triremes;
        Ok(())
    }

    /// B11: one combat in a sea, against one opponent, going on only while the last roll sank something.
    pub(super) fn ram(&mut self, sea: Sea, against: Seat, rolled: u16) -> Verdict {
        let ours = dice(self.ledger.fleets[self.turn.seat][sea]);
        let theirs = dice(self.ledger.fleets[against][sea]);
        must(against != self.turn.seat && ours > 0 && theirs > 0, "no two fleets")?;
        self.check_dice(rolled, ours, theirs)?;
        let fresh = self.turn.fought[sea].is_none();
        let going_on = self.turn.fought[sea] == Some(against) && self.turn.rammed == Some((sea, true));
        must(fresh || going_on, "a second combat in one sea")?;
        self.turn.act_after_placing(Stage::NavalCombat)?;
        self.turn.fought[sea] = Some(against);
        self.turn.combat = Combat::Naval { sea, against, dice: rolled };
        Ok(())
    }

    /// B10: no more dice than there are for, no fewer than the defence.
    pub(super) fn check_dice(&self, rolled: u16, most: u16, defence: u16) -> Verdict {
        must((1..=most).contains(&rolled), "more dice than there are for")?;
        must(self.ledger.dice_allowed(rolled, defence), "fewer dice than the defence")?;
        let all = self.settings.combat.attack_dice.value == AttackDice::Maximum;
        must(!all || rolled == most, "fewer dice than must be rolled")
    }

    /// B18: nobody may lose the last province in the first laps.
    pub(super) fn check_protected(&self, to: Province, rolled: Option<u16>) -> Verdict {
        let Some(seat) = self.ledger.owners[to] else { return Err("nobody's province".to_owned()) };
        let protected = self.turn.lap <= self.settings.elimination.protected_laps.value
            && self.ledger.parts[seat] == Part::Playing
            && self.ledger.owned(seat).count() == 1;
        let may_fall = rolled.is_none_or(|rolled| rolled >= self.ledger.legionaries[to]);
        must(!(protected && may_fall), "the last province of somebody, too early")
    }

    /// B12: over a sea with more triremes than the defender, once against each province, not from one taken so.
    pub(super) fn land(&mut self, landing: Landing) -> Verdict {
        let Landing { from, sea, to, force: Armies(force) } = landing;
        let seat = self.turn.seat;
        must(self.ledger.owns(seat, from) && !self.ledger.owns(seat, to), "not from one's own to another's")?;
        must(self.ledger.on_sea(from, sea) && self.ledger.on_sea(to, sea), "not both on that sea")?;
        let theirs = self.ledger.owners[to].map_or(0, |owner| self.ledger.fleets[owner][sea]);
        must(self.ledger.fleets[seat][sea] > theirs, "no more triremes than the defender")?;
        must(!self.turn.attacked_by_sea[to], "twice against one province")?;
        must(!self.turn.taken_by_sea[from], "from a province taken by sea")?;
        must((1..=self.ledger.free_to_leave(from)).contains(&force), "the garrison")?;
        let fair = self.ledger.dice_allowed(dice(force), dice(self.ledger.legionaries[to]));
        must(fair, "fewer dice than the defence")?;
        self.check_protected(to, None)?;
        self.turn.act_after_placing(Stage::Landings)?;
        self.turn.attacked_by_sea[to] = true;
        self.turn.combat = Combat::Landing(landing);
        take(&mut self.ledger.legionaries[from], force, "legionaries")
    }

    /// B13: to a province beside it by land.
    pub(super) fn attack(&mut self, assault: Assault) -> Verdict {
        let Assault { from, to, dice: rolled } = assault;
        let seat = self.turn.seat;
        must(self.ledger.owns(seat, from) && !self.ledger.owns(seat, to), "not from one's own to another's")?;
        must(self.ledger.setup.map.neighbours(from).iter().any(|next| next == to), "not beside it by land")?;
        let most = dice(self.ledger.legionaries[from].saturating_sub(1));
        self.check_dice(rolled, most, dice(self.ledger.legionaries[to]))?;
        self.check_protected(to, Some(rolled))?;
        self.turn.act_after_placing(Stage::LandAttacks)?;
        self.turn.combat = Combat::Land(assault);
        Ok(())
    }

    /// The dice of whatever is being fought, and what they cost.
    pub(super) fn roll(&mut self, faces: (Faces, Faces), told: (u16, u16)) -> Verdict {
        let turn = &mut self.turn;
        let (due, ties) = match turn.combat {
            Combat::Naval { sea, against, dice: rolled } => {
                ((rolled, dice(self.ledger.fleets[against][sea])), Ties::Nobody)
            }
            Combat::Landing(Landing { to, force, .. }) => {
                ((dice(force.0), dice(self.ledger.legionaries[to])), Ties::Attacker)
            }
            Combat::Land(assault) => ((assault.dice, dice(self.ledger.legionaries[assault.to])), Ties::Attacker),
            Combat::Nothing | Combat::Occupying(_) => return Err("dice without a combat".to_owned()),
        };
        let (attack, defence) = (faces.0.faces(), faces.1.faces());
        must((attack.len() as u16, defence.len() as u16) == due, "another number of dice")?;
        let lost = losses(attack, defence, ties);
        if lost != told {
            return Err(format!("by B10 and B11 {lost:?} are lost"));
        }
        self.lose(lost)
    }

    pub(super) fn lose(&mut self, (ours, theirs): (u16, u16)) -> Verdict {
        let (turn, ledger) = (&mut self.turn, &mut self.ledger);
        match turn.combat {
            Combat::Naval { sea, against, .. } => {
                turn.rammed = Some((sea, ours + theirs > 0));
                turn.combat = Combat::Nothing;
                take(&mut ledger.fleets[turn.seat][sea], ours, "triremes")?;
                take(&mut ledger.fleets[against][sea], theirs, "triremes")
            }
            Combat::Landing(landing) => {
                let left = landing.force.0.checked_sub(ours).ok_or("more lost than landed")?;
                let over = left == 0 && ledger.legionaries[landing.to] > theirs;
                turn.combat =
                    if over { Combat::Nothing } else { Combat::Landing(Landing { force: Armies(left), ..landing }) };
                take(&mut ledger.legionaries[landing.to], theirs, "legionaries")
            }
            Combat::Land(assault) => {
                let falls = ledger.legionaries[assault.to] == theirs;
                turn.combat = if falls { Combat::Occupying(assault) } else { Combat::Nothing };
                take(&mut ledger.legionaries[assault.from], ours, "legionaries")?;
                take(&mut ledger.legionaries[assault.to], theirs, "legionaries")
            }
            Combat::Nothing | Combat::Occupying(_) => Err("nothing is being fought".to_owned()),
        }
    }

    /// The last defender fell.
    pub(super) fn conquer(&mut self, province: Province, by: Seat) -> Verdict {
        let target = match self.turn.combat {
            Combat::Landing(landing) => Some(landing.to),
            Combat::Occupying(assault) => Some(assault.to),
            Combat::Nothing | Combat::Naval { .. } | Combat::Land(_) => None,
        };
        must(target == Some(province) && by == self.turn.seat, "not what was attacked")?;
        must(self.ledger.legionaries[province] == 0 && !self.ledger.owns(by, province), "still defended, or own")?;
        self.ledger.owners[province] = Some(by);
        self.turn.conquests = self.turn.conquests.saturating_add(1);
        Ok(())
    }

    /// B12: all who are left hold the province.
    pub(super) fn landed(&mut self, to: Province, armies: u16) -> Verdict {
        let Combat::Landing(landing) = self.turn.combat else { return Err("nobody came over the sea".to_owned()) };
        must(landing.to == to && landing.force == Armies(armies), "others than those who are left")?;
        must(armies > 0 && self.ledger.owns(self.turn.seat, to), "not conquered")?;
        self.ledger.legionaries[to] = armies;
        self.turn.taken_by_sea[to] = true;
        self.turn.combat = Combat::Nothing;
        Ok(())
    }

    /// B18: without a province, after the protected laps; the triremes go.
    pub(super) fn eliminate(&mut self, seat: Seat, by: Seat) -> Verdict {
        must(self.ledger.parts[seat] == Part::Playing && by == self.turn.seat && by != seat, "no such elimination")?;
        must(self.ledger.owned(seat).next().is_none(), "there is a province left")?;
        let laps = self.settings.elimination.protected_laps.value;
        must(self.turn.lap > laps, "nobody is eliminated so early")?;
        self.ledger.parts[seat] = Part::Out;
        self.ledger.fleets[seat] = BySea::all(0);
        self.out.push(seat);
        Ok(())
    }

    /// B18: all cards go to the conqueror.
    pub(super) fn capture(&mut self, from: Seat, to: Seat, cards: Pile) -> Verdict {
        must(self.ledger.parts[from] == Part::Out && to == self.turn.seat, "not an eliminated player's")?;
        must(cards == self.ledger.hands[from], "not all cards")?;
        self.ledger.hands[from] = Pile::EMPTY;
        self.ledger.hands[to] = self.ledger.hands[to].plus(cards);
        Ok(())
    }

    /// B13, B14: at least as many as rolled; more only within the garrison.
    pub(super) fn occupy(&mut self, from: Province, to: Province, armies: u16) -> Verdict {
        let Combat::Occupying(assault) = self.turn.combat else { return Err("nothing to occupy".to_owned()) };
        must((assault.from, assault.to) == (from, to), "another province")?;
        let most = self.ledger.free_to_leave(from).max(assault.dice);
        must((assault.dice..=most).contains(&armies), "fewer than rolled, or the garrison")?;
        self.turn.combat = Combat::Nothing;
        self.march(from, to, armies)
    }

    pub(super) fn march(&mut self, from: Province, to: Province, armies: u16) -> Verdict {
        take(&mut self.ledger.legionaries[from], armies, "legionaries")?;
        self.ledger.legionaries[to] += armies;
        must(armies > 0 && self.ledger.legionaries[from] > 0, "nobody moves, or nobody stays")
    }

    /// B15: one, by land or over a sea one rules; what was forgotten can still be recovered.
    pub(super) fn maneuver(&mut self, from: Province, to: Province, armies: u16, by: Option<Sea>) -> Verdict {
        let seat = self.turn.seat;
        must(self.ledger.owns(seat, from) && self.ledger.owns(seat, to) && from != to, "not between own provinces")?;
        let way = match by {
            None => self.ledger.setup.map.neighbours(from).iter().any(|next| next == to),
            Some(sea) => {
                let shore = self.ledger.on_sea(from, sea) && self.ledger.on_sea(to, sea);
                shore && self.ledger.master(sea) == Some(seat)
            }
        };
        must(way, "no way from one to the other")?;
        must(armies <= self.ledger.free_to_leave(from), "the garrison")?;
        self.turn.act_after_placing(Stage::LandAttacks)?;
        self.march(from, to, armies)?;
        if self.turn.points > 0 && self.ledger.conducts[seat] > 0 {
            self.turn.stage = Stage::Moved;
        } else {
            self.course = Course::TurnOver;
        }
        Ok(())
    }
}
