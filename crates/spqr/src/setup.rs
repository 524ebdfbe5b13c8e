//! A regulation made ready for one table: its values as plain numbers, the map as bits.

use board::rome::{Deck, Map, Pile, Province, Symbol};
use frame::{Armies, Seat, SeatSet};
use regulation::settings::{AttackDice, LastPlayer, Permission, Seating, TakenBack, TrisUntil};
use regulation::spqr::{
    CentreBenefit, CentreSites, ConversionOrder, Direction, EmbarkLeaves, Enemies, RecoveredLast, Rivals, Settings,
    SpareArenas, TargetEnds, TieBreak,
};

/// The armies always on the board: those nobody plays are neutral (B3).
pub const ARMIES: usize = 5;

/// Everything a game needs to know about its table.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The map.
    pub map: Map,
    /// The cards.
    pub deck: Deck,
    pub(crate) players: usize,
    pub(crate) order_dice: u8,
    pub(crate) seating: Seating,
    pub(crate) supply: Armies,
    pub(crate) safe_conducts: u8,
    pub(crate) first_centres: u8,
    pub(crate) first_cards: Pile,
    pub(crate) spare_arenas: SpareArenas,
    pub(crate) direction: Direction,
    pub(crate) legionaries_each: Armies,
    pub(crate) extra_each_time: u8,
    pub(crate) neutral_first: Province,
    pub(crate) neutral_legionaries: Armies,
    pub(crate) neutral_from_round: u8,
    pub(crate) empire_least: usize,
    pub(crate) rivals: Rivals,
    pub(crate) centre_points: u16,
    pub(crate) recovered_last: RecoveredLast,
    pub(crate) few_provinces: usize,
    pub(crate) few_legionaries: u16,
    pub(crate) minimum: u16,
    pub(crate) divisor: u16,
    pub(crate) centre_legionaries: Armies,
    pub(crate) taken_back: TakenBack,
    pub(crate) trireme_worth: u16,
    pub(crate) trireme_cost: u16,
    pub(crate) conversion_order: ConversionOrder,
    pub(crate) disembark_most: u16,
    pub(crate) embark_most: u16,
    pub(crate) embark_leaves: EmbarkLeaves,
    pub(crate) tris: TrisValues,
    pub(crate) attack_dice: AttackDice,
    pub(crate) outnumbered: Permission,
    pub(crate) garrison: u16,
    pub(crate) enemies: Enemies,
    pub(crate) centre_sites: CentreSites,
    pub(crate) centre_pieces: usize,
    pub(crate) protected_laps: u16,
    pub(crate) target: u16,
    pub(crate) target_ends: TargetEnds,
    pub(crate) last_laps: u16,
    pub(crate) last_player: LastPlayer,
    pub(crate) worth: Worth,
    pub(crate) ties: Vec<TieBreak>,
}

/// What the combinations of cards are worth (B8, S7).
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrisValues {
    pub(crate) alike: u16,
    pub(crate) mixed: u16,
    pub(crate) standard_bonus: u16,
    pub(crate) arena_cost: u16,
    pub(crate) three_arenas: Permission,
    pub(crate) centre: CentreBenefit,
    pub(crate) per_turn: u16,
    pub(crate) until: TrisUntil,
}

/// What things are worth when points are equal (S2).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth {
    pub(crate) centre: u32,
    pub(crate) supremacy: u32,
    pub(crate) safe_conduct: u32,
    pub(crate) province: u32,
    pub(crate) sea: u32,
    pub(crate) legionary: u32,
    pub(crate) trireme: u32,
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// S1: not a number of players the regulation allows.
    #[error("{players} players: this regulation allows {allowed:?} (S1)")]
    Players {
        /// Asked for.
        players: usize,
        /// What would be allowed.
        allowed: Vec<u8>,
    },
    /// Late-comers: this game has no place for them.
    #[error("{0} late-comers: this game begins when everybody is there (S1)")]
    Absent(usize),
    /// Something the data lacks; a checked regulation file never gives this.
    #[error("the regulation names {0}, which does not exist")]
    Missing(String),
}

