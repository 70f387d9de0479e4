"""Codes by mail: what was mailed signs in its owner, once; nothing else does, and nothing tells who is known."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import event, func, select, update

from guildtable.server.store.retention import Retention
from guildtable.server.store.schema import mail_codes, mailboxes, players, sessions
from tests.abuse.places import Served
from tests.server.accounts.places import a_site, by, read, with_mail, write_to
from tests.server.client import Player
from tests.server.mail.post_office import PostOffice, post_office

BROWSER = {"x_guildtable": "1"}


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


def an_address() -> str:
    """One that nobody has."""
    return f"anna{time.monotonic_ns()}@ghent.example"


async def change(site: Served, statement: Any) -> Any:
    """Change or read something in the site's database."""

    async def do() -> Any:
        async with site.node.database.engine.begin() as transaction:
            found = await transaction.execute(statement)
            return found.all() if found.returns_rows else None

    return await site.inside(do())


async def test_a_guest_keeps_everything_under_the_same_id_and_gets_a_new_session(
    site: Served, office: PostOffice
) -> None:
    guest = await Player.come(site.url, "Wilhelmina")
    table = await guest.open("capital-lux", "me", "open")
    anna = await with_mail(office, guest, an_address())
    assert (anna.id, anna.name) == (guest.id, "Wilhelmina")
    assert anna.token != guest.token
    assert (await guest.call("GET", "/api/me")).status_code == 401, "a session of before a sign-in is planted easily"
    assert [row["table"]["id"] for row in (await anna.call("GET", "/api/me/tables")).json()] == [table]


async def test_the_same_address_brings_one_back_from_another_browser(site: Served, office: PostOffice) -> None:
    address = an_address()
    anna = await with_mail(office, await Player.come(site.url, "Anna of Ghent"), address)
    phone = await Player.come(site.url, "Somebody else")
    back = await with_mail(office, phone, address.upper())
    assert back.id == anna.id
    told = (await back.call("GET", "/api/account")).json()
    assert told["address"] == address
    assert told["fresh"]
    assert told["offers"] == ["passkey", "mail"]


async def test_looking_at_a_link_changes_nothing_and_it_signs_in_once(site: Served, office: PostOffice) -> None:
    """Scanners of mail open every link before its reader does."""
    guest = await Player.come(site.url)
    await write_to(guest, an_address())
    _, token = read(office)
    async with site.http() as http:
        for _ in range(2):
            for path in (f"/sign-in#{token}", f"/sign-in?token={token}", f"/api/sign-in/link?token={token}"):
                assert "set-cookie" not in (await http.get(path)).headers
    by(guest, await guest.call("POST", "/api/sign-in/link", {"token": token}))
    again = await (await another(site)).call("POST", "/api/sign-in/link", {"token": token})
    assert (again.status_code, again.json()["reason"]) == (403, "refused-code-over")


async def another(site: Served) -> Player:
    return await Player.come(site.url, "Ben")


async def test_a_code_signs_in_once_and_its_link_no_more(site: Served, office: PostOffice) -> None:
    guest = await Player.come(site.url)
    ticket = await write_to(guest, an_address())
    code, token = read(office)
    anna = by(guest, await guest.call("POST", "/api/sign-in/code", {"ticket": ticket, "code": code.lower()}))
    for path, body in (("code", {"ticket": ticket, "code": code}), ("link", {"token": token})):
        assert (await anna.call("POST", f"/api/sign-in/{path}", body)).json()["reason"] == "refused-code-over"


async def test_used_twice_at_once_it_signs_in_once(site: Served, office: PostOffice) -> None:
    address = an_address()
    await with_mail(office, await Player.come(site.url), address)
    guests = [await another(site) for _ in range(4)]
    await write_to(guests[0], address)
    _, token = read(office)
    posted = await asyncio.gather(*(guest.call("POST", "/api/sign-in/link", {"token": token}) for guest in guests))
    assert sorted(answer.status_code for answer in posted) == [200, 403, 403, 403]


async def test_after_five_tries_the_right_code_is_refused_too(site: Served, office: PostOffice) -> None:
    guest = await Player.come(site.url)
    ticket = await write_to(guest, an_address())
    code, _ = read(office)
    reasons = []
    for typed in ("ZZZZZZ", " ", "-", "0", "ZZZ ZZY", code):
        answer = await guest.call("POST", "/api/sign-in/code", {"ticket": ticket, "code": typed})
        assert answer.status_code == 403
        reasons.append(answer.json()["reason"])
    assert reasons == [*(f"refused-code-{left}" for left in (4, 3, 2, 1, 0)), "refused-code-over"]
    blank = await guest.call("POST", "/api/sign-in/code", {"ticket": ticket, "code": ""})
    assert blank.status_code == 400


async def test_many_tries_at_once_are_no_more_than_five(site: Served) -> None:
    guest = await Player.come(site.url)
    ticket = await write_to(guest, an_address())
    tried = [guest.call("POST", "/api/sign-in/code", {"ticket": ticket, "code": f"ZZZZ{n:02}"}) for n in range(20)]
    reasons = [answer.json()["reason"] for answer in await asyncio.gather(*tried)]
    assert sum(reason != "refused-code-over" for reason in reasons) == 5


