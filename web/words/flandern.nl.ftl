# Flandern 1302 aan tafel in de browser: wat de eigen woorden van het spel niet nodig hebben.

## De fasen in de balk

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
fl-for-everyone = Voor iedereen
fl-neutral = grijs, voor iedereen
fl-no-guild = voor iedereen, scoort niet
fl-small = klein
fl-medium = middelgroot
fl-large = groot
fl-centre = centrum
fl-special = bijzondere tegel { $letter }
fl-masters = { $masters ->
    [one] 1 gildemeester
   *[other] { $masters } gildemeesters
  }
fl-building-site = bouwplaats
fl-cathedral = kathedraal
fl-specials = Bijzondere tegels over
fl-sites-left = Bouwplaatsen over: { $count }
fl-cathedrals-left = Kathedralen over: { $count }
fl-masters-left = Gildemeesters over: { $count }
fl-left-of = tegels over, { $shape }: { $count }
fl-left = nog { $count }

## Steden

fl-towns = Steden
fl-all-towns = Alle steden
fl-enlarge = { $town } vergroten
fl-site = Plaats { $site }
fl-empty-site = plaats { $site }
fl-no-town = geen stad
fl-lay-here = Leg het centrum op plaats { $site }
fl-space-small = klein veld
fl-space-medium = middelgroot veld
fl-space-large = groot veld
fl-space-centre = centrum
fl-covered = afgedekt: hier kan niets meer gebouwd worden
fl-closed = leeg
fl-not-here = hier niet
fl-long-sides = Dikke lijnen zijn lange zijden: een ervan moet tegen een wijk liggen.
fl-gate = Poort { $letter }: kerkwijk { $letter } opent hier de gestippelde voorstad.
fl-share = { $guild }: { $districts } { $districts ->
    [one] wijk
   *[other] wijken
  }, { fl-masters }: nu { $points } punten
fl-for = voor
fl-is-full = { $town } is vol: waarde { $value }
fl-districts = { $districts ->
    [one] 1 wijk
   *[other] { $districts } wijken
  }
fl-reconstruction = De plattegronden zijn onze eigen reconstructie. A, B, C: een kerkwijk met die letter opent de gestippelde voorstad.

## Plaatsen aan tafel

fl-seats = Spelers
fl-beside = Kaarten en logboek
fl-you = Jij
fl-seat = { $name }, { $guild }: { $points } punten
fl-starts = begint
fl-choosing = kiest
fl-ready = klaar
fl-to-act = aan zet
fl-acts = is aan de beurt als nummer { $place }
fl-acted = is geweest
fl-under-influence = onder invloed: die punten tellen mee

## Gouden kaart en stapel

fl-golden = Gouden kaart
fl-golden-taken = { $seat } kent hem, en voert hem als laatste uit.
fl-golden-none = Niemand heeft er een.
fl-golden-yours = Van jou; komt als laatste.
fl-golden-left = { $count } op de stapel
fl-pile = De stapel
fl-pile-why = Kaarten van de gilden onder invloed.
fl-pile-draw = trek een kaart
fl-pile-done = al getrokken
fl-drawn-last = Laatst getrokken

## De hand

fl-card-town = { $free } vrij, waarde { $value }
fl-card-building-site = elke stad
fl-card-pick-up = alle kaarten terug
fl-influence = Invloedkaarten
fl-influence-have = { $cards ->
    [0] geen meer
   *[other] met meer ben je eerder
  }
fl-influence-how-many = hoeveel gaan mee? Bevestigen: geen
fl-without = Zonder invloedkaart spelen
fl-with = { $cards ->
    [one] Met 1 invloedkaart spelen
   *[other] Met { $cards } invloedkaarten spelen
  }

## Bouwen

fl-arms = Wapens
fl-complete = Voltooien
fl-fits = past { $count }×

## Wenken

fl-hint-secret = Geheim tot iedereen gekozen heeft. Daarna ligt de kaart open voor je, tot je oppakt.
fl-hint-influence = Hoeveel invloedkaarten gaan mee? Een getal stuurt je keuze met zoveel, Bevestigen zonder.
fl-hint-centre = Je centrum is de eerste wijk van de stad. De plattegronden verschillen, wat ze uitbetalen niet.
fl-hint-tile = Kies een tegel; de velden waar hij past, lichten op.
fl-hint-tile-short = Kies een tegel.
fl-hint-space = { $tile }: { $count ->
    [one] 1 veld past.
   *[other] { $count } velden passen.
  } Wijs een kruis aan om te zien waarom het daar niet kan.
fl-hint-space-short = { $tile }: { $count } passen.
fl-hint-with = Welk klein veld slokt hij op?
fl-hint-piece = Wijs een wijk op het bord aan.
fl-hint-turn = { $done ->
    [0] Allebei in deze beurt, in de volgorde die je wilt.
   *[other] De tweede actie van je beurt.
  }
fl-hint-take = Zijn punten tellen op het eind voor jou mee, naast je eigen. Daarna leg je zijn centrum.
fl-hint-waiting = Je keuze is gemaakt. Alle kaarten draaien om als iedereen gekozen heeft.
