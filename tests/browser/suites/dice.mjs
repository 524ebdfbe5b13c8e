// The dice as a protocol between people who do not trust each other: promised, told, kept, compared (docs/dice.md).

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { atStage, kept, keptSeed, sitByPage } from "../lib/dice.mjs";
import { firstAdministrator } from "../lib/hall.mjs";
import { suite } from "../lib/suite.mjs";
import { open, pause, playUntil, scene } from "../lib/table.mjs";

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const TWO = { regulation: "classico", players: 3, bots: ["cautious"] };

/** Every request of a guest that changes something. */
function watchRequests(guest) {
  const asked = [];
  guest.context.on("request", (request) => {
    if (request.method() === "POST") asked.push({ path: new URL(request.url()).pathname.replace(/\/tables\/(?!new)[^/]+/, "/tables/ID"), body: request.postData() ?? "" });
  });
  return asked;
}

/** A game of two people, one of whom sits down by the page: over, with what that browser kept. */
async function overGame(guest) {
  for (let games = 0; games < 8; games += 1) {
    const id = await open(guest, { regulation: "classico", players: 3, bots: ["cautious", "cautious"], minutes: 1 });
    const page = await sitByPage(guest, id);
    await atStage(page, "playing");
    const end = await playUntil(guest, id, () => false, undefined, 6000).catch((fault) => fault);
    if (end.stage === "over") return { id, page };
    await page.close();
  }
  return assert.fail("no game comes to its end");
}

