//! The settings of a regulation for S.P.Q.RisiKo!: every number and every mechanism its engine asks for, each with
//! the catalogue rule it decides: part S, or part B, which counts the articles of the rules in the box.
//!
//! Which values are possible, and which go together, is for `check` to say.

use crate::cited::Cited;
use crate::declare::settings;
use crate::settings::{AttackDice, LastPlayer, Permission, Seating, TakenBack, TrisUntil};
use crate::value::{Limit, Names, word_enum};

settings! {
    /// Everything a regulation settles for a game of S.P.Q.RisiKo!, by section.
    Settings ""

    /// What is on the table: map and cards.
    components: Components {
        /// The map, by id.
        board: String = "B2",
        /// The deck of cards, by id.
        cards: String = "B2",
    }
    /// Who sits down.
    table: Table {
        /// The numbers of players allowed.
        players: Vec<u8> = "S1",
    }
    /// Who begins.
    order: Order {
        /// Dice each player rolls.
        dice: u8 = "B3",
        /// How the others follow the highest roll.
        seating: Seating = "B3",
    }
    /// What each player starts with.
    supply: Supply {
        /// Legionaries to be placed.
        legionaries: u8 = "S3",
        /// Standards that serve as safe-conducts.
        safe_conducts: u8 = "S3",
        /// Centres of power.
        centres: u8 = "S3",
        /// Cards with a legionary.
        legionary_cards: u8 = "S3",
        /// Cards with an arena.
        arena_cards: u8 = "S3",
        /// What becomes of the arena cards nobody starts with.
        spare_arenas: SpareArenas = "S3",
    }
    /// Taking the provinces.
    placement: Placement {
        /// In which order provinces are taken.
        direction: Direction = "S4",
        /// Legionaries on each province taken.
        legionaries_each: u8 = "S4",
        /// Legionaries placed each time, once all provinces are taken.
        extra_each_time: u8 = "S4",
        /// Where a first centre of power may stand.
        centre_sites: CentreSites = "S4",
        /// The first province of the neutral army.
        neutral_first: String = "S5",
        /// Legionaries on each neutral province.
        neutral_legionaries: u8 = "S5",
        /// From this round on each player also places for the neutral army, until it is all on the map.
        neutral_from_round: u8 = "S5",
        /// Which of two neutral armies a province is taken for.
        neutral_turns: NeutralTurns = "S5" before NeutralTurns::FewestProvinces,
    }
    /// Points at the start of a turn.
    points: Points {
        /// The least provinces of an empire that gives a point.
        empire_least: u8 = "B5",
        /// Whom one must surpass for a supremacy.
        rivals: Rivals = "B5",
        /// Points for each centre of power.
        centre: u8 = "S6",
        /// What becomes of a claim for more points than are due.
        excess: ExcessPoints = "B5" before ExcessPoints::Refused,
        /// What one safe-conduct recovers.
        recovery: Recovery = "S6" before Recovery::WholeTurn,
        /// What follows when points are recovered after the strategic move.
        recovered_last: RecoveredLast = "S6" before RecoveredLast::PassNeeded,
    }
    /// Reinforcements at the start of a turn.
    reinforcements: Reinforcements {
        /// Who has at most this many provinces has few.
        few_provinces: u8 = "B6",
        /// Legionaries for who has few.
        few_legionaries: u8 = "B6",
        /// The least for everybody else.
        minimum: u8 = "B6",
        /// Provinces for one legionary.
        divisor: u8 = "B6",
        /// Legionaries for each centre of power, on its province.
        centre_legionaries: u8 = "S6",
        /// How long legionaries just placed may be taken back.
        taken_back: TakenBack = "C11",
    }
    /// Triremes into legionaries and back.
    conversion: Conversion {
        /// Legionaries for one trireme.
        trireme_worth: u8 = "B6",
        /// Legionaries of one province that make one trireme.
        trireme_cost: u8 = "B7",
        /// When triremes and legionaries are converted.
        when: ConversionsWhen = "B6" before ConversionsWhen::AfterReinforcements,
        /// In which order the two directions follow each other in a turn.
        order: ConversionOrder = "B7" before ConversionOrder::Any,
        /// The most triremes that become legionaries in a turn.
        disembark_most: Limit = "B6" before Limit::NONE,
        /// The most triremes that legionaries become in a turn.
        embark_most: Limit = "B7" before Limit::NONE,
        /// Who stays behind when legionaries become triremes.
        embark_leaves: EmbarkLeaves = "B14" before EmbarkLeaves::One,
    }
    /// Combinations of cards.
    tris: Tris {
        /// Legionaries for three alike.
        alike: u8 = "S7",
        /// Legionaries for three different.
        mixed: u8 = "S7",
        /// More of them for each standard.
        standard_bonus: u8 = "S7",
        /// Legionaries taken off for a tris with an arena.
        arena_cost: u8 = "S7",
        /// A tris of three arenas.
        three_arenas: Permission = "S7",
        /// Whether the centre of an arena must be placed.
        centre: CentreBenefit = "S8",
        /// When that centre is built.
        centre_when: CentreWhen = "S8" before CentreWhen::First,
        /// What becomes of it where a ruling has left no place for it.
        centre_without_place: CentreWithoutPlace = "S8" before CentreWithoutPlace::Renounced,
        /// How many may be played in a turn.
        per_turn: Limit = "S8",
        /// Until when a tris may be played.
        until: TrisUntil = "C7",
    }
    /// Attack and defence.
    combat: Combat {
        /// How many dice the attacker rolls.
        attack_dice: AttackDice = "B10",
        /// Attacking with fewer dice than the defence.
        outnumbered: Permission = "B10",
        /// The dice of a landing, roll after roll.
        landing_dice: LandingDice = "B12" before LandingDice::WhatIsLeft,
    }
    /// Legionaries that must stay behind.
    garrison: Garrison {
        /// Legionaries that stay where an opponent borders.
        minimum: u8 = "B14",
        /// Whose provinces next to it bind it.
        enemies: Enemies = "B14",
        /// Which borders count.
        borders: GarrisonBorders = "B14" before GarrisonBorders::Land,
    }
    /// Centres of power.
    centres: Centres {
        /// How many there are.
        pieces: u8 = "B2",
    }
    /// Leaving the game.
    elimination: Elimination {
        /// Nobody is eliminated before the end of this lap.
        protected_laps: u16 = "B18",
        /// What is refused until then.
        protection: Protection = "B18" before Protection::WhatCouldEliminate,
    }
    /// A player who leaves the table.
    withdrawal: Withdrawal {
        /// What becomes of the triremes.
        triremes: LeftTriremes = "C24" before LeftTriremes::Removed,
        /// What becomes of the points, and of the place.
        ranked: LeftRanked = "C24" before LeftRanked::BehindThoseWhoStayed,
        /// What becomes of the placement that was still to come.
        placement: LeftPlacement = "C24" before LeftPlacement::ProvincesOnly,
    }
    /// How the game ends.
    end: End {
        /// The points to reach.
        target: u8 = "S1",
        /// When who has reached them ends the game.
        when: TargetEnds = "S1",
        /// Length of the game, from the end of the placement.
        minutes: Limit = "S1",
        /// Laps still played after the one in which time is up.
        last_laps: u8 = "S1",
        /// What becomes of a game in which one player is left.
        last_player: LastPlayer = "S1" before LastPlayer::Wins,
    }
    /// The potential coefficient, the value of an army, and places.
    scoring: Scoring {
        /// Potential for each centre of power.
        centre: u8 = "S2",
        /// Potential for each supremacy.
        supremacy: u8 = "S2",
        /// Potential for each safe-conduct not used.
        safe_conduct: u8 = "S2",
        /// Potential for each province.
        province: u8 = "S2",
        /// Potential for each sea dominated.
        sea: u8 = "S2",
        /// Value of a legionary; a standard stands for ten.
        legionary: u8 = "S2",
        /// Value of a trireme.
        trireme: u8 = "S2",
        /// What breaks ties, in order; what remains stays a tie.
        ties: Names<TieBreak> = "S2",
    }
}

