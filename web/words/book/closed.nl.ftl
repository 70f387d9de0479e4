# Een tafel, een verslag of een adres dat er niet is, voorbij is of niet voor iedereen.

closed-unrecorded = Hier is geen verslag
closed-unrecorded-what = Een partij kan door iedereen worden teruggekeken zodra ze voorbij is. Zolang er gespeeld wordt zijn de kaarten geheim; en misschien is de link niet volledig.
closed-lost = Een tafel met deze naam is er niet
closed-lost-what = Kijk de link nog eens na. Tafels die niemand gebruikt worden na een tijd opgeruimd.
closed-address = Op dit adres is niets
closed-address-what = Misschien is de link niet volledig.
closed-refused = Dat werd geweigerd
closed-over = Deze partij is afgelopen
closed-over-what = Het verslag staat nu voor iedereen open, met elke kaart en het startgetal van het schudden.
closed-ended = Deze tafel is gesloten
closed-ended-what = De partij is voor het einde opgegeven; niemand heeft gewonnen of verloren.
closed-record = Download het verslag
closed-spectators = Deze tafel is gesloten voor toeschouwers
closed-spectators-what = Alleen wie meespeelt, ziet het spel. Vraag het de gastheer, of zoek een andere tafel.
