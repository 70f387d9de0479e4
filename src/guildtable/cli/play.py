"""Playing at the terminal: persons at one screen, bots in the other seats."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path as File

from rich.console import Console

from guildtable.bots.player import bot
from guildtable.cli.picking import Picker, Unclear
from guildtable.cli.screen import Screen
from guildtable.cli.words import Words
from guildtable.kernel.chance import commitment, dealer, dealing_key
from guildtable.kernel.event import Event
from guildtable.kernel.game import AnyGame
from guildtable.kernel.match import Match
from guildtable.kernel.question import Illegal, Reply, Seat
from guildtable.kernel.record import Header, Record
from guildtable.kernel.sight import sight
from guildtable.kernel.wire import shown

BOT = "bot:"
"""A player of this name is a bot of the kind that follows."""


class Leave(Exception):
    """The person wants to go."""


def new_match(game: AnyGame, players: Sequence[str], settings: dict[str, str], seed: str | None) -> Match:
    """A match with a secret seed, committed to before the first card."""
    secret, name = seed.encode().hex() if seed else secrets.token_hex(32), secrets.token_hex(6)
    header = Header(
        game.name,
        game.version,
        tuple(players),
        name,
        commitment(bytes.fromhex(secret), name),
        settings=settings,
    )
    match = Match.begin(game, header)
    match.record.seed = secret
    return match


def names(players: Sequence[str], words: Words) -> list[str]:
    """What everybody is called at the table."""
    bots = [player for player in players if player.startswith(BOT)]
    called, number = [], 0
    for player in players:
        if player.startswith(BOT):
            number += 1
            kind = player.removeprefix(BOT).capitalize()
            called.append(words("bot-named", kind=kind, number=number) if len(bots) > 1 else f"{kind} bot")
        else:
            called.append(player)
    return called


class Sitting:
    """One match at one screen, saved after every reply."""

    def __init__(self, match: Match, file: File, console: Console, language: str) -> None:
        players = match.record.header.players
        self.match, self.file = match, file
        self.words = Words(language, match.game)
        self.words.players = names(players, self.words)
        self.persons = [seat for seat, player in enumerate(players) if not player.startswith(BOT)]
        self.words.you = self.persons[0] if len(self.persons) == 1 else None
        self.screen = Screen(console, match.game, self.words)
        self.bots = {seat: name.removeprefix(BOT) for seat, name in enumerate(players) if name.startswith(BOT)}
        for kind in self.bots.values():
            bot(kind, match.game, "")  # an unknown one is better found now than in mid-game
        self.dealer = dealer(dealing_key(bytes.fromhex(match.record.seed), match.record.header.entropy))
        self.log: dict[Seat, list[str]] = {seat: [] for seat in self.persons}
        self.read: dict[Seat, int] = dict.fromkeys(self.persons, 0)
        self.looking: Seat | None = self.persons[0] if len(self.persons) == 1 else None

    def run(self) -> None:
        """Until the game is over or somebody leaves."""
        while True:
            self.hear(self.match.deal(self.dealer))
            self.save()
            asked = self.match.position.asked
            if not asked:
                break
            waiting = [seat for seat in asked if seat in self.bots]
            if waiting:
                self.answer_for(waiting[0])
            else:
                self.ask(next((seat for seat in asked if seat == self.looking), next(iter(asked))))
        self.finish()

    def answer_for(self, seat: Seat) -> None:
        """A bot answers from what its seat sees. Its tosses depend on the place in the match: resuming changes none."""
        record, seen = self.match.record, sight(self.match.position, seat)
        player = bot(self.bots[seat], self.match.game, f"{record.seed} {seat} {len(record.entries)}")
        self.hear(self.match.play(seat, seen.choice.write(player.choose(seen))))

    def ask(self, seat: Seat) -> None:
        """A person answers, or takes something back."""
        if seat != self.looking and len(self.persons) > 1:
            self.hand_over(seat)
        self.looking = seat
        note, picker = "", Picker(self.match.position.choice(seat), self.match.game.refs())
        while True:
            self.show(seat, picker, note)
            try:
                reply, note = self.command(seat, picker)
            except Unclear as unclear:
                note = self.unclear(str(unclear), picker)
                continue
            if reply is not None:
                self.read[seat] = len(self.log[seat])
                self.hear(self.match.play(seat, reply))
                return
            if note == self.words("undone"):
                return

    def command(self, seat: Seat, picker: Picker) -> tuple[Reply | None, str]:
        """What was typed: a reply when it is whole, and a line to show before the next try."""
        match self.screen.ask(self.words("answer-prompt")):
            case "?":
                self.screen.help()
            case "l":
                self.screen.news(self.words("log-title"), self.log[seat])
                self.screen.wait()
            case "p":
                self.screen.paths_shown = not self.screen.paths_shown
            case "q":
                raise Leave
            case "u" if picker.chosen or picker.prefix:
                picker.chosen, picker.prefix = [], ""
            case "u":
                return None, self.undo(seat)
            case text:
                return picker.take(text), ""
        return None, ""

    def undo(self, seat: Seat) -> str:
        """Take back the person's last reply, if nothing was learned by it; says how it went."""
        try:
            self.match.undo(seat)
        except Illegal as barred:
            return self.words(str(barred))
        self.save()
        return self.words("undone")

    def unclear(self, text: str, picker: Picker) -> str:
        """What to type instead."""
        entries = picker.entries()
        return self.words("bad-answer", text=text, last=len(entries), path=entries[0].replace(":", "\u2236"))

    def show(self, seat: Seat, picker: Picker, note: str) -> None:
        """The table, what happened since, and the question."""
        self.screen.clear()
        seen = shown(self.match.position, seat)
        self.screen.table(seen)
        self.screen.hand(seen)
        self.screen.news(self.words("since-last"), self.log[seat][self.read[seat] :])
        self.screen.question(self.words.name(f"seat:{seat}"), self.match.position.choice(seat), picker)
        if note:
            self.screen.console.print(note, style="bold yellow")

    def hand_over(self, seat: Seat) -> None:
        """Between two persons the screen shows nothing."""
        name = self.words.name(f"seat:{seat}")
        self.screen.clear()
        self.screen.console.print(f"\n\n  {self.words('handover', name=name)}\n", style="bold")
        self.screen.ask(self.words("handover-hint", name=name))

    def hear(self, events: tuple[Event, ...]) -> None:
        """Everybody's log gets what they may hear."""
        for seat in self.persons:
            self.log[seat] += self.words.log(events, seat)

    def save(self) -> None:
        """Keep the record: first beside the old one, then in its place, so that neither can be half written."""
        save(self.match.record, self.file)

    def finish(self) -> None:
        """The last news and the final scoring, for all to see."""
        self.screen.clear()
        seat = self.looking if self.looking is not None else self.persons[0]
        self.screen.table(shown(self.match.position, None))
        self.screen.news(self.words("since-last"), self.log[seat][self.read[seat] :])
        self.screen.final(self.match.position)
        self.screen.console.print(self.words("finished", file=str(self.file)), style="dim")


def save(record: Record, file: File) -> None:
    """Write a record whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".part")
    beside.write_text(record.text(), encoding="utf-8")
    beside.replace(file)
