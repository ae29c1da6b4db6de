## Le bac à sable : dans le terminal

sandbox-open =
    Le bac à sable de Dalapapa est ouvert : { $address }

      1. Cinq personnes sont assises dans son salon : { $people }.
      2. « Viewing as », en haut de la page, te met dans la peau d’une autre.
      3. Commence par { COMMAND("game new") }, choisis l’un des trois jeux, et envoie la commande avec la flèche à côté.

    Les parties sont gardées pour la prochaine fois. Ctrl-C arrête tout.
sandbox-closed = Le bac à sable est fermé.
sandbox-version =
    Le bac à sable a besoin de { $package } { $needed } et a trouvé { $found } : pip install '{ $package }=={ $needed }'

## Le bac à sable : dans son salon

sandbox-channel = table
sandbox-host = Bac à sable
sandbox-welcome = **Bienvenue à la table !** Rien n’est vrai ici sauf le jeu : pas de compte, pas de réseau.
    • Tu es ici cinq personnes à la fois, { $people } : **Viewing as**, tout en haut, te met dans la peau d’une autre.
    • Tape { COMMAND("game new") }, choisis un jeu et envoie la commande avec la flèche de droite : *classic*, *terra* (jusqu’à cinq joueurs) ou *domaine*. { COMMAND("rules") } dit comment chacun se joue.
    • Appuie sur **Ajouter un bot** pour jouer contre un bot, ou deviens quelqu’un d’autre et appuie sur **Rejoindre** ; puis redeviens la première personne et appuie sur **Commencer**.
    • Ce qui prend des jours s’essaie tout de suite : **Time …**, en haut, avance l’horloge d’une heure, d’un jour ou d’une semaine.
    • Les fils et les messages privés, dès qu’il y en a, sont dans une liste en haut.
    • Ann possède le serveur : elle seule a { COMMAND("server") }.
