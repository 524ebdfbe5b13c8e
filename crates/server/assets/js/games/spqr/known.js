// Makes S.P.Q.RisiKo! known to the page that is loaded.

import { know } from "../games.js";
import { spqr } from "./game.js";

know("spqr", spqr);
