# Das Regelheft von Brügge, auf Deutsch. In rules/ruleText.ts steht, womit eine Zeile beginnen darf.

rule-aim = Das Ziel und die Geschichte
rule-aim-text =
    Brügge ist im fünfzehnten Jahrhundert eine der reichsten Städte Europas: Tuch aus England, Gewürze aus Venedig und Pelze der Hanse wechseln an seinen Kais den Besitzer. Du bist ein Kaufmann, der mehr will als Geld: Du baust Häuser, holst Leute aus allen Ständen hinein, gräbst Kanäle bis an dein Torhaus und steigst im Rathaus auf. Doch die Würfel, die die Preise bestimmen, bringen auch Flut, Feuer, Pest, Plünderung und Intrige, und wer eine Bedrohung nicht rechtzeitig abwendet, bezahlt dafür.
    Jede Karte kann sechs Dinge, wird aber nur einmal gespielt: Was du auch mit ihr tust, es kostet dich die anderen fünf. Wer die meisten Punkte hat, wenn die Karten ausgehen, gewinnt.

rule-set-up = Aufbau
rule-set-up-text =
    Ihr spielt zu zweit, zu dritt oder zu viert. Jede der 165 Karten zeigt eine andere Person. Es gibt fünf Farben (blau, braun, rot, lila, gelb) und elf Gruppen.
    Alle Karten werden gemischt und zu fünf Stapeln mit je 33 Karten gelegt. So viele Stapel, wie Leute mitspielen, bilden zusammen die beiden Zugstapel. Der Rest wartet als Zusatzstapel.
    | Spieler | Linker und rechter Stapel | Zusatzstapel
    | 2 | 33 und 33 | 99
    | 3 | 50 und 49 | 66
    | 4 | 66 und 66 | 33
    Alle beginnen mit 5 Punkten, 5 Gulden, einem Handlanger jeder Farbe, drei Mehrheitsmarkern auf der grauen Seite und ohne Karte. Alle stehen noch im Rathaus, vor der ersten Stufe der Aufstiegsleiste.
    Dein Torhaus steht zwischen deinen beiden Kanälen. Seine Farbe sagt nur, welche Kanäle dir gehören; mit den Farben der Karten und Handlanger hat sie nichts zu tun.
    Handlanger und Gulden gehen nie aus. Sechs Statuen liegen auf einem Stapel, wert 7, 6, 5, 4, 3 und 2, die 7 obenauf.
    Vor der ersten Karte wählt jeder ein Torhaus, noch während der Tisch wartet.
    ! Der Zufall bestimmt den Startspieler, weil der Tisch nicht wissen kann, wer zuletzt belgische Schokolade gegessen hat.
    ~ Wer zuerst kommt, wählt zuerst. Wer nicht wählt, bekommt eines der übrigen; Bots nehmen, was übrig bleibt.
    ^ Jede Gruppe hat 15 Personen, und von jeder Farbe gibt es neun Bedrohungsmarker.
    % Jede Farbe hat 33 Karten: ein Fünftel von allen.

