# What the drawing of Bruges says beyond the game's own catalogue.

## At the table

bruges-city = The city of Bruges
bruges-ring = The ring of canals: four gates, from each two sections of five spaces
bruges-rivals = Rivals
bruges-town = Your town
bruges-hand = Hand
bruges-close = Close
bruges-tab-city = City
bruges-tab-rivals = Rivals
bruges-seal-swan = Swan
bruges-seal-bear = Bear
bruges-seal-ship = Ship
bruges-seal-key = Key
bruges-chooses = is choosing
bruges-first-player = first player

## The city

bruges-not-rolled = The dice are rolled once all have drawn.
bruges-costs = price +{ $face }
bruges-die-costs = Adds { $face } to what a step of reputation costs this round.
bruges-die-strikes = { $penalty }: everybody takes a marker of this threat.
bruges-die-nothing = Brings no threat and adds nothing to the price of a step.
bruges-die-told = { $colour } die: { $face }
bruges-step-price = { $price ->
    [0] No 1 and no 2: nobody can buy a step this round.
    [one] A step of reputation costs 1 guilder this round.
   *[other] A step of reputation costs { $price } guilders this round.
  }
bruges-space-told = { $side }: space { $number }, { $colour }, { $price ->
    [one] 1 guilder
   *[other] { $price } guilders
  }
bruges-third-space = Built up to here it is worth 3 points at the end
bruges-back = { $colour } card
bruges-canal-space = { $colour } for { $price }
bruges-canal-told = Canal { $side }: { $built } of 5 built{ $left ->
    [0] , complete
   *[other] ; next { $next }
  }.
bruges-left = left
bruges-next-statue = next statue: { $points }
bruges-next-statue-about = Whoever next builds a canal to its fifth space takes a statue of { $points } points.
bruges-extra = extra pile: { $cards }
bruges-extra-about = When one of the two piles runs out the extra pile takes its place, and this round is the last; if a person drew the last card during the turns, the next one is.
bruges-nobody-here = Nobody sits at this gate
bruges-no-statue = no statue left
bruges-discarded = { $count ->
    [0] nothing discarded
   *[other] { $count } discarded
  }
bruges-majorities = Majorities
bruges-majorities-note = ▲ leads alone now. Whoever does when a round ends keeps { $points } points for it, whatever comes: a gilded frame.
bruges-leads = leads
bruges-marker-won = marker won
bruges-race-own = you lead { $most }⁠–⁠{ $next }
bruges-race-rival = { $name } leads { $most }⁠–⁠{ $next }
bruges-race-tied = tied at { $most }

## Seats

bruges-guilders-told = { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
  }
bruges-workers-told = { $worker }: { $count }
bruges-threat-told = { $penalty }: { $count } of 3
bruges-threat-near-flood = A third flood takes all workers
bruges-threat-near-plague = A third plague takes a person
bruges-threat-near-raid = A third raid takes all guilders
bruges-threat-near-fire = A third fire takes a house or canal token
bruges-threat-near-intrigue = A third intrigue takes 3 points
bruges-threats-near = { $penalties }: one more strikes
bruges-threats-strike = { $penalties }: strikes now
bruges-no-threat-near = No threat is close
bruges-step = step { $step }
bruges-steps-worth = points at the end
bruges-of-ten = { $canals } of 10
bruges-mini-told = { $person } in a { $house }. { $text }
bruges-empty-houses = { $count ->
    [one] 1 empty house
   *[other] { $count } empty houses
  }
bruges-chip-told = { $name }: { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
  }, { $persons ->
    [one] 1 person
   *[other] { $persons } persons
  }, { $canals ->
    [one] 1 canal token
   *[other] { $canals } canal tokens
  }
bruges-points-told = { $points ->
    [one] 1 point
   *[other] { $points } points
  } if the game ended now: show the parts
bruges-points-of = Points of { $name }
bruges-points-now = If the game ended now

## Houses and cards

