# What several pages around the table say, in English: names, clocks, rules, errors. What one page says is in book/.

## Names of things

home-guest = Guest
strength-apprentice = Apprentice
strength-journeyman = Journeyman
strength-master = Master
strength-syndic = Syndic
strength-grandmaster = Grandmaster
seats-taken = { $taken } of { $all } seats taken

## Home

home-rules = Rules
home-persons = People of Bruges
home-settings = Settings
own-games = My games
own-page = My page
own-account = Account
own-pages = Your pages
home-opening = Opening the table
home-games = The games
home-again = Try again
final-replay = Replay
records-title = Finished games
records-result = { $names } won, { $points }
privacy-title = Your privacy

## Clock

clock-none = no clock
clock-move = { $time } a move
clock-bank = { $time } a move, plus { $bank } in reserve
clock-game = { $time } each

## A new table

new-players = Players
new-pace = Clock
option-no = no
option-yes = yes
new-failed = That did not work: { $reason }
new-name = Your name
new-name-save = Save
new-name-why = Up to 24 letters. Others at the table see it.

## Rules

rules-whole = The whole rulebook
rules-persons = Persons: what to mind
rules-example = Example:
rules-silent = Our own ruling: the rulebook is silent
rules-against = Against the letter of the rulebook
rules-outside = From outside the rulebooks
rules-reconstructed = Reconstructed: our own design

## When something is not as it should be

closed-unreachable = The site does not answer
closed-unreachable-what = Your games are safe on the server. Check the connection, or try again in a minute.
closed-crash = Something went wrong on this page
closed-crash-what = The game itself is safe on the server. Reload, and you are where you were.
closed-reload = Reload
closed-again = Try again
closed-home = To the home page
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
refused-day-tables = you have as many tables by the day as you can: finish one first
refused-too-long = that is too long
refused-malformed = the site did not understand it; reload the page
refused-not-now = things have changed meanwhile; look again
refused-forbidden = that is not yours to do
refused-no-such-table = the table is gone
refused-internal = the site has made a mistake; try again
refused-name-unseen = a name has 1 to 24 characters, and at least one letter that can be seen
refused-name-reserved = this name is kept for the site itself; choose another
refused-name-taken = somebody with an account is called so, or almost so; choose another
refused-apart = this table is not for you; choose another, or open one of your own
lesson-first = First lesson
lesson-first-done = First lesson: done
