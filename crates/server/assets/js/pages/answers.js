// A player of a tournament: what can be asked is answered when it is unfolded.

import { loadOnOpen } from "../core/load-on-open.js";

loadOnOpen();
