#!/usr/bin/env bash
# Evenings and tournaments of the simulator from so many seeds: simulator.sh [FROM [COUNT [tables|tournaments]]]
set -euo pipefail
cd "$(dirname "$0")/../.."
SIMULATOR_FROM="${1:-1}" SIMULATOR_COUNT="${2:-200}" \
  exec cargo nextest run -p simulator --locked --no-fail-fast -E "test(/seeds::${3:-}.*keep_every_promise/)"
