# Bruges in English. A ref is named by its message: use:house is use-house. The persons have a catalogue of their own.

title = Bruges
summary = Every card can be used in six ways: for workers, guilders, against a threat, for a canal, as a house, or for its person. Dice set the prices of a round and bring the threats. Most points win.

## Phases

phase-set-up = set-up
phase-first-player = finding the first player
phase-draw = 1, drawing cards
phase-roll = 2, rolling the dice
phase-threats = 2, threats
phase-advance = 2, reputation
phase-play = 3, playing cards
phase-majorities = 4, majorities
phase-over = over

## What one can point at

colour-blue = blue
colour-brown = brown
colour-red = red
colour-purple = purple
colour-yellow = yellow
worker-blue = blue worker
    .object = a blue worker
    .several = { $count } blue workers
worker-brown = brown worker
    .object = a brown worker
    .several = { $count } brown workers
worker-red = red worker
    .object = a red worker
    .several = { $count } red workers
worker-purple = purple worker
    .object = a purple worker
    .several = { $count } purple workers
worker-yellow = yellow worker
    .object = a yellow worker
    .several = { $count } yellow workers
threat-blue = blue threat (flood)
    .several = { $count } blue threats (flood)
threat-brown = brown threat (plague)
    .several = { $count } brown threats (plague)
threat-red = red threat (fire)
    .several = { $count } red threats (fire)
threat-purple = purple threat (intrigue)
    .several = { $count } purple threats (intrigue)
threat-yellow = yellow threat (raid)
    .several = { $count } yellow threats (raid)
die-blue = by the blue die
die-brown = by the brown die
die-red = by the red die
die-purple = by the purple die
die-yellow = by the yellow die
house-blue = blue house
house-brown = brown house
house-red = red house
house-purple = purple house
house-yellow = yellow house
as-blue = as blue
as-brown = as brown
as-red = as red
as-purple = as purple
as-yellow = as yellow
for-blue = for a blue one
for-brown = for a brown one
for-red = for a red one
for-purple = for a purple one
for-yellow = for a yellow one
use-workers = workers
use-guilders = guilders
use-threat = against a threat
use-canal = canal
use-house = house
use-recruit = recruit
pile-left = left pile
pile-right = right pile
section-left = on the left
section-right = on the right
penalty-flood = flood
penalty-plague = plague
penalty-raid = raid
penalty-fire = fire
penalty-intrigue = intrigue
majority-reputation = reputation
majority-people = people
majority-canal = canals
guard-red = red guard house
guard-blue = blue guard house
guard-yellow = yellow guard house
guard-green = green guard house
group-artist = Artists
group-bureaucrat = Bureaucrats
group-castle = Castle
group-church = Church
group-craftsman = Craftsmen
group-entertainer = Entertainers
group-merchant = Merchants
group-noble = Nobles
group-protector = Protectors
group-scholar = Scholars
group-underworld = Underworld
button-yes = Yes
button-end-turn = End turn
button-pay-guilders = Give 2 guilders
button-lose-point = Lose 1 point

## What is asked

choose-pile = { $becomes ->
    [house] Architect: which top card becomes your new house?
   *[hand] Draw { $left ->
        [one] 1 card
       *[other] { $left } cards
      }: from which pile?
  }
draw-a-sixth = Inventor: do you draw a sixth card? You may look at your cards only afterwards.
advance = { $price ->
    [0] Advance 1 step on the reputation track, for nothing?
    [one] Pay 1 guilder to advance 1 step on the reputation track?
   *[other] Pay { $price } guilders to advance 1 step on the reputation track?
  }
buy-off = Shield Bearer: do you pay { $guilders } guilders to ignore the { $penalty }?
carry-out-again = Astronomer: do you carry out { $person } a second time?
take-turn = Turn { $turn } of 4: play a card.
after-card = Turn { $turn } of 4: activate a person, or end your turn.
turn-without-card = Turn { $turn } of 4: no card is left. Activate a person, or end your turn.
play-another = Play another card.
may-play-another = You may play another card.
refuse-threat = Watchtower Keeper: the dice bring you threat markers. You may refuse one.
suffer-first = More than one threat strikes you. Which first?
plague = Plague: which person do you lose?
fire = Fire: which house or canal token do you lose?
lose-canal = Troublemaker: the outermost token of which of your canals do you lose?
lose-empty-house = Arsonist: which empty house do you lose?
discard-cards = { $least ->
    [0] You may discard up to { $count } { $count ->
        [one] card
       *[other] cards
      }.
   *[other] Discard { $count } { $count ->
        [one] card
       *[other] cards
      }.
  }
