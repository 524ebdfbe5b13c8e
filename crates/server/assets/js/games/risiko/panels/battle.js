// The card of an attack: who against whom, the odds before the roll, the ways to go on, and the dice of the last roll.

import { html, nothing } from "../../../../vendor/lit-html/lit-html.js";
import { rollPicture } from "../../../board/dice-picture.js";
import { token } from "../../../board/token.js";
import { icon } from "../../../core/icons.js";
import { say } from "../../../core/words.js";

/**
 * @typedef {import("../shown/battle.js").BattleShown} BattleShown
 * @typedef {import("../shown/battle.js").SideShown} SideShown
 * @typedef {(action: import("../types.js").Action) => void} Send
 */

/** @param {BattleShown} shown @param {Send} send @param {boolean} onPhone */
export const battleCard = (shown, send, onPhone) => html`
  <section class="battle-card ${shown.past ? "past" : ""}" aria-label=${say(shown.past ? "battle-last" : "battle")}>
    <div class="sides">${side("attack", shown.sides.attack)}
      <span class="against" aria-hidden="true">${icon("forward")}</span>${side("defence", shown.sides.defence)}</div>
    ${shown.roll === null ? nothing : html`<div class="last-roll">${rollPicture(shown.roll.roll, onPhone)}
      <p class="roll-words">${shown.roll.words}</p></div>`}
    ${shown.odds === null ? nothing : odds(shown.odds)}
    ${shown.rolling ? html`<p class="rolling" role="status">${say("rolling")}</p>` : nothing}
    ${shown.ways === null || onPhone ? nothing : ways(shown.ways, send)}
  </section>`;

/** @param {"attack" | "defence"} kind @param {SideShown} shown */
const side = (kind, { area, armies, letter, colour }) => html`<div class="side-of side-${kind}">
  <b class="armies">${armies ?? ""}</b>
  <span class="where">${area}</span>
  ${letter === "" ? nothing : token(colour, letter)}</div>`;

/** @param {import("../shown/battle.js").OddsShown} shown */
const odds = ({ conquest, share, expected }) => html`<div class="odds">
  <p><b>${conquest}</b> ${say("odds-conquest")}</p>
  <progress max="1" value=${share} aria-hidden="true"></progress>
  ${expected === "" ? nothing : html`<p class="expected">${expected}</p>`}
</div>`;

/** The ways to go on by itself. @param {import("../shown/battle.js").WaysShown} shown @param {Send} send */
export const ways = ({ keepArmies, most }, send) => html`<div class="ways">
  <button @click=${() => send({ type: "repeat", keepArmies: null })}>${say("until-conquest")} <kbd>C</kbd></button>
  <div class="until"><button @click=${() => send({ type: "repeat", keepArmies })}>${say("until-left", { n: keepArmies })}</button>
    <span class="stepper"><button class="icon-button" aria-label=${say("fewer")} ?disabled=${keepArmies <= 2} @click=${() => send({ type: "keep-armies", armies: keepArmies - 1 })}>${icon("minus")}</button>
    <button class="icon-button" aria-label=${say("more")} ?disabled=${keepArmies >= most} @click=${() => send({ type: "keep-armies", armies: keepArmies + 1 })}>${icon("plus")}</button></span></div>
</div>`;
