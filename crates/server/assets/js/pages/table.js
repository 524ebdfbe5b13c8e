// The page of a table: the stream in, commands out, and everything on the page drawn from one state.

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { mount } from "../board/board.js";
import { sideHidingLess, standOf } from "../board/stand.js";
import { zoomable } from "../board/zoom.js";
import { commandQueue } from "../core/commands.js";
import { connect } from "../core/connection.js";
import { copyText } from "../core/copy.js";
import { install } from "../core/install.js";
import { icon } from "../core/icons.js";
import * as notices from "../core/notices.js";
import { createPacer } from "../core/pacer.js";
import { newKeptDice, onKeptElsewhere, readKept, seedCommitment, writeKept } from "../core/kept-dice.js";
import { place, readPage } from "../core/page.js";
import { clockTime, isAway, isMyMove, nameOf } from "../core/scene.js";
import { hex, nonce, post } from "../core/send.js";
import { takeWish } from "../core/sit-later.js";
import * as sound from "../core/sound.js";
import { createStore } from "../core/store.js";
import { say } from "../core/words.js";
import { gameOf } from "../games/games.js";
import { barPanel } from "../games/shared/bar-panel.js";
import { battleCard } from "../games/shared/battle-card.js";
import { closingBand } from "../games/shared/closing-band.js";
import { closingBrief, dueSaid } from "../games/shared/seats.js";
import { seatsPanel, turnStrip } from "../games/shared/seats-panel.js";
import { drawParts, onPhone, tabButtons, tool, zoomTools } from "./board-page.js";
import { adviceCard } from "./table-advice.js";
import { adviceNow, isTraining, mayAskAdvice } from "./table-advice-state.js";
import { differencesAlert } from "./fairness.js";
import { listenKeys } from "./keys.js";
import { logPanel } from "./log.js";
import { noticePart } from "./notice.js";
import { companyPage } from "./company-page.js";
import { resultCard } from "./table-end.js";
import { keepMark, keptMark } from "./kept-marks.js";
import { hintCard, keepHints, keptHints } from "./table-hints.js";
import { momentCards, speedRow, speedTool } from "./table-moment-cards.js";
import { frameShown } from "./table-moments.js";
import { keepSpeed, keptSpeed, stayOf } from "./table-pace.js";
import { tableSharing } from "./table-sharing.js";
import { keepPreference, keptPreferences } from "./preferences.js";
import { pauseBanner, refereePanel } from "./table-referee.js";
import { connectionShown, newTablePage, tableReducer } from "./table-state.js";

/**
 * @typedef {import("./table-state.js").TablePage} TablePage
 * @typedef {import("./table-state.js").TableAction} TableAction
 * @typedef {import("./table-state.js").TableEffect} TableEffect
 */

/** How many announcements are kept for a screen reader. */
const ANNOUNCEMENTS_MAX = 12;
const TICK_MS = 1000;
/** How many random bytes a seed has. */
const SEED_BYTES = 16;

const { page: main, table: id, lang, api, data, svg, invitation, mayReferee, game: gameId } = readPage("table");
const game = gameOf(gameId);
const title = document.title;
const name = game.namesOf(data);

let drawing = false;
/** Whether a seat is being asked for. */
let sitting = false;
/** Whether the reader is getting up. */
let leaving = false;
/** The form that opened this table left it to this page to sit down. */
let sitsSoon = takeWish();
const store = createStore(
  newTablePage(game, {
    kept: readKept(id), sound: sound.isOn(), now: performance.now(), speed: keptSpeed(), notices: notices.isOn(), hints: keptHints(),
    preferences: keptPreferences(), mark: keptMark(id),
  }),
  tableReducer(game, name, data),
  { onChange: requestDraw, perform },
);
const send = (/** @type {TableAction} */ action) => store.dispatch(action);

/** Whose piece was chosen, where a piece of its own lies on an area. @param {EventTarget | null} target */
function seatAt(target) {
  const piece = target instanceof Element ? target.closest("[data-seat]") : null;
  return piece instanceof SVGElement ? (piece.dataset["seat"] ?? null) : null;
}

