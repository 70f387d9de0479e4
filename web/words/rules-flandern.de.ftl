# Das Regelheft von Flandern 1302, auf Deutsch. In rules/ruleText.ts steht, womit eine Zeile beginnen darf.

rule-aim = Das Ziel und die Geschichte
rule-aim-text =
    Am 11. Juli 1302 schlagen Städter zu Fuß bei Kortrijk die Ritter des Königs von Frankreich und hängen die vergoldeten Sporen der Gefallenen in eine Kirche: die Schlacht der Goldenen Sporen. Die Weber, Walker, Färber und Tuchscherer, die ihrem Grafen zu Hilfe gekommen waren, bekommen in Brügge, Gent und Ypern etwas zu sagen, und auch in Utrecht und Lüttich ergreifen die Zünfte die Macht. Nun machen sie einander die Macht streitig, und da beginnt das Spiel.
    Du führst eine dieser Zünfte und baust ihre Viertel in sechs Städte zugleich, neben denen deiner Mitspieler, der grauen Zunft der Waffenschmiede und der Kirche. Eine volle Stadt zahlt den Zünften Punkte nach ihrem Rang, und wer die meisten Punkte hat, wenn alles bebaut ist, hat den größten Einfluss in Flandern.

rule-set-up = Aufbau
rule-set-up-text =
    Ihr spielt zu zweit, zu dritt oder zu viert; jeder führt eine Zunft. Zu jeder Farbe gehört eine Stadt: Blau Brügge, Gelb Gent, Grün Ypern, Rot Löwen. Die graue Zunft (Utrecht) führt niemand, und alle dürfen für sie bauen. Die Kirche (Lüttich) ist keine Zunft.
    Alle legen das eigene Zentrum auf einen von sechs freien Plätzen. Utrecht und Lüttich kommen auf die Plätze, die übrig sind.
    | Im Vorrat | Wie viele
    | Stadtviertel jeder Zunft, auch der grauen | 15: fünf kleine, fünf mittlere, fünf große
    | Stadtviertel der Kirche | 13, davon vier besondere
    | Baustellen | 10
    | Dome und Zunftmeister | je 4
    Alle haben dieselben elf silbernen Karten: eine für jede Stadt, eine für eine Baustelle, eine zum Aufnehmen und drei Einflusskarten. Die goldenen Karten liegen auf einem Stapel, die mit A über denen mit B.
    Zu dritt bleibt die vierte Zunft draußen: ihre Stadtviertel, ihr Zentrum, ihre Karten und die Karten aller mit ihrer Stadt. Ein Platz bleibt leer und ist keine Stadt. Zu zweit: siehe #two-players.
    Vor der ersten Karte wählt jeder eine Zunft, noch während der Tisch wartet.
    ! Der Zufall bestimmt den ersten Startspieler, weil der Tisch nicht weiß, wer der Älteste ist.
    ~ Wer zuerst kommt, wählt zuerst. Wer nicht wählt, bekommt eine der übrigen; Bots nehmen, was übrig bleibt.
    ~ Die Zentren werden vom Startspieler an im Uhrzeigersinn gelegt. Die von Utrecht und Lüttich legt der Zufall.
    ^ Jede Zunft hat fünf Viertel von jeder der drei Formen. Von den beiden letzten Zentren ist eines grau, das andere gehört der Kirche.
    % Die Spielregel nennt die Gewerbe: Weber, Walker, Färber, Tuchscherer und die neutralen Waffenschmiede. Welche Farbe und welche Stadt zu jedem gehört, haben wir geraten: die Färber blau, die Weber gelb, die Walker grün, die Tuchscherer rot.

