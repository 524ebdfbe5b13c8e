// What is heard and felt at a table, and who is called: a browser's own parts, made up. Run with `node --test`.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import * as notices from "../js/core/notices.js";
import * as sound from "../js/core/sound.js";
import { newTurns, noteTurns } from "../js/core/turns.js";

/** What the made-up browser was asked to do. @type {{buzzes: number[][], notices: {title: string, body: string, tag: string}[], tones: number[], contexts: number}} */
let asked = { buzzes: [], notices: [], tones: [], contexts: 0 };
/** @type {Map<string, string>} */
const kept = new Map();
const world = { hidden: false, still: false, touched: true };

class FakeNotification {
  static permission = "granted";
  static requestPermission = async () => { FakeNotification.permission = "granted"; };
  constructor(/** @type {string} */ title, /** @type {any} */ { body, tag }) { asked.notices.push({ title, body, tag }); }
  close() {}
}

const param = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
class FakeAudioContext {
  currentTime = 10;
  destination = {};
  constructor() { asked.contexts += 1; }
  createOscillator() {
    return { type: "", frequency: param(), connect: (/** @type {any} */ next) => next, start: (/** @type {number} */ at) => { asked.tones.push(at); }, stop() {} };
  }
  createGain() { return { gain: param(), connect: (/** @type {any} */ next) => next }; }
}

const put = (/** @type {string} */ name, /** @type {unknown} */ value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
put("localStorage", { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value) });
put("document", { get hidden() { return world.hidden; } });
put("location", { pathname: "/tables/here", href: "http://club.test/tables/here" });
put("isSecureContext", true);
put("Notification", FakeNotification);
put("AudioContext", FakeAudioContext);
put("matchMedia", () => ({ matches: world.still }));
put("navigator", { vibrate: (/** @type {number[]} */ ms) => asked.buzzes.push(ms), get userActivation() { return { hasBeenActive: world.touched }; } });

beforeEach(() => {
  asked = { buzzes: [], notices: [], tones: [], contexts: asked.contexts };
  kept.clear();
  Object.assign(world, { hidden: false, still: false, touched: true });
  FakeNotification.permission = "granted";
});

test("nobody is called who did not ask for it", () => {
  world.hidden = true;
  notices.call("Your turn", "Place");
  assert.deepEqual([asked.buzzes, asked.notices], [[], []]);
});

test("a phone buzzes, and a notification is shown to who looks elsewhere", async () => {
  assert.equal(await notices.toggle(), true);
  notices.call("Your turn", "Place");
  assert.deepEqual([asked.buzzes, asked.notices.length], [[[120, 80, 120]], 0], "who looks at the page needs no notification");
  world.hidden = true;
  notices.call("Your turn", "Place");
  assert.deepEqual(asked.notices, [{ title: "Your turn", body: "Place", tag: "/tables/here" }]);
  assert.equal(await notices.toggle(), false);
  notices.call("Your turn", "Place");
  assert.equal(asked.buzzes.length, 2);
});

test("a page that was never touched may not buzz, and where notifications are denied nothing is on", async () => {
  await notices.toggle();
  world.touched = false;
  notices.call("Your turn", "Place");
  assert.deepEqual(asked.buzzes, []);
  FakeNotification.permission = "denied";
  assert.equal(notices.isOn(), false);
});

test("sounds are off until asked for; on, the knock is heard once", () => {
  sound.play("dice");
  assert.deepEqual([asked.tones.length, asked.contexts], [0, 0], "nothing is made before it is wanted");
  assert.equal(sound.toggle(), true);
  assert.equal(asked.tones.length, 2, "the knock has two beats");
  sound.play("dice");
  assert.equal(asked.tones.length, 7);
  assert.ok(asked.tones.every((at) => at > 10), "after now");
  assert.equal(asked.contexts, 1, "one for all sounds");
  assert.equal(sound.toggle(), false);
  sound.play("end");
  assert.equal(asked.tones.length, 7);
});

test("nothing is heard where things should keep still", () => {
  kept.set("sdadata.knock", "on");
  world.still = true;
  sound.play("conquest");
  assert.equal(asked.tones.length, 0);
});

/** The line of the navigation with these turns. */
const line = (/** @type {string} */ turns) => /** @type {any} */ ({
  dataset: { title: "Your turn" },
  querySelector: (/** @type {string} */ what) => (turns === "" ? null : what === "a" ? { pathname: "/tables/a" } : what === "[data-turns]" ? { getAttribute: () => turns } : { textContent: "Your turn within 5 hours" }),
});

test("a turn of a game by correspondence is told once, whichever page sees it first", () => {
  assert.deepEqual(newTurns(["a@1"], ["a@1", "b@2"]), { fresh: ["b@2"], known: ["a@1", "b@2"] });
  /** @type {string[][]} */
  const calls = [];
  const call = (/** @type {string[]} */ ...told) => { calls.push(told); };
  noteTurns(line("a@1"), call);
  assert.deepEqual(calls, [], "who looks at the page sees it");
  world.hidden = true;
  noteTurns(line("a@1"), call);
  assert.deepEqual(calls, [], "and is not called for it later");
  noteTurns(line("a@9"), call);
  noteTurns(line("a@9"), call);
  assert.deepEqual(calls, [["Your turn", "Your turn within 5 hours", "/tables/a"]], "the next turn of the same game");
  noteTurns(line(""), call);
  assert.equal(calls.length, 1);
});

test("what another program left in this browser's memory does no harm", () => {
  kept.set("sdadata.turns", "{not json");
  world.hidden = true;
  let calls = 0;
  noteTurns(line("a@1"), () => { calls += 1; });
  assert.equal(calls, 1);
});
