// What the scripts of a page can say, sentence by sentence: all of it is in the catalogue, and each game speaks in its own words.
// Run with `node --test`.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const assets = fileURLToPath(new URL("..", import.meta.url));
const lang = fileURLToPath(new URL("../../../words/lang/", import.meta.url));

/** Words of the other game. */
const OF_RISIKO = /\barmat[ae]\b|territori|continent|\barm(y|ies)\b(?<!neutral army)|territor(y|ies)|carr[oi] armat/i;
const OF_ROME = /legionari|provinc|trirem|salvacondott|safe-conduct/i;

/** Sentences of shared scripts that only one game comes to: there are no objectives in the other. */
const OF_OBJECTIVES = new Set(["hint-objective"]);
/** The column of a result that counts legionaries and triremes is called as the regulation calls it. */
const NAMED_SO = new Set(["rome-army", "neutral-army"]);

/** The sentences of the pages in a language, by their short name, as the server hands them to a page of this game. */
function sentences(/** @type {string} */ code, /** @type {string} */ game) {
  const found = new Map();
  for (const file of readdirSync(lang).filter((name) => new RegExp(`^${code}\\.(.+\\.)?ftl$`).test(name))) {
    for (const [, id = "", text = ""] of readFileSync(join(lang, file), "utf8").matchAll(/^table-([a-z0-9-]+) =(.*(?:\n[ \t]+.*)*)/gm)) found.set(id, text);
  }
  if (game === "spqr") for (const [id, text] of [...found]) if (id.startsWith("in-rome-")) found.set(id.slice("in-rome-".length), text);
  for (const id of [...found.keys()]) if (id.startsWith("in-rome-") || (game === "risiko" && id.startsWith("rome-"))) found.delete(id);
  return found;
}

/** A script and everything it imports. @param {string} path @param {Map<string, string>} [known] @returns {Map<string, string>} */
function scripts(path, known = new Map()) {
  if (known.has(path)) return known;
  const text = readFileSync(join(assets, path), "utf8");
  known.set(path, text);
  for (const [, from = ""] of text.matchAll(/^(?:import|export) .*?"(\.[^"]+)";$/gms)) scripts(normalize(join(dirname(path), from)), known);
  return known;
}

/** The names of sentences in a call: whole ones, and the beginnings of those put together, which end with a hyphen. */
function said(/** @type {string} */ text) {
  const calls = [...text.matchAll(/\bsay\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, inside = ""]) => inside.split(/, \{/)[0] ?? "");
  return {
    whole: calls.flatMap((inside) => [...inside.matchAll(/(?<!=== )"([a-z][a-z0-9-]*)"/g)].map(([, id = ""]) => id)),
    begun: calls.flatMap((inside) => [...inside.matchAll(/`([a-z-]+-)\$\{/g)].map(([, id = ""]) => id)),
  };
}

for (const game of ["risiko", "spqr"]) {
  const loaded = new Map([...scripts(`js/pages/table-${game}.js`), ...scripts(`js/pages/replay-${game}.js`)]);

  test(`a page of ${game} loads no script of the other game`, () => {
    const other = game === "spqr" ? "risiko" : "spqr";
    assert.ok(existsSync(join(assets, `js/games/${other}`)) && loaded.size > 40);
    assert.deepEqual([...loaded.keys()].filter((path) => path.includes(`games/${other}/`)), []);
  });

  for (const code of ["it", "en"]) test(`the words of ${game} in ${code} are its own`, () => {
    const known = sentences(code, game);
    const [missing, foreign] = [new Set(), new Set()];
    for (const [path, text] of loaded) {
      const { whole, begun } = said(text);
      const ids = [...whole.filter((id) => known.has(id)), ...begun.flatMap((start) => [...known.keys()].filter((id) => id.startsWith(start)))];
      if (path.startsWith("js/games/")) for (const id of whole) if (!known.has(id)) missing.add(id);
      for (const id of ids) {
        if (OF_OBJECTIVES.has(id) || NAMED_SO.has(id) || /^(hint|key|referee-kind)-/.test(id)) continue;
        const words = (known.get(id) ?? "").replace(/\{ \$[a-z-]+(?: ->)? ?\}?/g, "");
        if ((game === "spqr" ? OF_RISIKO : OF_ROME).test(words)) foreign.add(`${id}:${words}`);
      }
    }
    assert.deepEqual([...missing], []);
    assert.deepEqual([...foreign], []);
  });
}
