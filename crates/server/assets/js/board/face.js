// The face of one who plays for the house: a round head, and what makes it somebody. Drawn from the chair and the level, so that
// the same name always has the same face.

import { html, svg } from "../../vendor/lit-html/lit-html.js";

/** The colour of the hair, by the level. @type {Record<string, string>} */
const HAIR = {
  random: "#b9772f", "random-turns": "#c9a24a", principiante: "#8a5a2b", cautious: "#6b6f76", bold: "#7a2f22", medio: "#3d2b1f",
  esperto: "#22262b", maestro: "#d8d4ca",
};

/** What lies behind the head, and what lies on it, by the chair. @type {[(hair: string) => unknown, (hair: string) => unknown][]} */
const HEADS = [
  [() => "", (hair) => svg`<path d="M-8-3a8 8 0 0 1 16 0l-2-2h-12z" fill=${hair}></path><path d="M-7 3a7 7 0 0 0 14 0l-3 1-4-1-4 1z" fill=${hair}></path>`],
  [(hair) => svg`<path d="M-10-2a10 10 0 0 1 20 0v10h-20z" fill=${hair}></path>`, (hair) => svg`<path d="M-8-2a8 8 0 0 1 16 0q-8 0-11-4-1 3-5 4z" fill=${hair}></path>`],
  [() => "", (hair) => svg`<path d="M-11-4h22v2h-22zM-7-4v-7h14v7z" fill=${hair}></path>`],
  [(hair) => svg`<circle cy="-10" r="4" fill=${hair}></circle>`, (hair) => svg`<path d="M-8-1a8 8 0 0 1 16 0q-4-5-8-5t-8 5z" fill=${hair}></path>`],
  [() => "", (hair) => svg`<path d="M-8-3a8 8 0 0 1 16 0l-4-3h-8z" fill=${hair}></path><path d="M-4 4q2-2 4 0 2-2 4 0-2 2-4 .6-2 1.4-4-.6z" fill=${hair}></path>`],
  [(hair) => svg`<g fill=${hair}><circle cx="-7" cy="-3" r="4"></circle><circle cx="7" cy="-3" r="4"></circle><circle cx="-4" cy="-8" r="4"></circle><circle cx="4" cy="-8" r="4"></circle></g>`, () => ""],
];

/** @param {{level: string, chair: number}} who the chair from 0 */
export function face({ level, chair }) {
  const hair = HAIR[level] ?? "#6b6f76";
  const [behind, before] = HEADS[chair % HEADS.length] ?? [() => "", () => ""];
  return html`<svg class="face" viewBox="-13 -15 26 26" aria-hidden="true">${behind(hair)}
    <circle r="8" cy="0" fill="#eac9a4" stroke="#5b4632" stroke-width=".8"></circle>
    <circle cx="-3" cy="-.5" r="1" fill="#2b2420"></circle><circle cx="3" cy="-.5" r="1" fill="#2b2420"></circle>${before(hair)}
    <path d="M-2.4 5.4q2.4 1.6 4.8 0" fill="none" stroke="#7a3d2e" stroke-width="1" stroke-linecap="round"></path></svg>`;
}
