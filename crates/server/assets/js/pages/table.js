// The page of a table: the stream in, commands out, and everything on the page drawn from one state.

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { mount } from "../board/board.js";
import { zoomable } from "../board/zoom.js";
import { commandQueue } from "../core/commands.js";
import { connect } from "../core/connection.js";
import { copyText } from "../core/copy.js";
import { icon } from "../core/icons.js";
import { newKeptDice, onKeptElsewhere, readKept, seedCommitment, writeKept } from "../core/kept-dice.js";
import { place, readPage } from "../core/page.js";
import { clockTime, isMyMove, nameOf } from "../core/scene.js";
import { hex, nonce, post } from "../core/send.js";
import { takeWish } from "../core/sit-later.js";
import * as sound from "../core/sound.js";
import { createStore } from "../core/store.js";
import { say } from "../core/words.js";
import { gameOf } from "../games/games.js";
import { drawParts, onPhone, tabButtons, tool, zoomTools } from "./board-page.js";
import { differencesAlert } from "./fairness.js";
import { listenKeys } from "./keys.js";
import { logPanel } from "./log.js";
import { noticePart } from "./notice.js";
import { openTableCard, resultCard } from "./table-card.js";
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
const names = new Map(/** @type {import("../games/risiko/types.js").BoardData} */ (data).territories.map((one) => [one.id, one.name]));
const name = (/** @type {string} */ area) => names.get(area) ?? area;

let drawing = false;
/** Whether a seat is being asked for. */
let sitting = false;
/** The form that opened this table left it to this page to sit down. */
let sitsSoon = takeWish();
const store = createStore(
  newTablePage(game, { kept: readKept(id), sound: sound.isOn(), now: performance.now() }),
  tableReducer(game, name),
  { onChange: requestDraw, perform },
);
const send = (/** @type {TableAction} */ action) => store.dispatch(action);

const zoom = zoomable(svg, {
  // A second tap where the first did something is no wish to look closer.
  onFree: ({ target }) => !store.get().choice.acted || !(target instanceof Element && target.closest("[data-area], .counter")),
});
const board = mount(svg, {
  onChoose: (area, event) => {
    const enter = event instanceof KeyboardEvent && event.key === "Enter";
    send(game.keys.actionOfArea(store.get(), area, { shift: event.shiftKey, enter }));
  },
  onFocus: (area) => {
    const { x, y } = board.at(area);
    zoom.show(x, y);
    send({ type: "focus", area });
  },
});
const connection = connect(api, lang, {
  onScene: takeScene,
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
    if (scene !== null) takeScene(scene);
  },
});

/** @param {import("../core/scene.js").SceneUpdate} scene */
function takeScene(scene) {
  send({ type: "scene", scene, at: performance.now() });
  commands.sceneCame();
  const { stage, you_player: me } = store.get().table.scene;
  if (sitsSoon && stage === "open" && me === null) void sitDown();
  sitsSoon = false;
}

/** @param {TableEffect} effect */
function perform(effect) {
  switch (effect.do) {
    case "play": void commands.play(effect.command); break;
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
    case "odds": void askOdds(effect.attackers, effect.defenders); break;
    case "history": void askHistory(effect.before); break;
    case "pause": void referee("pause", { reason: effect.reason, ...(effect.rule === "" ? {} : { rule: effect.rule }) }); break;
    case "resume": void referee("resume", {}); break;
    case "ruling": {
      const { version: after } = store.get().table.scene;
      void referee("ruling", { after, command: effect.command, reason: effect.reason });
      break;
    }
    case "knock": sound.knock(); break;
    case "speak": speak(effect.text); break;
    default:
  }
}

/** @template Answer @param {string} url @returns {Promise<Answer | null>} null if there is no answer */
const fetchJson = (url) => fetch(url, { credentials: "same-origin" }).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);

/** @param {number} attackers @param {number} defenders */
async function askOdds(attackers, defenders) {
  const { regulation } = store.get().table.scene.table;
  /** @type {import("../core/wire.d.ts").OddsAnswer | null} */
  const odds = await fetchJson(`/api/odds?${new URLSearchParams({ regulation, attackers: `${attackers}`, defenders: `${defenders}` })}`);
  if (odds !== null) send({ type: "odds", key: game.play.oddsKey({ attackers, defenders }), odds });
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
  const answer = await askForSeat("sit", { seed_commitment: seedCommitment(seed), ...(invitation === null ? {} : { invitation }) });
  // Where the server could not say it may have been granted; where it was not, another page of this reader's may sit there.
  if (!answer.ok && (answer.stale || (answer.status >= 400 && answer.status < 500))) keep(before);
  sitting = false;
}

