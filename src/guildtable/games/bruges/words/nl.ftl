# Brugge in het Nederlands. Een verwijzing heet naar haar bericht: use:house is use-house. De personen hebben een eigen catalogus.

title = Brugge
summary = Met elke kaart kun je een van zes acties doen: arbeiders nemen, guldens nemen, een noodlotfiche afleggen, een kanaalfiche bouwen, een huis bouwen of de persoon erop aantrekken. De dobbelstenen bepalen de prijzen van een ronde en brengen het noodlot. Wie de meeste punten heeft, wint.

## Fasen

phase-set-up = voorbereiding
phase-first-player = de startspeler bepalen
phase-draw = 1, kaarten trekken
phase-roll = 2, dobbelstenen gooien
phase-threats = 2, noodlotfiches verdelen
phase-advance = 2, een stap vooruitgaan
phase-play = 3, kaarten spelen
phase-majorities = 4, meerderheden
phase-over = afgelopen

## Wat je kunt aanwijzen

colour-blue = blauw
    .object = blauwe
colour-brown = bruin
    .object = bruine
colour-red = rood
    .object = rode
colour-purple = paars
    .object = paarse
colour-yellow = geel
    .object = gele
worker-blue = blauwe arbeider
    .object = een blauwe arbeider
    .several = { $count } blauwe arbeiders
worker-brown = bruine arbeider
    .object = een bruine arbeider
    .several = { $count } bruine arbeiders
worker-red = rode arbeider
    .object = een rode arbeider
    .several = { $count } rode arbeiders
worker-purple = paarse arbeider
    .object = een paarse arbeider
    .several = { $count } paarse arbeiders
worker-yellow = gele arbeider
    .object = een gele arbeider
    .several = { $count } gele arbeiders
threat-blue = blauw noodlotfiche (overstroming)
    .several = { $count } blauwe noodlotfiches (overstroming)
threat-brown = bruin noodlotfiche (pest)
    .several = { $count } bruine noodlotfiches (pest)
threat-red = rood noodlotfiche (brand)
    .several = { $count } rode noodlotfiches (brand)
threat-purple = paars noodlotfiche (intrige)
    .several = { $count } paarse noodlotfiches (intrige)
threat-yellow = geel noodlotfiche (overval)
    .several = { $count } gele noodlotfiches (overval)
die-blue = volgens de blauwe dobbelsteen
die-brown = volgens de bruine dobbelsteen
die-red = volgens de rode dobbelsteen
die-purple = volgens de paarse dobbelsteen
die-yellow = volgens de gele dobbelsteen
house-blue = blauw huis
house-brown = bruin huis
house-red = rood huis
house-purple = paars huis
house-yellow = geel huis
as-blue = als blauwe kaart
as-brown = als bruine kaart
as-red = als rode kaart
as-purple = als paarse kaart
as-yellow = als gele kaart
for-blue = voor een blauwe arbeider
for-brown = voor een bruine arbeider
for-red = voor een rode arbeider
for-purple = voor een paarse arbeider
for-yellow = voor een gele arbeider
use-workers = arbeiders
use-guilders = guldens
use-threat = noodlotfiche afleggen
use-canal = kanaalfiche
use-house = huis
use-recruit = persoon aantrekken
pile-left = linkerstapel
pile-right = rechterstapel
section-left = linkerkanaal
section-right = rechterkanaal
penalty-flood = overstroming
penalty-plague = pest
penalty-raid = overval
penalty-fire = brand
penalty-intrigue = intrige
majority-reputation = ontwikkeling
majority-people = personen
majority-canal = kanalen
guard-red = rode portierswoning
guard-blue = blauwe portierswoning
guard-yellow = gele portierswoning
guard-green = groene portierswoning
group-artist = Kunstenaars
group-bureaucrat = Ambtenaren
group-castle = Burcht
group-church = Geestelijken
group-craftsman = Ambachtslui
group-entertainer = Artiesten
group-merchant = Handelaren
group-noble = Adel
group-protector = Beschermheren
group-scholar = Wetenschappers
group-underworld = Onderwereld
button-yes = Ja
button-end-turn = Beurt beëindigen
button-pay-guilders = Geef 2 gulden
button-lose-point = Verlies 1 punt

## Wat er gevraagd wordt

