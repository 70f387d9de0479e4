# Capital Lux in English. A ref is put into words by the message of its name: card:scholar-4 is card-scholar-4.
# Our own sentences; titles belong to their owners.

title = Capital Lux
summary = Play people to your hometown for points, or to the capital for their action. At the end of each round a hometown with more of a profession than the capital loses it.

## Phases

phase-set-up = setting up
phase-first-starter = finding the starting player
phase-deal = dealing
phase-choose = choosing cards
phase-choose-again = choosing cards, second time
phase-play = playing cards
phase-round-end = round end
phase-over = game over

## What can be pointed at

card-agent-2 = Agent 2
card-agent-3 = Agent 3
card-agent-4 = Agent 4
card-agent-5 = Agent 5
card-agent-6 = Agent 6
card-cleric-2 = Cleric 2
card-cleric-3 = Cleric 3
card-cleric-4 = Cleric 4
card-cleric-5 = Cleric 5
card-cleric-6 = Cleric 6
card-scholar-2 = Scholar 2
card-scholar-3 = Scholar 3
card-scholar-4 = Scholar 4
card-scholar-5 = Scholar 5
card-scholar-6 = Scholar 6
card-merchant-2 = Merchant 2
card-merchant-3 = Merchant 3
card-merchant-4 = Merchant 4
card-merchant-5 = Merchant 5
card-merchant-6 = Merchant 6
to-capital = to the capital
to-hometown = to your hometown
capital-agent = Agents
capital-cleric = Clerics
capital-scholar = Scholars
capital-merchant = Merchants
save-agent = Save Agents
save-cleric = Save Clerics
save-scholar = Save Scholars
save-merchant = Save Merchants
button-save-none = Save none
modifier-plus-4 = +4
modifier-plus-2 = +2
modifier-minus-1 = −1
modifier-minus-3 = −3

## What is asked

choose-cards = Choose { $count } cards to keep. { $rest ->
    [one] The other goes
   *[other] The other { $rest } go
  } to { $seat }.
play-card = Play a card: to the capital or to your hometown?
play-last-card = Your last turn of this round: play a card. The others then go to your hometown.
take-from-capital = Cleric: of which profession do you take the lowest card?
place-modifier = Agent: above which profession do you place your modifier { $modifier }, face down?
save-with-gold = You are over the limit in { $over } and have { $gold } gold. What do you save?

## What would come of it

limit-at-worst = { $spread ->
    [0] limit { $limit }
   *[other] limit { $limit } at worst
  }
limit-at-best = { $spread ->
    [0] limit { $limit }
   *[other] limit { $limit } at best
  }
how-much-room = { $room ->
    [0] exactly full
   *[other] room { $room }
  }
limit-rises = { $hidden ->
    [0] limit { $before } → { $after } for all
   *[other] limit { $before } → { $after } for all, before hidden modifiers
  }
limit-rises-first = { $hidden ->
    [0] limit { $before } → { $lifted } for all
   *[other] limit { $before } → { $lifted } for all, before hidden modifiers
  }
keep-card = your hometown has { $mine } of this profession, limit { $limit }
hometown-fits = your { $profession } { $before } → { $after }, { limit-at-worst }: { how-much-room }
hometown-risks = your { $profession } { $before } → { $after }, limit { $low } to { $high }: a hidden modifier decides
hometown-costs-gold = your { $profession } { $before } → { $after }, { limit-at-best }: { $over } over, you have { $gold } gold
hometown-busts = your { $profession } { $before } → { $after }, { limit-at-best }: { $over } over, lost unless the capital grows
to-capital-agent = { limit-rises }, then look at a modifier and place it
to-capital-agent-idle = { limit-rises }, no modifier left to place
to-capital-cleric = { limit-rises }, then take one of { $cards }
to-capital-cleric-idle = { limit-rises }, no card there to take
to-capital-cleric-takes-fits = { limit-rises-first }, then take { $card }: you will have { $after }, { limit-at-worst }
to-capital-cleric-takes-risks = { limit-rises-first }, then take { $card }: you will have { $after }, limit { $low } to { $high }
to-capital-cleric-takes-costs-gold = { limit-rises-first }, then you must take { $card }: { $over } over, you have { $gold } gold
to-capital-cleric-takes-busts = { limit-rises-first }, then you must take { $card }: { $over } over, lost unless the capital grows
to-capital-scholar = { limit-rises }, then draw a card
to-capital-scholar-idle = { limit-rises }, no card left to draw
to-capital-merchant = { limit-rises }, then take 1 gold
to-capital-merchant-idle = { limit-rises }, no gold left to take
take-fits = take { $card }: you will have { $after }, { limit-at-worst }
take-risks = take { $card }: you will have { $after }, limit { $low } to { $high }: a hidden modifier decides
take-costs-gold = take { $card }: you will have { $after }, { limit-at-best }: { $over } over, you have { $gold } gold
take-busts = take { $card }: you will have { $after }, { limit-at-best }: { $over } over, lost unless the capital grows
place-fits = limit { $before } → { $lifted }, you have { $after }
place-risks = limit { $before } → { $lifted }, you have { $after }: a hidden modifier decides
place-costs-gold = limit { $before } → { $lifted }, you have { $after }: { $over } over, you have { $gold } gold
place-busts = limit { $before } → { $lifted }, you have { $after }: { $over } over, lost unless the capital grows
save-all = pay { $gold } gold, lose nothing
save-some = pay { $gold } gold, lose { $lost } ({ points })
lose-all = pay nothing, lose { $lost } ({ points })

