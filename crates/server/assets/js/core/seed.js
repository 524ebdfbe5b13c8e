// The player's part of the dice: drawn by this browser for every form that seats somebody. Without a script the field
// stays empty and the player has no part in the dice; the server's commitment holds all the same.

import { hex } from "./send.js";

/** How many random bytes a seed has. */
export const SEED_BYTES = 16;

/** Fills the fields for a seed. */
export function fillSeeds() {
  for (const field of document.querySelectorAll("input[name=seed]")) {
    /** @type {HTMLInputElement} */ (field).value = hex(SEED_BYTES);
  }
}
