// The last attack as events tell it; the table and the replay follow it in the same way.

import { readRoll } from "../../core/protocol.js";

/**
 * @typedef {import("./types.js").Battle} Battle
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("../../core/protocol.js").Event} Event
 */

/** @returns {Battle} */
export const newBattle = () => ({ attack: null, fought: null, arrow: null, thrown: null, rolls: 0 });

/** @param {Battle} battle @param {Event[]} events @param {Table} before @param {Table} after @returns {Battle} */
export function followBattle(battle, events, before, after) {
  const owner = (/** @type {string} */ area) => (before.view.lands.get(area) ?? after.view.lands.get(area))?.owner ?? "";
  const { version } = after.scene;
  return events.reduce((now, event) => {
    const [from = "", to = ""] = event.words;
    switch (event.verb) {
      case "attack-declared": {
        const attack = { from, to, attacker: owner(from), defender: owner(to) };
        return { ...now, attack, arrow: { from, to, key: `${version}-${from}-${to}` } };
      }
      case "battle-rolled": {
        const rolls = now.rolls + 1;
        return now.attack === null ? now : { ...now, rolls, fought: { ...now.attack, roll: readRoll(event), conquered: false, count: rolls } };
      }
      case "closing-rolled": {
        const rolls = now.rolls + 1;
        return { ...now, rolls, thrown: { seat: from, faces: event.words.slice(1).map(Number), ends: false, count: rolls } };
      }
      case "game-ended": return now.thrown === null ? now : { ...now, thrown: { ...now.thrown, ends: from === "closing" } };
      case "conquered": return now.fought === null ? now : { ...now, fought: { ...now.fought, conquered: true } };
      case "maneuvered": return { ...now, arrow: { from, to, key: `${version}-move` } };
      case "turn-began": return { ...now, fought: null };
      default: return now;
    }
  }, events.length === 0 ? battle : { ...battle, thrown: null });
}
