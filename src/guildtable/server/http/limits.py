"""Rate limits: how much a person or an address may ask of a node. What makes a row has a quota (`quotas.py`)."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from guildtable.server.http.bucket import Bucket, Buckets
from guildtable.server.http.windows import Windows
from guildtable.server.ops.networks import networks
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings

BUCKETS = 10_000
"""Persons and addresses whose buckets a node remembers."""
SHARED = 5
"""An address may send and bring so many times as much as one person: several live behind it."""


TOLLS = 5
"""An address may be asked for so many times as many tolls as it may try to sign in without any."""


class Limits:
    """Rate limits of this node; N nodes allow N times as much."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._windows = Windows()
        self._open: Counter[str] = Counter()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def messages(self, player: str | None, address: str) -> Buckets:
        """What all messages of a person take from, and of their address: persons are to be had for nothing."""
        found = [self._bucket(player or f"nobody at {address}", 1)]
        return Buckets(found + [self._bucket(network, SHARED * times) for network, times in networks(address)])

    def _bucket(self, who: str, times: int) -> Bucket:
        new = Bucket(times * self._settings.rate, times * self._settings.burst)
        bucket = self._buckets.setdefault(who, new)
        self._buckets.move_to_end(who)
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        return bucket

    def call(self, address: str) -> None:
        """Count a call of the API, or a socket that is opened."""
        self._from(address, self._settings.calls_per_minute, "calls")

    def file(self, address: str) -> None:
        """Count a file of the page."""
        self._from(address, self._settings.files_per_minute, "files")

    def probe(self, address: str) -> None:
        """Count a look at how the node is: metrics ask the database."""
        self._from(address, self._settings.probes_per_minute, "looks at how the node is")

    def replay(self, address: str) -> None:
        """Count a replay: it costs as much as a hundred other requests."""
        self._from(address, self._settings.replays_per_minute, "replays")

    def analysis(self, address: str) -> None:
        """Count an analysis: it takes a process for a second."""
        self._from(address, self._settings.counsels_per_minute, "questions for counsel")

    def review(self, address: str) -> None:
        """Count a review of a whole match: it takes a process for some seconds."""
        self._from(address, self._settings.reviews_per_minute, "reviews of matches")

    def profile(self, address: str) -> None:
        """Count a player's page, or a page of their games: all of those may be counted for it."""
        self._from(address, self._settings.profiles_per_minute, "players' pages")

    def own_list(self, player: str) -> None:
        """Count a list of a player's own tables: each of their matches is looked at."""
        self._windows.count("lists of your tables", {player: self._settings.lists_per_minute})

    def change(self, player: str) -> None:
        """Count a change of a player's name or portrait: everybody at their tables is told."""
        self._windows.count("changes of your name or portrait", {player: self._settings.changes_per_minute})

    def test_call(self, player: str) -> None:
        """Count a test call: it goes to addresses that the player gave."""
        self._windows.count("test calls", {player: self._settings.test_calls_per_minute})

    def toll(self, address: str) -> None:
        """Count a toll that is asked for: to set one takes a moment of a core."""
        self._from(address, self._settings.sign_ins_per_minute * TOLLS, "tolls")

    def brought(self, player: str, address: str) -> None:
        """Count a record that was brought along and is to be verified."""
        most = self._settings.brought_per_minute
        theirs = {network: SHARED * times * most for network, times in networks(address)}
        self._windows.count("records brought along", {player: most} | theirs)

    def _from(self, address: str, most: int, what: str) -> None:
        """Count something of an address, and of the networks it is in."""
        self._windows.count(what, {network: times * most for network, times in networks(address)})

    @contextmanager
    def from_address(self, address: str) -> Iterator[None]:
        """Count an open socket of this address, and of the networks it is in."""
        with ExitStack() as counted:
            for network, times in networks(address):
                most = times * self._settings.sockets_per_address
                counted.enter_context(self._one_more(f"address {network}", most))
            yield

    @contextmanager
    def by_player(self, player: str | None) -> Iterator[None]:
        """Count an open socket of this player; a spectator without a name is not counted."""
        if player is None:
            yield
            return
        with self._one_more(f"player {player}", self._settings.sockets_per_player):
            yield

    @contextmanager
    def _one_more(self, who: str, most: int) -> Iterator[None]:
        if self._open[who] >= most:
            raise Refused("too-many", f"At most {most} tables can be open at once: close one.")
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
