// Who holds what, as a board shows it.

/**
 * @typedef {import("../game.d.ts").View} View
 * @typedef {import("../../board/board.js").AreaShown} AreaShown
 */

/** @type {WeakMap<View, Map<string, AreaShown>>} */
const known = new WeakMap();

/**
 * The same view gives the same map, so that the board can tell what changed.
 * @param {View} view @param {(owner: string) => {colour: string, letter: string}} mark the colour and the letter of an owner
 */
export function ownersIn(view, mark) {
  const found = known.get(view);
  if (found) return found;
  const map = new Map([...view.lands].map(([area, { owner, armies }]) => [area, { owner, ...mark(owner), armies }]));
  known.set(view, map);
  return map;
}
