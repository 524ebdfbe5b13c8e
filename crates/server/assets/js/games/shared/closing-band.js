// The band over the board once time is up: the laps that are left, the closing roll, its button and its dice.

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { oneDie } from "../../board/dice-picture.js";
import { token } from "../../board/token.js";
import { icon } from "../../core/icons.js";
import { say } from "../../core/words.js";

/** Between rolls it is one low line, so that the map stays free for whole laps. The button is in the bar, where the thumb is. @param {import("../game.d.ts").ClosingShown} shown */
export const closingBand = ({ title, told, awaited, thrown }) => html`
  <section class="closing ${awaited === null && thrown === null ? "is-low" : ""} ${awaited === null ? "" : "is-awaited"} ${awaited?.you ? "is-yours" : ""}" aria-label=${say("phase-closing")}>
    <div class="closing-words">
      <p class="closing-title">${icon("clock")} <b>${title}</b></p>
      ${told === "" ? nothing : html`<p class="closing-told">${told}</p>`}
      ${awaited === null ? nothing : html`<p class="closing-waits">${token(awaited.colour, awaited.letter)} ${awaited.waits}</p>`}
    </div>
    ${thrown === null ? nothing : html`<div class="closing-dice ${thrown.ends ? "is-end" : ""}" data-turn=${thrown.turn}>
      ${token(thrown.colour, thrown.letter)}
      ${thrown.faces.map((face) => oneDie(face))}
      <p class="closing-verdict" role="status"><span class="visually-hidden">${thrown.who}: </span>${thrown.verdict}</p></div>`}
  </section>`;
