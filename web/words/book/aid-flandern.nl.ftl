# De spelhulp van Flandern 1302, in het Nederlands. In rules/text.ts staat waarmee een regel mag beginnen.

aid-round = Een ronde
aid-round-text =
    1. De startspeler bekijkt de bovenste gouden kaart.
    2. Iedereen kiest in het geheim: één actiekaart en zoveel invloedkaarten als je wilt.
    3. Iedereen draait om. Wie de meeste kaarten speelde, is eerst aan de beurt; bij evenveel wie met de klok mee dichter bij de startspeler zit.
    4. Iedereen voert zijn actie uit. Wat kan, moet.
    5. De startspeler voert de gouden kaart uit.
    6. Onbruikbare velden worden afgedekt, volle steden gewaardeerd. De volgende begint.
aid-cards = Zilveren kaarten
aid-card-town = _Stad:_ leg er een wijk of voltooi er een bouwplaats: eigen, grijs of Kerk.
aid-card-building-site = _Bouwplaats:_ leg zo'n wijk in een stad naar keuze, met een bouwplaats erop. Ze telt nog niet.
aid-card-pick-up = _Oppakken:_ neem alle gespeelde actiekaarten terug, deze ook.
aid-card-influence = _Invloed:_ eerder aan de beurt. Gespeeld is weg.
aid-building = Bouwen
aid-building-text =
    - _Vorm:_ op een vrij veld van dezelfde vorm.
    - _Lange zijde:_ een van haar lange zijden ligt tegen een wijk.
    - _Grenzen:_ nooit naast hetzelfde wapen.
    - Ook centra en bouwplaatsen zijn wijken.
aid-specials = Bijzondere kerkwijken
aid-special-a = klein, op poort A: opent één voorstad.
aid-special-b = middelgroot, op poort B: opent één voorstad.
aid-special-c = groot, op poort C: opent twee voorsteden.
aid-special-d = middelgroot: slokt een klein veld ernaast op.
aid-set-up = Voorbereiding
aid-set-up-text =
    - Ieder een gilde: 15 wijken, elf zilveren kaarten en een centrum om op een van zes plaatsen te leggen. Utrecht en Luik komen op de laatste twee.
    - In voorraad: 15 grijze wijken, 13 van de Kerk, 10 bouwplaatsen, 4 kathedralen, 4 gildemeesters.
    - Gouden kaarten: stapel A op stapel B. Met drie spelers doen het vierde gilde en zijn stad niet mee.
aid-arms = Wapens
aid-arms-blue = _Blauwververs:_ blauw, Brugge
aid-arms-yellow = _Wevers:_ geel, Gent
aid-arms-green = _Volders:_ groen, Ieper
aid-arms-red = _Lakensnijders:_ rood, Leuven
aid-arms-grey = _Harnasmakers:_ grijs, Utrecht; voor iedereen
aid-arms-church = _Kerk:_ Luik; geen gilde, geen plaats
aid-golden = Gouden kaarten
aid-golden-town = _Stad:_ leg of voltooi daar, alleen grijs of Kerk.
aid-golden-building-site = _Bouwplaats:_ alleen grijs of Kerk.
aid-golden-pick-up = _Oppakken:_ zoals de zilveren.
aid-golden-influence = _Invloed:_ in je hand.
aid-golden-cathedral = _Kathedraal:_ op een kerkwijk die er nog geen heeft.
aid-golden-guild-master = _Gildemeester:_ op een wijk van jou of van grijs.
aid-scoring = Waardering en einde
aid-scoring-text =
    | In de volle stad | Waard
    | Wijk van een gilde, ook het centrum | 1
    | Kerkwijk | 2
    | met kathedraal | 3
    | Bouwplaats | 0
    Rangschik naar wijken, dan naar gildemeesters; wie dan nog gelijk staat, krijgt de laagste gedeelde plaats. De helft wordt naar boven afgerond.
    | Plaats | 1 | 2 | 3 | 4 | 5
    | Punten | waarde | helft | 4 | 2 | 0
    _Einde:_ hooguit één vrij veld over, of geen gouden kaart. Waardeer wat er nog is; de meeste invloedkaarten: 3 punten. Wie de meeste punten heeft, wint.
aid-two = Met z'n tweeën
aid-two-text = Geen invloedkaarten, gouden kaarten, kathedralen of gildemeesters. Een beurt heeft twee acties: een eigen kaart, en een van de stapel van de twee gilden onder invloed. Jouw gilde en dat onder jouw invloed tellen voor jou.
