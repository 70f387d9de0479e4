# Um ein Regelheft als Seite, auf Deutsch.

rules-title = Regeln von { $game }
rules-play = Jetzt spielen
rules-contents = Inhalt
rules-search = Ein Wort in den Regeln suchen
rules-search-none = In keinem Abschnitt kommt dieses Wort vor.
