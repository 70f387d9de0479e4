"""Settings of a node, from the environment: `GUILDTABLE_DATABASE`, `GUILDTABLE_NATS` and so on."""

from __future__ import annotations

from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """What a host may set. Everything has a default that suits one machine."""

    model_config = SettingsConfigDict(env_prefix="GUILDTABLE_", use_attribute_docstrings=True)

    database: str = "sqlite:///guildtable.db"
    """`postgresql://user@host/name`, with `?sslmode=verify-full` and the like for TLS; or `sqlite:///file`."""
    nats: str = ""
    """`nats://host:4222`; empty: this is the only node."""
    host: str = "127.0.0.1"
    """Where to listen."""
    port: int = 8302
    """Where to listen."""
    metrics_port: int = Field(default=0, ge=0, le=65535)
    """A port of its own for `/metrics`, `/ready` and `/health`, which are then not to be had at the other; 0: none."""
    public_url: str = ""
    """How people reach the site: `https://table.example` makes cookies secure, and its pages the only ones let in."""
    invitation: str = ""
    """The address to invite others to, where it is not the one the page was opened by; `serve --local` finds it."""
    contact: str = ""
    """How players reach whoever runs the site, such as a mail address: their page on privacy names it."""
    smtp: str = ""
    """Where mail is handed in: `smtp://user:password@host:587` (with STARTTLS, or not at all; in your own network
    `?starttls=no`), or `smtps://`; empty: the site sends none."""
    mail_from: str = ""
    """Whom mail comes from, such as `Guildtable <table@example.org>`; needed with `GUILDTABLE_SMTP`."""
    call_hosts: list[str] = []
    """Hosts of your own network that players' webhooks may reach, as JSON: `["ntfy.lan:8080"]`; all others must be
    public, and https."""
    origins: list[str] = []
    """Further origins whose pages may open sockets, as JSON: `["https://other.example"]`."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose `X-Forwarded-For` is believed."""
    connections: int = Field(default=16, ge=3)
    """Connections to the database that a node or worker has at most, all in all; three or more."""
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
    """Messages a second a player may send, over all sockets; without a session, an address."""
    burst: float = 40
    """Messages at once a player may send."""
    sockets_per_player: int = 10
    """Sockets one player may have open."""
    sockets_per_address: int = 100
    """Sockets one address may have open."""
    connections_per_address: int = 256
    """Connections one address may have open at the door, proxies of ours aside."""
    guests_per_minute: int = 30
    """New guests from one address."""
    tables_per_minute: int = 3
    """New tables of one player."""
    calls_per_minute: int = 1200
    """Calls of the API, and sockets opened, from one address."""
    lists_per_minute: int = 120
    """Lists of their own tables that one player asks for."""
    changes_per_minute: int = 30
    """Changes of their own name or portrait that one player makes."""
    files_per_minute: int = 6000
    """Files of the page for one address; a newcomer's browser fetches some sixty."""
    probes_per_minute: int = 300
    """Looks at `/metrics`, `/ready` and `/health` from one address, where they have no port of their own."""
    sayings_per_minute: int = 30
    """Lines of talk of one player."""
    reports_per_minute: int = 6
    """Problems reported by one player."""
    test_calls_per_minute: int = 6
    """Test calls that one player asks for."""
    sign_ins_per_minute: int = 20
    """Attempts to sign in, right or wrong, from one address."""
    codes_per_hour: int = 3
    """Codes mailed to one mailbox; to an address on the net thrice as many, to whichever mailboxes."""
    replays_per_minute: int = 60
    """Matches played again, to be looked at or verified, for one address."""
    counsels_per_minute: int = 120
    """Moments of finished matches a bot thinks about for one address."""
    reviews_per_minute: int = 10
    """Whole matches reviewed for one address: luck and costly choices."""
    profiles_per_minute: int = 60
    """Players' pages, and lists of their games, that one address asks for."""
    exports_per_minute: int = 1
    """Times that one player asks for all that is kept of them."""
    brought_per_minute: int = 6
    """Records that one player brings along to be verified; an address may bring five times as many."""
    hello_within: float = 10.0
    """Seconds in which a new socket must say hello."""
    listed_per_player: int = 2
    """Open tables of one player that anybody finds in the list."""
    listed_per_address: int = 8
    """The same, of one address."""
    bot_tables_per_player: int = 6
    """Games with bots that one player may have running, as a host."""
    bot_tables_per_address: int = 100
    """The same, opened from one address on one day."""
    day_tables_per_player: int = Field(default=10, ge=1)
    """Tables by the day at which one player may sit at once, before they have finished any; each adds one."""
    day_tables_at_most: int = Field(default=100, ge=1)
    """The same, however many they have finished."""
    session_days: float = Field(default=180, ge=1)
    """Days after which a session has ended that nobody used."""
    guest_days: float = Field(default=30, ge=1)
    """Days after which a guest is forgotten who never sat down and was not seen."""
    table_days: float = Field(default=30, ge=1)
    """Days that a table is kept which was closed before its game began."""
    practice_days: float = Field(default=0, ge=0)
    """Days that a lesson or a branch is kept at which nobody was seen, finished or not; 0: as long as any game."""
    ended_days: float = Field(default=30, ge=0)
    """Days that a game is kept which was ended before its end."""
    abandoned_days: float = Field(default=120, ge=1)
    """Days after which a game is ended at which nobody was seen; longer than any clock of a game."""
    call_days: float = Field(default=30, ge=1)
    """Days that it is kept who was to be called to which question."""
    chat_days: float = 90
    """Days that chat is kept."""
    report_days: float = 365
    """Days that reported problems are kept."""
    erase_days: float = Field(default=7, ge=0)
    """Days after which somebody is erased who has asked for it, unless they take it back."""
    backup_days: float = Field(default=30, ge=0)
    """Days for which you keep your backups: who wants to be erased is told. Deleting old ones is up to you."""
    movable_time: bool = False
    """For tests alone: may the site's time be moved on? People's clocks go by it."""
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
