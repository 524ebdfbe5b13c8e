//! What may be asked, and what it is answered with.

use super::schemas::Schemas;
use serde_json::Value;
use wire::{
    AgreeRequest, AnalysisAnswer, CallRequest, ChairRequest, ClockRequest, ErrorAnswer, GameLog, HintAnswer,
    HostRequest, LineAnswer, LinkAnswer, LinkRequest, LobbyChange, LogQuery, MoveRequest, NewTableRequest,
    NewTournamentRequest, NoticeRequest, OddsAnswer, OddsQuery, OpenedTable, OpenedTournament, PauseRequest,
    PendingRequest, Pulse, RematchAnswer, Replay, ReplayQuery, ResumeRequest, RoundQuery, RulingRequest, SayRequest,
    Scene, SceneQuery, SeedRequest, SitRequest, StreamQuery, TableList, Talk, TournamentChange,
    TournamentCommandAnswer, TournamentCommandRequest, TournamentList, TournamentState, TournamentStreamQuery,
    UndoRequest, VersionAnswer,
};

/// One thing that may be asked.
pub(super) struct Endpoint {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) summary: &'static str,
    /// The keys of the query.
    pub(super) query: Option<Value>,
    /// The type of the body.
    pub(super) body: Option<Value>,
    pub(super) answer: Answer,
}

/// What is answered where all is well.
pub(super) enum Answer {
    /// One object, with this status.
    Json(u16, Value),
    /// A text of this kind.
    Text(&'static str),
    /// Server-sent events, each with such an object.
    Events(Value),
    /// A WebSocket on which the server says one of these.
    Line(Vec<Value>),
    /// The description itself.
    Description,
}

impl Endpoint {
    fn get(path: &'static str, summary: &'static str, answer: Answer) -> Self {
        Self { method: "get", path, summary, query: None, body: None, answer }
    }

    fn post(path: &'static str, summary: &'static str, body: Value, answer: Answer) -> Self {
        Self { method: "post", path, summary, query: None, body: Some(body), answer }
    }

    /// Something that needs no words.
    fn post_alone(path: &'static str, summary: &'static str, answer: Answer) -> Self {
        Self { method: "post", path, summary, query: None, body: None, answer }
    }

    fn delete(path: &'static str, summary: &'static str, answer: Answer) -> Self {
        Self { method: "delete", path, summary, query: None, body: None, answer }
    }

    fn query(self, query: Value) -> Self {
        Self { query: Some(query), ..self }
    }

