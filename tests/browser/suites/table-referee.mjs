// A referee at an online table: a pause everybody sees, a ruling, a player put out; with a mouse and with a thumb.

import assert from "node:assert/strict";
import { findings, small } from "../lib/checks.mjs";
import { suite } from "../lib/suite.mjs";
import { open, playUntil, reinforcing, sit } from "../lib/table.mjs";
import { PHONE } from "../lib/tournament.mjs";

let storageState;

/** The administrator of the server, who may referee; welcomed once. */
async function administrator({ guest, server }, options = {}) {
  if (storageState !== undefined) return guest({ ...options, storageState });
  const one = await guest(options);
  const page = await one.open(server.welcome);
  for (const [field, value] of [["name", "Zelia"], ["login", "zelia"], ["password", "tre dadi contro due"]]) await page.locator(`main [name=${field}]`).fill(value);
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL(/\/profile/);
  await page.close();
  storageState = await one.context.storageState();
  return one;
}

/** A player whose turn it is, with armies to place and a clock that runs; and the page they have open. */
async function playing({ guest }, options = {}) {
  const player = await guest(options);
  const id = await open(player, { turn_seconds: 600, minutes: 60 });
  await sit(player, id);
  const now = await playUntil(player, id, reinforcing);
  const page = await player.open(`/tables/${id}`);
  await page.locator('#table[data-yours="true"]').waitFor();
  return { page, id, seat: now.you };
}

/** The referee's page of a table; on a phone the panel has a tab of its own. */
async function refereePage(given, id, options = {}, expected = []) {
  const one = await administrator(given, options);
  expected.forEach((pattern) => one.expect(pattern));
  const page = await one.open(`/tables/${id}`);
  await page.locator('#table[data-stage="playing"]').waitFor();
  if (options.isMobile) await page.getByRole("button", { name: "Arbitro" }).click();
  await page.locator("#referee-reason").waitFor();
  return page;
}

/** Says why, chooses what about whom, and says yes. */
async function rule(page, { seat, kind, reason }) {
  await page.locator("#referee-seat").selectOption(seat);
  await page.locator("#referee-kind").selectOption(kind);
  await page.locator("#referee-reason").fill(reason);
  await page.locator('[data-referee="rule"]').click();
  await page.getByText("Non si può annullare.").waitFor();
  await page.locator('[data-referee="confirm"]').click();
  await page.locator('[data-referee="confirm"]').waitFor({ state: "detached" });
}

/** What the clock of the turn shows, wherever it is shown. */
const turnClock = (page) => page.evaluate(() => {
  const shown = [...document.querySelectorAll(".seats-turn-clock b, .strip-clock")].find((one) => one.checkVisibility());
  return shown?.textContent ?? "";
});

/** A pause, a ruling in it, and play goes on. */
async function pauseRuleResume(given, playersOptions, refereesOptions) {
  const { page: player, id, seat } = await playing(given, playersOptions);
  const referee = await refereePage(given, id, refereesOptions);
  assert.deepEqual(await findings(referee), []);
  if (refereesOptions.isMobile) assert.deepEqual(await small(referee), []);

  await referee.locator("#referee-reason").fill("si parla <b>al tavolo</b>");
  await referee.locator("#referee-rule").fill("C55");
  await referee.locator('[data-referee="pause"]').click();
  await player.locator(".pause").waitFor();
  assert.match(await player.locator(".pause").innerText(), /In pausa\s+Zelia, arbitro \(C55\): si parla <b>al tavolo<\/b>/);
  assert.equal(await player.locator("#table").getAttribute("data-yours"), "false", "nobody is on the move");
  assert.deepEqual(await findings(player), []);
  const before = await turnClock(player);
  assert.match(before, /^(turno )?\d+:\d\d$/);
  await player.waitForTimeout(2300);
  assert.equal(await turnClock(player), before, "the clock stands still");

  await rule(referee, { seat, kind: "correct", reason: "due armate spostate" });
  const said = player.locator("#log-lines li", { hasText: "Decisione dell'arbitro Zelia (C53): due armate spostate" });
  await said.waitFor({ state: "attached" });
  await referee.locator('[data-referee="resume"]').click();
  await player.locator(".pause").waitFor({ state: "detached" });
  await player.locator('#table[data-yours="true"]').waitFor();
  await referee.locator('[data-referee="pause"]').waitFor();
  return { player, referee, seat };
}

suite({
  "a referee pauses, rules and resumes; the player has a phone": async (given) => {
    const { player, referee, seat } = await pauseRuleResume(given, PHONE, {});
    await rule(referee, { seat, kind: "exclude", reason: "offese" });
    await player.locator('#table[data-yours="false"]').waitFor();
    await player.locator("#log-lines li", { hasText: "Decisione dell'arbitro Zelia (C52): offese" }).waitFor({ state: "attached" });
    await player.locator('[data-panel="hand"] .hand-cards').waitFor({ state: "detached" });
  },

  "a referee does the same on a phone": async (given) => {
    await pauseRuleResume(given, {}, PHONE);
  },

  "who plays has no panel": async (given) => {
    const { page } = await playing(given);
    assert.equal(await page.locator("#referee-reason").count(), 0);
  },

  "a refusal says which rule, and nothing happens": async (given) => {
    const { id, seat } = await playing(given);
    const referee = await refereePage(given, id, {}, [/status of 422/]);
    await referee.locator("#referee-seat").selectOption(seat);
    await referee.locator("#referee-kind").selectOption("passturn");
    // The page puts the usual rule there first.
    await referee.waitForFunction(() => document.querySelector("#referee-rule").value !== "");
    await referee.locator("#referee-rule").fill("C99");
    await referee.locator("#referee-reason").fill("troppo lento");
    await referee.locator('[data-referee="rule"]').click();
    await referee.locator('[data-referee="confirm"]').click();
    await referee.locator(".toast-refused").waitFor();
    assert.match(await referee.locator(".toast-refused").innerText(), /C99[\s\S]*C58/);
    assert.equal(await referee.locator("#referee-reason").inputValue(), "troppo lento", "what was typed is still there");
  },
});
