// Who is who at a Roman table: an army that nobody plays is neutral, whatever colour is left for it.

import { seatOf } from "../../core/scene.js";
import { say } from "../../core/words.js";
import { whoOf as playerOf } from "../shared/who.js";

/** @typedef {import("./types.js").Table} Table */

/** A seat as players call it; of two neutral armies each by its letter. @param {Table} table @param {string | null} letter */
export function whoOf(table, letter) {
  if (seatOf(table, letter)?.status !== "neutral") return playerOf(table, letter);
  const neutral = table.view.seats.filter(({ status }) => status === "neutral");
  return neutral.length > 1 ? say("rome-neutral-letter", { letter: letter ?? "" }) : say("neutral");
}

/** The colour a seat is shown in. @param {Table} table @param {string | null} letter */
export function colourOf(table, letter) {
  const seat = seatOf(table, letter);
  return seat === null || seat.status === "neutral" ? "neutral" : (seat.colour ?? "neutral");
}
