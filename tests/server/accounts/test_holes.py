"""What others' sites were broken by, tried here: forged addresses, blank secrets, planted sessions, names as identity,
answers that tell who is known, and passkeys that were weakened or copied."""

from __future__ import annotations

import asyncio
import re
import statistics
import time
from collections.abc import Iterator
from math import log2
from typing import Any

import pytest
from sqlalchemy import event, func, select

from guildtable.server.accounts.mail_codes import LENGTH, SIGNS
from guildtable.server.store.schema import mailboxes, passkeys, players, recovery_codes, sessions
from tests.abuse.places import Served
from tests.server.accounts.authenticator import COPIED, MAY_BE_COPIED, PRESENT, VERIFIED
from tests.server.accounts.places import a_site, by, device, read, with_mail, with_new_passkey, with_passkey, write_to
from tests.server.accounts.test_mail_codes import an_address, change
from tests.server.client import Player
from tests.server.mail.post_office import PostOffice, post_office


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    """A post office."""
    with post_office() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest, office: PostOffice) -> Iterator[Served]:
    """A site that sends mail."""
    where = {"database": request.getfixturevalue("postgres")} if request.param == "postgres" else {}
    with a_site(office, **where) as served:
        yield served


@pytest.fixture(scope="module")
def paper() -> Iterator[Served]:
    """A site without mail: codes on paper."""
    with a_site() as served:
        yield served


async def options(player: Player, what: str) -> dict[str, Any]:
    answer = await player.call("POST", f"/api/{what}/options")
    assert answer.status_code == 200, answer.text
    asked: dict[str, Any] = answer.json()
    return asked


# Before anybody comes


async def test_a_new_site_has_nobody() -> None:
    """No account that is there from the start, and whose secret everybody knows."""
    with a_site() as site:
        for table in (players, sessions, mailboxes, passkeys, recovery_codes):
            assert await change(site, select(table)) == []


async def test_codes_have_enough_bits_and_no_two_are_alike(paper: Served) -> None:
    anna = await Player.come(paper.url)
    codes = (await anna.call("POST", "/api/account/recovery-codes")).json()["codes"]
    plain = [code.replace("-", "") for code in codes]
    assert len(set(plain)) == len(plain) == 10
    assert set("".join(plain)) <= set(SIGNS)
    assert all(len(code) * log2(len(SIGNS)) >= 112 for code in plain)
    assert LENGTH * log2(len(SIGNS)) >= 20, "a mailed one"
    assert len(set("".join(plain))) > 20, "of all signs"


# X-Forwarded-For


async def letter_from(site: Served, player: Player, forwarded: str) -> int:
    headers = {"authorization": f"Bearer {player.token}", "x_forwarded_for": forwarded}
    async with site.http(**headers) as http:
        return (await http.post("/api/sign-in/mail", json={"address": an_address()})).status_code


async def test_a_stranger_who_forges_where_they_are_gets_no_more_letters(office: PostOffice) -> None:
    with a_site(office, codes_per_hour=1, proxies="192.0.2.9") as site:
        guest = await Player.come(site.url)
        assert [await letter_from(site, guest, f"198.51.100.{n}") for n in range(5)] == [202] * 3 + [429] * 2


async def test_of_what_a_proxy_passes_on_only_what_it_saw_itself_is_believed(office: PostOffice) -> None:
    """A proxy adds the address it saw at the end; all before it was written by whoever called."""
    with a_site(office, codes_per_hour=1, proxies="127.0.0.1") as site:
        guest = await Player.come(site.url)
        told = [await letter_from(site, guest, f"198.51.100.{n}, 203.0.113.7") for n in range(5)]
        assert told == [202] * 3 + [429] * 2
        assert await letter_from(site, guest, "203.0.113.8") == 202, "another who is behind the same proxy"


# Limits that a success clears


async def test_a_passkey_that_fits_clears_no_limit() -> None:
    with a_site(sign_ins_per_minute=6) as site:
        key = device(site)
        anna = await with_new_passkey(await Player.come(site.url), key)  # two
        anna = by(anna, await with_passkey(anna, key))  # and two
        for expected in (403, 403, 429, 429):
            wrong = await anna.call("POST", "/api/sign-in/passkey", {"credential": {"id": "x"}})
            assert wrong.status_code == expected


async def test_a_code_on_paper_that_fits_clears_no_limit() -> None:
    with a_site(sign_ins_per_minute=3) as site:
        anna = await Player.come(site.url)
        printed = await anna.call("POST", "/api/account/recovery-codes")  # one
        codes, anna = printed.json()["codes"], by(anna, printed)
        anna = by(anna, await anna.call("POST", "/api/sign-in/recovery", {"code": codes[0]}))
        for expected in (403, 429, 429):
            wrong = await anna.call("POST", "/api/sign-in/recovery", {"code": "nonsense"})
            assert wrong.status_code == expected


