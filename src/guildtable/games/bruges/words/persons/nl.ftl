# De 165 personen van Brugge in het Nederlands: de naam van de kaart, de naam van de persoon en de tekst op de kaart.

## Artiesten

card-acrobat = Acrobaat
person-acrobat = { card-acrobat }
text-acrobat = Bouw 1 kanaalfiche op het volgende veld van een van je kanalen, ongeacht de kleur en zonder een kaart te spelen. Betaal het dubbele van de aangegeven prijs.

card-bard = Bard
person-bard = { card-bard }
text-bard = { text-acrobat }

card-juggler = Goochelaar
person-juggler = { card-juggler }
text-juggler = { text-acrobat }

card-minstrel = Minstreel
person-minstrel = { card-minstrel }
text-minstrel = { text-acrobat }

card-dancer = Danseres
person-dancer = { card-dancer }
text-dancer = { text-acrobat }

card-powderman = Vuurwerkmaker
person-powderman = { card-powderman }
text-powderman = Eén keer per ronde: neem 1 bruine arbeider uit de voorraad als de bruine dobbelsteen 5 of 6 toont.

card-piper = Doedelzakspeler
person-piper = { card-piper }
text-piper = Eén keer per ronde: neem 1 blauwe arbeider uit de voorraad als de blauwe dobbelsteen 5 of 6 toont.

card-drummer = Trommelaarster
person-drummer = { card-drummer }
text-drummer = Eén keer per ronde: neem 1 rode arbeider uit de voorraad als de rode dobbelsteen 5 of 6 toont.

card-fiddler = Vedelspeelster
person-fiddler = { card-fiddler }
text-fiddler = Eén keer per ronde: neem 1 paarse arbeider uit de voorraad als de paarse dobbelsteen 5 of 6 toont.

card-hurdy_gurdy_player = Draailierspeelster
person-hurdy_gurdy_player = { card-hurdy_gurdy_player }
text-hurdy_gurdy_player = Eén keer per ronde: neem 1 gele arbeider uit de voorraad als de gele dobbelsteen 5 of 6 toont.

card-fire_eater = Vuurspuwer
person-fire_eater = { card-fire_eater }
text-fire_eater = Elke keer dat je een persoon aanwerft, mag je 1 van je noodlotfiches in de kleur van die persoonskaart afleggen voor 1 punt.

card-jester = Nar
person-jester = { card-jester }
text-jester = Eén keer per ronde: neem zoveel guldens als de laagste van de vijf dobbelstenen toont.

card-stilt_walker = Steltloopster
person-stilt_walker = { card-stilt_walker }
text-stilt_walker = Elke keer dat je een kanaalfiche bouwt, door een actie of door een persoon, scoor je 1 punt.

card-puppeteer = Poppenspeelster
person-puppeteer = { card-puppeteer }
text-puppeteer = Neem 2 gulden voor elke dobbelsteen die 3 of 4 toont.

card-storyteller = Verhalenvertelster
person-storyteller = { card-storyteller }
text-storyteller = Einde van het spel: 1 punt voor elk van je kanaalfiches op het speelbord (beide kanalen).

## Burcht

card-coachman = Koetsier
person-coachman = { card-coachman }
text-coachman = Speel meteen nog een kaart uit je hand en voer er een van de zes acties mee uit.

card-messenger = Boodschapper
person-messenger = { card-messenger }
text-messenger = { text-coachman }

card-town_crier = Dorpsomroeper
person-town_crier = { card-town_crier }
text-town_crier = { text-coachman }

card-scribe = Schrijver
person-scribe = { card-scribe }
text-scribe = { text-coachman }

card-groom = Bruidegom
person-groom = { card-groom }
text-groom = { text-coachman }

card-servant = Dienaar
person-servant = { card-servant }
text-servant = Trek 1 kaart van een van de twee stapels.

card-lady_in_waiting = Hofdame
person-lady_in_waiting = { card-lady_in_waiting }
text-lady_in_waiting = Speel nog een kaart uit je hand om de persoon erop aan te werven (nergens anders voor). Betaal 2 gulden minder dan de prijs, maar niet minder dan 0.

