// Who is who, as players call each other.

import { nameOf, seatOf } from "../../core/scene.js";
import { say } from "../../core/words.js";

/** @typedef {{scene: import("../../core/scene.js").Scene, view: import("../../core/scene.js").View}} Seated */

/** A seat by its colour; by name before colours are chosen. @param {Seated} table @param {string | null} letter */
export function whoOf(table, letter) {
  const colour = seatOf(table, letter)?.colour ?? null;
  return colour === null ? nameOf(table, letter) : say(`colour-${colour}`);
}

/** Before anybody has a colour people are numbers and letters: here they have names. @param {import("../../core/scene.js").Scene} scene @param {string} words */
export function withNames({ seats }, words) {
  return seats.reduce((text, { player, seat, name }) => {
    if (name === undefined) return text;
    const meant = [say("player-number", { number: player }), ...(seat === undefined || seat === null ? [] : [say("seat-letter", { letter: seat })])];
    return meant.reduce((told, whom) => told.replace(new RegExp(`(?<![\\p{L}\\d])${whom}(?![\\p{L}\\d])`, "giu"), () => name), text);
  }, words);
}

/** Whose move it is, by colour and name. @param {Seated} table @param {string} letter */
export function awaitedOf(table, letter) {
  // A bot's level stands in brackets behind its name: within others a comma does.
  const [colour, name] = [whoOf(table, letter), nameOf(table, letter).replace(/ \((.+)\)$/, ", $1")];
  return colour === name ? say("told-awaited-name", { name }) : say("told-awaited", { colour, name });
}

/** @param {import("../../core/scene.js").Chair[]} seats */
export function freeSeats(seats) {
  const free = seats.filter((seat) => seat.kind === "free").length;
  return free > 0 ? say("seats-free", { n: free }) : say("seats-full");
}

/** What is said of a table that is not played now; null while it is. @param {Seated} table */
export function phaseOutside({ scene }) {
  switch (scene.stage) {
    case "open": return scene.version === 0 ? "" : say("table-open");
    case "revealing": return say("stage-revealing");
    case "over": return say("phase-over");
    case "abandoned": return say("stage-abandoned");
    default: return null;
  }
}

/** What is told to who cannot do anything. @param {Seated} table */
export function toldWatching(table) {
  const { scene } = table;
  if (scene.stage === "revealing") return say("revealing");
  if (scene.stage === "open") return scene.version === 0 ? say("loading") : freeSeats(scene.seats);
  if (scene.to_act === null || scene.to_act === scene.you) return say("told-wait");
  return awaitedOf(table, scene.to_act);
}
