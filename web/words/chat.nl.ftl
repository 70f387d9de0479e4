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
fellow-about = Over { $name }
fellow-page = Pagina van { $name }
fellow-block = { $name } blokkeren
fellow-unblock = { $name } deblokkeren
fellow-blocked = Je hoort { $name } niet meer, en deze site zet jullie niet meer samen aan tafel. Deze partij speel je wel uit. { $name } krijgt dat niet te horen.
menu-order = Toeschouwers en chat
closed-spectators = Deze tafel is gesloten voor toeschouwers
closed-spectators-what = Alleen wie meespeelt, ziet het spel. Vraag het de gastheer, of zoek een andere tafel.
trouble-muted = Je mag aan deze tafel niet praten. Alleen de gastheer kan dat veranderen.
trouble-spectators-silent = Aan deze tafel praten alleen de spelers.
trouble-among-themselves = Het spel is afgelopen: wie gespeeld heeft, praat nu onder elkaar.
trouble-way-in-said = Daarmee komt iedereen in je account: laat het niemand zien, wie er ook om vraagt.
trouble-spectators-none = De gastheer heeft deze tafel gesloten voor toeschouwers.
trouble-name-at-table = Iemand aan deze tafel heet net als jij. Verander je naam op de beginpagina om hier te praten.
refused-barred = de gastheer heeft je van deze tafel weggestuurd; alleen de gastheer laat je weer toe
