// The bar at the bottom: the phase, what I may do now, and the one obvious button.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { narrow, pastRoll } from "./roll.js";
import { token } from "./seats.js";
import { mine, nameOf, seatOf } from "./state.js";
import { has, say } from "./words.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {"watch" | "colour" | "pick" | "place" | "occupy" | "defend" | "attack" | "maneuver" | "choose" | "over"} Mode */

/** What the page is doing now. @param {App} app @returns {Mode} */
export function modeOf({ state, ui }) {
  const { may } = state;
  if (state.scene.stage === "over" || state.scene.stage === "abandoned") return "over";
  if (!mine(state)) return "watch";
  if (may.occupy) return "occupy";
  if (may.defend) return "defend";
  if (may.colours.length > 0) return "colour";
  if (may.abandon.size + may.reoccupy.size + may.ghost.size > 0) return "pick";
  if (may.place.size > 0) return "place";
  if (ui.chosen !== null && ui.aim !== null) return may.attack.get(ui.chosen)?.has(ui.aim) ? "attack" : "maneuver";
  return "choose";
}

/** The range of armies a slider of this mode may have. @param {App} app @returns {import("./protocol.js").Range | null} */
export function rangeOf(app) {
  const { may } = app.state;
  const mode = modeOf(app);
  if (mode === "occupy") return may.occupy;
  if (mode === "maneuver") return may.maneuver.get(app.ui.chosen ?? "")?.get(app.ui.aim ?? "") ?? null;
  return null;
}

/** @param {App} app */
export function bar(app) {
  const { state } = app;
  const mode = modeOf(app);
  const yours = mine(state);
  const letter = state.scene.to_act ?? state.view.turn;
  const seat = seatOf(state, letter);
  return html`
    <div class="bar-phase ${yours ? "yours" : ""}">
      ${seat && state.scene.stage === "playing" ? token(seat.colour, seat.letter) : nothing}
      <div>
        <h1 class="phase">${phaseName(app, mode)}</h1>
        <p class="instruction">${instruction(app, mode)}</p>
      </div>
    </div>
    <div class="bar-controls">${controls(app, mode)}</div>
    <div class="bar-actions">${actions(app, mode)}</div>
    ${notice(app)}`;
}

/** @param {App} app @param {Mode} mode */
function phaseName({ state }, mode) {
  if (state.scene.stage === "open") return state.scene.version === 0 ? "" : say("table-open");
  if (state.scene.stage === "over") return say("phase-over");
  if (state.scene.stage === "abandoned") return say("stage-abandoned");
  // Who has placed everything is fighting, though the rules say so only once dice are rolled.
  const fights = state.view.phase === "reinforce" && mine(state) && mode !== "place";
  const id = `phase-${fights ? "combat" : state.view.phase}`;
  return has(`table-${id}`) ? say(id) : "";
}

/** One sentence: what can be done, or who is awaited. @param {App} app @param {Mode} mode @returns {string} */
export function instruction(app, mode) {
  const { state, ui, name } = app;
  const { may, view, scene } = state;
  switch (mode) {
    case "over": return scene.stage === "abandoned" ? say("told-abandoned") : say("told-over");
    case "watch":
      if (scene.stage === "open") return scene.version === 0 ? say("loading") : missing(scene.seats);
      if (scene.to_act === null || scene.to_act === scene.you) return say("told-wait");
      return say("told-awaited", { name: nameOf(state, scene.to_act) });
    case "colour": return say("told-colour");
    case "pick": return say(may.abandon.size > 0 ? "told-abandon" : may.reoccupy.size > 0 ? "told-reoccupy" : "told-ghost");
    case "place": return say("told-place", { n: dueOf(app) });
    case "occupy": return say("told-occupy", { territory: name(view.about[1] ?? "") });
    case "defend": return say("told-defend", { territory: name(view.about[1] ?? ""), from: name(view.about[0] ?? "") });
    case "attack": return say("told-attack", { from: name(ui.chosen ?? ""), to: name(ui.aim ?? "") });
    case "maneuver": return say("told-maneuver", { from: name(ui.chosen ?? ""), to: name(ui.aim ?? "") });
    default:
      if (ui.chosen !== null) return say("told-target", { from: name(ui.chosen) });
      if (may.attack.size > 0) return say("told-choose");
      return may.maneuver.size > 0 ? say("told-choose-move") : say("told-pass");
  }
}

/** @param {import("./state.js").Taken[]} seats */
export function missing(seats) {
  const free = seats.filter((seat) => seat.kind === "free").length;
  return free > 0 ? say("seats-free", { n: free }) : say("seats-full");
}

