// What the page is doing now, and where something can be done: read from the legal commands and what is chosen.

import { clamp } from "../../core/protocol.js";
import { isMyMove } from "../../core/scene.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {{table: Table, choice: Choice}} Moment
 * @typedef {"watch" | "colour" | "pick" | "place" | "occupy" | "defend" | "attack" | "maneuver" | "choose" | "throw" | "over"} Mode
 */

/** @param {Moment} moment @returns {Mode} */
export function modeOf({ table, choice }) {
  const { may, scene } = table;
  if (scene.stage === "over" || scene.stage === "abandoned") return "over";
  if (!isMyMove(table)) return "watch";
  if (may.throwDice) return "throw";
  if (may.occupy) return "occupy";
  if (may.defend) return "defend";
  if (may.colours.length > 0) return "colour";
  if (may.abandon.size + may.reoccupy.size + may.ghost.size > 0) return "pick";
  if (may.place.size > 0) return "place";
  if (choice.from !== null && choice.to !== null) return may.attack.get(choice.from)?.has(choice.to) ? "attack" : "maneuver";
  return "choose";
}

/** How many armies may move together now. @param {Moment} moment @returns {import("../../core/protocol.js").Range | null} */
export function rangeOf(moment) {
  const { may } = moment.table;
  const mode = modeOf(moment);
  if (mode === "occupy") return may.occupy;
  if (mode === "maneuver") return may.maneuver.get(moment.choice.from ?? "")?.get(moment.choice.to ?? "") ?? null;
  return null;
}

/**
 * How many armies are chosen to move together. Until somebody says otherwise a conquest is entered with the fewest, since
 * those that enter cannot go back, and a maneuver moves all that may.
 * @param {Moment} moment
 */
export function amountOf(moment) {
  const range = rangeOf(moment);
  if (range === null) return null;
  return clamp(range, moment.choice.amount ?? (modeOf(moment) === "occupy" ? range.min : range.max));
}

/** How many armies are still to be placed. @param {Table} table */
export function dueOf({ view, may }) {
  if (view.phase === "placement") return Number(view.about[1] ?? 0);
  return view.due > 0 ? view.due : Math.max(0, ...[...may.place.values()].map((range) => range.max));
}

/** With how many dice an attack may be rolled. @param {Table} table @param {string | null} from @param {string | null} to */
export const diceFor = ({ may }, from, to) => may.attack.get(from ?? "")?.get(to ?? "") ?? [];

/** The number of dice that is rolled: the chosen one, or the most. @param {number[]} possible @param {number | null} chosen */
export const diceRolled = (possible, chosen) => (chosen !== null && possible.includes(chosen) ? chosen : Math.max(...possible));

/** Where something can be done now, or begun. @param {Moment} moment @returns {Set<string>} */
export function openAreas(moment) {
  const { may } = moment.table;
  switch (modeOf(moment)) {
    case "place": return new Set(may.place.keys());
    case "pick": return new Set([...may.abandon, ...may.reoccupy, ...may.ghost]);
    case "choose": case "attack": case "maneuver": return new Set([...may.attack.keys(), ...may.maneuver.keys()]);
    default: return new Set();
  }
}

/** Where one can go from here. @param {Table} table @param {string | null} from @returns {Set<string>} */
export const targetsFrom = ({ may }, from) =>
  new Set([...(may.attack.get(from ?? "")?.keys() ?? []), ...(may.maneuver.get(from ?? "")?.keys() ?? [])]);

/** Where one can go from what is chosen; from an origin the page proposes, only to attack. @param {Moment} moment */
export const targetsOf = ({ table, choice }) =>
  (choice.proposed ? new Set(table.may.attack.get(choice.from ?? "")?.keys()) : targetsFrom(table, choice.from));

/** The next area where something can be done, after the one that has the focus. @param {Moment} moment @returns {string | null} */
export function nextArea(moment) {
  const { choice } = moment;
  const targets = [...targetsOf(moment)];
  const areas = (targets.length > 0 ? targets : [...openAreas(moment)]).filter((area) => area !== choice.from);
  return areas[(areas.indexOf(choice.focus ?? "") + 1) % areas.length] ?? null;
}

/** The armies of the attack that is chosen, where its odds are shown. @param {Moment} moment */
export function oddsWanted({ table, choice }) {
  const shown = table.scene.table.options.odds;
  if (!shown || choice.from === null || choice.to === null || modeOf({ table, choice }) !== "attack") return null;
  const armies = (/** @type {string} */ area) => table.view.lands.get(area)?.armies ?? 0;
  return { attackers: armies(choice.from), defenders: armies(choice.to) };
}

/** What the odds of a battle are kept under. @param {{attackers: number, defenders: number}} battle */
export const oddsKey = ({ attackers, defenders }) => `${attackers}-${defenders}`;
