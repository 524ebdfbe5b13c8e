#!/usr/bin/env bash
# How good the coach is: planted blunders found, the bot's own decisions objected to, chances that come true. One core, for
# about two hours; the numbers of games can be given: coach.sh BLUNDERS OWN CHANCES
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo bench --locked -p coach --bench proof --no-run
proof() { nice -n 10 cargo bench --quiet --locked -p coach --bench proof -- "$@"; }
proof time
proof blunders "${1:-30}"
proof own "${2:-16}"
proof chances "${3:-1000}" medio
