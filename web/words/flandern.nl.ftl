# Flandern 1302 aan tafel in de browser: wat de eigen woorden van het spel niet nodig hebben.

## De fases in de balk

flandern-phase-golden-card = Gouden kaart
flandern-phase-choose = Geheime keuze
flandern-phase-act = Bouwen
flandern-phase-golden-action = Gouden actie
flandern-phase-score = Waardering

## Gilden, vormen, stukken

fl-arms-blue = Blauwververs
fl-arms-yellow = Wevers
fl-arms-green = Volders
fl-arms-red = Lakensnijders
fl-arms-grey = Harnasmakers
fl-arms-church = Kerk
fl-guild = { $name } ({ $colour })
fl-town-of-guild = De stad erbij is { $town }.
fl-for-everyone = Voor iedereen
fl-neutral = grijs, voor iedereen
fl-no-guild = voor iedereen, zonder punten
fl-small = klein
fl-medium = middelgroot
fl-large = groot
fl-centre = centrum
fl-special = bijzondere wijk { $letter }
fl-masters = { $masters ->
    [one] 1 gildemeester
   *[other] { $masters } gildemeesters
  }
fl-building-site = bouwplaats
fl-cathedral = kathedraal
fl-specials = Bijzondere kerkwijken over
fl-sites-left = Bouwplaatsen over: { $count }
fl-cathedrals-left = Kathedralen over: { $count }
fl-masters-left = Gildemeesters over: { $count }
fl-covers-left = Afdekkingen over: { $count }
fl-left-of = tegels over, { $shape }: { $count }
fl-left = nog { $count }

## Steden

fl-towns = Steden
fl-all-towns = Alle steden
fl-enlarge = { $town } vergroten
fl-site = Plaats { $site }
fl-empty-site = plaats { $site }
fl-no-town = geen stad
fl-worth-now = { $free ->
    [0] Geen veld vrij
    [one] 1 veld vrij
   *[other] { $free } velden vrij
  }; { $value } waard voor het gilde met de meeste wijken
fl-lay-here = Leg het centrum op plaats { $site }
fl-space-small = klein veld
fl-space-medium = middelgroot veld
fl-space-large = groot veld
fl-space-centre = centrum
fl-covered = afgedekt: hier kan niets meer gebouwd worden
fl-closed = leeg
fl-side-e = oost
fl-side-ne = noordoost
fl-side-n = noord
fl-side-nw = noordwest
fl-side-w = west
fl-side-sw = zuidwest
fl-side-s = zuid
fl-side-se = zuidoost
fl-suburb = voorstad
fl-inner = binnen
fl-mid = midden
fl-outer = buiten
fl-touches = grenst aan { $what }
fl-touches-nothing = grenst aan niets gebouwds
fl-touch-centre = het centrum ({ $colour })
fl-touch = een wijk ({ $shape }, { $colour })
fl-gate-here = poort { $letter }
fl-site-told = { $spaces } velden; naast het centrum: { $shapes }; poorten: { $gates }
fl-not-here = hier niet
fl-long-sides = Dikke lijnen zijn lange zijden: een ervan moet tegen een wijk liggen.
fl-gate = Poort { $letter }: kerkwijk { $letter } opent hier de gestippelde voorstad.
fl-share = { $guild }: { fl-districts }, { fl-masters }: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
fl-full = Vol, { $value } waard
fl-near-end = { $why ->
    [golden] { $count ->
        [one] Er is nog één gouden kaart: daarmee eindigt het spel.
       *[other] Er zijn nog { $count } gouden kaarten: met de laatste eindigt het spel.
      }
   *[spaces] { $count ->
        [one] Er is nog maar één plaats vrij: als die bebouwd is, eindigt het spel.
       *[other] Er zijn nog maar { $count } plaatsen vrij: als die bebouwd zijn, eindigt het spel.
      }
  }
fl-last-golden = { $seat-is ->
    [you] Jij neemt
   *[other] { $seat } neemt
  } de laatste gouden kaart.
fl-reveals = Iedereen heeft gekozen: de kaarten gaan open.
fl-town-paid = { $town } gewaardeerd, { $value } waard: { $paid }.
fl-paid = { $seat-is ->
    [you] jij
   *[other] { $seat }
  } { $points ->
    [0] niets
   *[other] +{ $points }
  }
fl-districts = { $districts ->
    [one] 1 wijk
   *[other] { $districts } wijken
  }
fl-reconstruction = De plattegronden zijn onze eigen reconstructie. A, B, C: een kerkwijk met die letter opent de gestippelde voorstad.

## Plaatsen aan tafel

fl-seats = Spelers
fl-beside = Kaarten en verloop
fl-seat = { $name }, { $guild }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
fl-expected = { $points } erbij als nu alle steden gewaardeerd werden
fl-starts = begint
fl-starts-told = begint, en voert als laatste de gouden kaart uit
fl-choosing = kiest
fl-ready = klaar
fl-to-act = aan de beurt
fl-acts = als nummer { $place } aan de beurt
fl-acted = is geweest
fl-under-influence = onder invloed: die punten tellen mee

