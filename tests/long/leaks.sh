#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/../.."
LEAK_GAMES="${1:-2000}" exec cargo nextest run --workspace --locked -E 'test(nobody_is_sent)'
