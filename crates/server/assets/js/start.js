// How a page with a board begins: what the server wrote into it, read once.

import { learn } from "./words.js";

/** @param {string} name */
export const place = (name) => /** @type {HTMLElement} */ (document.querySelector(`#${name}`));

/** @param {string} name */
const island = (name) => JSON.parse(place(name).textContent ?? "null");

/**
 * The page, its table and its board.
 * @param {"table" | "replay"} kind
 */
export function start(kind) {
  const page = place(kind);
  const lang = page.dataset["lang"] ?? "it";
  learn(island("words"), lang);
  /** @type {import("./state.js").BoardData} */
  const data = island("board-data");
  const names = new Map(data.territories.map((one) => [one.id, one.name]));
  const id = page.dataset["table"] ?? "";
  return {
    page, id, lang, data,
    base: `/api/tables/${id}`,
    name: (/** @type {string} */ territory) => names.get(territory) ?? territory,
    svg: /** @type {SVGSVGElement} */ (document.querySelector("#board")),
  };
}
