# The lesson on jade.

lesson-jade-place = This official sells jade. It does nothing for you during the game, but it scores VP at the end.
lesson-jade-prices = Two houses sell their jade for 3 servants, two for 4. Each has just one piece. Once all are empty, jade costs 5 on the square.
lesson-jade-give = Your 5 is higher than the 4 that lies here, so the exchange is free. Give your 5 to this official.
lesson-jade-not-that-card = Give your 5 here, at Jade: it is just high enough. You will need your other cards later.
lesson-jade-buy = Your 5 brought you a servant; now buy. There are no options A and B here: you choose a house and pay its price. All jade is worth the same, so take one for 3.
lesson-jade-same-jade = All jade is worth the same at the end: take one that costs only 3 servants.
lesson-jade-worth = At the end one jade scores 1 VP, two score 3, three 6, four 10 and five 15; every further one adds 2. So it pays to collect several.
lesson-jade-rival = One jade for 3 is left. { $rival } has enough servants and wants to buy it next. You have only 2.
lesson-jade-task = Your task: buy this jade for 3 now, before { $rival } does. You are one servant short, so choose with care which card you give.
lesson-jade-bought = Your card brought the missing servant just in time. Two jade are 3 VP at the end, and from now on the cheapest costs 4.
lesson-jade-remember = Remember: buy jade while the cheap houses are full, and collect several. What your card brings you, you may spend at once.