    /// Whether it asks for something to happen, so that it may be refused in many ways.
    pub(super) fn changes(&self) -> bool {
        self.method != "get"
    }
}

/// Everything that may be asked, in the order of the manual.
pub(super) fn endpoints(schemas: &mut Schemas) -> Vec<Endpoint> {
    schemas.answer::<ErrorAnswer<'_>>();
    let mut all = tables(schemas);
    all.extend(one_table(schemas));
    all.extend(tournaments(schemas));
    all.extend(one_tournament(schemas));
    let odds = Answer::Json(200, schemas.answer::<OddsAnswer>());
    all.push(
        Endpoint::get("/api/odds", "Exact odds of a battle: by land, at sea, from the sea", odds)
            .query(schemas.query::<OddsQuery>()),
    );
    all.push(Endpoint::get("/api", "This description, as OpenAPI", Answer::Description));
    all.push(Endpoint::get("/healthz", "Whether a move could be written now", Answer::Text("text/plain")));
    all.push(Endpoint::get("/metrics", "What is counted, for Prometheus", Answer::Text("text/plain")));
    all
}

fn tables(schemas: &mut Schemas) -> Vec<Endpoint> {
    let opened = Answer::Json(201, schemas.answer::<OpenedTable>());
    let body = schemas.request::<NewTableRequest>();
    let list = Answer::Json(200, schemas.answer::<TableList>());
    vec![
        Endpoint::post("/api/tables", "Opens a table", body, opened),
        Endpoint::get("/api/tables", "The open and the running tables", list),
        Endpoint::get(
            "/api/lobby/stream",
            "Says when the lobby has changed: server-sent events `changed`, the first at once, and `pulse`",
            Answer::Events(schemas.answer::<LobbyChange>()),
        ),
    ]
}

fn one_table(schemas: &mut Schemas) -> Vec<Endpoint> {
    let scene = schemas.answer::<Scene<'_>>();
    let said =
        vec![scene.clone(), schemas.answer::<LineAnswer<'_>>(), schemas.answer::<Pulse>(), schemas.answer::<Talk>()];
    let done = schemas.answer::<VersionAnswer>();
    let done = || Answer::Json(200, done.clone());
    let chair = schemas.request::<ChairRequest>();
    let (sit, play) = (schemas.request::<SitRequest>(), schemas.request::<MoveRequest>());
    let seed = schemas.request::<SeedRequest>();
    let (pause, resume) = (schemas.request::<PauseRequest>(), schemas.request::<ResumeRequest>());
    let ruling = schemas.request::<RulingRequest>();
    let (host, agree) = (schemas.request::<HostRequest>(), schemas.request::<AgreeRequest>());
    let (say, next) = (schemas.request::<SayRequest>(), schemas.answer::<RematchAnswer>());
    let stream = schemas.query::<StreamQuery>();
    let story = Answer::Json(200, schemas.answer::<GameLog>());
    let replay = Answer::Json(200, schemas.answer::<Replay<'_>>());
    let analysis = schemas.answer::<AnalysisAnswer<'_>>();
    let analysis = || Answer::Json(200, analysis.clone());
    let hint = Answer::Json(200, schemas.answer::<HintAnswer>());
    vec![
        Endpoint::get("/api/tables/{id}", "The table now, as the asker sees it", Answer::Json(200, scene.clone()))
            .query(schemas.query::<SceneQuery>()),
        Endpoint::get(
            "/api/tables/{id}/stream",
            "Scenes as they happen: server-sent events, `id` = version, resumed with `Last-Event-ID`",
            Answer::Events(scene),
        )
        .query(stream.clone()),
        Endpoint::get(
            "/api/tables/{id}/line",
            "The table's *line*: a WebSocket on which scenes come and commands go",
            Answer::Line(said),
        )
        .query(stream),
        Endpoint::post("/api/tables/{id}/sit", "Takes a free seat", sit, done()),
        Endpoint::post(
            "/api/tables/{id}/seed",
            "Tells the seed one is committed to, while the table is revealing",
            seed,
            done(),
        ),
        Endpoint::post("/api/tables/{id}/leave", "Gives the seat back, while the table is open", chair.clone(), done()),
        Endpoint::post("/api/tables/{id}/commands", "Plays", play, done()),
        Endpoint::post(
            "/api/tables/{id}/return",
            "Takes one's seat back from the bot that stands in",
            chair.clone(),
            done(),
        ),
        Endpoint::post("/api/tables/{id}/pause", "Stops a game and its clocks; for referees", pause, done()),
        Endpoint::post("/api/tables/{id}/resume", "Lets a paused game go on; for referees", resume, done()),
        Endpoint::post("/api/tables/{id}/ruling", "Rules in a game; for referees", ruling, done()),
        Endpoint::post(
            "/api/tables/{id}/host",
            "Seats bots, starts, removes somebody, hands the table over; for the host of an open table",
            host,
            done(),
        ),
        Endpoint::post("/api/tables/{id}/resign", "Gives up a game that is played", chair.clone(), done()),
        Endpoint::post(
            "/api/tables/{id}/agree",
            "Wants a pause, or wants it no more; with the word of all who play there is one",
            agree,
            done(),
        ),
        Endpoint::post(
            "/api/tables/{id}/go-on",
            "Lets a game go on that all players have paused",
            chair.clone(),
            done(),
        ),
        Endpoint::post(
            "/api/tables/{id}/rematch",
            "The table for the next game of those who played at this one",
            chair,
            Answer::Json(200, next),
        ),
        Endpoint::post(
            "/api/tables/{id}/say",
            "Says a phrase to everybody at the table; answered 204",
            say,
            Answer::Text("text/plain"),
        ),
        Endpoint::get(
            "/api/tables/{id}/record",
            "The record: whole once the game is over, before that as the asker may see it",
            Answer::Text("text/plain"),
        ),
        Endpoint::get("/api/tables/{id}/log", "The last events up to a version, oldest first", story)
            .query(schemas.query::<LogQuery>()),
        Endpoint::get("/api/tables/{id}/replay", "Every moment of a finished game", replay)
            .query(schemas.query::<ReplayQuery>()),
        Endpoint::get(
            "/api/tables/{id}/analysis",
            "How far the analysis of a finished game of RisiKo! is, and what came of it",
            analysis(),
        ),
        Endpoint::post_alone(
            "/api/tables/{id}/analysis",
            "Has a finished game analysed, unless it is being done; ask again to follow it",
            analysis(),
        ),
        Endpoint::post_alone(
            "/api/tables/{id}/hint",
            "What a strong player would do now; for who trains alone against bots, refused by C57 elsewhere",
            hint,
        ),
    ]
}

fn tournaments(schemas: &mut Schemas) -> Vec<Endpoint> {
    let opened = Answer::Json(201, schemas.answer::<OpenedTournament>());
    let body = schemas.request::<NewTournamentRequest>();
    let list = Answer::Json(200, schemas.answer::<TournamentList>());
    let state = Answer::Json(200, schemas.answer::<TournamentState>());
    vec![
        Endpoint::post("/api/tournaments", "Opens a tournament; for organisers", body, opened),
        Endpoint::get("/api/tournaments", "The tournaments, those that changed last first", list),
        Endpoint::get("/api/tournaments/{id}", "A tournament as everybody may see it", state),
        Endpoint::get(
            "/api/tournaments/{id}/stream",
            "Says what has changed: server-sent events, `id` = version; with `entrant`, where that person sits and stands",
            Answer::Events(schemas.answer::<TournamentChange>()),
        )
        .query(schemas.query::<TournamentStreamQuery>()),
        Endpoint::get(
            "/api/tournaments/{id}/entrants/{entrant}/outlook",
            "What is still possible for somebody, as `sdadata tournament outlook --json`",
            Answer::Text("application/json"),
        ),
        Endpoint::get(
            "/api/tournaments/{id}/entrants/{entrant}/why",
            "Why somebody sits where they sit",
            Answer::Text("text/plain"),
        )
        .query(schemas.query::<RoundQuery>()),
        Endpoint::get(
            "/api/tournaments/{id}/export.json",
            "What `sdadata tournament` reads; dates of birth for the organiser alone",
            Answer::Text("application/json"),
        ),
        Endpoint::get("/api/tournaments/{id}/export.csv", "The ranking as CSV", Answer::Text("text/csv")),
        Endpoint::get(
            "/api/tournaments/{id}/export.xlsx",
            "The whole tournament as the workbook of the clubs' own program",
            Answer::Text("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        ),
        Endpoint::get("/api/tournaments/{id}/export.txt", "Everything, for a forum or a wall", Answer::Text("text/plain")),
    ]
}

fn one_tournament(schemas: &mut Schemas) -> Vec<Endpoint> {
    let done = schemas.answer::<VersionAnswer>();
    let done = || Answer::Json(200, done.clone());
    let command = schemas.request::<TournamentCommandRequest>();
    let decided = Answer::Json(200, schemas.answer::<TournamentCommandAnswer>());
    let (link, linked) = (schemas.request::<LinkRequest>(), Answer::Json(200, schemas.answer::<LinkAnswer>()));
    let pending = schemas.request::<PendingRequest>();
    let (undo, clock) = (schemas.request::<UndoRequest>(), schemas.request::<ClockRequest>());
    let (call, notice) = (schemas.request::<CallRequest>(), schemas.request::<NoticeRequest>());
    vec![
        Endpoint::post("/api/tournaments/{id}/commands", "Asks something of the director", command, decided),
        Endpoint::post("/api/tournaments/{id}/links", "Makes a link for somebody without an account", link, linked),
        Endpoint::delete("/api/tournaments/{id}/links/{key}", "Takes a link away", done()),
        Endpoint::post(
            "/api/tournaments/{id}/tables/{round}/{table}/confirm",
            "Confirms a pending result",
            pending.clone(),
            done(),
        ),
        Endpoint::post(
            "/api/tournaments/{id}/tables/{round}/{table}/contest",
            "Says that a pending result is wrong",
            pending,
            done(),
        ),
        Endpoint::post("/api/tournaments/{id}/undo", "Takes one entry back, with a reason", undo, done()),
        Endpoint::post("/api/tournaments/{id}/clock", "Starts, stops or sets the hall's clock", clock, done()),
        Endpoint::post("/api/tournaments/{id}/calls", "Calls a referee to a table, or goes there", call, done()),
        Endpoint::post(
            "/api/tournaments/{id}/notices",
            "Says something to everybody, or takes it away",
            notice,
            done(),
        ),
    ]
}

/// The statuses with which a request is not done, and what each means.
pub(super) const ERRORS: [(u16, &str); 8] = [
    (400, "malformed: what, where, what was expected"),
    (401, "nobody the server knows"),
    (403, "not allowed"),
    (404, "not there"),
    (
        409,
        "somebody was faster: `after` is not the table's version, and the stream has what is missing; or the table is not at the stage for this",
    ),
    (422, "the rules say no, with rule and article; or the body lacks a key"),
    (429, "too fast"),
    (
        503,
        "the database does not answer or its disk is full: nothing is promised to have happened, and the same nonce again is safe",
    ),
];
