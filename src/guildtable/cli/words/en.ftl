# The terminal's own words, in English.

your-turn = { $name }, your turn
turn-of = { $name }
chosen-so-far = Chosen so far: { $paths }
now-choose = Choose { $count } more:
then-where = { $path }: now where?
barred-title = Not now:
answer-prompt = Number, path, or ? for help
bad-answer = “{ $text }” is not one of them. Type a number from 1 to { $last }, a path such as { $path }, or ? for help.
bad-answer-several = Type { $count } numbers, such as “1 3”, or pick them one by one.
nothing-there = Nothing to choose here: { $path }.
handover = Hand the screen to { $name }.
handover-hint = { $name }: press Enter when nobody else is looking
press-enter = Press Enter to go on
since-last = Since your last turn
saved = Saved in { $file } after every reply. Go on later: guildtable play --resume { $file }
resumed = Resumed from { $file }.
undone = Taken back.
undo-barred-another-has-answered = That cannot be taken back: somebody else has answered since.
undo-barred-all-have-answered = That cannot be taken back: all have answered, and the answers are open.
undo-barred-a-card-was-seen = That cannot be taken back: you have seen a card by it.
undo-barred-nothing-to-undo = There is nothing to take back yet.
help-keys =
    Type the number of an option and press Enter. Several: type their numbers with blanks (1 3), or one after another.
    Or type an option's path, such as card:scholar-4/to:capital, or its beginning.
    ? help · u take back · l whole log · p paths on or off · q save and leave
help-title = Help
log-title = Log
round-of = round { $round } of { $rounds }
final-title = Final scoring
won-by = { $names } wins with { $points } points.
won-shared = { $names } share the victory with { $points } points.
won-tiebreak = (the tie is broken by the rules)
score-total = total
left-table = Saved. Go on later: guildtable play --resume { $file }
finished = The record is in { $file }. Watch it again: guildtable replay { $file }
waiting-for = Waiting for { $names }.
bot-named = { $kind } bot { $number }
person-named = Player { $number }
you-name = You
unofficial = Unofficial fan implementation; titles belong to their owners.
replay-keys = Enter next · b back · a number: go there · v seat's view (0, 1, … or o for open) · q leave
replay-start = Before the first card
replay-end = The record ends here.
entry = Entry { $number } of { $count }
view-of-seat = seen by { $name }
view-open = seen from outside, without secrets
view-all = all hands open
