// The places of a finished game, with what each seat played for.

import { seatOf } from "../../../core/scene.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {{place: number, letter: string, colour: string | null, name: string, you: boolean, objective: string, points: number}} PlaceShown
 */

/** @param {Table} table @param {BoardData} data @returns {PlaceShown[]} */
export function resultShown(table, data) {
  return table.scene.result.map(({ place, seat: letter, name, points }) => {
    const seat = seatOf(table, letter);
    const objective = data.objectives.find((one) => one.number === seat?.objective);
    return {
      place, letter, name, points, colour: seat?.colour ?? null, you: letter === table.scene.you,
      objective: objective ? `${objective.number} ${objective.name || objective.goal}` : "",
    };
  });
}
