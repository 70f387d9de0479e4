# Die Personenbeilage von Brügge, auf Deutsch: was bei den Personen der Regelhefte zu beachten ist, und wer gut zusammenwirkt.

supplement-intro =
    Die meisten Karten erklären sich selbst. Hier steht, was man über die anderen fragt: 53 Personen, die aus den Regelheften bekannt sind, und der König, den wir von anderswo kennen. Unter den Worten der Karte steht, was sie bedeuten, wo es darauf ankommt.
    Für alle gilt: Personen aktivierst du nur in deinen eigenen Zügen, eine nach der anderen, und wer gerade angeworben ist, darf gleich genutzt werden. Zählt eine Person eine Gruppe, zählen die Personen im Spiel, sie selbst eingeschlossen.
supplement-search = Eine Person oder ein Wort suchen
supplement-together = Wie Personen zusammenwirken
supplement-arrow = Pfeil: einmal, gleich nach dem Einziehen
supplement-worker = Handlanger: einmal pro Runde, für einen Handlanger
supplement-loop = Schleife: einmal pro Runde kostenlos, oder von selbst
supplement-laurel = Lorbeerkranz: in der Schlusswertung
supplement-by-name = In den Regelheften nur genannt; die Wirkung ist von uns.
supplement-king = In keinem Regelheft; anderswo genannt und von uns ausgefüllt.

## Together

together-fountains = Der Akrobat, der Barde, der Gaukler, der Spielmann und die Tänzerin bauen ohne Karte, aber zum doppelten Preis. Zweimal nichts ist nichts: Neben dem Brunnenbauer kosten sie nur ihren Handlanger, welche Farbe das Feld auch hat.
together-guard = Der Wächter achtet auf jedes Plättchen, das du baust, nicht nur auf die, für die du eine Karte spielst. Auch für ein Plättchen des Pförtners, oder des Akrobaten und seinesgleichen, darfst du einen Marker in der Farbe des Felds ablegen.
together-plasterer = Das Haus, das der Architekt legt, ist ein Haus, das du baust: Der Stuckateur darf einen Marker seiner Farbe ablegen. Die Farbe siehst du auf dem Stapel, bevor du wählst.
together-preacher = Der Prediger zählt Stufen, wie du auch zu ihnen kommst: die bezahlte der Würfelphase, die des Schneiders, die des Grafen. Bezahlte Stufe und Schneider in einer Runde sind zwei Stufen und zwei Marker.
together-astronomer = Jeder Pfeil, den du nach dem Astronomen anwirbst, darf zweimal wirken: zwölf Gulden vom Alchemisten, bis zu sechs von jedem Gegner durch den Dieb, zwei Kanalplättchen durch den Pförtner. Der Kerkermeister zählt deine Personen jedes Mal neu.
together-notary = Sie ergänzen einander. Ist eine 1 oder 2 gefallen, nimmt der Notar 2 vom Preis; ist keine gefallen, verkauft der Graf eine Stufe für 4. Die macht der Notar nicht billiger, und die 2 Gulden des Schneiders auch nicht.
together-judge = Der Richter macht aus einem geteilten ersten Platz einen umgedrehten Marker: Du musst also nur gleichziehen. Eine Stufe des Schneiders, gekauft, wenn die anderen nicht mehr antworten können, genügt oft.
together-coaches = Von denen, die eine weitere Karte spielen lassen, dürfen in einem Zug mehrere wirken, jeder einmal. Achte auf deine Hand: Wer keine Karten mehr hat, spielt in späteren Zügen keine und aktiviert bis zur nächsten Runde nur noch Personen.
together-recruits = Der Feuerspucker sieht auf jeden, der einzieht, mit der Karte des Zugs oder mit einer weiteren. Ein Kutscher, der eine zweite Person bringt, lässt dich also auch einen zweiten Marker ablegen, in der Farbe ihrer Karte.
together-inventor = Sechs Karten und vier Züge: Zwei bleiben übrig. Wer eine weitere Karte spielen lässt, etwa der Stallknecht, macht aus der sechsten eine Aktion.
together-workers = Der Anwalt bringt drei Handlanger je Karte, der Köhler und seinesgleichen machen daraus die Farben, die dir fehlen, und am Ende zählt der Bischof, was nicht gebraucht wurde, zwei für einen Punkt.
together-groups = Beide zählen Gruppen und nicht Köpfe: der Sattler jede Runde in Gulden, der Graveur am Ende in Punkten. Je eine Person aus jedem Stand ist ihnen mehr wert als drei aus einem.
together-bureau = Ratsherr und Ratsfrau sind Beamte. Sie zahlen im Spiel, und wenn es vorbei ist, zahlt der Bürgermeister für sie und für sich selbst.
together-canals = Der Krämer zahlt für Kanäle, die jetzt vollständig sind, der Geograph am Ende für dritte Felder und Statuen. Geht dazwischen ein Plättchen verloren, bleibt die Statue und zählt noch für den Geographen; der Krämer wartet, bis der Kanal wieder ganz ist.

