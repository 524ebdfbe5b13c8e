// The page of a table: the stream in, commands out, and everything on the page drawn from one state.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { bar, dueOf, instruction, modeOf, rangeOf } from "./bar.js";
import { battle } from "./battle.js";
import { mount } from "./board.js";
import { handPanel } from "./hand.js";
import { icon } from "./icons.js";
import { finish, help, listenKeys } from "./keys.js";
import { lobby } from "./lobby.js";
import { logPanel } from "./log.js";
import { player } from "./player.js";
import { readEvent, readRoll } from "./protocol.js";
import { seatsPanel, turnStrip } from "./seats.js";
import { hex, nonce, post } from "./send.js";
import { aims, labels, lands, openTo } from "./show.js";
import * as sound from "./sound.js";
import { place, start } from "./start.js";
import { fold, lampsAfter, mine, newState } from "./state.js";
import { listen } from "./line.js";
import { say } from "./words.js";
import { zoomable } from "./zoom.js";

/** @typedef {import("./app.js").App} App */

const { page, id, lang, base, data, name, svg } = start("table");
/** Opens the seats that are kept; only who may know it is told. */
const invitation = page.dataset["invitation"] ?? null;
const title = document.title;

/** What was placed this turn, in order: undo takes the last back. @type {{id: string, armies: number}[]} */
let placed = [];
/** @type {{from: string, to: string, attacker: string, defender: string} | null} */
let declared = null;
/** @type {Map<string, import("./app.js").Odds>} */
const oddsKnown = new Map();
let arrow = /** @type {import("./board.js").BoardState["arrow"]} */ (null);

/** @type {App} */
const app = {
  state: newState(),
  data,
  invitation,
  name,
  ui: {
    chosen: null, aim: null, dice: null, amount: 1, move: null, leave: 3, loop: null, values: false, goal: false,
    tab: "play", notice: null, waiting: 0, confirm: null, odds: null, fought: null, line: "connecting", trying: false,
    sound: sound.wanted(), seed: seedOf(), copied: null, focus: null, now: performance.now(), open: true,
  },
  act: {
    choose, cancel,
    dice: (n) => set({ dice: n }),
    amount: (n) => set({ amount: n }),
    move: (n) => {
      const limits = rangeOf(app);
      if (limits) set({ move: Math.min(limits.max, Math.max(limits.min, n)) });
    },
    leave: (n) => set({ leave: n }),
    roll: () => { const line = attackLine(); if (line !== null) void seat.play(line); },
    until: (leave) => { if (app.ui.chosen !== null && app.ui.aim !== null) void seat.until(app.ui.chosen, app.ui.aim, leave); },
    stop: () => set({ loop: null }),
    place: (territory, n) => seat.place(territory, n),
    takeback: (territory, n) => { void seat.play(`takeback ${territory} ${Math.min(n, app.state.may.takeback.get(territory)?.max ?? n)}`); },
    undo,
    tris: (cards) => { void seat.play(`tris ${cards.join(" ")}`); },
    colour: (colour) => { void seat.play(`colour ${colour}`); },
    defend: (n) => { const limits = app.state.may.defend; if (limits && n >= limits.min && n <= limits.max) void seat.play(`defend ${n}`); },
    occupy: (n) => { void seat.play(`occupy ${n}`); },
    maneuver: () => {
      const limits = rangeOf(app);
      if (limits) void seat.play(`maneuver ${app.ui.chosen} ${app.ui.aim} ${Math.min(limits.max, app.ui.move ?? limits.max)}`);
    },
    pass,
    goal: () => set({ goal: !app.ui.goal }),
    values: () => set({ values: !app.ui.values }),
    tab: (name) => set({ tab: app.ui.tab === name ? "play" : name }),
    dismiss: () => set({ notice: null, open: false }),
    sit: () => { void ask("sit", { nonce: nonce(), seed: app.ui.seed, invitation }); },
    rise: () => { void ask("leave", { nonce: nonce() }); },
    back: () => { void ask("return", { nonce: nonce() }); },
    copy: (text, what) => { void navigator.clipboard.writeText(text).then(() => set({ copied: what })); },
    sound: () => { sound.want(!app.ui.sound); set({ sound: sound.wanted() }); },
    zoom: (how) => zoom[how](),
    seed: (text) => set({ seed: text }),
  },
};

