// From the table's state to what the board shows.

import { modeOf } from "./bar.js";
import { nameOf, seatOf } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./app.js").State} State */

/** @type {WeakMap<object, Map<string, import("./board.js").Shown>>} */
const shown = new WeakMap();

/** Who holds what. The same view gives the same map, so that the board can tell what changed. @param {State} state */
export function lands(state) {
  const known = shown.get(state.view);
  if (known) return known;
  /** @type {Map<string, import("./board.js").Shown>} */
  const map = new Map();
  for (const [id, { owner, armies }] of state.view.lands) {
    const seat = seatOf(state, owner);
    const colour = seat === null ? "neutral" : seat.status === "ghost" ? "ghost" : (seat.colour ?? "neutral");
    map.set(id, { owner, colour, letter: seat?.letter ?? "", armies });
  }
  shown.set(state.view, map);
  return map;
}

/** Where something can be done now, or begun. @param {App} app @returns {Set<string>} */
export function openTo(app) {
  const { may } = app.state;
  switch (modeOf(app)) {
    case "place": return new Set(may.place.keys());
    case "pick": return new Set([...may.abandon, ...may.reoccupy, ...may.ghost]);
    case "choose": case "attack": case "maneuver": return new Set([...may.attack.keys(), ...may.maneuver.keys()]);
    default: return new Set();
  }
}

/** Where one can go from here. @param {State} state @param {string} from @returns {Set<string>} */
export const aims = ({ may }, from) =>
  new Set([...(may.attack.get(from)?.keys() ?? []), ...(may.maneuver.get(from)?.keys() ?? [])]);

/** What is said of each territory to who does not see the board. @param {App} app */
export function labels(app) {
  const { state, ui, name } = app;
  const open = openTo(app);
  const targets = ui.chosen === null ? new Set() : aims(state, ui.chosen);
  return new Map(app.data.territories.map(({ id }) => {
    const held = state.view.lands.get(id);
    const parts = [name(id)];
    if (held) parts.push(whose(state, held.owner), say("armies", { n: held.armies }));
    if (id === ui.chosen) parts.push(say("label-chosen"));
    else if (targets.has(id)) parts.push(say("label-target"));
    else if (open.has(id)) parts.push(say("label-open"));
    return [id, parts.join(", ")];
  }));
}

/** @param {State} state @param {string} owner */
function whose(state, owner) {
  if (owner === state.scene.you) return say("yours");
  const seat = seatOf(state, owner);
  if (seat === null) return say("neutral");
  if (seat.status === "ghost") return say("ghost");
  return seat.colour === null ? nameOf(state, owner) : say(`colour-${seat.colour}`);
}
