// The page of a table as a reducer: what clicks, keys and scenes do. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nextRoll } from "../js/games/risiko/play.js";
import { actionOfArea, actionOfKey } from "../js/games/risiko/keys.js";
import { modeOf, nextArea } from "../js/games/risiko/modes.js";
import { tablePage, view } from "./helpers.mjs";

const ATTACKS = ["attack alaska brasile 1..3", "maneuver alaska cina 1..4", "pass"];

/** A page on the move, with these commands. */
function onMove(may = ATTACKS, more = {}) {
  const page = tablePage();
  page.scene(10, may, more);
  page.commands();
  return page;
}

test("a click places what is chosen for each click, as far as it is due", () => {
  const page = onMove(["place alaska 1..3", "place cina 1..3"]);
  assert.equal(modeOf(page.state), "place");
  page.send({ type: "step", armies: 3 }, { type: "choose", area: "cina" });
  assert.deepEqual(page.effects("place"), [{ do: "place", area: "cina", armies: 3 }]);
  page.send({ type: "choose", area: "brasile" });
  assert.equal(page.effects("place").length, 1, "where nothing may be placed nothing is");
});

test("undo takes the last placement back, and what was attacked after it is not undone", () => {
  const page = onMove(["place alaska 1..3"]);
  page.scene(11, ["place alaska 1..2", "takeback cina 1"], { events: ["placed A cina 1"], words: [""] });
  page.send({ type: "undo" });
  assert.deepEqual(page.commands(), ["takeback cina 1"]);
  page.scene(12, ["attack alaska brasile 1..3"], { events: ["attack-declared alaska brasile 3"], words: [""] });
  page.send({ type: "undo" });
  assert.deepEqual(page.commands(), []);
});

test("origin, target, and the target again rolls with the most dice", () => {
  const page = onMove();
  page.send({ type: "choose", area: "alaska" });
  assert.equal(page.state.choice.from, "alaska");
  page.send({ type: "choose", area: "brasile" });
  assert.equal(modeOf(page.state), "attack");
  assert.deepEqual(page.effects("odds"), [{ do: "odds", attackers: 5, defenders: 2 }]);
  page.send({ type: "choose", area: "brasile" });
  assert.deepEqual(page.commands(), ["attack alaska brasile 3"]);
  page.send({ type: "dice", dice: 2 }, { type: "roll" });
  assert.deepEqual(page.commands(), ["attack alaska brasile 2"]);
});

test("nothing is rolled while a command is on the way", () => {
  const page = onMove();
  page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "brasile" }, { type: "waiting", by: 1 }, { type: "roll" });
  assert.deepEqual(page.commands(), []);
});

test("odds that are known are not asked for again", () => {
  const page = onMove();
  page.send({ type: "odds", key: "5-2", odds: { conquest: 0.9, expected: { attackers: 4.1, defenders: 0.1 } } });
  page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "brasile" });
  assert.deepEqual(page.effects("odds"), []);
});

test("a table that shows no odds asks for none", () => {
  const page = onMove(ATTACKS, { table: { id: "t", regulation: "r", hash: "", name: "", options: { odds: false } } });
  page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "brasile" });
  assert.deepEqual(page.effects("odds"), []);
});

test("what cannot be chosen is said and changes nothing", () => {
  const page = onMove();
  page.send({ type: "choose", area: "brasile" });
  assert.equal(page.state.notice?.text, "not-from-here");
  assert.deepEqual([page.state.choice.from, page.state.choice.acted], [null, false]);
});

test("cancel takes one choice back after the other, then the objective off the board", () => {
  const page = onMove();
  page.send({ type: "show-objective" }, { type: "choose", area: "alaska" }, { type: "choose", area: "cina" });
  assert.equal(modeOf(page.state), "maneuver");
  page.send({ type: "cancel" });
  assert.deepEqual([page.state.choice.from, page.state.choice.to, page.state.showObjective], ["alaska", null, true]);
  page.send({ type: "cancel" }, { type: "cancel" });
  assert.deepEqual([page.state.choice.from, page.state.showObjective], [null, false]);
});

