# De Herberg in het Nederlands.

title = De Herberg
summary = Bouw huizen, geef feesten, en heb na tien beurten de meeste munten.

## Phases

phase-play = kaarten spelen

## What can be pointed at

card-blue-1 = blauw 1
card-blue-2 = blauw 2
card-blue-3 = blauw 3
card-blue-4 = blauw 4
card-blue-5 = blauw 5
card-red-1 = rood 1
card-red-2 = rood 2
card-red-3 = rood 3
card-red-4 = rood 4
card-red-5 = rood 5
back-blue = een blauwe kaart
back-red = een rode kaart
# Also what would come of it: an outcome of the same name.
use-house = als huis
use-feast = voor een feest
coin-one = 1 munt
button-yes = ja
button-no = nee

## What is asked

play = Speel een kaart: als huis, gedekt, of voor een feest, waaraan alle anderen geven.
again = Speel je nog een kaart?
give = Een feest: hoeveel munten geef je?

## What happened

builds = { $seat } heeft { $back } als huis gebouwd.
you-build = Je hebt een huis gebouwd van { $card }.
feasts = { $seat } heeft een feest gegeven met { $card }.
gives = { $seat } heeft { $coins ->
    [0] niets
    [one] 1 munt
   *[other] { $coins } munten
  } gegeven.
you-draw = Je hebt { $card } getrokken.

## Points

score-coins = munten

## On the table

none = geen

## Help

help-signs = Van een huis van een ander zie je alleen de kleur van de achterkant.
help-rules =
    Tien beurten. In je beurt speel je kaarten, een voor een, zoveel je wilt.
    Een huis ligt gedekt. Aan een feest geven alle anderen 0 tot 2 munten, in het geheim en tegelijk; je gooit twee dobbelstenen voor munten en trekt een kaart.
    Wie de meeste munten heeft, wint.