rule-round = Eine Runde
rule-round-picture = Auf einen Blick: ziehen, würfeln, vier Karten spielen, vergleichen. Dann ist der Nächste Startspieler.
rule-round-text =
    Ihr spielt Runden, bis ein Stapel aufgebraucht ist. Jede Runde hat vier Phasen; jede beginnt beim Startspieler und geht im Uhrzeigersinn.
    1. _Ziehen._ Alle füllen die Hand auf fünf Karten auf. Siehe #drawing.
    2. _Würfeln._ Fünf Würfel werden geworfen. Sie bringen Bedrohungen (#threats) und bestimmen den Preis einer Stufe (#reputation).
    3. _Spielen._ Alle haben vier Züge und spielen in jedem eine Karte (#turn). Das ist das Herz des Spiels.
    4. _Mehrheiten._ Wer allein vorn liegt, dreht einen Marker um (#majorities). Dann wird der Nächste im Uhrzeigersinn Startspieler.

rule-drawing = Karten ziehen
rule-drawing-picture = Du siehst die Farbe obenauf und wie viele Karten noch da sind. Die Person bleibt verborgen, bis deine Hand voll ist.
rule-drawing-text =
    Vom Startspieler an ziehen alle im Uhrzeigersinn, bis sie fünf Karten auf der Hand haben. Für jede einzelne Karte wählst du den linken oder den rechten Stapel. Deine neuen Karten siehst du erst an, wenn die Hand voll ist.
    Ist die letzte Karte eines Stapels genommen, tritt sofort der Zusatzstapel an seine Stelle. Geschieht das beim Auffüllen der Hände, ist diese Runde die letzte. Zieht eine Person während der Züge die letzte Karte, ist die nächste Runde die letzte.
    Geht danach noch ein Stapel aus, wird der andere halbiert.
    ~ Wer fünf Karten oder mehr hat, zieht keine.
    ~ Lässt eine Person dich mehrere Karten ziehen, wählst du auch diese einzeln und siehst sie zusammen an.
    ~ Beim Halbieren bleibt die obere Hälfte liegen, bei ungleichen die größere. Eine einzelne Karte wird nicht geteilt.
    ~ Sind beide Stapel leer, wird nichts gezogen, und abgeworfene Karten werden nie neu gemischt. Eine Person, die nur ziehen würde, lässt sich dann nicht aktivieren.

rule-threats = Würfel und Bedrohungen
rule-threats-picture = Blau und Rot zeigen eine 5 und eine 6: Alle erhalten einen Marker für Flut und einen für Feuer. Die braune 1 und die gelbe 2 machen eine Stufe 3 Gulden teuer. Anna hat zwei Pestmarker: noch einer, und sie verliert eine Person.
rule-threats-text =
    Der Startspieler wirft fünf Würfel, einen in jeder Farbe. Sie bleiben die ganze Runde liegen, wie sie fielen.
    | Der Würfel zeigt | Was er tut
    | 1 oder 2 | kommt zum Preis einer Stufe hinzu
    | 3 oder 4 | noch nichts
    | 5 oder 6 | alle erhalten einen Bedrohungsmarker seiner Farbe
    Später sagt jeder Würfel auch, wie viele Gulden eine Karte seiner Farbe bringt.
    Der dritte Marker einer Farbe schließt einen Kreis, und die Strafe trifft dich sofort (#penalties). Ob er von den Würfeln oder von einer Person kommt, ist gleich.
    Spiele eine Karte gegen eine Bedrohung, um einen Marker in der Farbe der Karte abzulegen. Jeder Marker, den du freiwillig ablegst, bringt 1 Punkt, auch durch eine Person.
    ~ Vom Startspieler an erhält einer nach dem anderen die Marker aller Würfel und gleich die Strafen dazu.
    ~ Gibt eine Person mehreren Spielern Marker, erhalten sie diese nacheinander, im Uhrzeigersinn vom linken Nachbarn des Besitzers an.

rule-penalties = Strafen
rule-penalties-text =
    Drei Marker einer Farbe sind ein Kreis. Den Besitzer trifft die Strafe, und danach gehen alle drei Marker zurück, ohne Punkte.
    | Bedrohung | Was sie kostet
    | Flut (blau) | alle deine Handlanger
    | Pest (braun) | eine deiner Personen im Spiel, nach deiner Wahl
    | Plünderung (gelb) | alle deine Gulden
    | Feuer (rot) | ein Haus oder ein Kanalplättchen, nach deiner Wahl
    | Intrige (lila) | 3 Punkte, aber nie unter 0
    Wer mehrere Kreise zugleich schließt, wählt die Reihenfolge.
    Brennt ein Haus mit einer Person ab, kommt die Person auf deine Hand zurück. Ein Kanalplättchen geht nur am äußeren Ende eines Kanals verloren, damit nie Lücken entstehen. Eine Statue bleibt dir. Wer weder Haus noch Plättchen hat, verliert durch Feuer nichts.
    > Du hast 12 Gulden und zwei Plünderungsmarker, und der gelbe Würfel zeigt 6. Du verlierst alle 12 Gulden. Gib sie lieber vorher aus.
    ~ Nach der Pest bleibt das Haus stehen, leer.
    ~ Nach einem Feuer kannst du mehr als fünf Karten auf der Hand haben. Es bleibt bei vier Zügen.
    ~ Auch die anderen Strafen nehmen nichts, wo nichts zu verlieren ist.
    ^ Flut ist blau, Pest braun und Intrige lila. Der Text der Spielregeln gibt nur Feuer und Plünderung eine Farbe.

rule-reputation = Aufstieg
rule-reputation-picture = Alle haben eine Figur auf der Treppe. Bert steht auf der sechsten Stufe, am Ende 7 Punkte wert.
rule-reputation-text =
    Nach den Bedrohungen dürfen alle der Reihe nach die Summe aller Würfel zahlen, die 1 oder 2 zeigen, und dafür eine Stufe aufsteigen. Du darfst ablehnen. Zeigt kein Würfel 1 oder 2, kann niemand aufsteigen.
    | Stufe | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | Punkte | 1 | 2 | 3 | 4 | 6 | 7 | 9 | 12
    Es zählt nur die Stufe, auf der du stehst, und erst am Ende. Der erste Aufstieg führt vom Rathaus auf Stufe 1.
    Hier lässt sich eine Stufe pro Runde bezahlen. Was Personen bringen, kommt dazu.
    > Die Würfel zeigen 1, 2, 2, 4 und 6. Eine Stufe kostet 1 + 2 + 2 = 5 Gulden.
    ~ Wer nicht zahlen kann, wird nicht gefragt.
    ~ Von der obersten Stufe geht es nicht weiter. Nichts darf dafür gezahlt werden, und was auf einen Aufstieg wartet, geschieht nicht.
    % Bekannt sind nur die sechste Stufe, dass eine Stufe 6 wert ist und dass die Werte von 1 bis 12 reichen. Die übrigen Werte sind von uns.

rule-turn = Dein Zug
rule-turn-text =
    Vom Startspieler an haben alle im Uhrzeigersinn vier Züge. In jedem spielst du genau eine Karte von deiner Hand, auf eine von sechs Arten (#uses). So bleibt meist eine Karte für die nächste Runde.
    Vor und nach deiner Karte darfst du Personen aktivieren, die bereit sind (#people). Du sagst selbst, wann dein Zug endet.
    Durch Personen kannst du mehr als vier Karten spielen. Wer keine Karte mehr hat, spielt keine, darf weiter Personen aktivieren und füllt in der nächsten Runde die Hand wieder auf.
    ~ Auch eine Karte, die du im Zug ziehst, zählt: Ein Zug kann nicht enden, solange du eine Karte hast und die dieses Zugs noch nicht gespielt ist.
    ~ Eine Frage mit nur einer möglichen Antwort wird nicht gestellt. Bleibt nur noch das Ende deines Zugs, endet er von selbst; du kannst es noch zurücknehmen.

rule-uses = Die sechs Möglichkeiten einer Karte
rule-uses-picture =
    1. Der Preis der Person, in Gulden.
    2. Die Punkte der Person am Ende: ein Drittel des Preises.
    3. Die Farbe der Karte, mit Buchstabe und Schraffur.
    4. Die Gruppe, und wann die Person wirkt.
    5. Was die Person tut.
    6. Die sechs Möglichkeiten. Was jetzt nicht geht, ist blass.
rule-uses-text =
    Jede Karte lässt sich auf sechs Arten spielen, wen auch immer sie zeigt. Du darfst immer wieder dieselbe Art wählen. Die ersten beiden gehen immer.
    | Art | Du zahlst | Du bekommst
    | Handlanger | – | 2 Handlanger in der Farbe der Karte
    | Gulden | – | so viele, wie der Würfel in der Farbe der Karte zeigt
    | Gegen eine Bedrohung | einen Bedrohungsmarker in der Farbe der Karte | 1 Punkt (#threats)
    | Kanal | den Preis des Felds | das nächste Feld eines deiner Kanäle, wenn es die Farbe der Karte hat (#canals)
    | Haus | einen Handlanger in der Farbe der Karte | die Karte ist, verdeckt gelegt, ein Haus (#people)
    | Person | den Preis der Person | die Person zieht in ein leeres Haus (#people)
    Für Handlanger, Gulden, Bedrohungen und Kanäle wird die Karte abgeworfen.
    > Der rote Würfel zeigt 4. Eine rote Karte bringt 2 rote Handlanger oder 4 Gulden, legt einen Feuermarker für 1 Punkt ab, baut ein rotes Kanalfeld oder wird für einen roten Handlanger ein rotes Haus. Oder ihre Person zieht in ein leeres Haus, gleich welcher Farbe.

rule-canals = Kanäle
rule-canals-picture = Annas Torhaus mit ihren beiden Kanälen. Links sind zwei Felder gebaut; das dritte ist das nächste und kostet 3 Gulden. Rechts ist eines gebaut. Das dritte Feld eines Kanals ist 3 Punkte wert, das fünfte bringt eine Statue.
rule-canals-text =
    Du hast zwei Kanäle zu je fünf Feldern, und nur du baust dort. Du baust vom Torhaus nach außen, ohne Lücken. So hast du immer die Wahl zwischen zwei nächsten Feldern, bis ein Kanal vollständig ist.
    Zum Bauen spielst du eine Karte in der Farbe des Felds und zahlst seinen Preis: 1 Gulden für das erste, bis 5 für das fünfte.
    - Jedes dritte Feld, das du gebaut hast, bringt am Ende 3 Punkte.
    - Wer das fünfte Feld baut, nimmt sofort die oberste Statue: erst die 7, dann die 6 und so weiter. Du kannst höchstens zwei haben.
    - Kanalplättchen zählen für eine Mehrheit (#majorities).
    Eine Statue behältst du, was auch mit dem Kanal geschieht. Ein Kanal bringt nie eine zweite.
    ~ Ist der Stapel leer, gibt es keine Statue mehr.
    % Die Reihenfolge der Farben und die meisten Preise sind von uns (#reconstructed).

rule-people = Häuser und Personen
rule-people-picture = Vier Häuser: eine Person, die du jetzt nutzen kannst, für einen Handlanger; eine, die in dieser Runde schon benutzt ist; eine, die am Ende zählt; und ein leeres Haus, das auf jemanden wartet.
rule-people-text =
    Ein _Haus_ ist eine verdeckt gelegte Karte, für einen Handlanger ihrer Farbe. Es ist am Ende 1 Punkt wert, bewohnt oder nicht.
    Eine _Person_ zieht in ein leeres Haus von dir, und du zahlst ihren Preis. Die Farben müssen nicht übereinstimmen, und das Haus behält seine eigene. In einem Haus wohnt eine Person. Am Ende ist sie ein Drittel ihres Preises wert.
    Das Zeichen auf der Karte sagt, wann die Person wirkt:
    | Zeichen | Wann
    | Pfeil | einmal, gleich nach dem Einziehen
    | Handlanger | einmal pro Runde, in deinem Zug, wenn du einen Handlanger dieser Farbe abgibst
    | Schleife, einmal pro Runde | einmal pro Runde, in deinem Zug, kostenlos
    | Schleife, immer | von selbst, jedes Mal, wenn es zutrifft
    | Lorbeerkranz | nur in der Schlusswertung
    Eine Person für einen Handlanger oder einmal pro Runde nutzt du nach Belieben. Wer gerade eingezogen ist, darf noch im selben Zug genutzt werden. Nach den Mehrheiten können alle wieder genutzt werden.
    Zählt eine Person eine Gruppe, zählen nur Personen im Spiel, sie selbst eingeschlossen.
    Eine Person, die zurückkommt und wieder gespielt wird, ist neu: Ein Pfeil wirkt noch einmal.
    ~ Ein Pfeil muss ausgeführt werden.
    ~ Eine Person, die wieder gespielt wird, kann auch in derselben Runde noch einmal genutzt werden.

rule-effects = Eine Wirkung ausführen
rule-effects-text =
    Personen lassen sich nur in deinen eigenen Zügen aktivieren. Jedes Haus, jedes Kanalplättchen und jede Stufe zählt für Personen, die darauf warten, wie es auch dazu kam. Eine Karte, die du durch eine Person spielst, ist nicht die Karte deines Zugs.
    ~ Niemand wird mitten in einer anderen Wirkung aktiviert, und nur, wenn nach dem Zahlen des Handlangers etwas dabei herauskommt.
    ~ Eine begonnene Wirkung wird ausgeführt, so weit es geht. „Darfst“, „bis zu“ und „beliebig viele“ lassen dir die Wahl. „Zahle etwas und bekomme etwas“ heißt alles oder nichts. Nach „ziehe und wirf ab“ wirfst du so viele ab, wie du gezogen hast.
    ~ Eine Wirkung ist fertig, bevor die nächste beginnt. Wer durch sie einzieht, kommt zuerst.
    ~ Einziehen geht in dieser Reihenfolge: zahlen, die Person legen, was auf das Einziehen wartet, der Pfeil.
    ~ Was auf etwas wartet, geschieht gleich danach: erst deine eigenen Personen in der Reihenfolge ihrer Häuser, dann die der anderen im Uhrzeigersinn.
    ~ Auch jede Person, die einzieht, und jede Art, eine Karte zu spielen, zählt für Personen, die darauf warten, wie es auch dazu kam.
    Handlanger tauschen: beliebig viele, einen gegen einen. Der Handlanger, den du fürs Aktivieren gezahlt hast, wird nicht ersetzt.
    ~ Du tauschst Handlanger für Handlanger, mindestens einen, nie gegen die eigene Farbe und nie einen, den du gerade bekommen hast.
    Was andere abgeben oder verlieren müssen, wählen sie selbst, so viel sie haben.
    ~ Müssen mehrere wählen, wählen sie gleichzeitig.

rule-single-persons = Personen mit eigener Regel
rule-single-persons-text =
    | Person | Was zu wissen ist
    | Astronom | Der Pfeil einer später angeworbenen Person darf zweimal ausgeführt werden.
    | Richter | Auch bei Gleichstand um den ersten Platz drehst du den Mehrheitsmarker um, wenn du dort mindestens eine Stufe oder ein Plättchen hast.
    | Notar | In der Würfelphase kostet dich eine Stufe 2 Gulden weniger.
    | Graf | Nur wenn kein Würfel 1 oder 2 zeigt, darfst du für 4 Gulden eine Stufe aufsteigen.
    | Erfinder | Du darfst die Hand auf sechs auffüllen. Entscheide, bevor du hinsiehst.
    ~ Astronom: Das zweite Mal kommt gleich nach dem ersten, und der Astronom muss dann noch im Spiel sein.
    ~ Richter: Bei den Personen brauchst du mindestens eine.
    ~ Notar: Eine Stufe kostet nie weniger als nichts.
    ~ Prinzessin: Die Karte, die sie zieht, gehört nicht zur Hand. Sie wird sofort gespielt.
    % Hauptmann der Bürgerwehr: Personen anderer, die nehmen, zerstören oder drohen, übergehen dich. Die Würfel verschonen niemanden, und Geschenke kommen an. Bleibt niemand übrig, tut ein Pfeil nichts, und eine Person lässt sich nicht aktivieren.
    % Hofdame: Beim Aktivieren sagst du gleich, wen sie bringt und in welches Haus.
    % Architekt: Niemand kennt die Karte des Hauses, auch du nicht.
    % Schildträger und Türmerin sind gefragt, wenn es so weit ist: Für den einen zahlst du 2 Gulden, um einer Strafe zu entgehen, mit der anderen lehnst du einen Marker der Würfel ab.

rule-majorities = Mehrheiten
rule-majorities-picture = Drei Wettläufe. Anna liegt bei den Personen allein vorn und hat diesen Marker umgedreht. Bei den Kanälen führt sie jetzt. Beim Aufstieg sind zwei gleichauf, also dreht ihn niemand um.
rule-majorities-text =
    Am Ende jeder Runde wird dreierlei verglichen, in dieser Reihenfolge:
    - _Aufstieg:_ Wer steht auf der Treppe am höchsten?
    - _Personen:_ Wer hat die meisten Personen im Spiel?
    - _Kanäle:_ Wer hat die meisten Kanalplättchen, beide Kanäle zusammen?
    Wer allen anderen voraus ist, dreht diesen Marker auf die farbige Seite. Bei Gleichstand dreht niemand. Ein umgedrehter Marker ist am Ende 4 Punkte wert und bleibt umgedreht, was auch später geschieht. Mehrere können denselben umdrehen.

rule-end = Das Ende und die Schlusswertung
rule-end-text =
    Ist der Zusatzstapel im Spiel, steht die letzte Runde fest (#drawing). Das Spiel endet nach ihren Mehrheiten.
    | Was | Punkte
    | Punkte bis dahin | wie sie stehen
    | Personen im Spiel | je ein Drittel des Preises
    | Häuser | je 1, bewohnt oder nicht
    | Lorbeerkränze | wie die Karten sagen
    | Umgedrehte Mehrheitsmarker | je 4
    | Dritte Felder deiner Kanäle | je 3
    | Statuen | je 2 bis 7
    | Aufstieg | der Wert deiner Stufe
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer von ihnen die meisten Gulden hat; ist auch das gleich, wird der Sieg geteilt.

rule-hidden = Was alle wissen
rule-hidden-text =
    Gulden, Handlanger, Bedrohungsmarker, Punkte, Personen, Kanäle und Statuen liegen offen. Vorder- und Rückseite einer Karte zeigen ihre Farbe. Abgeworfene Karten liegen offen, und die Karte eines verlorenen Hauses kommt dazu.
    ~ So sehen alle die Farben der Karten auf einer Hand und obenauf, aber nicht die Personen.
    ~ Die Person unter einem Haus kennt nur, wem es gehört.
    ~ Alle dürfen die abgeworfenen Karten durchsehen.
    ~ Eine Person, die durch Feuer auf eine Hand zurückkam, bleibt allen bekannt, bis niemand mehr sagen kann, ob sie verdeckt gespielt wurde.

rule-reconstructed = Was rekonstruiert ist
rule-reconstructed-text =
    Die gedruckte Liste der Personen, die Farben der Kanalfelder und der größte Teil der Aufstiegsleiste waren nicht zu bekommen. Was darüber bekannt ist und was von uns ist:
    % _Personen:_ 53 nennen die Spielregeln, mehr oder weniger vollständig; eine 54., der König, ist von anderswo bekannt. Die anderen 111 und was an den 54 fehlte, haben wir selbst entworfen, immer dreimal so teuer wie ihre Punkte. Die Galerie der Personen sagt bei jeder, was von uns ist.
    % _Kanäle:_ Bekannt sind das blaue erste Feld des roten Torhauses für 1 Gulden und das dritte Feld mit seiner 3. Die anderen Farben und Preise sind von uns: Jeder Kanal hat jede Farbe einmal.
    % _Aufstieg:_ Bekannt sind die sechste Stufe, 7 wert, eine Stufe zu 6 (in der niederländischen Spielregel) und Werte von 1 bis 12. Von uns sind acht Stufen zu 1, 2, 3, 4, 6, 7, 9 und 12.
    Wo die niederländische und die englische Spielregel sich unterscheiden, folgen wir der englischen.
