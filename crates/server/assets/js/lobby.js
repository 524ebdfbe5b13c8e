// Before the game and after it: seats being taken, the dice's commitment and one's own seed; then the result, the
// secret, and where to look at the game again.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { missing } from "./bar.js";
import { icon } from "./icons.js";
import { token } from "./seats.js";
import { seatOf } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App */

/** @param {App} app */
export function lobby(app) {
  const { stage } = app.state.scene;
  if (stage === "open") return openTable(app);
  if (stage === "over" && app.ui.open) return result(app);
  return nothing;
}

/** @param {App} app */
function openTable(app) {
  const { state, ui, act } = app;
  const { seats, table, dice, you_player: me } = state.scene;
  const kept = (/** @type {{player: number}} */ { player }) => player > seats.length - Number(table.options["by_link"] ?? 0);
  const word = app.invitation ?? null;
  const free = seats.filter((seat) => seat.kind === "free");
  const mayEnter = free.some((seat) => word !== null || !kept(seat));
  const link = `${location.origin}/tables/${table.id}${word === null ? "" : `?invitation=${word}`}`;
  return html`<section class="lobby-card" aria-labelledby="lobby-title">
    <h2 id="lobby-title">${table.name === "" ? say("table-open") : table.name}</h2>
    <p class="lead">${missing(seats)}</p>
    <ul class="terms"><li><a href="/regulations/${table.regulation}">${table.regulation_name ?? table.regulation}</a></li>
      ${terms(table.options).map((term) => html`<li>${term}</li>`)}</ul>
    <ol class="places">${seats.map((seat) => html`<li class="place ${seat.kind}">
      <span class="place-number">${seat.player}</span>
      <span class="place-name">${seat.kind === "free" ? say(kept(seat) ? "seat-kept" : "seat-free") : seat.name}${seat.player === me ? html` <span class="you">${say("you")}</span>` : nothing}</span>
      ${seat.kind === "bot" ? html`<span class="seat-state">${say("state-bot")}</span>` : nothing}
    </li>`)}</ol>
    ${me !== null ? html`<button @click=${act.rise}>${say("leave-seat")}</button>` : mayEnter ? html`
      <button class="primary large" @click=${act.sit}>${say("sit-down")}</button>` : free.length > 0 ? html`<p>${say("seats-kept")}</p>` : nothing}
    ${me === null && !mayEnter ? nothing : html`<div class="field"><label for="link">${say(word === null ? "share-link" : "share-invitation")}</label>
      <div class="with-button"><input id="link" readonly .value=${link} @focus=${(/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()}>
        <button @click=${() => act.copy(link, "link")}>${icon(ui.copied === "link" ? "check" : "copy")} ${say(ui.copied === "link" ? "copied" : "copy")}</button></div></div>`}
    <details class="fair"><summary>${icon("lock")} ${say("fair-dice")}</summary>
      <p>${say("fair-dice-how")}</p>
      <dl><dt>${say("commitment")}</dt><dd><code>${dice.commitment}</code></dd>
      <dt>${say(me === null ? "your-seed" : "your-seed-given")}</dt><dd><code>${(me === null ? null : dice.seeds[me - 1]) ?? ui.seed}</code></dd></dl>
    </details>
  </section>`;
}

/** What one sits down to. @param {Record<string, unknown>} options @returns {string[]} */
function terms(options) {
  const number = (/** @type {string} */ name) => Number(options[name] ?? 0);
  const [game, turn, delay] = [number("game_seconds"), number("turn_seconds"), number("delay_seconds")];
  return [
    game === 0 ? say("terms-no-game-clock") : say("terms-game", { n: Math.ceil(game / 60) }),
    turn === 0 ? say("terms-no-turn-clock") : say("terms-turn", { n: turn }),
    ...(turn === 0 ? [] : [say(options["away"] === "neutral" ? "terms-neutral" : "terms-bot", { n: number("misses") })]),
    options["spectators"] === false ? say("terms-no-spectators") : delay === 0 ? say("terms-spectators") : say("terms-later", { n: delay }),
    ...(options["rated"] === true ? [say("terms-rated")] : []),
  ];
}

/** @param {App} app */
function result(app) {
  const { state, act, ui } = app;
  const { result: places, dice, table } = state.scene;
  return html`<section class="lobby-card result" aria-labelledby="result-title">
    <button class="icon-button quiet corner" aria-label=${say("see-board")} @click=${act.dismiss}>${icon("close")}</button>
    <h2 id="result-title">${say("phase-over")}</h2>
    <p class="lead">${places[0]?.seat === state.scene.you ? say("you-won") : say("won-by", { name: places[0]?.name ?? "" })}</p>
    <table class="places-table"><thead><tr><th scope="col">${say("place")}</th><th scope="col">${say("who")}</th>
      <th scope="col" class="wide-cell">${say("objective")}</th><th scope="col" class="number">${say("table-points")}</th></tr></thead>
      <tbody>${places.map((one) => {
        const seat = seatOf(state, one.seat);
        const objective = app.data.objectives.find((o) => o.number === seat?.objective);
        return html`<tr class=${one.seat === state.scene.you ? "you-row" : ""}>
          <td class="place-cell">${one.place}</td>
          <td>${token(seat?.colour ?? null, one.seat)} ${one.name}${one.seat === state.scene.you ? html` <span class="you">${say("you")}</span>` : nothing}
            ${objective ? html`<span class="under">${objective.number} ${objective.name || objective.goal}</span>` : nothing}</td>
          <td class="wide-cell">${objective ? html`${objective.number} ${objective.name || objective.goal}` : "–"}</td>
          <td class="number"><b>${one.points}</b></td></tr>`;
      })}</tbody></table>
    <div class="links"><a class="button primary" href="/tables/${table.id}/replay">${icon("play")} ${say("to-replay")}</a>
      <a class="button" href="/api/tables/${table.id}/record" download>${say("download-record")}</a></div>
    ${dice.secret === null || dice.secret === undefined ? nothing : html`<details class="fair"><summary>${icon("lock")} ${say("secret-told")}</summary>
      <p>${say("secret-how")}</p>
      <dl><dt>${say("commitment")}</dt><dd><code>${dice.commitment}</code></dd><dt>${say("secret")}</dt>
      <dd><code>${dice.secret}</code> <button class="quiet" @click=${() => act.copy(dice.secret ?? "", "secret")}>${icon(ui.copied === "secret" ? "check" : "copy")} ${say(ui.copied === "secret" ? "copied" : "copy")}</button></dd></dl></details>`}
  </section>`;
}
