//! The books of S.P.Q.RisiKo!: a second account of a game, from its events alone. Every event is held against the texts
//! as it is entered (part S of the catalogue, the articles of the box as B), and after every command the state must say
//! what the books say. Nothing here asks the rules.

use super::counting::{Ties, Worth, dice, legionaries, losses, worth};
use super::ledger::{Ledger, Part, must, take};
use super::opening::{Step, steps};
use super::turn::{Assault, Combat, Turn};
use crate::games::{Books, Verdict};
use board::Colour;
use board::rome::{BySea, Pile, Province, Sea, Symbol};
use frame::{Armies, BySeat, Faces, Order, Player, Seat};
use regulation::settings::{AttackDice, Seating, TakenBack, TrisUntil};
use regulation::spqr::{Settings, SpareArenas, TargetEnds, TieBreak};
use spqr::{Cause, Command, Event, Landing, Phase, Price, Setup, Spqr, Stage, State, Triremes, scores};
use std::cmp::Reverse;
use std::collections::VecDeque;

/// What an auditor keeps of a game of S.P.Q.RisiKo!
#[derive(Clone)]
pub(crate) struct SpqrBooks<'p> {
    settings: &'p Settings,
    players: usize,
    ledger: Ledger<'p>,
    /// What each player has rolled for the order.
    rolls: Vec<Vec<u8>>,
    sitting: BySeat<Option<Player>>,
    colours: BySeat<Option<Colour>>,
    cards_given: bool,
    steps: VecDeque<Step>,
    turn: Turn,
    course: Course,
    /// The last lap, once time is up.
    last_lap: Option<u16>,
    /// The order in which players were eliminated.
    out: Vec<Seat>,
    excluded: Vec<Seat>,
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Course {
    Preparing,
    OnTurn,
    /// The turn is over; a card may be due.
    TurnOver,
    /// And taken.
    CardTaken,
    Over(Cause),
}

impl<'p> SpqrBooks<'p> {
    pub(super) fn new(setup: &'p Setup, settings: &'p Settings) -> Self {
        Self {
            settings,
            players: setup.players(),
            ledger: Ledger::new(setup, settings),
            rolls: vec![Vec::new(); setup.players()],
            sitting: BySeat::all(None),
            colours: BySeat::all(None),
            cards_given: false,
            steps: steps(settings, setup.players(), setup.map.provinces().len()),
            turn: Turn::new(Seat::FIRST, 0),
            course: Course::Preparing,
            last_lap: None,
            out: Vec::new(),
            excluded: Vec::new(),
        }
    }

    fn player_seats(&self) -> &'static [Seat] {
        &Seat::ALL[..self.players]
    }
}

