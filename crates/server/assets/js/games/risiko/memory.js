// What a page remembers of events because the view does not say it: the lights of the closing rolls.

/**
 * @typedef {import("./types.js").Memory} Memory
 * @typedef {import("./types.js").Lamp} Lamp
 * @typedef {import("../../core/protocol.js").Event} Event
 */

/** @returns {Memory} */
export const newMemory = () => ({ lamps: new Map() });

/** @param {Memory} memory @param {Event[]} events @returns {Memory} */
export function remember(memory, events) {
  const lamps = new Map(memory.lamps);
  for (const { verb, words } of events) {
    const lamp = lampOf(verb, words);
    if (lamp !== null) lamps.set(words[0] ?? "", lamp);
  }
  return { lamps };
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
