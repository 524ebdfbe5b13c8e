// What is said of those who play: missed turns, a seat that can be taken back, the clock's label, a bot's level.

import assert from "node:assert/strict";
import test from "node:test";
import { seatsShown, stripShown } from "../js/games/risiko/shown/seats.js";
import { awaitedOf } from "../js/games/shared/who.js";
import { hintOf } from "../js/games/risiko/shown/since.js";
import { isAway, isMyMove, newTable } from "../js/core/scene.js";
import { byWhen, learn, timeLeft } from "../js/core/words.js";
import { model } from "../js/games/risiko/model.js";
import { data, seats, tablePage, view } from "./helpers.mjs";

const [anna, bot] = seats;
const NO_TERMS = newTable(model.read).scene.table;
const DAYS = { ...NO_TERMS, options: { ...NO_TERMS.options, turn_seconds: 86_400 } };

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

test("while a bot plays for the reader no move is theirs", () => {
  const page = tablePage();
  page.scene(10, ["pass"]);
  assert.equal(isMyMove(page.state.table), true);
  page.scene(11, ["pass"], { seats: [{ ...anna, state: "stood-in" }, bot] });
  assert.deepEqual([isAway(page.state.table.scene), isMyMove(page.state.table)], [true, false]);
  page.scene(12, ["pass"], { seats: [{ ...anna, state: "here" }, bot] });
  assert.deepEqual([isAway(page.state.table.scene), isMyMove(page.state.table)], [false, true]);
});

test("the log tells who is played for and who is back, to who has seen it", () => {
  learn({ "table-log-late-stood-in": "late: {who}", "table-log-stood-in": "away: {who}", "table-log-back": "back: {name}", "table-colour-rosso": "red" }, "en");
  const lines = (/** @type {ReturnType<typeof tablePage>} */ { state }) => state.table.log.map(({ words, version }) => [version, words]);
  const away = { ...anna, state: "stood-in", missed: 0 };
  const late = tablePage();
  late.scene(10, [], { seats: [away, bot] });
  assert.deepEqual(lines(late), [], "who opens the page later has seen nothing");
  late.scene(11, [], { seats: [{ ...anna, state: "here" }, bot] });
  assert.deepEqual(lines(late), [[11, "back: Anna"]]);
  late.scene(12, [], { seats: [{ ...away, missed: 1 }, bot] });
  late.scene(13, []);
  late.scene(14, [], { seats: [{ ...anna, state: "here" }, bot], to_act: "B" });
  late.scene(15, [], { seats: [away, bot], to_act: "B" });
  assert.deepEqual(lines(late).slice(1), [[12, "late: red"], [13, "back: Anna"], [15, "away: red"]]);
  assert.deepEqual(late.effects("speak").at(-1)?.text, "away: red");
  const days = tablePage();
  days.scene(10, ["pass"], { table: DAYS });
  days.scene(11, [], { seats: [away, bot] });
  assert.deepEqual(lines(days), [[11, "late: red"]], "who lets days pass has missed no turn");
  learn({}, "en");
});

test("a turn of days has no seconds, and says by when it must be played", () => {
  learn({ "table-hours-left": "{n} hours", "table-days-left": "{n} days", "table-by-today": "today {time}", "table-by-tomorrow": "tomorrow {time}", "table-by-day": "{day} {time}" }, "en");
  assert.deepEqual([59_000, 3_599_000, 3_600_000, 86_400_000, 172_800_000].map(timeLeft), ["0:59", "59:59", "1 hours", "24 hours", "2 days"]);
  const now = new Date(2026, 10, 19, 18, 40).getTime();
  const hours = (/** @type {number} */ n) => byWhen(now + n * 3_600_000, now);
  assert.deepEqual([hours(2), hours(24), hours(72)], ["today 20:40", "tomorrow 18:40", "Sunday, November 22 18:40"]);
  const page = tablePage();
  page.scene(10, ["pass"], { table: DAYS, clocks: { game: 1_800_000, turn: 82_800_000 } });
  const clocks = seatsShown(page.state.table, data, 1000)?.clocks;
  assert.equal(clocks?.turn, "23 hours");
  assert.match(clocks?.due ?? "", /^(today|tomorrow) \d\d:\d\d$/);
  const strip = stripShown(page.state.table, data, 1000);
  assert.deepEqual([strip.clock?.left, strip.game?.left], ["23 hours", "30:00"]);
  page.scene(11, ["pass"], { table: NO_TERMS, clocks: { game: null, turn: 45_000 } });
  assert.deepEqual([seatsShown(page.state.table, data, 1000)?.clocks?.due, stripShown(page.state.table, data, 1000).game], ["", null]);
  learn({}, "en");
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
