#!/usr/bin/env bash
# connections.sh: 700 clients that send a byte now and then and 2,000 idle lines, and what somebody who plays notices of them.
source "$(dirname "$0")/common.sh"
ulimit -n 16384 || ulimit -n "$(ulimit -Hn)"
start_server "$port" --data "$work/data"; wait_for "$port"
"$LOAD" --server "127.0.0.1:$port" --pid "$server" --tables 20 --seconds 10 --human
memory() { awk '/VmRSS/ { print $2 " KB" }' "/proc/$server/status"; }
echo "without anybody else: $(memory)"
"$LOAD" --server "127.0.0.1:$port" --crowd 2000 --seconds 40 & crowd=$!; pids+=("$crowd")
sleep 12
echo "with 2,000 idle lines: $(memory)"
"$LOAD" --server "127.0.0.1:$port" --pid "$server" --tables 20 --seconds 10 --human
wait "$crowd"
"$LOAD" --server "127.0.0.1:$port" --slow 700 --seconds 40 & crowd=$!; pids+=("$crowd")
sleep 5
echo "with 700 slow clients: healthz $(status /healthz)"
"$LOAD" --server "127.0.0.1:$port" --pid "$server" --tables 20 --seconds 10 --human
wait "$crowd"
