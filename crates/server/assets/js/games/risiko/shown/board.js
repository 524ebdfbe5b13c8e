// From a table to what its board shows.

import { nameOf, seatOf } from "../../../core/scene.js";
import { say } from "../../../core/words.js";
import { modeOf, openAreas, targetsOf } from "../modes.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {import("../modes.js").Moment} Moment
 * @typedef {import("../../../board/board.js").AreaShown} AreaShown
 * @typedef {import("../../../board/board.js").BoardState} BoardState
 */

/** @type {WeakMap<object, Map<string, AreaShown>>} */
const known = new WeakMap();

/** Who holds what. The same view gives the same map, so that the board can tell what changed. @param {Table} table */
function areas(table) {
  const found = known.get(table.view);
  if (found) return found;
  /** @type {Map<string, AreaShown>} */
  const map = new Map();
  for (const [area, { owner, armies }] of table.view.lands) {
    const seat = seatOf(table, owner);
    const colour = seat === null ? "neutral" : seat.status === "ghost" ? "ghost" : (seat.colour ?? "neutral");
    map.set(area, { owner, colour, letter: seat?.letter ?? "", armies });
  }
  known.set(table.view, map);
  return map;
}

/** The board of a table at which nobody can do anything. @param {Table} table @param {BoardData} data @param {boolean} objective @returns {Partial<BoardState>} */
export function boardWatched(table, data, objective) {
  const goal = data.objectives.find((one) => one.number === seatOf(table, table.scene.you)?.objective);
  return {
    areas: areas(table),
    goal: objective && goal ? new Set(goal.territories) : null,
    missed: new Set(table.scene.missed),
    labels: labels(table, data, { chosen: null, targets: new Set(), open: new Set() }),
  };
}

/** The board with what can be done on it now. @param {Moment} moment @param {BoardData} data @param {boolean} objective @returns {Partial<BoardState>} */
export function boardPlayed(moment, data, objective) {
  const { table, choice } = moment;
  const mode = modeOf(moment);
  const open = openAreas(moment);
  const [origin = null, target = null] = mode === "occupy" ? table.view.about : [choice.from, choice.to];
  const moving = mode === "choose" || mode === "attack" || mode === "maneuver";
  const reached = targetsOf(moment);
  const marked = table.view.phase === "reinforce" || table.view.phase === "combat";
  return {
    ...boardWatched(table, data, objective),
    open: choice.repeat === null ? open : new Set(),
    targets: moving && choice.from !== null ? reached : new Set(mode === "occupy" ? [target ?? ""] : []),
    chosen: origin,
    aim: target,
    marks: marked ? table.view.marks : new Map(),
    labels: labels(table, data, { chosen: choice.from, targets: reached, open }),
  };
}

/**
 * What is said of each territory to who does not see the board.
 * @param {Table} table @param {BoardData} data
 * @param {{chosen: string | null, targets: Set<string>, open: Set<string>}} choice
 */
function labels(table, data, { chosen, targets, open }) {
  return new Map(data.territories.map(({ id, name }) => {
    const held = table.view.lands.get(id);
    const parts = [name];
    if (held) parts.push(whose(table, held.owner), say("armies", { n: held.armies }));
    if (id === chosen) parts.push(say("label-chosen"));
    else if (targets.has(id)) parts.push(say("label-target"));
    else if (open.has(id)) parts.push(say("label-open"));
    return [id, parts.join(", ")];
  }));
}

/** @param {Table} table @param {string} owner */
function whose(table, owner) {
  if (owner === table.scene.you) return say("yours");
  const seat = seatOf(table, owner);
  if (seat === null) return say("neutral");
  if (seat.status === "ghost") return say("ghost");
  return seat.colour === null ? nameOf(table, owner) : say(`colour-${seat.colour}`);
}
