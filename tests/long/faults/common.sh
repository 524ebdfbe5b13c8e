# What the scripts of this folder share: a server that is started, killed and asked, and a load on it. Sourced, not run.
# SDADATA and LOAD name the programs; without them the release builds of this folder are used.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$(cd "$here/../../.." && pwd)"
SDADATA="${SDADATA:-$root/target/release/sdadata}"
LOAD="${LOAD:-$root/target/release/load}"
[ -x "$SDADATA" ] && [ -x "$LOAD" ] || { echo "build first: cargo build --release -p sdadata -p load"; exit 3; }
work="$(mktemp -d)"
port="${PORT:-8970}"
pids=()
cleanup() { for pid in "${pids[@]}"; do kill -9 "$pid" 2>/dev/null || true; done; wait 2>/dev/null || true; rm -rf "$work"; }
trap cleanup EXIT

# start_server PORT ARGUMENT...: its process is in $server.
start_server() {
  local at="$1"; shift
  "$SDADATA" serve --listen "127.0.0.1:$at" "$@" >>"$work/server-$at.log" 2>&1 &
  server=$!; pids+=("$server")
}

# wait_for PORT: until it answers, or ten seconds.
wait_for() {
  for _ in $(seq 200); do
    curl -s -o /dev/null --max-time 2 "http://127.0.0.1:$1/" && return 0
    sleep 0.05
  done
  echo "no server on port $1"; tail -5 "$work/server-$1.log"; return 1
}

kill_server() { kill -9 "$1" 2>/dev/null || true; wait "$1" 2>/dev/null || true; }

# status PATH [CURL ARGUMENT...]: the status of an answer.
status() { local path="$1"; shift; curl -s -o /dev/null -w '%{http_code}' --max-time 10 "$@" "http://127.0.0.1:$port$path"; }

# start_load PORT FILE ARGUMENT...: clients that come back whenever they can; its process is in $load.
start_load() {
  local at="$1" file="$2"; shift 2
  "$LOAD" --server "127.0.0.1:$at" --acks "$file" --seconds 100000 --no-verify "$@" >>"$work/load.log" 2>&1 &
  load=$!; pids+=("$load")
}

end_load() { kill "$1" 2>/dev/null || true; wait "$1" 2>/dev/null || true; }

# random LEAST MOST: seconds between the two, in hundredths.
random() { awk -v seed="$RANDOM$RANDOM" -v least="$1" -v most="$2" 'BEGIN { srand(seed); printf "%.2f", least + rand() * (most - least) }'; }
