// How the pages look and who can use them: a phone, a keyboard, both languages, the dark, no motion, a screen reader.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { boardOf, Hands } from "../lib/hands.mjs";
import { suite } from "../lib/suite.mjs";
import { fighting, finished, lands, open, pause, playUntil, reinforcing, scene, sit, usual } from "../lib/table.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function atTable(one, until = reinforcing) {
  for (;;) {
    const id = await open(one);
    await sit(one, id);
    const now = await playUntil(one, id, until);
    if (now.stage !== "playing") continue;
    const page = await one.open(`/tables/${id}`);
    const hands = new Hands(page);
    await hands.turn();
    return { id, page, hands, now };
  }
}

/** What is too small for a thumb or for old eyes, and whether the page is wider than the screen. */
const small = (page) => page.evaluate(() => {
  const main = document.querySelector("main");
  const seen = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    && element.closest(".visually-hidden") === null && element.closest("#board") === null;
  const said = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${(element.textContent ?? "").trim().slice(0, 30)}"`;
  const faults = [];
  for (const element of main.querySelectorAll("button, a, summary, select, input")) {
    const { width, height } = element.getBoundingClientRect();
    if (seen(element) && width > 0 && (width < 43.5 || height < 43.5)) faults.push(`${said(element)} is ${width.toFixed(0)} × ${height.toFixed(0)}`);
  }
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (texts.currentNode.textContent.trim() === "" || !seen(element) || element.closest("svg, script")) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const { width } = element.getBoundingClientRect();
    if (width > 0 && size < 16) faults.push(`${said(element)} is written in ${size} px`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return faults;
});

/** The names of the board that lie under a counter. */
const namesUnderCounters = (page) => page.evaluate(() => {
  const discs = [...document.querySelectorAll("#board .counter:not(.is-empty) :is(.counter-disc, .counter-letter circle)")];
  return [...document.querySelectorAll("#board .area-name tspan")].flatMap((name) => {
    const box = name.getBoundingClientRect();
    return discs.filter((disc) => {
      const { left, top, width } = disc.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + width / 2];
      // A letter does not fill its line: what only touches that hides nothing.
      return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) < width / 2 - 4;
    }).map((disc) => `${name.textContent} under ${disc.closest("[data-of]").dataset.of}`);
  });
});

/** The serious findings of axe. */
async function findings(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.slice(0, 4).map((node) => `${node.target.join(" ")} ${node.failureSummary?.split("\n")[1] ?? ""}`).join("; ")}`);
}

/** A conquest is entered with the fewest; one key asks for the most, and one for the fewest again. */
async function entersWithFewest(page) {
  const slider = page.locator("#move");
  const [min, max] = [await slider.getAttribute("min"), await slider.getAttribute("max")];
  assert.equal(await slider.inputValue(), min);
  if (min === max) return;
  const [least, most] = [page.locator(".bar-bounds button").first(), page.locator(".bar-bounds button").last()];
  await most.press("Enter");
  await page.waitForFunction((wanted) => document.querySelector("#move").value === wanted, max);
  await least.press("Enter");
  await page.waitForFunction((wanted) => document.querySelector("#move").value === wanted, min);
  await page.evaluate(() => document.activeElement.blur());
}

/** A conquest that can attack is chosen as the next origin. */
async function proposes(guest, id, page, conquest) {
  const { may } = await scene(guest, id);
  if (!may.some((line) => line.startsWith(`attack ${conquest} `))) return;
  assert.equal(await page.locator(`#board .area[data-area="${conquest}"]`).getAttribute("aria-pressed"), "true");
}

const accessible = (scheme) => async ({ guest }) => {
  const one = await guest({ bypassCSP: true, colorScheme: scheme });
  const faults = [];
  const look = async (name, page) => { for (const fault of await findings(page)) faults.push(`${name}: ${fault}`); };
  await look("home", await one.open("/"));
  const waiting = await one.open(`/tables/${await open(one, { bots: [] })}`);
  await waiting.locator("#card .button-primary").waitFor();
  await look("open table", waiting);
  const { page, hands, now } = await atTable(one, fighting);
  await look("playing", page);
  await hands.attack(...now.may.find((line) => line.startsWith("attack ")).split(" ").slice(1, 3));
  await hands.settled();
  await page.locator(".battle-roll").first().waitFor();
  await look("attacking", page);
  const id = await finished(one, { regulation: "classico" });
  const over = await one.open(`/tables/${id}`);
  await over.locator(".table-card-places").waitFor();
  await look("over", over);
  const replay = await one.open(`/tables/${id}/replay`);
  await replay.locator(".replay-steps").waitFor();
  await look("replay", replay);
  assert.deepEqual(faults, []);
};

