# The waiting room: read by whoever waits for a game to begin.
room-waiting = { $free ->
    [0] Everybody is here
    [one] Waiting for one more
   *[other] Waiting for { $free } more
  }
room-lead = { $game } for { $seats }. Send the link, or fill a seat with a bot.
room-lead-full = { $game }: all { $seats } seats are taken.
room-lead-guest = { $host } has opened a table of { $game } for { $seats }.
room-full = This table is full
room-full-what = { $names } are seated. You may stay and watch; hands stay hidden.
room-seats = Seats
room-you = { $name } (you)
room-host = host
room-here = here
room-gone = not here just now
room-same-address = on the same network as { $names }
room-free = Free seat
room-free-waits = waits for somebody
room-free-or-bot = or a bot
room-kept = Kept for { $name }
room-kept-own = Your seat
room-kept-why = from the last game
room-kept-free = Free the seat
room-copy = Copy link
room-copied = Copied
room-add-bot = Add a bot
room-fill = Fill with bots
room-send-away = Send away
room-sit-here = Sit here
room-sit = Sit down
room-stand = Stand up
room-name-give = Give your name
room-name-change = Change your name
room-leave = Leave the table
room-leave-why = The table is closed if nobody else sits at it.
room-bot = Bot { $name }
room-strength = Strength of { $name }
room-persona = Who { $name } is
room-invite = Invite
room-invite-what = Whoever has the link may sit down. The code works from a phone across the table.
room-qr = QR code of the link to this table
room-link = Link to this table
room-share = Share
room-share-text = A seat is free at our table of { $game }.
room-agreed = What is agreed
room-vacation = Vacation counts
room-listed = Listed
room-listed-yes = for everybody
room-listed-no = by link only
room-undo = Undo
room-undo-what = until a card or a die was seen
room-chat = Chat
room-start = Start
room-ready = All seats are taken
room-ready-host = Begin when you like.
room-ready-guest = { $host } begins the game.
room-missing-host = { $free ->
    [one] One seat is still free: send the link or add a bot.
   *[other] { $free } seats are still free: send the link or add bots.
  }
room-expects = Waiting for { $names }: asked to play again.
room-missing-guest = { $host } begins once all seats are taken.
room-cannot-start = { $free ->
    [one] one seat is free
   *[other] { $free } seats are free
  }
room-table-like-this = Open a table like this
choose-none = No wish
choose-none-why = Chance deals you one of those left.
choose-taken = { $name } has it
room-send-away-why = The seat is free again; who was sent away sits down here only if you let them in.
choose-bruges = Your guard house
choose-bruges-why = Its two canals are yours. A space is dug with a card of its colour, for the price on it.
choose-flandern = Your guild
choose-flandern-why = With it goes a town, and which districts you build.
fellow-about = About { $name }
