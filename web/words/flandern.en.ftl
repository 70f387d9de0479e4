# Flandern 1302 at the table in the browser: what the game's own catalogue has no need of.

## The phases in the bar

flandern-phase-golden-card = Golden card
flandern-phase-choose = Choose in secret
flandern-phase-act = Build
flandern-phase-golden-action = Golden action
flandern-phase-score = Score

## Guilds, shapes, pieces

fl-arms-blue = Dyers
fl-arms-yellow = Weavers
fl-arms-green = Fullers
fl-arms-red = Cloth-cutters
fl-arms-grey = Armourers
fl-arms-church = Church
fl-guild = { $name } ({ $colour })
fl-town-of-guild = Its town is { $town }.
fl-for-everyone = For everyone
fl-neutral = grey, for everyone
fl-no-guild = for everyone, scores nothing
fl-small = small
fl-medium = medium
fl-large = large
fl-centre = centre
fl-special = special tile { $letter }
fl-masters = { $masters ->
    [one] 1 Guild Master
   *[other] { $masters } Guild Masters
  }
fl-building-site = building site
fl-cathedral = cathedral
fl-specials = Special tiles left
fl-sites-left = Building sites left: { $count }
fl-cathedrals-left = Cathedrals left: { $count }
fl-masters-left = Guild Masters left: { $count }
fl-covers-left = Covers left: { $count }
fl-left-of = { $shape } tiles left: { $count }
fl-left = { $count } left

## Towns

fl-towns = Towns
fl-all-towns = All towns
fl-enlarge = Enlarge { $town }
fl-site = Site { $site }
fl-empty-site = site { $site }
fl-no-town = no town
fl-worth-now = { $free ->
    [0] No space free
    [one] 1 space free
   *[other] { $free } spaces free
  }; worth { $value } to the guild with most districts
fl-lay-here = Lay the centre on site { $site }
fl-space-small = small space
fl-space-medium = medium space
fl-space-large = large space
fl-space-centre = centre
fl-covered = covered: nothing can be built here
fl-closed = empty
fl-side-e = east
fl-side-ne = north-east
fl-side-n = north
fl-side-nw = north-west
fl-side-w = west
fl-side-sw = south-west
fl-side-s = south
fl-side-se = south-east
fl-suburb = suburb
fl-inner = inner
fl-mid = middle
fl-outer = outer
fl-touches = touches { $what }
fl-touches-nothing = touches nothing built
fl-touch-centre = the centre ({ $colour })
fl-touch = { $shape } { $colour }
fl-gate-here = gate { $letter }
fl-site-told = { $spaces } spaces; at the centre { $shapes }; gates { $gates }
fl-not-here = not here
fl-long-sides = Heavy lines are long sides: one of them must lie on a district.
fl-gate = Gate { $letter }: church tile { $letter } built here opens the dashed suburb.
fl-share = { $guild }: { fl-districts }, { fl-masters }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } now
fl-full = Full, worth { $value }
fl-near-end = { $why ->
    [golden] { $count ->
        [one] One golden card is left: with it the game ends.
       *[other] { $count } golden cards are left: with the last of them the game ends.
      }
   *[spaces] { $count ->
        [one] Only one space is free: when it is built on, the game ends.
       *[other] Only { $count } spaces are free: when they are built on, the game ends.
      }
  }
fl-last-golden = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
  } the last golden card.
fl-reveals = All have chosen: the cards are turned over.
fl-town-paid = { $town } scored, worth { $value }: { $paid }.
fl-paid = { $seat-is ->
    [you] you
   *[other] { $seat }
  } { $points ->
    [0] nothing
   *[other] +{ $points }
  }
fl-districts = { $districts ->
    [one] 1 district
   *[other] { $districts } districts
  }
fl-reconstruction = Town plans are our own reconstruction. A, B, C: a church tile of that letter opens the dashed suburb.

## Seats

fl-seats = Seats
fl-beside = Cards and log
fl-seat = { $name }, { $guild }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
fl-expected = { $points } more if every town were scored now
fl-starts = starts
fl-starts-told = starts, and acts last with the golden card
fl-choosing = choosing
fl-ready = ready
fl-to-act = to act
fl-acts = acts as number { $place }
fl-acted = has acted
fl-under-influence = under influence: its points count too

