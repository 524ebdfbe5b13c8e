// From a table to what its board shows: provinces, fleets, centres, and what can be done with them.

import { countByArea, withKept } from "../../../core/kept-armies.js";
import { say } from "../../../core/words.js";
import { ownersIn } from "../../shared/owners.js";
import { modeOf, moveOf, openAreas, targetsOf } from "../modes.js";
import { colourOf, whoOf } from "../who.js";
import { litAreas } from "./figures.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").RomeData} RomeData
 * @typedef {import("../modes.js").Moment} Moment
 * @typedef {import("../../../board/board.js").FleetShown} FleetShown
 * @typedef {import("../../../board/board.js").BoardState} BoardState
 */

/** Who holds what. @param {Table} table */
const areas = (table) => ownersIn(table.view, (owner) => ({ colour: colourOf(table, owner), letter: owner }));

/** The fleets of each sea, the reader's own first. @param {Table} table @returns {Map<string, FleetShown[]>} */
function fleetsOf(table) {
  const { view, scene: { you, supremacies } } = table;
  return new Map([...view.fleets].map(([sea, by]) => [sea, [...by].filter(([, n]) => n > 0)
    .map(([letter, n]) => ({ letter, n, colour: colourOf(table, letter), own: letter === you, master: supremacies?.masters[sea] === letter }))
    .sort((one, other) => Number(other.own) - Number(one.own) || other.n - one.n)]));
}

/** The board of a table at which nobody can do anything. @param {Table} table @param {RomeData} data @returns {Partial<BoardState>} */
export function boardWatched(table, data) {
  return {
    areas: areas(table), fleets: fleetsOf(table), centres: table.view.centres, goal: null,
    labels: labels(table, data, { chosen: null, targets: new Set(), open: new Set() }),
  };
}

/** The board with what can be done on it now. @param {Moment} moment @param {RomeData} data @returns {Partial<BoardState>} */
export function boardPlayed(moment, data) {
  const { table, choice } = moment;
  const mode = modeOf(moment);
  const open = openAreas(moment);
  const [origin = null, target = null] = mode === "occupy" ? table.view.about : [choice.from, choice.to];
  const moving = mode === "choose" || mode === "move";
  const reached = targetsOf(moment);
  const kept = countByArea(choice.kept);
  const watched = boardWatched(table, data);
  return {
    ...watched,
    areas: withKept(watched.areas ?? new Map(), kept),
    open: choice.repeat === null ? open : new Set(),
    targets: moving && choice.from !== null ? reached : new Set(mode === "occupy" ? [target ?? ""] : []),
    chosen: origin,
    aim: target === origin ? null : target,
    marks: kept.size > 0 ? kept : new Map([...table.view.marks, ...table.view.launched]),
    goal: litAreas(table, data, choice.lit),
    arrow: mode === "move" ? overSea(moveOf(moment)) : null,
    labels: labels(table, data, { chosen: choice.from, targets: reached, open }),
  };
}

/** What crosses a sea shows which one before it is done. @param {import("../types.js").Move | null} move @returns {BoardState["arrow"]} */
const overSea = (move) => (move === null || move.by === null ? null : { from: move.from, to: move.to, by: move.by, key: `planned-${move.from}-${move.by}-${move.to}`, planned: true });

/**
 * What is said of each province and each sea to who does not see the board.
 * @param {Table} table @param {RomeData} data
 * @param {{chosen: string | null, targets: Set<string>, open: Set<string>}} choice
 */
function labels(table, data, { chosen, targets, open }) {
  const names = new Map([...data.provinces, ...data.seas].map(({ id, name }) => [id, name]));
  const called = (/** @type {string[]} */ ids) => ids.map((id) => names.get(id) ?? id).join(", ");
  const state = (/** @type {string} */ id) => (id === chosen ? [say("label-chosen")] : targets.has(id) ? [say("label-target")] : open.has(id) ? [say("label-open")] : []);
  const provinces = data.provinces.map(({ id, name, neighbours, seas }) => {
    const held = table.view.lands.get(id);
    return /** @type {[string, string]} */ ([id, [
      name, ...(held ? [held.owner === table.scene.you ? say("rome-yours") : whoOf(table, held.owner), say("rome-legionaries", { n: held.armies })] : []), ...(table.view.centres.has(id) ? [say("rome-centre")] : []),
      ...state(id), ...(neighbours.length > 0 ? [say("label-borders", { list: called(neighbours) })] : []),
      ...(seas.length > 0 ? [say("rome-label-seas", { list: called(seas) })] : []),
    ].join(", ")]);
  });
  const fleets = fleetsOf(table);
  const seas = data.seas.map(({ id, name, neighbours }) => {
    const there = (fleets.get(id) ?? []).map(({ letter, n }) => `${whose(table, letter)} ${n}`);
    const master = table.scene.supremacies?.masters[id];
    return /** @type {[string, string]} */ ([id, [
      `${name}: ${there.length === 0 ? say("rome-no-fleet") : there.join(", ")}`,
      ...(master === undefined ? [] : [master === table.scene.you ? say("rome-you-rule") : say("rome-ruled-by", { who: whose(table, master) })]),
      ...state(id), say("label-borders", { list: called(neighbours) }),
    ].join(", ")]);
  });
  return new Map([...provinces, ...seas]);
}

/** @param {Table} table @param {string} owner */
function whose(table, owner) {
  return owner === table.scene.you ? say("yours") : whoOf(table, owner);
}
