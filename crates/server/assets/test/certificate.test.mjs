// A draw recounted: every priority by hand, SHA-256 against the runtime's own. Run with `node --test`.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { penalties, seedOf, sums } from "../js/core/certificate.js";
import { sha256 } from "../js/core/sha256.js";

const hash = (/** @type {string} */ text) => createHash("sha256").update(text).digest("hex");

test("a hash is what the runtime says, at every length around a block", () => {
  assert.equal(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (let length = 0; length < 200; length += 1) assert.equal(sha256("x".repeat(length)), hash("x".repeat(length)), String(length));
  assert.equal(sha256("è così ⚅"), hash("è così ⚅"));
});

test("a seed is the first 53 bits of the hash", () => {
  for (const dice of ["1 2 3", "6 6 6", "4 1 5 2"]) {
    assert.equal(BigInt(seedOf("segreto", dice)), BigInt(`0x${hash(`segreto ${dice}`).slice(0, 16)}`) >> 11n);
  }
});

const players = [
  { id: 1, club: 0, fives_before: 1, region: 0, band: 0 }, { id: 2, club: 0, fives_before: 0, region: 1, band: 0 },
  { id: 3, club: 1, fives_before: 2, region: 0, band: 1 }, { id: 4, club: 1, fives_before: 0, band: 1 },
  { id: 5, club: 2, fives_before: 1, region: 1 }, { id: 6, club: 2, fives_before: 4 },
  { id: 7, club: 0 }, { id: 8, club: 3 }, { id: 9, club: 1 },
];
const tables = [[1, 2, 3, 4, 5], [6, 7, 8, 9]];
const counted = (/** @type {string} */ priority, more = {}) => penalties({ players, priorities: [priority], ...more }, tables);

test("what is counted by person and by pair", () => {
  assert.deepEqual(counted("five_twice"), [1 + 2 + 1], "the six at the table of four does not count");
  assert.deepEqual(counted("same_club"), [2]);
  assert.deepEqual(counted("visiting_clubs"), [2]);
  assert.deepEqual(counted("same_region"), [2], "who has none is of none");
  assert.deepEqual(counted("same_band"), [2]);
  assert.deepEqual(counted("winners_together", { winners: [1, 4, 5, 8] }), [3]);
});

test("what happened before counts as often as it did", () => {
  const history = [[[1, 2, 6, 99], [3, 4, 5, 7]], [[1, 2, 3, 4], [6, 8, 5, 9]]];
  // 1-2 twice, 1-3, 1-4, 2-3, 2-4 once, 3-4 twice, 3-5 and 4-5 once; 6-8, 6-9, 8-9 once.
  assert.deepEqual(counted("repeat_opponents", { history }), [2 + 4 + 2 + 2 + 3]);
});

test("clubs that meet again grow by how often they met", () => {
  const history = [[[1, 3], [2, 4]]];
  // Clubs 0 and 1 met twice; now 1-3, 1-4, 2-3, 2-4 and 7-9: 2 + 3 + 4 + 5 + 6. Clubs 0 and 2 now three times: 0 + 1 + 2.
  // Clubs 1 and 2 three times: 0 + 1 + 2. The others once.
  assert.deepEqual(counted("repeat_clubs", { history }), [20 + 3 + 3]);
});

test("the order is that of the priorities, and an unknown one has no number", () => {
  assert.deepEqual(penalties({ players, priorities: ["same_club", "five_twice"] }, tables), [2, 4]);
  assert.deepEqual(counted("something_else"), [NaN]);
  assert.deepEqual(sums([[1, 2], [3, 4]]), [4, 6]);
});
