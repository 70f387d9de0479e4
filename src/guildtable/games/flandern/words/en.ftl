# Flandern 1302 in English. A ref is named by its message: town:bruges is town-bruges.

title = Flandern 1302
summary = Six towns are built together and against each other. When a town is full it pays: most to the guild with most districts there, half to the second. Secret cards decide who builds first.

## Phases

phase-set-up = set-up
phase-centres = laying the centres
phase-last-centres = laying the last centres
phase-shuffle = shuffling
phase-golden-card = 1, golden card
phase-choose = 2, choosing cards
phase-act = 4, actions
phase-golden-action = 5, golden action
phase-score = 6, scoring
phase-turn = a turn
phase-pile = a card of the pile
phase-end-turn = end of a turn
phase-over = over

## What one can point at

card-bruges = Bruges
card-ghent = Ghent
card-ypres = Ypres
card-leuven = Leuven
card-utrecht = Utrecht
card-liege = Liège
card-building-site = building site
card-pick-up = pick up
influence-1 = with 1 influence
influence-2 = with 2 influence
influence-3 = with 3 influence
influence-4 = with 4 influence
influence-5 = with 5 influence
influence-6 = with 6 influence
influence-7 = with 7 influence
influence-8 = with 8 influence
influence-9 = with 9 influence
golden-bruges = Bruges
golden-ghent = Ghent
golden-ypres = Ypres
golden-leuven = Leuven
golden-utrecht = Utrecht
golden-liege = Liège
golden-influence = influence
golden-building-site = building site
golden-cathedral = cathedral
golden-guild-master = Guild Master
golden-pick-up = pick up
pile-blue-bruges = blue Bruges
pile-blue-ghent = blue Ghent
pile-blue-ypres = blue Ypres
pile-blue-leuven = blue Leuven
pile-blue-utrecht = blue Utrecht
pile-blue-liege = blue Liège
pile-blue-building-site = blue building site
pile-yellow-bruges = yellow Bruges
pile-yellow-ghent = yellow Ghent
pile-yellow-ypres = yellow Ypres
pile-yellow-leuven = yellow Leuven
pile-yellow-utrecht = yellow Utrecht
pile-yellow-liege = yellow Liège
pile-yellow-building-site = yellow building site
pile-green-bruges = green Bruges
pile-green-ghent = green Ghent
pile-green-ypres = green Ypres
pile-green-leuven = green Leuven
pile-green-utrecht = green Utrecht
pile-green-liege = green Liège
pile-green-building-site = green building site
pile-red-bruges = red Bruges
pile-red-ghent = red Ghent
pile-red-ypres = red Ypres
pile-red-leuven = red Leuven
pile-red-utrecht = red Utrecht
pile-red-liege = red Liège
pile-red-building-site = red building site
arms-blue = blue
arms-yellow = yellow
arms-green = green
arms-red = red
arms-grey = grey
arms-church = Church
town-bruges = Bruges
town-ghent = Ghent
town-ypres = Ypres
town-leuven = Leuven
town-utrecht = Utrecht
town-liege = Liège
tile-blue-small-2 = small blue district, 2 masters
tile-blue-small-1 = small blue district, 1 master
tile-blue-small-0 = small blue district
tile-blue-medium-2 = medium blue district, 2 masters
tile-blue-medium-1 = medium blue district, 1 master
tile-blue-medium-0 = medium blue district
tile-blue-large-1 = large blue district, 1 master
tile-blue-large-0 = large blue district
tile-blue-centre = blue centre
tile-yellow-small-2 = small yellow district, 2 masters
tile-yellow-small-1 = small yellow district, 1 master
tile-yellow-small-0 = small yellow district
tile-yellow-medium-2 = medium yellow district, 2 masters
tile-yellow-medium-1 = medium yellow district, 1 master
tile-yellow-medium-0 = medium yellow district
tile-yellow-large-1 = large yellow district, 1 master
tile-yellow-large-0 = large yellow district
tile-yellow-centre = yellow centre
tile-green-small-2 = small green district, 2 masters
tile-green-small-1 = small green district, 1 master
tile-green-small-0 = small green district
tile-green-medium-2 = medium green district, 2 masters
tile-green-medium-1 = medium green district, 1 master
tile-green-medium-0 = medium green district
tile-green-large-1 = large green district, 1 master
tile-green-large-0 = large green district
tile-green-centre = green centre
tile-red-small-2 = small red district, 2 masters
tile-red-small-1 = small red district, 1 master
tile-red-small-0 = small red district
tile-red-medium-2 = medium red district, 2 masters
tile-red-medium-1 = medium red district, 1 master
tile-red-medium-0 = medium red district
tile-red-large-1 = large red district, 1 master
tile-red-large-0 = large red district
tile-red-centre = red centre
tile-grey-small-1 = small grey district, 1 master
tile-grey-small-0 = small grey district
tile-grey-medium-1 = medium grey district, 1 master
tile-grey-medium-0 = medium grey district
tile-grey-large-0 = large grey district
tile-grey-centre = grey centre
tile-church-small = small church district
tile-church-medium = medium church district
tile-church-large = large church district
tile-church-A = small church A (opens a suburb)
tile-church-B = medium church B (opens a suburb)
tile-church-C = large church C (opens two suburbs)
tile-church-D = medium church D (swallows a small space)
tile-church-centre = church centre
site-site-1 = site I
site-site-2 = site II
site-site-3 = site III
site-site-4 = site IV
site-site-5 = site V
site-site-6 = site VI
space-site-1-centre = I centre
space-site-1-S1 = I S1
space-site-1-S2 = I S2
space-site-1-S3 = I S3
space-site-1-S4 = I S4
space-site-1-M1 = I M1
space-site-1-M2 = I M2
space-site-1-M3 = I M3
space-site-1-M4 = I M4
space-site-1-L1 = I L1
space-site-1-L2 = I L2
space-site-1-L3 = I L3
space-site-1-L4 = I L4
space-site-1-A1 = I A1
space-site-1-B1 = I B1
space-site-1-C1 = I C1
space-site-1-C2 = I C2
space-site-2-centre = II centre
space-site-2-S1 = II S1
space-site-2-S2 = II S2
space-site-2-S3 = II S3
space-site-2-S4 = II S4
space-site-2-M1 = II M1
space-site-2-M2 = II M2
space-site-2-M3 = II M3
space-site-2-M4 = II M4
space-site-2-L1 = II L1
space-site-2-L2 = II L2
space-site-2-L3 = II L3
space-site-2-L4 = II L4
space-site-2-A1 = II A1
space-site-2-B1 = II B1
space-site-2-C1 = II C1
space-site-2-C2 = II C2
space-site-3-centre = III centre
space-site-3-S1 = III S1
space-site-3-S2 = III S2
space-site-3-S3 = III S3
space-site-3-S4 = III S4
space-site-3-M1 = III M1
space-site-3-M2 = III M2
space-site-3-M3 = III M3
space-site-3-M4 = III M4
space-site-3-L1 = III L1
space-site-3-L2 = III L2
space-site-3-L3 = III L3
space-site-3-L4 = III L4
space-site-3-A1 = III A1
space-site-3-B1 = III B1
space-site-3-C1 = III C1
space-site-3-C2 = III C2
space-site-4-centre = IV centre
space-site-4-S1 = IV S1
space-site-4-S2 = IV S2
space-site-4-S3 = IV S3
space-site-4-S4 = IV S4
space-site-4-M1 = IV M1
space-site-4-M2 = IV M2
space-site-4-M3 = IV M3
space-site-4-M4 = IV M4
space-site-4-L1 = IV L1
space-site-4-L2 = IV L2
space-site-4-L3 = IV L3
space-site-4-L4 = IV L4
space-site-4-A1 = IV A1
space-site-4-B1 = IV B1
space-site-4-C1 = IV C1
space-site-4-C2 = IV C2
space-site-5-centre = V centre
space-site-5-S1 = V S1
space-site-5-S2 = V S2
space-site-5-S3 = V S3
space-site-5-S4 = V S4
space-site-5-M1 = V M1
space-site-5-M2 = V M2
space-site-5-M3 = V M3
space-site-5-M4 = V M4
space-site-5-L1 = V L1
space-site-5-L2 = V L2
space-site-5-L3 = V L3
space-site-5-L4 = V L4
space-site-5-A1 = V A1
space-site-5-B1 = V B1
space-site-5-C1 = V C1
space-site-5-C2 = V C2
space-site-6-centre = VI centre
space-site-6-S1 = VI S1
space-site-6-S2 = VI S2
space-site-6-S3 = VI S3
space-site-6-S4 = VI S4
space-site-6-M1 = VI M1
space-site-6-M2 = VI M2
space-site-6-M3 = VI M3
space-site-6-M4 = VI M4
space-site-6-L1 = VI L1
space-site-6-L2 = VI L2
space-site-6-L3 = VI L3
space-site-6-L4 = VI L4
space-site-6-A1 = VI A1
space-site-6-B1 = VI B1
space-site-6-C1 = VI C1
space-site-6-C2 = VI C2
complete-site-1-centre = complete I centre
complete-site-1-S1 = complete I S1
complete-site-1-S2 = complete I S2
complete-site-1-S3 = complete I S3
complete-site-1-S4 = complete I S4
complete-site-1-M1 = complete I M1
complete-site-1-M2 = complete I M2
complete-site-1-M3 = complete I M3
complete-site-1-M4 = complete I M4
complete-site-1-L1 = complete I L1
complete-site-1-L2 = complete I L2
complete-site-1-L3 = complete I L3
complete-site-1-L4 = complete I L4
complete-site-1-A1 = complete I A1
complete-site-1-B1 = complete I B1
complete-site-1-C1 = complete I C1
complete-site-1-C2 = complete I C2
complete-site-2-centre = complete II centre
complete-site-2-S1 = complete II S1
complete-site-2-S2 = complete II S2
complete-site-2-S3 = complete II S3
complete-site-2-S4 = complete II S4
complete-site-2-M1 = complete II M1
complete-site-2-M2 = complete II M2
complete-site-2-M3 = complete II M3
complete-site-2-M4 = complete II M4
complete-site-2-L1 = complete II L1
complete-site-2-L2 = complete II L2
complete-site-2-L3 = complete II L3
complete-site-2-L4 = complete II L4
complete-site-2-A1 = complete II A1
complete-site-2-B1 = complete II B1
complete-site-2-C1 = complete II C1
complete-site-2-C2 = complete II C2
complete-site-3-centre = complete III centre
complete-site-3-S1 = complete III S1
complete-site-3-S2 = complete III S2
complete-site-3-S3 = complete III S3
complete-site-3-S4 = complete III S4
complete-site-3-M1 = complete III M1
complete-site-3-M2 = complete III M2
complete-site-3-M3 = complete III M3
complete-site-3-M4 = complete III M4
complete-site-3-L1 = complete III L1
complete-site-3-L2 = complete III L2
complete-site-3-L3 = complete III L3
complete-site-3-L4 = complete III L4
complete-site-3-A1 = complete III A1
complete-site-3-B1 = complete III B1
complete-site-3-C1 = complete III C1
complete-site-3-C2 = complete III C2
complete-site-4-centre = complete IV centre
complete-site-4-S1 = complete IV S1
complete-site-4-S2 = complete IV S2
complete-site-4-S3 = complete IV S3
complete-site-4-S4 = complete IV S4
complete-site-4-M1 = complete IV M1
complete-site-4-M2 = complete IV M2
complete-site-4-M3 = complete IV M3
complete-site-4-M4 = complete IV M4
complete-site-4-L1 = complete IV L1
complete-site-4-L2 = complete IV L2
complete-site-4-L3 = complete IV L3
complete-site-4-L4 = complete IV L4
complete-site-4-A1 = complete IV A1
complete-site-4-B1 = complete IV B1
complete-site-4-C1 = complete IV C1
complete-site-4-C2 = complete IV C2
complete-site-5-centre = complete V centre
complete-site-5-S1 = complete V S1
complete-site-5-S2 = complete V S2
complete-site-5-S3 = complete V S3
complete-site-5-S4 = complete V S4
complete-site-5-M1 = complete V M1
complete-site-5-M2 = complete V M2
complete-site-5-M3 = complete V M3
complete-site-5-M4 = complete V M4
complete-site-5-L1 = complete V L1
complete-site-5-L2 = complete V L2
complete-site-5-L3 = complete V L3
complete-site-5-L4 = complete V L4
complete-site-5-A1 = complete V A1
complete-site-5-B1 = complete V B1
complete-site-5-C1 = complete V C1
complete-site-5-C2 = complete V C2
complete-site-6-centre = complete VI centre
complete-site-6-S1 = complete VI S1
complete-site-6-S2 = complete VI S2
complete-site-6-S3 = complete VI S3
complete-site-6-S4 = complete VI S4
complete-site-6-M1 = complete VI M1
complete-site-6-M2 = complete VI M2
complete-site-6-M3 = complete VI M3
complete-site-6-M4 = complete VI M4
complete-site-6-L1 = complete VI L1
complete-site-6-L2 = complete VI L2
complete-site-6-L3 = complete VI L3
complete-site-6-L4 = complete VI L4
complete-site-6-A1 = complete VI A1
complete-site-6-B1 = complete VI B1
complete-site-6-C1 = complete VI C1
complete-site-6-C2 = complete VI C2
with-site-1-centre = with I centre
with-site-1-S1 = with I S1
with-site-1-S2 = with I S2
with-site-1-S3 = with I S3
with-site-1-S4 = with I S4
with-site-1-M1 = with I M1
with-site-1-M2 = with I M2
with-site-1-M3 = with I M3
with-site-1-M4 = with I M4
with-site-1-L1 = with I L1
with-site-1-L2 = with I L2
with-site-1-L3 = with I L3
with-site-1-L4 = with I L4
with-site-1-A1 = with I A1
with-site-1-B1 = with I B1
with-site-1-C1 = with I C1
with-site-1-C2 = with I C2
with-site-2-centre = with II centre
with-site-2-S1 = with II S1
with-site-2-S2 = with II S2
with-site-2-S3 = with II S3
with-site-2-S4 = with II S4
with-site-2-M1 = with II M1
with-site-2-M2 = with II M2
with-site-2-M3 = with II M3
with-site-2-M4 = with II M4
with-site-2-L1 = with II L1
with-site-2-L2 = with II L2
with-site-2-L3 = with II L3
with-site-2-L4 = with II L4
with-site-2-A1 = with II A1
with-site-2-B1 = with II B1
with-site-2-C1 = with II C1
with-site-2-C2 = with II C2
with-site-3-centre = with III centre
with-site-3-S1 = with III S1
with-site-3-S2 = with III S2
with-site-3-S3 = with III S3
with-site-3-S4 = with III S4
with-site-3-M1 = with III M1
with-site-3-M2 = with III M2
with-site-3-M3 = with III M3
with-site-3-M4 = with III M4
with-site-3-L1 = with III L1
with-site-3-L2 = with III L2
with-site-3-L3 = with III L3
with-site-3-L4 = with III L4
with-site-3-A1 = with III A1
with-site-3-B1 = with III B1
with-site-3-C1 = with III C1
with-site-3-C2 = with III C2
with-site-4-centre = with IV centre
with-site-4-S1 = with IV S1
with-site-4-S2 = with IV S2
with-site-4-S3 = with IV S3
with-site-4-S4 = with IV S4
with-site-4-M1 = with IV M1
with-site-4-M2 = with IV M2
with-site-4-M3 = with IV M3
with-site-4-M4 = with IV M4
with-site-4-L1 = with IV L1
with-site-4-L2 = with IV L2
with-site-4-L3 = with IV L3
with-site-4-L4 = with IV L4
with-site-4-A1 = with IV A1
with-site-4-B1 = with IV B1
with-site-4-C1 = with IV C1
with-site-4-C2 = with IV C2
with-site-5-centre = with V centre
with-site-5-S1 = with V S1
with-site-5-S2 = with V S2
with-site-5-S3 = with V S3
with-site-5-S4 = with V S4
with-site-5-M1 = with V M1
with-site-5-M2 = with V M2
with-site-5-M3 = with V M3
with-site-5-M4 = with V M4
with-site-5-L1 = with V L1
with-site-5-L2 = with V L2
with-site-5-L3 = with V L3
with-site-5-L4 = with V L4
with-site-5-A1 = with V A1
with-site-5-B1 = with V B1
with-site-5-C1 = with V C1
with-site-5-C2 = with V C2
with-site-6-centre = with VI centre
with-site-6-S1 = with VI S1
with-site-6-S2 = with VI S2
with-site-6-S3 = with VI S3
with-site-6-S4 = with VI S4
with-site-6-M1 = with VI M1
with-site-6-M2 = with VI M2
with-site-6-M3 = with VI M3
with-site-6-M4 = with VI M4
with-site-6-L1 = with VI L1
with-site-6-L2 = with VI L2
with-site-6-L3 = with VI L3
with-site-6-L4 = with VI L4
with-site-6-A1 = with VI A1
with-site-6-B1 = with VI B1
with-site-6-C1 = with VI C1
with-site-6-C2 = with VI C2
button-pile = the pile

