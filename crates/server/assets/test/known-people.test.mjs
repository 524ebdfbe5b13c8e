// Completing people of earlier tournaments. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chosen } from "../js/pages/known-people.js";

const OFFERED = [
  { value: "Velli Ada · Aurora", dataset: { name: "Ada", surname: "Velli", club: "Aurora" } },
  { value: "Velli Ugo", dataset: { name: "Ugo", surname: "Velli", club: "" } },
];

test("who is chosen fills every field", () => {
  assert.deepEqual(chosen("Velli Ugo", OFFERED), { name: "Ugo", surname: "Velli", club: "" });
});
test("a surname that is being typed is nobody yet", () => assert.equal(chosen("Velli", OFFERED), null));
