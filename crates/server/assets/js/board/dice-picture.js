// Dice with their pips: attack and defence side by side, each comparison joined by a line with who lost.

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

/** Where the pips of a face are, on a grid of three by three. */
const PIPS = /** @type {Record<number, [number, number][]>} */ ({
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
});

/** One die, 40 by 40. @param {number} face @param {[number, number]} at @param {{colour: string, lost: boolean} | null} [rolled] */
const die = (face, [x, y], rolled = null) => svg`
  <g class="die ${rolled === null ? "" : "die-rolled"} ${rolled?.lost ? "is-lost" : ""}" data-colour=${rolled?.colour ?? nothing} transform="translate(${x} ${y})">
    <rect width="40" height="40" rx="8"></rect>
    ${(PIPS[face] ?? []).map(([cx, cy]) => svg`<circle cx=${10 + cx * 10} cy=${10 + cy * 10} r="4"></circle>`)}
  </g>`;

/** A die by itself. @param {number} face */
export const oneDie = (face) =>
  html`<svg class="die-single" viewBox="-1 -1 42 42" role="img" aria-label=${face}>${die(face, [0, 0])}</svg>`;

/**
 * @typedef {{attack: number[], defence: number[], losers: ("attack" | "defence" | null)[],
 *   colours: {attack: string, defence: string}, label: string}} RollShown
 *   `losers`: who lost each comparison, as far as it is known
 */

/** A whole roll, the dice in columns; or lying, in rows, where there is little height. @param {RollShown} roll @param {boolean} [lying] */
export function rollPicture({ attack, defence, losers, colours, label }, lying = false) {
  const length = Math.max(attack.length, defence.length) * 48 - 8;
  const apart = lying ? 64 : 120;
  const [width, height] = lying ? [length + 4, apart + 44] : [apart + 44, length + 4];
  const spot = (/** @type {number} */ i, /** @type {number} */ side) => /** @type {[number, number]} */ (lying ? [i * 48, side] : [side, i * 48]);
  return html`<svg class="die-roll" viewBox="-2 -2 ${width} ${height}" width=${width} height=${height} role="img" aria-label=${label}>
    ${losers.map((loser, i) => comparison(spot(i, 40), spot(i, apart), loser, lying))}
    ${attack.map((face, i) => die(face, spot(i, 0), { colour: colours.attack, lost: losers[i] === "attack" }))}
    ${defence.map((face, i) => die(face, spot(i, apart), { colour: colours.defence, lost: losers[i] === "defence" }))}
  </svg>`;
}

/** The line between two dice, with a mark that points at who lost. @param {[number, number]} from @param {[number, number]} to @param {"attack" | "defence" | null} loser @param {boolean} lying */
function comparison([x1, y1], [x2, y2], loser, lying) {
  const [dx, dy] = lying ? [20, 0] : [0, 20];
  const mark = lying
    ? (loser === "defence" ? "M-8 -6L0 8L8 -6z" : "M-8 6L0 -8L8 6z")
    : (loser === "defence" ? "M-7 -9L9 0L-7 9z" : "M7 -9L-9 0L7 9z");
  return svg`<line class="die-pair" x1=${x1 + dx} y1=${y1 + dy} x2=${x2 + dx} y2=${y2 + dy}></line>
    ${loser === null ? nothing : svg`<path class="die-verdict" transform="translate(${(x1 + x2) / 2 + dx} ${(y1 + y2) / 2 + dy})" d=${mark}></path>`}`;
}
