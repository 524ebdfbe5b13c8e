// The line goes down, the server goes down, somebody goes away, somebody is faster: nothing happens twice, nothing is lost.

import assert from "node:assert/strict";
import { boardOf, Hands } from "../lib/hands.mjs";
import { suite } from "../lib/suite.mjs";
import { fighting, heap, lands, open, pause, play, playUntil, reinforcing, scene, sit } from "../lib/table.mjs";

/** What a browser says when a request does not go through. */
const DOWN = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED|NETWORK_IO_SUSPENDED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE|NETWORK_CHANGED)/;
const STALE = /status of 409/;

/** A browser without a line: requests and a stream. */
const REQUESTS = { requests: true };

/** A player at a table, on the move, with the page open. */
async function seated(guest, until, options, arriving) {
  const anna = await guest(arriving);
  for (;;) {
    const id = await open(anna, options);
    await sit(anna, id);
    const neighbours = new Map();
    const page = await anna.open(`/tables/${id}`);
    const { territories } = JSON.parse(await page.locator("#board-data").textContent());
    for (const one of territories) neighbours.set(one.id, one.neighbours);
    const now = await playUntil(anna, id, until, (at) => heap(at, neighbours));
    if (now.stage !== "playing") {
      await page.close();
      continue;
    }
    const hands = new Hands(page);
    await hands.turn();
    return { anna, id, page, hands, now };
  }
}

/** Where a fight is longest: the most defenders next to the most attackers. */
function hardest(now, least = 1) {
  const held = lands(now.view);
  const attacks = now.may.filter((line) => line.startsWith("attack ")).map((line) => line.split(" ").slice(1, 3));
  const weight = ([from, to]) => Math.min(held.get(from).armies, held.get(to).armies);
  const [best] = attacks.sort((a, b) => weight(b) - weight(a));
  return best !== undefined && weight(best) >= least ? best : null;
}

const enough = (least) => (now) => fighting(now) && hardest(now, least) !== null;

/** What happened, in the words of a record, and as seen by this player. */
async function happened(guest, id, verb) {
  const answer = await guest.context.request.get(`/api/tables/${id}/record`);
  return (await answer.text()).split("\n").filter((line) => line.startsWith(`  ${verb} `)).length;
}

/** The page shows what the server says, once it has shown everything that happened before, one after the other. */
async function agrees({ anna, id, hands }) {
  for (let tries = 0; ; tries += 1) {
    const wanted = boardOf(lands((await scene(anna, id)).view));
    const shown = await hands.board();
    if (JSON.stringify(shown, Object.keys(wanted)) === JSON.stringify(wanted) || tries > 150) return assert.deepEqual(shown, wanted);
    await pause(100);
  }
}

const shown = (page) => page.locator("#connection").waitFor({ state: "visible" });
const gone = (page) => page.locator("#connection").waitFor({ state: "hidden", timeout: 20000 });

