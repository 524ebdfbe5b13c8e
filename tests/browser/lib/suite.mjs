// The tests of one suite, for node's own runner: a browser and a server of their own, and nobody's page may meet a fault.
// A test that fails has failed: none is tried again.

import { after, before, test } from "node:test";
import { launch, Guest } from "./browser.mjs";
import { Server } from "./server.mjs";

const TIMEOUT_MS = 180000;
/** A folder for what pages looked like when a test failed. */
const pictures = process.env["PICTURES"];

/** `start`: another server than one on this machine.
 * @param {Record<string, (given: {guest: (options?: object) => Promise<Guest>, server: Server}) => Promise<void>>} tests */
export function suite(tests, start = () => Server.start()) {
  let browser;
  let server;
  before(async () => { [browser, server] = await Promise.all([launch(), start()]); });
  after(async () => { await Promise.all([browser?.close(), server?.end()]); });
  for (const [name, body] of Object.entries(tests)) test(name, { timeout: TIMEOUT_MS }, () => run(body, browser, server));
}

/** What a test opens is closed after it. */
async function run(body, browser, server) {
  const guests = [];
  const guest = async (options) => {
    const one = await Guest.arrive(browser, server.address, options);
    guests.push(one);
    return one;
  };
  try {
    await body({ guest, server });
    const faults = guests.flatMap((one) => one.faults);
    if (faults.length > 0) throw new Error(`faults on the page:\n${faults.join("\n")}`);
  } catch (fault) {
    await takePictures(guests).catch(() => {});
    throw fault;
  } finally {
    await Promise.all(guests.map((one) => one.leave().catch(() => {})));
  }
}

async function takePictures(guests) {
  if (!pictures) return;
  for (const [who, { context }] of guests.entries()) {
    for (const [index, page] of context.pages().entries()) await page.screenshot({ path: `${pictures}/failed-${who}-${index}.png` });
  }
}