/** Whether the last tap did something: then a second one is no wish to look closer. */
let acted = false;
const zoom = zoomable(svg, {
  onFree: ({ target }) => !acted || !(target instanceof Element && target.closest("[data-territory]")),
});
const board = mount(svg, {
  onChoose: (territory, event) => {
    if (event.shiftKey && app.state.may.takeback.has(territory)) app.act.takeback(territory, 1);
    else if (!(event instanceof KeyboardEvent && event.key === "Enter" && finishAt(territory))) choose(territory);
  },
  onFocus: (territory) => {
    const { x, y } = board.at(territory);
    zoom.show(x, y);
    set({ focus: territory });
  },
});
const seat = player(base, {
  line: () => line,
  app: () => app,
  draw,
  refresh: async () => {
    const answer = await fetch(`${base}?words=${lang}`, { credentials: "same-origin" }).catch(() => null);
    if (answer?.ok) hear(await answer.json());
  },
  onRefused: ({ words, rule, article, status }) =>
    set({ notice: { kind: "refused", text: words === "" ? say(status === 0 ? "not-sent" : "not-understood") : words, rule, article }, loop: null }),
  onChanged: () => set({ notice: { kind: "told", text: say("changed-meanwhile"), rule: null, article: null }, loop: null }),
});

/** @param {Partial<App["ui"]>} partial */
function set(partial) {
  Object.assign(app.ui, partial);
  draw();
}

/** The Enter key on a territory, where only a number of armies is awaited. @param {string} territory */
function finishAt(territory) {
  const mode = modeOf(app);
  return (mode === "occupy" || (mode === "maneuver" && territory === app.ui.aim)) && finish(app, mode);
}

/** A territory was chosen, by a click, a tap or a key. @param {string} territory */
function choose(territory) {
  const { ui, state } = app;
  const mode = modeOf(app);
  acted = true;
  ui.focus = territory;
  ui.notice = null;
  if (ui.loop) return;
  if (mode === "place" && state.may.place.has(territory)) seat.place(territory, Math.min(ui.amount, dueOf(app)));
  else if (mode === "pick") void seat.play(pickLine(territory));
  else if (mode === "choose" || mode === "attack" || mode === "maneuver") chooseMove(territory, mode);
  else acted = false;
  draw();
}

/** @param {string} territory */
function pickLine(territory) {
  const { may } = app.state;
  return `${may.abandon.has(territory) ? "abandon" : may.reoccupy.has(territory) ? "reoccupy" : "ghost"} ${territory}`;
}

/** From where, then to where; the same again begins anew, the target again does it. @param {string} territory @param {string} mode */
function chooseMove(territory, mode) {
  const { ui, state } = app;
  if (territory === ui.aim) {
    if (mode === "attack") app.act.roll();
    return;
  }
  if (territory === ui.chosen) return cancel();
  if (ui.chosen !== null && aims(state, ui.chosen).has(territory)) {
    Object.assign(ui, { aim: territory, move: null, dice: null });
    void askOdds();
  } else if (openTo(app).has(territory)) {
    Object.assign(ui, { chosen: territory, aim: null, move: null, dice: null, confirm: null });
  } else {
    acted = false;
    ui.notice = { kind: "told", text: say(ui.chosen === null ? "not-from-here" : "not-to-here", { territory: app.name(territory) }), rule: null, article: null };
  }
}

function cancel() {
  const { ui } = app;
  if (ui.confirm === null && ui.chosen === null && ui.goal) ui.goal = false;
  Object.assign(ui, ui.aim === null ? { chosen: null } : { aim: null });
  set({ confirm: null, notice: null, move: null });
}

/** @returns {string | null} */
function attackLine() {
  const { chosen, aim, dice } = app.ui;
  const possible = app.state.may.attack.get(chosen ?? "")?.get(aim ?? "") ?? [];
  if (possible.length === 0 || app.ui.waiting > 0) return null;
  return `attack ${chosen} ${aim} ${dice !== null && possible.includes(dice) ? dice : Math.max(...possible)}`;
}

