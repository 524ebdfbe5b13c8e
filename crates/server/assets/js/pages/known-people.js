// People known from earlier tournaments: offered while a surname is typed; whoever is chosen fills the other fields too.

import { fetched, replaceContent } from "../core/live-fragment.js";

/** How long nothing must be typed before it is asked, in milliseconds. */
const PAUSE_MS = 150;

/**
 * What a choice of the list fills in, if what stands in the field is one.
 * @param {string} typed
 * @param {Iterable<{ value: string, dataset: DOMStringMap }>} offered
 * @returns {{ name: string, surname: string, club: string } | null}
 */
export function chosen(typed, offered) {
  for (const { value, dataset } of offered) {
    if (value === typed) return { name: dataset["name"] ?? "", surname: dataset["surname"] ?? "", club: dataset["club"] ?? "" };
  }
  return null;
}

/** Follows the field of a surname. @param {HTMLInputElement} field */
export function complete(field) {
  const list = /** @type {HTMLDataListElement | null} */ (document.getElementById(field.getAttribute("list") ?? ""));
  const address = list?.dataset["source"];
  if (list === null || address === undefined) return;
  let waiting = 0;
  const ask = async () => {
    const asked = field.value;
    const text = await fetched(`${address}?q=${encodeURIComponent(asked)}`);
    if (text !== null && field.value === asked) replaceContent(list, text);
  };
  field.addEventListener("input", () => {
    const person = chosen(field.value, list.options);
    if (person !== null) return fill(field, person);
    clearTimeout(waiting);
    waiting = window.setTimeout(() => void ask(), PAUSE_MS);
  });
}

/** @param {HTMLInputElement} field @param {{ name: string, surname: string, club: string }} person */
function fill(field, person) {
  for (const [name, value] of Object.entries(person)) {
    const other = field.form?.elements.namedItem(name);
    if (other instanceof HTMLInputElement) other.value = value;
  }
}
