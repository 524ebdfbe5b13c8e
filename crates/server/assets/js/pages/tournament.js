// A tournament: whatever changes comes by itself.

import { runClocks } from "../core/hall-clock.js";
import { place } from "../core/page.js";
import { followPart } from "../core/tournament-stream.js";

runClocks();
followPart(place("live"));
