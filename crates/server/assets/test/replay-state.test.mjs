// A replay as a reducer. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { model } from "../js/games/risiko/model.js";
import { newReplayPage, paceOf, replayReducer } from "../js/pages/replay-state.js";
import { seats, view } from "./helpers.mjs";

const reduce = replayReducer(model);
const scenes = [
  { version: 4, stage: "playing", view: view("reinforce"), events: ["turn-began A lap 1"], words: ["tocca a rosso"] },
  { version: 6, stage: "playing", view: view("combat"), events: ["attack-declared alaska brasile 3", "battle-rolled 6 5 1 : 4 2 lost 0 2"], words: ["attacca", "tira"] },
  { version: 9, stage: "over", view: view("reinforce"), events: ["turn-began B lap 1"], words: ["tocca a blu"] },
];
const loaded = (...actions) => [{ type: "loaded", game: { seats, scenes } }, ...actions].reduce((page, action) => reduce(page, action).state, newReplayPage());

test("every moment is kept, the last one over", () => {
  const { moments, turns } = loaded();
  assert.deepEqual(moments.map(({ table }) => table.scene.stage), ["playing", "playing", "over"]);
  assert.deepEqual(turns, [{ index: 0, seat: "A", lap: "1" }, { index: 2, seat: "B", lap: "1" }]);
  assert.deepEqual(moments.map(({ battle }) => battle.fought?.from ?? null), [null, "alaska", null]);
});

test("steps stay within the game and are written into the address", () => {
  const page = loaded({ type: "by", steps: -1 });
  assert.equal(page.at, 0);
  const { state, effects } = reduce(page, { type: "end" });
  assert.deepEqual([state.at, effects], [2, [{ do: "address", version: 9 }]]);
  assert.equal(reduce(state, { type: "by", steps: 5 }).state.at, 2);
});

test("an address leads to the moment that has its version", () => {
  assert.equal(loaded({ type: "seek", version: 5 }).at, 1);
  assert.equal(loaded({ type: "go", to: 1 }, { type: "seek", version: 0 }).at, 1, "none leads nowhere");
});

test("by itself it goes on to the end and stops; from the end it begins anew", () => {
  const page = loaded({ type: "toggle" }, { type: "next" });
  assert.deepEqual([page.at, page.playing], [1, true]);
  const end = reduce(page, { type: "next" }).state;
  assert.deepEqual([end.at, end.playing], [2, false]);
  assert.deepEqual(reduce(end, { type: "next" }).state.at, 2);
  assert.deepEqual([reduce(end, { type: "toggle" }).state.at, reduce(end, { type: "toggle" }).state.playing], [0, true]);
  assert.equal(paceOf(loaded({ type: "faster" })), 450);
});

test("other eyes are asked for, and the moment stays", () => {
  const { state, effects } = reduce(loaded({ type: "go", to: 1 }), { type: "eyes", eyes: "A" });
  assert.deepEqual(effects, [{ do: "load", eyes: "A" }]);
  const again = reduce(state, { type: "loaded", game: { seats, scenes } }).state;
  assert.deepEqual([again.at, again.moments[1]?.table.scene.you], [1, "A"]);
});

test("the check of the dice runs once it is asked for", () => {
  const { state, effects } = reduce(loaded(), { type: "check" });
  assert.deepEqual([state.verdict, effects], ["running", [{ do: "check" }]]);
  assert.equal(reduce(state, { type: "checked", verdict: "lost" }).state.verdict, "lost");
});
