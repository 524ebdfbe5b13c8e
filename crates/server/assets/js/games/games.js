// The games that have a board, by the name a page gives in `data-game`.

import { risiko } from "./risiko/game.js";
import { spqr } from "./spqr/game.js";

/** @typedef {import("./game.d.ts").Game} Game */

/** @type {Record<string, Game>} */
const GAMES = { risiko, spqr };

/** @param {string} id @returns {Game} */
export function gameOf(id) {
  const game = GAMES[id];
  if (game === undefined) throw new Error(`no board for ${id}`);
  return game;
}
