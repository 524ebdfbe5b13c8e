// The keyboard: a whole turn without a pointer. Arrows go over the board, Enter chooses.

import { html } from "../vendor/lit-html/lit-html.js";
import { modeOf, rangeOf } from "./bar.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App */

/** Keys and what they do, for the help. */
const KEYS = [
  ["← ↑ → ↓", "key-arrows"], ["⇧ + ← →", "key-shift-arrows"], ["N", "key-next"], ["↵", "key-enter"], ["+ −", "key-plus"],
  ["1 … 9", "key-digits"], ["R", "key-roll"], ["C", "key-conquest"], ["U", "key-undo"], ["P", "key-pass"], ["O", "key-objective"],
  ["V", "key-values"], ["Esc", "key-escape"], ["?", "key-help"],
];

/**
 * @param {() => App} current
 * @param {{next: () => void, help: () => void}} more
 */
export function listenKeys(current, more) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.matches("input:not([type=range]), textarea, select") || target.closest("dialog[open]")) return;
    if (press(current(), event.key, target, more)) event.preventDefault();
  });
}

/** @param {App} app @param {string} key @param {HTMLElement} target @param {{next: () => void, help: () => void}} more */
function press(app, key, target, more) {
  const { act, ui } = app;
  const mode = modeOf(app);
  if (/^[1-9]$/.test(key)) return digit(app, mode, Number(key));
  switch (key) {
    case "Escape":
      if (ui.loop) act.stop();
      else act.cancel();
      return true;
    case "+": case "=": return step(app, mode, 1);
    case "-": case "−": return step(app, mode, -1);
    case "Enter": return enter(app, mode, target);
    default:
  }
  switch (key.toLowerCase()) {
    case "o": act.goal(); return true;
    case "v": act.values(); return true;
    case "n": more.next(); return true;
    case "?": more.help(); return true;
    case "u": if (app.state.may.takeback.size > 0) act.undo(); return true;
    case "r": if (mode === "attack" && !ui.loop) act.roll(); return true;
    case "c": if (mode === "attack" && !ui.loop) act.until(null); return true;
    case "p": if (app.state.may.pass && !ui.loop) act.pass(); return true;
    default: return false;
  }
}

/** @param {App} app @param {string} mode @param {number} n */
function digit({ act, ui, state }, mode, n) {
  if (mode === "place" && ui.focus !== null && state.may.place.has(ui.focus)) act.place(ui.focus, n);
  else if (mode === "attack") act.dice(n);
  else if (mode === "occupy" || mode === "maneuver") act.move(n);
  else if (mode === "defend") act.defend(n);
  else return false;
  return true;
}

/** @param {App} app @param {string} mode @param {1 | -1} by */
function step(app, mode, by) {
  const { act, ui, state } = app;
  if (mode === "occupy" || mode === "maneuver") {
    const limits = rangeOf(app);
    if (limits) act.move((ui.move ?? limits.max) + by);
    return true;
  }
  if (ui.focus === null) return false;
  if (by > 0 && state.may.place.has(ui.focus)) act.place(ui.focus, 1);
  else if (by < 0 && state.may.takeback.has(ui.focus)) act.takeback(ui.focus, 1);
  else return false;
  return true;
}

/** @param {App} app @param {string} mode @param {HTMLElement} target */
function enter(app, mode, target) {
  return target.closest("button, a, summary, .territory") === null && finish(app, mode);
}

/** Does what only waits for a number of armies. @param {App} app @param {string} mode */
export function finish(app, mode) {
  const limits = rangeOf(app);
  if (mode === "occupy" && limits) app.act.occupy(Math.min(limits.max, Math.max(limits.min, app.ui.move ?? limits.max)));
  else if (mode === "maneuver") app.act.maneuver();
  else return false;
  return true;
}

/** @param {() => void} close */
export const help = (close) => html`
  <div class="dialog-head"><h2>${say("keys")}</h2>
    <button class="icon-button quiet" aria-label=${say("close")} @click=${close}>${icon("close")}</button></div>
  <dl class="keys">${KEYS.map(([key = "", id = ""]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${say(id)}</dd></div>`)}</dl>`;
