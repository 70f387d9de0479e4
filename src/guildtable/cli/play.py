"""Playing at the terminal: persons at one screen, bots in the other seats."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path as File
from random import Random

from rich.console import Console, Group
from rich.text import Text

from guildtable.bots.personas import personas_of
from guildtable.bots.player import Sitter, bot
from guildtable.cli.picking import Picker, Unclear
from guildtable.cli.screen import Screen
from guildtable.cli.tips import TerminalTips
from guildtable.cli.words import Words
from guildtable.kernel.chance import commitment, dealer, dealing_key
from guildtable.kernel.game import AnyGame
from guildtable.kernel.header import Header
from guildtable.kernel.match import Match
from guildtable.kernel.names import fingerprinted
from guildtable.kernel.question import Illegal, Reply, Seat
from guildtable.kernel.record import Record
from guildtable.kernel.sight import sight
from guildtable.kernel.wire import shown

COMMAND = "uv run guildtable" if "UV" in os.environ else "guildtable"
"""How this program was called, so that what we tell people to type works."""


class Leave(Exception):
    """The person wants to go."""


def new_match(game: AnyGame, players: Sequence[str], settings: dict[str, str], seed: str | None) -> Match:
    """A match with a secret seed, committed to before the first card."""
    if len(set(people := [player for player in players if Sitter.read(player).bot is None])) < len(people):
        raise ValueError("two players of one name: give each --name only once")
    secret, name = seed.encode().hex() if seed else secrets.token_hex(32), secrets.token_hex(6)
    promise = commitment(bytes.fromhex(secret), name)
    chained, names = fingerprinted(players, lambda: secrets.token_hex(16))
    match = Match.begin(game, Header(game.name, game.version, chained, name, promise, settings=settings), names)
    match.record.seed = secret
    return match


def names_of(game: AnyGame, record: Record, words: Words) -> list[str]:
    """What everybody is called at the table."""
    players, personas = record.players, personas_of(game)
    bots = [player for player in players if Sitter.read(player).bot is not None]
    called, number = [], 0
    for player in players:
        if (of_bot := Sitter.read(player).bot) is not None:
            number += 1
            kind, _, rest = of_bot.partition(":")
            name = personas[rest].called if rest in personas else words(f"bot-{kind}")
            called.append(f"{name} {number}" if len(bots) > 1 else name)
        else:
            called.append(player)
    return called


class TerminalMatch:
    """One match at one screen, saved after every reply."""

    def __init__(self, match: Match, file: File, console: Console, language: str, *, confirm: bool = False) -> None:
        players = match.record.players
        if not match.record.seed:
            raise ValueError(f"{file} does not hold its seed: it can be replayed and verified, but not played on")
        self.match, self.file, self.confirm = match, file, confirm
        self.words = Words(language, match.game)
        self.bots = {seat: kind for seat, name in enumerate(players) if (kind := Sitter.read(name).bot) is not None}
        for kind in self.bots.values():
            bot(kind, match.game, Random())  # an unknown one is better found now than in mid-game
        self.words.players = names_of(match.game, match.record, self.words)
        self.persons = [seat for seat in range(len(players)) if seat not in self.bots]
        self.screen = Screen(console, match.game, self.words)
        self.dealer = dealer(dealing_key(bytes.fromhex(match.record.seed), match.record.header.entropy))
        self.read: dict[Seat, int] = {seat: since_own_reply(match, seat) for seat in self.persons}
        """How much of the match each person has been shown, in replies."""
        self.tips = TerminalTips(self.words)
        self.looking: Seat | None = self.persons[0] if len(self.persons) == 1 else None
        self.ahead: list[str] = []
        """A question, and what was typed for the next times it is asked."""
        self.round = match.game.chapter(match.position.now).round
        kept = "resumed" if match.history else "saved"
        self.note = self.words(kept, command=f"{COMMAND} play --resume {file}", file=str(file))
        wanted = self.screen.drawing.rows
        if console.is_terminal and console.height < wanted:
            self.note += " " + self.words("too-small", rows=console.height, wanted=wanted)

    def run(self) -> None:
        """Until the game is over or somebody leaves."""
        while True:
            self.pause_between_rounds()
            self.match.deal(self.dealer)
            save(self.match.record, self.file)
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
        record = self.match.record
        dice = Random(f"{record.seed} {seat} {len(record.entries)}")
        seen, player = sight(self.match.position, seat, dice), bot(self.bots[seat], self.match.game, dice)
        self.match.play(seat, seen.choice.write(player.choose(seen)))

    def ask(self, seat: Seat) -> None:
        """A person answers, or takes something back."""
        if seat != self.looking and len(self.persons) > 1:
            self.hand_over(seat)
        self.looking = seat
        choice = self.match.position.choice(seat)
        picker = Picker(choice, self.match.game.refs(), self.words.path, stepwise=self.screen.drawing.stepwise)
        while True:
            self.show(seat, picker)
            self.note = ""
            try:
                reply = self.command(seat, picker)
            except Unclear as unclear:
                self.note = self.unclear(str(unclear), picker)
                continue
            if reply is not None:
                self.read[seat] = len(self.match.history)
                self.match.play(seat, reply)
                self.offer_to_take_back(seat)
                return
            if self.match.position.asked.get(seat) is not choice:
                return  # something was taken back: ask again

    def command(self, seat: Seat, picker: Picker) -> Reply | None:
        """Do what was typed; gives the reply when it is whole."""
        text = self.typed(picker)
        match text.casefold():
            case "?" | "help":
                self.screen.help()
            case "l" | "log":
                self.screen.clear()
                self.screen.news(self.words("log-title"), self.log(seat))
                self.screen.wait()
            case "m":
                self.screen.clear()
                self.screen.console.print(self.screen.drawing.memory(shown(self.match.position, seat), self.words))
                self.screen.wait()
            case "p":
                self.screen.paths_shown = not self.screen.paths_shown
            case "q" | "quit" | "exit":
                raise Leave
            case "t" | "tip":
                self.note = self.tip(seat)
            case "u" if picker.chosen or picker.prefix:
                picker.chosen, picker.prefix = [], ""
            case "u":
                self.undo(seat)
            case "" if picker.choice.forced or (picker.chosen and picker.enough() is not None):
                return picker.enough()
            case "0" | "no" | "nee" | "nein" | "n" if picker.enough() == ():
                return ()
            case _:
                return picker.take(text)
        return None

    def typed(self, picker: Picker) -> str:
        """The next line, or what was typed ahead: `1 1 2` answers the same question three times."""
        if len(self.ahead) > 1 and self.ahead[0] == picker.choice.why:
            return self.ahead.pop(1)
        self.ahead = []
        text = self.screen.ask(self.words("answer-prompt"))
        words = text.split()
        if picker.choice.most == 1 and not picker.prefix and len(words) > 1 and all(map(str.isdecimal, words)):
            self.ahead = [picker.choice.why, *words[1:]]
            return words[0]
        return text

    def tip(self, seat: Seat) -> str:
        """What a strong bot would do; only where nobody else is a person."""
        if len(self.persons) > 1:
            return self.words("tip-alone")
        with self.screen.console.status(self.words("tip-thinking")):
            question = f"{self.match.record.seed} {seat} {len(self.match.record.entries)}"
            return self.tips.next(self.match.position, seat, question)

    def undo(self, seat: Seat) -> None:
        """Take back the person's last reply, if nothing was learned by it; says how it went."""
        try:
            self.match.undo(seat)
        except Illegal as barred:
            self.note = self.words(str(barred))
            return
        self.note = self.words("undone")
        self.read[seat] = min(self.read[seat], len(self.match.history))
        save(self.match.record, self.file)

    def offer_to_take_back(self, seat: Seat) -> None:
        """Before bots answer, if the person asked for that."""
        if self.confirm and not self.match.position.over and seat not in self.match.position.asked:
            self.screen.news("", self.words.log(self.match.history[-1].events, seat))
            if self.screen.ask(self.words("confirm-hint")).casefold() == "u":
                self.undo(seat)

    def unclear(self, message: str, picker: Picker) -> str:
        """What to type instead."""
        entries = picker.entries()
        return self.words(message, last=len(entries), path=Raw(entries[0]), count=picker.choice.most)

    def show(self, seat: Seat, picker: Picker) -> None:
        """The table, what happened since, and the question."""
        seen = shown(self.match.position, seat)
        name, choice = self.words.name(f"seat:{seat}"), self.match.position.choice(seat)
        below = self.screen.question(self.words("your-turn", name=name), seen, choice, picker, self.note)
        self.screen.page(seen, self.words("since-last"), self.log(seat, self.read[seat]), below)

    def log(self, seat: Seat, start: int = 0) -> list[str]:
        """What a person has heard, from some reply on. What was taken back is no part of it."""
        return [line for past in self.match.history[start:] for line in self.words.log(past.events, seat)]

    def hand_over(self, seat: Seat) -> None:
        """Between two persons the screen shows nothing."""
        name = self.words.name(f"seat:{seat}")
        self.screen.forget()
        self.screen.console.print(f"\n\n  {self.words('handover', name=name)}\n", style="bold")
        self.screen.ask(self.words("handover-hint", name=name))

    def pause_between_rounds(self) -> None:
        """How a round ended is worth a look before the next one is dealt."""
        position = self.match.position
        chapter = self.match.game.chapter(position.now)
        if position.over or chapter.round == self.round:
            return
        self.round = chapter.round
        start = min(self.read.values())
        news = [line for past in self.match.history[start:] for line in self.words.log(past.events, None)]
        title = self.words("round-over", round=chapter.round - 1)
        if len(self.persons) > 1:
            self.screen.forget()
        self.screen.page(shown(position, None), title, news, Text(title, style="bold"))
        self.screen.wait()
        self.read = dict.fromkeys(self.persons, len(self.match.history))

    def finish(self) -> None:
        """The last news and the final scoring, for all to see."""
        start, position = min(self.read.values()), self.match.position
        news = [line for past in self.match.history[start:] for line in self.words.log(past.events, None)]
        told = self.words("tip-taken", tips=self.tips.given) + " " if self.tips.given else ""
        kept = Text(told + self.words("finished", file=str(self.file)), style="dim")
        below = Group(self.screen.final(position, shown(position, None).standing), kept)
        self.screen.page(shown(position, None), self.words("since-last"), news, below)
        self.screen.console.print(f"{COMMAND} replay {self.file}", soft_wrap=True, highlight=False)


def since_own_reply(match: Match, seat: Seat) -> int:
    """What a person knows of a match that is taken up again: everything up to their own last reply, and that too."""
    own = [place for place, past in enumerate(match.history, start=1) if past.seat == seat]
    return own[-1] if own else 0


class Raw(str):
    """Text that is shown as it is typed, even if it looks like a ref."""

    __slots__ = ()


def save(record: Record, file: File) -> None:
    """Write a record whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.part")
    beside.write_text(record.text(), encoding="utf-8")
    beside.replace(file)
