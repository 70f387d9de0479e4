# Die 165 Personen von Brügge auf Deutsch: der Name der Karte, der Name der Person und der Text auf der Karte. `object` ist der Name,
# wo mit der Person etwas geschieht: „Du spielst den Barden“.

## Artisten

card-acrobat = Akrobat
    .object = den Akrobaten
person-acrobat = { card-acrobat }
    .object = { card-acrobat.object }
text-acrobat = Baue 1 Kanalplättchen auf dem nächsten Feld eines deiner Kanäle, unabhängig von der Farbe und ohne eine Karte zu spielen. Zahle das Doppelte des aufgedruckten Preises.

card-bard = Barde
    .object = den Barden
person-bard = { card-bard }
    .object = { card-bard.object }
text-bard = { text-acrobat }

card-juggler = Gaukler
    .object = den Gaukler
person-juggler = { card-juggler }
    .object = { card-juggler.object }
text-juggler = { text-acrobat }

card-minstrel = Spielmann
    .object = den Spielmann
person-minstrel = { card-minstrel }
    .object = { card-minstrel.object }
text-minstrel = { text-acrobat }

card-dancer = Tänzerin
    .object = die Tänzerin
person-dancer = { card-dancer }
    .object = { card-dancer.object }
text-dancer = { text-acrobat }

card-powderman = Feuerwerker
    .object = den Feuerwerker
person-powderman = { card-powderman }
    .object = { card-powderman.object }
text-powderman = Einmal pro Runde: Nimm 1 braunen Handlanger aus dem Vorrat, wenn der braune Würfel 5 oder 6 zeigt.

card-piper = Dudelsackpfeifer
    .object = den Dudelsackpfeifer
person-piper = { card-piper }
    .object = { card-piper.object }
text-piper = Einmal pro Runde: Nimm 1 blauen Handlanger aus dem Vorrat, wenn der blaue Würfel 5 oder 6 zeigt.

card-drummer = Trommlerin
    .object = die Trommlerin
person-drummer = { card-drummer }
    .object = { card-drummer.object }
text-drummer = Einmal pro Runde: Nimm 1 roten Handlanger aus dem Vorrat, wenn der rote Würfel 5 oder 6 zeigt.

card-fiddler = Fiedlerin
    .object = die Fiedlerin
person-fiddler = { card-fiddler }
    .object = { card-fiddler.object }
text-fiddler = Einmal pro Runde: Nimm 1 lila Handlanger aus dem Vorrat, wenn der lila Würfel 5 oder 6 zeigt.

card-hurdy_gurdy_player = Drehleierspielerin
    .object = die Drehleierspielerin
person-hurdy_gurdy_player = { card-hurdy_gurdy_player }
    .object = { card-hurdy_gurdy_player.object }
text-hurdy_gurdy_player = Einmal pro Runde: Nimm 1 gelben Handlanger aus dem Vorrat, wenn der gelbe Würfel 5 oder 6 zeigt.

card-fire_eater = Feuerspucker
    .object = den Feuerspucker
person-fire_eater = { card-fire_eater }
    .object = { card-fire_eater.object }
text-fire_eater = Immer wenn du eine Person anwirbst, darfst du 1 deiner Bedrohungsmarker in der Farbe dieser Personenkarte für 1 Punkt ablegen.

card-jester = Narr
    .object = den Narren
person-jester = { card-jester }
    .object = { card-jester.object }
text-jester = Einmal pro Runde: Nimm so viele Gulden, wie der niedrigste der fünf Würfel zeigt.

card-stilt_walker = Stelzenläuferin
    .object = die Stelzenläuferin
person-stilt_walker = { card-stilt_walker }
    .object = { card-stilt_walker.object }
text-stilt_walker = Immer wenn du ein Kanalplättchen baust, ob durch eine Aktion oder durch eine Person, erhältst du 1 Punkt.

card-puppeteer = Puppenspielerin
    .object = die Puppenspielerin
person-puppeteer = { card-puppeteer }
    .object = { card-puppeteer.object }
text-puppeteer = Nimm 2 Gulden für jeden Würfel, der 3 oder 4 zeigt.

card-storyteller = Geschichtenerzählerin
    .object = die Geschichtenerzählerin
person-storyteller = { card-storyteller }
    .object = { card-storyteller.object }
text-storyteller = Spielende: 1 Punkt für jedes deiner Kanalplättchen auf dem Spielplan (beide Kanäle).

## Burg

card-coachman = Kutscher
    .object = den Kutscher
person-coachman = { card-coachman }
    .object = { card-coachman.object }
text-coachman = Spiele sofort eine weitere Karte aus deiner Hand und führe mit ihr eine der sechs Aktionen aus.

card-messenger = Bote
    .object = den Boten
person-messenger = { card-messenger }
    .object = { card-messenger.object }
text-messenger = { text-coachman }

card-town_crier = Ausrufer
    .object = den Ausrufer
person-town_crier = { card-town_crier }
    .object = { card-town_crier.object }
text-town_crier = { text-coachman }

card-scribe = Schreiber
    .object = den Schreiber
person-scribe = { card-scribe }
    .object = { card-scribe.object }
text-scribe = { text-coachman }

card-groom = Stallknecht
    .object = den Stallknecht
person-groom = { card-groom }
    .object = { card-groom.object }
text-groom = { text-coachman }

card-servant = Diener
    .object = den Diener
person-servant = { card-servant }
    .object = { card-servant.object }
text-servant = Ziehe 1 Karte von einem der beiden Stapel.

card-lady_in_waiting = Hofdame
    .object = die Hofdame
person-lady_in_waiting = { card-lady_in_waiting }
    .object = { card-lady_in_waiting.object }
