# The player aid of Bruges, in English. rules/text.ts says what a line may begin with.

aid-round = A round
aid-round-text =
    1. _Draw_ up to five cards, each from the pile you choose. Look at them when you have all.
    2. _Roll_ the five dice: threats for everybody, then a step of reputation for whoever pays.
    3. _Play_ four cards each, one a turn. Before and after your card you may activate people.
    4. _Compare_ reputation, people and canals: alone ahead turns the marker. The next player is first.
aid-uses = Six uses of a card
aid-use-workers = _Workers:_ take 2 of the card's colour.
aid-use-guilders = _Guilders:_ take as many as the die of its colour shows.
aid-use-threat = _Against a threat:_ return a marker of its colour for 1 point.
aid-use-canal = _Canal:_ pay the next space of a canal, if it has its colour. Third: 3 points at the end; fifth: the top statue.
aid-use-house = _House:_ lay it face down for a worker of its colour.
aid-use-recruit = _Person:_ pay the price; moves into an empty house of any colour.
aid-signs = When a person acts
aid-sign-arrow = _Arrow:_ once, directly after moving in.
aid-sign-worker = _Worker:_ once a round, for a worker of that colour.
aid-sign-loop = _Loop:_ once a round for nothing, or by itself each time it applies.
aid-sign-laurel = _Laurel:_ in the final scoring only.
aid-set-up = Set-up
aid-set-up-text =
    - Shuffle 165 cards into five stacks. One stack a player makes the two draw piles, the rest is the extra pile.
    - Everybody: a guard house with two canals, 5 points, 5 guilders, a worker of each colour, three grey majority markers, no card.
    - Statues in a stack, the 7 on top.
aid-dice = The dice
aid-die-low = _1 or 2:_ their sum is the price of a step. With none of them nobody climbs.
aid-die-high = _5 or 6:_ everybody receives a marker of that colour.
aid-die-any = _The whole round:_ what a card of that colour brings in guilders.
aid-penalties = The third marker of a colour
aid-penalty-flood = _Flood:_ lose all workers.
aid-penalty-plague = _Plague:_ lose a person in play.
aid-penalty-raid = _Raid:_ lose all guilders.
aid-penalty-fire = _Fire:_ lose a house or a canal token.
aid-penalty-intrigue = _Intrigue:_ lose 3 points.
aid-penalties-text = Then all three go back, for no points.
aid-scoring = End and final scoring
aid-scoring-text =
    When a pile runs out the extra pile replaces it: this round is the last. If that happens during the turns, the next one is.
    | What | Points
    | People | a third of the price
    | Houses | 1 each
    | Laurels | as the cards say
    | Turned majority markers | 4 each
    | Third canal spaces | 3 each
    | Statues | 2 to 7
    | Reputation | as drawn above
    Most points win; if tied, most guilders.
