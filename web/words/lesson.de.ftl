# Die Lektionen, auf Deutsch: was um die Worte der Hauslehrerin steht; diese stehen für jedes Spiel in `lessons`.

lesson-first = Erste Lektion
lesson-tutor = Die Hauslehrerin
lesson-step = Die Hauslehrerin, Schritt { $number } von { $of }
lesson-why = Warum
lesson-show = Zeig es mir
lesson-back = Zurück
lesson-next = Weiter
lesson-wait = Einen Augenblick: Die anderen spielen.
lesson-yours = Du bist dran. Die Leiste unten sagt, was gefragt ist; antworte, wie du willst.
lesson-close = Die Lektion verlassen und am Tisch bleiben
lesson-play-on = Weiterspielen
lesson-leave = Gehen
lesson-meanwhile = Inzwischen:
lesson-can-wait = Das kann warten: erst, was umrandet ist.
lesson-read-first = Das kann warten: erst Weiter.
lesson-past = Das hast du schon getan.
lesson-again = Die Lektion neu beginnen
lesson-again-why = An einem neuen Tisch, ab dem ersten Schritt
lesson-end = Die Lektion beenden
lesson-end-why = Die Hauslehrerin geht; der Tisch bleibt deiner
lesson-call-back = Die Hauslehrerin zurückrufen
lesson-call-back-why = Die Lektion geht von hier weiter.
lesson-again-failed = Das ging nicht. Versuche es gleich noch einmal.
