// Plain HTTP from another machine: a browser has neither `crypto.subtle` nor a clipboard there, and everything works all the same.

import assert from "node:assert/strict";
import { atStage, kept, sitByPage } from "../lib/dice.mjs";
import { serverElsewhere } from "../lib/elsewhere.mjs";
import { suite } from "../lib/suite.mjs";
import { open, playUntil, scene } from "../lib/table.mjs";

/** Somebody on another machine. Their browser says of each page that it passes one header by over plain HTTP. */
async function visitor(guest) {
  const one = await guest();
  one.expect(/Cross-Origin-Opener-Policy header has been ignored/);
  return one;
}

suite({
  "the browser offers less there": async ({ guest }) => {
    const page = await (await visitor(guest)).open("/");
    const offered = await page.evaluate(() => [isSecureContext, typeof crypto.subtle, typeof navigator.clipboard, typeof crypto.randomUUID]);
    assert.deepEqual(offered, [false, "undefined", "undefined", "undefined"]);
  },

  "one click, and the seed is promised and told": async ({ guest }) => {
    const anna = await visitor(guest);
    const page = await anna.open("/");
    await page.locator('form[action="/play-now"] button').first().click();
    await page.waitForURL(/\/tables\/[^/]+$/);
    await atStage(page, "playing");
    const id = page.url().split("/").at(-1);
    assert.equal((await scene(anna, id)).dice.seeds[3], (await kept(page, id)).seed);
  },

  "a link is copied": async ({ guest }) => {
    const anna = await visitor(guest);
    const id = await open(anna, { bots: [] });
    const page = await anna.open(`/tables/${id}`);
    await page.locator("#card .field-with-button button").click();
    await page.locator("#card .field-with-button button", { hasText: "Copiato" }).waitFor();
    await page.evaluate(() => document.querySelector("#link").removeAttribute("readonly"));
    await page.locator("#link").fill("");
    await page.locator("#link").press("Control+V");
    assert.ok((await page.locator("#link").inputValue()).endsWith(`/tables/${id}`), "and can be pasted");
  },

  "the dice are checked to the end": async ({ guest }) => {
    const anna = await visitor(guest);
    for (let games = 0; ; games += 1) {
      assert.ok(games < 8, "no game comes to its end");
      const id = await open(anna, { regulation: "classico", players: 3, bots: ["cautious", "cautious"], minutes: 1 });
      const page = await sitByPage(anna, id);
      await atStage(page, "playing");
      const end = await playUntil(anna, id, () => false, undefined, 6000).catch((fault) => fault);
      if (end.stage !== "over") continue;
      await page.goto(`/tables/${id}/replay`);
      await page.locator(".replay-steps").waitFor();
      await page.locator(".fairness-check button").click();
      await page.locator(".fairness-check :is(.fairness-good, .wrong, .fairness-refused)").first().waitFor();
      assert.equal(await page.locator(".fairness-check .fairness-good").count(), 2, await page.locator(".fairness-check").innerText());
      return;
    }
  },
}, serverElsewhere);
