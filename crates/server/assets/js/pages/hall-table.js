// A table's own page: the result is entered here, and what another phone of the table has sent appears by itself.

import { fetched } from "../core/live-fragment.js";
import { place } from "../core/page.js";
import { follow } from "../core/tournament-stream.js";
import "./score.js";

const { refresh = "", stream = "", state } = place("main").dataset;

follow(stream, {
  onChange: async () => {
    const now = await fetched(refresh);
    if (now !== null && now !== state) location.assign(refresh.split("?")[0] ?? "");
  },
});
