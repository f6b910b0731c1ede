# Travel tokens: what they do, where they are stored, what they buy.

lesson-tokens-helps = Every journey brings you a travel token. Many help by themselves when you pick them up: with servants, VP, an Envoy step or a space on the Intrigue track.
lesson-tokens-asks = With others you decide: swap a card, take one back into your hand, or place a servant from your supply on a ship or on the Great Wall. You may decline; the token is yours all the same.
lesson-tokens-for-jade = And two kinds offer you a jade: one if you discard a card of value 7 or more, the other for 3 servants.
lesson-tokens-slots = Once you are done with its benefit, a token is stored face down in one of the 6 slots above your player board. All of yours are taken.
lesson-tokens-prices = Stored tokens can be exchanged whenever you have a decision to make: 2 for a servant, 4 for 2 VP, 6 for a jade.
lesson-tokens-give = What if you travel now, without a free slot? Give your 8 at Travel: it beats the 4 that lies there.
lesson-tokens-travel-first = Keep your tokens and your other cards for a moment. First fetch one more token: give your 8 at Travel.
lesson-tokens-journey = Choose option A: one journey.
lesson-tokens-one-journey = One journey is enough here, and it costs nothing: choose option A. Your tokens come next.
lesson-tokens-double = In Nanjing lies a double token. It has no benefit when you pick it up, but it counts as 2 tokens in an exchange. Go to Nanjing.
lesson-tokens-nanjing = In a game you might do that. Here you will need the double token: go to Nanjing.
lesson-tokens-full = All 6 slots are taken, so you have to exchange stored tokens before the new one can be stored. Give up 2 of them for a servant.
lesson-tokens-two = That would make room as well, but 2 are enough. Then four are left, and with the double token they count 6 again.
lesson-tokens-count = There was room for the double token, and it stays face up. You have five tokens now, and together they count 6.
lesson-tokens-task = Now a task for you: get a jade without paying a single servant. You can do it as soon as you are asked for a card: turn to your tokens instead.
lesson-tokens-done = A jade and a servant out of seven tokens! Remember: tokens help when you pick them up, and again in an exchange: 2 for a servant, 4 for 2 VP, 6 for a jade.
