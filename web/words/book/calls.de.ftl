# Being called back: where, how often, when not; and the page as an app.

calls-title = Wie du gerufen wirst
calls-why = An einem Tisch mit Tagesuhr wirst du gerufen, wenn du am Zug und nicht da bist: einmal je Tisch und Zug.
calls-saved = Gespeichert. Es gilt ab deinem nächsten Zug.

calls-here = Dieses Gerät
calls-here-off = Es ruft dich nicht.
calls-here-on = Es ruft dich.
calls-here-none = Dieser Browser kann nicht gerufen werden.
calls-here-site = Diese Seite ruft keine Browser: Sie hat keine eigene Adresse mit https.
calls-here-blocked = Du hast dieser Seite verboten, dich zu rufen. In den Einstellungen des Browsers für diese Seite kannst du es wieder erlauben.
calls-here-home-screen = Ein iPhone oder iPad ruft nur vom Home-Bildschirm aus.
calls-here-do = Ruf mich hier
calls-here-stop = Hier nicht mehr
calls-device-works = Der letzte Ruf kam an, oder es ging noch keiner hinaus.
calls-device-remove = { $device } entfernen
calls-error = Der letzte kam nicht an: { $why }

calls-mail = Per Mail
calls-mail-why = Jeder Ruf wartet zwei Minuten, damit aus mehreren eine Mail wird; täglich eine Mail um acht, der dringendste Tisch zuerst.
calls-mail-none = Gib deinem Konto zuerst eine Mailadresse: oben, bei deinen Wegen zurück.
calls-mail-off = Keine Mail
calls-mail-each = Jedes Mal
calls-mail-daily = Einmal am Tag
calls-webhook = Eine eigene Adresse
calls-webhook-why = Für alle, die selbst bauen: eine Webadresse, an die wir senden, etwa ein Webhook von Discord. Leer: keine.
calls-webhook-same = sie ist schon gespeichert
calls-test = Schick mir einen Proberuf
calls-test-none = du hast noch keinen Weg, auf dem wir dich rufen können
calls-test-sent = Ein Proberuf ist unterwegs, an alle.

calls-quiet = Ruhezeit
calls-quiet-why = Kein Ruf kommt, und deine Tagesuhren stehen still. Höchstens neun Stunden am Tag.
calls-quiet-from = Ab
calls-quiet-hours = Dauer
calls-quiet-count = { $count ->
    [0] gar nicht
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
calls-quiet-short = { $count } h
calls-quiet-until = Ruhe bis { $time }.
calls-quiet-none = Du hast keine Ruhezeit.
calls-zone = Deine Zeitzone
calls-zone-here = Es ist die dieses Geräts.
calls-zone-other = Dieses Gerät ist in { $here }.
calls-zone-take = { $here } nehmen
calls-weekends = Am Wochenende ist Ruhe
calls-weekends-why = Samstags und sonntags ruft dich niemand, und deine Uhren stehen still.

calls-vacation = Urlaub
calls-vacation-why = Vierzehn Tage im Jahr{ $toEarn ->
    [0] , dazu einer für jede Partie, die du zu Ende spielst, höchstens sieben: Du hast sie alle.
    [one] , dazu einer für jede Partie, die du zu Ende spielst: einen kannst du noch verdienen.
   *[other] , dazu einer für jede Partie, die du zu Ende spielst: { $toEarn } kannst du noch verdienen.
  } An Tischen, an denen Urlaub gilt, stehen deine Uhren; gerufen wirst du trotzdem.
calls-vacation-left = { $left ->
    [0] Kein Tag ist übrig
    [one] 1 Tag ist übrig
   *[other] { $left } Tage sind übrig
  }{ $taken ->
    [0] .
   *[other] , { $taken } genommen.
  }
calls-vacation-until = Du bist weg bis { $until }.
calls-vacation-now = Ab jetzt weg für
calls-vacation-longer = Länger wegbleiben um
calls-vacation-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
calls-vacation-take = Urlaub nehmen
calls-vacation-taken = { $days ->
    [one] Ein Urlaubstag ist genommen.
   *[other] { $days } Urlaubstage sind genommen.
  }
calls-vacation-alone = Einen Tag nehmen, bevor mir die Zeit ausgeht
calls-vacation-alone-why = Fünf Minuten bevor dein Platz an einen Bot ginge.
calls-webhook-secret = Was wir senden, ist mit diesem Geheimnis signiert:
calls-webhook-off = Dreimal ging es schief, darum rufen wir dort nicht mehr. Speichere die Adresse neu oder schick einen Proberuf.

calls-install-app = Als App
calls-install-title = Lass dich rufen, wenn du am Zug bist
calls-install-what = Als App steht es zwischen deinen anderen, startet ohne Verbindung und kann dich rufen.
calls-install-do = Installieren
calls-install-how = Zeig mir, wie
calls-install-not-now = Nicht jetzt
calls-install-ios = Ein iPhone oder iPad ruft nur vom Home-Bildschirm aus. Dreimal tippen, nur dieses eine Mal.
calls-install-share = Tippe in Safari auf Teilen
calls-install-add = Wähle „Zum Home-Bildschirm“
calls-install-add-short = Zum Home-Bildschirm
calls-install-open = Öffne es dort, und sag im Konto Ja zu Rufen
calls-install-once = Wir bieten es einmal an. Später findest du es im Konto.
refused-no-mailbox = füg deinem Konto zuerst eine Mailadresse hinzu
refused-webhook = diese Adresse lässt sich nicht aufrufen; sie muss öffentlich sein, mit https
refused-vacation = jetzt lässt sich kein Urlaubstag nehmen
