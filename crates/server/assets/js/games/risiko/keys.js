// The keys of a turn of RisiKo!: which action a key means now. Pure; listening is the page's business.

import { canConfirm } from "./first-placement.js";
import { amountOf, modeOf, rangeOf } from "./modes.js";

/**
 * @typedef {import("./types.js").Play} Play
 * @typedef {import("./types.js").Action} Action
 */

/** What a key does now; null if it means nothing here. @param {Play} page @param {string} key @returns {Action | null} */
export function actionOfKey(page, key) {
  const { table, choice } = page;
  const mode = modeOf(page);
  const attacking = mode === "attack" && choice.repeat === null;
  if (/^[1-9]$/.test(key)) return digit(page, Number(key));
  switch (key.toLowerCase()) {
    case "escape": return { type: choice.repeat === null ? "cancel" : "stop" };
    case "+": case "=": return oneMore(page, 1);
    case "-": case "−": return oneMore(page, -1);
    case "enter": return finishAction(page);
    case "u": return table.may.takeback.size > 0 || choice.kept.length > 0 ? { type: "undo" } : null;
    case "r": return mode === "throw" ? { type: "throw" } : attacking ? { type: "roll" } : null;
    case "c": return attacking ? { type: "repeat", keepArmies: null } : null;
    case "p": return table.may.pass && choice.repeat === null ? { type: "pass" } : null;
    default: return null;
  }
}

/** @param {Play} page @param {number} n @returns {Action | null} */
function digit(page, n) {
  const { focus } = page.choice;
  switch (modeOf(page)) {
    case "place": return focus !== null && page.table.may.place.has(focus) ? { type: "place", area: focus, armies: n } : null;
    case "attack": return { type: "dice", dice: n };
    case "occupy": case "maneuver": return { type: "amount", armies: n };
    case "defend": return { type: "defend", dice: n };
    default: return null;
  }
}

/** @param {Play} page @param {1 | -1} by @returns {Action | null} */
function oneMore(page, by) {
  const { table: { may }, choice: { focus } } = page;
  const amount = amountOf(page);
  if (amount !== null) return { type: "amount", armies: amount + by };
  if (focus === null) return null;
  if (by > 0) return may.place.has(focus) ? { type: "place", area: focus, armies: 1 } : null;
  return may.takeback.has(focus) || page.choice.kept.some(({ area }) => area === focus) ? { type: "take-back", area: focus, armies: 1 } : null;
}

/** Does what only waits for a number of armies. @param {Play} page @returns {Action | null} */
function finishAction(page) {
  if (page.choice.confirmPass) return { type: "pass" };
  const mode = modeOf(page);
  if (mode === "throw") return { type: "throw" };
  if (canConfirm(page)) return { type: "confirm-place" };
  if (mode === "occupy" && rangeOf(page) !== null) return { type: "occupy" };
  return mode === "maneuver" ? { type: "maneuver" } : null;
}

/**
 * What choosing an area means: a click, a tap, or a key on it. Enter also finishes what only waits for a number, and
 * Shift takes an army back.
 * @param {Play} page @param {string} area @param {{shift: boolean, enter: boolean}} how @returns {Action}
 */
export function actionOfArea(page, area, { shift, enter }) {
  const held = page.table.may.takeback.has(area) || page.choice.kept.some((one) => one.area === area);
  if (shift && held) return { type: "take-back", area, armies: 1 };
  const mode = modeOf(page);
  // A question is answered wherever the focus is.
  const finishing = enter && (page.choice.confirmPass || mode === "occupy" || canConfirm(page) || (mode === "maneuver" && area === page.choice.to));
  return (finishing ? finishAction(page) : null) ?? { type: "choose", area };
}
