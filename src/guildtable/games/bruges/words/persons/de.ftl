# Die 165 Personen von Brügge auf Deutsch: der Name der Karte, der Name der Person und der Text auf der Karte.

## Artisten

card-acrobat = Akrobat
person-acrobat = { card-acrobat }
text-acrobat = Baue 1 Kanalplättchen auf dem nächsten Feld eines deiner Kanalabschnitte, unabhängig von der Farbe und ohne eine Karte zu spielen. Zahle das Doppelte des aufgedruckten Preises.

card-bard = Barde
person-bard = { card-bard }
text-bard = { text-acrobat }

card-juggler = Gaukler
person-juggler = { card-juggler }
text-juggler = { text-acrobat }

card-minstrel = Spielmann
person-minstrel = { card-minstrel }
text-minstrel = { text-acrobat }

card-dancer = Tänzerin
person-dancer = { card-dancer }
text-dancer = { text-acrobat }

card-powderman = Feuerwerker
person-powderman = { card-powderman }
text-powderman = Einmal pro Runde: Nimm 1 braunen Arbeiter aus dem Vorrat, wenn der braune Würfel 5 oder 6 zeigt.

card-piper = Dudelsackpfeifer
person-piper = { card-piper }
text-piper = Einmal pro Runde: Nimm 1 blauen Arbeiter aus dem Vorrat, wenn der blaue Würfel 5 oder 6 zeigt.

card-drummer = Trommlerin
person-drummer = { card-drummer }
text-drummer = Einmal pro Runde: Nimm 1 roten Arbeiter aus dem Vorrat, wenn der rote Würfel 5 oder 6 zeigt.

card-fiddler = Fiedlerin
person-fiddler = { card-fiddler }
text-fiddler = Einmal pro Runde: Nimm 1 lila Arbeiter aus dem Vorrat, wenn der lila Würfel 5 oder 6 zeigt.

card-hurdy_gurdy_player = Drehleierspielerin
person-hurdy_gurdy_player = { card-hurdy_gurdy_player }
text-hurdy_gurdy_player = Einmal pro Runde: Nimm 1 gelben Arbeiter aus dem Vorrat, wenn der gelbe Würfel 5 oder 6 zeigt.

card-fire_eater = Feuerspucker
person-fire_eater = { card-fire_eater }
text-fire_eater = Immer wenn du eine Person anwirbst, darfst du 1 deiner Bedrohungsmarker in der Farbe dieser Personenkarte für 1 Punkt ablegen.

card-jester = Narr
person-jester = { card-jester }
text-jester = Einmal pro Runde: Nimm so viele Gulden, wie der niedrigste der fünf Würfel zeigt.

card-stilt_walker = Stelzenläuferin
person-stilt_walker = { card-stilt_walker }
text-stilt_walker = Immer wenn du ein Kanalplättchen baust, ob durch eine Aktion oder durch eine Person, erhältst du 1 Punkt.

card-puppeteer = Puppenspielerin
person-puppeteer = { card-puppeteer }
text-puppeteer = Nimm 2 Gulden für jeden Würfel, der 3 oder 4 zeigt.

card-storyteller = Geschichtenerzählerin
person-storyteller = { card-storyteller }
text-storyteller = Spielende: 1 Punkt für jedes deiner Kanalplättchen auf dem Spielplan (beide Abschnitte).

## Burg

card-coachman = Kutscher
person-coachman = { card-coachman }
text-coachman = Spiele sofort eine weitere Karte aus deiner Hand und führe mit ihr eine der sechs Aktionen aus.

card-messenger = Bote
person-messenger = { card-messenger }
text-messenger = { text-coachman }

card-town_crier = Ausrufer
person-town_crier = { card-town_crier }
text-town_crier = { text-coachman }

card-scribe = Schreiber
person-scribe = { card-scribe }
text-scribe = { text-coachman }

card-groom = Stallknecht
person-groom = { card-groom }
text-groom = { text-coachman }

card-servant = Diener
person-servant = { card-servant }
text-servant = Ziehe 1 Karte von einem der beiden Stapel.

card-lady_in_waiting = Hofdame
person-lady_in_waiting = { card-lady_in_waiting }
text-lady_in_waiting = Spiele eine weitere Karte aus deiner Hand, um die Person darauf anzuwerben (für nichts anderes). Zahle 2 Gulden weniger als den Preis, aber nicht weniger als 0.

