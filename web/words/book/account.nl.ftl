# Wie je hier bent: je partijen bewaren, inloggen, waar je bent ingelogd.

account-title = Je account
account-name = Wie je hier bent
account-name-saved = Opgeslagen.
account-wait = een ogenblik
account-toll = We kijken even of je geen robot bent… dat duurt een paar tellen.
account-today = vandaag

## Een gast bewaart zijn partijen

account-keep = Bewaar je partijen
account-keep-short = Alleen deze browser weet dat ze van jou zijn. Zonder wachtwoord.
account-keep-how = Bewaren
account-not-now = Niet nu
account-keep-why = Alleen deze browser weet welke partijen van jou zijn. Maak een weg terug, dan vind je ze op elk apparaat. Je naam wordt van jou alleen; je portret en je lopende partijen blijven zoals ze zijn.
account-passkey-make = Bewaar ze met een passkey
account-passkey-use = Gebruik een passkey
account-passkey-what = Je telefoon of computer vraagt om je vinger, je gezicht of je pincode, net als bij het ontgrendelen, en onthoudt de rest. Er is geen wachtwoord, en wij krijgen er niets van te zien. Voeg daarna nog een mailadres toe, voor als je het apparaat kwijtraakt.
account-not-given = Er kwam niets. Misschien heeft dit apparaat nog geen passkey van jou: kies hieronder een andere manier.
account-by-mail = Per mail
account-or-mail = of per mail
account-address = Je mailadres
account-send = Stuur me een code
account-sent = Er is een mail onderweg naar { $address }. Daarin staan een code en een link.
account-code = De code uit de mail
account-code-good = Zes tekens, tien minuten geldig. De link in de mail doet hetzelfde, als je hem in deze browser opent.
account-enter = Inloggen
account-nothing-came = Niets gekregen? Zoek in je spammap naar ‘Guildtable’.
account-again = Stuur opnieuw
account-again-in = over { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
  }
account-other-address = Een ander adres
account-passkey-how = Je telefoon of computer vraagt om je vinger, je gezicht of je pincode, net als bij het ontgrendelen. Er is geen wachtwoord.
account-kept = Je partijen zijn bewaard.
account-kept-why = Je kunt nu op elk apparaat inloggen en vindt ze daar allemaal.
account-kept-mail = Op elk ander apparaat log je in met { $address }: daar sturen we een code heen.
account-kept-passkey = Op elk apparaat met jouw passkeys druk je op ‘Inloggen’. Voeg hieronder een mailadres toe als tweede manier, voor als je dit apparaat kwijtraakt.
account-kept-paper = Op elk ander apparaat log je in met een van je codes.
account-keep-mine = Bewaar mijn partijen
account-merged = Je bent { $name }
account-merged-what = Met dit adres had je hier al een account. { $moved ->
    [0] Wat je hier als gast hebt gespeeld, hoort daar nu bij.
    [one] Wat je hier als gast hebt gespeeld, hoort daar nu bij, met één lopende tafel.
   *[other] Wat je hier als gast hebt gespeeld, hoort daar nu bij, met { $moved } lopende tafels.
  }
account-mail-confirm = Dit is mijn adres
account-mail-added = Voortaan kun je terugkomen met { $address }.
account-address-new = Het nieuwe mailadres
account-cancel = Annuleren
account-remove-what = Verwijderen: { $what }
account-session-end-what = Uitloggen: { $device }
account-you-stay = Je blijft. Er wordt niets gewist.
account-already = Hier al eens gespeeld, met een account?
account-home = Thuis
account-home-why = Deze site heeft geen accounts, en je hebt er geen nodig: deze browser kent je.

## Wegen terug op papier

account-recovery = Codes op papier
account-recovery-why = Tien codes voor de dag dat je telefoon in de gracht valt. Elke code werkt één keer.
account-recovery-left = Je hebt nog { $left ->
    [one] één code
   *[other] { $left } codes
  }. Nieuwe vervangen ze.
account-recovery-make = Maak codes
account-recovery-renew = Maak nieuwe codes
account-recovery-once = Dit zijn je codes. Je ziet ze alleen nu: leg ze ergens waar je ze terugvindt.
account-recovery-file = Codes om in te loggen op { $site }. Elke code werkt één keer.
account-recovery-save = Opslaan als bestand
account-recovery-print = Afdrukken
account-recovery-kept = Ik heb ze opgeborgen
account-recovery-use = Gebruik een code op papier
account-recovery-type = Een code op papier
account-copy = Kopiëren
account-copied = Gekopieerd

## Een account

account-ways = Hoe je terugkomt
account-ways-why = Elk van deze opent je account. Zorg dat je er twee hebt, dan mag je er een kwijtraken.
account-way-mail = Hierheen gaat een code
account-mail-add = Mailadres toevoegen
account-mail-change = Adres wijzigen
account-passkey-of = Passkey, { $device }
account-passkey-since = gemaakt: { $made }, laatst gebruikt: { $used }
account-passkey-add = Passkey toevoegen
account-device-none = een onbekend apparaat
account-remove = Verwijderen
account-prove = Dit mag alleen jij. Laat nog eens zien dat jij het bent en probeer het dan opnieuw.

account-sessions = Waar je bent ingelogd
account-session-this = Hier
account-session-seen = laatst gezien: { $day }
account-session-end = Uitloggen
account-session-ended = Daar ben je uitgelogd.
account-sessions-end = Overal elders uitloggen

