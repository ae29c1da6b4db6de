# Où l’on joue : fils, salons où l’on ne peut plus écrire, serveurs.

lobby-opened-in = Ta partie est ouverte dans { $channel } : **{ $game }**. Tes amis peuvent y appuyer sur **Rejoindre** ; invite-les avec { COMMAND("game invite") }, ou appuie sur **Ajouter un bot**. Puis appuie sur **Commencer**.
button-new-thread = L’ouvrir dans un nouveau fil
refused-thread-in-thread = C’est déjà un fil, et un fil ne peut pas en avoir d’autres. Tape { COMMAND("game new") } sans cette option, ou utilise-la dans un salon.
refused-no-threads-here = Ce salon ne peut pas avoir de fils. Tape { COMMAND("game new") } sans cette option, ou utilise-la dans un salon textuel.
refused-too-many-threads = Ce serveur a autant de fils ouverts que Discord le permet. Ferme-en un, ou ouvre la partie dans un salon.
refused-thread-failed = Discord n’a pas ouvert le fil, donc rien n’a été fait. Réessaie dans un instant.
refused-offer-over = Cette offre n’est plus valable. Tape de nouveau { COMMAND("game new") }.

lacking-there = Il me manque { $names } dans { $channel }.
lacking-unlock = { $channel } est verrouillé : déverrouille-le, cela suffira.
news-channel-lost = La partie **{ $game }** est en pause : je ne peux plus écrire dans { $channel }. Elle continuera d’elle-même dès que je le pourrai.
news-channel-deleted = La partie **{ $game }** est en pause : son salon a été supprimé. Tape { COMMAND("game move") } dans le salon où elle doit continuer.
news-server-left = La partie **{ $game }** est en pause : je ne suis plus sur son serveur. Elle continuera d’elle-même dès qu’on m’y invitera de nouveau.

greeting-hello = Bonjour ! Avec moi, on joue à **Dalapapa**, des jeux de pose de tuiles pour deux à cinq personnes, sur plusieurs jours : un tour quand on a une minute.
greeting-first-step = Appuie sur un bouton pour une première partie dans ce salon, contre un bot ou entre amis. { COMMAND("game new") } ouvre une partie avec les options que tu veux, { COMMAND("rules") } explique les jeux, et { COMMAND("help") } dit comment on joue ici.
first-against = Contre un bot, tout de suite
first-table = Ouvrir une table
first-tour = Plus
first-others = Ta première partie ici est finie. Il y a d’autres jeux : chaque bouton ouvre une table pour l’un d’eux dans { $channel }.
first-try = Essayer { $variant }
first-steps = **Contre un bot, tout de suite** commence une partie classique avec un bot facile { $place ->
    [thread] dans un nouveau fil de
   *[here] dans
} { $channel } ; **Ouvrir une table** ouvre une partie dans { $channel }, où tes amis peuvent te rejoindre.
first-begun = **{ $game }** a commencé dans { $channel } : le jeu classique, contre un bot facile.
first-goes-on = Tu joues déjà contre un bot : **{ $game }** continue dans { $channel }.
refused-no-thread-for-it = [**{ $name }**]({ $link }) est déjà dans ce salon, et il ne peut pas y avoir de fil pour ta partie ici. Tape { COMMAND("play") } dans un salon sans partie{ $why ->
    [missing_permissions] , ou demande à une personne qui gère celui-ci de me laisser ouvrir des fils.
    [too_many_threads] , ou ferme un fil : ce serveur en a autant d’ouverts que Discord le permet.
   *[other] .
}

greeting-ask = J’en ai besoin pour les parties : une personne qui gère le salon peut y remédier.

told-left = { $name } a quitté ce serveur : on ne l’appelle plus dans **{ $game }**.{ $time ->
    [over] { "" }
    [untimed] { " " }Sa place attend ; si c’est son tour, les autres décideront au bout d’un jour.
   *[left] { " " }Sa place attend ; si c’est son tour, les autres décideront au bout d’un jour, ou dès que son temps sera écoulé.
}

refused-no-such-game = Je ne trouve ici aucune partie de ce nom en préparation ou en pause. { COMMAND("game list") } montre la liste.
refused-game-goes-on = La partie **{ $name }** est en cours : seule une partie en préparation ou en pause peut être close.

put-back-told = J’ai été restauré à partir d’une copie du { $when }. Ce qui s’est passé depuis dans **{ $game }** est perdu, et à refaire ; la partie continue ci-dessous.
moved-told = { $name } a déplacé la partie **{ $game }** ici.
done-moved = La partie **{ $game }** continue ici. Son plateau arrive dans un instant.
refused-may-not-move = La partie **{ $name }** ne peut être déplacée que par son hôte, { $host }, ou par une personne qui a la permission **Gérer le serveur** et n’y a jamais joué.
refused-lobby-stays = La partie **{ $name }** n’a pas commencé : tant qu’elle se prépare, elle reste où elle est. { COMMAND("game cancel") } l’annule, { COMMAND("game new") } en ouvre une autre ici.
refused-move-is-over = La partie **{ $name }** est finie : elle reste là où elle a été jouée.
refused-already-here = La partie **{ $name }** est déjà ici.
refused-moved-before = La partie **{ $name }** vient d’être déplacée. Elle pourra l’être de nouveau plus tard ({ $again }).
refused-cannot-view = Tout le monde ne pourrait pas continuer la partie **{ $name }** ici : ce salon n’est pas visible pour { $names }. Donne-leur accès, ou choisis un autre salon.
refused-viewers-unknown = Discord ne me dit pas en ce moment qui peut voir ce salon : rien n’a donc été déplacé. Réessaie dans un instant.
