# Velký kanál: naložit, posunout, vzít odměnu.

lesson-canal-official = Tento úředník má na starosti Velký kanál. Kdo mu přinese dar, nakládá služebníky na lodě a posouvá lodě z přístavu do přístavu.
lesson-canal-harbours = Za loď se 3 služebníky si můžete vzít odměnu jejího přístavu: v přístavu 2 jsou to 4 VB, v přístavu 3 karta daru, v přístavu 4 dvojitý služebník. V přístavu 5 si jednu z nich zvolíte, přístav 1 odměnu nemá.
lesson-canal-where = Vaše loď kotví v přístavu 1 s jedním služebníkem na palubě. Ukažte přístav, kde si za plnou loď můžete vzít kartu daru.
lesson-canal-where-not = Tam je jiná odměna, nebo žádná: v přístavu 2 jsou 4 VB, v přístavu 4 dvojitý služebník. Karta daru je mezi nimi.
lesson-canal-options = Varianta A: naložíte 1 služebníka a pak posunete jednu loď. Varianta B: vyšlete 1 služebníka a naložíte 2 další, ale žádná loď se neposune.
lesson-canal-give = Dejte svou 8 na lokaci Velký kanál. Je vyšší než 4, která tu leží, takže výměna je zdarma. Vyberte 8 v ruce a pak Velký kanál.
lesson-canal-give-8 = V této lekci zůstaneme u Velkého kanálu: dejte svou 8 sem. Kartu 9 budete za chvíli potřebovat.
lesson-canal-move = Zvolte variantu A. Vaše loď potřebuje obojí: dalšího služebníka i lepší přístav.
lesson-canal-not-b = V přístavu 1 není žádná odměna a loď posune jen varianta A: zvolte A.
lesson-canal-load = Naložte 1 služebníka na svou loď v přístavu 1. Poveze pak dva ze tří služebníků, které potřebuje.
lesson-canal-no-new = Mohli byste spustit novou loď nebo nenaložit nic. Odměnu si ale vezmete jen za plnou loď: naložte tu, která už pluje, v přístavu 1.
lesson-canal-sail = Teď svou loď posuňte. Popluje do dalšího volného přístavu: v přístavu 2 kotví { $rival }, a tak ho vaše loď přeskočí až do přístavu 3.
lesson-canal-stay = Přístav 1 nemá odměnu. Posuňte svou loď: skočí rovnou do přístavu 3.
lesson-canal-full = Vaše loď doplula do přístavu 3 se dvěma služebníky na palubě. Jakmile poveze tři, můžete si odměnu hned vzít.
lesson-canal-price = Odměna má svou cenu: jeden služebník z lodi přijde do konce hry na toto místo. Zbylí dva přijdou mezi volné a loď se vrátí k vám.
lesson-canal-task = Teď je úkol pro vás: svým příštím darem si vezměte kartu daru v přístavu 3. Pozor, ať ho neminete.
lesson-canal-card = Dobrali jste si kartu daru. Do konce hry máte o jednu víc, a to znamená každý den o tah víc.
lesson-canal-done = Pamatujte: 3 služebníci na palubě v přístavu, jehož odměnu chcete. Každou noc všechny lodě poplují o přístav dál a loď, která už je v přístavu 5, se ztratí.
