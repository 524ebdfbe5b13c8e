// The page of a table of S.P.Q.RisiKo! as a reducer: every command of a turn from clicks and keys. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check, chance } from "../js/core/dice.js";
import { learn } from "../js/core/words.js";
import { actionOfArea, actionOfKey } from "../js/games/spqr/keys.js";
import { model } from "../js/games/spqr/model.js";
import { modeOf, waysOf } from "../js/games/spqr/modes.js";
import { piles } from "../js/games/spqr/piles.js";
import { readMay, readView } from "../js/games/spqr/protocol.js";
import { barShown } from "../js/games/spqr/shown/bar.js";
import { attackShown, losers } from "../js/games/spqr/shown/battle.js";
import { boardPlayed, boardWatched } from "../js/games/spqr/shown/board.js";
import { closingShown, resultShown } from "../js/games/spqr/shown/end.js";
import { pointsLines, raceShown, supremaciesShown } from "../js/games/spqr/shown/figures.js";
import { handShown } from "../js/games/spqr/shown/hand.js";
import { seatsShown } from "../js/games/spqr/shown/seats.js";
import { tablePage } from "./helpers.mjs";

const data = {
  id: "roma45", target: 20, ends_with_lap: true, centre_points: 1, trireme_cost: 3, trireme_worth: 2, disembark_first: true,
  tris: [{ cards: ["legionario", "vessillo", "arena"], worth: { game: /** @type {const} */ ("spqr"), legionaries: 0, triremes: 0, centres: 1, owed: 0 } }],
  provinces: ["italia", "sicilia", "africa", "gallia"].map((id) => ({ id, name: id.toUpperCase(), neighbours: { italia: ["gallia"], gallia: ["italia"] }[id] ?? [], seas: ["tyrrenum"] })),
  seas: ["tyrrenum", "ionium"].map((id) => ({ id, name: id.toUpperCase(), neighbours: id === "ionium" ? ["tyrrenum"] : ["ionium"] })),
  cards: [["legionario", 25], ["vessillo", 15], ["trireme", 10], ["arena", 5]],
};

const supremacies = {
  empire: { holder: "A", leaders: ["A"], most: 6, margin: 2, provinces: ["italia", "gallia"] },
  provinces: { holder: null, leaders: ["A", "B"], most: 9, margin: 0, provinces: [] },
  seas: { holder: null, leaders: [], most: 0, margin: 0, provinces: [] },
  masters: { tyrrenum: "A" }, due: { A: 2, B: 1 },
};

/** A view in a stage of seat A's turn. */
const view = (/** @type {string} */ phase, more = "", now = "now due 0 points 0 tris 0 conquests 0") => `turn A lap 2 ${phase}
${now}
seat A rosso playing player 1 points 7 conducts 2 cards legionario legionario arena
seat B blu playing player 2 points 19 conducts 1 cards ?1
seat E nero neutral
land A italia 5 sicilia 4
land B africa 2
land E gallia 3
fleet A tyrrenum 3
fleet B tyrrenum 1
centres italia
${more}`;

/** A page on the move, in a stage, with these commands. */
function onMove(/** @type {string[]} */ may, phase = "land-attacks", more = {}) {
  const page = tablePage(null, model, null, data);
  page.scene(10, may, { view: view(phase), supremacies, ...more });
  page.commands();
  return page;
}

/** What is sent by choosing these areas one after the other. */
function chosen(/** @type {string[]} */ may, /** @type {string[]} */ ...areas) {
  const page = onMove(may);
  for (const area of areas) page.send({ type: "choose", area });
  page.send({ type: "roll" });
  return page.commands();
}

test("every command of a turn comes from an origin and a target", () => {
  assert.deepEqual(chosen(["embark italia tyrrenum 1..2"], "italia", "tyrrenum"), ["embark italia tyrrenum 1"]);
  assert.deepEqual(chosen(["disembark tyrrenum italia 1..3"], "tyrrenum", "italia"), ["disembark tyrrenum italia 3"]);
  assert.deepEqual(chosen(["sail tyrrenum ionium 1..3"], "tyrrenum", "ionium"), ["sail tyrrenum ionium 3"]);
  assert.deepEqual(chosen(["land sicilia tyrrenum africa 2..3"], "sicilia", "africa"), ["land sicilia tyrrenum africa 3"]);
  assert.deepEqual(chosen(["attack italia gallia 2", "attack italia gallia 3"], "italia", "gallia"), ["attack italia gallia 3"]);
  assert.deepEqual(chosen(["maneuver italia sicilia 1..3 by tyrrenum"], "italia", "sicilia"), ["maneuver italia sicilia 3 by tyrrenum"]);
});