test("armies that move stay within what is legal", () => {
  const page = onMove();
  page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "cina" }, { type: "amount", armies: 9 }, { type: "maneuver" });
  page.send({ type: "amount", armies: 2 }, { type: "maneuver" });
  assert.deepEqual(page.commands(), ["maneuver alaska cina 4", "maneuver alaska cina 2"]);
});

test("passing is asked again while an attack is possible", () => {
  const page = onMove();
  page.send({ type: "pass" });
  assert.deepEqual([page.commands(), page.state.choice.confirmPass], [[], true]);
  page.send({ type: "pass" });
  assert.deepEqual(page.commands(), ["pass"]);
  const chosen = onMove();
  chosen.send({ type: "choose", area: "alaska" }, { type: "choose", area: "brasile" }, { type: "pass" });
  assert.equal(modeOf(chosen.state), "choose", "the question is seen");
  chosen.send({ type: "cancel" });
  assert.deepEqual([chosen.state.choice.confirmPass, chosen.state.choice.from], [false, "alaska"], "no takes back the question only");
  chosen.send({ type: "pass" }, { type: "choose", area: "brasile" }, { type: "pass" });
  assert.deepEqual(chosen.commands(), [], "who goes on is asked anew");
  const free = onMove(["pass"]);
  free.send({ type: "pass" });
  assert.deepEqual(free.commands(), ["pass"]);
});

test("a conquest is the next origin where it can attack; otherwise the old one stays", () => {
  const entered = (may) => {
    const page = onMove();
    page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "brasile" });
    page.scene(11, ["occupy 3..4"], { events: ["conquered brasile A"], words: [""] });
    page.scene(12, may, { events: ["occupied alaska brasile 3"], words: [""] });
    return page;
  };
  assert.equal(entered(["attack brasile cina 1..2", "attack alaska cina 1", "pass"]).state.choice.from, "brasile");
  assert.equal(entered(["attack alaska cina 1", "pass"]).state.choice.from, "alaska");
  assert.equal(entered(["maneuver brasile alaska 1", "pass"]).state.choice.from, null, "a maneuver would end the turn");
});

test("an origin the page proposes is in nobody's way", () => {
  const may = ["attack brasile cina 1..2", "attack alaska cina 1", "maneuver brasile alaska 1..2", "pass"];
  const after = (...areas) => {
    const page = onMove();
    page.scene(11, ["occupy 3..4"], { events: ["conquered brasile A"], words: [""] });
    page.scene(12, may, { events: ["occupied alaska brasile 3"], words: [""] });
    page.send(...areas.map((area) => ({ type: "choose", area })));
    return [page.state.choice.from, page.state.choice.to];
  };
  assert.deepEqual(after("cina"), ["brasile", "cina"], "its targets are at hand");
  assert.deepEqual(after("alaska"), ["alaska", null], "another origin, not a maneuver to it");
  assert.deepEqual(after("brasile"), ["brasile", null], "choosing it does not take it back");
  assert.deepEqual(after("brasile", "alaska"), ["brasile", "alaska"], "once chosen it is an origin like any other");
  assert.deepEqual(after("brasile", "brasile"), [null, null]);
});

test("rolls that go on end at the conquest, at the armies to keep, or when stopped", () => {
  const page = onMove();
  page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "brasile" }, { type: "repeat", keepArmies: 4 });
  const [effect] = page.effects("repeat");
  const wanted = /** @type {any} */ (effect).repeat;
  assert.equal(nextRoll(page.state, wanted), "attack alaska brasile 3");
  page.scene(11, [], { to_act: "B" });
  assert.equal(nextRoll(page.state, wanted), "wait");
  page.scene(12, ATTACKS, { view: view("combat").replace("alaska 5", "alaska 4") });
  assert.equal(nextRoll(page.state, wanted), null, "four are kept");
  page.scene(13, ["occupy 3..4"]);
  assert.equal(nextRoll(page.state, wanted), null, "conquered");
  page.scene(14, ATTACKS);
  page.send({ type: "stop" });
  assert.equal(nextRoll(page.state, wanted), null, "stopped");
});