async function leaveTable() {
  if ((await askForSeat("leave")).ok) keep(null);
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
  const bar = game.shown.barShown(page, name);
  document.title = yours ? `● ${say("your-turn")} – ${title}` : title;
  const stage = table.scene.version === 0 ? "loading" : table.scene.stage;
  Object.assign(main.dataset, { stage, tab: page.tab, yours: String(yours), mode: bar.mode, busy: String(page.waiting > 0), paused: String(table.scene.pause !== null) });
  board.set({ ...game.shown.boardPlayed(page, data, page.showObjective), values: page.showValues, arrow: page.battle.arrow });
  const attack = game.shown.attackShown(page, name);
  const past = lastRoll(page);
  // On a phone the sheet has room for the last roll, unless armies are to be moved.
  const beside = attack ?? (phone && bar.mode !== "occupy" ? null : past);
  const inSheet = past === null ? nothing : game.panels.battleCard(past, send, phone);
  drawParts({
    bar: html`${pauseBanner(table.scene.pause)}${differencesAlert(page.differences, table.scene.seats)}${game.panels.barPanel(bar, send, bar.mode === "place" ? game.shown.incomeShown(table, data) : "", { onPhone: phone, lastRoll: inSheet })}${noticePart(page.notice, () => send({ type: "dismiss" }))}`,
    battle: beside === null ? nothing : game.panels.battleCard(beside, send, phone),
    tools: tools(page),
    tabs: tabs(page),
    ...sidePanels(page),
  });
  standBeside(game.shown.battleAreas(page));
  render(card(page), place("card"));
  showConnection(connectionShown(page));
}

/** The last roll, unless something else is being looked at. @param {TablePage} page */
function lastRoll({ table, choice, battle, resultOpen }) {
  const elsewhere = choice.from !== null && choice.from !== battle.fought?.from;
  if (elsewhere || (table.scene.stage === "over" && resultOpen)) return null;
  return game.shown.pastShown(table, battle.fought, name);
}

/** @param {TablePage} page */
function sidePanels({ table, now, showObjective, referee: draft }) {
  const seats = game.shown.seatsShown(table, data, clockTime(table, now));
  const hand = game.shown.handShown(table, data);
  return {
    players: seats === null ? nothing : html`${game.panels.seatsPanel(seats, () => void askForSeat("return"))}${game.panels.continentsPanel(game.shown.continentsShown(table, data))}`,
    hand: hand === null ? nothing : game.panels.handPanel(hand, showObjective, {
      showObjective: () => send({ type: "show-objective" }),
      playTris: (cards) => send({ type: "tris", cards }),
    }),
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

/** The card of an attack stands where it does not hide it. @param {string[]} areas */
function standBeside(areas) {
  const spots = areas.map((area) => board.at(area));
  Object.assign(place("battle").dataset, {
    side: spots.some(({ x }) => x < 620) ? "right" : "left",
    end: spots.some(({ y }) => y > 620) ? "top" : "bottom",
  });
}

/** @param {TablePage} page */
function card({ table, kept, differences, copied, resultOpen }) {
  const { scene } = table;
  const reader = { invitation, kept, differences, copied, missing: game.shown.freeSeats(scene.seats) };
  const on = {
    sit: () => void sitDown(),
    leaveTable: () => void leaveTable(),
    copy: (/** @type {string} */ text, /** @type {string} */ what) => void copy(text, what),
    close: () => send({ type: "dismiss" }),
  };
  if (scene.stage === "open" || scene.stage === "revealing") return openTableCard(scene, reader, on);
  if (scene.stage === "over" && resultOpen) return resultCard(scene, game.shown.resultShown(table, data), reader, on);
  return nothing;
}

/** @param {TablePage} page */
const tools = ({ table, showObjective, showValues, sound: on, now }) => html`
  ${zoomTools(zoom)}
  <div class="tools-group">
    ${table.scene.you === null ? nothing : tool({ label: say("show-objective"), key: "O", picture: icon("target"), pressed: showObjective, press: () => send({ type: "show-objective" }) })}
    ${tool({ label: say("show-values"), key: "V", picture: icon("value"), pressed: showValues, press: () => send({ type: "show-values" }) })}
    ${tool({ label: say("knock"), picture: icon(on ? "sound" : "quiet"), pressed: on, press: () => send({ type: "sound", on: sound.toggle() }) })}
    <button class="button-icon wide-only" aria-label=${say("keys")} title="${say("keys")} (?)" @click=${help}>?</button>
  </div>
  ${table.scene.stage === "playing" ? game.panels.turnStrip(game.shown.stripShown(table, clockTime(table, now))) : nothing}`;

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

listenKeys((key, target) => {
  if (key === "Enter" && target.closest("button, a, summary, [data-area]") !== null) return false;
  const page = store.get();
  const action = game.keys.actionOfKey(page, key);
  if (action !== null) {
    send(action);
    return true;
  }
  switch (key.toLowerCase()) {
    case "o": send({ type: "show-objective" }); return true;
    case "v": send({ type: "show-values" }); return true;
    case "?": help(); return true;
    case "n": {
      const area = game.play.nextArea(page);
      if (area !== null) board.focus(area);
      return true;
    }
    default: return false;
  }
});

onKeptElsewhere(id, (kept) => send({ type: "kept", kept }));
place("bar").replaceChildren();
setInterval(() => { if (store.get().table.scene.stage === "playing") send({ type: "tick", now: performance.now() }); }, TICK_MS);
requestDraw();
