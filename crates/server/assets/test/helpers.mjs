// A small board and the scenes of a table, for the tests of the pages' states.

import { model } from "../js/games/risiko/model.js";
import { newTablePage, tableReducer } from "../js/pages/table-state.js";

/** Three territories in a row, one objective that names two of them. */
export const data = {
  id: "small", view_box: "0 0 30 10", table_points: true,
  territories: ["alaska", "brasile", "cina"].map((id) => ({ id, name: id.toUpperCase(), continent: "all", value: 1, neighbours: [] })),
  continents: [], closing: { form: "at-most", rolls: [[4], [5]], conquests: 2 },
  objectives: [{ number: 7, name: "Due terre", nicknames: ["Coppia"], goal: "", territories: ["alaska", "cina"] }],
  cards: ["alaska", "brasile", "cina", "jolly1"].map((id) => ({ id, name: id.toUpperCase(), symbol: id === "jolly1" ? "jolly" : "fante" })),
};

export const name = (/** @type {string} */ area) => data.territories.find((one) => one.id === area)?.name ?? area;

/** A view in a phase of seat A's turn. */
export const view = (/** @type {string} */ phase, more = "") => `turn A lap 2 ${phase}
armies due 3 tris 0 conquests 0
seat A rosso playing player 1 cards alaska jolly1 objective 7
seat B blu playing player 2 cards ?1
land A alaska 5 cina 1
land B brasile 2
${more}`;

export const seats = [
  { player: 1, seat: "A", name: "Anna", kind: "person", state: "here" },
  { player: 2, seat: "B", name: "Bot", kind: "bot" },
];

/** A scene in which seat A may do this. */
export const scene = (/** @type {number} */ version, /** @type {string[]} */ may, more = {}) => ({
  version, stage: "playing", events: [], words: [], view: view("reinforce"), to_act: "A", you: "A", you_player: 1, may, seats, ...more,
});

/** A page that can be told things one after the other; it remembers every effect. */
export function tablePage(/** @type {import("../js/core/kept-dice.js").KeptDice | null} */ kept = null, /** @type {import("../js/games/game.d.ts").Model} */ game = model, mark = null, /** @type {unknown} */ board = data) {
  const reduce = tableReducer(game, name, board);
  let state = newTablePage(game, { kept, sound: false, now: 0, mark });
  /** @type {import("../js/pages/table-state.js").TableEffect[]} */
  let effects = [];
  return {
    get state() { return state; },
    /** The commands that were sent since the last question. */
    commands() {
      const played = effects.flatMap((effect) => (effect.do === "play" ? [effect.command] : []));
      effects = [];
      return played;
    },
    effects(/** @type {string} */ kind) { return effects.filter((effect) => effect.do === kind); },
    send(/** @type {any[]} */ ...actions) {
      for (const action of actions) {
        const step = reduce(state, action);
        state = step.state;
        effects.push(...step.effects);
      }
    },
    scene(/** @type {number} */ version, /** @type {string[]} */ may, more = {}) {
      this.send({ type: "scene", scene: scene(version, may, more), at: 1000 });
    },
  };
}
