# The Grand Canal: load, move, claim.

lesson-canal-official = The Grand Canal belongs to this official. Whoever brings him a gift loads servants on ships and moves ships from harbour to harbour.
lesson-canal-harbours = A ship with 3 servants may claim the reward of its harbour: 4 VP in harbour 2, a gift card in harbour 3, the Double Servant in harbour 4. In harbour 5 you choose one of these; harbour 1 has none.
lesson-canal-where = Your ship lies in harbour 1 with one servant aboard. Point at the harbour where a full ship may claim a gift card.
lesson-canal-where-not = Another reward lies there, or none: 4 VP in harbour 2, the Double Servant in harbour 4. The gift card is between them.
lesson-canal-options = Option A: load 1 servant, then move one ship. Option B: pay 1 servant and load 2 others, but no ship moves.
lesson-canal-give = Give your 8 at the Grand Canal. It is higher than the 4 that lies there, so the exchange is free. Choose the 8 in your hand, then the Grand Canal.
lesson-canal-give-8 = This lesson stays at the Grand Canal: give your 8 there. You will need the 9 in a moment.
lesson-canal-move = Choose option A. Your ship needs both: another servant and a better harbour.
lesson-canal-not-b = There is nothing to claim in harbour 1, and only option A moves a ship: choose A.
lesson-canal-load = Load 1 servant on your ship in harbour 1. Then it carries two of the three servants that it needs.
lesson-canal-no-new = You may put out a new ship, or load nothing. But only a full ship can claim, so load the one that is already under way in harbour 1.
lesson-canal-sail = Now move your ship. It goes to the next free harbour: { $rival } has a ship in harbour 2, so yours leaps over it into harbour 3.
lesson-canal-stay = Harbour 1 has no reward. Move your ship: it leaps straight into harbour 3.
lesson-canal-full = Your ship has reached harbour 3 with two servants aboard. Once it carries three, you may claim the reward at once.
lesson-canal-price = A reward has its price: one servant from the ship goes to this slot for the rest of the game. The other two go to your supply, and the ship comes back to you.
lesson-canal-task = Now a task for you: with your next gift, claim the gift card in harbour 3. Take care not to sail past it.
lesson-canal-card = You drew a gift card. You own one more for the rest of the game, and that is one more turn every day.
lesson-canal-done = Remember: 3 servants aboard, in the harbour whose reward you want. Each Night all ships sail on by one harbour, and a ship that is already in harbour 5 is lost.
