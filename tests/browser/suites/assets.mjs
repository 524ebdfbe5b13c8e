// Scripts, styles and pictures are kept: after the first visit only the page itself is asked for.

import assert from "node:assert/strict";
import { suite } from "../lib/suite.mjs";
import { open } from "../lib/table.mjs";

/** What a page loaded of the assets, and how many bytes of each came over the network. */
const loaded = (page) => page.evaluate(() => performance.getEntriesByType("resource")
  .filter(({ name }) => /\/assets\/.*\.(css|js)$/.test(name)).map(({ name, transferSize }) => [new URL(name).pathname, transferSize]));

suite({
  "the second visit asks for no asset again": async ({ guest }) => {
    const one = await guest();
    for (const path of ["/", `/tables/${await open(one, { bots: [] })}`]) {
      const first = await loaded(await one.open(path));
      assert.ok(first.length >= 5 && (path !== "/" || first.every(([, bytes]) => bytes > 0)), `${path}: ${JSON.stringify(first)}`);
      const second = await loaded(await one.open(path));
      assert.deepEqual(second.map(([name]) => name).sort(), first.map(([name]) => name).sort(), path);
      assert.deepEqual(second.filter(([, bytes]) => bytes > 0), [], path);
    }
  },
});