async def test_after_ten_minutes_neither_counts(site: Served, office: PostOffice) -> None:
    guest = await Player.come(site.url)
    ticket = await write_to(guest, an_address())
    code, token = read(office)
    await change(site, update(mail_codes).where(mail_codes.c.ticket == ticket).values(at=time.time() - 601))
    for path, body in (("code", {"ticket": ticket, "code": code}), ("link", {"token": token})):
        assert (await guest.call("POST", f"/api/sign-in/{path}", body)).json()["reason"] == "refused-code-over"


async def test_a_code_counts_only_where_it_was_asked_for(site: Served, office: PostOffice) -> None:
    guest, thief = await Player.come(site.url), await another(site)
    ticket = await write_to(guest, an_address())
    code, _ = read(office)
    stolen = await thief.call("POST", "/api/sign-in/code", {"ticket": ticket, "code": code})
    assert stolen.json()["reason"] == "refused-code-over"
    by(guest, await guest.call("POST", "/api/sign-in/code", {"ticket": ticket, "code": code}))


async def test_nobody_makes_an_account_for_another_and_stays_in_it(site: Served, office: PostOffice) -> None:
    """A thief asks for a letter to Anna; she opens its link. Her address must not become the thief's account."""
    thief, anna, address = await another(site), await Player.come(site.url), an_address()
    await write_to(thief, address)
    _, token = read(office)
    opened = await anna.call("POST", "/api/sign-in/link", {"token": token})
    assert (opened.status_code, opened.json()["reason"]) == (409, "refused-other-browser")
    assert await change(site, select(mailboxes).where(mailboxes.c.address == address)) == []


async def test_nothing_tells_whether_an_address_is_known(site: Served, office: PostOffice) -> None:
    known = an_address()
    await with_mail(office, await Player.come(site.url), known)
    guest = await another(site)
    answers, letters, seconds = [], [], []
    for address in (known, an_address()):
        began = time.perf_counter()
        answer = await guest.call("POST", "/api/sign-in/mail", {"address": address})
        seconds.append(time.perf_counter() - began)
        answers.append((answer.status_code, set(answer.json()), len(answer.content), sorted(answer.headers)))
        letter = office.letters[-1]
        code, token = read(office)
        letters.append(letter.get_content().replace(code, "").replace(token, ""))
        assert letter["to"] == address
    assert answers[0] == answers[1]
    assert letters[0] == letters[1]
    assert max(seconds) < 5 * min(seconds) + 0.2


async def test_asking_never_looks_the_address_up(site: Served) -> None:
    """So the time cannot tell either."""
    asked: list[str] = []
    engine = site.node.database.engine.sync_engine

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        await write_to(await Player.come(site.url), an_address())
    finally:
        event.remove(engine, "before_cursor_execute", note)
    assert asked
    assert not [statement for statement in asked if "mailboxes" in statement]


async def test_a_session_that_is_not_fresh_changes_no_address(site: Served, office: PostOffice) -> None:
    first, second = an_address(), an_address()
    anna = await with_mail(office, await Player.come(site.url), first)
    await change(site, update(sessions).where(sessions.c.player == anna.id).values(proved=time.time() - 901))
    assert not (await anna.call("GET", "/api/account")).json()["fresh"]
    ticket = await write_to(anna, second)
    code, _ = read(office)
    refused = await anna.call("POST", "/api/sign-in/code", {"ticket": ticket, "code": code})
    assert (refused.status_code, refused.json()["reason"]) == (403, "refused-not-fresh")
    anna = await with_mail(office, anna, first)
    anna = await with_mail(office, anna, second)
    told = office.letters[-1]
    assert (told["to"], "no longer signs in" in told.get_content()) == (first, True), "its owner is told"
    assert (await anna.call("GET", "/api/account")).json()["address"] == second
    left = await change(site, select(mailboxes.c.address).where(mailboxes.c.player == anna.id))
    assert [row.address for row in left] == [second]


async def test_an_account_is_not_taken_over_by_another_while_signed_in(site: Served, office: PostOffice) -> None:
    one, two = an_address(), an_address()
    anna = await with_mail(office, await Player.come(site.url), one)
    await with_mail(office, await another(site), two)
    ticket = await write_to(anna, two)
    code, _ = read(office)
    refused = await anna.call("POST", "/api/sign-in/code", {"ticket": ticket, "code": code})
    assert refused.json()["reason"] == "refused-signed-in"
    assert (await anna.call("GET", "/api/me")).json()["id"] == anna.id


async def test_a_banned_account_is_not_entered(site: Served, office: PostOffice) -> None:
    address = an_address()
    anna = await with_mail(office, await Player.come(site.url), address)
    await change(site, update(players).where(players.c.id == anna.id).values(banned=True))
    guest = await another(site)
    ticket = await write_to(guest, address)
    code, _ = read(office)
    refused = await guest.call("POST", "/api/sign-in/code", {"ticket": ticket, "code": code})
    assert refused.json()["reason"] == "refused-account"


