# Ce que chacun choisit pour soi.

language-name = Français

settings-head = **Tes réglages.** Ils valent pour ce que personne d’autre ne voit ; les plateaux publics parlent la langue de leur partie.
settings-done = C’est changé.
settings-language = Langue
settings-language-usual = La langue de mon Discord
settings-theme = Thème des images
settings-words = Images ou mots
settings-words-no = Les images d’abord
settings-words-yes = Les mots d’abord : tout ce que montre une image est aussi écrit
theme-wood = Bois
theme-wood-note = Des tuiles claires sur une table sombre
theme-night = Nuit
theme-night-note = Des tuiles sombres
theme-signs = Signes
theme-signs-note = Un signe dans chaque disque, pour se passer des couleurs
