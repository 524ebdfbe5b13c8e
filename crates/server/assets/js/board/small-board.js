// A small map to look at, any number of them on a page: some territories stand out. The outlines are the page's own.

import { html, svg } from "../../vendor/lit-html/lit-html.js";

/**
 * @param {{id: string, view_box: string, territories: {id: string}[]}} board
 * @param {Set<string>} wanted those that stand out
 * @param {Set<string>} missing those of them that are still missing
 * @param {string} label
 */
export const smallBoard = (board, wanted, missing, label) => html`
  <svg class="board-small board-goal" viewBox=${board.view_box} role="img" aria-label=${label}>
    ${board.territories.map(({ id }) => svg`<use href="#${board.id}-${id}" class="board-small-area ${wanted.has(id) ? "is-wanted" : ""} ${missing.has(id) ? "is-missing" : ""}"></use>`)}
  </svg>`;
