// The keys of a turn of S.P.Q.RisiKo!: which action a key means now. Pure; listening is the page's business.

import { canConfirm, isKeeping } from "./first-placement.js";
import { amountOf, modeOf, moveOf, rangeOf } from "./modes.js";

/**
 * @typedef {import("./types.js").Play} Play
 * @typedef {import("./types.js").Action} Action
 */

/** What a key does now; null if it means nothing here. @param {Play} page @param {string} key @returns {Action | null} */
export function actionOfKey(page, key) {
  const { table, choice } = page;
  const move = modeOf(page) === "move" && choice.repeat === null ? moveOf(page) : null;
  if (/^[1-9]$/.test(key)) return digit(page, Number(key));
  switch (key.toLowerCase()) {
    case "escape": return { type: choice.repeat === null ? "cancel" : "stop" };
    case "+": case "=": return oneMore(page, 1);
    case "-": case "−": return oneMore(page, -1);
    case "enter": return finishAction(page);
    case "u": return table.may.takeback.size + table.may.unlaunch.size > 0 || choice.kept.length > 0 ? { type: "undo" } : null;
    case "r": return move === null ? null : { type: "roll" };
    case "c": return move?.kind === "attack" ? { type: "repeat", keepArmies: null } : null;
    case "p": return table.may.pass && choice.repeat === null ? { type: "pass" } : null;
    default: return null;
  }
}

/** @param {Play} page @param {number} n @returns {Action | null} */
function digit(page, n) {
  const { focus } = page.choice;
  const { may } = page.table;
  switch (modeOf(page)) {
    case "place": return focus !== null && (may.place.has(focus) || may.launch.has(focus)) ? { type: "place", area: focus, armies: n } : null;
    case "points": return may.claim !== null && n >= may.claim.min && n <= may.claim.max ? { type: "claim-number", points: n } : null;
    case "move": return rangeOf(page) === null ? { type: "dice", dice: n } : { type: "amount", armies: n };
    case "occupy": return { type: "amount", armies: n };
    default: return null;
  }
}

/** @param {Play} page @param {1 | -1} by @returns {Action | null} */
function oneMore(page, by) {
  const { table: { may }, choice: { focus, kept } } = page;
  const amount = amountOf(page);
  if (amount !== null) return { type: "amount", armies: amount + by };
  if (focus === null) return null;
  if (by > 0) return may.place.has(focus) || may.launch.has(focus) ? { type: "place", area: focus, armies: 1 } : null;
  const held = may.takeback.has(focus) || may.unlaunch.has(focus) || kept.some(({ area }) => area === focus);
  return held ? { type: "take-back", area: focus, armies: 1 } : null;
}

/** Does what only waits for a word. @param {Play} page @returns {Action | null} */
function finishAction(page) {
  if (page.choice.unclaimed !== null) return { type: "claim" };
  if (page.choice.confirmPass) return { type: "pass" };
  switch (modeOf(page)) {
    case "points": return { type: "claim" };
    case "occupy": return { type: "occupy" };
    case "move": return { type: "roll" };
    case "place": return canConfirm(page) ? { type: "confirm-place" } : null;
    default: return null;
  }
}

/**
 * What choosing an area means: a click, a tap, or a key on it. Enter also finishes what only waits for a number, and
 * Shift takes one back.
 * @param {Play} page @param {string} area @param {{shift: boolean, enter: boolean, seat: string | null}} how @returns {Action}
 */
export function actionOfArea(page, area, { shift, enter, seat }) {
  const { may } = page.table;
  const held = may.takeback.has(area) || may.unlaunch.has(area) || (isKeeping(page.table) && page.choice.kept.some((one) => one.area === area));
  if (shift && held) return { type: "take-back", area, armies: 1 };
  const mode = modeOf(page);
  // A question is answered wherever the focus is.
  const asks = page.choice.unclaimed !== null || page.choice.confirmPass;
  const finishing = enter && (asks || mode === "occupy" || canConfirm(page) || (mode === "move" && area === page.choice.to));
  return (finishing ? finishAction(page) : null) ?? { type: "choose", area, seat };
}
