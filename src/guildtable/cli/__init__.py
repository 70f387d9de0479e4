"""The terminal: `guildtable play | simulate | arena | replay | verify | bench`."""
