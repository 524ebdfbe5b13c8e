// The end of a game as it is tapped on the map. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { countsOf, fieldsOf, goalOf, left, newScore, NOBODY, reduceScore } from "../js/pages/score-state.js";

const data = {
  players: [{ seat: 1, name: "Ada", colour: "rosso" }, { seat: 2, name: "Bruno", colour: "blu" }],
  territories: ["alaska", "brasile", "cina", "dakota"].map((id) => ({ id, name: id })),
  objectives: [{ number: 7, name: "Due terre", territories: ["alaska", "cina"] }],
};

/** @param {any[]} actions */
const after = (...actions) => actions.reduce(reduceScore, newScore(data));
const tap = (/** @type {string} */ territory) => ({ type: "tap", territory });
const choose = (/** @type {number} */ seat) => ({ type: "choose", seat });

test("a tap gives a territory to who is chosen, and a second one takes it back", () => {
  const state = after(tap("alaska"), choose(2), tap("brasile"), tap("alaska"));
  assert.deepEqual(state.owners, { alaska: 2, brasile: 2 });
  assert.deepEqual(reduceScore(state, tap("alaska")).owners, { brasile: 2 });
  assert.deepEqual(left(state), ["cina", "dakota"]);
});

test("the rest goes to who is chosen and nobody loses anything", () => {
  const state = after(tap("alaska"), choose(2), { type: "rest" });
  assert.deepEqual(state.owners, { alaska: 1, brasile: 2, cina: 2, dakota: 2 });
  assert.deepEqual(left(state), []);
});

test("territories are counted inside the objective and outside it", () => {
  const state = after({ type: "goal", seat: 1, number: 7 }, tap("alaska"), tap("brasile"));
  assert.deepEqual(countsOf(state, 1), { inside: 1, outside: 1 });
  assert.deepEqual([...goalOf(state, 1)], ["alaska", "cina"]);
  assert.deepEqual(countsOf(reduceScore(state, { type: "goal", seat: 1, number: null }), 1), { inside: 0, outside: 2 });
});

test("who is tapped out first is the first, and who comes back leaves no gap", () => {
  const state = after({ type: "out", seat: 2 }, { type: "out", seat: 1 });
  assert.deepEqual(state.out, [2, 1]);
  assert.equal(fieldsOf(state)["out1"], "2");
  assert.equal(fieldsOf(reduceScore(state, { type: "out", seat: 2 }))["out1"], "1");
});

test("changes of the map are taken back one by one", () => {
  const state = after(tap("alaska"), choose(2), { type: "rest" }, { type: "undo" });
  assert.deepEqual(state.owners, { alaska: 1 });
  assert.deepEqual(reduceScore(reduceScore(state, { type: "undo" }), { type: "undo" }).owners, {});
});

test("a colour that another has is exchanged", () => {
  assert.deepEqual(after({ type: "colour", seat: 1 }).colours, { 1: "blu", 2: "rosso" });
});

test("the fields of the form are what it began with", () => {
  const state = after({ type: "goal", seat: 2, number: 7 }, tap("alaska"), choose(NOBODY), tap("cina"), { type: "out", seat: 2 });
  const fields = fieldsOf(state);
  assert.deepEqual(fields, { held0: "cina", held1: "alaska", goal1: "", out1: "", held2: "", goal2: "7", out2: "1" });
  const again = newScore(data, {
    held: { 0: "cina atlantide", 1: "alaska", 2: "" }, goals: { 1: "", 2: "7" }, out: { 0: "", 1: "", 2: "1" },
  });
  assert.deepEqual(fieldsOf(again), fields);
});
