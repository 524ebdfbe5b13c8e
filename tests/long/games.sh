#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo build --release --locked
exec tests/games.sh target/release/sdadata "${1:-2000}"