card-porter = Pförtner
person-porter = { card-porter }
text-porter = Baue 1 Kanalplättchen auf dem nächsten Feld eines deiner Kanalabschnitte, unabhängig von der Farbe, ohne eine Karte zu spielen und ohne Gulden zu zahlen.

card-falconer = Falknerin
person-falconer = { card-falconer }
text-falconer = Ziehe nacheinander 2 Karten und wähle vor jeder Karte den Stapel.

card-herald = Herold
person-herald = { card-herald }
text-herald = Ziehe 3 Karten. Danach darfst du nacheinander bis zu 2 weitere Karten aus deiner Hand spielen und mit jeder eine Aktion ausführen.

card-chambermaid = Zofe
person-chambermaid = { card-chambermaid }
text-chambermaid = Einmal pro Runde darfst du 1 Karte aus deiner Hand abwerfen und danach 1 Karte von einem der beiden Stapel ziehen.

card-seneschal = Seneschall
person-seneschal = { card-seneschal }
text-seneschal = Wenn du in Phase 1 deine Hand aufgefüllt und angesehen hast, darfst du einmal bis zu 2 Karten abwerfen und ebenso viele neue ziehen.

card-butler = Butler
person-butler = { card-butler }
text-butler = Spielende: 5 Punkte, wenn du mindestens 1 Haus in jeder der 5 Farben hast.

card-castellan = Kastellanin
person-castellan = { card-castellan }
text-castellan = Spielende: 2 Punkte für jede Person der Gruppe Burg in deinem Spielbereich; die Kastellanin zählt mit.

card-majordomo = Haushofmeister
person-majordomo = { card-majordomo }
text-majordomo = Einmal pro Runde: Spiele sofort eine weitere Karte aus deiner Hand und führe mit ihr eine der sechs Aktionen aus.

## Handwerker

card-coal_miner = Köhler
person-coal_miner = { card-coal_miner }
text-coal_miner = Lege beliebig viele deiner Arbeiter in den Vorrat zurück und nimm ebenso viele Arbeiter in beliebigen Farben.

card-mason = Maurer
person-mason = { card-mason }
text-mason = { text-coal_miner }

card-miller = Müller
person-miller = { card-miller }
text-miller = { text-coal_miner }

card-shoemaker = Schuhmacher
person-shoemaker = { card-shoemaker }
text-shoemaker = { text-coal_miner }

card-vintner = Winzer
person-vintner = { card-vintner }
text-vintner = { text-coal_miner }

card-saddler = Sattler
person-saddler = { card-saddler }
text-saddler = Nimm 1 Gulden für jede unterschiedliche Gruppe unter den Personen in deinem Spielbereich.

card-tailor = Schneider
person-tailor = { card-tailor }
text-tailor = Zahle 2 Gulden und rücke 1 Schritt auf der Ansehensleiste vor.

card-architect = Architekt
person-architect = { card-architect }
text-architect = Ziehe die oberste Karte eines der beiden Stapel, ohne ihre Vorderseite anzusehen, und lege sie verdeckt als Haus aus. Du zahlst keinen weiteren Arbeiter.

card-weaver = Weberin
person-weaver = { card-weaver }
text-weaver = Nimm 2 Arbeiter in Farben deiner Wahl (gleich oder verschieden).

card-carpenter = Zimmermann
person-carpenter = { card-carpenter }
text-carpenter = Du darfst eine weitere Karte aus deiner Hand verdeckt als Haus spielen, ohne einen Arbeiter zu zahlen.

card-brewster = Brauerin
person-brewster = { card-brewster }
text-brewster = Einmal pro Runde: Lege 1 Arbeiter beliebiger Farbe in den Vorrat zurück und nimm 3 Gulden.

card-blacksmith = Schmied
person-blacksmith = { card-blacksmith }
text-blacksmith = Einmal pro Runde: Nimm 2 Arbeiter in zwei verschiedenen Farben deiner Wahl.

card-plasterer = Stuckateur
person-plasterer = { card-plasterer }
text-plasterer = Immer wenn du ein Haus baust, darfst du 1 deiner Bedrohungsmarker in der Farbe dieses Hauses für 1 Punkt ablegen.

card-fountain_builder = Brunnenbauer
person-fountain_builder = { card-fountain_builder }
text-fountain_builder = Deine Kanalplättchen kosten 0 Gulden, ganz gleich, wie du sie baust.

