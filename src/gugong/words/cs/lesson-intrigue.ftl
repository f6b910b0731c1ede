# Lekce: intriky.

lesson-intrigue-place = Díky tomuto úředníkovi postupujete na stupnici intrik. Napřed je vyšší ukazatel, na společném poli ten, který leží navrchu.
lesson-intrigue-ties = Kdykoli jsou na tom rodiny stejně, vyhrává ta, která je na stupnici intrik napřed: u zdi, u bonusu kostek osudu, i v boji o vítězství. Teď je napřed { $rival }.
lesson-intrigue-give = Vaše 5 je vyšší než 4, která tu leží, takže výměna je zdarma. Dejte svou 5 tomuto úředníkovi.
lesson-intrigue-not-that-card = Dejte svou 5 sem, na lokaci intriky: právě stačí. Ostatní karty budete potřebovat později.
lesson-intrigue-medal = Kdo zde dnes první zvolí variantu A, vezme si i žeton příštího začínajícího hráče a zítra začíná. Žeton je ještě volný.
lesson-intrigue-options = Variantou A postoupíte o 1 pole. Varianta B stojí 1 služebníka a postoupíte o 3 pole, žeton ale nikdy nedává. Zvolte variantu A.
lesson-intrigue-medal-first = Žeton příštího začínajícího hráče dává jen varianta A a dnes ho ještě nikdo nemá. Zvolte variantu A.
lesson-intrigue-wall = Žeton je váš. Teď se podívejte na zeď: { $rival } tam má dva služebníky, vy jednoho. Čtvrtý ji dokončí a kdo jich má nejvíc, získá 3 VB a krok vyslancem.
lesson-intrigue-level = S jedním služebníkem navíc jen vyrovnáte. { $rival } je na stupnici intrik o 3 pole napřed, ale ukazatel, který na obsazené pole přijde, leží navrchu, a je tedy napřed.
lesson-intrigue-task = Váš úkol: vyhrajte zeď v tomto tahu se svými 2 služebníky. Vaše 7 ukazuje intriky a akce karty má přednost před akcí lokace.
lesson-intrigue-won = Každý má dva služebníky a na stupnici intrik jste napřed vy: vyhráváte zeď, 3 VB a krok vyslancem.
lesson-intrigue-benefit = Kdo měl na zdi služebníka, může teď klesnout pro jednu výhodu: o 1 pole za služebníka, o 3 za dva služebníky, o 5 za přetočení kostky, o 7 za nefrit. Jednu zvolte.
lesson-intrigue-take-one = Ve hře si svá pole můžete nechat. Tady to ale zkuste: klesněte pro jednu z výhod.
lesson-intrigue-spent = Výhoda má svou cenu: klesli jste a napřed je znovu { $rival }.
lesson-intrigue-remember = Zapamatujte si: intriky rozhodují každou remízu, podívejte se tedy na stupnici, než bude zeď dokončená. Získaná pole můžete potom utratit, ale tím klesnete.
