# The lesson on the Great Wall.

lesson-wall-place = This official is in charge of the Great Wall. Bring him a gift, and you may send servants there to build.
lesson-wall-score = With two families, the wall is complete once four servants stand on it. Whoever then has the most scores 3 VP, and their Envoy moves 1 step towards the Palace. { $rival } has one servant there already.
lesson-wall-give = Your 5 is higher than the 4 that lies here, so the exchange is free. Give your 5 to this official.
lesson-wall-not-that-card = Give your 5 here, at the Great Wall: it beats the 4 and brings you a servant. You will need your other cards later.
lesson-wall-card-first = Your 5 has just brought you a servant: the card’s action comes before the location’s.
lesson-wall-options = Option A: place 1 servant from your pool. Option B: pay 1 servant, then place up to 2 others. Choose option A this time.
lesson-wall-option-a-first = Choose option A for now: it places 1 servant and costs nothing else. The turn for option B will come.
lesson-wall-answer = { $rival } sends another servant to the wall. That makes two against your one, and one more will complete it.
lesson-wall-tie = If you both have the same number there, the family ahead on the Intrigue track wins the wall. For now that is { $rival }.
lesson-wall-task = Your task: complete the wall this turn, and win it. It is checked only after your whole action, so it may hold more than four servants.
lesson-wall-won = The wall is complete, and you have the most servants on it: 3 VP for you, and a step for your Envoy.
lesson-wall-stays = Your servants go back to your supply, the others stay. Whatever stands on the wall stays there from day to day, and is scored once more at the end of the game.
lesson-wall-remember = Remember: what counts is who has the most servants when the wall is complete, and Intrigue settles a tie. So count before you place the last one.
