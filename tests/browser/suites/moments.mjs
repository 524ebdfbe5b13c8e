// The moments of a game on its page: the objective, the closing roll, the end, what happened meanwhile, slips, a newcomer.

import assert from "node:assert/strict";
import { findings, small } from "../lib/checks.mjs";
import { boardOf, Hands } from "../lib/hands.mjs";
import { suite } from "../lib/suite.mjs";
import { atThrow, can, fighting, heap, lands, open, pause, phase, play, playUntil, scene, sit, usual } from "../lib/table.mjs";

/** Armies everywhere, so that there is something to defend. */
const spread = (now) => {
  const places = now.may.filter((line) => line.startsWith("place "));
  return places.length === 0 ? usual(now) : `place ${places[now.version % places.length].split(" ")[1]} 1`;
};

/** A game that a closing roll ended and in which this guest has thrown. */
async function endedByRoll(guest) {
  for (let games = 0; games < 8; games += 1) {
    const id = await atThrow(guest);
    const end = await playUntil(guest, id, () => false, usual, 10000).catch(() => null);
    if (end?.stage !== "over") continue;
    const { body } = await guest.ask("GET", `/api/tables/${id}/log?most=5`);
    if (body.lines.some(({ event }) => event === "game-ended closing")) return id;
  }
  return assert.fail("no game ends with a closing roll");
}

