# The sheet in which a new table is planned.

new-bots = Play against bots
new-friends = Play with friends
new-game = Game
new-players-friends = Seats
new-strength = Bots
new-persona = Who the bots are
new-pace-none = None
new-pace-live = 2 minutes
new-pace-day = By the day
new-pace-none-why = Everybody takes the time they want.
new-pace-live-why = For each move. When the time is up a bot moves; nobody loses by it.
new-pace-day-why = You are called when it is your turn, and nobody need wait at the table.
new-day-pace = A turn may take
new-day-pace-why = Whoever needs longer has { $bank } for the whole game, once. Quiet hours do not count; when all is gone a bot plays on.
new-vacation = Vacation counts
new-vacation-why = Clocks rest on days of vacation, and one is taken before a player is out of time.
new-listed = List it for everybody
new-listed-why = Otherwise only those who have the link find it.
new-start = Start the game
new-open = Open the table
