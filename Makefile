# `make` alone lists what there is. What is run here, `make setup` has installed.
BIN := .venv/bin/
.DEFAULT_GOAL := help
# Tests of the server, most of which want PostgreSQL and NATS; those that want a browser besides, or kill services.
SERVER := tests/server tests/abuse tests/upgrade tests/leaks
BROWSER := tests/browser
FAULTS := tests/faults tests/load
# What `make fuzz` plays.
EXAMPLES := 200
POSITIONS := 100000

.PHONY: help setup run check imports quick test test-web test-server test-browser test-all faults days alarms load fuzz sabotage \
  nightly speed bench edition golden shapes schema types web persons examples clocks browser environment settings first-question release-rehearsal versions chart capture audit digests lock

help:             ## this list
	@awk -F ':[^#]*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup:            ## from a fresh clone to all that is needed here; says what is missing
	@sh tools/setup.sh

run:              ## play while you change it: page and server begin anew by themselves; ARGS='--port 8303'
	@$(BIN)python -m tools.run $(ARGS)

check:            ## format, lint, types, import contracts
	$(BIN)ruff format --check --quiet
	$(BIN)ruff check --quiet
	$(BIN)mypy
	@$(MAKE) --no-print-directory imports

imports:          ## who may import whom: the contracts of pyproject.toml; and the floors that makes
	$(BIN)lint-imports --no-logo --no-cache
	@$(BIN)python -m tools.floors

quick:            ## in a minute: format, lint, imports, and the rules of kernel and games
	$(BIN)ruff format --check --quiet
	$(BIN)ruff check --quiet
	$(BIN)lint-imports --no-logo --no-cache
	$(BIN)pytest -n auto -q tests/kernel tests/games tests/test_*.py

test:             ## in three minutes, with nothing running: all but server and browser; CI plays twice the games
	GUILDTABLE_EXAMPLES=1 $(BIN)pytest -n auto $(addprefix --ignore ,$(SERVER) $(BROWSER) $(FAULTS))

test-web:         ## the browser table's own: format, lint, types, tests without a browser
	npm --prefix web run --silent check
	npm --prefix web run --silent test

test-server:      ## the server: wants PostgreSQL and NATS running
	$(BIN)pytest -n auto $(SERVER)

test-browser:     ## games in a real browser: wants PostgreSQL, NATS, Chromium, and `make web`
	$(BIN)pytest -m clock $(BROWSER)
	$(BIN)pytest -n 2 -m "not clock" $(BROWSER)

test-all: test test-web test-server test-browser ## all of these, and while everything fails: also wants PostgreSQL's and NATS' own programs
	$(BIN)pytest $(FAULTS)

faults:           ## a long run while everything fails: 300 faults over 100,000 replies
	$(BIN)python -m lab.faults --acks 100000 --faults 300 --tables 12

days:             ## a month at 200 tables by the day, in moved time: nights, summer time, outages, kills; an hour or two
	$(BIN)python -m lab.days --tables 200 --days 30

alarms:           ## each alert fires on its own fault: wants Prometheus, PostgreSQL, NATS; some only: ALERTS="GuildtableBusAway"
	$(BIN)python -m lab.alarms $(ALERTS)

load:             ## how much two nodes carry on this machine, as docs/scale.md has it
	$(BIN)python -m lab.load

fuzz:             ## the property suite over many more games, and what is sent over many more positions; hours
	GUILDTABLE_EXAMPLES=$(EXAMPLES) $(BIN)pytest -n auto tests/properties
	GUILDTABLE_POSITIONS=$(POSITIONS) $(BIN)pytest -n auto tests/leaks/test_redeal.py
	GUILDTABLE_POSITIONS=$(POSITIONS) $(BIN)pytest -n auto tests/research/test_training.py -k agree

sabotage:         ## break a copy of the code in every listed way; the tests must notice
	$(BIN)python -m tools.sabotage

