# The 165 persons of Bruges in English: the card's name, the person's name and the text on the card.

## Entertainer

card-acrobat = Acrobat
person-acrobat = { card-acrobat }
text-acrobat = Build 1 canal token on the next space of either of your canal sections, whatever its colour and without playing a card. Pay double the printed price.

card-bard = Bard
person-bard = { card-bard }
text-bard = { text-acrobat }

card-juggler = Juggler
person-juggler = { card-juggler }
text-juggler = { text-acrobat }

card-minstrel = Minstrel
person-minstrel = { card-minstrel }
text-minstrel = { text-acrobat }

card-dancer = Dancer
person-dancer = { card-dancer }
text-dancer = { text-acrobat }

card-powderman = Powderman
person-powderman = { card-powderman }
text-powderman = Once per round, if the brown die shows 5 or 6, take 1 brown worker from the supply.

card-piper = Piper
person-piper = { card-piper }
text-piper = Once per round, if the blue die shows 5 or 6, take 1 blue worker from the supply.

card-drummer = Drummer
person-drummer = { card-drummer }
text-drummer = Once per round, if the red die shows 5 or 6, take 1 red worker from the supply.

card-fiddler = Fiddler
person-fiddler = { card-fiddler }
text-fiddler = Once per round, if the purple die shows 5 or 6, take 1 purple worker from the supply.

card-hurdy_gurdy_player = Hurdy-Gurdy Player
person-hurdy_gurdy_player = { card-hurdy_gurdy_player }
text-hurdy_gurdy_player = Once per round, if the yellow die shows 5 or 6, take 1 yellow worker from the supply.

card-fire_eater = Fire-eater
person-fire_eater = { card-fire_eater }
text-fire_eater = Each time you recruit a person, you may return 1 of your threat markers of the recruited card's colour for 1 point.

card-jester = Jester
person-jester = { card-jester }
text-jester = Once per round, take as many guilders as the lowest of the five dice shows.

card-stilt_walker = Stilt Walker
person-stilt_walker = { card-stilt_walker }
text-stilt_walker = Each time you build a canal token, by an action or by a person, score 1 point.

card-puppeteer = Puppeteer
person-puppeteer = { card-puppeteer }
text-puppeteer = Take 2 guilders for each die that shows 3 or 4.

card-storyteller = Storyteller
person-storyteller = { card-storyteller }
text-storyteller = Game end: 1 point for each of your canal tokens on the board (both sections).

## Castle

card-coachman = Coachman
person-coachman = { card-coachman }
text-coachman = Play another card from your hand at once and perform one of the six actions with it.

card-messenger = Messenger
person-messenger = { card-messenger }
text-messenger = { text-coachman }

card-town_crier = Town Crier
person-town_crier = { card-town_crier }
text-town_crier = { text-coachman }

card-scribe = Scribe
person-scribe = { card-scribe }
text-scribe = { text-coachman }

card-groom = Groom
person-groom = { card-groom }
text-groom = { text-coachman }

card-servant = Servant
person-servant = { card-servant }
text-servant = Draw 1 card from one of the two piles.

card-lady_in_waiting = Lady-in-Waiting
person-lady_in_waiting = { card-lady_in_waiting }
text-lady_in_waiting = Play another card from your hand to recruit its person (for nothing else). Pay 2 guilders less than its price, but not less than 0.

card-porter = Porter
person-porter = { card-porter }
text-porter = Build 1 canal token on the next space of either of your canal sections, whatever its colour, without playing a card and without paying guilders.

card-falconer = Falconer
person-falconer = { card-falconer }
text-falconer = Draw 2 cards one after the other, choosing the pile before each card.

card-herald = Herald
person-herald = { card-herald }
text-herald = Draw 3 cards. Then you may play up to 2 more cards from your hand, one after the other, and perform an action with each.

card-chambermaid = Chambermaid
person-chambermaid = { card-chambermaid }
text-chambermaid = Once per round, you may discard 1 card from your hand and then draw 1 card from one of the two piles.

card-seneschal = Seneschal
person-seneschal = { card-seneschal }
text-seneschal = In phase 1, when your hand is complete and you have looked at it, you may once discard up to 2 cards and draw as many again.

card-butler = Butler
person-butler = { card-butler }
text-butler = Game end: 5 points if you have at least 1 house of each of the 5 colours.

