# The lesson on the Double Servant.

lesson-double-locked = This is your Double Servant: one piece that can count as two. It is locked until a ship of yours frees it.
lesson-double-where = Harbour 4 frees it, for a ship with 3 servants aboard; in harbour 5 you may choose it among the rewards. Your ship lies in harbour 4 with 2 aboard: one is missing.
lesson-double-to-canal = Give your 8 to the Grand Canal.
lesson-double-canal-first = Your ship comes first: give the 8 to the Grand Canal. You will need the 7 and the 5 later.
lesson-double-free-it = Choose option A and load 1 servant on your ship in harbour 4. Then it is full: instead of sailing on, claim the Double Servant.
lesson-double-freed = It is free, and in your pool. One servant of the ship stays on this slot for the rest of the game; the other two are in your supply again.
lesson-double-pays = First use: where you pay 2 servants, the Double Servant alone will do. Try it at the Palace, and give your 7 there.
lesson-double-seven = Give the 7 to the Palace. You will need the 5 in a moment.
lesson-double-option-b = Choose option B: 2 servants for 2 steps of your Envoy and 1 Intrigue space.
lesson-double-not-a = Here you are to pay with the Double Servant: choose option B, which costs 2.
lesson-double-which = Pay with the Double Servant. It is one piece, and your 2 ordinary servants stay in your pool.
lesson-double-with-it = You could, but keep your ordinary servants: the Double Servant pays 2 alone.
lesson-double-back = What you pay goes to your supply, the Double Servant too. When you gain a servant, you may take the Double Servant as that one.
lesson-double-stands = Second use: on the wall and on ships it takes 2 spaces and counts as 2. Where you may place 2 servants, you may place an ordinary one and the Double Servant: 3 together.
lesson-double-never = Only ordinary servants go on decrees and on the slots of harbour rewards. There is no room for the Double Servant.
lesson-double-task = Your task: complete the wall with your last card, and win it. 4 servants are needed; { $rival } has 1 there, you have none. Your 5 brings you a servant: which one?
lesson-double-remember = 3 to 1, the wall is yours. From there the Double Servant comes back to your supply. Remember: freed in harbour 4, it pays, stands and sails for two, and one servant gained brings it back.
