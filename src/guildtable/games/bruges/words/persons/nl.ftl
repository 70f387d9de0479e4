# De 165 personen van Brugge in het Nederlands: de naam van de kaart, de naam van de persoon en de tekst op de kaart.

## Artiesten

card-acrobat = Acrobaat
    .object = de Acrobaat
person-acrobat = { card-acrobat }
    .object = { card-acrobat.object }
text-acrobat = Bouw 1 kanaalfiche op het volgende veld van een van je kanalen, ongeacht de kleur en zonder een kaart te spelen. Betaal het dubbele van de aangegeven prijs.

card-bard = Bard
    .object = de Bard
person-bard = { card-bard }
    .object = { card-bard.object }
text-bard = { text-acrobat }

card-juggler = Goochelaar
    .object = de Goochelaar
person-juggler = { card-juggler }
    .object = { card-juggler.object }
text-juggler = { text-acrobat }

card-minstrel = Minstreel
    .object = de Minstreel
person-minstrel = { card-minstrel }
    .object = { card-minstrel.object }
text-minstrel = { text-acrobat }

card-dancer = Danseres
    .object = de Danseres
person-dancer = { card-dancer }
    .object = { card-dancer.object }
text-dancer = { text-acrobat }

card-powderman = Vuurwerkmaker
    .object = de Vuurwerkmaker
person-powderman = { card-powderman }
    .object = { card-powderman.object }
text-powderman = Eén keer per ronde: neem 1 bruine arbeider uit de voorraad als de bruine dobbelsteen 5 of 6 toont.

card-piper = Doedelzakspeler
    .object = de Doedelzakspeler
person-piper = { card-piper }
    .object = { card-piper.object }
text-piper = Eén keer per ronde: neem 1 blauwe arbeider uit de voorraad als de blauwe dobbelsteen 5 of 6 toont.

card-drummer = Trommelaarster
    .object = de Trommelaarster
person-drummer = { card-drummer }
    .object = { card-drummer.object }
text-drummer = Eén keer per ronde: neem 1 rode arbeider uit de voorraad als de rode dobbelsteen 5 of 6 toont.

card-fiddler = Vedelspeelster
    .object = de Vedelspeelster
person-fiddler = { card-fiddler }
    .object = { card-fiddler.object }
text-fiddler = Eén keer per ronde: neem 1 paarse arbeider uit de voorraad als de paarse dobbelsteen 5 of 6 toont.

card-hurdy_gurdy_player = Draailierspeelster
    .object = de Draailierspeelster
person-hurdy_gurdy_player = { card-hurdy_gurdy_player }
    .object = { card-hurdy_gurdy_player.object }
text-hurdy_gurdy_player = Eén keer per ronde: neem 1 gele arbeider uit de voorraad als de gele dobbelsteen 5 of 6 toont.

card-fire_eater = Vuurspuwer
    .object = de Vuurspuwer
person-fire_eater = { card-fire_eater }
    .object = { card-fire_eater.object }
text-fire_eater = Elke keer dat je een persoon aantrekt, mag je 1 van je noodlotfiches in de kleur van die persoonskaart afleggen voor 1 punt.

card-jester = Nar
    .object = de Nar
person-jester = { card-jester }
    .object = { card-jester.object }
text-jester = Eén keer per ronde: neem zoveel guldens als de laagste van de vijf dobbelstenen toont.

card-stilt_walker = Steltloopster
    .object = de Steltloopster
person-stilt_walker = { card-stilt_walker }
    .object = { card-stilt_walker.object }
text-stilt_walker = Elke keer dat je een kanaalfiche bouwt, door een actie of door een persoon, scoor je 1 punt.

card-puppeteer = Poppenspeelster
    .object = de Poppenspeelster
person-puppeteer = { card-puppeteer }
    .object = { card-puppeteer.object }
text-puppeteer = Neem 2 gulden voor elke dobbelsteen die 3 of 4 toont.

card-storyteller = Verhalenvertelster
    .object = de Verhalenvertelster
person-storyteller = { card-storyteller }
    .object = { card-storyteller.object }
text-storyteller = Einde van het spel: 1 punt voor elk van je kanaalfiches op het speelbord (beide kanalen).

## Burcht

card-coachman = Koetsier
    .object = de Koetsier
person-coachman = { card-coachman }
    .object = { card-coachman.object }
text-coachman = Speel meteen nog een kaart uit je hand en voer er een van de zes acties mee uit.

card-messenger = Boodschapper
    .object = de Boodschapper
person-messenger = { card-messenger }
    .object = { card-messenger.object }
text-messenger = { text-coachman }

card-town_crier = Dorpsomroeper
    .object = de Dorpsomroeper
person-town_crier = { card-town_crier }
    .object = { card-town_crier.object }
text-town_crier = { text-coachman }

card-scribe = Schrijver
    .object = de Schrijver
person-scribe = { card-scribe }
    .object = { card-scribe.object }
text-scribe = { text-coachman }

card-groom = Bruidegom
    .object = de Bruidegom
person-groom = { card-groom }
    .object = { card-groom.object }
text-groom = { text-coachman }

card-servant = Dienaar
    .object = de Dienaar
person-servant = { card-servant }
    .object = { card-servant.object }
text-servant = Trek 1 kaart van een van de twee stapels.

card-lady_in_waiting = Hofdame
    .object = de Hofdame
person-lady_in_waiting = { card-lady_in_waiting }
    .object = { card-lady_in_waiting.object }
