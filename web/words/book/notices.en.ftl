# What is said over the table, and seldom: fetched a moment after it.
table-lost = Connection lost
table-lost-kept = Your move is kept here and will be sent, even if you close this page.
table-kept-sent = The line is back: your answer has been played
table-kept-late = Your answer came too late
table-kept-late-what = You gave it without a connection, and meanwhile the table had moved on. It was not played: look again, and answer what is asked now.
table-lost-nothing = Nothing is lost.
table-lost-attempt = Reconnecting, try { $attempt }.
table-went-back = The game has gone back
table-went-back-what = The server has lost the last moves. Everybody plays on from before them; the board and the log show what counts now.
table-went-back-read = I see
table-wish = { $name } asks to take a move back
table-wish-what = { $count ->
    [one] One move would be taken back.
   *[other] { $count } moves would be taken back, dice and draws included. The same will fall again.
  }
table-wish-replace = { $name } asks to let a bot play for { $gone }
table-wish-replace-what = { $gone } has been gone for five minutes. Whoever comes back takes the seat again.
table-wish-end = { $name } asks to end the game
table-wish-end-what = It ends here and now: nobody wins, and there is no record.
table-agree = Agree
table-agree-end = Yes, end it for everybody
table-refuse = Refuse
table-wish-asked = You have asked to take a move back
table-wish-asked-replace = You agree that a bot plays for { $gone }
table-wish-asked-end = You agree to end the game
table-wish-waits = It is done once everybody agrees.
table-wish-drop = Never mind
table-bot-for-you = A bot is playing for you
table-come-back = Take your seat again
table-come-back-later = One comes back once a round: the bot plays on until the next.
table-come-back-no-more = There has been too much coming and going at this table: the bot plays on.
table-gone = { $name } has gone
table-gone-soon = After five minutes the table may decide to go on without them.
table-wait = Wait
table-let-bot = Let a bot play on
table-ask-bot = Ask to let a bot play on
trouble-muted = You may not talk at this table. Only its host can change that.
trouble-spectators-silent = At this table only those who sit at it talk.
trouble-among-themselves = The game is over: those who played it talk among themselves now.
trouble-way-in-said = That opens your account: show it to nobody, whoever asks for it.
trouble-name-at-table = Somebody at this table has your name. Change yours on the home page to talk here.
