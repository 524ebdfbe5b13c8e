// Moments of a game on the page of a table, and its pace. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closingBrief } from "../js/games/shared/seats.js";
import { closingShown } from "../js/games/risiko/shown/closing.js";
import { learn } from "../js/core/words.js";
import { groupLog } from "../js/pages/log-groups.js";
import { frameShown } from "../js/pages/table-moments.js";
import { stayOf } from "../js/pages/table-pace.js";
import { data, scene, tablePage, view } from "./helpers.mjs";

const others = (/** @type {string} */ lands) => `turn B lap 2 combat\narmies due 0 tris 0 conquests 0\nseat A rosso playing player 1 cards objective 7\nseat B blu playing player 2 cards ?1\n${lands}`;
const closing = { laps: 0, roll: { seat: "A", sums: [5], percent: 28, forfeited: false } };

test("the band says how near the end is, and whose roll closes the game", () => {
  const page = tablePage();
  page.scene(10, ["pass"]);
  const shown = () => closingShown(page.state.table, data, page.state.moments.thrown, 1000);
  assert.equal(shown(), null, "while time runs there is no band");
  page.scene(11, ["pass"], { closing: { laps: 2, roll: null } });
  assert.deepEqual([shown()?.title, shown()?.told], ["closing-last-lap-but-one", "closing-then-rolls"]);
  page.scene(12, ["pass"], { closing: { ...closing, laps: 1 } });
  assert.deepEqual([shown()?.title, shown()?.told, shown()?.awaited], ["closing-last-lap-rolls", "closing-chance", null]);
  assert.equal(shown()?.brief, "closing-brief-at-most");
  assert.equal(closingBrief(shown()), "closing-brief-at-most");
  page.scene(13, ["throw"], { closing: { ...closing, throw_ms: 5000 } });
  assert.deepEqual([shown()?.title, shown()?.awaited?.you], ["phase-closing", true]);
  assert.equal(closingBrief(shown()), "", "the roll itself has the large band");
  page.scene(14, [], { to_act: "B" });
  assert.equal(page.state.table.scene.closing, null, "it holds for one version");
});

test("the seconds before a throw never begin above what the rules give", () => {
  learn({ "table-closing-by-itself": "{n}" }, "it");
  const page = tablePage();
  page.scene(13, ["throw"], { clocks: { game: null, turn: null }, closing: { ...closing, throw_ms: 5000 } });
  const waits = (/** @type {number} */ now) => closingShown(page.state.table, data, null, now)?.awaited?.waits;
  assert.deepEqual([waits(400), waits(1000), waits(2500)], ["5", "5", "4"], "the page's clock ticked last before the scene came");
  learn({}, "it");
});

test("what is read aloud has the names the log has", () => {
  learn({ "table-player-number": "giocatore {number}", "table-seat-letter": "posto {letter}" }, "it");
  const page = tablePage();
  page.scene(10, []);
  page.scene(11, [], { events: ["order-rolled 1 6 3", "colour-chosen B blu"], words: ["giocatore 1 tira per il primo di mano: 6 e 3", "posto B prende il blu"] });
  assert.deepEqual(page.effects("speak").at(-1)?.text, "Anna tira per il primo di mano: 6 e 3. Bot prende il blu");
  learn({}, "it");
});

test("a throw is sent once, and by the one whose it is", () => {
  const page = tablePage();
  page.scene(10, ["throw"], { closing: { ...closing, throw_ms: 5000 } });
  page.send({ type: "throw" });
  assert.deepEqual(page.commands(), ["throw"]);
  page.send({ type: "waiting", by: 1 }, { type: "throw" });
  assert.deepEqual(page.commands(), [], "a second click is none");
  page.scene(11, ["pass"]);
  page.send({ type: "waiting", by: -1 }, { type: "throw" });
  assert.deepEqual(page.commands(), []);
});

test("thrown dice are shown for a while; those that end the game before its result", () => {
  const page = tablePage();
  page.scene(10, [], { to_act: "B" });
  page.scene(11, [], { to_act: "B", events: ["closing-rolled B 6 3"], words: ["sdadata"] });
  assert.deepEqual([page.state.moments.thrown?.faces, page.state.moments.thrown?.ends], [[6, 3], false]);
  page.scene(12, [], { to_act: "B", events: ["placed B brasile 1"], words: ["piazza"] });
  assert.deepEqual(page.state.moments.thrown?.faces, [6, 3], "what follows does not hide them");
  page.send({ type: "moment-over", what: "thrown", count: 1 });
  assert.equal(page.state.moments.thrown, null);
  page.scene(13, [], { stage: "over", events: ["closing-rolled B 2 1", "game-ended closing"], words: ["sdadata", "fine"] });
  assert.deepEqual([page.state.moments.thrown?.ends, page.state.resultOpen], [true, false]);
  page.send({ type: "see-result" });
  assert.equal(page.state.resultOpen, true);
});

