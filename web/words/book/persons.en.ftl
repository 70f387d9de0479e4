# The supplement of Bruges, in English: what to mind with the persons the rulebooks know, and who works well with whom.

supplement-intro =
    Most cards explain themselves. Here is what is asked about the others: 53 persons known from the rulebooks, and the King, whom we know from elsewhere. Below the words of the card stands what they mean where it matters.
    For all of them: you activate people on your own turns only, one after the other, and a person just recruited may be used at once. Where a person counts a group, people in play count, itself included.
supplement-search = Find a person or a word
supplement-together = How persons work together
supplement-arrow = Arrow: once, directly after moving in
supplement-worker = Worker: once a round, for a worker
supplement-loop = Loop: once a round for nothing, or by itself
supplement-laurel = Laurel: in the final scoring
supplement-by-name = Only named in the rulebooks; what it does is ours.
supplement-king = In no rulebook; named elsewhere, and filled in by us.

## Together

together-fountains = The Acrobat, the Bard, the Juggler, the Minstrel and the Dancer build without a card, but for double the price. Twice nothing is nothing: beside the Fountain Builder each of them costs just the worker, whatever the colour of the space.
together-guard = The Guard watches every token you build, not only those you play a card for. For a token by the Porter, or by the Acrobat and those like him, you may return a marker of the colour of its space as well.
together-plasterer = The house that the Architect lays is a house you build: the Plasterer may return a marker of its colour. You see that colour on the pile before you choose.
together-preacher = The Preacher counts steps, however you come to them: the paid step of the dice phase, the Tailor's, the Earl's. Paid step and Tailor in one round are two steps and two markers.
together-astronomer = Every arrow you recruit after the Astronomer may happen twice: twelve guilders by the Alchemist, up to six from each rival by the Thief, two canal tokens by the Porter. The Jailor counts your people anew each time.
together-notary = They cover each other. If a 1 or 2 was rolled, the Notary takes 2 off the price; if none was, the Earl sells a step for 4. The Notary does not make that cheaper, nor the Tailor's 2 guilders.
together-judge = The Judge turns a shared lead into a marker, so you need only draw level. One step by the Tailor, bought in a turn when the others can no longer answer it, is often enough.
together-coaches = Several of those who play another card can ride in one turn, each once. Mind your hand: whoever is out of cards has nothing to play on later turns, and only activates people until the next round.
together-recruits = The Fire-eater looks at every person who moves in, by a card of the turn or by another card. So a Coachman who brings a second person lets you return a second marker, in the colour of that person's card.
together-inventor = Six cards and four turns leave two over. Whoever can play another card, such as the Groom, makes an action of the sixth.
together-workers = The Lawyer brings three workers a card, the Coal Miner and those like him turn them into the colours you lack, and at the end the Bishop counts what was not used, two for a point.
together-groups = Both count groups and not heads: the Saddler in guilders every round, the Engraver in points at the end. One person of each trade is worth more to them than three of one.
together-bureau = Councilman and Councillor are Bureaucrats. They pay while you play, and the Mayor pays for them, and for himself, when it is over.
together-canals = The Shopkeeper pays for canals that are complete now, the Geographer at the end for third spaces and statues. If a token is lost in between, the statue stays and still counts for the Geographer; the Shopkeeper waits until the canal is whole again.

## Arrow

mind-alchemist =
    - The guilders come after the price has been paid; as he costs nothing, that is always possible.
    - If fire sends him back to your hand and you recruit him again, you take 6 again.
mind-beggar =
    - The others choose which workers they give, all at the same time; you have no say in it.
    - Whoever has one gives one, whoever has none gives none.
mind-carpet_maker =
    - People in play count, not those in your hand. The Carpet Maker is an Artist and does not count herself.
    - Which group is counted the rulebooks do not show. Merchants are our choice.
mind-jailor =
    - He counts himself: with him alone it is 1 marker.
    - The colours of your people have nothing to do with the colours of the markers.
    - You may return fewer. Every marker returned is 1 point.
mind-mathematician =
    - For every card you choose the pile. You look at them together, and in between you may hold more than five.
    - You may discard cards you had before. The discarded cards do nothing.
    - If fewer than four can be drawn, you discard as many as you drew.
mind-moneylender =
    - One guilder a player at most, and none to yourself.
    - If you have enough for all, all receive one. If not, you give all you have and choose to whom.
    - A gift is no attack: those who are protected receive it as well.
mind-porter =
    - The token goes on the next space of either canal; its colour and its price do not matter.
    - A third space and a statue count as with any other token.
mind-thief =
    - Nobody may refuse. Whoever has fewer than 3 guilders gives what there is.
