//! A regulation made ready for one table: the settings as plain values, the map as bits. Built once, read by
//! everything; it never learns which regulation it came from.

use arrayvec::ArrayVec;
use board::{Board, Deck, Goal, ObjectiveDeck, TerritorySet};
use frame::{Armies, Seat, SeatSet};
use regulation::settings::{
    AttackDice, CapBinds, Captured, Correction, DefenceDice, GarrisonBinds, GhostBase, GhostRanked, HalfContinent,
    LastPlayer, LateComer, LateComerRoll, Neutrals, ObjectivesDealt, Permission, Points, SdadataForm, Seating,
    Settings, SwappedCard, TakenBack, ThreePlayers, TieBreak, TiesFor, TimeUp, TrisUntil,
};

/// Everything that stays the same during a game.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The map.
    pub board: Board,
    /// The territory cards.
    pub deck: Deck,
    /// The objectives.
    pub objectives: ObjectiveDeck,
    pub(crate) players: usize,
    pub(crate) seats: SeatSet,
    pub(crate) ghost: Option<Seat>,
    pub(crate) absent: SeatSet,
    pub(crate) late_until_lap: u16,
    pub(crate) order_dice: u8,
    pub(crate) seating: Seating,
    pub(crate) initial: Armies,
    /// The most armies of one seat on the board, where there is such a cap (G2.13).
    pub(crate) cap: Option<Armies>,
    pub(crate) cap_binds: CapBinds,
    pub(crate) regions: ArrayVec<Region, 8>,
    pub(crate) half: HalfContinent,
    pub(crate) swap: SwappedCard,
    pub(crate) neutrals: usize,
    pub(crate) neutral_armies: Armies,
    pub(crate) objectives_dealt: ObjectivesDealt,
    pub(crate) placed_each_time: u8,
    pub(crate) divisor: u16,
    pub(crate) minimum: u16,
    pub(crate) taken_back: TakenBack,
    pub(crate) tris: TrisValues,
    pub(crate) attack_dice: AttackDice,
    pub(crate) defence_dice: DefenceDice,
    pub(crate) outnumbered: Permission,
    pub(crate) lone_defender_dice: u8,
    pub(crate) garrison: GarrisonBinds,
    pub(crate) garrison_minimum: u16,
    pub(crate) hand_limit: usize,
    pub(crate) captured: Captured,
    pub(crate) protected_laps: u16,
    pub(crate) time_up: TimeUp,
    pub(crate) last_player: LastPlayer,
    pub(crate) correction: Correction,
    pub(crate) form: SdadataForm,
    pub(crate) closing: Vec<Vec<u8>>,
    pub(crate) conquests_max: u8,
    pub(crate) late_comer_roll: LateComerRoll,
    pub(crate) points: Points,
    pub(crate) objective_worth: u16,
    pub(crate) ties: Vec<TieBreak>,
    pub(crate) ties_for: TiesFor,
    pub(crate) ghost_armies: Armies,
    pub(crate) ghost_ratio: u16,
    pub(crate) ghost_ranked: GhostRanked,
    pub(crate) ghost_base: GhostBase,
    pub(crate) dealt_apart: Vec<TerritorySet>,
    /// Whether armies alone, without a conquest, can complete an objective of this deck.
    pub(crate) armies_complete: bool,
}

/// A continent as the rules need it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Region {
    pub(crate) territories: TerritorySet,
    /// The most of it that is not more than half.
    pub(crate) half: usize,
    pub(crate) bonus: u16,
}

/// What the combinations of cards are worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrisValues {
    /// Three alike, by arm.
    pub(crate) alike: [u16; 3],
    pub(crate) mixed: u16,
    pub(crate) jolly: u16,
    pub(crate) owned_bonus: u16,
    pub(crate) until: TrisUntil,
    pub(crate) per_turn: u16,
}

/// The largest number the counters hold where a regulation sets no limit.
pub(crate) const NO_LIMIT: u16 = 4000;

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// G2.1: not a number of players the regulation allows.
    #[error("{players} players: this regulation allows {allowed:?} (G2.1)")]
    Players {
        /// Asked for.
        players: usize,
        /// What would be allowed.
        allowed: Vec<u8>,
    },
    /// G8.9: late-comers where none can be, or too many.
    #[error("{absent} late-comers at a table of {players}: not under this regulation (G8.9)")]
    Absent {
        /// Asked for.
        absent: usize,
        /// The players.
        players: usize,
    },
    /// Something the data lacks; a checked regulation file never gives this.
    #[error("the regulation names {0}, which does not exist")]
    Missing(String),
}

