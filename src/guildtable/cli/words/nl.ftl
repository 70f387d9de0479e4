# De eigen woorden van de terminal, in het Nederlands.

your-turn = { $name }, jouw beurt
chosen-so-far = Tot nu toe gekozen: { $paths }
now-choose = Kies er nog { $count } (u legt ze terug).
enough = Dat is genoeg: Enter om te bevestigen, of kies er meer.
then-where = { $path }: en nu?
barred-title = Nu niet:
answer-prompt = Nummer, of ? voor hulp
bad-answer = Dat staat er niet bij. Typ een nummer van 1 tot { $last }, een naam of een pad zoals { $path }, of ? voor hulp.
bad-answer-empty = Typ een nummer van 1 tot { $last } en druk op Enter, of ? voor hulp.
bad-answer-too-many = Dat is te veel: kies er precies { $count }.
bad-answer-twice = Die heb je al gekozen: kies { $count } verschillende.
handover = Geef het scherm aan { $name }.
handover-hint = { $name }: druk op Enter als niemand anders kijkt
press-enter = Druk op Enter om verder te gaan
since-last = Sinds je vorige beurt
news-cut = … en { $count } regels daarvoor
round-over = Ronde { $round } is afgelopen
saved = Na elk antwoord bewaard; q stopt. Later verder met: { $command }
resumed = Hervat uit { $file }.
undone = Teruggenomen.
confirm-hint = Enter om verder te gaan, u om het terug te nemen
undo-barred-another-has-answered = Dat kun je niet terugnemen: een ander heeft daarna geantwoord.
undo-barred-all-have-answered = Dat kun je niet terugnemen: iedereen heeft geantwoord, en de antwoorden liggen open.
undo-barred-a-card-was-seen = Dat kun je niet terugnemen: je hebt er een verborgen kaart door gezien.
undo-barred-somebody-saw-a-card = Dat kan niet worden teruggenomen: iemand heeft sindsdien een verborgen kaart gezien.
undo-barred-a-seat-changed-hands = Dat kun je niet terugnemen: intussen speelt op een plaats iemand anders.
undo-barred-the-game-is-over = Het spel is afgelopen: er kan niets meer terug.
undo-barred-nothing-to-undo = Er is nog niets om terug te nemen.
help-keys =
    Typ het nummer van een keuze en druk op Enter. Meer dan een: 1 3, of een voor een. De naam van een kaart of een pad zoals p het toont kan ook.
    ? hulp · u terugnemen · t tip · l het hele verloop · m wat er op je kaarten staat, of wat je doorgaf en kreeg · p paden aan of uit · q bewaren en stoppen
tip-thinking = Even nadenken…
tip-one-way = Hier kan het maar op één manier.
tip-two = Denk over deze twee na. { $one } – of: { $other }?
tip-best = Ik zou kiezen: { $what }.
tip-why = Van honderd gedachte partijen vanaf hier wint dit er ongeveer { $best }, het andere { $second }.
tip-alike = Het andere is ongeveer even goed: beide winnen ongeveer { $best } van de honderd partijen.
tip-plain = Niets anders komt in de buurt: dit wint ongeveer { $best } van de honderd partijen.
tip-taken = { $tips ->
    [one] Gespeeld met één tip.
   *[other] Gespeeld met { $tips } tips.
  }
tip-decline = het laten
tip-alone = Tips zijn er alleen voor partijen waarin alle anderen bots zijn.
help-title = Hulp
log-title = Verloop
round-of = { $rounds ->
    [0] ronde { $round }
   *[other] ronde { $round } van { $rounds }
  }
enter-goes-on = Enter gaat verder.
enter-declines = 0 of nee: laat maar.
final-title = Eindwaardering
won-by = { $names } wint met { $points } punten.
won-shared = { $names } delen de overwinning met { $points } punten.
won-tiebreak = (de gelijke stand is volgens de regels beslist)
score-total = totaal
left-table = Bewaard in { $file }. Later verder met:
finished = Het verslag staat in { $file }. Bekijk het terug met:
bot-random = Willekeurige bot
bot-greedy = Gretige bot
bot-search = Denkende bot
bot-look = Vooruitkijkende bot
bot-learned = Bot die geleerd heeft
bot-apprentice = Leerling
bot-journeyman = Gezel
bot-master = Meester
bot-syndic = Syndicus
bot-grandmaster = Grootmeester
unofficial = Onofficiële versie van liefhebbers; titels zijn van hun eigenaars.
replay-prompt = Terugkijken
replay-keys = Enter volgende · b terug · 42 gaat naar regel 42 · v 0 gezien vanaf plaats 0 · v outside zonder geheimen · v all alle handen open · q stoppen
replay-start = Voor de eerste kaart.
replay-end = Hier eindigt het verslag.
entry = Regel { $number } van { $count }
view-of-seat = gezien door { $name }
view-open = van buiten gezien, zonder geheimen
view-all = alle handen open
no-such-view = Zo kun je niet kijken: { $view }. Geef een plaats van 0 tot { $last } op, outside (van buiten) of all (alle handen).
not-over-yet = Het spel is nog niet afgelopen: tot dan blijven de handkaarten verborgen, en kun je alleen van buiten kijken.
has-answered = { $seat } heeft geantwoord.
chance-answered = De kaarten zijn geschud.
took-back = { $seat } nam iets terug.
takes-seat = { $player } neemt de plaats van { $seat } in.
rules-changed = Vanaf hier geldt een nieuwere versie van de regels.
too-small = Dit venster heeft { $rows } regels; de tafel van dit spel vraagt er ongeveer { $wanted }.
list-of = { $others } en { $last }
repeated = { $name } ({ $count ->
    [2] twee keer
   *[other] { $count } keer
})
letter-blue = B
letter-brown = N
letter-red = R
letter-purple = P
letter-yellow = L
letter-green = G
letter-pink = Z
letter-grey = S
