# Die Runde auf einen Blick und das ausgeführte Beispiel von Flandern 1302, auf Deutsch.

glance-golden = Der Startspieler sieht eine goldene Karte an
glance-choose = Alle wählen geheim Karten
glance-reveal = Wer die meisten Karten spielt, ist zuerst dran
glance-act = Einer nach dem anderen baut
glance-golden-action = Die goldene Karte wird ausgeführt
glance-score = Volle Städte werden gewertet

example-title = Eine gewertete Stadt, Schritt für Schritt
example-about = Lüttich ist voll. Erst wird bestimmt, was die Stadt wert ist, dann, wer dafür bezahlt wird.
example-worth = { $value } wert
example-paid = { $guild } { $points }
example-districts = Viertel
example-masters = Zunftmeister
example-gets = Punkte
example-guilds = { $count } vollendete Viertel von Zünften, je 1.
example-churches = Ein Kirchenviertel ohne Dom: das Zentrum. Es zählt { $worth }.
example-cathedral = Ein Kirchenviertel mit Dom zählt { $worth }.
example-site = Das gelbe Viertel unter den Balken ist eine Baustelle. Es füllte sein Feld, zählt aber nichts, nicht für den Wert und nicht für die Weber.
example-rank-1 = Die Färber (blau) haben { $districts } Viertel, mehr als alle anderen: der erste Rang, der ganze Wert.
example-rank-2 = Alle anderen haben { $districts }. Die Weber (gelb) haben darauf { $masters } Zunftmeister, mehr als der Rest: der zweite Rang, der halbe Wert. Der auf der Baustelle zählt nicht.
example-rank-3 = Walker, Tuchscherer und Waffenschmiede haben je { $districts } Viertel und { $masters } Zunftmeister. Sie teilen die Ränge 3 bis 5, also bekommen alle, was der fünfte bekommt.
