#!/usr/bin/env bash
# postgres-restart.sh [COUNT]: PostgreSQL is stopped at once and started again under a server that is played on.
if [ -z "${SDADATA_POSTGRES:-}" ]; then
  exec pg_virtualenv -t "$(dirname "$0")/../../with-postgres" "$0" "$@"
fi
source "$(dirname "$0")/common.sh"
count="${1:-3}"
start_server "$port" --database "$SDADATA_POSTGRES"; wait_for "$port"
start_load "$port" "$work/acks" --tables 4
for _ in $(seq "$count"); do
  sleep 2
  pg_ctlcluster $(pg_lsclusters -h | head -1 | awk '{print $1, $2}') restart -m immediate
  began=$SECONDS
  until [ "$(status /healthz)" = 200 ]; do sleep 0.2; [ "$((SECONDS - began))" -lt 30 ]; done
  echo "PostgreSQL restarted: healthy again after $((SECONDS - began)) s"
done
sleep 2
end_load "$load"
"$LOAD" --server "127.0.0.1:$port" --verify "$work/acks"
