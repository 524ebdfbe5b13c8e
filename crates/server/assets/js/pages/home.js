// The first page: its one form seats somebody.

import { fillSeeds } from "../core/seed.js";

fillSeeds();
