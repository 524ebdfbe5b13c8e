// Nothing that is read lies under something else: every page of a table at eight widths, with two fonts.

import assert from "node:assert/strict";
import { Hands } from "../lib/hands.mjs";
import { suite } from "../lib/suite.mjs";
import { can, fighting, open, phase, playUntil, scene, sit } from "../lib/table.mjs";

const SIZES = [[1440, 900], [1366, 768], [1340, 800], [1280, 800], [1200, 800], [1024, 768], [390, 844], [360, 640]];
/** A wide one, and a narrow one. */
const FONTS = ['"DejaVu Sans", Verdana, sans-serif', '"Liberation Sans", Arial, sans-serif'];

suite({
  "nothing covers words at eight widths with two fonts": async ({ guest }) => {
    const anna = await guest();
    const id = await open(anna, { minutes: 30, turn_seconds: 120 });
    await sit(anna, id);
    const page = await anna.open(`/tables/${id}`);
    /** How high the bar is beside a board, by size: the board does not move with the phase. */
    const heights = {};
    const moments = {
      "first placement": (now) => phase(now.view) === "placement" && can("place")(now),
      "an army put down": (now) => phase(now.view) === "placement" && can("place")(now),
      reinforcements: (now) => phase(now.view) === "reinforce" && can("place")(now),
      combat: fighting,
    };
    for (const [moment, until] of Object.entries(moments)) {
      const { stage } = await playUntil(anna, id, until);
      if (stage !== "playing") break;
      await page.locator('#table[data-yours="true"]').waitFor();
      if (moment === "an army put down") await putDown(page);
      if (moment === "combat") await chooseAttack(page, anna, id);
      for (const [width, height] of SIZES) {
        for (const font of FONTS) {
          await page.setViewportSize({ width, height });
          await page.evaluate((family) => document.documentElement.style.setProperty("--font", family), font);
          await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => done(null))); }));
          assert.deepEqual(await covered(page), [], `${moment} at ${width}×${height} with ${font}`);
          if (width < 900) continue;
          const { height: high } = await page.locator("#bar").boundingBox();
          heights[`${width}×${height}`] ??= high;
          assert.equal(high, heights[`${width}×${height}`], `the bar at ${moment}, ${width}×${height} with ${font}`);
        }
      }
    }
  },

  "the last laps are told at every size, and cover no counter": async ({ guest }) => {
    const anna = await guest();
    for (let games = 0; ; games += 1) {
      assert.ok(games < 8, "no game comes to its last laps");
      const id = await open(anna, { minutes: 0, laps: 1 });
      await sit(anna, id);
      const near = (now) => now.closing?.roll && now.closing.throw_ms === undefined && fighting(now);
      if ((await playUntil(anna, id, near)).stage !== "playing") continue;
      const page = await anna.open(`/tables/${id}`);
      await page.locator('#table[data-yours="true"]').waitFor();
      await new Hands(page).clear();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => done(null))); }));
        const told = page.locator(width < 900 ? ".strip-closing" : ".closing");
        assert.match(await told.innerText(), / o meno, \d+%$/, `at ${width}×${height}`);
        assert.deepEqual(await underBand(page), [], `at ${width}×${height}`);
        assert.deepEqual(await covered(page), [], `at ${width}×${height}`);
      }
      return;
    }
  },
});

/** The counters that lie under what tells how near the end is. */
const underBand = (page) => page.evaluate(() => {
  const bands = [...document.querySelectorAll(".closing, .strip-closing")].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll("#board .counter")].filter((counter) => {
    const { left, right, top, bottom } = counter.getBoundingClientRect();
    return bands.some((band) => left < band.right && right > band.left && top < band.bottom && bottom > band.top);
  }).map(({ dataset }) => dataset.of);
});

/** One army of those due is put down; the territory has the longest name of the board, whichever was dealt. */
async function putDown(page) {
  const hands = new Hands(page);
  const [first] = await hands.open();
  await hands.territory(first);
  const name = page.locator(".bar-stepper-name");
  await name.waitFor();
  await name.evaluate((shown) => { [...shown.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE).data = "Territori del Nord-Ovest"; });
}

/** An attack is chosen, so that its card and its buttons are there. */
async function chooseAttack(page, guest, id) {
  const [, from, to] = (await scene(guest, id)).may.find((line) => line.startsWith("attack ")).split(" ");
  const hands = new Hands(page);
  await hands.territory(from);
  await hands.territory(to);
  await page.locator(".battle-card").waitFor();
}

/** The words of the bar, the panels and what lies over the board that something else covers, or that are cut off. */
const covered = (page) => page.evaluate(() => {
  const faults = [];
  const walker = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node.textContent.trim() === "" || parent.closest("svg, .visually-hidden, dialog, noscript, [hidden], #log-lines") !== null || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      // What has been scrolled out of a panel is not covered: it is elsewhere.
      const panel = parent.closest(".side, .bar, .table-cover");
      const box = panel?.getBoundingClientRect();
      if (box !== undefined && (y < box.top || y > box.bottom)) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && hit !== parent && !parent.contains(hit) && !hit.contains(parent)) faults.push(`"${node.textContent.trim()}" lies under ${hit.className || hit.tagName}`);
    }
  }
  const pieces = [...document.querySelectorAll("#bar :is(button, h1, p, b, span, output)")].filter((one) => one.checkVisibility() && !one.matches(".visually-hidden"));
  for (const [i, one] of pieces.entries()) {
    for (const other of pieces.slice(i + 1)) {
      if (one.contains(other)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const [across, down] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (across > 1 && down > 1) faults.push(`"${one.textContent.trim()}" and "${other.textContent.trim()}" lie on each other`);
    }
  }
  for (const element of document.querySelectorAll("#bar *, .seat-name > span:first-child, .strip *")) {
    if (element.closest("svg") !== null || !element.checkVisibility() || element.matches(".visually-hidden, input")) continue;
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && getComputedStyle(element).overflowX !== "visible") faults.push(`"${element.textContent.trim()}" is cut`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return faults;
});
