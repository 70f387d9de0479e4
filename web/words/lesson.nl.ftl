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