choose-pile = { $becomes ->
    [house] Architect: de bovenste kaart van welke stapel wordt je nieuwe huis?
   *[hand] Trek { $left ->
        [one] 1 kaart
       *[other] { $left } kaarten
    }: van welke stapel?
}
draw-a-sixth = Uitvinder: trek je een zesde kaart? Pas daarna mag je je kaarten bekijken.
advance = { $price ->
    [0] Ga je 1 stap vooruit op het ontwikkelingsspoor, zonder te betalen?
   *[other] Betaal je { $price } gulden om 1 stap vooruit te gaan op het ontwikkelingsspoor?
  }
buy-off = Schilddrager: betaal je { $guilders } gulden om aan de { $penalty } te ontkomen?
carry-out-again = Astronoom: voer je het effect van { $person-object } een tweede keer uit?
take-turn = Beurt { $turn } van 4: speel een kaart.
after-card = Beurt { $turn } van 4: activeer een persoon, of beëindig je beurt.
turn-without-card = Beurt { $turn } van 4: je hebt geen kaart meer om te spelen. Activeer een persoon, of beëindig je beurt.
play-another = Speel nog een kaart.
may-play-another = Je mag nog een kaart spelen.
refuse-threat = Torenwachtster: de dobbelstenen geven je noodlotfiches. Je mag er een weigeren.
suffer-first = Het noodlot treft je meer dan eens. Wat handel je het eerst af?
plague = Pest: welke persoon verlies je?
fire = Brand: welk huis of kanaalfiche verlies je?
lose-canal = Onruststoker: van welk kanaal verlies je het buitenste fiche?
lose-empty-house = Brandstichter: welk leeg huis verlies je?
discard-cards = { $least ->
    [0] Je mag { $count ->
        [one] 1 kaart
       *[other] maximaal { $count } kaarten
      } afleggen.
   *[other] Leg { $count } { $count ->
        [one] kaart
       *[other] kaarten
      } af.
  }
build-canal = Bouw een kanaalfiche: in welk kanaal?
may-build-canal = Je mag een kanaalfiche bouwen: in welk kanaal?
exchange-workers = Ruil arbeiders, een voor een: welke geef je, en voor welke kleur?
take-workers = Neem { $count } { $count ->
    [one] arbeider in een kleur
   *[other] arbeiders in kleuren
  } naar keuze.
take-different-workers = Neem { $count } arbeiders in verschillende kleuren.
return-worker = Welke arbeider leg je terug?
give-workers = Bedelaar: geef { $count } { $count ->
    [one] arbeider
   *[other] arbeiders
  }.
return-threats = { $count ->
    [one] Je mag 1 noodlotfiche afleggen, voor 1 punt.
   *[other] Je mag maximaal { $count } noodlotfiches afleggen, voor elk 1 punt.
  }
return-different-threats = { $count ->
    [one] Je mag 1 noodlotfiche afleggen, voor 1 punt.
   *[other] Je mag maximaal { $count } noodlotfiches in verschillende kleuren afleggen, voor elk 1 punt.
  }
return-a-threat = Leg een noodlotfiche af, voor 1 punt.
spread-rumour = Roddelaar: elke andere speler krijgt een noodlotfiche. In welke kleur?
take-threat = Smokkelaarster: welk noodlotfiche krijg je?
lend-guilders = Geldschieter: wie geef je een gulden, voor 1 punt per gulden? Je hebt er { $count }.
pick-pocket = Zakkenroller: van wie neem je maximaal 3 gulden af?
inform-on = Verklikster: welk noodlotfiche geef je aan wie, voor 1 punt?
give-in = Afperser: geef je 2 gulden, of verlies je 1 punt?

## Wat ervan komt

price-of = { $price ->
    [0] betaal niets
   *[other] betaal { $price } gulden
  }
draw-from = bovenop { $colour }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }
outcome-step = { price-of }, { $left } over; aan het eind { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } waard in plaats van { $before }
outcome-buy-off = betaal { $guilders } gulden en ontkom aan de { $penalty } (anders { $lost } verloren)
outcome-workers = neem { $count } { $colour-object } arbeiders
outcome-guilders = { $more ->
    [0] neem { $guilders } gulden: { $die } ({ $face })
   *[other] neem { $guilders } gulden: { $die } ({ $face }) en { $more } extra
  }
