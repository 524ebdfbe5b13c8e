// What happened since one's own turn, in words; and what a newcomer could be told now.

import { seatOf } from "../../../core/scene.js";
import { sinceWith } from "../../shared/since.js";
import { modeOf } from "../modes.js";

/**
 * @typedef {import("../types.js").Play} Play
 * @typedef {import("../../../pages/table-moments.js").Moments} Moments
 */

/** @param {Play & {moments: Moments}} page @param {(area: string) => string} name */
export const sinceShown = (page, name) => sinceWith(page, name, "rome-since-legionaries");

/** The bubble for this moment that was not seen yet. @param {Play & {hints: string[], moments: Moments}} page @returns {string | null} */
export function hintOf(page) {
  const { table, hints } = page;
  if (seatOf(table, table.scene.you) === null || table.scene.stage !== "playing" || table.scene.pause !== null) return null;
  const mode = modeOf(page);
  const now = mode === "settle" || mode === "points" ? [`rome-${mode}`] : mode === "choose" ? ["rome-choose"] : [];
  return now.find((hint) => !hints.includes(hint)) ?? null;
}
