// The style sheets: in layers, every class used, and each class of one part only. Run with `node --test`.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const here = (/** @type {string} */ path) => new URL(path, import.meta.url);
const files = (/** @type {string} */ folder, /** @type {string} */ ending) =>
  readdirSync(here(folder), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending)).map((name) => readFileSync(here(`${folder}${name}`), "utf8"));

const sheets = new Map(readdirSync(here("../css/")).map((name) => [name, readFileSync(here(`../css/${name}`), "utf8").replace(/\/\*[\s\S]*?\*\//g, "")]));
const sources = [...files("../js/", ".js"), ...files("../../src/", ".rs"), ...files("../../../drawing/src/", ".rs")].join("\n");

/** The classes that stand in the selectors of a sheet. @param {string} sheet */
const classesOf = (sheet) => new Set([...sheet.matchAll(/([^{};]+)\{/g)].flatMap(([, selector = ""]) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name)));

test("every sheet knows the order of the layers and says nothing outside of them", () => {
  for (const [name, sheet] of sheets) {
    const [order, ...rest] = sheet.trim().split("\n");
    assert.equal(order, "@layer tokens, base, parts, page;", name);
    assert.match(rest.join("\n").trim(), /^@layer (tokens|base|parts|page) \{[\s\S]*\n\}$/, name);
  }
});

test("every class of the sheets is one that a page has", () => {
  // Some are put together from a prefix and a value: `toast-${kind}`.
  const made = (/** @type {string} */ name) => name.split("-").slice(0, -1).some((_, i, parts) => sources.includes(`${parts.slice(0, i + 1).join("-")}-\${`));
  for (const [sheet, text] of sheets) {
    for (const name of classesOf(text)) {
      assert.ok(new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources) || made(name), `${sheet}: .${name}`);
    }
  }
});

test("a class of the pages is not a class of the table, unless it is of a part both have", () => {
  const of = (/** @type {string} */ name) => classesOf(sheets.get(name) ?? "");
  const shared = new Set([...of("base.css"), ...of("parts.css"), ...of("board.css")]);
  const own = (/** @type {string} */ name) => [...of(name)].filter((one) => !shared.has(one) && !one.startsWith("is-") && !one.startsWith("nav-"));
  const table = new Set(own("table.css"));
  assert.deepEqual(own("pages.css").filter((one) => table.has(one)), []);
});

test("colours and corners come from the tokens", () => {
  for (const [name, sheet] of sheets) {
    if (name === "tokens.css") continue;
    assert.doesNotMatch(sheet, /border-radius: 1[26]px/, name);
    assert.doesNotMatch(sheet, /(?:color|background|fill|stroke|border-color): #(?!000|fff)[0-9a-f]{3,6}/, name);
  }
});
