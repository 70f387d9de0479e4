# What is spoken at the table, and the keys that ask for it.
spoken-title = Spoken
spoken-nothing-since = Nothing has happened since your last turn.
spoken-you = you
spoken-score = { $name } { $points ->
    [one] 1 point
   *[other] { $points } points
  }
spoken-after-round = After round { $round }: { $scores }.
spoken-phase = Phase: { $phase }.
spoken-clock = Your time left: { $time }.
spoken-watching = You are watching, and have no hand.
spoken-not-asked = Nothing is asked of you now.
spoken-over = The game is over.
spoken-chosen = Chosen: { $what }.
spoken-options = { $count ->
    [one] One choice:
   *[other] { $count } choices:
  }
spoken-enter = Enter sends it.
spoken-rematch = { $name } wants a rematch. Your seat is kept for you.
spoken-options-each = { $count } choices, each: { $outcome }
spoken-each = These { $count }, each: { $outcome }
spoken-lesson-asks = The lesson asks for this: { $what }. The rest waits.
spoken-lesson-send = The lesson asks you to send it: Enter.
spoken-lesson-read = In the lesson, read on first: X.
spoken-decline = Or no.
spoken-decline-key = 0: no.
spoken-none = Or none of them.
spoken-none-key = 0: none of them.
spoken-others-by-tab = The others by Tab.
spoken-no-such = { $key }: nothing to do by this key now.
spoken-no-table = No other table waits for you.
spoken-reading = How the round ended is still open. Escape goes on.
spoken-undo-key = U takes your last answer back.
spoken-keys = O tells what you can do, H what you have, B the board, N your rivals. All keys are in the menu.
spoken-replay-keys = Arrows walk through the game, S tells the scores, H the hand, B the board. The question mark tells all keys.
spoken-nothing-barred = Nothing you would expect is closed to you.
spoken-barred-later = Nothing is closed to you yet. Choose something, and W says what is closed then.
spoken-hand = Hand: { $cards }.
spoken-unseen = Drawn and not yet seen: { $colours }.
spoken-rival = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
spoken-empty = empty { $house }
spoken-bruges-card = { $card }, { $colour }, { $price ->
    [one] 1 guilder
   *[other] { $price } guilders
  }
spoken-bruges-choice = { $card }: { $colour }, { $price ->
    [one] 1 guilder
   *[other] { $price } guilders
  }
spoken-bruges-purse = { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
  }; workers: { $workers }; threats: { $threats }.
spoken-bruges-houses = Houses: { $houses }. Reputation: step { $step }.
spoken-bruges-piles = Left { $left }, right { $right }.
spoken-bruges-backs = Cards: { $colours }.
spoken-bruges-drew = { $seat } drew cards: { $colours }.
spoken-bruges-stays = { $seat-is ->
    [you] You did
   *[other] { $seat } did
  } not advance in reputation.
spoken-flandern-stock = Tiles left, { $guild }: small { $small }, medium { $medium }, large { $large }.
spoken-flandern-gone = Already played, and back by Pick up: { $cards }.
spoken-flandern-scored = { $town }: scored.
spoken-flandern-guilds = Guild: { $guilds }.
spoken-flandern-played = Played: { $cards }. Influence cards: { $influence }.
spoken-lux-gold = Gold: { $gold }.
spoken-lux-has = In hand: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }. Gold: { $gold }.
spoken-lux-holding = { $profession } { $total }, limit { $low }
spoken-lux-holding-hidden = { $profession } { $total }, limit { $low } to { $high }
spoken-lux-hometown = Hometown: { $holdings }.
spoken-now = now { $total }
spoken-paid = paid { $price }
spoken-bruges-all-threat = Everybody received a { $threat }{ $count ->
    [0] {""}
   *[other] ; you have { $count }
  }.
spoken-flandern-worth = { $town } worth { $value }{ $count ->
    [0] {""}
    [one] , { $guilds } leads
   *[other] , { $guilds } lead
  }
spoken-lux-between = { $low } to { $high }
spoken-lux-limit = { $profession }' limit now { $limit }
spoken-lux-stands = { $profession } { $total } of { $limit }

## The keys

keys-do = Keys that do something
keys-ask = Keys that ask: the answer is spoken, nothing moves
keys-reader = A screen reader may keep letters to itself: switch it to its mode for forms or applications first.
keys-off = Letters and digits are switched off in your settings.
key-digits = 1 to 9
key-digits-does = pick a card, a use or a choice
key-more = D F K P Q R V
key-more-does = the tenth choice and those after it
key-0-does = no, or none of them
key-enter = Enter
key-enter-does = confirm, or let the bots go on
key-escape = Esc
key-escape-does = put the last thing back
key-e-does = end your turn
key-u-does = undo
key-c-does = Capital Lux: the card to the capital
key-y-does = Capital Lux: the card to your hometown
key-g-does = log and chat
key-a-does = the player aid
key-rule-does = the rule of what is asked
key-m-does = sound on or off
key-i-does = a tip, against bots alone; again: more of it
key-j-does = on to the next table that waits
key-x-does = lesson: on to the next step
key-z-does = lesson: show me
key-tab = Tab
key-tab-does = from one thing to the next
key-l-does = what happened since your last turn
key-s-does = the scores
key-t-does = whose turn it is, and the clock
key-h-does = your hand and what you have
key-n-does = your rivals
key-b-does = the board: what lies there, and who leads
key-o-does = what you can do, and what would come of it
key-w-does = why not: what is closed to you
key-walk = Left, Right
key-walk-does = a step back, a step on
key-rounds = Shift with Left, Right
key-rounds-does = to the beginning of the round, to the next round
key-ends = Home, End
key-ends-does = to the beginning, to the end
key-space = Space
key-space-does = play or pause
