"""The people of Bruges, a page a group. Importing a page brings its persons to town."""

from guildtable.games.bruges.persons import (
    artists,
    bureaucrats,
    castle,
    church,
    craftsmen,
    entertainers,
    merchants,
    nobles,
    protectors,
    scholars,
    underworld,
)

__all__ = [
    "artists",
    "bureaucrats",
    "castle",
    "church",
    "craftsmen",
    "entertainers",
    "merchants",
    "nobles",
    "protectors",
    "scholars",
    "underworld",
]
