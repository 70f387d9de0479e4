# The lesson of Flandern 1302, in English: what the Mentor says. `-say` is what to do, `-why` is why.

lesson-flandern-welcome = Welcome to Flanders
lesson-flandern-welcome-say = All build in the same towns. A full town is scored and pays the guilds with the most districts. The most points win. You play four rounds with me, against { $others }, two bots. Press Next.
lesson-flandern-welcome-why = Ten minutes, and the real game. { $rounds } rounds have been played; one town is nearly full. With three players one site has no town.
lesson-flandern-guild = You lead a guild
lesson-flandern-guild-say = Your guild is { $guild }. Its districts bear these arms, and bring you points. The little men on some are Guild Masters: with equally many districts, more of them are ahead.
lesson-flandern-guild-why = Everybody may build grey and church districts too. Grey takes a rank, and points that nobody gets. The Church takes none: it makes a town worth more.
lesson-flandern-town = What a town is worth
lesson-flandern-town-say = { $town } is worth { $value } now: 1 for each district, 2 for each church{ $sites ->
    [0] {""}
   *[other] , 0 under a striped building site
  }. Below stands what each guild has and gets.
lesson-flandern-town-why = When it is full the first guild gets all of it, the second half. { $tied ->
    [none] You would get { $points } now.
   *[other] Here { $tied } are equal, also in masters: both get only half, { $half }. You would get { $points }.
  }
lesson-flandern-hand = Your action cards
lesson-flandern-hand-say = A town's card builds a district there. “Building site” begins one in any town. “Pick up” takes back all cards you have played.
lesson-flandern-hand-why = A card you play lies open before you until you pick up. So nobody builds in the same town every round, and everybody sees what you can still do.
lesson-flandern-golden = Only you have seen it
lesson-flandern-golden-say = You are the starting player of this round, so the golden card is yours: { $card }. You carry it out last of all.
lesson-flandern-golden-why = { $kind ->
    [cathedral] With a cathedral a church counts 3 instead of 2.
   *[other] It is an extra action, unknown to the others.
  } One that names a town builds a grey or church district there. Building sites, cathedrals and Guild Masters run out: its panel counts them.
lesson-flandern-choose = Choose in secret
lesson-flandern-choose-say = Choose { $card }, then the number 1: one influence card goes with it. Then press Play, which appears above.
lesson-flandern-choose-why = Whoever plays the most cards acts first; if equal, whoever sits nearer to the starting player. A building site may go in any town: so the last space is not safe, even where the others’ card has been played.
lesson-flandern-order = Who acts when
lesson-flandern-order-say = The cards are turned. The numbers 1, 2, 3 at the seats say in which order everybody acts. Still to act: { $order }.
lesson-flandern-order-why = { $influence ->
    [0] You played no influence card, so only your seat counts.
   *[other] You played more cards, so you are early.
  } An influence card leaves the game, whatever it brought.
lesson-flandern-tile = Take a tile
lesson-flandern-tile-say = Take this tile: { $tile }. Small is a flat tile, medium a triangle, large a kite; each goes on a space of its own shape.
lesson-flandern-tile-why = Red words under a tile say why it fits nowhere now; that is no mistake of yours. Grey and church tiles are for everybody. { $masters ->
    [0] {""}
   *[other] With a little man on it this one wins a tie.
  }
lesson-flandern-space = Lay it
lesson-flandern-space-say = Lay it in { $town }, on the space I have kept open for you.
lesson-flandern-space-why = One of the tile’s long sides, drawn heavy, must lie on a district that is there. And no district may border another of the same arms. { $free ->
    [1] This is the last free space: the town is full, and is scored when the round ends.
   *[other] The town is scored when its last space is built on.
  }
