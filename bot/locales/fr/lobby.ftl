# Parties en préparation : le message du salon, et ce qu’on répond à qui appuie sur ses boutons.

variant-classic = Dalapapa classique
variant-terra = Dalapapa Terra
variant-domaine = Dalapapa Domaine
variant-short-classic = Dalapapa classique
variant-short-terra = Terra
variant-short-domaine = Domaine

lobby-head = **{ $game }** · { $variant }
lobby-seats = Joueurs ({ $taken } sur { $seats }) : { $names }
lobby-host = { $name } (hôte)
computer-for = { $name } (bot)
computer-name = Bot { $number }
computer-level = { $name } ({ $level })
level-easy = facile
level-normal = normal
level-hard = difficile
lobby-outlook = Une partie comme celle-ci dure environ { $turns } tours par personne.
lobby-bag-short = Si toutes les places sont prises, le sac sera sans doute vide avant que quelqu’un atteigne l’objectif ; dans ce cas, le plus grand total gagne.
lobby-commitment = -# Sac équitable : SHA-256 de la graine { $commitment }
lobby-started = La partie a commencé.
lobby-cancelled = Cette partie a été annulée.
lobby-closed-by-time = Cette partie n’a pas commencé dans les sept jours : elle a été annulée automatiquement.
lobby-full = { $host }, toutes les places { DE($game) }**{ $game }** sont prises : commence quand tu veux.
lobby-invitation = { $guest }, { $host } t’invite dans **{ $game }**, une partie de { $variant }.

terms-target = en { $value } points
terms-withdraw-own = on ne retire que ses propres pions
terms-withdraw-any = on peut retirer les pions de tout le monde
terms-setup-auto = premières tuiles posées au hasard
terms-setup-players = les joueurs posent les premières tuiles, qui forment le plateau de départ sans rien rapporter
terms-order-joined = places dans l’ordre d’arrivée
terms-pace-none = sans limite de temps
terms-pace-12h = 12 heures par tour
terms-pace-1d = 1 jour par tour
terms-pace-3d = 3 jours par tour
terms-pace-7d = 7 jours par tour
terms-invite-only = sur invitation

button-join = Rejoindre
button-leave = Quitter
button-bot = Ajouter un bot
button-start = Commencer
button-cancel = Annuler
button-calloff = Annuler la partie
cancel-question = Veux-tu vraiment annuler la partie **{ $game }** ? Places perdues : { $names }.
cancel-told = { $name } a annulé la partie **{ $game }**.
cancel-told-by-time = La partie **{ $game }** { DE($host) }{ $host } n’a pas commencé dans les sept jours : elle a été annulée automatiquement.
button-options = Options
button-rules = Règles

lobby-joined = C’est bon, tu joues. Je t’appelle quand c’est à toi.
lobby-computer-seated = { $count ->
    [one] Un bot a rejoint la partie **{ $game }**. Si la table est pleine, il cède sa place à la prochaine personne qui la rejoint.
   *[other] Un bot de plus a rejoint la partie **{ $game }**.
}
lobby-left = Tu as quitté la partie **{ $game }**.
lobby-left-last = Tu as quitté la partie **{ $game }**. Il n’y reste personne : elle est donc annulée.
lobby-called-off = La partie **{ $game }** est annulée.
lobby-begun = La partie **{ $game }** a commencé : le premier plateau arrive.
lobby-invited = { $guest } a reçu l’invitation à rejoindre la partie **{ $game }**.

## Options : les menus où l’hôte les change, et les choix qu’ils offrent

options-head = Options { DE($game) }**{ $game }**. Ce que tu changes se voit aussitôt dans le salon.
options-of-host = Options { DE($game) }**{ $game }**. C’est l’hôte, { $host }, qui en décide.
options-on = Autres options ({ $page } sur { $pages })
options-hint-target = Points à atteindre
options-hint-withdraw = Quels pions on peut retirer
options-hint-setup = Qui pose les premières tuiles
options-hint-seats = Places
options-hint-computers = Places pour des bots
options-hint-level = Le niveau des bots
options-hint-order = Qui commence
options-hint-pace = Temps par tour
options-hint-invite-only = Qui peut rejoindre la partie
options-hint-language = Langue de la partie
option-target = En { $value } points
option-withdraw-own = On ne retire que ses propres pions
option-withdraw-any = On peut retirer les pions de tout le monde
option-setup-auto = Premières tuiles posées au hasard
option-setup-players = Les joueurs posent les premières tuiles, qui forment le plateau de départ sans rien rapporter
option-seats = { $value } places
option-level-easy = Bots faciles : ils laissent passer des occasions
option-level-normal = Bots normaux : du niveau de quelqu’un qui joue souvent
option-level-hard = Bots difficiles : plus forts que n’importe qui à la table
option-computers = { $value ->
    [0] Pas de bot
    [one] { $value } bot
   *[other] { $value } bots
}
option-order-random = Places tirées au sort
option-order-joined = Places dans l’ordre d’arrivée
option-pace-none = Sans limite de temps
option-pace-12h = 12 heures par tour
option-pace-1d = 1 jour par tour
option-pace-3d = 3 jours par tour
option-pace-7d = 7 jours par tour
option-invite-only-no = Ouvert à tous
option-invite-only-yes = Sur invitation seulement
option-language = Messages publics : { $language }

## Listes et faits

info-seats = Joueurs : { $names }
info-turn = { $whose } (tour commencé { $since }).
info-board = [Voir le plateau]({ $link })
info-lobby = Ouverte { $since } · [voir son message]({ $link })
list-head = { $count ->
    [one] Une partie est ouverte ici :
   *[other] { $count } parties sont ouvertes ici :
}
list-none = Aucune partie n’est ouverte ici. { COMMAND("game new") } en ouvre une.
list-running = • { $game } · à { $name } de jouer (tour commencé { $since })
list-lobby = • { $game } · attend des joueurs (ouverte { $since })
list-paused = • { $game } · en pause
list-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
turns-head = { $count ->
    [one] Une partie t’attend :
   *[other] { $count } parties t’attendent :
}
turns-game = • { $game } · à toi de jouer (tour commencé { $since })
turns-game-timed = • { $game } · échéance : { $when }
turns-game-overdue = • { $game } · ton temps est écoulé
turns-vote = un vote est ouvert ; clôture : { $when }
turns-vote-opens = un vote est ouvert
turns-play = Jouer { $game }
turns-return = De retour dans { $game }
turns-played-for = • { $game } · un bot joue à ta place
turns-none = Aucune partie ne t’attend.
games-elsewhere = Tes parties : { $games }
