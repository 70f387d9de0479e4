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
fellow-page = Pagina van { $name }
fellow-block = { $name } blokkeren
fellow-unblock = { $name } deblokkeren
fellow-blocked = Je hoort { $name } niet meer, en deze site zet jullie niet meer samen aan tafel. Deze partij speel je wel uit. { $name } krijgt dat niet te horen.
menu-order = Toeschouwers en chat
trouble-spectators-none = De gastheer heeft deze tafel gesloten voor toeschouwers.
refused-barred = de gastheer heeft je van deze tafel weggestuurd; alleen de gastheer laat je weer toe
