# Lekce: palác.

lesson-palace-place = Tento úředník vede vašeho vyslance k císaři. Není-li vyslanec na konci hry v paláci, máte skóre 0 a nemůžete vyhrát.
lesson-palace-seats = Osmý krok vede dovnitř. Vyslanec, který přijde první, obsadí místo za 7 VB, druhý za 5, další za 3. Bodují se na konci hry.
lesson-palace-give = Vaše 5 je vyšší než 4, která tu leží, takže výměna je zdarma. Dejte svou 5 tomuto úředníkovi.
lesson-palace-not-that-card = Dejte svou 5 sem, na lokaci palác: přebije 4 a přinese vám služebníka. Ostatní karty budete potřebovat později.
lesson-palace-options = Varianta A: 1 krok vyslancem. Varianta B: vyšlete 2 služebníky, vyslanec udělá 2 kroky a na stupnici intrik postoupíte o 1 pole. Tentokrát zvolte variantu A.
lesson-palace-save-servants = Služebníky si zatím nechte: za chvíli je budete potřebovat. Zvolte variantu A, jeden krok zdarma.
lesson-palace-rival = { $rival } také postupuje: do paláce zbývá jen jeden krok. Vám zbývají dva.
lesson-palace-task = Váš úkol: vstupte do paláce v tomto tahu, dřív než { $rival }, a obsaďte místo za 7 VB.
lesson-palace-inside = Váš vyslanec je v paláci na nejlepším místě: na konci to je 7 VB. { $rival } přijde až potom, za 5.
lesson-palace-further = Od teď vám každý další krok vyslancem přinese ihned 1 VB. Kroky získáte i za zeď, bonus kostek osudu, žetony cestování a jeden dekret.
lesson-palace-remember = Zapamatujte si: kdo chce vyhrát, musí být na konci hry, po 4. dni, v paláci. A kdo přijde dřív, má lepší místo.