/** The replay's word on a record that was changed on its way. */
async function checkedRecord(guest, id, change) {
  const page = await guest.open(`/tables/${id}/replay`);
  await page.route("**/record", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
  await page.locator(".replay-steps").waitFor();
  await page.locator(".fairness-check button").click();
  await page.locator(".fairness-check :is(.fairness-good, .wrong, .fairness-refused)").first().waitFor();
  const [good, said] = [await page.locator(".fairness-check .fairness-good").count(), await page.locator(".fairness-check").innerText()];
  await page.close();
  return { good, said };
}

suite({
  "one click: the table is opened first, then a seed is promised, then told": async ({ guest }) => {
    const anna = await guest();
    const asked = watchRequests(anna);
    const page = await anna.open("/");
    const keptBefore = [];
    await anna.context.route(/\/(sit|seed)$/, async (route) => {
      keptBefore.push(await kept(page, page.url().split("/").at(-1)));
      await route.continue();
    });
    await page.locator('form[action="/play-now"] button').first().click();
    await page.waitForURL(/\/tables\/[^/]+$/);
    await atStage(page, "playing");
    const id = page.url().split("/").at(-1);
    const { dice } = await scene(anna, id);
    const own = await kept(page, id);
    assert.deepEqual(asked.map(({ path }) => path), ["/play-now", "/api/tables/ID/sit", "/api/tables/ID/seed"]);
    const [opening, sitting, telling] = asked.map(({ body }) => body);
    assert.equal(opening, "sit=later");
    assert.equal(JSON.parse(sitting).seed_commitment, sha256(own.seed));
    assert.ok(!sitting.includes(own.seed) && JSON.parse(telling).seed === own.seed);
    assert.equal(own.commitment, dice.commitment);
    assert.deepEqual(dice.seeds, ["-", "-", "-", own.seed]);
    const [promised, full] = keptBefore;
    assert.deepEqual([promised.seed, promised.commitment], [own.seed, own.commitment], "both are kept before anything is promised");
    assert.deepEqual(full.contributions, own.contributions, "and everybody's part before the seed is told");
    assert.deepEqual([own.player, own.told, own.contributions.map((part) => part.how)], [4, true, ["none", "none", "none", "covered"]]);
  },

  "the form of a new table seats who opens it in the same way": async ({ guest }) => {
    const anna = await guest();
    const asked = watchRequests(anna);
    const page = await anna.open("/tables/new");
    for (const seat of [2, 3, 4]) await page.locator(`[name=seat${seat}]`).selectOption("bot:cautious");
    await page.locator("main form button[type=submit]").click();
    await page.waitForURL(/\/tables\/(?!new)[^/]+$/);
    await atStage(page, "playing");
    assert.deepEqual(asked.map(({ path }) => path), ["/tables/new", "/api/tables/ID/sit", "/api/tables/ID/seed"]);
    assert.match(asked[0].body, /(^|&)sit=later(&|$)/);
    assert.ok(!/seed/.test(asked[0].body), asked[0].body);
  },

  "without a script one sits down all the same": async ({ guest }) => {
    const anna = await guest({ javaScriptEnabled: false });
    const page = await anna.open("/");
    await page.locator('form[action="/play-now"] button').first().click();
    await page.waitForURL(/\/tables\/[^/]+$/);
    const now = await scene(anna, page.url().split("/").at(-1));
    assert.deepEqual([now.stage, now.you_player, now.dice.seeds.at(-1)], ["playing", 4, "-"]);
  },

  "two people promise, see each other's promise, and tell": async ({ guest }) => {
    const [anna, bruno] = [await guest(), await guest()];
    const id = await open(anna, TWO);
    let tell = () => {};
    const may = new Promise((resolve) => { tell = resolve; });
    await bruno.context.route("**/seed", async (route) => { await may; await route.continue(); });
    const [first, second] = [await sitByPage(anna, id), await sitByPage(bruno, id)];
    await atStage(first, "revealing");
    await first.waitForFunction(() => /seme svelato[\s\S]*seme promesso/.test(document.querySelector("#card").innerText));
    const [hers, his] = [await kept(first, id), await kept(second, id)];
    assert.deepEqual(hers.contributions.map((part) => part.commitment ?? null), [null, sha256(hers.seed), sha256(his.seed)]);
    assert.equal((await scene(anna, id)).dice.seeds[2], null, "his is not told yet");
    await first.locator("#card details.table-card-fair summary").click();
    assert.ok((await first.locator("#card").innerText()).includes(sha256(his.seed)), "and everybody can read its promise");
    tell();
    for (const page of [first, second]) await atStage(page, "playing");
    assert.deepEqual((await scene(anna, id)).dice.seeds, ["-", hers.seed, his.seed]);
    for (const page of [first, second]) assert.equal(await page.locator(".fairness-refused").count(), 0);
  },

  "a page that was closed and opened again tells its seed": async ({ guest }) => {
    const [anna, bruno] = [await guest(), await guest()];
    const id = await open(anna, TWO);
    const early = await sitByPage(anna, id);
    const seed = await keptSeed(early, id);
    await early.close();
    await sitByPage(bruno, id);
    const late = await anna.open(`/tables/${id}`);
    await atStage(late, "playing");
    assert.equal((await scene(anna, id)).dice.seeds[1], seed);
  },

  "another page of the same browser tells the seed of one that was closed": async ({ guest }) => {
    const [anna, bruno] = [await guest(), await guest()];
    anna.expect(/409 \(Conflict\)/);
    const id = await open(anna, TWO);
    const second = await anna.open(`/tables/${id}`);
    await second.locator("#card .button-primary").waitFor();
    const first = await sitByPage(anna, id);
    const seed = await keptSeed(first, id);
    await second.locator("#card .button-primary").click();
    await pause(300);
    assert.equal(await keptSeed(second, id), seed, "a second seat is refused, and the first one's seed is still there");
    await first.close();
    await second.reload();
    await sitByPage(bruno, id);
    await atStage(second, "playing");
    assert.equal((await scene(anna, id)).dice.seeds[1], seed);
  },

  "the game begins without a seed that is never told, and everybody is shown whose": async ({ guest }) => {
    const [anna, bruno] = [await guest(), await guest()];
    bruno.expect(/ERR_FAILED|Failed to load/);
    await bruno.context.route("**/seed", (route) => route.abort());
    const id = await open(anna, TWO);
    const [first, second] = [await sitByPage(anna, id), await sitByPage(bruno, id)];
    for (const page of [first, second]) await atStage(page, "playing", 30000);
    const { dice, seats } = await scene(anna, id);
    assert.deepEqual(dice.contributions.map((part) => part.how), ["none", "revealed", "withheld"]);
    assert.equal(dice.seeds[2], "-");
    for (const page of [first, second]) {
      await page.locator(".seats-note").waitFor();
      assert.ok((await page.locator(".seats-note").innerText()).includes(seats[2].name));
      assert.equal(await page.locator(".fairness-refused").count(), 0, "it is told, and no fault of the server's");
    }
  },

  "a record that differs from what was kept is refused": async ({ guest }) => {
    const anna = await guest();
    const { id, page } = await overGame(anna);
    const own = await kept(page, id);
    await page.locator(".table-card .fairness-good").waitFor();
    const whole = await checkedRecord(anna, id, (record) => record);
    assert.deepEqual([whole.good, /tenuto prima della partita/.test(whole.said)], [2, true], whole.said);
    const lies = [
      [(record) => record.replace(`game ${id}`, "game other"), /un'altra partita/],
      [(record) => record.replaceAll(own.commitment, sha256("other")), /impronta del segreto non è quella/],
      [(record) => record.replace(/reveal secret \w+/, `reveal secret ${"07".repeat(32)}`), /segreto svelato non è quello/],
      [(record) => record.replace(own.seed, "0".repeat(32)), /tuo seme non è quello/],
      [(record) => record.replace(own.seed, "-"), /tuo seme manca/],
      [(record) => record.replace(" seeds - ", " seeds better "), /seme di .* non è quello promesso/],
    ];
    for (const [change, says] of lies) {
      const { good, said } = await checkedRecord(anna, id, change);
      assert.equal(good, 0, said);
      assert.match(said, says);
    }
    const spectator = await checkedRecord(await guest(), id, (record) => record);
    assert.deepEqual([spectator.good, /non ha tenuto nulla/.test(spectator.said)], [1, true], spectator.said);
  },

  "a commitment that is another one is refused, before and during the game": async ({ guest }) => {
    const [anna, bruno] = [await guest(), await guest()];
    const id = await open(anna, TWO);
    const page = await sitByPage(anna, id);
    const other = async () => {
      await page.evaluate((table) => {
        const key = `sdadata.dice.${table}`;
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), commitment: "0".repeat(64) }));
      }, id);
      await page.reload();
    };
    await other();
    await page.locator('.fairness-refused[role="alert"]').first().waitFor();
    assert.match(await page.locator(".fairness-refused").first().innerText(), /non sono quelli promessi[\s\S]*impronta del segreto/);
    await sitByPage(bruno, id);
    await atStage(page, "revealing");
    await pause(500);
    assert.equal((await scene(anna, id)).dice.seeds[1], null, "no seed is told to such a server");
    await atStage(page, "playing", 30000);
    assert.ok(await page.locator(".fairness-refused").first().isVisible(), "it is still said");
  },

  "an operator who plays is told of as such": async ({ guest, server }) => {
    const [olga, anna] = [await guest(), await guest()];
    await firstAdministrator(olga, server);
    const id = await open(olga, TWO);
    await sitByPage(olga, id);
    const page = await anna.open(`/tables/${id}`);
    await page.locator("#card .operator").waitFor();
    assert.match(await page.locator("#card").innerText(), /gestisce questo server: potrebbe prevedere i dadi/);
    await page.locator("#card .button-primary").click();
    await atStage(page, "playing");
    assert.match(await page.locator(".seats-note").innerText(), /gestisce questo server/);
    assert.equal(await page.locator(".seat .operator").count(), 1);
  },
});
