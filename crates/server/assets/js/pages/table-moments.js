// Moments of a game that a page makes something of: the objective being dealt, a closing roll, what happened since one's own
// turn, the lap again. Pure functions; time passes by `later` effects.

import { isMyMove } from "../core/scene.js";

/**
 * @typedef {import("../games/game.d.ts").Table} Table
 * @typedef {import("../games/game.d.ts").Battle} Battle
 * @typedef {import("../games/game.d.ts").Thrown} Thrown
 * @typedef {import("../core/protocol.js").Event} Event
 * @typedef {{table: Table, battle: Battle}} Frame a moment of the lap, as it was shown
 * @typedef {{lost: {area: string, to: string}[], armies: number}} Since
 *   the territories that are no longer one's own and whose they are, and the armies one has fewer
 * @typedef {{seat: string, lands: Record<string, number>}} Mark what a seat held at a moment, with the armies there
 * @typedef {{thrown: Thrown | null, dealt: boolean, since: Since | null, mark: Mark | null, frames: Frame[], again: number | null}} Moments
 *   `mark`: what one held as one's own turn ended, before it as the first lap began; `frames`: what was shown since; `again`: the one that is shown again
 * @typedef {{type: "moment-over", what: "thrown" | "dealt", count?: number} | {type: "see-result"} | {type: "since-close"}
 *   | {type: "lap-again"} | {type: "lap-frame"}} MomentAction
 * @typedef {"dice" | "conquest" | "tris" | "turn" | "end"} SoundName
 * @typedef {{do: "later", ms: number, action: MomentAction} | {do: "sound", name: SoundName} | {do: "keep-mark", mark: Mark | null}} MomentEffect
 */

/** How long a closing roll is shown. */
const THROWN_MS = 4500;
/** How long the dice that end a game are looked at before the result covers the board. */
const LAST_ROLL_MS = 2600;
/** How long an objective lies open after it was dealt. */
const DEALT_MS = 9000;
/** How long a lap takes that is shown again, and how many moments of it at most. */
const AGAIN_MS = 3000;
const FRAMES_MAX = 300;

/** @param {Mark | null} mark what this browser kept @returns {Moments} */
export const newMoments = (mark) => ({ thrown: null, dealt: false, since: null, mark, frames: [], again: null });

/**
 * What a scene means for the moments of a page.
 * @param {Moments} moments @param {{before: Table, table: Table, battle: Battle, events: Event[]}} scene
 * @returns {{moments: Moments, effects: MomentEffect[]}}
 */
export function followMoments(moments, { before, table, battle, events }) {
  /** @type {MomentEffect[]} */
  const effects = soundsOf(events, before, table);
  let next = moments;
  if (battle.thrown !== null && battle.thrown !== moments.thrown) {
    next = { ...next, thrown: battle.thrown };
    effects.push({ do: "later", ms: THROWN_MS, action: { type: "moment-over", what: "thrown", count: battle.thrown.count } });
  }
  if (isDealt(before, table)) {
    next = { ...next, dealt: true };
    effects.push({ do: "later", ms: DEALT_MS, action: { type: "moment-over", what: "dealt" } });
  }
  next = followLap(next, before, { table, battle }, events);
  if (next.mark !== moments.mark) effects.push({ do: "keep-mark", mark: next.mark });
  return { moments: next, effects };
}

/** How long the end of a game waits for its dice to be seen. @param {Battle} battle */
export const endDelay = ({ thrown }) => (thrown?.ends ? LAST_ROLL_MS : 0);

/** Whether the viewer was given an objective with this, on a page that saw it. @param {Table} before @param {Table} now */
function isDealt(before, now) {
  const objective = (/** @type {Table} */ { scene, view }) => view.seats.find(({ letter }) => letter === scene.you)?.objective ?? null;
  return before.scene.version > 0 && now.scene.stage === "playing" && objective(before) === null && objective(now) !== null;
}

/** @param {Moments} moments @param {Table} before @param {Frame} frame @param {Event[]} events @returns {Moments} */
function followLap(moments, before, frame, events) {
  const { table } = frame;
  const { mark } = moments;
  if (isMine(before) && !isMine(table)) return { ...moments, mark: markOf(table), frames: [frame], since: null, again: null };
  if (isMine(table)) {
    // A page that fell behind may be shown one's next turn right after this one.
    if (isMine(before) && table.view.lap > before.view.lap) {
      const held = markOf(before);
      return { ...moments, mark: held, since: sinceOf(held, table), frames: [frame], again: null };
    }
    const began = !isMine(before) && mark?.seat === table.scene.you;
    return began ? { ...moments, since: sinceOf(mark, table), frames: [...moments.frames, frame] } : moments;
  }
  const begins = before.scene.version > 0 && before.view.lap === 0 && table.view.lap > 0;
  if (begins && table.scene.you !== null) return { ...moments, mark: markOf(table), frames: [frame] };
  if (mark === null || events.length === 0) return moments;
  return { ...moments, frames: [...moments.frames, frame].slice(-FRAMES_MAX) };
}

