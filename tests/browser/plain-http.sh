#!/usr/bin/env bash
# The pages over plain HTTP from another machine: the server runs in a network namespace of its own, which takes root.
set -euo pipefail
cd "$(dirname "$0")"
if [ "$(id -u)" != 0 ]; then
  echo "plain-http.sh: a network namespace takes root" >&2
  exit 1
fi
command -v ip >/dev/null || apt-get install -y --no-install-recommends iproute2
[ -d node_modules ] || npm ci --no-audit --no-fund
exec node --test --test-concurrency=1 "$@" elsewhere/*.mjs
