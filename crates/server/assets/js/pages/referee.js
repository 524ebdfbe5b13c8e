// A referee's phone: the casebook answers as one types, and tables that call appear by themselves.

import { fetched, replaceContent } from "../core/live-fragment.js";
import { place } from "../core/page.js";
import { followPart } from "../core/tournament-stream.js";

/** A word is rarely typed faster than this. */
const TYPING_MS = 180;

const field = /** @type {HTMLInputElement} */ (place("referee-query"));
const found = place("referee-rulings");
/** @type {ReturnType<typeof setTimeout> | undefined} */
let typing;
let asked = field.value;

async function search() {
  const query = field.value;
  if (query === asked) return;
  asked = query;
  const text = await fetched(`${found.dataset["refresh"] ?? ""}&q=${encodeURIComponent(query)}`);
  // An answer that was overtaken by another question is not shown.
  if (text !== null && field.value === query) replaceContent(found, text);
}

field.addEventListener("input", () => {
  clearTimeout(typing);
  typing = setTimeout(() => void search(), TYPING_MS);
});
place("referee-search").addEventListener("submit", (event) => {
  event.preventDefault();
  void search();
});
followPart(place("referee-calls"));
