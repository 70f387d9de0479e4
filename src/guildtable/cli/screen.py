"""The screen: everything a person sees at the terminal table, and the line they type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from guildtable.cli.picking import Picker
from guildtable.cli.tables import DRAWINGS
from guildtable.cli.words import Words
from guildtable.kernel.game import AnyGame
from guildtable.kernel.position import Position
from guildtable.kernel.question import Choice, Message, Path
from guildtable.kernel.wire import Shown


class Screen:
    """Draws for one person at a time."""

    def __init__(self, console: Console, game: AnyGame, words: Words) -> None:
        self.console, self.game, self.words = console, game, words
        self.paths_shown = False

    def clear(self) -> None:
        """A clean screen; in a pipe there is none to clean."""
        self.console.clear()

    def table(self, shown: Shown[Any]) -> None:
        """The chapter, and the table under it."""
        words, chapter = self.words, shown.chapter
        where = words("round-of", round=chapter.round, rounds=chapter.rounds or 0)
        title = f"{words('title')} · {where} · {words(f'phase-{chapter.phase}')}"
        self.console.print(Rule(Text(title, style="bold"), style="dim"))
        self.console.print(DRAWINGS[self.game.name].table(shown, words))

    def hand(self, shown: Shown[Any]) -> None:
        """What the viewer holds."""
        self.console.print(DRAWINGS[self.game.name].hand(shown, self.words))

    def news(self, title: str, lines: Sequence[str]) -> None:
        """Lines of the log."""
        if lines:
            self.console.print(Panel("\n".join(lines), title=title, title_align="left", border_style="dim"))

    def question(self, name: str, choice: Choice[Any], picker: Picker) -> None:
        """What is asked, what can be chosen with what comes of it, and what cannot and why."""
        words = self.words
        asked = words.say(Message(choice.why, choice.args))
        self.console.print(Text.assemble((f"{words('your-turn', name=name)}. ", "bold reverse"), (f" {asked}", "bold")))
        if picker.prefix:
            self.console.print(words("then-where", path=words.path(picker.prefix)))
        if picker.chosen:
            so_far = words("chosen-so-far", paths=", ".join(map(words.path, picker.chosen)))
            self.console.print(f"{so_far}. {words('now-choose', count=picker.left)}", style="bold")
        self.console.print(self.options(choice, picker))
        if choice.barred and (barred := choice.barred()):
            self.console.print(words("barred-title"), style="dim")
            for path, why in barred.items():
                self.console.print(f"  ✗ {words.path(path)}: {words.say(why)}", style="dim")

    def options(self, choice: Choice[Any], picker: Picker) -> RenderableType:
        """The numbered options. Those that differ only in their last ref stand in one row."""
        entries = picker.entries()
        rows: dict[Path, dict[str, tuple[int, Path]]] = {}
        for number, path in enumerate(entries, start=1):
            first, _, last = path.rpartition("/")
            rows.setdefault(first or path, {})[last if first else ""] = (number, path)
        columns = list(dict.fromkeys(last for row in rows.values() for last in row))
        table = Table(box=box.SIMPLE, show_header=any(columns), pad_edge=False, padding=(0, 1), expand=True)
        table.add_column("", style="bold", no_wrap=True)
        for last in columns:
            table.add_column(Text(self.words.name(last) if last else "", style="bold"), ratio=1)
        for first, row in rows.items():
            cells = [self.option(choice, *row[last]) if last in row else Text("") for last in columns]
            refs = Text(" ").join(DRAWINGS[self.game.name].ref(ref, self.words) for ref in first.split("/"))
            count = max(len(choice.pieces().get(path, ())) for _, path in row.values())
            table.add_row(refs.append(f" ×{count}", style="bold") if count > 1 else refs, *cells)
        return table

    def option(self, choice: Choice[Any], number: int, path: Path) -> Text:
        """One option: its number and its outcome."""
        text = Text(f"[{number}] ", style="bold cyan")
        equal = choice.pieces().get(path, ())
        if equal and choice.outcome:
            text.append(self.words.say(choice.outcome(equal[0])), style="not bold default")
        if self.paths_shown:
            text.append(f"  {path}", style="not bold dim")
        return text

    def final(self, position: Position[Any]) -> None:
        """The points, item by item, and who won."""
        words, scores = self.words, self.game.standing(position.now, None)
        table = Table(title=words("final-title"), box=box.ROUNDED)
        table.add_column("")
        for item in scores[0].items:
            table.add_column(words(f"score-{item}"), justify="right")
        table.add_column(words("score-total"), justify="right", style="bold")
        winners = self.game.winners(position.now)
        for seat, score in enumerate(scores):
            crown = "♛ " if seat in winners else "  "
            cells = [*map(str, score.items.values()), str(score.total)]
            table.add_row(crown + words.name(f"seat:{seat}"), *cells, style="bold yellow" if seat in winners else "")
        self.console.print(table)
        names = ", ".join(words.name(f"seat:{seat}") for seat in winners)
        best = scores[winners[0]].total
        line = words("won-shared" if len(winners) > 1 else "won-by", names=names, points=best)
        if sum(score.total == best for score in scores) > len(winners):
            line += " " + words("won-tiebreak")
        self.console.print(line, style="bold")

    def help(self) -> None:
        """The rules in short, and the keys."""
        parts = ("summary", "help-rules", "help-signs", "help-keys")
        text = "\n\n".join(map(self.words, parts))
        self.console.print(Panel(text, title=self.words("help-title"), title_align="left"))
        self.wait()

    def wait(self) -> None:
        """Until Enter is pressed."""
        self.ask(self.words("press-enter"))

    def ask(self, prompt: str) -> str:
        """A line from the person."""
        return self.console.input(Text(f"{prompt} › ", style="bold")).strip()
