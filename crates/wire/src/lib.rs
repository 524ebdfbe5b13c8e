//! The wire, written once: every request and every answer of the API, of a stream and of a line as a type. The OpenAPI
//! description, the types of the scripts (`wire.d.ts`) and the tables of `docs/online.md` are made from these types by
//! the tests of `server`, which fail where any of them differs. A doc comment here is what the three say of a key.

mod analysis;
mod answers;
mod board_data;
mod company;
mod figures;
mod json;
mod own_data;
mod referee;
mod requests;
mod scene;
mod tournament;

pub use analysis::{
    AnalysedTurn, AnalysisAnswer, AnalysisState, CostlyDecision, GameAnalysis, Guess, HintAnswer, LapGuesses,
    SeatShares, SeatTotals,
};
pub use answers::{
    ErrorAnswer, ErrorDetails, ErrorKind, Expected, GameLog, LineAnswer, ListedTable, LobbyChange, LogLine, MoveAnswer,
    OddsAnswer, OpenedTable, Pulse, Replay, TableList, TurnPoints, VersionAnswer,
};
pub use board_data::{
    BoardData, CardData, ClosingData, ContinentData, ObjectiveData, ProvinceData, RomeData, SeaData, TerritoryData,
    TrisData,
};
pub use company::{AgreeRequest, HostRequest, HostWord, RematchAnswer, Said, SayRequest, Talk};
pub use figures::{FinalScore, PotentialParts, Progress, Supremacies, Supremacy, TrisWorth, Worths};
pub use json::{Json, NOTHING, join};
pub use own_data::{OwnData, OwnGame, OwnPerson, OwnRating, OwnRegulation, OwnSession};
pub use referee::{Pause, PauseRequest, Remark, RemarkKind, ResumeRequest, RulingRequest};
pub use requests::{
    ChairRequest, LogQuery, MoveRequest, NewTableRequest, OddsQuery, ReplayQuery, SceneQuery, SeedRequest, SitRequest,
    StreamQuery,
};
pub use scene::{
    About, Away, Chair, ChairKind, ChairState, Changes, Closing, ClosingRoll, Contribution, ContributionState,
    Departure, Dice, Lines, Now, Place, Scene, SeatFigures, TableOptions, TableTerms,
};
pub use tournament::{
    CallRequest, CallState, ClockRequest, ClockState, ClockWord, DrawState, EntrantState, LinkAnswer, LinkKindWord,
    LinkRequest, ListedTournament, NewTournamentRequest, NoticeRequest, NoticeState, OpenedTournament, PendingRequest,
    RoundQuery, RoundState, SeatState, TableState, TournamentChange, TournamentCommandAnswer, TournamentCommandRequest,
    TournamentList, TournamentState, TournamentStreamQuery, UndoRequest,
};

/// What a nonce and a seed are made of.
#[cfg(feature = "schemas")]
const NONCE: &str = "^[A-Za-z0-9._-]{1,64}$";
