// What brings people back: the lobby with its running games, the first page of who has games, the line that says a game by correspondence
// waits, and a table in English.

import assert from "node:assert/strict";
import { findings, small } from "../lib/checks.mjs";
import { Hands } from "../lib/hands.mjs";
import { suite } from "../lib/suite.mjs";
import { can, finished, open, play, playUntil, reinforcing, scene, sit, usual } from "../lib/table.mjs";

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL_PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const SLOW = { turn_seconds: 86400, minutes: 0, laps: 12 };

/** A game by correspondence in which this guest is awaited. */
async function awaited(one) {
  const id = await open(one, SLOW);
  await sit(one, id);
  const page = await one.open("/about");
  await page.waitForFunction(async (table) => (await (await fetch("/turns")).text()).includes(table), id, { polling: 300, timeout: 20000 });
  return { id, page };
}

/** A table at which this guest has conquered a territory and goes in. */
async function occupying(one) {
  const bold = (now) => now.may.filter((line) => line.startsWith("attack ")).map((line) => line.split(" ").map((word) => word.split("..").at(-1)).join(" "))[0] ?? usual(now);
  for (let games = 0; games < 8; games += 1) {
    const id = await open(one, { minutes: 0 });
    await sit(one, id);
    if ((await playUntil(one, id, can("occupy"), bold)).stage === "playing") return id;
  }
  return assert.fail("nothing is conquered");
}