impl Setup {
    /// A table of `players`, of whom the last `absent` on the list have not arrived (G8.9).
    pub fn new(settings: &Settings, players: usize, absent: usize) -> Result<Self, SetupFault> {
        let c = &settings.components;
        let board = Board::named(&c.board.value).ok_or_else(|| SetupFault::Missing(c.board.value.clone()))?;
        let deck = Deck::named(&c.cards.value, &board).ok_or_else(|| SetupFault::Missing(c.cards.value.clone()))?;
        let objectives = ObjectiveDeck::named(&c.objectives.value, &board)
            .ok_or_else(|| SetupFault::Missing(c.objectives.value.clone()))?;
        Self::with(settings, board, deck, objectives, players, absent)
    }

    /// The same on a map and with cards of one's own.
    pub fn with(
        settings: &Settings,
        board: Board,
        deck: Deck,
        objectives: ObjectiveDeck,
        players: usize,
        absent: usize,
    ) -> Result<Self, SetupFault> {
        let allowed = &settings.table.players.value;
        let initial = u8::try_from(players)
            .ok()
            .filter(|n| allowed.contains(n))
            .and_then(|n| settings.armies.initial.value.get(n));
        let Some(initial) = initial else {
            return Err(SetupFault::Players { players, allowed: allowed.clone() });
        };
        let ghost =
            (players == 3 && settings.table.three_players.value == ThreePlayers::DynamicGhost).then_some(Seat::A);
        let seats = SeatSet::first(players + usize::from(ghost.is_some()));
        let absent = absent_seats(settings, players, absent)?;
        let regions = regions(settings, &board)?;
        let dealt_apart = dealt_apart(settings, &board, ghost)?;
        let neutrals =
            if settings.deal.neutrals.value == Neutrals::LastTwo && matches!(players, 4 | 5) { 2 } else { 0 };
        let armies_complete = objectives.all().iter().any(|o| matches!(objectives.goal(o), Goal::Count { .. }));
        let s = settings;
        Ok(Self {
            armies_complete,
            board,
            deck,
            objectives,
            players,
            seats,
            ghost,
            absent,
            late_until_lap: s.table.late_until_lap.value,
            order_dice: s.order.dice.value,
            seating: s.order.seating.value,
            initial: Armies(u16::from(initial)),
            cap: s.armies.cap.value.get().map(Armies),
            cap_binds: s.armies.cap_binds.value,
            regions,
            half: s.deal.half_continent.value,
            swap: s.deal.swap.value,
            neutrals,
            neutral_armies: Armies(u16::from(s.deal.neutral_armies.value)),
            objectives_dealt: s.deal.objectives.value,
            placed_each_time: s.placement.armies_each_time.value,
            divisor: u16::from(s.reinforcements.divisor.value),
            minimum: u16::from(s.reinforcements.minimum.value),
            taken_back: s.reinforcements.taken_back.value,
            tris: tris_values(s),
            attack_dice: s.combat.attack_dice.value,
            defence_dice: s.combat.defence_dice.value,
            outnumbered: s.combat.outnumbered.value,
            lone_defender_dice: s.combat.lone_defender_dice.value,
            garrison: s.garrison.binds.value,
            garrison_minimum: u16::from(s.garrison.minimum.value),
            hand_limit: usize::from(s.cards.hand_limit.value.get().unwrap_or(NO_LIMIT)),
            captured: s.cards.captured.value,
            protected_laps: s.elimination.protected_laps.value,
            time_up: s.end.time_up.value,
            last_player: s.end.last_player.value,
            correction: s.end.correction.value,
            form: s.sdadata.form.value,
            closing: s.sdadata.closing.value.clone(),
            conquests_max: s.sdadata.conquests_max.value.get().and_then(|n| u8::try_from(n).ok()).unwrap_or(u8::MAX),
            late_comer_roll: s.sdadata.late_comer.value,
            points: s.scoring.points.value,
            objective_worth: u16::from(s.scoring.objective_worth.value),
            ties: s.scoring.ties.value.iter().copied().collect(),
            ties_for: s.scoring.ties_for.value,
            ghost_armies: Armies(u16::from(s.ghost.armies_each.value)),
            ghost_ratio: u16::from(s.ghost.ratio.value),
            ghost_ranked: s.ghost.ranked.value,
            ghost_base: s.ghost.base.value,
            dealt_apart,
        })
    }

