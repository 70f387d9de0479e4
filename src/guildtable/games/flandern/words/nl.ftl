# Flandern 1302 in het Nederlands. Een verwijzing heet naar haar bericht: town:bruges is town-bruges.

title = Flandern 1302
summary = Zes steden worden samen en tegen elkaar in gebouwd. Een volle stad betaalt uit: het meest aan het gilde met de meeste wijken daar, de helft aan het tweede. Geheime kaarten bepalen wie het eerst bouwt.

## Fasen

phase-set-up = voorbereiding
phase-centres = centra leggen
phase-last-centres = de laatste centra leggen
phase-shuffle = schudden
phase-golden-card = 1, gouden kaart
phase-choose = 2, kaarten kiezen
phase-act = 4, acties
phase-golden-action = 5, gouden actie
phase-score = 6, waardering
phase-turn = een beurt
phase-pile = een kaart van de stapel
phase-end-turn = einde van een beurt
phase-over = afgelopen

## Wat je kunt aanwijzen

card-bruges = Brugge
card-ghent = Gent
card-ypres = Ieper
card-leuven = Leuven
card-utrecht = Utrecht
card-liege = Luik
card-building-site = bouwplaats
card-pick-up = oppakken
influence-1 = met 1 invloed
influence-2 = met 2 invloed
influence-3 = met 3 invloed
influence-4 = met 4 invloed
influence-5 = met 5 invloed
influence-6 = met 6 invloed
influence-7 = met 7 invloed
influence-8 = met 8 invloed
influence-9 = met 9 invloed
golden-bruges = Brugge
golden-ghent = Gent
golden-ypres = Ieper
golden-leuven = Leuven
golden-utrecht = Utrecht
golden-liege = Luik
golden-influence = invloed
golden-building-site = bouwplaats
golden-cathedral = kathedraal
golden-guild-master = gildemeester
golden-pick-up = oppakken
pile-blue-bruges = blauw Brugge
pile-blue-ghent = blauw Gent
pile-blue-ypres = blauw Ieper
pile-blue-leuven = blauw Leuven
pile-blue-utrecht = blauw Utrecht
pile-blue-liege = blauw Luik
pile-blue-building-site = blauwe bouwplaats
pile-yellow-bruges = geel Brugge
pile-yellow-ghent = geel Gent
pile-yellow-ypres = geel Ieper
pile-yellow-leuven = geel Leuven
pile-yellow-utrecht = geel Utrecht
pile-yellow-liege = geel Luik
pile-yellow-building-site = gele bouwplaats
pile-green-bruges = groen Brugge
pile-green-ghent = groen Gent
pile-green-ypres = groen Ieper
pile-green-leuven = groen Leuven
pile-green-utrecht = groen Utrecht
pile-green-liege = groen Luik
pile-green-building-site = groene bouwplaats
pile-red-bruges = rood Brugge
pile-red-ghent = rood Gent
pile-red-ypres = rood Ieper
pile-red-leuven = rood Leuven
pile-red-utrecht = rood Utrecht
pile-red-liege = rood Luik
pile-red-building-site = rode bouwplaats
arms-blue = blauw
arms-yellow = geel
arms-green = groen
arms-red = rood
arms-grey = grijs
arms-church = Kerk
town-bruges = Brugge
town-ghent = Gent
town-ypres = Ieper
town-leuven = Leuven
town-utrecht = Utrecht
town-liege = Luik
tile-blue-small-2 = kleine blauwe wijk, 2 gildemeesters
tile-blue-small-1 = kleine blauwe wijk, 1 gildemeester
tile-blue-small-0 = kleine blauwe wijk
tile-blue-medium-2 = middelgrote blauwe wijk, 2 gildemeesters
tile-blue-medium-1 = middelgrote blauwe wijk, 1 gildemeester
tile-blue-medium-0 = middelgrote blauwe wijk
tile-blue-large-1 = grote blauwe wijk, 1 gildemeester
tile-blue-large-0 = grote blauwe wijk
tile-blue-centre = blauw centrum
tile-yellow-small-2 = kleine gele wijk, 2 gildemeesters
tile-yellow-small-1 = kleine gele wijk, 1 gildemeester
tile-yellow-small-0 = kleine gele wijk
tile-yellow-medium-2 = middelgrote gele wijk, 2 gildemeesters
tile-yellow-medium-1 = middelgrote gele wijk, 1 gildemeester
tile-yellow-medium-0 = middelgrote gele wijk
tile-yellow-large-1 = grote gele wijk, 1 gildemeester
tile-yellow-large-0 = grote gele wijk
tile-yellow-centre = geel centrum
tile-green-small-2 = kleine groene wijk, 2 gildemeesters
tile-green-small-1 = kleine groene wijk, 1 gildemeester
tile-green-small-0 = kleine groene wijk
tile-green-medium-2 = middelgrote groene wijk, 2 gildemeesters
tile-green-medium-1 = middelgrote groene wijk, 1 gildemeester
tile-green-medium-0 = middelgrote groene wijk
tile-green-large-1 = grote groene wijk, 1 gildemeester
tile-green-large-0 = grote groene wijk
tile-green-centre = groen centrum
tile-red-small-2 = kleine rode wijk, 2 gildemeesters
tile-red-small-1 = kleine rode wijk, 1 gildemeester
tile-red-small-0 = kleine rode wijk
tile-red-medium-2 = middelgrote rode wijk, 2 gildemeesters
tile-red-medium-1 = middelgrote rode wijk, 1 gildemeester
tile-red-medium-0 = middelgrote rode wijk
tile-red-large-1 = grote rode wijk, 1 gildemeester
tile-red-large-0 = grote rode wijk
tile-red-centre = rood centrum
tile-grey-small-1 = kleine grijze wijk, 1 gildemeester
tile-grey-small-0 = kleine grijze wijk
tile-grey-medium-1 = middelgrote grijze wijk, 1 gildemeester
tile-grey-medium-0 = middelgrote grijze wijk
tile-grey-large-0 = grote grijze wijk
tile-grey-centre = grijs centrum
tile-church-small = kleine kerkwijk
tile-church-medium = middelgrote kerkwijk
tile-church-large = grote kerkwijk
tile-church-A = kleine kerk A (opent een voorstad)
tile-church-B = middelgrote kerk B (opent een voorstad)
tile-church-C = grote kerk C (opent twee voorsteden)
tile-church-D = middelgrote kerk D (slokt een klein veld op)
tile-church-centre = kerkcentrum
site-site-1 = plaats I
site-site-2 = plaats II
site-site-3 = plaats III
site-site-4 = plaats IV
site-site-5 = plaats V
site-site-6 = plaats VI
space-site-1-centre = I centrum
space-site-1-S1 = I S1
space-site-1-S2 = I S2
space-site-1-S3 = I S3
space-site-1-S4 = I S4
space-site-1-M1 = I M1
space-site-1-M2 = I M2
space-site-1-M3 = I M3
space-site-1-M4 = I M4
space-site-1-L1 = I L1
space-site-1-L2 = I L2
space-site-1-L3 = I L3
space-site-1-L4 = I L4
space-site-1-A1 = I A1
space-site-1-B1 = I B1
space-site-1-C1 = I C1
space-site-1-C2 = I C2
space-site-2-centre = II centrum
space-site-2-S1 = II S1
space-site-2-S2 = II S2
space-site-2-S3 = II S3
space-site-2-S4 = II S4
space-site-2-M1 = II M1
space-site-2-M2 = II M2
space-site-2-M3 = II M3
space-site-2-M4 = II M4
space-site-2-L1 = II L1
space-site-2-L2 = II L2
space-site-2-L3 = II L3
space-site-2-L4 = II L4
space-site-2-A1 = II A1
space-site-2-B1 = II B1
space-site-2-C1 = II C1
space-site-2-C2 = II C2
space-site-3-centre = III centrum
space-site-3-S1 = III S1
space-site-3-S2 = III S2
space-site-3-S3 = III S3
space-site-3-S4 = III S4
space-site-3-M1 = III M1
space-site-3-M2 = III M2
space-site-3-M3 = III M3
space-site-3-M4 = III M4
space-site-3-L1 = III L1
space-site-3-L2 = III L2
space-site-3-L3 = III L3
space-site-3-L4 = III L4
space-site-3-A1 = III A1
space-site-3-B1 = III B1
space-site-3-C1 = III C1
space-site-3-C2 = III C2
space-site-4-centre = IV centrum
space-site-4-S1 = IV S1
space-site-4-S2 = IV S2
space-site-4-S3 = IV S3
space-site-4-S4 = IV S4
space-site-4-M1 = IV M1
space-site-4-M2 = IV M2
space-site-4-M3 = IV M3
space-site-4-M4 = IV M4
space-site-4-L1 = IV L1
space-site-4-L2 = IV L2
space-site-4-L3 = IV L3
space-site-4-L4 = IV L4
space-site-4-A1 = IV A1
space-site-4-B1 = IV B1
space-site-4-C1 = IV C1
space-site-4-C2 = IV C2
space-site-5-centre = V centrum
space-site-5-S1 = V S1
space-site-5-S2 = V S2
space-site-5-S3 = V S3
space-site-5-S4 = V S4
space-site-5-M1 = V M1
space-site-5-M2 = V M2
space-site-5-M3 = V M3
space-site-5-M4 = V M4
space-site-5-L1 = V L1
space-site-5-L2 = V L2
space-site-5-L3 = V L3
space-site-5-L4 = V L4
space-site-5-A1 = V A1
space-site-5-B1 = V B1
space-site-5-C1 = V C1
space-site-5-C2 = V C2
space-site-6-centre = VI centrum
space-site-6-S1 = VI S1
space-site-6-S2 = VI S2
space-site-6-S3 = VI S3
space-site-6-S4 = VI S4
space-site-6-M1 = VI M1
space-site-6-M2 = VI M2
space-site-6-M3 = VI M3
space-site-6-M4 = VI M4
space-site-6-L1 = VI L1
space-site-6-L2 = VI L2
space-site-6-L3 = VI L3
space-site-6-L4 = VI L4
space-site-6-A1 = VI A1
space-site-6-B1 = VI B1
space-site-6-C1 = VI C1
space-site-6-C2 = VI C2
complete-site-1-centre = voltooi I centrum
complete-site-1-S1 = voltooi I S1
complete-site-1-S2 = voltooi I S2
complete-site-1-S3 = voltooi I S3
complete-site-1-S4 = voltooi I S4
complete-site-1-M1 = voltooi I M1
complete-site-1-M2 = voltooi I M2
complete-site-1-M3 = voltooi I M3
complete-site-1-M4 = voltooi I M4
complete-site-1-L1 = voltooi I L1
complete-site-1-L2 = voltooi I L2
complete-site-1-L3 = voltooi I L3
complete-site-1-L4 = voltooi I L4
complete-site-1-A1 = voltooi I A1
complete-site-1-B1 = voltooi I B1
complete-site-1-C1 = voltooi I C1
complete-site-1-C2 = voltooi I C2
complete-site-2-centre = voltooi II centrum
complete-site-2-S1 = voltooi II S1
complete-site-2-S2 = voltooi II S2
complete-site-2-S3 = voltooi II S3
complete-site-2-S4 = voltooi II S4
complete-site-2-M1 = voltooi II M1
complete-site-2-M2 = voltooi II M2
complete-site-2-M3 = voltooi II M3
complete-site-2-M4 = voltooi II M4
complete-site-2-L1 = voltooi II L1
complete-site-2-L2 = voltooi II L2
complete-site-2-L3 = voltooi II L3
complete-site-2-L4 = voltooi II L4
complete-site-2-A1 = voltooi II A1
complete-site-2-B1 = voltooi II B1
complete-site-2-C1 = voltooi II C1
complete-site-2-C2 = voltooi II C2
complete-site-3-centre = voltooi III centrum
complete-site-3-S1 = voltooi III S1
complete-site-3-S2 = voltooi III S2
complete-site-3-S3 = voltooi III S3
complete-site-3-S4 = voltooi III S4
complete-site-3-M1 = voltooi III M1
complete-site-3-M2 = voltooi III M2
complete-site-3-M3 = voltooi III M3
complete-site-3-M4 = voltooi III M4
complete-site-3-L1 = voltooi III L1
complete-site-3-L2 = voltooi III L2
complete-site-3-L3 = voltooi III L3
complete-site-3-L4 = voltooi III L4
complete-site-3-A1 = voltooi III A1
complete-site-3-B1 = voltooi III B1
complete-site-3-C1 = voltooi III C1
complete-site-3-C2 = voltooi III C2
complete-site-4-centre = voltooi IV centrum
complete-site-4-S1 = voltooi IV S1
complete-site-4-S2 = voltooi IV S2
complete-site-4-S3 = voltooi IV S3
complete-site-4-S4 = voltooi IV S4
complete-site-4-M1 = voltooi IV M1
complete-site-4-M2 = voltooi IV M2
complete-site-4-M3 = voltooi IV M3
complete-site-4-M4 = voltooi IV M4
complete-site-4-L1 = voltooi IV L1
complete-site-4-L2 = voltooi IV L2
complete-site-4-L3 = voltooi IV L3
complete-site-4-L4 = voltooi IV L4
complete-site-4-A1 = voltooi IV A1
complete-site-4-B1 = voltooi IV B1
complete-site-4-C1 = voltooi IV C1
complete-site-4-C2 = voltooi IV C2
complete-site-5-centre = voltooi V centrum
complete-site-5-S1 = voltooi V S1
complete-site-5-S2 = voltooi V S2
complete-site-5-S3 = voltooi V S3
complete-site-5-S4 = voltooi V S4
complete-site-5-M1 = voltooi V M1
complete-site-5-M2 = voltooi V M2
complete-site-5-M3 = voltooi V M3
complete-site-5-M4 = voltooi V M4
complete-site-5-L1 = voltooi V L1
complete-site-5-L2 = voltooi V L2
complete-site-5-L3 = voltooi V L3
complete-site-5-L4 = voltooi V L4
complete-site-5-A1 = voltooi V A1
complete-site-5-B1 = voltooi V B1
complete-site-5-C1 = voltooi V C1
complete-site-5-C2 = voltooi V C2
complete-site-6-centre = voltooi VI centrum
complete-site-6-S1 = voltooi VI S1
complete-site-6-S2 = voltooi VI S2
complete-site-6-S3 = voltooi VI S3
complete-site-6-S4 = voltooi VI S4
complete-site-6-M1 = voltooi VI M1
complete-site-6-M2 = voltooi VI M2
complete-site-6-M3 = voltooi VI M3
complete-site-6-M4 = voltooi VI M4
complete-site-6-L1 = voltooi VI L1
complete-site-6-L2 = voltooi VI L2
complete-site-6-L3 = voltooi VI L3
complete-site-6-L4 = voltooi VI L4
complete-site-6-A1 = voltooi VI A1
complete-site-6-B1 = voltooi VI B1
complete-site-6-C1 = voltooi VI C1
complete-site-6-C2 = voltooi VI C2
with-site-1-centre = met I centrum
with-site-1-S1 = met I S1
with-site-1-S2 = met I S2
with-site-1-S3 = met I S3
with-site-1-S4 = met I S4
with-site-1-M1 = met I M1
with-site-1-M2 = met I M2
with-site-1-M3 = met I M3
with-site-1-M4 = met I M4
with-site-1-L1 = met I L1
with-site-1-L2 = met I L2
with-site-1-L3 = met I L3
with-site-1-L4 = met I L4
with-site-1-A1 = met I A1
with-site-1-B1 = met I B1
with-site-1-C1 = met I C1
with-site-1-C2 = met I C2
with-site-2-centre = met II centrum
with-site-2-S1 = met II S1
with-site-2-S2 = met II S2
with-site-2-S3 = met II S3
with-site-2-S4 = met II S4
with-site-2-M1 = met II M1
with-site-2-M2 = met II M2
with-site-2-M3 = met II M3
with-site-2-M4 = met II M4
with-site-2-L1 = met II L1
with-site-2-L2 = met II L2
with-site-2-L3 = met II L3
with-site-2-L4 = met II L4
with-site-2-A1 = met II A1
with-site-2-B1 = met II B1
with-site-2-C1 = met II C1
with-site-2-C2 = met II C2
with-site-3-centre = met III centrum
with-site-3-S1 = met III S1
with-site-3-S2 = met III S2
with-site-3-S3 = met III S3
with-site-3-S4 = met III S4
with-site-3-M1 = met III M1
with-site-3-M2 = met III M2
with-site-3-M3 = met III M3
with-site-3-M4 = met III M4
with-site-3-L1 = met III L1
with-site-3-L2 = met III L2
with-site-3-L3 = met III L3
with-site-3-L4 = met III L4
with-site-3-A1 = met III A1
with-site-3-B1 = met III B1
with-site-3-C1 = met III C1
with-site-3-C2 = met III C2
with-site-4-centre = met IV centrum
with-site-4-S1 = met IV S1
with-site-4-S2 = met IV S2
with-site-4-S3 = met IV S3
with-site-4-S4 = met IV S4
with-site-4-M1 = met IV M1
with-site-4-M2 = met IV M2
with-site-4-M3 = met IV M3
with-site-4-M4 = met IV M4
with-site-4-L1 = met IV L1
with-site-4-L2 = met IV L2
with-site-4-L3 = met IV L3
with-site-4-L4 = met IV L4
with-site-4-A1 = met IV A1
with-site-4-B1 = met IV B1
with-site-4-C1 = met IV C1
with-site-4-C2 = met IV C2
with-site-5-centre = met V centrum
with-site-5-S1 = met V S1
with-site-5-S2 = met V S2
with-site-5-S3 = met V S3
with-site-5-S4 = met V S4
with-site-5-M1 = met V M1
with-site-5-M2 = met V M2
with-site-5-M3 = met V M3
with-site-5-M4 = met V M4
with-site-5-L1 = met V L1
with-site-5-L2 = met V L2
with-site-5-L3 = met V L3
with-site-5-L4 = met V L4
with-site-5-A1 = met V A1
with-site-5-B1 = met V B1
with-site-5-C1 = met V C1
with-site-5-C2 = met V C2
with-site-6-centre = met VI centrum
with-site-6-S1 = met VI S1
with-site-6-S2 = met VI S2
with-site-6-S3 = met VI S3
with-site-6-S4 = met VI S4
with-site-6-M1 = met VI M1
with-site-6-M2 = met VI M2
with-site-6-M3 = met VI M3
with-site-6-M4 = met VI M4
with-site-6-L1 = met VI L1
with-site-6-L2 = met VI L2
with-site-6-L3 = met VI L3
with-site-6-L4 = met VI L4
with-site-6-A1 = met VI A1
with-site-6-B1 = met VI B1
with-site-6-C1 = met VI C1
with-site-6-C2 = met VI C2
button-pile = de stapel