text-lady_in_waiting = Speel nog een kaart uit je hand om de persoon erop aan te trekken (nergens anders voor). Betaal 2 gulden minder dan de prijs, maar niet minder dan 0.

card-porter = Portier
    .object = de Portier
person-porter = { card-porter }
    .object = { card-porter.object }
text-porter = Bouw 1 kanaalfiche op het volgende veld van een van je kanalen, ongeacht de kleur, zonder een kaart te spelen en zonder guldens te betalen.

card-falconer = Valkenierster
    .object = de Valkenierster
person-falconer = { card-falconer }
    .object = { card-falconer.object }
text-falconer = Trek na elkaar 2 kaarten en kies vóór elke kaart de stapel.

card-herald = Heraut
    .object = de Heraut
person-herald = { card-herald }
    .object = { card-herald.object }
text-herald = Trek 3 kaarten. Daarna mag je na elkaar nog maximaal 2 kaarten uit je hand spelen en met elke kaart een actie uitvoeren.

card-chambermaid = Kamermeisje
    .object = het Kamermeisje
person-chambermaid = { card-chambermaid }
    .object = { card-chambermaid.object }
text-chambermaid = Eén keer per ronde mag je 1 kaart uit je hand afleggen en daarna 1 kaart van een van de twee stapels trekken.

card-seneschal = Seneschalk
    .object = de Seneschalk
person-seneschal = { card-seneschal }
    .object = { card-seneschal.object }
text-seneschal = Als je in fase 1 je hand hebt aangevuld en bekeken, mag je één keer maximaal 2 kaarten afleggen en er evenveel nieuwe trekken.

card-butler = Butler
    .object = de Butler
person-butler = { card-butler }
    .object = { card-butler.object }
text-butler = Einde van het spel: 5 punten als je minstens 1 huis in elk van de 5 kleuren hebt.

card-castellan = Kasteelvrouwe
    .object = de Kasteelvrouwe
person-castellan = { card-castellan }
    .object = { card-castellan.object }
text-castellan = Einde van het spel: 2 punten voor elke persoon van de groep Burcht in je speelgebied; de Kasteelvrouwe telt mee.

card-majordomo = Hofmeester
    .object = de Hofmeester
person-majordomo = { card-majordomo }
    .object = { card-majordomo.object }
text-majordomo = Eén keer per ronde: speel meteen nog een kaart uit je hand en voer er een van de zes acties mee uit.

## Ambachtslui

card-coal_miner = Kolenmijnwerker
    .object = de Kolenmijnwerker
person-coal_miner = { card-coal_miner }
    .object = { card-coal_miner.object }
text-coal_miner = Leg zoveel van je arbeiders als je wilt terug in de voorraad en neem evenveel arbeiders in kleuren naar keuze.

card-mason = Metselaar
    .object = de Metselaar
person-mason = { card-mason }
    .object = { card-mason.object }
text-mason = { text-coal_miner }

card-miller = Molenaar
    .object = de Molenaar
person-miller = { card-miller }
    .object = { card-miller.object }
text-miller = { text-coal_miner }

card-shoemaker = Schoenmaker
    .object = de Schoenmaker
person-shoemaker = { card-shoemaker }
    .object = { card-shoemaker.object }
text-shoemaker = { text-coal_miner }

card-vintner = Vinoloog
    .object = de Vinoloog
person-vintner = { card-vintner }
    .object = { card-vintner.object }
text-vintner = { text-coal_miner }

card-saddler = Zadelmaker
    .object = de Zadelmaker
person-saddler = { card-saddler }
    .object = { card-saddler.object }
text-saddler = Neem 1 gulden voor elke verschillende groep onder de personen in je speelgebied.

card-tailor = Kleermaker
    .object = de Kleermaker
person-tailor = { card-tailor }
    .object = { card-tailor.object }
text-tailor = Betaal 2 gulden en ga 1 stap vooruit op het ontwikkelingsspoor.

card-architect = Architect
    .object = de Architect
person-architect = { card-architect }
    .object = { card-architect.object }
text-architect = Trek de bovenste kaart van een van de twee stapels zonder de voorkant te bekijken en leg die gedekt neer als huis. Je betaalt geen extra arbeider.

card-weaver = Weefster
    .object = de Weefster
person-weaver = { card-weaver }
    .object = { card-weaver.object }
text-weaver = Neem 2 arbeiders in kleuren naar keuze (gelijk of verschillend).

card-carpenter = Timmerman
    .object = de Timmerman
person-carpenter = { card-carpenter }
    .object = { card-carpenter.object }
text-carpenter = Je mag nog een kaart uit je hand gedekt als huis spelen zonder een arbeider te betalen.

card-brewster = Brouwster
    .object = de Brouwster
person-brewster = { card-brewster }
    .object = { card-brewster.object }
text-brewster = Eén keer per ronde: leg 1 arbeider in een kleur naar keuze terug in de voorraad en neem 3 gulden.

card-blacksmith = Smid
    .object = de Smid
person-blacksmith = { card-blacksmith }
    .object = { card-blacksmith.object }
text-blacksmith = Eén keer per ronde: neem 2 arbeiders in twee verschillende kleuren naar keuze.

card-plasterer = Stukadoor
    .object = de Stukadoor
person-plasterer = { card-plasterer }
    .object = { card-plasterer.object }
text-plasterer = Elke keer dat je een huis bouwt, mag je 1 van je noodlotfiches in de kleur van dat huis afleggen voor 1 punt.

card-fountain_builder = Fonteinbouwer
    .object = de Fonteinbouwer