text-lady_in_waiting = Spiele eine weitere Karte aus deiner Hand, um die Person darauf anzuwerben (für nichts anderes). Zahle 2 Gulden weniger als den Preis, aber nicht weniger als 0.

card-porter = Pförtner
    .object = den Pförtner
person-porter = { card-porter }
    .object = { card-porter.object }
text-porter = Baue 1 Kanalplättchen auf dem nächsten Feld eines deiner Kanäle, unabhängig von der Farbe, ohne eine Karte zu spielen und ohne Gulden zu zahlen.

card-falconer = Falknerin
    .object = die Falknerin
person-falconer = { card-falconer }
    .object = { card-falconer.object }
text-falconer = Ziehe nacheinander 2 Karten und wähle vor jeder Karte den Stapel.

card-herald = Herold
    .object = den Herold
person-herald = { card-herald }
    .object = { card-herald.object }
text-herald = Ziehe 3 Karten. Danach darfst du nacheinander bis zu 2 weitere Karten aus deiner Hand spielen und mit jeder eine Aktion ausführen.

card-chambermaid = Zofe
    .object = die Zofe
person-chambermaid = { card-chambermaid }
    .object = { card-chambermaid.object }
text-chambermaid = Einmal pro Runde darfst du 1 Karte aus deiner Hand abwerfen und danach 1 Karte von einem der beiden Stapel ziehen.

card-seneschal = Seneschall
    .object = den Seneschall
person-seneschal = { card-seneschal }
    .object = { card-seneschal.object }
text-seneschal = Wenn du in Phase 1 deine Hand aufgefüllt und angesehen hast, darfst du einmal bis zu 2 Karten abwerfen und ebenso viele neue ziehen.

card-butler = Butler
    .object = den Butler
person-butler = { card-butler }
    .object = { card-butler.object }
text-butler = Spielende: 5 Punkte, wenn du mindestens 1 Haus in jeder der 5 Farben hast.

card-castellan = Kastellanin
    .object = die Kastellanin
person-castellan = { card-castellan }
    .object = { card-castellan.object }
text-castellan = Spielende: 2 Punkte für jede Person der Gruppe Burg in deinem Spielbereich; die Kastellanin zählt mit.

card-majordomo = Haushofmeister
    .object = den Haushofmeister
person-majordomo = { card-majordomo }
    .object = { card-majordomo.object }
text-majordomo = Einmal pro Runde: Spiele sofort eine weitere Karte aus deiner Hand und führe mit ihr eine der sechs Aktionen aus.

## Handwerker

card-coal_miner = Köhler
    .object = den Köhler
person-coal_miner = { card-coal_miner }
    .object = { card-coal_miner.object }
text-coal_miner = Lege beliebig viele deiner Handlanger in den Vorrat zurück und nimm ebenso viele Handlanger in beliebigen Farben.

card-mason = Maurer
    .object = den Maurer
person-mason = { card-mason }
    .object = { card-mason.object }
text-mason = { text-coal_miner }

card-miller = Müller
    .object = den Müller
person-miller = { card-miller }
    .object = { card-miller.object }
text-miller = { text-coal_miner }

card-shoemaker = Schuhmacher
    .object = den Schuhmacher
person-shoemaker = { card-shoemaker }
    .object = { card-shoemaker.object }
text-shoemaker = { text-coal_miner }

card-vintner = Winzer
    .object = den Winzer
person-vintner = { card-vintner }
    .object = { card-vintner.object }
text-vintner = { text-coal_miner }

card-saddler = Sattler
    .object = den Sattler
person-saddler = { card-saddler }
    .object = { card-saddler.object }
text-saddler = Nimm 1 Gulden für jede unterschiedliche Gruppe unter den Personen in deinem Spielbereich.

card-tailor = Schneider
    .object = den Schneider
person-tailor = { card-tailor }
    .object = { card-tailor.object }
text-tailor = Zahle 2 Gulden und steige 1 Stufe auf.

card-architect = Architekt
    .object = den Architekten
person-architect = { card-architect }
    .object = { card-architect.object }
text-architect = Ziehe die oberste Karte eines der beiden Stapel, ohne ihre Vorderseite anzusehen, und lege sie verdeckt als Haus aus. Du zahlst keinen weiteren Handlanger.

card-weaver = Weberin
    .object = die Weberin
person-weaver = { card-weaver }
    .object = { card-weaver.object }
text-weaver = Nimm 2 Handlanger in Farben deiner Wahl (gleich oder verschieden).

card-carpenter = Zimmermann
    .object = den Zimmermann
person-carpenter = { card-carpenter }
    .object = { card-carpenter.object }
text-carpenter = Du darfst eine weitere Karte aus deiner Hand verdeckt als Haus spielen, ohne einen Handlanger zu zahlen.

card-brewster = Brauerin
    .object = die Brauerin
person-brewster = { card-brewster }
    .object = { card-brewster.object }
text-brewster = Einmal pro Runde: Lege 1 Handlanger beliebiger Farbe in den Vorrat zurück und nimm 3 Gulden.

card-blacksmith = Schmied
    .object = den Schmied
person-blacksmith = { card-blacksmith }
    .object = { card-blacksmith.object }
text-blacksmith = Einmal pro Runde: Nimm 2 Handlanger in zwei verschiedenen Farben deiner Wahl.

card-plasterer = Stuckateur
    .object = den Stuckateur
person-plasterer = { card-plasterer }
    .object = { card-plasterer.object }
text-plasterer = Immer wenn du ein Haus baust, darfst du 1 deiner Bedrohungsmarker in der Farbe dieses Hauses für 1 Punkt ablegen.

card-fountain_builder = Brunnenbauer
    .object = den Brunnenbauer
