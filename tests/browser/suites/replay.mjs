// A finished game, looked at again.

import assert from "node:assert/strict";
import { boardOf, Hands } from "../lib/hands.mjs";
import { suite } from "../lib/suite.mjs";
import { finished, lands, pause } from "../lib/table.mjs";

async function looking(guest, options) {
  const one = await guest(options);
  const id = await finished(one, { regulation: "classico", players: 3, bots: ["cautious", "cautious"] });
  const page = await one.open(`/tables/${id}/replay`);
  await page.locator(".replay-steps").waitFor();
  const { body } = await one.ask("GET", `/api/tables/${id}/replay`);
  const line = page.locator(".replay-line input");
  const at = async () => Number(await line.inputValue());
  const button = (index) => page.locator(".replay-steps button").nth(index);
  const shows = async (index) => {
    await pause(350);
    assert.deepEqual(await new Hands(page).board(), { ...nothing(body), ...boardOf(lands(body.scenes[index].view)) });
  };
  return { one, id, page, scenes: body.scenes, at, button, shows };
}

/** Territories nobody holds yet are shown empty. */
const nothing = ({ scenes }) => Object.fromEntries([...lands(scenes.at(-1).view).keys()].map((id) => [id, " "]));

const checked = async (page) => {
  await page.locator(".fairness-check button").click();
  await page.locator(".fairness-check .fairness-good, .fairness-check .wrong").waitFor();
};

/** What is chosen in a list of the replay and does not fit into it. */
const cutChoices = (page) => page.locator(".replay-choices select").evaluateAll((all) => all.flatMap((list) => {
  const style = getComputedStyle(list);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
  return [...list.options].map((one) => one.text).filter((text) => pen.measureText(text).width > room);
}));

