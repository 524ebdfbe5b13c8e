//! A scene: a moment of a table, as one viewer may know it. It borrows what it says: scenes are written often.

use super::figures::{FinalScore, Progress, Supremacies, TrisWorth, Worths};
use super::{Pause, Remark};
use serde::{Serialize, Serializer};

/// A moment of a table. Whatever a scene does not say is as it was, but for `may` and what belongs to it, which hold for
/// one version only.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Scene<'s> {
    /// What everybody is told; left out only to be put in where it is written already.
    #[serde(flatten)]
    #[cfg_attr(feature = "schemas", schemars(with = "Now<'s>"))]
    pub now: Option<Now<'s>>,
    /// What happened since the scene before, as this viewer may know it, in the words of a record.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", schemars(extend("x-required" = true)))]
    pub events: Option<&'s [String]>,
    /// A sentence for each event, where a language was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<&'s [String]>,
    /// What a referee did since the scene before.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schemas", schemars(with = "Option<Vec<Remark>>"))]
    pub remarks: Vec<Remark>,
    /// The position as this viewer sees it, one fact a line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<&'s str>,
    /// With `changes`: the viewer's own line and its number, with what only they know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<&'s (usize, String)>,
    /// What the viewer may do, a command or a range of them each.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", schemars(with = "Option<Vec<String>>"))]
    pub may: Option<Lines<'s>>,
    /// What each tris of `may` is worth in armies, by its cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", schemars(with = "Option<std::collections::BTreeMap<String, u16>>"))]
    pub tris_worth: Option<Worths<'s, u16>>,
    /// What each tris of `may` gives in the terms of the game, by its cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", schemars(with = "Option<std::collections::BTreeMap<String, TrisWorth>>"))]
    pub worth: Option<Worths<'s, TrisWorth>>,
    /// The viewer's own figures, where they are new.
    #[serde(flatten)]
    pub figures: Option<SeatFigures<'s>>,
    /// The table, its seats, pause and dice, where they are new.
    #[serde(flatten)]
    pub about: Option<About<'s>>,
    /// The places, best first, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<Place>>,
}

/// What everybody is told.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Now<'s> {
    /// The version of the table after these events.
    pub version: u64,
    /// How far the table is.
    pub stage: Stage,
    /// The seat that is awaited.
    pub to_act: Option<char>,
    /// What is left on the clocks.
    pub clocks: Clocks,
    /// How near the end is, once the time of the game is up; holds for one version only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closing: Option<Closing<'s>>,
    /// Who is ahead in what brings points, in S.P.Q.RisiKo!.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supremacies: Option<Supremacies<'s>>,
    /// In place of `view`: the lines of it that are different now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changes: Option<Changes<'s>>,
}

/// How near the end of a game is, once its time is up.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Closing<'s> {
    /// The laps still to be played for certain, this one included: 2 in the last but one, 0 once only closing rolls decide.
    pub laps: u8,
    /// The closing roll that is awaited, or else the one at the end of this turn; `null` where there is none.
    pub roll: Option<ClosingRoll<'s>>,
    /// Milliseconds until the dice are thrown by themselves as the scene was sent, while a closing roll is awaited. Whose it is
    /// may throw them before, with `throw`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub throw_ms: Option<i64>,
}

/// A closing roll that is to come.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ClosingRoll<'s> {
    /// Whose it is.
    pub seat: char,
    /// The sums that close the game: the highest one, or each, as the regulation has it.
    pub sums: &'s [u8],
    /// How likely it closes the game, in hundredths.
    pub percent: u8,
    /// Whether the seat has made too many conquests to roll.
    pub forfeited: bool,
}

impl<'s> From<&'s table::Closing> for Closing<'s> {
    fn from(closing: &'s table::Closing) -> Self {
        let roll = closing.near.roll.as_ref().map(|roll| ClosingRoll {
            seat: roll.seat.letter(),
            sums: &roll.sums,
            percent: roll.percent,
            forfeited: roll.forfeited,
        });
        Self { laps: closing.near.laps, roll, throw_ms: closing.throw_left }
    }
}

