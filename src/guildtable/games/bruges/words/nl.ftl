# Brugge in het Nederlands. Een verwijzing heet naar haar bericht: use:house is use-house. De personen hebben een eigen catalogus.

title = Brugge
summary = Elke kaart is op zes manieren te gebruiken: voor arbeiders, voor gulden, tegen een noodlotfiche, voor een kanaal, als huis of voor de persoon erop. Dobbelstenen bepalen de prijzen van een ronde en brengen het noodlot. Wie de meeste punten heeft, wint.

## Fasen

phase-set-up = opzetten
phase-first-player = de startspeler bepalen
phase-draw = 1, kaarten trekken
phase-roll = 2, dobbelen
phase-threats = 2, noodlot
phase-advance = 2, ontwikkeling
phase-play = 3, kaarten spelen
phase-majorities = 4, meerderheden
phase-over = afgelopen

## Wat je kunt aanwijzen

colour-blue = blauw
colour-brown = bruin
colour-red = rood
colour-purple = paars
colour-yellow = geel
worker-blue = blauwe arbeider
worker-brown = bruine arbeider
worker-red = rode arbeider
worker-purple = paarse arbeider
worker-yellow = gele arbeider
threat-blue = blauw noodlotfiche (overstroming)
threat-brown = bruin noodlotfiche (pest)
threat-red = rood noodlotfiche (brand)
threat-purple = paars noodlotfiche (intrige)
threat-yellow = geel noodlotfiche (plundering)
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
for-blue = voor een blauwe
for-brown = voor een bruine
for-red = voor een rode
for-purple = voor een paarse
for-yellow = voor een gele
use-workers = arbeiders
use-guilders = gulden
use-threat = tegen een noodlotfiche
use-canal = kanaal
use-house = huis
use-recruit = aantrekken
pile-left = linkerstapel
pile-right = rechterstapel
section-left = linkerkanaal
section-right = rechterkanaal
penalty-flood = overstroming
penalty-plague = pest
penalty-raid = plundering
penalty-fire = brand
penalty-intrigue = intrige
majority-reputation = ontwikkeling
majority-people = personen
majority-canal = kanalen
guard-red = rood wachthuis
guard-blue = blauw wachthuis
guard-yellow = geel wachthuis
guard-green = groen wachthuis
group-artist = Kunstenaars
group-bureaucrat = Ambtenaren
group-castle = Burcht
group-church = Geestelijken
group-craftsman = Ambachtslui
group-entertainer = Artiesten
group-merchant = Handelaren
group-noble = Adel
group-protector = Beschermers
group-scholar = Wetenschappers
group-underworld = Onderwereld
button-yes = Ja
button-end-turn = Beurt beëindigen
button-pay-guilders = Geef 2 gulden
button-lose-point = Verlies 1 punt

## Wat er gevraagd wordt

choose-pile = Trek { $left ->
    [one] 1 kaart
   *[other] { $left } kaarten
  }: van welke stapel?
draw-a-sixth = Uitvinder: trek je een zesde kaart? Pas daarna mag je je kaarten bekijken.
advance = { $price ->
    [0] Ga je 1 stap vooruit op het ontwikkelingsspoor, zonder te betalen?
   *[other] Betaal je { $price } gulden om 1 stap vooruit te gaan op het ontwikkelingsspoor?
  }
buy-off = Schilddrager: betaal je { $guilders } gulden om de { $penalty } te negeren?
carry-out-again = Astronoom: voer je het effect van { $person } een tweede keer uit?
take-turn = Beurt { $turn } van 4: speel een kaart; ervoor en erna mag je personen activeren.
after-card = Beurt { $turn } van 4: activeer een persoon, of beëindig je beurt.
turn-without-card = Beurt { $turn } van 4: je hebt geen kaart om te spelen. Activeer een persoon, of beëindig je beurt.
play-another = Speel nog een kaart.
may-play-another = Je mag nog een kaart spelen.
refuse-threat = Torenwachtster: de dobbelstenen geven je noodlotfiches. Je mag er een weigeren.
suffer-first = Er zijn meerdere cirkels voltooid. Welke straf komt eerst?
plague = Pest: welke persoon verlies je?
fire = Brand: welk huis of kanaalfiche verlies je?
lose-canal = Onruststoker: van welk kanaal verlies je het laatste fiche?
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
exchange-workers = Ruil arbeiders, een voor een: welke geef je, en voor welke?
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
lend-guilders = Geldschieter: wie krijgt een gulden? Je hebt er { $count }.
pick-pocket = Zakkenroller: van wie neem je gulden?
inform-on = Verklikster: welk noodlotfiche geef je aan wie?
give-in = Afperser: 2 gulden, of 1 punt?

