// A table, by the API: opened, looked at, and brought quickly to where a test begins.

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";

export const nonce = () => randomBytes(8).toString("hex");
export const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

/** Bots move at once; nothing is listed; bots that are left alone do not play for ever. */
export async function open(guest, options = {}) {
  const usual = { regulation: "challenge-2017", players: 4, bots: ["cautious", "cautious", "cautious"], pace: 0, turn_seconds: 0, minutes: 2, listed: false };
  const { status, body } = await guest.ask("POST", "/api/tables", { ...usual, ...options });
  assert.equal(status, 201, JSON.stringify(body));
  return body.table;
}

export async function sit(guest, id) {
  const { status, body } = await guest.ask("POST", `/api/tables/${id}/sit`, { nonce: nonce(), seed: nonce() });
  assert.equal(status, 200, JSON.stringify(body));
}

export async function scene(guest, id) {
  const { status, body } = await guest.ask("GET", `/api/tables/${id}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

export const play = (guest, id, after, command) =>
  guest.ask("POST", `/api/tables/${id}/commands`, { after, nonce: nonce(), command });

/** Who holds what, from the words of a view. */
export function lands(view) {
  const held = new Map();
  for (const line of view.split("\n")) {
    const [word, owner, ...rest] = line.split(" ");
    if (word !== "land") continue;
    for (let i = 0; i < rest.length; i += 2) held.set(rest[i], { owner, armies: Number(rest[i + 1]) });
  }
  return held;
}

export const phase = (view) => view.split("\n")[0].split(" ")[4] ?? "";

const largest = (line) => line.split(" ").map((word) => word.split("..").at(-1)).join(" ");

/** What a player does who wants the game to go on: the most of what must be done, otherwise nothing. */
export function usual(now) {
  const first = (verb) => now.may.find((line) => line.startsWith(`${verb} `) || line === verb);
  const wanted = first("colour") ?? first("place") ?? first("occupy") ?? first("defend") ?? first("pass") ?? now.may[0];
  return largest(wanted);
}

/** All armies in one place, where the most enemies stand next to it. */
export function heap(now, neighbours) {
  const places = now.may.filter((line) => line.startsWith("place "));
  if (places.length === 0) return usual(now);
  const held = lands(now.view);
  const against = (id) => Math.max(0, ...(neighbours.get(id) ?? []).filter((one) => held.get(one)?.owner !== now.you)
    .map((one) => held.get(one)?.armies ?? 0));
  const own = (line) => held.get(line.split(" ")[1]).armies;
  const best = places.sort((a, b) => own(b) - own(a) || against(b.split(" ")[1]) - against(a.split(" ")[1]))[0];
  return largest(best);
}

/** Until the game is over, whatever becomes of the player. */
const never = () => false;
const out = ({ view, you }) => view.split("\n").some((line) => line.startsWith(`seat ${you} `) && / out\d/.test(line));

/** Plays by the API until it is this player's move and `until` is true of it, or the game is over, or lost for them. */
export async function playUntil(guest, id, until, choose = usual, patience = 60000) {
  const end = Date.now() + patience;
  for (;;) {
    const now = await scene(guest, id);
    if (now.stage !== "playing" || (now.to_act === now.you && now.may?.length > 0 && until(now))) return now;
    if (until !== never && out(now)) return { ...now, stage: "out" };
    assert.ok(Date.now() < end, `the table does not come there: ${now.view.split("\n")[0]}`);
    if (now.to_act !== now.you || !now.may?.length) {
      await pause(15);
      continue;
    }
    const { status, body } = await play(guest, id, now.version, choose(now));
    assert.ok(status === 200 || status === 409, JSON.stringify(body));
  }
}

/** A game that is over, and played by this guest. Some never end by themselves: those get a minute, and another is begun. */
export async function finished(guest, options = {}) {
  for (let games = 0; games < 8; games += 1) {
    const id = await open(guest, { minutes: 1, ...options });
    await sit(guest, id);
    const end = await playUntil(guest, id, never, usual, 6000).catch((fault) => fault);
    if (end.stage === "over") return id;
  }
  return assert.fail("no game comes to its end");
}

/** A table at which this guest's closing roll is awaited; `look` is called with each new table. Some games end before. */
export async function atThrow(guest, look = async () => {}, options = {}) {
  for (let games = 0; games < 12; games += 1) {
    const id = await open(guest, { minutes: 0, game_seconds: 2, ...options });
    await sit(guest, id);
    await look(id);
    const now = await playUntil(guest, id, can("throw")).catch(() => ({ stage: "slow" }));
    if (now.stage === "playing") return id;
  }
  return assert.fail("no game comes to a closing roll");
}

export const can = (verb) => (now) => now.may.some((line) => line.startsWith(verb));
/** A turn of one's own, with armies to place. */
export const reinforcing = (now) => phase(now.view) === "reinforce" && can("place")(now);
/** The moment of attacking. */
export const fighting = (now) => can("attack")(now) && !can("place")(now);