card-castellan = Castellan
person-castellan = { card-castellan }
text-castellan = Game end: 2 points for each person of the Castle group in your play area, the Castellan included.

card-majordomo = Majordomo
person-majordomo = { card-majordomo }
text-majordomo = Once per round, play another card from your hand at once and perform one of the six actions with it.

## Craftsman

card-coal_miner = Coal Miner
person-coal_miner = { card-coal_miner }
text-coal_miner = Return any number of your workers to the supply and take the same number of workers in any colours.

card-mason = Mason
person-mason = { card-mason }
text-mason = { text-coal_miner }

card-miller = Miller
person-miller = { card-miller }
text-miller = { text-coal_miner }

card-shoemaker = Shoemaker
person-shoemaker = { card-shoemaker }
text-shoemaker = { text-coal_miner }

card-vintner = Vintner
person-vintner = { card-vintner }
text-vintner = { text-coal_miner }

card-saddler = Saddler
person-saddler = { card-saddler }
text-saddler = Take 1 guilder for each different group among the persons in your play area.

card-tailor = Tailor
person-tailor = { card-tailor }
text-tailor = Pay 2 guilders and advance 1 step on the reputation track.

card-architect = Architect
person-architect = { card-architect }
text-architect = Draw the top card of one of the two piles without looking at its front and place it face down as a house. You pay no further worker.

card-weaver = Weaver
person-weaver = { card-weaver }
text-weaver = Take 2 workers in colours of your choice (same or different).

card-carpenter = Carpenter
person-carpenter = { card-carpenter }
text-carpenter = You may play another card from your hand face down as a house without paying a worker.

card-brewster = Brewster
person-brewster = { card-brewster }
text-brewster = Once per round, return 1 worker of any colour to the supply and take 3 guilders.

card-blacksmith = Blacksmith
person-blacksmith = { card-blacksmith }
text-blacksmith = Once per round, take 2 workers in two different colours of your choice.

card-plasterer = Plasterer
person-plasterer = { card-plasterer }
text-plasterer = Each time you build a house, you may return 1 of your threat markers of the house's colour for 1 point.

card-fountain_builder = Fountain Builder
person-fountain_builder = { card-fountain_builder }
text-fountain_builder = Your canal tokens cost 0 guilders, whichever way you build them.

card-master_builder = Master Builder
person-master_builder = { card-master_builder }
text-master_builder = Game end: 2 points for every 3 houses in your play area, occupied or not (only whole sets of 3 count).

## Bureaucrat

card-councilman = Councilman
person-councilman = { card-councilman }
text-councilman = Take 2 guilders for each yellow house in your play area.

card-councillor = Councillor
person-councillor = { card-councillor }
text-councillor = Take 2 guilders for each purple house in your play area.

card-alderman = Alderman
person-alderman = { card-alderman }
text-alderman = Take 2 guilders for each red house in your play area.

card-tax_collector = Tax Collector
person-tax_collector = { card-tax_collector }
text-tax_collector = Take 2 guilders for each blue house in your play area.

card-registrar = Registrar
person-registrar = { card-registrar }
text-registrar = Take 2 guilders for each brown house in your play area.

card-rentmaster = Rentmaster
person-rentmaster = { card-rentmaster }
text-rentmaster = Take 1 guilder for each house in your play area.

card-city_surveyor = City Surveyor
person-city_surveyor = { card-city_surveyor }
text-city_surveyor = Score 1 point for each different colour among the houses in your play area.

card-city_treasurer = City Treasurer
person-city_treasurer = { card-city_treasurer }
text-city_treasurer = Once per round, take 1 guilder for each different colour among the houses in your play area.

card-notary = Notary
person-notary = { card-notary }
text-notary = In phase 2, when 1s or 2s were rolled, your advance on the reputation track costs 2 guilders less, but not less than 0.

card-judge = Judge
person-judge = { card-judge }
text-judge = In phase 4, you also flip a majority marker when you are tied for first. For this you need at least 1 reputation step, 1 person or 1 canal token, depending on the majority.

card-toll_keeper = Toll Keeper
person-toll_keeper = { card-toll_keeper }
text-toll_keeper = Each time another player builds a canal token, take 1 guilder from the supply.

card-mayor = Mayor
person-mayor = { card-mayor }
text-mayor = Game end: 2 points for each person of the Bureaucrat group in your play area, the Mayor included.