/** How many armies are still to be placed. @param {App} app */
export function dueOf({ state }) {
  const { view, may } = state;
  if (view.phase === "placement") return Number(view.about[1] ?? 0);
  return view.due > 0 ? view.due : Math.max(0, ...[...may.place.values()].map((range) => range.max));
}

/** @param {App} app @param {Mode} mode */
function controls(app, mode) {
  const { state, ui, act, name } = app;
  const { may, view } = state;
  switch (mode) {
    case "colour":
      return html`<div class="choices" role="group" aria-label=${say("told-colour")}>${may.colours.map((colour) => html`
        <button class="colour-choice" data-colour=${colour} @click=${() => act.colour(colour)}>${token(colour, "")} ${say(`colour-${colour}`)}</button>`)}</div>`;
    case "place": return placing(app);
    case "occupy":
      return slider(app, say("occupy-why", { dice: view.about[2] ?? "" }), name(view.about[0] ?? ""), name(view.about[1] ?? ""));
    case "maneuver":
      return slider(app, say("maneuver-why"), name(ui.chosen ?? ""), name(ui.aim ?? ""));
    case "defend": {
      const { min, max } = may.defend ?? { min: 1, max: 1 };
      return html`<div class="choices" role="group" aria-label=${say("defend-with")}>
        ${range(min, max).map((n) => html`<button class=${n === max ? "primary" : ""} @click=${() => act.defend(n)}>${say("dice-count", { n })}</button>`)}</div>`;
    }
    case "attack": return attackDice(app);
    default: return narrow() ? pastRoll(app) : nothing;
  }
}

/** @param {App} app */
function placing({ state, ui, act, name }) {
  const due = dueOf({ state, ui, act, name, data: /** @type {any} */ (null) });
  const steps = [...new Set([1, 3, 5, due].filter((n) => n <= due))].sort((a, b) => a - b);
  const on = ui.focus !== null && (state.may.place.has(ui.focus) || state.may.takeback.has(ui.focus)) ? ui.focus : null;
  return html`
    <div class="due"><b>${due}</b><span>${say("due-word", { n: due })}</span></div>
    ${steps.length < 2 ? nothing : html`<div class="segments" role="group" aria-label=${say("each-click")}>
      ${steps.map((n) => html`<button aria-pressed=${ui.amount === n} @click=${() => act.amount(n)}>${n === due && n > 1 ? say("all-of-them", { n }) : `+${n}`}</button>`)}
    </div>`}
    ${on === null ? nothing : html`<div class="stepper" role="group" aria-label=${name(on)}>
      <button class="icon-button" aria-label=${say("one-less", { territory: name(on) })} ?disabled=${!state.may.takeback.has(on)} @click=${() => act.takeback(on, 1)}>${icon("minus")}</button>
      <span class="stepper-name">${name(on)}</span>
      <button class="icon-button" aria-label=${say("one-more", { territory: name(on) })} ?disabled=${!state.may.place.has(on)} @click=${() => act.place(on, 1)}>${icon("plus")}</button>
    </div>`}`;
}

/** How many armies move, and why no fewer and no more. @param {App} app @param {string} why @param {string} from @param {string} to */
function slider(app, why, from, to) {
  const limits = rangeOf(app);
  if (!limits) return nothing;
  const value = Math.min(limits.max, Math.max(limits.min, app.ui.move ?? limits.max));
  const said = say("move-said", { n: value, from, to });
  return html`<div class="slider">
    <button class="icon-button" aria-label=${say("fewer")} ?disabled=${value <= limits.min} @click=${() => app.act.move(value - 1)}>${icon("minus")}</button>
    <label><span class="visually-hidden">${said}</span>
      <input id="move" type="range" min=${limits.min} max=${limits.max} .value=${String(value)} aria-valuetext=${said}
        ?disabled=${limits.min === limits.max}
        @input=${(/** @type {InputEvent} */ event) => app.act.move(Number(/** @type {HTMLInputElement} */ (event.target).value))}></label>
    <button class="icon-button" aria-label=${say("more")} ?disabled=${value >= limits.max} @click=${() => app.act.move(value + 1)}>${icon("plus")}</button>
    <output for="move">${value}</output>
    <p class="why">${limits.min === limits.max ? say("only-so-many", { n: limits.min }) : say("from-to", { min: limits.min, max: limits.max })} ${why}</p>
  </div>`;
}

