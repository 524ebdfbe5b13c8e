#!/usr/bin/env bash
# Everything there is to check of the pages: types and tests of their scripts, then the pages in a browser. What is given
# goes to node's test runner: --test-name-pattern=phone
set -euo pipefail
cd "$(dirname "$0")"
[ -d node_modules ] || npm ci --no-audit --no-fund
assets=../../crates/server/assets
node node_modules/typescript/bin/tsc --noEmit -p "$assets/tsconfig.json"
node --test "$assets"/test/*.test.mjs
node --test --test-concurrency=1 "$@" suites/*.mjs
if [ "$(id -u)" = 0 ]; then
  exec ./plain-http.sh "$@"
fi
echo "not run: plain-http.sh, which takes root"