function undo() {
  const { may } = app.state;
  const last = placed.findLast(({ id: where }) => may.takeback.has(where));
  const where = last?.id ?? [...may.takeback.keys()][0];
  if (where === undefined) return;
  app.act.takeback(where, last?.armies ?? 1);
}

function pass() {
  const { may, view } = app.state;
  if (may.attack.size > 0 && view.conquests === 0 && app.ui.confirm !== "pass") {
    set({ confirm: "pass" });
    return;
  }
  app.ui.confirm = null;
  void seat.play("pass");
}

/** @param {string} what @param {Record<string, unknown>} body */
async function ask(what, body) {
  const answer = await post(`${base}/${what}`, body);
  if (answer.ok) line.again();
  if (!answer.ok && !answer.stale) set({ notice: { kind: "refused", text: answer.words === "" ? say("not-sent") : answer.words, rule: answer.rule, article: answer.article } });
}

/** The odds of what is chosen, where the table shows them. */
async function askOdds() {
  const { ui, state } = app;
  ui.odds = null;
  if (state.scene.table.options["odds"] === false || ui.chosen === null || ui.aim === null || modeOf(app) !== "attack") return;
  const attackers = state.view.lands.get(ui.chosen)?.armies ?? 0;
  const defenders = state.view.lands.get(ui.aim)?.armies ?? 0;
  const key = `${attackers}-${defenders}`;
  if (!oddsKnown.has(key)) {
    const query = new URLSearchParams({ regulation: state.scene.table.regulation, attackers: String(attackers), defenders: String(defenders) });
    const answer = await fetch(`/api/odds?${query}`).then((reply) => (reply.ok ? reply.json() : null)).catch(() => null);
    if (answer === null) return;
    oddsKnown.set(key, { key, conquest: answer.conquest, expected: typeof answer.expected === "object" ? answer.expected : null });
  }
  const now = `${state.view.lands.get(ui.chosen ?? "")?.armies}-${state.view.lands.get(ui.aim ?? "")?.armies}`;
  if (now === key) set({ odds: oddsKnown.get(key) ?? null });
}

/** What happened before this page was opened, for the log. @param {number} version */
async function remember(version) {
  const answer = await fetch(`${base}/log?before=${version}&words=${lang}`, { credentials: "same-origin" }).catch(() => null);
  if (!answer?.ok) return;
  /** @type {{lines?: {version: number, event: string, words: string}[]}} */
  const { lines = [] } = await answer.json();
  const first = app.state.log[0]?.version ?? Infinity;
  const older = lines.filter((line) => line.version < first)
    .map((line) => ({ at: 0, words: line.words, event: readEvent(line.event), version: line.version }));
  app.state = { ...app.state, log: [...older, ...app.state.log], lamps: lampsAfter(new Map(), [...older, ...app.state.log].map((line) => line.event)) };
  draw();
}

/** A scene of the stream. @param {import("./state.js").Scene} scene */
function hear(scene) {
  const before = app.state;
  if (before.scene.version === 0 && scene.version !== undefined) void remember(scene.version);
  const wasMine = mine(before);
  const { state, events } = fold(before, scene);
  app.state = state;
  for (const event of events) follow(event, before);
  settle();
  if (mine(state) && !wasMine) yourTurn();
  tell(state.log.filter((line) => line.version > before.scene.version));
  page.dataset["stage"] = state.scene.stage;
  seat.heard();
  draw();
  void askOdds();
}

/** What an event means for the page. @param {import("./protocol.js").Event} event @param {App["state"]} before */
function follow({ verb, words }, before) {
  const { state, ui } = app;
  const owner = (/** @type {string} */ where) => (before.view.lands.get(where) ?? state.view.lands.get(where))?.owner ?? "";
  if (verb === "attack-declared") {
    const [from = "", to = ""] = words;
    declared = { from, to, attacker: owner(from), defender: owner(to) };
    placed = [];
    arrow = { from, to, key: `${state.scene.version}-${from}-${to}` };
  } else if (verb === "battle-rolled" && declared) {
    ui.fought = { roll: readRoll({ verb, words, line: "" }), ...declared, conquered: false, version: state.scene.version };
  } else if (verb === "conquered" && ui.fought) {
    ui.fought = { ...ui.fought, conquered: true, defender: ui.fought.defender === words[1] ? "" : ui.fought.defender };
  } else if (verb === "maneuvered") {
    arrow = { from: words[0] ?? "", to: words[1] ?? "", key: `${state.scene.version}-move` };
  } else if (verb === "placed" && words[0] === state.scene.you) {
    placed.push({ id: words[1] ?? "", armies: Number(words[2]) });
  } else if (verb === "taken-back") {
    const at = placed.findLastIndex((one) => one.id === words[1]);
    if (at >= 0) placed.splice(at, 1);
  } else if (verb === "turn-began") {
    placed = [];
    Object.assign(ui, { chosen: null, aim: null, amount: 1, fought: null });
  }
}

