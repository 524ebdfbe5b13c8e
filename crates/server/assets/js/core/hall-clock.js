// The clock of the hall, counted down here: the server says what was left when it wrote the page.

import { clock } from "./words.js";

const TICK_MS = 250;
/** When each clock was first seen here. @type {WeakMap<Element, number>} */
const seen = new WeakMap();

/** Counts down every clock of the page, those that come later too. */
export function runClocks() {
  const tick = () => { for (const one of document.querySelectorAll(".hall-clock")) show(/** @type {HTMLElement} */ (one)); };
  setInterval(tick, TICK_MS);
  tick();
}

/** @param {HTMLElement} shown `data-age`: how old it was when it came into the page, in milliseconds */
function show(shown) {
  const since = seen.get(shown) ?? performance.now() - Number(shown.dataset["age"] ?? 0);
  seen.set(shown, since);
  const passed = shown.dataset["running"] === undefined ? 0 : performance.now() - since;
  const left = Math.max(0, Number(shown.dataset["left"]) - passed);
  const text = clock(left);
  if (shown.textContent !== text) shown.textContent = text;
  shown.classList.toggle("is-over", left === 0);
}
