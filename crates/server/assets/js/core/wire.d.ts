// What crosses the wire. Made from the types of crates/server/src/wire by its tests: UPDATE_GOLDEN=1 writes it anew.

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
  /** In the order of the board. */
  territories: TerritoryData[];
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
  /** Who sits there. */
  kind: ChairKind;
  /** How many turns in a row they missed. */
  missed: number;
  /** The name of who sits there. */
  name?: string;
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
export type ChairState = "here" | "away" | "stood-in" | "neutral";

/** The lines of a view that are different now. */
export interface Changes {
  /** The new lines, each with its number from 0. */
  at: [number, string][];
  /** How many lines the view has now. */
  lines: number;
}

/** Milliseconds left as the scene was sent, `null` where no such clock runs. */
export interface Clocks {
  /** Of the game. */
  game: number | null;
  /** Of the turn. */
  turn: number | null;
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

/** A continent of the board. */
export interface ContinentData {
  /** The armies it brings who holds all of it. */
  bonus: number | null;
  /** Its id. */
  id: string;
  /** What it is called. */
  name: string;
}

/** What the dice of a table are made from. */
export interface Dice {
  /** The promise made before anybody gave a seed. */
  commitment: string;
  /** The secret, once the game is over. */
  secret: string | null;
  /** The seed of each player, `null` where nobody sits. */
  seeds: (string | null)[];
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
export type ErrorKind = "malformed" | "unknown" | "forbidden" | "origin" | "not-found" | "wrong-method" | "too-large" | "stale" | "refused" | "not-seated" | "already-seated" | "by-link" | "full" | "not-now" | "no-spectators" | "too-fast" | "unavailable" | "unreadable" | "our-fault";

/** Armies left on the average. */
export interface Expected {
  /** Armies of who attacked. */
  attackers: number;
  /** Armies of who defended. */
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
  /** The potential coefficient. */
  potential: number;
};

/** The last sentences of the story. */
export interface GameLog {
  /** The events, oldest first. */
  lines: LogLine[];
}

/** The answer to a move, on a line. */
export type LineAnswer = {
  /** The nonce of the move, where it could be read. */
  nonce?: string;
  /** The status the request would be answered with. */
  status: number;
} & (VersionAnswer | ErrorAnswer);

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
  /** The command, in the words of a record. */
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
  /** How many seconds a turn may take; 180 if nothing is said, 0 for as long as one likes. */
  turn_seconds?: number;
}

/** An objective that may be dealt. */
export interface ObjectiveData {
  /** What is to be done, in words. */
  goal: string;
  /** What it is called. */
  name: string;
  /** Its number. */
  number: number;
  /** The territories it names; none where it counts them. */
  territories: string[];
}

/** The odds of a battle fought to its end. */
export interface OddsAnswer {
  /** How likely it is that so many attackers are left, by their number. */
  attacker_left: number[];
  /** How likely the conquest is, from 0 to 1. */
  conquest: number;
  /** How likely it is that so many defenders are left, by their number. */
  defender_left: number[];
  /** How many are left on the average. */
  expected: Expected;
}

/** A table was opened. */
export interface OpenedTable {
  /** The word for the seats that are kept, told to who opened the table and to nobody else. */
  invitation?: string;
  /** The table's id. */
  table: string;
  /** The version of the table. */
  version: number;
}

/** Where a player came in. */
export interface Place {
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

/** Nothing happened, and the line is there. */
export interface Pulse {
  /** The seconds between two pulses. */
  pulse: number;
}

/** Every moment of a finished game: the table as it is, and with it `scenes`. */
export interface Replay {
  /** In place of `view`: the lines of it that are different now. */
  changes?: Changes;
  /** What is left on the clocks. */
  clocks: Clocks;
  /** What the dice are made from. */
  dice?: Dice;
  /** What happened since the scene before, as this viewer may know it, in the words of a record. */
  events: string[];
  /** What the viewer may do, a command or a range of them each. */
  may?: string[];
  /** The territories of the viewer's objective that are not theirs; none in a game without such objectives. */
  missed?: string[];
  /** With `changes`: the viewer's own line and its number, with what only they know. */
  own?: [number, string];
  /** The viewer's points now. */
  points?: number;
  /** What the viewer has so far, in the terms of the game. */
  progress?: Progress;
  /** The places, best first, once the game is over. */
  result?: Place[];
  /** All scenes, each with a whole view, from the first one. */
  scenes: Scene[];
  /** The seats, in the order in which people came. */
  seats?: Chair[];
  /** How far the table is. */
  stage: Stage;
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

/** A moment of a table. Whatever a scene does not say is as it was, but for `may` and what belongs to it, which hold for one version only. */
export interface Scene {
  /** In place of `view`: the lines of it that are different now. */
  changes?: Changes;
  /** What is left on the clocks. */
  clocks: Clocks;
  /** What the dice are made from. */
  dice?: Dice;
  /** What happened since the scene before, as this viewer may know it, in the words of a record. */
  events: string[];
  /** What the viewer may do, a command or a range of them each. */
  may?: string[];
  /** The territories of the viewer's objective that are not theirs; none in a game without such objectives. */
  missed?: string[];
  /** With `changes`: the viewer's own line and its number, with what only they know. */
  own?: [number, string];
  /** The viewer's points now. */
  points?: number;
  /** What the viewer has so far, in the terms of the game. */
  progress?: Progress;
  /** The places, best first, once the game is over. */
  result?: Place[];
  /** The seats, in the order in which people came. */
  seats?: Chair[];
  /** How far the table is. */
  stage: Stage;
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

/** A free seat to be taken. */
export interface SitRequest {
  /** The word of the link, for a seat that is kept. */
  invitation?: string;
  /** What a guest wants to be called. */
  name?: string;
  /** A new word for each thing that is wanted, the same when it is asked again. */
  nonce: string;
  /** The player's part of the dice. */
  seed?: string;
}

/** How far a table is. */
export type Stage = "open" | "playing" | "over" | "abandoned";

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
  /** After how many missed turns a player counts as away. */
  misses: number;
  /** Whether odds are shown before a roll. */
  odds: boolean;
  /** Whether ratings change with the game. */
  rated: boolean;
  /** Whether others may watch. */
  spectators: boolean;
  /** How many seconds a turn may take, 0 for as long as one likes. */
  turn_seconds: number;
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

/** A territory of the board. */
export interface TerritoryData {
  /** The continent's id. */
  continent: string;
  /** Its id. */
  id: string;
  /** What it is called. */
  name: string;
  /** The ids of those next to it. */
  neighbours: string[];
  /** The points it is worth. */
  value: number;
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

/** It happened and is on disk. */
export interface VersionAnswer {
  /** The version of the table after it. */
  version: number;
}
