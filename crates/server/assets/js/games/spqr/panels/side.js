// What stands beside the Roman board: the hand, the points of the turn, the race, the supremacies, and the board as a table.

import { html, nothing, svg } from "../../../../vendor/lit-html/lit-html.js";
import { token } from "../../../board/token.js";
import { icon } from "../../../core/icons.js";
import { say } from "../../../core/words.js";
import { whoOf } from "../who.js";

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
      <button @click=${() => send({ type: "tris", cards: one.cards })}>${say("play-tris")}</button></li>`)}${off.map(({ cards, told }) => html`<li class="is-off">
      ${combination(cards, told === "" ? say("rome-tris-off") : say("rome-tris-would", { told }))}
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

/** The track of the race, in pixels of its drawing: a lane for everybody, so that no token hides another. */
const TRACK = { width: 340, left: 12, right: 272, top: 16, lane: 24, figures: 334, conduct: 9 };
/** A line stands at every so many points. */
const TICK = 10;

/** The track of the points, with a shadow where everybody would stand after their next turn. @param {import("../shown/figures.js").RaceShown} race */
export function racePanel({ end, target, runners, told }) {
  const x = (/** @type {number} */ n) => TRACK.left + (Math.min(n, end) * (TRACK.right - TRACK.left)) / end;
  const y = (/** @type {number} */ lane) => TRACK.top + lane * TRACK.lane + TRACK.lane / 2;
  const height = TRACK.top + runners.length * TRACK.lane;
  const ticks = Array.from({ length: Math.floor(end / TICK) + 1 }, (_, i) => i * TICK);
  return html`<section class="panel rome-race" aria-labelledby="race-title">
    <h2 id="race-title">${say("rome-race", { n: target })}</h2>
    <svg viewBox="0 0 ${TRACK.width} ${height}" aria-hidden="true">
      ${[...new Set([...ticks, target])].map((n) => svg`<g class="rome-tick ${n === target ? "is-target" : ""}"><line x1=${x(n)} x2=${x(n)} y1=${TRACK.top} y2=${height}></line>
        <text x=${x(n)} y="12" text-anchor="middle">${n}</text></g>`)}
      ${runners.map(({ colour, letter, points, due, conducts }, lane) => svg`<g class="rome-lane" data-colour=${colour ?? "neutral"}>
        <line class="rome-way" x1=${x(0)} x2=${x(end)} y1=${y(lane)} y2=${y(lane)}></line>
        ${Array.from({ length: conducts }, (_, i) => svg`<rect class="rome-conduct" x=${TRACK.right - 3 - i * TRACK.conduct} y=${y(lane) - 5} width="6" height="10" rx="1.5"></rect>`)}
        ${due > 0 ? svg`<circle class="rome-shadow" cx=${x(points + due)} cy=${y(lane)} r="9"></circle>` : nothing}
        <g class="rome-runner" transform="translate(${x(points)} ${y(lane)})"><circle r="10"></circle><text text-anchor="middle" y="4.5">${letter}</text></g>
        <text class="rome-figure" x=${TRACK.figures} y=${y(lane) + 5} text-anchor="end"><tspan class="rome-points-now">${points}</tspan>${due > 0 ? svg` <tspan>${say("rome-plus", { n: due })}</tspan>` : nothing}</text></g>`)}
    </svg>
    <div class="visually-hidden"><table><thead><tr><th>${say("who")}</th><th>${say("points")}</th><th>${say("rome-next-turn")}</th><th>${say("rome-conducts-of")}</th></tr></thead>
      <tbody>${runners.map(({ letter, points, due, conducts }) => html`<tr><td>${letter}</td><td>${points}</td><td>${say("rome-plus", { n: due })}</td><td>${conducts}</td></tr>`)}</tbody></table></div>
    ${told === "" ? nothing : html`<p class="rome-told">${told}</p>`}
  </section>`;
}

/** The board in words: who holds what, and whose triremes are where. @param {Table} table @param {RomeData} data */
export function boardTable(table, data) {
  const { view, scene: { you, supremacies } } = table;
  if (view.lands.size === 0) return nothing;
  const fleets = (/** @type {string} */ sea) => [...(view.fleets.get(sea) ?? [])].map(([letter, n]) => `${whoOf(table, letter)} ${n}`).join(", ");
  const master = (/** @type {string} */ sea) => {
    const letter = supremacies?.masters[sea];
    return letter === undefined ? "" : whoOf(table, letter);
  };
  return html`<details class="panel rome-table"><summary>${say("rome-board-table")}</summary><div class="rome-table-lists" tabindex="0">
    <table><thead><tr><th>${say("rome-column-province")}</th><th>${say("who")}</th><th>${say("rome-column-legionaries")}</th></tr></thead><tbody>${data.provinces.map(({ id, name }) => {
      const held = view.lands.get(id);
      return html`<tr class=${held?.owner === you ? "is-you" : ""}><th scope="row">${name}</th><td>${held === undefined ? "" : whoOf(table, held.owner)}</td><td>${held?.armies ?? ""}${view.centres.has(id) ? html`, ${say("rome-centre")}` : nothing}</td></tr>`;
    })}</tbody></table>
    <table><thead><tr><th>${say("rome-column-sea")}</th><th>${say("rome-column-triremes")}</th><th>${say("rome-column-master")}</th></tr></thead><tbody>${data.seas.map(({ id, name }) => html`
      <tr><th scope="row">${name}</th><td>${fleets(id)}</td><td>${master(id)}</td></tr>`)}</tbody></table>
  </div></details>`;
}