## Wat er gevraagd wordt

lay-centre = Waar leg je het centrum van { $town }?
take-influence = Welk gilde neem je onder je invloed?
choose-cards = { $influence ->
    [0] Kies een actiekaart. Je hebt geen invloedkaarten meer.
    [one] Kies een actiekaart, en als je wilt je invloedkaart.
   *[other] Kies een actiekaart, en hoogstens { $influence } invloedkaarten.
}
build = { $card }: bouw een wijk, of voltooi een bouwplaats.
set-up-site = Richt een bouwplaats in: welke wijk, en waar?
place-cathedral = Op welke kerkwijk bouw je een kathedraal?
place-guild-master = Op welke wijk zet je een gildemeester?
take-turn = { $left ->
    [own] Speel nu een van je eigen kaarten.
    [pile] Trek nu een kaart van de stapel.
   *[both] Speel een van je kaarten en trek er een van de stapel, in willekeurige volgorde.
}

## Wat ervan komt

free-spaces = { $free ->
    [0] de stad is vol
    [one] 1 veld vrij
   *[other] { $free } velden vrij
  }
outcome-guild = { $town } is { $value } waard; dit gilde kreeg dan { $after } in plaats van { $before }; { free-spaces }
outcome-church = { $town } is { $value } waard; { free-spaces }
outcome-site = in { $town } ({ $value } waard), later te voltooien; { free-spaces }
outcome-scored = { $town } is al gewaardeerd: de kaart doet niets meer. Wie haar speelt, past.
outcome-nothing = zoals het bord er nu bij ligt, kun je er niets mee doen

