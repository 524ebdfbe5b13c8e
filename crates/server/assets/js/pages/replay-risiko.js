// The page of a finished game of RisiKo!: the game first, then the page that shows it.

import "../games/risiko/known.js";
import "./replay.js";
