#!/usr/bin/env bash
# proxy.sh: deploy/nginx.conf as it stands, but for its addresses: two servers on one PostgreSQL behind Debian's nginx with TLS. A page, a
# guest, a table and its stream through the proxy; then one server is killed, and everything goes on at the other one.
# Makes a throw-away PostgreSQL with pg_virtualenv; installs nginx, openssl and curl where they are missing.
if [ -z "${SDADATA_POSTGRES:-}" ]; then
  exec pg_virtualenv -t "$(dirname "$0")/../with-postgres" "$0" "$@"
fi
source "$(dirname "$0")/faults/common.sh"
for tool in nginx openssl curl; do
  command -v "$tool" >/dev/null || { apt-get update && apt-get install -y nginx openssl curl; }
done
other=$((port + 1)); https=$((port + 2)); http=$((port + 3))
head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n' >"$work/key"; chmod 600 "$work/key"
export SDADATA_KEY_FILE="$work/key"
start_server "$port" --database "$SDADATA_POSTGRES" --behind-proxy; first=$server; wait_for "$port"
start_server "$other" --database "$SDADATA_POSTGRES" --behind-proxy; wait_for "$other"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout "$work/tls.key" -out "$work/tls.crt" 2>/dev/null
sed -e "s|one:8080|127.0.0.1:$port|; s|two:8080|127.0.0.1:$other|; s|/run/secrets|$work|; s|listen 443|listen 127.0.0.1:$https|" \
  -e "s|listen 80|listen 127.0.0.1:$http|; s|^events|pid $work/nginx.pid; error_log $work/nginx.log; daemon off; events|" \
  "$(dirname "$0")/../../deploy/nginx.conf" >"$work/nginx.conf"
nginx -t -c "$work/nginx.conf" -e "$work/nginx.log"
nginx -c "$work/nginx.conf" -e "$work/nginx.log" & proxy=$!
trap 'kill "$proxy" 2>/dev/null; cleanup' EXIT
site="https://127.0.0.1:$https"
ask() { curl --silent --show-error --insecure --cookie "$work/jar" --cookie-jar "$work/jar" "$@"; }
expect() { [ "$2" = "$3" ] || { echo "$1: $2, expected $3"; exit 1; }; echo "$1: $2"; }
for _ in $(seq 50); do ask -o /dev/null "$site/healthz" && break; sleep 0.1; done
expect "a page" "$(ask -o "$work/page" -w '%{http_code}' "$site/")" 200
expect "told to stay with TLS" "$(ask -D - -o /dev/null "$site/" | grep -ci '^strict-transport-security')" 1
expect "plain HTTP is sent on" "$(ask -o /dev/null -w '%{http_code}' "http://127.0.0.1:$http/")" 301
expect "the counts are not for everybody" "$(ask -o /dev/null -w '%{http_code}' "$site/metrics")" 404
ask -o "$work/opened" -H 'content-type: application/json' -H "origin: $site" -d '{"players": 4, "bots": ["cautious", "cautious", "cautious"]}' "$site/api/tables"
table=$(sed -n 's/.*"table": *"\([A-Za-z0-9_-]*\)".*/\1/p' "$work/opened"); [ -n "$table" ] || { cat "$work/opened"; exit 1; }
expect "a seat" "$(ask -o /dev/null -w '%{http_code}' -H 'content-type: application/json' -H "origin: $site" -d '{"nonce": "n1"}' \
  "$site/api/tables/$table/sit")" 200
expect "the cookie is for TLS alone" "$(grep -c "TRUE.*sdadata" "$work/jar")" 1
ask --max-time 3 -o "$work/stream" "$site/api/tables/$table/stream" || true
expect "scenes come at once" "$([ "$(grep -c '^data:' "$work/stream")" -gt 0 ] && echo yes)" yes
kill_server "$first"
expect "one server is dead, the page" "$(ask -o /dev/null -w '%{http_code}' "$site/tables/$table")" 200
sleep 12
before=$(ask "$site/api/tables/$table" | sed -n 's/.*"version":\([0-9]*\).*/\1/p')
expect "the game is at the other one" "$([ "${before:-0}" -gt 2 ] && echo yes)" yes
echo "everything goes on behind the proxy"
