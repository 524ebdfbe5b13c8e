// The first page: its one form opens a table, at whose page one then sits; the reader's own games are kept fresh.

import { install } from "../core/install.js";
import { keepFresh } from "../core/live-fragment.js";
import { sitLater } from "../core/sit-later.js";

sitLater(/** @type {HTMLFormElement} */ (document.querySelector("[data-play-now]")));
for (const part of document.querySelectorAll("[data-refresh]")) keepFresh(/** @type {HTMLElement} */ (part), "/api/lobby/stream");
install();
