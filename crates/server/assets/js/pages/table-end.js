// The end of a game: who and how, what everybody played for, and what comes next; then the secret of the dice.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { token } from "../board/token.js";
import { icon } from "../core/icons.js";
import { compare } from "../core/kept-dice.js";
import { wishToSit } from "../core/sit-later.js";
import { say } from "../core/words.js";
import { comparisonPart, differencesAlert } from "./fairness.js";
import { copyLabel, youMark } from "./table-card.js";

/**
 * @typedef {import("../core/scene.js").Scene} Scene
 * @typedef {import("../games/game.d.ts").ResultShown} ResultShown
 * @typedef {import("../games/game.d.ts").PlaceShown} PlaceShown
 * @typedef {import("./table-card.js").Reader} Reader
 * @typedef {{close: () => void, copy: (text: string, what: string) => void, share: () => void, sharePicture: () => void,
 *   rematch: () => void}} EndActions
 * @typedef {(goal: import("../games/game.d.ts").GoalShown) => unknown} Picture
 */

/** @param {Scene} scene @param {ResultShown} result @param {Reader & {played: number}} reader `played`: the chair the reader has or had, 0 for none @param {EndActions} on @param {Picture} picture */
export function resultCard({ table, dice, seats, rematch, you_player: me }, result, { kept, differences, copied, played }, on, picture) {
  const { winner, how, places, pointsWord } = result;
  const compared = kept === null ? null : compare(kept, dice, me);
  const counted = places.some(({ points }) => points !== null);
  const goals = places.some(({ objective }) => objective !== null);
  const figures = places[0]?.figures ?? [];
  return html`<section class="table-card end" aria-labelledby="result-title">
    <button class="button-icon button-quiet table-card-close" aria-label=${say("see-board")} @click=${on.close}>${icon("close")}</button>
    <header class="end-head" data-colour=${winner?.colour ?? nothing}>
      ${winner === null ? nothing : token(winner.colour, winner.letter)}
      <div><h2 id="result-title">${how}</h2>
      <p class="end-who">${winner?.you ? say("you-won") : (winner?.name ?? "")}</p></div>
    </header>
    ${nextSteps({ id: table.id, rematch, plays: mayPlayOn(seats, me ?? played), copied }, on)}
    <table class="table-card-places"><thead><tr><th scope="col"><span class="visually-hidden">${say("place")}</span></th><th scope="col">${say("who")}</th>
      ${goals ? html`<th scope="col">${say("objective")}</th>` : nothing}${counted ? html`<th scope="col" class="number">${pointsWord}</th>` : nothing}${figures.map(({ label }) => html`<th scope="col" class="number">${label}</th>`)}</tr></thead>
      <tbody>${places.map((one) => placeRow(one, { counted, goals }, picture))}</tbody></table>
    ${differences.length > 0 ? differencesAlert(differences, seats) : me === null ? nothing : comparisonPart(compared, seats)}
    ${dice.secret === null || dice.secret === undefined ? nothing : secretPart(dice.commitment, dice.secret, copied, on)}
    <p class="end-record"><a href="/api/tables/${table.id}/record" download>${say("download-record")}</a></p>
  </section>`;
}

/** Whether somebody is asked to the next game: who played, and who gave up, but not whom a referee put out. @param {Scene["seats"]} seats @param {number} player */
const mayPlayOn = (seats, player) => seats.some((seat) => seat.player === player && seat.state !== "removed");

/** What one may want next. @param {{id: string, rematch: string | null | undefined, plays: boolean, copied: string}} end @param {EndActions} on */
const nextSteps = ({ id, rematch, plays, copied }, on) => html`<div class="table-card-links">
  ${rematch === undefined || !plays ? nothing : rematch === null ? html`<button class="button-primary" data-end="rematch" @click=${on.rematch}>${say("rematch")}</button>`
    : html`<a class="button button-primary" data-end="rematch" href="/tables/${rematch}">${say("rematch-enter")}</a>`}
  <form method="post" action="/play-now" @submit=${wishToSit}><input type="hidden" name="sit" value="later"><button class=${rematch === undefined || !plays ? "button-primary" : ""}>${say("another-one")}</button></form>
  ${rematch === undefined ? nothing : html`<a class="button" data-end="like" href="/tables/new?like=${id}">${say("like-this")}</a>
  <button data-end="picture" @click=${on.sharePicture}>${icon("download")} ${say("share-picture")}</button>`}
  <button @click=${on.share}>${icon(copied === "share" ? "check" : "copy")} ${say(copied === "share" ? "copied" : "share")}</button>
  <a class="button" href="/tables/${id}/replay">${icon("play")} ${say("to-replay")}</a></div>`;

/** @param {PlaceShown} shown @param {{counted: boolean, goals: boolean}} columns @param {Picture} picture */
const placeRow = ({ place, letter, colour, name, left, you, objective, points, figures }, { counted, goals }, picture) => html`<tr class=${you ? "is-you" : ""}>
  <td class="table-card-place">${place}</td>
  <td>${token(colour, letter)} ${name}${you ? youMark() : nothing}${left === null ? nothing : html` <span class="table-card-left">${say(`left-${left}`)}</span>`}</td>
  ${goals ? html`<td class="end-objective">${objective === null ? "–" : html`${picture(objective)}
    <span class="objective-number">${say("objective-number", { n: objective.number })}</span> <span title=${objective.nicknames === "" ? nothing : objective.nicknames}>${objective.name || objective.goal}</span>`}</td>` : nothing}
  ${counted ? html`<td class="number"><b>${points}</b></td>` : nothing}${figures.map(({ n, told }) => html`<td class="number" title=${told === "" ? nothing : told}>${n}</td>`)}</tr>`;

/** @param {string} commitment @param {string} secret @param {string} copied @param {EndActions} on */
const secretPart = (commitment, secret, copied, on) => html`<details class="table-card-fair"><summary>${icon("lock")} ${say("secret-told")}</summary>
  <p>${say("secret-how")}</p>
  <dl><dt>${say("commitment")}</dt><dd><code>${commitment}</code></dd><dt>${say("secret")}</dt>
  <dd><code>${secret}</code> <button class="button-quiet" @click=${() => on.copy(secret, "secret")}>${copyLabel(copied === "secret")}</button></dd></dl></details>`;