build-canal = Build a canal token: in which section?
may-build-canal = You may build a canal token: in which section?
exchange-workers = Exchange workers, one by one: which one do you give, and for which?
take-workers = Take { $count } { $count ->
    [one] worker
   *[other] workers
  } of any colour.
take-different-workers = Take { $count } workers of different colours.
return-worker = Which worker do you return?
give-workers = Beggar: give { $count } { $count ->
    [one] worker
   *[other] workers
  }.
return-threats = You may return up to { $count } threat { $count ->
    [one] marker
   *[other] markers
  }, for 1 point each.
return-different-threats = You may return up to { $count } threat { $count ->
    [one] marker
   *[other] markers of different colours
  }, for 1 point each.
return-a-threat = Return a threat marker, for 1 point.
spread-rumour = Rumour-monger: every other player receives a threat marker. Of which colour?
take-threat = Smuggler: which threat marker do you receive?
lend-guilders = Moneylender: who receives a guilder? You have { $count }.
pick-pocket = Pickpocket: whose guilders do you take?
inform-on = Informant: which threat marker do you give to whom?
give-in = Blackmailer: 2 guilders, or 1 point?

## What would come of it

price-of = { $price ->
    [0] pay nothing
    [one] pay 1 guilder
   *[other] pay { $price } guilders
  }
draw-from = { $colour } on top, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
outcome-step = { price-of }, { $left } left; worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } at the end instead of { $before }
outcome-buy-off = pay { $guilders } guilders, escape the { $penalty } ({ $lost } to lose)
outcome-workers = take { $count } { $colour } workers
outcome-guilders = take { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  }{ $more ->
    [0] : { $die } ({ $face })
   *[other] : { $die } ({ $face }) and { $more } more
  }
outcome-return-threat = return a { $colour } threat marker for 1 point, { $left } left
outcome-canal = space { $space }: { price-of }, { $left } left
outcome-canal-third = space { $space }: { price-of }, { $left } left; worth 3 points at the end
outcome-canal-statue = space { $space }: { price-of }, { $left } left; earns the statue of { $points } points
outcome-house = pay a { $colour } worker; worth 1 point at the end, and room for a person
outcome-house-free = for nothing; worth 1 point at the end, and room for a person
outcome-recruit = { price-of }, { $left } left; worth { $points } { $points ->
    [one] point
   *[other] points
  } at the end
outcome-gain-points = score { $points } { $points ->
    [one] point
   *[other] points
  }
outcome-gain-guilders = take { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  }
outcome-gain-points-guilders = score { $points } { $points ->
    [one] point
   *[other] points
  }, take { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  }
outcome-gain-workers = take { $workers-object }
outcome-end-turn = { $seat } is next
outcome-threat = { $count ->
    [one] the first marker of this colour
   *[other] the second marker of this colour; a third would strike
  }
outcome-flood = the third marker: all workers are lost ({ $lost })
outcome-plague = the third marker: { $lost ->
    [0] a person would be lost, but there is none
   *[other] a person is lost
  }
outcome-raid = the third marker: all guilders are lost ({ $lost })
outcome-fire = the third marker: { $lost ->
    [0] a house or canal token would be lost, but there is none
   *[other] a house or canal token is lost
  }
outcome-intrigue = the third marker: it costs { $lost ->
    [one] 1 point
   *[other] { $lost } points
  }
outcome-lose-person = lost with its { $points } { $points ->
    [one] point
   *[other] points
  }; the house stays
outcome-lose-canal = the token on space { $space } is lost
outcome-lose-canal-third = the token on space { $space } is lost, and its 3 points
outcome-lose-canal-fifth = the token on space { $space } is lost; the statue is kept
outcome-burn-house = the house is lost
outcome-burn-occupied = the house is lost, { $card } returns to your hand
outcome-rumour = { $count ->
    [0] nobody’s third marker of this colour: nobody loses anything
   *[other] the third marker for { $seats }: { $penalty }
  }
outcome-pocket = { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  }

## Why not