test("the triremes of another are a target of their own", () => {
  const page = onMove(["ram tyrrenum B 1", "ram tyrrenum B 2", "sail tyrrenum ionium 1..3"]);
  page.send(actionOfArea(page.state, "tyrrenum", { shift: false, enter: false, seat: "B" }), { type: "roll" });
  assert.deepEqual(page.commands(), ["ram tyrrenum B 2"]);
  const other = onMove(["ram tyrrenum B 1", "sail tyrrenum ionium 1..3"]);
  other.send({ type: "choose", area: "tyrrenum", seat: "A" });
  assert.equal(other.state.choice.to, null, "one's own are where one begins");
  const shown = barShown(other.state, (area) => area, data);
  assert.equal(shown.controls?.kind, "choices", "the bar names whom one could fight");
});

test("a move by sea does not hide the one by land", () => {
  const page = onMove(["maneuver italia sicilia 1..2", "maneuver italia sicilia 1..4 by tyrrenum"]);
  page.send({ type: "choose", area: "italia" }, { type: "choose", area: "sicilia" });
  assert.equal(waysOf(page.state).length, 2);
  page.send({ type: "roll" }, { type: "way", way: "maneuver:tyrrenum" }, { type: "amount", armies: 9 }, { type: "roll" });
  assert.deepEqual(page.commands(), ["maneuver italia sicilia 2", "maneuver italia sicilia 4 by tyrrenum"]);
});

test("what is not legal is asked for, so that the rules can say why not", () => {
  const page = onMove(["attack italia gallia 2"]);
  page.send({ type: "choose", area: "italia" }, { type: "choose", area: "africa" });
  page.send({ type: "choose", area: "tyrrenum" });
  const asked = [{ do: "ask", command: "land italia tyrrenum africa 2" }, { do: "ask", command: "embark italia tyrrenum 1" }];
  assert.deepEqual(page.effects("ask"), asked);
});

test("at another's province or in another's waters the rules are asked too", () => {
  /** What is asked by choosing this area with nothing chosen. @param {string[]} may @param {string} phase @param {string} area @param {string | null} [seat] */
  const asked = (may, phase, area, seat = null) => {
    const page = onMove(may, phase, { view: view(phase, "fleet B ionium 2") });
    page.send({ type: "choose", area, seat });
    assert.equal(page.state.notice, null);
    return page.effects("ask").map((effect) => (effect.do === "ask" ? effect.command : ""));
  };
  assert.deepEqual(asked(["pass"], "land-attacks", "gallia"), ["attack gallia italia 1"], "an attack from a neutral province");
  assert.deepEqual(asked(["pass"], "land-attacks", "africa"), ["land africa tyrrenum italia 3"], "one over the sea, where nothing borders");
  assert.deepEqual(asked(["pass"], "land-attacks", "ionium", "B"), ["ram ionium B 1"], "a fleet where one has none");
  assert.deepEqual(asked(["pass"], "land-attacks", "ionium"), ["sail ionium tyrrenum 1"], "the sea itself");
  assert.deepEqual(asked(["place italia 1..3"], "reinforcements", "africa"), ["place africa 1"], "while legionaries are placed");
  assert.deepEqual(asked(["place italia 1..1"], "garrisoning A 2", "africa"), ["place africa 1"]);
  assert.deepEqual(asked(["launch tyrrenum 1..1"], "reinforcements", "ionium"), ["launch ionium 1"], "while triremes are launched");
  assert.deepEqual(asked(["settle creta"], "settling A", "africa"), ["settle africa"], "a province that is taken");
  assert.deepEqual(asked(["build italia"], "founding", "ionium"), ["sail ionium tyrrenum 1"], "no centre stands in a sea");
});

test("the rule that is asked for is the one of the way that was meant", () => {
  /** What is asked by choosing these areas. @param {string[]} may @param {...(string | [string, string])} areas */
  const asked = (may, ...areas) => {
    const page = onMove(may);
    for (const one of areas) page.send({ type: "choose", area: typeof one === "string" ? one : one[0], seat: typeof one === "string" ? null : one[1] });
    return page.effects("ask").map((effect) => (effect.do === "ask" ? effect.command : ""));
  };
  assert.deepEqual(asked(["embark italia tyrrenum 1..1"], "italia", "africa"), ["land italia tyrrenum africa 2"], "an enemy's coast over a sea");
  assert.deepEqual(asked(["embark italia tyrrenum 1..1"], "italia", "gallia"), ["attack italia gallia 1"], "a neighbour by land");
  assert.deepEqual(asked(["embark italia tyrrenum 1..1"], "italia", "sicilia"), ["maneuver italia sicilia 1 by tyrrenum"], "an own coast over a sea");
  assert.deepEqual(asked(["pass"], "tyrrenum"), ["ram tyrrenum B 3"], "a sea with triremes of another");
  assert.deepEqual(asked(["sail tyrrenum ionium 1..3"], "tyrrenum", ["tyrrenum", "B"]), ["ram tyrrenum B 3"], "the fleet of another in the sea that is chosen");
  assert.deepEqual(asked(["pass"], "ionium"), ["sail ionium tyrrenum 1"], "a sea without triremes");
  assert.deepEqual(asked(["pass"], "italia"), ["attack italia gallia 1"], "an own province with an enemy beside it");
  assert.deepEqual(asked(["pass"], "sicilia"), ["land sicilia tyrrenum africa 2"], "one with an enemy over the sea");
});