## Wat ervan komt

price-of = { $price ->
    [0] betaal niets
   *[other] betaal { $price } gulden
  }
draw-from = bovenop { $colour }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }
outcome-step = { price-of }, { $left } over; aan het eind { $points } waard in plaats van { $before }
outcome-buy-off = betaal { $guilders } gulden, ontsnap aan de { $penalty } ({ $lost } te verliezen)
outcome-workers = neem { $count } arbeiders ({ $colour })
outcome-guilders = { $more ->
    [0] neem { $guilders } gulden: { $die } ({ $face })
   *[other] neem { $guilders } gulden: { $die } ({ $face }) en { $more } extra
  }
outcome-return-threat = leg een { $colour } noodlotfiche af voor 1 punt, { $left } over
outcome-canal = veld { $space }: { price-of }, { $left } over
outcome-canal-third = veld { $space }: { price-of }, { $left } over; aan het eind 3 punten waard
outcome-canal-statue = veld { $space }: { price-of }, { $left } over; levert het standbeeld van { $points } punten op
outcome-house = betaal een arbeider ({ $colour }); aan het eind 1 punt waard, en plaats voor een persoon
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
outcome-gain-workers = neem: { $workers }
outcome-end-turn = daarna is { $seat } aan de beurt
outcome-threat = { $count ->
    [one] het eerste in deze kleur
   *[other] het tweede in deze kleur; een derde zou bestraft worden
  }
outcome-flood = het derde: alle arbeiders gaan verloren ({ $lost })
outcome-plague = het derde: { $lost ->
    [0] er zou een persoon verloren gaan, maar er is er geen
   *[other] er gaat een persoon verloren
  }
outcome-raid = het derde: alle gulden gaan verloren ({ $lost })
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
outcome-lose-canal-fifth = het fiche op veld { $space } gaat verloren; het standbeeld blijft
outcome-burn-house = het huis gaat verloren
outcome-burn-occupied = het huis gaat verloren, { $card } keert terug in je hand
outcome-rumour = { $count ->
    [0] voor niemand het derde
   *[other] het derde voor { $seats }: { $penalty }
  }
outcome-pocket = { $guilders } gulden

## Waarom niet

barred-no-threat = je hebt geen { $colour } noodlotfiche
barred-canals-complete = je beide kanalen zijn voltooid
barred-canal-colour = je kanalen vragen nu om: { $colours }
barred-short-of = { $missing } gulden te weinig voor de prijs van { $price }
barred-no-worker = je hebt geen { $worker }
barred-no-empty-house = je hebt geen leeg huis
barred-used = deze ronde al geactiveerd
barred-no-gain = het zou nu niets opleveren
barred-have-a-card = je hebt geen kaart in je hand
barred-cards-to-draw = er zijn geen kaarten meer om te trekken
barred-have-a-card-and-cards-to-draw = daarvoor heb je een kaart in je hand nodig, en een om te trekken
barred-have-a-worker = je hebt geen arbeider
barred-have-a-guilder-and-a-threat = er is een gulden en een noodlotfiche voor nodig
barred-have-a-threat = je hebt geen noodlotfiche
barred-have-a-threat-of = je hebt geen noodlotfiche in die kleur
barred-have-a-threat-and-a-target = daarvoor heb je een noodlotfiche nodig, en een speler die het kan krijgen
barred-have-a-target = elke andere speler is beschermd
barred-below-the-top = je staat op de hoogste stap
barred-can-build-at-double-price = je kunt het dubbele van de prijs van een volgend kanaalveld niet betalen
barred-have-two-guilders = je hebt minder dan 2 gulden
barred-can-buy-a-step = daarvoor heb je 2 gulden nodig, en een stap die je nog kunt zetten
barred-can-pay-the-rolled-price = daarvoor heb je een 1 of 2 op de dobbelstenen nodig, genoeg gulden voor die prijs, en een stap die je nog kunt zetten
barred-can-recruit-for-less = niemand in je hand is aan te trekken, ook niet voor 2 gulden minder

