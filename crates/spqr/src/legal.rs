//! Everything a seat may do now. It is no list: what is allowed is walked through in groups of commands that differ
//! in one number alone, so that it can be counted and any one of it be had without naming the rest.

use crate::command::Command;
use crate::land::{check_protected, dice_bounds, free_to_leave_of};
use crate::phase::{Phase, Price, Stage};
use crate::setup::Setup;
use crate::state::{Open, Points, Triremes};
use crate::tris::COMBINATIONS;
use crate::view::View;
use board::ColourSet;
use board::rome::{Pile, Province, ProvinceSet, Sea, SeaSet};
use frame::{Armies, Dice, Seat};

/// What the seat of this view may do. For a spectator, and out of turn, nothing.
#[must_use]
pub fn legal<'a>(setup: &'a Setup, view: &View<'a>) -> Legal<'a> {
    let seat = view.seat().filter(|&seat| view.open().seat_to_act() == Some(seat));
    Legal { setup, open: view.open(), seat, hand: view.hand() }
}

/// What a seat may do.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'a> {
    setup: &'a Setup,
    open: &'a Open,
    seat: Option<Seat>,
    hand: Pile,
}

/// The parts in which what is allowed is walked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// Points, reinforcements, "pass"; and all there is to do outside a turn.
    Start,
    /// Conversions, the naval move, naval combat.
    Sea,
    Landings,
    Attacks,
    Maneuvers,
}

impl Part {
    const ALL: [Self; 5] = [Self::Start, Self::Sea, Self::Landings, Self::Attacks, Self::Maneuvers];
}

/// Walks through groups of commands; `true` ends the walk.
trait Walk {
    /// So many commands, of which `make` gives any one by its number.
    fn group(&mut self, count: u32, make: impl Fn(u32) -> Command) -> bool;

    fn one(&mut self, command: Command) -> bool {
        self.group(1, |_| command)
    }
}

/// Counts commands instead of keeping them.
struct Count(u32);

impl Walk for Count {
    #[inline]
    fn group(&mut self, count: u32, _: impl Fn(u32) -> Command) -> bool {
        self.0 += count;
        false
    }
}

/// Finds the command with a number.
struct Find {
    left: u32,
    found: Option<Command>,
}

impl Walk for Find {
    #[inline]
    fn group(&mut self, count: u32, make: impl Fn(u32) -> Command) -> bool {
        if self.left < count {
            self.found = Some(make(self.left));
            return true;
        }
        self.left -= count;
        false
    }
}

