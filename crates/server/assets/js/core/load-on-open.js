// What is asked for only when it is unfolded: `data-load` is the address of what stands in it.

import { fetched } from "./live-fragment.js";

/** For every such part of the page, those that come later too. */
export function loadOnOpen() {
  // The event does not rise, but it can be caught on its way down.
  document.addEventListener("toggle", (event) => void load(/** @type {HTMLDetailsElement} */ (event.target)), true);
}

/** @param {HTMLDetailsElement} part */
async function load(part) {
  const address = part.dataset["load"];
  if (!part.open || address === undefined) return;
  const text = await fetched(address);
  const place = part.querySelector(".answer-text");
  if (text !== null && place !== null) place.innerHTML = text;
}
