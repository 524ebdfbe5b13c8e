// The end of a game: how near it is once time is up or the target is reached, who won and how, the places.

import { seatOf } from "../../../core/scene.js";
import { say } from "../../../core/words.js";
import { whoOf } from "../who.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").RomeData} RomeData
 * @typedef {import("../../game.d.ts").ResultShown} ResultShown
 */

/** The laps that are left. @param {Table} table @param {RomeData} data @returns {import("../../game.d.ts").ClosingShown | null} */
export function closingShown(table, { target }) {
  const { closing } = table.scene;
  if (closing === null) return null;
  const reached = table.view.seats.filter(({ points }) => points >= target);
  const [first] = reached;
  if (first !== undefined) {
    return { title: say("rome-last-lap"), told: say("rome-target-reached", { who: reached.map(({ letter }) => whoOf(table, letter)).join(", "), n: target }), awaited: null, thrown: null };
  }
  const { laps } = closing;
  const title = laps <= 1 ? say("closing-last-lap") : laps === 2 ? say("closing-last-lap-but-one") : laps === 3 ? say("rome-third-last-lap") : say("closing-laps-left", { n: laps });
  return { title, told: say("closing-then-over"), awaited: null, thrown: null };
}

/** @param {Table} table @returns {ResultShown} */
export function resultShown(table) {
  const places = table.scene.result.map(({ place, seat: letter, name, points, score, left = null }) => ({
    place, letter, name, left, colour: seatOf(table, letter)?.colour ?? null, you: letter === table.scene.you, points, objective: null,
    figures: score.game !== "spqr" ? [] : [
      { label: say("rome-potential"), n: score.potential, told: potentialTold(score) },
      { label: say("rome-army"), n: score.army, told: "" },
    ],
  }));
  const [first] = places;
  return { places, winner: first ?? null, how: first === undefined ? "" : howOf(table, first.letter, first.points), pointsWord: say("points") };
}

/** What the coefficient is made of. @param {Extract<import("../../../core/wire.d.ts").FinalScore, {game: "spqr"}>} score */
function potentialTold({ parts }) {
  return Object.entries(parts).filter(([, n]) => n > 0).map(([part, n]) => say(`rome-potential-${part}`, { n })).join(" + ");
}

/** How it was won. @param {Table} table @param {string} letter @param {number} n */
function howOf(table, letter, n) {
  const who = whoOf(table, letter);
  switch (table.memory.cause) {
    case "target": return say("rome-won-target", { who, n });
    case "time": return say("won-time", { who, n });
    case "last-player": return say("won-alone", { who });
    default: return say("won-by", { who });
  }
}
