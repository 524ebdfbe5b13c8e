// A finished game, looked at again: step by step, by turns, through anybody's eyes; its dice counted and checked.
// Nothing is played here; the scenes come as the table told them.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { mount } from "../board/board.js";
import { zoomable } from "../board/zoom.js";
import { copyText } from "../core/copy.js";
import { check, readRecord } from "../core/dice.js";
import { icon } from "../core/icons.js";
import { compareRecord, readKept } from "../core/kept-dice.js";
import { place, readPage } from "../core/page.js";
import { nameOf, newTable } from "../core/scene.js";
import { createStore } from "../core/store.js";
import { say } from "../core/words.js";
import { gameOf } from "../games/games.js";
import { battleCard } from "../games/shared/battle-card.js";
import { closingBand } from "../games/shared/closing-band.js";
import { closingBrief } from "../games/shared/seats.js";
import { seatsPanel, turnStrip } from "../games/shared/seats-panel.js";
import { drawParts, onPhone, tabButtons, tool, zoomTools } from "./board-page.js";
import { checkPanel, statisticsPanel } from "./fairness.js";
import { coachPanel } from "./replay-coach.js";
import { decisionOf } from "./replay-coach-state.js";
import { logPanel } from "./log.js";
import { luckOf } from "./replay-figures.js";
import { graph, luckPanel, marksKey, marksLine } from "./replay-graphs.js";
import { newReplayPage, paceOf, replayReducer } from "./replay-state.js";

/**
 * @typedef {import("./replay-state.js").ReplayPage} ReplayPage
 * @typedef {import("./replay-state.js").ReplayAction} ReplayAction
 * @typedef {import("./replay-state.js").ReplayEffect} ReplayEffect
 * @typedef {import("./replay-state.js").Moment} Moment
 */

const { page: main, table: id, lang, api, data, svg, game: gameId } = readPage("replay");
const game = gameOf(gameId);
const name = game.namesOf(data);
const none = { table: newTable(game.read), battle: game.play.newBattle() };

const zoom = zoomable(svg);
const board = mount(svg, { onChoose: () => {} });
const store = createStore(newReplayPage(), replayReducer(game), { onChange: draw, perform });
const send = (/** @type {ReplayAction} */ action) => store.dispatch(action);

/** How long it is until an analysis is asked about again. */
const FOLLOW_MS = 700;

/** @type {{pace: number, timer: ReturnType<typeof setInterval>} | null} */
let playing = null;

/** @param {ReplayEffect} effect */
function perform(effect) {
  switch (effect.do) {
    case "load": void load(effect.eyes); break;
    case "check": void checkDice(); break;
    case "analyse": void askAnalysis("POST"); break;
    case "follow-analysis": setTimeout(() => void askAnalysis("GET"), FOLLOW_MS); break;
    case "address": history.replaceState(null, "", `#${effect.version}`); break;
    default:
  }
}

/** The game as somebody saw it. @param {string} seat empty: nothing hidden */
async function load(seat) {
  const query = new URLSearchParams({ words: lang, ...(seat === "" ? {} : { seat }) });
  const answer = await fetch(`${api}/replay?${query}`, { credentials: "same-origin" }).catch(() => null);
  send(answer?.ok ? { type: "loaded", game: await answer.json() } : { type: "failed" });
}

/** How far the analysis is; asked for, where the reader wants it. @param {"GET" | "POST"} method */
async function askAnalysis(method) {
  const answer = await fetch(`${api}/analysis`, { method, credentials: "same-origin" }).catch(() => null);
  const body = await answer?.json().catch(() => null);
  send(answer?.ok ? { type: "analysis", answer: body } : { type: "analysis-refused", words: method === "POST" ? body?.words ?? say("not-sent") : "" });
}

async function checkDice() {
  const answer = await fetch(`${api}/record`, { credentials: "same-origin" }).catch(() => null);
  if (!answer?.ok) {
    send({ type: "checked", verdict: "lost", comparison: null });
    return;
  }
  const record = await answer.text();
  const [kept, { committed }] = [readKept(id), readRecord(record)];
  const comparison = kept === null || committed === null ? null : compareRecord(kept, committed, id);
  send({ type: "checked", verdict: check(record, game.chance.piles(data)), comparison });
}