card-master_builder = Baumeister
person-master_builder = { card-master_builder }
text-master_builder = Spielende: 2 Punkte für je 3 Häuser in deinem Spielbereich, ob bewohnt oder nicht (nur vollständige Dreiersätze zählen).

## Beamte

card-councilman = Ratsherr
person-councilman = { card-councilman }
text-councilman = Nimm 2 Gulden für jedes gelbe Haus in deinem Spielbereich.

card-councillor = Ratsfrau
person-councillor = { card-councillor }
text-councillor = Nimm 2 Gulden für jedes lila Haus in deinem Spielbereich.

card-alderman = Schöffe
person-alderman = { card-alderman }
text-alderman = Nimm 2 Gulden für jedes rote Haus in deinem Spielbereich.

card-tax_collector = Steuereinnehmer
person-tax_collector = { card-tax_collector }
text-tax_collector = Nimm 2 Gulden für jedes blaue Haus in deinem Spielbereich.

card-registrar = Registrator
person-registrar = { card-registrar }
text-registrar = Nimm 2 Gulden für jedes braune Haus in deinem Spielbereich.

card-rentmaster = Rentmeister
person-rentmaster = { card-rentmaster }
text-rentmaster = Nimm 1 Gulden für jedes Haus in deinem Spielbereich.

card-city_surveyor = Stadtvermesser
person-city_surveyor = { card-city_surveyor }
text-city_surveyor = Erhalte 1 Punkt für jede unterschiedliche Farbe unter den Häusern in deinem Spielbereich.

card-city_treasurer = Stadtkämmerin
person-city_treasurer = { card-city_treasurer }
text-city_treasurer = Einmal pro Runde: Nimm 1 Gulden für jede unterschiedliche Farbe unter den Häusern in deinem Spielbereich.

card-notary = Notar
person-notary = { card-notary }
text-notary = Wenn in Phase 2 Einsen oder Zweien gewürfelt wurden, kostet dein Schritt auf der Ansehensleiste 2 Gulden weniger, aber nicht weniger als 0.

card-judge = Richter
person-judge = { card-judge }
text-judge = In Phase 4 drehst du einen Mehrheitsmarker auch um, wenn du dir den ersten Platz teilst. Dafür brauchst du, je nach Mehrheit, mindestens 1 Schritt auf der Ansehensleiste, 1 Person oder 1 Kanalplättchen.

card-toll_keeper = Zöllnerin
person-toll_keeper = { card-toll_keeper }
text-toll_keeper = Immer wenn ein Mitspieler ein Kanalplättchen baut, nimmst du 1 Gulden aus dem Vorrat.

card-mayor = Bürgermeister
person-mayor = { card-mayor }
text-mayor = Spielende: 2 Punkte für jede Person der Gruppe Beamte in deinem Spielbereich; der Bürgermeister zählt mit.

card-dean_of_the_guilds = Zunftmeister
person-dean_of_the_guilds = { card-dean_of_the_guilds }
text-dean_of_the_guilds = Spielende: 2 Punkte für jede Person der Gruppe Handwerker in deinem Spielbereich.

card-archivist = Archivarin
person-archivist = { card-archivist }
text-archivist = Spielende: 2 Punkte, wenn in jedem Haus in deinem Spielbereich eine Person wohnt.

card-chancellor = Kanzler
person-chancellor = { card-chancellor }
text-chancellor = Spielende: 3 zusätzliche Punkte für jeden deiner umgedrehten Mehrheitsmarker.

## Kirche

card-vicar = Vikar
person-vicar = { card-vicar }
text-vicar = Erhalte 1 Punkt für jeden Würfel, der eine 1 zeigt.

card-deacon = Diakon
person-deacon = { card-deacon }
text-deacon = Erhalte 1 Punkt für jeden Würfel, der eine 2 zeigt.

card-canon = Domherr
person-canon = { card-canon }
text-canon = Erhalte 1 Punkt für jeden Würfel, der eine 3 zeigt.

card-chaplain = Kaplan
person-chaplain = { card-chaplain }
text-chaplain = Erhalte 1 Punkt für jeden Würfel, der eine 4 zeigt.

card-beguine = Begine
person-beguine = { card-beguine }
text-beguine = Erhalte 1 Punkt für jeden Würfel, der eine 5 zeigt.

card-abbess = Äbtissin
person-abbess = { card-abbess }
text-abbess = Erhalte 1 Punkt für jeden unterschiedlichen Wert, den die fünf Würfel zeigen.

