# The rulebook of Bruges, in English. rules/ruleText.ts says what a line may begin with.

rule-aim = The aim and the story
rule-aim-text =
    Bruges in the fifteenth century is one of the richest towns of Europe: cloth from England, spices from Venice and furs from the Hanse change hands at its quays. You are a merchant who wants more than money: you build houses, call people of every trade into them, dig canals to your gate and climb in the regard of the town hall. But the dice that set the prices also bring flood, fire, plague, raid and intrigue, and whoever does not turn a threat away in time pays for it.
    Every card can do six things but is played only once: whatever you do with it costs you the other five. Whoever has the most points when the cards run out wins.

rule-set-up = Set-up
rule-set-up-text =
    Two to four play. Each of the 165 cards shows another person. There are five colours (blue, brown, red, purple, yellow) and eleven groups.
    All cards are shuffled into five stacks of 33. As many stacks as there are players make the two piles to draw from. The rest wait as the extra pile.
    | Players | Left and right pile | Extra pile
    | 2 | 33 and 33 | 99
    | 3 | 50 and 49 | 66
    | 4 | 66 and 66 | 33
    Everybody begins with 5 points, 5 guilders, one worker of each colour, three majority markers on their grey side, and no card. All stand before the first step of the reputation track, in the town hall.
    Your guard house is the gate between your two canals. Its colour only says which canals are yours; it has nothing to do with the colours of cards and workers.
    Workers and guilders never run out. Six statues lie in a stack, worth 7, 6, 5, 4, 3 and 2, the 7 on top.
    Everybody chooses a guard house before the first card, while the table waits.
    ! Chance names the first player, because the table cannot know who ate Belgian chocolate last.
    ~ First come, first served. Whoever does not choose is dealt one of those left; bots take what is left.
    ^ Each group has 15 persons, and there are nine threat markers of each colour.
    % Each colour has 33 cards: a fifth of all.

