// The table as this page knows it: the scenes of the stream, one laid over the other.

import { emptyView, readEvent, readMay, readView } from "./protocol.js";

/**
 * @typedef {{player: number, seat: string | null, name?: string, kind: "free" | "person" | "bot", bot?: string,
 *   state?: "here" | "away" | "stood-in" | "neutral"}} Taken
 * @typedef {{id: string, regulation: string, hash: string, name: string, regulation_name?: string, options: Record<string, unknown>}} About
 * @typedef {{commitment: string, seeds: (string | null)[], secret: string | null}} Dice
 * @typedef {{seat: string, player: number, name: string, place: number, points: number, outside?: number,
 *   reached?: boolean}} Placed
 * @typedef {{version: number, stage: "open" | "playing" | "over" | "abandoned", events: string[], words: string[],
 *   view: string, to_act: string | null, may: string[], clocks: Record<string, number | null>, points: number | null,
 *   missed: string[], you: string | null, table: About, seats: Taken[], dice: Dice, result: Placed[],
 *   you_player: number | null, tris_worth: Record<string, number>, article: Record<string, string>}} WholeScene
 * @typedef {Partial<WholeScene>} Scene
 *
 * @typedef {{id: string, name: string, continent: string, value: number, neighbours: string[]}} Territory
 * @typedef {{id: string, name: string, symbol: string}} Card
 * @typedef {{number: number, name: string, goal: string, territories: string[]}} Objective
 * @typedef {{id: string, territories: Territory[], continents: {id: string, name: string, bonus: number | null}[],
 *   objectives: Objective[], cards: Card[], dealt_apart?: string[][],
 *   closing: {form: string, rolls: number[][], conquests: number | null}}} BoardData
 *
 * @typedef {{at: number, words: string, event: import("./protocol.js").Event, version: number}} Line
 * @typedef {{scene: WholeScene, view: import("./protocol.js").View, may: import("./protocol.js").May,
 *   log: Line[], heardAt: number, lamps: Map<string, Lamp>}} State
 * @typedef {{light: "due" | "skipped" | "rolled", faces: number[]}} Lamp
 */

/** How many lines of the log are kept on the page. */
const KEPT = 400;

/** @returns {State} */
export function newState() {
  return {
    scene: {
      version: 0, stage: "open", events: [], words: [], view: "", to_act: null, may: [], clocks: {}, points: null,
      missed: [], you: null, table: { id: "", regulation: "", hash: "", name: "", options: {} }, seats: [],
      dice: { commitment: "", seeds: [], secret: null }, result: [], you_player: null, tris_worth: {}, article: {},
    },
    view: emptyView(), may: readMay([]), log: [], heardAt: 0, lamps: new Map(),
  };
}

/**
 * The state after a scene, and what happened in it. Whatever a scene does not say is as it was, but for what may be
 * done, which holds for one version only.
 * @param {State} state
 * @param {Scene} scene
 * @returns {{state: State, events: import("./protocol.js").Event[]}}
 */
export function fold(state, scene) {
  if ((scene.version ?? 0) < state.scene.version) return { state, events: [] };
  const merged = { ...state.scene, ...scene };
  const fresh = (scene.version ?? 0) > state.scene.version || state.scene.version === 0;
  // The same version again may be told to somebody who has sat down meanwhile.
  if (fresh || scene.may !== undefined) {
    merged.may = scene.may ?? [];
    merged.tris_worth = scene.tris_worth ?? {};
  }
  const events = fresh ? (scene.events ?? []).map(readEvent) : [];
  const at = performance.now();
  const lines = events.map((event, i) => ({ at, words: scene.words?.[i] ?? "", event, version: merged.version }));
  return {
    events,
    state: {
      scene: merged,
      view: scene.view === undefined ? state.view : readView(scene.view),
      may: readMay(merged.may),
      log: [...state.log, ...lines.filter((line) => line.words !== "")].slice(-KEPT),
      heardAt: scene.clocks ? performance.now() : state.heardAt,
      lamps: lampsAfter(state.lamps, events),
    },
  };
}

/**
 * The lights of the closing rolls, by seat.
 * @param {Map<string, Lamp>} lamps
 * @param {import("./protocol.js").Event[]} events
 */
export function lampsAfter(lamps, events) {
  const next = new Map(lamps);
  for (const { verb, words } of events) {
    const seat = words[0] ?? "";
    if (verb === "closing-due") next.set(seat, { light: "due", faces: [] });
    if (verb === "closing-skipped") next.set(seat, { light: "skipped", faces: [] });
    if (verb === "closing-rolled") next.set(seat, { light: "rolled", faces: words.slice(1).map(Number) });
  }
  return next;
}

/** Whether the table waits for the viewer. @param {State} state */
export const mine = ({ scene, may }) => scene.stage === "playing" && scene.you !== null && scene.to_act === scene.you && may.any;

/** @param {State} state @param {string | null} letter */
export const seatOf = (state, letter) => state.view.seats.find((seat) => seat.letter === letter) ?? null;

/** Who sits there. @param {State} state @param {string | null} letter */
export function nameOf(state, letter) {
  const seat = seatOf(state, letter);
  const taken = state.scene.seats.find((one) => one.seat === letter || (seat !== null && one.player === seat.player));
  return taken?.name ?? letter ?? "";
}

/** Territories and armies of a seat. @param {State["view"]} view @param {string} letter */
export function strength(view, letter) {
  let territories = 0;
  let armies = 0;
  for (const holding of view.lands.values()) {
    if (holding.owner !== letter) continue;
    territories += 1;
    armies += holding.armies;
  }
  return { territories, armies };
}