suite({
  "a phone": async ({ guest }) => {
    const one = await guest(PHONE);
    const faults = [];
    const look = async (name, page) => { for (const fault of await small(page)) faults.push(`${name}: ${fault}`); };
    const waiting = await one.open(`/tables/${await open(one, { bots: [] })}`);
    await waiting.locator("#card .button-primary").waitFor();
    await look("open table", waiting);
    const { page, hands, now } = await atTable(one);
    const inside = (name) => page.locator(name).evaluate((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const page = document.querySelector("main").getBoundingClientRect();
      return left >= page.left - 1 && right <= page.right + 1 && top >= page.top - 1 && bottom <= page.bottom + 1 && width > 300 && height > 50;
    });
    assert.ok(await inside("#stage"), "the board is on the screen");
    assert.ok(await inside("#bar"), "the sheet is on the screen");
    assert.ok(await inside("#tabs"), "the tabs are on the screen");
    assert.ok(await page.locator("#tabs").evaluate((tabs) => tabs.getBoundingClientRect().bottom <= innerHeight + 1), "nothing pushes them off it");
    const [board, sheet] = await Promise.all(["#stage", "#bar"].map((name) => page.locator(name).boundingBox()));
    assert.ok(board.y < sheet.y, "the board is above the sheet");
    await look("placing", page);
    const tabs = page.locator("#tabs .tab");
    assert.equal(await tabs.count(), 4);
    for (const [index, name] of ["play", "hand", "players", "log"].entries()) {
      await tabs.nth(index).tap();
      await page.locator(`#table[data-tab="${name}"]`).waitFor();
      if (name !== "play") assert.ok(await page.locator(`.side-panel[data-panel="${name}"]`).isVisible());
      await look(`tab ${name}`, page);
    }
    await tabs.first().tap();
    await hands.place(now.may.find((line) => line.startsWith("place ")).split(" ")[1]);
    await hands.turn();
    await look("choosing", page);
    const id = await finished(one, { regulation: "classico" });
    const over = await one.open(`/tables/${id}`);
    await over.locator(".table-card-places").waitFor();
    await look("over", over);
    const replay = await one.open(`/tables/${id}/replay`);
    await replay.locator(".replay-steps").waitFor();
    for (let index = 0; index < 5; index += 1) {
      await replay.locator("#tabs .tab").nth(index).tap();
      await pause(50);
      await look(`replay, tab ${index + 1}`, replay);
    }
    assert.deepEqual([...new Set(faults)], []);
  },

  "why a turn brings so many armies": async ({ guest }) => {
    const { page, now } = await atTable(await guest());
    const due = Number(now.view.match(/^armies due (\d+)/m)[1]);
    const income = page.locator("#bar .bar-income");
    await income.waitFor();
    assert.equal(Number((await income.innerText()).match(/\d+/)[0]), due);
    assert.match(await income.innerText(), new RegExp(`${[...lands(now.view).values()].filter(({ owner }) => owner === now.you).length} territor`));
    await page.locator(".continents summary").click();
    assert.equal(await page.locator(".continents li").count(), 6);
    assert.match(await page.locator(".continents").innerText(), /Oceania[\s\S]*2 armate a turno/);
  },

  "the log has eight lines beside all panels at 1280×800": async ({ guest }) => {
    const one = await guest();
    const cards = ({ view, you }) => (view.match(new RegExp(`^seat ${you} .*cards (.*) objective`, "m"))?.[1] ?? "").split(" ").length;
    /** Who takes one territory a turn, and with it a card. */
    const taker = (now) => {
      const held = lands(now.view);
      const [attack] = now.may.filter((line) => line.startsWith("attack ")).filter((line) => held.get(line.split(" ")[1]).armies > held.get(line.split(" ")[2]).armies + 2).slice(-1);
      return attack === undefined || / conquests [1-9]/.test(now.view) || now.may.some((line) => line.startsWith("place ")) ? usual(now) : attack.replace(/\d+\.\./, "");
    };
    for (let games = 0; games < 8; games += 1) {
      const id = await open(one, { minutes: 30, turn_seconds: 120 });
      await sit(one, id);
      const now = await playUntil(one, id, (next) => fighting(next) && cards(next) >= 3, taker, 10000).catch(() => ({ stage: "slow" }));
      if (now.stage !== "playing") continue;
      const page = await one.open(`/tables/${id}`);
      await new Hands(page).turn();
      const { lines, covered } = await page.evaluate(() => {
        const [log, hand] = ["#log-lines", "#side .hand"].map((part) => document.querySelector(part));
        const height = parseFloat(getComputedStyle(log).lineHeight);
        return { lines: Math.floor(log.clientHeight / height), covered: hand.getBoundingClientRect().bottom - document.querySelector("#side .log").getBoundingClientRect().top };
      });
      assert.ok(lines >= 8, `${lines} lines`);
      assert.ok(covered < 1, `the log covers ${covered} of the hand`);
      return;
    }
    assert.fail("no game comes to three cards");
  },

  "no name lies under a counter, in either language": async ({ guest }) => {
    for (const locale of ["it-IT", "en-GB"]) assert.deepEqual(await namesUnderCounters((await atTable(await guest({ locale }))).page), [], locale);
  },


  "who is out is still read on a phone": async ({ guest }) => {
    for (const colorScheme of ["light", "dark"]) {
      const { page } = await atTable(await guest({ ...PHONE, colorScheme }));
      const { opacity, ratio } = await page.locator(".strip-seat").first().evaluate((seat) => {
        seat.className = "strip-seat is-out";
        const style = getComputedStyle(seat);
        const light = (/** @type {string} */ colour) => {
          const [r, g, b] = colour.match(/[\d.]+/g).map((part) => Number(part) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
          return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
        };
        const [ink, paper] = [light(style.color), light(style.backgroundColor)];
        return { opacity: style.opacity, ratio: Math.max(ink, paper) / Math.min(ink, paper) };
      });
      assert.ok(opacity === "1" && ratio >= 4.5, `${colorScheme}: opacity ${opacity}, contrast ${ratio}`);
    }
  },

  "a turn with the keyboard alone": async ({ guest }) => {
    const one = await guest();
    let taken = false;
    for (let games = 0; games < 5 && !taken; games += 1) {
      const { id, page, hands } = await atTable(one);
      await page.evaluate(() => {
        for (const kind of ["mousedown", "pointerdown", "touchstart"]) addEventListener(kind, () => { throw new Error("a pointer was used"); }, true);
      });
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-area"));
      while (await hands.turn() === "place") {
        await page.keyboard.press("n");
        const before = lands((await scene(one, id)).view).get(await focused()).armies;
        await page.keyboard.press("Enter");
        await hands.settled();
        assert.equal(lands((await scene(one, id)).view).get(await focused()).armies, before + 1);
      }
      const { view, may } = await scene(one, id);
      const held = lands(view);
      const attacks = may.filter((line) => line.startsWith("attack ")).map((line) => line.split(" ").slice(1, 3));
      const [pair] = attacks.sort((a, b) => (held.get(b[0]).armies - held.get(b[1]).armies) - (held.get(a[0]).armies - held.get(a[1]).armies));
      if (pair !== undefined) {
        const go = async (to) => {
          for (let presses = 0; presses < 60 && await focused() !== to; presses += 1) await page.keyboard.press("n");
          assert.equal(await focused(), to);
          await page.keyboard.press("Enter");
          await hands.drawn();
        };
        await go(pair[0]);
        await go(pair[1]);
        assert.equal(await hands.mode(), "attack");
        await page.keyboard.press("r");
        await hands.settled();
        if (await hands.mode() === "attack") {
          await page.keyboard.press("c");
          await page.locator("#bar .button-stop").waitFor();
          await page.locator("#bar .button-stop").waitFor({ state: "detached", timeout: 30000 });
          await hands.settled();
        }
        if (await hands.mode() === "occupy") {
          taken = true;
          await entersWithFewest(page);
          await page.keyboard.press("Enter");
          await page.locator('#table:not([data-mode="occupy"])').waitFor();
          await hands.settled();
          await proposes(one, id, page, pair[1]);
        }
      }
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      const { view: last } = await scene(one, id);
      await page.keyboard.press("p");
      await hands.drawn();
      if (await page.locator("#bar .bar-question").count() > 0) await page.keyboard.press("p");
      await hands.settled();
      assert.notEqual((await scene(one, id)).view, last, "the turn is over");
      await page.close();
    }
    assert.ok(taken, "nothing was conquered in five games");
  },

  "the keyboard reaches everything": async ({ guest }) => {
    const one = await guest();
    // While fighting the bar always holds a button; one army to place leaves nothing to choose there.
    const { page } = await atTable(one, fighting);
    const reached = new Set();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => {
        const element = document.activeElement;
        const style = element && getComputedStyle(element);
        const ring = element?.matches("body, .area") || style?.outlineStyle !== "none" || style?.boxShadow !== "none";
        return { place: element?.closest("#board, #tools, #bar, #side, #log-lines")?.id ?? "", ring, said: element?.outerHTML.slice(0, 80) };
      });
      reached.add(where.place);
      assert.ok(where.ring, `no focus is seen on ${where.said}`);
    }
    for (const place of ["board", "tools", "bar", "side", "log-lines"]) assert.ok(reached.has(place), `#${place} is not reached`);
    await page.keyboard.press("?");
    assert.ok(await page.locator("dialog#help").isVisible());
    await page.keyboard.press("Escape");
    assert.ok(!await page.locator("dialog#help").isVisible());
  },

  "both languages": async ({ guest }) => {
    const said = new Map();
    for (const [locale, lang] of [["it-IT", "it"], ["en-GB", "en"]]) {
      const one = await guest({ locale });
      const { page, id } = await atTable(one);
      assert.equal(await page.locator("html").getAttribute("lang"), lang);
      said.set(lang, await page.locator("#bar .bar-instruction").textContent());
      const other = lang === "it" ? "en" : "it";
      const translated = await one.open(`/tables/${id}?lang=${other}`);
      await new Hands(translated).turn();
      assert.equal(await translated.locator("html").getAttribute("lang"), other);
      for (const text of await translated.locator("body").evaluate((body) => body.innerText.split("\n"))) {
        assert.ok(!/\{[a-z-]+\}|\b(table|web)-[a-z]+-?[a-z]*\b/.test(text), `not translated: ${text}`);
      }
    }
    assert.notEqual(said.get("it"), said.get("en"));
  },

  "in the dark": async ({ guest }) => {
    const light = async (options) => {
      const one = await guest(options);
      const { page } = await atTable(one);
      return page.locator("#bar").evaluate((bar) => getComputedStyle(bar).backgroundColor.match(/[\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3);
    };
    assert.ok(await light({ colorScheme: "light" }) > 180);
    assert.ok(await light({ colorScheme: "dark" }) < 90);
  },

  "without motion": async ({ guest }) => {
    const one = await guest({ reducedMotion: "reduce" });
    const { id, page, hands, now } = await atTable(one, fighting);
    await page.evaluate(() => {
      window.moved = [];
      const look = () => {
        for (const animation of document.getAnimations()) {
          const { duration } = animation.effect.getComputedTiming();
          if (Number(duration) > 1) window.moved.push(`${animation.effect.target?.getAttribute("class")} ${duration}`);
        }
        for (const float of document.querySelectorAll(".board-floats text")) window.moved.push(float.textContent);
        requestAnimationFrame(look);
      };
      look();
    });
    await hands.attack(...now.may.find((line) => line.startsWith("attack ")).split(" ").slice(1, 3));
    await hands.settled();
    await pause(500);
    assert.deepEqual(await page.evaluate(() => window.moved), []);
    assert.deepEqual(await hands.board(), boardOf(lands((await scene(one, id)).view)));
  },

  "axe, by day": accessible("light"),
  "axe, in the dark": accessible("dark"),
});