const zoom = zoomable(svg, {
  // A second tap where the first did something is no wish to look closer.
  onMoved: () => standBeside(game.shown.battleAreas(store.get())),
  onFree: ({ target }) => !store.get().choice.acted || !(target instanceof Element && target.closest("[data-area], [data-sea], .counter, .fleet")),
});
const board = mount(svg, {
  onChoose: (area, event) => {
    const enter = event instanceof KeyboardEvent && event.key === "Enter";
    send(game.keys.actionOfArea(store.get(), area, { shift: event.shiftKey, enter, seat: seatAt(event.target) }));
  },
  onFocus: (area) => {
    const { x, y } = board.at(area);
    zoom.show(x, y);
    send({ type: "focus", area });
  },
});
const company = companyPage({
  api, id, invitation, main, draw: requestDraw, reopen: () => connection.reopen(),
  refused: (answer) => send({ type: "refused", answer }),
  overtaken: () => send({ type: "overtaken" }),
});
/** What others do is shown at the reader's pace. @type {ReturnType<typeof createPacer<import("../core/scene.js").SceneUpdate>>} */
const pacer = createPacer({
  show: takeScene,
  stay: (queue) => {
    const page = store.get();
    return stayOf({ ...page, speed: page.skipping ? "fast" : page.speed, hidden: document.hidden }, queue);
  },
});
const connection = connect(api, lang, {
  onScene: pacer.push,
  onTalk: company.heard,
  onState: (state) => send({ type: "connection", state }),
});
const commands = commandQueue(api, {
  scene: () => store.get().table.scene,
  connection: () => connection,
  onWaiting: (by) => send({ type: "waiting", by }),
  onTrying: (trying) => send({ type: "trying", trying }),
  onRefused: (answer) => send({ type: "refused", answer }),
  onOvertaken: () => send({ type: "overtaken" }),
  refresh: async () => {
    const scene = await fetchJson(`${api}?words=${lang}`);
    if (scene !== null) pacer.push(scene);
  },
});
document.addEventListener("visibilitychange", pacer.check);

const sharing = tableSharing({
  id, api,
  result: () => ({ how: game.shown.resultShown(store.get().table, data).how, version: store.get().table.scene.version }),
  copy: (text) => void copy(text, "share"),
  onRefused: (answer) => send({ type: "refused", answer }),
});

/** @param {import("../core/scene.js").SceneUpdate} scene */
function takeScene(scene) {
  const before = store.get().table.scene.you_player;
  send({ type: "scene", scene, at: performance.now() });
  commands.sceneCame();
  const { stage, you_player: me } = store.get().table.scene;
  if (me !== null) main.dataset["played"] = String(me);
  // Who leaves by themselves, here or on another page of this browser, keeps no dice of this table.
  if (stage === "open" && before !== null && me === null && !leaving && readKept(id) !== null) company.takenOff();
  if (sitsSoon && stage === "open" && me === null) void sitDown();
  sitsSoon = false;
  if (me !== null && before === null) showName();
}

/** Who was nobody before they sat down is called by their name above, too. */
function showName() {
  const { seats, you } = store.get().table.scene;
  const link = document.querySelector('.nav a[href="/login"]');
  const name = seats.find(({ seat, player }) => (you !== null ? seat === you : player === store.get().table.scene.you_player))?.name;
  if (link === null || name === undefined || name === null) return;
  link.setAttribute("href", "/profile");
  link.classList.add("nav-who");
  link.textContent = name;
}

