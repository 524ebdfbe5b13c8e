// What RisiKo! says in the words of the protocol: a view, what may be done, rolls. Reading only; no rule is known here.

import { numberAfter as after, numbersOf, readPairs, readRange } from "../../core/protocol.js";

/**
 * @typedef {import("../../core/protocol.js").Range} Range
 * @typedef {import("../../core/protocol.js").Roll} Roll
 * @typedef {{letter: string, colour: string | null, status: string, player: number | null, cards: string[] | null,
 *   count: number, objective: number | null}} SeatView
 * @typedef {{owner: string, armies: number}} Holding
 * @typedef {{turn: string | null, lap: number, phase: string, about: string[], due: number, tris: number,
 *   conquests: number, placed: boolean, timeUp: {seat: string, laps: number, last: number} | null,
 *   seats: SeatView[], lands: Map<string, Holding>, marks: Map<string, number>, arriving: string | null}} View
 * @typedef {{colours: string[], abandon: Set<string>, reoccupy: Set<string>, ghost: Set<string>,
 *   place: Map<string, Range>, takeback: Map<string, Range>, tris: string[][],
 *   attack: Map<string, Map<string, number[]>>, maneuver: Map<string, Map<string, Range>>,
 *   defend: Range | null, occupy: Range | null, pass: boolean, throwDice: boolean, any: boolean}} May
 */

/** A view with nothing in it. @returns {View} */
function emptyView() {
  return {
    turn: null, lap: 0, phase: "", about: [], due: 0, tris: 0, conquests: 0, placed: false, timeUp: null,
    seats: [], lands: new Map(), marks: new Map(), arriving: null,
  };
}

/**
 * The position of a scene.
 * @param {string} text
 * @returns {View}
 */
export function readView(text) {
  const view = emptyView();
  for (const line of text.split("\n")) readFact(view, line.trim().split(" "));
  return view;
}

/** @param {View} view @param {string[]} words */
function readFact(view, words) {
  switch (words[0]) {
    case "turn":
      view.turn = words[1] ?? null;
      view.lap = Number(words[3]);
      view.phase = words[4] ?? "";
      view.about = words.slice(5);
      break;
    case "armies":
      view.due = after(words, "due");
      view.tris = after(words, "tris");
      view.conquests = after(words, "conquests");
      view.placed = words.includes("placed");
      break;
    case "time":
      view.timeUp = { seat: words[2] ?? "", laps: after(words, "laps"), last: after(words, "last") };
      break;
    case "seat":
      view.seats.push(readSeat(words));
      break;
    case "land":
      for (const [id, armies] of readPairs(words.slice(2))) view.lands.set(id, { owner: words[1] ?? "", armies });
      break;
    case "marks":
      for (const [id, armies] of readPairs(words.slice(1))) view.marks.set(id, armies);
      break;
    case "arriving":
      view.arriving = words[1] ?? null;
      break;
    default: // a fact of another day is passed over
  }
}

/** @param {string[]} words @returns {SeatView} */
function readSeat(words) {
  const [, letter = "", colour = "-", status = "playing", ...rest] = words;
  const at = rest.indexOf("cards");
  const until = rest.indexOf("objective");
  const end = rest.findIndex((word, i) => i > at && (word === "objective" || word === "capcut"));
  const cards = at < 0 ? [] : rest.slice(at + 1, end < 0 ? undefined : end);
  const hidden = cards[0]?.startsWith("?") === true;
  return {
    letter,
    colour: colour === "-" ? null : colour,
    status,
    player: rest.includes("player") ? after(rest, "player") : null,
    cards: hidden ? null : cards,
    count: hidden ? Number(cards[0]?.slice(1)) : cards.length,
    objective: until < 0 ? null : Number(rest[until + 1]),
  };
}

/**
 * What may be done, by verb.
 * @param {string[]} lines
 * @returns {May}
 */
export function readMay(lines) {
  /** @type {May} */
  const may = {
    colours: [], abandon: new Set(), reoccupy: new Set(), ghost: new Set(), place: new Map(), takeback: new Map(),
    tris: [], attack: new Map(), maneuver: new Map(), defend: null, occupy: null, pass: false, throwDice: false,
    any: lines.length > 0,
  };
  for (const line of lines) readOption(may, line.replace(/^may /, "").split(" "));
  return may;
}

/** @param {May} may @param {string[]} words */
function readOption(may, words) {
  const [verb, one = "", two = "", three = ""] = words;
  switch (verb) {
    case "colour": may.colours.push(one); break;
    case "abandon": may.abandon.add(one); break;
    case "reoccupy": may.reoccupy.add(one); break;
    case "ghost": may.ghost.add(one); break;
    case "place": may.place.set(one, readRange(two)); break;
    case "takeback": may.takeback.set(one, readRange(two)); break;
    case "tris": may.tris.push(words.slice(1)); break;
    case "attack": entry(may.attack, one, two, () => /** @type {number[]} */ ([])).push(...numbersOf(readRange(three))); break;
    case "maneuver": inner(may.maneuver, one).set(two, readRange(three)); break;
    case "defend": may.defend = readRange(one); break;
    case "occupy": may.occupy = readRange(one); break;
    case "pass": may.pass = true; break;
    case "throw": may.throwDice = true; break;
    default: // a command of another day is passed over
  }
}

/** @template V @param {Map<string, Map<string, V>>} map @param {string} key @returns {Map<string, V>} */
function inner(map, key) {
  const found = map.get(key) ?? new Map();
  map.set(key, found);
  return found;
}

/** @template V @param {Map<string, Map<string, V>>} map @param {string} a @param {string} b @param {() => V} make */
function entry(map, a, b, make) {
  const row = inner(map, a);
  const found = row.get(b) ?? make();
  row.set(b, found);
  return found;
}

/**
 * Who lost each comparison, told by the faces; nothing is said if that does not fit what the table told.
 * @param {Roll} roll
 * @returns {("attack" | "defence" | null)[]}
 */
export function losers({ attack, defence, lost }) {
  const pairs = Math.min(attack.length, defence.length);
  const told = Array.from({ length: pairs }, (_, i) =>
    /** @type {"attack" | "defence"} */ ((attack[i] ?? 0) > (defence[i] ?? 0) ? "defence" : "attack"));
  const attackers = told.filter((one) => one === "attack").length;
  return attackers === lost[0] && pairs - attackers === lost[1] ? told : told.map(() => null);
}
