// What the page is doing now, and where something can be done: read from the legal commands and what is chosen.

import { clamp } from "../../core/protocol.js";
import { isMyMove } from "../../core/scene.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").MoveKind} MoveKind
 * @typedef {{table: Table, choice: Choice}} Moment
 * @typedef {"watch" | "over" | "colour" | "settle" | "build" | "place" | "points" | "occupy" | "move" | "choose"} Mode
 */

/** The stages of a turn in their order, by the word a view has for each. */
export const STAGES = ["points", "reinforcements", "conversions", "sailed", "naval-combat", "landings", "land-attacks", "moved"];

/** The stage each move belongs to. @type {Record<MoveKind, string>} */
const STAGE_OF = { embark: "conversions", disembark: "conversions", sail: "sailed", ram: "naval-combat", land: "landings", attack: "land-attacks", maneuver: "moved" };

/** Where several moves lead to the same area, the one that is meant most often comes first. @type {MoveKind[]} */
const USUAL = ["attack", "land", "maneuver", "ram", "sail", "disembark", "embark"];

/** @param {Moment} moment @returns {Mode} */
export function modeOf({ table, choice }) {
  const { may, scene } = table;
  if (scene.stage === "over" || scene.stage === "abandoned") return "over";
  if (!isMyMove(table)) return "watch";
  if (may.occupy) return "occupy";
  if (may.colours.length > 0) return "colour";
  if (may.settle.size > 0) return "settle";
  if (may.build.size > 0) return "build";
  if (may.claim !== null && !choice.leavesPoints) return "points";
  if (may.place.size + may.launch.size > 0) return "place";
  return moveOf({ table, choice }) === null ? "choose" : "move";
}

/** The stage of a turn that is on, as its number; −1 outside of a turn. @param {Table} table */
export const stageNow = ({ view }) => STAGES.indexOf(view.phase === "occupy" ? "land-attacks" : view.phase);

/**
 * The stage in which the reader is: that of what is being done, before it is done, or else the next one in which something can be.
 * @param {Moment} moment
 */
export function stageAt(moment) {
  const { table, choice } = moment;
  const now = stageNow(table);
  if (now < 0) return now;
  const move = moveOf(moment);
  switch (modeOf(moment)) {
    case "points": return STAGES.indexOf("points");
    case "build": case "place": return STAGES.indexOf("reinforcements");
    case "occupy": return STAGES.indexOf("land-attacks");
    case "move": return move === null ? now : stageOf(move);
    case "choose": {
      const open = table.may.moves.filter(({ from }) => choice.from === null || from === choice.from).map(stageOf);
      return open.length === 0 ? now : Math.max(now, Math.min(...open));
    }
    default: return now;
  }
}

/** The number of a move's stage. @param {Move} move */
export const stageOf = ({ kind }) => STAGES.indexOf(STAGE_OF[kind]);

/** What tells moves between the same areas apart. @param {Move} move */
export const wayOf = ({ kind, by, against }) => [kind, by ?? against ?? ""].join(":");

/** What can be done between the areas that are chosen, the usual way first. @param {Moment} moment @returns {Move[]} */
export function waysOf({ table, choice: { from, to } }) {
  if (from === null || to === null) return [];
  const ways = table.may.moves.filter((move) => move.from === from && move.to === to);
  return ways.sort((one, other) => USUAL.indexOf(one.kind) - USUAL.indexOf(other.kind));
}

/** The move that is chosen. @param {Moment} moment @returns {Move | null} */
export function moveOf(moment) {
  const ways = waysOf(moment);
  return ways.find((move) => wayOf(move) === moment.choice.way) ?? ways[0] ?? null;
}

/** How many may move together now. @param {Moment} moment @returns {import("../../core/protocol.js").Range | null} */
export function rangeOf(moment) {
  const mode = modeOf(moment);
  if (mode === "occupy") return moment.table.may.occupy;
  return mode === "move" ? (moveOf(moment)?.range ?? null) : null;
}

