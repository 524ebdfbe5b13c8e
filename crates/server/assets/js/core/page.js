// How a page with a board begins: what the server wrote into it, read once.

import { learn } from "./words.js";

/**
 * @typedef {{words: Record<string, import("./words.js").Sentence>, board: {definitions: string, board: string}}} Kept
 *   what no game changes: scripts that ran before this one left it, and the browser keeps them
 */

/** An element of the page by its id. @param {string} id */
export const place = (id) => /** @type {HTMLElement} */ (document.querySelector(`#${id}`));

/** Data the server put into the page. @param {string} id */
const island = (id) => JSON.parse(place(id).textContent ?? "null");

/**
 * The page, its table and its board.
 * @param {"table" | "replay"} id
 */
export function readPage(id) {
  const page = place(id);
  const lang = page.dataset["lang"] ?? "it";
  const { words, board } = /** @type {Kept} */ (/** @type {any} */ (globalThis).sdadata);
  learn(words, lang);
  page.insertAdjacentHTML("afterbegin", board.definitions);
  place("stage").innerHTML = board.board;
  const table = page.dataset["table"] ?? "";
  return {
    page, lang, table,
    game: document.body.dataset["game"] ?? "",
    /** Opens the chairs that are kept; only who may know it is given it. */
    invitation: page.dataset["invitation"] ?? null,
    /** Whether the reader may referee here. */
    mayReferee: page.dataset["referee"] !== undefined,
    data: island("board-data"),
    api: `/api/tables/${table}`,
    svg: /** @type {SVGSVGElement} */ (page.querySelector(".board")),
  };
}
