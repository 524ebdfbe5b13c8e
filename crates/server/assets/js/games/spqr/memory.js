// What a page remembers of events because the view does not say it: why the game ended.

/** @typedef {import("./types.js").Memory} Memory */

/** @returns {Memory} */
export const newMemory = () => ({ cause: "" });

/** @param {Memory} memory @param {import("../../core/protocol.js").Event[]} events @returns {Memory} */
export function remember(memory, events) {
  const ended = events.find(({ verb }) => verb === "game-ended");
  return ended === undefined ? memory : { cause: ended.words[0] ?? "" };
}
