"""Every way in which others' servers were found to leak, at the doors: who gets in, and what lies about."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
import structlog
from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError

from guildtable.kernel.chance import commitment
from guildtable.kernel.question import Illegal
from guildtable.server.admin.admin import Admin
from guildtable.server.http.request_log import METHODS
from guildtable.server.matches.live import Live
from guildtable.server.ops.logs import fault
from guildtable.server.store.journal import Row
from guildtable.server.store.schema import sessions, tables
from guildtable.shelf import GAMES
from tests.leaks.site import Site, Wire, a_site
from tests.server.client import any_reply
from tests.server.sitting import play_on

SIGN_IN = ("Entered", "Printed", "OpenedLink")
"""One's own new session, and what stood in one's own letter."""


@dataclass
class Evening:
    """Two people at a running match in a site, and one who watches."""

    site: Site
    table: str
    anna: dict[str, str]
    bert: dict[str, str]
    carl: dict[str, str]
    secrets: list[str] = field(default_factory=list)
    """What nobody may be told: the seed, what each threw in, the fingerprints of sessions."""

    async def live(self) -> Live:
        """The match as the node holds it."""
        return (await self.site.node.matches.fresh(self.table)).live


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    """Capital Lux, some replies into it."""
    async with a_site() as site:
        anna, bert, carl = [await site.guest(name) for name in ("Anna", "Bert", "Carl")]
        table = await site.table(anna["token"], "capital-lux", "me", "open", entropy="annas-entropy")
        await site.call("POST", f"/api/tables/{table}/sit", bert["token"], {"entropy": "berts-entropy"})
        await site.call("POST", f"/api/tables/{table}/start", anna["token"], {})
        await play_on(site.node, table, Random(1), 9)
        async with site.node.database.engine.connect() as connection:
            seed = (await connection.execute(select(tables.c.seed).where(tables.c.id == table))).scalar_one()
            fingerprints = (await connection.execute(select(sessions.c.hash))).scalars().all()
        yield Evening(site, table, anna, bert, carl, [seed, "annas-entropy", "berts-entropy", *fingerprints])


@pytest.mark.parametrize("who", ["host", "player", "spectator", "nobody"])
async def test_replays_before_the_end_are_for_nobody(evening: Evening, who: str) -> None:
    """Links to a replay, a record or its verdict that work while the match is played."""
    site, table = evening.site, evening.table
    token = {"host": evening.anna, "player": evening.bert, "spectator": evening.carl}.get(who, {"token": ""})["token"]
    never = "0" * 20
    for path in ("", "/verify", "/replay", "/replay?view=all", "/replay?view=0", "/replay?view=1"):
        running = await site.call("GET", f"/api/records/{table}{path}", token)
        assert running.status_code == 404
        assert running.text == (await site.call("GET", f"/api/records/{never}{path}", token)).text
    assert (await site.call("GET", "/api/records", token)).json() == []


async def test_replays_after_the_end_are_for_anybody(evening: Evening) -> None:
    """And the seed is revealed then: the secrets of these tests are the true ones."""
    await play_on(evening.site.node, evening.table, Random(2))
    record = await evening.site.call("GET", f"/api/records/{evening.table}")
    assert all(secret in record.text for secret in evening.secrets[:3])
    assert (await evening.site.call("GET", f"/api/records/{evening.table}/verify")).json()["sound"]


async def test_secrets_no_seed_entropy_or_session_is_in_any_message(evening: Evening) -> None:
    """Everything that is sent to anybody through a whole match, but for its record."""
    site, table = evening.site, evening.table
    said: list[str] = []
    people = (evening.anna, evening.bert, evening.carl)
    async with (
        site.wire(table, evening.anna["token"]) as one,
        site.wire(table, evening.bert["token"]) as two,
        site.wire(table) as watching,
    ):
        await one.ask("say", key="key-hello", text="good evening")
        while (await evening.live()).asked:
            await play_on(site.node, table, Random(3), 5)
            for path in (f"/api/tables/{table}", "/api/tables", "/api/me", "/api/me/tables", "/api/games", "/metrics"):
                said += [(await site.call("GET", path, person["token"])).text for person in people]
        for wire in (one, two, watching):
            await wire.settle()
            said += wire.raw
    tokens = [person["token"] for person in people]
    assert len(said) > 200
    assert not [text for text in said if any(secret in text for secret in (*evening.secrets, *tokens))]


async def test_reports_take_the_record_in_and_give_nothing_out(evening: Evening) -> None:
    """A report of a problem that comes back with the state it saves, or is shown to whoever asks."""
    site, table = evening.site, evening.table
    path, problem = f"/api/tables/{table}/reports", {"note": "a word of the report", "seq": 5, "page": "a page"}
    people = (evening.anna, evening.bert, evening.carl)
    async with site.wire(table, evening.bert["token"]) as other, site.wire(table) as watching:
        said = [(await site.call("POST", path, person["token"], problem)) for person in people]
        assert [sorted(answer.json()) for answer in said] == [["report"]] * 3
        numbers = [answer.json()["report"] for answer in said]
        assert all(re.fullmatch("[0-9a-f]{20}", number) for number in numbers)
        for place in (path, f"{path}/{numbers[0]}", f"/api/reports/{numbers[0]}", "/api/reports"):
            said += [await site.call("GET", place, token) for token in ("", evening.anna["token"])]
        assert all(answer.status_code in {404, 405} for answer in said[3:])
        for place in (f"/api/tables/{table}", "/api/me/tables", "/api/records", f"/api/records/{table}"):
            said += [await site.call("GET", place, person["token"]) for person in people]
        await other.settle()
        await watching.settle()
        told = [answer.text for answer in said] + other.raw + watching.raw
    async with site.wire(table, evening.carl["token"]) as late:
        told += late.raw
    hidden = (*evening.secrets, "a word of the report", "guildtable-record", "chance ")
    assert not [text for text in told if any(word in text for word in hidden)]
    _, record = await Admin(site.node.database.engine, site.node.bus).report(numbers[0])
    assert "chance " in record, "what is kept does hold what is hidden"
    assert evening.secrets[0] not in record, "and not even it the seed, while the game is on"


async def test_links_are_no_identity(evening: Evening) -> None:
    """A link that makes whoever has it the player."""
    site, table, carl = evening.site, evening.table, evening.carl
    for token in ("", carl["token"]):
        async with site.wire(table, token) as wire:
            assert json.loads(wire.raw[0])["seat"] is None
    for guess in (evening.anna["id"], table, evening.secrets[-1], evening.anna["token"].lower()):
        async with site.wire(table, guess) as wire:
            assert [json.loads(sent)["code"] for sent in wire.raw] == ["no-session"]
        assert (await site.call("GET", "/api/me", guess)).status_code == 401
    in_the_address = f"/api/me?token={evening.anna['token']}"
    assert (await site.call("GET", in_the_address)).status_code == 401
    assert (await site.call("POST", f"/api/tables/{table}/sit", carl["token"], {"seat": 0})).status_code == 409


async def test_links_of_a_table_that_is_not_listed_are_not_given_away(evening: Evening) -> None:
    """Tables found that were meant for friends."""
    site, carl = evening.site, evening.carl
    hidden = await site.table(evening.anna["token"], "bruges", "me", "open")
    listed = await site.table(evening.anna["token"], "bruges", "me", "open", listed=True)
    assert [found["id"] for found in (await site.call("GET", "/api/tables")).json()] == [listed]
    assert (await site.call("GET", "/api/me/tables", carl["token"])).json() == []
    berts = (await site.call("GET", "/api/me/tables", evening.bert["token"])).text
    assert evening.table in berts
    assert hidden not in berts
    assert hidden not in (await site.call("GET", "/api/records")).text


async def test_spectators_can_do_nothing_but_talk(evening: Evening) -> None:
    """Whoever watches acts for somebody."""
    live = await evening.live()
    asked = live.asked[0]
    reply = live.match.position.choice(asked).write(live.match.position.choice(asked).any(Random(1)))
    async with evening.site.wire(evening.table, evening.carl["token"]) as wire:
        for message in (
            {"type": "reply", "question": live.question(asked), "reply": reply},
            {"type": "undo", "seq": live.seq},
            {"type": "take-back", "seq": live.seq},
            {"type": "consent", "seq": live.seq, "agree": True},
        ):
            kind = str(message.pop("type"))
            assert (await wire.ask(kind, key=f"key-of-{kind}", **message))["code"] == "forbidden"
    assert (await evening.live()).seq == live.seq


async def test_card_data_of_a_client_is_not_believed(evening: Evening) -> None:
    """A client that says which card it has, or whose turn it is."""
    live = await evening.live()
    asked = live.asked[0]
    mine, other = ((evening.anna, evening.bert), (evening.bert, evening.anna))[asked]
    held = set(live.match.position.choice(asked).pieces())
    mine_to_play = {path.partition("/")[0] for path in held}
    elsewhere = sorted({ref for ref in live.game.refs() if ref.startswith("card:")} - mine_to_play)
    async with evening.site.wire(evening.table, mine["token"]) as wire:
        question = wire.update["question"]
        for number, path in enumerate([*elsewhere, f"{elsewhere[0]}/to:hometown"]):
            done = await wire.ask("reply", key=f"key-forged-{number}", question=question, reply=[path])
            assert done["code"] == "illegal"
        forged: list[dict[str, Any]] = [{"seat": 1}, {"cards": ["agent-6"]}, {"state": {}}]
        for more in forged:
            await wire.say(type="reply", key="key-more", question=question, reply=[], **more)
            assert [sent["code"] for sent in await wire.settle()] == ["malformed"]
    async with evening.site.wire(evening.table, other["token"]) as wire:
        done = await wire.ask("reply", key="key-for-another", question=question, reply=[next(iter(held))])
        assert done["code"] in {"stale", "illegal"}
    assert (await evening.live()).seq == live.seq


async def test_undo_after_something_was_learned_is_refused(evening: Evening) -> None:
    """A look at a card, and then another move."""
    barred = 0
    tokens = [evening.anna["token"], evening.bert["token"]]
    async with evening.site.wire(evening.table, tokens[0]) as a, evening.site.wire(evening.table, tokens[1]) as b:
        while (await evening.live()).asked:
            await play_on(evening.site.node, evening.table, Random(barred), 1)
            for seat, wire in enumerate((a, b)):
                undo = (await wire.look())["undo"]
                seq = wire.update["seq"]
                if undo["barred"] in {"undo-barred-a-card-was-seen", "undo-barred-somebody-saw-a-card"}:
                    done = await wire.ask("undo", key=f"key-{seq}-{seat}", seq=seq)
                    told = done["code"], done["text"], done["reason"]
                    assert told == ("undo-barred", undo["barred"], undo["barred"])
                    assert (await evening.live()).seq == seq
                    barred += 1
    assert barred


async def test_a_double_click_is_one_move(evening: Evening) -> None:
    """The same sent twice, and the same meant twice."""
    live = await evening.live()
    asked = live.asked[0]
    token = (evening.anna, evening.bert)[asked]["token"]
    async with evening.site.wire(evening.table, token) as one, evening.site.wire(evening.table, token) as two:
        reply = {"question": one.update["question"], "reply": any_reply(one.update, Random(1))}
        await one.say(type="reply", key="key-click", **reply)
        await two.say(type="reply", key="key-click", **reply)
        await two.say(type="reply", key="key-another", **reply)
        told = [sent for sent in (*await one.settle(), *await two.settle()) if sent["type"] in {"ack", "error"}]
    first = {sent["seq"] for sent in told if sent["key"] == "key-click"}
    assert first == {live.seq + 1}
    assert [sent["code"] for sent in told if sent["key"] == "key-another"] == ["stale"]
    rows = await evening.site.node.database.journal.since(evening.table, live.seq)
    assert sum(row.entry.startswith(f"{asked} ") for row in rows) == 1


async def test_seeds_cannot_be_guessed_and_neither_can_a_bots_dice() -> None:
    """The second of the start, the id of the game or a small number as the seed."""
    async with a_site() as site:
        people = [await site.guest(f"Anna {number}") for number in range(3)]  # nobody has many games with bots
        names = [
            await site.table(anna["token"], "capital-lux", "me", "random", start=True)
            for anna in people
            for _ in range(4)
        ]
        async with site.node.database.engine.connect() as connection:
            found = (await connection.execute(select(tables))).all()
        seeds = {row.seed for row in found}
        assert len(seeds) == len(names)
        assert all(re.fullmatch("[0-9a-f]{64}", seed) for seed in seeds)
        assert all(row.commitment == commitment(bytes.fromhex(row.seed), row.match_name) for row in found)
        held = [await site.node.matches.held(name) for name in names]
        assert len({str(it.live.match.position.now.packets) for it in held}) == len(names)
        keys = {it.key for it in held}
        assert len(keys) == len(names)
        tosses = held[0].tosses(1)
        held[0].key = held[1].key
        assert held[0].tosses(1) != tosses, "they come from the key, not from what all know"


async def test_names_and_chat_are_text_and_stay_text(evening: Evening) -> None:
    """Scripts in names and in the chat."""
    evil = "<script>alert(1)</script><img src=x onerror=alert(2)>\u202e\x00"
    async with evening.site.wire(evening.table, evening.anna["token"]) as wire:
        await wire.ask("say", key="key-of-evil", text=evil)
        while not (chats := [sent for sent in map(json.loads, wire.raw) if sent["type"] == "chat"]):
            await wire.settle()
    assert chats[-1]["lines"][-1]["text"] == "<script>alert(1)</script><img src=x onerror=alert(2)>"
    assert (await evening.site.call("POST", "/api/guests", body={"name": "<b>\x07</b>" * 9})).status_code == 400
    for path in (f"/api/tables/{evening.table}", "/api/records/%3Cscript%3E", "/api/nothing"):
        answer = await evening.site.call("GET", path)
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "<script>" not in answer.text


async def test_other_sites_pages_cannot_open_a_socket_with_my_cookie(evening: Evening) -> None:
    """A page of another site that plays with the visitor's cookie."""
    cookie = f"guildtable={evening.anna['token']}"
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {}):
        async with evening.site.wire(evening.table, "", 0, cookie=cookie, **headers) as wire:
            assert not wire.accepted
    async with evening.site.wire(evening.table, "", 0, cookie=cookie, origin="http://localhost") as wire:
        assert json.loads(wire.raw[0])["seat"] == 0