async def test_only_fingerprints_of_codes_and_links_are_kept(site: Served, office: PostOffice) -> None:
    ticket = await write_to(await Player.come(site.url), an_address())
    code, token = read(office)
    (row,) = await change(site, select(mail_codes).where(mail_codes.c.ticket == ticket))
    assert code.replace(" ", "") not in str(row)
    assert token not in str(row)


async def test_pages_of_other_sites_and_strangers_sign_nobody_in(site: Served, office: PostOffice) -> None:
    guest = await Player.come(site.url)
    await write_to(guest, an_address())
    _, token = read(office)
    cookie = {"cookie": f"guildtable={guest.token}"}
    for headers in (cookie, cookie | {"origin": "https://evil.example", "x_guildtable": "1"}):
        async with site.http(**headers) as http:
            assert (await http.post("/api/sign-in/link", json={"token": token})).status_code == 403
    async with site.http() as http:
        assert (await http.post("/api/sign-in/link", json={"token": token})).status_code == 401
    origin = {"origin": site.settings.public_url, "x_guildtable": "1"}
    async with site.http(**cookie | origin) as http:
        answer = await http.post("/api/sign-in/link", json={"token": token})
        assert answer.status_code == 200, answer.text
        assert answer.json()["token"] is None, "a page need not know it"
        new = answer.cookies["guildtable"]
        assert new != guest.token
        assert "httponly" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("language", ["en", "nl", "de"])
async def test_the_letter_is_in_the_readers_language(site: Served, office: PostOffice, language: str) -> None:
    guest = await Player.come(site.url)
    body = {"address": an_address(), "language": language}
    assert (await guest.call("POST", "/api/sign-in/mail", body)).status_code == 202
    letter = office.letters[-1]
    code, _ = read(office)
    assert letter["subject"].startswith(code)
    assert {"en": "ten minutes", "nl": "tien minuten", "de": "zehn Minuten"}[language] in letter.get_content()


async def test_letters_are_few_and_a_success_clears_nothing(office: PostOffice) -> None:
    with a_site(office, codes_per_hour=2) as site:
        guest, address = await Player.come(site.url), an_address()
        for _ in range(2):
            guest = await with_mail(office, guest, address)
        before = len(office.letters)
        refused = await guest.call("POST", "/api/sign-in/mail", {"address": f" {address.upper()} "})
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) >= 1
        others = [await guest.call("POST", "/api/sign-in/mail", {"address": an_address()}) for _ in range(6)]
        assert [answer.status_code for answer in others] == [202] * 4 + [429] * 2, "six an hour from one address"
        assert len(office.letters) == before + 4


async def test_letters_asked_for_at_once_are_as_few(office: PostOffice) -> None:
    with a_site(office, codes_per_hour=2) as site:
        guest, address, before = await Player.come(site.url), an_address(), len(office.letters)
        asked = (guest.call("POST", "/api/sign-in/mail", {"address": address}) for _ in range(8))
        await asyncio.gather(*asked)
        assert len(office.letters) - before <= 2


async def test_attempts_are_counted_by_the_true_address_and_no_success_clears_them(office: PostOffice) -> None:
    """Whoever forges X-Forwarded-For is one and the same: only the proxies we know are believed."""
    with a_site(office, sign_ins_per_minute=3, proxies="192.0.2.9") as site:
        guest, codes = await Player.come(site.url), []
        guest = await with_mail(office, guest, an_address())  # a letter and a code: two
        for n in range(3):
            headers = {"authorization": f"Bearer {guest.token}", "x_forwarded_for": f"198.51.100.{n}"}
            async with site.http(**headers) as http:
                answer = await http.post("/api/sign-in/link", json={"token": "nonsense"})
                codes.append(answer.status_code)
        assert codes == [403, 429, 429]


async def test_where_no_mail_can_be_sent_it_says_so(office: PostOffice) -> None:
    with a_site(office, smtp="smtp://127.0.0.1:9?starttls=no") as site:
        guest = await Player.come(site.url)
        refused = await guest.call("POST", "/api/sign-in/mail", {"address": an_address()})
        assert (refused.status_code, refused.json()["reason"]) == (503, "refused-mail")


async def test_at_home_there_are_no_accounts() -> None:
    with Served() as home:
        guest = await Player.come(home.url)
        assert (await guest.call("GET", "/api/account")).json()["offers"] == []
        for path, body in (
            ("sign-in/mail", {"address": "anna@ghent.example"}),
            ("sign-in/link", {"token": "x"}),
            ("sign-in/passkey/options", None),
            ("account/passkeys/options", None),
            ("account/recovery-codes", None),
        ):
            assert (await guest.call("POST", f"/api/{path}", body)).status_code == 404, path


async def test_codes_of_an_hour_ago_are_thrown_away(site: Served) -> None:
    await write_to(await Player.come(site.url), an_address())
    await change(site, update(mail_codes).values(at=time.time() - 3700))
    await site.inside(Retention(site.node.database.engine, site.settings).tidy())
    assert (await change(site, select(func.count()).select_from(mail_codes)))[0][0] == 0