barred-no-threat = you have no { $colour } threat marker
barred-canals-complete = both canals are complete
barred-canal-colour = your next canal spaces are { $colours }
barred-short-of = the price is { $price }: you are { $missing ->
    [one] 1 guilder
   *[other] { $missing } guilders
  } short
barred-no-worker = you have no { $worker }
barred-no-empty-house = you have no empty house
barred-used = already activated in this round
barred-no-gain = it would bring nothing now
barred-have-a-card = you have no card in hand
barred-cards-to-draw = there are no cards left to draw
barred-have-a-card-and-cards-to-draw = you need a card in hand, and a card left to draw
barred-have-a-worker = you have no worker
barred-have-a-guilder-and-a-threat = you need a guilder and a threat marker
barred-have-a-threat = you have no threat marker
barred-have-a-threat-of = you have no threat marker of that colour
barred-have-a-threat-and-a-target = you need a threat marker, and another player who can receive it
barred-have-a-target = every other player is protected
barred-below-the-top = you are on the top step of the reputation track
barred-can-build-at-double-price = you cannot pay double the price of a next canal space
barred-have-two-guilders = you have less than 2 guilders
barred-can-buy-a-step = you need 2 guilders, and a step above you on the reputation track
barred-can-pay-the-rolled-price = you need a 1 or 2 on the dice, the guilders to pay that price, and a step above you on the reputation track
barred-can-recruit-for-less = nobody in your hand can be recruited, even for 2 guilders less

## What happened

did = { $seat-is ->
    [you] You
   *[other] { $seat }
  }
went = { $seat-is ->
    [you] You
   *[other] { $seat }
  }

sits-at = { $seat-is ->
    [you] You sit
   *[other] { $seat } sits
  } at the { $guard }.
round-begins = Round { $round } began. First player: { $seat-is ->
    [you] you
   *[other] { $seat }
  }.
draws = { did } drew a { $colour } card from the { $pile }.
you-drew = You drew { $cards }.
lays-from-pile = { did } laid the top card of the { $pile } as a house, unseen.
extra-pile-last-round = The { $pile } ran out and the extra pile replaced it: this is the last round.
extra-pile-next-round-last = The { $pile } ran out and the extra pile replaced it: the next round is the last.
pile-split = The { $pile } ran out; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } of the other pile replaced it.
rolls = { did } rolled: blue { $blue }, brown { $brown }, red { $red }, purple { $purple }, yellow { $yellow }.
refuses-threat = { did } refused a { $threat }.
receives-threat = { did } received a { $threat }, number { $count }.
returns-threat = { did } returned a { $threat }.
passes-threat = { did } gave a { $threat } to { $to-is ->
    [you] you
   *[other] { $to }
  }.
suffers = { $seat-is ->
    [you] Your third marker
   *[other] The third marker for { $seat }
  }: { $penalty }!
buys-off = { did } bought off the { $penalty }.
advances = { did } advanced to step { $step }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } at the end.
plays-for-workers = { did } played { $card } for workers.
plays-for-guilders = { did } played { $card } for guilders.
plays-for-threat = { did } played { $card } against a { $colour } threat.
plays-for-canal = { did } played { $card } for a canal.
you-built-with = You used { $card } for the house.
builds-house = { did } built a { $house }.
recruits = { did } recruited { $person } into a { $house }.
activates = { did } activated { $person }.
carries-out-again = { did } carried out { $person } a second time.
builds-canal = { did } built canal space { $space } { $section }.
loses-canal = { did } lost the token on canal space { $space } { $section }.
takes-statue = { did } took the statue of { $points } points.
loses-house = { did } lost a { $house } (its card was { $card }).
person-returns-to-hand = { $card } returned to { $seat-is ->
    [you] your hand
   *[other] the hand of { $seat }
  }.
loses-person = { did } lost { $person }.
discards = { did } discarded { $cards }.
takes-guilders = { did } took { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  }.
pays-guilders = { did } paid { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  }.
gives-guilders = { did } gave { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  } to { $to-is ->
    [you] you
   *[other] { $to }
  }.
takes-workers = { did } took { $workers-object }.
returns-workers = { did } returned { $workers-object }.
gives-workers = { did } gave { $workers-object } to { $to-is ->
    [you] you
   *[other] { $to }
  }.