test("a conversion that is done leaves nothing chosen", () => {
  const may = ["embark italia tyrrenum 1..2", "attack italia gallia 2"];
  const page = onMove(may, "conversions");
  page.send({ type: "choose", area: "italia" }, { type: "choose", area: "tyrrenum" });
  page.scene(11, may, { events: ["embarked italia tyrrenum 1"], words: [""], view: view("conversions"), supremacies });
  assert.deepEqual([page.state.choice.from, page.state.choice.to], [null, null]);
});

test("what crosses a sea shows its way before it is sent", () => {
  const page = onMove(["land sicilia tyrrenum africa 2..3", "attack italia gallia 2"]);
  page.send({ type: "choose", area: "sicilia" }, { type: "choose", area: "africa" });
  const { arrow } = boardPlayed(page.state, data);
  assert.deepEqual([arrow?.from, arrow?.by, arrow?.to, arrow?.planned], ["sicilia", "tyrrenum", "africa", true]);
  page.send({ type: "cancel" }, { type: "cancel" }, { type: "choose", area: "italia" }, { type: "choose", area: "gallia" });
  assert.equal(boardPlayed(page.state, data).arrow, null);
});

test("a province is taken for somebody, in one of so many rounds", () => {
  learn({ "table-rome-told-settle": "{round} of {rounds}, {n} left", "table-rome-told-settle-neutral": "neutral {round} of {rounds}, {n} left" }, "en");
  const may = ["settle creta", "settle cipro", "settle syria"];
  const told = (/** @type {string} */ phase) => barShown(onMove(may, phase, { view: view(phase) }).state, (area) => area, data).instruction;
  assert.equal(told("settling A"), "3 of 3, 3 left");
  assert.equal(told("settling-neutral A E"), "neutral 2 of 3, 3 left");
  learn({}, "it");
});

test("the sheet of a phone has the lines of the points and a short word for what was forgotten", () => {
  const page = onMove(["claim 1..2"], "points", { view: view("points", "", "now due 3 points 2 tris 0 conquests 0"), supremacies });
  page.send({ type: "light", what: "empire" });
  const { controls } = barShown(page.state, (area) => area, data);
  const [part] = controls?.kind === "several" ? controls.parts : [];
  assert.ok(part?.kind === "lines");
  assert.deepEqual(part.lines.map(({ label, lit }) => [label, lit]), [["rome-line-empire", true], ["rome-line-centres", false]]);
  const later = onMove(["recover", "pass"], "land-attacks");
  assert.equal(barShown(later.state, (area) => area, data).buttons.others.find(({ action }) => action.type === "recover")?.brief, "rome-recover-brief");
});

test("at sea the odds are those of sinking a fleet", () => {
  const page = onMove(["ram tyrrenum B 1"]);
  page.send({ type: "odds", key: "naval-3-1", odds: { conquest: 0.42, expected: { attackers: 2.1, defenders: 0.4 } } });
  page.send({ type: "choose", area: "tyrrenum", seat: "B" });
  assert.equal(attackShown(page.state, (area) => area)?.odds?.told, "rome-odds-sink");
});

test("points are claimed first, and any other act asks once", () => {
  const may = ["claim 1..2", "place italia 1..3", "tris legionario legionario arena"];
  const points = { view: view("points", "", "now due 3 points 2 tris 0 conquests 0"), supremacies };
  const page = onMove(may, "points", points);
  assert.equal(modeOf(page.state), "points");
  page.send({ type: "choose", area: "italia" });
  assert.deepEqual([page.commands(), page.effects("place")], [[], []]);
  assert.equal(barShown(page.state, (area) => area, data).question !== "", true);
  page.send({ type: "leave-points" });
  assert.deepEqual(page.effects("place"), [{ do: "place", area: "italia", armies: 1 }]);
  assert.equal(modeOf(page.state), "place", "it is not asked again in this turn");

  const claims = onMove(may, "points", points);
  claims.send({ type: "choose", area: "italia" }, { type: "claim" });
  assert.deepEqual(claims.commands(), ["claim 2"]);
  claims.send({ type: "claim-number", points: 1 }, { type: "claim" });
  assert.deepEqual(claims.commands(), ["claim 1"]);

  const asAtTable = onMove(may, "points", points);
  asAtTable.send({ type: "as-at-table", on: true }, { type: "choose", area: "italia" });
  assert.equal(asAtTable.effects("prefer").length, 1);
  assert.deepEqual(asAtTable.effects("place"), [{ do: "place", area: "italia", armies: 1 }]);
});

