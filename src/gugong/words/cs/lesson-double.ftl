# Lekce: dvojitý služebník.

lesson-double-locked = Toto je váš dvojitý služebník: jedna figurka, která může platit za dvě. Zatím není ve hře: přivede ho některá z vašich lodí.
lesson-double-where = Získáte ho v přístavu 4, když loď veze 3 služebníky; v přístavu 5 si ho můžete vybrat z odměn. Vaše loď kotví v přístavu 4 a veze 2: jeden chybí.
lesson-double-to-canal = Dejte svou 8 na lokaci Velký kanál.
lesson-double-canal-first = Nejdřív vaše loď: dejte 8 na Velký kanál. Karty 7 a 5 budete potřebovat později.
lesson-double-free-it = Zvolte variantu A a naložte 1 služebníka na svou loď v přístavu 4. Pak je plná: místo plavby dál si vezměte dvojitého služebníka.
lesson-double-freed = Je ve hře, mezi vašimi najatými služebníky. Jeden služebník z lodi zůstane do konce hry na tomto místě, druzí dva jsou znovu mezi volnými.
lesson-double-pays = První použití: kde máte vyslat 2 služebníky, stačí dvojitý služebník sám. Zkuste to v paláci: dejte tam 7.
lesson-double-seven = Dejte do paláce 7. Kartu 5 budete za chvíli potřebovat.
lesson-double-option-b = Zvolte variantu B: 2 služebníci za 2 kroky vyslancem a 1 pole na stupnici intrik.
lesson-double-not-a = Zde máte zaplatit dvojitým služebníkem: zvolte variantu B, která stojí 2.
lesson-double-which = Vyšlete dvojitého služebníka. Je to jedna figurka a vaši 2 normální služebníci zůstanou najatí.
lesson-double-with-it = Šlo by to, ale normální služebníky si nechte: za 2 stačí dvojitý služebník sám.
lesson-double-back = Koho vyšlete, ten se vrací mezi volné, i dvojitý služebník. Když si najímáte služebníka, můžete si jako tohoto jednoho vzít právě jeho.
lesson-double-stands = Druhé použití: na Velké zdi a na lodích zabere 2 místa a počítá se za 2. Kde můžete umístit 2 služebníky, můžete umístit normálního a dvojitého: dohromady 3.
lesson-double-never = Na dekrety a na místa u odměn v přístavech patří jen normální služebníci. Dvojitý služebník tam nesmí.
lesson-double-task = Váš úkol: dokončete poslední kartou zeď a vyhrajte ji. Je třeba 4 služebníků; rodina { $rival } tam má 1, vy žádného. Za svou 5 si najmete služebníka: kterého?
lesson-double-remember = 3 ku 1, zeď je vaše. Dvojitý služebník se odtud vrací mezi volné. Zapamatujte si: získáte ho v přístavu 4, pak platí za dva při placení, na zdi i na lodi, a zpátky ho najmete jako jednoho.
