// The card of an attack: who against whom, the odds before the roll, the ways to go on, and the dice of the last roll.

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { rollPicture } from "../../board/dice-picture.js";
import { token } from "../../board/token.js";
import { icon } from "../../core/icons.js";
import { say } from "../../core/words.js";

/**
 * @typedef {import("../game.d.ts").BattleShown} BattleShown
 * @typedef {import("../game.d.ts").SideShown} SideShown
 * @typedef {import("../game.d.ts").Send} Send
 */

/** @param {BattleShown} shown @param {Send} send @param {boolean} onPhone */
export const battleCard = (shown, send, onPhone) => html`
  <section class="battle-card ${shown.past ? "is-past" : ""}" aria-label=${say(shown.past ? "battle-last" : "battle")}>
    <div class="battle-sides">${side(shown.sides.attack)}
      <span class="battle-against" aria-hidden="true">${icon("forward")}</span>${side(shown.sides.defence)}</div>
    ${shown.roll === null ? nothing : html`<div class="battle-roll" data-turn=${shown.turn}>${rollPicture(shown.roll.roll, onPhone)}
      <p class="battle-words">${shown.roll.words}</p></div>`}
    ${shown.odds === null ? nothing : odds(shown.odds)}
    ${shown.told === "" ? nothing : html`<p class="battle-told">${shown.told}</p>`}
    ${shown.rolling ? html`<p class="battle-rolling" role="status">${say("rolling")}</p>` : nothing}
    ${shown.ways === null || onPhone ? nothing : ways(shown.ways, send)}
  </section>`;

/** @param {SideShown} shown */
const side = ({ area, armies, letter, colour }) => html`<div class="battle-side">
  <b class="battle-armies">${armies ?? ""}</b>
  <span class="battle-where">${area}</span>
  ${letter === "" ? nothing : token(colour, letter)}</div>`;

/** @param {import("../game.d.ts").OddsShown} shown */
const odds = ({ told, share, expected }) => html`<div class="battle-odds">
  <p><b>${told}</b></p>
  <progress max="1" value=${share} aria-hidden="true"></progress>
  <p class="battle-expected">${expected}</p>
</div>`;

/** The ways to go on by itself. @param {import("../game.d.ts").WaysShown} shown @param {Send} send */
export const ways = ({ keepArmies, most }, send) => html`<div class="battle-ways">
  <button @click=${() => send({ type: "repeat", keepArmies: null })}>${say("until-conquest")} <kbd>C</kbd></button>
  <div class="battle-until"><button @click=${() => send({ type: "repeat", keepArmies })}>${say("until-left", { n: keepArmies })}</button>
    <span class="bar-stepper"><button class="button-icon" aria-label=${say("fewer")} ?disabled=${keepArmies <= 2} @click=${() => send({ type: "keep-armies", armies: keepArmies - 1 })}>${icon("minus")}</button>
    <button class="button-icon" aria-label=${say("more")} ?disabled=${keepArmies >= most} @click=${() => send({ type: "keep-armies", armies: keepArmies + 1 })}>${icon("plus")}</button></span></div>
</div>`;