## What is asked

lay-centre = Where do you lay the centre of { $town }?
take-influence = Which guild do you take under your influence?
choose-cards = { $influence ->
    [0] Choose an action card. You have no influence cards left.
    [one] Choose an action card, and your influence card if you like.
   *[other] Choose an action card, and up to { $influence } influence cards.
}
build = { $card }: build a district, or complete a building site.
set-up-site = Set up a building site: which district, and where?
place-cathedral = On which church district do you build a cathedral?
place-guild-master = On which district do you place a Guild Master?
take-turn = { $left ->
    [own] Now play one of your own cards.
    [pile] Now draw a card from the pile.
   *[both] Play one of your cards and draw one from the pile, in either order.
}

## What would come of it

free-spaces = { $free ->
    [0] the town is full
    [one] 1 space free
   *[other] { $free } spaces free
  }
outcome-guild = { $town } worth { $value }, would pay this guild { $after } instead of { $before }; { free-spaces }
outcome-church = { $town } worth { $value }; { free-spaces }
outcome-site = in { $town } (worth { $value }), to be completed later; { free-spaces }
outcome-scored = { $town } has been scored: nothing comes of the card. To play it is to pass.
outcome-nothing = as the board lies, nothing can be done with it

## Why not

barred-borders = borders a district of the same arms: { $arms }
barred-no-long-side = none of its long sides lies on a district
barred-fits-nowhere = there is no space for it now
barred-no-such-space = no space of its shape is free
barred-no-gate = the gate of its letter cannot be built on now
barred-no-room-beside = no free small space lies beside it

