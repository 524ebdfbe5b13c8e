// Where a card over the board stands, so that it does not hide what it tells of. Pure.

/**
 * @typedef {{left: number, right: number, top: number, bottom: number}} Box
 * @typedef {{side: "left" | "right", end: "top" | "bottom"}} Stand
 */

/**
 * The side and the end with more room beside the counters it tells of, as they are on the screen.
 * @param {Box} stage what is seen of the board @param {Box[]} boxes the counters; those out of sight count where they were last seen
 * @returns {Stand}
 */
export function standOf(stage, boxes) {
  if (boxes.length === 0) return { side: "left", end: "bottom" };
  const edge = (/** @type {keyof Box} */ key, /** @type {(...all: number[]) => number} */ of) => of(...boxes.map((box) => box[key]));
  const room = {
    left: edge("left", Math.min) - stage.left, right: stage.right - edge("right", Math.max),
    top: edge("top", Math.min) - stage.top, bottom: stage.bottom - edge("bottom", Math.max),
  };
  return { side: room.right > room.left ? "right" : "left", end: room.top > room.bottom ? "top" : "bottom" };
}

/**
 * The side of the lower edge at which a card hides fewer of these boxes; the one that is meant, if both hide as many.
 * @param {Box} stage @param {{width: number, height: number}} card @param {Box[]} boxes @param {Stand["side"]} meant @returns {Stand["side"]}
 */
export function sideHidingLess(stage, { width, height }, boxes, meant) {
  const top = stage.bottom - height;
  const hidden = (/** @type {Stand["side"]} */ side) => boxes.filter((box) => box.bottom > top
    && (side === "left" ? box.left < stage.left + width : box.right > stage.right - width)).length;
  const other = meant === "left" ? "right" : "left";
  return hidden(other) < hidden(meant) ? other : meant;
}