## Waarom niet

barred-borders = grenst aan een wijk met hetzelfde wapen: { $arms }
barred-no-long-side = geen van de lange zijden ligt tegen een wijk
barred-fits-nowhere = er is nu geen plaats voor
barred-no-such-space = er is geen veld van deze vorm vrij
barred-no-gate = bij de poort met zijn letter kun je nu niet bouwen
barred-no-room-beside = er ligt geen vrij klein veld naast

## Wat er gebeurde

did = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
  }

leads = { $seat-is ->
    [you] Jouw gilde
   *[other] Gilde van { $seat }
  }: { $guild }.
influences = Gilde onder { $seat-is ->
    [you] jouw invloed
   *[other] invloed van { $seat }
  }: { $guild }.
lays-centre = { did } het centrum van { $town } op { $site } gelegd.
founds = { $town } ligt op { $site }.
round-begins = Ronde { $round } is begonnen. Startspeler: { $seat-is ->
    [you] jij
   *[other] { $seat }
  }.
golden-removed = De gouden kaart { $card } hoorde bij een gewaardeerde stad en is verwijderd.
you-take-golden = Je gouden kaart: { $card }.
takes-golden = { did } een gouden kaart genomen.
reveals = { did } de kaart { $card } gespeeld ({ $influence ->
    [0] geen invloedkaart
    [one] 1 invloedkaart
   *[other] { $influence } invloedkaarten
  }).
