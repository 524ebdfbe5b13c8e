// The lobby: its lists are kept fresh.

import { keepFresh } from "../core/live-fragment.js";
import { install } from "../core/install.js";

for (const part of document.querySelectorAll("[data-refresh]")) {
  keepFresh(/** @type {HTMLElement} */ (part), "/api/lobby/stream");
}

install();
