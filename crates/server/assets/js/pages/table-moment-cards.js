// What lies over the board for a moment: what happened since one's own turn. And the speed of what others do.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../core/icons.js";
import { say } from "../core/words.js";
import { SPEEDS } from "./table-pace.js";

/**
 * @typedef {import("./table-moments.js").Moments} Moments
 * @typedef {(action: import("./table-state.js").TableAction) => void} Send
 */

/** @param {{title: string, told: string} | null} since @param {Moments} moments @param {Send} send */
export function momentCards(since, { frames, again }, send) {
  if (since === null) return nothing;
  const lap = (/** @type {string} */ picture, /** @type {string} */ words) => html`<button @click=${() => send({ type: "lap-again" })}>${icon(picture)} ${words}</button>`;
  // While the lap is shown again the board is looked at: only the way back stands over it.
  if (again !== null) return html`<section class="since is-again" aria-label=${since.title}>${lap("stop", say("lap-again-stop"))}</section>`;
  return html`<section class="since" aria-labelledby="since-title">
    <div class="since-words"><h2 id="since-title">${since.title}</h2>
    <p>${since.told}</p></div>
    <div class="since-buttons">
      ${frames.length < 2 ? nothing : lap("play", say("lap-again"))}
      <button class="button-icon button-quiet" aria-label=${say("close")} @click=${() => send({ type: "since-close" })}>${icon("close")}</button>
    </div>
  </section>`;
}

/** Slow, normal, fast, one after the other. @param {import("./table-pace.js").Speed} speed @param {(next: import("./table-pace.js").Speed) => void} change */
export function speedTool(speed, change) {
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? "normal";
  const label = `${say("speed")}: ${say(`speed-${speed}`)}`;
  return html`<div class="tools-group wide-only"><button aria-label=${label} title=${label} @click=${() => change(next)}>${icon("hare")} ${say(`speed-${speed}`)}</button></div>`;
}

/** The same where there is no room for a tool: all of them side by side. @param {import("./table-pace.js").Speed} speed @param {(next: import("./table-pace.js").Speed) => void} change */
export const speedRow = (speed, change) => html`<div class="speed-row"><span>${say("speed")}</span>
  <div class="segments" role="group" aria-label=${say("speed")}>${SPEEDS.map((one) => html`<button aria-pressed=${one === speed} @click=${() => change(one)}>${say(`speed-${one}`)}</button>`)}</div></div>`;