# Blank secrets

BLANKS = ["", " ", "-", "\t", "\u00a0", "\u200b", "\x00", "null", "None", "undefined", "0", "[]"]


@pytest.mark.parametrize("blank", BLANKS)
async def test_a_blank_secret_opens_nothing(site: Served, paper: Served, office: PostOffice, blank: str) -> None:
    """There are accounts of every kind, so that whoever is found by nothing could be found."""
    await with_mail(office, await Player.come(site.url), an_address())
    await with_new_passkey(await Player.come(site.url), device(site))
    on_paper = await Player.come(paper.url)
    by(on_paper, await on_paper.call("POST", "/api/account/recovery-codes"))
    guest, other = await Player.come(site.url), await Player.come(paper.url)
    ticket = await write_to(guest, an_address())
    await options(guest, "sign-in/passkey")
    for place, path, body in (
        (guest, "code", {"ticket": ticket, "code": blank}),
        (guest, "code", {"ticket": blank, "code": blank}),
        (guest, "link", {"token": blank}),
        (guest, "passkey", {"credential": {"id": blank, "rawId": blank, "type": "public-key", "response": {}}}),
        (other, "recovery", {"code": blank}),
    ):
        answer = await place.call("POST", f"/api/sign-in/{path}", body)
        assert answer.status_code in {400, 403}, (path, answer.text)
    async with site.http() as http:
        carried = {"authorization": b"Bearer " + blank.encode(), "cookie": b"guildtable=" + blank.encode()}
        for name, value in carried.items():
            if not re.search(rb"[\x00\r\n\t]", value):
                assert (await http.get("/api/me", headers={name.encode(): value.rstrip()})).status_code in {400, 401}


async def test_a_signature_that_is_blank_opens_nothing(site: Served) -> None:
    key = device(site)
    await with_new_passkey(await Player.come(site.url), key)
    for part in ("signature", "authenticatorData", "clientDataJSON"):
        phone = await Player.come(site.url)
        signed = key.sign(await options(phone, "sign-in/passkey"))
        signed["response"][part] = ""
        refused = await phone.call("POST", "/api/sign-in/passkey", {"credential": signed})
        assert (refused.status_code, refused.json()["reason"]) == (403, "refused-passkey")


# What can change is no identity


async def test_who_gets_an_address_that_was_somebodys_gets_a_new_account(site: Served, office: PostOffice) -> None:
    first, second = an_address(), an_address()
    anna = await with_mail(office, await Player.come(site.url), first)
    anna = await with_mail(office, anna, second)
    newcomer = await with_mail(office, await Player.come(site.url), first)
    assert newcomer.id != anna.id
    assert (await with_mail(office, await Player.come(site.url), second)).id == anna.id


async def test_a_name_that_was_somebodys_is_nobodys_way_in(site: Served) -> None:
    key = device(site)
    anna = await with_new_passkey(await Player.come(site.url, "Machteld"), key)
    assert (await anna.call("PATCH", "/api/me", {"name": "Machteld of Ghent"})).status_code == 200
    thief = await Player.come(site.url, "Machteld")
    theirs = await with_new_passkey(thief, device(site))
    assert (theirs.id, theirs.name) == (thief.id, "Machteld")
    phone = await Player.come(site.url)
    assert by(phone, await with_passkey(phone, key)).id == anna.id


async def test_whom_an_answer_says_it_is_of_does_not_matter(site: Served) -> None:
    """The key says who it is; what is written beside it anybody could have written."""
    key, hers = device(site), device(site)
    anna = await with_new_passkey(await Player.come(site.url), hers)
    thief = await with_new_passkey(await Player.come(site.url), key)
    key.owner = anna.id.encode()
    phone = await Player.come(site.url)
    assert by(phone, await with_passkey(phone, key)).id == thief.id


async def test_a_passkey_is_made_for_the_id_whatever_one_is_called(site: Served) -> None:
    anna = await Player.come(site.url, "Aleydis")
    before = (await options(anna, "account/passkeys"))["user"]
    await anna.call("PATCH", "/api/me", {"name": "Aleydis the Second"})
    after = (await options(anna, "account/passkeys"))["user"]
    assert before["id"] == after["id"]
    assert before["name"] != after["name"]


# Who is known


async def test_a_refusal_for_too_many_letters_tells_nothing_either(office: PostOffice) -> None:
    with a_site(office, codes_per_hour=2) as site:
        known, told = an_address(), []
        anna = await with_mail(office, await Player.come(site.url), known)
        for address, already in ((known, 1), (an_address(), 0)):
            for _ in range(2 - already):
                assert (await anna.call("POST", "/api/sign-in/mail", {"address": address})).status_code == 202
            refused = await anna.call("POST", "/api/sign-in/mail", {"address": address})
            assert refused.status_code == 429
            told.append({name: value for name, value in refused.json().items() if name != "wait"})
        assert told[0] == told[1]


