# The pages around the table, in English: home, new table, waiting room, settings, rules, errors.

## Names of things

home-guest = Guest
game-name-bruges = Bruges
game-name-capital-lux = Capital Lux
game-name-flandern = Flandern 1302
game-blurb-bruges = Every card has six uses. { $players } players, about an hour.
game-blurb-capital-lux = Rise, but not above the Capital. { $players } players, half an hour.
game-blurb-flandern = Secret plans for six towns. { $players } players, about an hour.
strength-greedy = Apprentice
strength-greedy-why = Takes what looks best at once. Good for a first game.
strength-search-25ms = Journeyman
strength-search-25ms-why = Thinks a little ahead and plays soundly.
strength-search = Master
strength-search-why = Thinks as long as the house allows.
seats-taken = { $taken } of { $all } seats taken

## Home

home-title = Three guild games, one table
home-pitch = { $games } in your browser. Free, no account, nothing to install.
home-rules = Rules
home-persons = Persons
home-settings = Settings
home-name-none = Choose a name
home-name = You are { $name }. Change your name
home-play = Play now against bots
home-play-what = { $game }, { $players } players, bots: { $strength }. Starts at once.
home-play-change = Change
home-play-change-what = Change game, players or strength
home-opening = Opening the table
home-friends = Play with friends
home-friends-what = One link is the invitation. Live, or a move a day.
home-learn = Learn a game
home-learn-what = A first lesson at the table, or the rules.
home-learn-how = A first lesson takes about ten minutes, at a real table: a Tutor tells you what to do and why, and bots play with you.
home-mine = Waiting for you
home-mine-count = { $asked } of { $all ->
    [one] 1 table
   *[other] { $all } tables
  }
home-mine-none = No table waits for you.
home-mine-none-what = Games you begin in this browser stay here until they are over, even if you close it.
home-with = { $game } with { $names }
home-lesson = First lesson of { $game }
home-lesson-on = Go on where you stopped.
home-alone = { $game }, nobody else yet
home-your-turn = your turn
home-asked = The others wait for you.
home-not-asked = Others are playing. You will be asked.
home-not-begun = Not begun: { $taken } of { $all } seats taken
home-open = Open tables
home-open-count = { $count ->
    [0] none just now
    [one] 1 waiting for players
   *[other] { $count } waiting for players
  }
home-open-none = Nobody waits for players at this moment.
home-open-none-what = Open a table with friends and list it: it will stand here for everybody.
home-join = Join
home-join-what = Join { $game } with { $names }
home-games = The games
home-failed = The lists could not be fetched.
home-again = Try again
home-unofficial = An unofficial implementation by admirers. The titles belong to their owners; rules in our own words, all drawings our own.
home-theme = Light and dark
home-language = Language

## Clock

clock-none = no clock
clock-minutes = { $minutes ->
    [one] 1 minute a move
   *[other] { $minutes } minutes a move
  }
clock-days = { $days ->
    [one] a day for a move
   *[other] { $days } days for a move
  }
clock-game = { $minutes } minutes each

## A new table

new-bots = Play against bots
new-friends = Play with friends
new-game = Game
new-players = Players
new-players-friends = Seats
new-strength = Bots
new-pace = Clock
new-pace-none = None
new-pace-live = 2 minutes
new-pace-day = A day
new-pace-why = For each move. When the time is up a bot moves; nobody loses by it.
new-listed = List it for everybody
new-listed-why = Otherwise only those who have the link find it.
option-bruges-guests = Guest persons
option-bruges-guests-why = Persons this house has added to the 165, if it has any.
option-flandern-board = Towns
option-no = no
option-yes = yes
new-start = Start the game
new-open = Open the table
new-failed = That did not work: { $reason }
new-name = Your name
new-name-save = Save
new-name-why = Up to 24 letters. Others at the table see it.

## The waiting room

room-waiting = { $free ->
    [0] Everybody is here
    [one] Waiting for one more
   *[other] Waiting for { $free } more
  }
