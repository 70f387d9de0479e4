# Mensen aan tafel: wie er is, wat ze met één druk zeggen, hun gezichten, en hoe je weggaat.

presence-here = is er
presence-away = even weg
presence-gone = vertrokken
presence-bot = een bot speelt

greeting-well-met = Wees gegroet!
greeting-masterly = Een meesterzet!
greeting-thanks = Waarvoor dank.
greeting-alas = Wee mij!
greeting-patience = Geduld, ik tel nog.
greeting-well-fought = Goed gestreden, buren!
greetings = Begroetingen
chat-carried = Uit de vorige partij
chat-end = Napraten

portrait-choose = Kies je portret
portrait-change = Ander portret
portrait-why = Je gezicht aan elke tafel: op je plaats, in de chat en aan het eind.

left-bot-plays = { $name } is weggegaan
left-bot-plays-what = Een bot speelt door tot de speler terug is.
left-is-back = { $name } is terug
line-back = De verbinding is terug
wish-refused = Niet akkoord
wish-refused-take-back = De anderen laten het liever zo.
wish-refused-replace = De anderen wachten liever.
wish-refused-end = De anderen spelen liever door.

rematch-wanted = { $name } wil nog een keer
rematch-wanted-what = Je plaats is voor je vrijgehouden.
rematch-join = Nog een keer

leave-what = Een bot neemt je plaats in en speelt door. Je mag één keer per ronde terugkomen.
leave-now = Weggaan
leave-stay = Blijven

room-leave-ask = De tafel verlaten?
room-leave-closes = Er zit verder niemand: de tafel wordt gesloten.
room-leave-passes = { $name } neemt de tafel over; de anderen blijven.
room-close = De tafel voor iedereen sluiten
room-close-what = Iedereen krijgt het te horen, en de link leidt nergens meer heen.
room-close-alone = De tafel sluiten

let-go = Verlaten
let-go-of = Verlaten: { $title }
let-go-ask = Deze tafel verlaten?
let-go-keep = Blijven
let-go-closes = Er zit verder niemand: de tafel wordt gesloten.
let-go-stands = Je geeft je plaats op; de anderen blijven.
let-go-ends = Het spel eindigt hier. Niemand wint of verliest, en het kan niet worden hervat.
let-go-bot = Een bot speelt in jouw plaats door, en de tafel verdwijnt uit je lijst. Via de link kun je terugkomen.

## What can be done about a person

fellow-page = Pagina van { $name }
fellow-block = { $name } blokkeren
fellow-unblock = { $name } deblokkeren
fellow-blocked = Je hoort { $name } niet meer, en deze site zet jullie niet meer samen aan tafel. Deze partij speel je wel uit. { $name } krijgt dat niet te horen.
