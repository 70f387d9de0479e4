# Wie je hier bent: je partijen bewaren, inloggen, waar je bent ingelogd.

account-title = Je account
account-name = Wie je hier bent
account-name-saved = Opgeslagen.
account-wait = een ogenblik
account-today = vandaag

## Een gast bewaart zijn partijen

account-keep = Bewaar je partijen
account-keep-short = Alleen deze browser weet dat ze van jou zijn. Zonder wachtwoord.
account-keep-how = Bewaren
account-not-now = Niet nu
account-keep-why = Alleen deze browser weet welke partijen van jou zijn. Maak een weg terug, dan vind je ze op elk apparaat. Je naam, je portret en je lopende partijen blijven zoals ze zijn.
account-passkey-make = Bewaar ze met een passkey
account-passkey-use = Gebruik een passkey
account-passkey-what = Een passkey staat op je telefoon of computer en gaat open met je vinger, je gezicht of je pincode, en die verlaten je apparaat niet. Er is geen wachtwoord.
account-not-given = Er is geen passkey gegeven. Probeer het nog eens, of kies een andere manier.
account-by-mail = Per mail
account-or-mail = of per mail
account-address = Je mailadres
account-send = Stuur me een code
account-sent = Er is een mail onderweg naar { $address }. Daarin staan een code en een link.
account-code = De code uit de mail
account-code-good = Zes tekens, tien minuten geldig. De link doet hetzelfde.
account-enter = Inloggen
account-nothing-came = Niets gekregen? Zoek bij de ongewenste mail naar ‘Guildtable’.
account-again = Stuur opnieuw
account-again-in = over { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
  }
account-other-address = Een ander adres
account-kept = Je partijen zijn bewaard.
account-kept-why = Je kunt nu op elk apparaat inloggen en vindt ze daar allemaal.
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
account-device-none = een apparaat
account-remove = Verwijderen
account-prove = Dit verandert hoe je binnenkomt. Laat nog eens zien dat jij het bent en probeer het dan opnieuw.

account-sessions = Waar je bent ingelogd
account-session-this = Hier
account-session-seen = laatst gezien: { $day }
account-session-end = Uitloggen
account-session-ended = Daar ben je uitgelogd.
account-sessions-end = Overal elders uitloggen

account-leave = Uitloggen
account-leave-this = Hier uitloggen
account-leave-lost = Je bent alleen in deze browser { $name }. Als je uitlogt, kan niemand je je partijen en je lopende tafels teruggeven. Bewaar ze eerst, dat kost één tik.
account-leave-anyway = Uitloggen en alles kwijtraken
account-leave-stay = Blijven

## Inloggen

sign-in-title = Inloggen
sign-in-why = Wees hier wie je elders bent: je partijen en lopende tafels komen naar dit apparaat.
sign-in-along = Wat je hier als gast hebt gespeeld, gaat mee.
sign-in-already = Je bent al ingelogd.
sign-in-link = Je hebt de link in onze mail geopend. Wil je hier inloggen, in deze browser?
sign-in-otherwise = Anders inloggen
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
refused-signed-in = je bent als iemand anders ingelogd; log eerst uit
refused-account = dit account mag niet worden gebruikt; vraag het wie de site beheert
refused-not-fresh = laat nog eens zien dat jij het bent
