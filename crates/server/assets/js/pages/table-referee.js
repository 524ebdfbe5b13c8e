// A referee at a table: what everybody is shown of a pause, and the panel of who may referee.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../core/icons.js";
import { say } from "../core/words.js";
import { commandOf, isWhole } from "./table-referee-state.js";

/**
 * @typedef {import("./table-referee-state.js").RefereeDraft} RefereeDraft
 * @typedef {import("./table-referee-state.js").RefereeAction} RefereeAction
 * @typedef {import("../core/wire.d.ts").Pause} Pause
 * @typedef {{draft: RefereeDraft, paused: boolean, regulation: string, kinds: string[], seats: {letter: string, name: string}[]}} RefereeShown
 */

/** The most characters a reason has. */
const REASON_CHARACTERS_MAX = 300;

/** @param {Pause | null} pause */
export function pauseBanner(pause) {
  if (pause === null) return nothing;
  const { by: name, reason, rule } = pause;
  return html`<div class="pause" role="status">${icon("pause")}<p><strong>${say("paused")}</strong>
    <span class="pause-why">${pause.agreed ? say("pause-agreed") : rule === null ? say("paused-by", { name, reason }) : say("paused-by-rule", { name, reason, rule })}</span></p></div>`;
}

/** @param {RefereeShown} shown @param {(action: RefereeAction) => void} send */
export function refereePanel({ draft, paused, regulation, kinds, seats }, send) {
  const typed = (/** @type {"reason" | "rule" | "line"} */ field) => (/** @type {InputEvent} */ event) =>
    send({ type: "referee-type", field, text: /** @type {HTMLInputElement} */ (event.target).value });
  const chosen = (/** @type {(value: string) => RefereeAction} */ action) => (/** @type {Event} */ event) =>
    send(action(/** @type {HTMLSelectElement} */ (event.target).value));
  return html`
  <section class="panel referee" aria-labelledby="referee-title">
    <h2 id="referee-title">${say("referee")}</h2>
    <p class="referee-lead">${say("referee-lead")}</p>
    <label class="referee-field"><span>${say("referee-reason")}</span>
      <input id="referee-reason" maxlength=${REASON_CHARACTERS_MAX} autocomplete="off" .value=${draft.reason} @input=${typed("reason")}></label>
    <label class="referee-field"><span>${say("referee-rule")}</span>
      <input id="referee-rule" maxlength="8" autocomplete="off" placeholder=${say("referee-rule-hint")} .value=${draft.rule} @input=${typed("rule")}></label>
    <p class="referee-link"><a href="/regulations/${regulation}" target="_blank" rel="noopener">${say("referee-regulation")}</a></p>
    ${paused
      ? html`<button class="button-primary" data-referee="resume" @click=${() => send({ type: "referee-resume" })}>${icon("play")} ${say("referee-resume")}</button>`
      : html`<button data-referee="pause" ?disabled=${draft.reason.trim() === ""} @click=${() => send({ type: "referee-pause" })}>${icon("pause")} ${say("referee-pause")}</button>`}
    <h3>${say("referee-ruling")}</h3>
    <label class="referee-field"><span>${say("referee-player")}</span>
      <select id="referee-seat" @change=${chosen((seat) => ({ type: "referee-seat", seat }))}>
        <option value="" ?selected=${draft.seat === ""}></option>
        ${seats.map(({ letter, name }) => html`<option value=${letter} ?selected=${letter === draft.seat}>${letter} · ${name}</option>`)}
      </select></label>
    <label class="referee-field"><span>${say("referee-kind")}</span>
      <select id="referee-kind" @change=${chosen((kind) => ({ type: "referee-kind", kind }))}>
        <option value="" ?selected=${draft.kind === ""}></option>
        ${kinds.map((kind) => html`<option value=${kind} ?selected=${kind === draft.kind}>${say(`referee-kind-${kind}`)}</option>`)}
      </select></label>
    <label class="referee-field"><span>${say("referee-line")}</span>
      <input id="referee-line" autocomplete="off" spellcheck="false" .value=${draft.line} @input=${typed("line")}></label>
    ${draft.sure ? question(draft, send) : html`<button data-referee="rule" ?disabled=${!isWhole(draft)} @click=${() => send({ type: "referee-rule" })}>${say("referee-rule-now")}</button>`}
  </section>`;
}

/** Before what cannot be undone. @param {RefereeDraft} draft @param {(action: RefereeAction) => void} send */
const question = (draft, send) => html`<div class="referee-question" role="alert">
  <p>${say("referee-sure", { line: commandOf(draft) })}</p>
  <button class="button-primary" data-referee="confirm" @click=${() => send({ type: "referee-confirm" })}>${say("referee-confirm")}</button>
  <button @click=${() => send({ type: "referee-cancel" })}>${say("cancel")}</button>
</div>`;
