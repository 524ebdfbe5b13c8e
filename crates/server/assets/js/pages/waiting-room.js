// The waiting room: seats being taken, what the host may do about them, a name for whoever comes by link, and ways to call
// the others: share, copy, a code for a phone.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../core/icons.js";
import { DAY_SECONDS } from "../core/scene.js";
import { say } from "../core/words.js";
import { copyLabel, dicePart, operatorMark, operatorNotes, youMark } from "./table-card.js";

/**
 * @typedef {import("../core/scene.js").Scene} Scene
 * @typedef {import("../core/scene.js").Chair} Chair
 * @typedef {import("../core/wire.d.ts").HostWord} HostWord
 * @typedef {{invitation: string | null, kept: import("../core/kept-dice.js").KeptDice | null, copied: string, missing: string,
 *   told: unknown, isHost: boolean, isNew: boolean, takenOff: boolean, name: string, asksAbout: import("./company-state.js").Asked | null, qr: string}} RoomReader
 *   `told`: what the bar would say, where the card hides it; `isHost`: the reader sees to this table; `isNew`: nobody knows their name yet; `takenOff`: the host has taken the
 *   reader's seat away; `asksAbout`: what the host is about to do, and to which seat; `qr`: the address of the code, empty while it is not wanted
 * @typedef {{sit: () => void, leaveTable: () => void, copy: (text: string, what: string) => void, share: (link: string) => void,
 *   showQr: () => void, setName: (name: string) => void, host: (wish: HostWord, player?: number) => void, ask: (about: import("./company-state.js").Asked | null) => void}} RoomActions
 */

/** @param {Scene} scene @param {RoomReader} reader @param {RoomActions} on */
export function waitingRoom(scene, reader, on) {
  const { seats, table, you_player: me } = scene;
  const revealing = scene.stage === "revealing";
  const free = seats.filter((seat) => seat.kind === "free");
  const mayEnter = free.some((seat) => reader.invitation !== null || (!isByLink(scene, seat) && seat.kept_for === undefined));
  const enters = me === null && !revealing && !reader.takenOff && (mayEnter || free.some((seat) => seat.kept_for !== undefined));
  return html`<section class="table-card" aria-labelledby="card-title">
    <h2 id="card-title">${table.name !== "" ? table.name : say(revealing ? "stage-revealing" : "table-open")}</h2>
    <p class="lead">${revealing ? say("revealing") : reader.missing}</p>
    ${reader.told}
    ${reader.takenOff && me === null ? html`<p class="room-taken-off" role="alert">${say("taken-off")}</p>` : nothing}
    <ol class="table-card-seats">${seats.map((seat) => seatRow(scene, seat, reader, on))}</ol>
    ${operatorNotes(seats)}
    ${revealing ? nothing : hostPart(free.length, me, reader, on)}
    ${enters ? enterPart(reader, on) : nothing}
    ${me === null && !revealing && !enters && !reader.takenOff && free.length > 0 ? html`<p>${say("seats-kept")}</p>` : nothing}
    ${revealing || (me === null && !mayEnter) ? nothing : sharePart(table.id, reader, on)}
    ${me !== null && !revealing ? html`<button class="button-quiet" @click=${on.leaveTable}>${say("leave-seat")}</button>` : nothing}
    ${termsPart(table)}
    ${dicePart(scene, reader)}
  </section>`;
}

/** Whether a seat is for those with the invitation. @param {Scene} scene @param {Chair} seat */
const isByLink = ({ seats, table }, { player }) => player > seats.length - table.options.by_link;

/** @param {Scene} scene @param {Chair} seat @param {RoomReader} reader @param {RoomActions} on */
function seatRow(scene, seat, reader, on) {
  const isFree = seat.kind === "free";
  const kept = seat.kept_for === undefined ? say(isByLink(scene, seat) ? "seat-kept" : "seat-free") : say("seat-kept-for", { name: seat.kept_for });
  const isMe = seat.player === scene.you_player;
  return html`<li class="table-card-seat ${isFree ? "is-free" : ""}" data-player=${seat.player}>
    <span class="table-card-number">${seat.player}</span>
    <span class="table-card-name">${isFree ? kept : seat.name}${isMe ? youMark() : nothing}${seat.player === scene.host ? html` <span class="room-host">${say("host-mark")}</span>` : nothing}${seat.operator ? operatorMark() : nothing}</span>
    ${isFree ? nothing : html`<span class="seat-state">${seatState(scene, seat)}</span>`}
    ${reader.isHost && scene.stage === "open" && !isMe ? hostButtons(seat, reader, on) : nothing}
  </li>`;
}

/** What is known of who sits there: a bot, or what they add to the dice. @param {Scene} scene @param {Chair} seat */
const seatState = ({ dice }, { kind, player }) => say(kind === "bot" ? "state-bot" : `part-${dice.contributions[player - 1]?.how ?? "none"}`);

