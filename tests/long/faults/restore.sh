#!/usr/bin/env bash
# restore.sh: a server is copied while it is played on and dies; the copy goes on in another place, with the key that was carried apart,
# and all players, guests too, play on at their seats with the cookies they have.
source "$(dirname "$0")/common.sh"
start_server "$port" --data "$work/first"; wait_for "$port"
start_load "$port" "$work/acks" --tables 10
sleep 3
"$SDADATA" backup --data "$work/first" "$work/copy.db"
copied="$(grep -c '"version":[0-9]' "$work/acks")"
kill_server "$server"
cp "$work/first/sdadata.key" "$work/carried.key"; rm -rf "$work/first"
began=$(date +%s%N)
mkdir -m 700 "$work/second"; cp "$work/carried.key" "$work/second/sdadata.key"
"$SDADATA" restore --data "$work/second" "$work/copy.db"
start_server "$port" --data "$work/second"; wait_for "$port"
up=$(( ($(date +%s%N) - began) / 1000000 ))
until [ "$(grep -c '"version":[0-9]' "$work/acks")" -gt "$((copied + 500))" ]; do sleep 0.1; [ "$(( ($(date +%s%N) - began) / 1000000000 ))" -lt 600 ]; done
echo "restored: answers after $up ms, 500 more moves by the same players after $(( ($(date +%s%N) - began) / 1000000 )) ms"
end_load "$load"
cut -d'"' -f4 "$work/acks" | sort -u | wc -l | xargs echo "tables:"