takes-guilders-from = { $seat-is ->
    [you] Your { $person }
   *[other] { $seat }’s { $person }
  } took { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  } from { $victim-is ->
    [you] you
   *[other] { $victim }
  }.
loses-guilders = { did } lost { $guilders ->
    [one] the last guilder
   *[other] all { $guilders } guilders
  }.
takes-workers-from = { $seat-is ->
    [you] Your { $person }
   *[other] { $seat }’s { $person }
  } took { $workers-object } from { $victim-is ->
    [you] you
   *[other] { $victim }
  }.
loses-workers = { did } lost all workers: { $workers-object }.
scores = { did } scored { $points } { $points ->
    [one] point
   *[other] points
  }.
loses-points = { did } lost { $points } { $points ->
    [one] point
   *[other] points
  }.
turns-majority = { $seat-is ->
    [you] You have
   *[other] { $seat } has
  } the majority: { $majority }.
game-ends = The game is over.

## Points

score-track = points taken during play (5 to begin with)
score-people = people
score-houses = houses
score-laurels = laurels
score-majorities = majorities
score-canals = canals
score-statues = statues
score-reputation = reputation

## On the table

dice = Dice
step-price = { $price ->
    [0] nobody can advance this round
   *[other] a step costs { $price } this round
  }
piles = Piles
pile-empty = empty
extra-pile = extra { $cards }
statues = Statues
last-round = LAST ROUND
next-round-is-last = the next round is the last
points = { $points } { $points ->
    [one] point
   *[other] points
  }
track-points = { $points } taken in play
guilders = guilders { $guilders }
reputation = step { $step } of { $top }
cards-in-hand = hand
workers = workers
threats = threats
canals = canals
people = people
empty-house = empty
hand = Your hand
known-cards = all know of { $cards }
discarded = Discarded: { $cards }
icon-at-once = at once
icon-for-worker = for { $worker-object }, once a round
icon-once-a-round = once a round
icon-always = always
icon-whenever = whenever it happens
icon-at-end = at the end
none = none

## Where a person comes from

source-rulebook = known from the rulebook
source-supplement = known from the rulebook's supplement
source-mentioned = mentioned in the rulebook's supplement
source-outside = known from outside the rulebooks
source-ours = in no rulebook; filled in by us

## Help

help-signs =
    ▶ must answer · ✓ has answered · ⚑ first player · ↷ activated this round · ♛ majority marker · ✦ statue · ° designed by us, in no rulebook
    Colours: blue B, brown N, red R, purple P, yellow Y. Canal prices rise 1 to 5 outward; the third space is worth 3 points, the fifth earns a statue.
help-rules =
    A round: 1 draw to five cards, pile by pile; you look only when your hand is full. 2 five dice are rolled: each 5 or 6 gives everybody a threat marker of that colour; then you may climb one step of reputation for the sum of all 1s and 2s. 3 four turns each, one card a turn. 4 majorities.
    A card can bring 2 workers of its colour; guilders as its colour's die shows; remove a threat marker of its colour (1 point); build the next space of one of your canals if it has the card's colour, for its price; become a house for a worker of its colour; or put its person into an empty house for its price.
    Persons with a worker are activated once a round for that worker, those marked once a round for nothing, arrows act at once, loops always, laurels at the end.
    The third threat marker of a colour is penalised: blue flood, all workers; brown plague, a person; yellow raid, all guilders; red fire, a house or canal token; purple intrigue, 3 points.
    In phase 4 whoever alone leads in reputation, people or canal tokens turns that majority marker, worth 4 points, for good.
    When a pile runs out the extra pile replaces it, and this round is the last; if a person drew the last card in phase 3, the next round is. Then: track, persons (a third of their price), houses 1 each, laurels, majorities, third canal spaces 3 each, statues, reputation. If tied, most guilders win.
    The printed list of persons, the canal colours and the full reputation track could not be had. 53 persons are named in the rulebooks, more or less completely, and a 54th, the King, is known from elsewhere; the other 111, and every colour and price that no text gives, are our own reconstruction.
    From outside the rulebooks: flood is blue, plague brown, intrigue purple, and each group has 15 persons. Against their letter: chance names the first player, because the table cannot know who ate Belgian chocolate last. Where they are silent the ruling is ours. docs/rules/bruges.md in the source says of every rule where it comes from.