card-dean_of_the_guilds = Dean of the Guilds
person-dean_of_the_guilds = { card-dean_of_the_guilds }
text-dean_of_the_guilds = Game end: 2 points for each person of the Craftsman group in your play area.

card-archivist = Archivist
person-archivist = { card-archivist }
text-archivist = Game end: 2 points if every house in your play area is occupied by a person.

card-chancellor = Chancellor
person-chancellor = { card-chancellor }
text-chancellor = Game end: 3 extra points for each of your flipped majority markers.

## Church

card-vicar = Vicar
person-vicar = { card-vicar }
text-vicar = Score 1 point for each die that shows a 1.

card-deacon = Deacon
person-deacon = { card-deacon }
text-deacon = Score 1 point for each die that shows a 2.

card-canon = Canon
person-canon = { card-canon }
text-canon = Score 1 point for each die that shows a 3.

card-chaplain = Chaplain
person-chaplain = { card-chaplain }
text-chaplain = Score 1 point for each die that shows a 4.

card-beguine = Beguine
person-beguine = { card-beguine }
text-beguine = Score 1 point for each die that shows a 5.

card-abbess = Abbess
person-abbess = { card-abbess }
text-abbess = Score 1 point for each different value shown by the five dice.

card-pilgrim = Pilgrim
person-pilgrim = { card-pilgrim }
text-pilgrim = Take 2 guilders. Then you may return 1 of your threat markers of any colour for 1 point.

card-almoner = Almoner
person-almoner = { card-almoner }
text-almoner = Take 2 guilders for each threat marker in your play area. You keep the markers.

card-prioress = Prioress
person-prioress = { card-prioress }
text-prioress = Once per round, score 1 point if at least 2 dice show the same value, or 2 points instead if at least 3 dice do.

card-sacristan = Sacristan
person-sacristan = { card-sacristan }
text-sacristan = Once per round, score 1 point if at most 1 die shows 5 or 6.

card-preacher = Preacher
person-preacher = { card-preacher }
text-preacher = Each time you advance 1 step on the reputation track (in phase 2 or by a person), you may return 1 of your threat markers of any colour for 1 point.

card-confessor = Confessor
person-confessor = { card-confessor }
text-confessor = Each time any player, you included, suffers the penalty of a third threat marker, score 1 point.

card-bishop = Bishop
person-bishop = { card-bishop }
text-bishop = Game end: 1 point for every 2 workers in your play area.

card-cardinal = Cardinal
person-cardinal = { card-cardinal }
text-cardinal = Game end: 1 extra point for each step you have climbed on the reputation track, at most 5.

card-provost = Provost
person-provost = { card-provost }
text-provost = Game end: 2 points for each person of the Church group in your play area, the Provost included.

## Merchant

card-cloth_merchant = Cloth Merchant
person-cloth_merchant = { card-cloth_merchant }
text-cloth_merchant = Take as many guilders as the red die shows.

card-dye_trader = Dye Trader
person-dye_trader = { card-dye_trader }
text-dye_trader = Take as many guilders as the purple die shows.

card-spice_merchant = Spice Merchant
person-spice_merchant = { card-spice_merchant }
text-spice_merchant = Take as many guilders as the yellow die shows.

card-fishmonger = Fishmonger
person-fishmonger = { card-fishmonger }
text-fishmonger = Take as many guilders as the blue die shows.

card-fur_trader = Fur Trader
person-fur_trader = { card-fur_trader }
text-fur_trader = Take as many guilders as the brown die shows.

card-shopkeeper = Shopkeeper
person-shopkeeper = { card-shopkeeper }
text-shopkeeper = Score 2 points for each of your canal sections in which all 5 spaces are built.

card-moneylender = Moneylender
person-moneylender = { card-moneylender }
text-moneylender = Give 1 of your guilders to each other player and score 1 point for each guilder given. If you have too few for all, give as many as you have and choose who receives one.

card-auctioneer = Auctioneer
person-auctioneer = { card-auctioneer }
text-auctioneer = Discard up to 2 cards from your hand and take 3 guilders for each.

card-broker = Broker
person-broker = { card-broker }
text-broker = Take guilders equal to the sum of all dice that show 3 or 4.

card-accountant = Accountant
person-accountant = { card-accountant }
text-accountant = Once per round, take 2 guilders.

