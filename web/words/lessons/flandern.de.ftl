# Die Lektion von Flandern 1302, auf Deutsch: was die Mentorin sagt. `-say` ist, was zu tun ist, `-why` ist, warum.

lesson-flandern-welcome = Willkommen in Flandern
lesson-flandern-welcome-say = Alle bauen in denselben Städten. Eine volle Stadt wird gewertet und zahlt den Zünften mit den meisten Stadtvierteln. Wer die meisten Punkte hat, gewinnt. Du spielst vier Runden gegen { $others }, zwei Bots. Drücke Weiter.
lesson-flandern-welcome-why = Zehn Minuten, und alles ist das echte Spiel. { $rounds } Runden sind gespielt; eine Stadt ist fast voll. Zu dritt bleibt ein Platz ohne Stadt.
lesson-flandern-guild = Du führst eine Zunft
lesson-flandern-guild-say = Deine Zunft ist { $guild }. Ihre Stadtviertel tragen dieses Wappen und bringen dir Punkte. Die Männchen auf manchen sind Zunftmeister: Bei gleich vielen Stadtvierteln liegt vorn, wer mehr davon hat.
lesson-flandern-guild-why = Alle dürfen auch graue Viertel und Kirchenviertel bauen. Grau nimmt einen Rang ein, und Punkte, die niemand bekommt. Die Kirche nicht: Sie macht eine Stadt mehr wert.
lesson-flandern-town = Was eine Stadt wert ist
lesson-flandern-town-say = { $town } ist jetzt { $value } wert: 1 für jedes Stadtviertel, 2 für jedes Kirchenviertel{ $sites ->
    [0] {""}
   *[other] , 0 unter einer gestreiften Baustelle
}. Darunter steht, was jede Zunft hat und bekäme.
lesson-flandern-town-why = Ist die Stadt voll, bekommt die erste Zunft den ganzen Wert, die zweite die Hälfte. { $tied ->
    [none] Jetzt bekämst du { $points }.
   *[other] Hier sind { $tied } gleichauf, auch an Zunftmeistern: Beide bekommen nur die Hälfte, { $half }. Du bekämst { $points }.
}
lesson-flandern-hand = Deine Aktionskarten
lesson-flandern-hand-say = Die Karte einer Stadt baut dort ein Stadtviertel. „Baustelle“ beginnt eines in einer beliebigen Stadt. „Aufnehmen“ nimmt alle Karten zurück, die du gespielt hast.
lesson-flandern-hand-why = Eine gespielte Karte liegt offen vor dir, bis du aufnimmst. So baut niemand jede Runde in derselben Stadt, und alle sehen, was du noch kannst.
lesson-flandern-golden = Nur du hast sie gesehen
lesson-flandern-golden-say = In dieser Runde bist du Startspieler, also gehört die goldene Karte dir: { $card }. Du führst sie ganz zuletzt aus.
lesson-flandern-golden-why = { $kind ->
    [cathedral] Mit einem Dom zählt ein Kirchenviertel 3 statt 2.
   *[other] Sie ist eine Aktion mehr, den anderen unbekannt.
  } Eine mit dem Namen einer Stadt baut dort ein graues oder ein Kirchenviertel. Baustellen, Dome und Zunftmeister gehen aus: Wie viele noch da sind, steht bei der goldenen Karte.
