// The page of a table of RisiKo!: the game first, then the page that plays it.

import "../games/risiko/known.js";
import "./table.js";
