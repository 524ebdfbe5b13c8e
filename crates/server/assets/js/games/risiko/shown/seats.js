// Who plays: territories, armies, cards, the lights of the closing rolls.

import { say } from "../../../core/words.js";
import { seatsWith, strengthOf, stripWith } from "../../shared/seats.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {import("../../game.d.ts").LampShown} LampShown
 */

/** @param {Table} table @param {BoardData} data @param {number} now the moment, in milliseconds */
export function seatsShown(table, data, now) {
  const { view } = table;
  return seatsWith(table, now, {
    closing: view.timeUp ? closingShown(view.timeUp.laps, data) : "",
    add: ({ letter, count }) => {
      const { areas, armies } = strengthOf(view, letter);
      return {
        figures: [
          { icon: "land", label: say("territories-of"), n: areas },
          { icon: "tank", label: say("armies-of"), n: armies },
          { icon: "card", label: say("cards-of"), n: count },
        ],
        badges: [], lamp: lampShown(table, data, letter),
      };
    },
  });
}

/** @param {Table} table @param {BoardData} data @param {string} letter @returns {LampShown | null} */
function lampShown({ view, memory }, data, letter) {
  if (!view.timeUp || data.closing.form === "none") return null;
  return memory.lamps.get(letter) ?? { light: "waiting", faces: [] };
}

/** What closes the game now. @param {number} laps laps of closing rolls so far @param {BoardData} data */
function closingShown(laps, { closing: { form, rolls, conquests } }) {
  if (form === "none") return "";
  const sums = rolls[Math.min(Math.max(laps - 1, 0), rolls.length - 1)] ?? [];
  const roll = form === "at-most" ? say("closing-at-most", { sum: Math.max(...sums, 0) }) : say("closing-exactly", { sums: sums.join(", ") });
  return conquests === null ? roll : `${roll} ${say("closing-conquests", { n: conquests })}`;
}

/** The same in one line, for a phone: who is on turn, the lap, the clock, one's points. @param {Table} table @param {BoardData} data @param {number} now */
export function stripShown(table, { table_points }, now) {
  const { view, scene: { points } } = table;
  const shown = table_points && points !== null && view.lap > 0 ? say("points-short", { n: points }) : "";
  return stripWith(table, now, { points: shown, number: ({ letter }) => strengthOf(view, letter).armies });
}