impl Legal<'_> {
    /// Whether this would be granted: the very question `decide` asks.
    #[must_use]
    pub fn allows(&self, command: Command) -> bool {
        self.seat.is_some_and(|seat| crate::check(self.setup, self.open, seat, self.hand, command).is_ok())
    }

    /// How many commands there are.
    #[must_use]
    pub fn count(&self) -> u32 {
        let mut count = Count(0);
        self.walk(&mut count);
        count.0
    }

    /// The command with this number below [`Self::count`].
    #[must_use]
    pub fn nth(&self, n: u32) -> Option<Command> {
        let mut find = Find { left: n, found: None };
        self.walk(&mut find);
        find.found
    }

    /// One of them, by a number below their count: what is counted by parts need be looked for in one part alone.
    #[inline]
    pub fn sample(&self, pick: impl FnOnce(u32) -> u32) -> Option<Command> {
        let mut counts = [0; Part::ALL.len()];
        for (count, part) in counts.iter_mut().zip(Part::ALL) {
            let mut part_count = Count(0);
            self.walk_part(&mut part_count, part);
            *count = part_count.0;
        }
        let total = counts.iter().sum();
        if total == 0 {
            return None;
        }
        let mut left = pick(total);
        for (count, part) in counts.into_iter().zip(Part::ALL) {
            if left < count {
                let mut find = Find { left, found: None };
                self.walk_part(&mut find, part);
                return find.found;
            }
            left -= count;
        }
        None
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Command> + '_ {
        (0..self.count()).filter_map(|n| self.nth(n))
    }

    /// The colours left to choose.
    #[must_use]
    pub fn colours(&self) -> ColourSet {
        match self.open.phase {
            Phase::Colours(_) => crate::order::free_colours(self.setup, self.open),
            _ => ColourSet::EMPTY,
        }
    }

    /// Where a province may be taken, or a centre of power be built.
    #[must_use]
    pub fn sites(&self) -> ProvinceSet {
        let Some(seat) = self.seat else { return ProvinceSet::EMPTY };
        match self.open.phase {
            Phase::Settling(_) | Phase::SettlingNeutral { .. } => self.open.free(),
            Phase::Founding(_) => crate::placement::founding_sites(self.setup, self.open, seat),
            Phase::Turn(_) if self.open.now.centres_due > 0 => crate::tris::sites(self.setup, self.open, seat),
            _ => ProvinceSet::EMPTY,
        }
    }

    /// The ways to pay for a centre of power on this province.
    pub fn prices(&self, on: Province) -> impl Iterator<Item = Price> + '_ {
        let all = [Price::Nothing, Price::Province, Price::Due, Price::Trireme];
        all.into_iter().filter(move |&price| self.allows(Command::Build { on, price }))
    }

    /// The tris that may be played.
    pub fn tris(&self) -> impl Iterator<Item = Pile> + '_ {
        let cards = COMBINATIONS.into_iter().map(|cards| cards.into_iter().collect::<Pile>());
        cards.filter(|&cards| self.allows(Command::PlayTris(cards)))
    }

    /// Whether the turn may go on to conversions, moves and attacks: nothing is left to place.
    #[must_use]
    pub fn may_go_on(&self) -> bool {
        self.seat.is_some() && self.open.stage().is_some() && crate::reinforce::check_all_placed(self.open).is_ok()
    }

    fn walk(&self, walk: &mut impl Walk) {
        _ = Part::ALL.into_iter().any(|part| self.walk_part(walk, part));
    }

    #[inline]
    fn walk_part(&self, walk: &mut impl Walk, part: Part) -> bool {
        let Some(seat) = self.seat else { return false };
        match (self.open.phase, part) {
            (Phase::Turn(stage), part) => self.walk_turn(walk, seat, stage, part),
            (_, Part::Start) => self.walk_other(walk, seat),
            (_, _) => false,
        }
    }

    /// What there is to do outside a turn, or after a conquest.
    fn walk_other(&self, walk: &mut impl Walk, seat: Seat) -> bool {
        let open = self.open;
        match open.phase {
            Phase::Occupy(attack) => {
                let (least, most) = crate::land::occupation_bounds(self.setup, open, attack);
                walk.group(span(least.0, most.0), |n| Command::Occupy(Armies(least.0 + n as u16)))
            }
            Phase::Colours(_) => self.colours().iter().any(|colour| walk.one(Command::ChooseColour(colour))),
            Phase::Settling(_) | Phase::SettlingNeutral { .. } => {
                let free = open.free();
                walk.group(free.len() as u32, |n| free.nth(n as usize).map_or(Command::Pass, Command::Settle))
            }
            Phase::Founding(_) => {
                let price = Price::Nothing;
                self.sites().iter().any(|on| walk.one(Command::Build { on, price }))
            }
            Phase::Garrisoning { left, .. } => self.walk_places(walk, seat, left.into()),
            _ => false,
        }
    }

    /// What a turn allows: conversions, moves and attacks only once nothing is left to place.
    #[inline]
    fn walk_turn(&self, walk: &mut impl Walk, seat: Seat, stage: Stage, part: Part) -> bool {
        match part {
            Part::Start => {
                self.walk_points(walk, seat, stage)
                    || (stage <= Stage::Sailed && self.walk_reinforcements(walk, seat, stage))
                    || (self.may_go_on() && walk.one(Command::Pass))
            }
            _ if !self.may_go_on() => false,
            Part::Sea => {
                (stage <= Stage::Conversions && (self.walk_conversions(walk, seat) || self.walk_sailing(walk, seat)))
                    || (stage <= Stage::NavalCombat && self.walk_ramming(walk, seat))
            }
            Part::Landings => stage <= Stage::Landings && self.walk_landings(walk, seat),
            Part::Attacks => stage <= Stage::LandAttacks && self.walk_attacks(walk, seat),
            Part::Maneuvers => stage <= Stage::LandAttacks && self.walk_maneuvers(walk, seat),
        }
    }

    fn walk_points(&self, walk: &mut impl Walk, seat: Seat, stage: Stage) -> bool {
        let now = &self.open.now;
        if now.points == Points(0) {
            return false;
        }
        if stage == Stage::Points {
            return walk.group(now.points.0.into(), |n| Command::Claim(Points(n as u16 + 1)));
        }
        crate::points::check_recover(self.open, seat, stage).is_ok() && walk.one(Command::Recover)
    }

    fn walk_reinforcements(&self, walk: &mut impl Walk, seat: Seat, stage: Stage) -> bool {
        let (setup, open) = (self.setup, self.open);
        if open.now.centres_due > 0 {
            return self.walk_centres(walk);
        }
        let tris = self.hand.total() >= 3 && crate::tris::check_tris_now(setup, open, stage).is_ok();
        (tris && self.tris().any(|cards| walk.one(Command::PlayTris(cards))))
            || self.walk_places(walk, seat, open.now.due.0)
            || self.walk_launches(walk, seat)
            || self.walk_taken_back(walk, seat)
    }

    fn walk_centres(&self, walk: &mut impl Walk) -> bool {
        self.sites().iter().any(|on| self.prices(on).any(|price| walk.one(Command::Build { on, price })))
            || (self.allows(Command::Decline) && walk.one(Command::Decline))
    }

    fn walk_places(&self, walk: &mut impl Walk, seat: Seat, most: u16) -> bool {
        let owned = self.open.owned(seat);
        walk.group(owned.len() as u32 * u32::from(most), |n| {
            let (place, armies) = (n / u32::from(most), n % u32::from(most) + 1);
            owned.nth(place as usize).map_or(Command::Pass, |on| Command::Place { on, armies: Armies(armies as u16) })
        })
    }

    fn walk_launches(&self, walk: &mut impl Walk, seat: Seat) -> bool {
        let due = self.open.now.triremes_due;
        if due == Triremes(0) {
            return false;
        }
        let owned = self.open.owned(seat);
        let mut coasts = self.setup.map.seas().iter().filter(|&sea| self.setup.map.coast(sea).meets(owned));
        coasts.any(|sea| walk.group(due.0.into(), |n| Command::Launch { sea, triremes: Triremes(n as u16 + 1) }))
            || walk.one(Command::Decline)
    }

    fn walk_taken_back(&self, walk: &mut impl Walk, seat: Seat) -> bool {
        let (setup, open) = (self.setup, self.open);
        if !open.now.placed_any && open.now.tris == 0 {
            return false;
        }
        open.owned(seat).iter().any(|from| {
            let most = crate::reinforce::takeable(setup, open, from).0;
            walk.group(most.into(), |n| Command::TakeBack { from, armies: Armies(n as u16 + 1) })
        }) || setup.map.seas().iter().any(|sea| {
            let most = crate::reinforce::launched(setup, open, seat, sea).0;
            walk.group(most.into(), |n| Command::Unlaunch { sea, triremes: Triremes(n as u16 + 1) })
        })
    }

    fn walk_conversions(&self, walk: &mut impl Walk, seat: Seat) -> bool {
        let (setup, open) = (self.setup, self.open);
        let owned = open.owned(seat);
        owned.iter().any(|from| {
            let most = crate::sea::most_to_embark(setup, open, from).0;
            most > 0
                && setup.map.seas_of(from).iter().any(|sea| {
                    walk.group(most.into(), |n| Command::Embark { from, sea, triremes: Triremes(n as u16 + 1) })
                })
        }) || self.fleets(seat).any(|(sea, _)| {
            let most = crate::sea::most_to_disembark(setup, open, sea).0;
            most > 0
                && (owned & setup.map.coast(sea)).iter().any(|to| {
                    walk.group(most.into(), |n| Command::Disembark { sea, to, triremes: Triremes(n as u16 + 1) })
                })
        })
    }

    fn walk_sailing(&self, walk: &mut impl Walk, seat: Seat) -> bool {
        self.fleets(seat).any(|(from, most)| {
            self.setup
                .map
                .seas_next_to(from)
                .iter()
                .any(|to| walk.group(most.0.into(), |n| Command::Sail { from, to, triremes: Triremes(n as u16 + 1) }))
        })
    }

    fn walk_ramming(&self, walk: &mut impl Walk, seat: Seat) -> bool {
        self.fleets(seat).any(|(sea, fleet)| {
            self.setup.player_seats().iter().any(|against| {
                let enemy = self.open.fleet(against, sea);
                against != seat
                    && enemy > Triremes(0)
                    && crate::sea::check_rammable(self.open, sea, against).is_ok()
                    && self.dice(walk, crate::most_naval_dice(fleet), crate::most_naval_dice(enemy), |dice| {
                        Command::Ram { sea, against, dice }
                    })
            })
        })
    }

    fn walk_landings(&self, walk: &mut impl Walk, seat: Seat) -> bool {
        let (setup, open) = (self.setup, self.open);
        let owned = open.owned(seat);
        let free = |from: &Province| free_to_leave_of(setup, open, owned, *from) > Armies(0);
        let bases: ProvinceSet = (owned - open.now.taken_by_sea).iter().filter(free).collect();
        let protected = self.last_provinces();
        self.fleets(seat).any(|(sea, own)| {
            let coast = setup.map.coast(sea);
            let bases = bases & coast;
            let stronger = setup.player_seats().iter().filter(|&other| other != seat && open.fleet(other, sea) >= own);
            let shut =
                stronger.fold(owned | open.now.attacked_by_sea | protected, |shut, other| shut | open.owned(other));
            !bases.is_empty()
                && (coast - shut).iter().any(|to| {
                    let least = crate::sea::least_force(setup, open, to);
                    bases.iter().any(|from| {
                        let most = free_to_leave_of(setup, open, owned, from);
                        let make = |n| Command::Land { from, sea, to, armies: Armies(least.0 + n as u16) };
                        walk.group(span(least.0, most.0), make)
                    })
                })
        })
    }

    fn walk_attacks(&self, walk: &mut impl Walk, seat: Seat) -> bool {
        let (setup, open) = (self.setup, self.open);
        let owned = open.owned(seat);
        let protected = self.last_provinces();
        owned.iter().filter(|&from| open.legionaries[from] > 1).any(|from| {
            let most = crate::most_attack_dice(open, from);
            (setup.map.neighbours(from) - owned).iter().any(|to| {
                dice_bounds(setup, most, crate::defence_dice(open, to)).is_some_and(|(least, most)| {
                    let most = if protected.has(to) { self.unprotected(to, most) } else { most };
                    walk.group(span(least.0, most.0), |n| Command::Attack { from, to, dice: Dice(least.0 + n as u8) })
                })
            })
        })
    }

    /// The last provinces of players, in the laps in which they are protected (B18).
    fn last_provinces(&self) -> ProvinceSet {
        if self.open.lap.0 > self.setup.protected_laps {
            return ProvinceSet::EMPTY;
        }
        let single = self.open.playing().iter().map(|seat| self.open.owned(seat)).filter(|owned| owned.len() == 1);
        single.fold(ProvinceSet::EMPTY, |all, one| all | one)
    }

    /// The most dice that cannot eliminate too early (B18); fewer dice than the defenders never can.
    fn unprotected(&self, to: Province, most: Dice) -> Dice {
        let granted = |&dice: &Dice| check_protected(self.setup, self.open, to, Some(dice)).is_ok();
        (1..=most.0).map(Dice).take_while(granted).last().unwrap_or(Dice(0))
    }

    fn walk_maneuvers(&self, walk: &mut impl Walk, seat: Seat) -> bool {
        let (setup, open) = (self.setup, self.open);
        let owned = open.owned(seat);
        let mastered: SeaSet =
            self.fleets(seat).filter(|&(sea, own)| self.masters(seat, sea, own)).map(|f| f.0).collect();
        owned.iter().filter(|&from| open.legionaries[from] > 1).any(|from| {
            let most = free_to_leave_of(setup, open, owned, from).0;
            if most == 0 {
                return false;
            }
            let mut go =
                |to, by| walk.group(most.into(), |n| Command::Maneuver { from, to, armies: Armies(n as u16 + 1), by });
            (setup.map.neighbours(from) & owned).iter().any(|to| go(to, None))
                || (setup.map.seas_of(from) & mastered)
                    .iter()
                    .any(|sea| ((setup.map.coast(sea) & owned) - from.only()).iter().any(|to| go(to, Some(sea))))
        })
    }

    /// Whether nobody else has as many triremes in a sea.
    fn masters(&self, seat: Seat, sea: Sea, own: Triremes) -> bool {
        self.setup.player_seats().iter().all(|other| other == seat || self.open.fleet(other, sea) < own)
    }

    /// A group of attacks that differ in their dice.
    fn dice(&self, walk: &mut impl Walk, most: Dice, defence: Dice, make: impl Fn(Dice) -> Command) -> bool {
        dice_bounds(self.setup, most, defence)
            .is_some_and(|(least, most)| walk.group(span(least.0, most.0), |n| make(Dice(least.0 + n as u8))))
    }

    /// The seas in which the seat has triremes.
    fn fleets(&self, seat: Seat) -> impl Iterator<Item = (Sea, Triremes)> + '_ {
        let fleet = move |sea| (sea, self.open.fleet(seat, sea));
        self.setup.map.seas().iter().map(fleet).filter(|&(_, fleet)| fleet > Triremes(0))
    }
}

/// How many numbers there are from the least to the most.
fn span(least: impl Into<u32>, most: impl Into<u32>) -> u32 {
    (most.into() + 1).saturating_sub(least.into())
}
