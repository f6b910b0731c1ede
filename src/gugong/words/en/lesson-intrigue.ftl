# The lesson on Intrigue.

lesson-intrigue-place = This official lets you climb the Intrigue track. The higher marker is ahead; on a shared space, the one on top.
lesson-intrigue-ties = Whenever families are level, the one ahead in Intrigue wins: at the wall, for the Night bonus, even for victory itself. Now { $rival } is ahead.
lesson-intrigue-give = Your 5 is higher than the 4 that lies here, so the exchange is free. Give your 5 to this official.
lesson-intrigue-not-that-card = Give your 5 here, at Intrigue: it is just high enough. You will need your other cards later.
lesson-intrigue-medal = Today’s first to choose option A here also takes the medal, and is start player tomorrow. It is still waiting.
lesson-intrigue-options = Option A moves your marker up 1 space. Option B costs 1 servant and moves it up 3, but never gives the medal. Choose option A.
lesson-intrigue-medal-first = The medal comes only with option A, and nobody has it yet today. Choose option A.
lesson-intrigue-wall = You have the medal. Now look at the wall: { $rival } has two servants there, you have one. The fourth completes it, and the most servants win 3 VP and an Envoy step.
lesson-intrigue-level = With one servant more you only draw level. { $rival } is 3 spaces ahead in Intrigue, but a marker that comes to a shared space lies on top, and so is ahead.
lesson-intrigue-task = Your task: win the wall this turn with your 2 servants. Your 7 shows Intrigue, and a card’s action comes before the location’s.
lesson-intrigue-won = Two servants each, and you are ahead in Intrigue: you win the wall, with 3 VP and an Envoy step.
lesson-intrigue-benefit = Everyone who had a servant on the wall may now move back for one benefit: 1 space for a servant, 3 for two servants, 5 to turn a die, 7 for a jade. Choose one.
lesson-intrigue-take-one = In a game you may keep your spaces. Here, try it out: move back for one of the benefits.
lesson-intrigue-spent = A benefit has its price: you have moved back, and { $rival } is ahead again.
lesson-intrigue-remember = Remember: Intrigue settles every tie, so look at the track before a wall is completed. What you have climbed you may spend afterwards, but then you fall back.