## What happened

did = { $seat-is ->
    [you] You
   *[other] { $seat }
  }

leads = { $seat-is ->
    [you] You lead
   *[other] { $seat } leads
  } the { $guild } guild.
influences = { $seat-is ->
    [you] You have
   *[other] { $seat } has
  } the { $guild } guild under influence.
lays-centre = { did } laid the centre of { $town } on { $site }.
founds = { $town } lies on { $site }.
round-begins = Round { $round } began. Starting player: { $seat-is ->
    [you] you
   *[other] { $seat }
  }.
golden-removed = The golden card { $card } belonged to a scored town and was removed.
you-take-golden = Your golden card: { $card }.
takes-golden = { did } took a golden card.
reveals = { did } played { $card } ({ $influence ->
    [0] no influence card
    [one] 1 influence card
   *[other] { $influence } influence cards
  }).
reveals-golden = { did } revealed the golden card { $card }.
plays = { did } played { $card }.
draws-from-pile = { did } drew { $card } from the pile.
pile-is-empty = There is no card left in the pile for { $seat-is ->
    [you] you
   *[other] { $seat }
  }.
pile-removed = { $card } belonged to a scored town and was removed from the pile.
cannot-act = { $seat-is ->
    [you] You
   *[other] { $seat }
  } could do nothing with { $card }.