card-porter = Portier
person-porter = { card-porter }
text-porter = Bouw 1 kanaalfiche op het volgende veld van een van je kanalen, ongeacht de kleur, zonder een kaart te spelen en zonder guldens te betalen.

card-falconer = Valkenierster
person-falconer = { card-falconer }
text-falconer = Trek na elkaar 2 kaarten en kies vóór elke kaart de stapel.

card-herald = Heraut
person-herald = { card-herald }
text-herald = Trek 3 kaarten. Daarna mag je na elkaar nog maximaal 2 kaarten uit je hand spelen en met elke kaart een actie uitvoeren.

card-chambermaid = Kamermeisje
person-chambermaid = { card-chambermaid }
text-chambermaid = Eén keer per ronde mag je 1 kaart uit je hand afleggen en daarna 1 kaart van een van de twee stapels trekken.

card-seneschal = Seneschalk
person-seneschal = { card-seneschal }
text-seneschal = Als je in fase 1 je hand hebt aangevuld en bekeken, mag je één keer maximaal 2 kaarten afleggen en er evenveel nieuwe trekken.

card-butler = Butler
person-butler = { card-butler }
text-butler = Einde van het spel: 5 punten als je minstens 1 huis in elk van de 5 kleuren hebt.

card-castellan = Kasteelvrouwe
person-castellan = { card-castellan }
text-castellan = Einde van het spel: 2 punten voor elke persoon van de groep Burcht in je speelgebied; de Kasteelvrouwe telt mee.

card-majordomo = Hofmeester
person-majordomo = { card-majordomo }
text-majordomo = Eén keer per ronde: speel meteen nog een kaart uit je hand en voer er een van de zes acties mee uit.

## Ambachtslui

card-coal_miner = Kolenmijnwerker
person-coal_miner = { card-coal_miner }
text-coal_miner = Leg zoveel van je arbeiders als je wilt terug in de voorraad en neem evenveel arbeiders in kleuren naar keuze.

card-mason = Metselaar
person-mason = { card-mason }
text-mason = { text-coal_miner }

card-miller = Molenaar
person-miller = { card-miller }
text-miller = { text-coal_miner }

card-shoemaker = Schoenmaker
person-shoemaker = { card-shoemaker }
text-shoemaker = { text-coal_miner }

card-vintner = Vinoloog
person-vintner = { card-vintner }
text-vintner = { text-coal_miner }

card-saddler = Zadelmaker
person-saddler = { card-saddler }
text-saddler = Neem 1 gulden voor elke verschillende groep onder de personen in je speelgebied.

card-tailor = Kleermaker
person-tailor = { card-tailor }
text-tailor = Betaal 2 gulden en ga 1 stap vooruit op het ontwikkelingsspoor.

card-architect = Architect
person-architect = { card-architect }
text-architect = Trek de bovenste kaart van een van de twee stapels zonder de voorkant te bekijken en leg die gedekt neer als huis. Je betaalt geen extra arbeider.

card-weaver = Weefster
person-weaver = { card-weaver }
text-weaver = Neem 2 arbeiders in kleuren naar keuze (gelijk of verschillend).

card-carpenter = Timmerman
person-carpenter = { card-carpenter }
text-carpenter = Je mag nog een kaart uit je hand gedekt als huis spelen zonder een arbeider te betalen.

card-brewster = Brouwster
person-brewster = { card-brewster }
text-brewster = Eén keer per ronde: leg 1 arbeider in een kleur naar keuze terug in de voorraad en neem 3 gulden.

card-blacksmith = Smid
person-blacksmith = { card-blacksmith }
text-blacksmith = Eén keer per ronde: neem 2 arbeiders in twee verschillende kleuren naar keuze.

card-plasterer = Stukadoor
person-plasterer = { card-plasterer }
text-plasterer = Elke keer dat je een huis bouwt, mag je 1 van je noodlotfiches in de kleur van dat huis afleggen voor 1 punt.

card-fountain_builder = Fonteinbouwer
person-fountain_builder = { card-fountain_builder }
text-fountain_builder = Je kanaalfiches kosten 0 gulden, hoe je ze ook bouwt.