room-lead = { $game } for { $seats }. Send the link, or fill a seat with a bot.
room-lead-guest = { $host } has opened a table of { $game } for { $seats }.
room-full = This table is full
room-full-what = { $names } are seated. You may stay and watch; hands stay hidden.
room-seats = Seats
room-you = { $name } (you)
room-host = host
room-here = here
room-gone = not here just now
room-free = Free seat
room-free-waits = waits for somebody
room-free-or-bot = or a bot
room-copy = Copy link
room-copied = Copied
room-add-bot = Add a bot
room-fill = Fill with bots
room-send-away = Send away
room-sit-here = Sit here
room-sit = Sit down
room-stand = Stand up
room-leave = Leave the table
room-leave-why = The table is closed if nobody else sits at it.
room-bot = Bot { $name }
room-strength = Strength of { $name }
room-invite = Invite
room-invite-what = Whoever has the link may sit down. The code works from a phone across the table.
room-qr = QR code of the link to this table
room-link = Link to this table
room-share = Share
room-share-text = A seat is free at our table of { $game }.
room-agreed = What is agreed
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
room-missing-guest = { $host } begins once all seats are taken.
room-cannot-start = { $free ->
    [one] one seat is free
   *[other] { $free } seats are free
  }
room-table-like-this = Open a table like this

## Settings

set-see = See
set-hear = Hear
set-play = Play
set-language = Language
set-language-why = of the interface and the cards
set-theme = Theme
set-theme-why = auto follows the device
set-theme-auto = Auto
set-theme-light = Light
set-theme-dark = Dark
set-letters = Letters on colours
set-letters-why = beside the hatching, which always stays
set-text = Larger text
set-text-why = cards fold earlier
set-motion = Motion
set-motion-why = how fast cards and coins travel
set-motion-off = Off
set-motion-quick = Quick
set-motion-full = Full
set-sound = Sound
set-sound-why = off until the first click
set-bell = Bell on my turn
set-bell-why = also while another page is in front
set-confirm = Confirm every move
set-confirm-why = otherwise a move is made with its last click

## Rules

rules-title = Rules of { $game }
rules-play = Play it now
rules-whole = The whole rulebook
rules-contents = Contents
rules-search = Find a word in the rules
rules-search-none = No section has this word.
rules-example = Example:
rules-our-ruling = Our own ruling
rules-why-not = Why not
rules-near = Also of use here
rules-back-to = Back to “{ $section }”

## When something is not as it should be

closed-lost = No table under this name
closed-lost-what = Look at the link once more. Tables that nobody uses are cleared after a while.
closed-address = There is nothing at this address
closed-address-what = Perhaps the link was cut short.
closed-unreachable = The house does not answer
closed-unreachable-what = Your games are safe on the server. Check the connection, or try again in a minute.
closed-refused = That was refused
closed-over = This game is over
closed-over-what = The record is open to everybody now, with every card and the seed of the shuffle.
closed-ended = This table was closed
closed-ended-what = It was given up before its end; nobody has won or lost.
closed-undrawn = Not in the browser yet
closed-undrawn-what = { $game } has no board here so far. In a terminal it can be played: guildtable play flandern
closed-crash = Something fell over on this page
closed-crash-what = The game itself is safe on the server. Reload, and you are where you were.
closed-reload = Reload
closed-again = Try again
closed-home = To the home page
closed-record = Download the record
closed-report = Report the problem
closed-reported = Thank you. It was sent with the game up to now.
closed-report-failed = It could not be sent. Try again in a minute.

## Why not

refused-unreachable = the house does not answer
refused-unavailable = the house cannot do it just now; try again in a minute
refused-full = every seat is taken
refused-too-many = that was too much at once; wait a minute
refused-too-long = that is too long
refused-malformed = the house did not understand it; reload the page
refused-not-now = things have changed meanwhile; look again
refused-forbidden = that is not yours to do
refused-no-such-table = the table is gone
refused-internal = the house has made a mistake; try again
