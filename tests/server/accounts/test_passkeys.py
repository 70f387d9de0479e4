"""Passkeys: they open the account they were made for, at this site, each answer once; what is wrong opens nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select, update

from guildtable.server.accounts.passkeys import site_of_passkeys
from guildtable.server.settings import Settings
from guildtable.server.store.schema import challenges, passkeys, sessions
from tests.abuse.places import Served
from tests.server.accounts.authenticator import PRESENT, VERIFIED, Authenticator
from tests.server.accounts.places import a_site, by, device, with_new_passkey, with_passkey
from tests.server.accounts.test_mail_codes import change
from tests.server.client import Player


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest) -> Iterator[Served]:
    """A site without mail."""
    where = {"database": request.getfixturevalue("postgres")} if request.param == "postgres" else {}
    with a_site(**where) as served:
        yield served


async def asked(player: Player, what: str) -> dict[str, Any]:
    answer = await player.call("POST", f"/api/{what}/options")
    assert answer.status_code == 200, answer.text
    options: dict[str, Any] = answer.json()
    return options


async def test_a_guest_makes_a_passkey_and_comes_back_by_it_elsewhere(site: Served) -> None:
    guest, key = await Player.come(site.url, "Margaret"), device(site)
    anna = await with_new_passkey(guest, key)
    assert (anna.id, anna.name) == (guest.id, guest.name)
    assert (await guest.call("GET", "/api/me")).status_code == 401, "the session is another"
    phone = await Player.come(site.url, "Nobody known")
    back = by(phone, await with_passkey(phone, key))
    assert back.id == anna.id
    (line,) = (await back.call("GET", "/api/account")).json()["passkeys"]
    assert line["used"] >= line["created"]
    assert (await phone.call("GET", "/api/me")).status_code == 401


async def test_it_asks_for_a_key_that_is_found_by_itself_and_for_its_owner(site: Served) -> None:
    guest = await Player.come(site.url)
    new = await asked(guest, "account/passkeys")
    assert new["rp"]["id"] == "localhost"
    assert new["authenticatorSelection"]["residentKey"] == "required"
    assert new["authenticatorSelection"]["userVerification"] == "required"
    known = await asked(guest, "sign-in/passkey")
    assert known["userVerification"] == "required"
    assert known.get("allowCredentials", []) == [], "nobody learns who has one"
    assert len(new["challenge"]) >= 43
    assert new["challenge"] != known["challenge"]


async def test_an_answer_counts_once(site: Served) -> None:
    key = device(site)
    await with_new_passkey(await Player.come(site.url), key)
    phone = await Player.come(site.url)
    signed = key.sign(await asked(phone, "sign-in/passkey"))
    entered = by(phone, await phone.call("POST", "/api/sign-in/passkey", {"credential": signed}))
    for who in (entered, await Player.come(site.url)):
        again = await who.call("POST", "/api/sign-in/passkey", {"credential": signed})
        assert again.status_code == 403
    await asked(entered, "sign-in/passkey")
    assert (await entered.call("POST", "/api/sign-in/passkey", {"credential": signed})).status_code == 403


async def test_a_wrong_answer_uses_the_challenge_up(site: Served) -> None:
    key = device(site)
    await with_new_passkey(await Player.come(site.url), key)
    phone = await Player.come(site.url)
    options = await asked(phone, "sign-in/passkey")
    wrong = await phone.call(
        "POST", "/api/sign-in/passkey", {"credential": key.sign(options, origin="https://x.example")}
    )
    assert wrong.json()["reason"] == "refused-passkey"
    right = await phone.call("POST", "/api/sign-in/passkey", {"credential": key.sign(options)})
    assert right.json()["reason"] == "refused-passkey-late"


async def test_a_challenge_is_the_sessions_own_and_good_for_minutes(site: Served) -> None:
    key = device(site)
    await with_new_passkey(await Player.come(site.url), key)
    one, other = await Player.come(site.url), await Player.come(site.url)
    options = await asked(one, "sign-in/passkey")
    await asked(other, "sign-in/passkey")
    stolen = await other.call("POST", "/api/sign-in/passkey", {"credential": key.sign(options)})
    assert stolen.status_code == 403
    options = await asked(one, "sign-in/passkey")
    await change(site, update(challenges).values(at=time.time() - 301))
    late = await one.call("POST", "/api/sign-in/passkey", {"credential": key.sign(options)})
    assert late.json()["reason"] == "refused-passkey-late"


WRONG: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("another site's page", {}, {"origin": "https://evil.example"}),
    ("a page of another port", {}, {"origin": "http://localhost:1"}),
    ("another site's key", {"domain": "evil.example"}, {}),
    ("nobody touched it", {"flags": VERIFIED}, {}),
    ("nobody showed who they are", {"flags": PRESENT}, {}),
    ("a challenge of its own", {}, {"challenge": "AAAA"}),
    ("the other ceremony", {}, {"type": "webauthn.unknown"}),
]


@pytest.mark.parametrize(("changed", "said"), [wrong[1:] for wrong in WRONG], ids=[wrong[0] for wrong in WRONG])
async def test_what_is_wrong_neither_signs_in_nor_makes_an_account(
    site: Served, changed: dict[str, Any], said: dict[str, Any]
) -> None:
    key = device(site)
    await with_new_passkey(await Player.come(site.url), key)
    phone, new = await Player.come(site.url), device(site)
    for name, value in changed.items():
        setattr(key, name, value)
        setattr(new, name, value)
    signed = key.sign(await asked(phone, "sign-in/passkey"), **said)
    refused = await phone.call("POST", "/api/sign-in/passkey", {"credential": signed})
    assert (refused.status_code, refused.json()["reason"]) == (403, "refused-passkey")
    made = new.make(await asked(phone, "account/passkeys"), **said)
    refused = await phone.call("POST", "/api/account/passkeys", {"credential": made})
    assert (refused.status_code, refused.json()["reason"]) == (403, "refused-passkey")
    assert (await phone.call("GET", "/api/account")).json()["passkeys"] == []


async def test_a_copied_key_is_noticed_by_its_count(site: Served) -> None:
    key = device(site)
    await with_new_passkey(await Player.come(site.url), key)
    for _ in range(2):
        by(phone := await Player.come(site.url), await with_passkey(phone, key))
    key.uses = 0
    assert (await with_passkey(await Player.come(site.url), key)).status_code == 403


async def test_an_answer_to_the_one_question_is_none_to_the_other(site: Served) -> None:
    phone, key = await Player.come(site.url), device(site)
    made = key.make(await asked(phone, "sign-in/passkey"))
    assert (await phone.call("POST", "/api/account/passkeys", {"credential": made})).status_code == 403


async def test_a_key_of_nobodys_is_refused_as_a_wrong_one_is(site: Served) -> None:
    known, unknown = device(site), device(site)
    await with_new_passkey(await Player.come(site.url), known)
    thief = Authenticator(site.settings.public_url)
    thief.id = known.id  # it knows the name of the key, and not the key
    refused = [await with_passkey(await Player.come(site.url), key) for key in (unknown, thief)]
    assert {(answer.status_code, answer.content) for answer in refused} == {(403, refused[0].content)}


@pytest.mark.parametrize("nonsense", [{}, {"id": ""}, {"id": 7}, {"id": "x", "response": []}, {"id": "x" * 9000}])
async def test_nonsense_is_refused(site: Served, nonsense: dict[str, Any]) -> None:
    phone = await Player.come(site.url)
    for path, options in (("sign-in/passkey", "sign-in/passkey"), ("account/passkeys", "account/passkeys")):
        await asked(phone, options)
        assert (await phone.call("POST", f"/api/{path}", {"credential": nonsense})).status_code == 403


async def test_a_second_one_wants_a_fresh_sign_in(site: Served) -> None:
    key, second = device(site), device(site)
    anna = await with_new_passkey(await Player.come(site.url), key)
    options = await asked(anna, "account/passkeys")
    stale = update(sessions).where(sessions.c.player == anna.id).values(proved=time.time() - 901)
    await change(site, stale)
    made = await anna.call("POST", "/api/account/passkeys", {"credential": second.make(options)})
    assert (made.status_code, made.json()["reason"]) == (403, "refused-not-fresh")
    assert (await anna.call("POST", "/api/account/passkeys/options")).json()["reason"] == "refused-not-fresh"
    anna = by(anna, await with_passkey(anna, key))
    anna = await with_new_passkey(anna, second)
    lines = (await anna.call("GET", "/api/account")).json()["passkeys"]
    assert len(lines) == 2
    await change(site, stale)
    assert (await anna.call("DELETE", f"/api/account/passkeys/{lines[0]['id']}")).json()[
        "reason"
    ] == "refused-not-fresh"


async def test_a_passkey_is_removed_by_its_owner_and_never_the_last_way_in(site: Served) -> None:
    key, second = device(site), device(site)
    anna = await with_new_passkey(await Player.come(site.url), key)
    anna = await with_new_passkey(anna, second)
    one, other = [line["id"] for line in (await anna.call("GET", "/api/account")).json()["passkeys"]]
    ben = await with_new_passkey(await Player.come(site.url, "Ben"), device(site))
    assert (await ben.call("DELETE", f"/api/account/passkeys/{one}")).status_code == 404
    assert (await anna.call("DELETE", f"/api/account/passkeys/{one}")).status_code == 204
    last = await anna.call("DELETE", f"/api/account/passkeys/{other}")
    assert (last.status_code, last.json()["reason"]) == (409, "refused-last-way")
    assert len(await change(site, select(passkeys).where(passkeys.c.player == anna.id))) == 1


async def test_a_key_that_is_somebodys_becomes_nobody_elses(site: Served) -> None:
    key = device(site)
    await with_new_passkey(await Player.come(site.url), key)
    thief = await Player.come(site.url)
    made = key.make(await asked(thief, "account/passkeys"))
    refused = await thief.call("POST", "/api/account/passkeys", {"credential": made})
    assert (refused.status_code, refused.json()["reason"]) == (409, "refused-passkey-known")


@pytest.mark.parametrize(
    ("url", "domain"),
    [
        ("https://table.example", "table.example"),
        ("https://table.example:8443", "table.example"),
        ("http://localhost:8302", "localhost"),
        ("http://table.example", None),
        ("", None),
    ],
)
def test_passkeys_are_for_a_site_that_is_reached_safely(url: str, domain: str | None) -> None:
    assert site_of_passkeys(Settings(public_url=url)) == domain


async def test_recovery_codes_bring_one_back_each_once(site: Served) -> None:
    anna = await with_new_passkey(await Player.come(site.url), device(site))
    printed = await anna.call("POST", "/api/account/recovery-codes")
    assert printed.status_code == 201
    codes = printed.json()["codes"]
    anna = by(anna, printed)
    assert len(set(codes)) == 10
    phone = await Player.come(site.url)
    back = by(phone, await phone.call("POST", "/api/sign-in/recovery", {"code": f" {codes[0].lower()} "}))
    assert back.id == anna.id
    assert (await back.call("GET", "/api/account")).json()["recovery_codes"] == 9
    for spent in (codes[0], "", "-", " ", "x", "ABCDE-" * 16):
        phone = await Player.come(site.url)
        refused = await phone.call("POST", "/api/sign-in/recovery", {"code": spent})
        assert refused.status_code in {400, 403}, spent
    anew = await anna.call("POST", "/api/account/recovery-codes")
    assert anew.status_code == 201
    refused = await phone.call("POST", "/api/sign-in/recovery", {"code": codes[1]})
    assert refused.json()["reason"] == "refused-recovery"


async def test_new_codes_want_a_fresh_sign_in(site: Served) -> None:
    anna = await with_new_passkey(await Player.come(site.url), device(site))
    await change(site, update(sessions).where(sessions.c.player == anna.id).values(proved=None))
    assert (await anna.call("POST", "/api/account/recovery-codes")).json()["reason"] == "refused-not-fresh"
