# Um ein Regelheft als Seite, auf Deutsch.

rules-title = Regeln von { $game }
rules-play = Jetzt spielen
rules-contents = Inhalt
rules-search = Ein Wort in den Regeln suchen
rules-search-none = In keinem Abschnitt kommt dieses Wort vor.

## A rule read at the table

rules-why-not = Warum nicht
rules-near = Dazu gehört auch
rules-back-to = Zurück zu „{ $section }“
