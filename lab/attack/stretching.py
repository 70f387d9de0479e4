"""A record that is stretched: the costliest reply of a game, given and taken back as often as the server lets pass."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from time import perf_counter

from guildtable.kernel.chance import CHANCE, Dealer, commitment, dealer, dealing_key
from guildtable.kernel.header import Header
from guildtable.kernel.match import Match
from guildtable.kernel.question import Reply, Seat
from guildtable.server.matches.headway import TO_AND_FRO
from guildtable.shelf import game

LARGEST = 64 * 1024 - 64
"""Bytes of a record that the server takes."""


def begun(name: str, seats: int, seed: bytes) -> tuple[Match, Dealer]:
    """A match before the first card, and its dealer."""
    rules = game(name)
    entropy = tuple(sha256(f"{name} {seat}".encode()).hexdigest()[:32] for seat in range(seats))
    players = ("bot:random",) * seats
    header = Header(rules.name, rules.version, players, "stretched", commitment(seed, "stretched"), entropy)
    match = Match.begin(rules, header)
    deal = dealer(dealing_key(seed, entropy))
    match.deal(deal)
    return match, deal


def played(name: str, seats: int, seed: bytes) -> list[tuple[Seat, Reply, float]]:
    """A game at random: who replied what, and how many seconds that took."""
    match, deal = begun(name, seats, seed)
    rng, steps = Random(1), []
    while not match.position.over:
        seat = rng.choice([seat for seat in match.position.asked if seat != CHANCE])
        choice = match.position.choice(seat)
        reply = choice.write(choice.any(rng))
        began = perf_counter()
        match.play(seat, reply)
        match.deal(deal)
        steps.append((seat, reply, perf_counter() - began))
    return steps


def stretched(name: str = "flandern", seats: int = 4, number: int = 1) -> str:
    """A sound record of many entries: at every reply of the game it goes to and fro, as long as that is allowed."""
    seed = sha256(f"stretched {number}".encode()).digest()
    match, deal = begun(name, seats, seed)
    for seat, reply, _ in played(name, seats, seed):
        if len(match.record.text()) > LARGEST - 8192:
            break
        for _ in range(TO_AND_FRO // 2):
            match.play(seat, reply)
            if match.position.asked.get(CHANCE) or match.position.over:
                match.take_back(seat, 1)
                break
            match.take_back(seat, 1)
        match.play(seat, reply)
        match.deal(deal)
    match.record.seed = match.record.result = ""
    return match.record.text()
