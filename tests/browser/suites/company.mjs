// The company around a table: a waiting room with a host, phrases and spectators, a pause all agree on, giving up, the next game;
// and the pages around it. With a mouse and with a thumb.

import assert from "node:assert/strict";
import { findings, small } from "../lib/checks.mjs";
import { suite } from "../lib/suite.mjs";
import { finished, nonce, open, pause, play, reinforcing, scene, sit, usual } from "../lib/table.mjs";
import { PHONE } from "../lib/tournament.mjs";

const NO_BOTS = { bots: [], turn_seconds: 0, minutes: 0 };

/** The page of a table that is open. */
async function room(one, id) {
  const page = await one.open(`/tables/${id}`);
  await page.locator('#table[data-stage="open"]').waitFor();
  await page.locator(".table-card").waitFor();
  return page;
}

/** Whoever comes by link says a name; the host seats a bot, removes somebody, starts. */
async function waiting(guest, options) {
  const [anna, bea] = [await guest(options), await guest(options)];
  const id = await open(anna, NO_BOTS);
  await sit(anna, id);
  const host = await room(anna, id);
  const friend = await room(bea, id);
  await friend.locator("#own-name").fill("Bea");
  await friend.locator('.room-enter button[type="submit"]').click();
  await host.locator('[data-player="2"]').getByText("Bea").waitFor();
  await friend.locator('.nav-who', { hasText: "Bea" }).waitFor();
  const carla = await (await guest(options)).ask("POST", `/api/tables/${id}/sit`, { nonce: "another-bea", seed: "s", name: " bèa " });
  assert.deepEqual([carla.status, carla.body.words], [400, "A questo tavolo c'è già Bea: scegli un altro nome."]);
  assert.equal(await friend.locator("[data-host]").count(), 0, "only the host is offered anything");
  await host.locator('[data-player="3"] [data-host="bot"]').click();
  await host.locator('[data-player="3"] [data-host="remove"]').waitFor();
  await host.locator('[data-player="2"] [data-host="remove"]').click();
  assert.equal((await scene(anna, id)).seats[1].kind, "person", "nothing happens before it is confirmed");
  await host.locator('[data-player="2"] [data-host="remove-yes"]').click();
  await host.locator('[data-player="2"].is-free').waitFor();
  await friend.locator(".room-taken-off").getByText("te l'ha tolto chi ospita il tavolo").waitFor();
  assert.equal(await friend.locator(".room-enter").count(), 0, "no seat is offered to who may not sit down");
  await friend.reload();
  await friend.locator(".room-taken-off").waitFor();
  assert.equal(await friend.locator(".room-enter").count(), 0, "the page that is opened again knows it");
  const { status, body } = await bea.ask("POST", `/api/tables/${id}/sit`, { nonce: "old-tab", seed: "old-tab" });
  assert.deepEqual([status, body.error], [403, "taken-off"], "nor does the server seat an old tab");
  await host.locator("[data-qr]").click();
  await host.waitForFunction(() => document.querySelector(".room-qr")?.naturalWidth > 0);
  assert.deepEqual(await findings(host), []);
  if (options?.isMobile) assert.deepEqual(await small(host), []);
  await host.locator('[data-host="start"]').click();
  await host.locator('#table[data-stage="playing"]').waitFor();
  assert.deepEqual((await scene(anna, id)).seats.map(({ kind }) => kind), ["person", "bot", "bot", "bot"]);
}

/** A game of two people and two bots, in which one of them reinforces; the pages of both. */
async function together(guest, options = {}) {
  const [anna, bea] = [await guest(options), await guest(options)];
  const id = await open(anna, { bots: ["cautious", "cautious"], turn_seconds: 0, minutes: 0 });
  await sit(anna, id);
  await sit(bea, id);
  const end = Date.now() + 30000;
  for (;;) {
    const [mine, hers] = [await scene(anna, id), await scene(bea, id)];
    if ([mine, hers].some((now) => now.may?.length > 0 && reinforcing(now))) break;
    const [who, now] = mine.may?.length > 0 ? [anna, mine] : [bea, hers];
    if (now.may?.length > 0) await play(who, id, now.version, usual(now));
    else await pause(30);
    assert.ok(Date.now() < end, "nobody reinforces");
  }
  const pages = [await anna.open(`/tables/${id}`), await bea.open(`/tables/${id}`)];
  for (const page of pages) {
    await page.locator('#table[data-stage="playing"]').waitFor();
    if (options.isMobile) await page.getByRole("button", { name: "Giocatori" }).click();
    await page.locator("details.company > summary").click();
  }
  return { id, anna, bea, pages };
}

