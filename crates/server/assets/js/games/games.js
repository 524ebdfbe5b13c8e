// The game of a page, by the name it gives in `data-game`. Each page loads one: its script begins with the import that makes it
// known (`risiko/known.js`, `spqr/known.js`), before anything asks for it.

/** @typedef {import("./game.d.ts").Game} Game */

/** @type {Map<string, Game>} */
const games = new Map();

/** @param {string} id @param {Game} game */
export function know(id, game) {
  games.set(id, game);
}

/** @param {string} id @returns {Game} */
export function gameOf(id) {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no board for ${id}`);
  return game;
}
