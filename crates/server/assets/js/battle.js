// An attack: who against whom, the odds before the roll, the ways to go on, and the dice of the last roll.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { modeOf, ways } from "./bar.js";
import { lastRoll, narrow, pastRoll, sides } from "./roll.js";
import { figure, percent, say } from "./words.js";

/** @typedef {import("./app.js").App} App */


/** @param {App} app */
export function battle(app) {
  const attacking = modeOf(app) === "attack" || app.ui.loop !== null;
  if (attacking) return html`<section class="battle-card" aria-label=${say("battle")}>
    ${sides(app, app.ui.loop?.from ?? app.ui.chosen ?? "", app.ui.loop?.to ?? app.ui.aim ?? "")}
    ${app.ui.fought && samePlace(app) ? lastRoll(app, app.ui.fought) : nothing}
    ${oddsLine(app)}
    ${app.ui.loop ? html`<p class="rolling" role="status">${say("rolling")}</p>` : narrow() ? nothing : ways(app)}
  </section>`;
  // On a phone the sheet has room for it, unless armies are to be moved.
  return narrow() && modeOf(app) !== "occupy" ? nothing : pastRoll(app);
}

/** @param {App} app */
function samePlace({ ui }) {
  const from = ui.loop?.from ?? ui.chosen;
  const to = ui.loop?.to ?? ui.aim;
  return ui.fought?.from === from && ui.fought?.to === to;
}

/** @param {App} app */
function oddsLine({ state, ui }) {
  if (state.scene.table.options["odds"] === false || !ui.odds || ui.loop) return nothing;
  const { conquest, expected } = ui.odds;
  return html`<div class="odds">
    <p><b>${percent(conquest)}</b> ${say("odds-conquest")}</p>
    <progress max="1" value=${conquest} aria-hidden="true"></progress>
    ${expected ? html`<p class="expected">${say("odds-expected", { attackers: figure(expected.attackers, 1), defenders: figure(expected.defenders, 1) })}</p>` : nothing}
  </div>`;
}