card-market_woman = Market Woman
person-market_woman = { card-market_woman }
text-market_woman = Once per round, discard 1 card from your hand and take 3 guilders.

card-banker = Banker
person-banker = { card-banker }
text-banker = Once per round, take 4 guilders.

card-money_changer = Money Changer
person-money_changer = { card-money_changer }
text-money_changer = Each time you use a card to take guilders, take 1 guilder more.

card-hanse_merchant = Hanse Merchant
person-hanse_merchant = { card-hanse_merchant }
text-hanse_merchant = Each time you use a card to take guilders, you may use the value of any one die instead of the die of the card's colour, and you take 1 guilder more.

card-shipowner = Shipowner
person-shipowner = { card-shipowner }
text-shipowner = Game end: 1 point for every 3 guilders you have.

## Noble

card-prince = Prince
person-prince = { card-prince }
text-prince = Score 1 point and take 2 guilders.

card-queen = Queen
person-queen = { card-queen }
text-queen = Once per round, score 1 point.

card-princess = Princess
person-princess = { card-princess }
text-princess = Draw the top card of one of the two piles and perform one of the six actions with it at once.

card-baroness = Baroness
person-baroness = { card-baroness }
text-baroness = Score 2 points.

card-marquise = Marquise
person-marquise = { card-marquise }
text-marquise = Pay 2 guilders and score 2 points.

card-countess = Countess
person-countess = { card-countess }
text-countess = Advance 1 step on the reputation track without paying guilders.

card-viscount = Viscount
person-viscount = { card-viscount }
text-viscount = If at least one die shows 1 or 2, pay this round's reputation price (the sum of all such dice) and advance 1 step on the reputation track.

card-duke = Duke
person-duke = { card-duke }
text-duke = Advance up to 2 steps on the reputation track: the first without paying, the second for 3 guilders.

card-duchess = Duchess
person-duchess = { card-duchess }
text-duchess = Score 1 point for each person in your play area, the Duchess included.

card-king = King
person-king = { card-king }
text-king = Once per round, score 1 point and take 1 guilder.

card-squire = Squire
person-squire = { card-squire }
text-squire = Once per round, take 2 guilders if you have at least 1 reputation step and no other player is ahead of you on the reputation track.

card-earl = Earl
person-earl = { card-earl }
text-earl = In phase 2, if no die shows 1 or 2, you may pay 4 guilders to advance 1 step on the reputation track.

card-baron = Baron
person-baron = { card-baron }
text-baron = Each time you advance 1 step on the reputation track (in phase 2 or by a person), score 1 point.

card-dowager = Dowager
person-dowager = { card-dowager }
text-dowager = Game end: 2 points for each person of the Noble group in your play area, the Dowager included.

card-stadtholder = Stadtholder
person-stadtholder = { card-stadtholder }
text-stadtholder = Game end: 5 points if you have reached at least the 6th step of the reputation track.

## Protector

card-fire_warden = Fire Warden
person-fire_warden = { card-fire_warden }
text-fire_warden = Return 1 of your red threat markers for 1 point.

card-dyke_warden = Dyke Warden
person-dyke_warden = { card-dyke_warden }
text-dyke_warden = Return 1 of your blue threat markers for 1 point.

card-plague_nurse = Plague Nurse
person-plague_nurse = { card-plague_nurse }
text-plague_nurse = Return 1 of your brown threat markers for 1 point.

card-crossbow_archer = Crossbow Archer
person-crossbow_archer = { card-crossbow_archer }
text-crossbow_archer = Return 1 of your yellow threat markers for 1 point.

card-bodyguard = Bodyguard
person-bodyguard = { card-bodyguard }
text-bodyguard = Return 1 of your purple threat markers for 1 point.

card-knight = Knight
person-knight = { card-knight }
text-knight = You may return up to 2 of your threat markers of two different colours (1 point each).

card-jailor = Jailor
person-jailor = { card-jailor }
text-jailor = Count the persons in your play area, the Jailor included. You may return up to that many of your threat markers of any colours (1 point each).

card-sergeant = Sergeant
person-sergeant = { card-sergeant }
text-sergeant = For each threat marker in your play area, take 1 worker of its colour. You keep the markers.