/** Starts and stops the timer as the state says. @param {ReplayPage} page */
function keepPace(page) {
  const pace = page.playing ? paceOf(page) : 0;
  if (pace === (playing?.pace ?? 0)) return;
  clearInterval(playing?.timer);
  playing = pace === 0 ? null : { pace, timer: setInterval(() => send({ type: "next" }), pace) };
}

/** The board without a plan on it. @type {import("../games/game.d.ts").PlanShown["board"]} */
const NO_PLAN = { chosen: null, aim: null, targets: new Set(), arrow: null };

/** @param {ReplayPage} page */
function draw(page) {
  keepPace(page);
  const moment = page.moments[page.at] ?? none;
  const { table, battle } = moment;
  const decision = decisionOf(page.coach);
  const plan = decision === null ? NO_PLAN : game.planShown(decision.best, name).board;
  board.set({ ...game.shown.boardWatched(table, data, page.showObjective), ...plan, arrow: plan.arrow ?? battle.arrow, values: page.showValues });
  main.dataset["tab"] = page.tab;
  const closing = game.shown.closingShown(table, data, battle.thrown, table.clocksAt);
  const fought = game.shown.pastShown(table, battle.fought, name);
  drawParts({
    bar: controls(page),
    moment: closing === null ? nothing : closingBand(closing),
    battle: fought === null || onPhone() ? nothing : battleCard(fought, () => {}, false),
    tools: tools(page, moment),
    tabs: tabs(page),
    ...sidePanels(page, moment),
  });
}

/** @param {ReplayPage} page @param {Moment} moment */
function sidePanels({ moments, turns, figures, at, eyes, showObjective, verdict, comparison, coach }, { table }) {
  const turn = turns.findLastIndex(({ index }) => index <= at);
  const who = (/** @type {string} */ letter) => called(table, letter);
  const seats = game.shown.seatsShown(table, data, table.clocksAt);
  /** @type {import("../games/game.d.ts").SideReader} */
  const reader = { showObjective, send: (action) => { if (action.type === "show-objective") send(action); } };
  return {
    players: html`${seats === null ? nothing : seatsPanel(seats)}${game.panels.besides(table, data, reader)}
      ${graph(say("graph-armies"), figures.armies, turn, who)}${graph(say("graph-points"), figures.points, turn, who)}
      ${eyes === "" ? game.panels.revealed(table, data) : nothing}`,
    hand: html`${game.panels.hand(table, data, reader)}
      ${luckPanel(luckIn(moments), who)}
      ${statisticsPanel(moments.flatMap((one) => one.table.scene.events), game.chance.readRoll)}
      ${checkPanel({ verdict, comparison, seats: table.scene.seats }, () => send({ type: "check" }))}`,
    log: logPanel(table),
    ...(!game.isAnalysed ? {} : { coach: coachPanel(coach, {
      seats: table.view.seats, version: table.scene.version, lap: table.view.lap, who, plan: (commands) => game.planShown(commands, name).words,
    }, send) }),
  };
}

/** @type {{of: Moment[], luck: import("./replay-figures.js").Luck[]}} */
let counted = { of: [], luck: [] };

/** The luck of everybody, counted once for a game. @param {Moment[]} moments */
function luckIn(moments) {
  if (counted.of !== moments) counted = { of: moments, luck: luckOf(moments, game.chance.readRoll) };
  return counted.luck;
}

/** By letter and name, without a bot's level: a list has little room. @param {Moment["table"]} table @param {string} letter */
const called = (table, letter) => `${letter} ${nameOf(table, letter).replace(/ \([^)]*\)$/, "")}`;