/** What was chosen and is no longer possible is let go. */
function settle() {
  const { ui, state } = app;
  const free = mine(state) && state.may.occupy === null;
  if (!free && ui.loop === null) Object.assign(ui, { aim: null, ...(mine(state) ? {} : { chosen: null, confirm: null }) });
  if (ui.chosen !== null && free && !openTo(app).has(ui.chosen) && ui.loop === null) Object.assign(ui, { chosen: null, aim: null });
  if (ui.chosen !== null && ui.aim !== null && free && !aims(state, ui.chosen).has(ui.aim)) ui.aim = null;
  if (ui.amount > dueOf(app)) ui.amount = Math.max(1, dueOf(app));
  ui.move = null;
}

function yourTurn() {
  sound.knock();
  speak(say("your-turn-said", { told: instruction(app, modeOf(app)) }));
}

/** @param {import("./state.js").Line[]} lines */
function tell(lines) {
  if (lines.length > 0 && lines.length < 12) speak(lines.map((line) => line.words).join(". "));
}

/** @param {string} text */
function speak(text) {
  const line = document.createElement("p");
  line.textContent = text;
  const voice = place("announce");
  voice.append(line);
  while (voice.childElementCount > 12) voice.firstElementChild?.remove();
}

let drawing = false;
function draw() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    drawNow();
  });
}

function drawNow() {
  const { state, ui } = app;
  const yours = mine(state);
  document.title = yours ? `● ${say("your-turn")} – ${title}` : title;
  Object.assign(page.dataset, { tab: ui.tab, yours: String(yours), mode: modeOf(app), busy: String(ui.waiting > 0) });
  paintBoard();
  const log = document.querySelector("#log-lines");
  const atEnd = !log || log.clientHeight === 0 || log.scrollTop + log.clientHeight > log.scrollHeight - 40;
  render(bar(app), place("bar"));
  render(battle(app), place("battle"));
  besideBattle();
  render(lobby(app), place("lobby"));
  render(tools(), place("tools"));
  render(html`<div class="side-panel" data-panel="players">${seatsPanel(app)}</div>
    <div class="side-panel" data-panel="hand">${handPanel(app)}</div>
    <div class="side-panel" data-panel="log">${logPanel(app)}</div>`, place("side"));
  render(tabs(), place("tabs"));
  connection();
  const lines = document.querySelector("#log-lines");
  if (lines && atEnd) lines.scrollTop = lines.scrollHeight;
}

/** The card of an attack stands where it does not hide it. */
function besideBattle() {
  const { ui } = app;
  const where = [ui.loop?.from ?? ui.chosen ?? ui.fought?.from, ui.loop?.to ?? ui.aim ?? ui.fought?.to];
  const spots = where.flatMap((one) => (one === undefined || one === null ? [] : [board.at(one)]));
  Object.assign(place("battle").dataset, {
    side: spots.some(({ x }) => x < 620) ? "right" : "left",
    end: spots.some(({ y }) => y > 620) ? "top" : "bottom",
  });
}

function paintBoard() {
  const { state, ui } = app;
  const mode = modeOf(app);
  const mySeat = state.view.seats.find((one) => one.letter === state.scene.you);
  const goal = data.objectives.find((one) => one.number === mySeat?.objective);
  const moving = mode === "choose" || mode === "attack" || mode === "maneuver";
  board.set({
    lands: lands(state),
    open: ui.loop ? new Set() : openTo(app),
    targets: moving && ui.chosen !== null ? aims(state, ui.chosen) : new Set(mode === "occupy" ? [state.view.about[1] ?? ""] : []),
    chosen: mode === "occupy" ? (state.view.about[0] ?? null) : ui.chosen,
    aim: mode === "occupy" ? (state.view.about[1] ?? null) : ui.aim,
    marks: state.view.phase === "reinforce" || state.view.phase === "combat" ? state.view.marks : new Map(),
    goal: ui.goal && goal ? new Set(goal.territories) : null,
    missed: new Set(state.scene.missed),
    values: ui.values, arrow, labels: labels(app),
  });
}

