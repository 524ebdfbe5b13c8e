// What is printed: the button needs a script, so it shows itself with one.

import { place } from "../core/page.js";

const button = /** @type {HTMLButtonElement} */ (place("paper-print"));
button.hidden = false;
button.addEventListener("click", () => window.print());
