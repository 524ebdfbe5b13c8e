//! What is done at a table by somebody who does not play there. Everybody is told, beside the events of the game.

use entries::{Authority, Pause, Reason};
use frame::RuleId;

/// What somebody did who does not play. People are known by their number: their names are the edge's to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// The game was paused.
    Paused(Pause),
    /// It goes on, on somebody's word.
    Resumed(Authority),
    /// A referee has ruled; what came of it are events of the game.
    Ruled {
        /// The person's number.
        referee: String,
        /// The rule it rests on, where the ruling names one.
        rule: Option<RuleId>,
        /// Why, in the referee's own words.
        reason: Reason,
    },
}

impl Remark {
    /// The person who did it.
    #[must_use]
    pub fn person(&self) -> &str {
        match self {
            Self::Paused(pause) => pause.by.person(),
            Self::Resumed(by) => by.person(),
            Self::Ruled { referee, .. } => referee,
        }
    }

    /// The rule it rests on, where there is one.
    #[must_use]
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Paused(pause) => pause.rule,
            Self::Resumed(_) => None,
            Self::Ruled { rule, .. } => *rule,
        }
    }

    /// Why it was done.
    #[must_use]
    pub fn reason(&self) -> Option<&Reason> {
        match self {
            Self::Paused(Pause { by: Authority::Players(_), .. }) => None,
            Self::Paused(pause) => Some(&pause.reason),
            Self::Resumed(_) => None,
            Self::Ruled { reason, .. } => Some(reason),
        }
    }

    /// The words of a remark in a record. The rule of a ruling stands in its command, just above.
    #[must_use]
    pub fn in_record(&self) -> String {
        match self {
            Self::Paused(Pause { by: Authority::Players(_), .. }) => "paused".to_owned(),
            Self::Paused(Pause { rule: Some(rule), reason, .. }) => format!("paused {rule}: {reason}"),
            Self::Paused(Pause { rule: None, reason, .. }) => format!("paused: {reason}"),
            Self::Resumed(_) => "resumed".to_owned(),
            Self::Ruled { reason, .. } => format!("ruled: {reason}"),
        }
    }
}
