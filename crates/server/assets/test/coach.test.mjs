// The analysis of a replay and the hint at a table as reducers. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { learn } from "../js/core/words.js";
import { model } from "../js/games/risiko/model.js";
import { planShown } from "../js/games/risiko/shown/plan.js";
import { planShown as romanPlan } from "../js/games/spqr/shown/plan.js";
import { curvesOf, decisionOf, guessesIn, turnAt } from "../js/pages/replay-coach-state.js";
import { newReplayPage, replayReducer } from "../js/pages/replay-state.js";
import { adviceNow, mayAskAdvice } from "../js/pages/table-advice-state.js";
import { name, scene, seats, tablePage, view } from "./helpers.mjs";

const reduce = replayReducer(model);
const scenes = [4, 6, 9].map((version) => ({ version, stage: "playing", view: view("combat"), events: [], words: [] }));
const shares = (a) => ({ A: a, B: 1 - a });
const turn = (version, a) => ({ version, lap: 1, seat: "A", chances: shares(a), known: shares(a / 2), expected_points: { A: 20, B: 10 }, luck: {}, loss: {} });
const analysis = {
  playouts: 400, turns: [turn(4, 0.5), turn(9, 0.25)], seats: { A: { luck: -0.1, loss: 0.15 }, B: { luck: 0, loss: 0 } },
  guesses: [{ lap: 1, seats: { A: [{ objective: "Due terre", likely: 0.4 }] } }, { lap: 2, seats: {} }],
  costliest: [{ version: 6, lap: 1, seat: "A", loss: 0.15, error: 0.02, played: ["pass"], best: ["place alaska 3", "attack alaska brasile 3"], played_chance: 0.2, best_chance: 0.35, conquest: 0.8 }],
};
const done = { type: "analysis", answer: { state: "done", done: 1, of: 1, analysis } };
const after = (...actions) => [{ type: "loaded", game: { seats, scenes } }, ...actions].reduce((page, action) => reduce(page, action).state, newReplayPage());

test("an analysis is asked for, followed while it is made, and kept", () => {
  const asked = reduce(after(), { type: "analyse" });
  assert.deepEqual([asked.state.coach.state, asked.effects], ["asked", [{ do: "analyse" }]]);
  const running = reduce(asked.state, { type: "analysis", answer: { state: "running", done: 3, of: 8, analysis: null } });
  assert.deepEqual([running.state.coach.done, running.effects], [3, [{ do: "follow-analysis" }]]);
  const made = reduce(running.state, done);
  assert.deepEqual([made.state.coach.analysis, made.effects], [analysis, []]);
  const refused = reduce(asked.state, { type: "analysis-refused", words: "Troppo in fretta." }).state.coach;
  assert.deepEqual([refused.state, refused.refused], ["none", "Troppo in fretta."], "it can be asked for again");
});

test("a decision leads to its moment and stays until the replay goes on", () => {
  const { state, effects } = reduce(after(done, { type: "toggle" }), { type: "decision", index: 0 });
  assert.deepEqual([state.at, state.playing, decisionOf(state.coach)?.loss], [1, false, 0.15]);
  assert.deepEqual(effects, [{ do: "address", version: 6 }]);
  assert.equal(decisionOf(reduce(state, { type: "by", steps: 1 }).state.coach), null);
  assert.equal(reduce(state, { type: "decision", index: 7 }).state.at, 1, "there is no such decision");
});

test("curves are those of the turns, as things stood or as they could be known", () => {
  const both = [{ letter: "A", colour: "rosso" }, { letter: "B", colour: "blu" }, { letter: "C", colour: null }];
  assert.deepEqual(curvesOf(analysis, "chances", both).map(({ letter, figures }) => [letter, figures]), [["A", [0.5, 0.25]], ["B", [0.5, 0.75]]]);
  assert.deepEqual(curvesOf(analysis, "known", both)[0]?.figures, [0.25, 0.125]);
  assert.ok(after(done, { type: "coach-known" }).coach.known);
  assert.deepEqual([turnAt(analysis, 3), turnAt(analysis, 8), turnAt(analysis, 9)], [0, 0, 1]);
  assert.deepEqual([guessesIn(analysis, 0)?.lap, guessesIn(analysis, 1)?.lap, guessesIn(analysis, 5)?.lap], [1, 1, 2]);
});

test("commands are told in words and shown on the board", () => {
  learn({ "table-plan-place": { by: "n", one: "1 armata su {territory}", other: "{n} armate su {territory}" }, "table-plan-attack": "da {from} a {to}", "table-plan-pass": "fine" }, "it");
  const attack = planShown(["place alaska 3", "attack alaska brasile 3", "attack alaska brasile 3"], name);
  assert.equal(attack.words, "3 armate su ALASKA, da ALASKA a BRASILE");
  assert.deepEqual([attack.board.chosen, attack.board.aim, [...attack.board.targets]], ["alaska", "brasile", ["brasile"]]);
  assert.deepEqual([attack.board.arrow?.from, attack.board.arrow?.to], ["alaska", "brasile"]);
  const placed = planShown(["place alaska 1", "place cina 2"], name).board;
  assert.deepEqual([placed.chosen, placed.arrow, [...placed.targets]], [null, null, ["alaska", "cina"]]);
  assert.equal(planShown(["pass"], name).words, "fine");
});

test("a hint is for who plays alone for nothing, and for its moment", () => {
  const page = tablePage();
  const alone = (more = {}) => ({ table: { options: { rated: false, tournament: false } }, pause: null, ...more });
  page.scene(3, ["pass"], alone());
  assert.ok(mayAskAdvice(page.state.table));
  page.send({ type: "ask-advice" });
  assert.deepEqual([page.state.advice, page.effects("ask-advice").length], ["asked", 1]);
  page.send({ type: "advised", advice: { version: 3, command: "pass", chance: 0.3, conquest: null } });
  assert.equal(adviceNow(page.state.advice, page.state.table)?.command, "pass");
  page.scene(4, ["pass"], alone());
  assert.equal(adviceNow(page.state.advice, page.state.table), null, "the table has gone on");
  for (const options of [{ rated: true, tournament: false }, { rated: false, tournament: true }]) {
    page.scene(page.state.table.scene.version + 1, ["pass"], alone({ table: { options } }));
    assert.ok(!mayAskAdvice(page.state.table));
  }
  page.scene(9, ["pass"], alone({ seats: seats.map((one) => ({ ...one, kind: "person" })) }));
  assert.ok(!mayAskAdvice(page.state.table), "two people play");
  page.scene(10, [], { ...alone(), to_act: "B", seats });
  assert.ok(!mayAskAdvice(page.state.table), "somebody else is asked");
  assert.ok(scene(1, []).seats.length > 0);
});

test("a Roman command points at its areas: from one to another, by sea to the shore that is attacked, or at one alone", () => {
  const board = (/** @type {string} */ command) => romanPlan([command], (area) => area).board;
  assert.deepEqual([board("attack italia gallia 3").chosen, board("attack italia gallia 3").aim], ["italia", "gallia"]);
  assert.deepEqual(board("land italia tyrrenum africa 4").arrow, { from: "italia", to: "africa", key: "plan land italia tyrrenum africa 4" });
  assert.deepEqual([board("embark italia tyrrenum 1").chosen, board("embark italia tyrrenum 1").aim], ["italia", "tyrrenum"]);
  const settled = board("settle sicilia");
  assert.deepEqual([settled.chosen, settled.arrow, [...settled.targets]], [null, null, ["sicilia"]]);
  assert.deepEqual([board("pass").aim, board("claim 3").targets.size], [null, 0]);
});
