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
lesson-meanwhile = Meanwhile:
lesson-can-wait = That can wait: first what is ringed.
lesson-read-first = That can wait: first Next.
lesson-past = You have done this already.
lesson-again = Begin the lesson again
lesson-again-why = At a new table, from the first step
lesson-end = End the lesson
lesson-end-why = The Tutor goes; the table stays yours
lesson-call-back = Call the Tutor back
lesson-call-back-why = The lesson goes on from here.
lesson-again-failed = It could not be opened. Try again in a moment.
