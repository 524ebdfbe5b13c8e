// Scenes laid one over the other. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { foldScene, isMyMove, nameOf, newTable, prependHistory } from "../js/core/scene.js";
import { model } from "../js/games/risiko/model.js";
import { scene } from "./helpers.mjs";

const fold = (table, update) => foldScene(model.read, table, update, 500);
const first = () => fold(newTable(model.read), scene(3, ["pass"], { clocks: { turn: 9000 } })).table;

test("a scene lies over the one before, but for what may be done", () => {
  const { table, events } = fold(first(), { version: 4, events: ["passed A", "closing-due A lap 3"], words: ["rosso passa", "sdadata"] });
  assert.equal(table.scene.you, "A");
  assert.equal(table.may.any, false);
  assert.equal(table.view.turn, "A");
  assert.deepEqual(events.map(({ verb }) => verb), ["passed", "closing-due"]);
  assert.deepEqual(table.log.map((line) => line.words), ["rosso passa", "sdadata"]);
  assert.deepEqual(table.memory.lamps.get("A"), { light: "due", faces: [] });
  assert.equal(table.clocksAt, 500, "clocks that are not told again run on");
});

test("an old scene changes nothing", () => {
  const table = first();
  assert.equal(fold(table, { version: 2, events: ["passed A"] }).table, table);
});

test("the same version told to another viewer brings what they may do, and no event again", () => {
  const { table, events } = fold(first(), { version: 3, you: "B", may: [], events: ["passed A"], words: ["rosso passa"] });
  assert.deepEqual([table.scene.you, table.may.any, events.length, table.log.length], ["B", false, 0, 0]);
});

test("whose move it is", () => {
  assert.ok(isMyMove(first()));
  assert.ok(!isMyMove(fold(first(), { version: 4, events: [], to_act: "B", may: [] }).table));
  assert.equal(nameOf(first(), "B"), "Bot");
});

test("what happened before comes before, once", () => {
  const now = fold(first(), { version: 5, events: ["closing-rolled A 2 3"], words: ["tira 2 3"] }).table;
  const lines = [{ version: 2, event: "closing-due A lap 3", words: "sdadata" }, { version: 5, event: "closing-rolled A 2 3", words: "tira 2 3" }];
  const table = prependHistory(model.read, now, lines);
  assert.deepEqual(table.log.map((line) => line.words), ["sdadata", "tira 2 3"]);
  assert.deepEqual(table.memory.lamps.get("A"), { light: "rolled", faces: [2, 3] });
});
