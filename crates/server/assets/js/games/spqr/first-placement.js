// The first placement, in which nothing can be taken back: legionaries are kept on the page until they are confirmed.

import { dueOf } from "./modes.js";

/** @typedef {import("./modes.js").Moment} Moment */

/** Whether legionaries are kept here before they are placed. @param {import("./types.js").Table} table */
export const isKeeping = ({ view, may }) => view.phase === "garrisoning" && may.place.size > 0;

/** How many are still to be put down. @param {Moment} moment */
export const leftToKeep = ({ table, choice }) => Math.max(0, dueOf(table) - choice.kept.reduce((sum, { armies }) => sum + armies, 0));

/** Whether all lie there and can be confirmed. @param {Moment} moment */
export const canConfirm = (moment) => isKeeping(moment.table) && moment.choice.kept.length > 0 && leftToKeep(moment) === 0;
