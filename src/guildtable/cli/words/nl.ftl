# De eigen woorden van de terminal, in het Nederlands.

your-turn = { $name }, jij bent aan de beurt
turn-of = { $name }
chosen-so-far = Tot nu toe gekozen: { $paths }
now-choose = Kies er nog { $count }:
then-where = { $path }: waarheen?
barred-title = Nu niet:
answer-prompt = Nummer, pad, of ? voor hulp
bad-answer = “{ $text }” staat er niet bij. Typ een nummer van 1 tot { $last }, een pad zoals { $path }, of ? voor hulp.
bad-answer-several = Typ { $count } nummers, zoals “1 3”, of kies ze een voor een.
nothing-there = Hier valt niets te kiezen: { $path }.
handover = Geef het scherm aan { $name }.
handover-hint = { $name }: druk op Enter als niemand anders kijkt
press-enter = Druk op Enter om verder te gaan
since-last = Sinds je vorige beurt
saved = Na elk antwoord bewaard in { $file }. Later verder: guildtable play --resume { $file }
resumed = Hervat uit { $file }.
undone = Teruggenomen.
undo-barred-another-has-answered = Dat kan niet terug: een ander heeft daarna geantwoord.
undo-barred-all-have-answered = Dat kan niet terug: allen hebben geantwoord, en de antwoorden liggen open.
undo-barred-a-card-was-seen = Dat kan niet terug: je hebt er een kaart door gezien.
undo-barred-nothing-to-undo = Er is nog niets om terug te nemen.
help-keys =
    Typ het nummer van een keuze en druk op Enter. Meer dan een: typ de nummers met spaties (1 3), of een voor een.
    Of typ het pad van een keuze, zoals card:scholar-4/to:capital, of het begin ervan.
    ? hulp · u terugnemen · l heel het logboek · p paden aan of uit · q bewaren en stoppen
help-title = Hulp
log-title = Logboek
round-of = ronde { $round } van { $rounds }
final-title = Eindtelling
won-by = { $names } wint met { $points } punten.
won-shared = { $names } delen de overwinning met { $points } punten.
won-tiebreak = (het gelijkspel is volgens de regels beslist)
score-total = totaal
left-table = Bewaard. Later verder: guildtable play --resume { $file }
finished = Het verslag staat in { $file }. Bekijk het terug: guildtable replay { $file }
waiting-for = Wachten op { $names }.
bot-named = { $kind } bot { $number }
person-named = Speler { $number }
you-name = Jij
unofficial = Onofficiële versie van liefhebbers; titels zijn van hun eigenaars.
replay-keys = Enter volgende · b terug · een nummer: ga daarheen · v blik van een stoel (0, 1, … of o voor open) · q stoppen
replay-start = Voor de eerste kaart
replay-end = Hier eindigt het verslag.
entry = Regel { $number } van { $count }
view-of-seat = gezien door { $name }
view-open = van buiten gezien, zonder geheimen
view-all = alle handen open