const tools = () => html`
  <div class="tool-group" role="group" aria-label=${say("zoom")}>
    <button class="icon-button" aria-label=${say("zoom-in")} title=${say("zoom-in")} @click=${() => app.act.zoom("in")}>${icon("plus")}</button>
    <button class="icon-button" aria-label=${say("zoom-out")} title=${say("zoom-out")} @click=${() => app.act.zoom("out")}>${icon("minus")}</button>
    <button class="icon-button" aria-label=${say("zoom-fit")} title=${say("zoom-fit")} @click=${() => app.act.zoom("fit")}>${icon("fit")}</button>
  </div>
  <div class="tool-group">
    ${app.state.scene.you === null ? nothing : html`<button class="icon-button" aria-pressed=${app.ui.goal} aria-label=${say("show-objective")} title="${say("show-objective")} (O)" @click=${app.act.goal}>${icon("target")}</button>`}
    <button class="icon-button" aria-pressed=${app.ui.values} aria-label=${say("show-values")} title="${say("show-values")} (V)" @click=${app.act.values}>${icon("value")}</button>
    <button class="icon-button" aria-pressed=${app.ui.sound} aria-label=${say("knock")} title=${say("knock")} @click=${app.act.sound}>${icon(app.ui.sound ? "sound" : "quiet")}</button>
    <button class="icon-button wide-only" aria-label=${say("keys")} title="${say("keys")} (?)" @click=${showHelp}>?</button>
  </div>
  ${app.state.scene.stage === "playing" ? turnStrip(app) : nothing}`;

const tabs = () => ["play", "hand", "players", "log"]
  .filter((name) => name !== "hand" || app.state.scene.you !== null)
  .map((name) => html`<button class="tab" aria-pressed=${app.ui.tab === name} @click=${() => set({ tab: name })}>
    ${icon({ play: "die", hand: "card", players: "people", log: "list" }[name] ?? "die")}<span>${say(`tab-${name}`)}</span></button>`);

/** How the line is, said plainly. */
function connection() {
  const { line, trying } = app.ui;
  const text = line === "offline" ? say("line-offline") : line === "lost" || trying ? say("line-lost")
    : line === "connecting" && app.state.scene.version > 0 ? say("line-connecting") : "";
  const box = place("connection");
  box.hidden = text === "";
  if (box.textContent !== text) box.textContent = text;
}

function showHelp() {
  let dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog#help"));
  if (!dialog) {
    dialog = document.createElement("dialog");
    dialog.id = "help";
    page.append(dialog);
  }
  const shown = dialog;
  render(help(() => shown.close()), shown);
  shown.showModal();
}

/** The next territory where something can be done. */
function next() {
  const there = [...new Set([...openTo(app), ...aims(app.state, app.ui.chosen ?? "")])].filter((one) => one !== app.ui.chosen);
  const targets = app.ui.chosen === null ? there : [...aims(app.state, app.ui.chosen)];
  const list = targets.length > 0 ? targets : there;
  const at = list.indexOf(app.ui.focus ?? "");
  const to = list[(at + 1) % list.length];
  if (to !== undefined) board.focus(to);
}

/** My part of the dice: made here, kept for this table until it is given. */
function seedOf() {
  const key = `sdadata.seed.${id}`;
  const known = sessionStorage.getItem(key) ?? hex(16);
  sessionStorage.setItem(key, known);
  return known;
}

place("bar").replaceChildren();
listenKeys(() => app, { next, help: showHelp });
setInterval(() => { app.ui.now = performance.now(); if (app.state.scene.stage === "playing") draw(); }, 1000);
const line = listen(base, lang, { onScene: hear, onLine: (line) => { if (app.ui.line !== line) set({ line }); } });
draw();
