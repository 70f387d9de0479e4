"""`guildtable admin`: what those who run a site may do."""

from __future__ import annotations

import asyncio
import contextlib
import getpass
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table

from guildtable.cli.app import app, console, errors, fail
from guildtable.cli.site import read_settings, run

if TYPE_CHECKING:
    from guildtable.server.admin.admin import Admin
    from guildtable.server.bus import Bus
    from guildtable.server.bus.hints import Hint
    from guildtable.server.settings import Settings

group = typer.Typer(no_args_is_help=True, help="For those who run a site (GUILDTABLE_DATABASE): look, end, ban, erase.")
app.add_typer(group, name="admin")

Json = Annotated[bool, typer.Option("--json", help="For machines: JSON instead of a table.")]
Limit = Annotated[int, typer.Option(help="At most so many, the newest.", min=1)]
TableId = Annotated[str, typer.Argument(help="As `guildtable admin tables` lists it.", show_default=False)]
PlayerId = Annotated[str, typer.Argument(help="An id, or a name only one player has.", show_default=False)]
LineId = Annotated[int, typer.Argument(help="As `guildtable admin chat` numbers it.", show_default=False)]
TEST_MAIL = "You read this: the site's mail arrives. Whoever runs it has sent it by `guildtable admin test-mail`.\n"
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@group.command()
def tables(
    state: Annotated[str | None, typer.Option(help="Only those that are open, playing, over or ended.")] = None,
    limit: Limit = 50,
    json: Json = False,
) -> None:
    """List tables, newest first."""
    found = as_admin(lambda admin: admin.tables(state, limit))
    lines = [(t.id, t.game, t.state, ", ".join(t.players), str(t.entries), _when(t.seen)) for t in found]
    _show(found, ("table", "game", "state", "players", "entries", "last seen"), lines, json=json)


@group.command()
def end(table: TableId, yes: Sure = False) -> None:
    """End a game: nobody plays on, and it leaves no record."""
    sure(f"End table {table}?", yes)
    as_admin(lambda admin: admin.end(table))
    console.print(f"Table {table} is ended.", highlight=False)


@group.command()
def players(limit: Limit = 50, json: Json = False) -> None:
    """List players, newest first."""
    found = as_admin(lambda admin: admin.players(limit))
    lines = [
        (p.id, p.name, "banned" if p.banned else "", str(p.tables), _when(p.created), _when(p.seen)) for p in found
    ]
    _show(found, ("player", "name", "", "tables", "came", "last seen"), lines, json=json)


@group.command()
def ban(player: PlayerId) -> None:
    """Keep a player out: their sessions count for nothing until `unban`."""
    _ban(player, banned=True)
    console.print(f"{player} is banned. At running tables the others may let a bot play on.", highlight=False)


@group.command()
def unban(player: PlayerId) -> None:
    """Let a player in again."""
    _ban(player, banned=False)
    console.print(f"{player} may play again.", highlight=False)


@group.command()
def export(player: PlayerId) -> None:
    """Write all that is kept of a player, as JSON."""

    async def work(admin: Admin) -> dict[str, Any]:
        return await admin.export(await admin.find(player))

    write(as_admin(work))


@group.command()
def erase(player: PlayerId, yes: Sure = False) -> None:
    """Take a player's name and words out of everything that is kept; their games stay, and still verify."""
    sure(f"Erase {player}, for ever?", yes)

    async def work(admin: Admin) -> list[str]:
        return await admin.erase(await admin.find(player))

    sat = as_admin(work)
    console.print(f"Erased, at {len(sat)} tables. Backups made before still have the name.", highlight=False)


@group.command()
def reports(limit: Limit = 50, json: Json = False) -> None:
    """List what players have reported, newest first."""
    found = as_admin(lambda admin: admin.reports(limit))
    lines = [(r.id, _when(r.at), r.table, str(r.seq), r.player, r.note.partition("\n")[0][:60]) for r in found]
    _show(found, ("report", "when", "table", "step", "player", "note"), lines, json=json)


@group.command()
def report(report: Annotated[str, typer.Argument(help="As `guildtable admin reports` lists it.")]) -> None:
    """Show a report, and write the record as it stood then: with `> FILE` it can be replayed. It shows hidden cards."""
    found, record = as_admin(lambda admin: admin.report(report))
    sat = "watching" if found.seat is None else f"seat {found.seat}"
    head = f"{found.player}, {sat}, at table {found.table} after step {found.seq}, {_when(found.at)}"
    for _, name, said in found.context:
        errors.print(f"  {name}: {said}", highlight=False, markup=False, soft_wrap=True)
    if found.about:
        errors.print(f"About {found.about}" + (f", who said: {found.said}" if found.said else ""), markup=False)
    for line in (head, f"server {found.version}; {found.page or 'nothing is known of the page'}", "", found.note, ""):
        errors.print(line, highlight=False, markup=False, soft_wrap=True)
    if not record:
        errors.print("No card had fallen yet: there is no record.")
    sys.stdout.write(record)


