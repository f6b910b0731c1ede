# The guided first day: what each panel says, and the answer to a move that the lesson does not go on with (-not).

lesson-first-day-welcome = Welcome to the Forbidden City! Two families compete for four days; the most victory points (VP) win. Nobody may bribe the officials here, but everybody exchanges gifts with them.
lesson-first-day-envoy = This is your Envoy. Within the four days it has to climb eight steps into the Palace. Whoever is still outside then scores nothing at all.
lesson-first-day-hand = These four gift cards are your hand for today. They have values from 1 to 9, and most show an action. On each turn you give one away.
lesson-first-day-places = A gift also lies at each of the seven locations. You give a card there and take that gift. If yours is higher, this is free.
lesson-first-day-servants = Your servants do the work. You can use those in your pool. You gain servants from your supply, and those you pay go back there.
lesson-first-day-give-higher = Your first turn. A 4 lies at Intrigue, and your 5 is higher. Choose the 5 in your hand, then Intrigue.
lesson-first-day-give-higher-not = You could do that in a game. But there is a medal to be had at Intrigue: give your 5 there.

lesson-first-day-card-first = An exchange allows two actions: first that of the card you gave, then that of the location. Your 5 shows a servant, so you have just gained one.
lesson-first-day-taken = The 4 that you took lies on your discard pile now, where only you can see it. You will play it tomorrow.
lesson-first-day-intrigue = Now Intrigue. Option A: move your marker up 1 space; the first to do so today takes the medal. Option B: pay 1 servant and move up 3. Choose A.
lesson-first-day-intrigue-not = The medal goes to the first who chooses A today. Let that be you: choose A.

lesson-first-day-medal = The medal is yours: tomorrow you begin. And your marker is ahead now, so you win every tie.
lesson-first-day-nine = { $rival } has given a 9 to the Palace and moved its Envoy 1 step. No card is higher than a 9 …
lesson-first-day-give-one = … but a 1 beats a 9! Give your 1 to the Palace: this is free, and the 9 will be yours tomorrow.
lesson-first-day-give-one-not = You could do that, but a 1 is free only against a 9, and here is your chance. Give the 1 to the Palace.

lesson-first-day-canal = First the action of your 1: the Grand Canal. A ship with 3 servants aboard may claim what its harbour offers: 4 VP, an extra card, or the Double Servant, who counts as two.
lesson-first-day-canal-options = Option A: load 1 servant, then move 1 ship. Option B: pay 1 servant and load 2 others, but no ship moves. Choose A.
lesson-first-day-canal-not = You will soon need five servants, so put only one aboard now: choose A.
lesson-first-day-sail = A servant from your pool is aboard a new ship in harbour 1, where there is no reward. Choose the ship: it sails to harbour 2.
lesson-first-day-sail-not = There is nothing to wait for in harbour 1. Let your ship sail.
lesson-first-day-palace = Now the Palace. Option A: 1 Envoy step. Option B: pay 2 servants for 2 steps and 1 Intrigue space. Choose A: you will need your servants soon.
lesson-first-day-palace-not = More steps would be welcome, but your next turn takes five servants. Choose A.

lesson-first-day-step = Seven steps to go. The first to arrive gets the best seat, for 7 VP at the end of the game; the next scores 5.
lesson-first-day-wall = Meanwhile { $rival } has placed 2 servants on the Great Wall. With two players, 4 complete it. Whoever then has the most there scores 3 VP and an Envoy step.
lesson-first-day-tie = If you place 2 as well, the wall is complete, and it is a tie. You are ahead in Intrigue, so you win it!
lesson-first-day-give-equal = But { $rival } has left an 8 there. Your 8 is equal, and that is not enough. Give it to the Great Wall all the same.
lesson-first-day-give-equal-not = You could do that, but then the wall may not wait for you. Give your 8 to the Great Wall.
lesson-first-day-pay = An equal or lower card costs 2 servants, or another card that you discard. Or you pay nothing and take no actions. Pay 2 servants.
lesson-first-day-pay-not = You want to act here, and you still need your other card. Pay 2 servants.
lesson-first-day-wall-options = Your 8 shows no action, so the Great Wall is next. Option A: place 1 servant. Option B: pay 1 servant and place up to 2 others. Choose B.
lesson-first-day-wall-options-not = One servant alone does not complete the wall. Choose B.
lesson-first-day-place = Place both servants: that makes four on the wall. Choose “2 servants” in the list.
lesson-first-day-place-not = With just one more, the wall is not complete. Place 2.

