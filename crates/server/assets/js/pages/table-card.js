// The card over the board before the game and after it: seats being taken, what everybody adds to the dice; then the result, the secret, and where to look at the game again.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { token } from "../board/token.js";
import { icon } from "../core/icons.js";
import { compare } from "../core/kept-dice.js";
import { say } from "../core/words.js";
import { comparisonPart, differencesAlert } from "./fairness.js";

/**
 * @typedef {import("../core/scene.js").Scene} Scene
 * @typedef {import("../core/scene.js").Chair} Chair
 * @typedef {import("../games/risiko/shown/result.js").PlaceShown} PlaceShown
 * @typedef {import("../core/kept-dice.js").KeptDice} KeptDice
 * @typedef {{invitation: string | null, kept: KeptDice | null, differences: import("../core/kept-dice.js").Difference[], copied: string,
 *   missing: string}} Reader
 * @typedef {{sit: () => void, leaveTable: () => void, copy: (text: string, what: string) => void, close: () => void}} CardActions
 */

/** @param {Scene} scene @param {Reader} reader @param {CardActions} on */
export function openTableCard(scene, reader, on) {
  const { seats, table, you_player: me } = scene;
  const { invitation, missing } = reader;
  const revealing = scene.stage === "revealing";
  const kept = (/** @type {Chair} */ { player }) => player > seats.length - table.options.by_link;
  const free = seats.filter((seat) => seat.kind === "free");
  const mayEnter = free.some((seat) => invitation !== null || !kept(seat));
  return html`<section class="table-card" aria-labelledby="card-title">
    <h2 id="card-title">${table.name !== "" ? table.name : say(revealing ? "stage-revealing" : "table-open")}</h2>
    <p class="lead">${revealing ? say("revealing") : missing}</p>
    <ul class="table-card-terms"><li><a href="/regulations/${table.regulation}">${table.regulation_name ?? table.regulation}</a></li>
      ${terms(table.options).map((term) => html`<li>${term}</li>`)}</ul>
    <ol class="table-card-seats">${seats.map((seat) => html`<li class="table-card-seat ${seat.kind === "free" ? "is-free" : ""}">
      <span class="table-card-number">${seat.player}</span>
      <span class="table-card-name">${seat.kind === "free" ? say(kept(seat) ? "seat-kept" : "seat-free") : seat.name}${seat.player === me ? youMark() : nothing}${seat.operator ? operatorMark() : nothing}</span>
      ${seat.kind === "free" ? nothing : html`<span class="seat-state">${seatState(scene, seat)}</span>`}
    </li>`)}</ol>
    ${operatorNotes(seats)}
    ${me !== null && revealing ? nothing : me !== null ? html`<button @click=${on.leaveTable}>${say("leave-seat")}</button>` : mayEnter ? html`
      <button class="button-primary button-large" @click=${on.sit}>${say("sit-down")}</button>` : free.length > 0 ? html`<p>${say("seats-kept")}</p>` : nothing}
    ${revealing || (me === null && !mayEnter) ? nothing : shareLink(table.id, reader, on)}
    ${dicePart(scene, reader)}
  </section>`;
}

/** What the dice are made from, as far as it is fixed. @param {Scene} scene @param {Reader} reader */
const dicePart = ({ dice, seats, you_player: me }, { kept }) => html`<details class="table-card-fair"><summary>${icon("lock")} ${say("fair-dice")}</summary>
  <p>${say("fair-dice-how")}</p>
  <dl><dt>${say("commitment")}</dt><dd><code>${dice.commitment}</code></dd>
  ${me === null || kept === null ? nothing : html`<dt>${say("your-seed-given")}</dt><dd><code>${kept.seed}</code></dd>`}
  ${dice.contributions.map((part, at) => {
    const shown = part?.commitment ?? part?.seed;
    return shown === undefined ? nothing : html`<dt>${say(part?.commitment === undefined ? "seed-of" : "seed-commitment-of", { name: seats[at]?.name ?? "" })}</dt><dd><code>${shown}</code></dd>`;
  })}</dl>
</details>`;

/** What is known of who sits there: a bot, or what they add to the dice. @param {Scene} scene @param {Chair} seat */
const seatState = ({ dice }, { kind, player }) => say(kind === "bot" ? "state-bot" : `part-${dice.contributions[player - 1]?.how ?? "none"}`);

export const operatorMark = () => html` <span class="operator">${say("operator")}</span>`;

