# De pagina die zegt wat van een speler bewaard wordt.

privacy-short = We vragen alleen een naam die je zelf kiest. Een account alleen als je dat wilt; geen reclame, niemand die je klikken telt.

privacy-kept = Wat we bewaren
privacy-kept-name = Je naam, je portret (een willekeurig, tot je er een kiest) en een willekeurig nummer waaraan deze site je herkent.
privacy-kept-cookie = Eén cookie in je browser, die bewijst dat jij het bent. Wij bewaren alleen de vingerafdruk ervan; daar kom je nergens mee binnen. Wie met een mail is binnengekomen, heeft er nog een: daarmee krijgt deze browser zijn mails.
privacy-kept-table = Van elke tafel: waar je zit, wanneer je er voor het laatst was en iets deed, wat je speelde en wat je in de chat schreef.
privacy-kept-report = Als je iets meldt: je eigen woorden, en hoe het spel er toen voor stond.
privacy-kept-account = Als je een account maakt: je mailadres, de openbare helft van je passkeys, en waar je bent ingelogd (zoals ‘Firefox, Linux’) en sinds wanneer. Je ziet het allemaal onder ‘Je account’.
privacy-kept-address = Je internetadres gebruiken we zolang je verbonden bent, zodat niemand meer gebruikt dan zijn deel. Het wordt niet opgeschreven. Een vingerafdruk ervan wel: aan een tafel tot het spel begint, zodat de gastheer ziet of twee plaatsen van één persoon zijn; en een die elke dag anders is, in het logboek, bij de tafels die je opent en, een paar minuten lang, in de telling van nieuwkomers.
privacy-kept-browser = Wat in deze browser blijft en niet naar ons wordt gestuurd: instellingen zoals taal, kleuren en geluid, je tafels zoals je ze het laatst zag, en tot waar je de chat hebt gelezen.

privacy-seen = Wie het ziet
privacy-seen-table = Aan je tafel ziet iedereen je naam, je portret, of je er bent en wat je schrijft. Spelen jullie nog eens, dan gaat wat je schreef mee met wie er zaten. Wie alleen toekijkt, leest de chat zolang hij toekijkt, en niets van wat eerder gezegd is.
privacy-seen-number = Je nummer krijgt niemand te zien. Aan elke tafel heb je een ander, zodat niemand je van spel naar spel kan volgen.
privacy-seen-open = Een tafel die je voor iedereen opent, staat in de lijst met de namen van wie er zit. Het spel ook, zodra het afgelopen is.
privacy-seen-link = Een tafel op uitnodiging staat nergens vermeld, en het spel evenmin. Wie de link van een afgelopen spel heeft, kan het terugkijken, met de namen en alle kaarten; wat er gezegd is, staat er niet in.
privacy-seen-page = Je pagina met je resultaten ziet niemand, tot je haar deelt. Dan ziet wie het adres heeft haar, en wie met jou aan tafel zit, vindt haar.
privacy-seen-host = Wie deze site beheert, kan alles lezen wat bewaard wordt, behalve je cookie.

privacy-long = Hoe lang
privacy-long-session = Je browser blijft hier bekend tot een half jaar na je laatste bezoek, of tot je afscheid neemt.
privacy-long-game = Een afgelopen spel blijft bewaard, zoals een scoreboekje. Je naam staat ernaast, niet erin: hij kan eruit, en elke kaart blijft te controleren.
privacy-long-rest = Chat en meldingen worden gewist na een tijd die de beheerder van deze site heeft ingesteld.

privacy-erase = Laten wissen
privacy-erase-how = Onder ‘Je account’ kun je alles als bestand meenemen en voorgoed weggaan. Of vraag het de beheerder van deze site: die kan je alles geven wat van je bewaard is, en het wissen: je naam, wat je schreef en je sessies. Je spellen blijven, gespeeld door “Somebody”. Kopieën in back-ups verdwijnen wanneer die vernieuwd worden.
privacy-erase-whom = Schrijf naar { $contact }.
privacy-erase-number = Geef dit nummer door, zodat jij gewist wordt en niet iemand die net zo heet. Laat het verder aan niemand zien:
privacy-erase-nobody = Deze browser is hier nog niet bekend: er valt niets te wissen.
privacy-erase-show = Toon mijn nummer
privacy-erase-copy = Kopieer
privacy-erase-copied = Gekopieerd

privacy-not = Wat hier niet is
privacy-not-trackers = Geen trackers, geen bezoekersstatistiek, geen reclame, geen knoppen van andere bedrijven.
privacy-not-elsewhere = Er wordt niets van elders gehaald: letters, plaatjes en programma’s komen allemaal van deze site.
privacy-not-sold = Niets van jou wordt verkocht of doorgegeven.
