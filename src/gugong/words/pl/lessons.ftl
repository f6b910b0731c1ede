lesson-otherwise = W grze można tak zrobić. Lekcja toczy się jednak dalej inaczej: zobacz, co jest zakreślone na stole.
