// What happened, in words, newest last; turns are set apart.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { token } from "../board/token.js";
import { REMARK, seatOf } from "../core/scene.js";
import { say } from "../core/words.js";

/**
 * @typedef {import("../core/scene.js").LogLine} LogLine
 * @typedef {{log: LogLine[], view: import("../core/scene.js").View}} Logged
 */

/** Lines that matter enough to stand out. */
const LOUD = new Set(["conquered", "eliminated", "objective-reached", "game-ended", "time-up", "closing-rolled", "tris-played", REMARK]);

/** @param {Logged} table */
export const logPanel = (table) => html`
  <section class="panel log" aria-labelledby="log-title">
    <h2 id="log-title">${say("log")}</h2>
    <ol class="log-lines" id="log-lines" tabindex="0" aria-labelledby="log-title">
      ${table.log.length === 0 ? html`<li class="panel-empty">${say("log-empty")}</li>` : nothing}
      ${table.log.map((line) => logLine(table, line))}
    </ol>
  </section>`;

/** @param {Logged} table @param {LogLine} line */
function logLine(table, { event, words }) {
  if (event.verb !== "turn-began") return html`<li class=${LOUD.has(event.verb) ? "log-loud" : ""} data-verb=${event.verb}>${words}</li>`;
  const seat = seatOf(table, event.words[0] ?? null);
  return html`<li class="log-turn">${seat ? token(seat.colour, seat.letter) : nothing}<span>${words}</span></li>`;
}
