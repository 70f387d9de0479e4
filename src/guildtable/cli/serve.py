"""`guildtable serve`, `worker` and `migrate`: tables over the network."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path as File
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from guildtable.cli.app import app, console, errors, fail
from guildtable.cli.site import read_settings, run, watch

if TYPE_CHECKING:
    from guildtable.server.settings import Settings


@app.command()
def serve(
    local: Annotated[bool, typer.Option("--local", help="At home: one file, bots included, no other service.")] = False,
    host: Annotated[str | None, typer.Option(help="By default GUILDTABLE_HOST; at home everywhere.")] = None,
    port: Annotated[int | None, typer.Option(help="By default GUILDTABLE_PORT, or 8302.", min=1, max=65535)] = None,
    data: Annotated[File, typer.Option(help="At home: where everything is kept.")] = File("guildtable.db"),
    browser: Annotated[bool, typer.Option(help="At home: open the browser.")] = True,
) -> None:
    """Serve tables: at home with --local, or as a node of a site, set by the environment (GUILDTABLE_DATABASE, ...)."""
    from guildtable.server.app import application  # noqa: PLC0415
    from guildtable.server.http.page import NOT_BUILT, is_built  # noqa: PLC0415
    from guildtable.server.ops.gc import seldom  # noqa: PLC0415
    from guildtable.server.web_server import Server, listen, raise_file_limit  # noqa: PLC0415

    settings = read_settings()
    if local:
        settings = _at_home(settings, data)
    settings = settings.model_copy(update={n: v for n, v in (("host", host), ("port", port)) if v is not None})
    if local:
        settings = _inviting(settings)
    _prepare(settings, local=local)
    try:
        ports = (settings.port, settings.metrics_port) if settings.metrics_port else (settings.port,)
        listening = [listen(settings.host, number) for number in ports]
    except OSError as error:
        raise fail(
            f"Cannot listen on {settings.host}, port {settings.port}: {error.strerror}.\n"
            "Perhaps another Guildtable runs there already; or choose another port: --port 8303"
        ) from None
    watch(settings)
    if local:
        _greet(settings)
    if not is_built():
        _say_what_is_missing(NOT_BUILT, local=local)
    seldom()
    raise_file_limit()
    opened = _open_browser if local and browser else lambda _: None
    Server(application(settings), settings, lambda: opened(settings.port)).run(listening)


def _at_home(settings: Settings, data: File) -> Settings:
    """The settings for a server at home: one file, no other service, the rest as the environment has it."""
    suits = {"host": "0.0.0.0", "bots": 1, "logs": "quiet"}  # noqa: S104
    free = {name: value for name, value in suits.items() if name not in settings.model_fields_set}
    return settings.model_copy(update={"database": f"sqlite:///{data}", "nats": "", **free})


def _inviting(settings: Settings) -> Settings:
    """The settings with the address for others on the same network, if the server listens where they reach it."""
    address = _lan_address()
    if "invitation" in settings.model_fields_set or settings.host != "0.0.0.0" or not address:  # noqa: S104
        return settings
    return settings.model_copy(update={"invitation": f"http://{address}:{settings.port}"})


def _prepare(settings: Settings, *, local: bool) -> None:
    from guildtable.server.store.migrate import migrate, runs_on  # noqa: PLC0415

    if local:
        run(settings.database, migrate(settings.database))
    elif not run(settings.database, runs_on(settings.database)):
        raise fail("The database is not of this version yet: run `guildtable migrate` first.")


def _greet(settings: Settings) -> None:
    import segno  # noqa: PLC0415

    console.print(f"\n[bold]Guildtable[/bold] on this machine: http://localhost:{settings.port}/", highlight=False)
    if settings.invitation:
        console.print(f"and for everybody in the house: {settings.invitation}/\n", highlight=False)
        segno.make(f"{settings.invitation}/", micro=False).terminal(compact=True)
    console.print("\nCtrl-C ends it; nothing is lost.", style="dim")


def _say_what_is_missing(what: str, *, local: bool) -> None:
    """Say loudly what is missing: at home below the address, on a site as a line of the log."""
    import structlog  # noqa: PLC0415

    if local:
        errors.print(f"\n{what}\n", style="bold red", highlight=False, markup=False, soft_wrap=True)
    else:
        structlog.get_logger().warning("page", error="missing", what=" ".join(what.split("\n")))


def _open_browser(port: int) -> None:
    """Where there is a screen; in a bare terminal it would be a browser of text, over the top of our lines."""
    screen = sys.platform in {"darwin", "win32"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen:
        Thread(target=webbrowser.open, args=[f"http://localhost:{port}/"], daemon=True).start()


def _lan_address() -> str | None:
    """This machine's address on the local network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return None


@app.command()
def worker(processes: Annotated[int, typer.Option(help="Processes to think in.", min=1)] = 1) -> None:
    """Think for bots: any number of workers may run beside the nodes of a site."""
    import structlog  # noqa: PLC0415
    from prometheus_client import start_http_server  # noqa: PLC0415

    from guildtable.server.node import Node  # noqa: PLC0415
    from guildtable.server.ops.gc import seldom  # noqa: PLC0415
    from guildtable.server.version import VERSION  # noqa: PLC0415

    settings = read_settings()
    _prepare(settings, local=False)
    watch(settings)
    seldom()

    async def work() -> None:
        stopped, log = asyncio.Event(), structlog.get_logger()
        for sign in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
        async with Node.opened(settings, "guildtable-worker") as node:
            node.think(processes)
            await node.gauges.measure()  # before anybody asks: that nothing is known yet would read as a fault
            if settings.worker_port:
                start_http_server(settings.worker_port, settings.host)
            node.report()
            log.info("working", version=VERSION, processes=processes)
            await stopped.wait()
            log.info("stopping")

    run(settings.database, work())


@app.command()
def migrate() -> None:
    """Bring the database (GUILDTABLE_DATABASE) to the schema of this version, if that of a newer one will not do."""
    settings = read_settings()
    from guildtable.server.store.migrate import migrate as bring  # noqa: PLC0415

    if run(settings.database, bring(settings.database)):
        console.print("The database is of this version.")
    else:
        console.print("The database is of a newer version, on which this one runs: nothing was changed.")
