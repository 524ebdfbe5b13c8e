// The protocol's words, as docs/bot.md and docs/record.md write them. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { allows, applyChanges, readEvent, readRoll } from "../js/core/protocol.js";
import { losers, readMay, readView } from "../js/games/risiko/protocol.js";

const VIEW = `turn D lap 3 occupy africa_orientale congo 3
armies due 0 tris 0 conquests 1 placed
time up D laps 1 last 3
seat A viola playing player 4 cards ?2
seat B - absent player 3
seat C blu out1 player 2 cards ?1
seat D rosso playing player 1 cards congo jolly1 objective 11
land A alaska 1 brasile 3
land D africa_orientale 7 congo 0
land neutral siam 2
marks africa_orientale 2
something new of another day`;

test("a view is read fact by fact", () => {
  const view = readView(VIEW);
  assert.deepEqual([view.turn, view.lap, view.phase, view.about], ["D", 3, "occupy", ["africa_orientale", "congo", "3"]]);
  assert.deepEqual([view.due, view.conquests, view.placed], [0, 1, true]);
  assert.deepEqual(view.timeUp, { seat: "D", laps: 1, last: 3 });
  assert.deepEqual(view.seats.map((seat) => [seat.letter, seat.colour, seat.status, seat.player, seat.count, seat.objective]), [
    ["A", "viola", "playing", 4, 2, null], ["B", null, "absent", 3, 0, null], ["C", "blu", "out1", 2, 1, null],
    ["D", "rosso", "playing", 1, 2, 11]]);
  assert.equal(view.seats[0]?.cards, null);
  assert.deepEqual(view.seats[3]?.cards, ["congo", "jolly1"]);
  assert.deepEqual(view.lands.get("siam"), { owner: "neutral", armies: 2 });
  assert.equal(view.marks.get("africa_orientale"), 2);
});

test("what may be done is sorted by verb", () => {
  const may = readMay(["attack peru brasile 1", "attack peru brasile 2", "maneuver peru argentina 1..4", "place alaska 1..3",
    "takeback alaska 1", "tris alaska cina jolly1", "occupy 3..5", "defend 1..2", "colour giallo", "pass"]);
  assert.deepEqual(may.attack.get("peru")?.get("brasile"), [1, 2]);
  assert.deepEqual(may.maneuver.get("peru")?.get("argentina"), { min: 1, max: 4 });
  assert.deepEqual(may.place.get("alaska"), { min: 1, max: 3 });
  assert.deepEqual(may.takeback.get("alaska"), { min: 1, max: 1 });
  assert.deepEqual([may.occupy, may.defend], [{ min: 3, max: 5 }, { min: 1, max: 2 }]);
  assert.deepEqual([may.tris, may.colours, may.pass], [[["alaska", "cina", "jolly1"]], ["giallo"], true]);
});

test("a command is allowed by the line that stands for it", () => {
  const lines = ["place alaska 1..3", "attack peru brasile 3", "pass"];
  assert.ok(allows(lines, "place alaska 3") && allows(lines, "attack peru brasile 3") && allows(lines, "pass"));
  assert.ok(!allows(lines, "place alaska 4") && !allows(lines, "place cina 1") && !allows(lines, "attack peru brasile 2"));
});

test("a roll says who lost each comparison, equal dice to the defence", () => {
  const roll = readRoll(readEvent("battle-rolled 6 4 1 : 5 4 lost 1 1"));
  assert.deepEqual(roll, { attack: [6, 4, 1], defence: [5, 4], lost: [1, 1] });
  assert.deepEqual(losers(roll), ["defence", "attack"]);
  assert.deepEqual(losers({ ...roll, lost: [0, 2] }), [null, null], "nothing is said that the table did not say");
});

test("a view changes line by line", () => {
  const lines = (/** @type {string[]} */ ...all) => all.map((line) => `${line}\n`).join("");
  const before = lines("turn A", "land A peru 1", "land B siam 2");
  assert.equal(applyChanges(before, { lines: 3, at: [[0, "turn B"]] }), lines("turn B", "land A peru 1", "land B siam 2"));
  assert.equal(applyChanges(before, { lines: 1, at: [] }), lines("turn A"));
  assert.equal(applyChanges(before, { lines: 4, at: [[3, "land C cina 1"]] }), before + lines("land C cina 1"));
  assert.equal(applyChanges(before, { lines: 3, at: [[1, "land A peru ?"]] }, [1, "land A peru 4"]), lines("turn A", "land A peru 4", "land B siam 2"));
  assert.equal(applyChanges("", { lines: 2, at: [[0, "turn A"], [1, "land A peru 1"]] }), lines("turn A", "land A peru 1"));
});