suite({
  "what is chosen can be read whole": async ({ guest }) => {
    const { page } = await looking(guest);
    for (const [width, height] of [[1440, 900], [1280, 800], [1024, 768], [390, 844]]) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await cutChoices(page), [], `at ${width}`);
    }
    // On the lowest phone the board comes first: both lists share a line, and are read whole when they are open.
    await page.setViewportSize({ width: 360, height: 640 });
    const [turn, eyes] = await Promise.all([0, 1].map((at) => page.locator(".replay-choices select").nth(at).boundingBox()));
    assert.equal(turn.y, eyes.y);
  },

  "step by step": async ({ guest }) => {
    const { page, scenes, at, button, shows } = await looking(guest);
    const [first, back, forward, last] = [button(0), button(1), button(3), button(4)];
    const began = await at();
    assert.ok(began > 0, "it opens on a board with armies");
    await shows(began);
    await first.click();
    for (let steps = 0; steps < 5; steps += 1) await forward.click();
    assert.equal(await at(), 5);
    await shows(5);
    await back.click();
    assert.equal(await at(), 4);
    await page.keyboard.press("Escape");
    await page.locator("body").press("ArrowRight");
    assert.equal(await at(), 5);
    await last.click();
    assert.equal(await at(), scenes.length - 1);
    assert.ok(await forward.isDisabled());
    await shows(scenes.length - 1);
    await first.click();
    assert.equal(await at(), 0);
    assert.ok(await back.isDisabled());
  },

  "a long sentence can be read to its end": async ({ guest }) => {
    const { page } = await looking(guest);
    const words = page.locator(".replay-words");
    const end = await words.evaluate((element) => {
      element.textContent = "Giro 12, una frase lunga. ".repeat(40);
      element.scrollTop = element.scrollHeight;
      return element.scrollTop + element.clientHeight - element.scrollHeight;
    });
    assert.ok(Math.abs(end) < 2 && ["auto", "scroll"].includes(await words.evaluate((element) => getComputedStyle(element).overflowY)));
  },

  "by itself": async ({ guest }) => {
    const { at, button, page } = await looking(guest);
    for (let presses = 0; presses < 2; presses += 1) await page.locator(".replay-speed").click();
    await button(2).click();
    await page.waitForFunction(() => Number(document.querySelector(".replay-line input").value) >= 3);
    await button(2).click();
    const stopped = await at();
    await pause(600);
    assert.equal(await at(), stopped);
  },

  "a turn, somebody's eyes, a link": async ({ guest }) => {
    const { one, id, page, scenes, at, shows } = await looking(guest);
    const [turns, eyes] = [page.locator(".replay-choices select").first(), page.locator(".replay-choices select").last()];
    const value = await turns.locator("option").nth(2).getAttribute("value");
    await turns.selectOption(value);
    assert.equal(await at(), Number(value));
    assert.ok(scenes[Number(value)].events.some((event) => event.startsWith("turn-began")));
    await shows(Number(value));
    const asked = page.waitForResponse(/\/replay\?.*seat=B/);
    await eyes.selectOption("B");
    const seen = await (await asked).json();
    const view = seen.scenes[Number(value)].view;
    assert.match(view.split("\n").find((line) => line.startsWith("seat B ")), / objective \d/);
    assert.ok(view.split("\n").filter((line) => /^seat [AC] /.test(line)).every((line) => !/objective/.test(line)), view);
    await page.locator(".objective-number").waitFor();
    assert.equal(await at(), Number(value), "the eyes change, the moment does not");
    const { version } = scenes[Math.min(57, scenes.length - 2)];
    const linked = await one.open(`/tables/${id}/replay#${version}`);
    await linked.waitForFunction((wanted) => Number(document.querySelector(".replay-line input")?.value) === wanted, Math.min(57, scenes.length - 2));
    await linked.locator(".replay-steps button").nth(3).click();
    assert.equal(new URL(linked.url()).hash, `#${scenes[Math.min(57, scenes.length - 2) + 1].version}`);
  },

  "the dice are checked": async ({ guest }) => {
    const { one, id, page } = await looking(guest);
    const record = await (await one.context.request.get(`/api/tables/${id}/record`)).text();
    await checked(page);
    assert.equal(await page.locator(".fairness-check .wrong").count(), 0, await page.locator(".fairness-check").innerText());
    const answers = record.split("\n").filter((line) => /^\d+ \S+ chance /.test(line)).length;
    assert.ok((await page.locator(".fairness-check .fairness-good").innerText()).includes(String(answers)), `${answers} answers of chance`);
  },

  "the dice of every regulation are checked": async ({ guest }) => {
    const one = await guest();
    const tables = [["challenge-2017", 4], ["raduno", 4], ["genova-53", 3], ["firk", 5], ["lariana", 4]];
    const games = await Promise.all(tables.map(([regulation, players]) =>
      finished(one, { regulation, players, bots: Array.from({ length: players - 1 }, () => "cautious") })));
    for (const [index, id] of games.entries()) {
      const page = await one.open(`/tables/${id}/replay`);
      await page.locator(".replay-steps").waitFor();
      await checked(page);
      assert.equal(await page.locator(".fairness-check .wrong").count(), 0, `${tables[index]}: ${await page.locator(".fairness-check").innerText()}`);
      await page.close();
    }
  },

  "a die that was changed is found": async ({ guest }) => {
    const { one, page } = await looking(guest);
    let line = 0;
    await one.context.route("**/record", async (route) => {
      const answer = await route.fetch();
      const lines = (await answer.text()).split("\n");
      const rolls = lines.flatMap((text, index) => (/^\d+ \S+ chance roll /.test(text) ? [index] : []));
      line = rolls[Math.floor(rolls.length / 2)];
      lines[line] = lines[line].replace(/(\d)$/, (face) => String((Number(face) % 6) + 1));
      await route.fulfill({ response: answer, body: lines.join("\n") });
    });
    await checked(page);
    assert.match(await page.locator(".fairness-check .wrong").innerText(), new RegExp(`\\b${line + 1}\\b`));
  },
});
