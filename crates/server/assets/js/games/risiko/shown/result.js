// The end of a game: who won and how, and the places with what each seat played for.

import { seatOf } from "../../../core/scene.js";
import { say } from "../../../core/words.js";
import { whoOf } from "../../shared/who.js";
import { goalShown, missingOf } from "./hand.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {import("../../game.d.ts").PlaceShown} PlaceShown
 * @typedef {import("../../game.d.ts").ResultShown} ResultShown
 */

/** @param {Table} table @param {BoardData} data @returns {ResultShown} */
export function resultShown(table, data) {
  const cause = causeOf(table.view);
  const counted = data.table_points || cause === "time";
  const places = table.scene.result.map(({ place, seat: letter, name, points, left = null }) => {
    const seat = seatOf(table, letter);
    const objective = data.objectives.find((one) => one.number === seat?.objective);
    return {
      place, letter, name, left, colour: seat?.colour ?? null, you: letter === table.scene.you, points: counted ? points : null,
      objective: objective === undefined ? null : goalShown(data, objective, missingOf(table, objective.territories, letter)), figures: [],
    };
  });
  const [first] = places;
  return {
    places, winner: first ?? null, how: first === undefined ? "" : howOf(table, cause, first),
    pointsWord: say(data.table_points ? "table-points" : "points"),
  };
}

/** Why the game ended, in the word of a record. The view says it, so that a page opened later knows it at once. @param {Table["view"]} view */
const causeOf = ({ phase, about: [cause = ""] }) => (phase === "over" ? cause : "");

/** How it was won. @param {Table} table @param {string} cause @param {PlaceShown} winner */
function howOf(table, cause, { letter, points }) {
  const who = whoOf(table, letter);
  const n = points ?? 0;
  switch (cause) {
    case "objective": return say("won-objective", { who });
    case "closing": return say("won-closing", { who, n });
    case "time": return say("won-time", { who, n });
    case "last-player": return say("won-alone", { who });
    default: return say("won-by", { who });
  }
}