async def test_a_code_that_was_used_is_refused_as_one_that_never_was(paper: Served) -> None:
    anna = await Player.come(paper.url)
    printed = await anna.call("POST", "/api/account/recovery-codes")
    codes, anna = printed.json()["codes"], by(anna, printed)
    by(anna, await anna.call("POST", "/api/sign-in/recovery", {"code": codes[0]}))
    guest = await Player.come(paper.url)
    told = [await guest.call("POST", "/api/sign-in/recovery", {"code": code}) for code in (codes[0], "X" * 23)]
    assert {(answer.status_code, answer.content) for answer in told} == {(403, told[0].content)}


async def test_time_tells_no_more_than_words(site: Served, office: PostOffice) -> None:
    """A site that sends a letter only to who is known is slower by it. In turns: a busy machine is slow to both."""
    known, unknown = an_address(), an_address()
    await with_mail(office, await Player.come(site.url), known)
    guest = await Player.come(site.url)
    took: dict[str, list[float]] = {known: [], unknown: []}
    for address in [known, unknown] * 15:
        began = time.perf_counter()
        assert (await guest.call("POST", "/api/sign-in/mail", {"address": address})).status_code == 202
        took[address].append(time.perf_counter() - began)
    medians = [statistics.median(seconds) for seconds in took.values()]
    assert max(medians) < 2 * min(medians) + 0.02, medians


async def test_an_unknown_key_asks_the_database_as_much_as_a_wrong_one(site: Served) -> None:
    key, unknown = device(site), device(site)
    await with_new_passkey(await Player.come(site.url), key)
    asked: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "challenges" in statement or "passkeys" in statement:
            asked.append(statement)

    engine, counted = site.node.database.engine.sync_engine, []
    for tried in (key, unknown):
        phone = await Player.come(site.url)
        signed = tried.sign(await options(phone, "sign-in/passkey"), origin="https://evil.example")
        asked.clear()
        event.listen(engine, "before_cursor_execute", note)
        try:
            assert (await phone.call("POST", "/api/sign-in/passkey", {"credential": signed})).status_code == 403
        finally:
            event.remove(engine, "before_cursor_execute", note)
        counted.append(list(asked))
    assert counted[0] == counted[1]


# Sessions that were planted


async def test_a_session_that_somebody_planted_is_never_taken_up(site: Served) -> None:
    planted = "planted" * 6
    own = {"cookie": f"guildtable={planted}", "origin": site.settings.public_url, "x_guildtable": "1"}
    async with site.http(**own) as http:
        come = await http.post("/api/me", json={"name": "Anna"})
        assert come.status_code == 200
        assert come.cookies["guildtable"] != planted
    async with site.http(authorization=f"Bearer {planted}") as http:
        assert (await http.get("/api/me")).status_code == 401


async def test_who_signs_in_by_a_token_plants_no_cookie(site: Served, office: PostOffice) -> None:
    """A page of another site may send a token of its own: no browser becomes somebody else by it."""
    thief = await Player.come(site.url)
    ticket = await write_to(thief, an_address())
    code, _ = read(office)
    headers = {"authorization": f"Bearer {thief.token}", "origin": "https://evil.example"}
    async with site.http(**headers) as http:
        entered = await http.post("/api/sign-in/code", json={"ticket": ticket, "code": code})
        assert entered.status_code == 200
        assert "set-cookie" not in entered.headers


async def test_every_sign_in_has_a_session_of_its_own(site: Served, office: PostOffice) -> None:
    anna = await with_mail(office, await Player.come(site.url), address := an_address())
    again = await with_mail(office, anna, address)
    assert again.token != anna.token
    assert (await anna.call("GET", "/api/me")).status_code == 401
    count = select(func.count()).select_from(sessions).where(sessions.c.player == anna.id)
    assert (await change(site, count))[0][0] == 1


# Passkeys that were weakened

WEAKENED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("signed by SHA-1", {"algorithm": -65535}, {}),
    ("an algorithm nobody asked for", {"algorithm": -36}, {}),
    ("inside a frame of another page", {}, {"crossOrigin": True, "topOrigin": "https://evil.example"}),
    ("copied, though it says that it cannot be", {"flags": PRESENT | VERIFIED | COPIED}, {}),
    ("neither present nor verified", {"flags": 0}, {}),
    ("no passkey at all", {"kind": "password"}, {}),
    ("by http for https", {}, {"origin": "{https}"}),
    ("an origin that begins like ours", {}, {"origin": "{origin}.evil.example"}),
    ("an origin that ends like ours", {}, {"origin": "https://evil.example/{origin}"}),
    ("an origin with a path", {}, {"origin": "{origin}/"}),
    ("a part of our domain", {"domain": "sub.localhost"}, {}),
    ("what our domain is part of", {"domain": "host"}, {}),
    ("no domain", {"domain": ""}, {}),
]