mind-troublemaker =
    - Each of the others chooses which canal it is, all at the same time. Only the outermost token can go, so there is never a gap.
    - A statue is kept. Building the fifth space again earns no second one.
    - Whoever has no token loses nothing, and neither do you.

## Worker

mind-acrobat =
    - They need no card: neither the right colour nor an action. The card of your turn is still to be played.
    - You pay double what is printed on the space, and cannot activate them if you cannot.
    - Third space, statue and majority count as usual. Each of them can be used once a round, so several build several tokens.
mind-coachman =
    - The other card is played at once, for any of the six uses. It does not replace the card of your turn.
    - With several of them you may run out of cards before your fourth turn. Then you play none, but may still activate people.
    - Without a card in hand they cannot be activated.
mind-coal_miner =
    - First the worker for the activation goes; nothing is given for it.
    - Then any number of the others, at least one, each for one of another colour. A worker just taken is not exchanged again.
mind-councilman =
    - Houses count, lived in or not. What counts is the colour of the house, not that of the person in it.
    - The rulebooks do not show how much a house pays. 2 guilders are our choice.
mind-architect =
    - You pay only the worker for the activation, none for the house.
    - Nobody looks at the card, not even you. It is a house like any other.
    - The last card of a pile may be laid in this way: then the next round is the last.
mind-prince =
    - He wants a yellow worker, though his card is purple: what a person costs to activate has nothing to do with the colour of its card.
mind-princess =
    - The card is no card of your hand. It must be played at once, in one of the six ways, and it does not replace the card of your turn.
    - You see its colour on the pile before you choose. For a house you need another worker of that colour.
mind-saddler =
    - Each group counts once, however many of it you have. The Saddler himself is a Craftsman.
mind-servant =
    - The card comes into your hand and can be played on the same turn. That makes no turn more: it is a choice more.
    - If it was the last of a pile, the next round is the last.
mind-shopkeeper =
    - All five spaces of a canal must be dug now. A canal that was complete and lost a token counts only when it is whole again.
mind-tailor =
    - A step beside that of the dice phase, for 2 guilders, whatever was rolled, even without a 1 or 2.
    - On the top step there is nothing to buy.
mind-vicar =
    - The dice lie as they fell in this round. If no die shows 1, there is nothing to activate.

## Loop

mind-accountant =
    - On any of your turns, once a round, for nothing. A round in which you forget him is lost.
mind-astronomer =
    - Only for persons you recruit after him. He has no arrow himself.
    - The second time comes directly after the first, and you may decline it. He must still be in play then.
    - Where the second time would do nothing, it is not asked.
mind-earl =
    - In the dice phase only, and only if no die shows 1 or 2. If a step is to be had, but too dear for you, he does not help.
mind-fire_eater =
    - What counts is the colour of the recruited card, neither his own nor that of the house.
    - He acts before the arrow of the newcomer, and not at his own arrival.
mind-fountain_builder =
    - A card of the colour of the space is still needed, unless a person builds.
    - It helps with canals only.
mind-guard =
    - What counts is the colour of the space, not of the card.
    - Without a marker of that colour nothing is returned, and there is no point.
    - Tokens of others are none of his business.
mind-inventor =
    - You decide before you look at your cards. You may do with five.
    - With six cards you still have four turns.
mind-judge =
    - For all three majorities. You must have at least one step, one person or one token there.
    - Those you are tied with turn nothing.
    - Whoever is alone ahead of you keeps it: the Judge makes ties count, nothing more.
mind-king =
    - Once a round, on your own turn, for nothing. His price and what he does are our own.
mind-lawyer =
    - Only for cards played for workers, those played through a person included. Workers that a person brings stay as they are.
mind-notary =
    - Only in the dice phase. The price never falls below nothing.
    - Without a 1 or 2 there is no step, and so nothing to make cheaper.
mind-plasterer =
    - What counts is the colour of the house.
    - Without a marker of that colour nothing is returned, and there is no point.
mind-powderman =
    - The brown die of this round counts. The same 5 or 6 has brought you a plague marker too.
mind-preacher =
    - Any colour, one marker a step, and you may leave it.
    - Without a marker there is nothing to return and no point.
mind-queen =
    - A point in every round in which you think of her, the one in which she moves in included. So she is worth most early.

## Laurel

mind-bishop =
    - All workers you have left at the end, of any colours together. A single one left over counts nothing.
mind-butler =
    - The colours of the houses count, lived in or not; those of the people do not.
    - All five colours are needed: it is 5 points or none.
mind-engraver =
    - Each group counts once, however many of it you have. The Engraver's own group counts too.
mind-geographer =
    - On top of what third spaces and statues bring by themselves.
    - A third space must be dug at the end. A statue counts even if its canal has lost a token.
mind-mayor =
    - He is a Bureaucrat himself: with him alone it is 2 points.