person-fountain_builder = { card-fountain_builder }
    .object = { card-fountain_builder.object }
text-fountain_builder = Je kanaalfiches kosten 0 gulden, hoe je ze ook bouwt.

card-master_builder = Bouwmeester
    .object = de Bouwmeester
person-master_builder = { card-master_builder }
    .object = { card-master_builder.object }
text-master_builder = Einde van het spel: 2 punten voor elke 3 huizen in je speelgebied, bewoond of niet (alleen volledige drietallen tellen).

## Ambtenaren

card-councilman = Raadsheer
    .object = de Raadsheer
person-councilman = { card-councilman }
    .object = { card-councilman.object }
text-councilman = Neem 2 gulden voor elk geel huis in je speelgebied.

card-councillor = Raadsvrouw
    .object = de Raadsvrouw
person-councillor = { card-councillor }
    .object = { card-councillor.object }
text-councillor = Neem 2 gulden voor elk paars huis in je speelgebied.

card-alderman = Schepen
    .object = de Schepen
person-alderman = { card-alderman }
    .object = { card-alderman.object }
text-alderman = Neem 2 gulden voor elk rood huis in je speelgebied.

card-tax_collector = Belastinginner
    .object = de Belastinginner
person-tax_collector = { card-tax_collector }
    .object = { card-tax_collector.object }
text-tax_collector = Neem 2 gulden voor elk blauw huis in je speelgebied.

card-registrar = Griffier
    .object = de Griffier
person-registrar = { card-registrar }
    .object = { card-registrar.object }
text-registrar = Neem 2 gulden voor elk bruin huis in je speelgebied.

card-rentmaster = Rentmeester
    .object = de Rentmeester
person-rentmaster = { card-rentmaster }
    .object = { card-rentmaster.object }
text-rentmaster = Neem 1 gulden voor elk huis in je speelgebied.

card-city_surveyor = Stadslandmeter
    .object = de Stadslandmeter
person-city_surveyor = { card-city_surveyor }
    .object = { card-city_surveyor.object }
text-city_surveyor = Scoor 1 punt voor elke verschillende kleur onder de huizen in je speelgebied.

card-city_treasurer = Schatbewaarster
    .object = de Schatbewaarster
person-city_treasurer = { card-city_treasurer }
    .object = { card-city_treasurer.object }
text-city_treasurer = Eén keer per ronde: neem 1 gulden voor elke verschillende kleur onder de huizen in je speelgebied.

card-notary = Notaris
    .object = de Notaris
person-notary = { card-notary }
    .object = { card-notary.object }
text-notary = Als er in fase 2 enen of tweeën zijn gegooid, kost jouw stap op het ontwikkelingsspoor 2 gulden minder, maar niet minder dan 0.

card-judge = Rechter
    .object = de Rechter
person-judge = { card-judge }
    .object = { card-judge.object }
text-judge = In fase 4 draai je een meerderheidsfiche ook om als je de eerste plaats deelt. Daarvoor moet je, afhankelijk van de meerderheid, minstens 1 stap hebben gezet op het ontwikkelingsspoor, of minstens 1 persoon of 1 kanaalfiche hebben.

card-toll_keeper = Tolgaarster
    .object = de Tolgaarster
person-toll_keeper = { card-toll_keeper }
    .object = { card-toll_keeper.object }
text-toll_keeper = Elke keer dat een andere speler een kanaalfiche bouwt, neem je 1 gulden uit de voorraad.

card-mayor = Burgemeester
    .object = de Burgemeester
person-mayor = { card-mayor }
    .object = { card-mayor.object }
text-mayor = Einde van het spel: 2 punten voor elke persoon van de groep Ambtenaren in je speelgebied; de Burgemeester telt mee.

card-dean_of_the_guilds = Gildedeken
    .object = de Gildedeken
person-dean_of_the_guilds = { card-dean_of_the_guilds }
    .object = { card-dean_of_the_guilds.object }
text-dean_of_the_guilds = Einde van het spel: 2 punten voor elke persoon van de groep Ambachtslui in je speelgebied.

card-archivist = Archiviste
    .object = de Archiviste
person-archivist = { card-archivist }
    .object = { card-archivist.object }
text-archivist = Einde van het spel: 2 punten als in elk huis in je speelgebied een persoon woont.

card-chancellor = Kanselier
    .object = de Kanselier
person-chancellor = { card-chancellor }
    .object = { card-chancellor.object }
text-chancellor = Einde van het spel: 3 extra punten voor elk van je omgedraaide meerderheidsfiches.

## Geestelijken

card-vicar = Vicaris
    .object = de Vicaris
person-vicar = { card-vicar }
    .object = { card-vicar.object }
text-vicar = Scoor 1 punt voor elke dobbelsteen die een 1 toont.

card-deacon = Diaken
    .object = de Diaken
person-deacon = { card-deacon }
    .object = { card-deacon.object }
text-deacon = Scoor 1 punt voor elke dobbelsteen die een 2 toont.

card-canon = Kanunnik
    .object = de Kanunnik
person-canon = { card-canon }
    .object = { card-canon.object }
text-canon = Scoor 1 punt voor elke dobbelsteen die een 3 toont.

card-chaplain = Kapelaan
    .object = de Kapelaan
person-chaplain = { card-chaplain }
    .object = { card-chaplain.object }
text-chaplain = Scoor 1 punt voor elke dobbelsteen die een 4 toont.

card-beguine = Begijn
    .object = de Begijn
