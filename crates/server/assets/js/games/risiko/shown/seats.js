// Who plays, as the panel of the seats shows it: order, figures, clocks, who is there, the lights of the closing rolls.

import { seatOf } from "../../../core/scene.js";
import { clock, say } from "../../../core/words.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {import("../protocol.js").SeatView} SeatView
 * @typedef {import("../../../core/scene.js").Chair} Chair
 *
 * @typedef {{light: string, faces: number[]}} LampShown
 * @typedef {{letter: string, colour: string | null, name: string, standing: string, you: boolean, operator: boolean, onTurn: boolean,
 *   awaited: boolean, out: boolean, territories: number, armies: number, cards: number, lamp: LampShown | null}} SeatShown
 * @typedef {{lap: string, timeUp: boolean, game: string | null, turn: string | null, short: boolean}} ClocksShown
 * @typedef {{clocks: ClocksShown | null, delay: string, notes: string[], seats: SeatShown[], closing: string, standIn: boolean}} SeatsShown
 */

/** A turn's clock with less than this is short. */
const SHORT_MS = 15000;

/** @param {Table} table @param {BoardData} data @param {number} now the moment, in milliseconds @returns {SeatsShown | null} */
export function seatsShown(table, data, now) {
  const { view, scene } = table;
  if (view.seats.length === 0) return null;
  const mine = scene.seats.find((chair) => scene.you !== null && chair.seat === scene.you);
  return {
    clocks: clocksShown(table, now),
    delay: delayShown(table),
    notes: notesShown(scene),
    seats: view.seats.filter((seat) => seat.status !== "empty").map((seat) => seatShown(table, data, seat)),
    closing: view.timeUp ? closingShown(view.timeUp.laps, data) : "",
    standIn: mine?.state === "stood-in" || mine?.state === "neutral",
  };
}

/** @param {Table} table @param {number} now @returns {ClocksShown | null} */
function clocksShown({ view, scene, clocksAt }, now) {
  if (view.lap === 0 && scene.stage !== "playing") return null;
  const gone = Math.max(0, now - clocksAt);
  const left = (/** @type {number | null | undefined} */ ms) => (ms === null || ms === undefined ? null : Math.max(0, ms - gone));
  const game = view.timeUp || scene.stage !== "playing" ? null : left(scene.clocks["game"]);
  const turn = scene.stage === "playing" ? left(scene.clocks["turn"]) : null;
  if (game === null && turn === null && view.lap === 0) return null;
  return {
    lap: view.lap > 0 ? say("lap", { lap: view.lap }) : "",
    timeUp: view.timeUp !== null,
    game: game === null ? null : clock(game),
    turn: turn === null ? null : clock(turn),
    short: turn !== null && turn < SHORT_MS,
  };
}

/** How much later a spectator sees the game. @param {Table} table */
function delayShown({ scene }) {
  const delay = scene.table.options.delay_seconds;
  return delay === 0 || scene.you_player !== null || scene.stage !== "playing" ? "" : say("seen-later", { n: delay });
}

/** What everybody should know of the dice: who runs the server, and whose seed is missing. @param {Table["scene"]} scene */
function notesShown({ seats, dice }) {
  return seats.flatMap(({ name = "", operator, player }) => [
    ...(operator ? [say("operator-plays", { name })] : []),
    ...(dice.contributions[player - 1]?.how === "withheld" ? [say("seed-withheld-by", { name })] : []),
  ]);
}

/** @param {Table} table @param {BoardData} data @param {SeatView} seat @returns {SeatShown} */
function seatShown(table, data, seat) {
  const { scene, view } = table;
  const chair = scene.seats.find((one) => one.seat === seat.letter || one.player === seat.player);
  return {
    letter: seat.letter,
    colour: seat.colour,
    name: seat.status === "ghost" ? say("ghost") : (chair?.name ?? say("player-number", { number: seat.player ?? 0 })),
    standing: standingOf(seat, chair),
    you: scene.you === seat.letter,
    operator: chair?.operator === true,
    onTurn: view.turn === seat.letter && view.lap > 0,
    awaited: scene.to_act === seat.letter,
    out: seat.status.startsWith("out") || seat.status === "withdrawn" || seat.status === "excluded",
    ...strengthOf(view, seat.letter),
    cards: seat.count,
    lamp: lampShown(table, data, seat.letter),
  };
}

/** How somebody takes part. @param {SeatView} seat @param {Chair | undefined} chair */
function standingOf(seat, chair) {
  if (seat.status.startsWith("out")) return say("state-out");
  if (seat.status !== "playing") return say(`state-${seat.status}`);
  if (chair?.kind === "bot") return say("state-bot");
  return chair?.state && chair.state !== "here" ? say(`state-${chair.state}`) : "";
}

/** Territories and armies of a seat. @param {Table["view"]} view @param {string} letter */
function strengthOf(view, letter) {
  const held = [...view.lands.values()].filter(({ owner }) => owner === letter);
  return { territories: held.length, armies: held.reduce((sum, { armies }) => sum + armies, 0) };
}

/** @param {Table} table @param {BoardData} data @param {string} letter @returns {LampShown | null} */
function lampShown({ view, memory }, data, letter) {
  if (!view.timeUp || data.closing.form === "none") return null;
  return memory.lamps.get(letter) ?? { light: "waiting", faces: [] };
}

/** What closes the game now. @param {number} laps laps of closing rolls so far @param {BoardData} data */
function closingShown(laps, { closing: { form, rolls, conquests } }) {
  if (form === "none") return "";
  const sums = rolls[Math.min(Math.max(laps - 1, 0), rolls.length - 1)] ?? [];
  const roll = form === "at-most" ? say("closing-at-most", { sum: Math.max(...sums, 0) }) : say("closing-exactly", { sums: sums.join(", ") });
  return conquests === null ? roll : `${roll} ${say("closing-conquests", { n: conquests })}`;
}

/**
 * @typedef {{seats: {letter: string, colour: string | null, armies: number, now: boolean, out: boolean}[], clock: string | null}} StripShown
 */

/** The same in one line, for a phone: who is on turn, and the clock. @param {Table} table @param {number} now @returns {StripShown} */
export function stripShown(table, now) {
  const { view, scene, clocksAt } = table;
  const onTurn = seatOf(table, scene.to_act ?? view.turn);
  const left = scene.clocks["turn"];
  return {
    seats: view.seats.filter((seat) => seat.status !== "empty").map(({ letter, colour, status }) => ({
      letter, colour, armies: strengthOf(view, letter).armies, now: letter === onTurn?.letter, out: status.startsWith("out"),
    })),
    clock: left === null || left === undefined ? null : clock(left - (now - clocksAt)),
  };
}
