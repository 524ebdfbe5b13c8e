// The company of a table and the figures of a replay. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readRoll } from "../js/core/protocol.js";
import { companyStep, newCompany, pauseTold, PHRASE_MS } from "../js/pages/company-state.js";
import { learn } from "../js/core/words.js";
import { armiesOf, luckOf, marksOf, pointsOf } from "../js/pages/replay-figures.js";

const after = (company, ...actions) => actions.reduce(companyStep, company);

test("a phrase is shown for a while, the last one of each player", () => {
  const said = (player, phrase, at) => ({ type: "company-said", player, phrase, at });
  const company = after(newCompany(false), said(1, "hello", 0), said(2, "thanks", 100), said(1, "sorry", 200));
  assert.deepEqual(company.said.map(({ player, phrase }) => [player, phrase]), [[2, "thanks"], [1, "sorry"]]);
  assert.deepEqual(after(company, { type: "company-tick", at: 100 + PHRASE_MS }).said.map(({ player }) => player), [1]);
});

test("who has muted the others sees none of it, and what is shown goes at once", () => {
  const heard = after(newCompany(false), { type: "company-said", player: 1, phrase: "hello", at: 0 });
  const muted = after(heard, { type: "company-mute" });
  assert.deepEqual(muted.said, []);
  assert.deepEqual(after(muted, { type: "company-said", player: 1, phrase: "hello", at: 1 }).said, []);
});

test("what cannot be taken back is asked first", () => {
  const asked = after(newCompany(false), { type: "company-ask", about: "resign" }, { type: "company-ask-about", about: { wish: "give", player: 3 } });
  assert.deepEqual([asked.asks, asked.asksAbout], ["resign", { wish: "give", player: 3 }]);
  assert.equal(after(asked, { type: "company-ask", about: null }).asks, null);
});

const land = (owner, armies) => ({ owner, armies });
const moment = (events, lands = [], fought = null) => ({
  table: { scene: { events }, view: { turn: "A", seats: [{ letter: "A", colour: "rosso" }, { letter: "B", colour: "blu" }], lands: new Map(lands) } },
  battle: { fought },
});

test("marks, armies and points are counted moment by moment", () => {
  const moments = [
    moment(["turn-began A lap 1"], [["alaska", land("A", 3)], ["cina", land("B", 2)]]),
    moment(["battle-rolled 6 5 1 : 4 2 lost 0 2", "conquered cina"], [["alaska", land("A", 5)]], { attacker: "A", defender: "B" }),
    moment(["tris-played A", "turn-began B lap 1"], [["alaska", land("A", 9)]]),
  ];
  assert.deepEqual(marksOf(moments), [{ index: 1, kind: "conquest" }, { index: 2, kind: "tris" }]);
  assert.deepEqual(armiesOf(moments, [{ index: 0 }, { index: 2 }]).map(({ figures }) => figures), [[3, 9], [2, 0]]);
  assert.deepEqual(pointsOf(moments, [{ version: 1, seats: { A: 5 } }, { version: 2, seats: { A: 7 } }]).map(({ letter, figures }) => [letter, figures]), [["A", [5, 7]]]);
  assert.deepEqual(luckOf(moments, readRoll), [{ letter: "A", rolled: 3, luck: 1.5 }, { letter: "B", rolled: 2, luck: -1 }]);
});

test("a host is asked before a seat is taken or the table handed over; who loses a seat is told", () => {
  const asked = after(newCompany(false), { type: "company-ask-about", about: { wish: "give", player: 2 } });
  assert.deepEqual(asked.asksAbout, { wish: "give", player: 2 });
  assert.equal(after(asked, { type: "company-ask-about", about: null }).asksAbout, null);
  assert.equal(after(newCompany(false), { type: "company-taken-off" }).takenOff, true);
});

test("who has asked for a pause is told who has yet to agree, the others who asks", () => {
  learn({ "table-pause-wanted": "{names} asks", "table-pause-mine": "mine: {names}", "table-pause-missing": "still: {names}" }, "en");
  const person = (player, name, state = "here") => ({ player, name, kind: "person", state });
  const seats = [person(1, "Anna"), person(2, "Bruno", "away"), person(3, "Carla", "stood-in"), { player: 4, name: "Zeno", kind: "bot", state: "here" }, person(5, "Dora"), person(6, "Elio")];
  const view = { turn: "A", lap: 3, seats: seats.map(({ player }) => ({ letter: "ABCDEF"[player - 1], colour: null, player, status: player === 6 ? "out" : "playing" })) };
  const told = (me, ...wanted) => pauseTold({ scene: { seats, you_player: me, pause_wanted: wanted }, view });
  assert.equal(told(1, 1), "mine: Bruno, Dora", "bots, who is away and who is out are not asked");
  assert.equal(told(2, 1), "Anna asks");
  assert.equal(told(2, 1, 2), "still: Dora");
  learn({}, "it");
});
