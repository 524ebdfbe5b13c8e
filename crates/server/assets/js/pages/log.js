// What happened, in words, newest last: turns are set apart, and within a turn what belongs to one act stands together.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { token } from "../board/token.js";
import { REMARK, SEEN, seatOf } from "../core/scene.js";
import { say } from "../core/words.js";
import { withNames } from "../games/shared/who.js";
import { groupLog } from "./log-groups.js";

/**
 * @typedef {import("../core/scene.js").LogLine} LogLine
 * @typedef {{log: LogLine[], view: import("../core/scene.js").View, scene: import("../core/scene.js").Scene}} Logged
 * @typedef {import("./log-groups.js").LoggedTurn} LoggedTurn
 */

/** Lines that matter enough to stand out. */
const LOUD = new Set(["conquered", "eliminated", "objective-reached", "game-ended", "time-up", "closing-rolled", "tris-played", REMARK, SEEN]);

/** @param {Logged} table */
export const logPanel = (table) => html`
  <section class="panel log" aria-labelledby="log-title">
    <h2 id="log-title">${say("log")}</h2>
    <ol class="log-lines" id="log-lines" tabindex="0" aria-labelledby="log-title">
      ${table.log.length === 0 ? html`<li class="panel-empty">${say("log-empty")}</li>` : nothing}
      ${groupLog(table.log).map((turn) => turnPart(table, turn))}
    </ol>
  </section>`;

/** @param {Logged} table @param {LoggedTurn} shown */
function turnPart(table, { turn, acts }) {
  const seat = turn === null ? null : seatOf(table, turn.event.words[0] ?? null);
  return html`${turn === null ? nothing : html`<li class="log-turn">${seat ? token(seat.colour, seat.letter) : nothing}<span>${turn.words}</span></li>`}
    ${acts.map((act) => html`<li class="log-act">${act.map((line) => logLine(table, line))}</li>`)}`;
}

/** @param {Logged} table @param {LogLine} line */
const logLine = (table, { event, words }) => html`<p class=${LOUD.has(event.verb) ? "log-loud" : ""} data-verb=${event.verb}>${withNames(table.scene, words)}</p>`;
