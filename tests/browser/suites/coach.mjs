// A finished game analysed, and hints for who trains alone.

import assert from "node:assert/strict";
import { findings, small } from "../lib/checks.mjs";
import { suite } from "../lib/suite.mjs";
import { finished, fighting, open, playUntil, sit } from "../lib/table.mjs";

const ANALYSIS_MS = 60000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A replay whose analysis is there, asked for with the button. */
async function analysed(guest, options) {
  const one = await guest(options);
  const id = await finished(one, { laps: 3, minutes: 0, players: 3, bots: ["cautious", "medio"], regulation: "classico" });
  const page = await one.open(`/tables/${id}/replay`);
  await page.locator(".replay-steps").waitFor();
  return { one, id, page };
}

suite({
  "a finished game is analysed and a decision looked at": async ({ guest }) => {
    const { one, id, page } = await analysed(guest);
    await page.locator(".coach-ask").click();
    await page.locator(".coach-progress, .coach-decisions").first().waitFor();
    await page.locator(".coach-switch button").waitFor({ timeout: ANALYSIS_MS });
    const chances = page.locator("[data-panel=coach] .replay-graph").first();
    assert.equal(await chances.locator("polyline").count(), 3, "a curve for each seat");
    const before = await chances.locator("polyline").first().getAttribute("points");
    await page.locator(".coach-switch button").click();
    assert.notEqual(await chances.locator("polyline").first().getAttribute("points"), before, "as it could be known");
    assert.ok(await page.locator(".coach-guesses li").count() > 0);
    assert.deepEqual(await findings(page), []);
    const { body } = await one.ask("GET", `/api/tables/${id}/analysis`);
    assert.equal(body.state, "done");
    const [worst] = body.analysis.costliest;
    const words = await page.locator("[data-panel=coach]").innerText();
    if (worst === undefined) {
      assert.equal(await page.locator(".coach-decision").count(), 0, words);
    } else {
      await page.locator(".coach-jump").first().click();
      assert.equal(new URL(page.url()).hash, `#${worst.version}`);
      assert.equal(await page.locator(".coach-decision.is-chosen").count(), 1);
      assert.ok(!/\b(place|attack|maneuver|occupy) [a-z]/.test(words), words);
    }
    const again = await one.open(`/tables/${id}/replay`);
    await again.locator(".coach-switch button").waitFor();
  },

  "on a phone the analysis has a tab": async ({ guest }) => {
    const { page } = await analysed(guest, PHONE);
    await page.locator("#tabs .tab").nth(3).tap();
    await page.locator(".coach-ask").tap();
    await page.locator(".coach-switch button").waitFor({ timeout: ANALYSIS_MS });
    assert.deepEqual(await small(page), []);
    assert.deepEqual(await findings(page), []);
  },

  "who trains alone is given a hint": async ({ guest }) => {
    const one = await guest();
    const id = await open(one);
    await sit(one, id);
    await playUntil(one, id, fighting);
    const page = await one.open(`/tables/${id}`);
    await page.locator("#bar .button-primary, #bar [data-act=primary]").first().waitFor();
    await page.getByRole("button", { name: /Suggerimento|Hint/ }).click();
    const told = page.locator(".advice b");
    await told.waitFor();
    assert.ok(!/\b(pass|attack|maneuver) /.test(await told.innerText()), await told.innerText());
    assert.deepEqual(await findings(page), []);
    await page.locator(".advice button").click();
    await page.locator(".advice").waitFor({ state: "detached" });
  },

  "who trains alone on the Roman board is given one too": async ({ guest }) => {
    for (const options of [{}, PHONE]) {
      const one = await guest(options);
      const id = await open(one, { regulation: "spqr-rtu", players: 4, bots: ["cautious", "cautious", "cautious"], minutes: 0 });
      await sit(one, id);
      await playUntil(one, id, (now) => now.may.some((line) => line.startsWith("settle ")));
      const page = await one.open(`/tables/${id}`);
      await page.locator("#bar h1").waitFor();
      await page.getByRole("button", { name: "Suggerimento" }).click();
      const told = page.locator(".advice b");
      await told.waitFor();
      assert.match(await told.innerText(), /: prendi [A-Z]/);
      assert.ok(await page.locator("[data-area].is-target").count() >= 1, "the board shows where");
      assert.deepEqual(await findings(page), []);
    }
  },

  "no hint where two people play": async ({ guest }) => {
    const [one, two] = [await guest(), await guest()];
    const id = await open(one, { regulation: "genova-53", players: 3, bots: ["cautious"] });
    await sit(one, id);
    await sit(two, id);
    const { status, body } = await one.ask("POST", `/api/tables/${id}/hint`);
    assert.deepEqual([status, body.rule], [422, "C57"]);
    const page = await one.open(`/tables/${id}`);
    await page.locator("#bar h1").waitFor();
    assert.equal(await page.getByRole("button", { name: /Suggerimento|Hint/ }).count(), 0);
  },
});
