#!/usr/bin/env bash
# disk.sh: a disk that is full, a database that is read-only, a database file that is deleted: nothing is acknowledged that is not kept,
# healthz says so, and when there is room again the game goes on. Needs the right to mount a tmpfs.
source "$(dirname "$0")/common.sh"
report() { echo "$1: healthz $(status /healthz), a page $(status /), a new table $(status /api/tables -H "origin: http://127.0.0.1:$port" -H 'content-type: application/json' -d '{"regulation":"challenge-2017","players":4}')"; }
disk="$work/disk"; mkdir -p "$disk"
mount -t tmpfs -o size=192m tmpfs "$disk"
trap 'cleanup_all' EXIT
cleanup_all() { for pid in "${pids[@]}"; do kill -9 "$pid" 2>/dev/null || true; done; wait 2>/dev/null || true; umount "$disk" 2>/dev/null || true; rm -rf "$work"; }

start_server "$port" --data "$disk/data"; wait_for "$port"
report "room on the disk"
start_load "$port" "$work/acks" --tables 4
sleep 2
dd if=/dev/zero of="$disk/filler" bs=4k 2>/dev/null || true
sleep 3
report "disk full under load"
kill_server "$server"; start_server "$port" --data "$disk/data"; wait_for "$port"
report "started on a full disk"
rm "$disk/filler"; kill_server "$server"; start_server "$port" --data "$disk/data"; wait_for "$port"; sleep 3
report "room again"
end_load "$load"
"$LOAD" --server "127.0.0.1:$port" --verify "$work/acks"

kill_server "$server"; mount -o remount,ro "$disk"
start_server "$port" --data "$disk/data"
if wait_for "$port" >/dev/null 2>&1; then report "started on a read-only disk"; else echo "started on a read-only disk: $(tail -1 "$work/server-$port.log")"; fi
kill_server "$server"; mount -o remount,rw "$disk"
start_server "$port" --data "$disk/data"; wait_for "$port"
report "written to again"

start_load "$port" "$work/acks-deleted" --tables 4
sleep 1; cp "$disk/data/sdadata.db" "$work/kept.db"; cp "$disk/data/sdadata.db-wal" "$work/kept.db-wal"
rm -f "$disk"/data/sdadata.db*
sleep 2; before="$(grep -c '"version":[0-9]' "$work/acks-deleted")"; sleep 2; after="$(grep -c '"version":[0-9]' "$work/acks-deleted")"
report "database file deleted"
echo "  moves acknowledged two seconds after it was deleted: $((after - before))"
end_load "$load"
[ "$after" = "$before" ]
