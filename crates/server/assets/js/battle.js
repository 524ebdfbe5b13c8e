// An attack: who against whom, the odds before the roll, the ways to go on, and the dice of the last roll.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { modeOf, ways } from "./bar.js";
import { icon } from "./icons.js";
import { rollPicture } from "./pips.js";
import { token } from "./seats.js";
import { seatOf } from "./state.js";
import { figure, percent, say } from "./words.js";

/** @typedef {import("./app.js").App} App */

/** A phone: little height above the sheet. */
const narrow = () => matchMedia("(max-width: 899px)").matches;

/** @param {App} app */
export function battle(app) {
  const attacking = modeOf(app) === "attack" || app.ui.loop !== null;
  if (attacking) return html`<section class="battle-card" aria-label=${say("battle")}>
    ${sides(app, app.ui.loop?.from ?? app.ui.chosen ?? "", app.ui.loop?.to ?? app.ui.aim ?? "")}
    ${app.ui.fought && samePlace(app) ? lastRoll(app, app.ui.fought) : nothing}
    ${oddsLine(app)}
    ${app.ui.loop ? html`<p class="rolling" role="status">${say("rolling")}</p>` : narrow() ? nothing : ways(app)}
  </section>`;
  const { fought } = app.ui;
  if (!fought) return nothing;
  return html`<section class="battle-card past" aria-label=${say("battle-last")}>
    ${sides(app, fought.from, fought.to, fought)}
    ${lastRoll(app, fought)}
  </section>`;
}

/** @param {App} app */
function samePlace({ ui }) {
  const from = ui.loop?.from ?? ui.chosen;
  const to = ui.loop?.to ?? ui.aim;
  return ui.fought?.from === from && ui.fought?.to === to;
}

/** @param {App} app @param {string} from @param {string} to @param {import("./app.js").Fought} [fought] */
function sides({ state, name }, from, to, fought) {
  const side = (/** @type {string} */ id, /** @type {string | undefined} */ letter, /** @type {string} */ kind) => {
    const held = state.view.lands.get(id);
    const seat = seatOf(state, letter ?? held?.owner ?? null);
    return html`<div class="side-of side-${kind}">
      <b class="armies">${held?.armies ?? ""}</b>
      <span class="where">${name(id)}</span>
      ${seat ? token(seat.colour, seat.letter) : nothing}</div>`;
  };
  return html`<div class="sides">${side(from, fought?.attacker, "attack")}
    <span class="against" aria-hidden="true">${icon("forward")}</span>${side(to, fought?.defender, "defence")}</div>`;
}

/** @param {App} app @param {import("./app.js").Fought} fought */
function lastRoll({ state }, fought) {
  const colour = (/** @type {string} */ letter) => seatOf(state, letter)?.colour ?? "neutral";
  const [attack, defence] = fought.roll.lost;
  return html`<div class="last-roll">${rollPicture(fought.roll, { attack: colour(fought.attacker), defence: colour(fought.defender) }, narrow())}
    <p class="roll-words">${fought.conquered ? say("roll-conquered") : attack === 0 ? say("roll-defence-lost", { n: defence })
      : defence === 0 ? say("roll-attack-lost", { n: attack }) : say("roll-both-lost", { attack, defence })}</p></div>`;
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
