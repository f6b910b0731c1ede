# Cestování: první pohyb vede kamkoli, další vedou po cestách.

lesson-travel-official = Tento úředník má na starosti cestování. Kdo mu přinese dar, pošle svého cestovatele do města a vezme si žeton cestování, který tam leží.
lesson-travel-map = Žeton leží v každém městě kromě toho, kde stojí cestovatel: { $rival } je ve Wuchangu. Váš cestovatel zatím čeká vedle mapy.
lesson-travel-options = Varianta A je jeden pohyb a nic nestojí. Varianta B jsou dva pohyby po sobě a musíte za ni vyslat 2 služebníky.
lesson-travel-give = Přineste tomuto úředníkovi svou 8. Je vyšší než 4, která tu leží, takže výměna je zdarma. Vyberte 8 v ruce a pak cestování.
lesson-travel-give-8 = V této lekci zůstaneme u cestování: dejte svou 8 sem. Kartu 9 budete za chvíli potřebovat.
lesson-travel-one = Zvolte variantu A, jeden pohyb. Za variantu B byste museli vyslat 2 služebníky a máte jen 1 najatého.
lesson-travel-wasted = Pak by vám dar nic nepřinesl. Zvolte variantu A a vypravte cestovatele na cestu.
lesson-travel-anywhere = První pohyb může vést do kteréhokoli města s žetonem, ať je jakkoli daleko. Jděte do města Guilin: díky tamnímu žetonu si najmete 2 služebníky.
lesson-travel-guilin = První pohyb opravdu může vést kamkoli. V této lekci jděte do města Guilin: jeho 2 služebníky budete potřebovat.
lesson-travel-stored = Žeton hned zapůsobil: máte o 2 najaté služebníky víc. Teď je uložený lícem dolů nad vaší hráčskou deskou a Guilin je prozatím bez žetonu.
lesson-travel-roads = Odteď chodí váš cestovatel po cestách do dalšího města s žetonem. Města bez žetonu, jako Wuchang, přeskakuje. Město s žetonem přeskočit nikdy nemůžete.
lesson-travel-task = Teď je úkol pro vás: svým příštím darem přineste 2 VB z města Jinan. Jsou to dva pohyby. A musíte přebít 8, kterou jste na cestování nechali.
lesson-travel-done = Cesta se vydařila! Pamatujte: jeden pohyb je zdarma, za dva vyšlete 2 služebníky a každá cesta vede do dalšího města s žetonem. Žeton pomůže, když ho vezmete, a později ho můžete vyměnit.