lesson-first-day-won = You win the wall: 3 VP and an Envoy step. Your servants are back in your supply; the other two stay on the wall.
lesson-first-day-benefit = Whoever had servants on the wall may now move back on the Intrigue track for a benefit. Move back 1 space: choose “Gain 1 servant” in the list.
lesson-first-day-benefit-not = In a game you may well keep your space. Here, take the servant; you stay ahead even so.

lesson-first-day-on-top = Both markers share a space now. Yours came last, so it lies on top and is still ahead.
lesson-first-day-decree = { $rival } has gained 2 servants with a 3, and obtained a decree, a privilege for the rest of the game: 3 VP now, and a servant each Morning. It cost 1 servant, and another stays on it, so you would now pay 1 more.
lesson-first-day-dice = One card left, so look at the dice. At Night they are compared with the gifts you took today; each equal number is a match. Two dice show 7!
lesson-first-day-jade = A 7 lies at Jade. There you buy jade, for 3 servants or more. It scores at the end: 1 VP for one piece, 3 for two, 6 for three …
lesson-first-day-give-lower = Your 2 is lower than the 7, but this time you just want that card. Give your 2 to Jade.
lesson-first-day-give-lower-not = Not bad, but only the 7 matches two dice tonight. Give your 2 to Jade.
lesson-first-day-nothing = If you pay your 2 servants, none are left to buy jade with. So choose “Without actions” in the list.
lesson-first-day-nothing-not = Then you would pay for an action that you cannot do. Choose the exchange without actions.

lesson-first-day-last-card = Your hand is empty. { $rival } has one more card; then the Day is over, and Night falls.

lesson-first-day-overtaken = { $rival } gave a card that shows Intrigue, paid 1 servant for 3 spaces, and wins every tie from now on.
lesson-first-day-travel = Then came Travel. In every city lies a token, a small reward. Option A: your Traveller moves to a city and takes its token. Option B: pay 2 servants and do so twice. Begin in any city, then follow the roads.
lesson-first-day-tokens = These tokens brought 2 VP and an Envoy step at once. Then they are stored: later you can exchange several for servants, VP or jade.
lesson-first-day-night = At Night your 7 matched two dice, and { $rival } had one match. Each match brings a servant.
lesson-first-day-bonus = You had the most matches: that is 3 VP, and another step for your Envoy.
lesson-first-day-tomorrow = The gifts that you took are your new hand. So take gifts for tonight’s dice, and for tomorrow.
lesson-first-day-ship = All ships sail on at Night: yours is in harbour 3 now. From harbour 5 it would be lost.
lesson-first-day-morning = Then it was Morning. Thanks to the medal you begin. Empty cities have new tokens, and the dice are rolled for the coming Night.
lesson-first-day-income = The decree has brought { $rival } a servant. And each new day, everybody gains 4.
lesson-first-day-scoring = After four days, more points come from the most servants on the wall, some decrees, seats in the Palace, and jade.
lesson-first-day-outside = But whoever is not in the Palace loses them all. Your Envoy has five steps to go, in three days.

lesson-first-day-ask-servants = Eight questions now; answer by pointing at the table. First: where are the servants that you can use now?
lesson-first-day-ask-servants-not = You can use only the servants in your pool. Those in your supply must be gained first, and those on the board are at work.
lesson-first-day-ask-higher = Point at a gift that your 4 gets for free.
lesson-first-day-ask-higher-not = Your 4 is free only where a lower gift lies: a 1, a 2 or a 3.
lesson-first-day-ask-equal = Point at the one gift that your 8 does not get for free.
lesson-first-day-ask-equal-not = Against a lower gift your 8 is free. Look for one that is equal or higher.
lesson-first-day-ask-first = Suppose you give your 4 to Jade. Point at the card whose action comes first.
lesson-first-day-ask-first-not = First comes the action of the card that you give, then that of the location. You would give your 4.
lesson-first-day-ask-start = Where is it decided who begins tomorrow?
lesson-first-day-ask-start-not = Whoever holds the medal begins tomorrow. It goes to the first to choose option A at Intrigue.
lesson-first-day-ask-tie = Suppose you and { $rival } were tied for the wall. Point at the marker that would win now.
lesson-first-day-ask-tie-not = A tie goes to whoever is ahead in Intrigue. That is the marker higher up on the track.
lesson-first-day-ask-match = Only one of the gifts on the board would be a match tonight if you took it. Which one?
lesson-first-day-ask-match-not = A match is a gift with the same number as a die. Compare the gifts with the three dice.
lesson-first-day-ask-envoy = Which of your pieces must reach its goal, or all your points are lost?
lesson-first-day-ask-envoy-not = Whoever is not in the Palace at the end loses everything. Look for your piece on the steps in front of it.
lesson-first-day-play-on = Well done! That is enough for a first game, and each location has a lesson of its own. Play on from here with any card you like: three days against { $rival } are left.
