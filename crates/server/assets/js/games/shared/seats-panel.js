// Who plays: order, colour with its pattern and letter, what they have, clock, whether they are there, and the lights of
// the closing rolls.

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { face } from "../../board/face.js";
import { oneDie } from "../../board/dice-picture.js";
import { token } from "../../board/token.js";
import { icon } from "../../core/icons.js";
import { say } from "../../core/words.js";

/**
 * @typedef {import("../game.d.ts").SeatsShown} SeatsShown
 * @typedef {import("../game.d.ts").SeatShown} SeatShown
 */

/** @param {SeatsShown} shown @param {() => void} [returnToSeat] takes one's seat back from who stands in */
export const seatsPanel = ({ clocks, delay, notes, seats, closing, standIn }, returnToSeat) => html`
  <section class="panel seats" aria-labelledby="seats-title">
    <h2 id="seats-title" class=${clocks === null ? "" : "visually-hidden"}>${say("seats")}</h2>
    ${clocks === null ? nothing : clockLine(clocks)}
    ${delay === "" ? nothing : html`<p class="seats-delay">${delay}</p>`}
    ${notes.map((note) => html`<p class="seats-note">${note}</p>`)}
    <ol class="seats-list">${seats.map(seatRow)}</ol>
    ${closing === "" ? nothing : html`<p class="seats-closing">${icon("die")}<span>${closing}</span></p>`}
    ${standIn && returnToSeat ? html`<p class="seats-stand-in">${say("you-are-stood-in")}</p><button class="button-primary" @click=${returnToSeat}>${say("take-back-seat")}</button>` : nothing}
  </section>`;

/** @param {import("../game.d.ts").ClocksShown} shown */
const clockLine = ({ lap, timeUp, game, turn, turnLabel, short, due }) => html`<p class="seats-clocks">
  ${lap === "" ? nothing : html`<span class="seats-lap">${lap}</span>`}
  ${timeUp ? html`<span class="seats-time-up">${say("time-up")}</span>` : nothing}
  ${game === null ? nothing : html`<span class="seats-game-clock" title=${say("game-clock")}>${icon("clock")}${say("clock-game")} <b>${game}</b></span>`}
  ${turn === null ? nothing : html`<span class="seats-turn-clock ${short ? "is-short" : ""}" title=${say("turn-clock")}>${turnLabel} <b>${turn}</b></span>`}
  ${due === "" ? nothing : html`<span class="seats-due">${due}</span>`}
</p>`;

/** @param {SeatShown} seat */
const seatRow = (seat) => html`
  <li class="seat ${seat.onTurn ? "is-on-turn" : ""} ${seat.awaited ? "is-awaited" : ""} ${seat.out ? "is-out" : ""}" aria-current=${seat.awaited ? "true" : nothing}>
    ${token(seat.colour, seat.letter)}
    <div class="seat-who">
      <span class="seat-name"><span>${seat.name}</span>${seat.face === null ? nothing : face(seat.face)}${seat.you ? html` <span class="you">${say("you")}</span>` : nothing}${seat.operator ? html` <span class="operator">${say("operator")}</span>` : nothing}</span>
      <span class="seat-state">${seat.standing}${seat.lamp === null ? nothing : lamp(seat.lamp)}</span>
    </div>
    <dl class="seat-figures">${seat.figures.map(figure)}</dl>
    ${seat.badges.length === 0 ? nothing : html`<ul class="seat-badges">${seat.badges.map(badge)}</ul>`}
  </li>`;

/** @param {import("../game.d.ts").FigureShown} shown */
const figure = ({ icon: drawn, label, n }) => html`<div title=${label}><dt>${icon(drawn)}<span class="visually-hidden">${label}</span></dt><dd>${n}</dd></div>`;

/** @param {import("../game.d.ts").BadgeShown} shown */
const badge = ({ icon: drawn, label, text }) => html`<li class="seat-badge" title=${label}>${icon(drawn)}<span class="visually-hidden">${label}</span><span>${text}</span></li>`;

/** The light of a seat's closing roll. @param {import("../game.d.ts").LampShown} shown */
const lamp = ({ light, faces }) => html`<span class="lamp lamp-${light}" role="img" aria-label=${say(`lamp-${light}`)} title=${say(`lamp-${light}`)}>
  ${light === "rolled" ? faces.map((face) => oneDie(face)) : html`<svg viewBox="-8 -8 16 16" aria-hidden="true"><circle r="6"></circle></svg>`}
</span>`;

/** The same in one line, for a phone: where there is no room for both clocks the game's is left out. @param {import("../game.d.ts").StripShown} shown @param {string} [closing] how near the end is, in the place of the lap */
export const turnStrip = ({ seats, lap, clock, game, points }, closing = "") => html`<div class="strip">
  ${seats.map((seat) => html`<span class="strip-seat ${seat.now ? "is-now" : ""} ${seat.out ? "is-out" : ""}">
    ${token(seat.colour, seat.letter)}<b>${seat.n}</b></span>`)}
  ${closing === "" ? nothing : html`<span class="strip-closing">${closing}</span>`}
  ${(lap === "" || closing !== "") && points === "" && clock === null && game === null ? nothing : html`<span class="strip-figures">
    ${lap === "" || closing !== "" ? nothing : html`<span>${lap}</span>`}
    ${points === "" ? nothing : html`<span>${points}</span>`}
    ${clock === null ? nothing : html`<span class="strip-clock">${clock.label} <b>${clock.left}</b></span>`}
    ${game === null ? nothing : html`<span class="strip-game" title=${say("game-clock")}>${icon("clock")}<span class="visually-hidden">${game.label}</span> <b>${game.left}</b></span>`}</span>`}
</div>`;