test("the preference lasts and the question of a turn does not", () => {
  const page = onMove(["claim 1..2"], "points");
  page.send({ type: "as-at-table", on: true }, { type: "leave-points" });
  page.scene(11, ["claim 1..1"], { events: ["turn-began A lap 3 due 3 points 1"], words: [""], view: view("points"), supremacies });
  assert.deepEqual([page.state.choice.asAtTable, page.state.choice.leavesPoints], [true, false]);
});

test("forgotten points are recovered from any later stage, and a pass asks about them", () => {
  const page = onMove(["recover", "pass"], "land-attacks", { view: view("land-attacks", "", "now due 0 points 2 tris 0 conquests 0"), supremacies });
  assert.ok(barShown(page.state, (area) => area, data).buttons.others.some(({ action }) => action.type === "recover"));
  page.send({ type: "pass" });
  assert.deepEqual(page.commands(), []);
  page.send({ type: "recover" }, { type: "pass" });
  assert.deepEqual(page.commands(), ["recover", "pass"], "the second pass is meant");
});

test("who played an arena tris before claiming can recover while the centre is not built", () => {
  const page = onMove(["recover", "build italia from-due", "decline"], "reinforcements", { view: view("reinforcements", "", "now due 3 points 2 tris 1 conquests 0 centres 1 owed 2"), supremacies });
  assert.deepEqual(barShown(page.state, (area) => area, data).buttons.others.map(({ action }) => action.type), ["recover", "decline"]);
});

test("a centre is paid for by a chip, and one that cannot be paid says what it takes", () => {
  const page = onMove(["build italia from-province", "build italia from-due", "decline"], "reinforcements", { view: view("reinforcements", "", "now due 3 points 0 tris 1 conquests 0 centres 1 owed 2"), supremacies });
  page.send({ type: "choose", area: "italia" });
  const { controls } = barShown(page.state, (area) => area, data);
  assert.ok(controls?.kind === "choices");
  assert.deepEqual(controls.options.map(({ off }) => off), [false, false, true]);
  page.send({ type: "build", price: "from-due" }, { type: "decline" });
  assert.deepEqual(page.commands(), ["build italia from-due", "decline"]);
  const first = onMove(["build sicilia", "build italia"], "founding");
  first.send({ type: "choose", area: "sicilia" });
  assert.deepEqual(first.commands(), ["build sicilia"], "where nothing is owed nothing is asked");
  first.send({ type: "choose", area: "africa" });
  assert.deepEqual(first.effects("ask"), [{ do: "ask", command: "build africa" }], "the rules say why not");
});

test("the first legionaries are kept until they are confirmed", () => {
  const page = onMove(["place italia 1..2", "place sicilia 1..2"], "garrisoning A 2");
  page.send({ type: "choose", area: "italia" }, { type: "choose", area: "sicilia" }, { type: "choose", area: "sicilia" });
  assert.deepEqual(page.commands(), []);
  assert.equal(boardPlayed(page.state, data).areas?.get("italia")?.armies, 6);
  page.send({ type: "undo" }, { type: "choose", area: "italia" });
  page.send(actionOfKey(page.state, "Enter") ?? { type: "cancel" });
  assert.deepEqual(page.commands(), ["place italia 2"]);
});

test("legionaries go to provinces and triremes to seas, and back", () => {
  const page = onMove(["place italia 1..3", "launch tyrrenum 1..2", "takeback italia 1..1", "unlaunch tyrrenum 1..1"], "reinforcements");
  page.send({ type: "choose", area: "tyrrenum" }, { type: "choose", area: "italia" });
  assert.deepEqual(page.effects("place"), [{ do: "place", area: "tyrrenum", armies: 1 }, { do: "place", area: "italia", armies: 1 }]);
  assert.equal(model.play.placeCommand(page.state.table, "tyrrenum", 5), "launch tyrrenum 2");
  assert.equal(model.play.placeCommand(page.state.table, "italia", 5), "place italia 3");
  page.send(actionOfArea(page.state, "tyrrenum", { shift: true, enter: false, seat: null }), { type: "undo" });
  assert.deepEqual(page.commands(), ["unlaunch tyrrenum 1", "takeback italia 1"]);
});

