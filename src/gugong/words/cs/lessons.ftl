lesson-otherwise = Ve hře byste to udělat mohli. Lekce ale pokračuje jinak: podívejte se, co je na stole zakroužkované.
