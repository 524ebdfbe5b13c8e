// How long a page lets its reader look at what others do. Nothing waits while the reader is asked or has asked for
// something; one's own turn waits no longer than the speed that was chosen allows.

import { isMyMove } from "../core/scene.js";

/**
 * @typedef {import("../core/scene.js").SceneUpdate} SceneUpdate
 * @typedef {import("../games/game.d.ts").Table} Table
 * @typedef {import("../games/game.d.ts").Battle} Battle
 * @typedef {"slow" | "normal" | "fast"} Speed
 */

/** @type {Speed[]} */
export const SPEEDS = ["slow", "normal", "fast"];

/** What others do stays so long; what is done to the reader, so long; and one's own turn waits at most so long. */
const PACES = {
  slow: { others: 700, mine: 1600, turn: 6000 },
  normal: { others: 200, mine: 900, turn: 2500 },
  fast: { others: 0, mine: 0, turn: 0 },
};

/** What came of a closing roll can be read so long, though the next one is due already. */
const VERDICT_MS = 900;

const KEY = "sdadata.speed";

/** The speed this browser keeps. @returns {Speed} */
export const keptSpeed = () => SPEEDS.find((speed) => speed === localStorage.getItem(KEY)) ?? "normal";

/** @param {Speed} speed */
export const keepSpeed = (speed) => localStorage.setItem(KEY, speed);

/** More than this is not played back: somebody came back after a while. */
const WAITING_MAX = 120;

/**
 * How long what is shown now stays before the first scene that waits, in milliseconds.
 * @param {{table: Table, battle: Battle, waiting: number, speed: Speed, hidden: boolean}} page @param {SceneUpdate[]} queue
 */
export function stayOf({ table, battle, waiting, speed, hidden }, queue) {
  const { scene } = table;
  const hurry = hidden || waiting > 0 || scene.version === 0 || scene.stage !== "playing" || isMyMove(table) || queue.length > WAITING_MAX;
  if (hurry) return 0;
  if (battle.thrown !== null && speed !== "fast") return VERDICT_MS;
  if (queue.some((next) => cannotWait(next, table))) return 0;
  const pace = PACES[speed];
  const wanted = isAboutMe(table, battle) ? pace.mine : pace.others;
  const asked = queue.some((next) => next.to_act === scene.you && scene.you !== null);
  return asked ? Math.min(wanted, pace.turn / queue.length) : wanted;
}

/** A throw, a question in another's turn, the end and what a referee does are seen as they happen. @param {SceneUpdate} next @param {Table} table */
const cannotWait = (next, { scene }) => next.stage !== "playing" || next.closing?.throw_ms !== undefined || (next.remarks?.length ?? 0) > 0
  || next.pause !== undefined || (next.to_act === scene.you && scene.you !== null && next.may?.some((line) => line.startsWith("defend")) === true);

/** Whether what is shown was done to the reader. @param {Table} table @param {Battle} battle */
const isAboutMe = ({ scene }, { fought }) => scene.you !== null && fought?.defender === scene.you
  && scene.events.some((event) => event.startsWith("battle-rolled"));