test("rolls go on by themselves until the conquest or so many are left", () => {
  const page = onMove(["attack italia gallia 2", "attack italia gallia 3"]);
  page.send({ type: "choose", area: "italia" }, { type: "choose", area: "gallia" }, { type: "repeat", keepArmies: 5 });
  const [effect] = page.effects("repeat");
  assert.ok(effect?.do === "repeat");
  assert.equal(model.play.nextRoll(page.state, effect.repeat), null, "five are left");
  page.send({ type: "stop" }, { type: "repeat", keepArmies: null });
  const again = page.effects("repeat").at(-1);
  assert.ok(again?.do === "repeat");
  assert.equal(model.play.nextRoll(page.state, again.repeat), "attack italia gallia 3");
});

test("what a move closes is said before it is made", () => {
  const page = onMove(["sail tyrrenum ionium 1..3", "attack italia gallia 2", "attack italia gallia 3"], "conversions");
  page.send({ type: "choose", area: "italia" }, { type: "choose", area: "gallia" });
  assert.notEqual(barShown(page.state, (area) => area, data).closes, "");
  page.send({ type: "cancel" }, { type: "cancel" }, { type: "choose", area: "tyrrenum" }, { type: "choose", area: "ionium" });
  assert.equal(barShown(page.state, (area) => area, data).closes, "");
  const ashore = onMove(["embark italia tyrrenum 1..1", "disembark tyrrenum sicilia 1..1"], "reinforcements");
  ashore.send({ type: "choose", area: "italia" }, { type: "choose", area: "tyrrenum" });
  assert.equal(barShown(ashore.state, (area) => area, data).closes, "rome-closes-disembark");
});

test("the lit stage is that of what is being done", () => {
  const lit = (/** @type {ReturnType<typeof onMove>} */ page) => barShown(page.state, (area) => area, data).stages?.find(({ state }) => state === "now")?.label;
  const at = (/** @type {ReturnType<typeof onMove>} */ page, /** @type {string} */ stage) => barShown(page.state, (area) => area, data).stages?.find(({ label }) => label === `rome-stage-${stage}`)?.state;
  assert.equal(lit(onMove(["claim 1..2", "place italia 1..3"], "points")), "rome-stage-points");
  assert.equal(lit(onMove(["place italia 1..3", "pass"], "points")), "rome-stage-reinforcements");
  const free = onMove(["embark italia tyrrenum 1..1", "sail tyrrenum ionium 1..3", "attack italia gallia 2", "maneuver italia sicilia 1..3", "pass"], "reinforcements");
  assert.equal(lit(free), "rome-stage-conversions", "what comes first of what can be done");
  free.send({ type: "choose", area: "italia" }, { type: "choose", area: "gallia" });
  assert.equal(lit(free), "rome-stage-land-attacks");
  assert.equal(barShown(free.state, (area) => area, data).phase, "rome-stage-land-attacks");
  assert.deepEqual([at(free, "reinforcements"), at(free, "sailed"), at(free, "landings"), at(free, "moved")], ["past", "next", "past", "next"], "a fleet may still move");
  free.send({ type: "cancel" }, { type: "cancel" }, { type: "choose", area: "tyrrenum" });
  assert.equal(lit(free), "rome-stage-sailed");
  assert.equal(lit(onMove(["maneuver italia sicilia 1..3", "pass"], "land-attacks")), "rome-stage-moved");
  assert.equal(lit(onMove(["pass"], "land-attacks")), "rome-stage-land-attacks");
});

test("a conversion says what each trireme costs or becomes", () => {
  learn({ "table-rome-why-embark": "{cost} each, {n} in all", "table-rome-why-disembark": "{worth} each, {n} in all", "table-rome-fleet-said": "{n} triremes" }, "en");
  const page = onMove(["embark italia tyrrenum 1..2", "disembark tyrrenum sicilia 1..2"], "conversions");
  const shown = () => {
    const { controls } = barShown(page.state, (area) => area, data);
    const [part] = controls?.kind === "several" ? controls.parts : [];
    return part?.kind === "amount" ? [part.why, part.label] : [];
  };
  page.send({ type: "choose", area: "italia" }, { type: "choose", area: "tyrrenum" }, { type: "amount", armies: 2 });
  assert.deepEqual(shown(), ["3 each, 6 in all", "2 triremes"]);
  page.send({ type: "cancel" }, { type: "cancel" }, { type: "choose", area: "tyrrenum" }, { type: "choose", area: "sicilia" });
  assert.deepEqual(shown(), ["2 each, 4 in all", "2 triremes"]);
  learn({}, "it");
});

test("an attack by land goes on by itself on a phone too", () => {
  const page = onMove(["attack italia gallia 2", "ram tyrrenum B 1"]);
  const ways = () => {
    const { controls } = barShown(page.state, (area) => area, data);
    const part = controls?.kind === "several" ? controls.parts.at(-1) : null;
    return part?.kind === "attack" ? part.ways : undefined;
  };
  page.send({ type: "choose", area: "italia" }, { type: "choose", area: "gallia" });
  assert.deepEqual(ways(), { most: 4, keepArmies: 3 });
  page.send({ type: "choose", area: "tyrrenum", seat: "B" });
  assert.equal(ways(), null, "at sea every roll is asked for");
});

