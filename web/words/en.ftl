# The table in the browser, in English: what belongs to no single game. Pages around the table are in home.en.ftl.

## The frame

table-home = Home
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
table-clock = Time left
table-choices = Choices
table-you = { $name } (you)
table-your-turn = Your turn
table-elsewhere = { $count ->
    [one] 1 table waits
   *[other] { $count } tables wait
  }

## The prompt

table-opening = Opening the table
table-sending = Sending your answer
table-waiting = Waiting for { $names }
table-next = { $names } is next
table-next-hint = Take it back now, or let the bots go on.
table-answered = You have answered. Waiting for { $names }
table-watching = You are watching. Nobody's hand is shown to you.
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
table-took-back = { $name } took a move back.
table-withdrew = { $name } took an answer back.
table-bot-plays-on = A bot plays on for { $name }.
table-plays-again = { $name } plays again.
table-newer-rules = The house has changed to newer rules.
table-say = Say something kind
table-send = Send

## Notices

table-lost = Connection lost
table-lost-kept = Your move is kept and will be sent.
table-lost-nothing = Nothing is lost.
table-lost-attempt = Reconnecting, try { $attempt }.
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
undo-barred-the-game-is-over = The game is over.
undo-barred-nothing-to-undo = There is nothing to take back yet.
table-wish = { $name } asks to take a move back
table-wish-what = { $count ->
    [one] One move would be taken back.
   *[other] { $count } moves would be taken back, dice and draws included. The same will fall again.
  }
table-agree = Agree
table-refuse = Refuse
table-wish-asked = You have asked to take a move back
table-wish-waits = It is done once everybody agrees.
table-wish-drop = Never mind
table-bot-for-you = A bot is playing for you
table-come-back = Take your seat again
table-gone = { $name } has gone
table-wait = Wait
table-let-bot = Let a bot play on

## The menu

menu-menu = Menu
menu-back = Back
menu-settings = Settings
menu-rules = Rules
menu-keys = Keys
menu-copy-link = Copy the link to this table
menu-copied = Copied
menu-copy-link-why = Whoever has it may watch; hands stay hidden.
menu-report = Report a problem
menu-report-why = Saves the game up to now with your note.
menu-leave = Leave the table
menu-leave-why = A bot plays on; you may come back at any time.
menu-commitment = The shuffle is bound to this, published before the first card:
report-what = What went wrong?
report-kept = The game up to step { $seq } is saved with it, for the people who run this house only.
report-send = Send the report
report-failed = It could not be sent. Try again in a minute.
report-thanks = Thank you. The game up to now is saved with your note.
report-done = Back to the table
key-digits = 1 to 9
key-digits-does = pick a card, a use or a choice
key-enter = Enter
key-enter-does = confirm, or let the bots go on
key-escape = Esc
key-escape-does = put the last thing back
key-u = U
key-u-does = undo
key-l = L
key-l-does = log and chat
key-rule = ?
key-rule-does = the rule of what is asked
key-tab = Tab
key-tab-does = from thing to thing

## Final scoring

final-title = final scoring
final-you = You win by { $lead ->
    [one] 1 point
   *[other] { $lead } points
  }
final-they = { $names } wins by { $lead ->
    [one] 1 point
   *[other] { $lead } points
  }
final-you-tie = You win the tie
final-they-tie = { $names } wins the tie
final-shared = { $names } share the victory
final-sums = { $sums }. Each storey is one category.
final-tower = { $name }: { $points } points
final-you-are = { $name } (you)
final-won = won
final-behind = { $points ->
    [0] level on points
   *[other] { $points } behind
  }
final-category = Category
final-total = Total
final-decided = What decided it
final-gain = { $item }: { $winner } { $won }, { $next } { $lost }
final-hint = The record is open to everybody now.
final-table = Look at the table
table-to-final = Back to the final scoring
final-rematch = Play again
final-rematch-join = Join the rematch
final-record = Was it fair?
final-record-why = The seed of the shuffle is in the record now. Anybody can check that no card was moved.
final-download = Download the record
final-verify = Check it
final-sound = Checked: every card fell as the published commitment demands, and every move was legal.
final-unsound = The record does not fit its commitment. Please report this.
final-later = The record is not ready yet. Try again in a moment.
none = none
