// A hint for who trains alone against bots: whether one may be asked for, and whether it is still of use. Pure functions.

import { isMyMove } from "../core/scene.js";

/**
 * @typedef {import("../core/wire.d.ts").HintAnswer} HintAnswer
 * @typedef {import("../games/game.d.ts").Table} Table
 * @typedef {HintAnswer | "asked" | null} Advice
 */

/** Whether the reader plays alone and for nothing. @param {Table} table */
export function isTraining({ scene: { stage, seats, you, table: { options } } }) {
  const people = seats.filter(({ kind }) => kind === "person").length;
  return stage === "playing" && you !== null && !options.rated && !options.tournament && people === 1;
}

/** Whether, besides, they are asked now. @param {Table} table */
export const mayAskAdvice = (table) => isTraining(table) && isMyMove(table) && table.scene.pause === null;

/** The hint for the moment that is shown. @param {Advice} advice @param {Table} table */
export const adviceNow = (advice, table) => (advice !== null && advice !== "asked" && advice.version === table.scene.version ? advice : null);