bruges-no-houses = Your houses will stand here. Use a card as a house, then recruit a person into it.
bruges-empty-house = Empty house
bruges-empty-told = { $house }, empty
bruges-house-of = its card is { $card }
bruges-used = used
bruges-pay = pay
bruges-brief-at-once = at once
bruges-brief-for-worker = pay 1
bruges-brief-once-a-round = each round
bruges-brief-always = always
bruges-brief-whenever = whenever
bruges-brief-at-end = end
bruges-card-told = { $card }, { $colour }, { $group }, price { $price }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $when }. { $text }
bruges-ours-in-part = our own choice: { $facts }
bruges-fact-price = price
bruges-fact-group = group
bruges-fact-colour = colour
bruges-fact-icon = when it acts
bruges-fact-worker_colour = colour of its worker
bruges-fact-effect = what it does
bruges-fact-amount = how much it brings
bruges-fact-minimum = that a step is never below 0
bruges-fact-points_per_guilder = points for a guilder
bruges-fact-counted_group = which group it counts
bruges-seen-by-all = Everybody has seen this card.
bruges-unseen = Drawn, not looked at yet
bruges-unseen-told = { $colour } card, not looked at yet
bruges-no-cards = No card in hand
bruges-choose-person = Choose { $person }
bruges-put-down = Put the card down

## What can be done

bruges-choose-a-card = Choose a card, or one of these
bruges-choose-in-hand = Choose in your hand
bruges-choose-card = Choose a card: it has six uses
bruges-goes-on = { $what }: choose
bruges-six-uses = { $card }, six uses
bruges-not-now = not now
bruges-use-workers = Take workers
bruges-use-guilders = Take guilders
bruges-use-threat = Drop { $penalty }
bruges-use-canal = Dig a canal
bruges-use-house = Build a house
bruges-use-recruit = Recruit { $person }
bruges-fork-workers = choose which
bruges-fork-guilders = choose a die
bruges-fork-threat = choose which
bruges-fork-canal = left or right
bruges-fork-house = choose which
bruges-fork-recruit = choose a house
bruges-legend-workers = Workers
bruges-legend-workers-about = of the card's colour
bruges-legend-guilders = Guilders
bruges-legend-guilders-about = as the die of its colour shows
bruges-legend-threat = Against a threat
bruges-legend-threat-about = one marker of its colour goes, for a point
bruges-legend-canal = Canal
bruges-legend-canal-about = if your next space has its colour
bruges-legend-house = House
bruges-legend-house-about = for a worker of its colour
bruges-legend-recruit = Recruit
bruges-legend-recruit-about = its person, into an empty house

## Hints

bruges-step-use = { $card }: how do you use the card?
bruges-step-workers = Which workers do you take?
bruges-step-guilders = By which die do you take guilders?
bruges-step-threat = Which threat do you drop?
bruges-step-canal = Which canal space do you dig?
bruges-step-house = What kind of house do you build?
bruges-step-recruit = { $card }: into which house?
bruges-hint-card = Choose a card to see what each of its six uses brings.
bruges-hint-ready = Before or after your card you may activate { $persons }.
bruges-hint-choose-pile = You see only the colour on top. You look at your cards once your hand is full.
bruges-hint-choose-pile-house = Nobody looks at the card: what counts is the colour on top.
bruges-hint-choose-pile-play = You see only the colour on top.
bruges-hint-advance = Reputation counts at the end, and whoever leads alone when a round ends keeps { $points } points for it.
bruges-hint-plague = The house stays, and may be lived in again.
bruges-hint-fire = Whoever lives in a house that burns returns to your hand.
bruges-hint-suffer-first = All of them come; the order is yours.
bruges-is-last = This is the last round.
bruges-near-end = { $cards ->
    [one] A draw pile has 1 card left
   *[other] A draw pile has { $cards } cards left
  }: the round in which it runs out is the last.
bruges-next-is-last = The next round is the last.

## The bar on top

bruges-phase-draw = Draw
bruges-phase-threats = Threats
bruges-phase-advance = Reputation
bruges-phase-play = Play cards
bruges-phase-majorities = Majorities

## Moments

bruges-rolling = { $seat-is ->
    [you] You roll the dice.
   *[other] { $seat } rolls the dice.
  }
bruges-third-marker = { $seat-is ->
    [you] Your third marker
   *[other] The third marker for { $seat }
  }
bruges-will-lose-plague = { $seat-is ->
    [you] You lose a person.
   *[other] { $seat } loses a person.
  }
bruges-will-lose-fire = { $seat-is ->
    [you] You lose a house or a canal token.
   *[other] { $seat } loses a house or a canal token.
  }
bruges-nothing-lost = There was nothing to lose.
bruges-turns-marker = { $seat-is ->
    [you] You lead alone and turn your marker.
   *[other] { $seat } leads alone and turns a marker.
  }
bruges-statue = Statue
bruges-much = { $seat-is ->
    [you] You score
   *[other] { $seat } scores
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  } with { $person }.
bruges-last-why = Play this round to its end; then the points are counted.
bruges-one-more = One round to go

## The end

storey-track = taken in play