card-master_builder = Bouwmeester
person-master_builder = { card-master_builder }
text-master_builder = Einde van het spel: 2 punten voor elke 3 huizen in je speelgebied, bewoond of niet (alleen volledige drietallen tellen).

## Ambtenaren

card-councilman = Raadsheer
person-councilman = { card-councilman }
text-councilman = Neem 2 gulden voor elk geel huis in je speelgebied.

card-councillor = Raadsvrouw
person-councillor = { card-councillor }
text-councillor = Neem 2 gulden voor elk paars huis in je speelgebied.

card-alderman = Schepen
person-alderman = { card-alderman }
text-alderman = Neem 2 gulden voor elk rood huis in je speelgebied.

card-tax_collector = Belastinginner
person-tax_collector = { card-tax_collector }
text-tax_collector = Neem 2 gulden voor elk blauw huis in je speelgebied.

card-registrar = Griffier
person-registrar = { card-registrar }
text-registrar = Neem 2 gulden voor elk bruin huis in je speelgebied.

card-rentmaster = Rentmeester
person-rentmaster = { card-rentmaster }
text-rentmaster = Neem 1 gulden voor elk huis in je speelgebied.

card-city_surveyor = Stadslandmeter
person-city_surveyor = { card-city_surveyor }
text-city_surveyor = Scoor 1 punt voor elke verschillende kleur onder de huizen in je speelgebied.

card-city_treasurer = Schatbewaarster
person-city_treasurer = { card-city_treasurer }
text-city_treasurer = Eén keer per ronde: neem 1 gulden voor elke verschillende kleur onder de huizen in je speelgebied.

card-notary = Notaris
person-notary = { card-notary }
text-notary = Als er in fase 2 enen of tweeën zijn gegooid, kost jouw stap op het ontwikkelingsspoor 2 gulden minder, maar niet minder dan 0.

card-judge = Rechter
person-judge = { card-judge }
text-judge = In fase 4 draai je een meerderheidsfiche ook om als je de eerste plaats deelt. Daarvoor heb je, afhankelijk van de meerderheid, minstens 1 stap op het ontwikkelingsspoor, 1 persoon of 1 kanaalfiche nodig.

card-toll_keeper = Tolgaarster
person-toll_keeper = { card-toll_keeper }
text-toll_keeper = Elke keer dat een andere speler een kanaalfiche bouwt, neem je 1 gulden uit de voorraad.

card-mayor = Burgemeester
person-mayor = { card-mayor }
text-mayor = Einde van het spel: 2 punten voor elke persoon van de groep Ambtenaren in je speelgebied; de Burgemeester telt mee.

card-dean_of_the_guilds = Gildedeken
person-dean_of_the_guilds = { card-dean_of_the_guilds }
text-dean_of_the_guilds = Einde van het spel: 2 punten voor elke persoon van de groep Ambachtslui in je speelgebied.

card-archivist = Archiviste
person-archivist = { card-archivist }
text-archivist = Einde van het spel: 2 punten als in elk huis in je speelgebied een persoon woont.

card-chancellor = Kanselier
person-chancellor = { card-chancellor }
text-chancellor = Einde van het spel: 3 extra punten voor elk van je omgedraaide meerderheidsfiches.

## Geestelijken

card-vicar = Vicaris
person-vicar = { card-vicar }
text-vicar = Scoor 1 punt voor elke dobbelsteen die een 1 toont.

card-deacon = Diaken
person-deacon = { card-deacon }
text-deacon = Scoor 1 punt voor elke dobbelsteen die een 2 toont.

card-canon = Kanunnik
person-canon = { card-canon }
text-canon = Scoor 1 punt voor elke dobbelsteen die een 3 toont.

card-chaplain = Kapelaan
person-chaplain = { card-chaplain }
text-chaplain = Scoor 1 punt voor elke dobbelsteen die een 4 toont.

card-beguine = Begijn
person-beguine = { card-beguine }
text-beguine = Scoor 1 punt voor elke dobbelsteen die een 5 toont.

card-abbess = Abdis
person-abbess = { card-abbess }
text-abbess = Scoor 1 punt voor elke verschillende waarde die de vijf dobbelstenen tonen.

