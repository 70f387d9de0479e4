# Menschen am Tisch: wer da ist, was sie mit einem Druck sagen, ihre Gesichter, und wie man geht.

presence-here = ist da
presence-away = gerade nicht am Platz
presence-gone = fort
presence-bot = ein Bot spielt

greeting-well-met = Seid gegrüßt!
greeting-masterly = Ein Meisterzug!
greeting-thanks = Habt Dank.
greeting-alas = Weh mir!
greeting-patience = Geduld, ich zähle noch.
greeting-well-fought = Wacker gestritten, Nachbarn!
greetings = Grüße
chat-carried = Aus der vorigen Partie
chat-end = Nachbesprechung

portrait-choose = Wähle dein Porträt
portrait-change = Anderes Porträt
portrait-why = Dein Gesicht an jedem Tisch: am Platz, im Chat und am Ende.

left-bot-plays = { $name } ist gegangen
left-bot-plays-what = Ein Bot spielt bis zur Rückkehr weiter.
left-is-back = { $name } ist zurück
line-back = Die Verbindung ist wieder da
wish-refused = Nicht einverstanden
wish-refused-take-back = Die anderen möchten es stehen lassen.
wish-refused-replace = Die anderen möchten lieber warten.
wish-refused-end = Die anderen möchten weiterspielen.

rematch-wanted = { $name } will noch einmal spielen
rematch-wanted-what = Dein Platz ist für dich freigehalten.
rematch-join = Noch einmal

leave-what = Ein Bot übernimmt deinen Platz und spielt weiter. Du darfst einmal pro Runde zurückkommen.
leave-now = Gehen
leave-stay = Bleiben

room-leave-ask = Den Tisch verlassen?
room-leave-closes = Sonst sitzt hier niemand: Der Tisch wird geschlossen.
room-leave-passes = { $name } übernimmt den Tisch als Gastgeber; die anderen bleiben.
room-close = Den Tisch für alle schließen
room-close-what = Alle erfahren es, und der Link führt nirgends mehr hin.
room-close-alone = Den Tisch schließen

let-go = Verlassen
let-go-of = Verlassen: { $title }
let-go-ask = Diesen Tisch verlassen?
let-go-keep = Bleiben
let-go-closes = Sonst sitzt dort niemand: Der Tisch wird geschlossen.
let-go-stands = Du gibst deinen Platz auf; die anderen bleiben.
let-go-ends = Das Spiel endet hier. Niemand gewinnt oder verliert, und es lässt sich nicht wieder aufnehmen.
let-go-bot = Ein Bot spielt an deiner Stelle weiter, und der Tisch verschwindet aus deiner Liste. Über den Link kommst du zurück.

## What can be done about a person

fellow-page = Seite von { $name }
fellow-block = { $name } blockieren
fellow-unblock = { $name } nicht mehr blockieren
fellow-blocked = Du hörst { $name } nicht mehr, und diese Seite setzt euch nicht mehr zusammen an einen Tisch. Diese Partie spielst du zu Ende. { $name } erfährt es nicht.
