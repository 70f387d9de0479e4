"""Which Guildtable this is."""

from importlib.metadata import version

VERSION = version("guildtable")