reveals-golden = { did } de gouden kaart { $card } onthuld.
plays = { did } de kaart { $card } gespeeld.
draws-from-pile = { did } een kaart van de stapel getrokken: { $card }.
pile-is-empty = Er is geen kaart meer in de stapel voor { $seat-is ->
    [you] jou
   *[other] { $seat }
  }.
pile-removed = De kaart { $card } hoorde bij een gewaardeerde stad en is uit de stapel verwijderd.
cannot-act = { $seat-is ->
    [you] Je
   *[other] { $seat }
  } kon niets doen met de kaart { $card }.
cannot-place = { $seat-is ->
    [you] Je
   *[other] { $seat }
} kon niets plaatsen: { $card }.
builds = { did } in { $space } gebouwd: { $tile }.
sets-up-site = { did } in { $space } een bouwplaats ingericht: { $tile }.
swallows = Een klein veld in { $space } hoort er nu bij.
opens-suburbs = Buiten de poort: { $count ->
    [one] een nieuw veld
   *[other] { $count } nieuwe velden
  } in { $spaces }.
completes = { did } de bouwplaats in { $space } voltooid.
picks-up = { did } deze kaarten opgepakt: { $cards }.
places-cathedral = { did } een kathedraal gebouwd in { $space }.
places-guild-master = { did } een gildemeester geplaatst in { $space }.
covers = Daar kan niets meer gebouwd worden: { $count ->
    [one] een veld is
   *[other] { $count } velden zijn
  } afgedekt in { $spaces }.
