#!/usr/bin/env bash
# Everything there is to check of the pages: types and tests of their scripts, then the pages in a browser.
set -euo pipefail
cd "$(dirname "$0")"
[ -d node_modules ] || npm ci --no-audit --no-fund
exec node run.mjs "$@"
