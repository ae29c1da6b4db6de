# Ce que la commande dalapapa dit à qui la tape.

cli-about = Un bot Discord pour jouer aux jeux de tuiles Dalapapa sur plusieurs jours.
cli-run = lancer le bot (il faut un jeton)
cli-version = afficher la version
cli-json = afficher du JSON
cli-health = dire si le bot qui utilise la base va bien (code de sortie 0) ou non (1)
cli-stats = compter les parties, les tours et les personnes des dernières 24 h, des 7 et des 30 derniers jours
cli-sandbox = essayer le bot dans le navigateur, sans compte
cli-replay = rejouer des parties enregistrées ; écrit un objet JSON par fichier
cli-film = écrire plutôt un film de l’unique partie dans ce GIF animé
cli-verify = recalculer l’engagement, les places, le sac et les poses faites au hasard d’une partie terminée, en un objet JSON
cli-review = dire où une partie finie a basculé et comment chacun a joué ; cela prend quelques secondes
cli-review-picture = dessiner aussi les chances de chacun tour par tour, en PNG
cli-perft = compter les suites d’actions permises après une position ou la fin d’un enregistrement
cli-render = dessiner en PNG le plateau d’une position ou d’un enregistrement
cli-check = comparer chaque partie conservée avec son journal, et toutes les cotes avec les résultats
cli-recompute-ratings = recalculer d’abord toutes les cotes, quand aucun bot ne tourne
cli-end = clore une partie sans résultat, quand aucun bot ne tourne
cli-end-game = son nom, comme /game list le montre, ou son numéro ; toute autre valeur liste ce qui est ouvert
cli-backup = copier la base de données, même à côté d’un bot qui tourne
cli-restore = mettre une sauvegarde à la place de la base, quand aucun bot ne tourne
cli-doctor = dire si tout va bien, et sinon que faire, même à côté d’un bot qui tourne
cli-file = une partie enregistrée
cli-record-or-position = une partie enregistrée, ou une position sur une ligne
cli-verify-file = l’enregistrement de la partie, tel que /export le donne
cli-backup-file = la copie ; ce fichier ne doit pas encore exister
cli-restore-file = la sauvegarde ; elle reste telle quelle
cli-restore-newest = prendre la copie intacte la plus récente de DALAPAPA_BACKUPS
cli-doctor-json = écrire un tableau JSON au lieu de lignes
cli-doctor-all = demander aussi les permissions dans chaque salon où une partie est en cours, une requête par seconde
cli-doctor-channel = essayer aussi le salon qui a cet identifiant : y publier un plateau, le changer, ouvrir un fil, répondre à un clic, et retirer le tout
cli-depth = la longueur des suites à compter
cli-output = où enregistrer l’image (par défaut à côté du fichier)
cli-at = dessiner le plateau d’un enregistrement après ce nombre d’actions (par défaut toutes)
cli-width = la largeur de l’image en pixels, de { $narrowest } à { $widest }
cli-theme = le thème de l’image

cli-no-token = Pas de jeton : définis DISCORD_TOKEN ou DISCORD_TOKEN_FILE, ou essaie le bot sans jeton : dalapapa sandbox
cli-bad-token = Discord n’accepte pas ce jeton. Copie-le de nouveau depuis le portail des développeurs.
cli-unreachable = Discord est injoignable, ou en panne. Cette machine est-elle connectée ?
cli-no-sandbox = Le bac à sable n’est pas installé : pip install 'dalapapa[sandbox]'
cli-unreadable = { $path } : lecture impossible
cli-unwritable = { $path } : écriture impossible
cli-illegal-record = { $path } : s’arrête à l’action { $at } : { $code }
cli-bad-record = { $path } : ne peut pas commencer : { $code }
cli-bad-position = { $path } : n’est pas une position possible : { $why }
cli-hidden-bag = { $path } : certaines tuiles sont inconnues, on ne peut donc rien compter
cli-not-over = { $path } : la partie n’est pas finie, on ne peut donc pas l’analyser
cli-review-hidden = { $path } : le sac est caché, on ne peut donc pas l’analyser
cli-one-film = un film montre un seul enregistrement
cli-proof-lost = { $path } : les places, le sac et les tuiles posées par la table ne peuvent plus être recalculés, puisque les données d’une personne ont été supprimées. L’engagement et les coups ont été comparés.
cli-no-proof = { $path } : ne dit pas de quelle graine vient la partie. L’enregistrement d’une partie terminée le dit, tel que /export le donne.
cli-drawn = { $path }
cli-seat = Joueur { $number }

