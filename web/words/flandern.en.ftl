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
fl-left-of = { $shape } tiles left: { $count }
fl-left = { $count } left

## Towns

fl-towns = Towns
fl-all-towns = All towns
fl-enlarge = Enlarge { $town }
fl-site = Site { $site }
fl-empty-site = site { $site }
fl-no-town = no town
fl-lay-here = Lay the centre on site { $site }
fl-space-small = small space
fl-space-medium = medium space
fl-space-large = large space
fl-space-centre = centre
fl-covered = covered: nothing can be built here
fl-closed = empty
fl-not-here = not here
fl-long-sides = Heavy lines are long sides: one of them must lie on a district.
fl-gate = Gate { $letter }: church tile { $letter } built here opens the dashed suburb.
fl-share = { $guild }: { $districts } { $districts ->
    [one] district
   *[other] districts
  }, { fl-masters }: { $points } points now
fl-for = for
fl-is-full = { $town } is full: worth { $value }
fl-districts = { $districts ->
    [one] 1 district
   *[other] { $districts } districts
  }
fl-reconstruction = Town plans are our own reconstruction. A, B, C: a church tile of that letter opens the dashed suburb.

## Seats

fl-seats = Seats
fl-beside = Cards and log
fl-you = You
fl-seat = { $name }, { $guild }: { $points } points
fl-starts = starts
fl-choosing = choosing
fl-ready = ready
fl-to-act = to act
fl-acts = acts as number { $place }
fl-acted = has acted
fl-under-influence = under influence: its points count too

## Golden card and pile

fl-golden = Golden card
fl-golden-taken = { $seat } has seen it, and acts with it last.
fl-golden-none = None taken.
fl-golden-yours = Yours; carried out last.
fl-golden-left = { $count } in the pile
fl-pile = The pile
fl-pile-why = Cards of the guilds under influence.
fl-pile-draw = draw a card
fl-pile-done = drawn this turn
fl-drawn-last = Drawn last

## The hand

fl-card-town = { $free } free, worth { $value }
fl-card-building-site = any town
fl-card-pick-up = all cards back
fl-influence = Influence cards
fl-influence-have = { $cards ->
    [0] none left
   *[other] more of them act earlier
  }
fl-influence-how-many = how many go with it? Confirm: none
fl-without = Play without influence cards
fl-with = { $cards ->
    [one] Play with 1 influence card
   *[other] Play with { $cards } influence cards
  }

## Building

fl-arms = Arms
fl-complete = Complete
fl-fits = fits { $count }

## Hints

fl-hint-secret = Secret until all have chosen. The card lies open before you then, until you pick up.
fl-hint-influence = How many influence cards go with it? A number sends your choice with so many, Confirm with none.
fl-hint-centre = Your centre is the first district of the town. The plans differ, what they pay does not.
fl-hint-tile = Pick a tile; the spaces it fits light up.
fl-hint-tile-short = Pick a tile.
fl-hint-space = { $tile }: { $count ->
    [one] 1 space fits.
   *[other] { $count } spaces fit.
  } Point at a cross to see why not there.
fl-hint-space-short = { $tile }: { $count } fit.
fl-hint-with = Which small space does it swallow?
fl-hint-piece = Point at a district on the board.
fl-hint-turn = { $done ->
    [0] Both in this turn, whichever you like first.
   *[other] The second action of your turn.
  }
fl-hint-take = Its points count for you at the end, beside your own. You lay its centre next.
fl-hint-waiting = Your choice is made. All cards turn when everybody has chosen.
