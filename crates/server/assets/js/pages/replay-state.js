// The state of a replay: every moment of the game, which one is shown, through whose eyes, how fast. Pure functions.

import { foldScene, newTable } from "../core/scene.js";
import { coachStep, newCoach } from "./replay-coach-state.js";
import { armiesOf, marksOf, pointsOf } from "./replay-figures.js";

/**
 * @typedef {import("../games/game.d.ts").Model} Model
 * @typedef {import("../games/game.d.ts").Table} Table
 * @typedef {import("../games/game.d.ts").Battle} Battle
 * @typedef {import("../core/dice.js").Verdict} Verdict
 * @typedef {import("../core/kept-dice.js").Comparison} Comparison
 * @typedef {import("../core/scene.js").SceneUpdate} SceneUpdate
 *
 * @typedef {import("../core/wire.d.ts").Replay} Game the answer of the API: what holds for the whole game, and its scenes
 * @typedef {{table: Table, battle: Battle}} Moment
 * @typedef {{index: number, seat: string, lap: string}} TurnStart
 * @typedef {"play" | "hand" | "players" | "coach" | "log"} Tab
 * @typedef {import("./replay-figures.js").Mark} Mark
 * @typedef {import("./replay-figures.js").Series} Series
 * @typedef {{marks: Mark[], armies: Series[], points: Series[]}} Figures
 * @typedef {{moments: Moment[], turns: TurnStart[], figures: Figures, at: number, eyes: string, speed: number, playing: boolean, failed: boolean,
 *   copied: boolean, showValues: boolean, showObjective: boolean, tab: Tab, verdict: Verdict | "running" | "lost" | null,
 *   comparison: Comparison | null, coach: import("./replay-coach-state.js").Coach}} ReplayPage
 *   `eyes`: the seat through which the game is seen, empty if nothing is hidden; `verdict`: of the check of the dice;
 *   `comparison`: the record against what this browser kept, null if it kept nothing
 *
 * @typedef {import("./replay-coach-state.js").CoachAction | {type: "loaded", game: Game} | {type: "failed"} | {type: "go", to: number} | {type: "by", steps: number}
 *   | {type: "seek", version: number} | {type: "end"} | {type: "toggle"} | {type: "next"} | {type: "faster"}
 *   | {type: "eyes", eyes: string} | {type: "copied"} | {type: "show-values"} | {type: "show-objective"} | {type: "tab", tab: Tab}
 *   | {type: "check"} | {type: "checked", verdict: Verdict | "lost", comparison: Comparison | null}} ReplayAction
 * @typedef {{do: "load", eyes: string} | {do: "check"} | {do: "address", version: number} | import("./replay-coach-state.js").CoachEffect} ReplayEffect
 * @typedef {import("../core/store.js").Step<ReplayPage, ReplayEffect>} ReplayStep
 */

const SPEEDS = [0.5, 1, 2, 4];
/** A moment at the usual speed, in milliseconds. */
const MOMENT_MS = 900;

/** @returns {ReplayPage} */
export const newReplayPage = () => ({
  moments: [], turns: [], figures: { marks: [], armies: [], points: [] }, at: 0, eyes: "", speed: 1, playing: false, failed: false, copied: false, showValues: false,
  showObjective: false, tab: "play", verdict: null, comparison: null, coach: newCoach(),
});

/** How long a moment is shown. @param {ReplayPage} page */
export const paceOf = ({ speed }) => MOMENT_MS / speed;

/** @param {Model} game @returns {(page: ReplayPage, action: ReplayAction) => ReplayStep} */
export const replayReducer = (game) => (page, action) => {
  const end = page.moments.length - 1;
  switch (action.type) {
    case "loaded": {
      const moments = momentsOf(game, action.game, page.eyes);
      const turns = turnsOf(moments);
      const figures = { marks: marksOf(moments), armies: armiesOf(moments, turns), points: pointsOf(moments, action.game.points ?? []) };
      // A game opens on a board with armies, not on the rolls for the first hand.
      const first = page.moments.length === 0 ? turns[0]?.index ?? 0 : page.at;
      return only({ ...page, moments, turns, figures, at: Math.min(first, moments.length - 1), failed: false });
    }
    case "failed": return only({ ...page, failed: true });
    case "go": return go(page, action.to);
    case "by": return go(page, page.at + action.steps);
    case "end": return go(page, end);
    case "next": return page.playing ? go(page, page.at + 1) : only(page);
    case "seek": {
      const found = page.moments.findIndex(({ table }) => table.scene.version >= action.version);
      return only(action.version > 0 && found >= 0 ? { ...page, at: found } : page);
    }
    case "toggle": return only(page.playing ? { ...page, playing: false } : { ...page, playing: true, at: page.at === end ? 0 : page.at });
    case "faster": return only({ ...page, speed: SPEEDS[(SPEEDS.indexOf(page.speed) + 1) % SPEEDS.length] ?? 1 });
    case "eyes": return { state: { ...page, eyes: action.eyes }, effects: [{ do: "load", eyes: action.eyes }] };
    case "copied": return only({ ...page, copied: true });
    case "show-values": return only({ ...page, showValues: !page.showValues });
    case "show-objective": return only({ ...page, showObjective: !page.showObjective });
    case "tab": return only({ ...page, tab: action.tab });
    case "check": return { state: { ...page, verdict: "running" }, effects: [{ do: "check" }] };
    case "analyse": case "analysis": case "analysis-refused": case "coach-known": {
      const { coach, effects } = coachStep(page.coach, action);
      return { state: { ...page, coach }, effects };
    }
    case "decision": {
      const decision = page.coach.analysis?.costliest[action.index];
      const to = decision === undefined ? -1 : page.moments.findIndex(({ table }) => table.scene.version >= decision.version);
      if (to < 0) return only(page);
      const { state, effects } = go({ ...page, playing: false }, to);
      return { state: { ...state, coach: { ...state.coach, decision: action.index } }, effects };
    }
    case "checked": return only({ ...page, verdict: action.verdict, comparison: action.comparison });
    default: return only(page);
  }
};

/** @param {ReplayPage} state @returns {ReplayStep} */
const only = (state) => ({ state, effects: [] });

/** @param {ReplayPage} page @param {number} to @returns {ReplayStep} */
function go(page, to) {
  const end = page.moments.length - 1;
  const at = Math.min(end, Math.max(0, to));
  const state = { ...page, at, copied: false, playing: page.playing && at < end, coach: { ...page.coach, decision: null } };
  return { state, effects: [{ do: "address", version: page.moments[at]?.table.scene.version ?? 0 }] };
}

/** Every moment of the game, one laid over the other. @param {Model} game @param {Game} answer @param {string} eyes @returns {Moment[]} */
function momentsOf(game, { scenes, points: _points, ...about }, eyes) {
  /** @type {Moment[]} */
  const moments = [];
  let table = newTable(game.read);
  let battle = game.play.newBattle();
  for (const scene of scenes) {
    const folded = foldScene(game.read, table, { ...about, you: eyes === "" ? null : eyes, may: [], ...scene }, 0);
    battle = game.play.followBattle(battle, folded.events, table, folded.table);
    table = folded.table;
    moments.push({ table, battle });
  }
  return moments;
}

/** The moments at which a turn begins. @param {Moment[]} moments @returns {TurnStart[]} */
function turnsOf(moments) {
  return moments.flatMap(({ table }, index) => {
    const began = table.scene.events.findLast((event) => event.startsWith("turn-began"));
    const [, seat = "", , lap = ""] = began?.split(" ") ?? [];
    return began === undefined ? [] : [{ index, seat, lap }];
  });
}