/**
 * How many are chosen to move together. Until somebody says otherwise a conquest is entered with the fewest, one trireme is
 * made, and everything else moves all that may.
 * @param {Moment} moment
 */
export function amountOf(moment) {
  const range = rangeOf(moment);
  if (range === null) return null;
  const few = modeOf(moment) === "occupy" || moveOf(moment)?.kind === "embark";
  return clamp(range, moment.choice.amount ?? (few ? range.min : range.max));
}

/** How many legionaries are still to be placed. @param {Table} table */
export const dueOf = ({ view }) => (view.phase === "garrisoning" ? Number(view.about[1] ?? 0) : view.due);

/** The number of dice that is rolled: the chosen one, or the most. @param {number[]} possible @param {number | null} chosen */
export const diceRolled = (possible, chosen) => (chosen !== null && possible.includes(chosen) ? chosen : Math.max(...possible));

/** Where something can be done now, or begun. @param {Moment} moment @returns {Set<string>} */
export function openAreas(moment) {
  const { may } = moment.table;
  switch (modeOf(moment)) {
    case "settle": return may.settle;
    case "build": return new Set(may.build.keys());
    case "points": return new Set([...may.place.keys(), ...may.launch.keys(), ...may.moves.map(({ from }) => from)]);
    case "place": return new Set([...may.place.keys(), ...may.launch.keys()]);
    case "choose": case "move": return new Set(may.moves.map(({ from }) => from));
    default: return new Set();
  }
}

/** Where one can go from here. @param {Table} table @param {string | null} from @returns {Set<string>} */
export const targetsFrom = ({ may }, from) => new Set(may.moves.filter((move) => move.from === from).map(({ to }) => to));

/** Where one can go from what is chosen; from an origin the page proposes, only to attack. @param {Moment} moment @returns {Set<string>} */
export function targetsOf({ table, choice: { from, proposed } }) {
  if (!proposed) return targetsFrom(table, from);
  return new Set(table.may.moves.filter((move) => move.from === from && move.kind === "attack").map(({ to }) => to));
}

/** Whose triremes may be fought in a sea. @param {Table} table @param {string | null} sea @returns {Move[]} */
export const ramsIn = ({ may }, sea) => may.moves.filter((move) => move.kind === "ram" && move.from === sea);

/** The next area where something can be done, after the one that has the focus. @param {Moment} moment @returns {string | null} */
export function nextArea(moment) {
  const { choice } = moment;
  const targets = [...targetsOf(moment)];
  const areas = (targets.length > 0 ? targets : [...openAreas(moment)]).filter((area) => area !== choice.from);
  return areas[(areas.indexOf(choice.focus ?? "") + 1) % areas.length] ?? null;
}

/** Who fights with what in the combat that is chosen, where odds are shown. @param {Moment} moment */
export function oddsWanted(moment) {
  const { table } = moment;
  const move = modeOf(moment) === "move" ? moveOf(moment) : null;
  if (!table.scene.table.options.odds || move === null) return null;
  const held = (/** @type {string} */ area) => table.view.lands.get(area)?.armies ?? 0;
  const fleet = (/** @type {string | null} */ seat) => table.view.fleets.get(move.from)?.get(seat ?? "") ?? 0;
  switch (move.kind) {
    case "attack": return { attackers: held(move.from), defenders: held(move.to), kind: "land" };
    case "land": return { attackers: amountOf(moment) ?? 1, defenders: held(move.to), kind: "landing" };
    case "ram": return { attackers: fleet(table.scene.you), defenders: fleet(move.against), kind: "naval" };
    default: return null;
  }
}

/** What the odds of a battle are kept under. @param {{attackers: number, defenders: number, kind?: string}} battle */
export const oddsKey = ({ attackers, defenders, kind = "land" }) => `${kind}-${attackers}-${defenders}`;