/** @param {TableEffect} effect */
function perform(effect) {
  switch (effect.do) {
    case "play": void commands.play(effect.command); break;
    case "ask": void commands.ask(effect.command); break;
    case "place": {
      const { area, armies } = effect;
      commands.grow(area, armies, (total) => game.play.placeCommand(store.get().table, area, total));
      break;
    }
    case "repeat": {
      const { repeat } = effect;
      void commands.repeat(() => game.play.nextRoll(store.get(), repeat)).then(() => send({ type: "repeat-ended", repeat }));
      break;
    }
    case "keep": writeKept(id, effect.kept); break;
    case "tell-seed": void tellSeed(effect.seed); break;
    case "odds": void askOdds(effect); break;
    case "prefer": keepPreference(effect.name, effect.on); break;
    case "history": void askHistory(effect.before); break;
    case "pause": void referee("pause", { reason: effect.reason, ...(effect.rule === "" ? {} : { rule: effect.rule }) }); break;
    case "resume": void referee("resume", {}); break;
    case "ruling": {
      const { version: after } = store.get().table.scene;
      void referee("ruling", { after, command: effect.command, reason: effect.reason });
      break;
    }
    case "sound": sound.play(effect.name); break;
    case "call": notices.call(say("your-turn"), effect.text); break;
    case "later": later(effect.ms, effect.action); break;
    case "keep-speed": keepSpeed(effect.speed); pacer.check(); break;
    case "focus-bar": focusBar(); break;
    case "check-pace": pacer.check(); break;
    case "keep-mark": keepMark(id, effect.mark); break;
    case "keep-hints": keepHints(effect.hints); break;
    case "speak": speak(effect.text); break;
    case "ask-advice": void askAdvice(); break;
    default:
  }
}

/** What passes by itself. Nobody looks at the last dice on a page that is hidden; who wants no movement reads them as long as others. @param {number} ms @param {TableAction} action */
function later(ms, action) {
  setTimeout(() => send(action), action.type === "see-result" && document.hidden ? 0 : ms);
}

/** Who goes by keyboard finds what can be done, unless they are somewhere already. */
function focusBar() {
  const nowhere = document.activeElement === null || document.activeElement === document.body;
  if (nowhere) place("bar").focus({ preventScroll: true });
}

/** @template Answer @param {string} url @returns {Promise<Answer | null>} null if there is no answer */
const fetchJson = (url) => fetch(url, { credentials: "same-origin" }).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);

/** @param {{attackers: number, defenders: number, kind?: string}} battle `kind`: of combat, where the game has several */
async function askOdds({ attackers, defenders, kind }) {
  const { regulation } = store.get().table.scene.table;
  const asked = { regulation, attackers: `${attackers}`, defenders: `${defenders}`, ...(kind === undefined ? {} : { kind }) };
  /** @type {import("../core/wire.d.ts").OddsAnswer | null} */
  const odds = await fetchJson(`/api/odds?${new URLSearchParams(asked)}`);
  if (odds !== null) send({ type: "odds", key: game.play.oddsKey({ attackers, defenders, ...(kind === undefined ? {} : { kind }) }), odds });
}

/** What a strong player would do now, or why it is not told. */
async function askAdvice() {
  const answer = await fetch(`${api}/hint`, { method: "POST", credentials: "same-origin" }).catch(() => null);
  const body = await answer?.json().catch(() => null);
  send({ type: "advised", advice: answer?.ok ? body : null });
  if (!answer?.ok) send({ type: "refused", answer: { ok: false, stale: false, words: body?.words ?? "", rule: body?.rule ?? null, article: body?.article ?? null, status: answer?.status ?? 0 } });
}

/** What happened before this page was opened, for the log. @param {number} version */
async function askHistory(version) {
  /** @type {import("../core/wire.d.ts").GameLog | null} */
  const answer = await fetchJson(`${api}/log?before=${version}&words=${lang}`);
  if (answer !== null) send({ type: "history", lines: answer.lines });
}

/** Sits down, leaves, or takes a seat back: the answer. @param {"sit" | "leave" | "return"} what @param {Partial<import("../core/wire.d.ts").SitRequest>} [body] */
async function askForSeat(what, body = {}) {
  const answer = await post(`${api}/${what}`, { nonce: nonce(), ...body });
  if (answer.ok) connection.reopen();
  else if (!answer.stale) send({ type: "refused", answer });
  return answer;
}

