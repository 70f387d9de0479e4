"""Records: readable, chained, and true to what was played."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from guildtable.bots.playout import play_out
from guildtable.games.capital_lux import GAME
from guildtable.kernel.header import FIRST_FORMAT, FORMAT, Header
from guildtable.kernel.match import Match, verify
from guildtable.kernel.names import Name, fingerprinted
from guildtable.kernel.record import Broken, Rebased, Record, Replied, Seated, Undone, Withdrawn, in_second_format

ADA, BEN = Name("0123456789abcdef", "Ada the Great"), Name("fedcba9876543210", "Ben of Ghent")


def a_record() -> Record:
    """A finished game between two."""
    return play_out(GAME, ["random", "random"], "a record").record


def entry_line(number: int) -> str:
    """A line of the file, as it stands."""
    return next(line for line in a_record().text().splitlines() if line.startswith(f"{number} "))


def test_a_record_is_text_a_person_can_read() -> None:
    text = a_record().text()
    assert text.startswith("guildtable-record 2\ngame: capital-lux\n")
    assert re.search(r"^\d+ [01] play-card card:\w+-\d/to:(capital|hometown) #[0-9a-f]{16}$", text, re.MULTILINE)


def test_every_kind_of_entry_reads_back() -> None:
    record = Record(
        Header("capital-lux", "1", (ADA.fingerprint, "bot:greedy"), "m1", "c0", ("e0", "e1"), {"speed": "fast"}),
        [
            Replied(-1, "deck", ("card:a", "card:b")),
            Replied(0, "choose", ()),
            Undone(0),
            Undone(1, 3),
            Withdrawn(1),
            Seated(1, BEN.fingerprint),
            Rebased("2-abcd", '{"a":[1,2],"b":"c d"}'),
        ],
        seed="00ff",
        result="3 4 won by 1",
        names=(ADA, BEN),
    )
    assert Record.read(record.text()) == record
    assert Record.read(Record(record.header).text()) == Record(record.header)


@pytest.mark.parametrize("name", ["A | B", "A\nB", "A\rB", " A", "A|", ""])
def test_a_name_that_cannot_be_written_down_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be written down"):
        fingerprinted((name, "Ben"), iter(("saltsalt", "saltsalt")).__next__)


def test_odd_names_read_back() -> None:
    names = tuple(Name("saltsalt", text) for text in ("A: #1 = %", "Zoë 🐢", "C # D"))
    first, second, third = (name.fingerprint for name in names)
    record = Record(Header("capital-lux", "1", (first, second), "m"), [Seated(0, third)], names=names)
    assert Record.read(record.text()) == record
    plain = Record(Header("capital-lux", "1", ("A: #1 = %", "Zoë 🐢"), "m", format=FIRST_FORMAT), [Seated(0, "C # D")])
    assert Record.read(plain.text()) == plain


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("a reply", lambda text: text.replace("to:capital", "to:hometown", 1)),
        ("a header", lambda text: text.replace("players: bot:random", "players: bot:greedy", 1)),
        ("a lost entry", lambda text: text.replace(entry_line(7) + "\n", "", 1)),
        ("two entries exchanged", lambda text: text.replace(entry_line(7), entry_line(8), 1)),
        ("a link", lambda text: re.sub(r"#(.)", lambda found: "#" + ("0" if found[1] != "0" else "1"), text, count=1)),
        ("no record", lambda _text: "once upon a time\n"),
        ("half a record", lambda text: text[: len(text) // 2]),
        ("a wrong first line", lambda text: text.replace("record 2", "record 9", 1)),
        ("an older format", lambda text: text.replace("record 2", "record 1", 1)),
        ("nonsense for an entry", lambda text: text.replace(entry_line(7), "7 hello #0000000000000000")),
        ("empty", lambda _text: ""),
    ],
)
def test_whatever_was_changed_is_noticed(what: str, change: object) -> None:  # noqa: ARG001 - what names the case
    changed = change(a_record().text())  # type: ignore[operator]
    with pytest.raises(Broken):
        Record.read(changed)


def test_a_finished_game_verifies() -> None:
    assert verify(GAME, a_record()) == []


def test_a_reply_forged_with_its_chain_is_still_found_out() -> None:
    record = a_record()
    place = next(i for i, entry in enumerate(record.entries) if "play-card" in str(entry))
    record.entries[place] = Replied(record.entries[place].seat, "play-card", ("card:agent-9/to:capital",))  # type: ignore[union-attr]
    (fault,) = verify(GAME, Record.read(record.text()))
    assert fault.startswith(f"entry {place + 1}: play-card")


def test_chance_that_did_not_come_from_the_seed_is_found_out() -> None:
    record = a_record()
    deck = record.entries[0]
    assert isinstance(deck, Replied)
    record.entries[0] = Replied(-1, "deck", tuple(reversed(deck.reply)))
    assert "entry 1: chance did not answer from the seed (deck)" in verify(GAME, record)


def test_another_seed_than_the_committed_is_found_out() -> None:
    record = a_record()
    record.seed = "00" * 32
    assert "the seed is not the one that was committed to before the first card" in verify(GAME, record)


def test_a_wrong_result_is_found_out() -> None:
    record = a_record()
    record.result = "99 0 won by 0"
    (fault,) = verify(GAME, record)
    assert fault.startswith("the result should read: ")


def test_a_record_that_breaks_off_claims_no_result() -> None:
    record = a_record()
    del record.entries[40:]
    assert verify(GAME, record) == ["the result should read: nothing, for the game is not over"]
    record.result = ""
    assert verify(GAME, record) == []


def test_a_record_of_other_rules_says_so() -> None:
    header = Header("capital-lux", "0", ("bot:a", "bot:b"), "m")
    assert verify(GAME, Record(header)) == ["no part of it was played by the rules of today (1)"]


def between_ada_and_ben() -> Record:
    """A game that two persons began, and in which Ben went and came back."""
    record = a_record()
    record.header = replace(record.header, players=(ADA.fingerprint, BEN.fingerprint))
    record.entries[10:10] = [Seated(1, "bot:search"), Seated(1, BEN.fingerprint)]
    record.names = ADA, BEN
    return record


def test_in_the_chain_stands_no_name_and_beside_it_every_name() -> None:
    chained, beside = between_ada_and_ben().text().rsplit("\n\n", 1)
    assert "Ada" not in chained
    assert "Ben" not in chained
    assert beside.startswith("name: 0123456789abcdef Ada the Great\nname: fedcba9876543210 Ben of Ghent\nseed: ")
    again = Record.read(f"{chained}\n\n{beside}")
    assert again.players == ("Ada the Great", "Ben of Ghent")
    assert verify(GAME, again) == []


def test_a_name_cannot_be_written_into_a_chain() -> None:
    with pytest.raises(ValueError, match="is a name"):
        Header("capital-lux", "1", ("Ada", "bot:greedy"), "m")
    match = Match.begin(GAME, Header("capital-lux", GAME.version, ("bot:a", "bot:b"), "m"))
    with pytest.raises(ValueError, match="is a name"):
        match.enter(Seated(0, "Ada"))
    record = Record(match.record.header, [Seated(0, "Ada")])
    with pytest.raises(Broken, match="is a name"):
        Record.read(record.text())


def test_a_name_is_erased_and_every_link_holds() -> None:
    record = between_ada_and_ben()
    erased = Record.read(record.without(1).text())
    assert list(erased.chain()) == list(record.chain())
    assert erased.players == ("Ada the Great", "Somebody")
    assert erased.name_of(BEN.fingerprint) == "Somebody"
    assert "Ben" not in erased.text()
    assert BEN.salt not in erased.text()
    assert verify(GAME, erased) == []
    assert erased.without(0).players == ("Somebody", "Somebody 2")


@pytest.mark.parametrize("change", [("Ada the Great", "Ada the Small"), (ADA.salt, "0" * 16)])
def test_another_name_than_the_one_that_was_written_is_noticed(change: tuple[str, str]) -> None:
    with pytest.raises(Broken, match="nobody of the name"):
        Record.read(between_ada_and_ben().text().replace(*change))


def test_a_record_of_format_1_is_rewritten_as_format_2_and_its_last_link_is_kept() -> None:
    first = a_record()
    first.header = replace(first.header, players=("Ada", "bot:greedy"), format=FIRST_FORMAT)
    first.entries[10:10] = [Seated(0, "bot:search"), Seated(0, "Ada Lovelace")]
    assert "beside" not in first.text()
    read = Record.read(first.text())
    assert read == first
    salts = iter(("salt0000", "salt0001"))
    second = Record.read(in_second_format(read, salts.__next__).text())
    assert second.header.format == FORMAT
    assert (second.players, [name.text for name in second.names]) == (("Ada", "bot:greedy"), ["Ada", "Ada Lovelace"])
    assert second.before == list(first.chain())[-1]
    assert verify(GAME, second) == []
    assert "Ada" not in second.without(0).text()
    assert in_second_format(second, salts.__next__) is second