card-pilgrim = Pelgrim
person-pilgrim = { card-pilgrim }
text-pilgrim = Neem 2 gulden. Daarna mag je 1 van je noodlotfiches in een kleur naar keuze afleggen voor 1 punt.

card-almoner = Aalmoezenierster
person-almoner = { card-almoner }
text-almoner = Neem 2 gulden voor elk noodlotfiche in je speelgebied. Je houdt de fiches.

card-prioress = Priorin
person-prioress = { card-prioress }
text-prioress = Eén keer per ronde: scoor 1 punt als minstens 2 dobbelstenen dezelfde waarde tonen, of in plaats daarvan 2 punten als het er minstens 3 zijn.

card-sacristan = Koster
person-sacristan = { card-sacristan }
text-sacristan = Eén keer per ronde: scoor 1 punt als hoogstens 1 dobbelsteen 5 of 6 toont.

card-preacher = Predikant
person-preacher = { card-preacher }
text-preacher = Elke keer dat je 1 stap vooruitgaat op het ontwikkelingsspoor (in fase 2 of door een persoon), mag je 1 van je noodlotfiches in een kleur naar keuze afleggen voor 1 punt.

card-confessor = Biechtvader
person-confessor = { card-confessor }
text-confessor = Elke keer dat een speler, ook jijzelf, de gebeurtenis van een derde noodlotfiche ondergaat, scoor je 1 punt.

card-bishop = Bisschop
person-bishop = { card-bishop }
text-bishop = Einde van het spel: 1 punt voor elke 2 arbeiders in je speelgebied.

card-cardinal = Kardinaal
person-cardinal = { card-cardinal }
text-cardinal = Einde van het spel: 1 extra punt voor elke stap die je op het ontwikkelingsspoor hebt gezet, hoogstens 5.

card-provost = Proost
person-provost = { card-provost }
text-provost = Einde van het spel: 2 punten voor elke persoon van de groep Geestelijken in je speelgebied; de Proost telt mee.

## Handelaren

card-cloth_merchant = Lakenhandelaar
person-cloth_merchant = { card-cloth_merchant }
text-cloth_merchant = Neem zoveel guldens als de rode dobbelsteen toont.

card-dye_trader = Verfstoffenhandelaarster
person-dye_trader = { card-dye_trader }
text-dye_trader = Neem zoveel guldens als de paarse dobbelsteen toont.

card-spice_merchant = Specerijenhandelaarster
person-spice_merchant = { card-spice_merchant }
text-spice_merchant = Neem zoveel guldens als de gele dobbelsteen toont.

card-fishmonger = Visverkoopster
person-fishmonger = { card-fishmonger }
text-fishmonger = Neem zoveel guldens als de blauwe dobbelsteen toont.

card-fur_trader = Bonthandelaar
person-fur_trader = { card-fur_trader }
text-fur_trader = Neem zoveel guldens als de bruine dobbelsteen toont.

card-shopkeeper = Winkelier
person-shopkeeper = { card-shopkeeper }
text-shopkeeper = Scoor 2 punten voor elk van je kanalen waarvan alle 5 velden bebouwd zijn.

card-moneylender = Geldschieter
person-moneylender = { card-moneylender }
text-moneylender = Geef elke andere speler 1 gulden en scoor 1 punt voor elke gulden die je zo geeft. Heb je er niet genoeg voor iedereen, geef er dan zoveel als je hebt en kies wie er een krijgt.

card-auctioneer = Veilingmeester
person-auctioneer = { card-auctioneer }
text-auctioneer = Leg maximaal 2 kaarten uit je hand af en neem 3 gulden voor elke kaart.

card-broker = Makelaarster
person-broker = { card-broker }
text-broker = Neem zoveel guldens als de som van alle dobbelstenen die 3 of 4 tonen.

card-accountant = Boekenhandelaar
person-accountant = { card-accountant }
text-accountant = Eén keer per ronde: neem 2 gulden.

card-market_woman = Marktkoopvrouw
person-market_woman = { card-market_woman }
text-market_woman = Eén keer per ronde: leg 1 kaart uit je hand af en neem 3 gulden.

