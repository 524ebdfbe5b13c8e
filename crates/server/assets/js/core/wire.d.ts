// What crosses the wire. Made from the types of crates/wire by the tests of server: UPDATE_GOLDEN=1 writes it anew.

/** A pause that somebody wants, or wants no more. */
export interface AgreeRequest {
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** Whether a pause is wanted. */
  pause: boolean;
}

/** One turn of an analysis. */
export interface AnalysedTurn {
  /** The chance of each seat to win as the turn begins, as things stood; they add up to 1. */
  chances: Record<string, number>;
  /** The points each seat can expect. */
  expected_points: Record<string, number>;
  /** The same as the seat on turn could know. */
  known: Record<string, number>;
  /** The lap. */
  lap: number;
  /** What the turn cost against the best that was found; luck less this is the change of the chances. */
  loss: Record<string, number>;
  /** What chance, and others, did to the chance of each seat in this turn. */
  luck: Record<string, number>;
  /** Whose turn it is, by the seat's letter. */
  seat: string;
  /** The version of the table as it begins. */
  version: number;
}

/** How far the analysis of a finished game is, and what came of it. */
export interface AnalysisAnswer {
  /** What came of it, `null` before it is done. */
  analysis: GameAnalysis | null;
  /** How many parts of it are done. */
  done: number;
  /** How many parts it has, 0 before it has begun. */
  of: number;
  /** How far it is. */
  state: AnalysisState;
}

/** How far an analysis is. */
export type AnalysisState = "none" | "waiting" | "running" | "done" | "failed";

/** What is done about who is away. */
export type Away = "bot" | "neutral";

/** The board, the decks and the regulation of a table of RisiKo!. */
export interface BoardData {
  /** In the order of the deck. */
  cards: CardData[];
  /** When closing rolls end the game. */
  closing: ClosingData;
  /** In the order of the board. */
  continents: ContinentData[];
  /** Lists of territories whose cards are dealt first, one list after the other. */
  dealt_apart: string[][];
  /** The board's id. */
  id: string;
  /** In the order of their numbers. */
  objectives: ObjectiveData[];
  /** Whether table points are counted, as in tournaments; at other tables points only decide where time ends the game. */
  table_points: boolean;
  /** In the order of the board. */
  territories: TerritoryData[];
  /** The part of the plane its drawing takes, as an SVG says it. */
  view_box: string;
}

/** A call for a referee, or the referee's answer. */
export interface CallRequest {
  /** What it is about. */
  about?: string;
  /** The call that is answered, by the version that made it. */
  answer?: number;
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** The table that calls. */
  table?: number;
}

/** A table that waits for a referee. */
export interface CallState {
  /** What it is about. */
  about: string;
  /** When, in milliseconds since 1970. */
  at: number;
  /** The version that called. */
  call: number;
  /** The table's number. */
  table: number;
}

/** A card of the deck. */
export interface CardData {
  /** Its id. */
  id: string;
  /** What stands on it. */
  name: string;
  /** `fante`, `cannone`, `cavaliere` or `jolly`. */
  symbol: string;
}

/** A seat at a table, taken or not. */
export interface Chair {
  /** Which bot it is. */
  bot?: string;
  /** Whom a free seat is kept for, for a while. */
  kept_for?: string;
  /** Who sits there. */
  kind: ChairKind;
  /** How many turns in a row they missed. */
  missed: number;
  /** The name of who sits there. */
  name?: string;
  /** `true` for who administers the server they play at: they could foresee the dice. */
  operator?: boolean;
  /** The player's number, from 1, in the order in which they came. */
  player: number;
  /** The letter of the seat, `null` until the order is rolled. */
  seat: string | null;
  /** Whether who sits there plays. */
  state?: ChairState;
}

/** Who sits on a chair. */
export type ChairKind = "free" | "person" | "bot";

/** Something done at one's own seat: giving it back, taking it back. */
export interface ChairRequest {
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
}

/** Whether somebody plays. */
export type ChairState = "here" | "away" | "stood-in" | "neutral" | "removed" | "left";

/** The lines of a view that are different now. */
export interface Changes {
  /** The new lines, each with its number from 0. */
  at: [number, string][];
  /** How many lines the view has now. */
  lines: number;
}

/** The hall's clock. */
export interface ClockRequest {
  /** What is done with it. */
  do: ClockWord;
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** What is left, where it is set. */
  seconds?: number;
}

/** The hall's clock. */
export interface ClockState {
  /** What is left, in milliseconds, when this was written. */
  left: number;
  /** Whether it runs. */
  running: boolean;
}

