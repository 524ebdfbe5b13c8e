// Who plays: order, colour with its pattern and letter, cards, territories, armies, clock, whether they are there,
// and the lights of the closing rolls.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { oneDie } from "./pips.js";
import { seatOf, strength } from "./state.js";
import { clock, say } from "./words.js";

/** @typedef {import("./app.js").App} App */

/** A seat's token: colour, pattern, letter. @param {string | null} colour @param {string} letter */
export const token = (colour, letter) => html`
  <svg class="token" viewBox="-14 -14 28 28" aria-hidden="true" data-colour=${colour ?? "none"}>
    <circle class="token-disc" r="13"></circle>
    <circle class="token-weave" r="13" fill=${colour === null ? "none" : `url(#pattern-${colour})`}></circle>
    <circle class="token-plate" r="8.5"></circle>
    <text text-anchor="middle" y="4.5">${letter}</text>
  </svg>`;

/** @param {App} app */
export function seatsPanel(app) {
  const { state } = app;
  const { view, scene } = state;
  if (view.seats.length === 0) return nothing;
  return html`
    <section class="panel seats" aria-labelledby="seats-title">
      <h2 id="seats-title">${say("seats")}</h2>
      ${timeLine(app)}
      ${delayLine(app)}
      <ol class="seat-list">
        ${view.seats.filter((seat) => seat.status !== "empty").map((seat) => seatRow(app, seat))}
      </ol>
      ${view.timeUp ? closingLine(app) : nothing}
      ${scene.you !== null && scene.seats.some((seat) => seat.seat === scene.you && ["stood-in", "neutral"].includes(seat.state ?? ""))
        ? html`<p class="stood-in">${say("you-are-stood-in")}</p><button class="primary" @click=${app.act.back}>${say("take-back-seat")}</button>`
        : nothing}
    </section>`;
}

/** @param {App} app */
function timeLine({ state, ui }) {
  if (state.view.lap === 0 && state.scene.stage !== "playing") return nothing;
  const { clocks } = state.scene;
  const gone = Math.max(0, ui.now - state.heardAt);
  const left = (/** @type {number | null | undefined} */ ms) => (ms === null || ms === undefined ? null : Math.max(0, ms - gone));
  const game = state.view.timeUp || state.scene.stage !== "playing" ? null : left(clocks["game"]);
  const turn = state.scene.stage === "playing" ? left(clocks["turn"]) : null;
  if (game === null && turn === null && state.view.lap === 0) return nothing;
  return html`<p class="clocks">
    ${state.view.lap > 0 ? html`<span class="lap">${say("lap", { lap: state.view.lap })}</span>` : nothing}
    ${state.view.timeUp ? html`<span class="time-up">${say("time-up")}</span>` : nothing}
    ${game === null ? nothing : html`<span class="game-clock" title=${say("game-clock")}>${icon("clock")}<b>${clock(game)}</b></span>`}
    ${turn === null ? nothing : html`<span class="turn-clock ${turn < 15000 ? "short" : ""}" title=${say("turn-clock")}>${say("turn-clock-short")} <b>${clock(turn)}</b></span>`}
  </p>`;
}

/** Who looks on is told how much later. @param {App} app */
function delayLine({ state: { scene } }) {
  const delay = Number(scene.table.options["delay_seconds"] ?? 0);
  if (delay === 0 || scene.you_player !== null || scene.stage !== "playing") return nothing;
  return html`<p class="seen-later">${say("seen-later", { n: delay })}</p>`;
}

/** @param {App} app @param {import("./protocol.js").SeatView} seat */
function seatRow(app, seat) {
  const { state } = app;
  const { scene, view } = state;
  const { territories, armies } = strength(view, seat.letter);
  const taken = scene.seats.find((one) => one.seat === seat.letter || one.player === seat.player);
  const name = seat.status === "ghost" ? say("ghost") : (taken?.name ?? say("player-number", { number: seat.player ?? 0 }));
  const out = seat.status.startsWith("out") || seat.status === "withdrawn" || seat.status === "excluded";
  const awaited = scene.to_act === seat.letter;
  return html`
    <li class="seat ${view.turn === seat.letter && view.lap > 0 ? "on-turn" : ""} ${awaited ? "awaited" : ""} ${out ? "out" : ""}"
      aria-current=${awaited ? "true" : nothing}>
      ${token(seat.colour, seat.letter)}
      <div class="seat-who">
        <span class="seat-name"><span>${name}</span>${scene.you === seat.letter ? html` <span class="you">${say("you")}</span>` : nothing}</span>
        <span class="seat-state">${standing(seat, taken)}</span>
      </div>
      <dl class="seat-figures">
        ${figure("land", say("territories-of"), territories)}
        ${figure("tank", say("armies-of"), armies)}
        ${figure("card", say("cards-of"), seat.count)}
      </dl>
      ${lamp(app, seat.letter)}
    </li>`;
}

/** @param {string} drawn @param {string} label @param {number} number */
const figure = (drawn, label, number) => html`<div title=${label}><dt>${icon(drawn)}<span class="visually-hidden">${label}</span></dt><dd>${number}</dd></div>`;

/** How somebody takes part. @param {import("./protocol.js").SeatView} seat @param {import("./state.js").Taken | undefined} taken */
function standing(seat, taken) {
  if (seat.status.startsWith("out")) return say("state-out");
  if (seat.status !== "playing") return say(`state-${seat.status}`);
  if (taken?.kind === "bot") return say("state-bot");
  return taken?.state && taken.state !== "here" ? say(`state-${taken.state}`) : "";
}

/** The light of a seat's closing roll. @param {App} app @param {string} letter */
function lamp(app, letter) {
  const { view } = app.state;
  if (!view.timeUp || app.data.closing.form === "none") return nothing;
  const lit = app.state.lamps.get(letter);
  const light = lit?.light ?? "waiting";
  return html`<span class="lamp lamp-${light}" role="img" aria-label=${say(`lamp-${light}`)} title=${say(`lamp-${light}`)}>
    ${lit?.light === "rolled" ? lit.faces.map((face) => oneDie(face)) : html`<svg viewBox="-8 -8 16 16" aria-hidden="true"><circle r="6"></circle></svg>`}
  </span>`;
}

/** @param {App} app */
function closingLine({ state, data }) {
  const { timeUp } = state.view;
  if (!timeUp) return nothing;
  const { form, rolls, conquests } = data.closing;
  if (form === "none") return nothing;
  const sums = rolls[Math.min(Math.max(timeUp.laps - 1, 0), rolls.length - 1)] ?? [];
  return html`<p class="closing-line">
    ${icon("die")}
    <span>${form === "at-most" ? say("closing-at-most", { sum: Math.max(...sums, 0) }) : say("closing-exactly", { sums: sums.join(", ") })}
    ${conquests === null ? nothing : say("closing-conquests", { n: conquests })}</span>
  </p>`;
}

/** A short line for a phone: who is on turn, and the clock. @param {App} app */
export function turnStrip(app) {
  const { state, ui } = app;
  const seat = seatOf(state, state.scene.to_act ?? state.view.turn);
  const left = state.scene.clocks["turn"];
  return html`<div class="turn-strip">
    ${state.view.seats.filter((one) => one.status !== "empty").map((one) => html`
      <span class="strip-seat ${one.letter === seat?.letter ? "now" : ""} ${one.status.startsWith("out") ? "out" : ""}">
        ${token(one.colour, one.letter)}<b>${strength(state.view, one.letter).armies}</b></span>`)}
    ${left === null || left === undefined ? nothing : html`<span class="turn-clock">${clock(left - (ui.now - state.heardAt))}</span>`}
  </div>`;
}