card-banker = Bankier
person-banker = { card-banker }
text-banker = Eén keer per ronde: neem 4 gulden.

card-money_changer = Geldwisselaarster
person-money_changer = { card-money_changer }
text-money_changer = Elke keer dat je een kaart gebruikt om guldens te nemen, neem je 1 gulden meer.

card-hanse_merchant = Hanzekoopman
person-hanse_merchant = { card-hanse_merchant }
text-hanse_merchant = Elke keer dat je een kaart gebruikt om guldens te nemen, mag je de waarde van een dobbelsteen naar keuze gebruiken in plaats van de dobbelsteen in de kleur van de kaart, en neem je 1 gulden meer.

card-shipowner = Reedster
person-shipowner = { card-shipowner }
text-shipowner = Einde van het spel: 1 punt voor elke 3 gulden die je hebt.

## Adel

card-prince = Prins
person-prince = { card-prince }
text-prince = Scoor 1 punt en neem 2 gulden.

card-queen = Koningin
person-queen = { card-queen }
text-queen = Eén keer per ronde: scoor 1 punt.

card-princess = Prinses
person-princess = { card-princess }
text-princess = Trek de bovenste kaart van een van de twee stapels en voer er meteen een van de zes acties mee uit.

card-baroness = Barones
person-baroness = { card-baroness }
text-baroness = Scoor 2 punten.

card-marquise = Markiezin
person-marquise = { card-marquise }
text-marquise = Betaal 2 gulden en scoor 2 punten.

card-countess = Gravin
person-countess = { card-countess }
text-countess = Ga 1 stap vooruit op het ontwikkelingsspoor zonder guldens te betalen.

card-viscount = Burggraaf
person-viscount = { card-viscount }
text-viscount = Als minstens één dobbelsteen 1 of 2 toont, betaal dan de prijs van een stap in deze ronde (de som van alle dobbelstenen die 1 of 2 tonen) en ga 1 stap vooruit op het ontwikkelingsspoor.

card-duke = Hertog
person-duke = { card-duke }
text-duke = Ga tot 2 stappen vooruit op het ontwikkelingsspoor: de eerste zonder te betalen, de tweede voor 3 gulden.

card-duchess = Hertogin
person-duchess = { card-duchess }
text-duchess = Scoor 1 punt voor elke persoon in je speelgebied; de Hertogin telt mee.

card-king = Koning
person-king = { card-king }
text-king = Eén keer per ronde: scoor 1 punt en neem 1 gulden.

card-squire = Schildknaap
person-squire = { card-squire }
text-squire = Eén keer per ronde: neem 2 gulden als je minstens 1 stap op het ontwikkelingsspoor hebt gezet en geen andere speler daar verder is dan jij.

card-earl = Earl
person-earl = { card-earl }
text-earl = Als in fase 2 geen dobbelsteen 1 of 2 toont, mag je 4 gulden betalen om 1 stap vooruit te gaan op het ontwikkelingsspoor.

card-baron = Baron
person-baron = { card-baron }
text-baron = Elke keer dat je 1 stap vooruitgaat op het ontwikkelingsspoor (in fase 2 of door een persoon), scoor je 1 punt.

card-dowager = Douairière
person-dowager = { card-dowager }
text-dowager = Einde van het spel: 2 punten voor elke persoon van de groep Adel in je speelgebied; de Douairière telt mee.

card-stadtholder = Stadhouder
person-stadtholder = { card-stadtholder }
text-stadtholder = Einde van het spel: 5 punten als je minstens de 6e stap van het ontwikkelingsspoor hebt bereikt.

## Beschermheren

card-fire_warden = Brandwacht
person-fire_warden = { card-fire_warden }
text-fire_warden = Leg 1 van je rode noodlotfiches af voor 1 punt.

card-dyke_warden = Dijkgraaf
person-dyke_warden = { card-dyke_warden }
text-dyke_warden = Leg 1 van je blauwe noodlotfiches af voor 1 punt.

