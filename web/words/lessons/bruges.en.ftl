# Bruges's lesson, in English: what the Mentor says. `-say` is what to do, `-why` is why.

lesson-bruges-welcome = Welcome to Bruges
lesson-bruges-welcome-say = In Bruges you build houses, bring people into them and dig canals. The most points at the end win; you begin with 5, beside the star. You play two rounds against { $others }, a bot, and I help. Press Next.
lesson-bruges-welcome-why = Ten minutes, all of it the real game. A round has four phases: draw cards, dice, play cards, majorities.
lesson-bruges-draw = Draw five cards
lesson-bruges-draw-say = Draw five cards, one by one: three from the left pile, then two from the right.
lesson-bruges-draw-why = You see the colour of the top card, not its person. You need several colours: each worker, die, threat and canal space goes with cards of its own colour. You look at your cards when your hand is full.
lesson-bruges-dice = Five dice, one a colour
lesson-bruges-dice-say = They stay for the whole round. A 5 or 6 brings everybody a threat of its colour. All 1s and 2s added up are the price of a step up the stairs.
lesson-bruges-dice-why = And a card can bring as many guilders as the die of its colour shows. Under a die stands what it does now.
lesson-bruges-threats = Threats add up
lesson-bruges-threats-say = Your threat markers lie beside your workers. The third of a colour strikes at once, you lose something, and the three go back.
lesson-bruges-threats-why = Blue, flood: you lose all your workers. Brown, plague: one of your people. Yellow, raid: all your guilders. Red, fire: a house or a canal space. Purple, intrigue: 3 points.
lesson-bruges-step = Pay for a step
lesson-bruges-step-say = Press Yes, and go one step up the stairs, to the next number of points.
lesson-bruges-step-why = One step a round, at the price the dice show. Where you stand at the end counts: 1 point on the first step, 12 on the highest. And being ahead here is one of three majorities.
lesson-bruges-hand = Every card has six uses
lesson-bruges-hand-say = You have four turns a round, and play one card on each. A card can: bring workers, bring guilders, drop a threat, dig a canal, become a house, or be recruited as the person on it.
lesson-bruges-hand-why = For the first five only its colour matters, for the last the person. So always ask: which card for what?
lesson-bruges-guilders = Take guilders
lesson-bruges-guilders-say = Choose { $card }, then press guilders.
lesson-bruges-guilders-why = You take as many guilders as the die of its colour shows, and of the cards you can spare it brings the most. The card is discarded.
lesson-bruges-end-turn = End your turn
lesson-bruges-end-turn-say = Press End turn. Later a turn ends by itself where nothing else can be done; you may still take that back.
lesson-bruges-end-turn-why = Before and after your card you may activate people who have an effect once a round. { $people ->
    [0] You have none yet.
   *[other] Yours are lit as long as they can be.
  }
lesson-bruges-house = Build a house
lesson-bruges-house-say = Choose { $card }, then press house.
lesson-bruges-house-why = You return a worker of its colour. A house is worth 1 point, and one person can live in it. This card is your dearest one you need not keep: laid face down it serves all the same.
lesson-bruges-recruit = A person moves in
lesson-bruges-recruit-say = Your house is empty. Choose { $card }, read what it does, and recruit this person into it.
lesson-bruges-recruit-why = You pay the price on the card. The person is worth a third of it at the end, and brings what is printed there. House and person may have different colours.
lesson-bruges-people = What people do
lesson-bruges-people-say = { $person } lives in your house now. The words on a card say when its person helps.
lesson-bruges-people-why = “At once”: directly after moving in. “Pay 1”: once a round, for a worker. “Each round”: once a round for nothing. “Always”: by itself. “End”, with a laurel: points at the end.
lesson-bruges-canal = Dig a canal
lesson-bruges-canal-say = Choose { $card } and dig your next canal space. The third of a canal is worth 3 points, the fifth a statue.
lesson-bruges-canal-why = Your two canals begin left and right of your guard house, the tower with your seal. The card must have the colour of a next space, and you pay the guilders printed there.
lesson-bruges-statues = Why canals pay
lesson-bruges-statues-say = The third space of a canal is worth 3 points. The fifth completes it, and earns a statue.
lesson-bruges-statues-why = The first statue is worth 7 points, the next 6, and so on down to 2: it pays to be first.
lesson-bruges-threat = Drop a threat
lesson-bruges-threat-say = Choose { $card } and use it against a threat.
lesson-bruges-threat-why = You return a threat marker of the card's colour, and score 1 point. Do it in time: the third marker strikes.
lesson-bruges-workers = Take workers
lesson-bruges-workers-say = Choose { $card }, then press workers.
lesson-bruges-workers-why = You take two workers of the card's colour: for houses, and for people who are paid with workers.
lesson-bruges-majorities = Three majorities
lesson-bruges-majorities-say = After the cards the majorities are checked: reputation, people, canals. { $turned ->
    [0] You were alone in front in none.
    [one] You were alone in front in one: 4 points.
   *[other] You were alone in front in { $turned }: 4 points each.
  }
lesson-bruges-majorities-why = Whoever is alone in front turns a marker, worth 4 points. It stays turned whatever comes. A tie turns none. Then the next seat begins, with a new round.
lesson-bruges-last-round = When it ends
lesson-bruges-last-round-say = When a pile runs out while all draw, that round is the last. Each of you draws about four cards a round, and { $left } and { $right } are left.
lesson-bruges-last-round-why = If a person draws the last card during a turn, the next round is the last. An extra pile takes the empty place, so nobody runs short.
lesson-bruges-end = You know the game
lesson-bruges-end-say = The star beside each name counts all points so far: nothing hidden comes at the end.
lesson-bruges-end-why = It counts people, houses, majorities, third canal spaces, statues, reputation, and laurels: what people with that sign bring at the end.
