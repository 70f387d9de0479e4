# Chat, and order at the table, in English.

chat-watching = (watching)
chat-more = What to do about { $name }
chat-block = Block { $name }
chat-blocked = You have blocked { $name }, who is not told.
chat-unblock = Unblock
chat-report = Report { $name }
chat-hide = Take the line away for all
chat-mute = Mute { $name }
chat-silent = At this table only those who sit at it talk.
menu-order = Spectators and chat
trouble-spectators-none = The host has closed this table to spectators.
refused-barred = the host has sent you away from this table; only the host lets you in again