## Wat er gebeurde

sits-at = Plaats van { $seat }: { $guard }.
round-begins = Ronde { $round } is begonnen. Startspeler: { $seat }.
draws = { $seat } heeft een kaart van de { $pile } getrokken ({ $colour }).
you-drew = Je hebt { $cards } getrokken.
lays-from-pile = { $seat } heeft de bovenste kaart van de { $pile } ongezien als huis neergelegd.
extra-pile-last-round = De { $pile } was op en is door de extra stapel vervangen: dit is de laatste ronde.
extra-pile-next-round-last = De { $pile } was op en is door de extra stapel vervangen: de volgende ronde is de laatste.
pile-split = De { $pile } was op en is vervangen door { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
  } van de andere stapel.
rolls = { $seat } heeft gegooid: blauw { $blue }, bruin { $brown }, rood { $red }, paars { $purple }, geel { $yellow }.
refuses-threat = { $seat } heeft een { $threat } geweigerd.
receives-threat = { $seat } heeft een { $threat } gekregen, nummer { $count }.
returns-threat = { $seat } heeft een { $threat } afgelegd.
passes-threat = { $seat } heeft een { $threat } aan { $to } gegeven.
suffers = { $seat } heeft een cirkel voltooid: { $penalty }!
buys-off = { $seat } heeft de { $penalty } afgekocht.
advances = { $seat } is vooruitgegaan naar stap { $step }, aan het eind { $points } { $points ->
    [one] punt
   *[other] punten
  } waard.
plays-for-workers = { $seat } heeft { $card } gespeeld voor arbeiders.
plays-for-guilders = { $seat } heeft { $card } gespeeld voor gulden.
plays-for-threat = { $seat } heeft { $card } gespeeld tegen een { $colour } noodlotfiche.
plays-for-canal = { $seat } heeft { $card } gespeeld voor een kanaal.
you-built-with = Je hebt { $card } gebruikt voor het huis.
builds-house = { $seat } heeft een { $house } gebouwd.
recruits = { $seat } heeft { $person } aangetrokken en in een { $house } gezet.
activates = { $seat } heeft { $person } geactiveerd.
carries-out-again = { $seat } heeft het effect van { $person } een tweede keer uitgevoerd.
builds-canal = { $seat } heeft veld { $space } van het { $section } bebouwd.
loses-canal = { $seat } heeft het fiche op veld { $space } van het { $section } verloren.
takes-statue = { $seat } heeft het standbeeld van { $points } punten genomen.
loses-house = { $seat } heeft een { $house } verloren (de kaart was { $card }).
person-returns-to-hand = { $card } is teruggekeerd in de hand van { $seat }.
loses-person = { $seat } heeft { $person } verloren.
discards = { $seat } heeft { $cards } afgelegd.
takes-guilders = { $seat } heeft { $guilders } gulden genomen.
pays-guilders = { $seat } heeft { $guilders } gulden betaald.
gives-guilders = { $seat } heeft { $guilders } gulden aan { $to } gegeven.
takes-workers = { $seat } heeft genomen: { $workers }.
returns-workers = { $seat } heeft teruggelegd: { $workers }.
gives-workers = { $seat } heeft aan { $to } gegeven: { $workers }.
scores = { $seat } heeft { $points } { $points ->
    [one] punt
   *[other] punten
  } gescoord.
loses-points = { $seat } heeft { $points } { $points ->
    [one] punt
   *[other] punten
  } verloren.