card-plague_nurse = Pestverpleegster
person-plague_nurse = { card-plague_nurse }
text-plague_nurse = Leg 1 van je bruine noodlotfiches af voor 1 punt.

card-crossbow_archer = Kruisboogschutter
person-crossbow_archer = { card-crossbow_archer }
text-crossbow_archer = Leg 1 van je gele noodlotfiches af voor 1 punt.

card-bodyguard = Lijfwacht
person-bodyguard = { card-bodyguard }
text-bodyguard = Leg 1 van je paarse noodlotfiches af voor 1 punt.

card-knight = Ridder
person-knight = { card-knight }
text-knight = Je mag maximaal 2 van je noodlotfiches in twee verschillende kleuren afleggen (elk 1 punt).

card-jailor = Kerkermeester
person-jailor = { card-jailor }
text-jailor = Tel de personen in je speelgebied; de Kerkermeester telt mee. Je mag maximaal evenveel van je noodlotfiches in kleuren naar keuze afleggen (elk 1 punt).

card-sergeant = Sergeant
person-sergeant = { card-sergeant }
text-sergeant = Neem voor elk noodlotfiche in je speelgebied 1 arbeider in de kleur van dat fiche. Je houdt de fiches.

card-captain_of_the_guard = Kapitein van de wacht
person-captain_of_the_guard = { card-captain_of_the_guard }
text-captain_of_the_guard = Je mag zoveel van je noodlotfiches afleggen als je wilt, ook allemaal, in kleuren naar keuze (elk 1 punt).

card-physician = Stadsarts
person-physician = { card-physician }
text-physician = Eén keer per ronde mag je 1 gulden betalen om 1 van je noodlotfiches van een willekeurige kleur af te leggen, voor 1 punt.

card-guard = Wachter
person-guard = { card-guard }
text-guard = Elke keer dat je een kanaalfiche bouwt, mag je 1 van je noodlotfiches in de kleur van dat kanaalveld afleggen voor 1 punt.

card-shield_bearer = Schilddrager
person-shield_bearer = { card-shield_bearer }
text-shield_bearer = Als je de gebeurtenis van een derde noodlotfiche zou ondergaan, mag je 2 gulden betalen om die te negeren. De 3 fiches gaan zoals gewoonlijk terug, zonder punten.

card-watchtower_keeper = Torenwachtster
person-watchtower_keeper = { card-watchtower_keeper }
text-watchtower_keeper = Als de dobbelstenen je in fase 2 noodlotfiches geven, mag je er 1 weigeren. Het blijft in de voorraad, zonder punten.

card-militia_captain = Schuttershoofdman
person-militia_captain = { card-militia_captain }
text-militia_captain = Personen van andere spelers kunnen je niets afnemen, je niets laten terugleggen, afleggen of verliezen, en je geen noodlotfiches geven.

card-constable = Konstabel
person-constable = { card-constable }
text-constable = Einde van het spel: 7 punten, min 1 voor elk noodlotfiche in je speelgebied (niet onder 0).

## Wetenschappers

card-mathematician = Wiskundige
person-mathematician = { card-mathematician }
text-mathematician = Trek 4 kaarten en leg daarna 4 kaarten uit je hand af. Heb je er minder getrokken, leg er dan evenveel af als je hebt getrokken.

card-alchemist = Alchemist
person-alchemist = { card-alchemist }
text-alchemist = Neem 6 gulden.

card-herbalist = Kruidenvrouw
person-herbalist = { card-herbalist }
text-herbalist = Neem 1 arbeider van elk van de 5 kleuren.

card-philosopher = Filosofe
person-philosopher = { card-philosopher }
text-philosopher = Scoor 1 punt voor elke verschillende groep onder de personen in je speelgebied; die van de Filosofe telt mee.

card-cartographer = Cartografe
person-cartographer = { card-cartographer }
text-cartographer = Bouw na elkaar maximaal 2 kanaalfiches, ongeacht de kleur en zonder kaarten te spelen. Betaal voor elk veld de aangegeven prijs.

card-astrologer = Astrologe
person-astrologer = { card-astrologer }
text-astrologer = Neem voor elke dobbelsteen die een even waarde toont 1 arbeider in de kleur van die dobbelsteen.

