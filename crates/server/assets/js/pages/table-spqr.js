// The page of a table of S.P.Q.RisiKo!: the game first, then the page that plays it.

import "../games/spqr/known.js";
import "./table.js";
