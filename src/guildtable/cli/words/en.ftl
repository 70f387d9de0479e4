# The terminal's own words, in English.

your-turn = { $name }, your turn
chosen-so-far = Chosen so far: { $paths }
now-choose = Choose { $count } more (u puts them back).
enough = That is enough: Enter to confirm, or choose more.
then-where = { $path }: and now?
barred-title = Not now:
answer-prompt = Number, or ? for help
bad-answer = That is not one of them. Type a number from 1 to { $last }, a name or a path such as { $path }, or ? for help.
bad-answer-empty = Type a number from 1 to { $last } and press Enter, or ? for help.
bad-answer-too-many = That is too many: choose exactly { $count }.
bad-answer-twice = You have chosen that one already: choose { $count } different ones.
handover = Hand the screen to { $name }.
handover-hint = { $name }: press Enter when nobody else is looking
press-enter = Press Enter to go on
since-last = Since your last turn
news-cut = … and { $count } lines before
round-over = Round { $round } is over
saved = Saved after every reply; q leaves. Go on later with: { $command }
resumed = Resumed from { $file }.
undone = Taken back.
confirm-hint = Enter to go on, u to take it back
undo-barred-another-has-answered = That cannot be taken back: somebody else has answered since.
undo-barred-all-have-answered = That cannot be taken back: all have answered, and the answers are open.
undo-barred-a-card-was-seen = That cannot be taken back: you have seen a hidden card by it.
undo-barred-somebody-saw-a-card = That cannot be taken back: somebody has seen a hidden card since.
undo-barred-a-seat-changed-hands = That cannot be taken back: somebody else plays a seat since.
undo-barred-the-game-is-over = The game is over: nothing can be taken back any more.
undo-barred-nothing-to-undo = There is nothing to take back yet.
help-keys =
    Type the number of an option and press Enter. Several: 1 3, or one after another. A card's name or a path as p shows it works too.
    ? help · u take back · t tip · l whole log · m what your cards say, or went through your hands · p paths on or off · q save and leave
tip-thinking = Thinking it over…
tip-one-way = There is only one way here.
tip-two = Think about these two. { $one } – or: { $other }?
tip-best = I would choose: { $what }.
tip-why = Of a hundred games imagined from here it wins about { $best }, the other { $second }.
tip-alike = The other one is about as good: either wins about { $best } games of a hundred.
tip-plain = Nothing else comes close: it wins about { $best } games of a hundred.
tip-taken = { $tips ->
    [one] Played with one tip.
   *[other] Played with { $tips } tips.
  }
tip-decline = leave it
tip-alone = Tips are for games in which all others are bots.
help-title = Help
log-title = Log
round-of = { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
  }
enter-goes-on = Enter goes on.
enter-declines = 0 or no: leave it.
final-title = Final scoring
won-by = { $names } wins with { $points } points.
won-shared = { $names } share the victory with { $points } points.
won-tiebreak = (the tie is broken by the rules)
score-total = total
left-table = Saved in { $file }. Go on later with:
finished = The record is in { $file }. Watch it again with:
bot-random = Random bot
bot-greedy = Greedy bot
bot-search = Thinking bot
bot-look = Bot that looks ahead
bot-learned = Bot that learned
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-master = Master
bot-syndic = Syndic
bot-grandmaster = Grandmaster
unofficial = Unofficial fan implementation; titles belong to their owners.
replay-prompt = Replay
replay-keys = Enter next · b back · 42 goes to entry 42 · v 0 seat 0's view · v outside without secrets · v all hands open · q leave
replay-start = Before the first card.
replay-end = The record ends here.
entry = Entry { $number } of { $count }
view-of-seat = seen by { $name }
view-open = seen from outside, without secrets
view-all = all hands open
no-such-view = No such view: { $view }. Say a seat from 0 to { $last }, outside, or all.
not-over-yet = The game is not over: hands stay hidden until it is. Until then there is the view from outside.
has-answered = { $seat } has answered.
chance-answered = The cards were shuffled.
took-back = { $seat } took something back.
takes-seat = { $player } takes the seat of { $seat }.
rules-changed = From here on the match is played by newer rules.
too-small = This window has { $rows } rows; the table of this game wants about { $wanted }.
list-of = { $others } and { $last }
repeated = { $name } ({ $count ->
    [2] twice
   *[other] { $count } times
})
letter-blue = B
letter-brown = N
letter-red = R
letter-purple = P
letter-yellow = Y
letter-green = G
letter-pink = K
letter-grey = A
