//! A finished game looked at again, and a hint for who trains.

use serde::Serialize;
use std::collections::BTreeMap;

/// How far the analysis of a finished game is, and what came of it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct AnalysisAnswer<'a> {
    /// How far it is.
    pub state: AnalysisState,
    /// How many parts of it are done.
    pub done: usize,
    /// How many parts it has, 0 before it has begun.
    pub of: usize,
    /// What came of it, `null` before it is done.
    #[cfg_attr(feature = "schemas", schemars(extend("x-null" = true)))]
    pub analysis: Option<&'a GameAnalysis>,
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum AnalysisState {
    /// Nobody has asked for it.
    None,
    /// It waits for others.
    Waiting,
    /// It goes on.
    Running,
    /// It is there.
    Done,
    /// It could not be made.
    Failed,
}

/// A share of 1 for each seat, by its letter.
pub type SeatShares = BTreeMap<char, f64>;

/// What there is to say of a finished game. The same record gives the same.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct GameAnalysis {
    /// How often the game was played on from each position.
    pub playouts: u32,
    /// The turns in order.
    pub turns: Vec<AnalysedTurn>,
    /// The sums over the game, by seat.
    pub seats: BTreeMap<char, SeatTotals>,
    /// What everybody could guess of everybody's objective, lap by lap.
    pub guesses: Vec<LapGuesses>,
    /// The decisions that cost most, three at most, the worst first.
    pub costliest: Vec<CostlyDecision>,
}

/// One turn of an analysis.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct AnalysedTurn {
    /// The version of the table as it begins.
    pub version: u64,
    /// The lap.
    pub lap: u16,
    /// Whose turn it is, by the seat's letter.
    pub seat: char,
    /// The chance of each seat to win as the turn begins, as things stood; they add up to 1.
    pub chances: SeatShares,
    /// The same as the seat on turn could know.
    pub known: SeatShares,
    /// The points each seat can expect.
    pub expected_points: BTreeMap<char, f64>,
    /// What chance, and others, did to the chance of each seat in this turn.
    pub luck: SeatShares,
    /// What the turn cost against the best that was found; luck less this is the change of the chances.
    pub loss: SeatShares,
}

/// A seat over a whole game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct SeatTotals {
    /// What chance, and others, brought.
    pub luck: f64,
    /// What the seat's own decisions cost.
    pub loss: f64,
}

/// What could be guessed as a lap began.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct LapGuesses {
    /// The lap.
    pub lap: u16,
    /// By seat, the likeliest objectives, three at most.
    pub seats: BTreeMap<char, Vec<Guess>>,
}

/// What somebody may be after.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Guess {
    /// What the objective is called.
    pub objective: String,
    /// How likely it is, from 0 to 1.
    pub likely: f64,
}

/// A decision that cost something.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct CostlyDecision {
    /// The version of the table as it was taken.
    pub version: u64,
    /// The lap.
    pub lap: u16,
    /// Who decided, by the seat's letter.
    pub seat: char,
    /// The chance to win that was given away.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// The commands that were played.
    pub played: Vec<String>,
    /// The first commands of the better plan.
    pub best: Vec<String>,
    /// The chance to win with what was played, as the player could know it.
    pub played_chance: f64,
    /// The chance to win with the better plan.
    pub best_chance: f64,
    /// How likely the first attack of the better plan conquers if it is fought to its end; `null` where it does not attack.
    #[cfg_attr(feature = "schemas", schemars(extend("x-null" = true)))]
    pub conquest: Option<f64>,
}

/// What a strong player would do now.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HintAnswer {
    /// The version of the table it is for.
    pub version: u64,
    /// The command.
    pub command: String,
    /// The chance to win with it, from 0 to 1; `null` where there is no opinion.
    #[cfg_attr(feature = "schemas", schemars(extend("x-null" = true)))]
    pub chance: Option<f64>,
    /// How likely the attack conquers if it is fought to its end; `null` where it is none.
    #[cfg_attr(feature = "schemas", schemars(extend("x-null" = true)))]
    pub conquest: Option<f64>,
}
