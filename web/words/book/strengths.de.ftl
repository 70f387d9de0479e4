# Wie stark jede Art Bot ist, in einem Satz.

strength-apprentice-why = Lehrling: verschenkt fast in jedem Zug ein wenig. Gut für das erste Spiel.
strength-journeyman-why = Geselle: spielt solide und lässt ab und zu etwas liegen.
strength-master-why = Meister: lässt selten etwas liegen, und nie viel.
strength-syndic-why = Syndikus: nimmt immer, was am meisten verspricht.
strength-grandmaster-why = Großmeister: denkt mehrere Schritte voraus.