/// How far a table is.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Seats are being taken.
    Open,
    /// Every seat is taken, and players tell the seeds they are committed to.
    Revealing,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
    /// The game will not be played, or not to its end.
    Abandoned,
}

impl From<table::Stage> for Stage {
    fn from(stage: table::Stage) -> Self {
        match stage {
            table::Stage::Open => Self::Open,
            table::Stage::Revealing => Self::Revealing,
            table::Stage::Playing => Self::Playing,
            table::Stage::Over => Self::Over,
            table::Stage::Abandoned => Self::Abandoned,
        }
    }
}

/// The lines of a view that are different now.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Changes<'s> {
    /// How many lines the view has now.
    pub lines: usize,
    /// The new lines, each with its number from 0.
    pub at: &'s [(usize, String)],
}

/// Milliseconds left as the scene was sent, `null` where no such clock runs.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Clocks {
    /// Of the game.
    pub game: Option<i64>,
    /// Of the turn.
    pub turn: Option<i64>,
}

impl From<(Option<i64>, Option<i64>)> for Clocks {
    fn from((game, turn): (Option<i64>, Option<i64>)) -> Self {
        Self { game, turn }
    }
}

/// Who the viewer is, and what they have so far.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct SeatFigures<'s> {
    /// The viewer's seat, `null` for a spectator.
    #[cfg_attr(feature = "schemas", schemars(extend("x-null" = true)))]
    pub you: Option<char>,
    /// The viewer's number, from the moment they sit down.
    #[cfg_attr(feature = "schemas", schemars(extend("x-null" = true)))]
    pub you_player: Option<usize>,
    /// The viewer's points now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
    /// The territories of the viewer's objective that are not theirs; none in a game without such objectives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missed: Option<&'s [String]>,
    /// What the viewer has so far, in the terms of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progress: Option<Progress<'s>>,
}

/// What seldom changes.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct About<'s> {
    /// The table and its terms.
    pub table: TableTerms<'s>,
    /// The seats, in the order in which people came.
    pub seats: Vec<Chair<'s>>,
    /// The pause the game is in, `null` where it is in none.
    #[cfg_attr(feature = "schemas", schemars(extend("x-null" = true)))]
    pub pause: Option<Pause>,
    /// The numbers of the players who want a pause; with the last of them there is one.
    pub pause_wanted: &'s [usize],
    /// The number of the player who sees to the table while it is open, `null` where whoever does has no seat.
    #[cfg_attr(feature = "schemas", schemars(extend("x-null" = true)))]
    pub host: Option<usize>,
    /// The id of the table for the next game of these players, `null` while there is none.
    #[cfg_attr(feature = "schemas", schemars(extend("x-null" = true)))]
    pub rematch: Option<&'s str>,
    /// What the dice are made from.
    pub dice: Dice<'s>,
}

/// A table and its terms.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct TableTerms<'s> {
    /// The table's id.
    pub id: &'s str,
    /// The regulation's id.
    pub regulation: &'s str,
    /// What the regulation is called.
    pub regulation_name: String,
    /// The hash of the regulation's text.
    pub hash: &'s str,
    /// What the table is called.
    pub name: &'s str,
    /// What was agreed on.
    pub options: TableOptions,
}

