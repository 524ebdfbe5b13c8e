// The page of a finished game of S.P.Q.RisiKo!: the game first, then the page that shows it.

import "../games/spqr/known.js";
import "./replay.js";
