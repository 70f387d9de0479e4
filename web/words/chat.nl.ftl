# Praten en orde aan tafel, in het Nederlands.

chat-watching = (kijkt mee)
chat-more = Opties voor { $name }
chat-block = { $name } blokkeren
chat-blocked = Je hebt { $name } geblokkeerd; die hoort daar niets van.
chat-unblock = Deblokkeren
chat-report = { $name } melden
chat-hide = De regel voor iedereen verwijderen
chat-mute = { $name } dempen
chat-silent = Aan deze tafel praten alleen de spelers.
menu-order = Toeschouwers en chat
trouble-spectators-none = De gastheer heeft deze tafel gesloten voor toeschouwers.
refused-barred = de gastheer heeft je van deze tafel weggestuurd; alleen de gastheer laat je weer toe
