#!/bin/sh
# From a fresh clone to all that `make check`, `make quick` and `make test` need: Python's packages from the lock, Node's
# too, and the page. Says what is missing and how to get it. May be run again at any time.
set -eu
cd "$(dirname "$0")/.."
. tools/python.sh

missing=
lacks() { missing="$missing
  $1"; }
uv --version >/dev/null 2>&1 || lacks "uv: curl -LsSf https://astral.sh/uv/install.sh | sh (or: pip install uv)"
npm --version >/dev/null 2>&1 || lacks "Node and npm: apt install nodejs npm, brew install node, or https://nodejs.org"
if [ -n "$missing" ]; then
  echo "Not installed on this machine:$missing" >&2
  echo "Then run \`make setup\` again." >&2
  exit 1
fi

echo "== Python's packages, from requirements.lock, in .venv"
if [ ! -x .venv/bin/python ]; then
  uv venv --quiet --python "${UV_PYTHON:-$(cat .python-version)}" .venv || {
    echo "No Python $(cat .python-version): \`uv python install\` fetches one; \`UV_PYTHON=python3.12 make setup\` takes another." >&2
    exit 1
  }
fi
uv pip install --quiet --python .venv/bin/python --require-hashes -r requirements.lock
uv pip install --quiet --python .venv/bin/python --no-deps --editable .
.venv/bin/python --version

echo "== Node's packages, and the page"
npm --prefix web install --no-save --no-audit --no-fund --silent
echo "Node $(npm --prefix web run --silent node)"
npm --prefix web run --silent build >/dev/null
.venv/bin/guildtable --version

echo
echo "Ready: make check, make quick, make test, make run."
listens() { .venv/bin/python -c "import socket; socket.create_connection(('127.0.0.1', $1), 1)" 2>/dev/null; }
listens 5432 || lacks "PostgreSQL on port 5432, user postgres without a password (make test-server, test-browser):
    docker run --rm -p 5432:5432 -e POSTGRES_HOST_AUTH_METHOD=trust postgres:17
    or say where another is: GUILDTABLE_TEST_POSTGRES=postgresql://user:password@host:5432"
listens 4222 || lacks "NATS on port 4222 (make test-server, test-browser): docker run --rm -p 4222:4222 nats:2.12
    or say where another is: GUILDTABLE_TEST_NATS=nats://host:4222"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && command -v nats-server >/dev/null 2>&1 ||
  lacks "PostgreSQL's and NATS' own programs (make test-all stops and kills them): apt install postgresql nats-server"
command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1 ||
  lacks "Chromium (make test-browser): apt install chromium, or Google Chrome"
command -v firefox-esr >/dev/null 2>&1 && command -v WebKitWebDriver >/dev/null 2>&1 && command -v Xvfb >/dev/null 2>&1 ||
  lacks "Firefox and WebKit (make browser): apt install firefox-esr webkit2gtk-driver xvfb"
if [ -n "$missing" ]; then
  echo "For more than that is missing:$missing"
fi
