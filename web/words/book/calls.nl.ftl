# Being called back: where, how often, when not; and the page as an app.

calls-title = Hoe je geroepen wordt
calls-why = Aan een tafel met dagklok word je geroepen als je aan de beurt bent en er niet bent: één keer per tafel en beurt.
calls-saved = Opgeslagen. Het geldt vanaf de volgende beurt.

calls-here = Dit apparaat
calls-here-off = Het roept je niet.
calls-here-on = Het roept je.
calls-here-none = Deze browser kan niet geroepen worden.
calls-here-site = Deze site roept geen browsers op: ze heeft geen eigen adres met https.
calls-here-blocked = Je hebt deze site verboden je te roepen. In de instellingen van de browser voor deze site kun je het weer toestaan.
calls-here-home-screen = Een iPhone of iPad roept alleen vanaf het beginscherm.
calls-here-do = Roep me hier
calls-here-stop = Hier niet meer
calls-device-works = De laatste oproep kwam aan, of er is er nog geen verstuurd.
calls-device-remove = { $device } verwijderen
calls-error = De laatste kwam niet aan: { $why }

calls-mail = Per mail
calls-mail-why = Elke oproep wacht twee minuten, zodat er van meer samen één mail komt; dagelijks één mail om acht uur, de dringendste tafel eerst.
calls-mail-none = Geef je account eerst een mailadres: hierboven, bij je wegen terug.
calls-mail-off = Geen mail
calls-mail-each = Elke keer
calls-mail-daily = Eén keer per dag
calls-webhook = Een adres van jezelf
calls-webhook-why = Voor wie zelf bouwt: een webadres waar we naartoe posten, zoals een webhook van Discord. Leeg: geen.
calls-webhook-same = het is al opgeslagen
calls-test = Stuur me een proefoproep
calls-test-none = je hebt nog geen manier om opgeroepen te worden
calls-test-sent = Er is een proefoproep onderweg, overal heen.

calls-quiet = Stille uren
calls-quiet-why = Er komt geen oproep, en je dagklokken staan stil. Hoogstens negen uur per dag.
calls-quiet-from = Vanaf
calls-quiet-hours = Duur
calls-quiet-count = { $count ->
    [0] helemaal niet
   *[other] { $count } uur
  }
calls-quiet-short = { $count } u
calls-quiet-until = Stil tot { $time }.
calls-quiet-none = Je hebt geen stille uren.
calls-zone = Je tijdzone
calls-zone-here = Het is die van dit apparaat.
calls-zone-other = Dit apparaat is in { $here }.
calls-zone-take = Neem { $here }
calls-weekends = Weekends zijn stil
calls-weekends-why = Op zaterdag en zondag roept niemand je, en je klokken staan stil.

calls-vacation = Vakantie
calls-vacation-why = Veertien dagen per jaar{ $toEarn ->
    [0] , plus één voor elke partij die je uitspeelt, hoogstens zeven: je hebt ze allemaal.
   *[other] , plus één voor elke partij die je uitspeelt: je kunt er nog { $toEarn } verdienen.
  } Aan tafels waar vakantie telt, staan je klokken stil; oproepen komen nog wel.
calls-vacation-left = { $left ->
    [0] Er is geen dag over
    [one] Er is 1 dag over
   *[other] Er zijn { $left } dagen over
  }{ $taken ->
    [0] .
   *[other] , { $taken } opgenomen.
  }
calls-vacation-until = Je bent weg tot { $until }.
calls-vacation-now = Vanaf nu weg voor
calls-vacation-longer = Nog langer weg:
calls-vacation-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
  }
calls-vacation-take = Vakantie opnemen
calls-vacation-taken = { $days ->
    [one] Eén vakantiedag is opgenomen.
   *[other] { $days } vakantiedagen zijn opgenomen.
  }
calls-vacation-alone = Neem een dag op voordat ik door de tijd heen ben
calls-vacation-alone-why = Vijf minuten voordat je plaats naar een bot zou gaan.
calls-webhook-secret = Wat we sturen is ondertekend met dit geheim:
calls-webhook-off = Het ging drie keer mis, dus zijn we gestopt. Bewaar het adres opnieuw, of stuur een proefoproep.

calls-install-app = Als app
calls-install-title = Word geroepen als je aan de beurt bent
calls-install-what = Als app staat het tussen je andere apps, start het zonder verbinding en kan het je roepen.
calls-install-do = Installeren
calls-install-how = Laat zien hoe
calls-install-not-now = Niet nu
calls-install-ios = Een iPhone of iPad roept alleen vanaf het beginscherm. Drie tikken, één keer.
calls-install-share = Tik in Safari op Deel
calls-install-add = Kies “Zet op beginscherm”
calls-install-add-short = Zet op beginscherm
calls-install-open = Open het daar, en zeg in je account ja tegen oproepen
calls-install-once = We bieden het één keer aan. Later vind je het in je account.
refused-no-mailbox = voeg eerst een mailadres toe aan je account
refused-webhook = dit adres kan niet worden aangeroepen; het moet openbaar zijn, met https
refused-vacation = er kan nu geen vakantiedag worden opgenomen