/** Pauses, resumes or rules. @param {"pause" | "resume" | "ruling"} what @param {object} body */
async function referee(what, body) {
  const answer = await post(`${api}/${what}`, { nonce: nonce(), ...body });
  if (answer.ok) send({ type: "referee-done" });
  else if (answer.stale) send({ type: "overtaken" });
  else send({ type: "refused", answer });
}

/** Keeps the dice of this table, on this page and for later. @param {import("../core/kept-dice.js").KeptDice | null} kept */
function keep(kept) {
  writeKept(id, kept);
  send({ type: "kept", kept });
}

/** Sits down with a seed that is drawn now, when the server's commitment is known, and kept before it is promised. */
async function sitDown() {
  if (sitting) return;
  sitting = true;
  const [before, seed] = [store.get().kept, hex(SEED_BYTES)];
  keep(newKeptDice(store.get().table.scene.dice.commitment, seed, Date.now()));
  const answer = await askForSeat("sit", { seed_commitment: seedCommitment(seed), ...company.asName(), ...(invitation === null ? {} : { invitation }) });
  // Where the server could not say it may have been granted; where it was not, another page of this reader's may sit there.
  if (!answer.ok && (answer.stale || (answer.status >= 400 && answer.status < 500))) keep(before);
  sitting = false;
}

async function leaveTable() {
  leaving = true;
  if ((await askForSeat("leave")).ok) keep(null);
  leaving = false;
}

/** Tells the promised seed. The name of the request follows from the promise, so that any page of this browser tells it once. @param {string} seed */
async function tellSeed(seed) {
  const answer = await post(`${api}/seed`, { nonce: `seed-${seedCommitment(seed).slice(0, 24)}`, seed });
  if (answer.ok) send({ type: "told" });
}

/** @param {string} text @param {string} what */
async function copy(text, what) {
  if (await copyText(text)) send({ type: "copied", what });
}

/** @param {string} text */
function speak(text) {
  const line = document.createElement("p");
  line.textContent = text;
  const log = place("announce");
  log.append(line);
  while (log.childElementCount > ANNOUNCEMENTS_MAX) log.firstElementChild?.remove();
}

function requestDraw() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    draw(store.get());
  });
}

/** @param {TablePage} page */
function draw(page) {
  const { table } = page;
  const yours = isMyMove(table);
  const phone = onPhone();
  const bar = withMore(withSkip(game.shown.barShown(page, name, data), page), page);
  document.title = yours ? `● ${say("your-turn")} – ${title}` : title;
  const stage = table.scene.version === 0 ? "loading" : table.scene.stage;
  Object.assign(main.dataset, { stage, tab: page.tab, yours: String(yours), mode: bar.mode, busy: String(page.waiting > 0), paused: String(table.scene.pause !== null) });
  const frame = frameShown(page);
  const shown = frame.again ? { open: new Set(), targets: new Set(), chosen: null, aim: null, ...game.shown.boardWatched(frame.table, data, false) } : game.shown.boardPlayed(page, data, page.showObjective);
  const advised = adviceNow(page.advice, table);
  const plan = advised === null || frame.again ? null : game.planShown([advised.command], name).board;
  board.set({ ...shown, ...plan, values: page.showValues, arrow: plan?.arrow ?? shown.arrow ?? frame.battle.arrow });
  const attack = game.shown.attackShown(page, name);
  const past = lastRoll(page);
  // On a phone the sheet has room for the last roll, unless armies are to be moved.
  const beside = attack ?? (phone && bar.mode !== "occupy" ? null : past);
  // On a low screen it makes room for what is chosen next.
  const low = matchMedia("(max-height: 700px)").matches;
  const inSheet = past === null || (low && page.choice.from !== null) ? nothing : battleCard(past, send, phone);
  drawParts({
    bar: html`${phone ? html`${hint(page)}${company.asked(table)}${awayPart(table.scene)}` : nothing}${pauseBanner(table.scene.pause)}${differencesAlert(page.differences, table.scene.seats)}${barPanel(bar, send, bar.mode === "place" ? game.shown.incomeShown(table, data) : "", { onPhone: phone, lastRoll: inSheet })}`,
    notice: phone && inRoom(table.scene) ? nothing : noticePart(page.notice, () => send({ type: "dismiss" })),
    battle: beside === null ? nothing : battleCard(beside, send, phone),
    moment: moment(page),
    tools: tools(page),
    tabs: tabs(page),
    ...sidePanels(page),
  });
  standBeside(game.shown.battleAreas(page));
  render(card(page), place("card"));
  company.drawOver(table.scene);
  showConnection(connectionShown(page));
}