async def test_openapi_shows_no_field_for_a_secret_to_be_in(evening: Evening) -> None:
    """A description of the API that promises, or quotes, what is hidden."""
    described = await evening.site.call("GET", "/api/openapi.json")
    assert not any(secret in described.text for secret in (*evening.secrets, evening.table))
    schemas: dict[str, Any] = described.json()["components"]["schemas"]
    fields = {(name, field) for name, schema in schemas.items() for field in schema.get("properties", ())}
    assert not [name for name, field in fields if field in {"seed", "key_", "hash"}]
    assert {name for name, field in fields if field == "token"} <= {"Guest", "Hello", *SIGN_IN}
    assert {name for name, field in fields if field == "entropy"} == {"NewTable", "Sitting"}


async def test_logs_and_refusals_do_not_quote_what_went_wrong(evening: Evening) -> None:
    """A reply, a card or a token in a log, or an error's inside told outside."""
    site, live = evening.site, await evening.live()
    token = (evening.anna, evening.bert)[live.asked[0]]["token"]
    async with site.wire(evening.table, token) as wire:
        reply = any_reply(wire.update, Random(1))
        question = wire.update["question"]
        with structlog.testing.capture_logs() as lines:
            async with site.node.database.engine.begin() as transaction:
                await transaction.execute(text("ALTER TABLE entries RENAME COLUMN events TO gone"))
            answer = await wire.ask("reply", key="key-in-vain", question=question, reply=reply)
            with pytest.raises(SQLAlchemyError) as broken:
                await site.node.database.journal.append(evening.table, [Row(10**6, reply[0], "[]")])
        async with site.node.database.engine.begin() as transaction:
            await transaction.execute(text("ALTER TABLE entries RENAME COLUMN gone TO events"))
    assert answer["code"] == "unavailable"
    assert lines
    for told in (str(lines), str(answer)):
        assert not any(word in told for word in (*reply, token, "INSERT", "gone", *evening.secrets))
    assert reply[0] not in str(broken.value)
    assert "agent" not in str(fault(Illegal("play-card: card:agent-6 is not on offer")))