/** Bots that can be followed: a page that falls far behind is shown the position, not the dice that led to it. */
const AT_SIGHT = { pace: 30 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const SMALL_PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** Attacks whenever it can, and holds together what it is given: so many enter that there is a choice. */
const bold = (now) => now.may.findLast((line) => line.startsWith("attack ")) ?? heap(now, new Map());

/** How much of the height of a phone is board. */
const boardShare = (page) => page.evaluate(() => {
  const board = document.querySelector(".table-board").getBoundingClientRect();
  const bar = document.querySelector("#bar").getBoundingClientRect();
  return (bar.top - board.top) / innerHeight;
});

suite({
  "sdadata: the player's own button, seen by everybody": async ({ guest }) => {
    const [anna, watcher] = [await guest(), await guest(PHONE)];
    const [page, other] = [await anna.open("/"), await watcher.open("/")];
    const look = (table) => Promise.all([page, other].map((one) => one.goto(`/tables/${table}`)));
    const id = await atThrow(anna, look, AT_SIGHT);
    const before = await scene(anna, id);
    const { roll } = before.closing;
    const button = page.locator("#bar [data-act=primary]");
    await page.locator(".closing.is-yours").waitFor();
    assert.match(await button.innerText(), /Sdada/);
    assert.match(await page.locator(".closing-told").innerText(), new RegExp(`serve ${roll.sums[0]} o meno, ${roll.percent}%`));
    await other.locator(".closing.is-awaited").waitFor();
    assert.equal(await other.locator("#bar [data-act=primary]").count(), 0, "who watches cannot throw");
    await button.dblclick();
    for (const one of [page, other]) {
      await one.locator(".closing-dice .die-single").first().waitFor();
      assert.equal(await one.locator(".closing-dice .die-single").count(), 2);
      assert.match(await one.locator(".closing-verdict").innerText(), /continua|finita/);
    }
    assert.equal(await page.locator(".toast").count(), 0, "a second click is no fault");
    const { body } = await anna.ask("GET", `/api/tables/${id}/log?most=400`);
    const [due, rolled] = ["closing-due", "closing-rolled"].map((verb) => body.lines.filter(({ event }) => event.startsWith(`${verb} `)).length);
    assert.ok(due - rolled <= 1, "every roll is thrown once");
  },

  "sdadata: the dice of a game that ended with a player's throw are checked, and seen again": async ({ guest }) => {
    const anna = await guest();
    const id = await endedByRoll(anna);
    const page = await anna.open(`/tables/${id}/replay`);
    await page.locator("#bar .replay-steps").waitFor();
    await page.keyboard.press("End");
    await page.locator(".closing-dice .die-single").nth(1).waitFor();
    await page.locator(".fairness-check button").first().click();
    await page.locator(".fairness-good").first().waitFor({ timeout: 20000 });
  },

  "sdadata: by itself after five seconds": async ({ guest }) => {
    const anna = await guest(PHONE);
    const page = await anna.open("/");
    const id = await atThrow(anna, (table) => page.goto(`/tables/${table}`), AT_SIGHT);
    const before = await scene(anna, id);
    await page.locator(".closing.is-yours").waitFor();
    assert.deepEqual(await small(page), []);
    await page.waitForFunction(() => document.querySelector(".closing-dice .die-single") !== null, null, { timeout: 20000 });
    const { version } = await scene(anna, id);
    assert.ok(version > before.version);
  },

  "sdadata without motion: what came of it is read as long": async ({ guest }) => {
    const anna = await guest({ reducedMotion: "reduce" });
    const page = await anna.open("/");
    const watch = () => {
      window.seen = { verdict: 0, result: 0 };
      const look = () => {
        const now = performance.now();
        if (!window.seen.verdict && document.querySelector(".closing-dice.is-end") !== null) window.seen.verdict = now;
        if (!window.seen.result && document.querySelector("#result-title") !== null) window.seen.result = now;
        requestAnimationFrame(look);
      };
      look();
    };
    for (let games = 0; games < 12; games += 1) {
      const id = await atThrow(anna, async (table) => { await page.goto(`/tables/${table}`); }, AT_SIGHT);
      await page.locator(".closing.is-yours").waitFor();
      await page.evaluate(watch);
      await page.locator("#bar [data-act=primary]").click();
      await page.locator(".closing-verdict").waitFor();
      if ((await scene(anna, id)).stage !== "over") continue;
      await page.locator("#result-title").waitFor();
      const { verdict, result } = await page.evaluate(() => window.seen);
      assert.ok(verdict > 0 && result - verdict > 2000, `the dice that ended the game were seen for ${Math.round(result - verdict)} ms`);
      return;
    }
  },

  "the end says who and how, with what everybody played for": async ({ guest }) => {
    const anna = await guest();
    const page = await anna.open("/");
    let id = "";
    for (let games = 0; games < 6; games += 1) {
      id = await open(anna, { minutes: 0, game_seconds: 2 });
      await sit(anna, id);
      await page.goto(`/tables/${id}`);
      const end = await playUntil(anna, id, () => false, usual, 12000).catch(() => null);
      if (end?.stage === "over") break;
    }
    await page.locator("#result-title").waitFor();
    const told = await page.locator("#result-title").innerText();
    assert.match(told, /fa RisiKo!$|^Alla sdadata vince .+, \d+ punt/);
    const picture = await page.evaluate((address) => fetch(address).then((answer) => answer.text()), `/tables/${id}/result.svg`);
    assert.ok(picture.toLowerCase().includes(`>${told.toLowerCase()}</text>`), "the picture that is passed on says the same");
    assert.equal(await page.locator(".end-objective .board-goal").count(), 4);
    assert.ok(await page.locator(".end-objective .is-wanted").count() > 40);
    const names = await page.locator(".table-card-places tr").allInnerTexts();
    assert.equal(new Set(names.filter((row) => row.includes("prudente")).map((row) => /\p{L}+ \(prudente\)/u.exec(row)?.[0])).size, 3, "three bots, three names");
    assert.equal(await page.locator('.table-card-links a[href$="/replay"]').count(), 1);
    assert.deepEqual(await findings(page), []);
    await page.reload();
    // Also to who comes later, as soon as the log is there.
    await page.waitForFunction(() => /fa RisiKo!$|^Alla sdadata vince/.test(document.querySelector("#result-title")?.textContent ?? ""));
  },

  "an objective is dealt, and three armies are kept until they are confirmed": async ({ guest }) => {
    const anna = await guest();
    const id = await open(anna, { minutes: 0 });
    const page = await anna.open(`/tables/${id}`);
    await page.locator("#card .button-primary").click();
    const hands = new Hands(page);
    await hands.turn();
    await hands.colour();
    await page.locator(".dealt .board-goal .is-wanted").first().waitFor();
    await hands.turn();
    const before = boardOf(lands((await scene(anna, id)).view));
    const [one, two] = await hands.open();
    for (const area of [one, one, two]) await hands.territory(area);
    await pause(300);
    const kept = await hands.board();
    const more = (area, by) => `${before[area].split(" ")[0]} ${Number(before[area].split(" ")[1]) + by}`;
    assert.deepEqual([kept[one], kept[two]], [more(one, 2), more(two, 1)]);
    assert.deepEqual(boardOf(lands((await scene(anna, id)).view)), before, "nothing is sent yet");
    await page.keyboard.press("u");
    await pause(300);
    assert.equal((await hands.board())[two], before[two]);
    await hands.territory(one);
    await hands.main().click();
    await page.waitForFunction(() => document.querySelector("#table").dataset.busy === "false");
    const held = lands((await scene(anna, id)).view);
    assert.equal(held.get(one).armies, Number(before[one].split(" ")[1]) + 3);
  },

  "since my turn: what was lost, and the lap again": async ({ guest }) => {
    const anna = await guest();
    const page = await anna.open("/");
    let lost = null;
    for (let games = 0; games < 5 && lost === null; games += 1) {
      const id = await open(anna, { minutes: 0 });
      await sit(anna, id);
      await page.goto(`/tables/${id}`);
      await playUntil(anna, id, (now) => phase(now.view) === "reinforce" && can("place")(now));
      const mine = (now) => [...lands(now.view)].filter(([, { owner }]) => owner === now.you).map(([area]) => area);
      const before = mine(await scene(anna, id));
      await playUntil(anna, id, (now) => !can("place")(now));
      await play(anna, id, (await scene(anna, id)).version, "pass");
      const now = await playUntil(anna, id, (next) => phase(next.view) === "reinforce" && can("place")(next));
      const after = mine(now);
      lost = now.stage === "playing" && before.some((area) => !after.includes(area)) ? before.filter((area) => !after.includes(area)) : null;
    }
    assert.ok(lost !== null, "nobody takes anything");
    // The turn before began with the same card: what is awaited is what this one tells.
    await page.locator(".since p", { hasText: /^hai perso .+\((rosso|blu|giallo|verde|nero|viola)\)/i }).waitFor();
    await page.locator(".since-buttons button").first().click();
    await page.waitForFunction(() => document.querySelectorAll("#board .area.is-open").length === 0);
    await page.waitForFunction(() => document.querySelectorAll("#board .area.is-open").length > 0, null, { timeout: 15000 });
    const told = await page.locator(".since p").innerText();
    await page.reload();
    assert.equal(await page.locator(".since p").innerText(), told, "who opens the page again is told too");
    await page.locator(".since .button-icon").click();
    await page.reload();
    await new Hands(page).turn();
    assert.equal(await page.locator(".since").count(), 0);
  },

  "a newcomer is told six things once, and finds the rules on a phone": async ({ guest }) => {
    const anna = await guest({ ...SMALL_PHONE, newcomer: true });
    const id = await open(anna, { minutes: 0 });
    const page = await anna.open(`/tables/${id}`);
    await page.locator("#card .button-primary").click();
    const hands = new Hands(page);
    await hands.turn();
    await hands.colour();
    await page.locator(".dealt").waitFor();
    assert.match(await page.locator(".dealt").innerText(), /fai RisiKo!/);
    await page.locator(".dealt button").click();
    await page.locator(".hint-bubble").waitFor();
    assert.deepEqual(await small(page), []);
    await page.locator(".hint-buttons button").last().click();
    await hands.drawn();
    assert.equal(await page.locator(".hint-bubble").count(), 0);
    await page.reload();
    await hands.turn();
    assert.equal(await page.locator(".hint-bubble").count(), 0, "never again");
    await page.locator('#tools button[aria-label="Aiuto"]').click();
    assert.match(await page.locator("#help").innerText(), /con 4, 5, 6, 7 o meno/);
    assert.deepEqual(await findings(page), []);
  },

  "a hint covers no button, and on a small phone not the board": async ({ guest }) => {
    const anna = await guest({ ...SMALL_PHONE, newcomer: true });
    const id = await open(anna, { minutes: 0 });
    await sit(anna, id);
    await playUntil(anna, id, (now) => phase(now.view) === "placement" && can("place")(now));
    const page = await anna.open(`/tables/${id}`);
    await page.evaluate(() => localStorage.setItem("sdadata.hints", "objective"));
    await page.reload();
    await page.locator(".hint-bubble").waitFor();
    const [stage, bubble] = [await page.locator("#stage").boundingBox(), await page.locator(".hint-bubble").boundingBox()];
    assert.ok(bubble.y - stage.y >= 280, `${bubble.y - stage.y} px of board`);
    await playUntil(anna, id, fighting);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => localStorage.setItem("sdadata.hints", "objective place reinforce"));
    await page.reload();
    await page.locator(".hint-bubble").waitFor();
    assert.deepEqual(await underHint(page), []);
  },

  "whatever a hint says, a phone keeps most of its height for the board": async ({ guest }) => {
    const anna = await guest({ ...PHONE, newcomer: true });
    const id = await open(anna, { minutes: 30, turn_seconds: 120 });
    await sit(anna, id);
    const page = await anna.open(`/tables/${id}`);
    const moments = {
      objective: (now) => phase(now.view) === "placement" && can("place")(now),
      place: (now) => phase(now.view) === "placement" && can("place")(now),
      reinforce: (now) => phase(now.view) === "reinforce" && can("place")(now),
      attack: fighting,
      occupy: can("occupy"),
      end: fighting,
    };
    const short = [];
    for (const [hint, until] of Object.entries(moments)) {
      const { stage } = await playUntil(anna, id, until, bold);
      if (stage !== "playing") break;
      for (const [width, height] of [[390, 844], [360, 640]]) {
        for (const lang of ["it", "en"]) {
          await page.setViewportSize({ width, height });
          await page.evaluate((told) => localStorage.setItem("sdadata.hints", told), Object.keys(moments).filter((one) => one !== hint).join(" "));
          await page.goto(`/tables/${id}?lang=${lang}`);
          await new Hands(page).turn();
          await new Hands(page).clear();
          await page.locator(".hint-bubble").waitFor();
          const share = await boardShare(page);
          if (process.env["PICTURES"]) await page.screenshot({ path: `${process.env["PICTURES"]}/hint-${hint}-${width}-${lang}.png` });
          if (share < 0.55) short.push(`${hint}, ${lang}, ${width}×${height}: ${share.toFixed(3)}`);
        }
      }
    }
    assert.deepEqual(short, []);
  },

  "a phone gives the board more than half of its height, with lap, points and clock": async ({ guest }) => {
    const anna = await guest(SMALL_PHONE);
    const id = await open(anna, { minutes: 30, turn_seconds: 120 });
    await sit(anna, id);
    await playUntil(anna, id, (now) => phase(now.view) === "reinforce" && can("place")(now));
    const page = await anna.open(`/tables/${id}`);
    const hands = new Hands(page);
    await hands.turn();
    const share = () => boardShare(page);
    assert.ok(await share() > 0.55, `the board has ${await share()}`);
    assert.match(await page.locator(".strip-figures").innerText(), /giro \d[\s\S]*punt[\s\S]*turno[\s\S]*\d:\d\d/i);
    const [strip, game] = await Promise.all([".strip-figures", ".strip-game"].map((part) => page.locator(part).boundingBox()));
    assert.ok(game.y + game.height <= strip.y + strip.height + 1 && game.x + game.width <= 360, "both clocks are in one line");
    const [area] = await hands.open();
    await hands.territory(area);
    const outline = await page.evaluate(() => [document.querySelector("#board"), document.activeElement].map((one) => getComputedStyle(one).outlineStyle));
    assert.deepEqual(new Set(outline), new Set(["none"]), "no frame after a tap");
    assert.ok(await share() >= 0.55, `with a territory chosen the board has ${await share()}`);
    assert.match(await page.locator(`[data-area="${area}"]`).getAttribute("aria-label"), /confina con /);
    const now = await playUntil(anna, id, (next) => can("attack")(next) && !can("place")(next));
    await hands.turn();
    const [, from, to] = now.may.find((line) => line.startsWith("attack ")).split(" ");
    await hands.territory(from);
    await hands.territory(to);
    await hands.drawn();
    assert.equal(await hands.mode(), "attack");
    assert.ok(await share() > 0.55, `with an attack chosen the board has ${await share()}`);
  },

  "a whole game with one thumb": async ({ guest }) => {
    const anna = await guest({ ...PHONE, isMobile: true });
    const page = await anna.open("/");
    let mode = "";
    for (let games = 0; games < 4 && mode !== "over"; games += 1) {
      const id = await open(anna, { minutes: 0, game_seconds: 6 });
      await page.goto(`/tables/${id}`);
      await page.locator("#card .button-primary").tap();
      const hands = new Hands(page, { thumb: true });
      for (let steps = 0; steps < 120 && mode !== "over"; steps += 1) mode = await hands.step();
    }
    assert.equal(mode, "over");
    await page.locator("#result-title").waitFor();
    assert.deepEqual(await small(page), []);
    await page.locator(".table-card-close").tap();
    await page.locator("#bar [data-act=primary]").waitFor();
  },

  "the site can be installed, and without a network it says so": async ({ guest, server }) => {
    const anna = await guest({ worker: true });
    const id = await open(anna, { minutes: 0 });
    const page = await anna.open(`/tables/${id}`);
    const manifest = await anna.ask("GET", await page.locator('link[rel="manifest"]').getAttribute("href"));
    assert.equal(manifest.body.display, "standalone");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await page.reload();
    await page.locator('#table[data-stage="open"]').waitFor();
    const kept = await page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat());
    assert.ok(kept.includes("/offline") && kept.every((path) => path === "/offline" || path.startsWith("/assets/")), `no table is kept: ${kept}`);
    anna.expect(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to (fetch|load)/);
    await anna.context.setOffline(true);
    await page.goto(`/tables/${id}`).catch(() => {});
    assert.match(await page.locator("h1").first().innerText(), /Niente rete/);
    assert.equal(await page.locator("nav").count(), 0, "nothing of who used the browser before");
    await anna.context.setOffline(false);
    // At once, and not when the page would look again by itself; a browser that only plays being without a network does not say it.
    await page.evaluate(() => { dispatchEvent(new Event("online")); });
    await page.locator('#table[data-stage="open"]').waitFor({ timeout: 8000 });
    assert.ok(server.address.length > 0);
  },

  "a first game begins with hints, against easy bots": async ({ guest }) => {
    const anna = await guest();
    const page = await anna.open("/");
    await page.locator('a[href="/first-game"]').click();
    await page.locator("form[action='/first-game'] button").click();
    await page.waitForURL(/\/tables\/[^/]+\?guided$/);
    const hands = new Hands(page);
    assert.equal(await hands.turn(30000), "colour");
    await hands.colour();
    assert.match(await page.locator(".dealt").innerText(), /fai RisiKo!/);
    const { table, seats } = await scene(anna, new URL(page.url()).pathname.split("/").at(-1));
    assert.equal(table.options.game_seconds, 600);
    assert.deepEqual(new Set(seats.filter(({ kind }) => kind === "bot").map(({ bot }) => bot)), new Set(["principiante"]));
  },

  "whoever looks elsewhere is called, and finds the bar": async ({ guest }) => {
    const anna = await guest();
    await anna.context.addInitScript(() => {
      if (!location.protocol.startsWith("http")) return;
      localStorage.setItem("sdadata.notices", "on");
      globalThis.called = [];
      globalThis.Notification = class { static permission = "granted"; constructor(title, { body }) { globalThis.called.push(`${title}: ${body}`); } close() {} };
    });
    const id = await open(anna, { minutes: 0 });
    await sit(anna, id);
    await playUntil(anna, id, (now) => can("pass")(now) && !can("place")(now));
    const page = await anna.open(`/tables/${id}`);
    await new Hands(page).turn();
    assert.match(await page.title(), /Tocca a te/);
    assert.equal(await page.evaluate(() => document.activeElement.id), "bar", "the focus is where something can be done");
    await page.evaluate(() => { Object.defineProperty(document, "hidden", { get: () => true }); globalThis.called.length = 0; });
    await play(anna, id, (await scene(anna, id)).version, "pass");
    await page.waitForFunction(() => globalThis.called.length > 0, null, { timeout: 20000 });
    assert.match(await page.evaluate(() => globalThis.called[0]), /^Tocca a te: /);
  },

  "defence: no question with one answer, and always the most where that is wished": async ({ guest }) => {
    const anna = await guest();
    const page = await anna.open("/");
    let asked = false;
    for (let games = 0; games < 6 && !asked; games += 1) {
      const id = await open(anna, { regulation: "classico", players: 3, bots: ["cautious", "cautious"], minutes: 0 });
      await sit(anna, id);
      const now = await playUntil(anna, id, (next) => next.may.some((line) => /^defend \d\.\.\d/.test(line)), spread, 20000).catch(() => ({ stage: "slow" }));
      if (now.stage !== "playing") continue;
      asked = true;
      await page.goto(`/tables/${id}`);
      await page.locator('#table[data-mode="defend"]').waitFor();
      assert.match(await page.locator(".battle-told").innerText(), /Ti attacca con \d dad/);
      await page.locator("#bar .bar-choices .button-quiet").click();
      await page.waitForFunction(() => document.querySelector("#table").dataset.mode !== "defend");
      await pause(1500);
      assert.notEqual(await page.locator("#table").getAttribute("data-mode"), "defend");
    }
    assert.ok(asked, "nobody attacks");
  },
});

/** The buttons that a hint lies on. */
const underHint = (page) => page.evaluate(() => {
  const hint = document.querySelector(".hint-bubble")?.getBoundingClientRect();
  if (hint === undefined) return [];
  return [...document.querySelectorAll("#table button")].filter((one) => one.checkVisibility() && one.closest(".hint-bubble") === null).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < hint.right && right > hint.left && top < hint.bottom && bottom > hint.top;
  }).map((one) => one.textContent.trim());
});