/** What others do can be skipped while it is played back. @template {ReturnType<typeof game.shown.barShown>} Bar @param {Bar} bar @param {TablePage} page @returns {Bar} */
function withSkip(bar, { skipping }) {
  if (bar.mode !== "watch" || skipping || !pacer.isBehind()) return bar;
  const others = [...bar.buttons.others, { label: say("skip"), icon: "last", action: { type: /** @type {const} */ ("skip") } }];
  return { ...bar, buttons: { ...bar.buttons, others } };
}

/** What is said in any game besides what can be done: by when, where there are days for it, or that the reader only looks on now. @template {ReturnType<typeof game.shown.barShown>} Bar @param {Bar} bar @param {TablePage} page @returns {Bar} */
function withMore(bar, { table, now }) {
  const { scene } = table;
  const mine = scene.you !== null || scene.stage !== "playing" ? undefined : scene.seats.find(({ player }) => player === Number(main.dataset["played"] ?? 0));
  const gone = mine?.state === "left" ? say("told-withdrawn") : mine?.state === "removed" ? say("told-removed") : "";
  const due = bar.yours ? dueSaid(table, clockTime(table, now)) : "";
  const instruction = due === "" || /[.:!?]$/.test(bar.instruction) ? bar.instruction : `${bar.instruction}.`;
  return { ...bar, instruction: [gone, instruction, due].filter((told) => told !== "").join(" ") };
}

/** Somebody else plays for the reader, who may come back: on a phone it is said where one plays, the panel is behind a tab. @param {TablePage["table"]["scene"]} scene */
const awayPart = (scene) => !isAway(scene) ? nothing : html`<div class="company company-acts">
  <p role="status">${say(scene.table.options.away === "neutral" ? "nobody-plays-for-you" : "bot-plays-for-you")}</p>
  <button class="button-primary" data-away="return" @click=${() => void askForSeat("return")}>${say("take-back-seat")}</button></div>`;

/** What lies over the board at special moments: the closing roll, the objective as it is dealt, what happened meanwhile, a hint. @param {TablePage} page */
function moment(page) {
  const { table, moments, now } = page;
  if (table.scene.stage === "over" && page.resultOpen) return nothing;
  const closing = game.shown.closingShown(table, data, moments.thrown, now);
  const goal = game.shown.goalOf(table, data);
  const seen = () => {
    send({ type: "moment-over", what: "dealt" });
    send({ type: "hint-seen", hints: ["objective"] });
  };
  return html`${closing === null ? nothing : closingBand(closing)}
    ${moments.dealt && goal !== null ? game.panels.dealtCard(goal, page.hints.includes("objective") ? "" : say("hint-objective"), seen) : nothing}
    ${moments.dealt ? nothing : momentCards(game.shown.sinceShown(page, name), moments, send)}
    ${onPhone() ? nothing : hint(page)}`;
}

/** What a newcomer is told now: beside the board, on a phone in the sheet. @param {TablePage} page */
const hint = (page) => html`${hintCard(game.shown.hintOf(page), page.hints, send)}${adviceCard(page.advice, page.table,
  (commands) => game.planShown(commands, name),
  () => send({ type: "advised", advice: null }))}`;

/** The last roll, unless something else is being looked at. @param {TablePage} page */
function lastRoll({ table, choice, battle, resultOpen }) {
  const elsewhere = choice.from !== null && choice.from !== battle.fought?.from;
  if (elsewhere || (table.scene.stage === "over" && resultOpen)) return null;
  return game.shown.pastShown(table, battle.fought, name);
}

