# The player aid of Flandern 1302, in English. rules/text.ts says what a line may begin with.

aid-round = A round
aid-round-text =
    1. The starting player looks at the top golden card.
    2. All choose in secret: one action card, and any number of influence cards.
    3. All reveal. Most cards act first; if equal, whoever is nearer to the starting player clockwise.
    4. All carry out their action. What is possible must be done.
    5. The starting player carries out the golden card.
    6. Dead spaces are covered, full towns scored. The next player starts.
aid-cards = Silver cards
aid-card-town = _Town:_ lay a district there, or complete a building site: own, grey or Church.
aid-card-building-site = _Building site:_ lay such a district in any town, with a building-site piece on it. It does not count yet.
aid-card-pick-up = _Pick up:_ take back all action cards played, this one too.
aid-card-influence = _Influence:_ act earlier. Gone once played.
aid-building = Building
aid-building-text =
    - _Shape:_ on a free space of the same shape.
    - _Long side:_ one of its long sides lies on a district.
    - _Borders:_ never beside the same arms.
    - Centres and building sites are districts, too.
aid-specials = Special church tiles
aid-special-a = small, on gate A: opens one suburb.
aid-special-b = medium, on gate B: opens one suburb.
aid-special-c = large, on gate C: opens two suburbs.
aid-special-d = medium: swallows a small space beside it.
aid-set-up = Set-up
aid-set-up-text =
    - Each a guild: 15 districts, eleven silver cards, and a town centre to lay on one of six sites. Utrecht and Liège go to the last two.
    - In stock: 15 grey districts, 13 of the Church, 10 building sites, 4 cathedrals, 4 Guild Masters.
    - Golden cards: pile A on pile B. With three players the fourth guild and its town are out.
aid-arms = Coats of arms
aid-arms-blue = _Dyers:_ blue, Bruges
aid-arms-yellow = _Weavers:_ yellow, Ghent
aid-arms-green = _Fullers:_ green, Ypres
aid-arms-red = _Cloth-cutters:_ red, Leuven
aid-arms-grey = _Armourers:_ grey, Utrecht; for everybody
aid-arms-church = _Church:_ Liège; no guild, no rank
aid-golden = Golden cards
aid-golden-town = _Town:_ lay or complete there, grey or Church only.
aid-golden-building-site = _Building site:_ grey or Church only.
aid-golden-pick-up = _Pick up:_ as the silver one.
aid-golden-influence = _Influence:_ into your hand.
aid-golden-cathedral = _Cathedral:_ on a church district without one.
aid-golden-guild-master = _Guild Master:_ on a district of yours or of grey.
aid-scoring = Scoring and end
aid-scoring-text =
    | In the full town | Worth
    | Guild district, centre too | 1
    | Church district | 2
    | with a cathedral | 3
    | Building site | 0
    Rank by districts, then by Guild Masters; who is still tied gets the lowest rank of the tie. Half is rounded up.
    | Rank | 1 | 2 | 3 | 4 | 5
    | Points | value | half | 4 | 2 | 0
    _End:_ at most one free space left, or no golden card. Score what is left; most influence cards: 3 points. Most points win.
aid-two = With two players
aid-two-text = No influence cards, golden cards, cathedrals or Guild Masters. A turn has two actions: a card of your own, and one drawn from the pile of the two guilds under influence. Your guild and the one under your influence count for you.
