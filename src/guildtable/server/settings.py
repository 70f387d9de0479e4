"""Settings of a node, from the environment: `GUILDTABLE_DATABASE`, `GUILDTABLE_NATS` and so on."""

from __future__ import annotations

from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """What a host may set. Everything has a default that suits one machine."""

    model_config = SettingsConfigDict(env_prefix="GUILDTABLE_", use_attribute_docstrings=True)

    database: str = "sqlite:///guildtable.db"
    """`postgresql://user@host/name`, or `sqlite:///file`."""
    nats: str = ""
    """`nats://host:4222`; empty: this is the only node."""
    host: str = "127.0.0.1"
    """Where to listen."""
    port: int = 8302
    """Where to listen."""
    public_url: str = ""
    """How people reach the site: `https://table.example` makes cookies secure, and its pages the only ones let in."""
    invitation: str = ""
    """The address to invite others to, where it is not the one the page was opened by; `serve --local` finds it."""
    origins: list[str] = []
    """Further origins whose pages may open sockets, as JSON: `["https://other.example"]`."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose `X-Forwarded-For` is believed."""
    connections: int = Field(default=16, ge=1)
    """Connections to the database."""
    bots: int = Field(default=0, ge=0)
    """Processes that think for bots inside this node; 0: `guildtable worker` does it."""
    undo_window: float = Field(default=2.0, ge=0)
    """Seconds a bot waits while a person could take a reply back."""
    pace: float = Field(default=0.4, ge=0)
    """Seconds between replies of bots, so that people can follow."""
    lease: float = Field(default=15.0, gt=0)
    """Seconds after which a dead worker's turn is given to another."""
    frame: int = 8192
    """Bytes of the longest message a client may send."""
    rate: float = 20
    """Messages a second a socket may send."""
    burst: float = 40
    """Messages at once a socket may send."""
    sockets_per_player: int = 10
    """Sockets one player may have open."""
    sockets_per_address: int = 30
    """Sockets one address may have open."""
    guests_per_minute: int = 10
    """New guests from one address."""
    tables_per_minute: int = 3
    """New tables of one player."""
    calls_per_minute: int = 600
    """Calls of the API, and sockets opened, from one address."""
    sayings_per_minute: int = 30
    """Lines of talk of one player."""
    reports_per_minute: int = 6
    """Problems reported by one player."""
    replays_per_minute: int = 60
    """Matches played again, to be looked at or verified, for one address."""
    counsels_per_minute: int = 120
    """Moments of finished matches a bot thinks about for one address."""
    hello_within: float = 10.0
    """Seconds in which a new socket must say hello."""
    worker_port: int = Field(default=0, ge=0, le=65535)
    """Where a worker tells its metrics, as a node does at `/metrics`; 0: nowhere."""
    logs: Literal["text", "json", "quiet"] = "text"
    """`text`, `json`, or `quiet`."""
    traces: str = ""
    """Where OpenTelemetry traces go, as `http://collector:4318`; empty: nowhere."""

    @property
    def secure(self) -> bool:
        """Is the site reached over https?"""
        return self.public_url.startswith("https://")
