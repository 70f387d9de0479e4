# The rulebook of Flandern 1302, in English. rules/ruleText.ts says what a line may begin with.

rule-aim = The aim and the story
rule-aim-text =
    On 11 July 1302, near Kortrijk, townsmen on foot beat the knights of the King of France, and hung the gilded spurs of the fallen in a church: the battle of the Golden Spurs. The weavers, fullers, dyers and cloth-cutters who had come to the aid of their count were given a say in Bruges, Ghent and Ypres, and in Utrecht and Liège, too, the guilds took power. Now they dispute it with each other, and that is where the game begins.
    You lead one of these guilds and build its districts into six towns at once, beside those of your rivals, of the grey guild of armourers and of the Church. A full town pays the guilds by their rank in it, and whoever has the most points when all are built up has the greatest influence in Flanders.

rule-set-up = Set-up
rule-set-up-text =
    Two to four play; each leads a guild. With its colour goes a town: blue Bruges, yellow Ghent, green Ypres, red Leuven. The grey guild (Utrecht) is led by nobody, and everybody may build for it. The Church (Liège) is no guild.
    Everybody lays the own town centre on one of six free sites. Utrecht and Liège go to the sites that are left.
    | In stock | How many
    | Districts of each guild, grey too | 15: five small, five medium, five large
    | Districts of the Church | 13, four of them special
    | Building sites | 10
    | Cathedrals and Guild Masters | 4 each
    Everybody has the same eleven silver cards: one for each town, one for a building site, one to pick up, and three influence cards. The golden cards lie in a pile, those with an A above those with a B.
    With three players the fourth guild is out: its districts, its centre, its cards and everybody's card of its town. One site stays empty and is no town. With two, see #two-players.
    Everybody chooses a guild before the first card, while the table waits.
    ! Chance names the first starting player, because the table does not know who is the eldest.
    ~ First come, first served. Whoever does not choose is dealt one of those left; bots take what is left.
    ~ The centres are laid from the starting player clockwise. Chance lays those of Utrecht and Liège.
    ^ Each guild has five districts of each of the three shapes. One of the last two centres is grey, the other the Church's.
    % The rulebook names the trades: weavers, fullers, dyers, cloth-cutters, and the neutral armourers. Which colour and which town each has is our guess: the Dyers blue, the Weavers yellow, the Fullers green, the Cloth-cutters red.

