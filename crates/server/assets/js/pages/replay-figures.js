// What a replay shows besides the board: marks on its line, armies and points turn by turn, the luck of each player's dice. Pure
// functions; points come from the server, everything else is counted from what the scenes say.

import { readEvent } from "../core/protocol.js";

/**
 * @typedef {import("./replay-state.js").Moment} Moment
 * @typedef {import("./replay-state.js").TurnStart} TurnStart
 * @typedef {"conquest" | "tris" | "out" | "objective"} MarkKind
 * @typedef {{index: number, kind: MarkKind}} Mark
 * @typedef {{letter: string, colour: string | null, figures: number[]}} Series
 * @typedef {{letter: string, rolled: number, luck: number}} Luck `luck`: pips above what so many dice bring on average
 * @typedef {{version: number, seats: Record<string, number>}} TurnPoints
 */

/** The events that are marked. @type {Record<string, MarkKind>} */
const MARKED = { conquered: "conquest", "tris-played": "tris", eliminated: "out", "objective-reached": "objective" };
const MEAN_FACE = 3.5;

/** @param {Moment[]} moments @returns {Mark[]} */
export function marksOf(moments) {
  return moments.flatMap(({ table }, index) => {
    const kinds = table.scene.events.map((event) => MARKED[event.split(" ")[0] ?? ""]).filter((kind) => kind !== undefined);
    return [...new Set(kinds)].map((kind) => ({ index, kind }));
  });
}

/** Armies on the board of each seat, as each turn began. @param {Moment[]} moments @param {TurnStart[]} turns @returns {Series[]} */
export function armiesOf(moments, turns) {
  const seats = moments.at(-1)?.table.view.seats ?? [];
  return seats.map(({ letter, colour }) => ({
    letter, colour,
    figures: turns.map(({ index }) => [...(moments[index]?.table.view.lands.values() ?? [])]
      .reduce((sum, { owner, armies }) => sum + (owner === letter ? armies : 0), 0)),
  }));
}

/** Points of each seat, as each turn began. @param {Moment[]} moments @param {TurnPoints[]} points @returns {Series[]} */
export function pointsOf(moments, points) {
  const seats = moments.at(-1)?.table.view.seats ?? [];
  return seats.filter(({ letter }) => points.some((turn) => letter in turn.seats))
    .map(({ letter, colour }) => ({ letter, colour, figures: points.map((turn) => turn.seats[letter] ?? 0) }));
}

/**
 * How the dice fell for each seat, in attack and in defence.
 * @param {Moment[]} moments @param {(event: import("../core/protocol.js").Event) => {attack: number[], defence: number[]}} readRoll
 * @returns {Luck[]}
 */
export function luckOf(moments, readRoll) {
  /** @type {Map<string, {rolled: number, pips: number}>} */
  const sums = new Map();
  const count = (/** @type {string | null | undefined} */ letter, /** @type {number[]} */ faces) => {
    if (letter === null || letter === undefined || letter === "neutral") return;
    const { rolled, pips } = sums.get(letter) ?? { rolled: 0, pips: 0 };
    sums.set(letter, { rolled: rolled + faces.length, pips: faces.reduce((sum, face) => sum + face, pips) });
  };
  for (const { table, battle } of moments) {
    for (const event of table.scene.events) {
      if (!event.startsWith("battle-rolled")) continue;
      const roll = readRoll(readEvent(event));
      count(battle.fought?.attacker ?? table.view.turn, roll.attack);
      count(battle.fought?.defender, roll.defence);
    }
  }
  return [...sums].sort(([one], [other]) => one.localeCompare(other))
    .map(([letter, { rolled, pips }]) => ({ letter, rolled, luck: pips - MEAN_FACE * rolled }));
}