async function talking(guest, options) {
  const { id, anna, bea, pages: [one, other] } = await together(guest, options);
  await one.locator('[data-company="talk"]').click();
  await one.locator('[data-phrase="good-luck"]').click();
  await other.locator(".company-said").getByText("Buona fortuna!").waitFor();
  await other.locator('[data-company="mute"]').click();
  await other.locator(".company-said").waitFor({ state: "detached" });
  const refused = await anna.ask("POST", `/api/tables/${id}/say`, { phrase: "che schiappa" });
  assert.deepEqual([refused.status, refused.body.error], [400, "malformed"]);
  const carla = await guest(options);
  await (await carla.open(`/tables/${id}`)).locator('#table[data-stage="playing"]').waitFor();
  await one.getByText("1 spettatore").waitFor();
  assert.equal((await carla.ask("POST", `/api/tables/${id}/say`, { phrase: "thanks" })).status, 401, "who looks on says nothing");

  await one.locator('#side [data-company="pause"]').click();
  await one.locator("#side").getByText(/^Hai chiesto una pausa: manca Ospite/).waitFor();
  await one.locator('#side [data-company="pause"]', { hasText: "Ritira la richiesta" }).waitFor();
  await other.locator("#side").getByText("chiede una pausa").waitFor();
  // On a phone it is said where one plays, too.
  assert.equal(await other.locator('#bar [data-company="pause"]').count(), options?.isMobile ? 1 : 0);
  await other.locator('#side [data-company="pause"]').click();
  await one.locator('#table[data-paused="true"]').waitFor();
  await one.locator('#side [data-company="go-on"]').click();
  await other.locator('#table[data-paused="false"]').waitFor();

  await other.locator('[data-company="resign"]').click();
  assert.equal((await scene(bea, id)).you !== null, true, "asked first");
  bea.expect(/WebSocket/);
  await other.locator('[data-company="resign-yes"]').click();
  await other.locator('[data-company="resign"]').waitFor({ state: "detached" });
  assert.ok((await scene(anna, id)).seats.some(({ state }) => state === "left"));
  await other.waitForFunction(() => /^Ti sei ritirato: guardi la partita\./.test(document.querySelector(".bar-instruction")?.textContent ?? ""));
  assert.deepEqual(await findings(one), []);
}

/** Who let a turn pass comes back on a phone: there it is said where one plays, not only among the players. */
async function stoodIn(guest) {
  const anna = await guest(PHONE);
  const id = await open(anna, { turn_seconds: 5, misses: 1, pace: 1500 });
  await sit(anna, id);
  const page = await anna.open(`/tables/${id}`);
  const back = page.locator('#bar [data-away="return"]');
  await back.waitFor({ timeout: 60000 });
  await page.locator("#bar").getByText("un bot gioca al tuo posto").waitFor();
  await page.evaluate(() => {
    window.called = false;
    new MutationObserver(() => { if (document.querySelector("#table").dataset.yours === "true") window.called = true; }).observe(document.querySelector("#table"), { attributes: true });
  });
  for (const end = Date.now() + 30000; ;) {
    const { to_act, you } = await scene(anna, id);
    if (to_act === you) break;
    assert.ok(Date.now() < end, "the bot's turn does not come");
    await pause(100);
  }
  await pause(500);
  assert.equal(await page.evaluate(() => window.called), false, "no turn of the bot's is called the reader's");
  assert.deepEqual(await small(page), []);
  await back.click();
  await back.waitFor({ state: "detached" });
  const lines = page.locator('#log-lines [data-verb="seen"]');
  await page.waitForFunction(() => document.querySelectorAll('#log-lines [data-verb="seen"]').length >= 2);
  const told = await lines.allTextContents();
  assert.match(told[0], /^Tempo scaduto: un bot gioca per \p{L}+$/u);
  assert.match(told[1], /^Ospite .+ è di nuovo al tavolo$/);
}

/** Two tabs of a host: the one that was slower is told that the table has changed, and shows it as it is. */
async function twoTabs(guest) {
  const anna = await guest();
  anna.expect(/409/);
  const id = await open(anna, NO_BOTS);
  await sit(anna, id);
  const [quick, slow] = [await room(anna, id), await room(anna, id)];
  let release = () => {};
  const held = new Promise((resolve) => { release = resolve; });
  await slow.route("**/host", async (route) => { await held; await route.continue(); });
  await slow.locator('[data-player="2"] [data-host="bot"]').click();
  await quick.locator('[data-player="2"] [data-host="bot"]').click();
  await quick.locator('[data-player="2"] [data-host="remove"]').waitFor();
  release();
  await slow.locator(".toast-told").waitFor();
  await slow.locator('[data-player="2"] [data-host="remove"]').waitFor();
  await slow.unroute("**/host");
  await slow.locator('[data-player="3"] [data-host="bot"]').click();
  await slow.locator('[data-player="3"] [data-host="remove"]').waitFor();
}

