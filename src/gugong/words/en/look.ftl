# The start page, and the sounds.

page-first-visit = New to the game? Begin with Meng. Everything on the table says what it is when you point at it or hold a finger on it.
pref-listen = Listen to all of them