card-pilgrim = Pilgerin
person-pilgrim = { card-pilgrim }
text-pilgrim = Nimm 2 Gulden. Danach darfst du 1 deiner Bedrohungsmarker beliebiger Farbe für 1 Punkt ablegen.

card-almoner = Almosenpflegerin
person-almoner = { card-almoner }
text-almoner = Nimm 2 Gulden für jeden Bedrohungsmarker in deinem Spielbereich. Du behältst die Marker.

card-prioress = Priorin
person-prioress = { card-prioress }
text-prioress = Einmal pro Runde: Erhalte 1 Punkt, wenn mindestens 2 Würfel denselben Wert zeigen, oder stattdessen 2 Punkte, wenn es mindestens 3 sind.

card-sacristan = Küster
person-sacristan = { card-sacristan }
text-sacristan = Einmal pro Runde: Erhalte 1 Punkt, wenn höchstens 1 Würfel 5 oder 6 zeigt.

card-preacher = Prediger
person-preacher = { card-preacher }
text-preacher = Immer wenn du 1 Schritt auf der Ansehensleiste vorrückst (in Phase 2 oder durch eine Person), darfst du 1 deiner Bedrohungsmarker beliebiger Farbe für 1 Punkt ablegen.

card-confessor = Beichtvater
person-confessor = { card-confessor }
text-confessor = Immer wenn ein Spieler, auch du selbst, die Strafe eines dritten Bedrohungsmarkers erleidet, erhältst du 1 Punkt.

card-bishop = Bischof
person-bishop = { card-bishop }
text-bishop = Spielende: 1 Punkt für je 2 Arbeiter in deinem Spielbereich.

card-cardinal = Kardinal
person-cardinal = { card-cardinal }
text-cardinal = Spielende: 1 zusätzlicher Punkt für jeden Schritt, den du auf der Ansehensleiste vorgerückt bist, höchstens 5.

card-provost = Propst
person-provost = { card-provost }
text-provost = Spielende: 2 Punkte für jede Person der Gruppe Kirche in deinem Spielbereich; der Propst zählt mit.

## Händler

card-cloth_merchant = Tuchhändler
person-cloth_merchant = { card-cloth_merchant }
text-cloth_merchant = Nimm so viele Gulden, wie der rote Würfel zeigt.

card-dye_trader = Farbenhändlerin
person-dye_trader = { card-dye_trader }
text-dye_trader = Nimm so viele Gulden, wie der lila Würfel zeigt.

card-spice_merchant = Gewürzhändlerin
person-spice_merchant = { card-spice_merchant }
text-spice_merchant = Nimm so viele Gulden, wie der gelbe Würfel zeigt.

card-fishmonger = Fischhändlerin
person-fishmonger = { card-fishmonger }
text-fishmonger = Nimm so viele Gulden, wie der blaue Würfel zeigt.

card-fur_trader = Pelzhändler
person-fur_trader = { card-fur_trader }
text-fur_trader = Nimm so viele Gulden, wie der braune Würfel zeigt.

card-shopkeeper = Krämer
person-shopkeeper = { card-shopkeeper }
text-shopkeeper = Erhalte 2 Punkte für jeden deiner Kanalabschnitte, in dem alle 5 Felder bebaut sind.

card-moneylender = Geldverleiher
person-moneylender = { card-moneylender }
text-moneylender = Gib jedem Mitspieler 1 deiner Gulden und erhalte 1 Punkt für jeden Gulden, den du so abgibst. Hast du nicht genug für alle, gib so viele ab, wie du hast, und wähle, wer einen bekommt.

card-auctioneer = Auktionator
person-auctioneer = { card-auctioneer }
text-auctioneer = Wirf bis zu 2 Karten aus deiner Hand ab und nimm 3 Gulden für jede davon.

card-broker = Maklerin
person-broker = { card-broker }
text-broker = Nimm Gulden in Höhe der Summe aller Würfel, die 3 oder 4 zeigen.

card-accountant = Buchhalter
person-accountant = { card-accountant }
text-accountant = Einmal pro Runde: Nimm 2 Gulden.

card-market_woman = Marktfrau
person-market_woman = { card-market_woman }
text-market_woman = Einmal pro Runde: Wirf 1 Karte aus deiner Hand ab und nimm 3 Gulden.

