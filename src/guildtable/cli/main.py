"""`guildtable`: the commands at the table. Those for many games at once are in `laboratory.py`."""

from __future__ import annotations

import getpass
import os
import secrets
from datetime import UTC, datetime
from importlib.metadata import version as version_of
from pathlib import Path as File
from typing import Annotated

import typer

from guildtable.bots.player import Sitter
from guildtable.catalogue import LANGUAGES
from guildtable.cli.app import app, console, errors, fail, settings_of
from guildtable.cli.choosing import choices_of, chooses, refuse_choices
from guildtable.cli.play import COMMAND, Leave, TerminalMatch, new_match
from guildtable.cli.words import default_language
from guildtable.editions.replaying import go_on, sections
from guildtable.editions.replaying import verify as faults_of
from guildtable.games.bruges.parts import GUARD_HOUSE
from guildtable.games.flandern.pieces import GUILD
from guildtable.kernel.match import Match
from guildtable.kernel.record import Broken, Record
from guildtable.shelf import GAMES
from guildtable.shelf import game as game_named

OWN_LANGUAGE = default_language(os.environ)

Language = Annotated[str, typer.Option(help=f"One of: {', '.join(LANGUAGES)}. By default the terminal's own.")]
RecordFile = Annotated[File, typer.Argument(help="A record, as `play` saves it.", show_default=False)]


def _say_version(asked: bool) -> None:
    if asked:
        console.print(f"guildtable {version_of('guildtable')}", highlight=False)
        raise typer.Exit


@app.callback()
def main(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - whoever asks for it is answered before
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say which Guildtable this is.")
    ] = False,
) -> None:
    """Euro games of the Flemish guilds. Without a command: the table in your browser, as `serve --local` opens it."""
    if context.invoked_subcommand is None:
        serve.serve(local=True)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help=f"One of: {', '.join(GAMES)}.", show_default=False)] = None,
    players: Annotated[int | None, typer.Option(help="Seats at the table. By default 3, or as many as named.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A person at this screen; several for hot-seat.")] = None,
    bot: Annotated[str, typer.Option(help="Who sits in the other seats: random, greedy or search.")] = "search",
    resume: Annotated[File | None, typer.Option(help="Go on with a saved match.")] = None,
    save: Annotated[File | None, typer.Option(help="Where to save. By default records/ in this folder.")] = None,
    seed: Annotated[str | None, typer.Option(help="For the same cards again; by default secret.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, such as guests=yes.")] = None,
    guard_house: Annotated[list[str] | None, typer.Option(help=f"Of Bruges: {chooses(GUARD_HOUSE)}")] = None,
    guild: Annotated[list[str] | None, typer.Option(help=f"Of Flandern: {chooses(GUILD)}")] = None,
    confirm: Annotated[bool, typer.Option(help="Ask before bots answer, so that a reply can be taken back.")] = False,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Play at this terminal: alone against bots, or several persons at one screen."""
    try:
        chosen = {GUARD_HOUSE: guard_house or [], GUILD: guild or []}
        if resume:
            refuse_choices(chosen)
            record = read_record(resume)
            match, file = go_on(record), resume
        else:
            persons, settings = name or [own_name()], settings_of(option or [])
            if game:
                settings |= choices_of(game_named(game), persons, chosen)
            match, file = sit_down(game, players, persons, bot, save, seed, settings)
        sitting = TerminalMatch(match, file, console, language, confirm=confirm)
    except ValueError as error:
        raise fail(str(error)) from None
    try:
        sitting.run()
    except (Leave, EOFError, KeyboardInterrupt):
        console.print(f"\n{sitting.words('left-table', file=str(file))}")
        console.print(f"{COMMAND} play --resume {file}", soft_wrap=True, highlight=False)


def sit_down(
    game: str | None,
    players: int | None,
    persons: list[str],
    bot: str,
    save: File | None,
    seed: str | None,
    settings: dict[str, str],
) -> tuple[Match, File]:
    """A new match, and the file it will be kept in."""
    if game is None:
        raise ValueError(f"Which game? {COMMAND} play GAME, one of: {', '.join(GAMES)}")
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    file = save or File("records") / f"{game}-{stamp}-{secrets.token_hex(2)}.record"
    if file.exists():
        raise ValueError(f"{file} exists: go on with it by --resume {file}, or save under another name")
    others = [str(Sitter.of_bot(bot))] * ((players or max(3, len(persons))) - len(persons))
    return new_match(game_named(game), [*persons, *others], settings, seed), file


def own_name() -> str:
    """What to call the person at the screen."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return "Ada"


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[str | None, typer.Option(help="Whose view: a seat's number, `outside`, or `all` hands.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Print the whole log and stop.")] = False,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Step through a record, from any seat's view."""
    from guildtable.cli.replay import TerminalReplay  # noqa: PLC0415 - only this command needs it

    try:
        record = read_record(file)
        replaying = TerminalReplay(record, console, language, seat)
    except ValueError as error:
        raise fail(str(error)) from None
    if log:
        replaying.print_log()
    else:
        replaying.run()


@app.command()
def verify(file: RecordFile) -> None:
    """Recompute a record's chain, its chance and its result."""
    try:
        record = read_record(file)
        faults = faults_of(record)
    except ValueError as error:
        raise fail(str(error)) from None
    for fault in faults:
        errors.print(f"✗ {fault}", style="bold red", highlight=False)
    if faults:
        raise typer.Exit(1)
    seats = ", ".join(f"{seat} {player}" for seat, player in enumerate(record.players))
    draws = sum(str(entry).startswith("chance ") for entry in record.entries)
    console.print(f"✓ chain: {len(record.entries)} entries, none changed, added or lost")
    console.print(
        f"✓ chance: {draws} draws {'as committed to' if record.seed else 'possible; the seed is not revealed'}"
    )
    rules = ", then ".join(section.rules for section in sections(record))
    console.print(f"✓ replies: every one legal by rules {rules} of {record.header.game}")
    console.print(f"✓ result: {record.result or 'none yet, the game is not over'} (seats: {seats})")


def read_record(file: File) -> Record:
    """A record from a file, or an error that says what to do."""
    try:
        return Record.read(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Broken(f"{file} cannot be read: {error}") from None
    except Broken as error:
        raise Broken(f"{file}: {error}") from None


from guildtable.cli import admin, backup, laboratory, prune, repair, serve  # noqa: E402 - its commands enter themselves, after those above

__all__ = ["admin", "app", "backup", "laboratory", "prune", "repair", "serve"]

if __name__ == "__main__":
    app()
