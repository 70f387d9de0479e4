# Gespräch und Ordnung am Tisch, auf Deutsch.

chat-watching = (sieht zu)
chat-more = Möglichkeiten bei { $name }
chat-block = { $name } blockieren
chat-blocked = Du hast { $name } blockiert; dort erfährt es niemand.
chat-unblock = Nicht mehr blockieren
chat-report = { $name } melden
chat-hide = Zeile für alle entfernen
chat-mute = { $name } stummschalten
chat-silent = An diesem Tisch schreiben nur die Mitspielenden.
menu-order = Zuschauer und Chat
trouble-spectators-none = Der Gastgeber hat diesen Tisch für Zuschauer geschlossen.
refused-barred = der Gastgeber hat dich von diesem Tisch weggeschickt; nur er lässt dich wieder herein