test("a refusal stops what goes on by itself and is said with its rule", () => {
  const page = onMove();
  page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "brasile" }, { type: "repeat", keepArmies: null });
  page.send({ type: "refused", answer: { ok: false, stale: false, words: "no", rule: "G4.4", article: "§4", status: 422 } });
  assert.equal(page.state.choice.repeat, null);
  assert.deepEqual(page.state.notice, { kind: "refused", text: "no", rule: "G4.4", article: "§4" });
});

test("a choice that is no longer legal is dropped", () => {
  const page = onMove();
  page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "brasile" });
  page.scene(11, ["maneuver alaska cina 1..4", "pass"]);
  assert.deepEqual([page.state.choice.from, page.state.choice.to], ["alaska", null]);
  page.scene(12, ["pass"]);
  assert.equal(page.state.choice.from, null);
});

test("the first scene asks for what was before; my turn calls once and is said", () => {
  const page = tablePage();
  page.scene(10, ATTACKS);
  assert.deepEqual(page.effects("history"), [{ do: "history", before: 10 }]);
  assert.equal(page.effects("call").length, 1);
  page.scene(11, ATTACKS, { events: ["placed A cina 1"], words: ["rosso piazza"] });
  assert.equal(page.effects("call").length, 1);
  assert.deepEqual(page.effects("speak").at(-1), { do: "speak", text: "rosso piazza" });
});

test("the last attack is followed from its declaration to the conquest", () => {
  const page = onMove();
  page.scene(11, [], { events: ["attack-declared alaska brasile 3", "battle-rolled 6 5 1 : 4 2 lost 0 2", "conquered brasile A"], words: ["", "", ""] });
  const { fought, arrow } = page.state.battle;
  assert.deepEqual([fought?.attacker, fought?.defender, fought?.conquered, fought?.roll.lost], ["A", "B", true, [0, 2]]);
  assert.deepEqual([arrow?.from, arrow?.to], ["alaska", "brasile"]);
  page.scene(12, ATTACKS, { events: ["turn-began B lap 3"], words: [""] });
  assert.equal(page.state.battle.fought, null);
});

test("keys mean what the bar shows", () => {
  const page = onMove();
  page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "brasile" });
  assert.deepEqual(actionOfKey(page.state, "r"), { type: "roll" });
  assert.deepEqual(actionOfKey(page.state, "2"), { type: "dice", dice: 2 });
  assert.deepEqual(actionOfKey(page.state, "P"), { type: "pass" });
  assert.equal(actionOfKey(page.state, "u"), null);
  const placing = onMove(["place alaska 1..3", "takeback alaska 1"]);
  placing.send({ type: "focus", area: "alaska" });
  assert.deepEqual(actionOfKey(placing.state, "3"), { type: "place", area: "alaska", armies: 3 });
  assert.deepEqual(actionOfKey(placing.state, "-"), { type: "take-back", area: "alaska", armies: 1 });
  const occupying = onMove(["occupy 2..4"]);
  assert.deepEqual(actionOfKey(occupying.state, "-"), { type: "amount", armies: 1 });
  occupying.send({ type: "amount", armies: 4 });
  assert.deepEqual(actionOfKey(occupying.state, "-"), { type: "amount", armies: 3 });
  assert.deepEqual(actionOfArea(occupying.state, "cina", { shift: false, enter: true }), { type: "occupy" });
  assert.deepEqual(actionOfArea(placing.state, "alaska", { shift: true, enter: false }), { type: "take-back", area: "alaska", armies: 1 });
});

test("the next area goes round the targets of what is chosen", () => {
  const page = onMove();
  page.send({ type: "choose", area: "alaska" });
  assert.equal(nextArea(page.state), "brasile");
  page.send({ type: "focus", area: "brasile" });
  assert.equal(nextArea(page.state), "cina");
  page.send({ type: "focus", area: "cina" });
  assert.equal(nextArea(page.state), "brasile");
});
