// Who plays, as every game shows it: clocks, who is there, notes; and the same in one line, for a phone.

import { DAY_SECONDS, seatOf } from "../../core/scene.js";
import { byWhen, clock, say, timeLeft } from "../../core/words.js";

/**
 * @typedef {import("../game.d.ts").Table} Table
 * @typedef {import("../game.d.ts").SeatView} SeatView
 * @typedef {import("../game.d.ts").ClocksShown} ClocksShown
 * @typedef {import("../game.d.ts").SeatShown} SeatShown
 * @typedef {import("../game.d.ts").SeatsShown} SeatsShown
 * @typedef {import("../game.d.ts").StripShown} StripShown
 * @typedef {import("../../core/scene.js").Chair} Chair
 */

/** A turn's clock with less than this is short. */
const SHORT_MS = 15000;

/**
 * Everybody, with what a game adds to each.
 * @param {Table} table @param {number} now the moment, in milliseconds
 * @param {{closing: string, add: (seat: SeatView) => Pick<SeatShown, "figures" | "badges" | "lamp">}} game
 * @returns {SeatsShown | null}
 */
export function seatsWith(table, now, { closing, add }) {
  const { view, scene } = table;
  if (view.seats.length === 0) return null;
  const mine = scene.seats.find((chair) => scene.you !== null && chair.seat === scene.you);
  return {
    clocks: clocksShown(table, now),
    delay: delayShown(table),
    notes: notesShown(scene),
    seats: view.seats.filter((seat) => seat.status !== "empty").map((seat) => ({ ...seatShown(table, seat), ...add(seat) })),
    closing,
    standIn: scene.stage === "playing" && (mine?.state === "stood-in" || mine?.state === "neutral"),
  };
}

/** @param {Table} table @param {number} now @returns {ClocksShown | null} */
function clocksShown(table, now) {
  const { view, scene, clocksAt } = table;
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
    turn: turn === null ? null : timeLeft(turn),
    due: dueSaid(table, now),
    turnLabel: turnLabel(view, scene),
    short: turn !== null && turn < SHORT_MS,
  };
}

/** By when who is asked must have played, where they have days. @param {Pick<Table, "scene" | "clocksAt">} table @param {number} now the moment, in milliseconds */
export function dueSaid({ scene: { stage, clocks, pause, table: { options } }, clocksAt }, now) {
  const turn = clocks["turn"] ?? null;
  if (stage !== "playing" || turn === null || pause !== null || options.turn_seconds < DAY_SECONDS) return "";
  const today = Date.now();
  return byWhen(today + Math.max(0, turn - Math.max(0, now - clocksAt)), today);
}

/** What the clock of who is asked is for. @param {Table["view"]} view @param {Table["scene"]} scene */
function turnLabel(view, scene) {
  if (view.lap === 0) return say(view.phase === "colours" ? "clock-colour" : "clock-place");
  return scene.to_act !== null && scene.to_act !== view.turn ? say("clock-answer") : say("clock-turn");
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

/** @param {Table} table @param {SeatView} seat @returns {Omit<SeatShown, "figures" | "badges" | "lamp">} */
function seatShown({ scene, view }, seat) {
  const chair = scene.seats.find((one) => one.seat === seat.letter || one.player === seat.player);
  const { name, level } = namedBot(chair);
  return {
    letter: seat.letter,
    colour: seat.status === "neutral" ? "neutral" : seat.colour,
    name: nobody(seat) ?? name ?? say("player-number", { number: seat.player ?? 0 }),
    standing: [standingOf(seat, chair), ...(level === "" || seat.status !== "playing" ? [] : [level])].join(" · "),
    face: chair?.kind === "bot" && seat.status !== "neutral" ? { level: chair.bot ?? "", chair: chair.player - 1 } : null,
    you: scene.you === seat.letter,
    operator: chair?.operator === true,
    onTurn: view.turn === seat.letter && view.lap > 0,
    awaited: scene.to_act === seat.letter,
    out: seat.status.startsWith("out") || seat.status === "withdrawn" || seat.status === "excluded",
  };
}

/** A bot's name, and apart from it its level: a row has more room below. @param {Chair | undefined} chair */
function namedBot(chair) {
  const [, name, level] = (chair?.kind === "bot" ? /^(.+) \((.+)\)$/.exec(chair.name ?? "") : null) ?? [];
  return { name: name ?? chair?.name, level: level ?? "" };
}

/** What a seat is called that nobody plays. @param {SeatView} seat */
function nobody({ status }) {
  if (status === "ghost") return say("ghost");
  return status === "neutral" ? say("neutral-army") : null;
}

/** How somebody takes part. @param {SeatView} seat @param {Chair | undefined} chair */
function standingOf(seat, chair) {
  if (seat.status.startsWith("out")) return say("state-out");
  if (seat.status === "neutral") return "";
  if (seat.status !== "playing") return say(`state-${seat.status}`);
  if (chair?.kind === "bot") return say("state-bot");
  return chair?.state && chair.state !== "here" ? say(`state-${chair.state}`, { n: chair.missed }) : "";
}

/** Areas and armies of a seat. @param {import("../game.d.ts").View} view @param {string} letter */
export function strengthOf(view, letter) {
  const held = [...view.lands.values()].filter(({ owner }) => owner === letter);
  return { areas: held.length, armies: held.reduce((sum, { armies }) => sum + armies, 0) };
}

/** What the strip of a phone says of the end that comes nearer, while no roll is awaited or shown. @param {import("../game.d.ts").ClosingShown | null} shown */
export const closingBrief = (shown) => (shown === null || shown.awaited !== null || shown.thrown !== null ? "" : shown.brief ?? shown.title);

/**
 * Who is on turn, the lap, the clocks, one's points.
 * @param {Table} table @param {number} now @param {{points: string, number: (seat: SeatView) => number}} game
 * @returns {StripShown}
 */
export function stripWith(table, now, { points, number }) {
  const { view, scene, clocksAt } = table;
  const onTurn = seatOf(table, scene.to_act ?? view.turn);
  const { clocks } = scene;
  const turn = clocks["turn"] ?? null;
  const game = view.timeUp ? null : (clocks["game"] ?? null);
  const left = (/** @type {number} */ ms) => ms - Math.max(0, now - clocksAt);
  return {
    seats: view.seats.filter((seat) => seat.status !== "empty" && seat.status !== "neutral").map((seat) => ({
      letter: seat.letter, colour: seat.colour, n: number(seat), now: seat.letter === onTurn?.letter, out: seat.status.startsWith("out"),
    })),
    lap: view.lap === 0 ? "" : say("lap", { lap: view.lap }),
    clock: turn === null ? null : { label: turnLabel(view, scene), left: timeLeft(left(turn)) },
    game: game === null ? null : { label: say("clock-game"), left: clock(left(game)) },
    points,
  };
}
