# Die Lektion von Capital Lux, auf Deutsch: was die Mentorin sagt. `-say` ist, was zu tun ist, `-why` ist, warum.

lesson-lux-welcome = Willkommen bei Capital Lux
lesson-lux-welcome-say = Fülle deine Heimatstadt mit Karten, aber nie über die Limits, die die Hauptstadt setzt. Nach drei Runden gewinnt die höchste Summe. Du spielst eine Runde mit mir, gegen { $others }, einen Bot. Drücke Weiter.
lesson-lux-welcome-why = Zehn Minuten, und alles ist das echte Spiel. Es zählen die Karten in deiner Heimatstadt, Bonuskarten und 1 für jede Goldscheibe.
lesson-lux-limit = Die Hauptstadt setzt die Limits
lesson-lux-limit-say = Das sind die vier Berufe der Hauptstadt. Die Zahl bei jedem ist sein Limit: was seine Karten dort zusammen wert sind.
lesson-lux-limit-why = Am Ende einer Runde verliert eine Heimatstadt mit mehr von einem Beruf, als das Limit erlaubt, alle ihre Karten dieses Berufs. Genau das Limit ist sicher.
lesson-lux-keep = Behalte zwei Karten
lesson-lux-keep-say = Wähle { $first-object } und { $second-object }, dann drücke auf „Behalten“. Die anderen vier gehen an deinen Nachbarn.
lesson-lux-keep-why = Nicht die höchsten, sondern die, mit denen du jede Aktion einmal siehst. Alle wählen zugleich und geheim. Was du weitergibst, kann dein Nachbar behalten: Du kennst diese Karten, und das hilft.
lesson-lux-keep-again = Behalte zwei von denen, die du bekommen hast
lesson-lux-keep-again-say = Diese Karten kommen von deinem Nachbarn. Wähle { $first-object } und { $second-object }, dann drücke auf „Behalten“.
lesson-lux-keep-again-why = Die letzten zwei gehen an deinen Nachbarn, der sie behalten muss. Du musst die letzten zwei behalten, die du bekommst. Der Buchstabe auf einer Karte nennt nur ihre Farbe.
lesson-lux-hometown = Deine Heimatstadt, deine Punkte
lesson-lux-hometown-say = Die Reihe mit deinem Namen ist deine Heimatstadt. Karten, die du dorthin spielst, zählen als Punkte und haben keine Aktion.
lesson-lux-hometown-why = Jeder Teil zeigt deine Summe, das Limit und den Platz, der noch bleibt. { $roomy ->
    [0] Noch ist kein Platz: Erst muss die Hauptstadt wachsen, und dafür können alle sorgen.
   *[other] Wo keiner ist, muss erst die Hauptstadt wachsen, und dafür können alle sorgen.
}
lesson-lux-scholar = Ein Gelehrter zieht eine Karte
lesson-lux-scholar-say = Wähle { $card-object } und schicke die Karte in die Hauptstadt.
lesson-lux-scholar-why = Eine Karte in der Hauptstadt erhöht das Limit ihres Berufs für alle, und du führst ihre Aktion aus. Die des Gelehrten: Du ziehst die oberste Karte vom Stapel.
lesson-lux-merchant = Ein Händler bringt Gold
lesson-lux-merchant-say = Wähle { $card-object } und schicke die Karte in die Hauptstadt. Du nimmst eine Goldscheibe.
lesson-lux-merchant-why = Eine Scheibe ist am Ende 1 Punkt wert. Am Ende einer Runde kannst du Scheiben auch ausgeben, 1 für jeden Punkt über einem Limit.
lesson-lux-agent = Ein Agent legt einen Modifikator
lesson-lux-agent-say = Wähle { $card-object } und schicke die Karte in die Hauptstadt. Dann siehst du dir einen Modifikator an.
lesson-lux-agent-why = Es gibt vier: +4, +2, −1 und −3. Verdeckt über einem Beruf ändert einer davon dessen Limit; nur du weißt, um wie viel.
lesson-lux-modifier = Verbirg ihn über einem Beruf
lesson-lux-modifier-say = Lege den Modifikator über { $hall-object }.
lesson-lux-modifier-why = { $good ->
    [yes] Er erhöht das Limit, also nützt er dort, wo du am meisten auf der Hand hast.
   *[no] Er senkt das Limit, also schadet er dort am wenigsten, wo du am wenigsten auf der Hand hast.
} Die anderen sehen, dass dort etwas liegt, aber nicht, was. Am Ende der Runde wird er aufgedeckt.
lesson-lux-cleric = Ein Kleriker holt eine Karte
lesson-lux-cleric-say = Wähle { $card-object } und schicke die Karte in die Hauptstadt.
lesson-lux-cleric-why = Dann nimmst du den niedrigsten Agenten, Gelehrten oder Händler der Hauptstadt in deine Heimatstadt. Nie einen Kleriker.
lesson-lux-take = Nimm eine Karte mit nach Hause
lesson-lux-take-say = Nimm die niedrigste Karte dieses Berufs: { $hall }.
lesson-lux-take-why = Sie zählt jetzt für dich; aber sie verlässt die Hauptstadt, also sinkt das Limit ihres Berufs um ihren Wert. { $fits ->
    [yes] Sie bleibt innerhalb des Limits.
   *[no] Hier bringt sie dich über das Limit, wenn die Hauptstadt nicht noch wächst, bevor die Runde endet: Das ist das Risiko des Klerikers.
}
lesson-lux-home = Jetzt punkten
lesson-lux-home-say = Wähle { $card-object } und spiele die Karte in deine Heimatstadt. Sie bleibt innerhalb des Limits.
lesson-lux-home-why = Ist die Karte gewählt, sagt jeder Knopf, was daraus wird: deine Summe und der Platz, der bleibt. Er warnt dich, bevor du das Limit überschreitest.
lesson-lux-free = Der Rest liegt bei dir
lesson-lux-free-say = Spiele deine anderen Karten, wie du willst, eine pro Zug: in die Hauptstadt oder in deine Heimatstadt.
lesson-lux-free-why = Hat jemand nach seinem Zug keine Karten mehr, haben alle anderen noch einen Zug. Karten, die dann noch auf der Hand sind, kommen ohne Aktion in die Heimatstadt und können sie über ein Limit bringen.
lesson-lux-gold = Gold rettet Karten
lesson-lux-gold-say = Du liegst über einem Limit. Wähle, was du rettest: eine Scheibe für jeden Punkt darüber, oder nichts.
lesson-lux-gold-why = Für jeden Beruf alles oder nichts. Scheiben, die du behältst, sind am Ende je 1 Punkt wert.
lesson-lux-checked = Die Runde ist geprüft
lesson-lux-checked-say = Die Modifikatoren wurden aufgedeckt. Wer mehr von einem Beruf hatte, als das Limit erlaubt, und nicht zahlte, hat diese Karten für immer verloren.{ $over ->
    [0] {""}
   *[other] {" "}{ $hall }: Du warst um { $over } darüber und hattest { $gold } Gold, zu wenig, um sie zu retten.
}
lesson-lux-checked-why = Was in Hauptstadt und Heimatstädten liegt, bleibt für die nächste Runde; die Modifikatoren werden neu gemischt.
lesson-lux-bonus = Bonuskarten
lesson-lux-bonus-say = Wer in der Heimatstadt am meisten von einem Beruf hatte, nahm dessen höchste Karte aus der Hauptstadt als Bonuskarte.
lesson-lux-bonus-why = Bonuskarten sind sicher: Für sie gilt kein Limit mehr. Aus der Hauptstadt genommen, senken sie deren Limit für die nächste Runde. Bei Gleichstand nimmt jeder eine, solange es welche gibt.
lesson-lux-end = Du kennst das Spiel
lesson-lux-end-say = Zwei weitere Runden gehen genauso.
lesson-lux-end-why = Die Kunst ist, dem Limit nahe zu kommen, ohne es zu überschreiten, und sich zu merken, welche Karten du weitergegeben und bekommen hast.

# Was über die Züge anderer gesagt wird.

lesson-lux-took = { $seat } hat { $card-object } in die Hauptstadt gespielt und { $mine ->
    [yes] deine Karte { $taken }
   *[no] { $taken-object }
} in die eigene Heimatstadt geholt: Das ist die Aktion eines Klerikers{ $tried ->
    [yes] .
   *[no] , du wirst sie bald selbst ausführen.
}
