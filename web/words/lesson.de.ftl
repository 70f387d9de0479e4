# Die Lektionen, auf Deutsch: was die Hauslehrerin sagt. `-say` ist, was zu tun ist, `-why` ist, warum.

lesson-first = Erste Lektion
lesson-tutor = Die Hauslehrerin
lesson-step = Die Hauslehrerin, Schritt { $number } von { $of }
lesson-why = Warum
lesson-show = Zeig es mir
lesson-back = Zurück
lesson-next = Weiter
lesson-wait = Einen Augenblick: Die anderen spielen.
lesson-yours = Du bist dran: Spiele, wie du willst.
lesson-close = Die Lektion verlassen und am Tisch bleiben
lesson-play-on = Weiterspielen
lesson-leave = Gehen

## Capital Lux

lesson-lux-welcome = Willkommen bei Capital Lux
lesson-lux-welcome-say = Du spielst mit mir eine Runde, etwa zehn Minuten. Alles hier ist das echte Spiel; auf dem anderen Platz sitzt ein Bot.
lesson-lux-welcome-why = Nach drei Runden zählen die Karten in deiner Heimatstadt, deine Bonuskarten und dein Gold. Die höchste Summe gewinnt.
lesson-lux-limit = Die Hauptstadt setzt die Limits
lesson-lux-limit-say = Das sind die vier Berufe der Hauptstadt. Die Zahl bei jedem ist sein Limit: was seine Karten dort zusammen wert sind.
lesson-lux-limit-why = Am Ende einer Runde verliert eine Heimatstadt mit mehr von einem Beruf, als das Limit erlaubt, alle ihre Karten dieses Berufs. Genau das Limit ist sicher.
lesson-lux-keep = Behalte zwei Karten
lesson-lux-keep-say = Wähle { $cards } und bestätige. Die anderen vier gehen an deinen Nachbarn.
lesson-lux-keep-why = Alle wählen zugleich und geheim. Was du weitergibst, kann dein Nachbar behalten: Du kennst diese Karten, und das hilft.
lesson-lux-keep-again = Behalte zwei von dem, was du bekamst
lesson-lux-keep-again-say = Diese Karten kommen von deinem Nachbarn. Wähle { $cards } und bestätige.
lesson-lux-keep-again-why = Die letzten zwei gehen an deinen Nachbarn, der sie behalten muss. Du musst die letzten zwei behalten, die du bekommst.
lesson-lux-hometown = Deine Heimatstadt, deine Punkte
lesson-lux-hometown-say = Diese Reihe ist deine Heimatstadt. Karten, die du hierher spielst, zählen als Punkte und haben keine Aktion.
lesson-lux-hometown-why = Jeder Teil zeigt deine Summe, das Limit und den Platz, der bleibt. Noch kein Platz: Erst muss die Hauptstadt wachsen, und jeder kann sie wachsen lassen.
lesson-lux-scholar = Ein Gelehrter zieht eine Karte
lesson-lux-scholar-say = Wähle { $card } und schicke die Karte in die Hauptstadt.
lesson-lux-scholar-why = Eine Karte in der Hauptstadt hebt deren Limit für alle und führt ihre Aktion aus. Die des Gelehrten: Du ziehst die oberste Karte vom Stapel.
lesson-lux-merchant = Ein Händler bringt Gold
lesson-lux-merchant-say = Wähle { $card } und schicke die Karte in die Hauptstadt. Du nimmst eine Goldscheibe.
lesson-lux-merchant-why = Eine Scheibe ist am Ende 1 Punkt wert. Am Ende einer Runde kannst du Scheiben auch ausgeben, 1 für jeden Punkt über einem Limit.
lesson-lux-agent = Ein Agent legt einen Modifikator
lesson-lux-agent-say = Wähle { $card } und schicke die Karte in die Hauptstadt. Dann siehst du dir einen Modifikator an.
lesson-lux-agent-why = Es gibt vier: +4, +2, −1 und −3. Verdeckt über einem Beruf ändert einer davon dessen Limit; nur du weißt, um wie viel.
lesson-lux-modifier = Verbirg ihn über einem Beruf
lesson-lux-modifier-say = Lege den Modifikator über { $hall }.
lesson-lux-modifier-why = { $good ->
    [yes] Er hebt das Limit, also dient er dort, wo du die meisten Karten hast.
   *[no] Er senkt das Limit, also schadet er dort am wenigsten, wo du die wenigsten Karten hast.
  } Die anderen sehen, dass dort etwas liegt, nicht was. Am Ende der Runde wird er aufgedeckt.