town-is-scored = { $town } is gewaardeerd; de stad is { $value } waard.
guild-scores = { $town }, { $guild }: { $districts } { $districts ->
    [one] wijk
   *[other] wijken
} en { $masters } { $masters ->
    [one] gildemeester
   *[other] gildemeesters
}, { $points } { $points ->
    [one] punt
   *[other] punten
}.
influence-bonus = { did } de meeste invloedkaarten over: { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }.
game-ends = Het spel is afgelopen.

## Punten

score-guild = eigen gilde
score-influence = invloedkaarten
score-influenced = gilde onder invloed

## Op tafel

worth = { $value } waard
spaces-left = { $free } vrij
scored = gewaardeerd
pieces = bouwplaatsen { $sites } · kathedralen { $cathedrals } · gildemeesters { $masters } · afdekkingen { $covers }
golden-pile = gouden kaarten { $a } A, { $b } B
pile-left = stapel { $cards }
hand = hand
played = gespeeld
influence-cards = invloed { $cards }
own-golden = Je gouden kaart: { $card }
neutral = grijs { $points }
points = { $points } { $points ->
    [one] punt
   *[other] punten
  }
stock = voorraad
none = geen

## Hulp

help-signs =
    ▶ moet antwoorden · ✓ heeft geantwoord · ⚑ startspeler
    Letters: B blauw (de Blauwververs), L geel (de Wevers), G groen (de Volders), R rood (de Lakensnijders), S grijs (de Harnasmakers), + Kerk; een kleine letter is een bouwplaats, # een afdekking. Een vrij veld draagt zijn nummer: S is klein, M middelgroot, L groot; “I S1” is veld S1 van plaats I.
