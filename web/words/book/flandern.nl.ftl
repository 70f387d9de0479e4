# De ronde in één oogopslag en het uitgewerkte voorbeeld van Flandern 1302, in het Nederlands.

glance-golden = De startspeler bekijkt een gouden kaart
glance-choose = Iedereen kiest in het geheim kaarten
glance-reveal = Wie de meeste kaarten speelt, gaat voor
glance-act = De een na de ander bouwt
glance-golden-action = De gouden kaart wordt uitgevoerd
glance-score = Volle steden worden gewaardeerd

example-title = Een gewaardeerde stad, stap voor stap
example-about = Luik is vol. Eerst wordt bepaald wat de stad waard is, dan wie ervoor betaald wordt.
example-worth = { $value } waard
example-paid = { $guild } { $points }
example-districts = Wijken
example-masters = Gildemeesters
example-gets = Punten
example-guilds = { $count } voltooide wijken van gilden, elk 1.
example-churches = Een kerkwijk zonder kathedraal: het centrum. Ze telt { $worth }.
example-cathedral = Een kerkwijk met kathedraal telt { $worth }.
example-site = De gele wijk onder de balken is een bouwplaats. Ze vulde haar veld, maar telt niet, niet voor de waarde en niet voor de wevers.
example-rank-1 = De blauwververs hebben { $districts } wijken, meer dan wie ook: de eerste plaats, de hele waarde.
example-rank-2 = Alle anderen hebben er { $districts }. De wevers (geel) hebben daarop { $masters } gildemeesters, meer dan de rest: de tweede plaats, de halve waarde. Die op de bouwplaats telt niet.
example-rank-3 = Volders, lakensnijders en harnasmakers hebben elk { $districts } wijken en { $masters } gildemeester. Ze delen de plaatsen 3 tot 5, dus krijgen ze alle drie wat de vijfde krijgt.
