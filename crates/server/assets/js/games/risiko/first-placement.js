// The first placement, in which nothing can be taken back: armies are kept on the page until they are confirmed.

import { countKept } from "../../core/kept-armies.js";
import { dueOf } from "./modes.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("../../core/kept-armies.js").Kept} Kept
 */

/** Whether armies are kept here before they are placed. @param {Table} table */
export const isKeeping = ({ view, may }) => view.phase === "placement" && may.place.size > 0 && may.takeback.size === 0;

/** How many are still to be put down. @param {{table: Table, choice: Choice}} page */
export const leftToKeep = ({ table, choice }) => Math.max(0, dueOf(table) - countKept(choice.kept));

/** Whether all lie there and can be confirmed. @param {{table: Table, choice: Choice}} page */
export const canConfirm = (page) => isKeeping(page.table) && page.choice.kept.length > 0 && leftToKeep(page) === 0;

/** @param {{table: Table, choice: Choice}} page @param {string} area @param {number} armies @returns {Kept[]} */
export function withKept(page, area, armies) {
  const more = Math.min(armies, leftToKeep(page));
  return more === 0 || !page.table.may.place.has(area) ? page.choice.kept : [...page.choice.kept, { area, armies: more }];
}

/** Drops what can no longer be placed. @param {Table} table @param {Kept[]} kept @param {boolean} mine @returns {Kept[]} */
export function settleKept(table, kept, mine) {
  if (kept.length === 0) return kept;
  const fits = mine && isKeeping(table) && countKept(kept) <= dueOf(table) && kept.every(({ area }) => table.may.place.has(area));
  return fits ? kept : [];
}
