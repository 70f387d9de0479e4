# The lessons, in English: what is around what the Tutor says; that is in a page for each game (`lessons`).

lesson-first = First lesson
lesson-tutor = The Tutor
lesson-step = The Tutor, step { $number } of { $of }
lesson-why = Why
lesson-show = Show me
lesson-back = Back
lesson-next = Next
lesson-wait = One moment: the others are playing.
lesson-yours = Your turn. The bar below says what is asked; answer as you like.
lesson-close = Leave the lesson and keep the table
lesson-play-on = Play on
lesson-leave = Leave