suite({
  "an answer is lost in the middle of an attack": async ({ guest }) => {
    const table = await seated(guest, fighting, {}, REQUESTS);
    const { anna, id, page, hands, now } = table;
    anna.expect(DOWN);
    const sent = [];
    await page.route("**/commands", async (route) => {
      sent.push(route.request().postDataJSON());
      if (sent.length > 1) return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    const before = await happened(anna, id, "attack-declared");
    await hands.attack(...hardest(now));
    await page.waitForResponse((answer) => answer.url().endsWith("/commands") && answer.ok());
    await hands.settled();
    assert.equal(sent.length, 2);
    assert.deepEqual(sent[0], sent[1], "the same thing is asked again under the same name");
    assert.equal(await happened(anna, id, "attack-declared"), before + 1);
    await gone(page);
    await agrees(table);
  },

  "an answer is lost on the line": async ({ guest }) => {
    const anna = await guest();
    const answers = [];
    await anna.context.routeWebSocket(/\/line\?/, (page) => {
      const server = page.connectToServer();
      server.onMessage((text) => {
        if (JSON.parse(text).status === undefined) return page.send(text);
        answers.push(JSON.parse(text));
        if (answers.length > 1) page.send(text);
      });
    });
    const table = await seated(() => anna, fighting);
    const { id, page, hands, now } = table;
    const before = await happened(anna, id, "attack-declared");
    const again = page.waitForRequest((request) => request.url().endsWith("/commands"));
    await hands.attack(...hardest(now));
    assert.equal((await again).postDataJSON().nonce, answers[0].nonce, "the same thing is asked again under the same name");
    await hands.settled();
    assert.equal(await happened(anna, id, "attack-declared"), before + 1);
    await agrees(table);
  },

  "commands go by the line where there is one": async ({ guest }) => {
    const table = await seated(guest, reinforcing);
    const { page, hands } = table;
    const requests = [];
    page.on("request", (request) => { if (/\/(commands|stream)/.test(request.url())) requests.push(request.url()); });
    await hands.place();
    await hands.settled();
    await agrees(table);
    assert.deepEqual(requests, []);
  },

  "a line that has died without a word": async ({ guest }) => {
    const anna = await guest();
    const lines = [];
    await anna.context.routeWebSocket(/\/line\?/, (page) => {
      const line = { dead: false };
      lines.push(line);
      const server = page.connectToServer();
      server.onMessage((text) => { if (!line.dead) page.send(text); });
      page.onMessage((text) => { if (!line.dead) server.send(text); });
    });
    await anna.context.clock.install();
    const table = await seated(() => anna, reinforcing);
    const { id, page, now } = table;
    await agrees(table);
    lines[0].dead = true;
    const where = now.may.find((line) => line.startsWith("place ")).split(" ")[1];
    assert.equal((await play(anna, id, now.version, `place ${where} 1`)).status, 200);
    assert.equal(lines.length, 1);
    await page.clock.fastForward(50000);
    await gone(page);
    await agrees(table);
    assert.equal(lines.length, 2, "it was opened anew");
  },

  "offline in the middle of an attack": async ({ guest }) => {
    const table = await seated(guest, fighting);
    const { anna, id, page, hands, now } = table;
    anna.expect(DOWN);
    const before = await happened(anna, id, "attack-declared");
    const [from, to] = hardest(now);
    await hands.territory(from);
    await hands.territory(to);
    await hands.main().waitFor();
    await anna.context.setOffline(true);
    await shown(page);
    await hands.main().click();
    await pause(300);
    assert.equal(await happened(anna, id, "attack-declared"), before);
    await anna.context.setOffline(false);
    await hands.settled();
    await gone(page);
    assert.equal(await happened(anna, id, "attack-declared"), before + 1);
    await agrees(table);
  },

  "what happened while offline is in the log": async ({ guest }) => {
    const table = await seated(guest, reinforcing);
    const { anna, id, page, now } = table;
    anna.expect(DOWN);
    await anna.context.setOffline(true);
    await shown(page);
    const where = now.may.find((line) => line.startsWith("place ")).split(" ")[1];
    const lines = () => page.locator('#log-lines [data-verb="placed"]').count();
    const had = await lines();
    assert.equal((await play(anna, id, now.version, `place ${where} 1`)).status, 200);
    await anna.context.setOffline(false);
    await gone(page);
    await agrees(table);
    await page.waitForFunction((wanted) => document.querySelectorAll('#log-lines [data-verb="placed"]').length >= wanted, had + 1);
    assert.equal(await lines(), had + 1);
  },

  "the server is killed in the middle of a turn": async ({ guest, server }) => {
    const table = await seated(guest, reinforcing);
    const { anna, page, hands } = table;
    anna.expect(DOWN);
    // Who takes the table over gives back the time it was down, which is an entry of the log: a move sent before the page has heard of
    // it is stale, and the page sends it again by itself.
    anna.expect(STALE);
    await server.kill();
    await shown(page);
    assert.notEqual(await page.locator("#connection").textContent(), "");
    await hands.place();
    await pause(300);
    await server.again();
    await hands.settled();
    await gone(page);
    await agrees(table);
    await hands.turn();
    for (let steps = 0; steps < 3; steps += 1) await hands.step();
    await agrees(table);
  },

  "who looks on later is told so, and sees everything": async ({ guest }) => {
    const anna = await guest();
    const id = await open(anna, { delay_seconds: 4 });
    await sit(anna, id);
    await playUntil(anna, id, reinforcing);
    const bruno = await guest();
    const page = await bruno.open(`/tables/${id}`);
    await page.locator("#side .seats-delay", { hasText: "4 secondi" }).waitFor();
    const lines = () => page.locator("#log-lines p").count();
    const first = await lines();
    // However long the page took to open, what is done now is still to come for who looks on later.
    const now = await scene(anna, id);
    const where = now.may.find((line) => line.startsWith("place ")).split(" ")[1];
    assert.equal((await play(anna, id, now.version, `place ${where} 1`)).status, 200);
    for (let waited = 0; await lines() <= first; waited += 1) {
      assert.ok(waited < 150, "nothing more is told");
      await pause(100);
    }
    const mine = await anna.open(`/tables/${id}`);
    assert.equal(await mine.locator("#side .seats-delay").count(), 0, "who plays sees everything at once");
  },

  "the lobby shows a new table by itself": async ({ guest }) => {
    const anna = await guest();
    const page = await anna.open("/tables");
    const bruno = await guest();
    const id = await open(bruno, { bots: [], listed: true });
    const link = page.locator(`.games-row a[href="/tables/${id}"]`).first();
    await link.waitFor({ timeout: 20000 });
    await link.focus();
    await sit(bruno, id);
    await page.locator(".games-row", { has: page.locator(`a[href="/tables/${id}"]`) }).locator(".games-chair:not(.is-free)").waitFor({ timeout: 20000 });
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("href")), `/tables/${id}`, "the link keeps the focus");
  },

  "two pages of one player": async ({ guest }) => {
    const table = await seated(guest, reinforcing);
    const { anna, id, page, hands } = table;
    const second = await anna.open(`/tables/${id}`);
    const there = new Hands(second);
    assert.equal(await there.turn(), "place");
    await page.bringToFront(); // A page that lies behind another draws seldom.
    await hands.place();
    await hands.settled();
    await second.bringToFront();
    await second.waitForFunction(() => document.querySelector("#table").dataset.mode !== "place");
    await there.pass();
    await agrees(table);
    await agrees({ ...table, hands: there });
  },

  "somebody was faster, and it is still possible": async ({ guest }) => {
    const table = await seated(guest, (now) => reinforcing(now) && now.may.some((line) => /^place \S+ 1\.\.[2-9]/.test(line)), {}, REQUESTS);
    const { anna, id, page, hands, now } = table;
    anna.expect(STALE);
    const [first, other] = now.may.filter((line) => line.startsWith("place ")).map((line) => line.split(" ")[1]);
    const answers = [];
    page.on("response", (answer) => { if (answer.url().endsWith("/commands")) answers.push(answer.status()); });
    await page.route("**/commands", async (route) => {
      if (answers.length === 0) await play(anna, id, now.version, `place ${other} 1`);
      await route.continue();
    });
    const held = lands(now.view);
    await hands.territory(first);
    await page.waitForResponse((answer) => answer.url().endsWith("/commands") && answer.ok());
    await hands.settled();
    assert.deepEqual(answers, [409, 200]);
    const after = lands((await scene(anna, id)).view);
    assert.equal(after.get(first).armies, held.get(first).armies + 1);
    assert.equal(after.get(other).armies, held.get(other).armies + 1);
    await agrees(table);
  },

  "somebody was faster, and it is no longer possible": async ({ guest }) => {
    const table = await seated(guest, fighting, {}, REQUESTS);
    const { anna, id, page, hands, now } = table;
    anna.expect(STALE);
    let sent = 0;
    await page.route("**/commands", async (route) => {
      sent += 1;
      if (sent === 1) await play(anna, id, now.version, "pass");
      await route.continue();
    });
    await hands.attack(...hardest(now));
    await page.locator("#notice .toast-told").waitFor();
    assert.equal(sent, 1);
    await agrees(table);
  },

  "rolling on is stopped half-way": async ({ guest }) => {
    const table = await seated(guest, enough(4), {}, REQUESTS);
    const { anna, id, page, hands, now } = table;
    let sent = 0;
    await page.route("**/commands", async (route) => {
      sent += 1;
      await pause(400);
      await route.continue();
    });
    const before = await happened(anna, id, "battle-rolled");
    const [from, to] = hardest(now, 4);
    await hands.territory(from);
    await hands.territory(to);
    await page.locator("#battle .battle-ways button").first().click();
    await page.locator("#bar .button-stop").click();
    await hands.settled();
    await pause(900);
    assert.equal(sent, 1, "nothing is rolled after the stop");
    assert.equal(await happened(anna, id, "battle-rolled"), before + 1);
    assert.equal(await page.locator("#bar .button-stop").count(), 0);
    await agrees(table);
  },

  "rolling on until the end": async ({ guest }) => {
    const table = await seated(guest, enough(2));
    const { page, hands, now } = table;
    const [from, to] = hardest(now, 2);
    await hands.territory(from);
    await hands.territory(to);
    await page.locator("#battle .battle-ways button").first().click();
    await page.locator("#bar .button-stop").waitFor();
    await page.locator("#bar .button-stop").waitFor({ state: "detached", timeout: 30000 });
    await hands.settled();
    if (await hands.mode() === "occupy") await hands.step();
    await agrees(table);
  },

  "a bot stands in for who left, and gives the seat back": async ({ guest }) => {
    const anna = await guest();
    const id = await open(anna, { turn_seconds: 5, misses: 1, pace: 1500 });
    await sit(anna, id);
    const page = await anna.open(`/tables/${id}`);
    await new Hands(page).turn();
    await page.close();
    for (let waited = 0; ; waited += 1) {
      const { seats } = await scene(anna, id);
      if (seats.some((seat) => seat.kind === "person" && seat.state === "stood-in")) break;
      assert.ok(waited < 100, "nobody stands in");
      await pause(200);
    }
    const again = await anna.open(`/tables/${id}`);
    await again.locator("#side .seats > .button-primary").click();
    await again.locator("#side .seats-stand-in").waitFor({ state: "detached" });
    const { seats } = await scene(anna, id);
    assert.equal(seats.find((seat) => seat.kind === "person").state, "here");
    const hands = new Hands(again);
    assert.notEqual(await hands.turn(30000), "over");
    await hands.step();
  },
});
