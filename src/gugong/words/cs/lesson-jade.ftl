# Lekce: nefrit.

lesson-jade-place = Tento úředník prodává nefrit. Během hry vám k ničemu není, ale na konci přinese VB.
lesson-jade-prices = Ve dvou domech stojí nefrit 3 služebníky, ve dvou 4. V každém je jen jeden. Až budou všechny prázdné, stojí nefrit na nádvoří 5.
lesson-jade-give = Vaše 5 je vyšší než 4, která tu leží, takže výměna je zdarma. Dejte svou 5 tomuto úředníkovi.
lesson-jade-not-that-card = Dejte svou 5 sem, na lokaci nefrit: právě stačí. Ostatní karty budete potřebovat později.
lesson-jade-buy = Vaše 5 vám přinesla služebníka, teď kupujte. Varianty A a B tu nejsou: zvolíte dům a vyšlete tolik služebníků, kolik je na něm uvedeno. Všechny nefrity mají stejnou hodnotu, vezměte si tedy jeden za 3.
lesson-jade-same-jade = Na konci mají všechny nefrity stejnou hodnotu: vezměte si ten, který stojí jen 3 služebníky.
lesson-jade-worth = Na konci přinese jeden nefrit 1 VB, dva 3, tři 6, čtyři 10 a pět 15; každý další přidá 2. Vyplatí se jich tedy nasbírat víc.
lesson-jade-rival = Zbývá jeden nefrit za 3. { $rival } má dost služebníků a chce ho koupit příště. Vy máte jen 2.
lesson-jade-task = Váš úkol: kupte tento nefrit za 3 hned teď, než ho koupí { $rival }. Jeden služebník vám chybí, dobře tedy zvažte, kterou kartu dáte.
lesson-jade-bought = Vaše karta vám chybějícího služebníka přinesla právě včas. Dva nefrity jsou na konci 3 VB a nejlevnější teď stojí 4.
lesson-jade-remember = Zapamatujte si: kupujte nefrit, dokud jsou levné domy plné, a nasbírejte jich víc. Co vám karta přinese, můžete hned utratit.
