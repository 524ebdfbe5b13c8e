// The bar at the bottom: the phase, what I may do now, and the one obvious button.

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { token } from "../../board/token.js";
import { icon } from "../../core/icons.js";
import { say } from "../../core/words.js";
import { ways } from "./battle-card.js";

/**
 * @typedef {import("../game.d.ts").BarShown} BarShown
 * @typedef {import("../game.d.ts").Controls} Controls
 * @typedef {import("../game.d.ts").Send} Send
 */

/**
 * @param {BarShown} shown
 * @param {Send} send
 * @param {string} income why there are so many armies to place; nothing at other moments
 * @param {{onPhone: boolean, lastRoll: unknown}} room on a phone the sheet holds what stands beside the board elsewhere
 */
export const barPanel = (shown, send, income, room) => html`
  ${shown.stages === undefined || shown.stages.length === 0 ? nothing : stageStrip(shown.stages)}
  <div class="bar-phase ${shown.yours ? "is-yours" : ""}">
    ${shown.seat ? token(shown.seat.colour, shown.seat.letter) : nothing}
    <div>
      <h1 class="bar-title">${shown.phase}</h1>
      <p class="bar-instruction">${shown.instruction}</p>
      ${income === "" ? nothing : html`<p class="bar-income">${income}</p>`}
      ${shown.closes === undefined || shown.closes === "" ? nothing : html`<p class="bar-closes">${shown.closes}</p>`}
    </div>
  </div>
  <div class="bar-controls">${shown.controls === null ? (room.onPhone ? room.lastRoll : nothing) : controls(shown.controls, send, room.onPhone)}</div>
  <div class="bar-actions">
    ${shown.question === "" ? nothing : html`<span class="bar-question" role="alert">${shown.question}</span>`}
    ${shown.buttons.others.map((one) => button(one, send, nothing, room.onPhone))}
    ${shown.buttons.main === null ? nothing : button(shown.buttons.main, send, "primary", room.onPhone)}
    ${shown.replay === "" ? nothing : html`<a class="button button-primary" data-act="primary" href=${shown.replay}>${say("to-replay")}</a>`}
  </div>`;

/** The stages of a turn: those that are over, the one that is on, those to come. @param {import("../game.d.ts").StageShown[]} stages */
const stageStrip = (stages) => html`<ol class="stages" aria-label=${say("stages")}>${stages.map(({ label, state }) => html`
  <li class="stages-one ${state === "now" ? "is-now" : state === "past" ? "is-past" : ""}" aria-current=${state === "now" ? "step" : nothing}>${label}</li>`)}</ol>`;

/** @param {import("../game.d.ts").Button} shown @param {Send} send @param {string | typeof nothing} act @param {boolean} onPhone */
const button = ({ style, action, icon: picture, label, brief, key }, send, act, onPhone) => html`
  <button class="${style === undefined ? "" : `button-${style}`} ${onPhone && brief !== undefined ? "bar-brief" : ""}" data-act=${act} aria-label=${onPhone && brief !== undefined ? label : nothing} @click=${() => send(action)}>
    ${picture === undefined ? nothing : icon(picture)} ${onPhone ? (brief ?? label) : label} ${key === undefined ? nothing : html`<kbd>${key}</kbd>`}</button>`;

/** @param {Controls} shown @param {Send} send @param {boolean} onPhone @returns {unknown} */
function controls(shown, send, onPhone) {
  switch (shown.kind) {
    case "colours": return html`<div class="bar-choices" role="group" aria-label=${say("told-colour")}>${shown.colours.map((colour) => html`
      <button class="bar-colour" data-colour=${colour} @click=${() => send({ type: "colour", colour })}>${token(colour, "")} ${say(`colour-${colour}`)}</button>`)}</div>`;
    case "place": return placing(shown, send);
    case "amount": return amount(shown, send);
    case "defend": {
      const most = Math.max(...shown.dice);
      return html`<div class="bar-choices" role="group" aria-label=${say("defend-with")}>${shown.dice.map((dice) => html`
        <button class=${dice === most ? "button-primary" : ""} data-act=${dice === most ? "primary" : nothing} @click=${() => send({ type: "defend", dice })}>${say("dice-count", { n: dice })}</button>`)}
        <button class="button-quiet" @click=${() => send({ type: "always-most", on: true })}>${say("always-most")}</button></div>`;
    }
    case "attack": return html`${shown.dice.length === 0 ? nothing : html`<div class="segments" role="group" aria-label=${say("dice-to-roll")}>
      ${shown.dice.map(({ n, chosen }) => html`<button aria-pressed=${chosen} @click=${() => send({ type: "dice", dice: n })}>${say("dice-count", { n })}</button>`)}</div>`}
      ${onPhone && shown.ways !== null ? ways(shown.ways, send) : nothing}`;
    case "choices": return choices(shown, send, onPhone);
    case "lines": return onPhone ? lines(shown, send) : nothing;
    case "several": return shown.parts.map((part) => controls(part, send, onPhone));
    default: return nothing;
  }
}

