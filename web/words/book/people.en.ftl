# People at the table: who is here, what they say by one press, their faces, and how one leaves.

presence-here = here
presence-away = away just now
presence-gone = gone
presence-bot = a bot plays

greeting-well-met = Well met!
greeting-masterly = A masterly move!
greeting-thanks = My thanks to you.
greeting-alas = Woe is me!
greeting-patience = Patience, I am still counting.
greeting-well-fought = Well fought, neighbours!
greetings = Greetings
chat-carried = From the game before
chat-end = Talk it over

portrait-choose = Choose your portrait
portrait-change = Change your portrait
portrait-why = Your face at every table: at your seat, in the chat and at the end.

left-bot-plays = { $name } has left
left-bot-plays-what = A bot plays on until they come back.
left-is-back = { $name } is back
line-back = The line is back
wish-refused = Not agreed
wish-refused-take-back = The others would rather let it stand.
wish-refused-replace = The others would rather wait.
wish-refused-end = The others would rather play on.

rematch-wanted = { $name } wants a rematch
rematch-wanted-what = Your seat is kept for you.
rematch-join = Play again

leave-what = A bot takes your seat and plays on. You may come back, once a round.
leave-now = Leave
leave-stay = Stay

room-leave-ask = Leave the table?
room-leave-closes = Nobody else sits here: the table is closed.
room-leave-passes = { $name } becomes the host; the others stay.
room-close = Close the table for everybody
room-close-what = Everybody is told, and the link leads nowhere any more.
room-close-alone = Close the table

let-go = Let it go
let-go-of = Let go: { $title }
let-go-ask = Let this table go?
let-go-keep = Keep it
let-go-closes = Nobody else sits there: the table is closed.
let-go-stands = You give up your seat; the others stay.
let-go-ends = The game ends here. Nobody wins or loses, and it cannot be taken up again.
let-go-bot = A bot plays on in your place, and the table leaves your list. By its link you can come back.

## What can be done about a person

fellow-page = Page of { $name }
fellow-block = Block { $name }
fellow-unblock = Unblock { $name }
fellow-blocked = You no longer hear { $name }, and this site seats you together no more. This game you play to its end. { $name } is not told.
