# Order at the table, for its host.
order-spectators = Spectators
order-talk = May talk
order-watch = Only watch
order-none = None
order-talk-why = Whoever has the link may watch, and talk.
order-watch-why = Whoever has the link may watch; only those at the table talk.
order-none-why = Once the game has begun, only those at the table see it.
order-barred = { $name } was sent away
order-muted = { $name } is muted
order-lift-barred = Let in again
order-lift-muted = Let talk again