## Golden card and pile

fl-golden = Golden card
fl-golden-taken = { $seat-is ->
    [you] You have seen it, and act
   *[other] { $seat } has seen it, and acts
  } with it last.
fl-golden-none = None taken.
fl-golden-yours = Yours; carried out last.
fl-golden-left = { $count } in the pile
fl-pile = The pile
fl-pile-why = Cards of the guilds under influence.
fl-pile-draw = draw a card
fl-pile-done = drawn this turn
fl-drawn-last = Drawn last

## The hand

fl-card-town = { $free ->
    [0] full
   *[other] { $free } free
  }, worth { $value }
fl-card-pass = scored: a pass
fl-card-building-site = any town
fl-card-pick-up = all cards back
fl-hand-founding = Cards are played when all centres lie.
fl-hand-round = You play a card again in the next round.
fl-hand-turn = You play a card in your own turn.
fl-hand-acted = You have played your card of this turn.
fl-influence = Influence cards
fl-influence-have = { $cards ->
    [0] none left
   *[other] more of them act earlier
  }
fl-influence-how-many = how many go with it?
fl-without = Play without influence cards
fl-with = { $cards ->
    [one] Play with 1 influence card
   *[other] Play with { $cards } influence cards
  }

## Building

fl-arms = Arms
fl-sends-card = Play { $card }{ $influence ->
    [0] {""}
   *[other] {" "}+ { $influence }
  }
fl-sends-build = Build in { $town }
fl-sends-set-up-site = Set it up in { $town }
fl-sends-lay-centre = Lay it here
fl-sends-place-cathedral = Build it in { $town }
fl-sends-place-guild-master = Place it in { $town }
fl-complete = Complete
fl-complete-in = complete in { $town }
fl-complete-later = first put the tile back
fl-fits = { $count ->
    [one] 1 space
   *[other] { $count } spaces
  }
fl-brings = { $before } → { $after } points
fl-pays-you = { $town } worth { $value }, would pay you { $after } instead of { $before }; { free-spaces }
fl-pays-guild = { $town } worth { $value }, would pay the { $guild } { $after } instead of { $before }; { free-spaces }
fl-scores-for-you = scores for you
fl-brings-church = worth { $value }
fl-unfit = { $count ->
    [one] 1 tile fits nowhere
   *[other] { $count } tiles fit nowhere
  }
fl-nowhere-borders = beside its own arms
fl-nowhere-gate = no room at its gate
fl-nowhere-reach = no long side on a district

## The end

flandern-storeys = Each storey is a town; the topmost is influence cards.

## Hints

fl-hint-secret = Secret until all have chosen. The card lies open before you then, until you pick up.
fl-hint-golden = Your golden card comes last: { $card }.
fl-hint-golden-of = { $seat-is ->
    [you] You start, and act
   *[other] { $seat } starts, and acts
  } last with the golden card.
fl-hint-influence = A number only picks; nothing is sent before you press Play.
fl-step-influence = How many influence cards go with it?
fl-hint-brings = { $tile }: { $outcome }
fl-hint-centre = Your centre is the first district of the town. Gates and shapes differ from site to site; what a town pays does not.
fl-hint-tile = Pick a tile; the spaces it fits light up.
fl-hint-golden-tile = Your golden card: it builds only grey and church districts. Pick a tile.
fl-step-play = Play { $card }?
fl-step-tile = { $card }: choose a tile to build.
fl-step-site = Choose a tile for the building site.
fl-step-space = On which space? { $count ->
    [one] One fits.
   *[other] { $count } fit.
  }
fl-hint-cross = Press a cross to see why not there.
fl-hint-with = Which small space does it swallow?
fl-hint-piece = Press a district on the board.
fl-hint-turn = { $done ->
    [0] Both in this turn, whichever you like first.
   *[other] The second action of your turn.
  }
fl-hint-take = Its points count for you at the end, beside your own. You lay its centre next.
fl-hint-waiting = Your choice is made. All cards turn when everybody has chosen.