/** What is done with a clock. */
export type ClockWord = "start" | "stop" | "set";

/** Milliseconds left as the scene was sent, `null` where no such clock runs. */
export interface Clocks {
  /** Of the game. */
  game: number | null;
  /** Of the turn. */
  turn: number | null;
}

/** How near the end of a game is, once its time is up. */
export interface Closing {
  /** The laps still to be played for certain, this one included: 2 in the last but one, 0 once only closing rolls decide. */
  laps: number;
  /** The closing roll that is awaited, or else the one at the end of this turn; `null` where there is none. */
  roll: ClosingRoll | null;
  /** Milliseconds until the dice are thrown by themselves as the scene was sent, while a closing roll is awaited. Whose it is may throw them before, with `throw`. */
  throw_ms?: number;
}

/** When closing rolls end the game. */
export interface ClosingData {
  /** The most conquests that still let the roll happen; `null` for any number. */
  conquests: number | null;
  /** `none`, `at-most` or `exactly`. */
  form: string;
  /** The sums that close the game in each lap of closing rolls. */
  rolls: number[][];
}

/** A closing roll that is to come. */
export interface ClosingRoll {
  /** Whether the seat has made too many conquests to roll. */
  forfeited: boolean;
  /** How likely it closes the game, in hundredths. */
  percent: number;
  /** Whose it is. */
  seat: string;
  /** The sums that close the game: the highest one, or each, as the regulation has it. */
  sums: number[];
}

/** A continent of the board. */
export interface ContinentData {
  /** The armies it brings who holds all of it. */
  bonus: number | null;
  /** What it is called in the reader's language, where that is another name. */
  gloss?: string;
  /** Its id. */
  id: string;
  /** What it is called. */
  name: string;
}

/** What a player adds to the dice. */
export interface Contribution {
  /** The SHA-256 of the seed, where the player gave that first. */
  commitment?: string;
  /** How it was given. */
  how: ContributionState;
  /** The seed, once it is known to all. */
  seed?: string;
}

/** How a player's part of the dice was given. */
export type ContributionState = "none" | "open" | "covered" | "revealed" | "withheld";

/** A decision that cost something. */
export interface CostlyDecision {
  /** The first commands of the better plan. */
  best: string[];
  /** The chance to win with the better plan. */
  best_chance: number;
  /** How likely the first attack of the better plan conquers if it is fought to its end; `null` where it does not attack. */
  conquest: number | null;
  /** The standard error of that. */
  error: number;
  /** The lap. */
  lap: number;
  /** The chance to win that was given away. */
  loss: number;
  /** The commands that were played. */
  played: string[];
  /** The chance to win with what was played, as the player could know it. */
  played_chance: number;
  /** Who decided, by the seat's letter. */
  seat: string;
  /** The version of the table as it was taken. */
  version: number;
}

/** How a player left a game before its end. */
export type Departure = "withdrawn" | "excluded" | "eliminated";

/** What the dice of a table are made from. */
export interface Dice {
  /** The promise made before anybody gave a seed. */
  commitment: string;
  /** What each player adds to the dice, and how; `null` where nobody sits. */
  contributions: (Contribution | null)[];
  /** Milliseconds left to tell one's seed as the scene was sent, while that is awaited. */
  reveal_ms?: number;
  /** The secret, once the game is over. */
  secret: string | null;
  /** The seed of each player as the dice use it, `-` for none; `null` where nobody sits or it is not told yet. */
  seeds: (string | null)[];
}

/** A draw. */
export interface DrawState {
  /** How the tables came about: priorities, penalties, bounds, proven. */
  certificate: Record<string, unknown>;
  /** The hash that was shown before, where the draw was promised. */
  commitment: string | null;
  /** The dice that were rolled in the hall. */
  dice: number[];
  /** The entry that says so. */
  entry: number;
  /** The round, from 1. */
  round: number;
  /** The secret behind it. */
  secret: string | null;
  /** The seed, where it was drawn from one. */
  seed: number | null;
  /** Why it was taken back, if it was. */
  undone: string | null;
}

/** Somebody who takes part. */
export interface EntrantState {
  /** Their club. */
  club: string | null;
  /** Their number. */
  id: number;
  /** What they are called; nothing once they are erased. */
  name: string;
  /** Whether they are still in it. */
  playing: boolean;
}

