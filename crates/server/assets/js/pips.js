// Dice with their pips: attack and defence side by side, each comparison joined by a line with who lost.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { losers } from "./protocol.js";
import { say } from "./words.js";

/** Where the pips of a face are, on a grid of three by three. */
const PIPS = /** @type {Record<number, [number, number][]>} */ ({
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
});

/** One die, 40 by 40. @param {number} face @param {string} kind @param {number} x @param {number} y */
const die = (face, kind, x, y) => svg`
  <g class="die ${kind}" transform="translate(${x} ${y})">
    <rect width="40" height="40" rx="8"></rect>
    ${(PIPS[face] ?? []).map(([cx, cy]) => svg`<circle cx=${10 + cx * 10} cy=${10 + cy * 10} r="4"></circle>`)}
  </g>`;

/** A die by itself. @param {number} face @param {string} [kind] */
export const oneDie = (face, kind = "plain") =>
  html`<svg class="dice-single" viewBox="-1 -1 42 42" role="img" aria-label=${face}>${die(face, kind, 0, 0)}</svg>`;

/**
 * A whole roll, the dice in columns; or lying, in rows, where there is little height.
 * @param {import("./protocol.js").Roll} roll
 * @param {{attack: string, defence: string}} colours
 * @param {boolean} [lying]
 */
export function rollPicture(roll, colours, lying = false) {
  const lost = losers(roll);
  const length = Math.max(roll.attack.length, roll.defence.length) * 48 - 8;
  const apart = lying ? 64 : 120;
  const [width, height] = lying ? [length + 4, apart + 44] : [apart + 44, length + 4];
  const label = say("roll-said", {
    attack: roll.attack.join(" "), defence: roll.defence.join(" "), "attack-lost": roll.lost[0], "defence-lost": roll.lost[1],
  });
  const spot = (/** @type {number} */ i, /** @type {number} */ side) => /** @type {[number, number]} */ (lying ? [i * 48, side] : [side, i * 48]);
  const mark = (/** @type {"attack" | "defence"} */ who) => (lying
    ? (who === "defence" ? "M-8 -6L0 8L8 -6z" : "M-8 6L0 -8L8 6z")
    : (who === "defence" ? "M-7 -9L9 0L-7 9z" : "M7 -9L-9 0L7 9z"));
  return html`<svg class="roll" viewBox="-2 -2 ${width} ${height}" width=${width} height=${height} role="img" aria-label=${label}>
    ${lost.map((who, i) => {
      const [x1, y1] = spot(i, 40);
      const [x2, y2] = spot(i, apart);
      const aside = lying ? [20, 0] : [0, 20];
      const middle = [(x1 + x2) / 2 + (aside[0] ?? 0), (y1 + y2) / 2 + (aside[1] ?? 0)];
      return svg`<line class="pair" x1=${x1 + (aside[0] ?? 0)} y1=${y1 + (aside[1] ?? 0)} x2=${x2 + (aside[0] ?? 0)} y2=${y2 + (aside[1] ?? 0)}></line>
        ${who === null ? nothing : svg`<path class="verdict" transform="translate(${middle[0]} ${middle[1]})" d=${mark(who)}></path>`}`;
    })}
    ${roll.attack.map((face, i) => die(face, `side-attack ${lost[i] === "attack" ? "lost" : ""} of-${colours.attack}`, ...spot(i, 0)))}
    ${roll.defence.map((face, i) => die(face, `side-defence ${lost[i] === "defence" ? "lost" : ""} of-${colours.defence}`, ...spot(i, apart)))}
  </svg>`;
}