## Arrow

mind-alchemist =
    - Die Gulden kommen, nachdem der Preis gezahlt ist; da er nichts kostet, geht das immer.
    - Kommt er durch Feuer auf die Hand zurück und wirbst du ihn wieder an, nimmst du noch einmal 6.
mind-beggar =
    - Die anderen wählen selbst, welche Handlanger sie geben, alle gleichzeitig; du hast dabei nichts zu sagen.
    - Wer einen hat, gibt einen; wer keinen hat, gibt keinen.
mind-carpet_maker =
    - Personen im Spiel zählen, nicht die auf der Hand. Der Teppichknüpfer ist selbst ein Künstler und zählt nicht mit.
    - Welche Gruppe zählt, zeigen die Regelhefte nicht. Die Händler sind unsere Wahl.
mind-jailor =
    - Er zählt sich selbst mit: Ist er allein, ist es 1 Marker.
    - Die Farben deiner Personen haben mit den Farben der Marker nichts zu tun.
    - Du darfst weniger ablegen. Jeder abgelegte Marker ist 1 Punkt.
mind-mathematician =
    - Für jede Karte wählst du den Stapel. Du siehst sie zusammen an, und dazwischen darfst du mehr als fünf haben.
    - Du darfst auch Karten abwerfen, die du schon hattest. Abgeworfene Karten tun nichts.
    - Lassen sich weniger als vier ziehen, wirfst du so viele ab, wie du gezogen hast.
mind-moneylender =
    - Höchstens ein Gulden je Spieler, und keiner an dich selbst.
    - Hast du genug für alle, bekommen alle einen. Wenn nicht, gibst du, was du hast, und wählst, wem.
    - Ein Geschenk ist kein Angriff: Auch wer geschützt ist, bekommt es.
mind-porter =
    - Das Plättchen kommt auf das nächste Feld eines deiner Kanäle; Farbe und Preis sind gleichgültig.
    - Ein drittes Feld und eine Statue zählen wie bei jedem anderen Plättchen.
mind-thief =
    - Niemand darf ablehnen. Wer weniger als 3 Gulden hat, gibt, was da ist.
mind-troublemaker =
    - Jeder der anderen wählt selbst, welcher Kanal es ist, alle gleichzeitig. Nur das äußerste Plättchen kann weg, also entsteht nie eine Lücke.
    - Eine Statue bleibt. Wer das fünfte Feld wieder baut, bekommt keine zweite.
    - Wer kein Plättchen hat, verliert nichts, und du auch nicht.

## Worker

mind-acrobat =
    - Sie brauchen keine Karte: weder die richtige Farbe noch eine Aktion. Die Karte deines Zugs ist noch zu spielen.
    - Du zahlst das Doppelte dessen, was auf dem Feld steht; kannst du das nicht, lassen sie sich nicht aktivieren.
    - Drittes Feld, Statue und Mehrheit zählen wie immer. Jeder von ihnen wirkt einmal pro Runde, mit mehreren baust du also mehrere Plättchen.
mind-coachman =
    - Die weitere Karte spielst du sofort, auf eine der sechs Arten. Sie ist nicht die Karte deines Zugs.
    - Mit mehreren von ihnen können dir die Karten vor dem vierten Zug ausgehen. Dann spielst du keine, darfst aber weiter Personen aktivieren.
    - Ohne Karte auf der Hand lassen sie sich nicht aktivieren.
mind-coal_miner =
    - Zuerst geht der Handlanger fürs Aktivieren weg; für ihn gibt es nichts.
    - Dann beliebig viele andere, mindestens einer, jeder gegen einen anderer Farbe. Ein gerade genommener wird nicht noch einmal getauscht.
mind-councilman =
    - Häuser zählen, bewohnt oder nicht. Es kommt auf die Farbe des Hauses an, nicht auf die der Person darin.
    - Wie viel ein Haus zahlt, zeigen die Regelhefte nicht. 2 Gulden sind unsere Wahl.
mind-architect =
    - Du zahlst nur den Handlanger fürs Aktivieren, keinen für das Haus.
    - Niemand sieht die Karte an, auch du nicht. Es ist ein Haus wie jedes andere.
    - Auch die letzte Karte eines Stapels darf so gelegt werden: Dann ist die nächste Runde die letzte.
mind-prince =
    - Er will einen gelben Handlanger, obwohl seine Karte lila ist: Was das Aktivieren kostet, hat mit der Farbe der Karte nichts zu tun.
mind-princess =
    - Die Karte gehört nicht zur Hand. Sie muss sofort gespielt werden, auf eine der sechs Arten, und ist nicht die Karte deines Zugs.
    - Du siehst ihre Farbe auf dem Stapel, bevor du wählst. Für ein Haus brauchst du noch einen Handlanger dieser Farbe.
