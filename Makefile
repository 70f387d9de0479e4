.PHONY: check test fuzz sabotage bench golden shapes schema environment capture lock

check:            ## format, lint, types, import contracts
	uv run --no-sync ruff format --check --quiet
	uv run --no-sync ruff check --quiet
	uv run --no-sync mypy
	uv run --no-sync lint-imports --no-cache | tail -n 4

test:             ## everything but sabotage
	uv run --no-sync pytest -n auto

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

environment:      ## write the tables of actions and observations
	uv run --no-sync python -m tools.environment

capture:          ## draw the terminal table for the docs
	uv run --no-sync python -m tools.capture

lock:             ## pin what CI installs
	uv export --quiet --no-emit-project --no-header --format requirements-txt > requirements.lock
