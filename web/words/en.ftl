# The table in the browser, in English: what belongs to no single game. Pages around the table are in shell.en.ftl.

## The frame

table-home = Home
table-prompt = Question
skip-link = Skip to content
table-menu = Menu
table-close = Close
table-views = Views
table-table = Table
table-log = Log
table-chat = Chat
table-log-and-chat = Log and chat
table-round = { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
  }
table-round-over = The round is over
table-end-near = The end is near
table-clock = Time left
table-barred = { $count } cannot be had now: { $why }
table-choices = Choices
table-listen = First a word from the Mentor
table-listen-hint = What you are asked comes right after.
table-your-turn = Your turn
table-sound = Sound
table-sound-key = Sound on or off (M)
table-last-round = Last round
table-next-table-which = Next table: { $game } with { $names }{ $others ->
    [0] {""}
    [one] ; 1 more waits
   *[other] ; { $others } more wait
  }
table-next-table-game = Next table: { $game }
table-next-table-short = Next table

## Tables by the day

day-free-until = free until { $time }
day-out = bot from { $time }
day-bank-runs = your reserve runs

## The prompt

table-opening = Opening the table
table-sending = Sending your answer
table-kept = Kept here, sent when the line is back
table-kept-what = You may close this page.
table-turn-over = Your turn is over.
table-waiting = Waiting for { $names }
table-absent = { $count ->
    [one] { $names } is away just now.
   *[other] { $names } are away just now.
  }
table-next = { $names } is next
table-next-hint = Take it back now, or press anywhere to go on.
table-skip = Skip
table-answered = You have answered. Waiting for { $names }
table-watching = You are watching. Nobody's hand is shown to you.
table-put-back-short = Put back
table-put-back = Put { $what } back
table-decline = No
table-take-none = None
table-confirm = Confirm
table-confirm-count = { $chosen ->
    [0] { $least ->
        [0] Choose up to { $most }
       *[other] Choose { $most }
      }
   *[other] Confirm { $chosen } of { $most }
  }
table-late = That takes longer than usual. Nothing is lost: you may leave, and come back later.
table-go-on = Go on
table-rule = The rule
table-undo = Undo
table-take-back = Take back
table-ask-take-back = Ask to take back

## The log

table-earlier = { $count ->
    [one] 1 earlier step
   *[other] { $count } earlier steps
  }
table-more = { $count ->
    [one] 1 more line
   *[other] { $count } more lines
  }
table-less = Less
table-drew = { $seat-is ->
    [you] You drew
   *[other] { $seat } drew
  }
table-you-alone = You
table-you-object = you
table-took-back = { $seat-is ->
    [you] You took
   *[other] { $seat } took
  } a move back.
table-withdrew = { $seat-is ->
    [you] You took
   *[other] { $seat } took
  } an answer back.
table-bot-plays-on = A bot plays on for { $seat-is ->
    [you] you
   *[other] { $seat }
  }.
table-plays-again = { $seat-is ->
    [you] You are
   *[other] { $seat } is
  } back at the table.
table-newer-rules = This site plays by newer rules now.
table-say = Say something kind
table-send = Send

## Notices

table-not-done = Not done
trouble-stale = The table has moved on. Look again, and answer what is asked now.
trouble-illegal = That is not one of the choices any more.
trouble-too-many = Too fast: wait a moment.
trouble-unavailable = The server cannot do it just now. It is sent again.
trouble-forbidden = You do not sit here.
trouble-not-now = Not at this moment.
trouble-internal = The server has made a mistake. Please report the problem from the menu.
undo-barred-another-has-answered = Somebody else has answered since.
undo-barred-all-have-answered = All have answered, and the answers are open.
undo-barred-a-card-was-seen = You have seen a hidden card by it.
undo-barred-somebody-saw-a-card = Somebody has seen a hidden card since.
undo-barred-a-seat-changed-hands = Somebody else plays a seat since.
undo-barred-a-bot-plays-for-you = A bot plays for you: take your seat again first.
undo-barred-the-game-is-over = The game is over.
undo-barred-nothing-to-undo = There is nothing to take back yet.
already-asked = Somebody has asked for something already: answer that first.
asked-just-now = You have asked just now: play on, or wait a minute.
time-is-up = Your time is up: a bot plays on for you.
no-time-left = Your time for the whole game is used up: the bot plays on.
undo-barred-too-often = It has gone to and fro too often: from here it only goes on.
undo-barred-no-time-left = Your time for that move is used up: it stands.

## The menu

menu-aid = Player aid
aid-print = Print it
menu-keys = Keys

## Final scoring

final-title = final scoring
final-count = The last count
table-to-final = Back to the final scoring
repeated = { $name } ({ $count ->
    [2] twice
   *[other] { $count } times
})
from-to = from { $before } to { $after }
none = none

## Since your last turn

since-title = Since your last turn
since-again = Show again
since-by = { $name }: { $what }
since-brief = { $things ->
    [one] 1 thing happened
   *[other] { $things } things happened
  }{ $touched ->
    [0] {""}
    [one] , 1 touched you
   *[other] , { $touched } touched you
  }

## What a turn brought

tells-things = { $things }
tells-guilders = { $count ->
    [one] guilder
   *[other] guilders
}
tells-points = { $count ->
    [one] point
   *[other] points
}
tells-cards = { $count ->
    [one] card
   *[other] cards
}
tells-canals = { $count ->
    [one] canal space
   *[other] canal spaces
}
tells-houses = { $count ->
    [one] house
   *[other] houses
}
tells-people = { $count ->
    [one] person
   *[other] people
}
tells-steps = { $count ->
    [one] step of reputation
   *[other] steps of reputation
}
tells-statues = { $count ->
    [one] statue
   *[other] statues
}
tells-gold = gold
tells-modifiers = { $count ->
    [one] hidden modifier
   *[other] hidden modifiers
}
