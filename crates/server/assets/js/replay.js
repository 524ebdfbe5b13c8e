// A finished game, looked at again: step by step, by turns, through anybody's eyes; its dice counted and checked.
// Nothing is played here; the scenes come as the table told them.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { battle } from "./battle.js";
import { mount } from "./board.js";
import { checkPanel, statisticsPanel } from "./fairness.js";
import { handPanel } from "./hand.js";
import { icon } from "./icons.js";
import { logPanel } from "./log.js";
import { readRoll } from "./protocol.js";
import { seatsPanel, token, turnStrip } from "./seats.js";
import { labels, lands } from "./show.js";
import { place, start } from "./start.js";
import { fold, nameOf, newState, seatOf } from "./state.js";
import { say } from "./words.js";
import { zoomable } from "./zoom.js";

/**
 * @typedef {import("./app.js").App} App
 * @typedef {import("./app.js").Fought} Fought
 * @typedef {{table: import("./state.js").About, seats: import("./state.js").Taken[], dice: import("./state.js").Dice,
 *   result: import("./state.js").Placed[], scenes: import("./state.js").Scene[]}} Game
 * @typedef {{state: App["state"], fought: Fought | null, arrow: import("./board.js").BoardState["arrow"]}} Moment
 */

const { page, lang, base, data, name, svg } = start("replay");
const SPEEDS = [0.5, 1, 2, 4];
const PACE = 900;

/** @type {Moment[]} */
let moments = [];
let at = 0;
let eyes = "";
let speed = 1;
/** @type {ReturnType<typeof setInterval> | undefined} */
let playing;
let fault = false;
let copied = false;
let values = false;
let goal = false;
let tab = "play";

const zoom = zoomable(svg);
const board = mount(svg, { onChoose: () => {} });

/** The game as somebody saw it. @param {string} seat empty: nothing hidden */
async function load(seat) {
  const query = new URLSearchParams({ words: lang, ...(seat === "" ? {} : { seat }) });
  const answer = await fetch(`${base}/replay?${query}`, { credentials: "same-origin" }).catch(() => null);
  fault = !answer?.ok;
  if (!answer?.ok) return draw();
  moments = momentsOf(await answer.json());
  at = Math.min(at, moments.length - 1);
  draw();
}

/** Every moment of the game, one laid over the other. @param {Game} game @returns {Moment[]} */
function momentsOf({ scenes, ...about }) {
  /** @type {Moment[]} */
  const all = [];
  let state = newState();
  /** @type {Omit<Fought, "roll" | "conquered"> | null} */
  let declared = null;
  /** @type {Fought | null} */
  let fought = null;
  /** @type {Moment["arrow"]} */
  let arrow = null;
  for (const [index, scene] of scenes.entries()) {
    const before = state;
    const last = index === scenes.length - 1;
    const folded = fold(before, { ...about, you: eyes === "" ? null : eyes, may: [], stage: last ? "over" : "playing", ...scene });
    state = folded.state;
    const owner = (/** @type {string} */ where) => (before.view.lands.get(where) ?? state.view.lands.get(where))?.owner ?? "";
    for (const event of folded.events) {
      const [from = "", to = ""] = event.words;
      if (event.verb === "attack-declared") {
        declared = { from, to, attacker: owner(from), defender: owner(to), version: state.scene.version };
        arrow = { from, to, key: `${state.scene.version}` };
      } else if (event.verb === "battle-rolled" && declared) {
        fought = { ...declared, roll: readRoll(event), conquered: false };
      } else if (event.verb === "conquered" && fought) {
        fought = conquered(fought);
      } else if (event.verb === "maneuvered") {
        arrow = { from, to, key: `${state.scene.version}` };
      } else if (event.verb === "turn-began") {
        fought = null;
        arrow = null;
      }
    }
    all.push({ state, fought, arrow });
  }
  return all;
}

/** @param {Fought} fought @returns {Fought} */
const conquered = (fought) => ({ ...fought, conquered: true });

