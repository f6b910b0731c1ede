# Lekce: Velká zeď.

lesson-wall-place = Tento úředník má na starosti Velkou zeď. Přineste mu dar a můžete tam poslat služebníky na stavbu.
lesson-wall-score = Při dvou rodinách je úsek zdi dokončený, jakmile na něm stojí čtyři služebníci. Kdo jich tam má nejvíc, získá 3 VB a 1 krok vyslancem do paláce. { $rival } už tam jednoho služebníka má.
lesson-wall-give = Vaše 5 je vyšší než 4, která tu leží, takže výměna je zdarma. Dejte svou 5 tomuto úředníkovi.
lesson-wall-not-that-card = Dejte svou 5 sem, na Velkou zeď: přebije 4 a přinese vám služebníka. Ostatní karty budete potřebovat později.
lesson-wall-card-first = Vaše 5 vám právě přinesla služebníka: akce karty má přednost před akcí lokace.
lesson-wall-options = Varianta A: umístíte 1 najatého služebníka. Varianta B: vyšlete 1 služebníka a pak umístíte až 2 další. Tentokrát zvolte variantu A.
lesson-wall-option-a-first = Zatím zvolte variantu A: umístí 1 služebníka a nic dalšího nestojí. Na variantu B také dojde.
lesson-wall-answer = { $rival } posílá na zeď dalšího služebníka. To jsou dva proti jednomu vašemu a k dokončení chybí už jen jeden.
lesson-wall-tie = Budete-li tam mít stejně, vyhraje zeď rodina, která je na stupnici intrik napřed. Zatím to je { $rival }.
lesson-wall-task = Váš úkol: dokončete zeď v tomto tahu a vyhrajte ji. Kontroluje se až po celé vaší akci, takže na ní může stát i víc než čtyři služebníci.
lesson-wall-won = Zeď je dokončená a nejvíc služebníků na ní máte vy: získáváte 3 VB a krok vyslancem.
lesson-wall-stays = Vaši služebníci se vracejí mezi volné, ostatní zůstávají. Kdo stojí na zdi, zůstává tam i do dalších dnů a na konci hry se zeď vyhodnotí ještě jednou.
lesson-wall-remember = Zapamatujte si: rozhoduje, kdo má při dokončení zdi nejvíc služebníků, a remízu rozhodnou intriky. Než umístíte posledního, počítejte.
