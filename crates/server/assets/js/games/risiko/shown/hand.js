// A seat's objective and cards, as its panel shows them.

import { seatOf } from "../../../core/scene.js";
import { say } from "../../../core/words.js";
import { bothNamesOf, namesOf } from "../names.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {import("../../game.d.ts").GoalShown} GoalShown
 * @typedef {GoalShown & {points: number | null, held: number, total: number, missed: string[]}} ObjectiveShown
 * @typedef {{id: string, name: string, called: string, symbol: string, owned: boolean}} CardShown `called`: with the name of the board
 * @typedef {{cards: string[], worth: number | null}} PlayableTris `worth`: the armies it brings
 * @typedef {PlayableTris & {shown: {name: string, called: string, symbol: string}[]}} TrisShown
 * @typedef {{objective: ObjectiveShown | null, cards: CardShown[], tris: TrisShown[]}} HandShown
 */

/** The hand of who looks. @param {Table} table @param {BoardData} data @returns {HandShown | null} */
export function handShown(table, data) {
  const seat = seatOf(table, table.scene.you);
  if (seat === null) return null;
  const [named, called] = [namesOf(data), bothNamesOf(data)];
  const card = (/** @type {string} */ id) => {
    const known = data.cards.find((one) => one.id === id);
    if (known === undefined || known.symbol === "jolly") return { id, name: known?.name ?? id, called: known?.name ?? id, symbol: "jolly" };
    return { id, name: named(id), called: called(id), symbol: known.symbol };
  };
  return {
    objective: objectiveShown(table, data, seat.objective),
    cards: (seat.cards ?? []).map((id) => ({ ...card(id), owned: table.view.lands.get(id)?.owner === seat.letter })),
    tris: playableTris(table).map((tris) => ({ ...tris, shown: tris.cards.map(card) })),
  };
}

/** The objective of who looks. @param {Table} table @param {BoardData} data */
export const goalOf = (table, data) => handShown(table, data)?.objective ?? null;

/** @param {Table} table @param {BoardData} data @param {number | null} number @returns {ObjectiveShown | null} */
function objectiveShown({ scene }, data, number) {
  const objective = data.objectives.find((one) => one.number === number);
  if (!objective) return null;
  const total = objective.territories.length;
  return {
    ...goalShown(data, objective, new Set(scene.missed)), points: data.table_points ? scene.points : null,
    held: total - scene.missed.length, total, missed: scene.missed.map(bothNamesOf(data)),
  };
}

/** An objective by itself. @param {BoardData} data @param {import("../types.js").Objective} objective @param {Set<string>} missing @returns {GoalShown} */
export function goalShown(data, { number, name, nicknames, goal, territories }, missing) {
  const named = name !== "" && territories.length > 0;
  return {
    number, name, nicknames: nicknames.length === 0 ? "" : say("objective-nicknames", { names: nicknames.join(", ") }),
    goal: named ? "" : goal, wanted: new Set(territories), missing, board: data,
  };
}

/** The combinations that may be played now, the dearest first. @param {Table} table @returns {PlayableTris[]} */
export function playableTris({ may, scene }) {
  const all = may.tris.map((cards) => ({ cards, worth: scene.tris_worth[cards.join(" ")] ?? null }));
  return all.sort((a, b) => (b.worth ?? 0) - (a.worth ?? 0));
}

/** What the hand has to say to who does not see it; nothing most of the time. @param {Table} table */
export const handNews = ({ may }) => (may.tris.length > 0 ? say("tab-hand-tris") : "");

/** Everybody's objective, where nothing is hidden. @param {Table} table @param {BoardData} data */
export function objectivesShown(table, data) {
  return table.view.seats.flatMap(({ letter, colour, objective: number }) => {
    const objective = data.objectives.find((one) => one.number === number);
    return objective ? [{ letter, colour, goal: goalShown(data, objective, missingOf(table, objective.territories, letter)) }] : [];
  });
}

/** Which of these territories are not a seat's. @param {Table} table @param {string[]} territories @param {string} letter */
export const missingOf = ({ view }, territories, letter) => new Set(territories.filter((area) => view.lands.get(area)?.owner !== letter));