lesson-flandern-choose = Wähle geheim
lesson-flandern-choose-say = Wähle { $card }, dann die Zahl 1: Eine Einflusskarte kommt dazu. Drücke dann auf „spielen“, das darüber erscheint.
lesson-flandern-choose-why = Wer die meisten Karten spielt, ist zuerst dran; bei gleich vielen, wer näher am Startspieler sitzt. Eine Baustelle darf in jede Stadt: Das letzte Feld ist also nicht sicher, auch wenn die Karte der anderen gespielt ist.
lesson-flandern-order = Wer wann dran ist
lesson-flandern-order-say = Die Karten sind aufgedeckt. Die Zahlen 1, 2, 3 bei den Plätzen sagen, in welcher Reihenfolge alle dran sind. Noch dran: { $order }.
lesson-flandern-order-why = { $influence ->
    [0] Du hast keine Einflusskarte gespielt, also zählt nur dein Platz.
   *[other] Du hast mehr Karten gespielt, also bist du früh dran.
} Eine gespielte Einflusskarte verlässt das Spiel, was sie auch gebracht hat.
lesson-flandern-tile = Nimm ein Plättchen
lesson-flandern-tile-say = Nimm dieses Plättchen: { $tile }. Klein ist ein flaches Plättchen, mittel ein Dreieck, groß ein Drachenviereck; jedes kommt auf ein Feld seiner Form.
lesson-flandern-tile-why = Was rot unter einem Plättchen steht, sagt, warum es jetzt nirgends passt; es ist kein Fehler von dir. Grau und Kirche sind für alle da. { $masters ->
    [0] {""}
   *[other] Mit einem Männchen darauf gewinnt dieses den Gleichstand.
  }
lesson-flandern-space = Lege es hin
lesson-flandern-space-say = Lege es in { $town } auf das Feld, das ich dir offen gelassen habe.
lesson-flandern-space-why = Eine der langen Seiten des Plättchens, dick gezeichnet, muss an einem Stadtviertel liegen. Und gleiche Wappen dürfen nicht aneinander grenzen. { $free ->
    [1] Dies ist das letzte freie Feld: Die Stadt ist voll und wird gewertet, wenn die Runde endet.
   *[other] Die Stadt wird gewertet, wenn ihr letztes Feld bebaut ist.
  }
