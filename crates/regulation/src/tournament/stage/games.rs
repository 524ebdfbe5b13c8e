//! Games that everybody plays, all or the best of which count.

use super::Postponed;
use super::sizes::TableSizes;
use crate::cited::Cited;
use crate::declare::settings;
use crate::value::{Limit, Names, word_enum};

settings! {
    /// Games that everybody plays.
    GamesStage "tournament."

    /// Games that everybody plays.
    games: Games {
        /// How many.
        rounds: u8 = "T2",
        /// The best results that count.
        counted: Limit = "T2",
        /// The sizes of tables, the preferred one first.
        sizes: TableSizes = "T3.1",
        /// What the draw of the first round keeps apart, in order.
        first: Names<Priority> = "T3.2",
        /// What the draw of the later ones keeps apart, in order.
        later: Names<Priority> = "T3.3",
        /// How those who sit fifth at a table of five are drawn.
        cinquisti: Cinquisti = "T3.2",
        /// How the tables of the last round are made.
        last: LastRound = "T2.7",
        /// With at least this many present the leaders of the standings sit together at table 1.
        leaders_from: Limit = "T2.8",
        /// To which days it may be moved.
        postponed: Postponed = "T2.14",
        /// The round of the next tournament by which it is to be played then.
        postponed_round: Limit = "T2.14",
    }
}

word_enum! {
    /// What a draw keeps apart (T3.2 to T3.4).
    Priority {
        /// Players twice at a table of five.
        FiveTwice = "five_twice",
        /// Winners of the round before at one table.
        WinnersTogether = "winners_together",
        /// Players of one club or group at one table.
        SameClub = "same_club",
        /// Players of one region at one table.
        SameRegion = "same_region",
        /// Players of one visiting club at one table; those of the host do not matter.
        VisitingClubs = "visiting_clubs",
        /// Players who have met already.
        RepeatOpponents = "repeat_opponents",
        /// Clubs that have met already.
        RepeatClubs = "repeat_clubs",
    }
    /// How those who sit fifth are drawn (T3.2).
    Cinquisti {
        /// Drawn first, one for each table of five, and only swapped among themselves.
        Strict = "strict",
        /// Drawn with the others: any of the best draws.
        Lexicographic = "lexicographic",
    }
    /// How the tables of the last round are made (T2.7).
    LastRound {
        /// As those before.
        Drawn = "drawn",
        /// By the standings of those present: the first four, the next four, …
        Swiss = "swiss",
    }
}
