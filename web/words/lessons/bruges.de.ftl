# Die Lektion von Brügge, auf Deutsch: was die Mentorin sagt. `-say` ist, was zu tun ist, `-why` ist, warum.

lesson-bruges-welcome = Willkommen in Brügge
lesson-bruges-welcome-say = In Brügge baust du Häuser und Kanäle und holst Personen ins Haus. Wer am Ende die meisten Punkte hat, gewinnt; du beginnst mit 5, beim Stern. Du spielst zwei Runden gegen { $others }, einen Bot, und ich helfe. Drücke Weiter.
lesson-bruges-welcome-why = Zehn Minuten, und alles ist das echte Spiel. Eine Runde hat vier Phasen: Karten ziehen, würfeln, Karten spielen, Mehrheiten.
lesson-bruges-draw = Ziehe fünf Karten
lesson-bruges-draw-say = Ziehe fünf Karten, eine nach der anderen: drei vom linken Stapel, dann zwei vom rechten.
lesson-bruges-draw-why = Du siehst die Farbe der obersten Karte, nicht ihre Person. Du brauchst mehrere Farben: Jeder Handlanger, Würfel, Bedrohungsmarker und jedes Kanalfeld gehört zu Karten seiner Farbe. Deine Karten siehst du an, wenn deine Hand voll ist.
lesson-bruges-dice = Fünf Würfel, einer in jeder Farbe
lesson-bruges-dice-say = Sie bleiben die ganze Runde liegen. Eine 5 oder 6 bringt allen einen Bedrohungsmarker ihrer Farbe. Alle Einsen und Zweien zusammen sind der Preis einer Stufe auf der Treppe.
lesson-bruges-dice-why = Und eine Karte kann so viele Gulden bringen, wie der Würfel ihrer Farbe zeigt. Unter einem Würfel steht, was er jetzt bewirkt.
lesson-bruges-threats = Bedrohungen häufen sich
lesson-bruges-threats-say = Deine Bedrohungsmarker liegen bei deinen Handlangern. Der dritte einer Farbe schlägt sofort zu: Du verlierst etwas, und die drei gehen zurück.
lesson-bruges-threats-why = Blau, Flut: Du verlierst alle deine Handlanger. Braun, Pest: eine deiner Personen. Gelb, Plünderung: alle deine Gulden. Rot, Feuer: ein Haus oder Kanalfeld. Lila, Intrige: 3 Punkte.
lesson-bruges-step = Steig eine Stufe auf
lesson-bruges-step-say = Drücke Ja: Du steigst eine Stufe auf, zur nächsten Zahl. So viele Punkte ist sie wert.
lesson-bruges-step-why = Eine Stufe pro Runde, zum Preis, den die Würfel zeigen. Wo du am Ende stehst, zählt: 1 Punkt auf der ersten Stufe, 12 auf der höchsten. Und wer hier allein vorn liegt, hat eine von drei Mehrheiten.
lesson-bruges-hand = Jede Karte kann sechserlei
lesson-bruges-hand-say = Du hast vier Züge pro Runde und spielst in jedem eine Karte. Mit jeder kannst du Handlanger nehmen, Gulden nehmen, einen Bedrohungsmarker ablegen, einen Kanal bauen, ein Haus bauen oder ihre Person anwerben.
lesson-bruges-hand-why = Für die ersten fünf zählt nur ihre Farbe, für das letzte die Person. Die Frage ist also immer: welche Karte wofür?
lesson-bruges-guilders = Nimm Gulden
lesson-bruges-guilders-say = Wähle { $card-object } und drücke auf Gulden.
lesson-bruges-guilders-why = Du nimmst so viele Gulden, wie der Würfel ihrer Farbe zeigt, und von den Karten, die du entbehren kannst, bringt sie am meisten. Die Karte wird abgeworfen.
lesson-bruges-end-turn = Beende deinen Zug
lesson-bruges-end-turn-say = Drücke auf Zug beenden. Später endet ein Zug von selbst, wenn du nichts anderes tun kannst; du darfst das dann noch zurücknehmen.
lesson-bruges-end-turn-why = Vor und nach deiner Karte darfst du Personen aktivieren, die einmal pro Runde etwas bewirken. { $people ->
    [0] Noch hast du keine.
   *[other] Deine leuchten, solange es geht.
}
lesson-bruges-house = Baue ein Haus
lesson-bruges-house-say = Wähle { $card-object } und drücke auf Haus.
lesson-bruges-house-why = Du legst einen Handlanger ihrer Farbe zurück. Ein Haus ist 1 Punkt wert, und eine Person kann darin wohnen. Dies ist die teuerste Karte, die du nicht behalten musst: Auch verdeckt ausgelegt nützt sie dir.
lesson-bruges-recruit = Wirb jemanden an
lesson-bruges-recruit-say = Dein Haus steht leer. Wähle { $card-object }, lies, was auf der Karte steht, und wirb diese Person an.
lesson-bruges-recruit-why = Du zahlst den Preis auf der Karte. Die Person ist am Ende ein Drittel davon wert und bringt, was darauf steht. Haus und Person dürfen verschiedene Farben haben.
lesson-bruges-people = Was Personen tun
lesson-bruges-people-say = In deinem Haus wohnt jetzt: { $person }. Die Worte auf einer Karte sagen, wann sie hilft.
lesson-bruges-people-why = „Sofort“: gleich nach dem Anwerben. „1 zahlen“: einmal pro Runde, für einen Handlanger. „Jede Runde“: einmal pro Runde kostenlos. „Immer“: von selbst. „Ende“, mit einem Lorbeerkranz: Punkte am Ende.
lesson-bruges-canal = Baue einen Kanal
lesson-bruges-canal-say = Wähle { $card-object } und bebaue dein nächstes Kanalfeld. Das dritte eines Kanals ist 3 Punkte wert, das fünfte bringt eine Statue.
lesson-bruges-canal-why = Deine zwei Kanäle beginnen links und rechts von deinem Torhaus, dem Turm mit deinem Siegel. Die Karte muss die Farbe eines nächsten Felds haben, und du zahlst die Gulden, die dort stehen.
lesson-bruges-statues = Warum Kanäle sich lohnen
lesson-bruges-statues-say = Das dritte Feld eines Kanals ist 3 Punkte wert. Das fünfte vollendet ihn und bringt eine Statue.
lesson-bruges-statues-why = Die erste Statue ist 7 Punkte wert, die nächste 6 und so weiter bis 2: Es lohnt sich, früh fertig zu sein.
lesson-bruges-threat = Lege einen Bedrohungsmarker ab
lesson-bruges-threat-say = Wähle { $card-object } und nutze die Karte gegen eine Bedrohung.
lesson-bruges-threat-why = Du legst einen Bedrohungsmarker in der Farbe der Karte ab und erhältst 1 Punkt. Tu es rechtzeitig: Der dritte Marker schlägt zu.
lesson-bruges-workers = Nimm Handlanger
lesson-bruges-workers-say = Wähle { $card-object } und drücke auf Handlanger.
lesson-bruges-workers-why = Du nimmst zwei Handlanger in der Farbe der Karte: für Häuser und für Personen, die mit Handlangern bezahlt werden.
lesson-bruges-majorities = Drei Mehrheiten
lesson-bruges-majorities-say = Nach den Karten werden die Mehrheiten geprüft: Aufstieg, Personen, Kanäle. { $turned ->
    [0] Du lagst nirgends allein vorn.
    [one] Du lagst in einer allein vorn: 4 Punkte.
   *[other] Du lagst in { $turned } allein vorn: je 4 Punkte.
}
lesson-bruges-majorities-why = Wer allein vorn liegt, dreht einen Marker um, der 4 Punkte wert ist. Er bleibt umgedreht, was auch kommt. Bei Gleichstand dreht niemand um. Dann wird der nächste Spieler Startspieler, und eine neue Runde beginnt.
lesson-bruges-last-round = Wann es endet
lesson-bruges-last-round-say = Geht ein Stapel aus, während alle ziehen, ist diese Runde die letzte. Jeder zieht etwa vier Karten pro Runde, und { $left } und { $right } sind noch da.
lesson-bruges-last-round-why = Zieht eine Person während eines Zugs die letzte Karte, ist die nächste Runde die letzte. Der Zusatzstapel tritt an die leere Stelle, damit niemandem Karten fehlen.
lesson-bruges-end = Du kennst das Spiel
lesson-bruges-end-say = Der Stern bei jedem Namen zählt alle Punkte bis jetzt: Am Ende kommt nichts Verborgenes dazu.
lesson-bruges-end-why = Er zählt Personen, Häuser, Mehrheiten, dritte Kanalfelder, Statuen, Aufstieg und Lorbeerkränze: was Personen mit diesem Zeichen am Ende bringen.
