"""What a stranger could follow somebody by: ids of players, ids of tables that are not listed, salts of names."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import select

from guildtable.kernel.record import Record
from guildtable.server.store.schema import matches, site_secrets, tables
from tests.leaks.site import Site, a_site
from tests.server.sitting import play_on

GAME = "capital-lux"
pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass
class Evenings:
    """Anna and Bert play by invitation and play again; then Anna opens a table for everybody, and plays with Carl."""

    site: Site
    people: list[dict[str, str]]
    private: str
    again: str
    listed: str
    told: list[str] = field(default_factory=list)
    """Every byte that strangers were sent."""

    @property
    def tokens(self) -> list[str]:
        """Of people, in their order."""
        return [person["token"] for person in self.people]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evenings() -> AsyncIterator[Evenings]:
    """Played once: what was told does not change."""
    async with a_site() as site:
        yield await two_evenings(site)


async def begun(site: Site, host: dict[str, str], guest: dict[str, str], **more: Any) -> str:
    """A table of two at which the game has begun."""
    table = await site.table(host["token"], GAME, "me", "open", **more)
    await site.call("POST", f"/api/tables/{table}/sit", guest["token"], {})
    await site.call("POST", f"/api/tables/{table}/start", host["token"], {})
    return table


async def two_evenings(site: Site) -> Evenings:
    """All of it, while a stranger looks at everything there is to see, again and again."""
    people = [await site.guest(name) for name in ("Anna", "Bert", "Carl", "Dora")]
    anna, bert, carl, dora = people
    private = await begun(site, anna, bert)
    async with site.wire(private, dora["token"]) as invited, site.wire(private) as nobody:
        evenings = Evenings(site, people, private, "", "")
        await look_around(evenings)
        await site.call("POST", f"/api/tables/{private}/leave", bert["token"], {})
        await site.call("POST", f"/api/tables/{private}/return", bert["token"], {})
        await play_on(site.node, private, Random(1))
        evenings.again = (await site.call("POST", f"/api/tables/{private}/rematch", bert["token"], {})).json()["table"]
        await look_around(evenings)
        evenings.listed = await begun(site, anna, carl, listed=True)
        await look_around(evenings)
        await play_on(site.node, evenings.listed, Random(2))
        await look_around(evenings)
        for wire in (invited, nobody):
            await wire.settle()
            evenings.told += wire.raw
    return evenings


async def look_around(evenings: Evenings) -> None:
    """Every call that a stranger can make, with and without a session; and every one that an answer leads to."""
    site, found = evenings.site, set[str]()
    strangers = ("", evenings.tokens[3])
    paths = ["/api/tables", "/api/records", f"/api/tables/{evenings.private}", "/api/games", "/api/invitation"]
    for path in paths:
        for token in strangers:
            answer = await site.call("GET", path, token)
            evenings.told.append(answer.text)
            if path in {"/api/tables", "/api/records"}:
                found |= {one.get("match", one.get("id")) for one in answer.json()}
    for name in found:
        for rest in ("", "/verify", "/reel?view=all", "/replay?view=all&count=60"):
            evenings.told.append((await site.call("GET", f"/api/records/{name}{rest}")).text)
        for path in (f"/api/tables/{name}", f"/api/tables/{name}/stream"):
            assert (await site.call("GET", path)).status_code == 404, "a record leads to no table"
        async with site.wire(name) as wire:
            evenings.told += wire.raw


async def test_no_players_id_reaches_anybody_else(evenings: Evenings) -> None:
    """Guests who are followed from game to game by an id that is everywhere the same."""
    site = evenings.site
    told = [*evenings.told]
    for token in evenings.tokens:
        for path in ("/api/me/tables", "/api/me/records", f"/api/tables/{evenings.private}"):
            told += [(await site.call("GET", path, token)).text]
        for table in (evenings.private, evenings.again, evenings.listed):
            async with site.wire(table, token) as wire:
                told += wire.raw
    ids = [person["id"] for person in evenings.people]
    assert not [text for text in told if any(known in text for known in ids)]
    seen = [json.loads(text) for text in told if text.startswith('{"type":"table"')]
    pairs = {(one["table"]["id"], seat["name"], seat["player"]) for one in seen for seat in one["table"]["seats"]}
    annas = {(table, player) for table, name, player in pairs if name == "Anna" and player}
    assert len({player for _, player in annas}) == len({table for table, _ in annas}) > 1


async def test_everybody_finds_their_own_seat_by_what_they_are_called_at_the_table(evenings: Evenings) -> None:
    """A page that looks for its seat, or for its host's rights, by an id."""
    site = evenings.site
    for place, token in enumerate(evenings.tokens[:2]):
        async with site.wire(evenings.private, token) as wire:
            welcome, table = json.loads(wire.raw[0]), json.loads(wire.raw[1])["table"]
            assert welcome["seat"] == place
            assert table["seats"][place]["player"] == welcome["player"]
            assert (table["host"] == welcome["player"]) == (place == 0)


async def test_no_table_that_is_not_listed_is_found_from_outside(evenings: Evenings) -> None:
    """Private tables found by their records, and the next table by the last."""
    site = evenings.site
    # The stranger has the link of the private table itself: what it is told there names that table, as it must.
    others = [text for text in evenings.told if f'"id":"{evenings.private}"' not in text]
    assert not [text for text in others if evenings.private in text]
    assert not [text for text in evenings.told if evenings.again in text]
    record = (await site.call("GET", f"/api/records/{evenings.private}")).text
    assert not [table for table in (evenings.private, evenings.again, evenings.listed) if table in record]
    public = (await site.call("GET", f"/api/tables/{evenings.private}")).json()["match"]
    assert f"match: {public}\n" in record
    assert (await site.call("GET", f"/api/records/{public}")).text == record
    listed = (await site.call("GET", "/api/records")).json()
    assert [(one["match"] == public, one["players"]) for one in listed] == [(False, ["Anna", "Carl"])]
    mine = (await site.call("GET", "/api/me/records", evenings.tokens[1])).json()
    assert [(one["match"], one["seat"]) for one in mine] == [(public, 1)], "with the seat they had"
    assert [one["seat"] for one in listed] == [None]


async def test_salts_are_with_their_names_in_the_record_and_nowhere_else(evenings: Evenings) -> None:
    """Names that are found out from their fingerprints, by trying."""
    site = evenings.site
    async with site.node.database.engine.connect() as connection:
        kept = (await connection.execute(select(matches.c.names))).scalars().all()
        secret = (await connection.execute(select(site_secrets.c.value))).scalars().all()
        seeds = (await connection.execute(select(tables.c.seed).where(tables.c.state != "over"))).scalars().all()
    salts = [name["salt"] for names in kept for name in json.loads(names)]
    assert len(set(salts)) == 4
    others = [text for text in evenings.told if not text.startswith("guildtable-record")]
    assert not [text for text in others if any(salt in text for salt in (*salts, *secret, *seeds))]
    records = [Record.read(text) for text in evenings.told if text.startswith("guildtable-record")]
    assert {record.players for record in records} == {("Anna", "Carl")}


@pytest.mark.parametrize("place", [0, 1])
async def test_a_stranger_takes_nobodys_place_at_a_rematch(evenings: Evenings, place: int) -> None:
    """A friend's seat that is taken by whoever comes first."""
    site = evenings.site
    dora, seat = evenings.tokens[3], {"seat": place}
    assert (await site.call("POST", f"/api/tables/{evenings.again}/sit", dora, seat)).status_code == 409
    assert (await site.call("POST", f"/api/tables/{evenings.again}/sit", evenings.tokens[0], {})).status_code == 200
