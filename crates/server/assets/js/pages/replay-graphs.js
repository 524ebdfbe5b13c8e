// The line of a replay with its marks, and the graphs beside it. Every graph has its figures as a table too.

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { token } from "../board/token.js";
import { figure, say } from "../core/words.js";

/**
 * @typedef {import("./replay-figures.js").Mark} Mark
 * @typedef {import("./replay-figures.js").Series} Series
 * @typedef {import("./replay-figures.js").Luck} Luck
 */

const [WIDTH, HEIGHT] = [300, 90];

/** What happened when, over the line; the game's own list says it in words. @param {Mark[]} marks @param {number} end */
export const marksLine = (marks, end) => html`<svg class="replay-marks" viewBox="0 0 1000 16" preserveAspectRatio="none" aria-hidden="true">
  ${marks.map(({ index, kind }) => svg`<rect class="replay-mark-${kind}" x=${(1000 * index) / Math.max(end, 1) - 1.5} y=${kind === "conquest" ? 8 : 0} width="3" height=${kind === "conquest" ? 8 : 16}></rect>`)}
</svg>`;

/** What the marks mean. @param {Mark[]} marks */
export const marksKey = (marks) => html`<ul class="replay-key">${/** @type {const} */ (["conquest", "tris", "out", "objective"])
  .filter((kind) => marks.some((mark) => mark.kind === kind)).map((kind) => html`<li><span class="replay-key-${kind}"></span>${say(`mark-${kind}`)}</li>`)}</ul>`;

/** A line for each seat. @param {string} title @param {Series[]} series @param {number} at the turn that is shown, from 0 @param {(letter: string) => string} name @param {(value: number) => string} [written] */
export function graph(title, series, at, name, written = String) {
  const count = Math.max(0, ...series.map(({ figures }) => figures.length));
  if (count < 2) return nothing;
  const most = Math.max(1, ...series.flatMap(({ figures }) => figures));
  const point = (/** @type {number} */ value, /** @type {number} */ i) => `${(WIDTH * i) / (count - 1)},${HEIGHT - (HEIGHT * value) / most}`;
  const now = (WIDTH * Math.max(0, at)) / (count - 1);
  return html`<section class="panel replay-graph"><h2>${title}</h2>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      <line class="replay-now" x1=${now} x2=${now} y1="0" y2=${HEIGHT}></line>
      ${series.map(({ colour, figures }) => svg`<polyline data-colour=${colour ?? "neutral"} points=${figures.map(point).join(" ")}></polyline>`)}
    </svg>
    <details><summary>${say("graph-figures")}</summary><table><tbody>${series.map(({ letter, colour, figures }) => html`
      <tr><th scope="row">${token(colour, letter)} ${name(letter)}</th><td class="number">${shown(figures[Math.max(0, at)], written)}</td><td class="number">${shown(figures.at(-1), written)}</td></tr>`)}</tbody></table></details>
  </section>`;
}

/** @param {number | undefined} value @param {(value: number) => string} written */
const shown = (value, written) => (value === undefined ? "" : written(value));

/** @param {Luck[]} luck @param {(letter: string) => string} name */
export const luckPanel = (luck, name) => luck.length === 0 ? nothing : html`<section class="panel replay-luck"><h2>${say("luck")}</h2>
  <table><thead><tr><th scope="col">${say("who")}</th><th scope="col" class="number">${say("luck-dice")}</th><th scope="col" class="number">${say("luck-pips")}</th></tr></thead>
  <tbody>${luck.map((one) => html`<tr><th scope="row">${name(one.letter)}</th><td class="number">${one.rolled}</td>
    <td class="number">${one.luck > 0 ? "+" : ""}${figure(one.luck, 1)}</td></tr>`)}</tbody></table>
  <p class="hint">${say("luck-how")}</p></section>`;
