"""Who is erased had no account: nothing that they got in by is found in any row."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import select

from guildtable.server.admin.admin import Admin
from guildtable.server.store.schema import metadata, players
from tests.abuse.places import Served
from tests.server.accounts.places import a_site, device, with_mail, with_new_passkey
from tests.server.accounts.test_mail_codes import change
from tests.server.client import Player
from tests.server.mail.post_office import PostOffice, post_office

ADDRESS = "hildegard@bingen.example"


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Iterator[tuple[Served, PostOffice]]:
    """A site that sends mail."""
    where = {"database": request.getfixturevalue("own_postgres")} if request.param == "postgres" else {}
    with post_office() as office, a_site(office, **where) as site:
        yield site, office


async def everything(site: Served) -> str:
    """All rows of all tables."""
    return "\n".join([str(await change(site, select(table))) for table in metadata.sorted_tables])


async def test_export_tells_all_of_it_and_erasure_leaves_nothing(place: tuple[Served, PostOffice]) -> None:
    site, office = place
    anna = await with_mail(office, await Player.come(site.url, "Hildegard"), ADDRESS)
    key = device(site)
    anna = await with_new_passkey(anna, key)
    (passkey,) = (await anna.call("GET", "/api/account")).json()["passkeys"]
    admin = Admin(site.node.database.engine, site.node.bus)
    told = await site.inside(admin.export(anna.id))
    assert [row["address"] for row in told["mailbox"]] == [ADDRESS]
    assert [set(row) for row in told["passkeys"]] == [{"device", "created", "used"}]
    kept = await everything(site)
    assert all(word in kept for word in (ADDRESS, "Hildegard", "hildegard", passkey["id"]))
    await site.inside(admin.erase(anna.id))
    left = await everything(site)
    assert not [word for word in (ADDRESS, "Hildegard", "hildegard", passkey["id"]) if word in left]
    assert (await anna.call("GET", "/api/me")).status_code == 401
    assert (await change(site, select(players.c.name).where(players.c.id == anna.id)))[0].name == "Somebody"
    assert (await Player.come(site.url, "Hildegard")).name == "Hildegard"


async def test_the_letters_secrets_and_addresses_stand_in_no_log(
    place: tuple[Served, PostOffice], capfd: pytest.CaptureFixture[str]
) -> None:
    site, office = place
    anna = await with_mail(office, await Player.come(site.url, "Hildegard"), ADDRESS)
    said = "".join(capfd.readouterr())
    letter = office.letters[-1].get_content()
    for secret in (ADDRESS, "bingen", anna.token, letter.split("#")[1].split()[0]):
        assert secret not in said