card-banker = Bankier
person-banker = { card-banker }
text-banker = Einmal pro Runde: Nimm 4 Gulden.

card-money_changer = Geldwechslerin
person-money_changer = { card-money_changer }
text-money_changer = Immer wenn du eine Karte nutzt, um Gulden zu nehmen, nimmst du 1 Gulden mehr.

card-hanse_merchant = Hansekaufmann
person-hanse_merchant = { card-hanse_merchant }
text-hanse_merchant = Immer wenn du eine Karte nutzt, um Gulden zu nehmen, darfst du den Wert eines beliebigen Würfels statt des Würfels in der Farbe der Karte verwenden, und du nimmst 1 Gulden mehr.

card-shipowner = Reederin
person-shipowner = { card-shipowner }
text-shipowner = Spielende: 1 Punkt für je 3 Gulden, die du hast.

## Adel

card-prince = Prinz
person-prince = { card-prince }
text-prince = Erhalte 1 Punkt und nimm 2 Gulden.

card-queen = Königin
person-queen = { card-queen }
text-queen = Einmal pro Runde: Erhalte 1 Punkt.

card-princess = Prinzessin
person-princess = { card-princess }
text-princess = Ziehe die oberste Karte eines der beiden Stapel und führe mit ihr sofort eine der sechs Aktionen aus.

card-baroness = Baronin
person-baroness = { card-baroness }
text-baroness = Erhalte 2 Punkte.

card-marquise = Markgräfin
person-marquise = { card-marquise }
text-marquise = Zahle 2 Gulden und erhalte 2 Punkte.

card-countess = Gräfin
person-countess = { card-countess }
text-countess = Rücke 1 Schritt auf der Ansehensleiste vor, ohne Gulden zu zahlen.

card-viscount = Burggraf
person-viscount = { card-viscount }
text-viscount = Wenn mindestens ein Würfel 1 oder 2 zeigt, zahle den Preis eines Schritts in dieser Runde (die Summe aller Würfel, die 1 oder 2 zeigen) und rücke 1 Schritt auf der Ansehensleiste vor.

card-duke = Herzog
person-duke = { card-duke }
text-duke = Rücke bis zu 2 Schritte auf der Ansehensleiste vor: den ersten ohne zu zahlen, den zweiten für 3 Gulden.

card-duchess = Herzogin
person-duchess = { card-duchess }
text-duchess = Erhalte 1 Punkt für jede Person in deinem Spielbereich; die Herzogin zählt mit.

card-king = König
person-king = { card-king }
text-king = Einmal pro Runde: Erhalte 1 Punkt und nimm 1 Gulden.

card-squire = Knappe
person-squire = { card-squire }
text-squire = Einmal pro Runde: Nimm 2 Gulden, wenn du mindestens 1 Schritt auf der Ansehensleiste vorgerückt bist und dort kein Mitspieler weiter ist als du.

card-earl = Graf
person-earl = { card-earl }
text-earl = Wenn in Phase 2 kein Würfel 1 oder 2 zeigt, darfst du 4 Gulden zahlen, um 1 Schritt auf der Ansehensleiste vorzurücken.

card-baron = Freiherr
person-baron = { card-baron }
text-baron = Immer wenn du 1 Schritt auf der Ansehensleiste vorrückst (in Phase 2 oder durch eine Person), erhältst du 1 Punkt.

card-dowager = Witwe von Stand
person-dowager = { card-dowager }
text-dowager = Spielende: 2 Punkte für jede Person der Gruppe Adel in deinem Spielbereich; die Witwe von Stand zählt mit.

card-stadtholder = Statthalter
person-stadtholder = { card-stadtholder }
text-stadtholder = Spielende: 5 Punkte, wenn du mindestens den 6. Schritt der Ansehensleiste erreicht hast.

## Beschützer

card-fire_warden = Feuerwächter
person-fire_warden = { card-fire_warden }
text-fire_warden = Lege 1 deiner roten Bedrohungsmarker für 1 Punkt ab.

card-dyke_warden = Deichgraf
person-dyke_warden = { card-dyke_warden }
text-dyke_warden = Lege 1 deiner blauen Bedrohungsmarker für 1 Punkt ab.

card-plague_nurse = Pestpflegerin
person-plague_nurse = { card-plague_nurse }
text-plague_nurse = Lege 1 deiner braunen Bedrohungsmarker für 1 Punkt ab.

