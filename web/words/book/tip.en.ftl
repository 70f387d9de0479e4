# A tip, for somebody who plays against bots alone.
tip = Tip
tip-more = Tell me more
tip-thinking = Thinking it over…
tip-one-way = There is only one way here.
tip-look = Worth a look: { $what }.
tip-decline = Consider leaving it.
tip-two = Think about these two. { $one } – or: { $other }?
tip-best = I would choose: { $what }.
tip-why = Of a hundred games imagined from here it wins about { $best }, the other { $second }.
tip-alike = The other one is about as good: either wins about { $best } games of a hundred.
tip-plain = Nothing else comes close: it wins about { $best } games of a hundred.
tip-taken = { $tips ->
    [one] Played with one tip.
   *[other] Played with { $tips } tips.
  }