rule-round = Eine Runde
rule-round-picture = Auf einen Blick: eine goldene Karte im Geheimen, die Wahl aller, wer zuerst darf, das Bauen, die goldene Karte, die Wertung.
rule-round-text =
    1. Der Startspieler sieht sich die oberste goldene Karte an (#golden).
    2. Alle wählen geheim Karten (#choosing).
    3. Alle decken auf, und die Reihenfolge wird bestimmt.
    4. Nacheinander führen alle ihre Aktion aus.
    5. Der Startspieler führt die goldene Karte aus.
    6. Unbebaubare Felder werden abgedeckt (#covering) und volle Städte gewertet (#scoring).
    Dann wird der Nächste im Uhrzeigersinn Startspieler.

rule-choosing = Karten wählen
rule-choosing-picture = Eine Stadtkarte baut in ihrer Stadt. Die Karte „Baustelle“ baut überall, aber unfertig. Die Karte „Aufnehmen“ bringt gespielte Karten zurück.
rule-choosing-text =
    Alle wählen gleichzeitig und geheim: genau eine Aktionskarte und dazu beliebig viele Einflusskarten, oder keine.
    Dann decken alle auf. Wer die meisten Karten gespielt hat, ist zuerst dran, dann wer die zweitmeisten hat, und so weiter. Bei gleich vielen kommt zuerst, wer im Uhrzeigersinn näher am Startspieler sitzt, der Startspieler vor allen.
    Gespielte Einflusskarten sind weg, was sie auch gebracht haben. Die Aktionskarte bleibt offen vor dir liegen und kann erst wieder gewählt werden, wenn du sie aufgenommen hast (#pick-up).
    > Anna spielt Gent mit einer Einflusskarte, Bert nur Brügge, Clara Brügge mit zweien. Clara ist zuerst dran, dann Anna, dann Bert.
    Was möglich ist, muss geschehen; was und wo du baust, wählst du. Was unmöglich ist, verfällt, und die Karte ist trotzdem gespielt.
    Du darfst eine Karte wählen, deren Aktion unmöglich ist, etwa die einer gewerteten Stadt: Sie ist gespielt, und du hast gepasst.

rule-towns = Stadtkarten
rule-towns-text =
    Eine Stadtkarte tut in ihrer Stadt eines von beidem:
    - Ein Stadtviertel legen: von deiner Zunft, von Grau oder von der Kirche (#building).
    - Oder dort eine Baustelle vollenden, auf einem Viertel von dir, von Grau oder von der Kirche, wer sie auch eingerichtet hat (#sites).
    Keine Karte berührt eine Stadt, die gewertet ist. Wer ihre Karte spielt, passt.
    ~ Eine volle Stadt, die noch nicht gewertet ist, nimmt keine Stadtviertel mehr auf. Ihre Baustellen lassen sich noch vollenden, und das muss geschehen, wenn die Karte nichts anderes erlaubt.

rule-sites = Baustellen
rule-sites-picture = Das gelbe Viertel unter den Balken ist eine Baustelle. Es füllt sein Feld, zählt aber erst, wenn jemand es vollendet.
rule-sites-text =
    Die Karte „Baustelle“ legt ein Stadtviertel in eine Stadt deiner Wahl, nach denselben Bauregeln, mit einer Baustelle darauf. Ist keine Baustelle im Vorrat, geht das nicht.
    Eine Baustelle füllt ihr Feld und grenzt an andere wie jedes Stadtviertel. Aber bei der Wertung zählt sie nichts.
    Später nimmt eine Stadtkarte die Baustelle weg, und das Viertel ist vollendet. Sie kommt in den Vorrat zurück.

rule-pick-up = Aufnehmen
rule-pick-up-text =
    Mit der Karte „Aufnehmen“ nimmst du alle Aktionskarten zurück, die du gespielt hast, sie selbst eingeschlossen. Du darfst sie auch spielen, wenn sie die einzige ist.
    Einflusskarten kommen nie zurück.

rule-building = Ein Stadtviertel bauen
rule-building-picture =
    1. Hier passt das gelbe Viertel: Eine lange Seite liegt an einem Stadtviertel.
    2. Hier nicht: Gelb würde an Gelb grenzen.
    3. Hier nicht: Keine der langen Seiten liegt an einem Stadtviertel.
rule-building-text =
    Drei Regeln sagen, wo ein Stadtviertel liegen darf:
    - _Form:_ auf einem freien Feld seiner eigenen Form: klein, mittel oder groß.
    - _Lange Seite:_ Eine seiner langen Seiten muss an einem Stadtviertel liegen, das schon da ist. Die dicken Linien eines Felds sind seine langen Seiten.
    - _Grenzen:_ Stadtviertel mit demselben Wappen dürfen nicht aneinandergrenzen.
    Zentren und Baustellen sind Stadtviertel wie alle anderen. Ein Plättchen, das nicht im Vorrat ist, kann nicht gelegt werden, und was liegt, wird nie weggenommen.
    ~ Ein Stück der langen Seite genügt.
    ~ Angrenzen heißt, ein Stück Seite zu teilen, lang oder kurz. Eine Ecke allein ist keine Grenze.
    ~ Plättchen mit demselben Wappen, derselben Form und gleich vielen Zunftmeistern sind eine einzige Wahl.

rule-special = Besondere Kirchenviertel
rule-special-picture = Das Kirchenviertel A liegt auf seinem Tor. Die Vorstadt dahinter ist nun offen: ein neues Feld zum Bauen. Die anderen Tore sind noch zu.
rule-special-text =
    Die Kirche hat vier besondere Viertel. Sie werden nach den Bauregeln gelegt.
    | Viertel | Form | Was es tut
    | A | klein | öffnet eine Vorstadt hinter Tor A
    | B | mittel | öffnet eine Vorstadt hinter Tor B
    | C | groß | öffnet zwei Vorstädte hinter Tor C
    | D | mittel | verschlingt ein kleines Feld daneben
    Eine offene Vorstadt ist sofort ein Feld wie alle anderen. Bis dahin ist sie keines.
    ! A, B und C werden nur auf das Tor ihres Buchstabens gelegt, weil unsere Städte rekonstruiert sind und nur dort Platz für neue Felder haben. Die Spielregel gibt jedem eine Art von Feld.
    ~ Alle vier werden nur gelegt, wo ihre Wirkung ganz geschehen kann.
    % Auch ein gewöhnliches Stadtviertel darf auf ein Tor gelegt werden. Dann ist dieses Tor verloren.
    % D wird auf ein freies mittleres Feld gelegt, das an ein freies kleines grenzt. Es ist ein einziges Stadtviertel und zählt einmal. Die lange Seite gilt für das mittlere Feld, die Grenzen für beide. Ein verschlungenes Tor ist verloren.

rule-golden = Goldene Karten
rule-golden-picture = Der Startspieler sieht die goldene Karte; die anderen sehen nur ihre Rückseite. Darunter: was noch im Vorrat ist.
rule-golden-text =
    Zu Beginn einer Runde nimmt der Startspieler die oberste goldene Karte. Niemand sonst sieht sie, bevor alle dran waren. Dann wird sie gezeigt und muss ausgeführt werden, wenn es geht.
    | Goldene Karte | Was der Startspieler tut
    | Stadt | legt dort ein graues oder ein Kirchenviertel oder vollendet eines
    | Baustelle | richtet eine ein, nur Grau oder Kirche
    | Aufnehmen | nimmt alle gespielten Aktionskarten zurück
    | Einfluss | nimmt die Karte auf die Hand; von da an ist sie wie jede andere
    | Dom | setzt einen auf ein Kirchenviertel, das noch keinen hat
    | Zunftmeister | setzt einen auf ein Viertel der eigenen Zunft oder von Grau
    Dome und Zunftmeister kommen auf vollendete Stadtviertel und auf Baustellen, in Städten, die nicht gewertet sind. Mehrere Zunftmeister dürfen auf einem Viertel stehen, auch auf einem Zentrum.
    Die Karte einer gewerteten Stadt wird gezeigt und verlässt das Spiel, und eine andere wird genommen.
    ~ Auch das Zentrum der Kirche kann einen Dom tragen.
    ~ Ist keine goldene Karte mehr da, geht die Runde ohne sie weiter.

rule-covering = Tote Felder abdecken
rule-covering-text =
    Am Ende einer Runde wird jedes Feld abgedeckt, auf das nie mehr etwas gelegt werden kann. Ein Abdeckplättchen bringt nichts; die Stadt hat nur ein Feld weniger.
    Ein Feld ist tot, wenn keine lange Seite es erreicht oder wenn jede Zunft und die Kirche entweder daran grenzt oder kein Plättchen dieser Form mehr im Vorrat hat.
    ~ Der Tisch deckt von selbst ab, und genau, immer wieder, bis sich nichts mehr ändert. Weiter voraus sieht er nicht.
    ~ Ein Abdeckplättchen ist kein Stadtviertel: Keine lange Seite liegt daran, und es grenzt an nichts. Es bleibt liegen.
    ~ Es gibt neun Abdeckplättchen. Braucht es ein zehntes, wird das Feld ohne eines geschlossen: Was nicht bebaut werden kann, wartet nicht auf ein Plättchen.

rule-scoring = Eine Stadt werten
rule-scoring-picture = Brügge ist voll und 15 wert: elf Stadtviertel von Zünften und zwei der Kirche. Gelb und Blau haben je drei; Gelb hat einen Zunftmeister und ist Erster, mit 15. Blau bekommt 8. Grün und Rot sind mit zweien gleichauf: Beide bekommen den vierten Rang, je 2. Grau bekommt nichts.
rule-scoring-text =
    Eine Stadt ist voll, wenn jedes Feld bebaut oder abgedeckt ist; Baustellen gelten als bebaut. Volle Städte werden am Ende der Runde gewertet.
    | In der Stadt | Wert
    | Ein Viertel einer Zunft, auch das Zentrum | 1
    | Ein Kirchenviertel | 2
    | Ein Kirchenviertel mit Dom | 3
    | Ein Viertel mit einer Baustelle | 0
    Dann werden die Zünfte nach ihren vollendeten Stadtvierteln dort gereiht.
    | Rang | 1 | 2 | 3 | 4 | 5
    | Punkte | der Wert | die Hälfte, aufgerundet | 4 | 2 | 0
    Bei gleich vielen Vierteln liegt vorn, wer mehr Zunftmeister hat: gedruckte und Figuren, auf vollendeten Vierteln dieser Stadt. Zünfte, die dann noch gleichauf sind, bekommen alle die Punkte des niedrigsten Rangs, den sie teilen.
    Grau wird gereiht wie jede Zunft. Die Kirche hat keinen Rang. Eine Zunft ohne vollendetes Viertel bekommt nichts.
    Danach wird dort nicht mehr gebaut. Die Baustellen kommen in den Vorrat zurück. Die silbernen Karten der Stadt dürfen aus dem Spiel genommen werden.
    ~ Das muss niemand, und sie zu behalten ist nie schlechter: Also bleiben sie, und man kann mit ihnen passen.

rule-end = Das Ende
rule-end-text =
    Das Spiel endet nach einer Runde, wenn höchstens ein freies Feld auf dem Spielplan übrig ist oder die goldenen Karten aufgebraucht sind.
    Dann werden alle freien Felder abgedeckt und alle noch nicht gewerteten Städte gewertet. Wer die meisten Einflusskarten hat, bekommt 3 Punkte; bei Gleichstand jeder von ihnen.
    Wer die meisten Punkte hat, gewinnt. Was Grau hat, zählt für niemanden.
    ! Hat niemand eine, bekommt niemand die 3 Punkte, weil drei Punkte für alle nichts ändern.
    ~ Bei Gleichstand wird der Sieg geteilt.

rule-two-players = Zu zweit
rule-two-players-text =
    Es gibt keine Einflusskarten, goldenen Karten, Dome und Zunftmeister-Figuren. Die beiden Zünfte, die niemand führt, stehen unter Einfluss: Für jeden von euch zählt eine.
    Ihre Stadtkarten und Baustellenkarten, vierzehn zusammen, bilden einen Stapel.
    Ihr seid abwechselnd am Zug. In einem Zug hast du zwei Aktionen, in beliebiger Reihenfolge:
    - eine Karte von deiner Hand, gespielt wie immer;
    - eine Karte vom Stapel, gezogen, wenn du diese Aktion beginnst. Sie baut oder vollendet für die Zunft, zu der sie gehört, für Grau oder für die Kirche, und muss es, wenn sie kann.
    Gezogene Karten liegen neben dem Stapel und werden neu gemischt, wenn er aufgebraucht ist. Die Karte einer gewerteten Stadt verlässt das Spiel, und eine andere wird gezogen.
    Abgedeckt und gewertet wird am Ende jedes Zugs. Das Spiel endet, wenn kein freies Feld mehr da ist oder wenn auf jedem freien Feld nur noch für Zünfte unter Einfluss gebaut werden kann. Deine Punkte sind die deiner Zunft und die der Zunft unter deinem Einfluss.
    ~ Nach den eigenen Zentren nimmt der zweite Spieler eine Zunft unter Einfluss, der erste hat die andere; in dieser Reihenfolge legt jeder ihr Zentrum.
    ~ Ist keine Karte mehr im Stapel, verfällt die Aktion. Das Spiel endet auch, wenn in 16 Zügen hintereinander nichts gelegt und nichts vollendet wurde.

rule-hidden = Was alle wissen
rule-hidden-text =
    Stadtviertel, Vorrat, Punkte, Figuren und gespielte Karten liegen offen.
    ! Die Hände auch, weil alle gleich beginnen und jede Karte gesehen wird, wenn sie gespielt wird: Der Verlauf sagt dasselbe, und Bots vergessen nichts. Nach der Spielregel hält man seine Karten verdeckt.
    Geheim sind die Wahl dieser Runde, bis alle aufdecken, die goldene Karte, bis sie gespielt wird, und die Reihenfolge der Stapel.
    ~ Eine Wahl mit nur einer möglichen Antwort wird nicht gefragt, außer der Wahl der Karten und, zu zweit, jeder Aktion eines Zugs.

rule-reconstructed = Was rekonstruiert ist
rule-reconstructed-text =
    Der gedruckte Spielplan, die Umrisse der Plättchen, die Zunftmeister darauf und die Liste der goldenen Karten waren nicht zu bekommen. Was Spielregel und Besprechungen darüber verraten und was von uns ist:
    % _Städte:_ Bekannt sind dreizehn Stadtviertel je Stadt. Von uns sind sechs Pläne mit vier kleinen, vier mittleren und vier großen Feldern um ein Zentrum.
    % _Formen:_ Bekannt sind drei, mit langen und kürzeren Seiten. Von uns sind ein halbes Sechseck mit einer langen Seite, ein Dreieck mit dreien und ein Schild mit zweien.
    % _Besondere Viertel:_ Bekannt ist, was sie tun. Von uns sind ihre Formen, und wo die Tore sind.
    % _Zunftmeister:_ Bekannt ist, dass manche Viertel einen oder zwei haben. Von uns ist, welche.
    % _Goldene Karten:_ Bekannt sind 28 in sechs Arten. Von uns ist, wie viele von jeder.
    % _Zünfte:_ Bekannt sind die Gewerbe. Von uns ist, welche Farbe jedes hat und welcher Zunft welche Stadt gehört.
