// The test vectors of docs/record.md, and a record checked whole. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chance, check, commitmentOf, readRecord, statistics, tail } from "../js/core/dice.js";
import { piles } from "../js/games/risiko/piles.js";

const secret = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const prova = { game: "prova", commitment: "", seeds: ["anna", "-", "bruno"], secret };

test("the commitment is the secret's SHA-256", () => {
  assert.equal(commitmentOf(secret), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
});

test("the dice of the documentation come out", () => {
  const dice = chance(prova, "dice");
  const faces = [];
  for (let i = 0; i < 8; i += 1) faces.push(dice.die());
  assert.deepEqual(faces, [6, 4, 1, 4, 2, 5, 1, 6]);
});

test("words are read as the documentation writes them", () => {
  const dice = chance(prova, "dice");
  const words = [];
  for (let i = 0; i < 8; i += 1) words.push((dice.below(2 ** 32)).toString(16).padStart(8, "0"));
  assert.equal(words.join(" "), "0c6bdcfb 49bc07bf b3fd3ee8 d3cdd10b 765bc275 06decd66 a2ec11b6 08031b15");
});

const data = {
  id: "small",
  territories: ["alaska", "brasile", "cina"].map((id) => ({ id, name: id, continent: "all", value: 1, neighbours: [] })),
  continents: [], closing: { form: "none", rolls: [], conquests: null },
  objectives: [1, 2, 3].map((number) => ({ number, name: "", goal: "", territories: [] })),
  cards: ["alaska", "brasile", "cina", "jolly1"].map((id) => ({ id, name: id, symbol: "fante" })),
};

/** A record whose chance is made by the same rules, and one die of which can be changed. */
function record(change = (/** @type {string} */ line) => line) {
  const dice = chance(prova, "dice");
  const cards = chance(prova, "cards");
  const order = dice.die();
  const attack = [dice.die(), dice.die()].sort((a, b) => b - a);
  const defence = [dice.die()];
  const left = ["alaska", "brasile", "cina"];
  const lines = [`1 0.000 chance order ${order}`, `  order-rolled 1 ${order}`];
  let number = 2;
  while (left.length > 0) {
    const [dealt] = left.splice(cards.below(left.length), 1);
    lines.push(`${number} 0.000 chance deal ${dealt}`, `  territory-dealt ${dealt} A`);
    number += 1;
  }
  lines.push(`${number} 1.000 A attack alaska brasile 2`, `  attack-declared alaska brasile 2`);
  lines.push(`${number + 1} 1.000 chance roll ${attack.join(" ")} : ${defence.join(" ")}`, "  battle-rolled …");
  const deck = data.cards.map((card) => card.id);
  const [taken] = deck.splice(cards.below(deck.length), 1);
  lines.push(`${number + 2} 2.000 chance card ${taken}`, `  card-taken A ${taken}`);
  const [second] = deck.splice(cards.below(deck.length), 1);
  lines.push(`${number + 3} 3.000 chance card ${second}`, `  card-taken B ${second}`);
  const head = ["sdadata record 1", "game prova", "players 3 absent 0",
    `dice committed ${commitmentOf(secret)} seeds anna - bruno`, "begin"];
  return [...head, ...lines.map(change), "end time", `reveal secret ${secret}`, "close", ""].join("\n");
}

test("a whole record comes out again", () => {
  assert.deepEqual(check(record(), piles(data)), { ok: true, counted: { rolls: 2, cards: 5 } });
});

test("a changed die is found, with its line", () => {
  const changed = record((line) => line.replace(/^1 0.000 chance order 6$/, "1 0.000 chance order 5"));
  assert.deepEqual(check(changed, piles(data)), { ok: false, what: "answer", line: 6, said: "order 5", due: "order 6" });
});

test("another secret does not have the fingerprint", () => {
  const other = (record()).replace(`reveal secret ${secret}`, `reveal secret ${"ff".repeat(32)}`);
  assert.deepEqual(check(other, piles(data)), { ok: false, what: "commitment" });
});

test("a game with typed dice has nothing to check", () => {
  const typed = "sdadata record 1\ngame prova\ndice typed\nbegin\nend time\nreveal nothing\nclose\n";
  assert.equal(readRecord(typed).committed, null);
  assert.deepEqual(check(typed, piles(data)), { ok: false, what: "none" });
});

test("statistics against expectation", () => {
  assert.deepEqual(statistics([1, 2, 3, 4, 5, 6]).chi, 0);
  assert.ok(Math.abs(tail(11.0705) - 0.05) < 1e-4);
  assert.ok(Math.abs(tail(4.3515) - 0.5) < 1e-4);
});
