//! What was forgotten at the end of a turn: the card (C20), the closing roll (C28).

use crate::case::Variant;

/// Whether it can still be made good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// It is still due.
    Still,
    /// It is lost.
    Lost,
}

/// How far the next player has come when a forgotten card is noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NextPlayer {
    /// Nothing has been done, or some reinforcements are still to be placed.
    Placing,
    /// All reinforcements are placed, and nothing else has been done. Who receives none has placed nothing.
    Placed,
    /// An attack was declared.
    Attacked,
    /// The strategic move was made.
    Moved,
    /// "Pass" was said.
    Passed,
}

impl NextPlayer {
    /// All, in the order of a turn.
    pub const ALL: [Self; 5] = [Self::Placing, Self::Placed, Self::Attacked, Self::Moved, Self::Passed];

    /// The word it is typed by.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Placing => "placing",
            Self::Placed => "placed",
            Self::Attacked => "attacked",
            Self::Moved => "moved",
            Self::Passed => "passed",
        }
    }
}

/// C20: whether a forgotten card is still due. One variant lets it be taken until the next phase has begun.
#[must_use]
pub const fn card(next: NextPlayer, variant: Option<Variant>) -> Due {
    match (next, variant) {
        (NextPlayer::Placing, _) | (NextPlayer::Placed, Some(Variant::LaterPhase)) => Due::Still,
        (NextPlayer::Placed, None) | (NextPlayer::Attacked | NextPlayer::Moved | NextPlayer::Passed, _) => Due::Lost,
    }
}

/// How far the table has come when a forgotten closing roll is noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noticed {
    /// The next player is still playing.
    NextPlaying,
    /// The next player has made a closing roll.
    NextRolled,
    /// The next player has ended the turn without a closing roll that was not allowed, and the one after has placed nothing.
    NextEnded,
    /// The player after the next has begun to place reinforcements.
    AfterNextPlacing,
}

impl Noticed {
    /// All, in order.
    pub const ALL: [Self; 4] = [Self::NextPlaying, Self::NextRolled, Self::NextEnded, Self::AfterNextPlacing];

    /// The word it is typed by.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::NextPlaying => "next-playing",
            Self::NextRolled => "next-rolled",
            Self::NextEnded => "next-ended",
            Self::AfterNextPlacing => "after-next-placing",
        }
    }
}

/// What is ruled on a forgotten closing roll (C28).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissedRoll {
    /// The first time: a warning, and the dice are thrown if they still are due.
    Warned(Due),
    /// Again: excluded from the game, ranked as the first eliminated; the dice are thrown first if they still are due.
    Excluded(Due),
}

/// C28: what is ruled on a forgotten closing roll, by who has forgotten it so many times before in this game.
#[must_use]
pub const fn missed_roll(noticed: Noticed, before: u32) -> MissedRoll {
    let due = match noticed {
        Noticed::NextPlaying | Noticed::NextEnded => Due::Still,
        Noticed::NextRolled | Noticed::AfterNextPlacing => Due::Lost,
    };
    if before == 0 { MissedRoll::Warned(due) } else { MissedRoll::Excluded(due) }
}