card-captain_of_the_guard = Captain of the Guard
person-captain_of_the_guard = { card-captain_of_the_guard }
text-captain_of_the_guard = You may return as many of your threat markers as you like, even all of them, of any colours (1 point each).

card-physician = Physician
person-physician = { card-physician }
text-physician = Once per round, you may pay 1 guilder to return 1 of your threat markers of any colour for 1 point.

card-guard = Guard
person-guard = { card-guard }
text-guard = Each time you build a canal token, you may return 1 of your threat markers of the space's colour for 1 point.

card-shield_bearer = Shield Bearer
person-shield_bearer = { card-shield_bearer }
text-shield_bearer = When you would suffer the penalty of a third threat marker, you may pay 2 guilders to ignore the penalty. The 3 markers go back as usual, without points.

card-watchtower_keeper = Watchtower Keeper
person-watchtower_keeper = { card-watchtower_keeper }
text-watchtower_keeper = In phase 2, when the dice give you threat markers, you may refuse 1 of them. It stays in the supply, without points.

card-militia_captain = Militia Captain
person-militia_captain = { card-militia_captain }
text-militia_captain = Persons of other players cannot take anything from you, make you return, discard or lose anything, or give you threat markers.

card-constable = Constable
person-constable = { card-constable }
text-constable = Game end: 7 points, minus 1 for each threat marker in your play area (not below 0).

## Scholar

card-mathematician = Mathematician
person-mathematician = { card-mathematician }
text-mathematician = Draw 4 cards, then discard 4 cards from your hand. If you drew fewer, discard as many as you drew.

card-alchemist = Alchemist
person-alchemist = { card-alchemist }
text-alchemist = Take 6 guilders.

card-herbalist = Herbalist
person-herbalist = { card-herbalist }
text-herbalist = Take 1 worker of each of the 5 colours.

card-philosopher = Philosopher
person-philosopher = { card-philosopher }
text-philosopher = Score 1 point for each different group among the persons in your play area, the Philosopher's included.

card-cartographer = Cartographer
person-cartographer = { card-cartographer }
text-cartographer = Build up to 2 canal tokens one after the other, whatever the colour and without playing cards. Pay the printed price of each space.

card-astrologer = Astrologer
person-astrologer = { card-astrologer }
text-astrologer = For each die that shows an even value, take 1 worker of its colour.

card-translator = Translator
person-translator = { card-translator }
text-translator = You may play another card from your hand: for workers, for guilders, against a threat or for a canal. Name any colour: the card counts as a card of that colour.

card-librarian = Librarian
person-librarian = { card-librarian }
text-librarian = Once per round, draw 1 card, then discard 1 card from your hand.

card-lawyer = Lawyer
person-lawyer = { card-lawyer }
text-lawyer = Each time you use a card to take workers, take 3 workers of the card's colour instead of 2.

card-inventor = Inventor
person-inventor = { card-inventor }
text-inventor = In phase 1, you may refill your hand to 6 cards instead of 5. Decide before looking at the cards drawn.

card-astronomer = Astronomer
person-astronomer = { card-astronomer }
text-astronomer = When you recruit a person with an arrow, you may carry out its effect a second time, directly after the first.

card-engineer = Engineer
person-engineer = { card-engineer }
text-engineer = When you use a card for a canal, it may be of any colour, whatever the colour of the canal space.

card-geographer = Geographer
person-geographer = { card-geographer }
text-geographer = Game end: 2 extra points for each of your canal sections whose third space is built, and for each statue you own.

card-tutor = Tutor
person-tutor = { card-tutor }
text-tutor = Score 1 point, then draw 1 card and discard 1 card from your hand.

card-student = Student
person-student = { card-student }
text-student = Take 3 guilders.

## Underworld

card-troublemaker = Troublemaker
person-troublemaker = { card-troublemaker }
text-troublemaker = Each other player returns 1 of their canal tokens to the supply: the end token of a section of their choice.

card-beggar = Beggar
person-beggar = { card-beggar }
text-beggar = Each other player gives you 2 workers of their choice, or all they have if fewer.

card-thief = Thief
person-thief = { card-thief }
text-thief = Each other player gives you 3 guilders, or all they have if fewer.

card-rumour_monger = Rumour-monger
person-rumour_monger = { card-rumour_monger }
text-rumour_monger = Choose a colour. Each other player receives 1 threat marker of that colour.