test("an objective is dealt to who sees it happen", () => {
  const page = tablePage();
  page.scene(10, [], { view: view("objectives").replace(" objective 7", "") });
  page.scene(11, []);
  assert.equal(page.state.moments.dealt, true);
  page.send({ type: "moment-over", what: "dealt" });
  assert.equal(page.state.moments.dealt, false);
  const late = tablePage();
  late.scene(20, []);
  assert.equal(late.state.moments.dealt, false, "who opens the page later has it in the hand");
});

test("a turn begins with what was lost since the last one, and the lap again", () => {
  const page = tablePage();
  page.scene(10, ["pass"]);
  page.scene(11, [], { to_act: "B", view: others("land A alaska 5 cina 1\nland B brasile 2\n"), events: ["passed A"], words: ["passa"] });
  page.scene(12, [], { to_act: "B", view: others("land A alaska 4\nland B brasile 1 cina 1\n"), events: ["conquered cina B"], words: ["conquista"] });
  assert.equal(page.state.moments.since, null);
  page.scene(13, ["place alaska 1..3"], { view: view("reinforce").replace("alaska 5 cina 1", "alaska 4").replace("brasile 2", "brasile 1 cina 1"), events: ["turn-began A lap 3 due 3"], words: ["turno"] });
  assert.deepEqual(page.state.moments.since, { lost: [{ area: "cina", to: "B" }], armies: 2 });
  page.send({ type: "lap-again" });
  assert.equal(frameShown(page.state).table.scene.version, 11);
  page.send({ type: "lap-frame" }, { type: "lap-frame" }, { type: "lap-frame" });
  assert.deepEqual([frameShown(page.state).again, frameShown(page.state).table.scene.version], [false, 13]);
  page.send({ type: "lap-again" }, { type: "waiting", by: 1 });
  assert.deepEqual([page.state.moments.again, page.state.moments.since], [null, null], "whoever plays on has seen it");
});

test("a page that fell a lap behind tells what was lost in it, and not what the turn before had begun with", () => {
  const page = tablePage();
  page.scene(10, [], { to_act: "B", view: others("land A alaska 5 cina 1\nland B brasile 2\n") });
  page.scene(11, [], { to_act: "B", view: others("land A alaska 5 cina 1\nland B brasile 2\n") });
  page.scene(12, ["pass"]);
  const next = view("reinforce").replace(/lap \d+/, "lap 9").replace("alaska 5 cina 1", "alaska 4").replace("brasile 2", "brasile 1 cina 1");
  page.scene(60, ["place alaska 1..3"], { view: next });
  assert.deepEqual(page.state.moments.since, { lost: [{ area: "cina", to: "B" }], armies: 2 });
});

test("who opens the page when it is their turn is told what happened meanwhile, until they play on", () => {
  const before = tablePage();
  before.scene(10, ["pass"]);
  before.scene(11, [], { to_act: "B", view: others("land A alaska 5 cina 1\nland B brasile 2\n"), events: ["passed A"], words: ["passa"] });
  const [{ mark }] = before.effects("keep-mark");
  const now = view("reinforce").replace("alaska 5 cina 1", "alaska 4").replace("brasile 2", "brasile 1 cina 1");
  const page = tablePage(null, undefined, mark);
  page.scene(13, ["place alaska 1..3"], { view: now });
  assert.deepEqual(page.state.moments.since, { lost: [{ area: "cina", to: "B" }], armies: 2 });
  page.send({ type: "waiting", by: 1 });
  assert.deepEqual([page.state.moments.since, page.effects("keep-mark").at(-1)?.mark], [null, null]);
  const another = tablePage(null, undefined, { ...mark, seat: "B" });
  another.scene(13, ["place alaska 1..3"], { view: now });
  assert.equal(another.state.moments.since, null, "another seat's is nobody's");
});

test("what is lost before the first turn is told too, and a defence forgets nothing", () => {
  const page = tablePage();
  page.scene(10, [], { to_act: "B", view: others("land A alaska 5 cina 1\nland B brasile 2\n").replace("turn B lap 2 combat", "turn B lap 0 placement") });
  page.scene(11, [], { to_act: "B", view: others("land A alaska 5 cina 1\nland B brasile 2\n").replace("lap 2", "lap 1") });
  page.send({ type: "waiting", by: 1 }, { type: "waiting", by: -1 });
  page.scene(12, ["place alaska 1..3"], { view: view("reinforce").replace("lap 2", "lap 1").replace("alaska 5 cina 1", "alaska 5").replace("brasile 2", "brasile 1 cina 1") });
  assert.deepEqual(page.state.moments.since, { lost: [{ area: "cina", to: "B" }], armies: 1 });
});