/** Why a request was not done. */
export interface ErrorAnswer {
  /** Of `refused`: the article of the regulation, `null` where it has none. */
  article?: string | null;
  /** The kind of error, for programs. */
  error: ErrorKind;
  /** Of `too-fast`: the seconds after which to ask again. */
  retry_after?: number;
  /** Of `refused`: the id of the rule. */
  rule?: string;
  /** Of `refused`: the refusal in the words of a record. */
  text?: string;
  /** Of `stale`: the version of the table now. */
  version?: number;
  /** What happened and what can be done, for people; in the asker's language. */
  words: string;
}

/** The kinds of errors. */
export type ErrorKind = "malformed" | "unknown" | "forbidden" | "origin" | "not-found" | "wrong-method" | "too-large" | "stale" | "nonce-used" | "refused" | "not-seated" | "already-seated" | "by-link" | "full" | "other-seed" | "nothing-covered" | "not-now" | "nothing-to-throw" | "paused" | "already-paused" | "not-paused" | "removed" | "left" | "reserved" | "taken-off" | "not-host" | "chair-taken" | "chair-free" | "tournament" | "plays-here" | "other-game" | "not-asked" | "unknown-rule" | "no-spectators" | "too-fast" | "unavailable" | "unreadable" | "our-fault";

/** Armies, legionaries or triremes left on the average. */
export interface Expected {
  /** Those of who attacked. */
  attackers: number;
  /** Those of who defended. */
  defenders: number;
}

/** What decided a place beyond the points, in the terms of the game. */
export type FinalScore = {
  game: "risiko";
  /** The number of the objective, `null` without one. */
  objective: number | null;
  /** The values of the territories outside the objective. */
  outside: number;
  /** Whether the objective was completed. */
  reached: boolean;
} | {
  /** The value of the army. */
  army: number;
  game: "spqr";
  /** What the coefficient is the sum of. */
  parts: PotentialParts;
  /** The potential coefficient. */
  potential: number;
};

/** What there is to say of a finished game. The same record gives the same. */
export interface GameAnalysis {
  /** The decisions that cost most, three at most, the worst first. */
  costliest: CostlyDecision[];
  /** What everybody could guess of everybody's objective, lap by lap. */
  guesses: LapGuesses[];
  /** How often the game was played on from each position. */
  playouts: number;
  /** The sums over the game, by seat. */
  seats: Record<string, SeatTotals>;
  /** The turns in order. */
  turns: AnalysedTurn[];
}

/** The last sentences of the story. */
export interface GameLog {
  /** The events, oldest first. */
  lines: LogLine[];
}

/** What somebody may be after. */
export interface Guess {
  /** How likely it is, from 0 to 1. */
  likely: number;
  /** What the objective is called. */
  objective: string;
}

/** What a strong player would do now. */
export interface HintAnswer {
  /** The chance to win with it, from 0 to 1; `null` where there is no opinion. */
  chance: number | null;
  /** The command. */
  command: string;
  /** How likely the attack conquers if it is fought to its end; `null` where it is none. */
  conquest: number | null;
  /** The version of the table it is for. */
  version: number;
}

/** What the host of an open table wants. */
export interface HostRequest {
  /** The bot that takes the seat, or all free ones; the game's usual one if nothing is said: `medio`. */
  bot?: string;
  /** What is wanted. */
  do: HostWord;
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** The seat it is about, by the player's number; not for `start`. */
  player?: number;
}

/** What a host can do. */
export type HostWord = "bot" | "start" | "remove" | "hand-over";

/** What could be guessed as a lap began. */
export interface LapGuesses {
  /** The lap. */
  lap: number;
  /** By seat, the likeliest objectives, three at most. */
  seats: Record<string, Guess[]>;
}

/** The answer to a move, on a line. */
export type LineAnswer = {
  /** The nonce of the move, where it could be read. */
  nonce?: string;
  /** The status the request would be answered with. */
  status: number;
} & (VersionAnswer | ErrorAnswer);

/** A link was made. */
export interface LinkAnswer {
  /** Its key, for `Authorization: Bearer`; told once. */
  key: string;
  /** The address of its page. */
  url: string;
}

/** What a link is for. */
export type LinkKindWord = "table" | "helper" | "referee" | "projector" | "register";

/** A link for somebody without an account. */
export interface LinkRequest {
  /** What it is for. */
  kind: LinkKindWord;
  /** A new word for each thing that is wanted. */
  nonce?: string;
  /** The round of a table's link, from 1; the last one if nothing is said. */
  round?: number;
  /** The table's number. */
  table?: number;
}

