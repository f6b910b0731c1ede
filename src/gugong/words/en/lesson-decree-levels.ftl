# The lesson on what decrees are worth.

lesson-decree-levels-levels = Every decree has a level. You pay as many servants as its level, 1 more for each rival on it, and place one on the decree. The level says when it helps you.
lesson-decree-levels-morning = Level 1 helps each Morning. “A servant each Morning” is yours: it gave you 3 VP at once, and it works every Morning from now on. The earlier you obtain such a decree, the more often it helps.
lesson-decree-levels-last-card = Day 1 is almost over. Give your last card, the 5, to the Palace: then Night falls, and Morning comes.
lesson-decree-levels-end-day = Any place would end your day. The lesson goes on with the Palace: give your 5 there.
lesson-decree-levels-step = Your card has brought you a servant. Choose option A, a free step for your Envoy: you will want your servants for decrees tomorrow.
lesson-decree-levels-save = Take the free step, option A: tomorrow you will need your servants for decrees.
lesson-decree-levels-worked = The Morning of day 2: your decree brought you 1 servant, unasked. Then came the 4 that everybody gets. Now you have 8.
lesson-decree-levels-always = Level 2 helps always: from the moment you own it, one rule is kinder to you. Here, equal gifts become free, or your later decrees cost 1 less. These decrees, too, give VP at once.
lesson-decree-levels-twice = Your 2 shows the action Decrees, and it beats the 1 that lies there. Give it to Decrees: you may then act twice, first by the card, then by the location.
lesson-decree-levels-the-two = The 2 is the right card now, and Decrees the right place: the card and the location show the same action there, so you can obtain two decrees.
lesson-decree-levels-cheaper = The card’s action comes first. Obtain “decrees cost 1 less”: pay 2, place 1, and score 4 VP.
lesson-decree-levels-cheaper-first = First “decrees cost 1 less”: then your second action is cheaper already.
lesson-decree-levels-final = Level 3 gives nothing now. It scores when the game ends, by what you own then: here 2 VP for each jade, up to 10, or 2 VP for each decree, itself included.
lesson-decree-levels-choose = Your second action, and your choice. Obtain the level 3 decree that would give you more VP with what you own now. It costs you 2 instead of 3: your new decree works already.
lesson-decree-levels-more = Right: three decrees make 6 VP at the end, and each further one adds 2. Your 2 jade would have made 4.
lesson-decree-levels-remember = Remember: level 1 works each Morning, so obtain it early. Level 2 pays if you often use its rule, level 3 if you collect what it counts until the end.
