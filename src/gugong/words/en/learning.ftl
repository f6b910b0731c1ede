# What there is to learn.  What the lessons themselves say is in a file for each.

lessons-first-day = Your first day
lessons-first-day-about = A guided day at court: how a turn works, what the seven locations do, and what counts in the end. About ten minutes.
lessons-travel = Travel
lessons-travel-about = Ride across the map and collect travel tokens.
lessons-wall = The Great Wall
lessons-wall-about = Place servants on the wall and win it when it is complete.
lessons-jade = The jade market
lessons-jade-about = Buy jade before it becomes dear.
lessons-intrigue = Intrigue
lessons-intrigue-about = Climb the track, break ties, and spend what you have gained.
lessons-palace = The Palace of Heavenly Purity
lessons-palace-about = Bring your Envoy to the Emperor in time.
lessons-decrees = Decrees
lessons-decrees-about = Obtain a decree and profit from it.
lessons-canal = The Grand Canal
lessons-canal-about = Load ships, sail them, and claim what waits in the harbours.
lessons-tokens = Travel tokens
lessons-tokens-about = What they do, and what they can be exchanged for.
lessons-decree-levels = What decrees are worth
lessons-decree-levels-about = Every Morning, at all times, or at the end: the three levels.
lessons-double = The Double Servant
lessons-double-about = One piece that counts as two: free it and use it.
lessons-meng = Meng
lessons-meng-about = How the solo opponent plays, and how to read his cards.

# The page of lessons, and how they are offered.
learn = Lessons
learn-lead = Learn by playing. Each lesson is a small table of its own: it says what to do and shows you where, and you do it.
learn-places = The seven locations
learn-more = And the rest
learn-done = Done
learn-new = New here?
learn-new-how = Play your first day with a guide. It explains everything as it comes up and takes about ten minutes.
learn-new-begin = Play a guided first day
learn-new-away = No, thanks
learn-offer = { $place }: first time here?
learn-offer-yes = Learn it
learn-offer-later = Not now
learn-offer-never = Never ask
learn-this = Lesson: { $title }

# At the table of a lesson.
learn-step = Step { $at } of { $of }
learn-page = Page { $at } of { $of }
learn-next = Next
learn-back = Back
learn-act = Go ahead
learn-read = Read again
learn-points = Ringed on the table: { $things }
learn-answer = Point at your answer on the table.
learn-right = That is right: { $name }.
learn-wrong = Not quite. You pointed at: { $name }.
learn-wrong-again = Try again.
learn-wrong-ringed = The right answer is ringed now: point at it.
learn-missed = That chance is gone, which happens at the best of courts. Have another go!
learn-try-again = Try again
learn-learnt = Lesson learnt!
learn-next-lesson = Next: { $title }
learn-all = All lessons
learn-to-table = Back to your table
learn-play-on = Play on here
learn-key-next = the next page of a lesson
learn-key-back = the page before
learn-key-this = the lesson about what you point at
