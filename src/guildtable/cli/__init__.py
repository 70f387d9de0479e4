"""The terminal: `guildtable play | simulate | replay | verify | bench`."""
