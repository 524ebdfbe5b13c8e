// A table as this page knows it: the scenes of the stream, one laid over the other. What a view and the list of legal
// commands mean is the game's business.

import { readEvent } from "./protocol.js";

/**
 * @typedef {import("./protocol.js").Event} Event
 * @typedef {import("./wire.d.ts").Chair} Chair
 * @typedef {import("./wire.d.ts").LogLine} HistoryLine
 * @typedef {import("./wire.d.ts").Scene} SceneUpdate what a scene says, with the whole view where it has changed
 * @typedef {Required<Omit<SceneUpdate, "changes" | "own" | "points" | "progress" | "closing" | "supremacies" | "rematch">>
 *   & {points: number | null, progress: import("./wire.d.ts").Progress | null, closing: import("./wire.d.ts").Closing | null,
 *   supremacies: import("./wire.d.ts").Supremacies | null,
 *   rematch?: string | null}} Scene
 *   every key, as it was said last; `rematch`: the table for the next game of these players, from a server that has such a thing
 *
 * @typedef {{letter: string, colour: string | null, status: string, player: number | null}} Seat
 * @typedef {{turn: string | null, lap: number, seats: Seat[]}} View
 * @typedef {{any: boolean}} May
 * @typedef {{words: string, event: Event, version: number}} LogLine
 */

/**
 * @template {View} V
 * @template {May} M
 * @template Memory
 * @typedef {{scene: Scene, view: V, may: M, memory: Memory, log: LogLine[], clocksAt: number}} Table
 *   `memory`: what the game remembers of events, because its view does not say it; `clocksAt`: when the clocks were told
 */

/**
 * What reading a table takes.
 * @template {View} V
 * @template {May} M
 * @template Memory
 * @typedef {{readView: (text: string) => V, readMay: (lines: string[]) => M, newMemory: () => Memory,
 *   remember: (memory: Memory, events: Event[]) => Memory}} Reader
 */

/** The terms of a table of which nothing is known yet. @type {import("./wire.d.ts").TableTerms} */
const NO_TERMS = {
  id: "", regulation: "", regulation_name: "", hash: "", name: "",
  options: {
    game_seconds: 0, turn_seconds: 0, misses: 0, away: "bot", spectators: true, delay_seconds: 0, rated: false, by_link: 0,
    odds: true, laps: 0, tournament: false,
  },
};

/** What a line begins with that is no event of the game: what a referee did. */
export const REMARK = "#";

/** How many lines of the log a page keeps. */
const LOG_LINES_MAX = 400;

/** @template {View} V @template {May} M @template Memory @param {Reader<V, M, Memory>} game @returns {Table<V, M, Memory>} */
export function newTable(game) {
  return {
    scene: {
      version: 0, stage: "open", events: [], words: [], view: "", to_act: null, may: [], clocks: { game: null, turn: null },
      points: null, missed: [], progress: null, you: null, you_player: null, table: NO_TERMS, seats: [],
      dice: { commitment: "", seeds: [], contributions: [], secret: null }, result: [], tris_worth: {}, worth: {}, pause: null, pause_wanted: [], host: null, rematch: null, remarks: [], closing: null, supremacies: null,
    },
    view: game.readView(""), may: game.readMay([]), memory: game.newMemory(), log: [], clocksAt: 0,
  };
}

/**
 * The table after a scene, and what happened in it. Whatever a scene does not say is as it was, but for the legal
 * commands and what is said of the end, which hold for one version only.
 * @template {View} V @template {May} M @template Memory
 * @param {Reader<V, M, Memory>} game
 * @param {Table<V, M, Memory>} table
 * @param {SceneUpdate} update
 * @param {number} at the moment, in milliseconds
 * @returns {{table: Table<V, M, Memory>, events: Event[]}}
 */