cannot-place = { $seat-is ->
    [you] You
   *[other] { $seat }
  } could not place a piece: { $card }.
builds = { did } built in { $space }: { $tile }.
sets-up-site = { did } set up a building site in { $space }: { $tile }.
swallows = A small space in { $space } is part of it.
opens-suburbs = Beyond the gate: { $count ->
    [one] a new space
   *[other] { $count } new spaces
  } in { $spaces }.
completes = { did } completed the building site in { $space }.
picks-up = { did } picked up these cards: { $cards }.
places-cathedral = { did } built a cathedral in { $space }.
places-guild-master = { did } placed a Guild Master in { $space }.
covers = Nothing can be built there any more: { $count ->
    [one] a space is
   *[other] { $count } spaces are
  } covered in { $spaces }.
town-is-scored = { $town } is scored; it is worth { $value }.
guild-scores = { $town }: { $guild } has { $districts } { $districts ->
    [one] district
   *[other] districts
  } and { $masters } { $masters ->
    [one] master
   *[other] masters
  }, { $points } { $points ->
    [one] point
   *[other] points
  }.
influence-bonus = { did } kept most influence cards: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
game-ends = The game is over.

## Points

score-guild = own guild
score-influence = influence cards
score-influenced = guild under influence

## On the table

worth = worth { $value }
spaces-left = { $free } free
scored = scored
pieces = building sites { $sites } · cathedrals { $cathedrals } · masters { $masters } · covers { $covers }
golden-pile = golden cards { $a } A, { $b } B
pile-left = pile { $cards }
hand = hand
played = played
influence-cards = influence { $cards }
own-golden = Your golden card: { $card }
neutral = grey { $points }
points = { $points } { $points ->
    [one] point
   *[other] points
  }
