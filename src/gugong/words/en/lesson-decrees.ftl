# Decrees: what one costs, and what it brings.

lesson-decrees-official = This official issues decrees. Whoever brings him a gift may obtain one, and it helps them for the rest of the game.
lesson-decrees-levels = Six decrees lie here, two of each level. Level 1 works every Morning, level 2 at all times, and level 3 scores when the game ends.
lesson-decrees-give = Give your 8 at Decrees. It is higher than the 4 that lies there, so the exchange is free. Choose the 8 in your hand, then Decrees.
lesson-decrees-give-8 = This lesson stays at Decrees: give your 8 there. You will need the 9 in a moment.
lesson-decrees-price = You pay the cost printed on a decree, and then you place one more servant on it. Obtain “a servant each Morning”: of your 5 servants you pay 1 and place 1.
lesson-decrees-first = In a game the choice is yours. Here begin with “a servant each Morning”: it leaves you 3 servants for what comes next.
lesson-decrees-yours = Your servant stays on the decree for good. You scored 3 VP at once, and from now on the decree brings you a servant each Morning.
lesson-decrees-dearer = { $rival } already owns “decrees cost 1 less”. You may obtain it as well, but every opponent's servant on a decree makes it 1 servant dearer.
lesson-decrees-task = Now a task for you: with your next gift, obtain a decree of level 2. The printed cost is 2, your pool holds 3 servants, and one of them has to be placed.
lesson-decrees-done = Well chosen! Remember: pay the printed cost, 1 more for each opponent's servant there, and keep 1 servant to place. The sooner you obtain a decree, the longer it works for you.
