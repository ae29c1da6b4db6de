## Le bac à sable : dans le terminal

sandbox-open =
    Le bac à sable de Dalapapa est ouvert : { $address }

      1. Cinq personnes sont assises dans son salon : { $people }.
      2. « Viewing as », en haut de la page, te met dans la peau d’une autre.
      3. Appuie sur « Contre un bot, tout de suite » sous le premier message, ou touche la ligne tout en bas : { COMMAND("game new") } propose trois jeux ; la flèche à côté l’envoie.

    Les parties sont gardées pour la prochaine fois. Ctrl-C arrête tout.
sandbox-closed = Le bac à sable est fermé.
sandbox-version =
    Le bac à sable a besoin de { $package } { $needed } et a trouvé { $found } : pip install '{ $package }=={ $needed }'

## Le bac à sable : dans son salon

sandbox-channel = table
sandbox-host = Bac à sable
sandbox-welcome = **Bienvenue à la table !** Rien n’est vrai ici sauf le jeu : pas de compte, pas de réseau.
    • Tu es ici { $people } : **Viewing as**, tout en haut, te met dans la peau d’une autre personne.
    • **Contre un bot, tout de suite** commence une partie ; **Ouvrir une table**, c’est pour jouer à plusieurs.
    • { COMMAND("game new") } te laisse choisir : *classic*, *terra* ou *domaine*.
    • **Plus** dit ce qu’on peut encore essayer.
sandbox-more =
    • { COMMAND("rules") } dit comment chaque jeu se joue ; *terra* accueille jusqu’à cinq joueurs. Une commande s’envoie avec la flèche de droite.
    • À une table, appuie sur **Ajouter un bot**, ou deviens quelqu’un d’autre et appuie sur **Rejoindre** ; puis redeviens la première personne et appuie sur **Commencer**.
    • Ce qui prend des jours s’essaie tout de suite : **Time …**, en haut, avance l’horloge d’une heure, d’un jour ou d’une semaine.
    • Les fils et les messages privés, dès qu’il y en a, sont dans une liste en haut.
    • Ann possède le serveur : personne d’autre n’a { COMMAND("server") }.
