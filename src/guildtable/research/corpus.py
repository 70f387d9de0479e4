"""A corpus: many games as records, and a manifest that says what they are.

A shard is a gzip file of records one after another; unpacked, anybody can read it. It is put in its place only when it
is whole, so writing can be stopped at any moment and goes on where it was.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path as File
from random import Random
from typing import Any

from guildtable.bots.player import bot
from guildtable.bots.playout import play_out
from guildtable.kernel.game import AnyGame, Settings
from guildtable.kernel.header import FIRST_FORMAT, FORMAT
from guildtable.kernel.record import Record
from guildtable.research.executor import executor
from guildtable.shelf import game as game_named

MANIFEST = "manifest.json"
SHARD = 100
"""Games in a shard."""


@dataclass(frozen=True, slots=True)
class CorpusPlan:
    """What is to be written. The same plan gives the same bytes, record by record."""

    game: str
    rules: str
    settings: dict[str, str]
    bots: tuple[str, ...]
    """They take the seats in turn: the next game begins with the next bot."""
    players: tuple[int, ...]
    games: int
    """For each number of players."""
    seed: int


@dataclass(frozen=True, slots=True)
class Shard:
    """Some games of one number of players."""

    file: str
    players: int
    first: int
    games: int
    digest: str = ""
    """Of the text, unpacked."""


def plan(
    game: AnyGame, games: int, players: Iterable[int], bots: Iterable[str], seed: int, settings: Settings
) -> CorpusPlan:
    """A plan that can be carried out."""
    found = CorpusPlan(game.name, game.version, dict(settings), tuple(bots), tuple(players), games, seed)
    for seats in found.players:
        game.opening(seats, settings)
    for name in found.bots:
        bot(name, game, Random())
    return found


def write(planned: CorpusPlan, folder: File, cores: int | None = None) -> Iterator[int]:
    """Write what is missing; gives the number of games that are there, again and again, until all are."""
    folder.mkdir(parents=True, exist_ok=True)
    done = _kept(planned, folder)
    missing = [shard for shard in shards(planned) if shard.file not in done]
    yield sum(shard.games for shard in done.values())
    with executor(cores=cores) as where, closing(where.run(_Writer(planned, folder), missing)) as written:
        for shard in written:
            done[shard.file] = shard
            _keep(planned, folder, done)
            yield sum(shard.games for shard in done.values())
    _keep(planned, folder, done)


def shards(planned: CorpusPlan) -> list[Shard]:
    """How the games are shared out."""
    return [
        Shard(f"{players}-players-{first:07}.records.gz", players, first, min(SHARD, planned.games - first))
        for players in planned.players
        for first in range(0, planned.games, SHARD)
    ]


@dataclass(frozen=True, slots=True)
class _Writer:
    """Writes a shard, in whichever process."""

    plan: CorpusPlan
    folder: File

    def __call__(self, shard: Shard) -> Shard:
        text = "".join(
            play(self.plan, shard.players, number).text() for number in range(shard.first, shard.first + shard.games)
        ).encode()
        _put(self.folder / shard.file, gzip.compress(text, mtime=0))
        return replace(shard, digest=sha256(text).hexdigest())


def play(planned: CorpusPlan, players: int, number: int) -> Record:
    """One game of the plan."""
    game, bots = game_named(planned.game), planned.bots
    seated = [bots[(number + seat) % len(bots)] for seat in range(players)]
    seed = f"{planned.seed} {players} players game {number}"
    return play_out(game, seated, seed, settings=planned.settings).record


def read(folder: File) -> Iterator[Record]:
    """Every record of a corpus. A shard that is not what was written raises `ValueError`."""
    for shard in _manifest(folder)["shards"]:
        text = gzip.decompress((folder / shard["file"]).read_bytes()).decode()
        if sha256(text.encode()).hexdigest() != shard["digest"]:
            raise ValueError(f"{folder / shard['file']} was changed after it was written: delete it and write again")
        for record in re.split(f"^(?={FIRST_FORMAT}|{FORMAT})", text, flags=re.MULTILINE)[1:]:
            yield Record.read(record)


def _kept(planned: CorpusPlan, folder: File) -> dict[str, Shard]:
    """The shards that are whole; refuses a folder in which something else lies."""
    if not (folder / MANIFEST).exists():
        return {}
    manifest = _manifest(folder)
    found = {name: manifest[name] for name in asdict(planned)}
    if found != json.loads(json.dumps(asdict(planned))):
        raise ValueError(f"{folder} holds another corpus ({found}): choose another folder, or the same settings")
    there = [Shard(**shard) for shard in manifest["shards"]]
    return {shard.file: shard for shard in there if (folder / shard.file).exists()}


def _keep(planned: CorpusPlan, folder: File, done: dict[str, Shard]) -> None:
    kept = [done[shard.file] for shard in shards(planned) if shard.file in done]
    manifest = {
        "format": f"guildtable-corpus 1, records as {FORMAT}",
        **asdict(planned),
        "written": sum(shard.games for shard in kept),
        "digest": sha256("".join(shard.digest for shard in kept).encode()).hexdigest(),
        "shards": [asdict(shard) for shard in kept],
    }
    _put(folder / MANIFEST, (json.dumps(manifest, indent=1) + "\n").encode())


def _manifest(folder: File) -> dict[str, Any]:
    try:
        manifest: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ValueError(f"{folder} is no corpus: {error}") from None
    return manifest


def _put(file: File, data: bytes) -> None:
    """All of it or nothing."""
    part = file.with_name(file.name + ".part")
    part.write_bytes(data)
    part.replace(file)