word_enum! {
    /// What becomes of the arena cards nobody starts with (S3).
    SpareArenas {
        /// They leave the deck.
        Removed = "removed",
        /// They stay in it.
        Kept = "kept",
    }
    /// In which order provinces are taken (S4).
    Direction {
        /// From the last to play to the first.
        Reverse = "reverse",
        /// In playing order.
        Forward = "forward",
    }
    /// Where a first centre of power may stand (S4).
    CentreSites {
        /// On any own province.
        AnyOwn = "any_own",
        /// As one from a tris: with none next to it by land.
        Apart = "apart",
    }
    /// Whose provinces, next to one's own, bind its garrison (B14).
    Enemies {
        /// Everybody else's, the neutral ones too.
        Everybody = "everybody",
        /// Those of the other players.
        Players = "players",
    }
    /// Whom one must surpass for a supremacy (B5).
    Rivals {
        /// Every army on the map, the neutral ones too.
        AllArmies = "all_armies",
        /// The other players.
        Players = "players",
    }
    /// Which of two neutral armies a province is taken for (S5).
    NeutralTurns {
        /// The one with fewer provinces, of equals the first; the first province is the first army's.
        FewestProvinces = "fewest_provinces",
    }
    /// What becomes of a claim for more points than are due (B5, C40).
    ExcessPoints {
        /// It is refused; points that were taken at a table in excess are the referee's to set.
        Refused = "refused",
    }
    /// What one safe-conduct recovers (S6).
    Recovery {
        /// All the points forgotten in this turn, up to its end.
        WholeTurn = "whole_turn",
    }
    /// What follows when points are recovered after the strategic move (S6, B15).
    RecoveredLast {
        /// The turn is over.
        EndsTurn = "ends_turn",
        /// The player still says "pass".
        PassNeeded = "pass_needed",
    }
    /// When triremes and legionaries are converted (B6, B7).
    ConversionsWhen {
        /// Once everything due is placed, until the naval move.
        AfterReinforcements = "after_reinforcements",
    }
    /// In which order the two directions of conversions follow each other in a turn (B6, B7).
    ConversionOrder {
        /// Triremes become legionaries first: who has embarked no longer disembarks.
        DisembarkFirst = "disembark_first",
        /// As the player likes.
        Any = "any",
    }
    /// Who stays behind when legionaries become triremes (B7, B14).
    EmbarkLeaves {
        /// The garrison, as for any voluntary movement.
        Garrison = "garrison",
        /// One legionary.
        One = "one",
    }
    /// When the centre of a tris is built (S8).
    CentreWhen {
        /// Before anything else in the turn.
        First = "first",
    }
    /// What becomes of the centre of a tris where a ruling has left no place for it (S8).
    CentreWithoutPlace {
        /// It may be renounced.
        Renounced = "renounced",
    }
    /// The dice of a landing (B10, B12).
    LandingDice {
        /// No fewer than the defence as it begins; then one for each legionary left, at most three.
        WhatIsLeft = "what_is_left",
    }
    /// Which borders bind a garrison (B14).
    GarrisonBorders {
        /// Borders by land.
        Land = "land",
    }
    /// What is refused while nobody may be eliminated (B18).
    Protection {
        /// Every roll that could destroy a player's last legionary, and every landing on a last province.
        WhatCouldEliminate = "what_could_eliminate",
    }
    /// What becomes of the triremes of who leaves (C24).
    LeftTriremes {
        /// They leave the board.
        Removed = "removed",
    }
    /// What becomes of the points and the place of who leaves (C24).
    LeftRanked {
        /// The points stay; the place is behind those who stayed, before the eliminated.
        BehindThoseWhoStayed = "behind_those_who_stayed",
    }
    /// What becomes of the placement that was still to come for who leaves (C24, S4).
    LeftPlacement {
        /// The provinces are taken for the army by the next player; no centre and no further legionaries follow.
        ProvincesOnly = "provinces_only",
    }
    /// Whether the centre of an arena must be placed (S8).
    CentreBenefit {
        /// It must: where it cannot, the tris may not be played.
        Required = "required",
        /// It may be declined, and is lost where it cannot be placed.
        Declinable = "declinable",
    }
    /// When who has reached the target ends the game (S1).
    TargetEnds {
        /// With the lap: everybody plays the same number of turns.
        EndOfLap = "end_of_lap",
        /// There and then.
        AtOnce = "at_once",
    }
    /// What breaks ties at a table (S2).
    TieBreak {
        /// The potential coefficient.
        Potential = "potential",
        /// The value of the army.
        Army = "army",
        /// Who plays later in the turn order ranks ahead.
        ReverseOrder = "reverse_order",
    }
}
