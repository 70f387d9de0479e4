"""`guildtable serve`, `worker` and `migrate`: tables over the network."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import webbrowser
from pathlib import Path as File
from threading import Timer
from typing import Annotated

import typer

from guildtable.cli.app import app, console, fail

NEEDS = "This needs the server's own packages: pip install 'guildtable[server]'"


@app.command()
def serve(
    local: Annotated[bool, typer.Option("--local", help="At home: one file, bots included, no other service.")] = False,
    host: Annotated[str | None, typer.Option(help="By default GUILDTABLE_HOST; at home everywhere.")] = None,
    port: Annotated[int | None, typer.Option(help="By default GUILDTABLE_PORT, or 8302.")] = None,
    data: Annotated[File, typer.Option(help="At home: where everything is kept.")] = File("guildtable.db"),
    browser: Annotated[bool, typer.Option(help="At home: open the browser.")] = True,
) -> None:
    """Serve tables: at home with --local, or as a node of a site, set by the environment (GUILDTABLE_DATABASE, ...)."""
    try:
        import uvicorn  # noqa: PLC0415

        from guildtable.server.app import application  # noqa: PLC0415
        from guildtable.server.garbage import seldom  # noqa: PLC0415
        from guildtable.server.logs import set_up  # noqa: PLC0415
        from guildtable.server.settings import Settings  # noqa: PLC0415
        from guildtable.server.store.migrate import is_current, migrate  # noqa: PLC0415
    except ImportError as error:
        raise fail(f"{NEEDS} ({error})") from None
    settings = Settings()
    at_home = {"database": f"sqlite:///{data}", "nats": "", "host": "0.0.0.0", "bots": 1, "logs": "quiet"}  # noqa: S104
    settings = settings.model_copy(
        update=(at_home if local else {}) | {n: v for n, v in (("host", host), ("port", port)) if v is not None}
    )
    set_up(settings)
    if local:
        asyncio.run(migrate(settings.database))
        _greet(settings.host, settings.port, open_browser=browser)
    elif not asyncio.run(is_current(settings.database)):
        raise fail("The database is not of this version: run `guildtable migrate` first.")
    seldom()
    uvicorn.run(
        application(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=settings.frame,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=10,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        log_config=None,
        access_log=False,
    )


def _greet(host: str, port: int, *, open_browser: bool) -> None:
    import segno  # noqa: PLC0415

    here = f"http://localhost:{port}/"
    console.print(f"\n[bold]Guildtable[/bold] on this machine: {here}", highlight=False)
    address = _lan_address()
    if host == "0.0.0.0" and address:  # noqa: S104
        link = f"http://{address}:{port}/"
        console.print(f"and for everybody in the house: {link}\n", highlight=False)
        segno.make(link, micro=False).terminal(compact=True)
    console.print("\nCtrl-C ends it; nothing is lost.", style="dim")
    if open_browser:
        Timer(1.5, webbrowser.open, [here]).start()


def _lan_address() -> str | None:
    """This machine's address in the house. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return None


@app.command()
def worker(processes: Annotated[int, typer.Option(help="Processes to think in.", min=1)] = 1) -> None:
    """Think for bots: any number of workers may run beside the nodes of a site."""
    try:
        from guildtable.server.garbage import seldom  # noqa: PLC0415
        from guildtable.server.logs import set_up  # noqa: PLC0415
        from guildtable.server.node import Node  # noqa: PLC0415
        from guildtable.server.settings import Settings  # noqa: PLC0415
    except ImportError as error:
        raise fail(f"{NEEDS} ({error})") from None
    settings = Settings()
    set_up(settings)

    seldom()

    async def work() -> None:
        node, stopped = Node(settings), asyncio.Event()
        for sign in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
        await node.open()
        node.think(processes)
        await stopped.wait()
        await node.close()

    asyncio.run(work())


@app.command()
def migrate() -> None:
    """Bring the database (GUILDTABLE_DATABASE) to the schema of this version."""
    try:
        from guildtable.server.settings import Settings  # noqa: PLC0415
        from guildtable.server.store.migrate import migrate as bring  # noqa: PLC0415
    except ImportError as error:
        raise fail(f"{NEEDS} ({error})") from None
    asyncio.run(bring(Settings().database))
    console.print("The database is of this version.")