mind-saddler =
    - Jede Gruppe zählt einmal, wie viele du auch davon hast. Der Sattler selbst ist ein Handwerker.
mind-servant =
    - Die Karte kommt auf die Hand und lässt sich noch im selben Zug spielen. Ein Zug mehr ist das nicht: Es ist eine Wahl mehr.
    - War es die letzte eines Stapels, ist die nächste Runde die letzte.
mind-shopkeeper =
    - Alle fünf Felder eines Kanals müssen jetzt bebaut sein. Ein Kanal, der vollständig war und ein Plättchen verlor, zählt erst, wenn er wieder ganz ist.
mind-tailor =
    - Eine Stufe neben der aus der Würfelphase, für 2 Gulden, was auch gewürfelt ist, selbst ohne 1 oder 2.
    - Auf der obersten Stufe gibt es nichts zu kaufen.
mind-vicar =
    - Die Würfel liegen, wie sie in dieser Runde fielen. Zeigt keiner eine 1, gibt es nichts zu aktivieren.

## Loop

mind-accountant =
    - In einem deiner Züge, einmal pro Runde, kostenlos. Eine Runde, in der du ihn vergisst, ist verloren.
mind-astronomer =
    - Nur für Personen, die du nach ihm anwirbst. Er selbst hat keinen Pfeil.
    - Das zweite Mal kommt gleich nach dem ersten, und du darfst ablehnen. Er muss dann noch im Spiel sein.
    - Würde das zweite Mal nichts bewirken, wird nicht gefragt.
mind-earl =
    - Nur in der Würfelphase, und nur, wenn kein Würfel 1 oder 2 zeigt. Ist eine Stufe zu haben, aber zu teuer für dich, hilft er nicht.
mind-fire_eater =
    - Es kommt auf die Farbe der angeworbenen Karte an, nicht auf seine eigene oder die des Hauses.
    - Er wirkt vor dem Pfeil des Neuen, und nicht bei seiner eigenen Ankunft.
mind-fountain_builder =
    - Eine Karte in der Farbe des Felds bleibt nötig, außer wenn eine Person baut.
    - Er hilft nur bei Kanälen.
mind-guard =
    - Es kommt auf die Farbe des Felds an, nicht auf die der Karte.
    - Ohne Marker dieser Farbe wird keiner abgelegt, und es gibt keinen Punkt.
    - Plättchen anderer gehen ihn nichts an.
mind-inventor =
    - Du entscheidest, bevor du deine Karten ansiehst. Du darfst es bei fünf lassen.
    - Auch mit sechs Karten hast du vier Züge.
mind-judge =
    - Für alle drei Mehrheiten. Du musst dort mindestens eine Stufe, eine Person oder ein Plättchen haben.
    - Wer mit dir gleichauf ist, dreht nichts um.
    - Wer allein vor dir liegt, bleibt es: Der Richter lässt Gleichstände zählen, mehr nicht.
mind-king =
    - Einmal pro Runde, in deinem eigenen Zug, kostenlos. Sein Preis und was er tut, sind von uns.
mind-lawyer =
    - Nur für Karten, die du für Handlanger spielst, auch durch eine Person. Handlanger, die eine Person bringt, bleiben, wie sie sind.
mind-notary =
    - Nur in der Würfelphase. Der Preis fällt nie unter nichts.
    - Ohne 1 oder 2 gibt es keine Stufe, also auch nichts billiger zu machen.
mind-plasterer =
    - Es kommt auf die Farbe des Hauses an.
    - Ohne Marker dieser Farbe wird keiner abgelegt, und es gibt keinen Punkt.
mind-powderman =
    - Der braune Würfel dieser Runde zählt. Dieselbe 5 oder 6 hat dir auch einen Pestmarker gebracht.
mind-preacher =
    - Beliebige Farbe, ein Marker je Stufe, und du darfst es lassen.
    - Ohne Marker gibt es nichts abzulegen und keinen Punkt.
mind-queen =
    - Ein Punkt in jeder Runde, in der du an sie denkst, auch in der, in der sie einzieht. Je früher, desto mehr ist sie wert.

## Laurel

mind-bishop =
    - Alle Handlanger, die dir am Ende bleiben, alle Farben zusammen. Ein einzelner, der übrig ist, zählt nichts.
mind-butler =
    - Die Farben der Häuser zählen, bewohnt oder nicht; die der Personen nicht.
    - Alle fünf Farben sind nötig: Es sind 5 Punkte oder keiner.
mind-engraver =
    - Jede Gruppe zählt einmal, wie viele du auch davon hast. Die Gruppe des Graveurs selbst zählt mit.
mind-geographer =
    - Zusätzlich zu dem, was dritte Felder und Statuen von selbst bringen.
    - Ein drittes Feld muss am Ende bebaut sein. Eine Statue zählt auch, wenn ihr Kanal ein Plättchen verloren hat.
mind-mayor =
    - Er ist selbst ein Beamter: Ist er allein, sind es 2 Punkte.
