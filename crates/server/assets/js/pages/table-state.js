// The state of the page of a table, and what changes it: scenes, answers, the reader. What a turn is made of belongs to
// the game; here is what every table has. Pure functions, tried under node.

import { followDice } from "../core/kept-dice.js";
import { foldScene, isMyMove, newTable, noteAbsences, prependHistory } from "../core/scene.js";
import { say } from "../core/words.js";
import { whoOf, withNames } from "../games/shared/who.js";
import { endDelay, followMoments, momentStep, newMoments, playedOn } from "./table-moments.js";
import { newRefereeDraft, refereeStep } from "./table-referee-state.js";

/**
 * @typedef {import("../games/game.d.ts").Model} Model
 * @typedef {import("../games/game.d.ts").Play} Play
 * @typedef {import("../games/game.d.ts").Notice} Notice
 * @typedef {import("../games/game.d.ts").TurnAction} TurnAction
 * @typedef {import("../games/game.d.ts").TurnEffect} TurnEffect
 * @typedef {import("../core/connection.js").ConnectionState} ConnectionState
 * @typedef {import("../core/send.js").Refused} Refused
 * @typedef {import("../core/scene.js").SceneUpdate} SceneUpdate
 * @typedef {import("../core/kept-dice.js").KeptDice} KeptDice
 * @typedef {import("../core/kept-dice.js").Difference} Difference
 *
 * @typedef {import("./table-referee-state.js").RefereeDraft} RefereeDraft
 * @typedef {import("./table-referee-state.js").RefereeAction} RefereeAction
 * @typedef {import("./table-referee-state.js").RefereeEffect} RefereeEffect
 *
 * @typedef {import("./table-moments.js").Moments} Moments
 * @typedef {import("./table-moments.js").MomentAction} MomentAction
 * @typedef {import("./table-moments.js").MomentEffect} MomentEffect
 * @typedef {import("./table-pace.js").Speed} Speed
 *
 * @typedef {"play" | "hand" | "players" | "log" | "referee"} Tab
 * @typedef {Play & {showValues: boolean, showObjective: boolean, tab: Tab, connection: ConnectionState, trying: boolean,
 *   sound: boolean, kept: KeptDice | null, differences: Difference[], telling: boolean, copied: string, now: number,
 *   resultOpen: boolean, referee: RefereeDraft, moments: Moments, speed: Speed, skipping: boolean, notices: boolean,
 *   hints: string[], advice: import("./table-advice-state.js").Advice}} TablePage
 *   `kept`: what this browser keeps of the dice; `differences`: what the server says differently now; `telling`: the own seed
 *   is on its way; `copied`: which text was copied last; `now`: the moment, for clocks; `referee`: what a referee is about to do;
 *   `skipping`: what others do is not played back until it is one's own turn; `notices`: the reader is called by more than a
 *   title; `hints`: what a newcomer was told already; `advice`: what a strong player would do, where it was asked for
 *
 * @typedef {TurnAction | RefereeAction | MomentAction | {type: "scene", scene: SceneUpdate, at: number}
 *   | {type: "history", lines: {version: number, event: string, words: string}[]}
 *   | {type: "connection", state: ConnectionState} | {type: "trying", trying: boolean} | {type: "waiting", by: 1 | -1}
 *   | {type: "refused", answer: Refused} | {type: "overtaken"} | {type: "dismiss"} | {type: "tab", tab: Tab}
 *   | {type: "show-values"} | {type: "show-objective"} | {type: "sound", on: boolean} | {type: "copied", what: string}
 *   | {type: "tick", now: number} | {type: "kept", kept: KeptDice | null} | {type: "told"}
 *   | {type: "speed", speed: Speed} | {type: "skip"} | {type: "notices", on: boolean} | {type: "hint-seen", hints: string[]} | {type: "hints-anew"}
 *   | {type: "ask-advice"} | {type: "advised", advice: import("../core/wire.d.ts").HintAnswer | null}} TableAction
 *   `told`: the server has the own seed
 * @typedef {TurnEffect | RefereeEffect | MomentEffect | {do: "keep", kept: KeptDice} | {do: "tell-seed", seed: string} | {do: "history", before: number} | {do: "call", text: string} | {do: "focus-bar"} | {do: "check-pace"} | {do: "keep-speed", speed: Speed} | {do: "keep-hints", hints: string[]} | {do: "speak", text: string} | {do: "ask-advice"}} TableEffect
 * @typedef {import("../core/store.js").Step<TablePage, TableEffect>} TableStep
 */