export function foldScene(game, table, update, at) {
  const { version } = update;
  if (version < table.scene.version) return { table, events: [] };
  const scene = { ...table.scene, remarks: [], closing: null, ...update };
  const fresh = version > table.scene.version || table.scene.version === 0;
  // The same version comes again to somebody who has sat down meanwhile.
  if (fresh || update.may !== undefined) {
    scene.may = update.may ?? [];
    scene.tris_worth = update.tris_worth ?? {};
    scene.worth = update.worth ?? {};
  }
  const events = fresh ? update.events.map(readEvent) : [];
  const told = fresh ? scene.remarks.map(({ what, words }) => ({ words, event: readEvent(`${REMARK} ${what}`), version })) : [];
  const lines = [...told, ...events.map((event, i) => ({ words: update.words?.[i] ?? "", event, version }))];
  return {
    events,
    table: {
      scene,
      view: update.view === undefined ? table.view : game.readView(update.view),
      may: game.readMay(scene.may),
      memory: game.remember(table.memory, events),
      log: [...table.log, ...lines.filter((line) => line.words !== "")].slice(-LOG_LINES_MAX),
      clocksAt: update.clocks ? at : table.clocksAt,
    },
  };
}

/** A turn with at least so long is one of days. */
export const DAY_SECONDS = 86400;

/** What a line begins with that no record has: the page has seen a seat change hands. */
export const SEEN = "seen";

/**
 * The table with lines about those who went away or came back: the log of the game knows nothing of them, so that only a page that
 * sees it happen can tell.
 * @template {View} V @template {May} M @template Memory
 * @param {Table<V, M, Memory>} before @param {Table<V, M, Memory>} table @param {(what: "stood-in" | "neutral" | "back", chair: Chair, late: boolean) => string} told
 *   `late`: their time ran out; where a turn has days the one who lets it pass has missed none, and is away at once
 * @returns {Table<V, M, Memory>}
 */
export function noteAbsences(before, table, told) {
  const { version, stage, seats } = table.scene;
  if (before.scene.version === 0 || stage !== "playing" || seats === before.scene.seats) return table;
  const lines = seats.flatMap((chair) => {
    const past = before.scene.seats.find(({ player }) => player === chair.player)?.state;
    const now = chair.state;
    const wasAway = past === "stood-in" || past === "neutral";
    const what = past === now ? null : now === "stood-in" || now === "neutral" ? now : wasAway && (now === "here" || now === "away") ? "back" : null;
    return what === null ? [] : [{ words: told(what, chair, chair.missed > 0 || (before.scene.to_act === chair.seat && table.scene.table.options.turn_seconds >= DAY_SECONDS)), event: readEvent(`${SEEN} ${what} ${chair.player}`), version }];
  });
  return lines.length === 0 ? table : { ...table, log: [...table.log, ...lines].slice(-LOG_LINES_MAX) };
}

/**
 * The table with what happened before this page was opened.
 * @template {View} V @template {May} M @template Memory
 * @param {Reader<V, M, Memory>} game
 * @param {Table<V, M, Memory>} table
 * @param {HistoryLine[]} lines
 * @returns {Table<V, M, Memory>}
 */
export function prependHistory(game, table, lines) {
  const first = table.log[0]?.version ?? Infinity;
  const older = lines.filter((line) => line.version < first)
    .map(({ version, event, words }) => ({ version, words, event: readEvent(event) }));
  const log = [...older, ...table.log];
  return { ...table, log, memory: game.remember(game.newMemory(), log.map((line) => line.event)) };
}

/** Whether the table goes on without the viewer, until they take their seat back: a bot plays for them, or nobody does. @param {Scene} scene */
export const isAway = ({ stage, seats, you }) => {
  const state = you === null ? undefined : seats.find(({ seat }) => seat === you)?.state;
  return stage === "playing" && (state === "stood-in" || state === "neutral");
};

/** Whether the table waits for the viewer. @param {{scene: Scene, may: May}} table */
export const isMyMove = ({ scene, may }) =>
  scene.stage === "playing" && scene.you !== null && scene.to_act === scene.you && may.any && !isAway(scene);

/** The moment at which clocks are read: in a pause they stand still. @param {{scene: Scene, clocksAt: number}} table @param {number} now */
export const clockTime = ({ scene, clocksAt }, now) => (scene.pause === null ? now : clocksAt);

/** @template {Seat} S @param {{view: {seats: S[]}}} table @param {string | null} letter @returns {S | null} */
export const seatOf = ({ view }, letter) => view.seats.find((seat) => seat.letter === letter) ?? null;

/** Who sits there. @param {{scene: Scene, view: View}} table @param {string | null} letter */
export function nameOf(table, letter) {
  const seat = seatOf(table, letter);
  const chair = table.scene.seats.find((one) => one.seat === letter || (seat !== null && one.player === seat.player));
  return chair?.name ?? letter ?? "";
}
