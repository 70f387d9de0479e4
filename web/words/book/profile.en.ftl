# Finished games of one's own, and a player's page.

## My games

played-title = My games
played-sought = Which games
played-game = Game
played-game-all = All
played-result = Result
played-result-any = Any result
played-result-won = Won
played-result-lost = Not won
played-players = Number of players
played-players-any = Any number of players
played-players-so = { $players } players
played-against = With whom
played-against-any = People and bots
played-against-people = With people
played-against-bots = Bots alone
played-name = Find a name
played-totals = { $games ->
    [0] No game that counts
    [one] 1 game, { $won } won
   *[other] { $games } games, { $won } won
  }
played-loading = Fetching your games
played-more = Older games
played-more-came = { $count ->
    [one] One more game
   *[other] { $count } more games
  }
played-none = No game played to its end yet
played-none-what = Once a game of yours is over it stands here, with its points and its replay.
played-none-play = Play one
played-unfit = No games found
played-unfit-what = None of your games matches all of that.
played-all = Show all games
played-failed = Your games could not be fetched.
played-records = Other people’s games, and record files

## What a game came to

came-won-by = Won by { $points ->
    [one] 1 point
   *[other] { $points } points
  }
came-won-tie = Won the tie
came-won-shared = Shared the win
came-won = Won
came-lost-by = Lost by { $points ->
    [one] 1 point
   *[other] { $points } points
  }
came-lost-tie = Lost the tie
came-second = Second, { $points } behind
came-second-tie = Second, on the tie
came-shared = Shared { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }th
  }
came-place = { $place ->
    [3] Third
    [4] Fourth
   *[other] { $place }th
  } of { $players ->
    [3] three
    [4] four
    [5] five
   *[other] { $players }
  }
came-left = A bot played on
came-branch = Branch or lesson
place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $players }
place-left = left early
place-branch = not counted
came-with-bots = { $game }, with bots
came-own = (you)
came-winner = (won)
came-look = Replay
came-replay = Replay: { $game }, { $what }, { $day }

## A player's page

profile-title = My page
profile-since = At the table since { $month }
profile-with-people = { $games ->
    [0] No game with other people yet
    [one] 1 game with other people, { $won } won
   *[other] { $games } games with other people, { $won } won
  }
profile-with-bots = { $games ->
    [one] 1 game with bots, { $won } won
   *[other] { $games } games with bots, { $won } won
  }
profile-results = Results
profile-results-what = won, of all played; the tick marks the share among equals
profile-results-none = Games with other people are counted here, by game and number of players.
profile-results-none-what = Open a table with friends at home and send them its link.
profile-bots = With bots alone
profile-game = Game
profile-players = { $players } players
profile-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
profile-of = of { $games }
profile-won = won
profile-even = (among equals: { $share })
profile-not-yet = none yet
profile-form = Form
profile-form-what = the last { $games } games with other people
profile-form-few = Form shows after five games with other people.
profile-form-now = now
profile-form-even = among equals
profile-form-each = each game
profile-form-said = { $won } of { $games } won; among equals it would be { $share }.
profile-form-places = Places, oldest first: { $places }.
profile-form-key = The line climbs with a win and sinks with anything else: less among many players, more among two. A full bar with a dot is a win.
profile-favourites = Favourite persons
profile-favourites-what = in your houses at the end, three games or more
profile-favourite = { $games ->
    [one] once, { $share } % won
   *[other] { $games } times, { $share } % won
  }
profile-last = Last games
profile-last-others = at tables that were open to everybody
profile-games-all = All my games
profile-share = Others may see this page
profile-share-on = Whoever has the address, and everybody at your tables. Games by invitation are counted here, but not listed.
profile-share-off = Only you see it now.
profile-address = Its address
profile-address-end = If you turn it off, this address leads nowhere any more.
profile-copy = Copy
profile-copied = Copied
profile-none = Nobody yet
profile-none-what = Play a game, and you have a page here.
profile-failed = This page could not be fetched.
closed-profile = This page is not shown
closed-profile-what = Its owner does not share it, or not any more. Perhaps the link was cut short.