account-leave = Uitloggen
account-leave-this = Hier uitloggen
account-leave-lost = Je bent alleen in deze browser { $name }. Als je uitlogt, ben je je partijen en lopende tafels voorgoed kwijt. Bewaar ze eerst: dat kost een halve minuut.
account-leave-anyway = Uitloggen en alles kwijtraken
account-leave-stay = Blijven

## Met wie je niets te maken wilt hebben

account-blocked = Mensen die je hebt geblokkeerd
account-blocked-none = Niemand. Aan tafel kun je iemand blokkeren via het menu of in de chat.
account-blocked-what = Je hoort niet meer wat ze zeggen, en aan open tafels kom je ze niet meer tegen. Ze krijgen dat niet te horen.
account-blocked-since = sinds { $day }
account-blocked-lift = { $name } deblokkeren
account-blocked-lift-short = Deblokkeren
account-blocked-lifted = { $name } is niet meer geblokkeerd.
account-blocked-failed = De lijst kon niet worden opgehaald.

## Alles meenemen, en voorgoed weggaan

account-export = Neem alles mee
account-export-what = Eén bestand met alles wat van je bewaard is: naam, portret, manieren om in te loggen, apparaten, uitslagen, wat je zei en meldde, wie je blokkeerde; en elke uitgespeelde partij als verslag dat iedereen kan terugkijken.
account-export-take = Downloaden als zip

account-erase = Voorgoed weggaan
account-erase-what = Je wordt gewist { $days ->
    [one] één dag
   *[other] { $days } dagen
  } nadat je erom vraagt. Tot die tijd neem je het met één druk terug, of door in te loggen. Kopieën in back-ups verdwijnen { $backups ->
    [one] een dag
   *[other] { $backups } dagen
  } later.
account-goes = Dit verdwijnt
account-goes-name = Je naam en je portret
account-goes-words = Alles wat je zei en meldde
account-goes-sessions = Je sessies, op elk apparaat
account-goes-ways = Passkeys, mailadres en codes
account-stays = Dit blijft
account-stays-games = Je partijen, met plaatsen en punten, gespeeld door ‘Iemand’
account-stays-tables = Je lopende tafels: een bot speelt verder
account-stays-reserved = Niemand anders kan je naam nemen, ook al staat hij nergens meer
account-erase-begin = Voorgoed weggaan …
account-erase-ask = Je wordt gewist op { $day }. Daarna kan niemand nog iets terughalen.
account-erase-do = Wis mij op { $day }
account-erase-first = Eerst alles meenemen
account-erase-prove = Laat eerst zien dat jij het bent: iemand kan deze browser open hebben gevonden.
account-pending = Je wordt gewist op { $day }
account-pending-what = Tot dan verandert er niets en kun je gewoon spelen. Daarna blijven er alleen kopieën in back-ups, nog { $days ->
    [one] één dag
   *[other] { $days } dagen
  }.
account-pending-back = Terugnemen en blijven

## Inloggen

sign-in-title = Inloggen
sign-in-why = Je partijen en lopende tafels staan dan ook op dit apparaat.
sign-in-along = Wat je hier als gast hebt gespeeld, gaat mee.
sign-in-already = Je bent al ingelogd.
sign-in-link = Je hebt de link in onze mail geopend. Wil je hier inloggen, in deze browser?
sign-in-otherwise = Anders inloggen
sign-in-made = Je partijen zijn bewaard
sign-in-made-what = Niemand had hier dit adres nog, dus nu is het van jou: je komt ermee terug als { $name }. Zocht je vroegere partijen? Log dan uit in je account en probeer je andere adres.
sign-in-done = Welkom terug
sign-in-welcome = Je bent hier nu { $name }. { $moved ->
    [0] {""}
    [one] Er is één tafel meegekomen.
   *[other] Er zijn { $moved } tafels meegekomen.
  }
sign-in-play = Naar je tafels
sign-in-account = Je account

## Wat er misgaat

refused-both-at-one-table = je zit als beiden aan één tafel; speel die partij eerst uit of verlaat haar
refused-mail = de mail kon nu niet worden verstuurd; probeer het later, of kies een andere manier
refused-letters = er zijn zoveel mails aangevraagd dat je even moet wachten
refused-toll = er is vanaf jouw plek zo vaak geprobeerd dat je even moet wachten
refused-code-4 = dat is de code niet; je mag het nog vier keer proberen
refused-code-3 = dat is de code niet; je mag het nog drie keer proberen
refused-code-2 = dat is de code niet; je mag het nog twee keer proberen
refused-code-1 = dat is de code niet; je mag het nog één keer proberen
refused-code-0 = dat was de code niet; vraag een nieuwe aan
refused-code-over = deze code is gebruikt of te oud; vraag een nieuwe aan
refused-other-browser = niemand heeft hier dit adres al; open de link in de browser waarin je erom vroeg, of typ daar de code
refused-passkey-known = deze passkey is al van iemand; log ermee in
refused-passkey-late = dat duurde te lang; probeer het nog eens
refused-passkey = deze passkey opent hier niets
refused-last-way = het is je enige weg terug; voeg er eerst nog een toe
refused-recovery = dat is geen van je codes, of hij is al gebruikt
refused-signed-in = dat hoort hier bij een ander account; log eerst uit om dat te gebruiken
refused-account = dit account mag niet worden gebruikt; vraag het wie de site beheert
refused-not-fresh = laat nog eens zien dat jij het bent
