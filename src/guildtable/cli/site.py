"""A site, as its commands see it: the settings, the database, and what to do if one of them is not right.

What the server needs is imported by the command that wants it: the terminal begins at once.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from guildtable.cli.app import fail

if TYPE_CHECKING:
    from guildtable.server.settings import Settings


def read_settings() -> Settings:
    """Read the settings from the environment; an error names the variable that is wrong."""
    from pydantic import ValidationError  # noqa: PLC0415
    from pydantic_settings import SettingsError  # noqa: PLC0415

    from guildtable.server.mail.smtp_server import SmtpServer  # noqa: PLC0415
    from guildtable.server.settings import Settings  # noqa: PLC0415
    from guildtable.server.store.database import engine_of  # noqa: PLC0415

    try:
        settings = Settings()
        engine_of(settings.database)
        SmtpServer.of(settings)
    except ValidationError as error:
        faults = [f"GUILDTABLE_{str(fault['loc'][0]).upper()}: {fault['msg']}" for fault in error.errors()]
        raise fail("\n".join(faults)) from None
    except SettingsError as error:
        raise fail(f'{error}: it must be JSON, such as ["https://other.example"]') from None
    except ValueError as error:
        raise fail(str(error)) from None
    return settings


def watch(settings: Settings) -> None:
    """Begin to log, and to trace if that is switched on."""
    from guildtable.server.ops import logs, traces  # noqa: PLC0415

    logs.set_up(settings)
    try:
        traces.set_up(settings)
    except ImportError as error:
        raise fail(f"GUILDTABLE_TRACES needs more packages: pip install 'guildtable[traces]' ({error})") from None


def run[T](database: str, work: Coroutine[Any, Any, T]) -> T:
    """Do this with a database; if that cannot be reached or used, say what to do about it."""
    import asyncpg  # noqa: PLC0415
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from guildtable.server.store.migrate import Later  # noqa: PLC0415

    try:
        return asyncio.run(work)
    except Later as error:
        raise fail(str(error)) from None
    except (OSError, TimeoutError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        reason = str(getattr(error, "orig", None) or error).split("\n")[0] or type(error).__name__
        reason = re.sub(r"^<class '[^']*'>: ", "", reason)
        raise fail(f"{without_password(database)} cannot be used: {reason}\n{_advice(database, reason)}") from None


def without_password(database: str) -> str:
    """An address that may be shown."""
    return re.sub(r"(://[^:/@]*):[^@/]*@", r"\1:***@", database)


def _advice(database: str, reason: str) -> str:
    if database.startswith("sqlite"):
        return "Look at the file: it must be one of Guildtable's, in a folder that can be written to (--data FILE)."
    if "does not exist" in reason and "database" in reason:
        return "Make it first, as `createdb` does, then run `guildtable migrate`."
    if "does not exist" in reason:
        return "Run `guildtable migrate` first."
    if "password" in reason or "authentication" in reason or "role" in reason:
        return "Look at user and password in GUILDTABLE_DATABASE: postgresql://user:password@host/name"
    where = "GUILDTABLE_DATABASE" if os.environ.get("GUILDTABLE_DATABASE") else "GUILDTABLE_DATABASE, which is not set"
    return f"Is PostgreSQL running, and reached from here? It is named by {where}."