person-fountain_builder = { card-fountain_builder }
    .object = { card-fountain_builder.object }
text-fountain_builder = Deine Kanalplättchen kosten 0 Gulden, ganz gleich, wie du sie baust.

card-master_builder = Baumeister
    .object = den Baumeister
person-master_builder = { card-master_builder }
    .object = { card-master_builder.object }
text-master_builder = Spielende: 2 Punkte für je 3 Häuser in deinem Spielbereich, ob bewohnt oder nicht (nur vollständige Dreiersätze zählen).

## Beamte

card-councilman = Ratsherr
    .object = den Ratsherrn
person-councilman = { card-councilman }
    .object = { card-councilman.object }
text-councilman = Nimm 2 Gulden für jedes gelbe Haus in deinem Spielbereich.

card-councillor = Ratsfrau
    .object = die Ratsfrau
person-councillor = { card-councillor }
    .object = { card-councillor.object }
text-councillor = Nimm 2 Gulden für jedes lila Haus in deinem Spielbereich.

card-alderman = Schöffe
    .object = den Schöffen
person-alderman = { card-alderman }
    .object = { card-alderman.object }
text-alderman = Nimm 2 Gulden für jedes rote Haus in deinem Spielbereich.

card-tax_collector = Steuereinnehmer
    .object = den Steuereinnehmer
person-tax_collector = { card-tax_collector }
    .object = { card-tax_collector.object }
text-tax_collector = Nimm 2 Gulden für jedes blaue Haus in deinem Spielbereich.

card-registrar = Registrator
    .object = den Registrator
person-registrar = { card-registrar }
    .object = { card-registrar.object }
text-registrar = Nimm 2 Gulden für jedes braune Haus in deinem Spielbereich.

card-rentmaster = Rentmeister
    .object = den Rentmeister
person-rentmaster = { card-rentmaster }
    .object = { card-rentmaster.object }
text-rentmaster = Nimm 1 Gulden für jedes Haus in deinem Spielbereich.

card-city_surveyor = Stadtvermesser
    .object = den Stadtvermesser
person-city_surveyor = { card-city_surveyor }
    .object = { card-city_surveyor.object }
text-city_surveyor = Erhalte 1 Punkt für jede unterschiedliche Farbe unter den Häusern in deinem Spielbereich.

card-city_treasurer = Stadtkämmerin
    .object = die Stadtkämmerin
person-city_treasurer = { card-city_treasurer }
    .object = { card-city_treasurer.object }
text-city_treasurer = Einmal pro Runde: Nimm 1 Gulden für jede unterschiedliche Farbe unter den Häusern in deinem Spielbereich.

card-notary = Notar
    .object = den Notar
person-notary = { card-notary }
    .object = { card-notary.object }
text-notary = Wenn in Phase 2 Einsen oder Zweien gewürfelt wurden, kostet dich eine Stufe 2 Gulden weniger, aber nicht weniger als 0.

card-judge = Richter
    .object = den Richter
person-judge = { card-judge }
    .object = { card-judge.object }
text-judge = In Phase 4 drehst du einen Mehrheitsmarker auch um, wenn du dir den ersten Platz teilst. Dafür brauchst du, je nach Mehrheit, mindestens 1 Stufe, 1 Person oder 1 Kanalplättchen.

card-toll_keeper = Zöllnerin
    .object = die Zöllnerin
person-toll_keeper = { card-toll_keeper }
    .object = { card-toll_keeper.object }
text-toll_keeper = Immer wenn ein Mitspieler ein Kanalplättchen baut, nimmst du 1 Gulden aus dem Vorrat.

card-mayor = Bürgermeister
    .object = den Bürgermeister
person-mayor = { card-mayor }
    .object = { card-mayor.object }
text-mayor = Spielende: 2 Punkte für jede Person der Gruppe Beamte in deinem Spielbereich; der Bürgermeister zählt mit.

card-dean_of_the_guilds = Zunftmeister
    .object = den Zunftmeister
person-dean_of_the_guilds = { card-dean_of_the_guilds }
    .object = { card-dean_of_the_guilds.object }
text-dean_of_the_guilds = Spielende: 2 Punkte für jede Person der Gruppe Handwerker in deinem Spielbereich.

card-archivist = Archivarin
    .object = die Archivarin
person-archivist = { card-archivist }
    .object = { card-archivist.object }
text-archivist = Spielende: 2 Punkte, wenn in jedem Haus in deinem Spielbereich eine Person wohnt.

card-chancellor = Kanzler
    .object = den Kanzler
person-chancellor = { card-chancellor }
    .object = { card-chancellor.object }
text-chancellor = Spielende: 3 zusätzliche Punkte für jeden deiner umgedrehten Mehrheitsmarker.

## Kirche

card-vicar = Vikar
    .object = den Vikar
person-vicar = { card-vicar }
    .object = { card-vicar.object }
text-vicar = Erhalte 1 Punkt für jeden Würfel, der eine 1 zeigt.

card-deacon = Diakon
    .object = den Diakon
person-deacon = { card-deacon }
    .object = { card-deacon.object }
text-deacon = Erhalte 1 Punkt für jeden Würfel, der eine 2 zeigt.

card-canon = Domherr
    .object = den Domherrn
person-canon = { card-canon }
    .object = { card-canon.object }
text-canon = Erhalte 1 Punkt für jeden Würfel, der eine 3 zeigt.

card-chaplain = Kaplan
    .object = den Kaplan
person-chaplain = { card-chaplain }
    .object = { card-chaplain.object }
text-chaplain = Erhalte 1 Punkt für jeden Würfel, der eine 4 zeigt.

card-beguine = Begine
    .object = die Begine
person-beguine = { card-beguine }
    .object = { card-beguine.object }
