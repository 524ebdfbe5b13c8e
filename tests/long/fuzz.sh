#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/../.."
exec tests/fuzz.sh "${1:-600}"
