# Parties à emporter, et la preuve que le sac était équitable.

button-export = Exporter
button-verify = Vérifier
button-showrecord = Montrer à tous
button-showproof = Montrer à tous
refused-no-game-of-name = Je ne trouve ici aucune partie de ce nom. Choisis-en une dans la liste.
records-shown = { $name } montre ceci :

export-finished = **{ $game }** dans un fichier : le sac, les places et tous les coups. `dalapapa replay` la rejoue, `dalapapa verify` la contrôle.
export-running = **{ $game }** jusqu’ici, dans un fichier : ce qui se trouve sur la table et comment on en est arrivé là, sans le sac ni les mains. Une fois la partie terminée, le fichier les contiendra.

proof-later = **{ $game }** n’est pas terminée. Sa graine reste secrète jusque-là ; ensuite, tout le monde peut recalculer le sac, les places et les premières tuiles. Ce qui a été promis avant le départ :
proof-agrees = ✓ **{ $game }** : { $skipped ->
    [0] les places, le sac et les premières tuiles
   *[other] les places, le sac, les premières tuiles et celles posées une fois le temps écoulé
} découlent d’une graine fixée avant le début de la partie.
proof-agrees-in-part = ✓ **{ $game }** : la graine est bien celle qui était fixée avant le début de la partie, et tous les coups sont permis.
proof-lost = **On ne peut plus recalculer les places, le sac et les tuiles posées au hasard** : ils ont été tirés avec les identifiants de tous les joueurs, et les données d’une de ces personnes ont été supprimées. Le fichier les contient tels qu’ils ont été joués.
proof-differs = ✗ **{ $game }** : ceci ne découle pas de la graine : { $parts }.
proof-part-commitment = l’engagement
proof-part-seats = les places
proof-part-bag = le sac
proof-part-table = les premières tuiles
proof-part-skipped = les tuiles posées une fois le temps écoulé
proof-part-moves = les coups, qui ne sont pas tous permis
proof-commitment = - SHA-256 de la graine : `{ $commitment }`. L’annonce de la partie en montrait le début avant le départ.
proof-seed = - Graine : `{ $seed }`. Identifiant du départ : `{ $start }`
proof-joined = - Joueurs dans l’ordre d’arrivée : `{ $players }`
proof-seats-random = - Places tirées au sort : { $names }
proof-seats-joined = - Places dans l’ordre d’arrivée, comme convenu : { $names }
proof-bag = - Sac : { $count } tuiles, d’abord { $tiles } (toutes sont dans le fichier)
proof-table = - Premières tuiles posées au hasard : { $count ->
    [0] aucune
   *[other] { $tiles }
}
proof-skipped = - Tuiles posées au hasard une fois le temps écoulé : { $tiles }
proof-proves = **Ce que cela prouve** : la graine était fixée avant le départ, et Discord n’a créé l’identifiant du départ qu’à ce moment ; personne n’a donc pu choisir ensuite les places, le sac ou les premières tuiles. **Ce que cela ne prouve pas** : que la personne qui fait tourner le bot n’a pas regardé dans le sac pendant la partie.
proof-proves-at-once = **Ce que cela prouve** : la graine a été promise au moment où la partie commençait, d’un seul geste, et n’a pas changé depuis ; personne n’a donc pu choisir ensuite ce qui sortait du sac. **Ce que cela ne prouve pas** : que la personne qui fait tourner le bot a tiré la graine sans connaître l’identifiant du départ, ni qu’elle n’a pas regardé dans le sac pendant la partie.
proof-yourself = **Pour vérifier soi-même** : 1. Comparer les 16 caractères de l’annonce avec `{ $command }`. 2. Enregistrer le fichier, prendre `deploy/verify_bag.py` dans le code source du bot (une page de Python) et lancer `python3 verify_bag.py FICHIER`. 3. `dalapapa verify FICHIER` refait aussi le tirage des tuiles posées au hasard.
