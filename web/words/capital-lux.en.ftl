# Capital Lux at the table in the browser: what the game's own catalogue has no need of.

## Professions and places

lux-agent = Agent
lux-cleric = Cleric
lux-scholar = Scholar
lux-merchant = Merchant
lux-does-agent = look at a modifier, place it
lux-does-cleric = take the lowest card of another profession
lux-does-scholar = draw a card
lux-does-merchant = take 1 gold
lux-brief-agent = modifier
lux-brief-cleric = fetch a card
lux-brief-scholar = draw a card
lux-brief-merchant = 1 gold
lux-rule = When the round ends, a hometown with more of a profession than the capital loses it, unless it pays 1 gold for each point over.
lux-rule-bonus = Whoever has most of a profession takes its highest card in the capital as a bonus card.
lux-about = { $profession }, limit { $limit }: what they do
lux-action = Played to the capital: { $does }.
lux-hall = { $profession } in the capital, limit { $limit }
lux-hall-between = { $profession } in the capital, limit { $low } to { $high }
lux-hall-cards = Cards: { $cards }
lux-no-modifier = no modifier
lux-own-modifier = yours, counted in
lux-yours = yours
lux-with-own = with your hidden modifier { $modifier }
lux-by = by { $seat-is ->
    [you] you
   *[other] { $seat }
  }
lux-hidden = { $count } hidden: limit { $low } to { $high }
lux-of = of { $limit }
lux-full = full
lux-no-room = no room
lux-room-between = room { $low } to { $high }
lux-cell = { $seat }, { $profession }: { $total } of { $limit }, { $room }
lux-highest = highest: takes the bonus card

## Seats

lux-seat = { $name }: { points }, { $gold } gold, { lux-cards } in hand
lux-starter = starting player
lux-gold = { $gold } gold
lux-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
lux-risked = { $points } at risk
lux-bonus = bonus
lux-is-choose = choosing
lux-has-choose = has chosen
lux-is-decide = deciding
lux-has-decide = has decided
lux-is-play = to play
lux-has-play = has played

## Beside the table

lux-notes = Notes
lux-draft = The draft
lux-draft-way = Cards go to the left, and from { $last } to { $first }. Nobody sees what is kept.
lux-known = What you know
lux-passed = passed to the left
lux-handed = passed last
lux-received = came to you
lux-supply = Supply
lux-left-deck = deck
lux-left-modifiers = modifiers
lux-left-gold = gold
lux-discards = Out of the game
lux-last-turns-near = Last turns are near
lux-near-end = { $seat-is ->
    [you] You have one card left: once you play it, the others have one more turn.
   *[other] { $seat } has one card left. Once it is played you have one more turn, and the cards still in your hand go home.
  }
lux-last-turns = Last turns
lux-report = How round { $round } ended
lux-reveals-modifier = { $capital } { $modifier }
lux-saves = paid { $gold } gold, kept { $capital }
lux-loses = lost
lux-takes-bonus = bonus

## The end of a round

lux-end-laid = Put down from the hand
lux-end-limit = limit { $limit }
lux-end-capital = Capital { $total }
lux-end-fits = { $total }: within the limit
lux-end-saves = { $total }: { $over } over, paid { $over } gold, kept
lux-end-loses = { $total }: { $over } over, lost
lux-end-you-saves = Your { $profession } { $total }, limit { $limit }: { $over } over, you paid { $over } gold: kept
lux-end-you-loses = Your { $profession } { $total }, limit { $limit }: { $over } over, you had { $gold } gold: lost
lux-end-highest = highest with { $most }, takes the bonus card
lux-end-tied = tied for most with { $most }, takes a bonus card
lux-end-none-left = most with { $most }, but no card is left in the capital
lux-end-nobody = Nobody has any: no bonus card
lux-end-points = { $before } points before, { $after } now
lux-end-lost = { $points } lost
lux-end-gold = { $points } gold
lux-end-bonus = { $points } bonus

## The draft

lux-kept = Kept
lux-packet-dealt = Dealt to you
lux-packet-from = From { $seat }
lux-you-choose = Pick { $count } cards to keep
lux-you-keep = You keep { $cards }
lux-they-wait = { $seat } gets the others
lux-they-get = { $seat } gets { $cards }
lux-they-choose = Two of them stay there, the rest goes on.
lux-they-must-keep = They are the last: all of them must be kept.
lux-then-more = Then you choose again from what comes to you.
lux-then-play = Then what is passed to you is yours, and play begins.

## What was done, with what came of it

lux-told-cleric = { did } played { $card } to the capital and took { $taken } from there to { own-hometown }: { $capital }' limit from { $before } to { $after }.
lux-told-agent = { did } played { $card } to the capital and placed a hidden modifier above { $capital }.
lux-told-own-agent = You played { $card } to the capital and placed { $modifier } above { $capital }.
lux-told-idle = { did } played { $card } to the capital for nothing: { $why ->
    [modifiers-are-gone] no modifier is left
    [deck-is-empty] the deck is empty
    [gold-is-gone] the gold is gone
   *[other] there is nobody to take
  }.
lux-put-over = over the limit by it

## A turn

lux-play-capital = Play to the capital
lux-play-hometown = Play to your hometown
lux-about-capital = its action, and a higher limit for all
lux-about-hometown = its points, as long as you stay within the limit
lux-to-capital = Play to the capital, { $profession }
lux-to-hometown = Play to your hometown, { $profession }
lux-then = → { $after }
lux-take-brief = take { $value }
lux-then-fits = { how-much-room }
lux-then-risks = at risk
lux-then-costs-gold = { $over } over
lux-then-busts = { $over } over
lux-falls-fits = then { $cards } { $count ->
    [one] goes
   *[other] go
  } home too: { $after } of { $limit }
lux-falls-risks = then { $cards } { $count ->
    [one] goes
   *[other] go
  } home too: { $after }, at risk
lux-falls-over = then { $cards } { $count ->
    [one] goes
   *[other] go
  } home too: { $after }, { $over } over
lux-sends-keep = Keep { $cards }
lux-only-you = only you see it
lux-saving = What to save

## Hints

lux-hint-choose = Pass { $pass } of 2. All choose at once; what you do not keep goes to your left.
lux-hint-pick = Pick a card first; then you see what would come of it on either side.
lux-hint-only-card = Your last card: after it everybody else has one more turn.
lux-hint-only-card-at-last = Your last card: nothing stays in your hand.
lux-hint-way = Capital, or your hometown?
lux-hint-way-keys = Press C or Y, or click on the table.
lux-hint-take = Its limit falls by the card you take, and your total rises by it.
lux-hint-place = Only you know it until the round ends. The others see where it lies.
lux-hint-save = All decide at once. What is not saved leaves the game.
lux-hint-waiting = Your choice is made. It shows when all have chosen.
lux-hint-last = { $seat-is ->
    [you] You have
   *[other] { $seat } has
  } no cards left: these are the last turns of the round.

## The bar on top

capital-lux-phase-choose = Choose
capital-lux-phase-choose-again = Choose again
capital-lux-phase-play = Play
capital-lux-phase-round-end = Round end
