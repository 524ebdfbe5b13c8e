// Where the card of an attack stands: beside the two counters as they are on the screen.

import assert from "node:assert/strict";
import test from "node:test";
import { sideHidingLess, standOf } from "../js/board/stand.js";

const stage = { left: 0, top: 90, right: 390, bottom: 630 };
const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 });

test("a card stands where there is more room", () => {
  assert.deepEqual(standOf(stage, [at(100, 150), at(140, 200)]), { side: "right", end: "bottom" });
  assert.deepEqual(standOf(stage, [at(300, 560), at(340, 500)]), { side: "left", end: "top" });
});

test("it steps aside as the map is moved", () => {
  const pair = (/** @type {number} */ by) => [at(200, 300 + by), at(240, 340 + by)];
  assert.equal(standOf(stage, pair(-150)).end, "bottom");
  assert.equal(standOf(stage, pair(220)).end, "top");
});

test("without counters it stands where it always does", () => {
  assert.deepEqual(standOf(stage, []), { side: "left", end: "bottom" });
});

test("what is over stands where it hides less of what can be done", () => {
  const card = { width: 150, height: 120 };
  const wide = { left: 0, top: 0, right: 900, bottom: 600 };
  assert.equal(sideHidingLess(wide, card, [at(880, 560)], "right"), "left");
  assert.equal(sideHidingLess(wide, card, [at(880, 560), at(40, 560)], "right"), "right", "as many at both sides");
  assert.equal(sideHidingLess(wide, card, [at(450, 300)], "left"), "left");
});