outcome-return-threat = leg een { $colour } noodlotfiche af voor 1 punt, { $left } over
outcome-canal = veld { $space }: { price-of }, { $left } over
outcome-canal-third = veld { $space }: { price-of }, { $left } over; aan het eind 3 punten waard
outcome-canal-statue = veld { $space }: { price-of }, { $left } over; levert het standbeeldfiche van { $points } punten op
outcome-house = betaal een { $colour-object } arbeider; aan het eind 1 punt waard, en plaats voor een persoon
outcome-house-free = zonder te betalen; aan het eind 1 punt waard, en plaats voor een persoon
outcome-recruit = { price-of }, { $left } over; aan het eind { $points } { $points ->
    [one] punt
   *[other] punten
  } waard
outcome-gain-points = scoor { $points } { $points ->
    [one] punt
   *[other] punten
  }
outcome-gain-guilders = neem { $guilders } gulden
outcome-gain-points-guilders = scoor { $points } { $points ->
    [one] punt
   *[other] punten
  }, neem { $guilders } gulden
outcome-gain-workers = neem { $workers-object }
outcome-end-turn = daarna is { $seat } aan de beurt
outcome-threat = { $count ->
    [one] het eerste in deze kleur
   *[other] het tweede in deze kleur; bij een derde slaat het noodlot toe
  }
outcome-flood = het derde: alle arbeiders gaan verloren ({ $lost })
outcome-plague = het derde: { $lost ->
    [0] er zou een persoon verloren gaan, maar er is er geen
   *[other] er gaat een persoon verloren
  }
outcome-raid = het derde: alle guldens gaan verloren ({ $lost })
outcome-fire = het derde: { $lost ->
    [0] er zou een huis of kanaalfiche verloren gaan, maar er is niets
   *[other] er gaat een huis of kanaalfiche verloren
  }
outcome-intrigue = het derde: dat kost { $lost } { $lost ->
    [one] punt
   *[other] punten
  }
outcome-lose-person = verloren, met { $points } { $points ->
    [one] punt
   *[other] punten
  }; het huis blijft
outcome-lose-canal = het fiche op veld { $space } gaat verloren
outcome-lose-canal-third = het fiche op veld { $space } gaat verloren, met zijn 3 punten
outcome-lose-canal-fifth = het fiche op veld { $space } gaat verloren; het standbeeldfiche blijft
outcome-burn-house = het huis gaat verloren
outcome-burn-occupied = het huis gaat verloren, { $card-object } komt terug in je hand
outcome-rumour = { $count ->
    [0] voor niemand het derde in deze kleur: niemand verliest iets
   *[other] het derde voor { $seats }: { $penalty }
  }
outcome-pocket = { $guilders } gulden

## Waarom niet

barred-no-threat = je hebt geen { $colour } noodlotfiche
barred-canals-complete = je beide kanalen zijn voltooid
barred-canal-colour = je volgende kanaalvelden zijn { $colours }
barred-short-of = { $missing } gulden te weinig: de prijs is { $price }
barred-no-worker = je hebt geen { $worker }
barred-no-empty-house = je hebt geen leeg huis
barred-used = deze ronde al geactiveerd
barred-no-gain = het zou nu niets opleveren
barred-have-a-card = je hebt geen kaart in je hand
barred-cards-to-draw = er zijn geen kaarten meer om te trekken
barred-have-a-card-and-cards-to-draw = daarvoor heb je een kaart in je hand nodig, en een om te trekken
barred-have-a-worker = je hebt geen arbeider
barred-have-a-guilder-and-a-threat = daarvoor heb je een gulden en een noodlotfiche nodig
barred-have-a-threat = je hebt geen noodlotfiche
barred-have-a-threat-of = je hebt geen noodlotfiche in die kleur
barred-have-a-threat-and-a-target = daarvoor heb je een noodlotfiche nodig, en een speler die het kan krijgen
barred-have-a-target = elke andere speler is beschermd
barred-below-the-top = je staat al op de hoogste trede
barred-can-build-at-double-price = je kunt de dubbele prijs van een volgend kanaalveld niet betalen
barred-have-two-guilders = je hebt minder dan 2 gulden
barred-can-buy-a-step = daarvoor heb je 2 gulden nodig, en je mag nog niet op de hoogste trede staan
barred-can-pay-the-rolled-price = daarvoor moet er een 1 of 2 gegooid zijn, heb je genoeg guldens voor die prijs nodig, en mag je nog niet op de hoogste trede staan
barred-can-recruit-for-less = van de personen in je hand kun je er geen aantrekken, ook niet voor 2 gulden minder

## Wat er gebeurde

did = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
  }
went = { $seat-is ->
    [you] Je bent
   *[other] { $seat } is
  }

sits-at = { $seat-is ->
    [you] Jouw plaats
   *[other] Plaats van { $seat }
  }: { $guard }.
