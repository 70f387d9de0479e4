"""Tastes: what a sensible beginner likes, one file a game."""

from guildtable.bots.greedy import Taste
from guildtable.bots.tastes.bruges import taste as bruges
from guildtable.bots.tastes.capital_lux import taste as capital_lux
from guildtable.bots.tastes.flandern import taste as flandern

TASTES: dict[str, Taste] = {"capital-lux": capital_lux, "bruges": bruges, "flandern": flandern}
