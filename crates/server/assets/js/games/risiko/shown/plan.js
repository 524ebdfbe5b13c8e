// Commands that could be given, in words and as the board shows them. Nothing is said of whether they are allowed.

import { say } from "../../../core/words.js";

/**
 * @typedef {import("../../game.d.ts").PlanShown} PlanShown
 * @typedef {(area: string) => string} Names
 */

/** @param {string[]} commands @param {Names} name @returns {PlanShown} */
export function planShown(commands, name) {
  const lines = commands.map((command) => command.split(" "));
  const told = lines.map((line) => sentence(line, name));
  const led = lines.find(([verb]) => verb === "attack" || verb === "maneuver");
  const placed = lines.filter(([verb]) => verb === "place").map(([, on = ""]) => on);
  const [, from = null, to = null] = led ?? [];
  return {
    // A battle is many rolls of the same attack: it is told once.
    words: told.filter((one, index) => one !== "" && one !== told[index - 1]).join(", "),
    board: {
      chosen: from, aim: to, targets: new Set(to === null ? placed : [to]),
      arrow: from === null || to === null ? null : { from, to, key: `plan ${commands.join(";")}` },
    },
  };
}

/** @param {string[]} line @param {Names} name */
function sentence([verb = "", one = "", two = "", three = ""], name) {
  switch (verb) {
    case "place": return say("plan-place", { n: Number(two || 1), territory: name(one) });
    case "takeback": return say("plan-take-back", { n: Number(two || 1), territory: name(one) });
    case "attack": return say("plan-attack", { from: name(one), to: name(two) });
    case "maneuver": return say("plan-maneuver", { n: Number(three || 1), from: name(one), to: name(two) });
    case "occupy": return say("plan-occupy", { n: Number(one) });
    case "defend": return say("plan-defend", { n: Number(one) });
    case "tris": return say("plan-tris");
    case "pass": return say("plan-pass");
    case "colour": return say("plan-colour", { colour: say(`colour-${one}`) });
    default: return [verb, one, two, three].filter((word) => word !== "").join(" ");
  }
}
