// What the cards over the board share, before the game and after it: marks of people, what everybody adds to the dice.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../core/icons.js";
import { say } from "../core/words.js";

/**
 * @typedef {import("../core/scene.js").Scene} Scene
 * @typedef {import("../core/scene.js").Chair} Chair
 * @typedef {import("../core/kept-dice.js").KeptDice} KeptDice
 * @typedef {{invitation: string | null, kept: KeptDice | null, differences: import("../core/kept-dice.js").Difference[], copied: string,
 *   missing: string}} Reader
 * @typedef {{sit: () => void, leaveTable: () => void, copy: (text: string, what: string) => void, close: () => void}} CardActions
 */

/** What the dice are made from, as far as it is fixed. @param {Scene} scene @param {{kept: KeptDice | null}} reader */
export const dicePart = ({ dice, seats, you_player: me }, { kept }) => html`<details class="table-card-fair"><summary>${icon("lock")} ${say("fair-dice")}</summary>
  <p>${say("fair-dice-how")}</p>
  <dl><dt>${say("commitment")}</dt><dd><code>${dice.commitment}</code></dd>
  ${me === null || kept === null ? nothing : html`<dt>${say("your-seed-given")}</dt><dd><code>${kept.seed}</code></dd>`}
  ${dice.contributions.map((part, at) => {
    const shown = part?.commitment ?? part?.seed;
    return shown === undefined ? nothing : html`<dt>${say(part?.commitment === undefined ? "seed-of" : "seed-commitment-of", { name: seats[at]?.name ?? "" })}</dt><dd><code>${shown}</code></dd>`;
  })}</dl>
</details>`;

export const operatorMark = () => html` <span class="operator">${say("operator")}</span>`;

/** Says of every player who runs the server what that means. @param {Chair[]} seats */
export const operatorNotes = (seats) => seats.filter((seat) => seat.operator).map((seat) => html`<p class="table-card-operator">${say("operator-plays", { name: seat.name ?? "" })}</p>`);

export const youMark = () => html` <span class="you">${say("you")}</span>`;

/** @param {boolean} copied */
export const copyLabel = (copied) => html`${icon(copied ? "check" : "copy")} ${say(copied ? "copied" : "copy")}`;