lesson-lux-cleric = Ein Kleriker holt eine Karte
lesson-lux-cleric-say = Wähle { $card } und schicke die Karte in die Hauptstadt.
lesson-lux-cleric-why = Dann nimmst du den niedrigsten Agenten, Gelehrten oder Händler der Hauptstadt in deine Heimatstadt. Nie einen Kleriker.
lesson-lux-take = Nimm eine Karte mit nach Hause
lesson-lux-take-say = Nimm die niedrigste Karte von: { $hall }.
lesson-lux-take-why = Sie zählt jetzt für dich; aber sie verlässt die Hauptstadt, also sinkt das Limit ihres Berufs um ihren Wert. { $fits ->
    [yes] Sie passt unter das Limit.
   *[no] Hier bringt sie dich über das Limit, wenn die Hauptstadt nicht noch wächst, bevor die Runde endet: Das ist das Wagnis des Klerikers.
  }
lesson-lux-home = Jetzt punkten
lesson-lux-home-say = Wähle { $card } und spiele die Karte in deine Heimatstadt. Sie passt unter das Limit.
lesson-lux-home-why = Der Hinweis sagt, wie hoch deine Summe wird und wie viel Platz bleibt. Er warnt dich, bevor du darüber kommst.
lesson-lux-free = Der Rest ist deine Sache
lesson-lux-free-say = Spiele deine anderen Karten, wie du willst, eine je Zug: in die Hauptstadt oder nach Hause.
lesson-lux-free-why = Ist eine Hand nach ihrem Zug leer, hat jeder andere noch einen Zug. Karten, die dann noch auf der Hand sind, gehen ohne Aktion in die Heimatstadt und können sie über ein Limit bringen.
lesson-lux-gold = Gold rettet Karten
lesson-lux-gold-say = Du liegst über einem Limit. Wähle, was du rettest: eine Scheibe für jeden Punkt darüber, oder nichts.
lesson-lux-gold-why = Für jeden Beruf alles oder nichts. Scheiben, die du behältst, sind am Ende je 1 Punkt wert.
lesson-lux-checked = Die Runde ist geprüft
lesson-lux-checked-say = Die Modifikatoren wurden aufgedeckt. Wer mehr von einem Beruf hatte, als das Limit erlaubt, und nicht zahlte, hat diese Karten für immer verloren.
lesson-lux-checked-why = Was in der Hauptstadt und in den Heimatstädten liegt, bleibt für die nächste Runde; die Modifikatoren werden neu gemischt.
lesson-lux-bonus = Bonuskarten
lesson-lux-bonus-say = Wer zu Hause am meisten von einem Beruf hatte, nahm dessen höchste Karte aus der Hauptstadt als Bonuskarte.
lesson-lux-bonus-why = Bonuskarten sind sicher: Für sie gilt kein Limit mehr. Aus der Hauptstadt genommen, senken sie deren Limit für die nächste Runde. Bei Gleichstand nimmt jeder eine, solange es welche gibt.
lesson-lux-end = Du kennst das Spiel
lesson-lux-end-say = Noch zwei Runden gehen genauso. Spiele weiter, oder geh und öffne einen eigenen Tisch.
lesson-lux-end-why = Die Kunst ist, dem Limit nahe zu kommen, ohne es zu überschreiten, und zu wissen, was andere dir weitergaben.

## Brügge

