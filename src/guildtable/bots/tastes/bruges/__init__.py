"""A taste for Bruges."""

from guildtable.bots.taste import Taste
from guildtable.bots.tastes.bruges.hopes import hopes
from guildtable.bots.tastes.bruges.likings import likes

TASTE = Taste(likes, hopes, swing=3.5)