card-arsonist = Arsonist
person-arsonist = { card-arsonist }
text-arsonist = Each other player who has an empty house discards 1 empty house of their choice. Take 1 worker of the colour of each house discarded.

card-pickpocket = Pickpocket
person-pickpocket = { card-pickpocket }
text-pickpocket = Choose one other player, who gives you 3 guilders, or all they have if fewer.

card-smuggler = Smuggler
person-smuggler = { card-smuggler }
text-smuggler = Take 8 guilders and receive 1 threat marker of a colour of your choice. Any penalty is resolved after taking the guilders.

card-blackmailer = Blackmailer
person-blackmailer = { card-blackmailer }
text-blackmailer = Each other player chooses: give you 2 guilders, or lose 1 point (not below 0) while you score 1 point, even if that player has no point to lose. A player with fewer than 2 guilders must take the second option.

card-gambler = Gambler
person-gambler = { card-gambler }
text-gambler = Take guilders equal to the difference between the highest and the lowest value shown by the dice.

card-highwayman = Highwayman
person-highwayman = { card-highwayman }
text-highwayman = Each other player gives you 1 guilder (none if they have none). Then take 1 guilder from the supply.

card-poacher = Poacher
person-poacher = { card-poacher }
text-poacher = Take 1 worker of a colour of your choice and 1 guilder.

card-counterfeiter = Counterfeiter
person-counterfeiter = { card-counterfeiter }
text-counterfeiter = Take 6 guilders.

card-informant = Informant
person-informant = { card-informant }
text-informant = Give 1 of your threat markers to another player of your choice and score 1 point.

card-vagabond = Vagabond
person-vagabond = { card-vagabond }
text-vagabond = Once per round, take 1 guilder from the supply for each other player who has more guilders than you.

card-gang_leader = Gang Leader
person-gang_leader = { card-gang_leader }
text-gang_leader = Game end: 2 points for each person of the Underworld group in your play area, the Gang Leader included.

## Artist

card-carpet_maker = Carpet Maker
person-carpet_maker = { card-carpet_maker }
text-carpet_maker = Score 1 point for each person of the Merchant group in your play area.

card-poet = Poet
person-poet = { card-poet }
text-poet = Score 1 point for each person of the Noble group in your play area.

card-organ_builder = Organ Builder
person-organ_builder = { card-organ_builder }
text-organ_builder = Score 1 point for each person of the Church group in your play area.

card-illuminator = Illuminator
person-illuminator = { card-illuminator }
text-illuminator = Score 1 point for each person of the Scholar group in your play area.

card-calligrapher = Calligrapher
person-calligrapher = { card-calligrapher }
text-calligrapher = Score 1 point for each person of the Bureaucrat group in your play area.

card-painter = Painter
person-painter = { card-painter }
text-painter = Score 1 point, or 2 points instead if you have at least 2 blue houses.

card-glass_painter = Glass Painter
person-glass_painter = { card-glass_painter }
text-glass_painter = Score 1 point, or 2 points instead if you have at least 2 red houses.

card-woodcarver = Woodcarver
person-woodcarver = { card-woodcarver }
text-woodcarver = Score 1 point, or 2 points instead if you have at least 2 brown houses.

card-goldsmith = Goldsmith
person-goldsmith = { card-goldsmith }
text-goldsmith = Score 1 point, or 2 points instead if you have at least 2 yellow houses.

card-embroiderer = Embroiderer
person-embroiderer = { card-embroiderer }
text-embroiderer = Score 1 point, or 2 points instead if you have at least 2 purple houses.

card-lacemaker = Lacemaker
person-lacemaker = { card-lacemaker }
text-lacemaker = Take 2 guilders for each person of the Artist group in your play area, the Lacemaker included, but at most 6 guilders.

card-composer = Composer
person-composer = { card-composer }
text-composer = Once per round, score 1 point if the persons in your play area belong to at least 5 different groups.

card-portraitist = Portraitist
person-portraitist = { card-portraitist }
text-portraitist = Each time you recruit a person of a group that no other person in your play area belongs to, score 1 point and take 1 guilder.

card-engraver = Engraver
person-engraver = { card-engraver }
text-engraver = Game end: 2 points for each different group among the persons in your play area.

card-court_painter = Court Painter
person-court_painter = { card-court_painter }
text-court_painter = Game end: 2 points for each group of which you have at least 2 persons in your play area.
