.PHONY: check test faults fuzz sabotage bench golden shapes schema types persons web environment settings first-question capture lock

check:            ## format, lint, types, import contracts
	uv run --no-sync ruff format --check --quiet
	uv run --no-sync ruff check --quiet
	uv run --no-sync mypy
	uv run --no-sync lint-imports --no-cache | tail -n 4

test:             ## everything but sabotage
	uv run --no-sync pytest -n auto

faults:           ## a long run while everything fails: 300 faults over 100,000 replies
	uv run --no-sync python -m tests.faults --acks 100000 --faults 300 --tables 12

fuzz:             ## the property suite over many more games, and what is sent over many more positions
	GUILDTABLE_EXAMPLES=200 uv run --no-sync pytest -n auto tests/properties
	GUILDTABLE_POSITIONS=100000 uv run --no-sync pytest -n auto tests/leaks/test_redeal.py

sabotage:         ## break a copy of the code in every listed way; the tests must notice
	uv run --no-sync python -m tools.sabotage

bench:            ## speed, ours and others': uv sync --group bench first
	uv run --no-sync guildtable bench capital-lux --against rlcard,open_spiel
	uv run --no-sync guildtable bench bruges
	uv run --no-sync guildtable bench flandern
	uv run --no-sync guildtable bench all --against pettingzoo,rlcard
	uv run --no-sync guildtable bench capital-lux --executors processes,ray

golden:           ## write the golden records anew, after a change of rules
	uv run --no-sync python -m tools.golden

shapes:           ## keep an example of today's shape of every game's state
	uv run --no-sync python -m tools.shapes

schema:           ## write the JSON Schema of what leaves the process
	uv run --no-sync python -m tools.schema

types:            ## write the TypeScript types of what is sent: npm ci in web/protocol first
	npm --prefix web/protocol run --silent generate
	npm --prefix web/protocol run --silent check

web:              ## build the table in the browser, for `guildtable serve`: needs Node 20 and npm
	npm --prefix web install --no-save --no-audit --no-fund
	npm --prefix web run --silent build

persons:          ## write what is printed on the cards of Bruges, for the browser
	uv run --no-sync python -m tools.persons

browser:          ## whole games in a real browser by clicks, thumb and keyboard: make web first
	GUILDTABLE_BROWSER=whole uv run --no-sync pytest -s tests/browser/test_speed.py
	GUILDTABLE_BROWSER=whole uv run --no-sync pytest -n 2 tests/browser --ignore tests/browser/test_speed.py

environment:      ## write the tables of actions and observations
	uv run --no-sync python -m tools.environment

settings:         ## write the table of settings
	uv run --no-sync python -m tools.settings

first-question:   ## from the built wheel to a stranger's first answered question, in seconds
	uv run --no-sync python -m tools.first_question

capture:          ## draw the terminal table for the docs
	uv run --no-sync python -m tools.capture

lock:             ## pin what CI installs
	uv export --quiet --no-emit-project --no-header --format requirements-txt > requirements.lock
