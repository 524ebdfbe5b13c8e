// Armies that are put down on the page and not said yet, in the order in which they were.

/** @typedef {{area: string, armies: number}} Kept */

/** How many armies are kept. @param {Kept[]} kept */
export const countKept = (kept) => kept.reduce((sum, { armies }) => sum + armies, 0);

/** Without one army of an area, or without the last ones. @param {Kept[]} kept @param {string | null} area @returns {Kept[]} */
export function dropKept(kept, area) {
  const at = area === null ? kept.length - 1 : kept.findLastIndex((one) => one.area === area);
  const found = kept[at];
  if (found === undefined) return kept;
  return area === null || found.armies === 1 ? kept.toSpliced(at, 1) : kept.with(at, { area, armies: found.armies - 1 });
}

/** What is kept on each area. @param {Kept[]} kept @returns {Map<string, number>} */
export function countByArea(kept) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { area, armies } of kept) sums.set(area, (sums.get(area) ?? 0) + armies);
  return sums;
}

/** What is kept after armies were placed. @param {Kept[]} kept @param {string} area @param {number} armies @returns {Kept[]} */
export function withoutPlaced(kept, area, armies) {
  return armies <= 0 || !kept.some((one) => one.area === area) ? kept : withoutPlaced(dropKept(kept, area), area, armies - 1);
}

/** The areas with the armies that are kept on them and not placed yet. @template {{armies: number}} Shown @param {Map<string, Shown>} areas @param {Map<string, number>} kept @returns {Map<string, Shown>} */
export function withKept(areas, kept) {
  if (kept.size === 0) return areas;
  const shown = new Map(areas);
  for (const [area, more] of kept) {
    const held = areas.get(area);
    if (held !== undefined) shown.set(area, { ...held, armies: held.armies + more });
  }
  return shown;
}