cli-other-model = Des cotes ont été calculées par un autre modèle, avec d’autres paramètres ou une autre version d’openskill. Pour les recalculer : dalapapa check --recompute-ratings
cli-recomputed-ratings = { $number ->
    [one] Cotes de { $number } classement recalculées.
   *[other] Cotes de { $number } classements recalculées.
}
cli-check-fine = { $games ->
    [one] { $games } partie, rien à signaler.
   *[other] { $games } parties, rien à signaler.
}
cli-ended = La partie { $number } ({ $game }) est close. Son salon en sera averti quand le bot tournera.
cli-not-one-game = « { $asked } » ne désigne aucune partie ouverte, ou en désigne plusieurs. Rien n’a été clos.
cli-open-game = { $number } { $game }
cli-backed-up = { $path } est une copie de { $database }.
cli-backup-runs = { $path } : une autre copie de cette base est en cours. Réessaie quand elle sera terminée.
cli-backup-exists = { $path } : existe déjà. Rien n’a été écrit.
cli-restored = { $database } contient maintenant ce que contient { $path }.
cli-replaced = Son ancien contenu est gardé dans { $path }.
cli-deleted-since = { $people ->
    [0] Personne n’a fait supprimer ses données depuis cette copie.
    [one] { $people } personne a fait supprimer ses données depuis cette copie ; elles le seront de nouveau quand le bot démarrera.
   *[other] { $people } personnes ont fait supprimer leurs données depuis cette copie ; elles le seront de nouveau quand le bot démarrera.
}
cli-deleted-unknown = L’ancien contenu ne dit pas qui a fait supprimer ses données depuis cette copie : ces personnes devront le demander encore une fois.
cli-copy-damaged = { $path } : inutilisable : { $why }. La copie précédente est prise.
cli-no-sound-copy = { $path } : ne contient aucune copie utilisable. Rien n’a été changé.
cli-no-backups = DALAPAPA_BACKUPS ne désigne aucun dossier de copies. Rien n’a été changé.
cli-database-in-use = { $path } : un autre bot utilise cette base de données.
cli-database-unusable = { $path } : la base de données est inutilisable : { $why }. Rien n’a été changé.
cli-database-newer = { $writer ->
    [unknown] { $path } : une version plus récente de Dalapapa a écrit cette base de données (schéma { $found }), et ceci est Dalapapa { $version } (schéma { $ours }). Installe une version plus récente. Rien n’a été changé.
   *[other] { $path } : Dalapapa { $writer } a écrit cette base de données (schéma { $found }), et ceci est Dalapapa { $version } (schéma { $ours }). Installe Dalapapa { $writer } ou une version plus récente. Rien n’a été changé.
}
cli-database-older = { $path } : une version plus ancienne de Dalapapa a écrit cette base de données (schéma { $found }), et ceci est Dalapapa { $version } (schéma { $ours }). Démarre le bot une fois : il la mettra à jour. Rien n’a été changé.
cli-port-taken = Le port { $port } est pris : arrête ce qui l’utilise, ou choisis-en un autre avec DALAPAPA_SANDBOX_PORT.

cli-stats-day = dernières 24 h
cli-stats-week = 7 derniers jours
cli-stats-month = 30 derniers jours
cli-stats-begun = parties commencées
cli-stats-ended = parties terminées
cli-stats-abandoned = parties closes sans résultat
cli-stats-turns = tours joués par des personnes
cli-stats-people = personnes
cli-stats-servers = serveurs
cli-stats-median-turn = durée médiane d’un tour

health-well = Tout va bien : en marche depuis { $time }, { $shards ->
    [one] la connexion à Discord tient
   *[other] les { $shards } connexions à Discord tiennent
}, dernière écriture dans la base de données il y a { $written }.
health-not-well = Quelque chose ne va pas : { $troubles }.
health-not-running = Rien ne tourne : aucun bot ne répond pour { $path }. S’il vient d’être lancé, il est peut-être encore en train de l’ouvrir.
health-no-answer = Quelque chose ne va pas : le bot qui utilise { $path } ne répond pas ({ $why }).
health-starting = pas encore prêt, { $time } après le démarrage
health-write-waits = une écriture dans la base de données n’aboutit pas depuis { $time }
health-write-fails = impossible d’écrire dans la base de données ({ $why })
health-shards-down-unasked = { $down ->
    [one] { $down } connexion à Discord sur { $shards } est coupée
   *[other] { $down } connexions à Discord sur { $shards } sont coupées
} depuis { $time }
health-shards-down-alone = { $down ->
    [one] { $down } connexion à Discord sur { $shards } est coupée
   *[other] { $down } connexions à Discord sur { $shards } sont coupées
} depuis { $time }, alors que Discord répond par ailleurs
health-shards-down-too = { $down ->
    [one] { $down } connexion à Discord sur { $shards } est coupée
   *[other] { $down } connexions à Discord sur { $shards } sont coupées
} depuis { $time }, et Discord ne répond pas : il est lui-même en panne, ou cette machine n’est pas connectée
health-messages-wait = un message prêt à partir attend depuis { $time }
health-seconds = { $number } s
health-minutes = { $number } min
health-hours = { $number } h
health-days = { $number } j

config-two-tokens = Le jeton est donné plusieurs fois, par { $names } : n’en garde qu’un.
config-token-file = { $path } : impossible d’y lire le jeton.
config-word = { $name } doit être l’un de ces mots : { $words }.
config-number = { $name } doit être un nombre entier, de 1 à { $most }.
