// Whole games by the page's own controls.

import assert from "node:assert/strict";
import { keptSeed } from "../lib/dice.mjs";
import { boardOf, Hands } from "../lib/hands.mjs";
import { suite } from "../lib/suite.mjs";
import { lands, open, pause, play, scene, usual } from "../lib/table.mjs";

/** A text for a regular expression. */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

suite({
  "first visit, one click, a turn": async ({ guest }) => {
    const anna = await guest();
    const page = await anna.open("/");
    await page.locator('form[action="/play-now"] button').first().click();
    await page.waitForURL(/\/tables\/[^/]+$/);
    const hands = new Hands(page);
    assert.equal(await hands.turn(30000), "colour");
    await hands.step();
    assert.equal(await hands.turn(30000), "place");
    const where = await hands.place();
    await hands.settled();
    const now = await scene(anna, page.url().split("/").at(-1));
    assert.equal(lands(now.view).get(where).owner, now.you);
    assert.equal(lands(now.view).get(where).armies, 4);
  },

  "a game against bots, clicked to its end": async ({ guest }) => {
    const anna = await guest();
    const id = await open(anna, { regulation: "classico", players: 3, bots: ["cautious", "cautious"], minutes: 1 });
    const page = await anna.open(`/tables/${id}`);
    await page.locator("#card .button-primary").click();
    const hands = new Hands(page);
    let fought = 0;
    let modes = "";
    for (let steps = 0; ; steps += 1) {
      assert.ok(steps < 400, `no end of the game: ${modes}`);
      const mode = await hands.turn();
      if (mode === "over") break;
      modes += ` ${mode}`;
      const from = mode === "choose" && fought < 4 ? await strongest(anna, id) : null;
      if (from === null) {
        await hands.step();
        continue;
      }
      fought += 1;
      await hands.attack(...from);
      await hands.settled();
      await page.locator(".battle-roll").first().waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    }
    assert.ok(fought > 0, "nothing was attacked");
    const rows = page.locator(".table-card-places tbody tr");
    assert.equal(await rows.count(), 3);
    const { result } = await scene(anna, id);
    // In a family game points decide only where time ends it.
    const counted = await page.locator(".table-card-places th.number").count() > 0;
    for (const [index, { name, points }] of result.entries()) {
      assert.match(await rows.nth(index).innerText(), new RegExp(counted ? `${literal(name)}[\\s\\S]*${points}` : literal(name)));
    }
    assert.match(await page.locator("#result-title").innerText(), counted ? /Allo scadere vince/ : /fa RisiKo!|Resta solo/);
    await page.locator('.table-card-links a[href$="/replay"]').click();
    await page.waitForURL(/\/replay$/);
    await page.locator("#bar .replay-steps").waitFor();
  },

  "four at one table": async ({ guest }) => {
    const four = [];
    for (let i = 0; i < 4; i += 1) four.push(await guest());
    const id = await open(four[0], { bots: [], listed: false });
    const seeds = new Set();
    const seats = [];
    for (const one of four) {
      const page = await one.open(`/tables/${id}`);
      await page.locator("#card .button-primary").click();
      await page.waitForFunction(() => document.querySelector("#card .you") !== null || document.querySelector("#table").dataset.stage === "playing");
      seeds.add(await keptSeed(page, id));
      seats.push({ one, page, hands: new Hands(page) });
    }
    assert.equal(seeds.size, 4);
    await seats[0].page.locator('#table[data-stage="playing"]').waitFor();
    const { dice } = await scene(four[0], id);
    assert.deepEqual(new Set(dice.seeds), seeds, "the seeds of the table are those the pages made");
    const placed = (now) => [...lands(now.view).values()].reduce((sum, { armies }) => sum + armies, 0);
    await round(seats, id, (now) => placed(now) > 42 + 4 * 3);
    await placement(seats, id);
    await round(seats, id, (now) => lap(now) >= 2);
    await same(seats, id);
    await secrets(seats, id);
  },
});

/** Where one may attack with the best chances, by the API; the clicking is the page's. */
async function strongest(guest, id) {
  const now = await scene(guest, id);
  const held = lands(now.view);
  const attacks = now.may.filter((line) => line.startsWith("attack ")).map((line) => line.split(" ").slice(1, 3));
  const better = ([from, to]) => held.get(from).armies - held.get(to).armies;
  return attacks.filter((pair) => better(pair) > 1).sort((a, b) => better(b) - better(a))[0] ?? null;
}

const lap = ({ view }) => Number(view.split(" ")[3]);

/** The rest of the first placement, by the API. */
async function placement(seats, id) {
  for (;;) {
    for (const { one } of seats) {
      const now = await scene(one, id);
      if (lap(now) > 0) return;
      if (now.to_act === now.you) await play(one, id, now.version, usual(now));
    }
  }
}

/** Everybody does what must be done, until something is so. */
async function round(seats, id, until) {
  const letters = await Promise.all(seats.map(async ({ one }) => (await scene(one, id)).you));
  for (let steps = 0; steps < 300; steps += 1) {
    const now = await scene(seats[0].one, id);
    if (until(now)) return;
    const acting = seats[letters.indexOf(now.to_act)];
    if (acting === undefined) await pause(20);
    else await acting.hands.step();
  }
  assert.fail("the lap does not end");
}

/** All see the same board, which is the server's. */
async function same(seats, id) {
  const wanted = boardOf(lands((await scene(seats[0].one, id)).view));
  await pause(1000);
  for (const { hands } of seats) assert.deepEqual(await hands.board(), wanted);
  const yours = await Promise.all(seats.map(({ page }) => page.locator("#table").getAttribute("data-yours")));
  assert.equal(yours.filter((one) => one === "true").length, 1, "it is the turn of one of them");
}

/** Everybody sees one's own objective and cards and nobody else's. */
async function secrets(seats, id) {
  const objectives = new Set();
  for (const { one, page } of seats) {
    const { view, you } = await scene(one, id);
    for (const line of view.split("\n").filter((text) => text.startsWith("seat "))) {
      const [, letter] = line.split(" ");
      assert.equal(/ objective \d/.test(line), letter === you, line);
      if (letter !== you) assert.ok(!/ cards (?!\?)/.test(line), line);
    }
    const own = view.match(/objective (\d+)/)[1];
    assert.equal(await page.locator(".objective-number").textContent(), `n. ${own}`);
    objectives.add(own);
  }
  assert.equal(objectives.size, 4);
}