card-crossbow_archer = Armbrustschütze
person-crossbow_archer = { card-crossbow_archer }
text-crossbow_archer = Lege 1 deiner gelben Bedrohungsmarker für 1 Punkt ab.

card-bodyguard = Leibwächterin
person-bodyguard = { card-bodyguard }
text-bodyguard = Lege 1 deiner lila Bedrohungsmarker für 1 Punkt ab.

card-knight = Ritter
person-knight = { card-knight }
text-knight = Du darfst bis zu 2 deiner Bedrohungsmarker in zwei verschiedenen Farben ablegen (je 1 Punkt).

card-jailor = Kerkermeister
person-jailor = { card-jailor }
text-jailor = Zähle die Personen in deinem Spielbereich; der Kerkermeister zählt mit. Du darfst höchstens so viele deiner Bedrohungsmarker in beliebigen Farben ablegen (je 1 Punkt).

card-sergeant = Feldwebel
person-sergeant = { card-sergeant }
text-sergeant = Nimm für jeden Bedrohungsmarker in deinem Spielbereich 1 Arbeiter in der Farbe dieses Markers. Du behältst die Marker.

card-captain_of_the_guard = Hauptmann der Wache
person-captain_of_the_guard = { card-captain_of_the_guard }
text-captain_of_the_guard = Du darfst beliebig viele deiner Bedrohungsmarker in beliebigen Farben ablegen, auch alle (je 1 Punkt).

card-physician = Stadtärztin
person-physician = { card-physician }
text-physician = Einmal pro Runde darfst du 1 Gulden zahlen, um 1 deiner Bedrohungsmarker beliebiger Farbe für 1 Punkt abzulegen.

card-guard = Wächter
person-guard = { card-guard }
text-guard = Immer wenn du ein Kanalplättchen baust, darfst du 1 deiner Bedrohungsmarker in der Farbe dieses Kanalfelds für 1 Punkt ablegen.

card-shield_bearer = Schildträger
person-shield_bearer = { card-shield_bearer }
text-shield_bearer = Wenn du die Strafe eines dritten Bedrohungsmarkers erleiden würdest, darfst du 2 Gulden zahlen, um die Strafe zu ignorieren. Die 3 Marker gehen wie üblich zurück, ohne Punkte.

card-watchtower_keeper = Türmerin
person-watchtower_keeper = { card-watchtower_keeper }
text-watchtower_keeper = Wenn dir die Würfel in Phase 2 Bedrohungsmarker geben, darfst du 1 davon ablehnen. Er bleibt im Vorrat, ohne Punkte.

card-militia_captain = Hauptmann der Bürgerwehr
person-militia_captain = { card-militia_captain }
text-militia_captain = Personen deiner Mitspieler können dir nichts wegnehmen, dich nichts zurücklegen, abwerfen oder verlieren lassen und dir keine Bedrohungsmarker geben.

card-constable = Konstabler
person-constable = { card-constable }
text-constable = Spielende: 7 Punkte, minus 1 für jeden Bedrohungsmarker in deinem Spielbereich (nicht unter 0).

## Gelehrte

card-mathematician = Mathematikerin
person-mathematician = { card-mathematician }
text-mathematician = Ziehe 4 Karten und wirf danach 4 Karten aus deiner Hand ab. Hast du weniger gezogen, wirf so viele ab, wie du gezogen hast.

card-alchemist = Alchemist
person-alchemist = { card-alchemist }
text-alchemist = Nimm 6 Gulden.

card-herbalist = Kräuterfrau
person-herbalist = { card-herbalist }
text-herbalist = Nimm 1 Arbeiter in jeder der 5 Farben.

card-philosopher = Philosophin
person-philosopher = { card-philosopher }
text-philosopher = Erhalte 1 Punkt für jede unterschiedliche Gruppe unter den Personen in deinem Spielbereich; die der Philosophin zählt mit.

card-cartographer = Kartografin
person-cartographer = { card-cartographer }
text-cartographer = Baue nacheinander bis zu 2 Kanalplättchen, unabhängig von der Farbe und ohne Karten zu spielen. Zahle für jedes Feld den aufgedruckten Preis.

card-astrologer = Astrologin
person-astrologer = { card-astrologer }
text-astrologer = Nimm für jeden Würfel, der einen geraden Wert zeigt, 1 Arbeiter in der Farbe dieses Würfels.

