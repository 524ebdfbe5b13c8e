// What a referee does on the page of a table, and what a pause does to it. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clockTime, isMyMove, prependHistory } from "../js/core/scene.js";
import { model } from "../js/games/risiko/model.js";
import { stripShown } from "../js/games/risiko/shown/seats.js";
import { data, tablePage } from "./helpers.mjs";

const PAUSE = { by: "Zelia", rule: "C55", reason: "si parla" };
const REMARK = { what: "paused", by: "Zelia", rule: "C55", reason: "si parla", words: "Zelia mette in pausa" };

test("in a pause nobody is on the move and clocks stand still, until it goes on", () => {
  const page = tablePage();
  page.scene(10, ["pass"], { clocks: { game: null, turn: 60000 } });
  page.scene(11, [], { pause: PAUSE, remarks: [REMARK], clocks: { game: null, turn: 59000 } });
  const { table } = page.state;
  assert.deepEqual([isMyMove(table), table.scene.pause], [false, PAUSE]);
  assert.equal(stripShown(table, data, clockTime(table, 500000)).clock?.left, "0:59");
  assert.deepEqual(table.log.map(({ words, event, version }) => [words, event.verb, version]), [["Zelia mette in pausa", "#", 11]]);
  page.scene(12, ["pass"], { pause: null, remarks: [{ ...REMARK, what: "resumed", words: "si riprende" }], clocks: { game: null, turn: 59000 } });
  assert.ok(isMyMove(page.state.table));
  assert.equal(stripShown(page.state.table, data, clockTime(page.state.table, 5000)).clock?.left, "0:55");
  page.scene(13, ["pass"]);
  assert.equal(page.state.table.scene.pause, null, "what a scene does not say is as it was");
  assert.equal(page.state.table.log.length, 2, "and is told once");
});

test("what a referee did before the page was opened stands in the log", () => {
  const page = tablePage();
  page.scene(10, []);
  const older = [{ version: 4, event: "# ruled: due di troppo", words: "Decisione" }];
  assert.deepEqual(prependHistory(model.read, page.state.table, older).log.map(({ words }) => words), ["Decisione"]);
});

test("a pause is asked for with reason and rule", () => {
  const page = tablePage();
  page.scene(10, []);
  page.send({ type: "referee-type", field: "reason", text: "si parla" }, { type: "referee-type", field: "rule", text: " C55 " }, { type: "referee-pause" });
  assert.deepEqual(page.effects("pause"), [{ do: "pause", reason: "si parla", rule: "C55" }]);
  page.send({ type: "referee-done" });
  assert.equal(page.state.referee.reason, "");
});

test("a ruling begins with a line about whose turn it is, and is asked about before it is made", () => {
  const page = tablePage();
  page.scene(10, []);
  page.send({ type: "referee-kind", kind: "correct" });
  assert.deepEqual([page.state.referee.rule, page.state.referee.line], ["C53", "correct alaska A 5"]);
  page.send({ type: "referee-seat", seat: "B" });
  assert.equal(page.state.referee.line, "correct brasile B 2");
  page.send({ type: "referee-rule" });
  assert.equal(page.state.referee.sure, false, "not without a reason");
  page.send({ type: "referee-type", field: "reason", text: "spostate" }, { type: "referee-type", field: "line", text: "correct brasile B 3" }, { type: "referee-rule" });
  assert.deepEqual([page.state.referee.sure, page.effects("ruling")], [true, []], "first a question");
  page.send({ type: "referee-confirm" });
  assert.deepEqual(page.effects("ruling"), [{ do: "ruling", command: "rule C53 correct brasile B 3", reason: "spostate" }]);
});

test("what is changed after the question is asked about again, and time is called without a rule", () => {
  const page = tablePage();
  page.scene(10, []);
  page.send({ type: "referee-kind", kind: "timeup" }, { type: "referee-type", field: "reason", text: "ore 23" }, { type: "referee-rule" });
  assert.ok(page.state.referee.sure);
  page.send({ type: "referee-type", field: "reason", text: "ore 23:30" });
  assert.equal(page.state.referee.sure, false);
  page.send({ type: "referee-rule" }, { type: "referee-cancel" });
  assert.equal(page.state.referee.sure, false);
  page.send({ type: "referee-rule" }, { type: "referee-confirm" });
  assert.deepEqual(page.effects("ruling"), [{ do: "ruling", command: "timeup", reason: "ore 23:30" }]);
});
