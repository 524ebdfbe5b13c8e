//! The settings of a regulation: every number and every mechanism the engine asks for, each with the
//! catalogue rule it decides. Mechanisms are closed enums chosen by name; there is no expression language.
//!
//! `settings!` below is the one list: the struct, the reader, the printer and the comparison all follow it.
//! Which values are possible, and which go together, is for `check` to say.

use crate::cited::Cited;
use crate::declare::settings;
use crate::value::{ByContinent, ByPlayers, Limit, Names, word_enum};

settings! {
    /// Everything a regulation settles for a game, by section.
    Settings ""

    /// What is on the table: map, cards, objectives.
    components: Components {
        /// The map, by id.
        board: String = "G1.1",
        /// The deck of territory cards, by id.
        cards: String = "G1.4",
        /// The deck of objectives, by id.
        objectives: String = "G1.5",
    }
    /// Who sits down.
    table: Table {
        /// The numbers of players allowed.
        players: Vec<u8> = "G2.1",
        /// What fills the fourth place at a table of three.
        three_players: ThreePlayers = "G2.14",
        /// What stands in for somebody who is late.
        late_comer: LateComer = "G8.9",
        /// The last lap at whose end a late-comer may still enter.
        late_until_lap: u16 = "G8.9",
    }
    /// Who begins.
    order: Order {
        /// Dice each player rolls.
        dice: u8 = "G2.2",
        /// How the others follow the highest roll.
        seating: Seating = "G2.2",
    }
    /// The supply of armies.
    armies: ArmySupply {
        /// Initial armies by number of players.
        initial: ByPlayers = "G2.4",
        /// The most armies a player may have on the board.
        cap: Limit = "G2.13",
        /// Whom that binds.
        cap_binds: CapBinds = "G2.13" before CapBinds::Players,
    }
    /// The deal of the territories.
    deal: Deal {
        /// What keeps a player from more than half of a continent.
        half_continent: HalfContinent = "G2.6",
        /// Neutral territories from the last cards.
        neutrals: Neutrals = "G2.8",
        /// Armies on each neutral territory.
        neutral_armies: u8 = "G2.8",
        /// When the objectives are dealt.
        objectives: ObjectivesDealt = "G2.10",
        /// When the jolly join the deck.
        jolly_join: JollyJoin = "G2.12",
        /// Which card changes places with an earlier one where nobody still due can have it.
        swap: SwappedCard = "G2.7" before SwappedCard::NobodyDue,
    }
    /// The first placement of armies.
    placement: Placement {
        /// Armies placed each time.
        armies_each_time: u8 = "G2.11",
    }
    /// Reinforcements at the start of a turn.
    reinforcements: Reinforcements {
        /// Territories for one army.
        divisor: u8 = "G3.2",
        /// The least that is received.
        minimum: u8 = "G3.2",
        /// Armies for a whole continent.
        continents: ByContinent = "G3.3",
        /// How long armies just placed may be taken back.
        taken_back: TakenBack = "G3.11",
        /// What becomes of armies beyond the cap.
        over_cap: OverCap = "G3.10" before OverCap::Lost,
    }
    /// Combinations of cards.
    tris: Tris {
        /// Armies for three cannoni.
        cannoni: u8 = "G3.4",
        /// Armies for three fanti.
        fanti: u8 = "G3.4",
        /// Armies for three cavalieri.
        cavalieri: u8 = "G3.4",
        /// Armies for one of each.
        mixed: u8 = "G3.4",
        /// Armies for a jolly with two alike.
        jolly: u8 = "G3.4",
        /// Armies for each card whose territory is owned.
        owned_bonus: u8 = "G3.6",
        /// Until when a tris may be played.
        until: TrisUntil = "G3.7",
        /// How many may be played in a turn.
        per_turn: Limit = "G3.8",
    }
    /// Attack and defence.
    combat: Combat {
        /// How many dice the attacker rolls.
        attack_dice: AttackDice = "G4.2",
        /// How many dice the defender rolls.
        defence_dice: DefenceDice = "G4.3",
        /// Attacking with fewer dice than the defence.
        outnumbered: Permission = "G4.4",
        /// The least dice against a territory defended by one army.
        lone_defender_dice: u8 = "G4.5",
    }
    /// Armies that must stay behind.
    garrison: Garrison {
        /// Which movements it binds.
        binds: GarrisonBinds = "G4.9",
        /// Armies that stay where an opponent borders.
        minimum: u8 = "G4.9",
        /// Who counts as an opponent.
        opponents: Opponents = "G4.9" before Opponents::Everybody,
    }
    /// Taking and losing cards.
    cards: Cards {
        /// The most cards in hand.
        hand_limit: Limit = "G5.3",
        /// What the eliminator takes.
        captured: Captured = "G6.2",
    }
    /// Leaving the game.
    elimination: Elimination {
        /// Nobody is eliminated before the end of this lap.
        protected_laps: u16 = "G6.1",
    }
    /// How the game ends.
    end: End {
        /// Length of the game.
        minutes: Limit = "G7.2",
        /// What is still played when time is up.
        time_up: TimeUp = "G7.3",
        /// What becomes of a game in which one player is left, while others' or neutral territories remain.
        last_player: LastPlayer = "G7.13" before LastPlayer::Wins,
        /// When an objective counts that a referee's correction completes.
        correction: Correction = "G7.1" before Correction::AtOnce,
    }
    /// The closing rolls.
    sdadata: Sdadata {
        /// How a roll closes the game.
        form: SdadataForm = "G7.4",
        /// The sums that close, lap after lap; the last entry holds for good.
        closing: Vec<Vec<u8>> = "G7.4",
        /// Who conquered more than this many territories does not roll.
        conquests_max: Limit = "G7.6",
        /// Whether there is a roll for a late-comer who has not arrived.
        late_comer: LateComerRoll = "G7.9" before LateComerRoll::RolledFor,
    }
    /// Table points and places.
    scoring: Scoring {
        /// What counts as points.
        points: Points = "G7.10",
        /// Points for the completed objective.
        objective_worth: u8 = "G7.10",
        /// What breaks ties, in order.
        ties: Names<TieBreak> = "G7.11",
        /// Which places ties are broken for.
        ties_for: TiesFor = "G7.11",
    }
    /// The dynamic ghost of a table of three.
    ghost: Ghost {
        /// Its armies on each territory at the start.
        armies_each: u8 = "G8.1",
        /// The continents whose cards are dealt apart, one to each of the four.
        dealt_apart: Vec<String> = "G8.2",
        /// It attacks where its armies reach this many to one.
        ratio: u8 = "G8.4",
        /// Whether it ever has a place at the table.
        ranked: GhostRanked = "G7.12" before GhostRanked::OnceEliminated,
        /// Who places for it, in which order.
        placing: GhostPlacing = "G8.3" before GhostPlacing::SeatOrder,
        /// How long it keeps to a target.
        attacks: GhostAttacks = "G8.4" before GhostAttacks::EachRoll,
        /// From which of two bases with as many armies it attacks.
        base: GhostBase = "G8.5" before GhostBase::BoardOrder,
        /// Which of its territories are niches that it makes or leaves.
        niches: GhostNiches = "G8.6" before GhostNiches::BaseAndConquered,
        /// Which of several tris it plays.
        tris: GhostTris = "G8.7" before GhostTris::MostArmies,
    }
}

