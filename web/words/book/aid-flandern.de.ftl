# Die Spielhilfe von Flandern 1302, auf Deutsch. In rules/text.ts steht, womit eine Zeile beginnen darf.

aid-round = Eine Runde
aid-round-text =
    1. Der Startspieler sieht die oberste goldene Karte an.
    2. Alle wählen geheim: eine Aktionskarte und beliebig viele Einflusskarten.
    3. Alle decken auf. Wer die meisten Karten gespielt hat, ist zuerst dran; bei gleich vielen, wer im Uhrzeigersinn näher am Startspieler sitzt.
    4. Alle führen ihre Aktion aus. Was möglich ist, muss geschehen.
    5. Der Startspieler führt die goldene Karte aus.
    6. Unbebaubare Felder werden abgedeckt, volle Städte gewertet. Der Nächste beginnt.
aid-cards = Silberne Karten
aid-card-town = _Stadt:_ dort ein Viertel legen oder eine Baustelle vollenden: eigen, grau oder Kirche.
aid-card-building-site = _Baustelle:_ ein solches Viertel in eine beliebige Stadt legen, mit einer Baustelle darauf. Es zählt noch nicht.
aid-card-pick-up = _Aufnehmen:_ alle gespielten Aktionskarten zurücknehmen, auch diese.
aid-card-influence = _Einfluss:_ früher dran sein. Gespielt ist weg.
aid-building = Bauen
aid-building-text =
    - _Form:_ auf ein freies Feld derselben Form.
    - _Lange Seite:_ Eine seiner langen Seiten liegt an einem Viertel.
    - _Grenzen:_ nie neben demselben Wappen.
    - Auch Zentren und Baustellen sind Viertel.
aid-specials = Besondere Kirchenviertel
aid-special-a = klein, auf Tor A: öffnet eine Vorstadt.
aid-special-b = mittel, auf Tor B: öffnet eine Vorstadt.
aid-special-c = groß, auf Tor C: öffnet zwei Vorstädte.
aid-special-d = mittel: verschlingt ein kleines Feld daneben.
aid-set-up = Aufbau
aid-set-up-text =
    - Jeder eine Zunft: 15 Viertel, elf silberne Karten und ein Zentrum, das auf einen von sechs Plätzen kommt. Utrecht und Lüttich kommen auf die letzten beiden.
    - Im Vorrat: 15 graue Viertel, 13 der Kirche, 10 Baustellen, 4 Dome, 4 Zunftmeister.
    - Goldene Karten: Stapel A auf Stapel B. Zu dritt bleiben die vierte Zunft und ihre Stadt draußen.
aid-arms = Wappen
aid-arms-blue = _Färber:_ blau, Brügge
aid-arms-yellow = _Weber:_ gelb, Gent
aid-arms-green = _Walker:_ grün, Ypern
aid-arms-red = _Tuchscherer:_ rot, Löwen
aid-arms-grey = _Waffenschmiede:_ grau, Utrecht; für alle
aid-arms-church = _Kirche:_ Lüttich; keine Zunft, kein Rang
aid-golden = Goldene Karten
aid-golden-town = _Stadt:_ dort legen oder vollenden, nur grau oder Kirche.
aid-golden-building-site = _Baustelle:_ nur grau oder Kirche.
aid-golden-pick-up = _Aufnehmen:_ wie die silberne.
aid-golden-influence = _Einfluss:_ auf deine Hand.
aid-golden-cathedral = _Dom:_ auf ein Kirchenviertel, das noch keinen hat.
aid-golden-guild-master = _Zunftmeister:_ auf ein Viertel von dir oder von Grau.
aid-scoring = Wertung und Ende
aid-scoring-text =
    | In der vollen Stadt | Wert
    | Viertel einer Zunft, auch das Zentrum | 1
    | Kirchenviertel | 2
    | mit Dom | 3
    | Baustelle | 0
    Reihenfolge nach Vierteln, dann nach Zunftmeistern; wer noch gleichauf ist, bekommt den niedrigsten geteilten Rang. Die Hälfte wird aufgerundet.
    | Rang | 1 | 2 | 3 | 4 | 5
    | Punkte | Wert | Hälfte | 4 | 2 | 0
    _Ende:_ höchstens ein freies Feld übrig oder keine goldene Karte mehr. Den Rest werten; die meisten Einflusskarten: 3 Punkte. Wer die meisten Punkte hat, gewinnt.
aid-two = Zu zweit
aid-two-text = Keine Einflusskarten, goldenen Karten, Dome oder Zunftmeister. Ein Zug hat zwei Aktionen: eine eigene Karte und eine vom Stapel der beiden Zünfte unter Einfluss. Deine Zunft und die unter deinem Einfluss zählen für dich.