round-begins = Ronde { $round } is begonnen. Startspeler: { $seat-is ->
    [you] jij
   *[other] { $seat }
  }.
draws = { did } een { $colour-object } kaart van de { $pile } getrokken.
you-drew = Je hebt { $cards-object } getrokken.
lays-from-pile = { did } de bovenste kaart van de { $pile } ongezien als huis neergelegd.
extra-pile-last-round = De { $pile } was op en is door de extra stapel vervangen: dit is de laatste ronde.
extra-pile-next-round-last = De { $pile } was op en is door de extra stapel vervangen: de volgende ronde is de laatste.
pile-split = De { $pile } was op en is vervangen door { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
  } van de andere stapel.
rolls = { did } gegooid: blauw { $blue }, bruin { $brown }, rood { $red }, paars { $purple }, geel { $yellow }.
refuses-threat = { did } een { $threat } geweigerd.
receives-threat = { did } een { $threat } gekregen, nummer { $count }.
returns-threat = { did } een { $threat } afgelegd.
passes-threat = { did } een { $threat } aan { $to-is ->
    [you] jou
   *[other] { $to }
  } gegeven.
suffers = { $seat-is ->
    [you] Je derde fiche
   *[other] Het derde fiche voor { $seat }
  }: { $penalty }!
buys-off = { did } de { $penalty } afgekocht.
advances = { went } vooruitgegaan naar trede { $step }, aan het eind { $points } { $points ->
    [one] punt
   *[other] punten
} waard.
plays-for-workers = { did } { $card-object } gespeeld voor arbeiders.
plays-for-guilders = { did } { $card-object } gespeeld voor guldens.
plays-for-threat = { did } { $card-object } gespeeld om een { $colour } noodlotfiche af te leggen.
plays-for-canal = { did } { $card-object } gespeeld voor een kanaalfiche.
you-built-with = Je hebt { $card-object } als huis neergelegd.
builds-house = { did } een { $house } gebouwd.
recruits = { did } { $person-object } aangetrokken en op een { $house } gelegd.
activates = { did } { $person-object } geactiveerd.
carries-out-again = { did } het effect van { $person-object } een tweede keer uitgevoerd.
builds-canal = { did } veld { $space } van het { $section } bebouwd.
loses-canal = { did } het fiche op veld { $space } van het { $section } verloren.
takes-statue = { did } het standbeeldfiche van { $points } punten genomen.
loses-house = { did } een { $house } verloren (de kaart: { $card }).
person-returns-to-hand = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
} { $card-object } teruggekregen in de hand.
loses-person = { did } { $person-object } verloren.
discards = { did } { $cards-object } afgelegd.
takes-guilders = { did } { $guilders } gulden genomen.
pays-guilders = { did } { $guilders } gulden betaald.
gives-guilders = { did } { $guilders } gulden aan { $to-is ->
    [you] jou
   *[other] { $to }
  } gegeven.
takes-workers = { did } { $workers-object } genomen.
returns-workers = { did } { $workers-object } teruggelegd.
gives-workers = { did } { $workers-object } aan { $to-is ->
    [you] jou
   *[other] { $to }
} gegeven.
takes-guilders-from = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
} { $victim-is ->
    [you] jou
   *[other] { $victim }
} met { $person-object } { $guilders } gulden afgenomen.
loses-guilders = { did } { $guilders ->
    [one] de laatste gulden
   *[other] alle { $guilders } gulden
  } verloren.
takes-workers-from = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
} { $victim-is ->
    [you] jou
   *[other] { $victim }
} met { $person-object } { $workers-object } afgenomen.
loses-workers = { did } alle arbeiders verloren: { $workers-object }.
scores = { did } { $points } { $points ->
    [one] punt
   *[other] punten
  } gescoord.
loses-points = { did } { $points } { $points ->
    [one] punt
   *[other] punten
  } verloren.
turns-majority = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
  } de meerderheid: { $majority }.
game-ends = Het spel is afgelopen.

## Punten

score-track = punten tijdens het spel (je begint met 5)
score-people = personen
score-houses = huizen
score-laurels = lauwerkransen
score-majorities = meerderheden
score-canals = kanalen
score-statues = standbeeldfiches
score-reputation = ontwikkeling

## Op tafel

dice = Dobbelstenen
step-price = { $price ->
    [0] niemand kan deze ronde een stap vooruit
   *[other] een stap kost deze ronde { $price }
  }
