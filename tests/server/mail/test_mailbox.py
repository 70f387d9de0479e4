"""A mailbox is known again by what mail is sent to, never by what it looks like."""

from __future__ import annotations

import pytest

from guildtable.server.mail.mailbox import mailbox
from guildtable.server.protocol import Refused


@pytest.mark.parametrize(
    ("written", "known"),
    [
        ("anna@example.org", "anna@example.org"),
        ("  Anna.van+Ghent@Example.ORG ", "anna.van+ghent@example.org"),
        ("anna@gént.example", "anna@xn--gnt-bma.example"),
        ("o'hara@a-b.example", "o'hara@a-b.example"),
    ],
)
def test_an_address_is_kept_as_mail_is_sent_to_it(written: str, known: str) -> None:
    assert mailbox(written) == known
    assert mailbox(known) == known


@pytest.mark.parametrize(
    "unfit",
    [
        "",
        "@",
        "anna",
        "anna@",
        "@example.org",
        "anna@localhost",
        "anna@127.0.0.1",
        "anna@[127.0.0.1]",
        "an na@example.org",
        "anna@exam ple.org",
        "anna@example..org",
        "anna@-example.org",
        ".anna@example.org",
        "anna.@example.org",
        '"anna b"@example.org',
        "anna@ben@example.org",
        "anna@example.org\nBcc: ben@example.org",
        "anna@example.org,ben@example.org",
        "Anna <anna@example.org>",
        "ann\u200ba@example.org",
        "änna@example.org",
        "a" * 65 + "@example.org",
        "anna@" + "a" * 64 + ".org",
        "anna@" + "a." * 130 + "org",
    ],
)
def test_what_cannot_be_sent_to_is_refused(unfit: str) -> None:
    with pytest.raises(Refused):
        mailbox(unfit)


def test_letters_that_fold_to_others_are_no_way_into_anothers_account() -> None:
    """The dotless i, the Kelvin sign and the long s become plain letters when they are folded."""
    for lookalike in ("m\u0131ke@example.org", "mi\u212ae@example.org", "\u017fam@example.org"):
        with pytest.raises(Refused):
            mailbox(lookalike)
    assert mailbox("mike@\u0131.example") != mailbox("mike@i.example")