## Why not

none-in-capital = nobody of this profession is in the capital
no-cleric-takes-a-cleric = a Cleric cannot take a Cleric
too-little-gold = needs { $needed } gold, you have { $gold }

## What happened

did = { $seat-is ->
    [you] You
   *[other] { $seat }
  }

dealt-modifier = Draw for the starting player: { $seat-is ->
    [you] you
   *[other] { $seat }
  } drew { $modifier }.
opens-capital = { $card } opens the capital.
round-begins = Round { $round } began. Starting player: { $seat-is ->
    [you] you
   *[other] { $seat }
  }.
starts-next = { $seat-is ->
    [you] You have
   *[other] { $seat } has
  } the richest hometown ({ points }) and { $seat-is ->
    [you] begin
   *[other] begins
  } the next round.
you-are-dealt = Dealt to you: { $cards }.
you-choose = You kept { $cards }.
you-receive = Passed to you by { $seat }: { $cards }.
play-begins = All have chosen. First to play: { $seat-is ->
    [you] you
   *[other] { $seat }
  }.
own-hometown = { $seat-is ->
    [you] your
   *[other] their own
  } hometown
plays-to-hometown = { did } played { $card } to { own-hometown }.
plays-to-capital = { did } played { $card } to the capital.
you-draw = You drew { $card }.
draws-card = { did } drew a card.
deck-is-empty = The deck is empty: { $seat-is ->
    [you] you
   *[other] { $seat }
  } drew nothing.
takes-gold = { did } took 1 gold.
gold-is-gone = The gold is gone: { $seat-is ->
    [you] you
   *[other] { $seat }
  } took none.
takes-from-capital = { did } took { $card } from the capital to { own-hometown }.
nobody-to-take = Nobody in the capital for { $seat-is ->
    [you] you
   *[other] { $seat }
  } to take.
you-look-at-modifier = You looked at the modifier { $modifier }.
you-place-modifier = You placed { $modifier } above { $capital }.
places-modifier = { did } placed a hidden modifier above { $capital }.
modifiers-are-gone = No modifier left: { $seat-is ->
    [you] you
   *[other] { $seat }
  } placed none.
passes = { $seat-is ->
    [you] You
   *[other] { $seat }
  } had no card to play.
last-turns = { $seat-is ->
    [you] You have
   *[other] { $seat } has
  } no cards left: everybody else has one more turn.
lays-down = { did } put the rest of the hand into { own-hometown }: { $cards }.
reveals-modifier = The modifier above { $capital } was { $modifier }, placed by { $seat-is ->
    [you] you
   *[other] { $seat }
  }.
saves = { did } paid { $gold } gold to keep { $capital }.
loses = { $seat-is ->
    [you] You were
   *[other] { $seat } was
  } over the limit in { $capital } and lost { $cards }.
takes-bonus = { $seat-is ->
    [you] You
   *[other] { $seat }
  } took { $card } as a bonus card: nobody has a higher total of its profession.
game-ends = The game is over.

## Points

score-hometown = hometown
score-bonus = bonus cards
score-gold = gold

## On the table

capital = Capital
limit = limit
room = room { $room }
over = { $over } over
at-risk = at risk
own-modifier = yours
range = { $low } to { $high }
supply = Deck { $cards } · modifiers { $modifiers } · gold { $gold }
hand = Your hand
gold = gold { $gold }
cards-in-hand = cards { $cards }
bonus = bonus { $points }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
safe-points = { points }, { $safe } safe
passed = You passed on { $cards }
handed = You handed on { $cards }
received = You received { $cards }
kept = You have kept { $cards }
none = none

## Help

help-signs =
    ▶ must answer · ✓ has answered · ⚑ starting player · ♛ most of a profession · ▲ over the limit · △ perhaps over the limit · ±? hidden modifier, its limit lies between the two numbers
    Colours: Agents blue (B), Clerics pink (K), Scholars green (G), Merchants yellow (Y).
help-rules =
    Three rounds. Cards are worth 2 to 6. Choose two, pass the rest to the left, choose two more, pass the rest.
    Then take turns: each card goes to your hometown (points) or to the capital (its action, and a higher limit for all).
    In the capital an Agent places a hidden modifier (+4, +2, −1 or −3), a Cleric takes the lowest card of another profession into your hometown, a Scholar draws a card, a Merchant takes 1 gold.
    When somebody's hand is empty, everybody else has one more turn; then all cards left in hand go to the hometown.
    Now modifiers are revealed, and values are added up: if your hometown's total of a profession is higher than the capital's total with modifiers, you lose all your cards of it, unless you pay the difference in gold.
    The highest total of a profession takes its highest card from the capital as a bonus card; if tied, one each in turn order, as long as there are any.
    Capital and hometowns stay for the next round. The richest hometown begins it.
    After three rounds: hometown + bonus cards + 1 a gold. If tied, most 6s win, then 5s, and so on.
    Against the letter of the rulebook: bonus cards lie open, because everybody saw them taken, so the log tells the same and bots forget nothing. Where it is silent the ruling is ours; nothing is reconstructed. docs/rules/capital-lux.md in the source says of every rule where it comes from.
