# The home page.

home-title = Three board games, one table
home-pitch = { $games } in your browser. Free, no account, nothing to install.
home-back = Welcome back
home-waiting = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
  }
home-next = Next table
home-name-none = Choose a name
home-account = Your account: keep your games
home-sign-in = Played here before? Sign in
home-leaving = You will be erased on { $day }.
home-leaving-back = Take it back
home-keep-why = Only this browser knows that these are yours.
home-keep = Keep them
home-signed-out = You are signed out here.
home-stays = You stay.
home-name = You are { $name }. Change your name
home-play = Play now against bots
home-play-what = { $game }, { $players } players, bots: { $strength }. Starts at once.
home-play-change = Change
home-play-change-what = Change game, players or strength
home-friends = Play with friends
home-friends-what = One link is the invitation. Live, or a move a day.
home-learn = Learn a game
home-learn-what = A first lesson at the table, the rules, or puzzles.
home-learn-how = A first lesson takes about ten minutes, at a real table: a Mentor tells you what to do and why, and bots play with you.
home-puzzles = Puzzles: find the best move
home-mine = Waiting for you
home-mine-count = { $asked } of { $all ->
    [one] 1 table
   *[other] { $all } tables
  }
home-as-seen = No connection. Your tables as of { $time }.
home-mine-none = No table waits for you.
home-mine-none-what = Games you begin in this browser stay here until they are over, even if you close it.
home-with = { $game } with { $names }
home-with-bots = { $game } against { $count ->
    [one] one bot
   *[other] { $count } bots
  }
home-lesson = First lesson of { $game }
home-lesson-on = Go on where you stopped.
home-lesson-done = Done. You know the game.
home-alone = { $game }, nobody else yet
home-your-turn = your turn
home-asked = The others wait for you.
home-kept = Your answer is kept here and sent when the line is back.
home-late = Your answer came too late and was not played: look again.
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
home-failed = The lists could not be fetched.
home-replays = Everybody’s games and record files
home-finished-none = No game finished yet.
home-finished-none-what = Play one to its end: its points and its replay then stand here.
privacy-link = Privacy
home-unofficial = An unofficial implementation by admirers. The titles belong to their owners; rules in our own words, all drawings our own.
home-theme = Light and dark
home-language = Language