nightly:          ## everything whole: what CI does, and what it leaves to the night; two hours or three; or PARTS="faults load"
	@PARTS="$(PARTS)" bash .ci/nightly

speed:            ## no game slower than it may be, in loops of a fixed piece of Python measured in the same run
	$(BIN)python -m tools.speed

bench:            ## speed, ours and others': uv sync --group dev --group bench --extra ray first
	$(BIN)guildtable bench capital-lux --against rlcard,open_spiel
	$(BIN)guildtable bench bruges
	$(BIN)guildtable bench flandern
	$(BIN)guildtable bench all --against pettingzoo,rlcard
	$(BIN)guildtable bench capital-lux --executors processes,ray

edition:          ## keep the rules as committed, before a game's `rules` go up or its data change
	$(BIN)python -m tools.edition

golden:           ## write the golden records anew, after a change of rules: GAME=bruges, else of all games
	$(BIN)python -m tools.golden $(GAME)

shapes:           ## keep an example of today's shape of every game's state
	$(BIN)python -m tools.shapes

schema:           ## write the JSON Schema of what leaves the process
	$(BIN)python -m tools.schema

types:            ## write the TypeScript types of what is sent
	npm --prefix web/protocol install --no-save --no-audit --no-fund --silent
	npm --prefix web/protocol run --silent generate
	npm --prefix web/protocol run --silent check

web:              ## build the table in the browser, for `guildtable serve`: needs npm, and brings Node 24
	npm --prefix web install --no-save --no-audit --no-fund
	npm --prefix web run --silent build

persons:          ## write what is printed on the cards of Bruges, for the browser
	$(BIN)python -m tools.persons

examples:         ## write the worked examples of the rulebooks, for the browser
	$(BIN)python -m tools.examples

clocks:           ## what a person waits for in the browser, by strict clocks: alone on the machine; make web first
	GUILDTABLE_BROWSER=whole $(BIN)pytest -s -m clock tests/browser

browser:          ## whole games in a real browser by clicks, thumb and keyboard: make web first
	GUILDTABLE_BROWSER=whole $(BIN)pytest -n 2 --dist worksteal --verbose --durations=25 -m "not clock" tests/browser

environment:      ## write the tables of actions and observations
	$(BIN)python -m tools.environment

settings:         ## write the table of settings
	$(BIN)python -m tools.settings

first-question:   ## from the built wheel to a stranger's first answered question, in seconds
	$(BIN)python -m tools.first_question

release-rehearsal: ## a release from end to end but for the button: make web first; ARGS='--python 3.12 --python 3.14'
	PYTHONPATH=. uv run --no-sync python -m tools.rehearsal $(ARGS)

chart:            ## write the Helm chart from the Kubernetes manifests
	$(BIN)python -m tools.chart

versions:         ## write the version of pyproject.toml wherever else it stands
	$(BIN)python -m tools.versions

capture:          ## draw the terminal table for the docs
	$(BIN)python -m tools.capture

audit:            ## known weaknesses of what is installed, where a source of advisories can be reached
	$(BIN)python -m tools.audit

digests:          ## write the digest of every image into deploy/, where a registry can be reached
	$(BIN)python -m tools.digests

lock:             ## pin what is installed for development, by CI and in the image
	uv export --quiet --group dev --no-emit-project --no-header --format requirements-txt > requirements.lock
	uv export --quiet --extra ray --no-emit-project --no-header --format requirements-txt > requirements-ray.lock
	sed -n -e 's/ \\$$//' -e 's/ ;.*//' -e '/^[a-z]/p' requirements.lock > .venv/constraints.txt
	uv pip compile --quiet --universal --python-version 3.13 --extra traces --generate-hashes \
	  --no-header --no-annotate --constraint .venv/constraints.txt pyproject.toml --output-file requirements-image.lock
	echo hatchling | uv pip compile --quiet --universal --python-version 3.13 --generate-hashes --no-header \
	  --no-annotate --constraint .venv/constraints.txt - --output-file requirements-build.lock
	$(BIN)python -m tools.npm_lock
