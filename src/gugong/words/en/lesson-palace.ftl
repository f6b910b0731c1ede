# The lesson on the Palace.

lesson-palace-place = This official leads your Envoy to the Emperor. If your Envoy is not in the Palace when the game ends, your score is 0 and you cannot win.
lesson-palace-seats = The eighth step leads inside. The first Envoy to arrive takes the seat for 7 VP, the second the one for 5, then comes 3. They are scored at the end.
lesson-palace-give = Your 5 is higher than the 4 that lies here, so the exchange is free. Give your 5 to this official.
lesson-palace-not-that-card = Give your 5 here, at the Palace: it beats the 4 and brings you a servant. You will need your other cards later.
lesson-palace-options = Option A: your Envoy moves 1 step. Option B: pay 2 servants for 2 steps and 1 Intrigue space. Choose option A this time.
lesson-palace-save-servants = Keep your servants for now: you will need them in a moment. Choose option A, one step for nothing.
lesson-palace-rival = { $rival } moves up, too, and has one step to go. You have two to go.
lesson-palace-task = Your task: enter the Palace this turn, before { $rival }, and take the seat for 7 VP.
lesson-palace-inside = Your Envoy is in the Palace, on the best seat: 7 VP at the end. { $rival } comes later, for 5.
lesson-palace-further = From now on every step your Envoy would make gives you 1 VP at once. Steps also come from the wall, the Night bonus, travel tokens and a decree.
lesson-palace-remember = Remember: whoever wants to win must be in the Palace when the game ends, after day 4. And whoever comes earlier gets the better seat.
