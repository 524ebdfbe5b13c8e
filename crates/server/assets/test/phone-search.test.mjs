// Finding a name on the phone. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { matching } from "../js/pages/phone-search.js";

const NAMES = ["D'Aria Niccolò", "De Rossi Ada", "Rossi Adele"];
const found = (/** @type {string} */ typed) => NAMES.filter((_, index) => matching(typed, NAMES)[index]);

test("nothing typed leaves everybody", () => assert.deepEqual(found(" "), NAMES));
test("accents and capitals do not matter", () => assert.deepEqual(found("niccolo"), ["D'Aria Niccolò"]));
test("words come in any order", () => assert.deepEqual(found("ad ross"), ["De Rossi Ada", "Rossi Adele"]));
test("every word counts", () => assert.deepEqual(found("ada rossi de"), ["De Rossi Ada"]));
test("a word is found by its beginning", () => assert.deepEqual(found("ossi"), []));
