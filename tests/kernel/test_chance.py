"""Chance: fair, the same everywhere, and bound before the first card."""

from __future__ import annotations

from collections import Counter

import pytest

from guildtable.kernel.chance import Draw, Roll, Shuffle, Stream, commitment, dealer, dealing_key
from guildtable.kernel.question import Illegal

ITEMS = tuple("abcdef")


def shuffle(label: str = "deck") -> Shuffle[str]:
    """Six letters to be shuffled."""
    return Shuffle(label, ITEMS, lambda item: f"card:{item}")


def test_known_answers_hold_on_every_machine() -> None:
    deal = dealer(b"key")
    assert "".join(deal(shuffle())) == "fedbac"
    assert deal(Roll("dice", 8)) == (2, 3, 6, 4, 3, 6, 3, 6)
    assert Stream(b"key", "words").below(2**64) == 2234288543901200092


def test_an_answer_depends_on_its_label_and_on_nothing_drawn_before() -> None:
    deal = dealer(b"key")
    first = deal(shuffle("modifiers-1"))
    assert deal(shuffle("modifiers-2")) != first
    assert deal(shuffle("modifiers-1")) == first
    assert dealer(b"other key")(shuffle("modifiers-1")) != first


def test_every_face_and_every_order_falls_about_equally_often() -> None:
    deal = dealer(b"fair")
    faces = Counter(face for game in range(2000) for face in deal(Roll(f"dice {game}", 6)))
    assert chi_square(faces, 6) < 20.5  # 5 degrees of freedom, one in a thousand
    orders = Counter(deal(Shuffle(f"three {game}", "abc", str)) for game in range(6000))
    assert chi_square(orders, 6) < 20.5
    firsts = Counter(deal(Draw(f"first {game}", range(72), str, 1))[0] for game in range(14400))
    assert chi_square(firsts, 72) < 112.3  # 71 degrees of freedom


def chi_square[T](counts: Counter[T], kinds: int) -> float:
    """How far the counts are from all being equal."""
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (kinds - len(counts))


def test_a_stream_does_not_end_after_its_first_block() -> None:
    stream = Stream(b"key", "long")
    numbers = [stream.below(2**63) for _ in range(1000)]
    assert len(set(numbers)) == 1000


def test_words_of_the_uneven_last_stretch_are_thrown_away() -> None:
    bound = 2**63 + 1  # half of all words must be refused
    stream = Stream(b"key", "uneven")
    assert all(stream.below(bound) < bound for _ in range(50))


def test_what_chance_drew_is_read_back_in_its_order() -> None:
    drawn = dealer(b"key")(shuffle())
    assert shuffle().read(shuffle().write(drawn)) == drawn


@pytest.mark.parametrize("reply", [("card:a",), ("card:a",) * 6, (*(f"card:{item}" for item in "abcde"), "card:z")])
def test_chance_cannot_draw_what_is_not_there(reply: tuple[str, ...]) -> None:
    with pytest.raises(Illegal):
        shuffle().read(reply)


@pytest.mark.parametrize("reply", [("1",), ("1", "7"), ("1", "x")])
def test_dice_have_six_sides(reply: tuple[str, ...]) -> None:
    with pytest.raises(Illegal):
        Roll("dice", 2).read(reply)


def test_neither_the_server_nor_a_seat_alone_decides_the_key() -> None:
    key = dealing_key(b"seed", ["a", "b"])
    assert key != dealing_key(b"other", ["a", "b"])
    assert key != dealing_key(b"seed", ["a", "c"])
    assert key != dealing_key(b"seed", ["b", "a"])


def test_a_commitment_binds_seed_and_match() -> None:
    assert len({commitment(b"seed", "one"), commitment(b"seed", "two"), commitment(b"other", "one")}) == 3
