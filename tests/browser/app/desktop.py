"""A desktop that shows notifications: what Chromium asks of it over D-Bus is written down, and can be pressed."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from jeepney import DBusAddress, HeaderFields, Message, MessageType, new_error, new_method_return, new_signal
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection

NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
OURS = DBusAddress(PATH, NAME, NAME)
BUS = shutil.which("dbus-daemon") or ""
RULES = """<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><policy context="default">
<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>"""
"""Of a bus that starts nothing by itself."""


@dataclass(frozen=True, slots=True)
class Note:
    """A notification as it is shown."""

    number: int
    title: str
    body: str


class Desktop:
    """A message bus of its own, and a shelf for notifications on it."""

    def __enter__(self) -> Self:
        assert BUS, "install D-Bus first: apt-get install dbus"
        self.notes: list[Note] = []
        with tempfile.NamedTemporaryFile("w", suffix=".conf") as rules:
            rules.write(RULES)
            rules.flush()
            command = [BUS, f"--config-file={rules.name}", "--nofork", "--print-address"]
            self._bus = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            self._begin()
        return self

    def _begin(self) -> None:
        assert self._bus.stdout
        self.address = self._bus.stdout.readline().strip()
        self._line: DBusConnection = open_dbus_connection(self.address)
        self._line.send_and_get_reply(message_bus.RequestName(NAME), timeout=10)
        self._open = True
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._open = False
        self._bus.terminate()
        self._bus.wait(10)
        assert self._bus.stdout
        self._bus.stdout.close()
        self._thread.join(10)
        self._line.close()

    def wait_for(self, title: str, seconds: float = 20) -> Note:
        """Until a notification of that title is shown."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for note in self.notes:
                if title in note.title:
                    return note
            time.sleep(0.05)
        raise AssertionError(f"no notification {title!r} among {self.notes}")

    def press(self, note: Note) -> None:
        """Somebody clicks it."""
        self._line.send(new_signal(OURS, "ActionInvoked", "us", (note.number, "default")))

    def _serve(self) -> None:
        while self._open:
            try:
                message = self._line.receive(timeout=0.2)
            except TimeoutError:
                continue
            except OSError:
                return
            if message.header.message_type is MessageType.method_call:
                self._line.send(self._answer(message))

    def _answer(self, message: Message) -> Message:
        match message.header.fields.get(HeaderFields.member), message.body:
            case "Notify", (_, replaced, _, title, body, *_):
                return new_method_return(message, "u", (self._show(replaced, title, body),))
            case "GetCapabilities", _:
                return new_method_return(message, "as", (["actions", "body", "body-markup"],))
            case "GetServerInformation", _:
                return new_method_return(message, "ssss", ("desktop", "guildtable", "1", "1.2"))
            case "CloseNotification", (number,):
                self.notes = [note for note in self.notes if note.number != number]
                return new_method_return(message)
            case _:
                return new_error(message, "org.freedesktop.DBus.Error.UnknownMethod")

    def _show(self, replaced: int, title: str, body: Any) -> int:
        number = replaced or 1 + max((note.number for note in self.notes), default=0)
        others = [note for note in self.notes if note.number != number]
        self.notes = [*others, Note(number, title, re.sub(r"<[^>]*>", "", str(body)))]
        return number
