// The player's part of the dice: drawn here, by this browser, for every form that seats somebody. Without a script the
// field stays empty and the player has no part in the dice; the server's promise holds all the same.

import { hex } from "./send.js";

for (const field of document.querySelectorAll("input[name=seed]")) {
  /** @type {HTMLInputElement} */ (field).value = hex(16);
}