/** A table of the lobby. */
export interface ListedTable {
  /** When it was opened, in milliseconds since 1970. */
  created: number;
  /** The table's id. */
  id: string;
  /** How many of the others are kept for those who have the invitation. */
  kept: number;
  /** What it is called. */
  name: string;
  /** Whether ratings change with the game. */
  rated: boolean;
  /** The regulation's id. */
  regulation: string;
  /** How many seats it has. */
  seats: number;
  /** How many of them are taken. */
  taken: number;
}

/** A tournament of the list. */
export interface ListedTournament {
  /** When it last changed. */
  changed: number;
  /** How many have entered. */
  entrants: number;
  /** Its id. */
  id: string;
  /** What it is called. */
  name: string;
  /** The regulation's id. */
  regulation: string;
  /** `entries`, `playing` or `over`. */
  stage: string;
}

/** The lobby has changed. */
export interface LobbyChange {
  /** How many tables with a free seat it shows. */
  open: number;
  /** How many running games it shows. */
  playing: number;
}

/** An event of the story. */
export interface LogLine {
  /** The event, as the asker may know it. */
  event: string;
  /** The version it led to. */
  version: number;
  /** The same in a sentence. */
  words: string;
}

/** A move. */
export interface MoveRequest {
  /** The version of the table the move is meant for. */
  after: number;
  /** The command, in the words of a record; `throw` for the dice of one's own closing roll. */
  command: string;
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
}

/** A table to be opened. */
export interface NewTableRequest {
  /** What is done about who is away: a bot stands in, or the seat only defends. */
  away?: Away;
  /** The bots that sit down at once, by name. */
  bots?: string[];
  /** How many of the free seats, the last ones, are kept for those who have the invitation. */
  by_link?: number;
  /** How many seconds later spectators see everything. */
  delay_seconds?: number;
  /** The same in seconds, for a game shorter than a minute or between two. */
  game_seconds?: number;
  /** After how many laps time is up, in place of a clock; 0 where laps are not counted. */
  laps?: number;
  /** Whether the lobby shows the table. */
  listed?: boolean;
  /** How many minutes the game lasts; the regulation's number if nothing is said, 0 for no clock. */
  minutes?: number;
  /** After how many missed turns a player counts as away. */
  misses?: number;
  /** What a guest wants to be called. */
  name?: string;
  /** Whether odds are shown before a roll. */
  odds?: boolean;
  /** How many milliseconds a bot lets pass before it moves. */
  pace?: number;
  /** How many play, bots included; 4 if nothing is said. */
  players?: number;
  /** Whether ratings change with the game. */
  rated?: boolean;
  /** The id of one of the program's regulations; `challenge-2017` if nothing is said. */
  regulation?: string;
  /** Whether others may watch. */
  spectators?: boolean;
  /** A club's own regulation, whole, instead of one by its id. */
  text?: string;
  /** What the table is called. */
  title?: string;
  /** Whether it is a table of a tournament, where nobody talks and only a referee pauses the game; for referees. */
  tournament?: boolean;
  /** How many seconds a turn may take: up to an hour, or one to seven days; 180 if nothing is said, 0 for as long as one likes. */
  turn_seconds?: number;
}

/** A tournament to be opened. */
export interface NewTournamentRequest {
  /** What the tournament is, as `open` of docs/tournament.md has it: `name`, `venue`, `organiser`, `host`, `dates` … */
  facts: Record<string, unknown>;
  /** The format; the regulation's usual one if nothing is said. */
  format?: string;
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** The regulation's id. */
  regulation: string;
  /** A club's own text of it. */
  text?: string;
}

/** Words for everybody, or their end. */
export interface NoticeRequest {
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** The notice that is taken away, by the version that made it. */
  remove?: number;
  /** The words. */
  text?: string;
}

/** Words for everybody. */
export interface NoticeState {
  /** When, in milliseconds since 1970. */
  at: number;
  /** The version that said them. */
  notice: number;
  /** The words. */
  text: string;
}

/** An objective that may be dealt. */
export interface ObjectiveData {
  /** What is to be done, in words. */
  goal: string;
  /** What it is called. */
  name: string;
  /** What else players call it. */
  nicknames: string[];
  /** Its number. */
  number: number;
  /** The territories it names; none where it counts them. */
  territories: string[];
}

/** The odds of a battle fought to its end. */
export interface OddsAnswer {
  /** How likely it is that so many attackers are left, by their number. */
  attacker_left: number[];
  /** How likely it is that nobody is left to the defence, from 0 to 1. */
  conquest: number;
  /** How likely it is that so many defenders are left, by their number. */
  defender_left: number[];
  /** How many are left on the average. */
  expected: Expected;
}