piles = Stapels
pile-empty = leeg
extra-pile = extra stapel { $cards }
statues = Standbeeldfiches
last-round = LAATSTE RONDE
next-round-is-last = de volgende ronde is de laatste
points = { $points } { $points ->
    [one] punt
   *[other] punten
  }
track-points = { $points } tijdens het spel
guilders = guldens { $guilders }
reputation = trede { $step } van { $top }
cards-in-hand = hand
workers = arbeiders
threats = noodlotfiches
canals = kanalen
people = personen
empty-house = leeg
hand = Je hand
known-cards = bij iedereen bekend: { $cards }
discarded = Afgelegd: { $cards }
icon-at-once = meteen
icon-for-worker = voor { $worker-object }, één keer per ronde
icon-once-a-round = één keer per ronde
icon-always = altijd
icon-whenever = elke keer dat het gebeurt
icon-at-end = aan het eind
none = geen

## Waar een persoon vandaan komt

source-rulebook = bekend uit de spelregels
source-supplement = bekend uit de bijlage bij de spelregels
source-mentioned = genoemd in de bijlage bij de spelregels
source-outside = van elders bekend, niet uit de spelregels
source-ours = in geen enkele spelregel; door ons ingevuld

## Hulp

help-signs =
    ▶ moet antwoorden · ✓ heeft geantwoord · ⚑ startspeler · ↷ deze ronde geactiveerd · ♛ meerderheidsfiche · ✦ standbeeldfiche · ° door ons ontworpen, niet uit de spelregels
    Kleuren: blauw B, bruin N, rood R, paars P, geel L. De prijzen van een kanaal lopen naar buiten op van 1 tot 5; het derde veld is 3 punten waard, het vijfde levert een standbeeldfiche op.
help-rules =
    Een ronde: 1 trek kaarten tot je er vijf hebt, elke kaart van een stapel naar keuze; je bekijkt ze pas als je hand vol is. 2 er wordt met vijf dobbelstenen gegooid: elke 5 of 6 geeft iedereen een noodlotfiche in die kleur; daarna mag je één stap vooruit op het ontwikkelingsspoor voor de som van alle enen en tweeën. 3 ieder vier beurten, één kaart per beurt. 4 meerderheden.
    Met een kaart kun je: 2 arbeiders in haar kleur nemen; zoveel guldens nemen als de dobbelsteen in haar kleur toont; een noodlotfiche in haar kleur afleggen (1 punt); het volgende veld van een van je kanalen bebouwen als dat de kleur van de kaart heeft, voor de prijs van dat veld; haar als huis neerleggen voor een arbeider in haar kleur; of de persoon erop aantrekken voor een leeg huis, voor de prijs van die persoon.
    Personen met een arbeider activeer je één keer per ronde voor die arbeider, personen met ‘één keer per ronde’ gratis; personen met een bliksem werken meteen, die met oneindigheid altijd, die met een lauwerkrans aan het eind.
    Bij het derde noodlotfiche in een kleur slaat het noodlot toe: blauw overstroming, alle arbeiders; bruin pest, een persoon; geel overval, alle guldens; rood brand, een huis of kanaalfiche; paars intrige, 3 punten.
    Wie in fase 4 alleen leidt in ontwikkeling, personen of kanaalfiches, draait dat meerderheidsfiche voorgoed om: 4 punten.
    Als een stapel op is, komt de extra stapel ervoor in de plaats en is deze ronde de laatste; trok een persoon de laatste kaart in fase 3, dan is pas de volgende ronde dat. Dan tellen: scorespoor, personen (een derde van hun prijs), huizen elk 1, lauwerkransen, meerderheden, derde kanaalvelden elk 3, standbeeldfiches, ontwikkeling. Bij gelijke stand wint wie de meeste guldens heeft.
    De gedrukte lijst van personen, de kleuren van de kanalen en het volledige ontwikkelingsspoor waren niet te achterhalen. 53 personen worden, min of meer volledig, in de spelregels genoemd, en een 54e, de Koning, is van elders bekend; de andere 111, en alle kleuren en prijzen die geen tekst noemt, zijn onze eigen reconstructie.
    Van buiten de spelregels: overstroming is blauw, pest bruin, intrige paars, en elke groep telt 15 personen. Tegen hun letter: het toeval wijst de startspeler aan, want de tafel kan niet weten wie het laatst Belgische chocola at. Waar ze zwijgen, is de uitleg van ons. docs/rules/bruges.md in de broncode zegt van elke regel waar die vandaan komt.
