// What a browser keeps of the dice, and what it says when the server says something else. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { commitmentOf } from "../js/core/dice.js";
import { compare, compareRecord, followDice, newKeptDice, seedCommitment } from "../js/core/kept-dice.js";
import { tablePage } from "./helpers.mjs";

const secret = "07".repeat(32);
const commitment = commitmentOf(secret);
const [own, others] = ["000102030405060708090a0b0c0d0e0f", "ffffffffffffffffffffffffffffffff"];

/** Three chairs: a bot, the reader, somebody else. */
const covered = [{ how: "none" }, { how: "covered", commitment: seedCommitment(own) }, { how: "covered", commitment: seedCommitment(others) }];
const revealing = { stage: "revealing", you_player: 2, dice: { commitment, seeds: ["-", null, null], contributions: covered, secret: null } };

/** What is kept once the table is full, and the server has the seed. */
const kept = { ...newKeptDice(commitment, own, 1), player: 2, contributions: covered, told: true };
const record = { game: "t1", commitment, secret, seeds: ["-", own, others] };

const found = (/** @type {object} */ change, of = kept) => compareRecord(of, { ...record, ...change }, "t1").differences;

test("the promise of a seed is its SHA-256, as the documentation has it", () => {
  assert.equal(seedCommitment("anna"), "55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503");
  assert.equal(seedCommitment(own), "d65df89f702eec58ca3c7bf2001c9ffc7cd80553ae01d42a799ba26756142d96");
});

test("a seed is told when the table is full, and everybody's part is kept before", () => {
  const before = newKeptDice(commitment, own, 1);
  const open = { ...revealing, stage: "open", dice: { ...revealing.dice, contributions: [covered[0], covered[1], null] } };
  assert.deepEqual(followDice(before, open), { kept: before, differences: [], tell: false }, "a chair is free");
  assert.equal(followDice(before, { ...revealing, dice: open.dice }).tell, false, "or so it is shown");
  const full = followDice(before, revealing);
  assert.deepEqual(full, { kept: { ...before, player: 2, contributions: covered }, differences: [], tell: true });
  assert.equal(followDice({ ...full.kept, told: true }, revealing).tell, false, "once");
  assert.equal(followDice(before, { ...revealing, you_player: null }).tell, false, "only by who sits there");
});

test("no seed is told to a server that says something else than it did", () => {
  const before = newKeptDice(commitment, own, 1);
  const other = { ...revealing, dice: { ...revealing.dice, commitment: "00".repeat(32) } };
  assert.deepEqual(followDice(before, other), { kept: before, differences: [{ what: "commitment", player: 0 }], tell: false });
  const parts = [covered[0], { how: "covered", commitment: seedCommitment("other") }, covered[2]];
  const swapped = followDice(before, { ...revealing, dice: { ...revealing.dice, contributions: parts } });
  assert.deepEqual([swapped.differences, swapped.tell], [[{ what: "own", player: 2 }], false]);
  const later = [covered[0], covered[1], { how: "covered", commitment: seedCommitment("better") }];
  const changed = followDice({ ...kept, told: false }, { ...revealing, dice: { ...revealing.dice, contributions: later } });
  assert.deepEqual([changed.differences, changed.tell], [[{ what: "seed", player: 3 }], false], "somebody's promise has changed");
});

test("the record that was promised is good", () => {
  assert.deepEqual(compareRecord(kept, record, "t1"), { differences: [], withheld: [], late: false });
});

test("whatever differs in a record is named", () => {
  assert.deepEqual(found({ game: "t2" }), [{ what: "table", player: 0 }]);
  assert.deepEqual(found({ secret: "08".repeat(32) }), [{ what: "secret", player: 0 }]);
  const lie = { secret: "08".repeat(32), commitment: commitmentOf("08".repeat(32)) };
  assert.deepEqual(found(lie), [{ what: "commitment", player: 0 }, { what: "secret", player: 0 }], "a record that agrees with itself");
  assert.deepEqual(found({ seeds: ["-", own] }), [{ what: "players", player: 0 }]);
  assert.deepEqual(found({ seeds: ["-", others, others] }), [{ what: "own", player: 2 }]);
  assert.deepEqual(found({ seeds: ["-", own, own] }), [{ what: "seed", player: 3 }]);
  assert.deepEqual(found({ seeds: [own, own, others] }), [{ what: "seed", player: 1 }], "a bot that added something after all");
  const open = { ...kept, contributions: [covered[0], covered[1], { how: "open", seed: "blu" }] };
  assert.deepEqual(found({ seeds: ["-", own, "rosso"] }, open), [{ what: "seed", player: 3 }]);
  assert.deepEqual(found({ seeds: ["-", own, "-"] }, open), [{ what: "seed", player: 3 }], "what was given cannot be withheld");
});

test("a seed that is missing is told of, and refused where the server had it", () => {
  const without = { ...record, seeds: ["-", own, "-"] };
  assert.deepEqual(compareRecord(kept, without, "t1"), { differences: [], withheld: [3], late: false });
  assert.deepEqual(found({ seeds: ["-", "-", others] }), [{ what: "left-out", player: 2 }]);
  const late = compareRecord({ ...kept, told: false }, { ...record, seeds: ["-", "-", others] }, "t1");
  assert.deepEqual(late, { differences: [], withheld: [2], late: true });
});

test("who has not sat down yet compares the commitment alone", () => {
  const early = newKeptDice(commitment, own, 1);
  assert.deepEqual(compare(early, { commitment, seeds: ["-", null, null], secret: null }, null).differences, []);
  assert.deepEqual(compare(early, { commitment: "", seeds: [], secret: null }, null).differences, [{ what: "commitment", player: 0 }]);
});

test("the page keeps everybody's part first and then tells the seed, once", () => {
  const page = tablePage(newKeptDice(commitment, own, 1));
  page.scene(5, [], revealing);
  const done = page.effects("keep").concat(page.effects("tell-seed"));
  assert.deepEqual(done, [{ do: "keep", kept: { ...kept, told: false } }, { do: "tell-seed", seed: own }]);
  page.scene(6, [], revealing);
  assert.equal(page.effects("tell-seed").length, 1);
  page.send({ type: "told" });
  assert.deepEqual(page.effects("keep").at(-1), { do: "keep", kept });
});

test("what is kept elsewhere says nothing before the first scene, and is told from then on", () => {
  const page = tablePage();
  page.send({ type: "kept", kept: newKeptDice(commitment, own, 1) });
  assert.deepEqual(page.state.differences, []);
  page.scene(5, [], revealing);
  assert.equal(page.effects("tell-seed").length, 1);
  const other = tablePage();
  other.scene(5, [], revealing);
  other.send({ type: "kept", kept: newKeptDice(commitment, own, 1) });
  assert.equal(other.effects("tell-seed").length, 1, "also where the table is full already");
});

test("the page says during the game that the commitment is another one", () => {
  const page = tablePage(kept);
  const dice = { commitment, seeds: ["-", own, others], secret: null, contributions: covered };
  page.scene(10, [], { you_player: 2, dice });
  assert.deepEqual(page.state.differences, []);
  page.scene(11, [], { you_player: 2, dice: { ...dice, commitment: "00".repeat(32) } });
  assert.deepEqual(page.state.differences, [{ what: "commitment", player: 0 }]);
});
