// Commands that could be given, in words and as the board shows them. Nothing is said of whether they are allowed.

import { say } from "../../../core/words.js";

/**
 * @typedef {import("../../game.d.ts").PlanShown} PlanShown
 * @typedef {(area: string) => string} Names
 */

/** The words of a command that name an area: where it comes from, and where it leads to; one alone is where. @type {Record<string, number[]>} */
const AREAS = { settle: [1], build: [1], place: [1], takeback: [1], launch: [1], ram: [1], embark: [1, 2], disembark: [1, 2], sail: [1, 2], attack: [1, 2], maneuver: [1, 2], land: [1, 3] };

/** @param {string[]} commands @param {Names} name @returns {PlanShown} */
export function planShown(commands, name) {
  const lines = commands.map((command) => command.split(" "));
  const told = lines.map((line) => sentence(line, name));
  const [line = []] = lines;
  const areas = (AREAS[line[0] ?? ""] ?? []).map((at) => line[at] ?? "");
  const [from = null, to = null] = areas.length === 2 ? areas : [null, ...areas];
  return {
    // A battle is many rolls of the same attack: it is told once.
    words: told.filter((one, index) => one !== told[index - 1]).join(", "),
    board: {
      chosen: from, aim: to, targets: new Set(to === null ? [] : [to]),
      arrow: from === null || to === null ? null : { from, to, key: `plan ${commands.join(";")}` },
    },
  };
}

/** @param {string[]} line @param {Names} name */
function sentence([verb = "", one = "", two = "", three = "", four = "", five = ""], name) {
  switch (verb) {
    case "colour": return say("plan-colour", { colour: say(`colour-${one}`) });
    case "settle": return say("rome-plan-settle", { province: name(one) });
    case "build": return say("rome-plan-build", { province: name(one) });
    case "claim": return say("rome-plan-claim", { n: Number(one) });
    case "recover": return say("rome-plan-recover");
    case "tris": return say("plan-tris");
    case "decline": return say("rome-plan-decline");
    case "place": return say("plan-place", { n: Number(two || 1), territory: name(one) });
    case "takeback": return say("plan-take-back", { n: Number(two || 1), territory: name(one) });
    case "launch": return say("rome-plan-launch", { n: Number(two || 1), sea: name(one) });
    case "embark": return say("rome-plan-embark", { n: Number(three || 1), from: name(one), to: name(two) });
    case "disembark": return say("rome-plan-disembark", { n: Number(three || 1), from: name(one), to: name(two) });
    case "sail": return say("rome-plan-sail", { n: Number(three || 1), from: name(one), to: name(two) });
    case "ram": return say("rome-plan-ram", { sea: name(one) });
    case "land": return say("rome-plan-land", { n: Number(four || 1), from: name(one), sea: name(two), to: name(three) });
    case "attack": return say("plan-attack", { from: name(one), to: name(two) });
    case "occupy": return say("plan-occupy", { n: Number(one) });
    case "maneuver": return five === ""
      ? say("plan-maneuver", { n: Number(three || 1), from: name(one), to: name(two) })
      : say("rome-plan-maneuver-by", { n: Number(three || 1), from: name(one), to: name(two), sea: name(five) });
    case "pass": return say("plan-pass");
    default: return [verb, one, two, three, four, five].filter((word) => word !== "").join(" ");
  }
}
