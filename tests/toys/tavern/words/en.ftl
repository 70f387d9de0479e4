# The Tavern in English.

title = The Tavern
summary = Build houses, give feasts, and have most coins after ten turns.

## Phases

phase-play = playing cards

## What can be pointed at

card-blue-1 = blue 1
card-blue-2 = blue 2
card-blue-3 = blue 3
card-blue-4 = blue 4
card-blue-5 = blue 5
card-red-1 = red 1
card-red-2 = red 2
card-red-3 = red 3
card-red-4 = red 4
card-red-5 = red 5
back-blue = a blue card
back-red = a red card
# Also what would come of it: an outcome of the same name.
use-house = as a house
use-feast = for a feast
coin-one = 1 coin
button-yes = yes
button-no = no

## What is asked

play = Play a card: as a house, face down, or for a feast, to which all others give.
again = Do you play another card?
give = A feast: how many coins do you give?

## What happened

builds = { $seat } built a house: { $back }.
you-build = You built a house of { $card }.
feasts = { $seat } gave a feast with { $card }.
gives = { $seat } gave { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
  }.
you-draw = You drew { $card }.

## Points

score-coins = coins

## On the table

none = none

## Help

help-signs = A house of somebody else shows only the colour of its back.
help-rules =
    Ten turns. On your turn play cards, one after another, as many as you like.
    A house lies face down. To a feast all others give 0 to 2 coins, in secret and at once; you roll two dice for coins, and draw a card.
    Most coins win.
