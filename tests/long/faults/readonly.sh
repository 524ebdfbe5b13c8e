#!/usr/bin/env bash
# readonly.sh: a file system that becomes read-only under a server that writes, as after an error of the disk: nothing is acknowledged that
# is not kept, healthz says so, pages are served; on the mended disk nothing is lost. Needs the right to mount, and ext4.
source "$(dirname "$0")/common.sh"
report() { echo "$1: healthz $(status /healthz), a page $(status /), a new table $(status /api/tables -H "origin: http://127.0.0.1:$port" -H 'content-type: application/json' -d '{"regulation":"challenge-2017","players":4}')"; }
acknowledged() { grep -c '"version":[0-9]' "$work/acks"; }
disk="$work/disk"; mkdir -p "$disk"
trap 'cleanup_all' EXIT
cleanup_all() { for pid in "${pids[@]}"; do kill -9 "$pid" 2>/dev/null || true; done; wait 2>/dev/null || true; umount -l "$disk" 2>/dev/null || true; rm -rf "$work"; }
truncate -s 256M "$work/image"
mkfs.ext4 -q "$work/image"
mount -o loop,errors=remount-ro "$work/image" "$disk"

start_server "$port" --data "$disk/data"; wait_for "$port"
report "disk written to"
start_load "$port" "$work/acks" --tables 4
sleep 3
# What the kernel does when it finds the disk broken.
mount -o remount,abort "$disk"
sleep 2; before="$(acknowledged)"; sleep 2; after="$(acknowledged)"
report "read-only under load"
echo "  moves acknowledged two seconds after it: $((after - before))"
[ "$after" = "$before" ]
end_load "$load"
kill_server "$server"
umount "$disk"
e2fsck -fy "$work/image" >/dev/null 2>&1 || true
mount -o loop "$work/image" "$disk"
start_server "$port" --data "$disk/data"; wait_for "$port"; sleep 3
report "mended, and started again"
"$LOAD" --server "127.0.0.1:$port" --verify "$work/acks"
