// What the panels are handed. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { barShown } from "../js/games/risiko/shown/bar.js";
import { attackShown, pastShown } from "../js/games/risiko/shown/battle.js";
import { namesOf } from "../js/games/risiko/names.js";
import { boardPlayed, boardWatched } from "../js/games/risiko/shown/board.js";
import { continentsShown, incomeShown } from "../js/games/risiko/shown/continents.js";
import { handNews, handShown, objectivesShown } from "../js/games/risiko/shown/hand.js";
import { resultShown } from "../js/games/risiko/shown/result.js";
import { seatsShown, stripShown } from "../js/games/risiko/shown/seats.js";
import { learn } from "../js/core/words.js";
import { data, name, tablePage, view } from "./helpers.mjs";

function onMove(may, more = {}) {
  const page = tablePage();
  page.scene(10, may, more);
  return page;
}

test("one button of the bar is the obvious one", () => {
  const main = (may, ...actions) => {
    const page = onMove(may);
    page.send(...actions);
    const button = barShown(page.state, name).buttons.main;
    return button === null ? null : [button.action.type, button.style];
  };
  const attack = ["attack alaska brasile 1..3", "pass"];
  assert.deepEqual(main(attack), ["pass", undefined], "passing is there, and quiet while one may attack");
  const conquests = onMove(attack, { view: view("combat").replace("conquests 0", "conquests 2") });
  assert.equal(conquests.state.table.view.conquests, 2);
  assert.equal(barShown(conquests.state, name).buttons.main?.style, undefined, "also after conquests");
  assert.deepEqual(main(["pass"]), ["pass", "primary"]);
  assert.deepEqual(main(attack, { type: "pass" }), ["pass", "primary"], "the answer to the question");
  assert.deepEqual(main(attack, { type: "choose", area: "alaska" }, { type: "choose", area: "brasile" }), ["roll", "primary"]);
  assert.deepEqual(main(["occupy 2..4"]), ["occupy", "primary"]);
  assert.deepEqual(main(["place alaska 1..3"]), null, "placing is done on the board");
});

test("a tris that may be played is a button of the bar, the dearest of several, and the hand says so", () => {
  const tris = (may, worth) => {
    const page = onMove(may, { tris_worth: worth });
    return barShown(page.state, name).buttons.others.filter(({ action }) => action.type === "tris").map(({ action }) => action.cards.join(" "));
  };
  const two = ["tris a b c", "tris a b jolly1"];
  assert.deepEqual(tris(["place alaska 1..3", ...two], { "a b c": 8, "a b jolly1": 12 }), ["a b jolly1"]);
  assert.deepEqual(tris(["attack alaska brasile 1..3", "pass", ...two], { "a b c": 10, "a b jolly1": 8 }), ["a b c"], "once everything is placed, too");
  assert.deepEqual(tris(["place alaska 1..3"], {}), []);
  assert.notEqual(handNews(onMove(["place alaska 1..3", ...two]).state.table), "");
  assert.equal(handNews(onMove(["place alaska 1..3"]).state.table), "");
});

test("while rolls go on there is one button, which stops them", () => {
  const page = onMove(["attack alaska brasile 1..3"]);
  page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "brasile" }, { type: "repeat", keepArmies: null });
  const { main, others } = barShown(page.state, name).buttons;
  assert.deepEqual([main, others.map(({ action }) => action)], [null, [{ type: "stop" }]]);
});

test("placing offers one, three, five and all that are due", () => {
  const page = onMove(["place alaska 1..3"], { view: view("reinforce").replace("due 3", "due 8") });
  const { controls } = barShown(page.state, name);
  assert.deepEqual(controls?.kind === "place" && [controls.due, controls.steps.map(({ n }) => n)], [8, [1, 3, 5, 8]]);
  assert.equal(controls?.kind === "place" && controls.stepper, null);
  page.send({ type: "focus", area: "alaska" });
  const focused = barShown(page.state, name).controls;
  assert.deepEqual(focused?.kind === "place" && focused.stepper, { area: "alaska", name: "ALASKA", add: true, takeBack: false });
});

test("a conquest is entered with the fewest and a maneuver moves the most, until somebody says otherwise", () => {
  const amount = (page) => {
    const { controls } = barShown(page.state, name);
    return controls?.kind === "amount" && [controls.min, controls.max, controls.value];
  };
  const occupying = onMove(["occupy 2..4"]);
  assert.deepEqual(amount(occupying), [2, 4, 2]);
  occupying.send({ type: "amount", armies: 4 });
  assert.deepEqual(amount(occupying), [2, 4, 4]);
  const moving = onMove(["maneuver cina alaska 1..3"]);
  moving.send({ type: "choose", area: "cina" }, { type: "choose", area: "alaska" });
  assert.deepEqual(amount(moving), [1, 3, 3]);
});

