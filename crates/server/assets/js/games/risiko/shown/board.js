// From a table to what its board shows.

import { nameOf, seatOf } from "../../../core/scene.js";
import { say } from "../../../core/words.js";
import { ownersIn } from "../../shared/owners.js";
import { countByArea, withKept } from "../../../core/kept-armies.js";
import { modeOf, openAreas, targetsOf } from "../modes.js";
import { bothNamesOf, namesOf } from "../names.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {import("../modes.js").Moment} Moment
 * @typedef {import("../../../board/board.js").BoardState} BoardState
 */

/** Who holds what. @param {Table} table */
const areas = (table) => ownersIn(table.view, (owner) => {
  const seat = seatOf(table, owner);
  const colour = seat === null ? "neutral" : seat.status === "ghost" ? "ghost" : (seat.colour ?? "neutral");
  return { colour, letter: seat?.letter ?? "" };
});

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
  const watched = boardWatched(table, data, objective);
  const kept = countByArea(choice.kept);
  return {
    ...watched,
    areas: withKept(watched.areas ?? new Map(), kept),
    open: choice.repeat === null ? open : new Set(),
    targets: moving && choice.from !== null ? reached : new Set(mode === "occupy" ? [target ?? ""] : []),
    chosen: origin,
    aim: target,
    marks: kept.size > 0 ? kept : marked ? table.view.marks : new Map(),
    labels: labels(table, data, { chosen: choice.from, targets: reached, open }),
  };
}

/**
 * What is said of each territory to who does not see the board.
 * @param {Table} table @param {BoardData} data
 * @param {{chosen: string | null, targets: Set<string>, open: Set<string>}} choice
 */
function labels(table, data, { chosen, targets, open }) {
  const [named, called] = [namesOf(data), bothNamesOf(data)];
  return new Map(data.territories.map(({ id, neighbours }) => {
    const held = table.view.lands.get(id);
    const parts = [called(id)];
    if (held) parts.push(whose(table, held.owner), say("armies", { n: held.armies }));
    if (id === chosen) parts.push(say("label-chosen"));
    else if (targets.has(id)) parts.push(say("label-target"));
    else if (open.has(id)) parts.push(say("label-open"));
    if (neighbours.length > 0) parts.push(say("label-borders", { list: neighbours.map(named).join(", ") }));
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