@group.command()
def chat(table: TableId, limit: Limit = 50, json: Json = False) -> None:
    """List what was said at a table, newest first; also what nobody is shown any more."""
    found = as_admin(lambda admin: admin.chat(table, limit))
    lines = [
        (
            str(c.id),
            _when(c.at),
            c.player,
            c.name,
            "watching" if c.seat is None else f"seat {c.seat}",
            "hidden" if c.hidden else "",
            c.text,
        )
        for c in found
    ]
    _show(found, ("line", "when", "player", "name", "where", "", "text"), lines, json=json)


@group.command()
def delete_line(table: TableId, line: LineId, yes: Sure = False) -> None:
    """Take a line out of a table's chat for good."""
    sure(f"Delete line {line}, for ever?", yes)
    as_admin(lambda admin: admin.delete_line(table, line))
    console.print(f"Line {line} is gone.", highlight=False)


@group.command()
def mute(table: TableId, line: LineId) -> None:
    """Whoever said this line says nothing more at this table; its host may lift it."""
    as_admin(lambda admin: admin.mute(table, line))
    console.print(f"Whoever said line {line} is muted at table {table}.", highlight=False)


@group.command()
def test_mail(address: Annotated[str, typer.Argument(help="Where to send it.", show_default=False)]) -> None:
    """Send a test message through GUILDTABLE_SMTP, and say what became of it."""
    settings = read_settings()
    import structlog  # noqa: PLC0415

    from guildtable.server.mail.mail import Letter, Mail, Undelivered  # noqa: PLC0415
    from guildtable.server.mail.mailbox import mailbox  # noqa: PLC0415
    from guildtable.server.mail.smtp_server import SmtpServer  # noqa: PLC0415
    from guildtable.server.ops import logs  # noqa: PLC0415
    from guildtable.server.protocol import Refused  # noqa: PLC0415

    logs.set_up_ours(settings)
    server = SmtpServer.of(settings)
    if server is None:
        raise fail("GUILDTABLE_SMTP is not set: this site sends no mail.")
    structlog.get_logger().info("admin", act="test-mail", by=_who())
    try:
        asyncio.run(Mail(server).send(Letter(mailbox(address), "Guildtable: a test message", TEST_MAIL)))
    except (Undelivered, Refused) as error:
        raise fail(str(error)) from None
    console.print(f"{server.host} has taken it. Look into the mailbox, and among what it holds for junk.", markup=False)


def _ban(player: str, *, banned: bool) -> None:
    async def work(admin: Admin) -> None:
        await admin.ban(await admin.find(player), banned=banned)

    as_admin(work)


def as_admin[T](work: Callable[[Admin], Awaitable[T]]) -> T:
    """Do this as an admin of the site that the environment names."""
    settings = read_settings()
    from guildtable.server.admin.admin import Admin, Unknown  # noqa: PLC0415
    from guildtable.server.ops import logs  # noqa: PLC0415
    from guildtable.server.protocol import Refused  # noqa: PLC0415
    from guildtable.server.store.database import engine_of  # noqa: PLC0415
    from guildtable.server.store.migrate import is_current  # noqa: PLC0415

    logs.set_up_ours(settings)

    async def go() -> T:
        if not await is_current(settings.database):
            raise Unknown("The database is not of this version: run `guildtable migrate` first.")
        engine, bus = engine_of(settings.database), await _bus(settings)
        try:
            return await work(Admin(engine, bus, _who()))
        finally:
            await bus.close()
            await engine.dispose()

    try:
        return run(settings.database, go())
    except (Unknown, Refused) as error:
        raise fail(str(error)) from None


def _who() -> str:
    """The account that gives the command, for the log; behind `sudo` the one that called it."""
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):  # in a container an account may have no name
        return f"account {os.getuid()}" if hasattr(os, "getuid") else "somebody"


async def _bus(settings: Settings) -> Bus:
    """The site's, so that nodes hear of it at once; without it they find out by themselves."""
    from guildtable.server.bus.local import LocalBus  # noqa: PLC0415
    from guildtable.server.bus.nats import NatsBus  # noqa: PLC0415

    async def deaf(_: str, __: Hint) -> None:
        pass

    bus: Bus = NatsBus(settings.nats) if settings.nats else LocalBus()
    with contextlib.suppress(Exception):  # a hint is not worth failing for
        async with asyncio.timeout(3):
            await bus.open(deaf)
    if not bus.connected:
        errors.print("NATS does not answer: the nodes will notice a little later.", style="yellow")
    return bus


def _show(found: Sequence[Any], names: Sequence[str], lines: Sequence[Sequence[str]], *, json: bool) -> None:
    if json:
        write([asdict(line) for line in found])
        return
    first, *others = names
    # What the next command is told stands first: it is useless if the screen cuts it.
    shown = Table(Column(first, no_wrap=True, min_width=20), *others, box=None, header_style="bold")
    for line in lines:
        shown.add_row(*map(escape, line))  # people may call themselves [b]
    # Into a file or a pipe nothing is cut.
    (console if console.is_terminal else Console(width=200)).print(shown)


def write(value: Any) -> None:
    """Write a value as JSON."""
    import json  # noqa: PLC0415

    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def _when(at: float | None) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M") if at else "-"


def sure(question: str, yes: bool) -> None:
    if not yes:
        typer.confirm(question, abort=True)