/** A table was opened. */
export interface OpenedTable {
  /** The promise about the dice, made before anybody gives a part of theirs: the SHA-256 of the server's secret. */
  commitment: string;
  /** The word for the seats that are kept, told to who opened the table and to nobody else. */
  invitation?: string;
  /** The table's id. */
  table: string;
  /** The version of the table. */
  version: number;
}

/** A tournament was opened. */
export interface OpenedTournament {
  /** The tournament's id. */
  tournament: string;
  /** Its version. */
  version: number;
}

/** The pause a game is in: its clocks stand still and nobody moves. */
export interface Pause {
  /** Whether all players agreed on it: then any of them lets the game go on. */
  agreed: boolean;
  /** The name of the referee, or of the player whose word was the last. */
  by: string;
  /** Why, in the referee's own words; empty where the players agreed on it. */
  reason: string;
  /** The id of the rule it rests on, `null` where there is none. */
  rule: string | null;
}

/** A game to be paused; for referees. */
export interface PauseRequest {
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** Why, for everybody to read: one line of at most 300 characters. */
  reason: string;
  /** The id of the rule it rests on, where there is one. */
  rule?: string;
}

/** A pending result to be confirmed or contested. */
export interface PendingRequest {
  /** The entrant who asks, with the key of a table's link. */
  as?: number;
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** What is wrong with it, where it is contested; why it stands, where staff settle it. */
  why?: string;
}

/** Where a player came in. */
export interface Place {
  /** How they left the game before its end; left out of who played it to the end. */
  left?: Departure;
  /** What they are called. */
  name: string;
  /** The place, from 1; those who tie share it. */
  place: number;
  /** The player's number, from 1. */
  player: number;
  /** Table points. */
  points: number;
  /** What decided the place beyond the points. */
  score: FinalScore;
  /** The letter of the seat. */
  seat: string;
}

/** What a potential coefficient is the sum of. */
export interface PotentialParts {
  /** Of the centres of power. */
  centres: number;
  /** Of the safe-conducts that are left. */
  conducts: number;
  /** Of the provinces. */
  provinces: number;
  /** Of the seas that are ruled. */
  seas: number;
  /** Of the supremacies. */
  supremacies: number;
}

/** What a seat has so far, in the terms of its game. */
export type Progress = {
  game: "risiko";
  /** The territories of the objective that are not the seat's. */
  missing: string[];
  /** Table points, as they would be counted now. */
  points: number;
} | {
  game: "spqr";
  /** Points on the track. */
  points: number;
  /** The points that win. */
  target: number;
};

/** A province of the Roman board. */
export interface ProvinceData {
  /** Its id. */
  id: string;
  /** What it is called. */
  name: string;
  /** The ids of those next to it by land. */
  neighbours: string[];
  /** The ids of the seas it touches. */
  seas: string[];
}

/** Nothing happened at the table, and the line is there. */
export interface Pulse {
  /** The seconds between two pulses. */
  pulse: number;
  /** How many look on who have no seat; players are told when it changes. */
  watching: number;
}

/** What a referee did at a table. */
export interface Remark {
  /** The name of the referee. */
  by: string;
  /** Why, in the referee's own words; `null` where nothing had to be said. */
  reason: string | null;
  /** The id of the rule it rests on, `null` where there is none. */
  rule: string | null;
  /** What was done. */
  what: RemarkKind;
  /** All of it in a sentence. */
  words: string;
}

/** What a referee can do at a table. */
export type RemarkKind = "paused" | "resumed" | "ruled";

/** The table for the next game of the same players. */
export interface RematchAnswer {
  /** The table's id. */
  table: string;
}

