# De ronde in één oogopslag en het uitgewerkte voorbeeld van Brugge, in het Nederlands.

glance-draw = Trek tot vijf kaarten
glance-roll = Gooi: noodlot, en de prijs van een stap
glance-play = Speel om beurten vier kaarten
glance-majorities = Vergelijk drie meerderheden

example-title = Een eindwaardering, stap voor stap
example-about = Anna heeft zes huizen, waarvan vijf bewoond, twee omgedraaide meerderheidsfiches, drie kanaalfiches in haar linkerkanaal, en ze staat op de zesde trede. Dat levert { $total } punten op, boven op wat ze tijdens het spel scoorde.
example-points = { $sum } punten
example-people = Personen in het spel: de Burgemeester { $mayor }, de Raadsheer { $councilman }, de Vicaris { $vicar }, de Vuurwerkmaker { $powderman }, de Bedelaar { $beggar }.
example-houses = Huizen: { $each } punt voor elk van de { $count }. Dat in het laatste niemand woont, maakt niet uit.
example-laurels = Lauwerkransen: de Burgemeester scoort { $each } voor elke ambtenaar in het spel, en dat zijn hijzelf en de Raadsheer.
example-majorities = Meerderheidsfiches: ontwikkeling en personen zijn omgedraaid, elk { $each } punten. Kanalen nooit.
example-canals = Kanalen: het derde veld van het linkerkanaal is gebouwd. Een standbeeldfiche is er niet, want het vijfde ontbreekt.
example-reputation = Ontwikkeling: de zesde trede is { $points } waard.
