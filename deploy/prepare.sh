#!/bin/sh
# What the other containers of compose.yaml need, put into their volumes: settings, and certificates for what is spoken
# inside. Certificates are made once, and anew when fewer than 60 days are left; then restart all: docker compose restart
#   sh prepare.sh /for               where /for/proxy, /for/bus, /for/database and /for/ours are
set -eu
here=$(cd "$(dirname "$0")" && pwd)
to=$1
umask 022
cp "$here/Caddyfile" "$to/proxy/Caddyfile"
cp "$here/nats.conf" "$to/bus/nats.conf"
if openssl x509 -in "$to/ours/ca.pem" -noout -checkend $((60 * 24 * 3600)) >/dev/null 2>&1; then
  echo "certificates: good for 60 days and more"
  exit 0
fi
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
sh "$here/certificates.sh" "$made" >/dev/null
cd "$made/certificates"
for name in bus database; do
  rm -f "$to/$name/$name.pem" "$to/$name/$name.key"
  cp -p "$name.pem" "$name.key" "$to/$name/"
done
# Last: while it is missing, or old, everything is made anew. The authority's own key is forgotten.
cp ca.pem "$to/ours/ca.pem"
echo "certificates: made"