test("what others do stays as long as was chosen, what is asked of me never longer than that", () => {
  const page = tablePage();
  page.scene(10, [], { to_act: "B", view: others("land A alaska 5 cina 1\nland B brasile 2\n") });
  const stay = (/** @type {any} */ more, /** @type {any[]} */ ...queue) => stayOf({ ...page.state, hidden: false, speed: "normal", ...more }, queue);
  const next = scene(11, [], { to_act: "B" });
  assert.equal(stay({}, next), 200);
  assert.ok(stay({ speed: "slow" }, next) > 200);
  for (const more of [{ speed: "fast" }, { hidden: true }, { waiting: 1 }]) assert.equal(stay(more, next), 0);
  const asked = scene(40, ["place alaska 1..3"]);
  assert.ok(stay({}, ...Array.from({ length: 49 }, () => next), asked) <= 2500 / 50);
  assert.equal(stay({}, next, scene(12, ["throw"], { closing: { ...closing, throw_ms: 5000 } })), 0, "dice do not wait");
  assert.equal(stay({}, next, scene(12, ["defend 1..2"])), 0);
  page.scene(11, [], { to_act: "B", events: ["attack-declared brasile cina 3", "battle-rolled 6 : 1 lost 0 1"], words: ["", ""] });
  assert.equal(stay({}, next), 900, "what is done to me is seen longer");
  page.scene(12, ["pass"]);
  assert.equal(stay({}, next), 0, "on my own move nothing waits");
});

test("what came of a closing roll can be read before the next one", () => {
  const page = tablePage();
  page.scene(10, [], { to_act: "B" });
  page.scene(11, [], { to_act: "B", events: ["closing-rolled B 6 3"], words: ["sdadata"] });
  const stay = (/** @type {any} */ more) => stayOf({ ...page.state, hidden: false, speed: "normal", ...more }, [scene(12, [], { to_act: "B", closing: { ...closing, throw_ms: 5000 } })]);
  assert.equal(stay({}), 900);
  for (const more of [{ speed: "fast" }, { hidden: true }, { waiting: 1 }]) assert.equal(stay(more), 0);
});

test("armies of the first placement are kept until they are confirmed", () => {
  const page = tablePage();
  const may = ["place alaska 1..3", "place cina 1..3"];
  page.scene(10, may, { view: view("placement A 3") });
  page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "cina" }, { type: "confirm-place" });
  assert.deepEqual([page.state.choice.kept.length, page.commands()], [2, []], "two of three are not all");
  page.send({ type: "undo" }, { type: "choose", area: "alaska" }, { type: "choose", area: "cina" }, { type: "choose", area: "cina" });
  page.send({ type: "confirm-place" });
  assert.deepEqual(page.commands(), ["place alaska 2", "place cina 1"]);
  page.scene(11, may, { view: view("placement A 1"), events: ["placed A alaska 2"], words: [""] });
  assert.deepEqual(page.state.choice.kept, [{ area: "cina", armies: 1 }]);
  page.scene(12, [], { to_act: "B", view: view("placement B 3"), events: ["placed A cina 1"], words: [""] });
  assert.deepEqual(page.state.choice.kept, []);
  page.scene(13, may, { view: view("placement A 3") });
  page.send({ type: "choose", area: "alaska" });
  page.scene(14, [], { to_act: "B", view: view("placement B 3") });
  assert.deepEqual(page.state.choice.kept, [], "what was kept is lost with the turn");
});

test("a question with one answer is answered, and how to defend by who always does it alike", () => {
  const page = tablePage();
  page.scene(10, ["defend 1"]);
  assert.deepEqual(page.commands(), ["defend 1"]);
  page.scene(11, ["defend 1..2"]);
  assert.deepEqual(page.commands(), []);
  page.send({ type: "always-most", on: true });
  assert.deepEqual(page.commands(), ["defend 2"]);
  page.scene(12, ["defend 1..3"]);
  assert.deepEqual(page.commands(), ["defend 3"]);
});

test("the log is grouped by turn and act", () => {
  const line = (/** @type {string} */ text) => ({ version: 1, words: text, event: { verb: text.split(" ")[0] ?? "", words: text.split(" ").slice(1), line: text } });
  const log = ["time-up", "turn-began A", "placed A x 1", "placed A y 1", "attack-declared x z 3", "battle-rolled", "attack-declared x z 3", "battle-rolled", "conquered z A", "occupied x z 3", "attack-declared x q 3", "passed A", "turn-began B"];
  assert.deepEqual(groupLog(log.map(line)).map(({ turn, acts }) => [turn?.words ?? null, acts.map((act) => act.length)]),
    [[null, [1]], ["turn-began A", [2, 6, 1, 1]], ["turn-began B", []]]);
});
