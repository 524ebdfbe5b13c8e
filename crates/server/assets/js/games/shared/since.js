// What happened since one's own turn, in words.

import { say } from "../../core/words.js";
import { whoOf } from "./who.js";

/** @typedef {import("../../pages/table-moments.js").Moments} Moments */

/**
 * @param {import("../game.d.ts").Play & {moments: Moments}} page @param {import("../game.d.ts").Names} name
 * @param {"since-armies" | "rome-since-legionaries"} fewer the sentence for armies one has fewer
 * @returns {{title: string, told: string} | null}
 */
export function sinceWith({ table, moments: { since } }, name, fewer) {
  if (since === null) return null;
  const takers = [...new Set(since.lost.map(({ to }) => to))];
  const list = takers.map((to) => say("since-lost-to", {
    who: whoOf(table, to), territories: since.lost.filter((one) => one.to === to).map(({ area }) => name(area)).join(", "),
  })).join("; ");
  const parts = [...(list === "" ? [] : [say("since-lost", { list })]), ...(since.armies === 0 ? [] : [say(fewer, { n: since.armies })])];
  return { title: say("since"), told: parts.length === 0 ? say("since-nothing") : `${parts.join(", ")}.` };
}