/** @param {App} app */
function attackDice(app) {
  const { state, ui, act } = app;
  const possible = state.may.attack.get(ui.chosen ?? "")?.get(ui.aim ?? "") ?? [];
  const onward = narrow() && !ui.loop ? ways(app) : nothing;
  if (possible.length < 2) return onward;
  const chosen = ui.dice !== null && possible.includes(ui.dice) ? ui.dice : Math.max(...possible);
  return html`<div class="segments" role="group" aria-label=${say("dice-to-roll")}>
    ${possible.map((n) => html`<button aria-pressed=${n === chosen} @click=${() => act.dice(n)}>${say("dice-count", { n })}</button>`)}</div>${onward}`;
}

/** @param {App} app @param {Mode} mode */
function actions(app, mode) {
  const { state, ui, act } = app;
  const { may } = state;
  if (ui.loop) return html`<button class="stop" @click=${act.stop}>${icon("stop")} ${say("stop")} <kbd>Esc</kbd></button>`;
  const undo = may.takeback.size > 0 ? html`<button @click=${act.undo}>${icon("undo")} ${say("undo")} <kbd>U</kbd></button>` : nothing;
  const cancel = html`<button @click=${act.cancel}>${say("cancel")} <kbd>Esc</kbd></button>`;
  switch (mode) {
    case "occupy": {
      const limits = rangeOf(app);
      const n = Math.min(limits?.max ?? 1, Math.max(limits?.min ?? 1, ui.move ?? limits?.max ?? 1));
      return html`<button class="primary" @click=${() => act.occupy(n)}>${say("occupy-with", { n })} <kbd>↵</kbd></button>`;
    }
    case "maneuver":
      return html`${cancel}<button class="primary" @click=${act.maneuver}>${say("maneuver-do")} <kbd>↵</kbd></button>`;
    case "attack": {
      const dice = may.attack.get(ui.chosen ?? "")?.get(ui.aim ?? "") ?? [];
      const n = ui.dice !== null && dice.includes(ui.dice) ? ui.dice : Math.max(...dice);
      return html`${cancel}<button class="primary" @click=${act.roll}>${icon("die")} ${say("roll-dice", { n })} <kbd>R</kbd></button>`;
    }
    case "place": return undo;
    case "choose":
      return html`${undo}${ui.chosen === null ? nothing : cancel}${may.pass ? passButton(app) : nothing}`;
    case "over":
      return state.scene.stage === "over" ? html`<a class="button primary" href="/tables/${state.scene.table.id}/replay">${say("to-replay")}</a>` : nothing;
    default: return nothing;
  }
}

/** Ending the turn cannot be undone; it is asked again if something would be lost by it. @param {App} app */
function passButton({ state, ui, act }) {
  const main = state.may.attack.size === 0 || state.view.conquests > 0 ? "primary" : "";
  if (ui.confirm !== "pass") return html`<button class=${main} @click=${act.pass}>${say("pass")} <kbd>P</kbd></button>`;
  return html`<span class="confirm" role="alert">${say("pass-sure")}</span>
    <button @click=${act.cancel}>${say("no")}</button><button class="primary" @click=${act.pass}>${say("pass-yes")}</button>`;
}

/** What was refused, with its rule and article. @param {App} app */
export function notice({ ui, act }) {
  if (!ui.notice) return nothing;
  const { kind, text, rule, article } = ui.notice;
  const source = [rule, article].filter((part) => part !== null && part !== "").join(" · ");
  return html`<div class="notice notice-${kind}" role=${kind === "refused" ? "alert" : "status"}>
    <p>${text}${source === "" ? nothing : html` <span class="article">${source}</span>`}</p>
    <button class="icon-button quiet" aria-label=${say("close")} @click=${act.dismiss}>${icon("close")}</button></div>`;
}

/** @param {number} min @param {number} max */
const range = (min, max) => Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** The ways to go on by itself. @param {App} app */
export function ways({ state, ui, act }) {
  const held = state.view.lands.get(ui.chosen ?? "")?.armies ?? 2;
  const most = Math.max(2, held - 1);
  const leave = Math.min(most, Math.max(2, ui.leave));
  return html`<div class="ways">
    <button @click=${() => act.until(null)}>${say("until-conquest")} <kbd>C</kbd></button>
    <div class="until"><button @click=${() => act.until(leave)}>${say("until-left", { n: leave })}</button>
      <span class="stepper"><button class="icon-button" aria-label=${say("fewer")} ?disabled=${leave <= 2} @click=${() => act.leave(leave - 1)}>${icon("minus")}</button>
      <button class="icon-button" aria-label=${say("more")} ?disabled=${leave >= most} @click=${() => act.leave(leave + 1)}>${icon("plus")}</button></span></div>
  </div>`;
}