/** Says of every player who runs the server what that means. @param {Chair[]} seats */
const operatorNotes = (seats) => seats.filter((seat) => seat.operator).map((seat) => html`<p class="table-card-operator">${say("operator-plays", { name: seat.name ?? "" })}</p>`);

const youMark = () => html` <span class="you">${say("you")}</span>`;

/** @param {string} id @param {Reader} reader @param {CardActions} on */
function shareLink(id, { invitation, copied }, on) {
  const link = `${location.origin}/tables/${id}${invitation === null ? "" : `?invitation=${invitation}`}`;
  return html`<div class="field"><label for="link">${say(invitation === null ? "share-link" : "share-invitation")}</label>
    <div class="field-with-button"><input id="link" readonly .value=${link} @focus=${(/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()}>
      <button @click=${() => on.copy(link, "link")}>${copyLabel(copied === "link")}</button></div></div>`;
}

/** @param {boolean} copied */
const copyLabel = (copied) => html`${icon(copied ? "check" : "copy")} ${say(copied ? "copied" : "copy")}`;

/** What one sits down to. @param {import("../core/wire.d.ts").TableOptions} options @returns {string[]} */
function terms({ game_seconds: game, turn_seconds: turn, delay_seconds: delay, away, misses, spectators, rated }) {
  return [
    game === 0 ? say("terms-no-game-clock") : say("terms-game", { n: Math.ceil(game / 60) }),
    turn === 0 ? say("terms-no-turn-clock") : say("terms-turn", { n: turn }),
    ...(turn === 0 ? [] : [say(away === "neutral" ? "terms-neutral" : "terms-bot", { n: misses })]),
    !spectators ? say("terms-no-spectators") : delay === 0 ? say("terms-spectators") : say("terms-later", { n: delay }),
    ...(rated ? [say("terms-rated")] : []),
  ];
}

/** @param {Scene} scene @param {PlaceShown[]} places @param {Reader} reader @param {CardActions} on */
export function resultCard({ table, dice, seats, you_player: me }, places, { kept, differences, copied }, on) {
  const [winner] = places;
  const compared = kept === null ? null : compare(kept, dice, me);
  return html`<section class="table-card" aria-labelledby="result-title">
    <button class="button-icon button-quiet table-card-close" aria-label=${say("see-board")} @click=${on.close}>${icon("close")}</button>
    <h2 id="result-title">${say("phase-over")}</h2>
    <p class="lead">${winner?.you ? say("you-won") : say("won-by", { name: winner?.name ?? "" })}</p>
    <table class="table-card-places"><thead><tr><th scope="col">${say("place")}</th><th scope="col">${say("who")}</th>
      <th scope="col" class="table-card-wide">${say("objective")}</th><th scope="col" class="number">${say("table-points")}</th></tr></thead>
      <tbody>${places.map(placeRow)}</tbody></table>
    <div class="table-card-links"><a class="button button-primary" href="/tables/${table.id}/replay">${icon("play")} ${say("to-replay")}</a>
      <a class="button" href="/api/tables/${table.id}/record" download>${say("download-record")}</a></div>
    ${differences.length > 0 ? differencesAlert(differences, seats) : me === null ? nothing : comparisonPart(compared, seats)}
    ${dice.secret === null || dice.secret === undefined ? nothing : secretPart(dice.commitment, dice.secret, copied, on)}
  </section>`;
}

/** @param {PlaceShown} shown */
const placeRow = ({ place, letter, colour, name, you, objective, points }) => html`<tr class=${you ? "is-you" : ""}>
  <td class="table-card-place">${place}</td>
  <td>${token(colour, letter)} ${name}${you ? youMark() : nothing}
    ${objective === "" ? nothing : html`<span class="table-card-under">${objective}</span>`}</td>
  <td class="table-card-wide">${objective === "" ? "–" : objective}</td>
  <td class="number"><b>${points}</b></td></tr>`;

/** @param {string} commitment @param {string} secret @param {string} copied @param {CardActions} on */
const secretPart = (commitment, secret, copied, on) => html`<details class="table-card-fair"><summary>${icon("lock")} ${say("secret-told")}</summary>
  <p>${say("secret-how")}</p>
  <dl><dt>${say("commitment")}</dt><dd><code>${commitment}</code></dd><dt>${say("secret")}</dt>
  <dd><code>${secret}</code> <button class="button-quiet" @click=${() => on.copy(secret, "secret")}>${copyLabel(copied === "secret")}</button></dd></dl></details>`;
