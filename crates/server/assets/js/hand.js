// My hand and my objective: cards, the combinations that can be played and their worth, what the objective asks.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { seatOf } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App */

/** @param {App} app */
export function handPanel(app) {
  const seat = seatOf(app.state, app.state.scene.you);
  if (seat === null) return nothing;
  return html`${objectivePart(app, seat)}${cardsPart(app, seat)}`;
}

/** @param {App} app @param {import("./protocol.js").SeatView} seat */
function objectivePart({ state, ui, data, act, name }, seat) {
  const objective = data.objectives.find((one) => one.number === seat.objective);
  if (!objective) return nothing;
  const { missed, points } = state.scene;
  const total = objective.territories.length;
  return html`
    <section class="panel objective" aria-labelledby="objective-title">
      <h2 id="objective-title">${say("objective")}
        <button class="quiet" aria-pressed=${ui.goal} @click=${act.goal}>${icon("target")} ${say("show-objective")} <kbd>O</kbd></button></h2>
      <p class="objective-name"><span class="objective-number">${objective.number}</span> ${objective.name}
        ${points === null ? nothing : html`<span class="points"><b>${points}</b> ${say("points-word", { n: points })}</span>`}</p>
      ${objective.name === "" || total === 0 ? html`<p class="goal">${objective.goal}</p>` : nothing}
      ${total === 0 ? nothing : html`
        <progress max=${total} value=${total - missed.length} aria-label=${say("objective-held", { held: total - missed.length, total })}></progress>
        <p class="held">${say("objective-held", { held: total - missed.length, total })}</p>
        ${missed.length === 0 ? nothing : html`<details class="missed-list"><summary>${say("objective-missed", { n: missed.length })}</summary>
          <p>${missed.map(name).join(", ")}</p></details>`}`}
    </section>`;
}

/** @param {App} app @param {import("./protocol.js").SeatView} seat */
function cardsPart(app, seat) {
  const { state, data } = app;
  const cards = seat.cards ?? [];
  return html`
    <section class="panel hand" aria-labelledby="hand-title">
      <h2 id="hand-title">${say("hand", { n: cards.length })}</h2>
      ${cards.length === 0 ? html`<p class="empty">${say("hand-empty")}</p>` : html`
        <ul class="cards">${cards.map((id) => cardView(data, state, seat.letter, id))}</ul>`}
      ${combinations(app)}
    </section>`;
}

/** @param {import("./state.js").BoardData} data @param {import("./state.js").State} state @param {string} letter @param {string} id */
function cardView(data, state, letter, id) {
  const card = data.cards.find((one) => one.id === id);
  const owned = state.view.lands.get(id)?.owner === letter;
  const symbol = card?.symbol ?? "jolly";
  return html`<li class="game-card ${owned ? "owned" : ""}" data-symbol=${symbol} title=${owned ? say("card-owned") : nothing}>
    ${icon(symbol)}<span class="card-symbol">${say(`symbol-${symbol}`)}</span>
    ${symbol === "jolly" ? nothing : html`<span class="card-name">${card?.name ?? id}</span>`}
    ${owned ? html`<span class="card-own">${icon("check")}<span class="visually-hidden">${say("card-owned")}</span></span>` : nothing}
  </li>`;
}

/** The combinations that may be played now, dearest first. @param {App} app */
function combinations({ state, data, act }) {
  const worth = (/** @type {string[]} */ cards) => state.scene.tris_worth[cards.join(" ")] ?? null;
  const sorted = [...state.may.tris].sort((a, b) => (worth(b) ?? 0) - (worth(a) ?? 0));
  if (sorted.length === 0) return nothing;
  const named = (/** @type {string} */ id) => {
    const card = data.cards.find((one) => one.id === id);
    return card?.symbol === "jolly" ? card.name : (card?.name ?? id);
  };
  return html`<h3>${say("tris-possible", { n: sorted.length })}</h3>
    <ul class="combinations">${sorted.map((cards) => html`<li>
      <span class="combination">${cards.map((id) => html`<span class="mini" title=${named(id)}>${icon(data.cards.find((one) => one.id === id)?.symbol ?? "jolly")}</span>`)}
        <span class="combination-names">${cards.map(named).join(", ")}</span></span>
      <button @click=${() => act.tris(cards)}>${worth(cards) === null ? say("play-tris") : say("play-tris-for", { n: worth(cards) ?? 0 })}</button>
    </li>`)}</ul>`;
}
