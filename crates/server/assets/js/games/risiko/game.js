// RisiKo!, for pages that know no game: its model and its panels.

import { nothing } from "../../../vendor/lit-html/lit-html.js";
import { model } from "./model.js";
import { continentsPanel } from "./panels/continents.js";
import { dealtCard, handPanel, objectivePicture, objectivesPanel } from "./panels/hand.js";
import { continentsShown } from "./shown/continents.js";
import { handShown, objectivesShown } from "./shown/hand.js";

/** @typedef {import("./types.js").Table} Table @typedef {import("./types.js").BoardData} BoardData @typedef {import("../game.d.ts").SideReader} SideReader */

/** @param {Table} table @param {BoardData} data @param {SideReader} reader */
function hand(table, data, { showObjective, send }) {
  const shown = handShown(table, data);
  return shown === null ? nothing : handPanel(shown, showObjective, {
    showObjective: () => send({ type: "show-objective" }), playTris: (cards) => send({ type: "tris", cards }),
  });
}

/** @param {Table} table @param {BoardData} data */
const besides = (table, data) => continentsPanel(continentsShown(table, data));

/** @param {Table} table @param {BoardData} data */
function revealed(table, data) {
  const shown = objectivesShown(table, data);
  return shown.length === 0 ? nothing : objectivesPanel(shown);
}

/** @type {import("../game.d.ts").Game} */
export const risiko = { ...model, panels: { hand, besides, handFirst: false, revealed, dealtCard, objectivePicture } };
