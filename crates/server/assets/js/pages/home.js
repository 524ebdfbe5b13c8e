// The first page: its one form opens a table, at whose page one then sits.

import { sitLater } from "../core/sit-later.js";

sitLater(/** @type {HTMLFormElement} */ (document.querySelector("[data-play-now]")));