test("an army that nobody plays is neutral wherever it is named", () => {
  const tied = { ...supremacies, empire: { holder: "E", leaders: ["E"], most: 6, margin: 2, provinces: [] }, provinces: { holder: null, leaders: ["B", "E"], most: 9, margin: 0, provinces: [] } };
  learn({ "table-rome-held": "{who}", "table-rome-tied": "{list}", "table-neutral": "neutral", "table-colour-blu": "blue", "table-colour-nero": "black", "table-rome-neutral-letter": "neutral {letter}" }, "en");
  const [empire, provinces] = supremaciesShown(onMove(["pass"], "land-attacks", { supremacies: tied }).state.table);
  assert.deepEqual([empire?.told, empire?.holder, provinces?.told], ["neutral", { letter: "E", colour: "neutral" }, "blue, neutral"]);
  const [two] = supremaciesShown(onMove(["pass"], "land-attacks", { supremacies: tied, view: view("land-attacks", "seat D viola neutral") }).state.table);
  assert.equal(two?.told, "neutral E");
  learn({}, "it");
});

test("equal dice at sea hurt nobody, by land the attacker", () => {
  assert.deepEqual(losers("naval", { attack: [6, 3], defence: [6, 2], lost: [0, 1] }), [null, "defence"]);
  assert.deepEqual(losers("land", { attack: [6, 3], defence: [6, 2], lost: [1, 1] }), ["attack", "defence"]);
  assert.deepEqual(losers("land", { attack: [6], defence: [1], lost: [1, 0] }), [null], "what does not fit is not shown");
});

test("odds are asked for the kind of combat that is chosen", () => {
  const page = onMove(["land sicilia tyrrenum africa 2..3", "ram tyrrenum B 1"]);
  page.send({ type: "choose", area: "sicilia" }, { type: "choose", area: "africa" });
  page.send({ type: "choose", area: "tyrrenum", seat: "B" });
  assert.deepEqual(page.effects("odds"), [
    { do: "odds", attackers: 3, defenders: 2, kind: "landing" }, { do: "odds", attackers: 3, defenders: 1, kind: "naval" },
  ]);
});

test("supremacies, points and the race are the server's figures", () => {
  const page = onMove(["claim 1..2"], "points");
  const { table } = page.state;
  assert.deepEqual(supremaciesShown(table).map(({ kind, margin, holder }) => [kind, margin, holder?.letter ?? null]), [["empire", 2, "A"], ["provinces", 0, null], ["seas", 0, null]]);
  assert.deepEqual(pointsLines(table, data).map(({ what, points, areas }) => [what, points, areas]), [["empire", 1, ["italia", "gallia"]], ["centres", 1, ["italia"]]]);
  const race = raceShown(table, data);
  assert.deepEqual(race?.runners.map(({ letter, points, due, conducts }) => [letter, points, due, conducts]), [["A", 7, 2, 2], ["B", 19, 1, 1]]);
  assert.deepEqual(seatsShown(table, data, 0)?.seats.map(({ letter, figures, badges }) => [letter, figures.map(({ n }) => n), badges.map(({ text }) => text)]),
    [["A", [7, 2, 9, 3, 3], ["+2"]], ["B", [19, 1, 2, 1, 1], []], ["E", [1, 3], []]]);
});

test("that the round is played to its end is said while it is played", () => {
  const there = { view: view("land-attacks").replace("points 19", "points 20") };
  assert.equal(raceShown(onMove(["pass"], "land-attacks", there).state.table, data)?.told, "rome-lap-to-end");
  assert.equal(raceShown(onMove([], "land-attacks", { ...there, stage: "over" }).state.table, data)?.told, "");
});

test("the board shows fleets with their master, one's own first, and neutral armies in grey", () => {
  const { areas, fleets, centres, labels } = boardWatched(onMove(["pass"]).state.table, data);
  assert.deepEqual(fleets?.get("tyrrenum")?.map(({ letter, n, own, master }) => [letter, n, own, master]), [["A", 3, true, true], ["B", 1, false, false]]);
  assert.deepEqual([areas?.get("gallia")?.colour, areas?.get("gallia")?.letter, centres?.has("italia")], ["neutral", "E", true]);
  assert.match(labels?.get("tyrrenum") ?? "", /rome-you-rule/);
});

