#!/usr/bin/env bash
# kills-postgres.sh [COUNT]: two servers on one PostgreSQL, one of them is killed at a random moment, under load on both; then every
# acknowledged move is asked for by its nonce at the *other* server. Makes a throw-away PostgreSQL with pg_virtualenv.
if [ -z "${SDADATA_POSTGRES:-}" ]; then
  exec pg_virtualenv -t "$(dirname "$0")/../../with-postgres" "$0" "$@"
fi
source "$(dirname "$0")/common.sh"
count="${1:-100}"; other=$((port + 1))
head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n' >"$work/key"; chmod 600 "$work/key"
export SDADATA_KEY_FILE="$work/key"
declare -A node
for at in "$port" "$other"; do start_server "$at" --database "$SDADATA_POSTGRES"; node[$at]=$server; wait_for "$at"; done
start_load "$port" "$work/acks-$port" --tables 3; first=$load
start_load "$other" "$work/acks-$other" --tables 3 --seed 2; second=$load
for _ in $(seq "$count"); do
  sleep "$(random 0.1 1.2)"
  at=$((port + RANDOM % 2))
  kill_server "${node[$at]}"
  start_server "$at" --database "$SDADATA_POSTGRES"; node[$at]=$server; wait_for "$at"
done
sleep 1
end_load "$first"; end_load "$second"
echo "$count kills of one of two servers on PostgreSQL:"
"$LOAD" --server "127.0.0.1:$other" --verify "$work/acks-$port"
"$LOAD" --server "127.0.0.1:$port" --verify "$work/acks-$other"
