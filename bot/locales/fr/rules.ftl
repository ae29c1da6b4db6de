# /rules : quelques pages courtes par jeu, chacune avec l’image d’un exemple et ce qui s’y est passé.

rules-head = **{ $variant }** · { $title }
rules-shown = *Sur l’image :* { $told }
rules-told = { $told }. { $scores }.
rules-alt = { $title } : { $told }
rules-choice = { $page } · { $title }
rules-back = ◀
rules-on = ▶
rules-name = { $seat ->
    [0] Ann
   *[other] Bob
}

## Ce que tous les jeux ont en commun

rules-title-tiles = Poser des tuiles
rules-tiles = Les tuiles sont des hexagones avec un disque au milieu et un demi-disque sur chaque côté. Chacune a deux faces : pose celle que tu veux, tournée comme tu veux.
    Une tuile se pose à côté d’une autre. Là où elles se touchent, les moitiés doivent être de la même couleur : deux moitiés font un nouveau disque. Des points blancs montrent les disques qui viennent d’être faits.
    Quand le sac est vide, on continue avec les tuiles qu’on a en main.
    Les cases ont des noms comme L14. Un disque entre deux tuiles se nomme par une case et un côté : `L14.0` est le côté est de L14, `.1` à `.5` suivent dans le sens antihoraire.
rules-title-groups = Les groupes
rules-groups = Les disques de même couleur qui se touchent forment un *groupe*, ceux du milieu des tuiles compris.
    Un groupe est *ouvert* et peut grandir tant qu’un demi-disque de sa couleur le touche. Un groupe est *fermé* quand plus aucun demi-disque de sa couleur ne le touche : il reçoit un contour et sa taille, et reste tel quel jusqu’à la fin de la partie.

## Le jeu classique : de 2 à 4 joueurs

rules-title-classic-turn = Ton tour
rules-classic-turn = Tu as deux tuiles. Appuie sur **Jouer** et poses-en une ; tu peux aussi poser l’autre, ce qui coûte 4 points. Puis tu pioches pour en avoir de nouveau deux.
    Les premières tuiles de la partie ne rapportent rien.
rules-title-classic-points = Les points
rules-classic-points = • Chaque nouveau disque vaut 1 point, et 2 à partir du troisième : deux disques rapportent 2 points, trois en rapportent 4, quatre en rapportent 6.
    • Fermer un groupe rapporte 1 point par disque du groupe, peu importe qui l’a fait.
    Quelques coups : 2 disques rapportent **2** ; 2 disques qui ferment un groupe de 7 rapportent **9** ; 3 disques qui ferment des groupes de 3 et de 5 rapportent **12** ; 3 disques qui ferment un groupe de 10 rapportent **14**. Les deux tuiles d’un tour se comptent séparément.
rules-title-classic-end = La fin
rules-classic-end = Quand quelqu’un finit son tour en ayant atteint l’objectif, on termine le tour de table, pour que tout le monde ait joué autant de tours. Le plus grand total gagne ; à égalité, on se partage la victoire.
    La partie se termine aussi quand personne ne peut poser de tuile pendant un tour de table entier.

## Terra : de 2 à 5 joueurs

rules-title-terra-turn = Ton tour
rules-terra-turn = Tout le monde a 5 pions, une tuile cachée et 1 brouzouf (2 à partir de la troisième personne). La première personne ne joue pas au premier tour de table.
    Au début de ton tour, tu reçois 2 brouzoufs. Appuie ensuite sur **Jouer** et fais ce que tu peux payer, autant de fois et dans l’ordre que tu veux :
    • *Poser* ta tuile et en piocher une autre : 2 brouzoufs si elle fait un seul nouveau disque, 1 si elle en fait deux, rien à partir de trois.
    • *Coloniser* avec un pion pour 1 brouzouf, en *retirer* un pour 2.
    À la fin d’un tour, tu gardes au plus 3 brouzoufs.
rules-title-terra-settle = Les colonies
rules-terra-settle = *Coloniser*, c’est mettre un de tes pions sur un groupe qui n’en a pas, ouvert ou fermé, pour 1 brouzouf. Le groupe devient ta *colonie*, mais elle ne compte qu’une fois fermée. Tant qu’elle est ouverte, un badge clair indique sa taille actuelle.
    Pour 2 brouzoufs, *retirer* te rend un de tes pions (ou rend celui de quelqu’un d’autre, si les options de la partie le permettent).
rules-title-terra-join = Colonies réunies
rules-terra-join = Si ta tuile réunit des groupes qui ont des pions, un seul pion peut rester : tu le choisis aussitôt, le tien ou celui de quelqu’un d’autre. Les autres pions reviennent à leurs propriétaires, sans frais.
rules-title-terra-end = La fin
rules-terra-end = Qui finit son tour avec ses 5 pions sur le plateau, ou avec des pions sur des groupes fermés des quatre couleurs, déclenche la fin : les autres ont encore un dernier tour, sans revenu et pour une seule action.
    La partie se termine aussi quand personne ne pose de tuile pendant deux tours de table.
rules-title-terra-score = Le score
rules-terra-score = Pour chaque couleur, prends ton plus grand groupe fermé qui a un de tes pions. Multiplie leurs tailles, et ajoute les brouzoufs qui te restent. Les groupes ouverts ne comptent pas, et sans aucune colonie fermée il n’y a rien à multiplier : seuls tes brouzoufs comptent.
    Le meilleur score gagne ; à égalité, on se partage la victoire.

## Domaine : de 2 à 4 joueurs

rules-title-domaine-turn = Ton tour
rules-domaine-turn = Tout le monde a 2 tuiles, 2 jetons et des marqueurs : 10 chacun à deux, 7 à trois, 5 à quatre. Les trois premières tuiles sont posées au hasard, ou par la dernière personne si les options de la partie le prévoient.
    Appuie sur **Jouer** et pose une tuile. Un seul nouveau disque coûte un jeton, deux ne coûtent rien, trois rapportent 1 jeton, quatre 2, et ainsi de suite jusqu’à épuisement des 24 jetons.
    Si tu ne peux rien poser, ta main est montrée et tu passes.
rules-title-domaine-mark = Les territoires
rules-domaine-mark = Ensuite, *marque* autant de groupes fermés sans marqueur que tu veux, peu importe qui les a fermés et quand. Un groupe marqué est ton *territoire*, et le marqueur y reste.
rules-title-domaine-again = Encore un tour
rules-domaine-again = Enfin, finis ton tour, et tu pioches pour avoir de nouveau deux tuiles. Ou paie 2 jetons pour rejouer : pioche une tuile et joue encore un tour entier, autant de fois que tu peux payer.
rules-title-domaine-end = La fin
rules-domaine-end = Qui pose en premier son dernier marqueur prend la plaque de bonus, qui vaut 5 points, et son tour est terminé ; tous les autres ont encore un dernier tour.
    Si tout le monde passe à la suite, la partie est terminée et personne n’a la plaque de bonus.
rules-title-domaine-score = Le score
rules-domaine-score = Chaque disque de tes territoires vaut un point ; la plaque de bonus en ajoute 5. Le plus grand total gagne ; à égalité, on se partage la victoire.