suite({
  "the lobby shows lap, clock, a small board and what everybody has, and no points that follow from an objective": async ({ guest }) => {
    const anna = await guest();
    const id = await open(anna, { listed: true, minutes: 45, title: "Mercoledì" });
    await sit(anna, id);
    const now = await playUntil(anna, id, reinforcing);
    const bea = await guest(PHONE);
    const page = await bea.open("/tables");
    const row = page.locator(".games-row", { hasText: "Mercoledì" });
    await row.locator(".board-small").waitFor();
    assert.match(await row.locator(".games-time").innerText(), /^Giro \d+ · rest(ano \d+ minuti|a un minuto)$/);
    const chairs = await row.locator(".games-chair").allInnerTexts();
    assert.equal(chairs.length, 4);
    for (const chair of chairs) assert.match(chair, /\d+ territor(i|io)\s+\d+\s+\d+ armat[ae]/);
    assert.doesNotMatch(await row.innerText(), /punt[oi]/i, "points follow from a secret");
    const held = now.view.split("\n").filter((line) => line.startsWith("land ")).map((line) => (line.split(" ").length - 2) / 2);
    const shown = chairs.map((chair) => Number(/(\d+) territor/.exec(chair)?.[1]));
    assert.equal(shown.reduce((sum, one) => sum + one, 0), held.reduce((sum, one) => sum + one, 0), "every territory is somebody's");
    await page.getByText(/\d+ person[ae] collegat[ae]/).first().waitFor();
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(await small(page), []);
  },

  "who has games of their own finds them and the open tables without scrolling": async ({ guest }) => {
    const host = await guest();
    await open(host, { listed: true, bots: ["cautious"], minutes: 45, title: "Posto libero" });
    for (const options of [WIDE, PHONE]) {
      const one = await guest(options);
      for (let games = 0; games < 3; games += 1) await sit(one, await open(one, { minutes: 0 }));
      const home = await one.open("/tables");
      // A list is as old as a second.
      await home.locator(".games-row", { hasText: "Posto libero" }).waitFor();
      await home.goto("/");
      assert.equal(await home.locator(".home-own .listing").first().locator(".games-row").count(), 2);
      await home.getByText("E un'altra tua partita").waitFor();
      const below = await home.locator(".games-row", { hasText: "Posto libero" }).evaluate((row) => row.getBoundingClientRect().bottom - innerHeight);
      assert.ok(below <= 0, `the first open table ends ${below} px below the fold`);
      assert.deepEqual(await findings(home), []);
      if (options.isMobile) assert.deepEqual(await small(home), []);
    }
  },

  "every page says that a game by correspondence waits, and until when": async ({ guest }) => {
    for (const options of [WIDE, PHONE]) {
      const one = await guest(options);
      const { id, page } = await awaited(one);
      for (const path of ["/about", "/odds", "/regulations", "/profile", "/"]) {
        await page.goto(path);
        const link = page.locator(".nav-turn");
        assert.equal(await link.getAttribute("href"), `/tables/${id}`, path);
        assert.match((await link.textContent()).replace(/\s+/g, " "), /1\s?Tocca a te entro 2[34] ore/, path);
        assert.deepEqual(await findings(page), [], path);
        if (options.isMobile) assert.deepEqual(await small(page), [], path);
      }
      await page.goto(`/tables/${id}`);
      await page.locator('#table[data-stage="playing"]').waitFor();
      assert.equal(await page.locator(".nav-turn").count(), 0, "the table's own page says it by itself");
      const other = await awaited(one);
      await page.goto("/about");
      assert.equal(await page.locator(".nav-turn").getAttribute("href"), "/tables", "two games: the list");
      assert.match(await page.locator(".nav-turn-text").textContent(), /Tocca a te in 2 partite, entro/);
      await page.goto(`/tables/${id}`);
      assert.equal(await page.locator(".nav-turn").getAttribute("href"), `/tables/${other.id}`, "at one table, the other");
    }
    const stranger = await guest();
    assert.equal(await (await stranger.open("/about")).locator("#turns").count(), 0);
  },

  "who wants to be called is, once, by a page that is not looked at": async ({ guest }) => {
    const one = await guest({ permissions: ["notifications"] });
    await one.context.addInitScript(() => {
      if (location.protocol.startsWith("http")) localStorage.setItem("sdadata.notices", "on");
      globalThis.called = [];
      globalThis.Notification = class {
        static permission = "granted";
        constructor(title, { body, tag }) { globalThis.called.push([title, body, tag]); }
        close() {}
      };
      Object.defineProperty(document, "hidden", { get: () => globalThis.away === true });
    });
    const { id, page } = await awaited(one);
    await page.goto("/about");
    assert.deepEqual(await page.evaluate(() => globalThis.called), [], "who looks at the page sees it");
    // Her move; the bots answer, and it is her turn again.
    const now = await scene(one, id);
    const before = await page.locator(".nav-turn").getAttribute("data-turns");
    await play(one, id, now.version, usual(now));
    await playUntil(one, id, () => true);
    await page.waitForFunction(async (old) => {
      const text = await (await fetch("/turns")).text();
      return text.includes("data-turns") && !text.includes(old);
    }, before, { polling: 300, timeout: 20000 });
    await page.evaluate(() => {
      globalThis.away = true;
      localStorage.removeItem("sdadata.turns");
    });
    await page.clock.install();
    await page.reload();
    await page.evaluate(() => { globalThis.away = true; localStorage.removeItem("sdadata.turns"); });
    await page.clock.runFor(61000);
    await page.waitForFunction(() => globalThis.called.length > 0);
    await page.clock.runFor(61000);
    const called = await page.evaluate(() => globalThis.called);
    assert.equal(called.length, 1, "once for each turn");
    assert.deepEqual([called[0][0], called[0][2]], ["Tocca a te", `/tables/${id}`]);
  },

  "a table in English has both names of a territory": async ({ guest }) => {
    const one = await guest({ ...WIDE, locale: "en-GB" });
    const id = await open(one, { minutes: 0 });
    await sit(one, id);
    await playUntil(one, id, reinforcing);
    const page = await one.open(`/tables/${id}`);
    await new Hands(page).turn();
    const label = (area) => page.locator(`[data-area="${area}"]`).getAttribute("aria-label");
    assert.match(await label("jacuzia"), /^Yakutsk \(Jacuzia\), .*next to .*Kamchatka/);
    assert.match(await label("alaska"), /^Alaska, /);
    assert.equal(await page.locator('[data-area="jacuzia"] > title').textContent(), "Yakutsk (Jacuzia)");
    assert.equal(await page.locator('.area-name[data-of="jacuzia"]').textContent(), "Yakutsk", "on the map");
    await page.locator('#log-lines [data-verb="placed"]').first().waitFor({ state: "attached" });
    const log = await page.locator("#log-lines").innerText();
    assert.match(log, /Brazil|China|Egypt|Great Britain|Japan|North Africa|Ukraine|Western Europe|Yakutsk/);
    assert.doesNotMatch(log, /Brasile|Cina|Egitto|Gran Bretagna|Giappone|Africa del Nord|Ucraina|Jacuzia/);
    assert.match(await page.locator(".continents").textContent(), /North America \(America del Nord\)/);
    assert.deepEqual(await findings(page), []);
    const italian = await guest(WIDE);
    assert.equal(await (await italian.open(`/tables/${id}`)).locator("[data-area] > title").count(), 0);
  },

  "who occupies is told what stays behind, and the rule is one tap away": async ({ guest }) => {
    for (const options of [WIDE, SMALL_PHONE]) {
      const one = await guest(options);
      const page = await one.open(`/tables/${await occupying(one)}`);
      await new Hands(page).turn();
      const why = page.locator(".bar-why");
      assert.match(await why.innerText(), /Devi entrare con almeno \d \(i dadi lanciati\) e lasciarne \d+ di presidio\./);
      const share = await page.evaluate(() => {
        const [board, bar] = [".table-board", "#bar"].map((part) => document.querySelector(part).getBoundingClientRect());
        return (bar.top - board.top) / innerHeight;
      });
      assert.ok(share >= 0.55, `the board has ${share}`);
      const rule = await one.open(await why.locator("a").getAttribute("href"));
      await rule.locator("#garrison-values").waitFor({ state: "visible" });
    }
  },

  "the end of a game says how it was won from the first moment on": async ({ guest }) => {
    const one = await guest();
    const id = await finished(one);
    // What happened before comes late: the end does not wait for it.
    await one.context.route("**/log?**", () => {});
    const page = await one.open(`/tables/${id}`);
    await page.locator("#result-title").waitFor();
    assert.doesNotMatch(await page.locator("#result-title").innerText(), /^Vince \S+$/);
  },
});
