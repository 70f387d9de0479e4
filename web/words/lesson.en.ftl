# The lessons, in English: what the Tutor says. `-say` is what to do, `-why` is why.

lesson-first = First lesson
lesson-tutor = The Tutor
lesson-step = The Tutor, step { $number } of { $of }
lesson-why = Why
lesson-show = Show me
lesson-back = Back
lesson-next = Next
lesson-wait = One moment: the others are playing.
lesson-yours = Your turn: play as you like.
lesson-close = Leave the lesson and keep the table
lesson-play-on = Play on
lesson-leave = Leave

## Capital Lux

lesson-lux-welcome = Welcome to Capital Lux
lesson-lux-welcome-say = You play one round with me, about ten minutes. Everything here is the real game; the other seat is a bot.
lesson-lux-welcome-why = After three rounds, what counts is the cards in your hometown, your bonus cards and your gold. The highest total wins.
lesson-lux-limit = The capital sets the limits
lesson-lux-limit-say = These are the four professions of the capital. The number of each is its limit: what its cards there add up to.
lesson-lux-limit-why = At the end of a round a hometown with more of a profession than the limit loses all its cards of that profession. Exactly the limit is safe.
lesson-lux-keep = Keep two cards
lesson-lux-keep-say = Choose { $cards }, then confirm. The other four go to your neighbour.
lesson-lux-keep-why = All choose at once and in secret. What you pass on, your neighbour may keep: you will know these cards, and that helps.
lesson-lux-keep-again = Keep two of what you were given
lesson-lux-keep-again-say = These cards come from your neighbour. Choose { $cards }, then confirm.
lesson-lux-keep-again-why = The last two go on to your neighbour, who must keep them. You must keep the last two you are handed.
lesson-lux-hometown = Your hometown, your points
lesson-lux-hometown-say = This row is your hometown. Cards played here count as points, and have no action.
lesson-lux-hometown-why = Each part shows your total, the limit and the room that is left. No room yet: the capital must grow first, and everybody can make it grow.
lesson-lux-scholar = A Scholar draws a card
lesson-lux-scholar-say = Choose { $card }, then send it to the capital.
lesson-lux-scholar-why = A card in the capital raises its limit for everybody, and carries out its action. The Scholar's: you draw the top card of the deck.
lesson-lux-merchant = A Merchant brings gold
lesson-lux-merchant-say = Choose { $card }, then send it to the capital. You take a gold disc.
lesson-lux-merchant-why = A disc is worth 1 point at the end. At the end of a round you can spend discs instead, 1 for each point you are over a limit.
lesson-lux-agent = An Agent places a modifier
lesson-lux-agent-say = Choose { $card }, then send it to the capital. Then you look at a modifier.
lesson-lux-agent-why = There are four: +4, +2, −1 and −3. Face down above a profession, one of them changes its limit; only you know by how much.
lesson-lux-modifier = Hide it above a profession
lesson-lux-modifier-say = Place the modifier above { $hall }.
lesson-lux-modifier-why = { $good ->
    [yes] It raises the limit, so it serves where you hold the most cards.
   *[no] It lowers the limit, so it hurts least where you hold the fewest cards.
  } The others see that something lies there, not what. It is revealed at the end of the round.
lesson-lux-cleric = A Cleric fetches a card
lesson-lux-cleric-say = Choose { $card }, then send it to the capital.
lesson-lux-cleric-why = You then take the lowest Agent, Scholar or Merchant of the capital into your hometown. Never a Cleric.
lesson-lux-take = Take a card home
lesson-lux-take-say = Take the lowest card of { $hall }.
lesson-lux-take-why = It scores for you now; but it leaves the capital, so the limit of its profession falls by its value. { $fits ->
    [yes] It fits under the limit.
   *[no] Here it puts you over the limit, unless the capital still grows before the round ends: that is the Cleric's risk.
  }
lesson-lux-home = Now score
lesson-lux-home-say = Choose { $card }, then play it to your hometown. It fits under the limit.
lesson-lux-home-why = The hint says what your total will be and how much room is left. It warns you before you go over.
lesson-lux-free = The rest is yours
lesson-lux-free-say = Play your other cards as you like, one each turn: to the capital or home.
lesson-lux-free-why = When a hand is empty after its turn, every other player has one more turn. Cards still in hand then go to their hometown without action, and may push it over a limit.
lesson-lux-gold = Gold saves cards
lesson-lux-gold-say = You are over a limit. Choose what you save: one disc for each point over, or nothing.
lesson-lux-gold-why = All or nothing for each profession. Discs you keep are worth 1 point each at the end.
lesson-lux-checked = The round was checked
lesson-lux-checked-say = The modifiers were revealed. Whoever had more of a profession than its limit, and did not pay, lost these cards for good.
lesson-lux-checked-why = What lies in the capital and in the hometowns stays for the next round; the modifiers are shuffled again.
lesson-lux-bonus = Bonus cards
lesson-lux-bonus-say = Whoever had the most of a profession at home took its highest card from the capital as a bonus card.
lesson-lux-bonus-why = Bonus cards are safe: no limit holds for them any more. Taken from the capital, they lower its limit for the next round. On a tie each takes one, as long as there are any.
lesson-lux-end = You know the game
lesson-lux-end-say = Two more rounds go the same way. Play on, or leave and open a table of your own.
lesson-lux-end-why = The art is to come close to the limit without going over, and to know what others have passed on to you.

