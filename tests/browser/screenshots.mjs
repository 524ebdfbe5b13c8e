#!/usr/bin/env node
// The pictures of the documentation, into docs/img: a table on a wide screen, on a phone, in the dark, the Roman board, and a replay.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Guest, launch } from "./lib/browser.mjs";
import { Hands } from "./lib/hands.mjs";
import { smaller } from "./lib/palette.mjs";
import { Server, root } from "./lib/server.mjs";
import { fighting, finished, lands, open, pause, playUntil, scene, sit } from "./lib/table.mjs";

const folder = join(root, "docs/img");
const LARGEST = 300 * 1024;
const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function picture(page, name) {
  const path = join(folder, `${name}.png`);
  await pause(2500);
  const bytes = await smaller(browser, await page.screenshot());
  if (bytes.length > LARGEST) throw new Error(`${path} would have ${bytes.length} bytes`);
  writeFileSync(path, bytes);
  console.log(`${path} ${Math.round(bytes.length / 1024)} KB`);
}

/** A table in its third lap, where an attack is worth a try. */
async function playing(one) {
  for (;;) {
    const id = await open(one, { title: "Mercoledì sera" });
    await sit(one, id);
    const now = await playUntil(one, id, (at) => fighting(at) && Number(at.view.split(" ")[3]) >= 3);
    if (now.stage !== "playing") continue;
    const held = lands(now.view);
    const better = ([from, to]) => held.get(from).armies - held.get(to).armies;
    const pairs = now.may.filter((line) => line.startsWith("attack ")).map((line) => line.split(" ").slice(1, 3));
    const [pair] = pairs.filter((two) => better(two) > 2).sort((a, b) => better(b) - better(a));
    if (pair !== undefined) return { id, pair };
  }
}

async function attack(one, name) {
  const { id, pair } = await playing(one);
  const page = await one.open(`/tables/${id}`);
  const hands = new Hands(page);
  await hands.turn();
  await hands.attack(...pair);
  await hands.settled();
  await picture(page, name);
}

/** The Roman board as points are claimed, in its third lap. */
async function rome(one) {
  for (;;) {
    const id = await open(one, { title: "Giovedì romano", regulation: "spqr-rtu", bots: ["bold", "bold", "bold"], minutes: 0, laps: 12 });
    await sit(one, id);
    const forward = ({ may }) => (may.find((line) => /^(colour|claim|build|occupy|launch|place|embark|settle) /.test(line)) ?? "pass").replace(/\d+\.\./, "");
    const now = await playUntil(one, id, (at) => at.may.some((line) => line.startsWith("claim")) && Number(at.view.split(" ")[3]) >= 3, forward);
    if (now.stage !== "playing") continue;
    const page = await one.open(`/tables/${id}`);
    await new Hands(page).turn();
    return picture(page, "table-rome");
  }
}

mkdirSync(folder, { recursive: true });
const server = await Server.start();
const browser = await launch();
try {
  const arrive = (options) => Guest.arrive(browser, server.address, options);
  await attack(await arrive(WIDE), "table");
  await attack(await arrive(PHONE), "table-phone");
  await attack(await arrive({ ...WIDE, colorScheme: "dark" }), "table-dark");
  await rome(await arrive(WIDE));
  const one = await arrive(WIDE);
  const id = await finished(one, { regulation: "classico", players: 3, bots: ["cautious", "cautious"] });
  const { result } = await scene(one, id);
  const page = await one.open(`/tables/${id}/replay`);
  await page.locator(".replay-choices").waitFor();
  const [turns, eyes] = [page.locator(".replay-choices select").first(), page.locator(".replay-choices select").last()];
  await turns.selectOption({ index: Math.min(8, await turns.locator("option").count() - 1) });
  await eyes.selectOption(result[0].seat);
  await page.locator(".objective-number").waitFor();
  await page.locator(".fairness-check button").click();
  await page.locator(".fairness-check .fairness-good").waitFor();
  await picture(page, "replay");
} finally {
  await browser.close();
  await server.end();
}
