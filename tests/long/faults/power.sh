#!/usr/bin/env bash
# power.sh [COUNT]: the power fails under load, and the disk has only what was flushed (power-shim.c); then every acknowledged move is
# asked for by its nonce. In the end once more with a disk that lies, to see that the loss is found.
source "$(dirname "$0")/common.sh"
count="${1:-20}"
cc -O2 -shared -fPIC -o "$work/power.so" "$here/power-shim.c" -ldl -lpthread
disk="$work/disk"; data="$work/data"; mkdir -p "$disk" "$data"

start_on_disk() {
  # The machine comes up: the files are what the disk has.
  rm -f "$data"/sdadata.db*
  for file in "$disk"/sdadata.db*; do [ -s "$file" ] && cp "$file" "$data/"; done
  LD_PRELOAD="$work/power.so" POWER_FILES="$data/" POWER_DISK="$disk" start_server "$port" --data "$data"; wait_for "$port"
}
lose_power() { kill_server "$server"; start_on_disk; }

start_on_disk
start_load "$port" "$work/acks" --tables 4
for _ in $(seq "$count"); do sleep "$(random 0.2 1.5)"; lose_power; done
sleep 1
end_load "$load"
echo "$count power losses, a disk that keeps what was flushed:"
"$LOAD" --server "127.0.0.1:$port" --verify "$work/acks"
start_load "$port" "$work/acks-lost" --tables 4
sleep 1
export POWER_LIES=1
lose_power; sleep 2; lose_power; sleep 1
end_load "$load"
echo "two power losses, a disk that lies:"
if "$LOAD" --server "127.0.0.1:$port" --verify "$work/acks-lost" | tail -1; then
  echo "  nothing was lost: the disk did not lie"; exit 1
fi