person-beguine = { card-beguine }
    .object = { card-beguine.object }
text-beguine = Scoor 1 punt voor elke dobbelsteen die een 5 toont.

card-abbess = Abdis
    .object = de Abdis
person-abbess = { card-abbess }
    .object = { card-abbess.object }
text-abbess = Scoor 1 punt voor elke verschillende waarde die de vijf dobbelstenen tonen.

card-pilgrim = Pelgrim
    .object = de Pelgrim
person-pilgrim = { card-pilgrim }
    .object = { card-pilgrim.object }
text-pilgrim = Neem 2 gulden. Daarna mag je 1 van je noodlotfiches in een kleur naar keuze afleggen voor 1 punt.

card-almoner = Aalmoezenierster
    .object = de Aalmoezenierster
person-almoner = { card-almoner }
    .object = { card-almoner.object }
text-almoner = Neem 2 gulden voor elk noodlotfiche in je speelgebied. Je houdt de fiches.

card-prioress = Priorin
    .object = de Priorin
person-prioress = { card-prioress }
    .object = { card-prioress.object }
text-prioress = Eén keer per ronde: scoor 1 punt als minstens 2 dobbelstenen dezelfde waarde tonen, of in plaats daarvan 2 punten als het er minstens 3 zijn.

card-sacristan = Koster
    .object = de Koster
person-sacristan = { card-sacristan }
    .object = { card-sacristan.object }
text-sacristan = Eén keer per ronde: scoor 1 punt als hoogstens 1 dobbelsteen 5 of 6 toont.

card-preacher = Predikant
    .object = de Predikant
person-preacher = { card-preacher }
    .object = { card-preacher.object }
text-preacher = Elke keer dat je 1 stap vooruitgaat op het ontwikkelingsspoor (in fase 2 of door een persoon), mag je 1 van je noodlotfiches in een kleur naar keuze afleggen voor 1 punt.

card-confessor = Biechtvader
    .object = de Biechtvader
person-confessor = { card-confessor }
    .object = { card-confessor.object }
text-confessor = Elke keer dat een speler, ook jijzelf, de gebeurtenis van een derde noodlotfiche ondergaat, scoor je 1 punt.

card-bishop = Bisschop
    .object = de Bisschop
person-bishop = { card-bishop }
    .object = { card-bishop.object }
text-bishop = Einde van het spel: 1 punt voor elke 2 arbeiders in je speelgebied.

card-cardinal = Kardinaal
    .object = de Kardinaal
person-cardinal = { card-cardinal }
    .object = { card-cardinal.object }
text-cardinal = Einde van het spel: 1 extra punt voor elke stap die je op het ontwikkelingsspoor hebt gezet, hoogstens 5.

card-provost = Proost
    .object = de Proost
person-provost = { card-provost }
    .object = { card-provost.object }
text-provost = Einde van het spel: 2 punten voor elke persoon van de groep Geestelijken in je speelgebied; de Proost telt mee.

## Handelaren

card-cloth_merchant = Lakenhandelaar
    .object = de Lakenhandelaar
person-cloth_merchant = { card-cloth_merchant }
    .object = { card-cloth_merchant.object }
text-cloth_merchant = Neem zoveel guldens als de rode dobbelsteen toont.

card-dye_trader = Verfstoffenhandelaarster
    .object = de Verfstoffenhandelaarster
person-dye_trader = { card-dye_trader }
    .object = { card-dye_trader.object }
text-dye_trader = Neem zoveel guldens als de paarse dobbelsteen toont.

card-spice_merchant = Specerijenhandelaarster
    .object = de Specerijenhandelaarster
person-spice_merchant = { card-spice_merchant }
    .object = { card-spice_merchant.object }
text-spice_merchant = Neem zoveel guldens als de gele dobbelsteen toont.

card-fishmonger = Visverkoopster
    .object = de Visverkoopster
person-fishmonger = { card-fishmonger }
    .object = { card-fishmonger.object }
text-fishmonger = Neem zoveel guldens als de blauwe dobbelsteen toont.

card-fur_trader = Bonthandelaar
    .object = de Bonthandelaar
person-fur_trader = { card-fur_trader }
    .object = { card-fur_trader.object }
text-fur_trader = Neem zoveel guldens als de bruine dobbelsteen toont.

card-shopkeeper = Winkelier
    .object = de Winkelier
person-shopkeeper = { card-shopkeeper }
    .object = { card-shopkeeper.object }
text-shopkeeper = Scoor 2 punten voor elk van je kanalen waarvan alle 5 velden bebouwd zijn.

card-moneylender = Geldschieter
    .object = de Geldschieter
person-moneylender = { card-moneylender }
    .object = { card-moneylender.object }
text-moneylender = Geef elke andere speler 1 gulden en scoor 1 punt voor elke gulden die je zo geeft. Heb je er niet genoeg voor iedereen, geef er dan zoveel als je hebt en kies wie er een krijgt.

card-auctioneer = Veilingmeester
    .object = de Veilingmeester
person-auctioneer = { card-auctioneer }
    .object = { card-auctioneer.object }
text-auctioneer = Leg maximaal 2 kaarten uit je hand af en neem 3 gulden voor elke kaart.

card-broker = Makelaarster
    .object = de Makelaarster
person-broker = { card-broker }
    .object = { card-broker.object }
text-broker = Neem zoveel guldens als de som van alle dobbelstenen die 3 of 4 tonen.

card-accountant = Boekenhandelaar
    .object = de Boekenhandelaar