lesson-flandern-cathedral = Your golden card
lesson-flandern-cathedral-say = Choose the church district in { $town } that I have kept open for you: there the cathedral is built.
lesson-flandern-cathedral-why = With a cathedral a church district counts 3 instead of 2. It makes the town worth more for whoever leads there, and that is you. Another golden card places a Guild Master.
lesson-flandern-scored = { $town } is scored
lesson-flandern-scored-say = All its spaces are built on. It was worth { $value }, and you got { $points }.
lesson-flandern-scored-why = Every full town is scored at the end of the round. Nobody builds there any more: whoever plays its card passes.
lesson-flandern-ranks = Who gets what
lesson-flandern-ranks-say = The first guild gets the whole value, the second half, rounded up, the third always 4, then 2 and 0.
lesson-flandern-ranks-why = With equally many districts Guild Masters decide. Equal in both: all get what the lowest of their ranks pays. { $tied ->
    [none] {""}
   *[other] Here { $tied } share ranks 2 and 3: each gets { $pays }.
  } In a small town 4 can be more than half.
lesson-flandern-site = Begin a building site
lesson-flandern-site-say = Choose “building site”, then press Play, which appears above: this time without influence cards.
lesson-flandern-site-why = It keeps a space for you in any town, also where your card lies played, and before others take it. It counts only when the card of its town completes it.
lesson-flandern-lay-site = Where it may not go
lesson-flandern-lay-site-say = Take this tile: { $tile }. Some spaces are closed to it: choose one of those, and you are told why. Then choose the open space in { $town }.
lesson-flandern-lay-site-why = Most spaces lie too far out: no long side touches a district yet. Beside your own centre the same arms would border.
lesson-flandern-churches = Four special church tiles
lesson-flandern-churches-say = A, B and C on the walls are gates. The church tile of that letter, built there, opens the dashed suburb: more spaces, more value. Letters on shields only name colours.
lesson-flandern-churches-why = Under another tile a gate is lost. Church tile D does the contrary: it swallows a small space. So a town lasts longer or shorter.
lesson-flandern-complete-card = Complete your building site
lesson-flandern-complete-card-say = Choose { $card }, then press Play. Your building site is in that town: it counts only when it is completed.
lesson-flandern-complete-card-why = A town’s card builds a district there, or completes a building site: your own, a grey one or one of the Church.
lesson-flandern-complete = Complete it
lesson-flandern-complete-say = Press “Complete”.
lesson-flandern-complete-why = Now the district counts. It took two cards instead of one; but you held the space while you did something else, and nobody could take it.
lesson-flandern-covered = A space is covered
lesson-flandern-covered-say = On a space with a cover nothing can be built any more: no tile that is left may lie there.
lesson-flandern-covered-why = The town has a space fewer, and is full so much earlier.
lesson-flandern-pick-up = Take your cards back
lesson-flandern-pick-up-say = Choose “pick up”, then press Play. No influence card: it does not matter when you do it.
lesson-flandern-pick-up-why = All your cards come back, but you build nothing in that round. Do it when the cards of the towns you want lie before you, and early enough to be back when a town is nearly full.
lesson-flandern-influence = Keep some influence
lesson-flandern-influence-say = You have { $influence } influence cards, all alike: with the numbers beside your hand you say how many you play. New ones come only by a golden card.
lesson-flandern-influence-why = Whoever holds the most of them at the end gets 3 points; if several do, each of them.
lesson-flandern-set-up = How a game begins
lesson-flandern-set-up-say = Before the first round everybody lays the centre of their own guild: choose a free site, and your town stands there.
lesson-flandern-set-up-why = The centre is the town’s first district, and it is yours: it counts like any other. The plans of the sites differ, what they pay does not.
lesson-flandern-end = You know the game
lesson-flandern-end-say = It ends when in all towns together at most one space is free, or the golden cards are used up, one each round. Then every town is scored.
lesson-flandern-end-why = At a table of two some rules differ: its page of rules says which.
lesson-flandern-golden-site = A golden building site
lesson-flandern-golden-site-say = This golden card sets up a building site of grey or of the Church, never of a guild: so your own tiles are not here. Take any, and lay it where you like.
lesson-flandern-golden-site-why = A church makes a town worth more where you are ahead. Grey takes a space, and a rank, where others are.
