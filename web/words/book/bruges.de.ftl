# Die Runde auf einen Blick und das ausgeführte Beispiel von Brügge, auf Deutsch.

glance-draw = Auf fünf Karten ziehen
glance-roll = Würfeln: Bedrohungen und der Preis einer Stufe
glance-play = Reihum vier Karten spielen
glance-majorities = Drei Mehrheiten vergleichen

example-title = Eine Schlusswertung, Schritt für Schritt
example-about = Anna hat sechs Häuser, fünf davon bewohnt, zwei umgedrehte Mehrheitsmarker, drei Kanalplättchen in ihrem linken Kanal und steht auf der sechsten Stufe. Das bringt { $total } Punkte zu denen, die sie im Spiel erhalten hat.
example-points = { $sum } Punkte
example-people = Personen im Spiel: der Bürgermeister { $mayor }, der Ratsherr { $councilman }, der Vikar { $vicar }, der Feuerwerker { $powderman }, der Bettler { $beggar }.
example-houses = Häuser: je { $each } Punkt für alle { $count }. Dass im letzten niemand wohnt, macht nichts.
example-laurels = Lorbeerkränze: Der Bürgermeister bringt { $each } für jeden Beamten im Spiel, und das sind er selbst und der Ratsherr.
example-majorities = Mehrheitsmarker: Aufstieg und Personen sind umgedreht, je { $each } Punkte. Kanäle waren es nie.
example-canals = Kanäle: Das dritte Feld des linken Kanals ist gebaut. Eine Statue gibt es nicht, denn das fünfte fehlt.
example-reputation = Aufstieg: Die sechste Stufe ist { $points } wert.
