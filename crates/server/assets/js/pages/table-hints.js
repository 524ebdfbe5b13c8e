// What a newcomer is told in a first game: a few bubbles, each once, never again. Kept by this browser.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { say } from "../core/words.js";

/** Of each game, in the order in which it brings them. */
const GAMES = [["objective", "place", "reinforce", "attack", "occupy", "end"], ["rome-settle", "rome-points", "rome-choose"]];

export const HINTS = GAMES.flat();

const KEY = "sdadata.hints";

/** What was told already. @returns {string[]} */
export const keptHints = () => (localStorage.getItem(KEY) ?? "").split(" ").filter((hint) => HINTS.includes(hint));

/** @param {string[]} hints */
export const keepHints = (hints) => localStorage.setItem(KEY, hints.join(" "));

/**
 * @param {string | null} hint what could be told now
 * @param {string[]} seen
 * @param {(action: import("./table-state.js").TableAction) => void} send
 */
export function hintCard(hint, seen, send) {
  if (hint === null || seen.includes(hint)) return nothing;
  const game = GAMES.find((hints) => hints.includes(hint)) ?? [];
  return html`<aside class="hint-bubble" role="status">
    <p><span class="hint-count" aria-hidden="true">${game.indexOf(hint) + 1}/${game.length}</span> ${say(`hint-${hint}`)}</p>
    <div class="hint-buttons">
      <button class="button-quiet" @click=${() => send({ type: "hint-seen", hints: HINTS })}>${say("hint-off")}</button>
      <button @click=${() => send({ type: "hint-seen", hints: [hint] })}>${say("hint-done")}</button>
    </div></aside>`;
}
