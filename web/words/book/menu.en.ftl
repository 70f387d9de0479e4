# The menu of a table: read by whoever opens it.
menu-menu = Menu
menu-back = Back
menu-home-why = The table stays as it is; you find it again there.
menu-settings = Settings
menu-rules = Rules
menu-aid-why = Round, actions, set-up, scoring and signs on one sheet; to be printed, too.
menu-copy-link = Copy the link to this table
menu-copied = Copied
menu-copy-link-why = Whoever has it may watch; nobody’s cards are shown to them.
menu-people = Who plays here
menu-people-why = How strong each bot is and what it likes; and how to block or report somebody.
menu-report = Report a problem
menu-report-why = Saves the game up to now with your note.
menu-leave = Leave the table
menu-leave-why = A bot plays on; you may come back once a round.
menu-end = End the game
menu-end-why = If everybody agrees, it ends here; nobody wins.
menu-end-what = The game ends for everybody once all who play agree. Nobody wins or loses, there is no record, and it cannot be taken up again. Where there is no clock, somebody the table has waited for all day is not asked.
menu-end-what-days = The game ends for everybody once all who play agree. Nobody wins or loses, there is no record, and it cannot be taken up again.
menu-end-ask = Ask the others
menu-end-alone = The game ends at once. Nobody wins or loses, there is no record, and it cannot be taken up again.
menu-end-now = End it
menu-commitment = Fingerprint of the shuffle, published before the first card. With the record anybody can check by it that no card was moved:
menu-order-why = Who may watch, who may talk, and whom you have sent away.

## Order at the table, for its host

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