text-beguine = Erhalte 1 Punkt für jeden Würfel, der eine 5 zeigt.

card-abbess = Äbtissin
    .object = die Äbtissin
person-abbess = { card-abbess }
    .object = { card-abbess.object }
text-abbess = Erhalte 1 Punkt für jeden unterschiedlichen Wert, den die fünf Würfel zeigen.

card-pilgrim = Pilgerin
    .object = die Pilgerin
person-pilgrim = { card-pilgrim }
    .object = { card-pilgrim.object }
text-pilgrim = Nimm 2 Gulden. Danach darfst du 1 deiner Bedrohungsmarker beliebiger Farbe für 1 Punkt ablegen.

card-almoner = Almosenpflegerin
    .object = die Almosenpflegerin
person-almoner = { card-almoner }
    .object = { card-almoner.object }
text-almoner = Nimm 2 Gulden für jeden Bedrohungsmarker in deinem Spielbereich. Du behältst die Marker.

card-prioress = Priorin
    .object = die Priorin
person-prioress = { card-prioress }
    .object = { card-prioress.object }
text-prioress = Einmal pro Runde: Erhalte 1 Punkt, wenn mindestens 2 Würfel denselben Wert zeigen, oder stattdessen 2 Punkte, wenn es mindestens 3 sind.

card-sacristan = Küster
    .object = den Küster
person-sacristan = { card-sacristan }
    .object = { card-sacristan.object }
text-sacristan = Einmal pro Runde: Erhalte 1 Punkt, wenn höchstens 1 Würfel 5 oder 6 zeigt.

card-preacher = Prediger
    .object = den Prediger
person-preacher = { card-preacher }
    .object = { card-preacher.object }
text-preacher = Immer wenn du 1 Stufe aufsteigst (in Phase 2 oder durch eine Person), darfst du 1 deiner Bedrohungsmarker beliebiger Farbe für 1 Punkt ablegen.

card-confessor = Beichtvater
    .object = den Beichtvater
person-confessor = { card-confessor }
    .object = { card-confessor.object }
text-confessor = Immer wenn ein Spieler, auch du selbst, die Strafe eines dritten Bedrohungsmarkers erleidet, erhältst du 1 Punkt.

card-bishop = Bischof
    .object = den Bischof
person-bishop = { card-bishop }
    .object = { card-bishop.object }
text-bishop = Spielende: 1 Punkt für je 2 Handlanger in deinem Spielbereich.

card-cardinal = Kardinal
    .object = den Kardinal
person-cardinal = { card-cardinal }
    .object = { card-cardinal.object }
text-cardinal = Spielende: 1 zusätzlicher Punkt für jede Stufe, die du aufgestiegen bist, höchstens 5.

card-provost = Propst
    .object = den Propst
person-provost = { card-provost }
    .object = { card-provost.object }
text-provost = Spielende: 2 Punkte für jede Person der Gruppe Kirche in deinem Spielbereich; der Propst zählt mit.

## Händler

card-cloth_merchant = Tuchhändler
    .object = den Tuchhändler
person-cloth_merchant = { card-cloth_merchant }
    .object = { card-cloth_merchant.object }
text-cloth_merchant = Nimm so viele Gulden, wie der rote Würfel zeigt.

card-dye_trader = Farbenhändlerin
    .object = die Farbenhändlerin
person-dye_trader = { card-dye_trader }
    .object = { card-dye_trader.object }
text-dye_trader = Nimm so viele Gulden, wie der lila Würfel zeigt.

card-spice_merchant = Gewürzhändlerin
    .object = die Gewürzhändlerin
person-spice_merchant = { card-spice_merchant }
    .object = { card-spice_merchant.object }
text-spice_merchant = Nimm so viele Gulden, wie der gelbe Würfel zeigt.

card-fishmonger = Fischhändlerin
    .object = die Fischhändlerin
person-fishmonger = { card-fishmonger }
    .object = { card-fishmonger.object }
text-fishmonger = Nimm so viele Gulden, wie der blaue Würfel zeigt.

card-fur_trader = Pelzhändler
    .object = den Pelzhändler
person-fur_trader = { card-fur_trader }
    .object = { card-fur_trader.object }
text-fur_trader = Nimm so viele Gulden, wie der braune Würfel zeigt.

card-shopkeeper = Krämer
    .object = den Krämer
person-shopkeeper = { card-shopkeeper }
    .object = { card-shopkeeper.object }
text-shopkeeper = Erhalte 2 Punkte für jeden deiner Kanäle, in dem alle 5 Felder bebaut sind.

card-moneylender = Geldverleiher
    .object = den Geldverleiher
person-moneylender = { card-moneylender }
    .object = { card-moneylender.object }
text-moneylender = Gib jedem Mitspieler 1 deiner Gulden und erhalte 1 Punkt für jeden Gulden, den du so abgibst. Hast du nicht genug für alle, gib so viele ab, wie du hast, und wähle, wer einen bekommt.

card-auctioneer = Auktionator
    .object = den Auktionator
person-auctioneer = { card-auctioneer }
    .object = { card-auctioneer.object }
text-auctioneer = Wirf bis zu 2 Karten aus deiner Hand ab und nimm 3 Gulden für jede davon.

card-broker = Maklerin
    .object = die Maklerin
person-broker = { card-broker }
    .object = { card-broker.object }
text-broker = Nimm Gulden in Höhe der Summe aller Würfel, die 3 oder 4 zeigen.

card-accountant = Buchhalter
    .object = den Buchhalter
person-accountant = { card-accountant }
    .object = { card-accountant.object }
text-accountant = Einmal pro Runde: Nimm 2 Gulden.

card-market_woman = Marktfrau
    .object = die Marktfrau
