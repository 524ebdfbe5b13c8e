// What stands beside the Roman board: the hand, the points of the turn, the race, the supremacies, and the board as a table.

import { html, nothing, svg } from "../../../../vendor/lit-html/lit-html.js";
import { token } from "../../../board/token.js";
import { icon } from "../../../core/icons.js";
import { say } from "../../../core/words.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").RomeData} RomeData
 * @typedef {import("../types.js").Action} Action
 * @typedef {(action: Action) => void} Send
 */

/** @param {import("../shown/hand.js").HandShown} shown @param {Send} send */
export const handPanel = ({ cards, count, tris, off, why }, send) => html`<section class="panel hand" aria-labelledby="hand-title">
  <h2 id="hand-title">${say("hand", { n: count })}</h2>
  ${count === 0 ? html`<p class="panel-empty">${say("hand-empty")}</p>` : html`<ul class="hand-cards">${cards.map(({ symbol, name, n }) => html`
    <li class="card" data-symbol=${symbol}>${icon(symbol)}<span class="card-symbol">${name}</span><b class="card-count">×${n}</b></li>`)}</ul>`}
  ${tris.length + off.length === 0 ? nothing : html`${tris.length === 0 ? nothing : html`<h3>${say("tris-possible", { n: tris.length })}</h3>`}
    <ul class="hand-tris">${tris.map((one) => html`<li>
      ${combination(one.cards, one.told)}
      <button @click=${() => send({ type: "tris", cards: one.cards })}>${say("play-tris")}</button></li>`)}${off.map((cards) => html`<li class="is-off">
      ${combination(cards, say("rome-tris-off"))}
      <button class="button-quiet" @click=${() => send({ type: "why-tris", cards })}>${say("rome-tris-ask")}</button></li>`)}</ul>`}
  ${why === "" ? nothing : html`<p class="hand-why">${why}</p>`}
</section>`;

/** @param {string[]} cards @param {string} told */
const combination = (cards, told) => html`<span class="hand-combination">${cards.map((card) => html`<span class="hand-mini" title=${say(`rome-symbol-${card}`)}>${icon(card)}</span>`)}
  <span class="hand-names">${told}</span></span>`;

/**
 * The points of the turn, line by line; each lights up what it rests on.
 * @param {import("../shown/figures.js").PointsLine[]} lines @param {{due: number, asAtTable: boolean, lit: string | null}} now @param {Send} send
 */
export const pointsPanel = (lines, { due, asAtTable, lit }, send) => html`<section class="panel rome-points" aria-labelledby="points-title">
  <h2 id="points-title">${say("rome-this-turn", { n: due })}</h2>
  <ul>${lines.map(({ what, label, brief }) => html`<li>
    <button title=${label} aria-label=${say("rome-line-said", { line: brief, what: label })} aria-pressed=${lit === what} @click=${() => send({ type: "light", what })}>${brief}</button></li>`)}</ul>
  <label class="rome-as-at-table"><input type="checkbox" .checked=${asAtTable} @change=${(/** @type {Event} */ event) => send({ type: "as-at-table", on: /** @type {HTMLInputElement} */ (event.target).checked })}>
    <span>${say("rome-as-at-table")}</span></label>
</section>`;

/** Who has which supremacy, and by how much. @param {import("../shown/figures.js").SupremacyShown[]} all @param {string | null} lit @param {Send} send */
export const supremaciesPanel = (all, lit, send) => (all.length === 0 ? nothing : html`<section class="panel rome-supremacies" aria-labelledby="supremacies-title">
  <h2 id="supremacies-title">${say("rome-supremacies")}</h2>
  <ul>${all.map(({ kind, name, holder, told }) => html`<li class=${holder === null ? "is-open" : ""}>
    ${icon(`supremacy-${kind}`)}${holder === null ? html`<span class="rome-hollow" aria-hidden="true"></span>` : token(holder.colour, holder.letter)}
    <span class="rome-supremacy">${kind === "empire" && holder !== null ? html`<button class="button-quiet" aria-pressed=${lit === "empire-held"} @click=${() => send({ type: "light", what: "empire-held" })}>${name}</button>` : name}
      <small>${told}</small></span></li>`)}</ul>
</section>`);

const BOX = 20;
const ROWS = 2;

/** The track of the points, with a shadow where everybody would stand after their next turn. @param {import("../shown/figures.js").RaceShown} race */
export function racePanel({ end, target, runners, told }) {
  const each = Math.ceil((end + 1) / ROWS);
  const at = (/** @type {number} */ n) => ({ x: (n % each) * BOX, y: Math.floor(n / each) * (BOX + 26) + 4 });
  const height = ROWS * (BOX + 26) + 4;
  return html`<section class="panel rome-race" aria-labelledby="race-title">
    <h2 id="race-title">${say("rome-race", { n: target })}</h2>
    <svg viewBox="-2 0 ${each * BOX + 4} ${height}" aria-hidden="true">
      ${Array.from({ length: end + 1 }, (_, n) => svg`<g transform="translate(${at(n).x} ${at(n).y})" class="rome-box ${n === target ? "is-target" : ""}">
        <rect width=${BOX - 2} height=${BOX - 2} rx="3"></rect>${n % 5 === 0 ? svg`<text x=${(BOX - 2) / 2} y="13" text-anchor="middle">${n}</text>` : nothing}</g>`)}
      ${runners.map(({ colour, letter, points, due }, index) => svg`
        ${due > 0 && points + due <= end ? svg`<circle class="rome-shadow" data-colour=${colour ?? "neutral"} cx=${at(points + due).x + 4 + index * 3} cy=${at(points + due).y + BOX + 8} r="6"></circle>` : nothing}
        <g class="rome-runner" data-colour=${colour ?? "neutral"} transform="translate(${at(points).x + 4 + index * 3} ${at(points).y + BOX + 6})"><circle r="7.5"></circle><text text-anchor="middle" y="3.5">${letter}</text></g>`)}
    </svg>
    <table class="rome-standing"><thead class="visually-hidden"><tr><th>${say("who")}</th><th>${say("points")}</th><th>${say("rome-next-turn")}</th><th>${say("rome-conducts-of")}</th></tr></thead>
      <tbody>${runners.map(({ colour, letter, points, due, conducts, you }) => html`<tr class=${you ? "is-you" : ""}><td>${token(colour, letter)}</td><td class="number"><b>${points}</b></td>
        <td class="number">${say("rome-plus", { n: due })}</td><td class="rome-conducts" title=${say("rome-conducts-of")}>${Array.from({ length: conducts }, () => icon("scroll"))}<span class="visually-hidden">${conducts}</span></td></tr>`)}</tbody></table>
    ${told === "" ? nothing : html`<p class="rome-told">${told}</p>`}
  </section>`;
}

/** The board in words: who holds what, and whose triremes are where. @param {Table} table @param {RomeData} data @param {Map<string, string>} labels */
export const boardTable = (table, data, labels) => (table.view.lands.size === 0 ? nothing : html`<details class="panel rome-table"><summary>${say("rome-board-table")}</summary>
  <div class="rome-table-lists" tabindex="0"><ul>${data.provinces.map(({ id }) => html`<li>${labels.get(id)}</li>`)}</ul><ul>${data.seas.map(({ id }) => html`<li>${labels.get(id)}</li>`)}</ul></div>
</details>`);
