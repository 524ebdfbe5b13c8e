// What is said of those who play: missed turns, a seat that can be taken back, the clock's label, a bot's level.

import assert from "node:assert/strict";
import test from "node:test";
import { seatsShown } from "../js/games/risiko/shown/seats.js";
import { awaitedOf } from "../js/games/shared/who.js";
import { hintOf } from "../js/games/risiko/shown/since.js";
import { learn } from "../js/core/words.js";
import { data, seats, tablePage, view } from "./helpers.mjs";

const [anna, bot] = seats;

test("who is here and missed turns is told so, and not that they are gone", () => {
  learn({ "table-state-away": { by: "n", one: "one turn", other: "{n} turns" } }, "en");
  const page = tablePage();
  page.scene(10, ["pass"], { seats: [{ ...anna, state: "away", missed: 1 }, bot] });
  assert.equal(seatsShown(page.state.table, data, 0)?.seats[0]?.standing, "one turn");
  learn({}, "en");
});

test("a seat is taken back while a game is played, not after it", () => {
  const page = tablePage();
  page.scene(10, ["pass"], { seats: [{ ...anna, state: "stood-in", missed: 2 }, bot] });
  assert.equal(seatsShown(page.state.table, data, 0)?.standIn, true);
  page.scene(11, [], { stage: "over", seats: [{ ...anna, state: "stood-in", missed: 2 }, bot] });
  assert.equal(seatsShown(page.state.table, data, 0)?.standIn, false);
});

test("the clock says what it is for before the first lap", () => {
  const page = tablePage();
  const label = (/** @type {number} */ version, /** @type {string} */ phase) => {
    page.scene(version, [], { view: view(phase).replace("lap 2", "lap 0"), clocks: { game: null, turn: 30000 } });
    return seatsShown(page.state.table, data, 1000)?.clocks?.turnLabel;
  };
  assert.equal(label(10, "colours"), "clock-colour");
  assert.equal(label(11, "placement"), "clock-place");
});

test("a bot's level stands in no second brackets", () => {
  learn({ "table-told-awaited": "{colour} ({name})", "table-colour-blu": "blu" }, "en");
  const page = tablePage();
  page.scene(10, [], { to_act: "B", seats: [anna, { ...bot, name: "Amedeo (medio)" }] });
  assert.equal(awaitedOf(page.state.table, "B"), "blu (Amedeo, medio)");
  learn({}, "en");
});

test("while an objective is dealt nothing else is explained", () => {
  const page = tablePage();
  page.scene(10, ["place alaska 1..3"]);
  const { moments } = page.state;
  assert.notEqual(hintOf(page.state), null);
  assert.equal(hintOf({ ...page.state, moments: { ...moments, dealt: true } }), null);
});