/// Before the first turn.
impl SpqrBooks<'_> {
    /// B3: the highest roll plays first, who ties rolls again; the armies nobody plays are neutral.
    fn sit(&mut self, order: &Order) -> Verdict {
        for seat in Seat::ALL {
            self.sitting[seat] = order.player(seat);
            self.ledger.parts[seat] = match order.player(seat) {
                Some(_) => Part::Playing,
                None if seat.index() < 5 => Part::Defending,
                None => Part::None,
            };
        }
        let seated: Vec<usize> =
            self.player_seats().iter().filter_map(|&seat| Some(self.sitting[seat]?.index())).collect();
        let mut all = seated.clone();
        all.sort_unstable();
        must(all == (0..self.players).collect::<Vec<_>>(), "not every player sits down once")?;
        for &seat in self.player_seats() {
            self.ledger.conducts[seat] = self.settings.supply.safe_conducts.value;
        }
        let falling = seated.windows(2).all(|pair| self.rolls[pair[0]] > self.rolls[pair[1]]);
        must(falling || self.settings.order.seating.value != Seating::ByScore, "not in the order of the rolls")
    }

    fn colour(&mut self, seat: Seat, colour: Colour) -> Verdict {
        let free = !Seat::ALL.into_iter().any(|other| self.colours[other] == Some(colour));
        must(self.next_colour() == Some(seat) && free, "another seat's turn to choose, or another's colour")?;
        self.colours[seat] = Some(colour);
        if self.next_colour().is_none() {
            let taken: Vec<Colour> = self.player_seats().iter().filter_map(|&seat| self.colours[seat]).collect();
            let left = self.ledger.setup.map.colours().iter().filter(|colour| !taken.contains(colour));
            for (&seat, colour) in Seat::ALL[self.players..5].iter().zip(left) {
                self.colours[seat] = Some(colour);
            }
        }
        Ok(())
    }

    fn next_colour(&self) -> Option<Seat> {
        self.player_seats().iter().copied().find(|&seat| self.colours[seat].is_none())
    }

    /// S3: the same cards for everybody; surplus arenas leave the deck.
    fn give_cards(&mut self, each: Pile, removed: Pile) -> Verdict {
        let s3 = &self.settings.supply;
        must(!self.cards_given && self.next_colour().is_none(), "cards are given once, when all have colours")?;
        let due = (s3.legionary_cards.value, s3.arena_cards.value);
        must(each == two_kinds(due.0, due.1), "other cards than S3 gives")?;
        let spare = self.ledger.deck.count(Symbol::Arena).saturating_sub(due.1 * self.players as u8);
        let spare = if s3.spare_arenas.value == SpareArenas::Removed { spare } else { 0 };
        must(removed == two_kinds(0, spare), "other arenas leave the deck than S3 says")?;
        self.cards_given = true;
        let ledger = &mut self.ledger;
        ledger.deck = ledger.deck.minus(removed).ok_or("cards that are not in the deck")?;
        ledger.removed = removed;
        for &seat in &Seat::ALL[..self.players] {
            ledger.deck = ledger.deck.minus(each).ok_or("cards that are not in the deck")?;
            ledger.hands[seat] = each;
        }
        Ok(())
    }

    /// S4, S5: a free province, in the order of the placement, with as many legionaries as the text says.
    fn settle(&mut self, seat: Seat, province: Province, armies: u16) -> Verdict {
        let Some(Step::Settle { by, army }) = self.steps.pop_front() else { return Err("out of order".to_owned()) };
        let s4 = &self.settings.placement;
        let each = if seat.index() < self.players { s4.legionaries_each.value } else { s4.neutral_legionaries.value };
        must(seat == army, "another army's turn")?;
        must(self.ledger.owners[province].is_none(), "not free")?;
        must(armies == u16::from(each), "another number of legionaries")?;
        if by.is_none() {
            let first = self.ledger.setup.map.find(&s4.neutral_first.value);
            must(first == Some(province), "not the first neutral province")?;
        }
        (self.ledger.owners[province], self.ledger.legionaries[province]) = (Some(seat), armies);
        Ok(())
    }

    /// S4: the first centre stands on any own province.
    fn found(&mut self, seat: Seat, on: Province, price: Price) -> Verdict {
        must(self.steps.pop_front() == Some(Step::Found(seat)), "another's turn to found")?;
        must(self.ledger.owns(seat, on) && !self.ledger.centres[on], "another's province, or one with a centre")?;
        must(price == Price::Nothing, "nothing is owed for the first centre")?;
        self.ledger.centres[on] = true;
        Ok(())
    }

    fn garrison(&mut self, seat: Seat, on: Province, armies: u16) -> Verdict {
        let Some(Step::Garrison { seat: due, left }) = self.steps.pop_front() else {
            return Err("out of order".to_owned());
        };
        must(due == seat && self.ledger.owns(seat, on), "another's turn, or another's province")?;
        must((1..=left).contains(&armies), "more legionaries than this time")?;
        if left > armies {
            self.steps.push_front(Step::Garrison { seat, left: left - armies });
        }
        self.ledger.legionaries[on] += armies;
        Ok(())
    }
}

fn two_kinds(legionaries: u8, arenas: u8) -> Pile {
    let mut pile = Pile::EMPTY;
    pile.add(Symbol::Legionary, legionaries);
    pile.add(Symbol::Arena, arenas);
    pile
}

