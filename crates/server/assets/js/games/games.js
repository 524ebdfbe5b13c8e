// The games that have a board, by the name a page gives in `data-game`.

import { risiko } from "./risiko/game.js";

/** @typedef {typeof risiko} Game */

/** @type {Record<string, Game>} */
const GAMES = { risiko };

/** @param {string} id @returns {Game} */
export function gameOf(id) {
  const game = GAMES[id];
  if (game === undefined) throw new Error(`no board for ${id}`);
  return game;
}
