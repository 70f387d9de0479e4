# Die Spielhilfe von Brügge, auf Deutsch. In rules/text.ts steht, womit eine Zeile beginnen darf.

aid-round = Eine Runde
aid-round-text =
    1. _Ziehen:_ auf fünf Karten, jede vom Stapel deiner Wahl. Sieh sie an, wenn du alle hast.
    2. _Würfeln_ mit fünf Würfeln: Bedrohungen für alle, dann eine Stufe Aufstieg für alle, die zahlen.
    3. _Spielen:_ jeder vier Karten, eine pro Zug. Vor und nach deiner Karte darfst du Personen aktivieren.
    4. _Vergleichen:_ Aufstieg, Personen, Kanäle. Wer allein vorn ist, dreht den Marker um. Der Nächste wird Startspieler.
aid-uses = Sechs Möglichkeiten einer Karte
aid-use-workers = _Handlanger:_ nimm 2 in der Farbe der Karte.
aid-use-guilders = _Gulden:_ nimm so viele, wie der Würfel ihrer Farbe zeigt.
aid-use-threat = _Gegen eine Bedrohung:_ lege einen Marker ihrer Farbe für 1 Punkt ab.
aid-use-canal = _Kanal:_ bebaue das nächste Feld eines Kanals, zu seinem Preis, wenn es ihre Farbe hat. Drittes: 3 Punkte am Ende; fünftes: die oberste Statue.
aid-use-house = _Haus:_ lege sie verdeckt aus, für einen Handlanger ihrer Farbe.
aid-use-recruit = _Person:_ zahle den Preis; sie zieht in ein leeres Haus beliebiger Farbe.
aid-signs = Wann eine Person wirkt
aid-sign-arrow = _Pfeil:_ einmal, gleich nach dem Einziehen.
aid-sign-worker = _Handlanger:_ einmal pro Runde, für einen Handlanger dieser Farbe.
aid-sign-loop = _Schleife:_ einmal pro Runde kostenlos, oder von selbst, wenn es zutrifft.
aid-sign-laurel = _Lorbeerkranz:_ nur in der Schlusswertung.
aid-set-up = Aufbau
aid-set-up-text =
    - 165 Karten in fünf Stapel mischen. Ein Stapel je Spieler bildet die beiden Nachziehstapel, der Rest ist der Zusatzstapel.
    - Alle: ein Torhaus mit zwei Kanälen, 5 Punkte, 5 Gulden, ein Handlanger jeder Farbe, drei graue Mehrheitsmarker, keine Karte.
    - Statuen auf einem Stapel, die 7 oben.
aid-dice = Die Würfel
aid-die-low = _1 oder 2:_ Ihre Summe ist der Preis einer Stufe. Ohne sie steigt niemand auf.
aid-die-high = _5 oder 6:_ Alle erhalten einen Marker dieser Farbe.
aid-die-any = _Die ganze Runde:_ was eine Karte dieser Farbe an Gulden bringt.
aid-penalties = Der dritte Marker einer Farbe
aid-penalty-flood = _Flut:_ alle Handlanger verlieren.
aid-penalty-plague = _Pest:_ eine Person im Spiel verlieren.
aid-penalty-raid = _Plünderung:_ alle Gulden verlieren.
aid-penalty-fire = _Feuer:_ ein Haus oder ein Kanalplättchen verlieren.
aid-penalty-intrigue = _Intrige:_ 3 Punkte verlieren.
aid-penalties-text = Danach gehen alle drei zurück, ohne Punkte.
aid-scoring = Ende und Schlusswertung
aid-scoring-text =
    Geht ein Stapel aus, ersetzt ihn der Zusatzstapel: Diese Runde ist die letzte. Geschieht das in den Zügen, ist es die nächste.
    | Was | Punkte
    | Personen | ein Drittel des Preises
    | Häuser | je 1
    | Lorbeerkränze | wie die Karten sagen
    | Umgedrehte Mehrheitsmarker | je 4
    | Dritte Kanalfelder | je 3
    | Statuen | 2 bis 7
    | Aufstieg | wie oben gezeichnet
    Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die Gulden.
