//! A format as a whole (T2): its stages, its points, its standings.

use crate::cited::Cited;
use crate::declare::settings;
use crate::value::{Names, word_enum};

settings! {
    /// A format without its stages.
    Plan "tournament."

    /// What holds for all its stages.
    formats: FormatTerms {
        /// The stages, by name, in the order in which they are played.
        stages: Vec<String> = "T2",
        /// The scoring method, by name.
        scoring: String = "T1",
        /// What orders the standings, in order; what remains stays a tie.
        ranking: Names<Criterion> = "T2.3",
        /// What orders those behind the final.
        behind: Behind = "T2.3",
        /// Who plays a round: everybody who entered, or who comes.
        attendance: Attendance = "T2.14",
        /// Who has to want it that a round is played on another day.
        postponing: Postponing = "T2.14",
        /// Events beside the games, with points of their own.
        special_events: SpecialEvents = "T2.14",
        /// Who counts as a player where the shape depends on their number.
        players: Players = "T2.2",
        /// The fewest people of a team; 0 where people play for themselves.
        team_least: u8 = "T2.11",
        /// The most people of a team.
        team_most: u8 = "T2.11",
        /// How many of a team play each round.
        team_seats: u8 = "T2.11",
    }
}

word_enum! {
    /// What orders the standings (T2.3, T2.6, T2.8, T2.11).
    Criterion {
        /// The sum of the results that count.
        Total = "total",
        /// The best result.
        Best = "best",
        /// Who made the best result first.
        EarlierBest = "earlier_best",
        /// The second best.
        SecondBest = "second_best",
        /// Who made the second best first.
        EarlierSecond = "earlier_second",
        /// The third best.
        ThirdBest = "third_best",
        /// Games won.
        Wins = "wins",
        /// Second places.
        Seconds = "seconds",
        /// Third places.
        Thirds = "thirds",
        /// Fourth places.
        Fourths = "fourths",
        /// The points of territories outside the objective, over all games.
        Outside = "outside",
        /// Who played later in the order of play of the last game.
        PlayingOrder = "playing_order",
        /// Who reached that sum first.
        FirstToReach = "first_to_reach",
        /// The ranking of the round before.
        PreviousRanking = "previous_ranking",
        /// The sum as it was before the last round.
        PreviousTotal = "previous_total",
        /// The best result that does not count.
        BestDropped = "best_dropped",
        /// A die.
        Die = "die",
    }
    /// What orders those behind the final (T2.3).
    Behind {
        /// The sum of all results, those of lost finals stages too.
        Sum = "sum",
        /// The stage they reached, then the standings before the finals.
        Stage = "stage",
    }
    /// Who plays a round (T2.14).
    Attendance {
        /// Everybody who entered and did not leave.
        Everybody = "everybody",
        /// Who comes; rounds may be missed.
        WhoComes = "who_comes",
    }
    /// Who has to want it that a round is played on another day (T2.14).
    Postponing {
        /// The organiser.
        Organiser = "organiser",
        /// The players and the club, for a reason that is said.
        Agreed = "agreed",
    }
    /// Events beside the games (T2.14).
    SpecialEvents {
        /// There are none.
        Nothing = "none",
        /// The organiser may call some; their points come on top of the results that count.
        OnTop = "on_top",
    }
    /// Who counts as a player where the shape depends on their number (T2.2, T2.5).
    Players {
        /// Who played the first game.
        FirstGame = "first_game",
        /// Who played all of them.
        AllGames = "all_games",
    }
}
