// The company at a table that is played: who looks on, a pause all agree on, giving up, phrases from a list.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { phrases, say } from "../core/words.js";
import { pauseTold } from "./company-state.js";

/**
 * @typedef {import("../core/scene.js").Scene} Scene
 * @typedef {import("./company-state.js").Played} Played
 * @typedef {import("./company-state.js").Company} Company
 * @typedef {import("./company-state.js").CompanyAction} CompanyAction
 * @typedef {{send: (action: CompanyAction) => void, resign: () => void, agree: (pause: boolean) => void, goOn: () => void, sayPhrase: (phrase: string) => void}} CompanyActions
 */

/** The panel, at a table that is played. @param {Played} table @param {Company} company @param {CompanyActions} on */
export function companyPanel(table, company, on) {
  const { scene } = table;
  const plays = scene.you !== null;
  const { tournament } = scene.table.options;
  const watching = company.watching > 0 ? html`<span class="company-watching">${say("watching", { n: company.watching })}</span>` : nothing;
  if (!plays) return company.watching > 0 ? html`<p class="company">${watching}</p>` : nothing;
  const waits = isWaiting(scene);
  return html`${waits ? pauseAsked(table, on) : nothing}
  <details class="company"><summary>${say("company")} ${watching}</summary>
    ${tournament ? nothing : talkPart(company, on)}
    <div class="company-acts">${tournament || waits ? nothing : pausePart(table, on)}${resignPart(company, on)}</div>
  </details>`;
}

/** Whether somebody waits for an answer about a pause. @param {Scene} scene */
export const isWaiting = ({ you, table, pause, pause_wanted: wanted }) => you !== null && !table.options.tournament && (wanted.length > 0 || pause?.agreed === true);

/** What is waited for, with its answer. @param {Played} table @param {CompanyActions} on */
export const pauseAsked = (table, on) => html`<div class="company company-acts">${pausePart(table, on)}</div>`;

/** @param {Company} company @param {CompanyActions} on */
const talkPart = ({ talks, muted }, on) => html`<div class="company-talk">
  <button class="button-quiet" data-company="talk" aria-expanded=${talks} @click=${() => on.send({ type: "company-talk" })}>${say("say")}</button>
  <button class="button-quiet" data-company="mute" aria-pressed=${muted} @click=${() => on.send({ type: "company-mute" })}>${say(muted ? "unmute" : "mute")}</button>
  ${talks ? html`<ul class="company-phrases">${phrases().map(([phrase, words]) => html`<li><button data-phrase=${phrase} @click=${() => on.sayPhrase(phrase)}>${words}</button></li>`)}</ul>` : nothing}
</div>`;

/** @param {Played} table @param {CompanyActions} on */
function pausePart(table, on) {
  const { pause, pause_wanted: wanted, you_player: me } = table.scene;
  if (pause !== null) return pause.agreed ? html`<button class="button-primary" data-company="go-on" @click=${on.goOn}>${say("pause-go-on")}</button>` : nothing;
  const mine = me !== null && wanted.includes(me);
  const told = wanted.length === 0 ? "" : pauseTold(table);
  return html`${told === "" ? nothing : html`<p role="status">${told}</p>`}
    <button class=${wanted.length > 0 && !mine ? "button-primary" : "button-quiet"} data-company="pause" @click=${() => on.agree(!mine)}>${say(mine ? "pause-withdraw" : wanted.length > 0 ? "pause-agree" : "pause-ask")}</button>`;
}

/** @param {Company} company @param {CompanyActions} on */
const resignPart = ({ asks }, on) => asks === "resign" ? html`<div class="company-asks" role="alert"><p>${say("resign-ask")}</p>
  <button class="button-primary" data-company="resign-yes" @click=${on.resign}>${say("resign-yes")}</button>
  <button @click=${() => on.send({ type: "company-ask", about: null })}>${say("cancel")}</button></div>`
  : html`<button class="button-quiet" data-company="resign" @click=${() => on.send({ type: "company-ask", about: "resign" })}>${say("resign")}</button>`;

/** What was said a moment ago, over the board. @param {Scene} scene @param {Company} company */
export const bubbles = ({ seats }, { said }) => said.length === 0 ? nothing : html`<div class="company-said" role="log" aria-live="polite">${said.map(({ player, phrase }) => {
  const name = seats.find((seat) => seat.player === player)?.name ?? "";
  return html`<p>${say("said", { name, phrase: say(`phrase-${phrase}`) })}</p>`;
})}</div>`;