/** @param {ReplayPage} page */
function controls(page) {
  const { moments, at, speed, playing: on, failed } = page;
  const moment = moments[at];
  if (!moment) return html`<p class="bar-loading" role="status">${say(failed ? "replay-missing" : "loading")}</p>`;
  const end = moments.length - 1;
  const button = (/** @type {string} */ what, /** @type {ReplayAction} */ action, /** @type {boolean} */ off) =>
    tool({ label: say(`replay-${what}`), picture: icon(what), press: () => send(action), off });
  return html`
    <div class="replay-steps">
      ${button("first", { type: "go", to: 0 }, at === 0)}${button("back", { type: "by", steps: -1 }, at === 0)}
      <button class="button-primary button-icon" data-act="primary" aria-label=${say(on ? "replay-pause" : "replay-play")} @click=${() => send({ type: "toggle" })}>${icon(on ? "pause" : "play")}</button>
      ${button("forward", { type: "by", steps: 1 }, at === end)}${button("last", { type: "end" }, at === end)}
      <button class="replay-speed" aria-label="${say("replay-speed")} ${speed}×" @click=${() => send({ type: "faster" })}>${speed}×</button>
    </div>
    <div class="replay-line">
      ${marksLine(page.figures.marks, end)}
      <input type="range" min="0" max=${end} .value=${String(at)} aria-label=${say("replay-scene", { at: at + 1, all: moments.length })}
        @input=${(/** @type {InputEvent} */ event) => send({ type: "go", to: Number(valueOf(event)) })}>
      ${marksKey(page.figures.marks)}
      <p class="replay-words" aria-live="polite" tabindex="0">${moment.table.scene.words.at(-1) ?? ""}</p>
    </div>
    ${choices(page, moment)}`;
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** @param {ReplayPage} page @param {Moment} moment */
function choices({ moments, turns, at, eyes }, { table }) {
  const current = turns.findLast((turn) => turn.index <= at);
  const seats = moments.at(-1)?.table.view.seats.filter((seat) => seat.player !== null) ?? [];
  return html`<div class="replay-choices">
    <label><span>${say("replay-turn")}</span><select @change=${(/** @type {Event} */ event) => send({ type: "go", to: Number(valueOf(event)) })}>
      <option value="0" ?selected=${!current}>${say("replay-before")}</option>
      ${turns.map((turn) => html`<option value=${turn.index} ?selected=${turn === current}>${say("replay-turn-of", { lap: turn.lap, who: called(table, turn.seat) })}</option>`)}</select></label>
    <label><span>${say("replay-eyes")}</span><select @change=${(/** @type {Event} */ event) => send({ type: "eyes", eyes: valueOf(event) })}>
      <option value="">${say("replay-all-eyes")}</option>
      ${seats.map((seat) => html`<option value=${seat.letter} ?selected=${seat.letter === eyes}>${called(table, seat.letter)}</option>`)}</select></label>
  </div>`;
}

/** @param {ReplayPage} page @param {Moment} moment */
const tools = ({ showValues, copied }, { table, battle }) => html`
  ${zoomTools(zoom)}
  <div class="tools-group">
    ${game.overlays.values ? tool({ label: say("show-values"), picture: icon("value"), pressed: showValues, press: () => send({ type: "show-values" }) }) : nothing}
    ${tool({ label: say("replay-share"), picture: icon(copied ? "check" : "copy"), press: () => void share() })}
    <a class="button button-icon" href="${api}/record" download aria-label=${say("download-record")} title=${say("download-record")}>${icon("download")}</a>
  </div>
  ${turnStrip(game.shown.stripShown(table, data, table.clocksAt), closingBrief(game.shown.closingShown(table, data, battle.thrown, table.clocksAt)))}`;

async function share() {
  if (await copyText(location.href)) send({ type: "copied" });
}

/** @param {ReplayPage} page */
const tabs = ({ tab }) => tabButtons([
  { tab: "play", label: say("tab-play"), picture: "play" },
  { tab: "hand", label: say("tab-dice"), picture: "die" },
  { tab: "players", label: say("tab-players"), picture: "people" },
  ...(!game.isAnalysed ? [] : [{ tab: /** @type {const} */ ("coach"), label: say("tab-coach"), picture: "graph" }]),
  { tab: "log", label: say("tab-log"), picture: "list" },
], tab, (one) => send({ type: "tab", tab: one }));

/** @type {Record<string, ReplayAction>} */
const KEYS = {
  ArrowRight: { type: "by", steps: 1 }, ArrowLeft: { type: "by", steps: -1 }, Home: { type: "go", to: 0 }, End: { type: "end" },
  " ": { type: "toggle" }, v: { type: "show-values" }, o: { type: "show-objective" },
};

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select") || target.closest("[data-area], [data-sea]")) return;
  const action = target.matches("button, a, summary") && event.key === " " ? undefined : KEYS[event.key];
  if (action === undefined) return;
  event.preventDefault();
  send(action);
});

/** The moment the address names: `?at=` in a link, `#` where the reader is. */
const seek = () => send({ type: "seek", version: Number(location.hash.slice(1)) || Number(new URLSearchParams(location.search).get("at")) });
window.addEventListener("hashchange", seek);

place("bar").replaceChildren();
draw(store.get());
void load("").then(seek);
if (game.isAnalysed) void askAnalysis("GET");
