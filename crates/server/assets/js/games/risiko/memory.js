// What a page remembers of events because the view does not say it: the lights of the closing rolls, the
// armies a turn began with.

import { numberAfter } from "../../core/protocol.js";

/**
 * @typedef {import("./types.js").Memory} Memory
 * @typedef {import("./types.js").Lamp} Lamp
 * @typedef {import("./types.js").Income} Income
 * @typedef {import("../../core/protocol.js").Event} Event
 */

/** @returns {Memory} */
export const newMemory = () => ({ lamps: new Map(), income: null });

/** @param {Memory} memory @param {Event[]} events @returns {Memory} */
export function remember(memory, events) {
  const lamps = new Map(memory.lamps);
  let { income } = memory;
  for (const { verb, words } of events) {
    const lamp = lampOf(verb, words);
    if (lamp !== null) lamps.set(words[0] ?? "", lamp);
    income = incomeAfter(income, verb, words);
  }
  return { lamps, income };
}

/** @param {Income | null} income @param {string} verb @param {string[]} words @returns {Income | null} */
function incomeAfter(income, verb, words) {
  const [seat = ""] = words;
  if (verb === "turn-began") return { seat, due: numberAfter(words, "due"), tris: 0 };
  const brings = verb === "tris-played" && income?.seat === seat;
  return brings ? { ...income, tris: income.tris + numberAfter(words, "granted") } : income;
}

/** @param {string} verb @param {string[]} words @returns {Lamp | null} */
function lampOf(verb, words) {
  switch (verb) {
    case "closing-due": return { light: "due", faces: [] };
    case "closing-skipped": return { light: "skipped", faces: [] };
    case "closing-rolled": return { light: "rolled", faces: words.slice(1).map(Number) };
    default: return null;
  }
}
