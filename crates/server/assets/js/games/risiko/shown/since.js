// What happened since one's own turn, in words; and what a newcomer could be told now.

import { seatOf } from "../../../core/scene.js";
import { modeOf } from "../modes.js";
import { sinceWith } from "../../shared/since.js";

/**
 * @typedef {import("../types.js").Play} Play
 * @typedef {import("../../../pages/table-moments.js").Moments} Moments
 */

/** @param {Play & {moments: Moments}} page @param {(area: string) => string} name */
export const sinceShown = (page, name) => sinceWith(page, name, "since-armies");

/** The bubble for this moment that was not seen yet. @param {Play & {hints: string[], moments: Moments}} page @returns {string | null} */
export function hintOf(page) {
  const { table, hints, moments } = page;
  const seat = seatOf(table, table.scene.you);
  // An objective that is just dealt is one thing to read: a hint comes after it.
  if (seat === null || table.scene.stage !== "playing" || table.scene.pause !== null || moments.dealt) return null;
  const mode = modeOf(page);
  const now = [
    ...(seat.objective !== null && table.view.lap === 0 ? ["objective"] : []),
    ...(mode === "place" ? [table.view.phase === "placement" ? "place" : "reinforce"] : []),
    ...(mode === "occupy" ? ["occupy"] : []),
    // Who has chosen an attack has done what is told here, and needs the room for its card.
    ...(mode === "choose" ? [table.view.conquests > 0 ? "end" : "attack"] : []),
  ];
  return now.find((hint) => !hints.includes(hint)) ?? null;
}