/** The panels of a table, with nothing to do in them. @param {Moment} moment @returns {App} */
function appOf({ state, fought }) {
  const none = () => {};
  const act = /** @type {App["act"]} */ (new Proxy({}, { get: (_, what) => (what === "goal" ? toggleGoal : none) }));
  return {
    state, data, act, name,
    ui: {
      chosen: null, aim: null, dice: null, amount: 1, move: null, leave: 2, loop: null, values, goal, tab, notice: null,
      waiting: 0, confirm: null, odds: null, fought, line: "open", trying: false, sound: false, seed: "", copied: null,
      focus: null, now: state.heardAt, open: false,
    },
  };
}

function toggleGoal() {
  goal = !goal;
  draw();
}

/** @param {number} to */
function go(to) {
  at = Math.min(moments.length - 1, Math.max(0, to));
  copied = false;
  history.replaceState(null, "", `#${moments[at]?.state.scene.version ?? 0}`);
  if (at === moments.length - 1) pause();
  draw();
}

function pause() {
  clearInterval(playing);
  playing = undefined;
}

function toggle() {
  if (playing !== undefined) pause();
  else {
    if (at === moments.length - 1) at = 0;
    playing = setInterval(() => go(at + 1), PACE / speed);
  }
  draw();
}

/** By letter and name: bots of one kind have the same. @param {import("./state.js").State} state @param {string} letter */
const called = (state, letter) => `${letter} ${nameOf(state, letter)}`;

/** The moments at which a turn begins. */
function turns() {
  return moments.flatMap(({ state }, index) => {
    const began = state.scene.events.findLast((event) => event.startsWith("turn-began"));
    const [, seat = "", , lap = ""] = began?.split(" ") ?? [];
    return began === undefined ? [] : [{ index, seat, lap }];
  });
}

function controls() {
  const moment = moments[at];
  if (!moment) return html`<p class="loading" role="status">${say(fault ? "replay-missing" : "loading")}</p>`;
  const list = turns();
  const current = list.findLast((turn) => turn.index <= at);
  const seats = moments.at(-1)?.state.view.seats ?? [];
  const button = (/** @type {string} */ name, /** @type {() => void} */ press, /** @type {boolean} */ off) => html`
    <button class="icon-button" aria-label=${say(`replay-${name}`)} title=${say(`replay-${name}`)} ?disabled=${off} @click=${press}>${icon(name)}</button>`;
  const end = moments.length - 1;
  return html`
    <div class="replay-steps">
      ${button("first", () => go(0), at === 0)}${button("back", () => go(at - 1), at === 0)}
      <button class="primary icon-button" aria-label=${say(playing === undefined ? "replay-play" : "replay-pause")} @click=${toggle}>${icon(playing === undefined ? "play" : "pause")}</button>
      ${button("forward", () => go(at + 1), at === end)}${button("last", () => go(end), at === end)}
      <button class="speed" aria-label="${say("replay-speed")} ${speed}×" @click=${faster}>${speed}×</button>
    </div>
    <div class="replay-line">
      <input type="range" min="0" max=${end} .value=${String(at)} aria-label=${say("replay-scene", { at: at + 1, all: moments.length })}
        @input=${(/** @type {InputEvent} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
      <p class="replay-words" aria-live="polite" tabindex="0">${moment.state.scene.words.at(-1) ?? ""}</p>
    </div>
    <div class="replay-choices">
      <label><span>${say("replay-turn")}</span><select @change=${(/** @type {Event} */ event) => go(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
        <option value="0" ?selected=${!current}>${say("replay-before")}</option>
        ${list.map((turn) => html`<option value=${turn.index} ?selected=${turn === current}>${say("replay-turn-of", { lap: turn.lap, who: called(moment.state, turn.seat) })}</option>`)}</select></label>
      <label><span>${say("replay-eyes")}</span><select @change=${(/** @type {Event} */ event) => { eyes = /** @type {HTMLSelectElement} */ (event.target).value; void load(eyes); }}>
        <option value="">${say("replay-all-eyes")}</option>
        ${seats.filter((seat) => seat.player !== null).map((seat) => html`<option value=${seat.letter} ?selected=${seat.letter === eyes}>${called(moment.state, seat.letter)}</option>`)}</select></label>
    </div>`;
}

function faster() {
  speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  if (playing !== undefined) {
    pause();
    toggle();
  } else draw();
}