suite({
  "who is played for on a phone is told so where they play, and comes back": ({ guest }) => stoodIn(guest),
  "two tabs of a host press the same button": ({ guest }) => twoTabs(guest),
  "a waiting room: a name, a host who seats, removes and starts, a code": ({ guest }) => waiting(guest),
  "a waiting room on a phone": ({ guest }) => waiting(guest, PHONE),
  "phrases, spectators, a pause all agree on, giving up": ({ guest }) => talking(guest),
  "the same on a phone": ({ guest }) => talking(guest, PHONE),

  "the next game is one table, and its picture can be taken along": async ({ guest }) => {
    const one = await guest();
    const id = await finished(one);
    const [first, again] = [await one.ask("POST", `/api/tables/${id}/rematch`, { nonce: nonce() }), await one.ask("POST", `/api/tables/${id}/rematch`, { nonce: nonce() })];
    assert.equal(first.status, 200, JSON.stringify(first.body));
    assert.equal(again.body.table, first.body.table);
    assert.equal((await scene(one, id)).rematch, first.body.table);
    const next = await scene(one, first.body.table);
    assert.equal(next.seats.filter(({ kind }) => kind === "bot").length, 3);
    assert.equal(next.seats.filter((seat) => seat.kept_for !== undefined).length, 1);
    const stranger = await guest();
    const refused = await stranger.ask("POST", `/api/tables/${id}/rematch`, { nonce: nonce() });
    assert.equal(refused.status, 401);
    const page = await one.open(`/tables/${id}/result.svg`);
    assert.match(await page.evaluate(() => document.documentElement.outerHTML), /^<svg/);
    const form = await one.open(`/tables/new?like=${id}`);
    assert.equal(await form.locator("#field-seat2").inputValue(), "bot:cautious");
    const replay = await one.open(`/tables/${id}/replay?at=40`);
    await replay.locator(".replay-marks").waitFor();
    await replay.waitForFunction(() => Number(document.querySelector(".replay-line input")?.value) > 0);
    await replay.locator(".replay-graph polyline").first().waitFor({ state: "attached" });
    assert.deepEqual(await findings(replay), []);
  },

  "from the end of a game to the next one, and its picture as a file": async ({ guest }) => {
    for (const options of [{}, PHONE]) {
      const one = await guest(options);
      const id = await finished(one);
      const page = await one.open(`/tables/${id}`);
      const download = page.waitForEvent("download");
      await page.locator('[data-end="picture"]').click();
      assert.match((await download).suggestedFilename(), /\.png$/);
      assert.equal(await page.locator('[data-end="like"]').getAttribute("href"), `/tables/new?like=${id}`);
      await page.locator('button[data-end="rematch"]').click();
      await page.waitForURL((url) => url.pathname.startsWith("/tables/") && !url.pathname.includes(id));
      const next = new URL(page.url()).pathname.split("/")[2];
      assert.equal((await scene(one, id)).rematch, next);
      await page.waitForFunction(() => document.querySelector(".bar-title") !== null);
      const now = await scene(one, next);
      assert.ok(now.seats.some(({ player }) => player === now.you_player), "one sits there again");
      const old = await one.open(`/tables/${id}`);
      await old.locator(`a[data-end="rematch"][href="/tables/${next}"]`).waitFor();
    }
  },

  "a game by correspondence says by when it is whose turn": async ({ guest }) => {
    const one = await guest();
    const id = await open(one, { turn_seconds: 86400, minutes: 0, laps: 12 });
    await sit(one, id);
    const home = await one.open("/");
    await home.waitForFunction(async () => {
      const text = await (await fetch("/")).text();
      return text.includes("games-due");
    }, null, { polling: 500, timeout: 20000 });
    await home.reload();
    await home.locator(".games-due").getByText("Tocca a te").waitFor();
    assert.deepEqual(await findings(home), []);
  },

  "pages around the table: themes, presets, odds the other way round": async ({ guest }) => {
    for (const options of [{}, PHONE]) {
      const one = await guest(options);
      const lobby = await one.open("/tables");
      assert.equal(await lobby.locator(".presets-one").count(), 6);
      assert.deepEqual(await findings(lobby), []);
      await lobby.locator('.foot-theme [value="dark"]').click();
      await lobby.locator('html[data-theme="dark"]').waitFor();
      assert.deepEqual(await findings(lobby), []);
      const odds = await one.open("/odds?attackers=12&defenders=4&chain=2,1&garrison=2&wanted=80");
      await odds.getByText("armate si conquista tutto almeno 80 volte su 100").waitFor();
      assert.equal(await odds.locator(".chart").first().locator("tbody tr").count() > 0, true);
      assert.deepEqual(await findings(odds), []);
      await odds.goto("/odds?attackers=&defenders=4&wanted=80");
      const [, needed] = (await odds.locator(".odds-needed").innerText()).match(/^Con (\d+) armate/);
      assert.equal(await odds.locator('[name="attackers"]').inputValue(), needed, "without a number it is the number that is asked for");
      await odds.locator('[name="regulation"]').selectOption("spqr-rtu");
      await odds.locator('[name="kind"]').selectOption("naval");
      await odds.getByText("triremi").first().waitFor();
      assert.doesNotMatch(await odds.locator("main").innerText(), /\b(armate|territori)/i, "chosen, it speaks of the other game at once");
      const regulation = await one.open("/regulations/challenge-2017");
      const height = await regulation.evaluate(() => document.documentElement.scrollHeight);
      assert.ok(height < (options.isMobile ? 4200 : 2600), `${height} px of regulation`);
      if (options.isMobile) for (const page of [lobby, odds, regulation]) assert.deepEqual(await small(page), []);
    }
  },
});
