#!/bin/sh
# Certificates for what is spoken inside: a small authority of our own, and what it signs for the bus and the database.
#   sudo sh certificates.sh          writes certificates/ beside this file; run again, it makes them anew
# As root, so that each key belongs to the one user who may read it: 8302 for the bus, 70 for PostgreSQL (Alpine).
set -eu
cd "${1:-$(dirname "$0")}"
mkdir -p certificates
cd certificates
umask 077
DAYS="${DAYS:-825}"

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days "$DAYS" -subj "/CN=Guildtable inside" \
  -addext "keyUsage=critical,keyCertSign,cRLSign" -keyout ca.key -out ca.pem 2>/dev/null

sign() { # a name, and the user who reads its key
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$1" -keyout "$1.key" -out "$1.csr" 2>/dev/null
  printf 'subjectAltName=DNS:%s,DNS:localhost\nextendedKeyUsage=serverAuth\n' "$1" > "$1.ext"
  openssl x509 -req -in "$1.csr" -CA ca.pem -CAkey ca.key -CAcreateserial -days "$DAYS" -extfile "$1.ext" \
    -out "$1.pem" 2>/dev/null
  rm "$1.csr" "$1.ext"
  [ "$(id -u)" != 0 ] || chown "$2:$2" "$1.key"
}
sign bus 8302
sign database 70
chmod 0644 ./*.pem
[ "$(id -u)" = 0 ] || echo "Not run as root: give bus.key to user 8302 and database.key to user 70 yourself." >&2
echo "$(pwd): good for $DAYS days. Keep ca.key away from the machines that serve."
