#!/usr/bin/env bash
# aimed.sh: a server dies at every named point between two statements (`SDADATA_DIE_AT`, which only a build with debug assertions
# reads), under load; the next one goes on, and every acknowledged move is asked for by its nonce. SDADATA names that build.
SDADATA="${SDADATA:-$(dirname "$0")/../../../target/debug/sdadata}"
source "$(dirname "$0")/common.sh"
mapfile -t points < <(grep -rhoE '(pass|writing|begin|before|after)\("[a-z ]+"\)' "$root/crates/store/src" | cut -d'"' -f2 | sort -u)
died=0 failed=0
for point in "${points[@]}"; do
  for times in 0 7; do
    rm -rf "$work/data" "$work/acks"
    SDADATA_DIE_AT="$point:$times" start_server "$port" --data "$work/data"; first=$server
    if wait_for "$port" >/dev/null 2>&1; then
      start_load "$port" "$work/acks" --tables 4
      for _ in $(seq 30); do kill -0 "$first" 2>/dev/null || break; sleep 0.1; done
      kill -0 "$first" 2>/dev/null || died=$((died + 1))
      kill_server "$first"
      start_server "$port" --data "$work/data"; wait_for "$port"; sleep 1
      end_load "$load"
      found="$("$LOAD" --server "127.0.0.1:$port" --verify "$work/acks" | tail -1)" || failed=$((failed + 1))
      echo "$point, after $times:$found"
      kill_server "$server"
    else
      # It dies before it answers: the next one must come up on what it left.
      kill_server "$first"; died=$((died + 1))
      start_server "$port" --data "$work/data"; wait_for "$port"; kill_server "$server"
      echo "$point, after $times: dies while it starts, and the next one starts"
    fi
  done
done
echo "${#points[@]} points, $died deaths: $failed with a move lost or doubled"
exit "$((failed > 0))"
