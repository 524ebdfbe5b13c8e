// A roll as the page shows it: who against whom, the dice, who lost what.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { rollPicture } from "./pips.js";
import { token } from "./seats.js";
import { seatOf } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App */

/** A phone: little height above the sheet. */
export const narrow = () => matchMedia("(max-width: 899px)").matches;

/** @param {App} app @param {string} from @param {string} to @param {import("./app.js").Fought} [fought] */
export function sides({ state, name }, from, to, fought) {
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
export function lastRoll({ state }, fought) {
  const colour = (/** @type {string} */ letter) => seatOf(state, letter)?.colour ?? "neutral";
  const [attack, defence] = fought.roll.lost;
  return html`<div class="last-roll">${rollPicture(fought.roll, { attack: colour(fought.attacker), defence: colour(fought.defender) }, narrow())}
    <p class="roll-words">${fought.conquered ? say("roll-conquered") : attack === 0 ? say("roll-defence-lost", { n: defence })
      : defence === 0 ? say("roll-attack-lost", { n: attack }) : say("roll-both-lost", { attack, defence })}</p></div>`;
}

/** The last roll, once nobody is attacking any more. @param {App} app */
export function pastRoll(app) {
  const { fought } = app.ui;
  const elsewhere = app.ui.chosen !== null && app.ui.chosen !== fought?.from;
  if (!fought || elsewhere || (app.state.scene.stage === "over" && app.ui.open)) return nothing;
  return html`<section class="battle-card past" aria-label=${say("battle-last")}>
    ${sides(app, fought.from, fought.to, fought)}
    ${lastRoll(app, fought)}
  </section>`;
}