/** @param {TablePage} page */
function sidePanels({ table, choice, now, showObjective, speed, referee: draft }) {
  const seats = game.shown.seatsShown(table, data, clockTime(table, now));
  const reader = { showObjective, choice, send };
  const playing = table.scene.stage === "playing";
  const besides = seats === null ? nothing : game.panels.besides(table, data, reader);
  const talk = playing ? company.panel(table) : nothing;
  const under = game.panels.handFirst && !onPhone();
  return {
    players: seats === null ? nothing : html`${seatsPanel(seats, () => void askForSeat("return"))}${under ? nothing : besides}
      ${playing ? speedRow(speed, (next) => send({ type: "speed", speed: next })) : nothing}${under ? nothing : talk}`,
    hand: html`${game.panels.hand(table, data, reader)}${under ? html`${besides}${talk}` : nothing}`,
    log: logPanel(table),
    ...(mayReferee ? { referee: refereePart(table, draft) } : {}),
  };
}

/** @param {TablePage["table"]} table @param {TablePage["referee"]} draft */
function refereePart(table, draft) {
  const { stage, pause, table: { regulation } } = table.scene;
  if (stage !== "playing") return nothing;
  const seats = table.view.seats.filter(({ status }) => status === "playing").map(({ letter }) => ({ letter, name: nameOf(table, letter) }));
  return refereePanel({ draft, paused: pause !== null, regulation, kinds: game.rulings.map(({ kind }) => kind), seats }, send);
}

/** Where the counters are of the areas where something can be done. */
const openCounters = () => [...svg.querySelectorAll(":is(.area, .sea).is-open")].flatMap((area) => {
  const of = area.getAttribute("data-area") ?? area.getAttribute("data-sea") ?? "";
  return svg.querySelector(`:is(.counter, .fleet)[data-of="${CSS.escape(of)}"]`)?.getBoundingClientRect() ?? [];
});

/** The card of an attack stands where it does not hide it, wherever the map has been moved. @param {string[]} areas */
function standBeside(areas) {
  const stage = place("stage").getBoundingClientRect();
  const boxes = areas.flatMap((area) => svg.querySelector(`:is(.counter, .fleet)[data-of="${CSS.escape(area)}"]`)?.getBoundingClientRect() ?? []);
  const stand = standOf(stage, boxes);
  const beside = place("battle");
  const { dataset } = beside;
  const past = beside.querySelector(".battle-card.is-past");
  // What is over hides as little as can be of where something can be done.
  if (past !== null && !onPhone()) stand.side = sideHidingLess(stage, past.getBoundingClientRect(), openCounters(), stand.side);
  if (dataset["side"] !== stand.side || dataset["end"] !== stand.end) Object.assign(dataset, stand);
}

/** Whether the table has not begun: a card over the board says what is to be said. @param {TablePage["table"]["scene"]} scene */
const inRoom = ({ stage }) => stage === "open" || stage === "revealing";

/** @param {TablePage} page */
function card({ table, kept, differences, copied, resultOpen, notice }) {
  const { scene } = table;
  const reader = { invitation, kept, differences, copied, told: onPhone() ? noticePart(notice, () => send({ type: "dismiss" })) : nothing, missing: game.shown.freeSeats(scene.seats) };
  const on = {
    sit: () => void sitDown(),
    leaveTable: () => void leaveTable(),
    copy: (/** @type {string} */ text, /** @type {string} */ what) => void copy(text, what),
    close: () => send({ type: "dismiss" }),
    ...sharing,
  };
  if (inRoom(scene)) return company.room(scene, reader, on);
  if (scene.stage === "over" && resultOpen) return resultCard(scene, game.shown.resultShown(table, data), { ...reader, played: Number(main.dataset["played"] ?? 0) }, on, game.panels.objectivePicture);
  return nothing;
}

/** Who trains may ask what a strong player would do; nobody waits for them, so it stands where others are called. @param {TablePage["table"]} table @param {TablePage["advice"]} advice */
const adviceTool = (table, advice) => tool({
  label: say("advice"), picture: icon("bulb"), off: advice === "asked" || adviceNow(advice, table) !== null || !mayAskAdvice(table), press: () => send({ type: "ask-advice" }),
});

