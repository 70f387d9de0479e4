# Das Regelheft von Capital Lux, auf Deutsch. In rules/ruleText.ts steht, womit eine Zeile beginnen darf.

rule-aim = Das Ziel und die Geschichte
rule-aim-text =
    Vier Berufe machen eine Stadt groß: Agenten, Kleriker, Gelehrte und Händler. Du führst eine Heimatstadt, und gemeinsam füllt ihr die Hauptstadt. Wer zu Hause bleibt, ist Punkte wert; wen du in die Hauptstadt schickst, der tut dir sofort einen Dienst und erhöht, was alle von seinem Beruf haben dürfen.
    Denn so ist das Gesetz: Eine Heimatstadt, die am Ende einer Runde mehr von einem Beruf hat als die Hauptstadt, verliert ihn ganz, und die Modifikatoren der Hauptstadt kennt nur, wer sie gelegt hat. Wer nach drei Runden die meisten Punkte hat, gewinnt.

rule-set-up = Aufbau
rule-set-up-text =
    Ihr spielt zu zweit, zu dritt oder zu viert, drei Runden lang. Es gibt 72 Karten, 18 von jedem der vier Berufe:
    | Wert einer Karte | 2 | 3 | 4 | 5 | 6
    | Wie viele je Beruf | 3 | 4 | 4 | 4 | 3
    Daneben liegen acht Goldscheiben und vier Modifikatoren: +4, +2, −1 und −3.
    Die erste Karte des Stapels eröffnet die Hauptstadt. Alle bekommen offen einen Modifikator: Wer den höchsten hat, beginnt die erste Runde. Dann werden die Modifikatoren gemischt und liegen verdeckt.
    ~ Die Aktion der Karte, die die Hauptstadt eröffnet, wird nicht ausgeführt.
    ~ Gleiche Karten sind gleich: Nichts unterscheidet einen Agenten 4 vom anderen.