/** Ways to go on, side by side; one that cannot be taken says why. @param {import("../game.d.ts").ChoiceControls} shown @param {Send} send @param {boolean} onPhone */
const choices = ({ label, options }, send, onPhone) => html`<div class="bar-choices" role="group" aria-label=${label}>${options.map((one) => html`
  <button class="${one.style === undefined ? "" : `button-${one.style}`} ${one.note === "" ? "" : "bar-noted"}" aria-pressed=${one.chosen === undefined ? nothing : one.chosen}
    aria-disabled=${one.off ? "true" : nothing} title=${one.note === "" ? nothing : one.note} @click=${() => { if (!one.off) send(one.action); }}>
    <span>${one.label}</span>${one.note === "" ? nothing : html`${onPhone && one.brief !== undefined ? html`<small aria-hidden="true">${one.brief}</small><span class="visually-hidden">${one.note}</span>` : html`<small>${one.note}</small>`}`}</button>`)}</div>`;

/** @param {import("../game.d.ts").LinesControls} shown @param {Send} send */
const lines = ({ label, lines: all }, send) => html`<div class="bar-choices bar-lines" role="group" aria-label=${label}>${all.map((one) => html`
  <button aria-pressed=${one.lit} aria-label=${one.said} @click=${() => send(one.action)}>${one.label}</button>`)}</div>`;

/** @param {import("../game.d.ts").PlaceControls} shown @param {Send} send */
function placing({ due, word, steps, stepper }, send) {
  return html`
    <div class="bar-due"><b>${due}</b><span>${word ?? say("due-word", { n: due })}</span></div>
    ${steps.length === 0 ? nothing : html`<div class="segments" role="group" aria-label=${say("each-click")}>
      ${steps.map(({ n, label, chosen }) => html`<button aria-pressed=${chosen} @click=${() => send({ type: "step", armies: n })}>${label}</button>`)}
    </div>`}
    ${stepper === null ? nothing : html`<div class="bar-stepper" role="group" aria-label=${stepper.name}>
      <button class="button-icon" aria-label=${say("one-less", { territory: stepper.name })} ?disabled=${!stepper.takeBack} @click=${() => send({ type: "take-back", area: stepper.area, armies: 1 })}>${icon("minus")}</button>
      <span class="bar-stepper-name">${stepper.name}</span>
      <button class="button-icon" aria-label=${say("one-more", { territory: stepper.name })} ?disabled=${!stepper.add} @click=${() => send({ type: "place", area: stepper.area, armies: 1 })}>${icon("plus")}</button>
    </div>`}`;
}

/** @param {import("../game.d.ts").AmountControls} shown @param {Send} send */
function amount({ min, max, value, label, bounds, why, rule }, send) {
  const set = (/** @type {number} */ armies) => send({ type: "amount", armies });
  return html`<div class="bar-slider">
    <button class="button-icon" aria-label=${say("fewer")} ?disabled=${value <= min} @click=${() => set(value - 1)}>${icon("minus")}</button>
    <label><span class="visually-hidden">${label}</span>
      <input id="move" type="range" min=${min} max=${max} .value=${String(value)} aria-valuetext=${label} ?disabled=${min === max}
        @input=${(/** @type {InputEvent} */ event) => set(Number(/** @type {HTMLInputElement} */ (event.target).value))}></label>
    <button class="button-icon" aria-label=${say("more")} ?disabled=${value >= max} @click=${() => set(value + 1)}>${icon("plus")}</button>
    <output for="move">${value}</output>
    <div class="bar-bounds">
      ${min === max ? nothing : html`<div class="segments" role="group" aria-label=${label}>
        <button aria-pressed=${value === min} @click=${() => set(min)}>${say("amount-least", { n: min })}</button>
        <button aria-pressed=${value === max} @click=${() => set(max)}>${say("amount-most", { n: max })}</button></div>`}
      <p class="bar-why"><span class="bar-from-to">${bounds}</span> ${why === "" ? nothing : html`<a href=${rule} target="_blank" rel="noopener">${why}</a>`}</p>
    </div>
  </div>`;
}