stock = stock
none = none

## Help

help-signs =
    ▶ must answer · ✓ has answered · ⚑ starting player
    Letters: B blue (the Dyers), Y yellow (the Weavers), G green (the Fullers), R red (the Cloth-cutters), A grey (the Armourers), + Church; a small letter is a building site, # a cover. A free space bears its number: S is a small one, M medium, L large; “I S1” is space S1 of site I.
help-rules =
    A round: the starting player looks at a golden card. All choose in secret one action card and any number of influence cards. Who played more cards acts earlier; ties clockwise from the starting player.
    A town card builds one district there, of your guild, the grey one or the Church, or completes a building site of these. The building-site card lays a district in any town, under construction: it counts only when completed. Pick up takes back all cards you have played.
    A district needs a space of its shape, one of its long sides on something laid, and no neighbour of the same arms. Church tiles A, B and C open suburbs at their gates, D swallows a small space.
    Then the starting player carries out the golden card: only grey and church districts, a cathedral, a Guild Master, an influence card, or pick up.
    Spaces on which nothing can be built any more are covered. A full town pays: its value to the guild with most districts, half to the second, then 4, 2 and 0; Guild Masters break ties, and who is still tied gets the lower rank. A district is worth 1, a church 2, with a cathedral 3. The cards of a scored town stay: whoever plays one passes.
    The game ends when at most one space is free, or the golden cards are used up. Most influence cards kept: 3 points.
    With two: no golden cards; each turn one card of your own and one of the pile of the guilds under influence, one of which counts for you.
    The printed board, the outlines of the tiles and the golden cards could not be had: ours are a reconstruction. So is which colour and town a guild has; its trade is in the rulebook.
    From outside the rulebook: a town has thirteen districts, a guild five of each shape. Against its letter: hands lie open, because all begin alike and every card is seen when played, so the log tells the same and bots forget nothing; and chance names the first starting player, because the table does not know who is the eldest. Where it is silent the ruling is ours. docs/rules/flandern.md in the source says of every rule where it comes from.