person-market_woman = { card-market_woman }
    .object = { card-market_woman.object }
text-market_woman = Einmal pro Runde: Wirf 1 Karte aus deiner Hand ab und nimm 3 Gulden.

card-banker = Bankier
    .object = den Bankier
person-banker = { card-banker }
    .object = { card-banker.object }
text-banker = Einmal pro Runde: Nimm 4 Gulden.

card-money_changer = Geldwechslerin
    .object = die Geldwechslerin
person-money_changer = { card-money_changer }
    .object = { card-money_changer.object }
text-money_changer = Immer wenn du eine Karte nutzt, um Gulden zu nehmen, nimmst du 1 Gulden mehr.

card-hanse_merchant = Hansekaufmann
    .object = den Hansekaufmann
person-hanse_merchant = { card-hanse_merchant }
    .object = { card-hanse_merchant.object }
text-hanse_merchant = Immer wenn du eine Karte nutzt, um Gulden zu nehmen, darfst du den Wert eines beliebigen Würfels statt des Würfels in der Farbe der Karte verwenden, und du nimmst 1 Gulden mehr.

card-shipowner = Reederin
    .object = die Reederin
person-shipowner = { card-shipowner }
    .object = { card-shipowner.object }
text-shipowner = Spielende: 1 Punkt für je 3 Gulden, die du hast.

## Adel

card-prince = Prinz
    .object = den Prinzen
person-prince = { card-prince }
    .object = { card-prince.object }
text-prince = Erhalte 1 Punkt und nimm 2 Gulden.

card-queen = Königin
    .object = die Königin
person-queen = { card-queen }
    .object = { card-queen.object }
text-queen = Einmal pro Runde: Erhalte 1 Punkt.

card-princess = Prinzessin
    .object = die Prinzessin
person-princess = { card-princess }
    .object = { card-princess.object }
text-princess = Ziehe die oberste Karte eines der beiden Stapel und führe mit ihr sofort eine der sechs Aktionen aus.

card-baroness = Baronin
    .object = die Baronin
person-baroness = { card-baroness }
    .object = { card-baroness.object }
text-baroness = Erhalte 2 Punkte.

card-marquise = Markgräfin
    .object = die Markgräfin
person-marquise = { card-marquise }
    .object = { card-marquise.object }
text-marquise = Zahle 2 Gulden und erhalte 2 Punkte.

card-countess = Gräfin
    .object = die Gräfin
person-countess = { card-countess }
    .object = { card-countess.object }
text-countess = Steige 1 Stufe auf, ohne Gulden zu zahlen.

card-viscount = Burggraf
    .object = den Burggrafen
person-viscount = { card-viscount }
    .object = { card-viscount.object }
text-viscount = Wenn mindestens ein Würfel 1 oder 2 zeigt, zahle den Preis einer Stufe in dieser Runde (die Summe aller Würfel, die 1 oder 2 zeigen) und steige 1 Stufe auf.

card-duke = Herzog
    .object = den Herzog
person-duke = { card-duke }
    .object = { card-duke.object }
text-duke = Steige bis zu 2 Stufen auf: die erste ohne zu zahlen, die zweite für 3 Gulden.

card-duchess = Herzogin
    .object = die Herzogin
person-duchess = { card-duchess }
    .object = { card-duchess.object }
text-duchess = Erhalte 1 Punkt für jede Person in deinem Spielbereich; die Herzogin zählt mit.

card-king = König
    .object = den König
person-king = { card-king }
    .object = { card-king.object }
text-king = Einmal pro Runde: Erhalte 1 Punkt und nimm 1 Gulden.

card-squire = Knappe
    .object = den Knappen
person-squire = { card-squire }
    .object = { card-squire.object }
text-squire = Einmal pro Runde: Nimm 2 Gulden, wenn du mindestens 1 Stufe aufgestiegen bist und kein Mitspieler höher steht als du.

card-earl = Graf
    .object = den Grafen
person-earl = { card-earl }
    .object = { card-earl.object }
text-earl = Wenn in Phase 2 kein Würfel 1 oder 2 zeigt, darfst du 4 Gulden zahlen, um 1 Stufe aufzusteigen.

card-baron = Freiherr
    .object = den Freiherrn
person-baron = { card-baron }
    .object = { card-baron.object }
text-baron = Immer wenn du 1 Stufe aufsteigst (in Phase 2 oder durch eine Person), erhältst du 1 Punkt.

card-dowager = Witwe von Stand
    .object = die Witwe von Stand
person-dowager = { card-dowager }
    .object = { card-dowager.object }
text-dowager = Spielende: 2 Punkte für jede Person der Gruppe Adel in deinem Spielbereich; die Witwe von Stand zählt mit.

card-stadtholder = Statthalter
    .object = den Statthalter
person-stadtholder = { card-stadtholder }
    .object = { card-stadtholder.object }
text-stadtholder = Spielende: 5 Punkte, wenn du mindestens die 6. Stufe der Aufstiegsleiste erreicht hast.

## Beschützer

card-fire_warden = Feuerwächter
    .object = den Feuerwächter
person-fire_warden = { card-fire_warden }
    .object = { card-fire_warden.object }
text-fire_warden = Lege 1 deiner roten Bedrohungsmarker für 1 Punkt ab.

card-dyke_warden = Deichgraf
    .object = den Deichgrafen
person-dyke_warden = { card-dyke_warden }
    .object = { card-dyke_warden.object }
text-dyke_warden = Lege 1 deiner blauen Bedrohungsmarker für 1 Punkt ab.

card-plague_nurse = Pestpflegerin
    .object = die Pestpflegerin
person-plague_nurse = { card-plague_nurse }
    .object = { card-plague_nurse.object }