/** Every moment of a finished game: the table as it is, and with it `scenes`. */
export interface Replay {
  /** In place of `view`: the lines of it that are different now. */
  changes?: Changes;
  /** What is left on the clocks. */
  clocks: Clocks;
  /** How near the end is, once the time of the game is up; holds for one version only. */
  closing?: Closing;
  /** What the dice are made from. */
  dice?: Dice;
  /** What happened since the scene before, as this viewer may know it, in the words of a record. */
  events: string[];
  /** The number of the player who sees to the table while it is open, `null` where whoever does has no seat. */
  host?: number | null;
  /** What the viewer may do, a command or a range of them each. */
  may?: string[];
  /** The territories of the viewer's objective that are not theirs; none in a game without such objectives. */
  missed?: string[];
  /** With `changes`: the viewer's own line and its number, with what only they know. */
  own?: [number, string];
  /** The pause the game is in, `null` where it is in none. */
  pause?: Pause | null;
  /** The numbers of the players who want a pause; with the last of them there is one. */
  pause_wanted?: number[];
  /** What every seat had as each turn began. */
  points: TurnPoints[];
  /** What the viewer has so far, in the terms of the game. */
  progress?: Progress;
  /** What a referee did since the scene before. */
  remarks?: Remark[];
  /** The id of the table for the next game of these players, `null` while there is none. */
  rematch?: string | null;
  /** The places, best first, once the game is over. */
  result?: Place[];
  /** All scenes, each with a whole view, from the first one. */
  scenes: Scene[];
  /** The seats, in the order in which people came. */
  seats?: Chair[];
  /** How far the table is. */
  stage: Stage;
  /** Who is ahead in what brings points, in S.P.Q.RisiKo!. */
  supremacies?: Supremacies;
  /** The table and its terms. */
  table?: TableTerms;
  /** The seat that is awaited. */
  to_act: string | null;
  /** What each tris of `may` is worth in armies, by its cards. */
  tris_worth?: Record<string, number>;
  /** The version of the table after these events. */
  version: number;
  /** The position as this viewer sees it, one fact a line. */
  view?: string;
  /** A sentence for each event, where a language was asked for. */
  words?: string[];
  /** What each tris of `may` gives in the terms of the game, by its cards. */
  worth?: Record<string, TrisWorth>;
  /** The viewer's seat, `null` for a spectator. */
  you?: string | null;
  /** The viewer's number, from the moment they sit down. */
  you_player?: number | null;
}

/** A paused game to go on; for referees. */
export interface ResumeRequest {
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
}

/** The board, the cards and the regulation of a table of S.P.Q.RisiKo!. */
export interface RomeData {
  /** How many cards of each symbol the deck has at first, in the order in which cards are drawn from it. */
  cards: [string, number][];
  /** The points of each centre of power. */
  centre_points: number;
  /** Whether nothing is disembarked any more once something was embarked in a turn. */
  disembark_first: boolean;
  /** Whether the lap in which somebody has them is played to its end. */
  ends_with_lap: boolean;
  /** The board's id. */
  id: string;
  /** In the order of the board. */
  provinces: ProvinceData[];
  /** In the order of the board. */
  seas: SeaData[];
  /** The points that win. */
  target: number;
  /** The legionaries that make one trireme. */
  trireme_cost: number;
  /** The legionaries that one trireme becomes. */
  trireme_worth: number;
  /** The tris there are, with what each gives by itself. */
  tris: TrisData[];
}

/** A round. */
export interface RoundState {
  /** Its number, from 1. */
  number: number;
  /** The stage, by name. */
  stage: string;
  /** Its tables. */
  tables: TableState[];
}

/** A ruling; for referees. */
export interface RulingRequest {
  /** The version of the table the ruling is meant for. */
  after: number;
  /** The ruling with its rule, in the words of a record: `rule C53 correct cina B 4`, `rule C52 exclude B`. */
  command: string;
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** Why, for everybody to read: one line of at most 300 characters. */
  reason: string;
}

/** A phrase that somebody said. It is passed on and not kept. */
export interface Said {
  /** The phrase, by its name. */
  phrase: string;
  /** The number of the player who said it. */
  player: number;
}

/** A phrase that somebody says. */
export interface SayRequest {
  /** One of the phrases of the house, by its name. */
  phrase: string;
}

/** A moment of a table. Whatever a scene does not say is as it was, but for `may` and what belongs to it, which hold for one version only. */
export interface Scene {
  /** In place of `view`: the lines of it that are different now. */
  changes?: Changes;
  /** What is left on the clocks. */
  clocks: Clocks;
  /** How near the end is, once the time of the game is up; holds for one version only. */
  closing?: Closing;
  /** What the dice are made from. */
  dice?: Dice;
  /** What happened since the scene before, as this viewer may know it, in the words of a record. */
  events: string[];
  /** The number of the player who sees to the table while it is open, `null` where whoever does has no seat. */
  host?: number | null;
  /** What the viewer may do, a command or a range of them each. */
  may?: string[];
  /** The territories of the viewer's objective that are not theirs; none in a game without such objectives. */
  missed?: string[];
  /** With `changes`: the viewer's own line and its number, with what only they know. */
  own?: [number, string];
  /** The pause the game is in, `null` where it is in none. */
  pause?: Pause | null;
  /** The numbers of the players who want a pause; with the last of them there is one. */
  pause_wanted?: number[];
  /** The viewer's points now. */
  points?: number;
  /** What the viewer has so far, in the terms of the game. */
  progress?: Progress;
  /** What a referee did since the scene before. */
  remarks?: Remark[];
  /** The id of the table for the next game of these players, `null` while there is none. */
  rematch?: string | null;
  /** The places, best first, once the game is over. */
  result?: Place[];
  /** The seats, in the order in which people came. */
  seats?: Chair[];
  /** How far the table is. */
  stage: Stage;
  /** Who is ahead in what brings points, in S.P.Q.RisiKo!. */
  supremacies?: Supremacies;
  /** The table and its terms. */
  table?: TableTerms;
  /** The seat that is awaited. */
  to_act: string | null;
  /** What each tris of `may` is worth in armies, by its cards. */
  tris_worth?: Record<string, number>;
  /** The version of the table after these events. */
  version: number;
  /** The position as this viewer sees it, one fact a line. */
  view?: string;
  /** A sentence for each event, where a language was asked for. */
  words?: string[];
  /** What each tris of `may` gives in the terms of the game, by its cards. */
  worth?: Record<string, TrisWorth>;
  /** The viewer's seat, `null` for a spectator. */
  you?: string | null;
  /** The viewer's number, from the moment they sit down. */
  you_player?: number | null;
}