/** More lines than this at once are not read aloud: somebody came back after a while. */
const SPOKEN_LINES_MAX = 12;

/** @param {Model} game @param {{kept: KeptDice | null, sound: boolean, now: number, speed?: Speed, notices?: boolean, hints?: string[], preferences?: string[], mark?: import("./table-moments.js").Mark | null}} reader @returns {TablePage} */
export function newTablePage(game, { kept, sound, now, speed = "normal", notices = false, hints = [], preferences = [], mark = null }) {
  return {
    table: newTable(game.read), choice: game.play.newChoice(preferences), battle: game.play.newBattle(), odds: {}, waiting: 0, notice: null,
    showValues: false, showObjective: false, tab: "play", connection: "connecting", trying: false, sound, kept, differences: [],
    telling: false, copied: "", now, resultOpen: true, referee: newRefereeDraft(),
    moments: newMoments(mark), speed, skipping: false, notices, hints, advice: null,
  };
}

/** @param {Model} game @param {(area: string) => string} name @param {unknown} data what the page knows of the board @returns {(page: TablePage, action: TableAction) => TableStep} */
export const tableReducer = (game, name, data) => (page, action) => {
  switch (action.type) {
    case "scene": return takeScene(game, page, action.scene, action.at, name);
    case "history": return only({ ...page, table: prependHistory(game.read, page.table, action.lines) });
    case "connection": return only(page.connection === action.state ? page : { ...page, connection: action.state });
    case "trying": return only({ ...page, trying: action.trying });
    case "waiting": {
      const waiting = page.waiting + action.by;
      if (action.by <= 0) return only({ ...page, waiting });
      const { moments, effects } = playedOn(page.moments, page.table);
      return { state: { ...page, waiting, moments }, effects };
    }
    // It is said over the board: on a phone the hand, where a tris was asked for, makes way for it.
    case "refused": return only({ ...stopped(page, refusalNotice(action.answer)), tab: page.tab === "hand" ? "play" : page.tab });
    case "overtaken": return only(stopped(page, { kind: "told", text: say("changed-meanwhile"), rule: null, article: null }));
    case "dismiss": return only({ ...page, notice: null, resultOpen: false });
    case "tab": return only({ ...page, tab: action.tab });
    case "show-values": return only({ ...page, showValues: !page.showValues });
    case "show-objective": return only({ ...page, showObjective: !page.showObjective });
    case "sound": return only({ ...page, sound: action.on });
    case "copied": return only({ ...page, copied: action.what });
    case "tick": return only({ ...page, now: action.now });
    case "kept": return checkDice({ ...page, kept: action.kept, differences: [], telling: false });
    case "told": return told(page);
    case "speed": return { state: { ...page, speed: action.speed }, effects: [{ do: "keep-speed", speed: action.speed }] };
    case "skip": return { state: { ...page, skipping: true }, effects: [{ do: "check-pace" }] };
    case "notices": return only({ ...page, notices: action.on });
    case "hint-seen": {
      const hints = [...new Set([...page.hints, ...action.hints])];
      return { state: { ...page, hints }, effects: [{ do: "keep-hints", hints }] };
    }
    case "hints-anew": return { state: { ...page, hints: [] }, effects: [{ do: "keep-hints", hints: [] }] };
    case "ask-advice": return { state: { ...page, advice: "asked", notice: null }, effects: [{ do: "ask-advice" }] };
    case "advised": return only({ ...page, advice: action.advice });
    case "see-result": return only({ ...page, resultOpen: true });
    case "moment-over": case "since-close": case "lap-again": case "lap-frame": {
      const { moments, effects } = momentStep(page.moments, action);
      return { state: { ...page, moments }, effects };
    }
    case "referee-type": case "referee-kind": case "referee-seat": case "referee-pause": case "referee-resume": case "referee-rule":
    case "referee-cancel": case "referee-confirm": case "referee-done": {
      const { draft, effects } = refereeStep(page.referee, action, page.table, game.rulings);
      return { state: { ...page, referee: draft }, effects };
    }
    case "cancel": {
      const nothingChosen = page.choice.from === null && !page.choice.confirmPass;
      return turnStep(game, nothingChosen ? { ...page, showObjective: false } : page, action, name, data);
    }
    default: return turnStep(game, page, action, name, data);
  }
};

