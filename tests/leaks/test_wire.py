"""Two sites, in one of them a match, in the other its twin: over every door the same bytes come out."""

from __future__ import annotations

from dataclasses import asdict
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Any

import pytest
from sqlalchemy import Table, insert

from guildtable.kernel.chance import commitment
from guildtable.kernel.event import Viewer
from guildtable.server.codec import encode
from guildtable.server.matches.live import Live
from guildtable.server.protocol import ClockRules
from guildtable.server.store import schema
from guildtable.server.store.journal import Row
from guildtable.server.tables.pseudonyms import NAME
from guildtable.shelf import GAMES
from tests.leaks.site import Site, a_site
from tests.leaks.test_redeal import lately, moments
from tests.leaks.twin import Span, twin

EACH = 4
"""Matches put into the sites, for each game and number of seats."""
SEED = "5e" * 32


async def put_in(site: Site, table: str, start: Live, it: Span) -> None:
    """A match as a node finds it in its store: a checkpoint, and entries after it."""
    header = start.match.record.header
    seats = range(len(header.players))
    rows: dict[Table, list[dict[str, Any]]] = {
        schema.players: [{"id": f"{table}p{seat}", "name": f"Anna {seat}", "created": 1.0} for seat in seats],
        schema.sessions: [
            {"hash": sha256(token(table, seat).encode()).hexdigest(), "player": f"{table}p{seat}"}
            | {"created": 1.0, "seen": 4e9}
            for seat in seats
        ],
        schema.tables: [
            {"id": table, "game": header.game, "settings": encode(dict(header.settings)).decode(), "state": "playing"}
            | {"listed": True, "host": f"{table}p0", "clock": encode(ClockRules()).decode(), "seed": SEED}
            | {"commitment": commitment(bytes.fromhex(SEED), table), "created": 1.0}
        ],
        schema.seats: [
            {"table": table, "seat": seat, "player": f"{table}p{seat}", "name": f"Anna {seat}"}
            | {"seen": 4e9, "acted": 4e9}
            for seat in seats
        ],
        schema.matches: [
            {"id": table, "game": header.game, "rules": header.rules, "header": encode(asdict(header)).decode()}
            | {"started": 1.0}
        ],
        schema.sayings: [
            {"table": table, "player": f"{table}p0", "key": "k", "name": "Anna 0", "seat": 0, "text": "hm", "at": 1.0}
        ],
        schema.checkpoints: [{"match": table, **asdict(start.checkpoint())}],
        # The checkpoint's own entry must be there; what it says does not matter.
        schema.entries: [{"match": table, **asdict(row)} for row in (Row(start.seq, "chance deal", "[]"), *it.rows)],
    }
    async with site.node.database.engine.begin() as transaction:
        for kind, values in rows.items():
            if values:
                await transaction.execute(insert(kind), values)


async def name_people_alike(site: Site) -> None:
    """What people are called at a table comes from a secret that each site draws for itself."""
    async with site.node.database.engine.begin() as transaction:
        await transaction.execute(insert(schema.site_secrets).values(name=NAME, value=SEED))


def token(table: str, seat: int) -> str:
    """A session of our own making."""
    return f"token-of-{table}-{seat}"


def battery(it: Span, seq: int, rng: Random) -> list[dict[str, Any]]:
    """What a curious client may send, right, wrong and late; the same in both sites."""
    offered = [path for asked in it.live.match.position.asked.values() for path in asked.terms()[-1]] or ["nothing"]
    question = it.live.question(next(iter(it.live.asked), 0))
    return [
        {"type": "reply", "key": "key-nonsense", "question": question, "reply": ["nonsense"]},
        {"type": "reply", "key": "key-too-many", "question": question, "reply": offered[:9] * 5},
        {"type": "reply", "key": "key-stale", "question": "1.0123456789ab", "reply": [rng.choice(offered)]},
        {"type": "reply", "key": "key-nobody", "question": "", "reply": []},
        {"type": "undo", "key": "key-undo-late", "seq": seq - 1},
        {"type": "take-back", "key": "key-back-late", "seq": seq - 1},
        {"type": "consent", "key": "key-consent", "seq": seq, "agree": True},
        {"type": "reply", "key": "key-malformed", "question": 7},
        {"type": "undo", "key": "key-undo-now", "seq": seq},
    ]


async def heard(site: Site, table: str, viewer: Viewer, seen: int, said: list[dict[str, Any]]) -> list[str]:
    """All that comes out of a site for one viewer."""
    mine = token(table, viewer) if viewer is not None else ""
    paths = [
        *(f"/api/tables/{table}{rest}" for rest in ("", "/stream?seen=-1")),
        *(f"/api/records{rest}" for rest in ("", f"/{table}", f"/{table}/verify", f"/{table}/replay?view=all")),
    ]
    found = [(await site.call("GET", path, mine)).text for path in paths]
    async with site.wire(table, mine, seen) as wire:
        for message in said:
            await wire.say(**message)
            await wire.settle()
    post = f"/api/tables/{table}/messages"
    found += [(await site.call("POST", post, mine, message)).text for message in said[:-1]]
    return [*found, *wire.raw]


@pytest.mark.parametrize("name", GAMES)
async def test_out_of_two_sites_comes_the_same_for_all_who_may_not_know(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guildtable.server.store.sqlite.new_stamp", lambda: 1302)  # each site draws its own
    async with a_site() as one, a_site() as other:
        for site in (one, other):
            await name_people_alike(site)
        for seats in GAMES[name].seats:
            some = islice(moments(name, seats, {}, 10**6, stride=37), EACH)
            for number, (past, rng) in enumerate(some):
                start, truth = lately(past, rng)
                if start.clocks:
                    start.clocks = None
                seat, table = rng.randrange(seats), f"{seats}x{number}"
                dealt = twin(start, truth, seat, rng)
                origin = start.copy()
                origin.match.position = dealt.positions[0]
                await put_in(one, table, start, truth)
                await put_in(other, table, origin, dealt)
                seen = rng.choice((0, start.seq, truth.live.seq))
                for viewer in (None, seat):
                    said = battery(truth, truth.live.seq, Random(number))
                    was = await heard(one, table, viewer, seen, said)
                    assert await heard(other, table, viewer, seen, said) == was
