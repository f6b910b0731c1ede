# The start page, and the sounds.

page-first-visit = Grasz po raz pierwszy? Zacznij od Menga. Wszystko na stole mówi, czym jest, gdy to wskażesz lub przytrzymasz na tym palec.
pref-listen = Posłuchaj wszystkich
