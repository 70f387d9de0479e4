# Capital Lux's lesson, in English: what the Mentor says. `-say` is what to do, `-why` is why.

lesson-lux-welcome = Welcome to Capital Lux
lesson-lux-welcome-say = Fill your hometown with cards, but never beyond the limits the capital sets. After three rounds the highest total wins. You play one round with me, against { $others }, a bot. Press Next.
lesson-lux-welcome-why = Ten minutes, and all is the real game. What counts: the cards in your hometown, bonus cards, and 1 for each gold disc.
lesson-lux-limit = The capital sets the limits
lesson-lux-limit-say = These are the four professions of the capital. The number of each is its limit: what its cards there add up to.
lesson-lux-limit-why = At the end of a round a hometown with more of a profession than the limit loses all its cards of that profession. Exactly the limit is safe.
lesson-lux-keep = Keep two cards
lesson-lux-keep-say = Choose { $first } and { $second }, then press Keep. The other four go to your neighbour.
lesson-lux-keep-why = Not the highest, but the ones with which you will see every action once. All choose at once and in secret. What you pass on, your neighbour may keep: you will know these cards, and that helps.
lesson-lux-keep-again = Keep two of what you were given
lesson-lux-keep-again-say = These cards come from your neighbour. Choose { $first } and { $second }, then press Keep.
lesson-lux-keep-again-why = The last two go on to your neighbour, who must keep them. You must keep the last two you are handed. The letter on a card only names its colour.
lesson-lux-hometown = Your hometown, your points
lesson-lux-hometown-say = The row with your name is your hometown. Cards played there count as points, and have no action.
lesson-lux-hometown-why = Each part shows your total, the limit and the room that is left. { $roomy ->
    [0] No room yet: the capital must grow first, and everybody can make it grow.
   *[other] Where there is none, the capital must grow first, and everybody can make it grow.
  }
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
    [yes] It raises the limit, so it serves where your hand has the most.
   *[no] It lowers the limit, so it hurts least where your hand has the fewest.
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
lesson-lux-home-why = Once the card is chosen, each button says what comes of it: your total, and the room left. It warns you before you go over.
lesson-lux-free = The rest is yours
lesson-lux-free-say = Play your other cards as you like, one each turn: to the capital or home.
lesson-lux-free-why = When a hand is empty after its turn, every other player has one more turn. Cards still in hand then go to their hometown without action, and may push it over a limit.
lesson-lux-gold = Gold saves cards
lesson-lux-gold-say = You are over a limit. Choose what you save: one disc for each point over, or nothing.
lesson-lux-gold-why = All or nothing for each profession. Discs you keep are worth 1 point each at the end.
lesson-lux-checked = The round was checked
lesson-lux-checked-say = The modifiers were revealed. Whoever had more of a profession than its limit, and did not pay, lost these cards for good.{ $over ->
    [0] {""}
   *[other] {" "}You were { $over } over in { $hall } and had { $gold } gold: too little to save them.
  }
lesson-lux-checked-why = What lies in the capital and in the hometowns stays for the next round; the modifiers are shuffled again.
lesson-lux-bonus = Bonus cards
lesson-lux-bonus-say = Whoever had the most of a profession at home took its highest card from the capital as a bonus card.
lesson-lux-bonus-why = Bonus cards are safe: no limit holds for them any more. Taken from the capital, they lower its limit for the next round. On a tie each takes one, as long as there are any.
lesson-lux-end = You know the game
lesson-lux-end-say = Two more rounds go the same way.
lesson-lux-end-why = The art is to come close to the limit without going over, and to know what others have passed on to you.

# What is said of others' turns.

lesson-lux-took = { $seat } played { $card } to the capital and took { $mine ->
    [yes] your { $taken }
   *[no] { $taken }
  } home: that is a Cleric's action{ $tried ->
    [yes] .
   *[no] , you will try it soon.
  }
