# Wiederholungen, auf Deutsch: beendete Partien, die Linie, die Schaubilder, Weiterspielen ab einem Augenblick.


## Die Wiederholung

replay-title = { $game }, Wiederholung
replay-word = Wiederholung
replay-moment = Der Moment
replay-others = Beendete Partien
replay-scene = Der Tisch in diesem Augenblick
replay-beside = Ansicht, Diagramme und was du tun kannst
replay-before = Vor der ersten Karte
replay-chance = Es wurde etwas gemischt oder gezogen, das von hier aus niemand sehen darf
replay-answered = { $name } hat geantwortet; die anderen wissen nicht, was
replay-chose = { $name } hat { $what } gewählt; die anderen wissen es noch nicht
replay-begun = { $name } hat begonnen; was daraus wird, steht beim nächsten Schritt
replay-step = Schritt { $step }, { $when }
replay-walk = Durch die Partie gehen
replay-line = Die ganze Partie, Schritt für Schritt
replay-round = Runde { $round }
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-round-back = Zum Beginn der Runde
replay-round-on = Zur nächsten Runde
replay-play = Abspielen
replay-pause = Pause
replay-speed = Geschwindigkeit { $speed }, ändern
replay-views = Ansehen als
replay-view-seat = Was { $name } sah
replay-own-seat = { $name } (du)
replay-view-outside = Als Zuschauer
replay-view-all = Alle Hände offen
replay-came-to = { $points } am Ende
replay-came-to-won = gewann mit { $points }
replay-standing = Punkteverlauf
replay-standing-said = Punkteverlauf; jetzt: { $said }
replay-sources = Woher die Punkte kamen
replay-ways = Was du mit diesem Augenblick tun kannst
replay-link = Link zu diesem Augenblick kopieren
replay-copied = Kopiert
replay-link-short = Link
replay-download = Aufzeichnung
replay-check = Prüfen
replay-charts = Diagramme
replay-learn = Verlauf und Diagramme
replay-branch = Von hier weiterspielen
replay-branch-over = In diesem Augenblick ist die Partie zu Ende. Geh zurück, um weiterzuspielen.
replay-branch-what = Ein neuer Tisch wird eröffnet, an dem alles ist wie nach Schritt { $step }. Auf den anderen Plätzen sitzen Bots.
replay-branch-seat = Dein Platz
replay-branch-bots = Die Bots
replay-branch-cards = Die Karten, die noch kommen, sind die dieser Partie. Du kannst sie hier gesehen haben; die Bots nicht.
replay-branch-go = Den Tisch eröffnen

## Entscheidungen, und was ein starker Bot von ihnen hält

replay-choices = Entscheidungen
analysis-of = Die Entscheidungen von { $name }
analysis-none = Hier keine Wahl
analysis-none-what = In diesem Augenblick hatte der Platz, von dem aus du zusiehst, nichts zu entscheiden. Die Pfeile führen zu seinen Entscheidungen.
analysis-before = Zur Entscheidung davor
analysis-after = Zur nächsten Entscheidung
analysis-thinking = Ein starker Bot betrachtet, was { $name } wissen konnte …
analysis-one-way = Es gab nur eine Möglichkeit.
analysis-best = am besten
analysis-behind = { $percent ->
    [0] gleich gut
   *[other] −{ $percent } %
  }
analysis-share = gewinnt { $percent } von 100 Partien
analysis-played-best = gespielt
analysis-played-fine = gespielt, etwas schlechter
analysis-played-slip = gespielt: ein Ausrutscher
analysis-played-mistake = gespielt: ein Fehler
analysis-gain = Am Ende der Partie hätte der beste Zug { $points } Punkte mehr Vorsprung gebracht, auf etwa { $error } genau.
analysis-gain-unsure = In Punkten kann das Zufall sein: { $points } am Ende, auf etwa { $error } genau.
analysis-note = { $others ->
    [0] Mit der besten war ein Sieg zu { $percent } % wahrscheinlich, wie der Bot rechnet. Er sah keine verdeckte Karte und kann sich irren.
    [one] Mit der besten war ein Sieg zu { $percent } % wahrscheinlich, wie der Bot rechnet. Er sah keine verdeckte Karte und kann sich irren. Eine weitere wurde abgewogen.
   *[other] Mit der besten war ein Sieg zu { $percent } % wahrscheinlich, wie der Bot rechnet. Er sah keine verdeckte Karte und kann sich irren. { $others } weitere wurden abgewogen.
  }
analysis-look-through = Alle { $count } Entscheidungen ansehen
analysis-looking = Entscheidung { $done } von { $of } wird angesehen
analysis-stop = Anhalten
analysis-found = { $slips ->
    [0] In { $looked } von { $of } Entscheidungen wurde nichts verschenkt.
    [one] Ein Ausrutscher in { $looked } von { $of } Entscheidungen.
   *[other] { $slips } Ausrutscher in { $looked } von { $of } Entscheidungen, der größte zuerst.
  }