@pytest.mark.parametrize(("changed", "said"), [weak[1:] for weak in WEAKENED], ids=[weak[0] for weak in WEAKENED])
async def test_a_passkey_that_is_weaker_than_asked_for_is_none(
    site: Served, changed: dict[str, Any], said: dict[str, Any]
) -> None:
    ours = site.settings.public_url
    said = {
        name: value.replace("{origin}", ours).replace("{https}", ours.replace("http:", "https:"))
        if isinstance(value, str)
        else value
        for name, value in said.items()
    }
    key, new, phone = device(site), device(site), await Player.come(site.url)
    await with_new_passkey(await Player.come(site.url), key)
    for name, value in changed.items():
        setattr(key, name, value)
        setattr(new, name, value)
    made = new.make(await options(phone, "account/passkeys"), **said)
    refused = await phone.call("POST", "/api/account/passkeys", {"credential": made})
    assert (refused.status_code, refused.json()["reason"]) == (403, "refused-passkey")
    if "algorithm" in changed:
        return  # a key that is kept is of the algorithm it was made with
    signed = key.sign(await options(phone, "sign-in/passkey"), **said)
    refused = await phone.call("POST", "/api/sign-in/passkey", {"credential": signed})
    assert (refused.status_code, refused.json()["reason"]) == (403, "refused-passkey")


async def test_a_passkey_of_a_keychain_is_as_good_as_any(site: Served) -> None:
    key = device(site)
    key.flags |= MAY_BE_COPIED | COPIED
    anna = await with_new_passkey(await Player.come(site.url), key)
    phone = await Player.come(site.url)
    assert by(phone, await with_passkey(phone, key)).id == anna.id


async def test_a_count_that_begins_anew_is_a_copy(site: Served) -> None:
    key = device(site)
    await with_new_passkey(await Player.come(site.url), key)
    by(phone := await Player.come(site.url), await with_passkey(phone, key))
    key.uses = -1  # the next is 0, as of devices that do not count
    assert (await with_passkey(await Player.come(site.url), key)).status_code == 403


async def test_one_answer_sent_many_times_at_once_counts_once(site: Served) -> None:
    key = device(site)
    await with_new_passkey(await Player.come(site.url), key)
    phone = await Player.come(site.url)
    signed = {"credential": key.sign(await options(phone, "sign-in/passkey"))}
    answers = await asyncio.gather(*(phone.call("POST", "/api/sign-in/passkey", signed) for _ in range(6)))
    assert [answer.status_code for answer in answers].count(200) == 1
    assert {answer.status_code for answer in answers} <= {200, 401, 403}


async def test_what_was_signed_for_one_session_counts_in_no_other_of_the_same_person(site: Served) -> None:
    key = device(site)
    await with_new_passkey(await Player.come(site.url), key)
    phone = by(first := await Player.come(site.url), await with_passkey(first, key))
    signed = {"credential": key.sign(await options(phone, "sign-in/passkey"))}
    tablet = by(second := await Player.come(site.url), await with_passkey(second, key))
    await options(tablet, "sign-in/passkey")
    assert (await tablet.call("POST", "/api/sign-in/passkey", signed)).status_code == 403


# What nobody should be talked into


@pytest.mark.parametrize(
    "line",
    [
        "look: http://localhost/sign-in#Qx7-abc_def",
        "table.example/SIGN-IN#x",
        "my code is ABCDE-FGHJK-MNPQR-STVWX",
        "abcde-fghjk-mnpqr-stvwx-yz234 it is",
    ],
)
async def test_what_opens_an_account_is_not_said_at_a_table(site: Served, line: str) -> None:
    anna = await Player.come(site.url)
    table = await anna.open("capital-lux", "me", "open")
    said = {"type": "say", "key": f"key{time.monotonic_ns()}", "text": line}
    refused = await anna.call("POST", f"/api/tables/{table}/messages", said)
    assert (refused.status_code, refused.json()["reason"]) == (403, "trouble-way-in-said")


@pytest.mark.parametrize("line", ["sign-in# is where?", "See you at /sign-in!", "LUCKY-HANDS-ALL-NIGHT"])
async def test_all_else_is_said(site: Served, line: str) -> None:
    anna = await Player.come(site.url)
    table = await anna.open("capital-lux", "me", "open")
    said = {"type": "say", "key": f"key{time.monotonic_ns()}", "text": line}
    assert (await anna.call("POST", f"/api/tables/{table}/messages", said)).status_code == 200