rule-round = Eine Runde
rule-round-picture = Auf einen Blick: eine Hand wählen, sie in die Heimatstadt oder die Hauptstadt spielen und sehen, wer zu weit ging.
rule-round-text =
    1. _Wählen._ Alle wählen Karten und geben den Rest weiter (#choosing).
    2. _Spielen._ Reihum spielen alle eine Karte: in die eigene Heimatstadt für Punkte oder in die Hauptstadt für ihre Aktion (#playing).
    3. _Rundenende._ Wer von einem Beruf mehr hat als die Hauptstadt, verliert ihn (#limits). Wer am meisten davon hat, nimmt eine Bonuskarte (#bonus).
    Die Karten in der Hauptstadt und in den Heimatstädten bleiben für die nächste Runde liegen.

rule-choosing = Karten wählen
rule-choosing-picture = Sechs Karten zur Wahl. Die beiden mit dem Häkchen werden behalten; die anderen vier gehen nach links.
rule-choosing-text =
    Alle bekommen sechs Karten; zu viert fünf.
    1. Wähle zwei, alle gleichzeitig und geheim. Gib den Rest nach links.
    2. Wähle zwei von dem, was du bekommst. Gib den Rest nach links.
    3. Was du nun bekommst, musst du behalten.
    So beginnst du mit einer vollen Hand von sechs Karten, oder von fünf.
    Reicht der Stapel in der dritten Runde nicht für alle, bekommen alle gleich viele, so viele es geht.
    ~ Dann werden zwei und zwei gewählt, soweit die Karten reichen. Müsste man alle wählen, wird nicht gefragt.
    ~ Was du weitergegeben und bekommen hast, darfst du nachsehen, bis die Hände abgelegt sind.

rule-playing = Dein Zug
rule-playing-picture =
    1. Der Wert: Punkte in deiner Heimatstadt oder ein höheres Limit in der Hauptstadt.
    2. Der Beruf: Er sagt, was die Karte in der Hauptstadt tut.
    3. Der Buchstabe der Farbe, mit ihrer Schraffur.
rule-playing-text =
    Der Startspieler beginnt, dann geht es im Uhrzeigersinn. In deinem Zug musst du eine Karte von der Hand spielen.
    - _In deine Heimatstadt:_ Die Karte bringt ihren Wert in Punkten, solange sie dort liegt. Sie hat keine Aktion.
    - _In die Hauptstadt:_ Die Karte erhöht für alle das Limit ihres Berufs, und du führst ihre Aktion aus. Du musst, wenn es geht.
    | In der Hauptstadt | Aktion
    | Agent | einen Modifikator ansehen und legen (#agents)
    | Kleriker | die niedrigste Karte eines anderen Berufs nehmen (#clerics)
    | Gelehrter | eine Karte ziehen (#scholars)
    | Händler | eine Goldscheibe nehmen (#merchants)
    Der Tisch zeigt die Summen der Hauptstadt und jeder Heimatstadt und den Platz bis zu jedem Limit. Ein Zug sagt vorher, was er bewirkt, und warnt, wenn eine Heimatstadt über ihr Limit käme.

rule-agents = Agenten und Modifikatoren
rule-agents-picture = Anna hat hier eine +4 gelegt; nur sie kennt sie. Bert hat auch einen Modifikator gelegt, und niemand sonst weiß, welchen: Das Limit liegt zwischen den beiden Zahlen.
rule-agents-text =
    Ein Agent in der Hauptstadt lässt dich den obersten Modifikator ansehen. Lege ihn verdeckt über einen der vier Berufe, was auch immer dort schon liegt. Am Ende der Runde erhöht oder senkt er dort das Limit.
    Es gibt nur vier: +4, +2, −1 und −3. Ist keiner mehr da, wird keiner gelegt. Für die anderen bleibt ein Modifikator bis zum Rundenende verdeckt.
    ~ Deine eigenen Modifikatoren darfst du wieder ansehen.

rule-clerics = Kleriker
rule-clerics-text =
    Ein Kleriker in der Hauptstadt wählt Agenten, Gelehrte oder Händler. Du nimmst die niedrigste Karte dieses Berufs aus der Hauptstadt in deine Heimatstadt, nicht auf die Hand. Ein Kleriker nimmt nie einen Kleriker.
    Zweierlei geschieht zugleich: Das Limit sinkt um diese Karte, und deine Summe steigt um sie.
    > Die Gelehrten in der Hauptstadt sind 2, 4 und 5: Das Limit ist 11. Du nimmst die 2. Das Limit ist nun 9, und du hast 2 Punkte mehr an Gelehrten.
    ~ Nur Berufe mit einer Karte in der Hauptstadt sind wählbar. Gibt es nur einen, wird nicht gefragt; gibt es keinen, geschieht nichts.

rule-scholars = Gelehrte
rule-scholars-text =
    Ein Gelehrter in der Hauptstadt lässt dich die oberste Karte des Stapels ziehen. Ist der Stapel leer, ziehst du keine.
    Ein Gelehrter als letzte Karte zieht eine neue. Deine Hand ist also nicht leer, und die Runde geht weiter.
    ~ Bei leerem Stapel wird nichts gezogen, und das Rundenende beginnt.

rule-merchants = Händler
rule-merchants-text =
    Ein Händler in der Hauptstadt nimmt eine Goldscheibe aus dem Vorrat. Ist er leer, nimmst du keine.
    Gold rettet Karten am Ende einer Runde (#gold). Eine Scheibe, die du am Ende des Spiels noch hast, ist 1 Punkt wert.

rule-last-turns = Die letzten Züge einer Runde
rule-last-turns-text =
    Wer am Ende eines Zugs keine Karte mehr hat, löst das Rundenende aus. Alle anderen haben noch genau einen Zug.
    Was danach noch auf einer Hand ist, kommt offen in die Heimatstadt, ohne Aktion.
    > Bert spielt seine letzte Karte. Clara und Anna haben je noch einen Zug. Anna hat zwei Karten: Eine spielt sie, die andere kommt in ihre Heimatstadt, ob sie will oder nicht.
    ~ Wer dann keine Karte hat, passt.

rule-limits = Limits
rule-limits-picture = Die Händler in der Hauptstadt sind 12, und ein Modifikator von −1 macht das Limit zu 11. Anna hat 9: sicher. Bert hat 11: gerade noch sicher. Clara hat 13: 2 zu viel, und alle ihre Händler sind verloren.
rule-limits-text =
    Am Ende der Runde werden alle Modifikatoren aufgedeckt. Das Limit eines Berufs ist die Summe seiner Karten in der Hauptstadt, mit den Modifikatoren darüber.
    Hat eine Heimatstadt mehr als das, werden alle ihre Karten dieses Berufs abgelegt. Eine Summe gleich dem Limit ist sicher.
    Nur Gold kann sie retten (#gold).
    ~ Ein Limit kann unter null liegen. Eine Heimatstadt ohne Karte des Berufs ist nie darüber.
    ~ Abgelegte Karten sind aus dem Spiel. Sie liegen offen und werden nie neu gemischt.
    ~ Die aufgedeckten Modifikatoren liegen offen, bis für die nächste Runde ausgeteilt wird.

rule-gold = Mit Gold retten
rule-gold-picture = Annas Agenten sind 2 über dem Limit. Sie zahlt 2 Gold und behält alle.
rule-gold-text =
    Jede Goldscheibe erhöht eines deiner Limits um 1, nur für diese Prüfung. Zahle genau, was du zu viel hast, und du behältst alle Karten dieses Berufs. Niemand muss zahlen, und gezahlte Scheiben gehen in den Vorrat zurück.
    ~ Wer über einem Limit ist, entscheidet gleichzeitig mit den anderen.
    ~ Wer nichts retten kann, wird nicht gefragt.
    ~ Gerettete Karten bleiben und zählen für Bonuskarten. In der nächsten Runde können sie wieder zu viel sein.

rule-bonus = Bonuskarten
rule-bonus-picture = Clara hat ihre Gelehrten verloren. Bert hat nun am meisten davon und nimmt die höchste Karte aus der Hauptstadt.
rule-bonus-text =
    Nach dem Ablegen nimmt für jeden Beruf die Heimatstadt mit der höchsten Summe dessen höchste Karte aus der Hauptstadt. Sie bringt am Ende ihren Wert in Punkten und verlässt die Hauptstadt.
    Bei Gleichstand nimmt jeder eine, in Zugreihenfolge vom Startspieler an: der Erste die höchste, der Nächste die höchste, die übrig ist, solange es welche gibt.
    Bonuskarten liegen für sich. Sie gehören nicht zur Heimatstadt: Sie zählen weder beim Limit noch für spätere Bonuskarten.
    ! Mit einer Summe von 0 nimmt niemand eine, weil niemand vorn liegt, wo niemand eine Karte des Berufs hat.
    ! Bonuskarten liegen offen, weil alle gesehen haben, wie sie genommen wurden: Der Verlauf sagt dasselbe, und Bots vergessen nichts. Nach der Spielregel liegen sie verdeckt.

rule-next-round = Die nächste Runde
rule-next-round-text =
    Die Karten in der Hauptstadt und den Heimatstädten bleiben liegen. Die vier Modifikatoren werden neu gemischt.
    Wer die reichste Heimatstadt hat, über alle Berufe und ohne Bonuskarten, beginnt. Bei Gleichstand, wer im Uhrzeigersinn dem letzten Startspieler am nächsten sitzt.
    ~ Der letzte Startspieler selbst gilt als der Nächste.

rule-winner = Der Sieg
rule-winner-text =
    Nach der dritten Runde zählen alle zusammen:
    | Was | Punkte
    | Karten in deiner Heimatstadt | ihre Werte
    | Bonuskarten | ihre Werte
    | Goldscheiben | je 1
    Die höchste Summe gewinnt. Bei Gleichstand gewinnt, wer in Heimatstadt und Bonuskarten die meisten Sechsen hat, dann die meisten Fünfen und so weiter.
    ~ Ist auch das gleich, wird der Sieg geteilt.

rule-hidden = Was alle wissen
rule-hidden-text =
    Hauptstadt, Heimatstädte, Bonuskarten (#bonus), Gold und abgelegte Karten liegen offen. Hände, weitergegebene Karten, der Stapel und die Modifikatoren über den Berufen sind verdeckt.
    ~ Der Platz bis zu jedem Limit wird mit den Modifikatoren gezeigt, die du kennst, und mit der Spanne, die verdeckte lassen.
