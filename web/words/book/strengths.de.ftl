# Wie stark jede Art Bot ist, in einem Satz.

strength-apprentice-why = Lehrling: verschenkt fast in jedem Zug etwas. Gut für das erste Spiel.
strength-journeyman-why = Geselle: spielt solide und lässt ab und zu etwas liegen.
strength-master-why = Meister: lässt selten etwas liegen, und nie viel.
strength-syndic-why = Syndikus: nimmt immer, was am meisten verspricht.
strength-grandmaster-why = Großmeister: denkt mehrere Schritte voraus.

## Was Bots gern tun, Spiel für Spiel

persona-any = Irgendwer
persona-any-why = Irgendwer: tut, was am meisten bringt.
persona-mixed = Bunte Runde
persona-mixed-why = Bunte Runde: Alle haben ihre eigene Vorliebe.
persona-builder = Baumeister
persona-builder-why = { $name } der Baumeister: noch ein Haus, sobald ein Arbeiter dafür da ist.
persona-recruiter = Werberin
persona-recruiter-why = { $name } die Werberin: füllt ihre Häuser mit Personen, was sie auch kosten.
persona-digger = Kanalgräber
persona-digger-why = { $name } der Kanalgräber: hat lieber einen Kanal als Gulden in der Truhe.
persona-hawk = Habicht
persona-hawk-why = { $name } der Habicht: geht dorthin, wo andere führen, und macht ihnen die Stadt streitig.
persona-homebody = Nesthockerin
persona-homebody-why = { $name } die Nesthockerin: baut, wo sie schon zu Hause ist, und lässt andere in Ruhe.
persona-pioneer = Pionier
persona-pioneer-why = { $name } der Pionier: zieht in Städte, in denen noch fast nichts steht.
persona-patron = Gönnerin
persona-patron-why = { $name } die Gönnerin: gibt der Hauptstadt, was andere für sich behalten.
persona-schemer = Ränkeschmied
persona-schemer-why = { $name } der Ränkeschmied: schickt Agenten in die Hauptstadt und weiß als Einziger, was sie verändert haben.
persona-gambler = Spieler
persona-gambler-why = { $name } der Spieler: geht über das Limit und vertraut darauf, dass es noch steigt.