test("the card of an attack shows its odds and only its own rolls", () => {
  const page = onMove(["attack alaska brasile 1..3", "attack cina brasile 1"]);
  page.scene(11, ["attack alaska brasile 1..3", "attack cina brasile 1"],
    { events: ["attack-declared alaska brasile 3", "battle-rolled 6 5 1 : 4 2 lost 0 2"], words: ["", ""] });
  page.send({ type: "odds", key: "5-2", odds: { conquest: 0.75, expected: { attackers: 3.2, defenders: 0.4 } } });
  page.send({ type: "choose", area: "alaska" }, { type: "choose", area: "brasile" });
  const shown = attackShown(page.state, name);
  assert.deepEqual([shown?.odds?.told, shown?.sides.attack, shown?.roll?.roll.losers],
    ["odds-conquest", { area: "ALASKA", armies: 5, letter: "A", colour: "rosso" }, ["defence", "defence"]]);
  page.send({ type: "cancel" }, { type: "cancel" }, { type: "choose", area: "cina" }, { type: "choose", area: "brasile" });
  assert.equal(attackShown(page.state, name)?.roll, null);
  assert.equal(pastShown(page.state.table, page.state.battle.fought, name)?.past, true);
});

test("the board lights what can be chosen, and nothing for who watches", () => {
  const page = onMove(["attack alaska brasile 1..3", "maneuver cina alaska 1"]);
  assert.deepEqual(boardPlayed(page.state, data, false).open, new Set(["alaska", "cina"]));
  page.send({ type: "choose", area: "alaska" });
  const chosen = boardPlayed(page.state, data, true);
  assert.deepEqual([chosen.chosen, chosen.targets, chosen.goal], ["alaska", new Set(["brasile"]), new Set(["alaska", "cina"])]);
  assert.equal(chosen.labels?.get("brasile"), "BRASILE, colour-blu, armies, label-target");
  assert.equal(boardWatched(page.state.table, data, false).open, undefined);
  assert.equal(boardPlayed(page.state, data, false).areas, boardWatched(page.state.table, data, false).areas, "the same view, the same map");
});

test("seats show figures, clocks that run, and the lights once the time is up", () => {
  const page = onMove(["pass"], { clocks: { game: 65000, turn: 20000 } });
  const before = seatsShown(page.state.table, data, 7000);
  assert.deepEqual([before?.clocks?.game, before?.clocks?.turn, before?.clocks?.short], ["0:59", "0:14", true]);
  assert.deepEqual(before?.seats.map(({ letter, figures, you, lamp }) => [letter, ...figures.map(({ n }) => n), you, lamp]),
    [["A", 2, 6, 2, true, null], ["B", 1, 2, 1, false, null]]);
  page.scene(11, ["pass"], { view: view("combat", "time up A laps 1 last 3"), events: ["closing-rolled B 1 2"], words: [""] });
  const after = seatsShown(page.state.table, data, 7000);
  assert.deepEqual(after?.seats.map(({ lamp }) => lamp), [{ light: "waiting", faces: [] }, { light: "rolled", faces: [1, 2] }]);
  assert.equal(after?.closing, "closing-at-most closing-conquests");
  assert.deepEqual(stripShown(page.state.table, 0).seats.map(({ now }) => now), [true, false]);
});

test("a hand shows its objective, its cards and what they are worth", () => {
  const page = onMove(["tris alaska cina jolly1"], { missed: ["cina"], points: 4, tris_worth: { "alaska cina jolly1": 10 } });
  const hand = handShown(page.state.table, data);
  assert.deepEqual([hand?.objective?.held, hand?.objective?.total, hand?.objective?.missed, hand?.objective?.points], [1, 2, ["CINA"], 4]);
  assert.deepEqual(hand?.cards.map(({ id, owned }) => [id, owned]), [["alaska", true], ["jolly1", false]]);
  assert.deepEqual(hand?.tris.map(({ worth }) => worth), [10]);
  assert.deepEqual(objectivesShown(page.state.table, data).map(({ letter, goal }) => [letter, goal.name, [...goal.missing]]), [["A", "Due terre", []]]);
  page.scene(11, [], { you: null });
  assert.equal(handShown(page.state.table, data), null, "who watches has none");
});

test("the result has a row for each place", () => {
  const page = onMove([], { stage: "over", result: [{ seat: "B", player: 2, name: "Bot", place: 1, points: 9 }, { seat: "A", player: 1, name: "Anna", place: 2, points: 4 }] });
  const { places, winner, how } = resultShown(page.state.table, data);
  assert.deepEqual(places.map(({ place, name: who, you, objective, points }) => [place, who, you, objective?.name, points]),
    [[1, "Bot", false, undefined, 9], [2, "Anna", true, "Due terre", 4]]);
  assert.deepEqual([winner?.letter, how], ["B", "won-by"]);
});