/** What belongs to the game. @param {Model} game @param {TablePage} page @param {TurnAction} action @param {(area: string) => string} name @param {unknown} data @returns {TableStep} */
function turnStep(game, page, action, name, data) {
  const { state, effects } = game.play.reduce(page, action, name, data);
  return { state: { ...page, ...state }, effects };
}

/** @param {TablePage} state @returns {TableStep} */
const only = (state) => ({ state, effects: [] });

/** The server has the own seed: if it is left out, that is not for want of time. @param {TablePage} page @returns {TableStep} */
function told(page) {
  if (page.kept === null) return only(page);
  const kept = { ...page.kept, told: true };
  return { state: { ...page, kept }, effects: [{ do: "keep", kept }] };
}

/** What was kept of the dice, against a scene; the own seed is told when its time has come. @param {TablePage} page @returns {TableStep} */
function checkDice(page) {
  if (page.kept === null || page.table.scene.version === 0) return only(page);
  const { kept, differences, tell } = followDice(page.kept, page.table.scene);
  const telling = tell && !page.telling;
  /** @type {TableEffect[]} */
  const effects = telling ? [{ do: "keep", kept }, { do: "tell-seed", seed: kept.seed }] : [];
  return { state: { ...page, kept, differences, telling: page.telling || telling }, effects };
}

/** The page with a notice; what went on by itself stops. @param {TablePage} page @param {Notice} notice @returns {TablePage} */
const stopped = (page, notice) => ({ ...page, notice, choice: { ...page.choice, repeat: null } });

/** @param {Refused} answer @returns {Notice} */
function refusalNotice({ words, rule, article, status }) {
  const text = words === "" ? say(status === 0 ? "not-sent" : "not-understood") : words;
  return { kind: "refused", text, rule, article };
}

/** @param {Model} game @param {TablePage} page @param {SceneUpdate} scene @param {number} at @param {(area: string) => string} name @returns {TableStep} */
function takeScene(game, page, scene, at, name) {
  const before = page.table;
  const { table: folded, events } = foldScene(game.read, before, scene, at);
  const table = noteAbsences(before, folded, (what, { seat = null, name: called = "" }, late) => {
    const about = { who: whoOf(folded, seat), name: called };
    return late && what !== "back" ? say(`log-late-${what}`, about) : say(`log-${what}`, about);
  });
  const battle = game.play.followBattle(page.battle, events, before, table);
  const { moments, effects: felt } = followMoments(page.moments, { before, table, battle, events });
  const choice = game.play.followChoice(page.choice, events, table.scene.you);
  const followed = { ...page, table, battle, choice, moments, skipping: page.skipping && !isMyMove(table) };
  const settled = { ...followed, choice: game.play.settleChoice(followed) };
  const { effects } = game.play.withOdds(settled);
  const state = settled;
  const { effects: answers } = game.play.answerAlone(state);
  /** @type {TableEffect[]} */
  const more = [...felt];
  if (before.scene.version === 0 && scene.version !== undefined) more.push({ do: "history", before: scene.version });
  if (isMyMove(table) && !isMyMove(before)) {
    const told = game.play.instructionOf(state, game.play.modeOf(state), name);
    more.push({ do: "call", text: told }, { do: "focus-bar" }, { do: "speak", text: say("your-turn-said", { told }) });
  }
  const fresh = table.log.filter((line) => line.version > before.scene.version);
  if (fresh.length > 0 && fresh.length < SPOKEN_LINES_MAX) more.push({ do: "speak", text: fresh.map((line) => withNames(table.scene, line.words)).join(". ") });
  const wait = before.scene.version > 0 && before.scene.stage === "playing" && table.scene.stage === "over" ? endDelay(battle) : 0;
  if (wait > 0) more.push({ do: "later", ms: wait, action: { type: "see-result" } });
  const checked = checkDice({ ...state, resultOpen: wait > 0 ? false : state.resultOpen });
  return { state: checked.state, effects: [...checked.effects, ...more, ...effects, ...answers] };
}

/** What is said of the connection; nothing while all is well. @param {TablePage} page */
export function connectionShown({ connection, trying, table }) {
  if (connection === "offline") return say("line-offline");
  if (connection === "lost" || trying) return say("line-lost");
  return connection === "connecting" && table.scene.version > 0 ? say("line-connecting") : "";
}