/** What a host may do about a seat. @param {Chair} seat @param {RoomReader} reader @param {RoomActions} on */
function hostButtons({ kind, player, name = "" }, { asksAbout }, on) {
  if (kind === "free") return html`<span class="room-acts"><button data-host="bot" @click=${() => on.host("bot", player)}>${say("host-bot")}</button></span>`;
  if (kind === "bot") return html`<span class="room-acts"><button class="button-quiet" data-host="remove" @click=${() => on.host("remove", player)}>${say("host-remove")}</button></span>`;
  if (asksAbout?.player === player) {
    const [question, act, wish] = asksAbout.wish === "remove" ? /** @type {const} */ (["host-remove-ask", "host-remove", "remove"])
      : /** @type {const} */ (["host-give-ask", "host-give", "hand-over"]);
    return html`<span class="room-asks" role="alert">${say(question, { name })}
      <button class="button-primary" data-host="${asksAbout.wish}-yes" @click=${() => on.host(wish, player)}>${say(act)}</button>
      <button @click=${() => on.ask(null)}>${say("cancel")}</button></span>`;
  }
  return html`<span class="room-acts"><button class="button-quiet" data-host="give" @click=${() => on.ask({ wish: "give", player })}>${say("host-give")}</button>
    <button class="button-quiet" data-host="remove" @click=${() => on.ask({ wish: "remove", player })}>${say("host-remove")}</button></span>`;
}

/** The host's own button: the game begins. @param {number} free @param {number | null} me @param {RoomReader} reader @param {RoomActions} on */
function hostPart(free, me, { isHost }, on) {
  if (!isHost || free === 0 || me === null) return nothing;
  return html`<div class="room-start"><p class="hint">${say("host-lead")}</p>
    <button class="button-primary button-large" data-host="start" @click=${() => on.host("start")}>${say("host-start")}</button></div>`;
}

/** A seat for the reader, and their name where nobody knows it. @param {RoomReader} reader @param {RoomActions} on */
const enterPart = ({ isNew, name }, on) => html`<form class="room-enter" @submit=${(/** @type {SubmitEvent} */ event) => { event.preventDefault(); on.sit(); }}>
  ${isNew ? html`<div class="field"><label for="own-name">${say("your-name")}</label>
    <input id="own-name" autocomplete="nickname" maxlength="30" .value=${name} aria-describedby="own-name-hint"
      @input=${(/** @type {InputEvent} */ event) => on.setName(/** @type {HTMLInputElement} */ (event.target).value)}>
    <span id="own-name-hint" class="hint">${say("your-name-hint")}</span></div>` : nothing}
  <button class="button-primary button-large" type="submit">${say("sit-down")}</button></form>`;

/** The address of a table, for whoever is to come. @param {string} id @param {string | null} invitation */
export const tableLink = (id, invitation) => `${location.origin}/tables/${id}${invitation === null ? "" : `?invitation=${invitation}`}`;

/** @param {string} id @param {RoomReader} reader @param {RoomActions} on */
function sharePart(id, { invitation, copied, qr }, on) {
  const link = tableLink(id, invitation);
  return html`<div class="room-share"><div class="field"><label for="link">${say(invitation === null ? "share-link" : "share-invitation")}</label>
    <div class="field-with-button"><input id="link" readonly .value=${link} @focus=${(/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()}>
      ${"share" in navigator ? html`<button data-share @click=${() => on.share(link)}>${icon("share")} ${say("share-room")}</button>` : nothing}
      <button data-copy @click=${() => on.copy(link, "link")}>${copyLabel(copied === "link")}</button></div></div>
    ${qr === "" ? html`<button class="button-quiet" data-qr @click=${on.showQr}>${say("show-qr")}</button>`
      : html`<img class="room-qr" src=${qr} alt=${say("qr-label")} width="220" height="220" @load=${(/** @type {Event} */ e) => /** @type {HTMLElement} */ (e.target).scrollIntoView({ block: "nearest" })}>`}</div>`;
}

/** What one sits down to, a line each. @param {Scene["table"]} table */
const termsPart = (table) => html`<section class="room-terms" aria-labelledby="terms-title"><h3 id="terms-title">${say("terms-title")}</h3>
  <ul><li><a href="/regulations/${table.regulation}">${table.regulation_name ?? table.regulation}</a></li>
  ${terms(table.options).map((term) => html`<li>${term}</li>`)}</ul></section>`;

/** @param {import("../core/wire.d.ts").TableOptions} options @returns {string[]} */
export function terms({ game_seconds: game, turn_seconds: turn, laps, delay_seconds: delay, away, misses, spectators, rated, tournament }) {
  const days = turn / DAY_SECONDS;
  return [
    laps > 0 ? say("terms-laps", { n: laps }) : game === 0 ? say("terms-no-game-clock") : say("terms-game", { n: Math.ceil(game / 60) }),
    turn === 0 ? say("terms-no-turn-clock") : days >= 1 ? say("terms-days", { n: days }) : say("terms-turn", { n: turn }),
    ...(days >= 1 ? [say(away === "neutral" ? "terms-days-neutral" : "terms-days-bot"), say("terms-days-told")] : turn === 0 ? [] : [say(away === "neutral" ? "terms-neutral" : "terms-bot", { n: misses })]),
    !spectators ? say("terms-no-spectators") : delay === 0 ? say("terms-spectators") : say("terms-later", { n: delay }),
    ...(rated ? [say("terms-rated")] : []),
    ...(tournament ? [say("terms-tournament")] : []),
  ];
}
