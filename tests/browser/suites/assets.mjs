// What never changes is kept: after the first visit only the page itself and what happened at the table is asked for.

import assert from "node:assert/strict";
import { suite } from "../lib/suite.mjs";
import { open } from "../lib/table.mjs";

/** What a page of a table may weigh when it is opened again, compressed; the board and the sentences would weigh 38 000. */
const AGAIN_BYTES_MAX = 16000;

/** Everything a page loaded, itself included, and how many bytes of each came over the network. */
const loaded = (page) => page.evaluate(() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map(({ name, transferSize }) => [new URL(name).pathname, transferSize]));
/** The assets among it that the page asks for; its icon is asked for by the browser, when it likes, and perhaps not at all. */
const assets = (all) => all.filter(([name]) => name.startsWith("/assets/") && !name.startsWith("/assets/img/icon."));

suite({
  "the second visit asks for no asset again": async ({ guest }) => {
    const one = await guest();
    for (const path of ["/", `/tables/${await open(one, { bots: [] })}`]) {
      const first = assets(await loaded(await one.open(path)));
      assert.ok(first.length >= 5 && (path !== "/" || first.every(([, bytes]) => bytes > 0)), `${path}: ${JSON.stringify(first)}`);
      const again = await loaded(await one.open(path));
      assert.deepEqual(assets(again).map(([name]) => name).sort(), first.map(([name]) => name).sort(), path);
      assert.deepEqual(assets(again).filter(([, bytes]) => bytes > 0), [], path);
    }
  },

  "a table that is opened again sends nothing that no game changes": async ({ guest }) => {
    const one = await guest();
    const path = `/tables/${await open(one, { bots: [] })}`;
    const first = await loaded(await one.open(path));
    for (const made of ["board-risiko42-it", "words-risiko-it"]) {
      assert.equal(first.filter(([name, bytes]) => name.startsWith(`/assets/made/${made}.`) && bytes > 0).length, 1, made);
    }
    const page = await one.open(path);
    await page.locator("#board .counter").first().waitFor({ state: "attached" });
    const again = (await loaded(page)).filter(([, bytes]) => bytes > 0);
    const bytes = again.reduce((sum, [, more]) => sum + more, 0);
    assert.ok(bytes < AGAIN_BYTES_MAX, `${bytes} bytes: ${JSON.stringify(again)}`);
    assert.deepEqual(again.map(([name]) => name).filter((name) => name !== path && !name.startsWith("/api/")), [], "the page, and the table's own");
  },
});
