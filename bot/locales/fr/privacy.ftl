# Ce qui est gardé sur les gens, et comment on le leur donne ou le supprime.

former-player = compte supprimé

privacy-head = **Ce que je garde sur toi, et pourquoi**
privacy-who = - **Ton identifiant Discord et ton nom sur chaque serveur** : pour te reconnaître, et pour que les autres voient qui joue.
privacy-games = - **Tes parties** : place, actions, votes, points et rang, le tout daté, et ce que tu prévois pour ton prochain tour, jusqu’à ce qu’il arrive. Sans cela, pas de partie ; l’historique, les profils, les cotes et les classements en découlent. Une fois la partie finie, toute personne qui peut la voir peut en demander l’analyse, qui garde la précision de tes choix.
privacy-calls = - **La date de mon dernier appel pour chaque partie (et, pendant un jour, qui l’avait demandé), et tes vacances** : pour n’appeler personne trop souvent, et pour que ton temps ne s’écoule plus.
privacy-settings = - **Tes réglages** : langue, thème, texte d’abord, messages privés ; et si je t’ai proposé les autres jeux une fois ta première partie finie.
privacy-no-more = Je ne lis aucun message sauf les miens, et je ne donne tes données à personne. Une partie enregistrée ou revue montre qui y a joué à toutes les personnes qui peuvent la voir.
privacy-delete = **Si tu supprimes tes données**, ton nom et tes réglages disparaissent. Un numéro prend la place de ton identifiant, « compte supprimé » celle de ton nom. Les parties restent comme elles ont été jouées, et les cotes des autres ne changent pas.
privacy-left = Mes messages dans les salons restent jusqu’à ce que quelqu’un les y supprime. Des copies de ma base de données, au cas où un disque tomberait en panne, contiennent encore ce qui a été supprimé, jusqu’à ce qu’elles soient supprimées à leur tour : après { $days } jours, sauf si la personne qui fait tourner ce bot en garde une plus longtemps. S’il faut en restaurer une, je supprime de nouveau les données de toutes les personnes qui les ont fait supprimer depuis, d’après la base remplacée.
privacy-data = Voici tout ce que je garde sur toi. Pour les parties non terminées, il n’y a ni les tuiles du sac ni les mains, sauf ce que tu as prévu.
privacy-ask = **Veux-tu supprimer tes données ?** Ton nom, tes réglages et ton rang dans les classements disparaissent, et tes parties affichent « compte supprimé ».
privacy-ask-again = **Veux-tu vraiment supprimer tes données ?** C’est sans retour : tes parties, ton historique et tes cotes n’appartiendront plus à personne. Si tu veux en garder une copie, appuie d’abord sur **Mes données**.
privacy-deleted = Tes données sont supprimées. Si tu rejoues, tu repars de zéro.
button-privacy-show = Retour
button-privacy-data = Mes données
button-privacy-ask = Supprimer mes données
button-privacy-ask-again = Oui, les supprimer
button-privacy-delete = Les supprimer pour de bon
refused-must-leave-games = Tu as encore une place dans { $games }. Quitte-les avant de supprimer tes données : avec { COMMAND("game leave") } si la partie n’a pas commencé, sinon avec { COMMAND("game resign") }, après **Je suis de retour** là où un bot joue pour toi. Une partie en pause doit d’abord continuer ou être close.