test("the hand says why no tris can be played", () => {
  const page = onMove(["pass"], "land-attacks");
  assert.deepEqual(handShown(page.state.table, data)?.cards.map(({ symbol, n }) => [symbol, n]), [["legionario", 2], ["arena", 1]]);
  assert.equal(handShown(page.state.table, data)?.why, "rome-tris-too-late");
  const can = onMove(["tris legionario legionario arena"], "reinforcements", { worth: { "legionario legionario arena": { game: "spqr", legionaries: 0, triremes: 0, centres: 1, owed: 4 } } });
  assert.match(handShown(can.state.table, data)?.tris[0]?.told ?? "", /rome-owed/);
});

test("a combination that cannot be played has a row, and the rules say why", () => {
  const hand = "arena arena arena legionario vessillo";
  const seen = (/** @type {string} */ phase) => ({ view: view(phase).replace("cards legionario legionario arena", `cards ${hand}`) });
  const page = onMove(["place italia 1..3", "tris legionario vessillo arena"], "reinforcements", seen("reinforcements"));
  const shown = handShown(page.state.table, data);
  assert.deepEqual([shown?.tris.length, shown?.off], [1, [{ cards: ["arena", "arena", "arena"], told: "" }]]);
  page.send({ type: "why-tris", cards: ["arena", "arena", "arena"] });
  assert.deepEqual([page.commands(), handShown(onMove(["pass"], "land-attacks", seen("land-attacks")).state.table, data)?.off], [[], []]);
  const none = onMove(["place italia 1..3"], "reinforcements", seen("reinforcements"));
  assert.deepEqual(handShown(none.state.table, data)?.off.map(({ told }) => told), ["", "rome-worth-centres"], "what it would bring, where it is a tris");
  none.send({ type: "why-tris", cards: ["arena", "arena", "arena"] });
  assert.deepEqual(none.effects("ask"), [{ do: "ask", command: "tris arena arena arena" }]);
  none.send({ type: "tab", tab: "hand" }, { type: "refused", answer: { ok: false, stale: false, words: "no", rule: "S8", article: null, status: 422 } });
  assert.deepEqual([none.state.tab, none.state.notice?.rule], ["play", "S8"], "on a phone the answer is not under the hand");
  assert.deepEqual([handShown(none.state.table, data)?.off.length, handShown(none.state.table, data)?.why], [2, ""], "each has its row, and none needs the sentence for all");
});

test("who has reached the target is named, and then the lap is the last", () => {
  const page = onMove(["pass"], "land-attacks", { closing: { laps: 1, roll: null }, view: view("land-attacks").replace("points 19", "points 20") });
  assert.equal(closingShown(page.state.table, data)?.title, "rome-last-lap");
  const time = onMove(["pass"], "land-attacks", { closing: { laps: 3, roll: null } });
  assert.equal(closingShown(time.state.table, data)?.title, "rome-third-last-lap");
});

test("the result says what the coefficient is the sum of", () => {
  const parts = { centres: 5, supremacies: 5, conducts: 0, provinces: 9, seas: 1 };
  const page = onMove([], "over", { stage: "over", result: [{ seat: "A", player: 1, name: "Anna", place: 1, points: 21, score: { game: "spqr", potential: 20, parts, army: 40 } }], events: ["game-ended target"], words: [""] });
  const [first] = resultShown(page.state.table).places;
  assert.deepEqual(first?.figures.map(({ n }) => n), [20, 40]);
  assert.match(first?.figures[0]?.told ?? "", /rome-potential-centres.*rome-potential-seas/);
  assert.doesNotMatch(first?.figures[0]?.told ?? "", /conducts/);
});

test("views and commands of both kinds are read", () => {
  const seen = readView(view("landings", "time up last 13\nmarks italia 2\nlaunched tyrrenum 1"));
  assert.deepEqual([seen.timeUp?.last, seen.marks.get("italia"), seen.launched.get("tyrrenum"), seen.fleets.get("tyrrenum")?.get("B")], [13, 2, 1, 1]);
  const may = readMay(["land a s b 2..7", "ram s B 1", "ram s B 2", "maneuver a b 1..4 by s", "build a", "build b from-due"]);
  assert.deepEqual(may.moves.map(({ kind, from, to, by, against, dice }) => [kind, from, to, by, against, dice.length]), [
    ["land", "a", "b", "s", null, 0], ["ram", "s", "s", null, "B", 2], ["maneuver", "a", "b", "s", null, 0],
  ]);
  assert.deepEqual([may.build.get("a"), may.build.get("b")], [[""], ["from-due"]]);
});

test("cards of one symbol are alike: the check draws from counts", () => {
  const pile = piles(data);
  pile.follow(["order-settled", "A=1", "B=2", "C=3", "D=4"]);
  pile.follow(["cards-given", "legionario", "arena", "removed", "arena"]);
  pile.follow(["card-taken", "A", "vessillo"]);
  const count = (/** @type {string} */ symbol) => pile.pile("card")?.filter((card) => card === symbol).length;
  assert.deepEqual([count("legionario"), count("vessillo"), count("trireme"), count("arena")], [21, 14, 10, 0]);
  pile.follow(["tris-played", "A", "legionario", "arena", "vessillo", "armies", "0", "triremes", "0", "centres", "1", "owed", "2"]);
  pile.follow(["deck-renewed"]);
  assert.deepEqual([count("legionario"), count("vessillo"), count("arena")], [22, 15, 1]);
  assert.equal(pile.pile("roll"), null);
});