/** @param {TablePage} page */
const tools = ({ table, advice, moments, showObjective, showValues, sound: on, notices: called, speed, now }) => html`
  ${zoomTools(zoom)}
  <div class="tools-group">
    ${table.scene.you === null || !game.overlays.objective ? nothing : tool({ label: say("show-objective"), key: "O", picture: icon("target"), pressed: showObjective, press: () => send({ type: "show-objective" }) })}
    ${game.overlays.values ? tool({ label: say("show-values"), key: "V", picture: icon("value"), pressed: showValues, press: () => send({ type: "show-values" }) }) : nothing}
    ${tool({ label: say("sounds"), picture: icon(on ? "sound" : "quiet"), pressed: on, press: () => send({ type: "sound", on: sound.toggle() }) })}
    ${isTraining(table) ? adviceTool(table, advice) : table.scene.you_player === null ? nothing : tool({ label: say("notices"), picture: icon("bell"), pressed: called, press: () => void notices.toggle().then((isOn) => send({ type: "notices", on: isOn })) })}
    <button class="button-icon" aria-label=${say("help")} title="${say("help")} (?)" @click=${help}>?</button>
  </div>
  ${table.scene.stage === "playing" ? speedTool(speed, (next) => send({ type: "speed", speed: next })) : nothing}
  ${table.scene.stage === "playing" ? turnStrip(game.shown.stripShown(table, data, clockTime(table, now)), closingBrief(game.shown.closingShown(table, data, moments.thrown, now))) : nothing}`;

/** @param {TablePage} page */
function tabs({ table, tab }) {
  const pictures = /** @type {const} */ ({ play: "die", hand: "card", players: "people", log: "list", referee: "flag" });
  const isThere = { play: true, hand: table.scene.you !== null, players: true, log: true, referee: mayReferee && table.scene.stage === "playing" };
  const all = /** @type {(keyof typeof pictures)[]} */ (Object.keys(pictures)).filter((one) => isThere[one]);
  const news = (/** @type {keyof typeof pictures} */ one) => (one === "hand" ? game.shown.handNews(table) : "");
  return tabButtons(all.map((one) => ({ tab: one, label: say(`tab-${one}`), picture: pictures[one], news: news(one) })), tab, (one) => send({ type: "tab", tab: one }));
}

/** @param {string} text */
function showConnection(text) {
  const box = place("connection");
  box.hidden = text === "";
  if (box.textContent !== text) box.textContent = text;
}

const help = () => /** @type {HTMLDialogElement} */ (place("help")).showModal();
place("hints-again").addEventListener("click", () => {
  send({ type: "hints-anew" });
  /** @type {HTMLDialogElement} */ (place("help")).close();
});

listenKeys((key, target) => {
  if (key === "Enter" && target.closest("button, a, summary, [data-area], [data-sea]") !== null) return false;
  const page = store.get();
  const action = game.keys.actionOfKey(page, key);
  if (action !== null) {
    send(action);
    return true;
  }
  switch (key.toLowerCase()) {
    case "o": if (game.overlays.objective) send({ type: "show-objective" }); return game.overlays.objective;
    case "v": if (game.overlays.values) send({ type: "show-values" }); return game.overlays.values;
    case "?": help(); return true;
    case "n": {
      const area = game.play.nextArea(page);
      if (area !== null) board.focus(area);
      return true;
    }
    default: return false;
  }
});

if (new URLSearchParams(location.search).has("guided") && store.get().table.scene.version === 0) send({ type: "hints-anew" });
install();
onKeptElsewhere(id, (kept) => send({ type: "kept", kept }));
place("bar").replaceChildren();
setInterval(company.tick, TICK_MS);
place("bar").tabIndex = -1;
setInterval(() => { if (store.get().table.scene.stage === "playing") send({ type: "tick", now: performance.now() }); }, TICK_MS);
requestDraw();
