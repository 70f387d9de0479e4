# De ronde in één oogopslag van Capital Lux, in het Nederlands.

glance-choose = Kies twee, geef door, kies twee, geef door
glance-play = Speel kaart na kaart: thuisstad of hoofdstad
glance-end = Controleer de grenzen, verdeel bonuskaarten
