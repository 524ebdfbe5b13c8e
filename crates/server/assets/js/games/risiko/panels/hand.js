// A hand and its objective: cards, the combinations that can be played and their worth, what the objective asks.

import { html, nothing } from "../../../../vendor/lit-html/lit-html.js";
import { smallBoard } from "../../../board/small-board.js";
import { token } from "../../../board/token.js";
import { icon } from "../../../core/icons.js";
import { say } from "../../../core/words.js";

/**
 * @typedef {import("../shown/hand.js").HandShown} HandShown
 * @typedef {import("../shown/hand.js").ObjectiveShown} ObjectiveShown
 * @typedef {import("../shown/hand.js").GoalShown} GoalShown
 * @typedef {import("../shown/hand.js").CardShown} CardShown
 * @typedef {import("../shown/hand.js").TrisShown} TrisShown
 */

/**
 * @param {HandShown} shown
 * @param {boolean} onBoard whether the board shows the objective
 * @param {{showObjective: () => void, playTris: (cards: string[]) => void}} on
 */
export const handPanel = ({ objective, cards, tris }, onBoard, { showObjective, playTris }) => html`
  ${objective === null ? nothing : objectivePart(objective, onBoard, showObjective)}
  <section class="panel hand" aria-labelledby="hand-title">
    <h2 id="hand-title">${say("hand", { n: cards.length })}</h2>
    ${cards.length === 0 ? html`<p class="panel-empty">${say("hand-empty")}</p>` : html`<ul class="hand-cards">${cards.map(cardView)}</ul>`}
    ${tris.length === 0 ? nothing : html`<h3>${say("tris-possible", { n: tris.length })}</h3>
      <ul class="hand-tris">${tris.map((one) => combination(one, playTris))}</ul>`}
  </section>`;

/** @param {ObjectiveShown} shown @param {boolean} onBoard @param {() => void} showObjective */
const objectivePart = ({ points, held, total, missed, ...shown }, onBoard, showObjective) => html`
  <section class="panel objective" aria-labelledby="objective-title">
    <h2 id="objective-title">${say("objective")}
      <button class="button-quiet" aria-pressed=${onBoard} @click=${showObjective}>${icon("target")} ${say("show-objective")} <kbd>O</kbd></button></h2>
    ${objectiveName(shown, points)}
    ${objectivePicture(shown)}
    ${total === 0 ? nothing : html`
      <progress max=${total} value=${held} aria-label=${say("objective-held", { held, total })}></progress>
      <p class="objective-held">${say("objective-held", { held, total })}</p>
      ${missed.length === 0 ? nothing : html`<details class="objective-missed"><summary>${say("objective-missed", { n: missed.length })}</summary>
        <p>${missed.join(", ")}</p></details>`}`}
  </section>`;

/** @param {GoalShown} shown @param {number | null} points */
const objectiveName = ({ number, name, nicknames, goal }, points) => name === "" && points === null ? html`
  <p class="objective-goal"><span class="objective-number">${say("objective-number", { n: number })}</span> ${goal}</p>` : html`
  <p class="objective-name"><span class="objective-number">${say("objective-number", { n: number })}</span> <span title=${nicknames === "" ? nothing : nicknames}>${name}</span>
    ${points === null ? nothing : html`<span class="objective-points"><b>${points}</b> ${say("points-word", { n: points })}</span>`}</p>
  ${goal === "" ? nothing : html`<p class="objective-goal">${goal}</p>`}`;

/** Its territories on a small map; nothing where it names none. @param {GoalShown} shown */
export const objectivePicture = ({ wanted, missing, board, name, goal }) => (wanted.size === 0 ? nothing
  : smallBoard(board, wanted, missing, say("objective-picture", { name: name || goal, held: wanted.size - missing.size, total: wanted.size })));

/** The objective as it is dealt: a card that is turned over. @param {GoalShown} shown @param {string} hint what a newcomer is told with it @param {() => void} close */
export const dealtCard = (shown, hint, close) => html`<section class="dealt" aria-labelledby="dealt-title">
  <h2 id="dealt-title">${say("objective-dealt")}</h2>
  ${objectivePicture(shown)}
  ${objectiveName(shown, null)}
  ${shown.nicknames === "" ? nothing : html`<p class="dealt-nicknames">${shown.nicknames}</p>`}
  ${hint === "" ? nothing : html`<p>${hint}</p>`}
  <button @click=${close}>${say("objective-seen")}</button>
</section>`;

/** @param {CardShown} card */
const cardView = ({ name, called, symbol, owned }) => html`<li class="card ${owned ? "is-owned" : ""}" data-symbol=${symbol} title=${[...(called === name ? [] : [called]), ...(owned ? [say("card-owned")] : [])].join(". ") || nothing}>
  ${icon(symbol)}<span class="card-symbol">${say(`symbol-${symbol}`)}</span>
  ${symbol === "jolly" ? nothing : html`<span class="card-name">${name}</span>`}
  ${owned ? html`<span class="card-own">${icon("check")}<span class="visually-hidden">${say("card-owned")}</span></span>` : nothing}
</li>`;

/** @param {TrisShown} tris @param {(cards: string[]) => void} playTris */
const combination = ({ cards, shown, worth }, playTris) => html`<li>
  <span class="hand-combination">${shown.map(({ called, symbol }) => html`<span class="hand-mini" title=${called}>${icon(symbol)}</span>`)}
    <span class="hand-names">${shown.map(({ name }) => name).join(", ")}</span></span>
  <button @click=${() => playTris(cards)}>${worth === null ? say("play-tris") : say("play-tris-for", { n: worth })}</button>
</li>`;

/** Everybody's objective, where nothing is hidden. @param {ReturnType<typeof import("../shown/hand.js").objectivesShown>} shown */
export const objectivesPanel = (shown) => html`<section class="panel"><h2>${say("objective")}</h2><ul class="objective-list">
  ${shown.map(({ letter, colour, goal }) => html`<li>${token(colour, letter)} <span class="objective-number">${say("objective-number", { n: goal.number })}</span> <span title=${goal.nicknames === "" ? nothing : goal.nicknames}>${goal.name || goal.goal}</span>${objectivePicture(goal)}</li>`)}</ul></section>`;
