# De lessen, in het Nederlands: wat om de woorden van de huisleraar staat; die staan per spel in `lessons`.

lesson-first = Eerste les
lesson-tutor = De huisleraar
lesson-step = De huisleraar, stap { $number } van { $of }
lesson-why = Waarom
lesson-show = Laat zien
lesson-back = Terug
lesson-next = Verder
lesson-wait = Een ogenblik: de anderen spelen.
lesson-yours = Jouw beurt. De balk hieronder zegt wat gevraagd wordt; antwoord zoals je wilt.
lesson-close = De les verlaten en aan tafel blijven
lesson-play-on = Doorspelen
lesson-leave = Weggaan
lesson-meanwhile = Intussen:
lesson-can-wait = Dat kan wachten: eerst wat omringd is.
lesson-read-first = Dat kan wachten: eerst Verder.
lesson-past = Dit heb je al gedaan.
lesson-again = De les opnieuw beginnen
lesson-again-why = Aan een nieuwe tafel, vanaf de eerste stap
lesson-end = De les beëindigen
lesson-end-why = De huisleraar gaat; de tafel blijft van jou
lesson-call-back = Roep de huisleraar terug
lesson-call-back-why = De les gaat hier verder.
lesson-again-failed = Dat lukte niet. Probeer het zo nog eens.
