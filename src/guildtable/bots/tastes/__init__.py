"""Tastes: what a sensible beginner likes, one file a game."""

from guildtable.bots.taste import AnyTaste
from guildtable.bots.tastes.bruges import TASTE as BRUGES
from guildtable.bots.tastes.capital_lux import TASTE as CAPITAL_LUX
from guildtable.bots.tastes.flandern import TASTE as FLANDERN

TASTES: dict[str, AnyTaste] = {"capital-lux": CAPITAL_LUX, "bruges": BRUGES, "flandern": FLANDERN}
