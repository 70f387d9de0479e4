"""When a session ends: unused, after a year, as one of too many; and only its fresh owner ends those elsewhere."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import func, insert, select, update

from guildtable.server.accounts.session_list import MOST
from guildtable.server.store.schema import sessions
from guildtable.server.tables.players import fingerprint_of
from tests.abuse.places import Served
from tests.server.accounts.places import a_site, by, device, with_new_passkey, with_passkey
from tests.server.accounts.test_mail_codes import change
from tests.server.client import Player

DAY = 86400.0


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest) -> Iterator[Served]:
    """A site without mail."""
    where = {"database": request.getfixturevalue("postgres")} if request.param == "postgres" else {}
    with a_site(**where) as served:
        yield served


async def test_a_session_that_was_signed_in_to_ends_after_a_year_however_it_is_used(site: Served) -> None:
    key, guest = device(site), await Player.come(site.url)
    anna = await with_new_passkey(await Player.come(site.url), key)
    for days, account in ((364, 200), (366, 401)):
        for player in (anna, guest):
            mine = sessions.c.hash == fingerprint_of(player.token)
            await change(site, update(sessions).where(mine).values(created=time.time() - days * DAY))
        assert (await anna.call("GET", "/api/me")).status_code == account
        assert (await guest.call("GET", "/api/me")).status_code == 200, "a guest could not come back"
    alive = await site.inside(site.node.players.alive([fingerprint_of(p.token) for p in (anna, guest)]))
    assert alive == {fingerprint_of(guest.token)}, "nor do its sockets stay"
    phone = await Player.come(site.url)
    assert by(phone, await with_passkey(phone, key)).id == anna.id


async def test_of_too_many_sessions_the_one_that_was_unused_for_longest_ends(site: Served) -> None:
    key = device(site)
    anna = await with_new_passkey(await Player.come(site.url), key)
    now = time.time()
    rows = [
        {"hash": secrets.token_hex(32), "player": anna.id, "created": now, "seen": now - 60 - n, "device": ""}
        for n in range(MOST)
    ]
    await change(site, insert(sessions).values(rows))
    phone = await Player.come(site.url)
    back = by(phone, await with_passkey(phone, key))
    count = select(func.count()).select_from(sessions).where(sessions.c.player == anna.id)
    assert (await change(site, count))[0][0] == MOST
    left = {row.hash for row in await change(site, select(sessions.c.hash).where(sessions.c.player == anna.id))}
    assert {fingerprint_of(anna.token), fingerprint_of(back.token), rows[0]["hash"]} <= left
    assert rows[-1]["hash"] not in left


async def test_who_finds_a_browser_open_ends_nothing_elsewhere(site: Served) -> None:
    key = device(site)
    anna = await with_new_passkey(await Player.come(site.url), key)
    phone = by(first := await Player.come(site.url), await with_passkey(first, key))
    stale = update(sessions).where(sessions.c.hash == fingerprint_of(anna.token)).values(proved=time.time() - 901)
    await change(site, stale)
    lines = (await anna.call("GET", "/api/me/sessions")).json()
    (other,) = [line["id"] for line in lines if not line["this"]]
    for path in ("/api/me/sessions", f"/api/me/sessions/{other}"):
        refused = await anna.call("DELETE", path)
        assert (refused.status_code, refused.json()["reason"]) == (403, "refused-not-fresh")
    assert (await phone.call("GET", "/api/me")).status_code == 200
    anna = by(anna, await with_passkey(anna, key))
    assert (await anna.call("DELETE", "/api/me/sessions")).json() == {"ended": 1}
    assert (await phone.call("GET", "/api/me")).status_code == 401


async def test_to_sign_out_here_needs_no_proof(site: Served) -> None:
    anna = await with_new_passkey(await Player.come(site.url), device(site))
    await change(site, update(sessions).where(sessions.c.player == anna.id).values(proved=time.time() - 901))
    assert (await anna.call("DELETE", "/api/me")).status_code == 204
    assert (await anna.call("GET", "/api/me")).status_code == 401
