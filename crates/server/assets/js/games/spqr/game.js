// S.P.Q.RisiKo!, for pages that know no game: its model and its panels.

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { model } from "./model.js";
import { boardTable, handPanel, pointsPanel, racePanel, supremaciesPanel } from "./panels/side.js";
import { pointsLines, raceShown, supremaciesShown } from "./shown/figures.js";
import { handShown } from "./shown/hand.js";

/** @typedef {import("./types.js").Table} Table @typedef {import("./types.js").RomeData} RomeData @typedef {import("../game.d.ts").SideReader} SideReader */

/** @param {Table} table @param {RomeData} data @param {SideReader} reader */
function hand(table, data, { choice, send }) {
  const shown = handShown(table, data);
  const { view, may } = table;
  const { asAtTable = false, lit = null } = /** @type {Partial<import("./types.js").Choice>} */ (choice ?? {});
  // What is left of them later is no sum of what is held now.
  const lines = may.claim === null ? [] : pointsLines(table, data);
  return html`${lines.length === 0 ? nothing : pointsPanel(lines, { due: view.points, asAtTable, lit }, send)}
    ${shown === null ? nothing : handPanel(shown, send)}`;
}

/** @param {Table} table @param {RomeData} data @param {SideReader} reader */
function besides(table, data, { choice, send }) {
  const race = raceShown(table, data);
  const { lit = null } = /** @type {Partial<import("./types.js").Choice>} */ (choice ?? {});
  return html`${race === null || table.view.lap === 0 ? nothing : racePanel(race)}${table.view.lap === 0 ? nothing : supremaciesPanel(supremaciesShown(table), lit, send)}
    ${boardTable(table, data)}`;
}

/** @type {import("../game.d.ts").Game} */
export const spqr = { ...model, panels: { hand, besides, handFirst: true, revealed: () => nothing, dealtCard: () => nothing, objectivePicture: () => nothing } };
