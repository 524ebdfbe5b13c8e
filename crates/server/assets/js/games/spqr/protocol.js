// What S.P.Q.RisiKo! says in the words of the protocol: a view, what may be done, rolls. Reading only; no rule is known here.

import { numberAfter as after, numbersOf, readPairs, readRange } from "../../core/protocol.js";

/**
 * @typedef {import("../../core/protocol.js").Range} Range
 * @typedef {import("../../core/protocol.js").Event} Event
 * @typedef {import("../../core/protocol.js").Roll} Roll
 * @typedef {import("./types.js").Move} Move
 * @typedef {{letter: string, colour: string | null, status: string, player: number | null, points: number, conducts: number,
 *   cards: string[] | null, count: number}} SeatView
 * @typedef {{turn: string | null, lap: number, phase: string, about: string[], due: number, points: number, tris: number,
 *   conquests: number, triremes: number, centresDue: number, owed: number, timeUp: {last: number} | null, seats: SeatView[],
 *   lands: Map<string, {owner: string, armies: number}>, fleets: Map<string, Map<string, number>>, centres: Set<string>,
 *   marks: Map<string, number>, launched: Map<string, number>}} View
 *   `fleets`: by sea, then by seat; `marks` and `launched`: what was put down this turn and may be taken back
 * @typedef {{colours: string[], settle: Set<string>, build: Map<string, string[]>, place: Map<string, Range>, takeback: Map<string, Range>,
 *   tris: string[][], claim: Range | null, recover: boolean, launch: Map<string, Range>, unlaunch: Map<string, Range>, decline: boolean,
 *   moves: Move[], occupy: Range | null, pass: boolean, any: boolean}} May
 *   `build`: the ways to pay, by province; an empty word where nothing is owed
 */

/** A view with nothing in it. @returns {View} */
function emptyView() {
  return {
    turn: null, lap: 0, phase: "", about: [], due: 0, points: 0, tris: 0, conquests: 0, triremes: 0, centresDue: 0, owed: 0, timeUp: null,
    seats: [], lands: new Map(), fleets: new Map(), centres: new Set(), marks: new Map(), launched: new Map(),
  };
}

/** The position of a scene. @param {string} text @returns {View} */
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
    case "now":
      view.due = after(words, "due");
      view.points = after(words, "points");
      view.tris = after(words, "tris");
      view.conquests = after(words, "conquests");
      view.triremes = after(words, "triremes");
      view.centresDue = after(words, "centres");
      view.owed = after(words, "owed");
      break;
    case "time": view.timeUp = { last: after(words, "last") }; break;
    case "seat": view.seats.push(readSeat(words)); break;
    case "land": for (const [id, armies] of readPairs(words.slice(2))) view.lands.set(id, { owner: words[1] ?? "", armies }); break;
    case "fleet":
      for (const [sea, triremes] of readPairs(words.slice(2))) {
        const fleets = view.fleets.get(sea) ?? new Map();
        view.fleets.set(sea, fleets.set(words[1] ?? "", triremes));
      }
      break;
    case "centres": view.centres = new Set(words.slice(1)); break;
    case "marks": view.marks = new Map(readPairs(words.slice(1))); break;
    case "launched": view.launched = new Map(readPairs(words.slice(1))); break;
    default: // a fact of another day is passed over
  }
}

/** @param {string[]} words @returns {SeatView} */
function readSeat(words) {
  const [, letter = "", colour = "-", status = "playing", ...rest] = words;
  const at = rest.indexOf("cards");
  const cards = at < 0 ? [] : rest.slice(at + 1);
  const hidden = cards[0]?.startsWith("?") === true;
  return {
    letter,
    colour: colour === "-" ? null : colour,
    status,
    player: rest.includes("player") ? after(rest, "player") : null,
    points: after(rest, "points"),
    conducts: after(rest, "conducts"),
    cards: hidden ? null : cards,
    count: hidden ? Number(cards[0]?.slice(1)) : cards.length,
  };
}

/** What may be done, by verb. @param {string[]} lines @returns {May} */
export function readMay(lines) {
  /** @type {May} */
  const may = {
    colours: [], settle: new Set(), build: new Map(), place: new Map(), takeback: new Map(), tris: [], claim: null, recover: false,
    launch: new Map(), unlaunch: new Map(), decline: false, moves: [], occupy: null, pass: false, any: lines.length > 0,
  };
  for (const line of lines) readOption(may, line.replace(/^may /, "").split(" "));
  return may;
}

/** @param {May} may @param {string[]} words */
function readOption(may, words) {
  const [verb, one = "", two = "", three = "", four = ""] = words;
  const move = { from: one, to: two, by: null, against: null, range: readRange(three), dice: /** @type {number[]} */ ([]) };
  switch (verb) {
    case "colour": may.colours.push(one); break;
    case "settle": may.settle.add(one); break;
    case "build": may.build.set(one, [...(may.build.get(one) ?? []), two]); break;
    case "place": may.place.set(one, readRange(two)); break;
    case "takeback": may.takeback.set(one, readRange(two)); break;
    case "tris": may.tris.push(words.slice(1)); break;
    case "claim": may.claim = readRange(one); break;
    case "recover": may.recover = true; break;
    case "launch": may.launch.set(one, readRange(two)); break;
    case "unlaunch": may.unlaunch.set(one, readRange(two)); break;
    case "decline": may.decline = true; break;
    case "embark": case "disembark": case "sail": may.moves.push({ ...move, kind: verb }); break;
    case "ram": addDice(may.moves, { ...move, kind: "ram", to: one, against: two, range: null }, numbersOf(readRange(three))); break;
    case "land": may.moves.push({ ...move, kind: "land", by: two, to: three, range: readRange(four) }); break;
    case "attack": addDice(may.moves, { ...move, kind: "attack", range: null }, numbersOf(readRange(three))); break;
    case "maneuver": may.moves.push({ ...move, kind: "maneuver", by: four === "by" ? (words[5] ?? null) : null }); break;
    case "occupy": may.occupy = readRange(one); break;
    case "pass": may.pass = true; break;
    default: // a command of another day is passed over
  }
}

/** Each number of dice has a line of its own: they are one move. @param {Move[]} moves @param {Move} move @param {number[]} dice */
function addDice(moves, move, dice) {
  const known = moves.find((one) => one.kind === move.kind && one.from === move.from && one.to === move.to && one.against === move.against);
  if (known === undefined) moves.push({ ...move, dice });
  else known.dice.push(...dice);
}