turns-majority = { $seat } heeft de meerderheid: { $majority }.
game-ends = Het spel is afgelopen.

## Punten

score-track = scorespoor
score-people = personen
score-houses = huizen
score-laurels = lauwerkransen
score-majorities = meerderheden
score-canals = kanalen
score-statues = standbeelden
score-reputation = ontwikkeling

## Op tafel

dice = Dobbelstenen
step-price = { $price ->
    [0] niemand kan deze ronde een stap vooruit
   *[other] een stap kost deze ronde { $price }
  }
piles = Stapels
pile-empty = leeg
extra-pile = extra { $cards }
statues = Standbeelden
last-round = LAATSTE RONDE
next-round-is-last = de volgende ronde is de laatste
points = { $points } { $points ->
    [one] punt
   *[other] punten
  }
track-points = { $points } op het scorespoor
guilders = gulden { $guilders }
reputation = stap { $step } van { $top }
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
icon-for-worker = voor een { $worker }, één keer per ronde
icon-once-a-round = één keer per ronde
icon-always = altijd
icon-whenever = elke keer dat het gebeurt
icon-at-end = aan het eind
none = geen

## Waar een persoon vandaan komt

source-rulebook = bekend uit de spelregels
source-supplement = bekend uit de bijlage bij de spelregels
source-mentioned = alleen van naam bekend
source-ours = door ons ontworpen

## Hulp

help-signs =
    ▶ moet antwoorden · ✓ heeft geantwoord · ⚑ startspeler · ↷ deze ronde geactiveerd · ♛ meerderheidsfiche · ✦ standbeeld · ° door ons ontworpen, in geen spelregels
    Kleuren: blauw B, bruin N, rood R, paars P, geel Y. De prijzen van een kanaal lopen naar buiten op van 1 tot 5; het derde veld is 3 punten waard, het vijfde levert een standbeeld op.
help-rules =
    Een ronde: 1 trek kaarten tot je er vijf hebt, elke kaart van een stapel naar keuze; je bekijkt ze pas als je hand vol is. 2 er wordt met vijf dobbelstenen gegooid: elke 5 of 6 geeft iedereen een noodlotfiche in die kleur; daarna mag je één stap vooruit op het ontwikkelingsspoor voor de som van alle enen en tweeën. 3 ieder vier beurten, één kaart per beurt. 4 meerderheden.
    Met een kaart kun je: 2 arbeiders in haar kleur nemen; zoveel gulden nemen als de dobbelsteen in haar kleur toont; een noodlotfiche in haar kleur afleggen (1 punt); het volgende veld van een van je kanalen bebouwen als dat de kleur van de kaart heeft, voor de prijs van dat veld; haar als huis neerleggen voor een arbeider in haar kleur; of de persoon erop in een leeg huis zetten voor de prijs van die persoon.
    Personen met een arbeider activeer je één keer per ronde voor die arbeider, personen met ‘één keer per ronde’ gratis; pijlen werken meteen, lussen altijd, lauwerkransen aan het eind.
    Het derde noodlotfiche in een kleur wordt bestraft: blauw overstroming, alle arbeiders; bruin pest, een persoon; geel plundering, alle gulden; rood brand, een huis of kanaalfiche; paars intrige, 3 punten.
    Wie in fase 4 als enige vooroploopt in ontwikkeling, personen of kanaalfiches, draait dat meerderheidsfiche voorgoed om: 4 punten.
    Als een stapel op is, komt de extra stapel ervoor in de plaats en breekt de laatste ronde aan. Dan tellen: scorespoor, personen (een derde van hun prijs), huizen elk 1, lauwerkransen, meerderheden, derde kanaalvelden elk 3, standbeelden, ontwikkeling. Bij gelijke stand wint wie de meeste gulden heeft.
    De gedrukte lijst van personen, de kleuren van de kanalen en het volledige ontwikkelingsspoor waren niet te achterhalen. 54 personen zijn, min of meer volledig, bekend uit de spelregels; de andere 111, en alle kleuren en prijzen die geen tekst noemt, zijn onze eigen reconstructie.