person-accountant = { card-accountant }
    .object = { card-accountant.object }
text-accountant = Eén keer per ronde: neem 2 gulden.

card-market_woman = Marktkoopvrouw
    .object = de Marktkoopvrouw
person-market_woman = { card-market_woman }
    .object = { card-market_woman.object }
text-market_woman = Eén keer per ronde: leg 1 kaart uit je hand af en neem 3 gulden.

card-banker = Bankier
    .object = de Bankier
person-banker = { card-banker }
    .object = { card-banker.object }
text-banker = Eén keer per ronde: neem 4 gulden.

card-money_changer = Geldwisselaarster
    .object = de Geldwisselaarster
person-money_changer = { card-money_changer }
    .object = { card-money_changer.object }
text-money_changer = Elke keer dat je een kaart gebruikt om guldens te nemen, neem je 1 gulden meer.

card-hanse_merchant = Hanzekoopman
    .object = de Hanzekoopman
person-hanse_merchant = { card-hanse_merchant }
    .object = { card-hanse_merchant.object }
text-hanse_merchant = Elke keer dat je een kaart gebruikt om guldens te nemen, mag je de waarde van een dobbelsteen naar keuze gebruiken in plaats van de dobbelsteen in de kleur van de kaart, en neem je 1 gulden meer.

card-shipowner = Reedster
    .object = de Reedster
person-shipowner = { card-shipowner }
    .object = { card-shipowner.object }
text-shipowner = Einde van het spel: 1 punt voor elke 3 gulden die je hebt.

## Adel

card-prince = Prins
    .object = de Prins
person-prince = { card-prince }
    .object = { card-prince.object }
text-prince = Scoor 1 punt en neem 2 gulden.

card-queen = Koningin
    .object = de Koningin
person-queen = { card-queen }
    .object = { card-queen.object }
text-queen = Eén keer per ronde: scoor 1 punt.

card-princess = Prinses
    .object = de Prinses
person-princess = { card-princess }
    .object = { card-princess.object }
text-princess = Trek de bovenste kaart van een van de twee stapels en voer er meteen een van de zes acties mee uit.

card-baroness = Barones
    .object = de Barones
person-baroness = { card-baroness }
    .object = { card-baroness.object }
text-baroness = Scoor 2 punten.

card-marquise = Markiezin
    .object = de Markiezin
person-marquise = { card-marquise }
    .object = { card-marquise.object }
text-marquise = Betaal 2 gulden en scoor 2 punten.

card-countess = Gravin
    .object = de Gravin
person-countess = { card-countess }
    .object = { card-countess.object }
text-countess = Ga 1 stap vooruit op het ontwikkelingsspoor zonder guldens te betalen.

card-viscount = Burggraaf
    .object = de Burggraaf
person-viscount = { card-viscount }
    .object = { card-viscount.object }
text-viscount = Als minstens één dobbelsteen 1 of 2 toont, betaal dan de prijs van een stap in deze ronde (de som van alle dobbelstenen die 1 of 2 tonen) en ga 1 stap vooruit op het ontwikkelingsspoor.

card-duke = Hertog
    .object = de Hertog
person-duke = { card-duke }
    .object = { card-duke.object }
text-duke = Ga tot 2 stappen vooruit op het ontwikkelingsspoor: de eerste zonder te betalen, de tweede voor 3 gulden.

card-duchess = Hertogin
    .object = de Hertogin
person-duchess = { card-duchess }
    .object = { card-duchess.object }
text-duchess = Scoor 1 punt voor elke persoon in je speelgebied; de Hertogin telt mee.

card-king = Koning
    .object = de Koning
person-king = { card-king }
    .object = { card-king.object }
text-king = Eén keer per ronde: scoor 1 punt en neem 1 gulden.

card-squire = Schildknaap
    .object = de Schildknaap
person-squire = { card-squire }
    .object = { card-squire.object }
text-squire = Eén keer per ronde: neem 2 gulden als je minstens 1 stap op het ontwikkelingsspoor hebt gezet en geen andere speler daar verder is dan jij.

card-earl = Graaf
    .object = de Graaf
person-earl = { card-earl }
    .object = { card-earl.object }
text-earl = Als in fase 2 geen dobbelsteen 1 of 2 toont, mag je 4 gulden betalen om 1 stap vooruit te gaan op het ontwikkelingsspoor.

card-baron = Baron
    .object = de Baron
person-baron = { card-baron }
    .object = { card-baron.object }
text-baron = Elke keer dat je 1 stap vooruitgaat op het ontwikkelingsspoor (in fase 2 of door een persoon), scoor je 1 punt.

card-dowager = Douairière
    .object = de Douairière
person-dowager = { card-dowager }
    .object = { card-dowager.object }
text-dowager = Einde van het spel: 2 punten voor elke persoon van de groep Adel in je speelgebied; de Douairière telt mee.

card-stadtholder = Stadhouder
    .object = de Stadhouder
person-stadtholder = { card-stadtholder }
    .object = { card-stadtholder.object }
text-stadtholder = Einde van het spel: 5 punten als je minstens de 6e trede van het ontwikkelingsspoor hebt bereikt.

## Beschermheren

card-fire_warden = Brandwacht
    .object = de Brandwacht
person-fire_warden = { card-fire_warden }
    .object = { card-fire_warden.object }
text-fire_warden = Leg 1 van je rode noodlotfiches af voor 1 punt.

card-dyke_warden = Dijkgraaf
    .object = de Dijkgraaf