/** Everybody's objective, where nothing is hidden. @param {App} app */
function objectives({ state }) {
  const known = state.view.seats.filter((seat) => seat.objective !== null);
  if (eyes !== "" || known.length === 0) return nothing;
  return html`<section class="panel"><h2>${say("objective")}</h2><ul class="objectives">${known.map((seat) => {
    const objective = data.objectives.find((one) => one.number === seat.objective);
    return html`<li>${token(seat.colour, seat.letter)} <b>${objective?.number}</b> ${objective?.name || objective?.goal}</li>`;
  })}</ul></section>`;
}

function draw() {
  const moment = moments[at] ?? { state: newState(), fought: null, arrow: null };
  const app = appOf(moment);
  const { state } = app;
  const mine = seatOf(state, eyes === "" ? null : eyes);
  const target = data.objectives.find((one) => one.number === mine?.objective);
  board.set({
    lands: lands(state), labels: labels(app), arrow: moment.arrow, values,
    goal: goal && target ? new Set(target.territories) : null, missed: new Set(state.scene.missed),
  });
  page.dataset["tab"] = tab;
  const log = document.querySelector("#log-lines");
  const scrolled = !log || log.clientHeight === 0 || log.scrollTop + log.clientHeight > log.scrollHeight - 40;
  render(controls(), place("bar"));
  render(battle(app), place("battle"));
  render(tools(app), place("tools"));
  render(html`<div class="side-panel" data-panel="players">${seatsPanel(app)}${objectives(app)}</div>
    <div class="side-panel" data-panel="hand">${eyes === "" ? nothing : handPanel(app)}
      ${statisticsPanel(moments.flatMap((one) => one.state.scene.events))}${checkPanel(base, data, draw)}</div>
    <div class="side-panel" data-panel="log">${logPanel(app)}</div>`, place("side"));
  render(tabs(), place("tabs"));
  const lines = document.querySelector("#log-lines");
  if (lines && scrolled) lines.scrollTop = lines.scrollHeight;
}

/** @param {App} app */
const tools = (app) => html`
  <div class="tool-group" role="group" aria-label=${say("zoom")}>
    <button class="icon-button" aria-label=${say("zoom-in")} @click=${zoom.in}>${icon("plus")}</button>
    <button class="icon-button" aria-label=${say("zoom-out")} @click=${zoom.out}>${icon("minus")}</button>
    <button class="icon-button" aria-label=${say("zoom-fit")} @click=${zoom.fit}>${icon("fit")}</button>
  </div>
  <div class="tool-group">
    <button class="icon-button" aria-pressed=${values} aria-label=${say("show-values")} title=${say("show-values")} @click=${() => { values = !values; draw(); }}>${icon("value")}</button>
    <button class="icon-button" aria-label=${say("replay-share")} title=${say("replay-share")} @click=${share}>${icon(copied ? "check" : "copy")}</button>
    <a class="button icon-button" href="${base}/record" download aria-label=${say("download-record")} title=${say("download-record")}>${icon("download")}</a>
  </div>
  ${turnStrip(app)}`;

function share() {
  void navigator.clipboard.writeText(location.href).then(() => { copied = true; draw(); });
}

const tabs = () => ["play", "hand", "players", "log"].map((name) => html`
  <button class="tab" aria-pressed=${tab === name} @click=${() => { tab = name; draw(); }}>
    ${icon({ play: "play", hand: "die", players: "people", log: "list" }[name] ?? "play")}<span>${say(name === "hand" ? "tab-dice" : `tab-${name}`)}</span></button>`);

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select") || target.closest(".territory")) return;
  const steps = /** @type {Record<string, () => void>} */ ({
    ArrowRight: () => go(at + 1), ArrowLeft: () => go(at - 1), Home: () => go(0), End: () => go(moments.length - 1),
    " ": toggle, v: () => { values = !values; draw(); }, o: toggleGoal,
  });
  const step = target.matches("button, a, summary") && event.key === " " ? undefined : steps[event.key];
  if (!step) return;
  event.preventDefault();
  step();
});

window.addEventListener("hashchange", seek);
function seek() {
  const version = Number(location.hash.slice(1));
  const found = moments.findIndex(({ state }) => state.scene.version >= version);
  if (version > 0 && found >= 0) at = found;
  draw();
}

place("bar").replaceChildren();
void load(eyes).then(seek);
draw();
