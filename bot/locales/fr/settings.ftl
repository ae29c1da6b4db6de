# Ce que chacun choisit pour soi.

language-name = Français

settings-head = **Tes réglages.** Ils ne changent que ce que personne d’autre ne voit ; les plateaux publics sont dans la langue de la partie, avec le thème bois.
settings-done = C’est enregistré.
settings-language = Langue
settings-language-usual = La langue de mon Discord
settings-theme = Thème des images
settings-words = Images ou texte
settings-words-no = Les images seulement
settings-words-yes = Le texte d’abord : il décrit aussi tout ce que montre l’image
settings-direct = Messages privés
settings-direct-off = Pas de message privé
settings-direct-turns = Un message privé aussi quand c’est à moi de jouer
settings-direct-reminders = Des messages privés pour mes tours, les rappels et les votes
theme-wood = Bois
theme-wood-note = Des tuiles claires sur une table sombre
theme-night = Nuit
theme-night-note = Des tuiles sombres
theme-signs = Signes
theme-signs-note = Un signe dans chaque disque, pour ne pas dépendre des couleurs