card-translator = Übersetzerin
person-translator = { card-translator }
text-translator = Du darfst eine weitere Karte aus deiner Hand spielen: für Arbeiter, für Gulden, gegen eine Bedrohung oder für einen Kanal. Nenne eine beliebige Farbe: Die Karte gilt als Karte dieser Farbe.

card-librarian = Bibliothekarin
person-librarian = { card-librarian }
text-librarian = Einmal pro Runde: Ziehe 1 Karte und wirf danach 1 Karte aus deiner Hand ab.

card-lawyer = Anwalt
person-lawyer = { card-lawyer }
text-lawyer = Immer wenn du eine Karte nutzt, um Arbeiter zu nehmen, nimmst du 3 statt 2 Arbeiter in der Farbe der Karte.

card-inventor = Erfinder
person-inventor = { card-inventor }
text-inventor = In Phase 1 darfst du deine Hand auf 6 statt 5 Karten auffüllen. Entscheide dies, bevor du die gezogenen Karten ansiehst.

card-astronomer = Astronom
person-astronomer = { card-astronomer }
text-astronomer = Wenn du eine Person mit einem Pfeil anwirbst, darfst du ihren Effekt ein zweites Mal ausführen, direkt nach dem ersten Mal.

card-engineer = Ingenieur
person-engineer = { card-engineer }
text-engineer = Wenn du eine Karte für einen Kanal nutzt, darf sie eine beliebige Farbe haben, unabhängig von der Farbe des Kanalfelds.

card-geographer = Geograph
person-geographer = { card-geographer }
text-geographer = Spielende: 2 zusätzliche Punkte für jeden deiner Kanalabschnitte, dessen drittes Feld bebaut ist, und für jede deiner Statuen.

card-tutor = Hauslehrerin
person-tutor = { card-tutor }
text-tutor = Erhalte 1 Punkt, ziehe dann 1 Karte und wirf 1 Karte aus deiner Hand ab.

card-student = Student
person-student = { card-student }
text-student = Nimm 3 Gulden.

## Unterwelt

card-troublemaker = Unruhestifter
person-troublemaker = { card-troublemaker }
text-troublemaker = Jeder Mitspieler legt 1 seiner Kanalplättchen in den Vorrat zurück: das letzte Plättchen eines Abschnitts seiner Wahl.

card-beggar = Bettler
person-beggar = { card-beggar }
text-beggar = Jeder Mitspieler gibt dir 2 Arbeiter seiner Wahl. Wer weniger hat, gibt alle.

card-thief = Dieb
person-thief = { card-thief }
text-thief = Jeder Mitspieler gibt dir 3 Gulden. Wer weniger hat, gibt alle.

card-rumour_monger = Gerüchtestreuer
person-rumour_monger = { card-rumour_monger }
text-rumour_monger = Wähle eine Farbe. Jeder Mitspieler bekommt 1 Bedrohungsmarker dieser Farbe.

card-arsonist = Brandstifter
person-arsonist = { card-arsonist }
text-arsonist = Jeder Mitspieler, der ein leeres Haus hat, wirft 1 leeres Haus seiner Wahl ab. Nimm für jedes abgeworfene Haus 1 Arbeiter in der Farbe dieses Hauses.

card-pickpocket = Taschendieb
person-pickpocket = { card-pickpocket }
text-pickpocket = Wähle einen Mitspieler. Er gibt dir 3 Gulden oder alle, wenn er weniger hat.

card-smuggler = Schmugglerin
person-smuggler = { card-smuggler }
text-smuggler = Nimm 8 Gulden und erhalte 1 Bedrohungsmarker in einer Farbe deiner Wahl. Eine etwaige Strafe folgt erst, nachdem du die Gulden genommen hast.

card-blackmailer = Erpresser
person-blackmailer = { card-blackmailer }
text-blackmailer = Jeder Mitspieler wählt: dir 2 Gulden geben oder 1 Punkt verlieren (nicht unter 0), während du 1 Punkt erhältst, auch wenn er keinen Punkt zu verlieren hat. Wer weniger als 2 Gulden hat, muss das Zweite wählen.

card-gambler = Spielerin
person-gambler = { card-gambler }
text-gambler = Nimm Gulden in Höhe der Differenz zwischen dem höchsten und dem niedrigsten Wert der Würfel.

card-highwayman = Wegelagerer
person-highwayman = { card-highwayman }
text-highwayman = Jeder Mitspieler gibt dir 1 Gulden (wer keinen hat, gibt keinen). Nimm danach 1 Gulden aus dem Vorrat.

