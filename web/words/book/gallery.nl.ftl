# De galerij van de personen van Brugge.

bruges-gallery-title = De personen van Brugge
bruges-gallery-count = { $shown } van { $all }: { $known } volledig bekend uit de spelregels, { $part } gedeeltelijk, { $outside } van elders, { $ours } van onszelf
bruges-gallery-search = Naam of tekst
bruges-gallery-groups = Elke groep
bruges-gallery-colours = Elke kleur
bruges-gallery-whens = Wanneer dan ook
bruges-gallery-origins = Bekend of van ons
bruges-gallery-known = bekend
bruges-gallery-part = gedeeltelijk bekend
bruges-gallery-outside = van elders bekend
bruges-gallery-ours = van ons
bruges-gallery-none = Niemand heet zo, en niemand doet dat.
bruges-gallery-all = Toon alle
