# What is said of the record of a game, at its end and in its replay.

final-record = Was it fair?
final-record-why = The seed of the shuffle is in the record now. Anybody can check that no card was moved.
final-download = Download the record
final-verify = Check it
final-sound = Checked: every card fell as the published commitment demands, and every move was legal.
final-unsound = The record does not fit its commitment. Please report this.
final-later = The record is not ready yet. Try again in a moment.

## The final scoring, in English

final-raising = The towers are rising
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
final-sums = { $sums }.
final-storeys = Each storey is one category.
final-tower = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
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
final-rematch = Play again
final-rematch-join = Join the rematch
