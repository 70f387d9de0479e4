# The pages around the table, in English: home, new table, settings, rules, errors.

## Names of things

home-guest = Guest
strength-greedy = Apprentice
strength-greedy-why = Takes what looks best at once. Good for a first game.
strength-search-25ms = Journeyman
strength-search-25ms-why = Thinks a little ahead and plays soundly.
strength-search = Master
strength-search-why = Thinks as long as this site allows.
seats-taken = { $taken } of { $all } seats taken

## Home

home-title = Three board games, one table
home-pitch = { $games } in your browser. Free, no account, nothing to install.
home-rules = Rules
home-persons = People of Bruges
home-settings = Settings
home-name-none = Choose a name
home-account = Your account, and how to keep your games
home-sign-in = Played here before? Sign in
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
home-learn-how = A first lesson takes about ten minutes, at a real table: a Mentor tells you what to do and why, and bots play with you.
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
home-lesson-done = Done. You know the game.
home-alone = { $game }, nobody else yet
home-your-turn = your turn
home-asked = The others wait for you.
home-not-asked = Others are playing; your turn will come.
home-bot-plays = A bot plays for you.
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
final-replay = Replay
closed-unrecorded = There is no record here
closed-unrecorded-what = A game can be replayed by everybody once it is over. While it is played, its cards are secret; and perhaps the link is incomplete.
records-title = Finished games
records-result = { $names } won, { $points }
home-replays = All games and record files
privacy-title = Your privacy
privacy-link = Privacy
privacy-read = Read
privacy-link-why = What is kept of you here, who sees it, and how to have it erased.
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
option-no = no
option-yes = yes
new-start = Start the game
new-open = Open the table
new-failed = That did not work: { $reason }
new-name = Your name
new-name-save = Save
new-name-why = Up to 24 letters. Others at the table see it.

## Settings

set-theme-auto = Auto
set-theme-light = Light
set-theme-dark = Dark

## Rules

rules-title = Rules of { $game }
rules-play = Play it now
rules-whole = The whole rulebook
rules-persons = Persons: what to mind
rules-contents = Contents
rules-search = Find a word in the rules
rules-search-none = No section has this word.
rules-example = Example:
rules-silent = Our own ruling: the rulebook is silent
rules-against = Against the letter of the rulebook
rules-outside = From outside the rulebooks
rules-reconstructed = Reconstructed: our own design
rules-why-not = Why not
rules-near = Also of use here
rules-back-to = Back to “{ $section }”

## When something is not as it should be

closed-lost = No table under this name
closed-lost-what = Look at the link once more. Tables that nobody uses are cleared after a while.
closed-address = There is nothing at this address
closed-address-what = Perhaps the link was cut short.
closed-unreachable = The site does not answer
closed-unreachable-what = Your games are safe on the server. Check the connection, or try again in a minute.
closed-refused = That was refused
closed-over = This game is over
closed-over-what = The record is open to everybody now, with every card and the seed of the shuffle.
closed-ended = This table was closed
closed-ended-what = It was given up before its end; nobody has won or lost.
closed-crash = Something went wrong on this page
closed-crash-what = The game itself is safe on the server. Reload, and you are where you were.
closed-reload = Reload
closed-again = Try again
closed-home = To the home page
closed-record = Download the record
closed-report = Report the problem
closed-reported = Thank you. It was sent with the game up to now.
closed-report-failed = It could not be sent. Try again in a minute.

## Why not

refused-unreachable = the site does not answer
refused-unavailable = the site cannot do it just now; try again in a minute
refused-full = every seat is taken
refused-taken = somebody was faster; choose another
refused-too-many = that was too much at once; wait a minute
refused-bot-tables = you have as many games with bots running as one may; finish one, or end one from its menu
refused-bot-tables-here = from where you are as many games with bots are running as may be; finish one, or end one from its menu
refused-too-long = that is too long
refused-malformed = the site did not understand it; reload the page
refused-not-now = things have changed meanwhile; look again
refused-forbidden = that is not yours to do
refused-no-such-table = the table is gone
refused-internal = the site has made a mistake; try again
refused-name-unseen = a name has 1 to 24 characters, and at least one letter that can be seen
refused-name-reserved = this name is kept for the site itself; choose another
refused-name-taken = somebody with an account is called so, or almost so; choose another