text-plague_nurse = Lege 1 deiner braunen Bedrohungsmarker für 1 Punkt ab.

card-crossbow_archer = Armbrustschütze
    .object = den Armbrustschützen
person-crossbow_archer = { card-crossbow_archer }
    .object = { card-crossbow_archer.object }
text-crossbow_archer = Lege 1 deiner gelben Bedrohungsmarker für 1 Punkt ab.

card-bodyguard = Leibwächterin
    .object = die Leibwächterin
person-bodyguard = { card-bodyguard }
    .object = { card-bodyguard.object }
text-bodyguard = Lege 1 deiner lila Bedrohungsmarker für 1 Punkt ab.

card-knight = Ritter
    .object = den Ritter
person-knight = { card-knight }
    .object = { card-knight.object }
text-knight = Du darfst bis zu 2 deiner Bedrohungsmarker in zwei verschiedenen Farben ablegen (je 1 Punkt).

card-jailor = Kerkermeister
    .object = den Kerkermeister
person-jailor = { card-jailor }
    .object = { card-jailor.object }
text-jailor = Zähle die Personen in deinem Spielbereich; der Kerkermeister zählt mit. Du darfst höchstens so viele deiner Bedrohungsmarker in beliebigen Farben ablegen (je 1 Punkt).

card-sergeant = Feldwebel
    .object = den Feldwebel
person-sergeant = { card-sergeant }
    .object = { card-sergeant.object }
text-sergeant = Nimm für jeden Bedrohungsmarker in deinem Spielbereich 1 Handlanger in der Farbe dieses Markers. Du behältst die Marker.

card-captain_of_the_guard = Hauptmann der Wache
    .object = den Hauptmann der Wache
person-captain_of_the_guard = { card-captain_of_the_guard }
    .object = { card-captain_of_the_guard.object }
text-captain_of_the_guard = Du darfst beliebig viele deiner Bedrohungsmarker in beliebigen Farben ablegen, auch alle (je 1 Punkt).

card-physician = Stadtärztin
    .object = die Stadtärztin
person-physician = { card-physician }
    .object = { card-physician.object }
text-physician = Einmal pro Runde darfst du 1 Gulden zahlen, um 1 deiner Bedrohungsmarker beliebiger Farbe für 1 Punkt abzulegen.

card-guard = Wächter
    .object = den Wächter
person-guard = { card-guard }
    .object = { card-guard.object }
text-guard = Immer wenn du ein Kanalplättchen baust, darfst du 1 deiner Bedrohungsmarker in der Farbe dieses Kanalfelds für 1 Punkt ablegen.

card-shield_bearer = Schildträger
    .object = den Schildträger
person-shield_bearer = { card-shield_bearer }
    .object = { card-shield_bearer.object }
text-shield_bearer = Wenn du die Strafe eines dritten Bedrohungsmarkers erleiden würdest, darfst du 2 Gulden zahlen, um die Strafe zu ignorieren. Die 3 Marker gehen wie üblich zurück, ohne Punkte.

card-watchtower_keeper = Türmerin
    .object = die Türmerin
person-watchtower_keeper = { card-watchtower_keeper }
    .object = { card-watchtower_keeper.object }
text-watchtower_keeper = Wenn dir die Würfel in Phase 2 Bedrohungsmarker geben, darfst du 1 davon ablehnen. Er bleibt im Vorrat, ohne Punkte.

card-militia_captain = Hauptmann der Bürgerwehr
    .object = den Hauptmann der Bürgerwehr
person-militia_captain = { card-militia_captain }
    .object = { card-militia_captain.object }
text-militia_captain = Personen deiner Mitspieler können dir nichts wegnehmen, dich nichts zurücklegen, abwerfen oder verlieren lassen und dir keine Bedrohungsmarker geben.

card-constable = Konstabler
    .object = den Konstabler
person-constable = { card-constable }
    .object = { card-constable.object }
text-constable = Spielende: 7 Punkte, minus 1 für jeden Bedrohungsmarker in deinem Spielbereich (nicht unter 0).

## Gelehrte

card-mathematician = Mathematikerin
    .object = die Mathematikerin
person-mathematician = { card-mathematician }
    .object = { card-mathematician.object }
text-mathematician = Ziehe 4 Karten und wirf danach 4 Karten aus deiner Hand ab. Hast du weniger gezogen, wirf so viele ab, wie du gezogen hast.

card-alchemist = Alchemist
    .object = den Alchemisten
person-alchemist = { card-alchemist }
    .object = { card-alchemist.object }
text-alchemist = Nimm 6 Gulden.

card-herbalist = Kräuterfrau
    .object = die Kräuterfrau
person-herbalist = { card-herbalist }
    .object = { card-herbalist.object }
text-herbalist = Nimm 1 Handlanger in jeder der 5 Farben.

card-philosopher = Philosophin
    .object = die Philosophin
person-philosopher = { card-philosopher }
    .object = { card-philosopher.object }
text-philosopher = Erhalte 1 Punkt für jede unterschiedliche Gruppe unter den Personen in deinem Spielbereich; die der Philosophin zählt mit.

card-cartographer = Kartografin
    .object = die Kartografin
person-cartographer = { card-cartographer }
    .object = { card-cartographer.object }
text-cartographer = Baue nacheinander bis zu 2 Kanalplättchen, unabhängig von der Farbe und ohne Karten zu spielen. Zahle für jedes Feld den aufgedruckten Preis.

card-astrologer = Astrologin
    .object = die Astrologin
person-astrologer = { card-astrologer }
    .object = { card-astrologer.object }
text-astrologer = Nimm für jeden Würfel, der einen geraden Wert zeigt, 1 Handlanger in der Farbe dieses Würfels.