rule-round = A round
rule-round-picture = At a glance: one golden card in secret, everybody's choice, who goes first, the building, the golden card, the scoring.
rule-round-text =
    1. The starting player looks at the top golden card (#golden).
    2. All choose cards in secret (#choosing).
    3. All reveal, and the order of play is found.
    4. One after the other, all carry out their action.
    5. The starting player carries out the golden card.
    6. Dead spaces are covered (#covering), and full towns are scored (#scoring).
    Then the next player clockwise becomes starting player.

rule-choosing = Choosing cards
rule-choosing-picture = A town card builds in that town. The building-site card builds anywhere, but unfinished. The pick-up card brings played cards back.
rule-choosing-text =
    All choose at the same time and in secret: exactly one action card, and with it as many influence cards as they like, or none.
    Then all reveal. Whoever has played the most cards acts first, then the second most, and so on. With equally many, whoever sits nearer to the starting player clockwise acts first; the starting player before all.
    Influence cards are gone once played, whatever they brought. The action card stays face up before you and cannot be chosen again before you pick it up (#pick-up).
    > Anna plays Ghent with one influence card, Bert plays Bruges alone, Clara plays Bruges with two. Clara acts first, then Anna, then Bert.
    What is possible must be done; which build it is you choose. What is impossible is lost, and the card is played all the same.
    You may choose a card whose action is impossible, such as one of a scored town: it is played, and you have passed.

rule-towns = Town cards
rule-towns-text =
    A town card does one of two things in its town:
    - Lay a district: of your own guild, of grey, or of the Church (#building).
    - Or complete a building site there, on a district of yours, of grey or of the Church, whoever set it up (#sites).
    No card touches a town that has been scored. To play its card is to pass.
    ~ A full town that is not scored yet takes no more districts. Its building sites can still be completed, and must be if the card allows nothing else.

rule-sites = Building sites
rule-sites-picture = The yellow district under the bars is a building site. It fills its space, but does not count before somebody completes it.
rule-sites-text =
    The building-site card lays a district in a town of your choice, by the same rules of building, with a building-site piece on it. Without a piece in stock that is impossible.
    A building site fills its space and borders others like any district. But it counts nothing when the town is scored.
    Later a town card removes the piece, and the district is completed. The piece goes back to stock.

rule-pick-up = Picking up
rule-pick-up-text =
    The pick-up card takes back all action cards you have played, itself included. You may play it even if it is the only one.
    Influence cards never come back.

rule-building = Building a district
rule-building-picture =
    1. Here the yellow district fits: a long side lies on a district.
    2. Not here: yellow would border yellow.
    3. Not here: none of the long sides lies on a district.
rule-building-text =
    Three rules say where a district may be laid:
    - _Shape:_ on a free space of its own shape: small, medium or large.
    - _Long side:_ one of its long sides must lie on a district that is there already. The heavy lines of a space are its long sides.
    - _Borders:_ districts with the same arms may not border each other.
    Centres and building sites are districts like any other. A tile that is not in stock cannot be laid, and what is laid is never taken away.
    ~ A stretch of the long side is enough.
    ~ To border is to share a stretch of side, long or short. A corner alone is no border.
    ~ Tiles of the same arms, shape and Guild Masters are one choice.

rule-special = Special church tiles
rule-special-picture = The church tile A was laid on its gate. The suburb behind it is open now: a new space to build on. The other gates are still shut.
rule-special-text =
    The Church has four special tiles. They are laid by the rules of building.
    | Tile | Shape | What it does
    | A | small | opens one suburb behind gate A
    | B | medium | opens one suburb behind gate B
    | C | large | opens two suburbs behind gate C
    | D | medium | swallows a small space beside it
    An open suburb is a space like any other, at once. Until then it is none.
    ! A, B and C are laid only on the gate of their letter, because our towns are reconstructed and have room for new spaces only there. The rulebook gives each a kind of space.
    ~ All four are laid only where their effect can happen in full.
    % An ordinary district may be laid on a gate as well. Then that gate is lost.
    % D is laid on a free medium space that borders a free small one. It is one district and counts once. Its long side is judged for the medium space, its borders for both. A swallowed gate is lost.

rule-golden = Golden cards
rule-golden-picture = The starting player sees the golden card; the others see only its back. Below: the pieces left in stock.
rule-golden-text =
    At the beginning of a round the starting player takes the top golden card. Nobody else sees it before all have acted. Then it is shown, and must be carried out if possible.
    | Golden card | What the starting player does
    | Town | lays a grey or church district there, or completes one
    | Building site | sets one up, grey or Church only
    | Pick up | takes back all action cards played
    | Influence | takes the card into the hand; from then on it is like any other
    | Cathedral | places one on a church district that has none
    | Guild Master | places one on a district of the own guild or of grey
    Cathedrals and Guild Masters go on completed districts and building sites alike, in towns that are not scored. Several Guild Masters may stand on one district, and on a centre too.
    The card of a scored town is shown and leaves the game, and another is taken.
    ~ The centre of the Church may bear a cathedral.
    ~ If no golden card is left, the round goes on without one.

rule-covering = Covering dead spaces
rule-covering-text =
    At the end of a round every space on which nothing can ever be laid is covered. A cover scores nothing; the town just has a space fewer.
    A space is dead if it cannot be reached by a long side, or if every guild and the Church either borders it or has no tile of its shape in stock.
    ~ The table covers by itself, and exactly, again and again until nothing changes. It does not look further ahead.
    ~ A cover is no district: nobody's long side lies on it, and it borders nobody. It stays.
    ~ There are nine covers. If a tenth is wanted, the space is closed without one: what cannot be built on does not wait for a tile.

rule-scoring = Scoring a town
rule-scoring-picture = Bruges is full and worth 15: eleven guild districts and two of the Church. Yellow and blue have three districts each; yellow has a Guild Master and is first, with 15. Blue gets 8. Green and red are tied with two: both get the fourth rank, 2 each. Grey gets nothing.
rule-scoring-text =
    A town is full if every space is built on or covered; building sites count as built on. Full towns are scored at the end of the round.
    | In the town | Worth
    | A guild district, centre included | 1
    | A church district | 2
    | A church district with a cathedral | 3
    | A district with a building site | 0
    Then the guilds are ranked by their completed districts there.
    | Rank | 1 | 2 | 3 | 4 | 5
    | Points | the value | half, rounded up | 4 | 2 | 0
    With equally many districts, more Guild Masters are ahead: printed ones and pieces, on completed districts of that town. Guilds still tied all get the points of the lowest rank they share.
    Grey is ranked like any guild. The Church has no rank. A guild without a completed district gets nothing.
    After that nothing is built there any more. Its building sites go back to stock. Its silver cards may be taken out of the game.
    ~ Nobody has to, and to keep them is never worse: so they stay, and are good for a pass.

rule-end = The end
rule-end-text =
    The game ends after a round if at most one free space is left on the board, or if the golden cards are used up.
    Then all free spaces are covered, and all towns not yet scored are scored. Whoever holds the most influence cards gets 3 points; if several are tied, each of them.
    The most points win. What grey has counts for nobody.
    ! Nobody gets the 3 points if all hold none, because three points for everybody change nothing.
    ~ If tied, the victory is shared.

rule-two-players = With two players
rule-two-players-text =
    There are no influence cards, golden cards, cathedrals and Guild Master pieces. The two guilds that nobody leads are under influence: one counts for each of you.
    Their town cards and building-site cards, fourteen in all, are one pile.
    You take turns. On a turn you have two actions, in either order:
    - one card of your own hand, played as usual;
    - one card of the pile, drawn when you begin that action. It builds or completes for the guild it belongs to, for grey or for the Church, and must if it can.
    Drawn cards lie beside the pile and are shuffled again when it is used up. The card of a scored town leaves the game, and another is drawn.
    Covering and scoring come at the end of each turn. The game ends if no free space is left, or if every free space can be built on only for guilds under influence. Your points are those of your guild and of the one under your influence.
    ~ After the own centres the second player takes a guild under influence, the first has the other; in that order each lays its centre.
    ~ Without any card in the pile the action is forfeited. The game also ends if in 16 turns in a row nothing was laid and nothing completed.

rule-hidden = What is known to all
rule-hidden-text =
    Districts, stock, points, pieces and the cards played lie open.
    ! So do the hands, because all begin alike and every card is seen when it is played: the log tells the same, and bots forget nothing. By the rulebook you keep your cards covered.
    Secret are the choice of this round until all reveal, the golden card until it is played, and the order of the piles.
    ~ A choice with only one possible answer is not asked, except the choice of cards, and with two players each action of a turn.

rule-reconstructed = What is reconstructed
rule-reconstructed-text =
    The printed board, the outlines of the tiles, the Guild Masters printed on them and the list of the golden cards could not be had. What the rulebook and reviews tell of them, and what is ours:
    % _Towns:_ known are thirteen districts a town. Ours are six layouts of four small, four medium and four large spaces around a centre.
    % _Shapes:_ known are three, with long and shorter sides. Ours are a half hexagon with one long side, a triangle with three, and a shield with two.
    % _Special tiles:_ known is what they do. Ours are their shapes, and where the gates are.
    % _Guild Masters:_ known is that some districts have one or two. Ours is which.
    % _Golden cards:_ known are 28 of six kinds. Ours is how many of each.
    % _Guilds:_ known are the trades. Ours is which colour each has, and which guild's town is called what.