/// Points, reinforcements and cards.
impl SpqrBooks<'_> {
    fn begin_turn(&mut self, seat: Seat, lap: u16, due: u16, points: u16) -> Verdict {
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
    fn check_turn_may_end(&self) -> Verdict {
        match self.course {
            Course::Preparing => must(self.steps.is_empty(), "preparation is not complete"),
            Course::TurnOver => must(!self.card_due(), "the card was not taken"),
            Course::CardTaken => Ok(()),
            Course::OnTurn | Course::Over(_) => Err("a turn is being played, or none any more".to_owned()),
        }
    }

    /// Who plays next, in which lap: playing order, a lap when it begins anew.
    fn next_hand(&self) -> Option<(Seat, u16)> {
        let (seat, lap) = (self.turn.seat, self.turn.lap);
        let after = self.ledger.playing().find(|&other| other > seat && lap > 0).map(|next| (next, lap));
        after.or_else(|| self.ledger.playing().next().map(|first| (first, lap + 1)))
    }

    fn card_due(&self) -> bool {
        self.turn.conquests > 0 && !self.ledger.deck.plus(self.ledger.discards).is_empty()
    }

    fn target_reached(&self) -> bool {
        self.ledger.playing().any(|seat| self.ledger.points[seat] >= u16::from(self.settings.end.target.value))
    }

    /// B6: a legionary in each own province with a centre.
    fn garrison_centres(&mut self, seat: Seat, armies: u16) -> Verdict {
        must(seat == self.turn.seat && std::mem::take(&mut self.turn.garrison_due), "no such garrison is due")?;
        must(armies == u16::from(self.settings.reinforcements.centre_legionaries.value), "another number")?;
        let centres: Vec<Province> = self.ledger.owned(seat).filter(|&p| self.ledger.centres[p]).collect();
        centres.into_iter().for_each(|province| self.ledger.legionaries[province] += armies);
        Ok(())
    }

    /// B5: claimed as the first act.
    fn claim(&mut self, seat: Seat, points: u16) -> Verdict {
        must(seat == self.turn.seat && self.turn.stage == Stage::Points && points > 0, "not the first act")?;
        take(&mut self.turn.points, points, "points")?;
        self.ledger.points[seat] += points;
        self.turn.act(Stage::Points)?;
        self.turn.stage = Stage::Reinforcements;
        Ok(())
    }

    /// S6: a safe-conduct for all that was forgotten.
    fn recover(&mut self, seat: Seat, points: u16) -> Verdict {
        must(seat == self.turn.seat && self.turn.stage > Stage::Points, "nothing is forgotten yet")?;
        must(self.turn.combat == Combat::Nothing && self.course == Course::OnTurn, "not now")?;
        must(points > 0 && points == self.turn.points, "another number of points was forgotten")?;
        self.turn.points = 0;
        self.ledger.points[seat] += points;
        self.ledger.conducts[seat] = self.ledger.conducts[seat].checked_sub(1).ok_or("no safe-conduct")?;
        Ok(())
    }

    /// S7, S8: one a turn, before the first reinforcement where the regulation says so.
    fn play_tris(&mut self, seat: Seat, cards: Pile, told: Worth) -> Verdict {
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
    fn worth_here(&self, seat: Seat, full: Worth) -> Worth {
        let coast = self.ledger.owned(seat).any(|province| self.ledger.setup.map.seas_of(province).len() > 0);
        let here = Worth { triremes: if coast { full.triremes } else { 0 }, ..full };
        if self.ledger.centre_declinable() && !self.centre_payable(seat, here) {
            return Worth { centres: 0, owed: 0, ..here };
        }
        here
    }

    /// S7: whether there is a site where what is still owed can be paid in one of the three ways.
    fn centre_payable(&self, seat: Seat, worth: Worth) -> bool {
        let due = self.turn.due + worth.legionaries;
        self.ledger.sites(seat).into_iter().any(|on| {
            let on_sea = self.ledger.setup.map.seas_of(on).len() > 0;
            let trireme = u16::from(self.settings.conversion.trireme_worth.value);
            worth.owed == 0
                || self.ledger.legionaries[on] > worth.owed
                || due >= worth.owed
                || (worth.triremes > 0 && on_sea && trireme >= worth.owed)
        })
    }

    /// B16, S7: on an own province, none there and none beside it; what is owed is paid.
    fn build(&mut self, seat: Seat, on: Province, price: Price) -> Verdict {
        must(seat == self.turn.seat && self.turn.centres > 0, "no centre is due")?;
        must(self.ledger.is_site(seat, on), "no site for a centre")?;
        let owed = std::mem::take(&mut self.turn.owed);
        must((owed == 0) == (price == Price::Nothing), "paid where nothing is owed, or not paid")?;
        match price {
            Price::Nothing => {}
            Price::Province => {
                take(&mut self.ledger.legionaries[on], owed, "legionaries")?;
                must(self.ledger.legionaries[on] > 0, "nobody stays")?;
            }
            Price::Due => take(&mut self.turn.due, owed, "legionaries due")?,
            Price::Trireme => {
                take(&mut self.turn.triremes, 1, "triremes due")?;
                let worth = u16::from(self.settings.conversion.trireme_worth.value);
                must(self.ledger.setup.map.seas_of(on).len() > 0 && worth >= owed, "not on the sea")?;
            }
        }
        self.ledger.centres[on] = true;
        self.turn.centres -= 1;
        if self.ledger.sites(seat).is_empty() {
            self.turn.centres = 0;
        }
        Ok(())
    }

    fn decline(&mut self) -> Verdict {
        let turn = &mut self.turn;
        must(turn.centres > 0 || turn.triremes > 0, "nothing to decline")?;
        must(turn.centres == 0 || self.ledger.centre_declinable(), "the centre must be placed")?;
        (turn.centres, turn.owed, turn.triremes) = (0, 0, 0);
        Ok(())
    }

    fn place(&mut self, seat: Seat, on: Province, armies: u16) -> Verdict {
        must(seat == self.turn.seat && self.ledger.owns(seat, on) && armies > 0, "not on an own province")?;
        self.turn.reinforce()?;
        take(&mut self.turn.due, armies, "legionaries due")?;
        self.turn.placed[on] += armies;
        self.turn.placed_any = true;
        self.ledger.legionaries[on] += armies;
        Ok(())
    }

    /// C11: until the first attack.
    fn take_back(&mut self, from: Province, armies: u16) -> Verdict {
        must(self.settings.reinforcements.taken_back.value == TakenBack::UntilAttack, "nothing is taken back")?;
        self.turn.reinforce()?;
        take(&mut self.turn.placed[from], armies, "legionaries placed here")?;
        take(&mut self.ledger.legionaries[from], armies, "legionaries")?;
        self.turn.due += armies;
        must(armies > 0 && self.ledger.legionaries[from] > 0, "nobody stays")
    }

    /// B8: to a sea that touches an own province.
    fn launch(&mut self, seat: Seat, sea: Sea, triremes: u16) -> Verdict {
        let coast = self.ledger.owned(seat).any(|province| self.ledger.on_sea(province, sea));
        must(seat == self.turn.seat && coast && triremes > 0, "no own coast")?;
        self.turn.reinforce()?;
        take(&mut self.turn.triremes, triremes, "triremes due")?;
        self.turn.launched[sea] += triremes;
        self.ledger.fleets[seat][sea] += triremes;
        Ok(())
    }

    fn unlaunch(&mut self, seat: Seat, sea: Sea, triremes: u16) -> Verdict {
        must(self.settings.reinforcements.taken_back.value == TakenBack::UntilAttack, "nothing is taken back")?;
        must(seat == self.turn.seat && triremes > 0, "another's triremes")?;
        self.turn.reinforce()?;
        take(&mut self.turn.launched[sea], triremes, "triremes launched here")?;
        self.turn.triremes += triremes;
        take(&mut self.ledger.fleets[seat][sea], triremes, "triremes")
    }

    /// B7: three legionaries of one province, one trireme; those just placed go first.
    fn embark(&mut self, from: Province, sea: Sea, triremes: u16) -> Verdict {
        self.turn.act_after_placing(Stage::Conversions)?;
        let seat = self.turn.seat;
        must(self.ledger.owns(seat, from) && self.ledger.on_sea(from, sea), "not from an own coast")?;
        let cost = triremes * u16::from(self.settings.conversion.trireme_cost.value);
        take(&mut self.ledger.legionaries[from], cost, "legionaries")?;
        must(triremes > 0 && self.ledger.legionaries[from] > 0, "nobody stays")?;
        self.turn.placed[from] = self.turn.placed[from].saturating_sub(cost);
        self.ledger.fleets[seat][sea] += triremes;
        Ok(())
    }

    /// B6: a trireme, two legionaries in an own province on its sea.
    fn disembark(&mut self, sea: Sea, to: Province, triremes: u16) -> Verdict {
        self.turn.act_after_placing(Stage::Conversions)?;
        must(self.ledger.owns(self.turn.seat, to) && self.ledger.on_sea(to, sea), "not to an own coast")?;
        self.leave_sea(sea, triremes)?;
        self.ledger.legionaries[to] += triremes * u16::from(self.settings.conversion.trireme_worth.value);
        Ok(())
    }

    fn leave_sea(&mut self, sea: Sea, triremes: u16) -> Verdict {
        must(triremes > 0, "no trireme")?;
        self.turn.launched[sea] = self.turn.launched[sea].saturating_sub(triremes);
        take(&mut self.ledger.fleets[self.turn.seat][sea], triremes, "triremes")
    }
}

/// Moves and combats.
impl SpqrBooks<'_> {
    /// B9: once, from a sea to one beside it.
    fn sail(&mut self, from: Sea, to: Sea, triremes: u16) -> Verdict {
        must(self.turn.stage < Stage::Sailed, "one naval move a turn")?;
        self.turn.act_after_placing(Stage::Sailed)?;
        must(self.ledger.setup.map.seas_next_to(from).iter().any(|sea| sea == to), "seas apart")?;
        self.leave_sea(from, triremes)?;
        self.ledger.fleets[self.turn.seat][to] += triremes;
        Ok(())
    }

    /// B11: one combat in a sea, against one opponent, going on only while the last roll sank something.
    fn ram(&mut self, sea: Sea, against: Seat, rolled: u16) -> Verdict {
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
    fn check_dice(&self, rolled: u16, most: u16, defence: u16) -> Verdict {
        must((1..=most).contains(&rolled), "more dice than there are for")?;
        must(self.ledger.dice_allowed(rolled, defence), "fewer dice than the defence")?;
        let all = self.settings.combat.attack_dice.value == AttackDice::Maximum;
        must(!all || rolled == most, "fewer dice than must be rolled")
    }

    /// B18: nobody may lose the last province in the first laps.
    fn check_protected(&self, to: Province, rolled: Option<u16>) -> Verdict {
        let Some(seat) = self.ledger.owners[to] else { return Err("nobody's province".to_owned()) };
        let protected = self.turn.lap <= self.settings.elimination.protected_laps.value
            && self.ledger.parts[seat] == Part::Playing
            && self.ledger.owned(seat).count() == 1;
        let may_fall = rolled.is_none_or(|rolled| rolled >= self.ledger.legionaries[to]);
        must(!(protected && may_fall), "the last province of somebody, too early")
    }

    /// B12: over a sea with more triremes than the defender, once against each province, not from one taken so.
    fn land(&mut self, landing: Landing) -> Verdict {
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
    fn attack(&mut self, assault: Assault) -> Verdict {
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
    fn roll(&mut self, faces: (Faces, Faces), told: (u16, u16)) -> Verdict {
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

    fn lose(&mut self, (ours, theirs): (u16, u16)) -> Verdict {
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
    fn conquer(&mut self, province: Province, by: Seat) -> Verdict {
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
    fn landed(&mut self, to: Province, armies: u16) -> Verdict {
        let Combat::Landing(landing) = self.turn.combat else { return Err("nobody came over the sea".to_owned()) };
        must(landing.to == to && landing.force == Armies(armies), "others than those who are left")?;
        must(armies > 0 && self.ledger.owns(self.turn.seat, to), "not conquered")?;
        self.ledger.legionaries[to] = armies;
        self.turn.taken_by_sea[to] = true;
        self.turn.combat = Combat::Nothing;
        Ok(())
    }

    /// B18: without a province, after the protected laps; the triremes go.
    fn eliminate(&mut self, seat: Seat, by: Seat) -> Verdict {
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
    fn capture(&mut self, from: Seat, to: Seat, cards: Pile) -> Verdict {
        must(self.ledger.parts[from] == Part::Out && to == self.turn.seat, "not an eliminated player's")?;
        must(cards == self.ledger.hands[from], "not all cards")?;
        self.ledger.hands[from] = Pile::EMPTY;
        self.ledger.hands[to] = self.ledger.hands[to].plus(cards);
        Ok(())
    }

    /// B13, B14: at least as many as rolled; more only within the garrison.
    fn occupy(&mut self, from: Province, to: Province, armies: u16) -> Verdict {
        let Combat::Occupying(assault) = self.turn.combat else { return Err("nothing to occupy".to_owned()) };
        must((assault.from, assault.to) == (from, to), "another province")?;
        let most = self.ledger.free_to_leave(from).max(assault.dice);
        must((assault.dice..=most).contains(&armies), "fewer than rolled, or the garrison")?;
        self.turn.combat = Combat::Nothing;
        self.march(from, to, armies)
    }

    fn march(&mut self, from: Province, to: Province, armies: u16) -> Verdict {
        take(&mut self.ledger.legionaries[from], armies, "legionaries")?;
        self.ledger.legionaries[to] += armies;
        must(armies > 0 && self.ledger.legionaries[from] > 0, "nobody moves, or nobody stays")
    }

    /// B15: one, by land or over a sea one rules; what was forgotten can still be recovered.
    fn maneuver(&mut self, from: Province, to: Province, armies: u16, by: Option<Sea>) -> Verdict {
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

/// The end of turns and games.
impl SpqrBooks<'_> {
    fn pass(&mut self, seat: Seat) -> Verdict {
        must(seat == self.turn.seat && self.turn.combat == Combat::Nothing, "not now")?;
        must(self.course == Course::OnTurn, "no turn is being played")?;
        self.course = Course::TurnOver;
        self.turn.check_all_placed()
    }

    fn renew_deck(&mut self) -> Verdict {
        must(self.ledger.deck.is_empty() && !self.ledger.discards.is_empty(), "there are cards, or none at all")?;
        self.ledger.deck = std::mem::take(&mut self.ledger.discards);
        Ok(())
    }

    /// B17: one, for at least one conquest.
    fn take_card(&mut self, seat: Seat, card: Symbol) -> Verdict {
        must(seat == self.turn.seat && self.course == Course::TurnOver && self.card_due(), "no card is due")?;
        self.ledger.deck = self.ledger.deck.minus(Pile::of(card)).ok_or("not in the deck")?;
        self.ledger.hands[seat] = self.ledger.hands[seat].plus(Pile::of(card));
        self.course = Course::CardTaken;
        Ok(())
    }

    /// S1: so many laps follow.
    fn time_up(&mut self, last: u16) -> Verdict {
        must(self.last_lap.is_none() && self.turn.lap > 0, "time runs out once, after the placement")?;
        must(last == self.turn.lap + u16::from(self.settings.end.last_laps.value), "another last lap")?;
        self.last_lap = Some(last);
        Ok(())
    }

    /// S1: with the points at the end of a lap or at once, with the last lap, or with one player left.
    fn end(&mut self, cause: Cause) -> Verdict {
        let lap_over = self.check_turn_may_end().is_ok() && self.next_hand().is_none_or(|(_, lap)| lap > self.turn.lap);
        let right = match cause {
            Cause::LastPlayer => self.ledger.playing().count() <= 1,
            Cause::Target => self.target_reached() && (lap_over || self.settings.end.when.value == TargetEnds::AtOnce),
            Cause::Time => lap_over && !self.target_reached() && self.last_lap.is_some_and(|l| self.turn.lap >= l),
        };
        must(right, "the game does not end so")?;
        self.course = Course::Over(cause);
        Ok(())
    }

    /// A player leaves: the provinces defend themselves, the triremes go (C24, C52).
    fn leave(&mut self, seat: Seat) -> Verdict {
        self.ledger.parts[seat] = Part::Defending;
        self.ledger.fleets[seat] = BySea::all(0);
        if self.turn.seat == seat && self.course == Course::OnTurn {
            self.course = Course::CardTaken;
        }
        Ok(())
    }

    /// No more can be taken back than may leave.
    fn keep_marks(&mut self, province: Province) -> Verdict {
        let most = self.ledger.legionaries[province].checked_sub(1).ok_or("nobody stays")?;
        self.turn.placed[province] = self.turn.placed[province].min(most);
        Ok(())
    }

    /// What must have followed has followed.
    fn check_nothing_pending(&self) -> Verdict {
        must(!self.turn.garrison_due, "the centres were not garrisoned")?;
        let over = matches!(self.course, Course::Over(_));
        let at_once = self.settings.end.when.value == TargetEnds::AtOnce && self.target_reached();
        must(over || !at_once, "the points to win, and no end")?;
        if self.turn.lap > 0 {
            must(over || self.ledger.playing().count() > 1, "one player left, and no end")?;
            let homeless = self.ledger.playing().any(|seat| self.ledger.owned(seat).next().is_none());
            must(!homeless, "a player without provinces")?;
        }
        Ok(())
    }

    /// Whoever is awaited is awaited for what the books say comes next.
    fn compare_phase(&self, found: Phase) -> Verdict {
        let booked = match self.course {
            Course::Preparing if self.sitting[Seat::A].is_none() => {
                return must(matches!(found, Phase::Order(_)), "the order is not rolled for");
            }
            Course::Preparing => match (self.next_colour(), self.steps.front()) {
                (Some(seat), _) => Phase::Colours(seat),
                (None, Some(step)) => step.phase(),
                (None, None) => Phase::Ready,
            },
            Course::OnTurn => self.turn.phase(),
            Course::TurnOver | Course::CardTaken => Phase::Card,
            Course::Over(cause) => Phase::Over(cause),
        };
        if booked == found { Ok(()) } else { Err(format!("the phase is {found:?}, by the events {booked:?}")) }
    }

    /// S2: points, potential, army, then who plays later; who is out ranks behind, the first out last.
    fn compare_scores(&self, state: &State) -> Verdict {
        let behind = |seat: Seat| match self.out.iter().position(|&other| other == seat) {
            _ if self.excluded.contains(&seat) => usize::MAX,
            Some(place) => self.out.len() - place,
            None => 0,
        };
        let rank = |&seat: &Seat| {
            let (points, potential, army) = self.ledger.score(seat);
            let by = |tie: &TieBreak| {
                Reverse(match tie {
                    TieBreak::Potential => potential,
                    TieBreak::Army => army,
                    TieBreak::ReverseOrder => seat.index() as u32,
                })
            };
            let breaks: Vec<Reverse<u32>> = self.settings.scoring.ties.value.iter().map(by).collect();
            (behind(seat), Reverse(points), breaks)
        };
        for score in scores(self.ledger.setup, state) {
            let ahead = self.player_seats().iter().filter(|other| rank(other) < rank(&score.seat)).count();
            let booked = (ahead + 1, self.ledger.score(score.seat));
            let found = (usize::from(score.place), (score.points.0, score.potential, score.army));
            if booked != found {
                return Err(format!("seat {} is {found:?}, by the events {booked:?}", score.seat));
            }
        }
        Ok(())
    }
}

impl Books<Spqr> for SpqrBooks<'_> {
    fn enter(&mut self, event: &Event) -> Verdict {
        must(!matches!(self.course, Course::Over(_)), "the game is over")?;
        let preparing = self.course == Course::Preparing;
        match *event {
            Event::OrderRolled { player, faces } => {
                self.rolls[player.index()].push(faces.sum());
                Ok(())
            }
            Event::OrderSettled(order) => self.sit(&order),
            Event::ColourChosen { seat, colour } => self.colour(seat, colour),
            Event::CardsGiven { each, removed } => self.give_cards(each, removed),
            Event::Settled { seat, province, armies } => self.settle(seat, province, armies.0),
            Event::CentreBuilt { seat, on, price } if preparing => self.found(seat, on, price),
            Event::CentreBuilt { seat, on, price } => self.build(seat, on, price),
            Event::Placed { seat, on, armies } if preparing => self.garrison(seat, on, armies.0),
            Event::Placed { seat, on, armies } => self.place(seat, on, armies.0),
            Event::TakenBack { from, armies, .. } => self.take_back(from, armies.0),
            Event::TurnBegan { seat, lap, due, points } => self.begin_turn(seat, lap.0, due.0, points.0),
            Event::CentresGarrisoned { seat, armies } => self.garrison_centres(seat, armies.0),
            Event::PointsClaimed { seat, points } => self.claim(seat, points.0),
            Event::PointsRecovered { seat, points } => self.recover(seat, points.0),
            Event::TrisPlayed { seat, cards, armies, triremes: Triremes(triremes), centres, owed } => {
                self.play_tris(seat, cards, Worth { legionaries: armies.0, triremes, centres, owed: owed.0 })
            }
            Event::Declined { .. } => self.decline(),
            Event::Launched { seat, sea, triremes } => self.launch(seat, sea, triremes.0),
            Event::Unlaunched { seat, sea, triremes } => self.unlaunch(seat, sea, triremes.0),
            Event::Embarked { from, sea, triremes } => self.embark(from, sea, triremes.0),
            Event::Disembarked { sea, to, triremes } => self.disembark(sea, to, triremes.0),
            Event::Sailed { from, to, triremes } => self.sail(from, to, triremes.0),
            Event::RammingDeclared { sea, against, dice } => self.ram(sea, against, dice.0.into()),
            Event::LandingDeclared { from, sea, to, armies } => self.land(Landing { from, sea, to, force: armies }),
            Event::AttackDeclared { from, to, dice } => self.attack(Assault { from, to, dice: dice.0.into() }),
            Event::BattleRolled { attack, defence, attacker_lost, defender_lost } => {
                self.roll((attack, defence), (attacker_lost.0, defender_lost.0))
            }
            Event::Conquered { province, by } => self.conquer(province, by),
            Event::Landed { to, armies } => self.landed(to, armies.0),
            Event::Eliminated { seat, by } => self.eliminate(seat, by),
            Event::CardsCaptured { from, to, cards } => self.capture(from, to, cards),
            Event::Occupied { from, to, armies } => self.occupy(from, to, armies.0),
            Event::Maneuvered { from, to, armies, by } => self.maneuver(from, to, armies.0, by),
            Event::Passed(seat) => self.pass(seat),
            Event::DeckRenewed => self.renew_deck(),
            Event::CardTaken { seat, card } => self.take_card(seat, card),
            Event::TimeUp { last } => self.time_up(last.0),
            Event::GameEnded(cause) => self.end(cause),
            Event::HandDiscarded { seat, cards } | Event::CardsForfeited { seat, cards, .. } => {
                self.ledger.discard(seat, cards)
            }
            Event::TurnPassedOn { .. } => {
                self.course = Course::TurnOver;
                Ok(())
            }
            Event::ArmiesRemoved { from, armies, .. } => {
                take(&mut self.ledger.legionaries[from], armies.0, "legionaries")?;
                self.keep_marks(from)
            }
            Event::PointsSet { seat, points, .. } => {
                self.ledger.points[seat] = points.0;
                Ok(())
            }
            Event::FleetSet { seat, sea, triremes, .. } => {
                self.ledger.fleets[seat][sea] = triremes.0;
                Ok(())
            }
            Event::CentreSet { province, stands, .. } => {
                self.ledger.centres[province] = stands;
                Ok(())
            }
            Event::Withdrawn { seat, .. } => self.leave(seat),
            Event::Excluded { seat, .. } => {
                self.excluded.push(seat);
                self.leave(seat)
            }
            Event::Corrected { province, owner, armies, .. } => {
                if !self.ledger.owns(owner, province) {
                    self.turn.placed[province] = 0;
                }
                (self.ledger.owners[province], self.ledger.legionaries[province]) = (Some(owner), armies.0);
                self.keep_marks(province)
            }
        }
    }

    /// What happened is what was asked for.
    fn check_choice(&self, command: Command, event: &Event) -> Verdict {
        let asked = match (command, *event) {
            (_, Event::Placed { on, armies, .. }) => Command::Place { on, armies },
            (_, Event::TakenBack { from, armies, .. }) => Command::TakeBack { from, armies },
            (Command::Settle(_), Event::Settled { province, .. }) => Command::Settle(province),
            (_, Event::CentreBuilt { on, price, .. }) => Command::Build { on, price },
            (_, Event::PointsClaimed { points, .. }) => Command::Claim(points),
            (_, Event::TrisPlayed { cards, .. }) => Command::PlayTris(cards),
            (_, Event::Launched { sea, triremes, .. }) => Command::Launch { sea, triremes },
            (_, Event::Unlaunched { sea, triremes, .. }) => Command::Unlaunch { sea, triremes },
            (_, Event::Embarked { from, sea, triremes }) => Command::Embark { from, sea, triremes },
            (_, Event::Disembarked { sea, to, triremes }) => Command::Disembark { sea, to, triremes },
            (_, Event::Sailed { from, to, triremes }) => Command::Sail { from, to, triremes },
            (_, Event::RammingDeclared { sea, against, dice }) => Command::Ram { sea, against, dice },
            (_, Event::LandingDeclared { from, sea, to, armies }) => Command::Land { from, sea, to, armies },
            (_, Event::AttackDeclared { from, to, dice }) => Command::Attack { from, to, dice },
            (_, Event::Occupied { armies, .. }) => Command::Occupy(armies),
            (_, Event::Maneuvered { from, to, armies, by }) => Command::Maneuver { from, to, armies, by },
            _ => return Ok(()),
        };
        if asked == command { Ok(()) } else { Err(format!("{event:?} is not what was asked for")) }
    }

    fn compare(&self, state: &State) -> Verdict {
        self.check_nothing_pending()?;
        self.ledger.compare(state)?;
        let open = state.open();
        for seat in Seat::ALL {
            must(open.colour(seat) == self.colours[seat], "another colour")?;
            let sits = open.player(seat) == self.sitting[seat].unwrap_or_default();
            must(sits, "another player sits there")?;
        }
        must(open.last_lap.0 == self.last_lap.unwrap_or(0), "another last lap")?;
        if self.course == Course::OnTurn {
            self.turn.compare(open)?;
        }
        self.compare_phase(open.phase)?;
        if let Course::Over(_) = self.course { self.compare_scores(state) } else { Ok(()) }
    }
}
