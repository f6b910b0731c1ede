# Žetony cestování: co dělají, kam se ukládají, co za ně je.

lesson-tokens-helps = Každý pohyb vám přinese žeton cestování. Mnohé pomohou samy, jakmile si je vezmete: služebníky, VB, krokem vyslance nebo polem na stupnici intrik.
lesson-tokens-asks = U jiných se rozhodnete: vyměnit kartu, vzít si jednu zpět do ruky, nebo umístit volného služebníka na loď či na Velkou zeď. Můžete odmítnout a žeton je přesto váš.
lesson-tokens-for-jade = A dva druhy nabízejí nefrit: jeden, když odhodíte kartu hodnoty 7 nebo vyšší, druhý za 3 služebníky.
lesson-tokens-slots = Když výhodu žetonu vyřídíte, uloží se lícem dolů do jednoho ze 6 výřezů nad vaší hráčskou deskou. Vaše jsou všechny obsazené.
lesson-tokens-prices = Uložené žetony můžete vyměnit, kdykoli o něčem rozhodujete: 2 za služebníka, 4 za 2 VB, 6 za nefrit.
lesson-tokens-give = Co když budete teď cestovat bez volného výřezu? Dejte svou 8 na cestování: přebíjí 4, která tam leží.
lesson-tokens-travel-first = Žetony i ostatní karty si ještě chvíli nechte. Nejdřív si dojděte pro další žeton: dejte svou 8 na cestování.
lesson-tokens-journey = Zvolte variantu A: jeden pohyb.
lesson-tokens-one-journey = Jeden pohyb tu stačí a nic nestojí: zvolte variantu A. Na žetony dojde hned potom.
lesson-tokens-double = V Nanjingu leží dvojitý žeton. Když si ho vezmete, nemá žádnou výhodu, ale při výměně se počítá za 2 žetony. Jděte do Nanjingu.
lesson-tokens-nanjing = Ve hře byste to udělat mohli. Zde budete potřebovat dvojitý žeton: jděte do Nanjingu.
lesson-tokens-full = Všech 6 výřezů je obsazených, a tak musíte vyměnit uložené žetony, než můžete uložit nový. Odevzdejte 2 za služebníka.
lesson-tokens-two = Místo by tím vzniklo také, ale 2 stačí. Zbudou vám čtyři a s dvojitým žetonem se budou počítat zase za 6.
lesson-tokens-count = Dvojitý žeton už má místo a zůstává lícem nahoru. Máte teď pět žetonů a dohromady se počítají za 6.
lesson-tokens-task = Teď je úkol pro vás: získejte nefrit, aniž vyšlete jediného služebníka. Můžete to udělat, jakmile máte vybrat kartu: sáhněte místo ní po žetonech.
lesson-tokens-done = Nefrit a služebník za sedm žetonů! Pamatujte: žeton pomůže, když si ho vezmete, a pak znovu při výměně: 2 za služebníka, 4 za 2 VB, 6 za nefrit.
