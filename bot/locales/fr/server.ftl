# Ce que voient avec /serveur les personnes qui gèrent le serveur, et ce qu’on en dit aux autres.

server-head = **Les parties de ce serveur.** Celles qui sont déjà ouvertes restent telles quelles ; seul le choix par défaut des votes vaut aussi pour elles.
server-where = • On peut ouvrir des parties { $where }.
server-anywhere = **dans tous les salons**
server-in-channels = dans { $channels } et dans leurs fils
server-who = • Qui peut en ouvrir : **{ $who }**
server-openers-everyone = Tout le monde
server-openers-managers = Seulement les personnes qui ont « Gérer le serveur »
server-openers-role = Les membres qui ont le rôle ci-dessous, et les personnes qui ont « Gérer le serveur »
server-role-chosen = { $role }, et les personnes qui ont « Gérer le serveur »
server-role-missing = Seulement les personnes qui ont « Gérer le serveur », tant qu’aucun rôle n’est choisi
server-pace = • Le temps par tour, sauf autre choix de l’hôte : **{ $pace }**
server-language = • La langue des messages publics : **{ $language }**
server-language-usual = Celle du serveur si c’est une communauté, sinon celle de l’hôte
server-time-out = • Si un vote sur un temps écoulé finit à égalité ou sans réponse : **{ $answer }**
server-time-out-wait = Attendre : une moitié de temps supplémentaire
server-time-out-skip = Le tour est sauté
server-time-out-computer = Un bot joue à sa place
server-hint-channels = Tous les salons, ou une sélection
server-hint-openers = Qui peut ouvrir des parties
server-hint-role = Le rôle qui peut ouvrir des parties
server-hint-pace = Le temps par tour
server-hint-language = La langue des messages publics
server-hint-time-out = Si un vote ne décide rien
server-hint-pick = Choisis une partie
server-changed = C’est enregistré.
button-server-on = Autres réglages ({ $page } sur { $pages })
button-server-games = Clore ou supprimer une partie
button-server-check = Vérifier les permissions
button-server-health = Santé
button-server-back = Retour

server-games-head = Choisis une partie à clore ou à supprimer. D’abord celles qui sont ouvertes, puis les plus récentes.
server-games-none = Il n’y a ici aucune partie que tu puisses clore ou supprimer.
button-server-newer = Plus haut dans la liste
button-server-older = Plus bas dans la liste
button-server-to-games = Retour aux parties
server-state-lobby = attend des joueurs
server-state-running = en cours
server-state-paused = en pause
server-state-finished = terminée
server-state-closed = close
server-state-unknown = mise de côté : elle vient d’une version plus récente de ce bot
server-game-own = tu y as une place
server-game = **{ $game }** · { $variant } · { $channel } · { $state }, ouverte { $since }
server-game-people = À la table : { $names }
server-nobody = personne
button-server-ask-close = Clore…
button-server-ask-delete = Supprimer…
button-server-close = Clore la partie
button-server-delete = Supprimer pour de bon
server-ask-close = Clore la partie **{ $game }** dans { $channel } ? Elle s’arrête aussitôt, sans résultat, pour { $names }. Ses coups restent enregistrés, mais personne ne pourra la continuer. Le salon saura que c’est toi.
server-ask-close-lobby = Clore **{ $game }**, qui attend des joueurs dans { $channel } ? Les places { DE($names) }{ $names } sont perdues. Le salon saura que c’est toi.
server-ask-delete = Supprimer la partie **{ $game }** dans { $channel } ? Tout ce qui en est enregistré disparaît : ses coups et les places { DE($names) }{ $names }. Ce qui a été publié reste dans le salon, qui saura que c’est toi. C’est irréversible.
server-ask-delete-counted = Supprimer la partie **{ $game }** dans { $channel } ? Tout ce qui en est enregistré disparaît : ses coups, les places { DE($names) }{ $names } et son résultat, qui sort aussi des classements ; les cotes calculées depuis changent en conséquence. Ce qui a été publié reste dans le salon, qui saura que c’est toi. C’est irréversible.
server-closed = La partie **{ $game }** est close ; son salon en est averti.
server-deleted = La partie **{ $game }** est supprimée ; son salon en est averti.
deleted-told = { $name } a supprimé la partie **{ $game }** : il n’en reste rien d’enregistré.

server-check-head = **Ce que je peux faire** dans { $channels } :
server-check-none = aucun salon
server-check-more = { $more ->
    [one] { $channels } et { $more } autre
   *[other] { $channels } et { $more } autres
}
server-check-gone = • Choisis, mais disparus : { $channels }
server-check-missing = • Il me manque **{ $permission }** dans { $channels } : { $harm }
server-check-well = • Tout va bien : j’ai toutes les permissions qu’il me faut.
server-without-view-channel = je ne vois pas le salon, donc on ne peut pas y ouvrir de partie, et celles qui sont ouvertes restent à l’arrêt.
server-without-send-messages = je ne peux pas publier de plateau, donc les parties y restent à l’arrêt et personne n’est appelé.
server-without-send-messages-in-threads = les parties dans les fils de ce salon restent à l’arrêt, et personne n’est appelé.
server-without-attach-files = les plateaux n’ont pas d’image, donc on ne peut y ouvrir ni jouer aucune partie.
server-without-read-message-history = je ne peux pas savoir si un plateau est publié, donc on ne peut y ouvrir ni jouer aucune partie.
server-without-create-public-threads = je ne peux pas y ouvrir de fil pour une partie.

server-health-head = **Comment je vais**
server-health-version = • Version { $version }, lancé { $since }
server-health-connected = • Connexion à Discord établie, par le shard { $shard } sur { $shards }
server-health-cut-off = • Le shard { $shard } sur { $shards } vient à peine de retrouver Discord : le temps s’écoulera de nouveau ici dans un instant.
server-health-nothing-owed = • Aucun message en attente ici.
server-health-owed = • Messages en attente ici : { $count }
server-health-owed-since = • Messages en attente ici : { $count } ; le plus ancien : { $since }

refused-not-manager = C’est réservé aux personnes qui ont la permission **Gérer le serveur**.
refused-manager-plays = Tu as, ou as eu, une place dans cette partie. C’est à une autre personne qui a la permission **Gérer le serveur** de la clore ou de la supprimer.
refused-no-games-in-channel = On ne peut pas ouvrir de partie dans ce salon. Les parties s’ouvrent dans { $channels }.
refused-not-an-opener = Sur ce serveur, seules les personnes qui ont la permission **Gérer le serveur** ouvrent des parties. Demande à l’une d’elles.
refused-not-an-opener-of-role = Sur ce serveur, seuls les membres qui ont le rôle { $role } et les personnes qui ont la permission **Gérer le serveur** ouvrent des parties.
