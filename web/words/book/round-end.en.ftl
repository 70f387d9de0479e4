# How a round of Bruges ended.

bruges-round-ended = How round { $round } ended
bruges-round-rule = Whoever leads alone turns a marker: { $points } points, kept whatever comes.
bruges-round-points = Points
bruges-round-first = { $seat-is ->
    [you] You are first player now.
   *[other] { $seat } is first player now.
  }
bruges-round-next = Next all draw to five cards; then { $seat-is ->
    [you] you roll
   *[other] { $seat } rolls
  } the dice.
bruges-see-board = See the board
bruges-no-change = no change
bruges-points-change = { $before } points before, { $after } now
bruges-marker-turned = { $seat-is ->
    [you] You turn your marker
   *[other] { $seat } turns a marker
  }
bruges-marker-turned-why = Alone ahead with { $most }.
bruges-marker-already = { $seat-is ->
    [you] You lead again
   *[other] { $seat } leads again
  }
bruges-marker-already-why = The marker was turned before: nothing more for it.
bruges-marker-tied = Nobody
bruges-marker-tied-why = { $most ->
    [0] Nobody has anything here yet.
   *[other] Tied at { $most }: { $seats }.
  }
