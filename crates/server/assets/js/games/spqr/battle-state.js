// The last combat as events tell it; the table and the replay follow it in the same way.

import { readRoll } from "../../core/protocol.js";

/**
 * @typedef {import("./types.js").Battle} Battle
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Attack} Attack
 * @typedef {import("../../core/protocol.js").Event} Event
 */

/** @returns {Battle} */
export const newBattle = () => ({ attack: null, fought: null, arrow: null, thrown: null, rolls: 0 });

/** @param {Battle} battle @param {Event[]} events @param {Table} before @param {Table} after @returns {Battle} */
export function followBattle(battle, events, before, after) {
  const owner = (/** @type {string} */ area) => (before.view.lands.get(area) ?? after.view.lands.get(area))?.owner ?? "";
  const { version } = after.scene;
  return events.reduce((now, event) => {
    const declared = attackOf(event, owner, before.view.turn ?? "");
    if (declared !== null) {
      const { from, to, by } = declared;
      return { ...now, attack: declared, arrow: from === to ? null : { from, to, key: `${version}-${from}-${to}`, ...(by === null ? {} : { by }) } };
    }
    const [from = "", to = ""] = event.words;
    switch (event.verb) {
      case "battle-rolled": {
        const rolls = now.rolls + 1;
        return now.attack === null ? now : { ...now, rolls, fought: { ...now.attack, roll: readRoll(event), conquered: false, count: rolls } };
      }
      case "conquered": return now.fought === null ? now : { ...now, fought: { ...now.fought, conquered: true } };
      case "sailed": case "embarked": case "disembarked": return { ...now, arrow: { from, to, key: `${version}-move` } };
      case "maneuvered": return { ...now, arrow: { from, to, key: `${version}-move`, ...(event.words[3] === "by" ? { by: event.words[4] ?? "" } : {}) } };
      case "turn-began": return { ...now, fought: null };
      default: return now;
    }
  }, battle);
}

/** The combat that an event declares. @param {Event} event @param {(area: string) => string} owner @param {string} turn @returns {Attack | null} */
function attackOf({ verb, words }, owner, turn) {
  const [from = "", second = "", third = ""] = words;
  switch (verb) {
    case "attack-declared": return { combat: "land", from, to: second, by: null, attacker: owner(from), defender: owner(second) };
    case "landing-declared": return { combat: "landing", from, to: third, by: second, attacker: owner(from), defender: owner(third) };
    case "ramming-declared": return { combat: "naval", from, to: from, by: null, attacker: turn, defender: second };
    default: return null;
  }
}