## Gouden kaart en stapel

fl-golden = Gouden kaart
fl-golden-taken = { $seat-is ->
    [you] Je kent haar en voert haar als laatste uit.
   *[other] { $seat } kent haar en voert haar als laatste uit.
}
fl-golden-none = Niemand heeft er een.
fl-golden-yours = Van jou; komt als laatste aan de beurt.
fl-golden-left = { $count } op de stapel
fl-pile = De stapel
fl-pile-why = Kaarten van de gilden onder invloed.
fl-pile-draw = trek een kaart
fl-pile-done = al getrokken
fl-drawn-last = Laatst getrokken

## De hand

fl-card-town = { $free ->
    [0] vol
   *[other] { $free } vrij
  }, { $value } waard
fl-card-pass = gewaardeerd: passen
fl-card-building-site = elke stad
fl-card-pick-up = alle kaarten terug
fl-hand-founding = Kaarten speel je zodra alle centra liggen.
fl-hand-round = In de volgende ronde speel je weer een kaart.
fl-hand-turn = Kaarten speel je in je eigen beurt.
fl-hand-acted = Je hebt je kaart van deze beurt al gespeeld.
fl-influence = Invloedkaarten
fl-influence-have = { $cards ->
    [0] geen meer
   *[other] met meer kaarten ben je eerder aan de beurt
}
fl-influence-how-many = hoeveel speel je erbij?
fl-without = Zonder invloedkaart spelen
fl-with = { $cards ->
    [one] Met 1 invloedkaart spelen
   *[other] Met { $cards } invloedkaarten spelen
  }

## Bouwen

fl-arms = Wapens
fl-sends-card = Speel { $card }{ $influence ->
    [0] {""}
   *[other] {" "}+ { $influence }
  }
fl-sends-build = Bouw in { $town }
fl-sends-set-up-site = Begin in { $town }
fl-sends-lay-centre = Hier leggen
fl-sends-place-cathedral = Bouw in { $town }
fl-sends-place-guild-master = Plaats in { $town }
fl-complete = Voltooien
fl-complete-in = voltooien in { $town }
fl-complete-later = leg eerst de tegel terug
fl-fits = { $count ->
    [one] 1 veld
   *[other] { $count } velden
  }
fl-brings = { $before } → { $after } punten
fl-pays-you = { $town } is { $value } waard; jij kreeg dan { $after } in plaats van { $before }; { free-spaces }
fl-pays-guild = { $town } is { $value } waard; de { $guild } kregen dan { $after } in plaats van { $before }; { free-spaces }
fl-scores-for-you = scoort voor jou
fl-brings-church = { $value } waard
fl-unfit = { $count ->
    [one] 1 tegel past nergens
   *[other] { $count } tegels passen nergens
  }
fl-nowhere-borders = grenst aan eigen wapen
fl-nowhere-gate = geen plaats bij zijn poort
fl-nowhere-reach = geen lange zijde tegen een wijk

## Het einde

flandern-storeys = Elke verdieping is een stad; de bovenste zijn de invloedkaarten.

## Wenken

fl-hint-secret = Geheim tot iedereen gekozen heeft. Daarna ligt de kaart open voor je, tot je oppakt.
fl-hint-golden = Je gouden kaart komt als laatste: { $card }.
fl-hint-golden-of = { $seat-is ->
    [you] Jij begint, en voert
   *[other] { $seat } begint, en voert
  } als laatste de gouden kaart uit.
fl-hint-influence = Een getal kiest alleen; er wordt niets verstuurd tot je op Speel drukt.
fl-step-influence = Hoeveel invloedkaarten speel je erbij?
fl-hint-brings = { $tile }: { $outcome }
fl-hint-centre = Je centrum is de eerste wijk van de stad. Poorten en vormen verschillen per plaats; wat een stad uitbetaalt niet.
fl-hint-tile = Kies een tegel; de velden waar hij past, lichten op.
fl-hint-golden-tile = Je gouden kaart: daarmee bouw je alleen grijze en kerkwijken. Kies een tegel.
fl-step-play = { $card } spelen?
fl-step-tile = { $card }: kies een tegel om te bouwen.
fl-step-site = Kies een tegel voor de bouwplaats.
fl-step-space = Op welk veld? { $count ->
    [one] Er past er één.
   *[other] Er passen er { $count }.
  }
fl-hint-cross = Druk op een kruis om te zien waarom het daar niet kan.
fl-hint-with = Welk klein veld slokt ze op?
fl-hint-piece = Druk op een wijk op het bord.
fl-hint-turn = { $done ->
    [0] Allebei in deze beurt, in de volgorde die je wilt.
   *[other] De tweede actie van je beurt.
  }
fl-hint-take = Zijn punten tellen op het eind voor jou mee, naast je eigen. Daarna leg je zijn centrum.
fl-hint-waiting = Je keuze is gemaakt. Alle kaarten worden omgedraaid als iedereen gekozen heeft.