person-dyke_warden = { card-dyke_warden }
    .object = { card-dyke_warden.object }
text-dyke_warden = Leg 1 van je blauwe noodlotfiches af voor 1 punt.

card-plague_nurse = Pestverpleegster
    .object = de Pestverpleegster
person-plague_nurse = { card-plague_nurse }
    .object = { card-plague_nurse.object }
text-plague_nurse = Leg 1 van je bruine noodlotfiches af voor 1 punt.

card-crossbow_archer = Kruisboogschutter
    .object = de Kruisboogschutter
person-crossbow_archer = { card-crossbow_archer }
    .object = { card-crossbow_archer.object }
text-crossbow_archer = Leg 1 van je gele noodlotfiches af voor 1 punt.

card-bodyguard = Lijfwacht
    .object = de Lijfwacht
person-bodyguard = { card-bodyguard }
    .object = { card-bodyguard.object }
text-bodyguard = Leg 1 van je paarse noodlotfiches af voor 1 punt.

card-knight = Ridder
    .object = de Ridder
person-knight = { card-knight }
    .object = { card-knight.object }
text-knight = Je mag maximaal 2 van je noodlotfiches in twee verschillende kleuren afleggen (elk 1 punt).

card-jailor = Kerkermeester
    .object = de Kerkermeester
person-jailor = { card-jailor }
    .object = { card-jailor.object }
text-jailor = Tel de personen in je speelgebied; de Kerkermeester telt mee. Je mag maximaal evenveel van je noodlotfiches in kleuren naar keuze afleggen (elk 1 punt).

card-sergeant = Sergeant
    .object = de Sergeant
person-sergeant = { card-sergeant }
    .object = { card-sergeant.object }
text-sergeant = Neem voor elk noodlotfiche in je speelgebied 1 arbeider in de kleur van dat fiche. Je houdt de fiches.

card-captain_of_the_guard = Kapitein van de wacht
    .object = de Kapitein van de wacht
person-captain_of_the_guard = { card-captain_of_the_guard }
    .object = { card-captain_of_the_guard.object }
text-captain_of_the_guard = Je mag zoveel van je noodlotfiches afleggen als je wilt, ook allemaal, in kleuren naar keuze (elk 1 punt).

card-physician = Stadsarts
    .object = de Stadsarts
person-physician = { card-physician }
    .object = { card-physician.object }
text-physician = Eén keer per ronde mag je 1 gulden betalen om 1 van je noodlotfiches van een willekeurige kleur af te leggen, voor 1 punt.

card-guard = Wachter
    .object = de Wachter
person-guard = { card-guard }
    .object = { card-guard.object }
text-guard = Elke keer dat je een kanaalfiche bouwt, mag je 1 van je noodlotfiches in de kleur van dat kanaalveld afleggen voor 1 punt.

card-shield_bearer = Schilddrager
    .object = de Schilddrager
person-shield_bearer = { card-shield_bearer }
    .object = { card-shield_bearer.object }
text-shield_bearer = Als je de gebeurtenis van een derde noodlotfiche zou ondergaan, mag je 2 gulden betalen om die te negeren. De 3 fiches gaan zoals gewoonlijk terug, zonder punten.

card-watchtower_keeper = Torenwachtster
    .object = de Torenwachtster
person-watchtower_keeper = { card-watchtower_keeper }
    .object = { card-watchtower_keeper.object }
text-watchtower_keeper = Als de dobbelstenen je in fase 2 noodlotfiches geven, mag je er 1 weigeren. Het blijft in de voorraad, zonder punten.

card-militia_captain = Schuttershoofdman
    .object = de Schuttershoofdman
person-militia_captain = { card-militia_captain }
    .object = { card-militia_captain.object }
text-militia_captain = Personen van andere spelers kunnen je niets afnemen, je niets laten terugleggen, afleggen of verliezen, en je geen noodlotfiches geven.

card-constable = Konstabel
    .object = de Konstabel
person-constable = { card-constable }
    .object = { card-constable.object }
text-constable = Einde van het spel: 7 punten, min 1 voor elk noodlotfiche in je speelgebied (niet onder 0).

## Wetenschappers

card-mathematician = Wiskundige
    .object = de Wiskundige
person-mathematician = { card-mathematician }
    .object = { card-mathematician.object }
text-mathematician = Trek 4 kaarten en leg daarna 4 kaarten uit je hand af. Heb je er minder getrokken, leg er dan evenveel af als je hebt getrokken.

card-alchemist = Alchemist
    .object = de Alchemist
person-alchemist = { card-alchemist }
    .object = { card-alchemist.object }
text-alchemist = Neem 6 gulden.

card-herbalist = Kruidenvrouw
    .object = de Kruidenvrouw
person-herbalist = { card-herbalist }
    .object = { card-herbalist.object }
text-herbalist = Neem 1 arbeider van elk van de 5 kleuren.

card-philosopher = Filosofe
    .object = de Filosofe
person-philosopher = { card-philosopher }
    .object = { card-philosopher.object }
text-philosopher = Scoor 1 punt voor elke verschillende groep onder de personen in je speelgebied; die van de Filosofe telt mee.

card-cartographer = Cartografe
    .object = de Cartografe
person-cartographer = { card-cartographer }
    .object = { card-cartographer.object }
text-cartographer = Bouw na elkaar maximaal 2 kanaalfiches, ongeacht de kleur en zonder kaarten te spelen. Betaal voor elk veld de aangegeven prijs.

card-astrologer = Astrologe
    .object = de Astrologe
