#!/usr/bin/env bash
# clock.sh: the wall clock is set forward by ten minutes and back by an hour while a game is played; the game's clock must not follow.
source "$(dirname "$0")/common.sh"
cc -O2 -shared -fPIC -o "$work/clock.so" "$here/clock-shim.c" -ldl
echo 0 >"$work/step"
CLOCK_STEP="$work/step" LD_PRELOAD="$work/clock.so" start_server "$port" --data "$work/data"; wait_for "$port"
api="http://127.0.0.1:$port/api/tables"; origin="origin: http://127.0.0.1:$port"
table="$(curl -s -H "$origin" -H 'content-type: application/json' -d '{"regulation":"challenge-2017","players":4,"bots":["cautious","cautious","cautious"],"game_seconds":3600,"turn_seconds":3600,"pace":0}' "$api" | jq -r .table)"
curl -s -c "$work/jar" -H "$origin" -H 'content-type: application/json' -d '{"nonce":"sit","seed":"x"}' "$api/$table/sit" >/dev/null
clocks() { curl -s -b "$work/jar" "$api/$table" | jq -c .clocks; }
sleep 2
before="$(clocks)"; began=$SECONDS
for step in 600 -3600 0; do
  echo "$step" >"$work/step"; sleep 2
  after="$(clocks)"; passed=$((SECONDS - began))
  echo "wall clock $step s, $passed s later: clocks $before -> $after, healthz $(status /healthz)"
  taken="$(jq -n "($before.turn - $after.turn) / 1000 | floor")"
  [ "$taken" -ge 0 ] && [ "$taken" -le "$((passed + 2))" ] || { echo "  the game's clock followed"; exit 1; }
done