async def test_metrics_count_and_name_nobody(evening: Evening) -> None:
    """Tables, players or cards as labels."""
    metrics = (await evening.site.call("GET", "/metrics")).text
    ours = [line for line in metrics.splitlines() if line.startswith("guildtable")]
    labels = {label for line in ours for label in re.findall(r'(\w+)="', line)}
    of_us = {"version", "of", "le", "by", "generation", "work"}
    assert labels <= of_us | {"game", "kind", "what", "why", "code", "door", "method", "route", "status", "channel"}
    ids = [evening.table, *(who["id"] for who in (evening.anna, evening.bert, evening.carl))]
    assert not [line for line in ours if any(each in line for each in ids)], "a route is told without whom it was for"
    methods = {part for line in ours for part in re.findall(r'method="([^"]*)"', line)}
    assert methods <= {*METHODS, "other"}, "a stranger may ask by any word"
    assert {game for line in ours for game in re.findall(r'game="([^"]*)"', line)} <= {*GAMES, "tavern"}
    held = {name for line in ours for name in re.findall(r'by="([^"]*)"', line)}
    assert not [name for name in held if name.startswith("games.") and name.count(".") > 1]


async def test_a_seat_that_was_given_up_is_not_seen_any_more() -> None:
    """A socket opened by whoever sat there before."""
    async with a_site() as site:
        anna, bert, carl = [await site.guest(name) for name in ("Anna", "Bert", "Carl")]
        table = await site.table(anna["token"], "capital-lux", "me", "open")
        await site.call("POST", f"/api/tables/{table}/sit", carl["token"], {})
        async with site.wire(table, carl["token"]) as wire:
            await site.call("POST", f"/api/tables/{table}/leave", carl["token"], {})
            await site.call("POST", f"/api/tables/{table}/sit", bert["token"], {})
            await site.call("POST", f"/api/tables/{table}/start", anna["token"], {})
            await until_shown(wire)
            assert wire.update["shown"]["viewer"] is None
            done = await wire.ask("take-back", key="key-of-a-ghost", seq=wire.update["seq"])
            assert done["code"] == "forbidden"


async def until_shown(wire: Wire) -> None:
    """Until the game has begun for this viewer."""
    while not any('"shown"' in sent for sent in wire.raw):
        await wire.settle()
