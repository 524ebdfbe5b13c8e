// What happened, in words, newest last; turns are set apart.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { token } from "./seats.js";
import { seatOf } from "./state.js";
import { say } from "./words.js";

/** Lines that matter enough to stand out. */
const LOUD = new Set(["conquered", "eliminated", "objective-reached", "game-ended", "time-up", "closing-rolled", "tris-played"]);

/** @param {import("./app.js").App} app */
export function logPanel({ state }) {
  return html`
    <section class="panel log" aria-labelledby="log-title">
      <h2 id="log-title">${say("log")}</h2>
      <ol class="log-lines" id="log-lines" tabindex="0" aria-labelledby="log-title">
        ${state.log.length === 0 ? html`<li class="empty">${say("log-empty")}</li>` : nothing}
        ${state.log.map((line) => logLine(state, line))}
      </ol>
    </section>`;
}

/** @param {import("./state.js").State} state @param {import("./state.js").Line} line */
function logLine(state, { event, words }) {
  if (event.verb === "turn-began") {
    const seat = seatOf(state, event.words[0] ?? null);
    return html`<li class="log-turn">${seat ? token(seat.colour, seat.letter) : nothing}<span>${words}</span></li>`;
  }
  return html`<li class=${LOUD.has(event.verb) ? "log-loud" : ""} data-verb=${event.verb}>${words}</li>`;
}
