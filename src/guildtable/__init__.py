"""Guildtable: euro games of the Flemish guilds, on one kernel."""