/** A sea of the Roman board. */
export interface SeaData {
  /** Its id. */
  id: string;
  /** What it is called. */
  name: string;
  /** The ids of the seas next to it. */
  neighbours: string[];
}

/** A seat of a finished table. */
export interface SeatState {
  /** Who, by number. */
  entrant: number;
  /** The place at the table. */
  place: number;
  /** Tournament points, as they are written. */
  points: string;
}

/** A seat over a whole game. */
export interface SeatTotals {
  /** What the seat's own decisions cost. */
  loss: number;
  /** What chance, and others, brought. */
  luck: number;
}

/** The seed one is committed to, told when the table is full. */
export interface SeedRequest {
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** The player's part of the dice; its SHA-256 is the `seed_commitment` they sat down with. */
  seed: string;
}

/** A free seat to be taken. */
export interface SitRequest {
  /** The word of the link, for a seat that is kept. */
  invitation?: string;
  /** What a guest wants to be called. */
  name?: string;
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** The player's part of the dice, for everybody to see at once. Better give `seed_commitment`. */
  seed?: string;
  /** The SHA-256 of the player's part of the dice, which is told once the table is full; in place of `seed`. */
  seed_commitment?: string;
}

/** How far a table is. */
export type Stage = "open" | "revealing" | "playing" | "over" | "abandoned";

/** What brings points in S.P.Q.RisiKo!, as everybody can see it on the board. */
export interface Supremacies {
  /** The points each player would have a right to if their turn began now, by the letter of the seat. */
  due: Record<string, number>;
  /** The greatest empire. */
  empire: Supremacy;
  /** The seat that rules each sea that somebody rules, by the sea's id. */
  masters: Record<string, string>;
  /** The most provinces. */
  provinces: Supremacy;
  /** The most seas. */
  seas: Supremacy;
}

/** One of the three supremacies. */
export interface Supremacy {
  /** The seat that has it, `null` where nobody does. */
  holder: string | null;
  /** The seats with the most of what it counts: the holder alone, or those that tie. */
  leaders: string[];
  /** By how many the holder is ahead of the next; 0 where nobody holds it. */
  margin: number;
  /** How many that is. */
  most: number;
  /** The provinces of an empire that is held; none for the other two. */
  provinces: string[];
}

/** The tables of the lobby. */
export interface TableList {
  /** Where seats are being taken. */
  open: ListedTable[];
  /** Where a game is played. */
  playing: ListedTable[];
}

/** What was agreed on at a table. */
export interface TableOptions {
  /** What is done about who is away. */
  away: Away;
  /** How many seats, the last ones, are kept for those who have the invitation. */
  by_link: number;
  /** How many seconds later spectators see everything. */
  delay_seconds: number;
  /** How many seconds the game lasts, 0 for no clock. */
  game_seconds: number;
  /** After how many laps time is up, 0 where laps are not counted. */
  laps: number;
  /** After how many missed turns a player counts as away. */
  misses: number;
  /** Whether odds are shown before a roll. */
  odds: boolean;
  /** Whether ratings change with the game. */
  rated: boolean;
  /** Whether others may watch. */
  spectators: boolean;
  /** Whether it is a table of a tournament: nobody talks there, and only a referee pauses the game. */
  tournament: boolean;
  /** How many seconds a turn may take, 0 for as long as one likes; a day or more in a game by correspondence. */
  turn_seconds: number;
}

