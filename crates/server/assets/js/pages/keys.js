// The keyboard: a whole turn without a pointer. Arrows go over the board, Enter chooses.

import { html, render } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../core/icons.js";
import { say } from "../core/words.js";

/** Keys of every board page that are told before the game's own. @type {[string, string][]} */
const BEFORE = [["← ↑ → ↓", "key-arrows"], ["⇧ + ← →", "key-shift-arrows"], ["N", "key-next"], ["↵", "key-enter"]];
/** Those that are told after them. @type {[string, string][]} */
const AFTER = [["O", "key-objective"], ["V", "key-values"], ["Esc", "key-escape"], ["?", "key-help"]];

/**
 * Hands over every key that no field, dialog or browser uses; `press` says whether it meant something.
 * @param {(key: string, target: HTMLElement) => boolean} press
 */
export function listenKeys(press) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.matches("input:not([type=range]), textarea, select") || target.closest("dialog[open]")) return;
    if (press(event.key, target)) event.preventDefault();
  });
}

/** The list of keys. @param {HTMLElement} page @param {[string, string][]} gameKeys */
export function showHelp(page, gameKeys) {
  const dialog = /** @type {HTMLDialogElement} */ (document.querySelector("dialog#help") ?? document.createElement("dialog"));
  dialog.id = "help";
  page.append(dialog);
  render(html`
    <div class="dialog-head"><h2>${say("keys")}</h2>
      <button class="icon-button quiet" aria-label=${say("close")} @click=${() => dialog.close()}>${icon("close")}</button></div>
    <dl class="keys">${[...BEFORE, ...gameKeys, ...AFTER].map(([key, id]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${say(id)}</dd></div>`)}</dl>`, dialog);
  dialog.showModal();
}