card-translator = Übersetzerin
    .object = die Übersetzerin
person-translator = { card-translator }
    .object = { card-translator.object }
text-translator = Du darfst eine weitere Karte aus deiner Hand spielen: für Handlanger, für Gulden, gegen eine Bedrohung oder für einen Kanal. Nenne eine beliebige Farbe: Die Karte gilt als Karte dieser Farbe.

card-librarian = Bibliothekarin
    .object = die Bibliothekarin
person-librarian = { card-librarian }
    .object = { card-librarian.object }
text-librarian = Einmal pro Runde: Ziehe 1 Karte und wirf danach 1 Karte aus deiner Hand ab.

card-lawyer = Anwalt
    .object = den Anwalt
person-lawyer = { card-lawyer }
    .object = { card-lawyer.object }
text-lawyer = Immer wenn du eine Karte nutzt, um Handlanger zu nehmen, nimmst du 3 statt 2 Handlanger in der Farbe der Karte.

card-inventor = Erfinder
    .object = den Erfinder
person-inventor = { card-inventor }
    .object = { card-inventor.object }
text-inventor = In Phase 1 darfst du deine Hand auf 6 statt 5 Karten auffüllen. Entscheide dies, bevor du die gezogenen Karten ansiehst.

card-astronomer = Astronom
    .object = den Astronomen
person-astronomer = { card-astronomer }
    .object = { card-astronomer.object }
text-astronomer = Wenn du eine Person mit einem Pfeil anwirbst, darfst du ihren Effekt ein zweites Mal ausführen, direkt nach dem ersten Mal.

card-engineer = Ingenieur
    .object = den Ingenieur
person-engineer = { card-engineer }
    .object = { card-engineer.object }
text-engineer = Wenn du eine Karte für einen Kanal nutzt, darf sie eine beliebige Farbe haben, unabhängig von der Farbe des Kanalfelds.

card-geographer = Geograph
    .object = den Geographen
person-geographer = { card-geographer }
    .object = { card-geographer.object }
text-geographer = Spielende: 2 zusätzliche Punkte für jeden deiner Kanäle, dessen drittes Feld bebaut ist, und für jede deiner Statuen.

card-tutor = Hauslehrerin
    .object = die Hauslehrerin
person-tutor = { card-tutor }
    .object = { card-tutor.object }
text-tutor = Erhalte 1 Punkt, ziehe dann 1 Karte und wirf 1 Karte aus deiner Hand ab.

card-student = Student
    .object = den Studenten
person-student = { card-student }
    .object = { card-student.object }
text-student = Nimm 3 Gulden.

## Unterwelt

card-troublemaker = Unruhestifter
    .object = den Unruhestifter
person-troublemaker = { card-troublemaker }
    .object = { card-troublemaker.object }
text-troublemaker = Jeder Mitspieler legt 1 seiner Kanalplättchen in den Vorrat zurück: das äußerste Plättchen eines Kanals seiner Wahl.

card-beggar = Bettler
    .object = den Bettler
person-beggar = { card-beggar }
    .object = { card-beggar.object }
text-beggar = Jeder Mitspieler gibt dir 2 Handlanger seiner Wahl. Wer weniger hat, gibt alle.

card-thief = Dieb
    .object = den Dieb
person-thief = { card-thief }
    .object = { card-thief.object }
text-thief = Jeder Mitspieler gibt dir 3 Gulden. Wer weniger hat, gibt alle.

card-rumour_monger = Gerüchtestreuer
    .object = den Gerüchtestreuer
person-rumour_monger = { card-rumour_monger }
    .object = { card-rumour_monger.object }
text-rumour_monger = Wähle eine Farbe. Jeder Mitspieler bekommt 1 Bedrohungsmarker dieser Farbe.

card-arsonist = Brandstifter
    .object = den Brandstifter
person-arsonist = { card-arsonist }
    .object = { card-arsonist.object }
text-arsonist = Jeder Mitspieler, der ein leeres Haus hat, wirft 1 leeres Haus seiner Wahl ab. Nimm für jedes abgeworfene Haus 1 Handlanger in der Farbe dieses Hauses.

card-pickpocket = Taschendieb
    .object = den Taschendieb
person-pickpocket = { card-pickpocket }
    .object = { card-pickpocket.object }
text-pickpocket = Wähle einen Mitspieler. Er gibt dir 3 Gulden oder alle, wenn er weniger hat.

card-smuggler = Schmugglerin
    .object = die Schmugglerin
person-smuggler = { card-smuggler }
    .object = { card-smuggler.object }
text-smuggler = Nimm 8 Gulden und erhalte 1 Bedrohungsmarker in einer Farbe deiner Wahl. Eine etwaige Strafe folgt erst, nachdem du die Gulden genommen hast.

card-blackmailer = Erpresser
    .object = den Erpresser
person-blackmailer = { card-blackmailer }
    .object = { card-blackmailer.object }
text-blackmailer = Jeder Mitspieler wählt: dir 2 Gulden geben oder 1 Punkt verlieren (nicht unter 0), während du 1 Punkt erhältst, auch wenn er keinen Punkt zu verlieren hat. Wer weniger als 2 Gulden hat, muss das Zweite wählen.

card-gambler = Spielerin
    .object = die Spielerin
person-gambler = { card-gambler }
    .object = { card-gambler.object }
text-gambler = Nimm Gulden in Höhe der Differenz zwischen dem höchsten und dem niedrigsten Wert der Würfel.

card-highwayman = Wegelagerer
    .object = den Wegelagerer
person-highwayman = { card-highwayman }
    .object = { card-highwayman.object }
text-highwayman = Jeder Mitspieler gibt dir 1 Gulden (wer keinen hat, gibt keinen). Nimm danach 1 Gulden aus dem Vorrat.