analysis-slip = Schritt { $step }, { $name }: −{ $percent } %

## Glück und Entscheidungen

review-ask = Wie viel davon war Glück?
review-title = Glück und Entscheidungen von { $name }
review-thinking = Jede Karte und jeder Wurf wird mit dem verglichen, was hätte kommen können …
review-luck = { $name } begann bei { $first } % und endete bei { $last } %. Das Glück allein verschob das um { $luck }, auf etwa { $error } % genau. Der Rest sind die Entscheidungen von { $name } und die der anderen, und worin sich die urteilenden Bots irrten.
review-luck-yours = Nach dem Urteil von Bots verschob das Glück allein deine Aussichten um { $luck }. Der Rest sind deine Entscheidungen und die der anderen.
review-see = Ansehen, wo
review-chart = Wie wahrscheinlich ein Sieg für { $name } jeweils war; Glück allein brachte { $luck } %, am Ende stehen { $last } %
review-stood = Siegchance
review-by-chance = durch Glück allein
review-chance-most = Wo das Glück am meisten ausmachte
review-costly = Die teuersten Entscheidungen
review-weighing = { $of } Entscheidungen werden noch einmal angesehen: { $done } fertig
review-nothing-given = Von keiner einzelnen Entscheidung steht fest, dass sie viel verschenkt hat. Viele kleine zusammen vielleicht doch, und der Bot sieht nicht jeden Ausrutscher.
review-better = { $played }. Besser: { $better }.
review-won = Von 100 Partien, die von hier aus weitergespielt wurden, gewann das { $share } mehr, auf etwa { $error } genau.
review-led = Am Ende brachte das { $points } Punkte mehr Vorsprung, auf etwa { $error } genau.
review-error = ± { $error }
review-error-points = Punkte, ± { $error }
review-note = Glück ist, was kam, gemessen am Mittel dessen, was hätte kommen können. Was eine Stellung wert ist, haben Bots aus eigenen Partien gelernt: Sie können sich irren. Glück gibt und nimmt unterwegs; zusammen kann es also mehr sein, als zu gewinnen oder zu verlieren war.

## Beendete Partien

records-what = Jede Partie, die zu Ende ist, kann von allen Zug für Zug angesehen werden.
records-file = Eine Aufzeichnung öffnen
records-file-what = Wähle eine Datei, oder zieh sie auf diese Seite. Sie wird erst geprüft, und nichts davon wird behalten.
records-too-long = { $name } ist zu lang für die Aufzeichnung einer Partie.
records-not-shown = { $name }: { $reason }
records-mine = Deine
records-all = Alle
records-others = Von anderen
records-none = Hier ist noch keine Partie zu Ende. Spiel eine zu Ende oder öffne eine Aufzeichnung.
records-more = Ältere Partien

## Rätsel: Was würdest du tun?

puzzles-title = Rätsel
puzzles-what = Augenblicke aus echten Partien, in denen ein Zug deutlich besser ist als alle anderen und nicht der naheliegende. Findest du ihn?
puzzles-how-made = Die Partien haben unsere Bots gespielt. Was ein Zug wert ist, haben fünf lange Suchen gefunden, die sich einig sind; die Punkte sind Mittelwerte aus 200 Partien, die von dort zu Ende gespielt wurden.
puzzles-all = Alle Rätsel
puzzles-solved = { $solved } von { $of } gelöst
puzzles-done = gelöst
puzzle-number = Rätsel { $number }
puzzle-title = { $game }: Rätsel { $number }
puzzle-beside = Das Rätsel
puzzle-ask = Was würdest du tun?
puzzle-how = Du sitzt dort, wo die Hand offen liegt. Du weißt, was dieser Spieler wusste, und nicht mehr. Nichts gilt, bevor du bestätigst.
puzzle-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
puzzle-answered = Beantwortet: Sieh, was es wert war.
puzzle-right = Das ist er.
puzzle-wrong = Es gibt einen besseren Zug.
puzzle-elsewhere = { $what } gehört nicht zu den Zügen, die den Bots einen langen Blick wert waren.
puzzle-yours = deine Antwort
puzzle-natural = was die meisten täten
puzzle-why = Warum der beste besser ist als „{ $what }“: Am Ende der Partie bringt er dir, in Punkten
puzzle-lead = Zusammen { $own } Punkte für dich und { $rival } für den besten Gegner: Dein Vorsprung verschiebt sich um { $points } Punkte, auf etwa { $error } genau.
puzzle-gap = Von hier aus gewinnt er etwa { $mine } von hundert Partien, der beste Zug { $best }.
puzzle-tell = Die Lösung zeigen
puzzle-again = Noch einmal versuchen
puzzle-next = Nächstes Rätsel