person-astrologer = { card-astrologer }
    .object = { card-astrologer.object }
text-astrologer = Neem voor elke dobbelsteen die een even waarde toont 1 arbeider in de kleur van die dobbelsteen.

card-translator = Vertaalster
    .object = de Vertaalster
person-translator = { card-translator }
    .object = { card-translator.object }
text-translator = Je mag nog een kaart uit je hand spelen: voor arbeiders, voor guldens, om een noodlotfiche af te leggen of voor een kanaalfiche. Noem een kleur naar keuze: de kaart geldt als een kaart van die kleur.

card-librarian = Bibliothecaresse
    .object = de Bibliothecaresse
person-librarian = { card-librarian }
    .object = { card-librarian.object }
text-librarian = Eén keer per ronde: trek 1 kaart en leg daarna 1 kaart uit je hand af.

card-lawyer = Advocaat
    .object = de Advocaat
person-lawyer = { card-lawyer }
    .object = { card-lawyer.object }
text-lawyer = Elke keer dat je een kaart gebruikt om arbeiders te nemen, neem je 3 arbeiders in de kleur van de kaart in plaats van 2.

card-inventor = Uitvinder
    .object = de Uitvinder
person-inventor = { card-inventor }
    .object = { card-inventor.object }
text-inventor = In fase 1 mag je je hand aanvullen tot 6 kaarten in plaats van 5. Beslis dit voordat je de getrokken kaarten bekijkt.

card-astronomer = Astronoom
    .object = de Astronoom
person-astronomer = { card-astronomer }
    .object = { card-astronomer.object }
text-astronomer = Als je een persoon met een bliksem aantrekt, mag je het effect van die persoon een tweede keer uitvoeren, direct na de eerste keer.

card-engineer = Ingenieur
    .object = de Ingenieur
person-engineer = { card-engineer }
    .object = { card-engineer.object }
text-engineer = Als je een kaart gebruikt om een kanaalfiche te bouwen, mag die een willekeurige kleur hebben, ongeacht de kleur van het kanaalveld.

card-geographer = Geograaf
    .object = de Geograaf
person-geographer = { card-geographer }
    .object = { card-geographer.object }
text-geographer = Einde van het spel: 2 extra punten voor elk van je kanalen waarvan het derde veld bebouwd is, en voor elk van je standbeeldfiches.

card-tutor = Huislerares
    .object = de Huislerares
person-tutor = { card-tutor }
    .object = { card-tutor.object }
text-tutor = Scoor 1 punt, trek dan 1 kaart en leg 1 kaart uit je hand af.

card-student = Student
    .object = de Student
person-student = { card-student }
    .object = { card-student.object }
text-student = Neem 3 gulden.

## Onderwereld

card-troublemaker = Onruststoker
    .object = de Onruststoker
person-troublemaker = { card-troublemaker }
    .object = { card-troublemaker.object }
text-troublemaker = Elke andere speler legt 1 eigen kanaalfiche terug in de voorraad: het buitenste fiche van een kanaal naar eigen keuze.

card-beggar = Bedelaar
    .object = de Bedelaar
person-beggar = { card-beggar }
    .object = { card-beggar.object }
text-beggar = Elke andere speler geeft je 2 arbeiders naar eigen keuze. Wie er minder heeft, geeft ze allemaal.

card-thief = Dief
    .object = de Dief
person-thief = { card-thief }
    .object = { card-thief.object }
text-thief = Elke andere speler geeft je 3 gulden. Wie er minder heeft, geeft ze allemaal.

card-rumour_monger = Roddelaar
    .object = de Roddelaar
person-rumour_monger = { card-rumour_monger }
    .object = { card-rumour_monger.object }
text-rumour_monger = Kies een kleur. Elke andere speler krijgt 1 noodlotfiche in die kleur.

card-arsonist = Brandstichter
    .object = de Brandstichter
person-arsonist = { card-arsonist }
    .object = { card-arsonist.object }
text-arsonist = Elke andere speler met een leeg huis legt 1 leeg huis naar eigen keuze af. Neem voor elk afgelegd huis 1 arbeider in de kleur van dat huis.

card-pickpocket = Zakkenroller
    .object = de Zakkenroller
person-pickpocket = { card-pickpocket }
    .object = { card-pickpocket.object }
text-pickpocket = Kies één andere speler. Die geeft je 3 gulden, of alle guldens als het er minder zijn.

card-smuggler = Smokkelaarster
    .object = de Smokkelaarster
person-smuggler = { card-smuggler }
    .object = { card-smuggler.object }
text-smuggler = Neem 8 gulden en ontvang 1 noodlotfiche in een kleur naar keuze. Een eventuele gebeurtenis volgt pas nadat je de guldens hebt genomen.

card-blackmailer = Afperser
    .object = de Afperser
person-blackmailer = { card-blackmailer }
    .object = { card-blackmailer.object }
text-blackmailer = Elke andere speler kiest: jou 2 gulden geven, of 1 punt verliezen (niet onder 0) terwijl jij 1 punt scoort, ook als die speler geen punt te verliezen heeft. Wie minder dan 2 gulden heeft, moet het tweede kiezen.

card-gambler = Gokster
    .object = de Gokster
person-gambler = { card-gambler }
    .object = { card-gambler.object }
text-gambler = Neem zoveel guldens als het verschil tussen de hoogste en de laagste waarde die de dobbelstenen tonen.

card-highwayman = Struikrover
    .object = de Struikrover
person-highwayman = { card-highwayman }
    .object = { card-highwayman.object }