card-poacher = Wilderer
    .object = den Wilderer
person-poacher = { card-poacher }
    .object = { card-poacher.object }
text-poacher = Nimm 1 Handlanger in einer Farbe deiner Wahl und 1 Gulden.

card-counterfeiter = Falschmünzer
    .object = den Falschmünzer
person-counterfeiter = { card-counterfeiter }
    .object = { card-counterfeiter.object }
text-counterfeiter = Nimm 6 Gulden.

card-informant = Zuträgerin
    .object = die Zuträgerin
person-informant = { card-informant }
    .object = { card-informant.object }
text-informant = Gib 1 deiner Bedrohungsmarker an einen Mitspieler deiner Wahl und erhalte 1 Punkt.

card-vagabond = Landstreicher
    .object = den Landstreicher
person-vagabond = { card-vagabond }
    .object = { card-vagabond.object }
text-vagabond = Einmal pro Runde: Nimm 1 Gulden aus dem Vorrat für jeden Mitspieler, der mehr Gulden hat als du.

card-gang_leader = Bandenchefin
    .object = die Bandenchefin
person-gang_leader = { card-gang_leader }
    .object = { card-gang_leader.object }
text-gang_leader = Spielende: 2 Punkte für jede Person der Gruppe Unterwelt in deinem Spielbereich; die Bandenchefin zählt mit.

## Künstler

card-carpet_maker = Teppichknüpfer
    .object = den Teppichknüpfer
person-carpet_maker = { card-carpet_maker }
    .object = { card-carpet_maker.object }
text-carpet_maker = Erhalte 1 Punkt für jede Person der Gruppe Händler in deinem Spielbereich.

card-poet = Dichterin
    .object = die Dichterin
person-poet = { card-poet }
    .object = { card-poet.object }
text-poet = Erhalte 1 Punkt für jede Person der Gruppe Adel in deinem Spielbereich.

card-organ_builder = Orgelbauer
    .object = den Orgelbauer
person-organ_builder = { card-organ_builder }
    .object = { card-organ_builder.object }
text-organ_builder = Erhalte 1 Punkt für jede Person der Gruppe Kirche in deinem Spielbereich.

card-illuminator = Buchmalerin
    .object = die Buchmalerin
person-illuminator = { card-illuminator }
    .object = { card-illuminator.object }
text-illuminator = Erhalte 1 Punkt für jede Person der Gruppe Gelehrte in deinem Spielbereich.

card-calligrapher = Kalligrafin
    .object = die Kalligrafin
person-calligrapher = { card-calligrapher }
    .object = { card-calligrapher.object }
text-calligrapher = Erhalte 1 Punkt für jede Person der Gruppe Beamte in deinem Spielbereich.

card-painter = Maler
    .object = den Maler
person-painter = { card-painter }
    .object = { card-painter.object }
text-painter = Erhalte 1 Punkt. Hast du mindestens 2 blaue Häuser, erhalte stattdessen 2 Punkte.

card-glass_painter = Glasmalerin
    .object = die Glasmalerin
person-glass_painter = { card-glass_painter }
    .object = { card-glass_painter.object }
text-glass_painter = Erhalte 1 Punkt. Hast du mindestens 2 rote Häuser, erhalte stattdessen 2 Punkte.

card-woodcarver = Holzschnitzerin
    .object = die Holzschnitzerin
person-woodcarver = { card-woodcarver }
    .object = { card-woodcarver.object }
text-woodcarver = Erhalte 1 Punkt. Hast du mindestens 2 braune Häuser, erhalte stattdessen 2 Punkte.

card-goldsmith = Goldschmied
    .object = den Goldschmied
person-goldsmith = { card-goldsmith }
    .object = { card-goldsmith.object }
text-goldsmith = Erhalte 1 Punkt. Hast du mindestens 2 gelbe Häuser, erhalte stattdessen 2 Punkte.

card-embroiderer = Stickerin
    .object = die Stickerin
person-embroiderer = { card-embroiderer }
    .object = { card-embroiderer.object }
text-embroiderer = Erhalte 1 Punkt. Hast du mindestens 2 lila Häuser, erhalte stattdessen 2 Punkte.

card-lacemaker = Klöpplerin
    .object = die Klöpplerin
person-lacemaker = { card-lacemaker }
    .object = { card-lacemaker.object }
text-lacemaker = Nimm 2 Gulden für jede Person der Gruppe Künstler in deinem Spielbereich, aber höchstens 6 Gulden; die Klöpplerin zählt mit.

card-composer = Komponistin
    .object = die Komponistin
person-composer = { card-composer }
    .object = { card-composer.object }
text-composer = Einmal pro Runde: Erhalte 1 Punkt, wenn die Personen in deinem Spielbereich zu mindestens 5 verschiedenen Gruppen gehören.

card-portraitist = Porträtistin
    .object = die Porträtistin
person-portraitist = { card-portraitist }
    .object = { card-portraitist.object }
text-portraitist = Immer wenn du eine Person einer Gruppe anwirbst, zu der keine andere Person in deinem Spielbereich gehört, erhältst du 1 Punkt und nimmst 1 Gulden.

card-engraver = Graveur
    .object = den Graveur
person-engraver = { card-engraver }
    .object = { card-engraver.object }
text-engraver = Spielende: 2 Punkte für jede unterschiedliche Gruppe unter den Personen in deinem Spielbereich.

card-court_painter = Hofmaler
    .object = den Hofmaler
person-court_painter = { card-court_painter }
    .object = { card-court_painter.object }
text-court_painter = Spielende: 2 Punkte für jede Gruppe, von der du mindestens 2 Personen in deinem Spielbereich hast.
