#!/usr/bin/env bash
# Runs every fuzz target for some seconds, on the seeds kept with it and on what earlier runs found. The targets are those of
# cargo-fuzz, built by its flags (`-s none`), so that a stable toolchain and a C++ compiler are all that is needed.
# Usage: tests/fuzz.sh SECONDS [TARGET…]
set -euo pipefail
cd "$(dirname "$0")/../fuzz"
seconds=$1; shift
host=$(rustc -vV | sed -n 's/^host: //p')
coverage="-sanitizer-coverage-level=4 -sanitizer-coverage-inline-8bit-counters -sanitizer-coverage-pc-table -sanitizer-coverage-trace-compares"
flags="--cfg fuzzing -Cdebug-assertions -Ccodegen-units=1 -Cpasses=sancov-module"
for option in $coverage; do flags="$flags -Cllvm-args=$option"; done
RUSTFLAGS="$flags" cargo build --release --locked --target "$host" --bins
[ $# -gt 0 ] || set -- $(ls fuzz_targets | sed 's/\.rs$//')
for target in "$@"; do
  mkdir -p "corpus/$target" "artifacts/$target"
  "target/$host/release/$target" "corpus/$target" "seeds/$target" -artifact_prefix="artifacts/$target/" \
    -max_total_time="$seconds" -max_len=16384 -verbosity=0
done
