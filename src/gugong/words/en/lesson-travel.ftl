# Travel: the first journey goes anywhere, the others follow the roads.

lesson-travel-official = Travel belongs to this official. Whoever brings him a gift sends their Traveller to a city and picks up the travel token that lies there.
lesson-travel-map = A token lies in every city, except where a Traveller stands: { $rival } is in Wuchang. Your own Traveller still waits beside the map.
lesson-travel-options = Option A is one journey and costs nothing. Option B is two journeys, one after the other, and costs 2 servants.
lesson-travel-give = Bring this official your 8. It is higher than the 4 that lies there, so the exchange is free. Choose the 8 in your hand, then Travel.
lesson-travel-give-8 = This lesson stays at Travel: give your 8 there. You will need the 9 in a moment.
lesson-travel-one = Choose option A, one journey. Option B would cost 2 servants, and your pool holds only 1.
lesson-travel-wasted = Then your gift would bring you nothing. Choose option A and let your Traveller set out.
lesson-travel-anywhere = The first journey may lead to any city with a token, however far away. Go to Guilin: its token brings you 2 servants.
lesson-travel-guilin = The first journey really may lead anywhere. For this lesson go to Guilin: you will need its 2 servants.
lesson-travel-stored = The token worked at once: 2 servants came into your pool. Now it is stored face down above your player board, and Guilin has no token for the time being.
lesson-travel-roads = From now on your Traveller follows the roads to the next city with a token. Cities without one, such as Wuchang, are passed over. You can never pass a city that has a token.
lesson-travel-task = Now a task for you: with your next gift, fetch the 2 VP from Jinan. It is two journeys away. And the 8 that you left at Travel has to be beaten.
lesson-travel-done = Well travelled! Remember: one journey is free, two cost 2 servants, and each road leads to the next city with a token. A token helps when you pick it up, and can be exchanged later.
