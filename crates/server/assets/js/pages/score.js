// The result of a table, tapped on the map. The form works without this script, with numbers; here its hidden fields are
// filled from the map, and the server reads the result back.

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { mount } from "../board/board.js";
import { token } from "../board/token.js";
import { zoomable } from "../board/zoom.js";
import { icon } from "../core/icons.js";
import { place } from "../core/page.js";
import { learn, say } from "../core/words.js";
import { tool } from "./board-page.js";
import { countsOf, fieldsOf, goalOf, left, newScore, NOBODY, reduceScore } from "./score-state.js";

/** @typedef {import("./score-state.js").ScoreState} ScoreState */

const LETTERS = "ABCDEF";

/** @param {HTMLElement} root */
function start(root) {
  const { words, ...data } = JSON.parse(place("score-data").textContent ?? "{}");
  learn(words, root.dataset["lang"] ?? "it", "");
  const map = /** @type {HTMLFieldSetElement} */ (place("score-map"));
  const numbers = /** @type {HTMLFieldSetElement} */ (document.querySelector(".score-numbers"));
  const input = (/** @type {string} */ name) => /** @type {HTMLInputElement | null} */ (map.querySelector(`input[name="${name}"]`));
  const filled = (/** @type {string} */ field) => Object.fromEntries(
    [NOBODY, ...data.players.map((/** @type {{seat: number}} */ { seat }) => seat)].map((seat) => [seat, input(`${field}${seat}`)?.value ?? ""]));

  let state = newScore(data, { held: filled("held"), goals: filled("goal"), out: filled("out") });
  const svg = /** @type {SVGSVGElement} */ (map.querySelector(".board"));
  const board = mount(svg, { onChoose: (territory) => dispatch({ type: "tap", territory }) });
  /** @type {import("../board/zoom.js").Zoom | null} */
  let zoom = null;

  /** @param {import("./score-state.js").ScoreAction} action */
  function dispatch(action) {
    state = reduceScore(state, action);
    show();
  }

  function show() {
    for (const [name, value] of Object.entries(fieldsOf(state))) {
      const field = input(name);
      if (field !== null) field.value = value;
    }
    board.set(boardShown(state));
    render(panel(state, dispatch), place("score-panel"));
  }

  /** One of the two ways is used; the fields of the other are not sent. @param {"map" | "numbers"} mode */
  function use(mode) {
    map.hidden = map.disabled = mode !== "map";
    numbers.hidden = numbers.disabled = mode === "map";
    const way = (/** @type {"map" | "numbers"} */ one, /** @type {string} */ label) => html`
      <button type="button" aria-pressed=${one === mode} @click=${() => use(one)}>${label}</button>`;
    render(html`${way("map", say("on-map"))}${way("numbers", say("by-numbers"))}`, place("score-modes"));
    if (mode !== "map") return;
    zoom ??= zoomable(svg, { onFree: () => false });
    render(zoomTools(zoom), place("score-zoom"));
    show();
  }

  const typed = [...numbers.querySelectorAll("input")].some(({ value }) => value !== "");
  use(root.dataset["mode"] === "map" || !typed ? "map" : "numbers");
}

/** @param {import("../board/zoom.js").Zoom} zoom */
const zoomTools = (zoom) => html`
  ${tool({ label: say("zoom-in"), picture: icon("plus"), press: zoom.in })}
  ${tool({ label: say("zoom-out"), picture: icon("minus"), press: zoom.out })}
  ${tool({ label: say("zoom-fit"), picture: icon("fit"), press: zoom.fit })}`;

/** @param {number} seat */
const letterOf = (seat) => LETTERS[seat - 1] ?? "";

/** The map: owners by colour, and the objective of who is chosen. @param {ScoreState} state */
function boardShown(state) {
  const owned = Object.entries(state.owners).map(([id, seat]) => [id, areaOf(state, seat)]);
  const name = (/** @type {string} */ id) => state.data.territories.find((one) => one.id === id)?.name ?? id;
  const owner = (/** @type {number | undefined} */ seat) => state.data.players.find((one) => one.seat === seat)?.name ?? (seat === NOBODY ? say("nobody") : "");
  const goal = goalOf(state, state.chosen);
  return {
    areas: new Map(/** @type {[string, import("../board/board.js").AreaShown][]} */ (owned)),
    open: new Set(state.data.territories.map(({ id }) => id)),
    goal: goal.size > 0 ? goal : null,
    labels: new Map(state.data.territories.map(({ id }) => [id, [name(id), owner(state.owners[id])].filter((part) => part !== "").join(": ")])),
  };
}

/** @param {ScoreState} state @param {number} seat @returns {import("../board/board.js").AreaShown} */
const areaOf = (state, seat) => ({ owner: String(seat), colour: state.colours[seat] ?? "neutral", letter: letterOf(seat), armies: 0 });

/** @param {ScoreState} state @param {(action: import("./score-state.js").ScoreAction) => void} dispatch */
function panel(state, dispatch) {
  const { players, objectives, territories } = state.data;
  const open = left(state).length;
  const chosen = players.find(({ seat }) => seat === state.chosen);
  const name = chosen?.name ?? say("nobody");
  return html`
    <p class="score-left" role="status">${open === 0 ? say("complete", { all: territories.length }) : `${say("how")} ${say("left", { count: open, all: territories.length })}`}</p>
    <div class="score-players" role="group">
      ${players.map((player) => playerButton(state, player.seat, player.name, dispatch))}
      ${playerButton(state, NOBODY, say("nobody"), dispatch)}
    </div>
    ${chosen === undefined ? nothing : html`
      <div class="field">
        <label for="score-goal">${say("objective", { name })}</label>
        <select id="score-goal" @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => dispatch({ type: "goal", seat: chosen.seat, number: target.value === "" ? null : Number(target.value) })}>
          <option value="" ?selected=${state.goals[chosen.seat] === undefined}>${say("objective-choose")}</option>
          ${objectives.map((one) => html`<option value=${one.number} ?selected=${state.goals[chosen.seat] === one.number}>${one.number}. ${one.name}</option>`)}
        </select>
      </div>`}
    <div class="actions">
      <button type="button" ?disabled=${open === 0} @click=${() => dispatch({ type: "rest" })}>${say("rest", { name, count: open })}</button>
      ${chosen === undefined ? nothing : html`
        <button type="button" aria-pressed=${state.out.includes(chosen.seat)} @click=${() => dispatch({ type: "out", seat: chosen.seat })}>${say("out", { name })}</button>
        <button type="button" class="button-quiet" @click=${() => dispatch({ type: "colour", seat: chosen.seat })}>${say("colour", { name })}</button>`}
      <button type="button" class="button-quiet" ?disabled=${state.before.length === 0} @click=${() => dispatch({ type: "undo" })}>${say("undo")}</button>
    </div>`;
}

/** @param {ScoreState} state @param {number} seat @param {string} name @param {(action: import("./score-state.js").ScoreAction) => void} dispatch */
function playerButton(state, seat, name, dispatch) {
  const turn = state.out.indexOf(seat) + 1;
  const counts = countsOf(state, seat);
  const count = seat === NOBODY ? String(counts.outside) : say("counts", counts);
  return html`
    <button type="button" class="score-player" data-seat=${seat} aria-pressed=${state.chosen === seat} @click=${() => dispatch({ type: "choose", seat })}>
      ${token(state.colours[seat] ?? "neutral", letterOf(seat))}
      <span><b>${name}</b><span class="score-count">${turn > 0 ? say("out-turn", { turn }) : count}</span></span>
    </button>`;
}

const root = document.querySelector("#score");
if (root instanceof HTMLElement) start(root);
