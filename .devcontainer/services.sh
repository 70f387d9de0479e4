#!/bin/sh
# PostgreSQL without a password from this machine, and NATS, as `make test-server` wants them.
set -eu
version=$(ls /etc/postgresql | tail -n 1)
sudo sed -i -E 's/^(host +all +all +(127\.0\.0\.1\/32|::1\/128) +).*/\1trust/' "/etc/postgresql/$version/main/pg_hba.conf"
sudo pg_ctlcluster "$version" main restart
sudo start-stop-daemon --start --oknodo --background --exec "$(command -v nats-server)" -- -a 127.0.0.1 -p 4222