test("the dice of a Roman record are made again", () => {
  const secret = "00".repeat(32);
  const committed = { game: "roma", commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925", seeds: ["-"], secret };
  const card = piles(data).pile("card")?.[chance(committed, "cards").below(55)] ?? "";
  const text = (/** @type {string} */ drawn) => `game roma\ndice committed ${committed.commitment} seeds -\n1 0:00 chance card ${drawn}\n  card-taken A ${drawn}\nreveal secret ${secret}\n`;
  assert.deepEqual(check(text(card), piles(data)), { ok: true, counted: { rolls: 0, cards: 1 } });
  assert.equal(check(text(card === "arena" ? "legionario" : "arena"), piles(data)).ok, false);
});

test("of several tris it is asked which, and a single one says what it gives", () => {
  const worth = { "legionario vessillo arena": { game: "spqr", legionaries: 0, triremes: 0, centres: 1, owed: 4 }, "legionario legionario legionario": { game: "spqr", legionaries: 8, triremes: 0, centres: 0, owed: 0 } };
  const bar = (/** @type {ReturnType<typeof onMove>} */ page) => barShown(page.state, (area) => area, data);
  const buttons = (/** @type {ReturnType<typeof onMove>} */ page) => bar(page).buttons.others.map(({ action, label }) => [action.type, label]);
  const single = onMove(["place italia 1..3", "tris legionario legionario legionario"], "reinforcements", { worth });
  assert.deepEqual(buttons(single), [["tris", "rome-tris-in-bar"]]);
  const page = onMove(["place italia 1..3", "tris legionario legionario legionario", "tris legionario vessillo arena"], "reinforcements", { worth });
  assert.deepEqual(buttons(page).map(([type]) => type), ["pick-tris"]);
  page.send({ type: "pick-tris" });
  assert.deepEqual(page.commands(), [], "nothing is played unnamed");
  const { controls } = bar(page);
  assert.ok(controls?.kind === "choices");
  assert.deepEqual(controls.options.map(({ action, note }) => [action.type, note]), [["tris", "rome-legionaries"], ["tris", "rome-worth-centres, rome-owed"]]);
  page.send({ type: "cancel" });
  assert.equal(bar(page).controls?.kind, "place");
  page.send({ type: "pick-tris" }, controls.options[1]?.action);
  assert.deepEqual(page.commands(), ["tris legionario vessillo arena"]);
});

test("what went on by itself lets go of an origin that can do nothing more", () => {
  const page = onMove(["attack italia gallia 3", "maneuver sicilia italia 1..3", "pass"]);
  page.send({ type: "choose", area: "italia" }, { type: "choose", area: "gallia" }, { type: "repeat", keepArmies: null });
  const [effect] = page.effects("repeat");
  assert.ok(effect?.do === "repeat");
  page.scene(11, ["maneuver sicilia italia 1..3", "pass"], { view: view("land-attacks"), supremacies });
  page.send({ type: "repeat-ended", repeat: effect.repeat });
  assert.deepEqual([page.state.choice.from, page.state.choice.to, page.state.choice.repeat], [null, null, null]);
});

test("a question is answered by Enter wherever the focus is", () => {
  const page = onMove(["claim 1..2", "place italia 1..3"], "points", { view: view("points", "", "now due 3 points 2 tris 0 conquests 0"), supremacies });
  page.send({ type: "choose", area: "italia" });
  assert.notEqual(page.state.choice.unclaimed, null);
  page.send(actionOfArea(page.state, "italia", { shift: false, enter: true, seat: null }));
  assert.deepEqual(page.commands(), ["claim 2"]);
  const late = onMove(["attack italia gallia 3", "pass"], "land-attacks");
  late.send({ type: "pass" });
  assert.ok(late.state.choice.confirmPass);
  late.send(actionOfArea(late.state, "sicilia", { shift: false, enter: true, seat: null }));
  assert.deepEqual(late.commands(), ["pass"]);
});

test("where nothing but a recovery is left it is not said that one can only pass", () => {
  const told = (/** @type {string[]} */ may) => barShown(onMove(may, "strategic-move", { view: view("strategic-move", "", "now due 0 points 2 tris 0 conquests 0") }).state, (area) => area, data).instruction;
  assert.deepEqual([told(["recover", "pass"]), told(["pass"])], ["rome-told-recover", "told-pass"]);
});
