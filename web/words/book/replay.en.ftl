# Replays, in English: finished games, the line, the charts, playing on from a moment.


## The replay

replay-title = { $game }, replay
replay-word = replay
replay-moment = The moment
replay-others = Finished games
replay-scene = The table at this moment
replay-beside = Views, charts and what to do
replay-before = Before the first card
replay-chance = Something was shuffled or drawn that nobody may see from here
replay-answered = { $name } has answered; the others do not know what
replay-chose = { $name } chose { $what }; the others do not know yet
replay-begun = { $name } has begun; what comes of it is told next
replay-step = Step { $step }, { $when }
replay-walk = Walk through the game
replay-line = The whole game, step by step
replay-round = Round { $round }
replay-back = One step back
replay-on = One step on
replay-round-back = To the beginning of the round
replay-round-on = To the next round
replay-play = Play
replay-pause = Pause
replay-speed = Speed { $speed }, change it
replay-views = Look from
replay-view-seat = What { $name } saw
replay-own-seat = { $name } (you)
replay-view-outside = As a spectator
replay-view-all = All hands open
replay-came-to = { $points } at the end
replay-came-to-won = won with { $points }
replay-standing = Points over time
replay-standing-said = Points over time; now: { $said }
replay-sources = Where the points came from
replay-ways = What you can do with this moment
replay-link = Copy a link to this moment
replay-copied = Copied
replay-link-short = Link
replay-download = Record
replay-check = Check
replay-charts = Charts
replay-learn = Log and charts
replay-branch = Play on from here
replay-branch-over = The game is over at this moment. Go back to play on.
replay-branch-what = A new table opens with everything as it was after step { $step }. Bots sit at the other seats.
replay-branch-seat = Your seat
replay-branch-bots = The bots
replay-branch-cards = The cards still to come are those of this game. You may have seen them here; the bots have not.
replay-branch-go = Open the table

## Choices, and what a strong bot thinks of them

replay-choices = Choices
analysis-of = The choices of { $name }
analysis-none = No choice here
analysis-none-what = At this moment nothing was decided by the seat you look from. The arrows lead to its choices.
analysis-before = To the choice before
analysis-after = To the next choice
analysis-thinking = A strong bot looks at what { $name } could know…
analysis-one-way = There was only one way.
analysis-best = best
analysis-behind = { $percent ->
    [0] as good
   *[other] −{ $percent } %
  }
analysis-share = wins { $percent } times in 100
analysis-played-best = played
analysis-played-fine = played, a little less
analysis-played-slip = played: a slip
analysis-played-mistake = played: a mistake
analysis-gain = At the end of the game the best would have brought a lead { $points } points better, give or take { $error }.
analysis-gain-unsure = In points this may be chance: { $points } at the end, give or take { $error }.
analysis-note = { $others ->
    [0] With the best of them a win was { $percent } % likely, as the bot reckons. It saw no hidden card, and it may be wrong.
    [one] With the best of them a win was { $percent } % likely, as the bot reckons. It saw no hidden card, and it may be wrong. One more was weighed.
   *[other] With the best of them a win was { $percent } % likely, as the bot reckons. It saw no hidden card, and it may be wrong. { $others } more were weighed.
  }
analysis-look-through = Look at all { $count } choices
analysis-looking = Looking at choice { $done } of { $of }
analysis-stop = Stop
analysis-found = { $slips ->
    [0] Nothing was given away in { $looked } of { $of } choices.
    [one] One slip in { $looked } of { $of } choices.
   *[other] { $slips } slips in { $looked } of { $of } choices, the largest first.
  }
analysis-slip = Step { $step }, { $name }: −{ $percent } %

## Luck and choices

review-ask = How much of it was luck?
review-title = Luck and choices of { $name }
review-thinking = Every card and die is weighed against what might have come…
review-luck = { $name } began at { $first } % and ended at { $last } %. Luck alone moved that by { $luck }, give or take { $error } %. The rest is what { $name } and the others chose, and what the bots that judge it misjudged.
review-luck-yours = As bots judge it, luck alone moved your chances by { $luck }. The rest is what you and the others chose.
review-see = See where
review-chart = How likely a win was for { $name } all along; luck alone came to { $luck } %, and the end is { $last } %
review-stood = chance of winning
review-by-chance = by luck alone
review-chance-most = Where luck did most
review-costly = The costliest choices
review-weighing = Looking again at { $of } choices: { $done } done
review-nothing-given = No single choice is sure to have given much away. Many small ones may have, and the bot does not see every slip.
review-better = { $played }. Better: { $better }.
review-won = Of 100 games played on from here it won { $share } more, give or take { $error }.
review-led = It led by { $points } points more at the end, give or take { $error }.
review-error = ± { $error }
review-error-points = points, ± { $error }
review-note = Luck is what came, against the mean of what might have come. What a table is worth, bots have learned from games of their own: they may be wrong. Luck gives and takes along the way, so all of it can be more than there was to win or to lose.

## Finished games

records-what = Every game that is over can be looked at move by move, by anybody.
records-file = Open a record file
records-file-what = Choose one, or drop it anywhere on this page. It is checked first, and nothing of it is kept.
records-too-long = { $name } is too long to be the record of a game.
records-not-shown = { $name }: { $reason }
records-mine = Yours
records-all = Everybody’s
records-others = Other people’s
records-none = No game has been finished here yet. Play one to its end, or open a record file.
records-more = Older games

## Puzzles: what would you do?

puzzles-title = Puzzles
puzzles-what = Moments of real games in which one move is plainly better than every other, and is not the obvious one. Can you find it?
puzzles-how-made = The games were played by our bots. What a move is worth was found by five long searches that agree; the points are means of 200 games played on from there.
puzzles-all = All puzzles
puzzles-solved = { $solved } of { $of } solved
puzzles-done = solved
puzzle-number = Puzzle { $number }
puzzle-title = { $game }: puzzle { $number }
puzzle-beside = The puzzle
puzzle-ask = What would you do?
puzzle-how = You sit where the hand lies open. You know what that player knew, and no more. Nothing is sent before you confirm.
puzzle-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
puzzle-answered = Answered: see what it was worth.
puzzle-right = That is it.
puzzle-wrong = There is a better move.
puzzle-elsewhere = { $what } is none of the moves the bots thought worth a long look.
puzzle-yours = your answer
puzzle-natural = what most would do
puzzle-why = Why the best is better than “{ $what }”: at the end of the game it brings you, in points
puzzle-lead = In all { $own } points for you and { $rival } for your best rival: that moves your lead by { $points } points, give or take { $error }.
puzzle-gap = From here it wins about { $mine } games of a hundred, the best move { $best }.
puzzle-tell = Show the answer
puzzle-again = Try again
puzzle-next = Next puzzle
