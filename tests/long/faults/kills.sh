#!/usr/bin/env bash
# kills.sh [COUNT]: kills a server on SQLite at random moments under load; then every acknowledged move is asked for by its nonce.
source "$(dirname "$0")/common.sh"
count="${1:-100}"
start_server "$port" --data "$work/data"; wait_for "$port"
start_load "$port" "$work/acks" --tables 4
for _ in $(seq "$count"); do
  sleep "$(random 0.1 1.2)"
  kill_server "$server"
  start_server "$port" --data "$work/data"; wait_for "$port"
done
sleep 1
end_load "$load"
echo "$count kills on SQLite:"
"$LOAD" --server "127.0.0.1:$port" --verify "$work/acks"