    /// The seats of this table, ghosts included.
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        self.seats
    }

    /// How many players sit down, late-comers included, ghosts not.
    #[must_use]
    pub fn players(&self) -> usize {
        self.players
    }

    /// The cap of armies; where there is none, what the counters hold (G2.13).
    pub(crate) fn most_armies(&self) -> Armies {
        self.cap.unwrap_or(Armies(NO_LIMIT))
    }

    /// Whether one may attack with fewer dice than the defence (G4.4).
    #[must_use]
    pub fn may_be_outnumbered(&self) -> bool {
        self.outnumbered == Permission::Allowed
    }

    /// The armies on each neutral territory of this table; none where there are no such territories (G2.8).
    #[must_use]
    pub fn neutral_armies(&self) -> Armies {
        if self.neutrals > 0 { self.neutral_armies } else { Armies(0) }
    }

    /// Each continent with the armies that all of it brings (G3.3).
    pub fn continent_bonuses(&self) -> impl Iterator<Item = (TerritorySet, u16)> + '_ {
        self.regions.iter().map(|region| (region.territories, region.bonus))
    }

    /// How many conquests in a turn still leave a player the closing roll (G7.6).
    #[must_use]
    pub fn conquests_max(&self) -> u8 {
        self.conquests_max
    }

    /// Whether only territories of the objective count as points (G7.10).
    #[must_use]
    pub fn counts_inside_objective(&self) -> bool {
        self.points == Points::InsideObjective
    }

    /// The most cards a hand may have (G5.3).
    #[must_use]
    pub fn hand_limit(&self) -> usize {
        self.hand_limit
    }

    /// The seat of the dynamic ghost, at a table of three under a regulation that has one (G8).
    #[must_use]
    pub fn ghost(&self) -> Option<Seat> {
        self.ghost
    }
}

/// G8.9: third to play at a table of 4, fourth at a table of 5, fourth and fifth if two are missing.
fn absent_seats(settings: &Settings, players: usize, absent: usize) -> Result<SeatSet, SetupFault> {
    let seats: &[Seat] = match (settings.table.late_comer.value, players, absent) {
        (_, _, 0) => &[],
        (LateComer::Ghost, 4, 1) => &[Seat::C],
        (LateComer::Ghost, 5, 1) => &[Seat::D],
        (LateComer::Ghost, 5, 2) => &[Seat::D, Seat::E],
        (LateComer::Ghost | LateComer::NotAdmitted, _, _) => return Err(SetupFault::Absent { absent, players }),
    };
    Ok(seats.iter().copied().collect())
}

fn regions(settings: &Settings, board: &Board) -> Result<ArrayVec<Region, 8>, SetupFault> {
    let mut regions = ArrayVec::new();
    for continent in board.continents() {
        let id = board.continent_id(continent);
        let bonus = settings.reinforcements.continents.value.get(id);
        let bonus = u16::from(bonus.ok_or_else(|| SetupFault::Missing(id.to_owned()))?);
        let territories = board.continent(continent);
        regions.push(Region { territories, half: territories.len() / 2, bonus });
    }
    Ok(regions)
}

fn dealt_apart(settings: &Settings, board: &Board, ghost: Option<Seat>) -> Result<Vec<TerritorySet>, SetupFault> {
    if ghost.is_none() {
        return Ok(Vec::new());
    }
    let find = |id: &String| board.find_continent(id).ok_or_else(|| SetupFault::Missing(id.clone()));
    settings.ghost.dealt_apart.value.iter().map(|id| find(id).map(|c| board.continent(c))).collect()
}

fn tris_values(settings: &Settings) -> TrisValues {
    let t = &settings.tris;
    TrisValues {
        alike: [t.fanti.value, t.cannoni.value, t.cavalieri.value].map(u16::from),
        mixed: u16::from(t.mixed.value),
        jolly: u16::from(t.jolly.value),
        owned_bonus: u16::from(t.owned_bonus.value),
        until: t.until.value,
        per_turn: t.per_turn.value.get().unwrap_or(NO_LIMIT),
    }
}