## Bruges

lesson-bruges-welcome = Welcome to Bruges
lesson-bruges-welcome-say = You play two rounds with me, about ten minutes. Everything here is the real game; the other seat is a bot.
lesson-bruges-welcome-why = Every round has four phases: drawing cards, dice, playing cards, majorities. The most points at the end win.
lesson-bruges-draw = Draw five cards
lesson-bruges-draw-say = Draw from the ringed pile, card by card, until you hold five.
lesson-bruges-draw-why = You see the colour of the top card, not its person. You may look at your cards only when your hand is full.
lesson-bruges-dice = Five dice, one of each colour
lesson-bruges-dice-say = They stay as they fell for the whole round, and do three things.
lesson-bruges-dice-why = A 5 or 6 brings everybody a threat of its colour. All 1s and 2s added up are the price of a step of reputation. And a card can be turned into as many guilders as the die of its colour shows.
lesson-bruges-threats = Threats add up
lesson-bruges-threats-say = Here lie your threat markers. The third of a colour strikes at once.
lesson-bruges-threats-why = Blue, flood: all your workers. Brown, plague: one of your people. Yellow, raid: all your guilders. Red, fire: a house or a canal token. Purple, intrigue: 3 points. Then the three markers go back.
lesson-bruges-step = Pay for a step
lesson-bruges-step-say = Press Yes, and go one step up the stairs.
lesson-bruges-step-why = One step a round, at the price the dice show. The higher you stand at the end, the more points: 7 for the sixth step, 12 for the eighth.
lesson-bruges-hand = Every card has six uses
lesson-bruges-hand-say = You have four turns a round, and play one card on each. Any card can be used for any of the six uses.
lesson-bruges-hand-why = The colour of the card matters for five of them, the person on it only for the last. So the question is always: which card for what?
lesson-bruges-guilders = Take guilders
lesson-bruges-guilders-say = Choose { $card }, then press guilders.
lesson-bruges-guilders-why = You take as many guilders as the die of the card's colour shows. The card is discarded.
lesson-bruges-end-turn = End your turn
lesson-bruges-end-turn-say = Press End turn. Do so after every card you play.
lesson-bruges-end-turn-why = Before and after your card you may activate people who have an effect once a round. You have none yet.
lesson-bruges-house = Build a house
lesson-bruges-house-say = Choose { $card }, then press house.
lesson-bruges-house-why = The card is laid face down, and you return a worker of its colour. A house is worth 1 point, and one person can live in it.
lesson-bruges-recruit = A person moves in
lesson-bruges-recruit-say = Choose { $card } and recruit this person into your house.
lesson-bruges-recruit-why = You pay the price on the card. The person is worth a third of it at the end, and brings the effect printed there. House and person may have different colours.
lesson-bruges-people = What people do
lesson-bruges-people-say = Here are your houses and who lives in them. The sign on a card says when it helps.
lesson-bruges-people-why = Arrow: once, directly after moving in. Worker: once a round, for a worker of that colour. Loop: once a round for nothing, or always by itself. Laurel: points at the end.
lesson-bruges-canal = Dig a canal
lesson-bruges-canal-say = Choose { $card } and dig your next canal space.
lesson-bruges-canal-why = The card must have the colour of the next space on the left or right of your guard house, and you pay the guilders printed there.
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
lesson-bruges-majorities-say = After the cards the majorities are checked: reputation, people, canals.
lesson-bruges-majorities-why = Whoever is alone in front turns a marker. It stays turned whatever comes, and is worth 4 points at the end. A tie turns none.
lesson-bruges-last-round = When it ends
lesson-bruges-last-round-say = When a pile runs out while cards are drawn in phase 1, that round is the last.
lesson-bruges-last-round-why = If a person draws the last card in phase 3, the next round is the last. An extra pile takes the empty place, so nobody runs short.
lesson-bruges-end = You know the game
lesson-bruges-end-say = Play on, or leave and open a table of your own.
lesson-bruges-end-why = At the end count: points made so far, people, houses, laurels, majorities, canals, statues and reputation.
