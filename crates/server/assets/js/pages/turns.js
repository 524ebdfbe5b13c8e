// The line in the navigation of who plays by correspondence.

import { call } from "../core/notices.js";
import { watchTurns } from "../core/turns.js";

watchTurns(/** @type {HTMLElement} */ (document.querySelector("#turns")), call);
