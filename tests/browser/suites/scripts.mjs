// The scripts of the pages by themselves: their types, and their tests without a browser.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { root } from "../lib/server.mjs";

const run = (program, ...given) => {
  const { status, stdout, stderr } = spawnSync(program, given, { cwd: root, encoding: "utf8" });
  assert.equal(status, 0, `${stdout}${stderr}`);
};

export default {
  "types": () => run(process.execPath, fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url)), "--noEmit", "-p", "crates/server/assets/tsconfig.json"),
  "tests without a browser": () => run(process.execPath, "--test", "crates/server/assets/test/"),
};