/** A table of a round. */
export interface TableState {
  /** Whether somebody contests it. */
  contested: boolean;
  /** Whether a result waits to be confirmed. */
  pending: boolean;
  /** The result in the order of the places, once it counts. */
  result: SeatState[] | null;
  /** Who sits at it, by number. */
  seats: number[];
  /** Its number in the hall. */
  table: number;
}

/** A table and its terms. */
export interface TableTerms {
  /** The hash of the regulation's text. */
  hash: string;
  /** The table's id. */
  id: string;
  /** What the table is called. */
  name: string;
  /** What was agreed on. */
  options: TableOptions;
  /** The regulation's id. */
  regulation: string;
  /** What the regulation is called. */
  regulation_name: string;
}

/** What comes on a line or a stream that is no scene: what somebody said. */
export interface Talk {
  /** What was said, and by whom. */
  said: Said;
}

/** A territory of the board. */
export interface TerritoryData {
  /** The continent's id. */
  continent: string;
  /** What it is called in the reader's language, where that is another name. */
  gloss?: string;
  /** Its id. */
  id: string;
  /** What it is called. */
  name: string;
  /** The ids of those next to it. */
  neighbours: string[];
  /** The points it is worth. */
  value: number;
}

/** Something has changed in a tournament. */
export interface TournamentChange {
  /** What has changed: `rounds`, `standings`, `clock`, `calls`, `notices`, `entrants`. */
  changed: string[];
  /** Their seat at it, from 1. */
  seat?: number;
  /** Their place in the standings. */
  standing?: number;
  /** The table the person sits at. */
  table?: number;
  /** The version it is of. */
  version: number;
}

/** What a command led to. */
export interface TournamentCommandAnswer {
  /** What happened, as docs/tournament.md has it; nothing where a report only waits to be confirmed. */
  events: Record<string, unknown>[];
  /** The version it led to. */
  version: number;
}

/** Something the director is asked. */
export interface TournamentCommandRequest {
  /** The version it is meant for; without one it is decided on what is there now. */
  after?: number;
  /** The entrant who asks, with the key of a table's link. */
  as?: number;
  /** The command, as docs/tournament.md has it: `{"do": "report", …}`. */
  command: Record<string, unknown>;
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
}

/** The tournaments there are. */
export interface TournamentList {
  /** Those that changed last first. */
  tournaments: ListedTournament[];
}

/** A tournament as everybody may see it. */
export interface TournamentState {
  /** The tables that wait for a referee. */
  calls: CallState[];
  /** The hall's clock. */
  clock: ClockState;
  /** The promise of the next draw: the hash of its secret. */
  commitment: string | null;
  /** How the rounds were drawn, undone draws included. */
  draws: DrawState[];
  /** Who takes part. */
  entrants: EntrantState[];
  /** What it is. */
  facts: Record<string, unknown>;
  /** The hash of the newest entry: whoever keeps it finds every later change of what came before. */
  head: string;
  /** Words for everybody, the newest last. */
  notices: NoticeState[];
  /** The ranking: the finals, then the others. */
  ranking: Record<string, unknown>[];
  /** The rounds drawn so far. */
  rounds: RoundState[];
  /** `entries`, `playing` or `over`. */
  stage: string;
  /** The standings of the games everybody plays: `place`, `who`, `total`, `results` with `round`, `points`, `dropped`. */
  standings: Record<string, unknown>[];
  /** Its version. */
  version: number;
}

/** A tris of the Roman game. */
export interface TrisData {
  /** The symbols of its cards. */
  cards: string[];
  /** What it gives and costs. */
  worth: TrisWorth;
}

/** What a tris gives, in the terms of its game. */
export type TrisWorth = {
  /** Armies to be placed. */
  armies: number;
  game: "risiko";
} | {
  /** Centres of power to be built. */
  centres: number;
  game: "spqr";
  /** Legionaries to be placed. */
  legionaries: number;
  /** Legionaries still to be paid for a centre of power. */
  owed: number;
  /** Triremes to be launched. */
  triremes: number;
};

/** The points of all seats as a turn began. */
export interface TurnPoints {
  /** The points of each seat, by its letter, as they would have been counted then. */
  seats: Record<string, number>;
  /** The version the turn began with. */
  version: number;
}

/** An entry to be taken back. */
export interface UndoRequest {
  /** The version of the entry. */
  entry: number;
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** The reason, which everybody can read. */
  why: string;
}

/** It happened and is on disk. */
export interface VersionAnswer {
  /** The version of the table after it. */
  version: number;
}