/** Whether it is the viewer's turn. @param {Table} table */
const isMine = ({ scene: { you }, view }) => you !== null && view.lap > 0 && view.turn === you;

/** What the viewer holds. @param {Table} table @returns {Mark} */
function markOf({ scene: { you }, view }) {
  const own = [...view.lands].filter(([, { owner }]) => owner === you);
  return { seat: you ?? "", lands: Object.fromEntries(own.map(([area, { armies }]) => [area, armies])) };
}

/** Who plays on knows what happened: it is not told again. @param {Moments} moments @param {Table} table @returns {{moments: Moments, effects: MomentEffect[]}} */
export function playedOn(moments, table) {
  const told = isMine(table) && moments.mark !== null;
  return { moments: { ...moments, since: null, again: null, mark: told ? null : moments.mark }, effects: told ? [{ do: "keep-mark", mark: null }] : [] };
}

/** What was lost between two moments. @param {Mark} before @param {Table} now @returns {Since} */
function sinceOf(before, now) {
  const armies = (/** @type {Mark} */ { lands }) => Object.values(lands).reduce((sum, held) => sum + held, 0);
  const lost = Object.keys(before.lands).flatMap((area) => {
    const to = now.view.lands.get(area)?.owner ?? "";
    return to === before.seat ? [] : [{ area, to }];
  });
  return { lost, armies: Math.max(0, armies(before) - armies(markOf(now))) };
}

/** What is heard of a scene. @param {Event[]} events @param {Table} before @param {Table} table @returns {MomentEffect[]} */
function soundsOf(events, before, table) {
  if (before.scene.version === 0) return [];
  const has = (/** @type {string} */ verb) => events.some((event) => event.verb === verb);
  /** @type {SoundName[]} */
  const names = [
    ...(has("battle-rolled") || has("closing-rolled") ? [/** @type {const} */ ("dice")] : []),
    ...(has("conquered") ? [/** @type {const} */ ("conquest")] : []),
    ...(has("tris-played") ? [/** @type {const} */ ("tris")] : []),
    ...(has("game-ended") ? [/** @type {const} */ ("end")] : []),
    ...(isMyMove(table) && !isMyMove(before) ? [/** @type {const} */ ("turn")] : []),
  ];
  return names.map((name) => ({ do: "sound", name }));
}

/** @param {Moments} moments @param {MomentAction} action @returns {{moments: Moments, effects: MomentEffect[]}} */
export function momentStep(moments, action) {
  const { frames, again } = moments;
  switch (action.type) {
    case "moment-over": {
      if (action.what === "dealt") return only({ ...moments, dealt: false });
      return only(moments.thrown?.count === action.count ? { ...moments, thrown: null } : moments);
    }
    case "since-close": return { moments: { ...moments, since: null, again: null, mark: null }, effects: [{ do: "keep-mark", mark: null }] };
    case "lap-again": return frames.length === 0 || again !== null ? only({ ...moments, again: null }) : frame(moments, 0);
    case "lap-frame": return again === null ? only(moments) : frame(moments, again + 1);
    default: return only(moments);
  }
}

/** @param {Moments} moments @returns {{moments: Moments, effects: MomentEffect[]}} */
const only = (moments) => ({ moments, effects: [] });

/** @param {Moments} moments @param {number} at @returns {{moments: Moments, effects: MomentEffect[]}} */
function frame(moments, at) {
  if (at >= moments.frames.length) return only({ ...moments, again: null });
  return { moments: { ...moments, again: at }, effects: [{ do: "later", ms: AGAIN_MS / moments.frames.length, action: { type: "lap-frame" } }] };
}

/** What the board shows: the moment that is shown again, or now. @param {{moments: Moments, table: Table, battle: Battle}} page @returns {Frame & {again: boolean}} */
export function frameShown({ moments, table, battle }) {
  const shown = moments.again === null ? undefined : moments.frames[moments.again];
  return shown === undefined ? { table, battle, again: false } : { ...shown, again: true };
}
