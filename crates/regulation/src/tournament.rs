//! What a regulation settles for a tournament: entry, points, format, standings, tables.
//!
//! Declared here so that a text is checked as a whole; how a tournament is run is not known here.

use crate::cited::Cited;
use crate::declare::settings;
use crate::settings::Permission;
use crate::value::{Limit, Names, word_enum};

settings! {
    /// Everything a regulation settles for a tournament, by section.
    Tournament "tournament."

    /// Who may enter.
    entry: EntryTerms {
        /// Who is old enough.
        ages: Ages = "T2.12",
        /// Entering when already qualified for what the tournament selects for.
        already_qualified: Permission = "T2.12",
        /// Minutes after the start in which somebody late still sits down as everybody else.
        late_minutes: Limit = "T2.12",
        /// The most that may be asked for the first participation, in cents.
        first_fee_cents: Limit = "T2.13",
        /// The most that may be asked for each later one, in cents.
        fee_cents: Limit = "T2.13",
    }
    /// Tournament points from a table.
    scoring: Scoring {
        /// How table points become tournament points.
        method: Method = "T1",
        /// The correction for the number of players, outside the method itself.
        correction: Correction = "T1.4",
    }
    /// Games, finals and who reaches them.
    format: Format {
        /// The kind of tournament.
        kind: Kind = "T2",
        /// Games everybody plays before any final.
        games: u8 = "T2",
        /// The best results that count.
        counted: Limit = "T2",
        /// How the tables of the last of those games are made.
        last_game: LastGame = "T2.7",
        /// Players of the semifinals, over all their tables.
        semifinalists: u8 = "T2",
        /// Who goes straight to the final.
        direct: Direct = "T2",
        /// How many go straight to the final at most.
        direct_most: u8 = "T2",
        /// From this many players on there are two parallel finals.
        parallel_from: Limit = "T2.2",
        /// With more than this many players there are quarter-finals.
        quarterfinals_over: Limit = "T2.5",
        /// Who goes straight to the semifinals when there are quarter-finals.
        direct_semifinalists: u8 = "T2.5",
        /// Who takes the place of a finalist who renounces.
        replacement: Replacement = "T2.4",
    }
    /// The standings.
    ranking: Ranking {
        /// What breaks ties, in order; what remains stays a tie.
        ties: Names<RankingTie> = "T2.3",
        /// Whether a lost semifinal counts for the places behind the final.
        lost_semifinal: LostSemifinal = "T2.3",
    }
    /// The tables of a round.
    draw: Draw {
        /// The sizes of tables, the preferred one first.
        table_sizes: Vec<u8> = "T3.1",
        /// What the draw of the first game keeps apart, in order.
        first_game: Names<Priority> = "T3.2",
        /// What the draw of the later ones keeps apart, in order.
        later_games: Names<Priority> = "T3.3",
        /// With at least this many present the leaders of the standings sit together at table 1.
        leaders_from: Limit = "T2.8",
        /// How the tables of semifinals and quarter-finals are made.
        finals: FinalsDraw = "T3.5",
    }
}

word_enum! {
    /// Who is old enough (T2.12).
    Ages {
        /// Adults.
        Adults = "adults",
        /// Adults, and minors whom the organiser answers for.
        AdultsOrWaiver = "adults_or_waiver",
        /// Anybody.
        Anybody = "anybody",
    }
    /// How table points become tournament points (T1).
    Method {
        /// Thousandths, and a whole point for the winner (T1.1).
        Millesimi = "millesimi",
        /// Table points, 50 more for the winner (T1.2).
        Bonus50 = "bonus-50",
        /// 100 for the winner, the others by their distance (T1.3).
        Spartac = "spartac",
        /// Table points, 100 for the objective (T1.4).
        Firk = "firk",
        /// Table points, 20 more for the winner (T1.5).
        Bonus20 = "bonus-20",
        /// By place, table points and potential (T1.6).
        Standard = "standard",
        /// Places only (T1.7).
        Medals = "medals",
    }
    /// The correction for the number of players (T1.4).
    Correction {
        /// None beyond what the method itself has.
        Nothing = "none",
        /// The points times the number of players, divided by five.
        Fifths = "fifths",
    }
    /// The kind of tournament (T2).
    Kind {
        /// Qualifying games, then semifinals and a final.
        Cup = "cup",
        /// Evenings of which the best results count.
        Season = "season",
        /// All games count.
        League = "league",
        /// The winner of each table goes on.
        KnockOut = "knock_out",
    }
    /// How the tables of the last qualifying game are made (T2.7).
    LastGame {
        /// As those before.
        Drawn = "drawn",
        /// By the standings: the first four, the next four, …
        Swiss = "swiss",
    }
    /// Who goes straight to the final (T2.1, T2.7).
    Direct {
        /// Nobody.
        Nobody = "nobody",
        /// Who leads alone and has won every game.
        LoneWinnerOfAll = "lone_winner_of_all",
        /// The first of the standings.
        First = "first",
    }
    /// Who takes the place of a finalist who renounces (T2.4, T2.7).
    Replacement {
        /// The next of that finalist's semifinal, then the best of the others.
        SameTable = "same_table",
        /// The beaten semifinalists, then the standings.
        BeatenSemifinalists = "beaten_semifinalists",
        /// The next of the standings.
        Standings = "standings",
    }
    /// What breaks a tie in the standings (T2.3, T2.6, T2.8).
    RankingTie {
        /// The best result.
        Best = "best",
        /// The second best.
        SecondBest = "second_best",
        /// The third best.
        ThirdBest = "third_best",
        /// Who made the best result first.
        EarlierBest = "earlier_best",
        /// The ranking of the round before.
        PreviousRanking = "previous_ranking",
        /// A die.
        Die = "die",
    }
    /// Whether a lost semifinal counts (T2.3).
    LostSemifinal {
        /// It is added to the sum.
        Counts = "counts",
        /// It is not.
        Ignored = "ignored",
    }
    /// What a draw keeps apart or leaves to chance (T3.2 to T3.4).
    Priority {
        /// Who sits at a table of five is random.
        FiveAtRandom = "five_at_random",
        /// Players twice at a table of five.
        FiveTwice = "five_twice",
        /// Winners of the game before at one table.
        WinnersTogether = "winners_together",
        /// Players of one club or group at one table.
        SameClub = "same_club",
        /// Players of one region at one table.
        SameRegion = "same_region",
        /// Players of visiting clubs at one table.
        VisitingClubs = "visiting_clubs",
        /// Players who have met already.
        RepeatOpponents = "repeat_opponents",
    }
    /// How the tables of semifinals and quarter-finals are made (T3.5).
    FinalsDraw {
        /// One of each band of the standings, clubs apart within the bands.
        Bands = "bands",
        /// Bands, but to keep clubs apart comes first.
        ClubsBeforeBands = "clubs_before_bands",
        /// There is nothing to draw.
        Nothing = "none",
    }
}