lesson-bruges-welcome = Willkommen in Brügge
lesson-bruges-welcome-say = Du spielst mit mir zwei Runden, etwa zehn Minuten. Alles hier ist das echte Spiel; auf dem anderen Platz sitzt ein Bot.
lesson-bruges-welcome-why = Jede Runde hat vier Phasen: Karten ziehen, Würfel, Karten spielen, Mehrheiten. Die meisten Punkte am Ende gewinnen.
lesson-bruges-draw = Ziehe fünf Karten
lesson-bruges-draw-say = Ziehe vom umrandeten Stapel, Karte für Karte, bis du fünf hast.
lesson-bruges-draw-why = Du siehst die Farbe der obersten Karte, nicht ihre Person. Deine Karten siehst du erst an, wenn deine Hand voll ist.
lesson-bruges-dice = Fünf Würfel, einer in jeder Farbe
lesson-bruges-dice-say = Sie bleiben die ganze Runde liegen, wie sie fielen, und bewirken dreierlei.
lesson-bruges-dice-why = Eine 5 oder 6 bringt allen einen Bedrohungsmarker ihrer Farbe. Alle Einsen und Zweien zusammen sind der Preis einer Stufe Ansehen. Und eine Karte bringt so viele Gulden, wie der Würfel ihrer Farbe zeigt.
lesson-bruges-threats = Bedrohungen häufen sich
lesson-bruges-threats-say = Hier liegen deine Bedrohungsmarker. Der dritte einer Farbe schlägt sofort zu.
lesson-bruges-threats-why = Blau, Flut: alle deine Arbeiter. Braun, Pest: eine deiner Personen. Gelb, Plünderung: alle deine Gulden. Rot, Feuer: ein Haus oder Kanalplättchen. Lila, Intrige: 3 Punkte. Dann gehen die drei Marker zurück.
lesson-bruges-step = Bezahle eine Stufe
lesson-bruges-step-say = Drücke Ja, und steige eine Stufe hinauf.
lesson-bruges-step-why = Eine Stufe je Runde, zum Preis, den die Würfel zeigen. Je höher du am Ende stehst, desto mehr Punkte: 7 für die sechste Stufe, 12 für die achte.
lesson-bruges-hand = Jede Karte kann sechserlei
lesson-bruges-hand-say = Du hast vier Züge je Runde und spielst in jedem eine Karte. Jede Karte kann auf jede der sechs Arten genutzt werden.
lesson-bruges-hand-why = Für fünf davon zählt die Farbe der Karte, nur für die letzte die Person darauf. Die Frage ist also immer: welche Karte wofür?
lesson-bruges-guilders = Nimm Gulden
lesson-bruges-guilders-say = Wähle { $card } und drücke Gulden.
lesson-bruges-guilders-why = Du nimmst so viele Gulden, wie der Würfel in der Farbe der Karte zeigt. Die Karte wird abgelegt.
lesson-bruges-end-turn = Beende deinen Zug
lesson-bruges-end-turn-say = Beende deinen Zug mit dem umrandeten Knopf. Tu das nach jeder Karte, die du spielst.
lesson-bruges-end-turn-why = Vor und nach deiner Karte darfst du Personen aktivieren, die einmal je Runde etwas bewirken. Noch hast du keine.
lesson-bruges-house = Baue ein Haus
lesson-bruges-house-say = Wähle { $card } und drücke Haus.
lesson-bruges-house-why = Die Karte wird verdeckt ausgelegt, und du gibst einen Arbeiter ihrer Farbe zurück. Ein Haus ist 1 Punkt wert, und eine Person kann darin wohnen.
lesson-bruges-recruit = Jemand zieht ein
lesson-bruges-recruit-say = Wähle { $card } und lass diese Person in dein Haus einziehen.
lesson-bruges-recruit-why = Du zahlst den Preis auf der Karte. Die Person ist am Ende ein Drittel davon wert und bringt die Wirkung, die darauf steht. Haus und Person dürfen verschiedene Farben haben.
lesson-bruges-people = Was Personen tun
lesson-bruges-people-say = Hier stehen deine Häuser und wer darin wohnt. Das Zeichen auf einer Karte sagt, wann sie hilft.
lesson-bruges-people-why = Pfeil: einmal, gleich nach dem Einzug. Arbeiter: einmal je Runde, für einen Arbeiter dieser Farbe. Schleife: einmal je Runde umsonst, oder immer von selbst. Lorbeer: Punkte am Ende.
lesson-bruges-canal = Grabe einen Kanal
lesson-bruges-canal-say = Wähle { $card } und grabe dein nächstes Kanalfeld.
lesson-bruges-canal-why = Die Karte muss die Farbe des nächsten Feldes links oder rechts von deinem Wachhaus haben, und du zahlst die Gulden, die dort stehen.
lesson-bruges-statues = Warum Kanäle sich lohnen
lesson-bruges-statues-say = Das dritte Feld eines Kanals ist 3 Punkte wert. Das fünfte vollendet ihn und bringt eine Statue.
lesson-bruges-statues-why = Die erste Statue ist 7 Punkte wert, die nächste 6, und so weiter bis 2: Es lohnt sich, früh da zu sein.
lesson-bruges-threat = Lege eine Bedrohung ab
lesson-bruges-threat-say = Wähle { $card } und nutze die Karte gegen eine Bedrohung.
lesson-bruges-threat-why = Du legst einen Bedrohungsmarker in der Farbe der Karte ab und erhältst 1 Punkt. Tu es rechtzeitig: Der dritte Marker schlägt zu.
lesson-bruges-workers = Nimm Arbeiter
lesson-bruges-workers-say = Wähle { $card } und drücke Arbeiter.
lesson-bruges-workers-why = Du nimmst zwei Arbeiter in der Farbe der Karte: für Häuser und für Personen, die mit Arbeitern bezahlt werden.
lesson-bruges-majorities = Drei Mehrheiten
lesson-bruges-majorities-say = Nach den Karten werden die Mehrheiten geprüft: Ansehen, Personen, Kanäle.
lesson-bruges-majorities-why = Wer allein vorn liegt, dreht einen Marker um. Er bleibt so, was auch kommt, und ist am Ende 4 Punkte wert. Bei Gleichstand dreht niemand.
lesson-bruges-last-round = Wann es endet
lesson-bruges-last-round-say = Geht ein Stapel aus, während in Phase 1 gezogen wird, ist diese Runde die letzte.
lesson-bruges-last-round-why = Zieht eine Person in Phase 3 die letzte Karte, ist die nächste Runde die letzte. Ein Zusatzstapel nimmt den leeren Platz ein, damit niemandem Karten fehlen.
lesson-bruges-end = Du kennst das Spiel
lesson-bruges-end-say = Spiele weiter, oder geh und öffne einen eigenen Tisch.
lesson-bruges-end-why = Am Ende zählen: die Punkte bis dahin, Personen, Häuser, Lorbeer, Mehrheiten, Kanäle, Statuen und Ansehen.
