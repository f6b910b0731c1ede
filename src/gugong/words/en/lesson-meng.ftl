# The lesson on Meng.

lesson-meng-who = Alone, you play against Meng. He has his own pieces and plays by your rules, but he chooses nothing: cards and fixed rules decide for him.
lesson-meng-cards = The top card of his automa deck says where he goes, and the top card of his gift stack is what he gives. Its value does not matter: he may always exchange, pays nothing for it, and acts.
lesson-meng-special = Automa cards he has used today lie here. The first was a special one: it sends him to his focus, here Jade, and he takes option B without paying. So he got a jade for nothing.
lesson-meng-your-turn = Now your turn: give your 8 to the Palace.
lesson-meng-eight = The 8 goes to the Palace now. You will need the 5 for your last turn.
lesson-meng-step = Choose option A, a step of your Envoy. Then watch Meng’s turn.
lesson-meng-save = Take the free step, option A: it is Meng’s turn that we want to see.
lesson-meng-his-turn = His card said Great Wall, and he gave his 1 for the 4 there. First he did his gift card’s action, a servant on a ship; then the location’s, a servant on the wall. With ordinary cards he always takes option A.
lesson-meng-no-choice = Where you would choose, a rule decides for him: the cheapest jade, the next city around the map, a decree of the same level as the day.
lesson-meng-twilight = After the last gift card comes Twilight: Meng goes through today’s automa cards again, by their lower halves. A special card: a free journey. The wall card: he pays 1 servant and places 1 more. What he cannot pay, he leaves out.
lesson-meng-which = You have 2 servants on the wall, he has 1, and 4 complete it. Which of today’s cards sends another servant of his there in Twilight? Point at it.
lesson-meng-which-not = That does not send him to the wall. Look among today’s automa cards for the one that shows the Great Wall.
lesson-meng-task = That will make 2 to 2, and a tie goes to whoever is ahead on the Intrigue track: Meng. The wall would be his. You have one card left: see to it that you win the wall instead.
lesson-meng-won = The wall is complete, and it is yours: 3 VP and an Envoy step. Now comes Meng, then Twilight and the Night.
lesson-meng-night = Well read: the wall was yours. At Night Meng compares no cards with dice: he has as many matches as the number of the day, 1 last Night and 2 tonight.
lesson-meng-outside = Your Envoy must be in the Palace at the end. Meng’s need not: he can win from outside, but then without VP for a seat.
lesson-meng-remember = Remember: today’s automa cards tell you what he does in Twilight; those you have not seen, what may come. There are nine ordinary cards and, at the normal level, two special ones.