card-poacher = Wilderer
person-poacher = { card-poacher }
text-poacher = Nimm 1 Arbeiter in einer Farbe deiner Wahl und 1 Gulden.

card-counterfeiter = Falschmünzer
person-counterfeiter = { card-counterfeiter }
text-counterfeiter = Nimm 6 Gulden.

card-informant = Zuträgerin
person-informant = { card-informant }
text-informant = Gib 1 deiner Bedrohungsmarker an einen Mitspieler deiner Wahl und erhalte 1 Punkt.

card-vagabond = Landstreicher
person-vagabond = { card-vagabond }
text-vagabond = Einmal pro Runde: Nimm 1 Gulden aus dem Vorrat für jeden Mitspieler, der mehr Gulden hat als du.

card-gang_leader = Bandenchefin
person-gang_leader = { card-gang_leader }
text-gang_leader = Spielende: 2 Punkte für jede Person der Gruppe Unterwelt in deinem Spielbereich; die Bandenchefin zählt mit.

## Künstler

card-carpet_maker = Teppichknüpfer
person-carpet_maker = { card-carpet_maker }
text-carpet_maker = Erhalte 1 Punkt für jede Person der Gruppe Händler in deinem Spielbereich.

card-poet = Dichterin
person-poet = { card-poet }
text-poet = Erhalte 1 Punkt für jede Person der Gruppe Adel in deinem Spielbereich.

card-organ_builder = Orgelbauer
person-organ_builder = { card-organ_builder }
text-organ_builder = Erhalte 1 Punkt für jede Person der Gruppe Kirche in deinem Spielbereich.

card-illuminator = Buchmalerin
person-illuminator = { card-illuminator }
text-illuminator = Erhalte 1 Punkt für jede Person der Gruppe Gelehrte in deinem Spielbereich.

card-calligrapher = Kalligrafin
person-calligrapher = { card-calligrapher }
text-calligrapher = Erhalte 1 Punkt für jede Person der Gruppe Beamte in deinem Spielbereich.

card-painter = Maler
person-painter = { card-painter }
text-painter = Erhalte 1 Punkt. Hast du mindestens 2 blaue Häuser, erhalte stattdessen 2 Punkte.

card-glass_painter = Glasmalerin
person-glass_painter = { card-glass_painter }
text-glass_painter = Erhalte 1 Punkt. Hast du mindestens 2 rote Häuser, erhalte stattdessen 2 Punkte.

card-woodcarver = Holzschnitzerin
person-woodcarver = { card-woodcarver }
text-woodcarver = Erhalte 1 Punkt. Hast du mindestens 2 braune Häuser, erhalte stattdessen 2 Punkte.

card-goldsmith = Goldschmied
person-goldsmith = { card-goldsmith }
text-goldsmith = Erhalte 1 Punkt. Hast du mindestens 2 gelbe Häuser, erhalte stattdessen 2 Punkte.

card-embroiderer = Stickerin
person-embroiderer = { card-embroiderer }
text-embroiderer = Erhalte 1 Punkt. Hast du mindestens 2 lila Häuser, erhalte stattdessen 2 Punkte.

card-lacemaker = Klöpplerin
person-lacemaker = { card-lacemaker }
text-lacemaker = Nimm 2 Gulden für jede Person der Gruppe Künstler in deinem Spielbereich, aber höchstens 6 Gulden; die Klöpplerin zählt mit.

card-composer = Komponistin
person-composer = { card-composer }
text-composer = Einmal pro Runde: Erhalte 1 Punkt, wenn die Personen in deinem Spielbereich zu mindestens 5 verschiedenen Gruppen gehören.

card-portraitist = Porträtistin
person-portraitist = { card-portraitist }
text-portraitist = Immer wenn du eine Person einer Gruppe anwirbst, zu der keine andere Person in deinem Spielbereich gehört, erhältst du 1 Punkt und nimmst 1 Gulden.

card-engraver = Kupferstecher
person-engraver = { card-engraver }
text-engraver = Spielende: 2 Punkte für jede unterschiedliche Gruppe unter den Personen in deinem Spielbereich.

card-court_painter = Hofmaler
person-court_painter = { card-court_painter }
text-court_painter = Spielende: 2 Punkte für jede Gruppe, von der du mindestens 2 Personen in deinem Spielbereich hast.