/// What was agreed on at a table.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct TableOptions {
    /// How many seconds the game lasts, 0 for no clock.
    pub game_seconds: u32,
    /// After how many laps time is up, 0 where laps are not counted.
    pub laps: u8,
    /// How many seconds a turn may take, 0 for as long as one likes; a day or more in a game by correspondence.
    pub turn_seconds: u32,
    /// After how many missed turns a player counts as away.
    pub misses: u8,
    /// What is done about who is away.
    pub away: Away,
    /// Whether others may watch.
    pub spectators: bool,
    /// How many seconds later spectators see everything.
    pub delay_seconds: u16,
    /// Whether ratings change with the game.
    pub rated: bool,
    /// How many seats, the last ones, are kept for those who have the invitation.
    pub by_link: u8,
    /// Whether odds are shown before a roll.
    pub odds: bool,
    /// Whether it is a table of a tournament: nobody talks there, and only a referee pauses the game.
    pub tournament: bool,
}

/// What is done about who is away.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Away {
    /// A bot stands in until they return.
    Bot,
    /// The seat only defends until they return.
    Neutral,
}

/// A seat at a table, taken or not.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Chair<'s> {
    /// The player's number, from 1, in the order in which they came.
    pub player: usize,
    /// The letter of the seat, `null` until the order is rolled.
    pub seat: Option<char>,
    /// Who sits there.
    pub kind: ChairKind,
    /// The name of who sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whom a free seat is kept for, for a while.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept_for: Option<String>,
    /// Which bot it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<&'s str>,
    /// `true` for who administers the server they play at: they could foresee the dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub operator: Option<bool>,
    /// Whether who sits there plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<ChairState>,
    /// How many turns in a row they missed.
    pub missed: u8,
}

/// Who sits on a chair.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ChairKind {
    /// Nobody yet.
    Free,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// Whether somebody plays.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ChairState {
    /// They play.
    Here,
    /// They missed turns.
    Away,
    /// A bot plays until they return.
    StoodIn,
    /// The seat only defends until they return.
    Neutral,
    /// A referee has put them out of the game.
    Removed,
    /// They have given the game up.
    Left,
}

/// What the dice of a table are made from.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Dice<'s> {
    /// The promise made before anybody gave a seed.
    pub commitment: &'s str,
    /// The seed of each player as the dice use it, `-` for none; `null` where nobody sits or it is not told yet.
    pub seeds: Vec<Option<String>>,
    /// What each player adds to the dice, and how; `null` where nobody sits.
    pub contributions: Vec<Option<Contribution>>,
    /// Milliseconds left to tell one's seed as the scene was sent, while that is awaited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reveal_ms: Option<i64>,
    /// The secret, once the game is over.
    pub secret: Option<&'s str>,
}

/// What a player adds to the dice.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Contribution {
    /// How it was given.
    pub how: ContributionState,
    /// The seed, once it is known to all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The SHA-256 of the seed, where the player gave that first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
}

/// How a player's part of the dice was given.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ContributionState {
    /// The player adds nothing.
    None,
    /// The seed was given in the open.
    Open,
    /// The seed is promised and not told yet.
    Covered,
    /// The seed was promised, and told when the table was full.
    Revealed,
    /// The seed was promised and not told in time: the dice do without it.
    Withheld,
}

/// Where a player came in.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Place {
    /// The letter of the seat.
    pub seat: char,
    /// The player's number, from 1.
    pub player: usize,
    /// What they are called.
    pub name: String,
    /// The place, from 1; those who tie share it.
    pub place: u8,
    /// Table points.
    pub points: u16,
    /// What decided the place beyond the points.
    pub score: FinalScore,
    /// How they left the game before its end; left out of who played it to the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Departure>,
}

/// How a player left a game before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Departure {
    /// They withdrew, or were away for too long.
    Withdrawn,
    /// They were put out by a ruling.
    Excluded,
    /// They lost all they held.
    Eliminated,
}

impl From<games::Departure> for Departure {
    fn from(left: games::Departure) -> Self {
        match left {
            games::Departure::Withdrawn => Self::Withdrawn,
            games::Departure::Excluded => Self::Excluded,
            games::Departure::Eliminated => Self::Eliminated,
        }
    }
}

/// The lines of a text as a list.
pub struct Lines<'s>(pub &'s str);

impl Serialize for Lines<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.lines())
    }
}