lesson-flandern-cathedral = Deine goldene Karte
lesson-flandern-cathedral-say = Wähle das Kirchenviertel in { $town }, das ich dir offen gelassen habe: Dort entsteht der Dom.
lesson-flandern-cathedral-why = Mit einem Dom zählt ein Kirchenviertel 3 statt 2. Die Stadt wird mehr wert für den, der dort vorn liegt, und das bist du. Eine andere goldene Karte stellt einen Zunftmeister auf.
lesson-flandern-scored = { $town } wurde gewertet
lesson-flandern-scored-say = Alle Felder sind bebaut. Die Stadt war { $value } wert, und du hast { $points } bekommen.
lesson-flandern-scored-why = Jede volle Stadt wird am Ende der Runde gewertet. Dort baut niemand mehr: Wer ihre Karte spielt, passt.
lesson-flandern-ranks = Wer was bekommt
lesson-flandern-ranks-say = Die erste Zunft bekommt den ganzen Wert, die zweite die Hälfte, aufgerundet, die dritte immer 4, dann 2 und 0.
lesson-flandern-ranks-why = Bei gleich vielen Stadtvierteln entscheiden Zunftmeister. Wer auch darin gleichauf ist, bekommt, was der niedrigste geteilte Rang bringt. { $tied ->
    [none] {""}
   *[other] Hier teilen sich { $tied } Rang 2 und 3: je { $pays }.
} In einer kleinen Stadt kann 4 mehr sein als die Hälfte.
lesson-flandern-site = Beginne eine Baustelle
lesson-flandern-site-say = Wähle „Baustelle“ und drücke auf „spielen“, das darüber erscheint: diesmal ohne Einflusskarte.
lesson-flandern-site-why = Sie hält dir in jeder Stadt ein Feld frei, auch wo deine Karte schon gespielt ist, und bevor andere es nehmen. Sie zählt erst, wenn die Karte dieser Stadt sie vollendet.
lesson-flandern-lay-site = Wohin es nicht darf
lesson-flandern-lay-site-say = Nimm dieses Plättchen: { $tile }. Manche Felder sind ihm verschlossen: Wähle eines davon, und du erfährst, warum. Wähle dann das offene Feld in { $town }.
lesson-flandern-lay-site-why = Die meisten Felder liegen zu weit draußen: Dort berührt noch keine lange Seite ein Stadtviertel. Neben deinem eigenen Zentrum würden gleiche Wappen aneinander grenzen.
lesson-flandern-churches = Vier besondere Kirchenviertel
lesson-flandern-churches-say = A, B und C auf den Mauern sind Tore. Das Kirchenviertel mit diesem Buchstaben, dort gebaut, öffnet die gestrichelte Vorstadt: mehr Felder, mehr Wert. Buchstaben auf Schilden nennen nur Farben.
lesson-flandern-churches-why = Unter einem anderen Plättchen ist ein Tor verloren. Kirchenviertel D bewirkt das Gegenteil: Es verschlingt ein kleines Feld. So dauert eine Stadt länger oder kürzer.
lesson-flandern-complete-card = Vollende deine Baustelle
lesson-flandern-complete-card-say = Wähle { $card } und drücke auf „spielen“. In dieser Stadt liegt deine Baustelle: Sie zählt erst, wenn sie vollendet ist.
lesson-flandern-complete-card-why = Die Karte einer Stadt baut dort ein Stadtviertel oder vollendet eine Baustelle: deine eigene, eine graue oder eine der Kirche.
lesson-flandern-complete = Vollende sie
lesson-flandern-complete-say = Drücke auf „Vollenden“.
lesson-flandern-complete-why = Jetzt zählt das Stadtviertel. Es hat zwei Karten gekostet statt einer; aber du hast das Feld gehalten, während du etwas anderes tatest, und niemand konnte es nehmen.
lesson-flandern-covered = Ein Feld ist abgedeckt
lesson-flandern-covered-say = Auf einem abgedeckten Feld kann nichts mehr gebaut werden: Kein Plättchen, das noch da ist, darf dort liegen.
lesson-flandern-covered-why = Die Stadt hat ein Feld weniger und ist um so viel früher voll.
lesson-flandern-pick-up = Nimm deine Karten zurück
lesson-flandern-pick-up-say = Wähle „Aufnehmen“ und drücke auf „spielen“. Keine Einflusskarte: Es ist gleich, wann du das tust.
lesson-flandern-pick-up-why = Alle deine Karten kommen zurück, aber du baust in dieser Runde nichts. Tu es, wenn die Karten der Städte, die du willst, vor dir liegen, und früh genug, bevor eine Stadt fast voll ist.
lesson-flandern-influence = Behalte etwas Einfluss
lesson-flandern-influence-say = Du hast { $influence } Einflusskarten, alle gleich: Mit den Zahlen neben deiner Hand sagst du, wie viele du spielst. Neue gibt es nur durch eine goldene Karte.
lesson-flandern-influence-why = Wer am Ende die meisten hat, bekommt 3 Punkte; sind es mehrere, dann jeder von ihnen.
lesson-flandern-set-up = Wie ein Spiel beginnt
lesson-flandern-set-up-say = Vor der ersten Runde legen alle das Zentrum der eigenen Zunft: Wähle einen freien Platz, und dort steht deine Stadt.
lesson-flandern-set-up-why = Das Zentrum ist das erste Viertel der Stadt, und es ist deines: Es zählt wie jedes andere. Die Pläne der Plätze sind verschieden, was sie zahlen, nicht.
lesson-flandern-end = Du kennst das Spiel
lesson-flandern-end-say = Es endet, wenn in allen Städten zusammen höchstens ein Feld frei ist oder die goldenen Karten aufgebraucht sind, eine pro Runde. Dann wird jede Stadt gewertet.
lesson-flandern-end-why = Zu zweit sind einige Regeln anders: welche, steht bei den Regeln.
lesson-flandern-golden-site = Eine goldene Baustelle
lesson-flandern-golden-site-say = Diese goldene Karte richtet eine graue Baustelle oder eine der Kirche ein, nie eine für eine Zunft: Darum fehlen hier deine eigenen Plättchen. Nimm eines und lege es, wohin du willst.
lesson-flandern-golden-site-why = Ein Kirchenviertel macht eine Stadt mehr wert, wo du vorn liegst. Grau nimmt ein Feld und einen Rang, wo andere vorn liegen.