impl Setup {
    /// A table of `players`.
    pub fn new(settings: &Settings, players: usize, absent: usize) -> Result<Self, SetupFault> {
        let allowed = &settings.table.players.value;
        if !u8::try_from(players).is_ok_and(|n| allowed.contains(&n)) {
            return Err(SetupFault::Players { players, allowed: allowed.clone() });
        }
        if absent > 0 {
            return Err(SetupFault::Absent(absent));
        }
        let missing = |id: &str| SetupFault::Missing(id.to_owned());
        let s = settings;
        let map = Map::named(&s.components.board.value).ok_or_else(|| missing(&s.components.board.value))?;
        let deck = Deck::named(&s.components.cards.value).ok_or_else(|| missing(&s.components.cards.value))?;
        let neutral_first = &s.placement.neutral_first.value;
        let neutral_first = map.find(neutral_first).ok_or_else(|| missing(neutral_first))?;
        let mut first_cards = Pile::default();
        first_cards.add(Symbol::Legionary, s.supply.legionary_cards.value);
        first_cards.add(Symbol::Arena, s.supply.arena_cards.value);
        Ok(Self {
            map,
            deck,
            players,
            order_dice: s.order.dice.value,
            seating: s.order.seating.value,
            supply: armies(s.supply.legionaries.value),
            safe_conducts: s.supply.safe_conducts.value,
            first_centres: s.supply.centres.value,
            first_cards,
            spare_arenas: s.supply.spare_arenas.value,
            direction: s.placement.direction.value,
            legionaries_each: armies(s.placement.legionaries_each.value),
            extra_each_time: s.placement.extra_each_time.value,
            neutral_first,
            neutral_legionaries: armies(s.placement.neutral_legionaries.value),
            neutral_from_round: s.placement.neutral_from_round.value,
            empire_least: s.points.empire_least.value.into(),
            rivals: s.points.rivals.value,
            centre_points: s.points.centre.value.into(),
            recovered_last: s.points.recovered_last.value,
            few_provinces: s.reinforcements.few_provinces.value.into(),
            few_legionaries: s.reinforcements.few_legionaries.value.into(),
            minimum: s.reinforcements.minimum.value.into(),
            divisor: u16::from(s.reinforcements.divisor.value).max(1),
            centre_legionaries: armies(s.reinforcements.centre_legionaries.value),
            taken_back: s.reinforcements.taken_back.value,
            trireme_worth: s.conversion.trireme_worth.value.into(),
            trireme_cost: s.conversion.trireme_cost.value.into(),
            conversion_order: s.conversion.order.value,
            disembark_most: s.conversion.disembark_most.get().unwrap_or(u16::MAX),
            embark_most: s.conversion.embark_most.get().unwrap_or(u16::MAX),
            embark_leaves: s.conversion.embark_leaves.value,
            tris: tris_values(settings),
            attack_dice: s.combat.attack_dice.value,
            outnumbered: s.combat.outnumbered.value,
            garrison: s.garrison.minimum.value.into(),
            enemies: s.garrison.enemies.value,
            centre_sites: s.placement.centre_sites.value,
            centre_pieces: s.centres.pieces.value.into(),
            protected_laps: s.elimination.protected_laps.value,
            target: s.end.target.value.into(),
            target_ends: s.end.when.value,
            last_laps: s.end.last_laps.value.into(),
            last_player: s.end.last_player.value,
            worth: worth(settings),
            ties: s.scoring.ties.value.to_vec(),
        })
    }

    /// The seats with an army: the players, then the neutral ones.
    #[must_use]
    pub const fn seats(&self) -> SeatSet {
        SeatSet::first(ARMIES)
    }

    /// How many play.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }

    /// The seats of those who play.
    #[must_use]
    pub const fn player_seats(&self) -> SeatSet {
        SeatSet::first(self.players)
    }

    /// The seats of the neutral armies (S5).
    pub fn neutral_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        Seat::ALL.into_iter().take(ARMIES).skip(players)
    }

    /// The provinces each army has when the board is full.
    #[must_use]
    pub fn share(&self) -> usize {
        self.map.provinces().len() / ARMIES
    }

    /// The points that win (S1).
    #[must_use]
    pub const fn target(&self) -> u16 {
        self.target
    }

    /// The laps still played after the one in which time is up (S1).
    #[must_use]
    pub const fn last_laps(&self) -> u16 {
        self.last_laps
    }

    /// Whether one may attack with fewer dice than the defence (B10).
    #[must_use]
    pub fn may_be_outnumbered(&self) -> bool {
        self.outnumbered == Permission::Allowed
    }
}

fn armies(number: u8) -> Armies {
    Armies(number.into())
}

fn tris_values(settings: &Settings) -> TrisValues {
    let s = &settings.tris;
    TrisValues {
        alike: s.alike.value.into(),
        mixed: s.mixed.value.into(),
        standard_bonus: s.standard_bonus.value.into(),
        arena_cost: s.arena_cost.value.into(),
        three_arenas: s.three_arenas.value,
        centre: s.centre.value,
        per_turn: s.per_turn.get().unwrap_or(u16::MAX),
        until: s.until.value,
    }
}

fn worth(settings: &Settings) -> Worth {
    let s = &settings.scoring;
    Worth {
        centre: s.centre.value.into(),
        supremacy: s.supremacy.value.into(),
        safe_conduct: s.safe_conduct.value.into(),
        province: s.province.value.into(),
        sea: s.sea.value.into(),
        legionary: s.legionary.value.into(),
        trireme: s.trireme.value.into(),
    }
}