text-highwayman = Elke andere speler geeft je 1 gulden (wie er geen heeft, geeft er geen). Neem daarna 1 gulden uit de voorraad.

card-poacher = Stroper
    .object = de Stroper
person-poacher = { card-poacher }
    .object = { card-poacher.object }
text-poacher = Neem 1 arbeider in een kleur naar keuze en 1 gulden.

card-counterfeiter = Valsemunter
    .object = de Valsemunter
person-counterfeiter = { card-counterfeiter }
    .object = { card-counterfeiter.object }
text-counterfeiter = Neem 6 gulden.

card-informant = Verklikster
    .object = de Verklikster
person-informant = { card-informant }
    .object = { card-informant.object }
text-informant = Geef 1 van je noodlotfiches aan een andere speler naar keuze en scoor 1 punt.

card-vagabond = Landloper
    .object = de Landloper
person-vagabond = { card-vagabond }
    .object = { card-vagabond.object }
text-vagabond = Eén keer per ronde: neem 1 gulden uit de voorraad voor elke andere speler die meer guldens heeft dan jij.

card-gang_leader = Bendeleidster
    .object = de Bendeleidster
person-gang_leader = { card-gang_leader }
    .object = { card-gang_leader.object }
text-gang_leader = Einde van het spel: 2 punten voor elke persoon van de groep Onderwereld in je speelgebied; de Bendeleidster telt mee.

## Kunstenaars

card-carpet_maker = Tapijtmaker
    .object = de Tapijtmaker
person-carpet_maker = { card-carpet_maker }
    .object = { card-carpet_maker.object }
text-carpet_maker = Scoor 1 punt voor elke persoon van de groep Handelaren in je speelgebied.

card-poet = Dichteres
    .object = de Dichteres
person-poet = { card-poet }
    .object = { card-poet.object }
text-poet = Scoor 1 punt voor elke persoon van de groep Adel in je speelgebied.

card-organ_builder = Orgelbouwer
    .object = de Orgelbouwer
person-organ_builder = { card-organ_builder }
    .object = { card-organ_builder.object }
text-organ_builder = Scoor 1 punt voor elke persoon van de groep Geestelijken in je speelgebied.

card-illuminator = Boekverluchtster
    .object = de Boekverluchtster
person-illuminator = { card-illuminator }
    .object = { card-illuminator.object }
text-illuminator = Scoor 1 punt voor elke persoon van de groep Wetenschappers in je speelgebied.

card-calligrapher = Kalligrafe
    .object = de Kalligrafe
person-calligrapher = { card-calligrapher }
    .object = { card-calligrapher.object }
text-calligrapher = Scoor 1 punt voor elke persoon van de groep Ambtenaren in je speelgebied.

card-painter = Schilder
    .object = de Schilder
person-painter = { card-painter }
    .object = { card-painter.object }
text-painter = Scoor 1 punt, of in plaats daarvan 2 punten als je minstens 2 blauwe huizen hebt.

card-glass_painter = Glasschilderes
    .object = de Glasschilderes
person-glass_painter = { card-glass_painter }
    .object = { card-glass_painter.object }
text-glass_painter = Scoor 1 punt, of in plaats daarvan 2 punten als je minstens 2 rode huizen hebt.

card-woodcarver = Houtsnijdster
    .object = de Houtsnijdster
person-woodcarver = { card-woodcarver }
    .object = { card-woodcarver.object }
text-woodcarver = Scoor 1 punt, of in plaats daarvan 2 punten als je minstens 2 bruine huizen hebt.

card-goldsmith = Goudsmid
    .object = de Goudsmid
person-goldsmith = { card-goldsmith }
    .object = { card-goldsmith.object }
text-goldsmith = Scoor 1 punt, of in plaats daarvan 2 punten als je minstens 2 gele huizen hebt.

card-embroiderer = Borduurster
    .object = de Borduurster
person-embroiderer = { card-embroiderer }
    .object = { card-embroiderer.object }
text-embroiderer = Scoor 1 punt, of in plaats daarvan 2 punten als je minstens 2 paarse huizen hebt.

card-lacemaker = Kantwerkster
    .object = de Kantwerkster
person-lacemaker = { card-lacemaker }
    .object = { card-lacemaker.object }
text-lacemaker = Neem 2 gulden voor elke persoon van de groep Kunstenaars in je speelgebied, maar hoogstens 6 gulden; de Kantwerkster telt mee.

card-composer = Componiste
    .object = de Componiste
person-composer = { card-composer }
    .object = { card-composer.object }
text-composer = Eén keer per ronde: scoor 1 punt als de personen in je speelgebied tot minstens 5 verschillende groepen behoren.

card-portraitist = Portrettiste
    .object = de Portrettiste
person-portraitist = { card-portraitist }
    .object = { card-portraitist.object }
text-portraitist = Elke keer dat je een persoon aantrekt van een groep waartoe geen andere persoon in je speelgebied behoort, scoor je 1 punt en neem je 1 gulden.

card-engraver = Graveur
    .object = de Graveur
person-engraver = { card-engraver }
    .object = { card-engraver.object }
text-engraver = Einde van het spel: 2 punten voor elke verschillende groep onder de personen in je speelgebied.

card-court_painter = Hofschilder
    .object = de Hofschilder
person-court_painter = { card-court_painter }
    .object = { card-court_painter.object }
text-court_painter = Einde van het spel: 2 punten voor elke groep waarvan je minstens 2 personen in je speelgebied hebt.