word_enum! {
    /// What fills the fourth place at a table of three (G2.14).
    ThreePlayers {
        /// Nothing: three players play by themselves.
        Nobody = "nobody",
        /// The ghost that attacks (G8).
        DynamicGhost = "dynamic_ghost",
    }
    /// What stands in for somebody who is late (G8.9).
    LateComer {
        /// Nobody: who is late does not play.
        NotAdmitted = "not_admitted",
        /// A ghost that only defends until they arrive.
        Ghost = "ghost",
    }
    /// How the others follow the highest roll (G2.2).
    Seating {
        /// Everybody by score.
        ByScore = "by_score",
        /// The highest is first, the others clockwise from where they sit.
        ClockwiseFromHighest = "clockwise_from_highest",
    }
    /// What keeps a player from more than half of a continent (G2.6, G2.9).
    HalfContinent {
        /// A card that would break it goes to the next player.
        Redirect = "redirect",
        /// The excess is abandoned after the deal and occupied anew.
        Abandon = "abandon",
        /// Nothing does.
        Free = "free",
    }
    /// Neutral territories from the last cards (G2.8).
    Neutrals {
        /// There are no neutral territories.
        Nobody = "none",
        /// The last two cards, with 4 or 5 players.
        LastTwo = "last_two",
    }
    /// When the objectives are dealt (G2.10).
    ObjectivesDealt {
        /// Before the territories.
        BeforeDeal = "before_deal",
        /// After the territories.
        AfterDeal = "after_deal",
    }
    /// When the jolly join the deck (G2.12).
    JollyJoin {
        /// After the deal, before objectives and placement.
        AfterDeal = "after_deal",
        /// After the placement.
        AfterPlacement = "after_placement",
    }
    /// How long armies just placed may be taken back (G3.11).
    TakenBack {
        /// Until an attack, the maneuver or "pass".
        UntilAttack = "until_attack",
        /// Not at all.
        Never = "never",
    }
    /// Until when a tris may be played (G3.7).
    TrisUntil {
        /// Before the first reinforcement of the turn is placed.
        FirstPlacement = "first_placement",
        /// Before combat.
        Combat = "combat",
    }
    /// How many dice the attacker rolls (G4.2).
    AttackDice {
        /// Always as many as possible.
        Maximum = "maximum",
        /// As many as the attacker likes.
        AttackersChoice = "attackers_choice",
    }
    /// How many dice the defender rolls (G4.3).
    DefenceDice {
        /// Always as many as possible.
        Maximum = "maximum",
        /// As many as the defender likes, said before the roll.
        DefendersChoice = "defenders_choice",
    }
    /// Whether something may be done.
    Permission {
        /// It may not.
        Forbidden = "forbidden",
        /// It may.
        Allowed = "allowed",
    }
    /// Which movements the minimum garrison binds (G4.9).
    GarrisonBinds {
        /// Occupation and maneuver.
        EveryMovement = "every_movement",
        /// The maneuver alone.
        Maneuver = "maneuver",
        /// No movement at all.
        Nothing = "nothing",
    }
    /// What the eliminator takes of the victim's cards (G6.2).
    Captured {
        /// Cards at random up to the hand limit, the rest discarded.
        RandomToLimit = "random_to_limit",
        /// All cards, above the hand limit too.
        All = "all",
    }
    /// What is still played when time is up (G7.3).
    TimeUp {
        /// The lap in progress is the last but one.
        OneMoreLap = "one_more_lap",
        /// The turn in progress is the last.
        ThisTurn = "this_turn",
        /// Three laps, counted from the turn in progress.
        ThreeLaps = "three_laps",
    }
    /// What becomes of a game in which one player is left (G7.13).
    LastPlayer {
        /// It goes on until the objective or the time ends it.
        PlaysOn = "plays_on",
        /// It ends at once.
        Wins = "wins",
    }
    /// How a closing roll closes the game (G7.4).
    SdadataForm {
        /// There is none.
        Absent = "none",
        /// A sum at most the number of the lap; begins with the last player of the last lap (G7.5).
        AtMost = "at_most",
        /// A sum equal to a number of the lap; begins with who was on turn when time ran out.
        Exactly = "exactly",
    }
    /// What counts as table points (G7.10).
    Points {
        /// The values of the territories inside one's objective.
        InsideObjective = "inside_objective",
        /// The values of all one's territories.
        AllTerritories = "all_territories",
    }
    /// What breaks ties at a table (G7.11).
    TieBreak {
        /// The points of the territories outside the objective.
        Outside = "outside",
        /// Who plays later in the turn order ranks ahead.
        LaterInOrder = "later_in_order",
        /// The armies on the board.
        ArmiesOnBoard = "armies_on_board",
    }
    /// Which places ties are broken for (G7.11).
    TiesFor {
        /// For every place.
        AllPlaces = "all_places",
        /// The winner alone: other ties stand.
        WinnerOnly = "winner_only",
    }
}