card-translator = Vertaalster
person-translator = { card-translator }
text-translator = Je mag nog een kaart uit je hand spelen: voor arbeiders, voor guldens, om een noodlotfiche af te leggen of voor een kanaalfiche. Noem een kleur naar keuze: de kaart geldt als een kaart van die kleur.

card-librarian = Bibliothecaresse
person-librarian = { card-librarian }
text-librarian = Eén keer per ronde: trek 1 kaart en leg daarna 1 kaart uit je hand af.

card-lawyer = Advocaat
person-lawyer = { card-lawyer }
text-lawyer = Elke keer dat je een kaart gebruikt om arbeiders te nemen, neem je 3 arbeiders in de kleur van de kaart in plaats van 2.

card-inventor = Uitvinder
person-inventor = { card-inventor }
text-inventor = In fase 1 mag je je hand aanvullen tot 6 kaarten in plaats van 5. Beslis dit voordat je de getrokken kaarten bekijkt.

card-astronomer = Astronoom
person-astronomer = { card-astronomer }
text-astronomer = Als je een persoon met een bliksem aanwerft, mag je het effect van die persoon een tweede keer uitvoeren, direct na de eerste keer.

card-engineer = Ingenieur
person-engineer = { card-engineer }
text-engineer = Als je een kaart gebruikt om een kanaalfiche te bouwen, mag die een willekeurige kleur hebben, ongeacht de kleur van het kanaalveld.

card-geographer = Geograaf
person-geographer = { card-geographer }
text-geographer = Einde van het spel: 2 extra punten voor elk van je kanalen waarvan het derde veld bebouwd is, en voor elk van je standbeeldfiches.

card-tutor = Huislerares
person-tutor = { card-tutor }
text-tutor = Scoor 1 punt, trek dan 1 kaart en leg 1 kaart uit je hand af.

card-student = Student
person-student = { card-student }
text-student = Neem 3 gulden.

## Onderwereld

card-troublemaker = Onruststoker
person-troublemaker = { card-troublemaker }
text-troublemaker = Elke andere speler legt 1 eigen kanaalfiche terug in de voorraad: het laatste fiche van een kanaal naar eigen keuze.

card-beggar = Bedelaar
person-beggar = { card-beggar }
text-beggar = Elke andere speler geeft je 2 arbeiders naar eigen keuze. Wie er minder heeft, geeft ze allemaal.

card-thief = Dief
person-thief = { card-thief }
text-thief = Elke andere speler geeft je 3 gulden. Wie er minder heeft, geeft ze allemaal.

card-rumour_monger = Roddelaar
person-rumour_monger = { card-rumour_monger }
text-rumour_monger = Kies een kleur. Elke andere speler krijgt 1 noodlotfiche in die kleur.

card-arsonist = Brandstichter
person-arsonist = { card-arsonist }
text-arsonist = Elke andere speler met een leeg huis legt 1 leeg huis naar eigen keuze af. Neem voor elk afgelegd huis 1 arbeider in de kleur van dat huis.

card-pickpocket = Zakkenroller
person-pickpocket = { card-pickpocket }
text-pickpocket = Kies één andere speler. Die geeft je 3 gulden, of alle guldens als het er minder zijn.

card-smuggler = Smokkelaarster
person-smuggler = { card-smuggler }
text-smuggler = Neem 8 gulden en ontvang 1 noodlotfiche in een kleur naar keuze. Een eventuele gebeurtenis volgt pas nadat je de guldens hebt genomen.

card-blackmailer = Afperser
person-blackmailer = { card-blackmailer }
text-blackmailer = Elke andere speler kiest: jou 2 gulden geven, of 1 punt verliezen (niet onder 0) terwijl jij 1 punt scoort, ook als die speler geen punt te verliezen heeft. Wie minder dan 2 gulden heeft, moet het tweede kiezen.

card-gambler = Gokster
person-gambler = { card-gambler }
text-gambler = Neem zoveel guldens als het verschil tussen de hoogste en de laagste waarde die de dobbelstenen tonen.

