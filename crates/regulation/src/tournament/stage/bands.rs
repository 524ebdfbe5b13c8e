//! Tables of the standings' bands, whose winners go on: quarter-finals, semifinals, and the final itself.

use super::Postponed;
use crate::cited::Cited;
use crate::declare::settings;
use crate::value::{Limit, word_enum};

settings! {
    /// Tables whose winners go on.
    BandsStage "tournament."

    /// Tables whose winners go on to the next stage; the last such stage is the final.
    bands: Bands {
        /// Seats at each table.
        seats: u8 = "T2",
        /// It is played only with more players than this.
        over: Limit = "T2.5",
        /// Who enters this stage without playing the one before.
        direct: Direct = "T2",
        /// How many do at most.
        direct_most: u8 = "T2",
        /// From this many players on there are two parallel finals.
        parallel_from: Limit = "T2.2",
        /// How the tables are made.
        draw: FinalsDraw = "T3.5",
        /// Who has the last seat.
        last_seat: LastSeat = "T2.10",
        /// Who takes the place of somebody who renounces.
        replacement: Replacement = "T2.4",
        /// To which days it may be moved.
        postponed: Postponed = "T2.14",
        /// The round of the next tournament by which it is to be played then.
        postponed_round: Limit = "T2.14",
    }
}

word_enum! {
    /// Who enters a stage without playing the one before (T2.1, T2.5, T2.7).
    Direct {
        /// Everybody plays the stage before.
        Nobody = "nobody",
        /// Who leads alone and has won every game.
        LoneWinnerOfAll = "lone_winner_of_all",
        /// The first of the standings.
        First = "first",
    }
    /// How the tables are made (T3.5).
    FinalsDraw {
        /// One of each band of the standings, clubs apart within the bands.
        Bands = "bands",
        /// Bands, but to keep clubs apart comes first.
        ClubsBeforeBands = "clubs_before_bands",
        /// There is nothing to draw.
        Nothing = "none",
    }
    /// Who has the last seat (T2.10).
    LastSeat {
        /// The next of the standings.
        Standings = "standings",
        /// Somebody drawn from all who are left.
        Recalled = "recalled",
    }
    /// Who takes the place of somebody who renounces (T2.4, T2.7).
    Replacement {
        /// The next of that player's table, then the best of the others.
        SameTable = "same_table",
        /// The beaten of the stage before, then the standings.
        BeatenBefore = "beaten_before",
        /// The next of the standings.
        Standings = "standings",
    }
}