rule-round = A round
rule-round-picture = At a glance: draw, roll, play four cards, compare. Then the next player is first.
rule-round-text =
    You play rounds until a pile runs out. Each round has four phases, and each begins with the first player and goes clockwise.
    1. _Drawing._ Everybody fills the hand to five cards. See #drawing.
    2. _Dice._ Five dice are rolled. They bring threats (#threats) and set the price of a step (#reputation).
    3. _Playing._ Everybody has four turns and plays one card on each (#turn). This is the heart of the game.
    4. _Majorities._ Whoever is alone ahead turns a marker (#majorities). Then the next player clockwise becomes first player.

rule-drawing = Drawing cards
rule-drawing-picture = You see the colour on top of each pile, and how many cards are left. The person stays hidden until your hand is full.
rule-drawing-text =
    From the first player clockwise, each player draws until the hand holds five cards. For every single card you choose the left or the right pile. You look at your new cards only when the hand is full.
    When the last card of a pile is taken, the extra pile takes its place at once. If that happens while hands are filled, this round is the last. If a person draws the last card during the turns, the next round is the last.
    If a pile runs out once more, the other pile is halved.
    ~ Whoever holds five cards or more draws none.
    ~ Several cards drawn through one person are chosen pile by pile as well, and looked at together.
    ~ When a pile is halved, the upper half stays, the larger one if they differ. A single card is not divided.
    ~ With both piles empty nothing is drawn, and discarded cards are never shuffled again. A person who would only draw cannot be activated then.

rule-threats = Dice and threats
rule-threats-picture = Blue and red show a 5 and a 6: everybody receives a flood and a fire marker. Brown 1 and yellow 2 make a step cost 3 guilders. Anna has two plague markers: one more, and she loses a person.
rule-threats-text =
    The first player rolls five dice, one of each colour. They stay as they fell for the whole round.
    | A die shows | What it does
    | 1 or 2 | adds to the price of a step of reputation
    | 3 or 4 | nothing yet
    | 5 or 6 | everybody receives a threat marker of its colour
    Later every die also says how many guilders a card of its colour brings.
    The third marker of a colour closes a circle, and you suffer its penalty at once (#penalties). It does not matter whether it came from the dice or from a person.
    Play a card against a threat to return one marker of the card's colour. Every marker you return of your own will scores 1 point, through a person as well.
    ~ One player after the other receives the markers of all dice and suffers for them, beginning with the first player.
    ~ If a person gives markers to several players, they receive them one after the other, clockwise from the left of its owner.

rule-penalties = Penalties
rule-penalties-text =
    Three markers of one colour are a circle. Its owner suffers the penalty, and then all three markers go back, for no points.
    | Threat | What it takes
    | Flood (blue) | all your workers
    | Plague (brown) | one of your people in play, of your choice
    | Raid (yellow) | all your guilders
    | Fire (red) | one house or one canal token, of your choice
    | Intrigue (purple) | 3 points, but never below 0
    Whoever closes several circles at once chooses their order.
    If a house with a person burns, the person comes back to your hand. A canal token is lost only at the outer end of a canal, so that there are never gaps. A statue stays yours. Whoever has neither house nor token loses nothing by fire.
    > You have 12 guilders and two raid markers, and the yellow die shows 6. You lose all 12 guilders. Better spend them before.
    ~ After the plague the house stays, empty.
    ~ After a fire your hand may hold more than five cards. You still have four turns.
    ~ The other penalties, too, take nothing from whoever has nothing to lose.
    ^ Flood is blue, plague brown and intrigue purple. The rulebooks' text gives only fire and raid a colour.

rule-reputation = Reputation
rule-reputation-picture = Each seat has a pawn on the stairs. Bert stands on the sixth step, worth 7 points at the end.
rule-reputation-text =
    After the threats, each player in turn may pay the sum of all dice that show 1 or 2, and climb one step. You may decline. If no die shows 1 or 2, nobody can climb.
    | Step | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | Points | 1 | 2 | 3 | 4 | 6 | 7 | 9 | 12
    Only the step you have reached counts, and only at the end. The first climb leads from the town hall to step 1.
    One step a round can be paid for here. What persons bring comes on top.
    > The dice show 1, 2, 2, 4 and 6. A step costs 1 + 2 + 2 = 5 guilders.
    ~ Whoever cannot pay is not asked.
    ~ On the top step nobody climbs any further. Nothing may be paid for it, and nothing that waits for a step happens.
    % Only the sixth step, that one step is worth 6, and the range from 1 to 12 are known. The other values are our own.

rule-turn = Your turn
rule-turn-text =
    From the first player clockwise, everybody has four turns. On each you play exactly one card from your hand, in one of six ways (#uses). So one card is usually left for the next round.
    Before and after your card you may activate your people who are ready (#people). You say yourself when your turn ends.
    Through persons you may play more cards than four. Whoever has no card left plays none, may still activate people, and fills the hand again in the next round.
    ~ A card you draw during the turn is no exception: a turn cannot end while you hold a card and have not played this turn's.
    ~ A question with only one possible answer is not asked. Where only the end of your turn is left, it ends by itself; you can still take it back.

rule-uses = The six uses of a card
rule-uses-picture =
    1. Price of the person, in guilders.
    2. Points of the person at the end: a third of the price.
    3. Colour of the card, with its letter and hatching.
    4. Group, and when the person acts.
    5. What the person does.
    6. The six uses. What cannot be had now is faded.
rule-uses-text =
    Every card can be played in six ways, whoever it shows. You may choose the same way again and again. The first two are always possible.
    | Use | You pay | You get
    | Workers | – | 2 workers of the card's colour
    | Guilders | – | as many as the die of the card's colour shows
    | Against a threat | a threat marker of the card's colour | 1 point (#threats)
    | Canal | the price of the space | the next space of one of your canals, if it has the card's colour (#canals)
    | House | a worker of the card's colour | the card, face down, is a house (#people)
    | Person | the price of the person | the person moves into an empty house (#people)
    For workers, guilders, threats and canals the card is discarded.
    > The red die shows 4. A red card brings 2 red workers or 4 guilders, can return a fire marker for 1 point, digs a red canal space, or becomes a red house for a red worker. Or its person moves into any empty house.

rule-canals = Canals
rule-canals-picture = Anna's gate with her two canals. On the left two spaces are dug; the third is next and costs 3 guilders. On the right one is dug. The third space of a canal is worth 3 points, the fifth earns a statue.
rule-canals-text =
    You have two canals of five spaces each, and only you build there. You dig outward from your guard house, without gaps. So you always have the choice between two next spaces, until one canal is complete.
    To dig, play a card of the colour of that space and pay its price: 1 guilder for the first, up to 5 for the fifth.
    - Each third space you have dug scores 3 points at the end.
    - Whoever digs the fifth space takes the top statue at once: first the 7, then 6, and so on. You can have two at most.
    - Canal tokens count for a majority (#majorities).
    A statue is kept, whatever happens to the canal. A canal never earns a second one.
    ~ If the stack is empty there is no statue to take.
    % The order of the colours and most of the prices are our own (#reconstructed).

rule-people = Houses and people
rule-people-picture = Four houses: a person who may be used now, for a worker; one who has been used in this round; one who counts at the end; and an empty house that waits for somebody.
rule-people-text =
    A _house_ is a card laid face down, for a worker of its colour. It is worth 1 point at the end, lived in or not.
    A _person_ moves into an empty house of yours, and you pay the price. The colours need not agree, and the house keeps its own. One person lives in a house. At the end a person is worth a third of the price.
    The sign on the card says when the person acts:
    | Sign | When
    | Arrow | once, directly after moving in
    | Worker | once a round, on your turn, if you return a worker of that colour
    | Loop, once a round | once a round, on your turn, for nothing
    | Loop, always | by itself, each time it applies
    | Laurel | only in the final scoring
    To use a worker's or a once-a-round person is your free choice. A person who has just moved in may be used on the same turn. After the majorities all can be used again.
    Where a person counts a group, only people in play count, and the person counts too.
    A person who comes back and is played again is new: an arrow happens again.
    ~ An arrow must be carried out.
    ~ A person played again may also be used again in the same round.

rule-effects = Carrying out an effect
rule-effects-text =
    People can be activated only on your own turns. Every house, canal and step counts for people who wait for it, however it came about. A card played through a person is not the card of your turn.
    ~ Nobody is activated inside another effect, and only if, the worker being paid, something would come of it.
    ~ An effect once begun is carried out as far as it can be. "May", "up to" and "any number" leave you free. "Pay something and get something" is all or nothing. After "draw and discard" you discard as many as you drew.
    ~ One effect is finished before the next thing begins. A person who moves in through it is finished first.
    ~ Moving in goes in this order: pay, place the person, what waits for somebody to move in, the arrow.
    ~ What waits for something happens directly after it: first your own people in the order of their houses, then those of the others, clockwise.
    ~ Every person who moves in and every use of a card counts for people who wait for it, too, however it came about.
    Exchanging workers: any number, one for one. The worker you paid for the activation is not replaced.
    ~ You exchange worker by worker, at least one, never for its own colour, and never one you have just received.
    What others must give or lose they choose themselves, as far as they have it.
    ~ If several must choose, they choose at the same time.

rule-single-persons = Persons with a rule of their own
rule-single-persons-text =
    | Person | What to know
    | Astronomer | The arrow of a person recruited later may be carried out twice.
    | Judge | Being tied for first turns the majority marker too, if you have at least one step or token there.
    | Notary | In the dice phase your step costs 2 guilders less.
    | Earl | Only if no die shows 1 or 2 you may climb a step for 4 guilders.
    | Inventor | You may fill your hand to six. Decide before you look.
    ~ Astronomer: the second time comes directly after the first, and the Astronomer must still be in play.
    ~ Judge: among people, you need at least one person.
    ~ Notary: a step never costs less than nothing.
    ~ Princess: the card she draws is no card of your hand. It is played at once.
    % Militia Captain: persons of others that take, destroy or threaten pass over you. The dice respect nobody, and gifts still arrive. If nobody is left, an arrow does nothing and a person cannot be activated.
    % Lady-in-Waiting: you say with her activation whom she brings, and into which house.
    % Architect: nobody knows the card of the house, not even you.
    % Shield Bearer and Watchtower Keeper are asked for when it matters: one pays 2 guilders to escape a penalty, the other refuses one marker of the dice.

rule-majorities = Majorities
rule-majorities-picture = Three races. Anna is alone ahead in people and has turned that marker. In canals she leads now. In reputation two are tied, so nobody turns it.
rule-majorities-text =
    At the end of every round three things are compared, in this order:
    - _Reputation:_ who stands highest on the stairs?
    - _People:_ who has most people in play?
    - _Canals:_ who has most canal tokens, both canals together?
    Whoever is ahead of everybody else turns that marker to its coloured side. A tie turns none. A turned marker is worth 4 points at the end and stays turned, whatever happens later. Several players can come to turn the same one.

rule-end = The end and the final scoring
rule-end-text =
    When the extra pile has come in, the last round is known (#drawing). The game ends after its majorities.
    | What | Points
    | Points made so far | as they stand
    | People in play | a third of the price of each
    | Houses | 1 each, lived in or not
    | Laurels | as the cards say
    | Turned majority markers | 4 each
    | Third spaces of your canals | 3 each
    | Statues | 2 to 7 each
    | Reputation | the value of your step
    The most points win. If tied, the most guilders among those tied; if still tied, the victory is shared.

rule-hidden = What is known to all
rule-hidden-text =
    Guilders, workers, threat markers, points, people, canals and statues lie open. Front and back of a card show its colour. Discarded cards lie face up, and the card of a lost house goes there too.
    ~ So everybody sees the colours of the cards in a hand and on top of the piles, but not the persons.
    ~ The person under a house is known to its owner only.
    ~ Anybody may look through the discarded cards.
    ~ A person who came back to a hand by fire stays known to all, until nobody can tell any longer whether it was played face down.

rule-reconstructed = What is reconstructed
rule-reconstructed-text =
    The printed list of persons, the colours of the canal spaces and most of the reputation track could not be had. What is told of them, and what is ours:
    % _Persons:_ 53 are named in the rulebooks, more or less completely; a 54th, the King, is known from elsewhere. The other 111, and whatever was missing of the 54, are our own designs, always three times as dear as their points. The gallery of persons says of each which facts are ours.
    % _Canals:_ known are the blue first space of the red gate for 1 guilder, and the third space with its 3. Ours are the other colours and prices: every canal has each colour once.
    % _Reputation:_ known are the sixth step, worth 7, a step worth 6 (in the Dutch rulebook), and values from 1 to 12. Ours are eight steps worth 1, 2, 3, 4, 6, 7, 9 and 12.
    Where the Dutch and the English rulebooks differ, we follow the English one.
