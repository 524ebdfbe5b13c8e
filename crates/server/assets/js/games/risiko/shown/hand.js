// A seat's objective and cards, as its panel shows them.

import { seatOf } from "../../../core/scene.js";
import { say } from "../../../core/words.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {{number: number, name: string, goal: string, points: number | null, held: number, total: number, missed: string[]}} ObjectiveShown
 * @typedef {{id: string, name: string, symbol: string, owned: boolean}} CardShown
 * @typedef {{cards: string[], worth: number | null}} PlayableTris `worth`: the armies it brings
 * @typedef {PlayableTris & {shown: {name: string, symbol: string}[]}} TrisShown
 * @typedef {{objective: ObjectiveShown | null, cards: CardShown[], tris: TrisShown[]}} HandShown
 */

/** The hand of who looks. @param {Table} table @param {BoardData} data @returns {HandShown | null} */
export function handShown(table, data) {
  const seat = seatOf(table, table.scene.you);
  if (seat === null) return null;
  const card = (/** @type {string} */ id) => {
    const known = data.cards.find((one) => one.id === id);
    return { id, name: known?.name ?? id, symbol: known?.symbol ?? "jolly" };
  };
  return {
    objective: objectiveShown(table, data, seat.objective),
    cards: (seat.cards ?? []).map((id) => ({ ...card(id), owned: table.view.lands.get(id)?.owner === seat.letter })),
    tris: playableTris(table).map((tris) => ({ ...tris, shown: tris.cards.map(card) })),
  };
}

/** @param {Table} table @param {BoardData} data @param {number | null} number @returns {ObjectiveShown | null} */
function objectiveShown({ scene }, data, number) {
  const objective = data.objectives.find((one) => one.number === number);
  if (!objective) return null;
  const total = objective.territories.length;
  const named = objective.name !== "" && total > 0;
  const names = new Map(data.territories.map(({ id, name }) => [id, name]));
  return {
    number: objective.number, name: objective.name, goal: named ? "" : objective.goal, points: scene.points,
    held: total - scene.missed.length, total, missed: scene.missed.map((area) => names.get(area) ?? area),
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
    return objective ? [{ letter, colour, number: objective.number, name: objective.name || objective.goal }] : [];
  });
}
