#!/usr/bin/env node
// Runs the tests of the pages in a real browser: `node run.mjs [part of a name …]`. One line for each test; the last
// line counts them. SDADATA_BIN is the program, CHROMIUM the browser, PICTURES a folder for what pages looked
// like when a test failed.

import { launch, Guest } from "./lib/browser.mjs";
import { Server } from "./lib/server.mjs";

const GROUPS = ["scripts", "games", "line", "look", "replay"];
const LONGEST = 90000;
const wanted = process.argv.slice(2);

/** Everything a test needs; what it opens is closed after it, and nobody's browser may have met a fault. */
async function run(test, browser, server) {
  const guests = [];
  const guest = async (options) => {
    const one = await Guest.arrive(browser, server.address, options);
    guests.push(one);
    return one;
  };
  let late;
  try {
    const timeout = new Promise((_, reject) => { late = setTimeout(() => reject(new Error("took too long")), LONGEST); });
    await Promise.race([test({ guest, server, browser }), timeout]);
    const faults = guests.flatMap((one) => one.faults);
    if (faults.length > 0) throw new Error(`faults on the page:\n${faults.join("\n")}`);
  } catch (fault) {
    await picture(guests).catch(() => {});
    throw fault;
  } finally {
    clearTimeout(late);
    await Promise.all(guests.map((one) => one.leave().catch(() => {})));
  }
}

/** What the pages looked like when a test failed, if somebody wants to know. */
async function picture(guests) {
  const folder = process.env["PICTURES"];
  if (!folder) return;
  for (const [who, { context }] of guests.entries()) {
    for (const [index, page] of context.pages().entries()) await page.screenshot({ path: `${folder}/failed-${who}-${index}.png` });
  }
}

let passed = 0;
let failed = 0;
const browser = await launch();
try {
  for (const group of GROUPS) {
    const { default: tests } = await import(`./suites/${group}.mjs`);
    const chosen = Object.entries(tests).filter(([name]) => wanted.length === 0 || wanted.some((part) => `${group}: ${name}`.includes(part)));
    if (chosen.length === 0) continue;
    const server = await Server.start();
    for (const [name, test] of chosen) {
      const began = Date.now();
      const line = (how) => `${how}  ${group}: ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`;
      // A browser on a busy machine is at times too slow for a test: whoever fails is asked once more, and it is said.
      for (const last of [false, true]) {
        try {
          await run(test, browser, server);
          passed += 1;
          console.log(line(last ? "ok at the second try" : "ok    "));
          break;
        } catch (fault) {
          if (last) failed += 1;
          console.log(line(last ? "FAILED" : "failed once"));
          console.log(String(fault?.stack ?? fault).replace(/^/gm, "        "));
        }
      }
    }
    await server.end();
  }
} finally {
  await browser.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