help-rules =
    Een ronde: de startspeler bekijkt een gouden kaart. Iedereen kiest in het geheim één actiekaart en een willekeurig aantal invloedkaarten. Wie meer kaarten heeft gespeeld, is eerder aan de beurt; bij gelijke stand met de klok mee vanaf de startspeler.
    Een stadskaart bouwt daar één wijk, van je eigen gilde, van het grijze of van de Kerk, of voltooit een bouwplaats van een van deze. De kaart bouwplaats legt een wijk in een stad naar keuze, in aanbouw: ze telt pas als ze voltooid is. Met oppakken neem je alle kaarten terug die je hebt gespeeld.
    Een wijk heeft een veld van haar vorm nodig, met een van haar lange zijden tegen iets wat er al ligt, en geen buur met hetzelfde wapen. De kerkwijken A, B en C openen voorsteden bij hun poort, D slokt een klein veld op.
    Daarna voert de startspeler de gouden kaart uit: alleen grijze en kerkwijken, een kathedraal, een gildemeester, een invloedkaart, of oppakken.
    Velden waarop niets meer gebouwd kan worden, worden afgedekt. Een volle stad betaalt uit: haar waarde aan het gilde met de meeste wijken, de helft aan het tweede, dan 4, 2 en 0; bij gelijke stand beslissen gildemeesters, en wie dan nog gelijk staat, krijgt de laagste van die plaatsen. Een wijk is 1 waard, een kerkwijk 2, met kathedraal 3. De kaarten van een gewaardeerde stad blijven: wie er een speelt, past.
    Het spel eindigt als er hooguit één veld vrij is, of als de gouden kaarten op zijn. De meeste invloedkaarten over: 3 punten.
    Met z'n tweeën: geen gouden kaarten; elke beurt één eigen kaart en één van de stapel van de gilden onder invloed, waarvan er één voor jou telt.
    Het gedrukte bord, de vormen van de wijken en de gouden kaarten waren niet te achterhalen: die van ons zijn een reconstructie. Ook welke kleur en stad een gilde heeft, is van ons; zijn ambacht staat in de spelregels.
    Van buiten de spelregels: een stad heeft dertien wijken, een gilde vijf van elke vorm. Tegen hun letter: handen liggen open, want iedereen begint gelijk en elke kaart wordt gezien als ze gespeeld wordt, dus het verloop vertelt hetzelfde en bots vergeten niets; en het toeval wijst de eerste startspeler aan, want de tafel weet niet wie de oudste is. Waar ze zwijgen, is de uitleg van ons. docs/rules/flandern.md in de broncode zegt van elke regel waar die vandaan komt.
