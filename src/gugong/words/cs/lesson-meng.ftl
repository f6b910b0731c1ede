# Lekce: Meng.

lesson-meng-who = V sólové hře hrajete proti Mengovi. Má svůj herní materiál a platí pro něj vaše pravidla, ale nic si nevybírá: rozhodují za něj karty a pevná pravidla.
lesson-meng-cards = Horní karta jeho balíčku Automa říká, kam jde, a horní karta jeho balíčku darů je to, co tam dá. Na hodnotě nezáleží: vyměnit smí vždy, nic za to neplatí a jedná.
lesson-meng-special = Zde leží karty Automa, které dnes použil. První byla speciální: posílá ho na jeho zaměření, zde nefrit, a použije variantu B bez placení. Tak získal nefrit zadarmo.
lesson-meng-your-turn = Teď vy: dejte svou 8 na lokaci palác.
lesson-meng-eight = Teď patří 8 do paláce. Kartu 5 budete potřebovat v posledním tahu.
lesson-meng-step = Zvolte variantu A, krok vyslancem. Potom sledujte Mengův tah.
lesson-meng-save = Vezměte si krok zdarma, variantu A: jde nám o Mengův tah.
lesson-meng-his-turn = Jeho karta určila Velkou zeď a on dal svou 1 za 4, která tam ležela. Nejdřív provedl akci své karty daru, služebník na loď, potom akci lokace, služebník na zeď. S normálními kartami vždy použije variantu A.
lesson-meng-no-choice = Kde byste vybírali vy, rozhoduje za něj pravidlo: nejlevnější nefrit, další město po obvodu mapy, dekret té úrovně, která odpovídá číslu dne.
lesson-meng-twilight = Po poslední kartě daru přijde soumrak: Meng projde dnešní karty Automa znovu, podle jejich spodní části. Speciální karta: pohyb zdarma. Karta Velké zdi: 1 služebníka vyšle a 1 dalšího umístí. Co nemůže zaplatit, přeskočí.
lesson-meng-which = Na zdi máte 2 služebníky, on 1, a dokončená je se 4. Která z dnešních karet tam za soumraku pošle dalšího jeho služebníka? Ukažte na ni.
lesson-meng-which-not = To ho na zeď nepošle. Hledejte mezi dnešními kartami Automa tu, která ukazuje Velkou zeď.
lesson-meng-task = To bude 2 ku 2 a remízu vyhraje, kdo je na stupnici intrik napřed: Meng. Zeď by byla jeho. Máte poslední kartu: postarejte se, abyste zeď vyhráli vy.
lesson-meng-won = Zeď je dokončená a je vaše: 3 VB a krok vyslancem. Teď přijde Meng, potom soumrak a noc.
lesson-meng-night = Dobře jste četli: zeď byla vaše. V noci Meng karty s kostkami neporovnává: má tolik shod, kolikátý je den, minulou noc 1 a příští 2.
lesson-meng-outside = Váš vyslanec musí být na konci v paláci. Mengův nemusí: Meng může vyhrát i zvenčí, jen bez VB za místo při audienci.
lesson-meng-remember = Zapamatujte si: dnešní karty Automa prozradí, co Meng udělá za soumraku, a ty, které jste ještě neviděli, co může přijít. Normálních karet je devět a při normální obtížnosti jsou dvě speciální.