word_enum! {
    /// Which card of the deal changes places with an earlier one where nobody still due can have it (G2.7).
    SwappedCard {
        /// The last; any other goes to the next seat that can have it.
        LastCard = "last_card",
        /// Whichever it happens with.
        NobodyDue = "nobody_due",
    }
    /// What becomes of armies beyond the cap (G3.10).
    OverCap {
        /// They are lost, and a tris is discarded all the same.
        Lost = "lost",
    }
    /// Who counts as an opponent where a garrison must stay (G4.9).
    Opponents {
        /// Every other owner, neutral territories too; judged after the movement.
        Everybody = "everybody",
    }
    /// Whether there is a closing roll for a late-comer who has not arrived (G7.9).
    LateComerRoll {
        /// As for who withdrew, by the player before.
        RolledFor = "rolled_for",
        /// There is none, and the seat before takes the place of the last.
        PassedOver = "passed_over",
    }
    /// In which order players place for the dynamic ghost (G8.3).
    GhostPlacing {
        /// In turn order, after its tris.
        SeatOrder = "seat_order",
    }
    /// How long the dynamic ghost keeps to a target (G8.4).
    GhostAttacks {
        /// It chooses anew after every roll.
        EachRoll = "each_roll",
    }
    /// From which of two bases with as many armies the dynamic ghost attacks (G8.5).
    GhostBase {
        /// The more valuable, then the first in board order.
        Value = "value",
        /// The first in board order.
        BoardOrder = "board_order",
    }
    /// Which territories of the dynamic ghost are niches (G8.5, G8.6).
    GhostNiches {
        /// It makes one of the conquered territory or of one beside it, and leaves the base or the conquered one.
        BaseAndConquered = "base_and_conquered",
    }
    /// Which of several tris the dynamic ghost plays (G8.7).
    GhostTris {
        /// The one that is worth most.
        MostArmies = "most_armies",
    }
    /// When an objective counts that a referee's correction completes for who is on turn (G7.1, C53).
    Correction {
        /// With the next conquest, or as the turn ends: a correction ends no game.
        TurnEnd = "turn_end",
        /// At once.
        AtOnce = "at_once",
    }
    /// Whom the cap of armies binds (G2.13).
    CapBinds {
        /// The players, the ghost and the referee's hand.
        Everybody = "everybody",
        /// The players' reinforcements. A ghost may pass it by its tris, and at the cap keeps a tris; a correction does not
        /// look at a cap that was lowered.
        Players = "players",
    }
    /// Whether a ghost ever has a place at the table (G7.12).
    GhostRanked {
        /// It has none: places are the players'.
        Never = "never",
        /// As the eliminated have, once it is eliminated.
        OnceEliminated = "once_eliminated",
    }
}

impl Permission {
    /// Whether it may not be done.
    #[must_use]
    pub const fn is_forbidden(self) -> bool {
        matches!(self, Self::Forbidden)
    }
}
