// A tournament: whatever changes comes by itself.

import { refresher } from "../core/live-fragment.js";
import { runClocks } from "../core/hall-clock.js";
import { follow } from "../core/tournament-stream.js";

const live = /** @type {HTMLElement} */ (document.querySelector("#live"));
const refresh = refresher(live);
runClocks();
follow(live.dataset["stream"] ?? "", { onChange: () => void refresh() });
