"""The screen: everything a person sees at the terminal table, and the line they type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from guildtable.cli.picking import Picker
from guildtable.cli.tables import drawing_of
from guildtable.cli.words import Words
from guildtable.kernel.game import AnyGame, Score
from guildtable.kernel.position import Position
from guildtable.kernel.question import Choice, Message, Path
from guildtable.kernel.wire import Shown


class Screen:
    """Draws for one person at a time."""

    def __init__(self, console: Console, game: AnyGame, words: Words) -> None:
        self.console, self.game, self.words = console, game, words
        self.drawing = drawing_of(game)
        self.paths_shown = False

    def clear(self) -> None:
        """A clean screen; in a pipe there is none to clean."""
        self.console.clear()

    def forget(self) -> None:
        """A clean screen that cannot be scrolled back either: somebody else is going to look."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def page(self, seen: Shown[Any], title: str, news: Sequence[str], below: RenderableType) -> None:
        """The table, as much of the news as there is room for, and whatever comes below."""
        self.clear()
        top = Group(self.heading(seen), self.drawing.table(seen, self.words))
        if self.console.is_terminal:
            taken = sum(len(self.console.render_lines(part, pad=False)) for part in (top, below))
            room = max(3, self.console.height - taken - 4)
            if len(news) > room:
                news = [self.words("news-cut", count=len(news) - room + 1), *news[len(news) - room + 1 :]]
        self.console.print(top)
        self.news(title, news)
        self.console.print(below)

    def heading(self, seen: Shown[Any]) -> RenderableType:
        """Which game, and where in it we are."""
        chapter = seen.chapter
        where = self.words("round-of", round=chapter.round, rounds=chapter.rounds or 0)
        title = f"{self.words('title')} · {where} · {self.words(f'phase-{chapter.phase}')}"
        return Rule(Text(title, style="bold"), style="dim")

    def news(self, title: str, lines: Sequence[str]) -> None:
        """Lines of the log."""
        if lines:
            self.console.print(Panel("\n".join(lines), title=title, title_align="left", border_style="dim"))

    def question(self, name: str, seen: Shown[Any], choice: Choice[Any], picker: Picker, note: str) -> RenderableType:
        """What is asked, what can be chosen with what comes of it, and what cannot and why."""
        words, parts = self.words, list[RenderableType]()
        if not all(path.startswith("card:") for path in picker.entries()):
            parts.append(self.drawing.hand(seen, words))
        asked = words.say(Message(choice.why, choice.args))
        parts.append(Text.assemble((f" {name} ", "bold reverse"), (f" {asked}", "bold")))
        if picker.prefix:
            parts.append(Text(words("then-where", path=words.path(picker.prefix))))
            parts.append(Text(self.drawing.about(picker.prefix, words), style="dim"))
        if not picker.chosen and picker.enough() is not None:
            parts.append(Text(words("enter-goes-on" if choice.forced else "enter-declines"), style="dim"))
        if picker.chosen:
            so_far = words("chosen-so-far", paths=words.listed([words.path(path) for path in picker.chosen]))
            more = words("now-choose", count=picker.left) if picker.left > 0 else words("enough")
            parts.append(Text(f"{so_far}. {more}", style="bold"))
        parts.append(self.options(choice, picker))
        barred = choice.barred() if choice.barred else {}
        if barred := {path: why for path, why in barred.items() if concerns(path, picker)}:
            reasons = (f"✗ {words.path(picker.rest(path))}: {words.say(why)}" for path, why in barred.items())
            parts.append(Text(f"{words('barred-title')}  {' · '.join(reasons)}", style="dim"))
        if note:
            parts.append(Text(note, style="bold yellow"))
        return Group(*parts)

    def options(self, choice: Choice[Any], picker: Picker) -> RenderableType:
        """The numbered options. Those that differ only in their last ref stand in one row."""
        rows: dict[Path, dict[str, tuple[int, Path]]] = {}
        for number, path in enumerate(picker.entries(), start=1):
            first, _, last = path.rpartition("/")
            if picker.prefix:  # what was picked already need not stand in every row
                first, last = "", picker.rest(path)
            rows.setdefault(first or last, {})[last if first else ""] = (number, path)
        columns = list(dict.fromkeys(last for row in rows.values() for last in row))
        table = Table(box=box.SIMPLE_HEAD, show_header=any(columns), pad_edge=False, padding=(0, 1), expand=True)
        table.add_column("", no_wrap=True)
        for last in columns:
            table.add_column(Text(self.words.name(last) if last else "", style="bold"), ratio=1)
        for first, row in rows.items():
            cells = [self.option(choice, picker, *row[last]) if last in row else Text("") for last in columns]
            refs = Text(" ").join(self.drawing.ref(ref, self.words) for ref in first.split("/"))
            count = max(len(choice.pieces().get(path, ())) for _, path in row.values())
            table.add_row(refs.append(f" ×{count}", style="bold") if count > 1 else refs, *cells)
        return table

    def option(self, choice: Choice[Any], picker: Picker, number: int, path: Path) -> Text:
        """One option: its number, whether it is picked, and its outcome."""
        text = Text(f"[{number}] ", style="bold cyan")
        text.append("✓ " * picker.chosen.count(path), style="bold green")
        equal = choice.pieces().get(picker.whole(path) or path, ())
        if equal and choice.outcome:
            if outcome := choice.outcome(equal[0]):
                text.append(self.words.say(outcome), style="not bold default")
        elif not equal:
            text.append(self.drawing.about(path, self.words), style="not bold default")
        if self.paths_shown:
            text.append(f"  {path}", style="not bold dim")
        return text

    def final(self, position: Position[Any], scores: Sequence[Score]) -> RenderableType:
        """The points, item by item, and who won. A game of before counts them by the rules of its own edition."""
        words, game = self.words, position.game
        table = Table(title=words("final-title"), box=box.ROUNDED)
        table.add_column("")
        for item in scores[0].items:
            table.add_column(words(f"score-{item}"), justify="right")
        table.add_column(words("score-total"), justify="right", style="bold")
        winners = game.winners(position.now)
        for seat, score in enumerate(scores):
            crown = "♛ " if seat in winners else "  "
            cells = [*map(str, score.items.values()), str(score.total)]
            table.add_row(crown + words.name(f"seat:{seat}"), *cells, style="bold yellow" if seat in winners else "")
        names = words.listed([words.name(f"seat:{seat}") for seat in winners])
        best = scores[winners[0]].total
        line = words("won-shared" if len(winners) > 1 else "won-by", names=names, points=best)
        if sum(score.total == best for score in scores) > len(winners):
            line += " " + words("won-tiebreak")
        return Group(table, Text(line, style="bold"))

    def help(self) -> None:
        """The rules in short, the signs and the keys."""
        text = "\n\n".join(map(self.words, ("summary", "help-rules", "help-signs", "help-keys", "unofficial")))
        self.clear()
        self.console.print(Panel(text, title=self.words("help-title"), title_align="left"))
        self.wait()

    def wait(self) -> None:
        """Until Enter is pressed."""
        self.ask(self.words("press-enter"))

    def ask(self, prompt: str) -> str:
        """A line from the person."""
        return self.console.input(Text(f"{prompt} › ", style="bold")).strip()


def concerns(path: Path, picker: Picker) -> bool:
    """Is this barred where the person looks now: beside what can be pointed at, and not deeper?"""
    start = f"{picker.prefix}/" if picker.prefix else ""
    whole = all(not entry.startswith(f"{path}/") for entry in picker.entries())
    deeper = any(path.startswith(f"{entry}/") for entry in picker.entries())
    return path.startswith(start) and whole and not deeper
