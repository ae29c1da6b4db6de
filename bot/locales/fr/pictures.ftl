# Ce qui est écrit dans les images. Court : une image se lit sur un téléphone.

# En haut à droite d’un plateau : à quoi l’on joue, et combien de tuiles restent à piocher.
picture-game-classic = Dalapapa en { $target }
picture-game-terra = Terra
picture-game-domaine = Domaine
picture-bag = sac { $tiles }
picture-last-round = derniers tours
picture-last-turn = dernier tour
picture-earlier-turns = tours précédents

# What a result counts, over its columns.
picture-discs = disques
picture-closed = fermés
picture-paid = payé
picture-best-turn = meilleur tour
picture-points = points
picture-over = terminée

# Groupes pour lesquels une image n’a pas de place, toujours plusieurs : combien, et leurs points.
picture-more = { $count } autres : { $points }

# Au-dessus et au-dessous des tuiles d’une main.
picture-slot = Tuile { $slot }
picture-face = { $slot }{ $face }