card-highwayman = Struikrover
person-highwayman = { card-highwayman }
text-highwayman = Elke andere speler geeft je 1 gulden (wie er geen heeft, geeft er geen). Neem daarna 1 gulden uit de voorraad.

card-poacher = Stroper
person-poacher = { card-poacher }
text-poacher = Neem 1 arbeider in een kleur naar keuze en 1 gulden.

card-counterfeiter = Valsemunter
person-counterfeiter = { card-counterfeiter }
text-counterfeiter = Neem 6 gulden.

card-informant = Verklikster
person-informant = { card-informant }
text-informant = Geef 1 van je noodlotfiches aan een andere speler naar keuze en scoor 1 punt.

card-vagabond = Landloper
person-vagabond = { card-vagabond }
text-vagabond = Eén keer per ronde: neem 1 gulden uit de voorraad voor elke andere speler die meer guldens heeft dan jij.

card-gang_leader = Bendeleidster
person-gang_leader = { card-gang_leader }
text-gang_leader = Einde van het spel: 2 punten voor elke persoon van de groep Onderwereld in je speelgebied; de Bendeleidster telt mee.

## Kunstenaars

card-carpet_maker = Tapijtmaker
person-carpet_maker = { card-carpet_maker }
text-carpet_maker = Scoor 1 punt voor elke persoon van de groep Handelaren in je speelgebied.

card-poet = Dichteres
person-poet = { card-poet }
text-poet = Scoor 1 punt voor elke persoon van de groep Adel in je speelgebied.

card-organ_builder = Orgelbouwer
person-organ_builder = { card-organ_builder }
text-organ_builder = Scoor 1 punt voor elke persoon van de groep Geestelijken in je speelgebied.

card-illuminator = Boekverluchtster
person-illuminator = { card-illuminator }
text-illuminator = Scoor 1 punt voor elke persoon van de groep Wetenschappers in je speelgebied.

card-calligrapher = Kalligrafe
person-calligrapher = { card-calligrapher }
text-calligrapher = Scoor 1 punt voor elke persoon van de groep Ambtenaren in je speelgebied.

card-painter = Schilder
person-painter = { card-painter }
text-painter = Scoor 1 punt, of in plaats daarvan 2 punten als je minstens 2 blauwe huizen hebt.

card-glass_painter = Glasschilderes
person-glass_painter = { card-glass_painter }
text-glass_painter = Scoor 1 punt, of in plaats daarvan 2 punten als je minstens 2 rode huizen hebt.

card-woodcarver = Houtsnijdster
person-woodcarver = { card-woodcarver }
text-woodcarver = Scoor 1 punt, of in plaats daarvan 2 punten als je minstens 2 bruine huizen hebt.

card-goldsmith = Goudsmid
person-goldsmith = { card-goldsmith }
text-goldsmith = Scoor 1 punt, of in plaats daarvan 2 punten als je minstens 2 gele huizen hebt.

card-embroiderer = Borduurster
person-embroiderer = { card-embroiderer }
text-embroiderer = Scoor 1 punt, of in plaats daarvan 2 punten als je minstens 2 paarse huizen hebt.

card-lacemaker = Kantwerkster
person-lacemaker = { card-lacemaker }
text-lacemaker = Neem 2 gulden voor elke persoon van de groep Kunstenaars in je speelgebied, maar hoogstens 6 gulden; de Kantwerkster telt mee.

card-composer = Componiste
person-composer = { card-composer }
text-composer = Eén keer per ronde: scoor 1 punt als de personen in je speelgebied tot minstens 5 verschillende groepen behoren.

card-portraitist = Portrettiste
person-portraitist = { card-portraitist }
text-portraitist = Elke keer dat je een persoon aanwerft van een groep waartoe geen andere persoon in je speelgebied behoort, scoor je 1 punt en neem je 1 gulden.

card-engraver = Graveur
person-engraver = { card-engraver }
text-engraver = Einde van het spel: 2 punten voor elke verschillende groep onder de personen in je speelgebied.

card-court_painter = Hofschilder
person-court_painter = { card-court_painter }
text-court_painter = Einde van het spel: 2 punten voor elke groep waarvan je minstens 2 personen in je speelgebied hebt.
