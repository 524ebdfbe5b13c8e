// Makes RisiKo! known to the page that is loaded.

import { know } from "../games.js";
import { risiko } from "./game.js";

know("risiko", risiko);