test("how a game was won follows from its end, and a family game counts no table points", () => {
  const result = [{ seat: "A", player: 1, name: "Anna", place: 1, points: 40 }];
  const ended = (/** @type {string} */ cause, board = data) => {
    const page = onMove([], {});
    // A page that is opened later has no events: the view says it.
    page.scene(11, [], { stage: "over", result, view: view(`over ${cause}`), events: [], words: [] });
    return resultShown(page.state.table, board);
  };
  assert.deepEqual(["objective", "closing", "time", "last-player"].map((cause) => ended(cause).how), ["won-objective", "won-closing", "won-time", "won-alone"]);
  const family = { ...data, table_points: false };
  assert.deepEqual([ended("objective", family).places[0]?.points, ended("time", family).places[0]?.points], [null, 40]);
});

test("who reads another language finds both names", () => {
  const glossed = { ...data, territories: data.territories.map((one) => (one.id === "brasile" ? { ...one, gloss: "Brazil" } : one)) };
  assert.deepEqual(["alaska", "brasile", "nowhere"].map(namesOf(glossed)), ["ALASKA", "Brazil", "nowhere"]);
  const page = onMove(["tris alaska brasile jolly1"], { missed: ["brasile"], view: view("reinforce").replace("cards alaska", "cards brasile") });
  const hand = handShown(page.state.table, glossed);
  assert.deepEqual(hand?.cards.map(({ name: on, called }) => [on, called]), [["Brazil", "Brazil (BRASILE)"], ["JOLLY1", "JOLLY1"]]);
  assert.deepEqual(hand?.objective?.missed, ["Brazil (BRASILE)"]);
  assert.match(boardWatched(page.state.table, glossed, false).labels?.get("brasile") ?? "", /^Brazil \(BRASILE\), /);
  assert.equal(continentsShown(page.state.table, { ...glossed, continents: [{ id: "all", name: "Tutto", gloss: "All", bonus: 2 }] })[0]?.called, "All (Tutto)");
});

test("who occupies is told how many go in at least and how many stay", () => {
  learn({ "table-from-to": "{min} to {max}.", "table-only-so-many": "Only {n}.", "table-occupy-why": "{dice} in, {garrison} stay." }, "en");
  const why = (/** @type {string} */ range, armies = 12) => {
    const page = onMove([`occupy ${range}`], { view: view("occupy alaska cina 3").replace("alaska 5", `alaska ${armies}`), table: { regulation: "raduno", options: {} } });
    const { controls } = barShown(page.state, name);
    assert.ok(controls?.kind === "amount");
    return [controls.bounds, controls.why, controls.rule];
  };
  assert.deepEqual(why("3..10"), ["3 to 10.", "3 in, 2 stay.", "/regulations/raduno#garrison-values"]);
  assert.deepEqual(why("3", 4).slice(0, 2), ["Only 3.", "3 in, 1 stay."]);
  learn({}, "it");
});

const continents = { ...data, continents: [{ id: "north", name: "North", bonus: 2 }, { id: "south", name: "South", bonus: 5 }, { id: "sea", name: "Sea", bonus: null }],
  territories: data.territories.map((one) => ({ ...one, continent: one.id === "brasile" ? "south" : "north" })) };

test("continents say what they bring, how much of them is mine and who has them whole", () => {
  const shown = continentsShown(onMove(["place alaska 1..3"]).state.table, continents);
  assert.deepEqual(shown.map(({ name: called, bonus, held, total, holder }) => [called, bonus, held, total, holder?.letter]),
    [["North", 2, 2, 2, "A"], ["South", 5, 0, 1, "B"]]);
});

test("the armies of a turn are told apart by where they come from", () => {
  learn({ "table-income": "{n}: {list}", "table-income-territories": "{armies} for {n}", "table-income-continent": "{armies} {continent}", "table-income-tris": "{armies} tris" }, "en");
  const income = (events, phase = "reinforce") => {
    const page = onMove(["place alaska 1..3"], { view: view(phase), events, words: events.map(() => "said") });
    return incomeShown(page.state.table, continents);
  };
  assert.equal(income(["turn-began A lap 2 due 3"]), "3: 1 for 2, 2 North");
  assert.equal(income(["turn-began A lap 2 due 3", "tris-played A x y z worth 8 granted 8", "tris-played B x y z worth 4 granted 4"]), "11: 1 for 2, 2 North, 8 tris");
  assert.equal(income(["turn-began A lap 2 due 1"]), "", "at the limit of the armies the parts are not known");
  assert.equal(income(["turn-began B lap 2 due 3"]), "", "somebody else's");
  assert.equal(income(["turn-began A lap 2 due 3"], "combat"), "");
  assert.equal(income([]), "", "not known");
  learn({}, "it");
});

test("a bot has a name, a level below it, and a face", () => {
  const page = tablePage();
  const seats = [{ player: 1, seat: "A", name: "Anna", kind: "person", state: "here" }, { player: 2, seat: "B", name: "Ofelia (prudente)", kind: "bot", bot: "cautious" }];
  page.scene(10, ["pass"], { seats });
  const shown = seatsShown(page.state.table, data, 0)?.seats.map(({ name, standing, face }) => [name, standing, face]);
  assert.deepEqual(shown, [["Anna", "", null], ["Ofelia", "state-bot · prudente", { level: "cautious", chair: 1 }]]);
});
