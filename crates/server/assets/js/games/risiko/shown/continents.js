// The continents as the page shows them: what each brings and who holds it, and why a turn brings so many armies.

import { seatOf } from "../../../core/scene.js";
import { say } from "../../../core/words.js";
import { calledOf, nameOf } from "../names.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {{letter: string, colour: string | null}} HolderShown
 * @typedef {{name: string, called: string, bonus: number, held: number, total: number, holder: HolderShown | null}} ContinentShown
 *   `called`: with the name of the board; `held`: how many of its `total` territories are the reader's; `holder`: who has all of it
 */

/** Those that bring armies, in the order of the board. @param {Table} table @param {BoardData} data @returns {ContinentShown[]} */
export function continentsShown(table, data) {
  return data.continents.flatMap(({ id, bonus, ...continent }) => {
    if (bonus === null) return [];
    const owners = data.territories.filter(({ continent }) => continent === id).map((area) => table.view.lands.get(area.id)?.owner ?? null);
    const whole = owners.every((owner) => owner === owners[0]);
    const held = owners.filter((owner) => owner !== null && owner === table.scene.you).length;
    return [{ name: nameOf(continent), called: calledOf(continent), bonus, held, total: owners.length, holder: whole ? seatOf(table, owners[0] ?? null) : null }];
  });
}

/**
 * Why the reader's turn brings so many armies: territories, continents, combinations. Nothing outside of the
 * reinforcements, and nothing where the continents alone would bring more than was due, as at the limit of the armies.
 * @param {Table} table @param {BoardData} data
 */
export function incomeShown(table, data) {
  const { view, scene, memory: { income } } = table;
  if (view.phase !== "reinforce" || income === null || income.seat !== scene.you) return "";
  const continents = continentsShown(table, data).filter(({ held, total }) => held === total);
  const armies = income.due - continents.reduce((sum, { bonus }) => sum + bonus, 0);
  if (armies < 0) return "";
  const n = [...view.lands.values()].filter(({ owner }) => owner === scene.you).length;
  const parts = [
    say("income-territories", { n, armies }),
    ...continents.map(({ name, bonus }) => say("income-continent", { armies: bonus, continent: name })),
    ...(income.tris === 0 ? [] : [say("income-tris", { armies: income.tris })]),
  ];
  return say("income", { n: income.due + income.tris, list: parts.join(", ") });
}
