# dalapapa doctor --channel : ce qu’il montre dans le salon, et ce qu’il dit à qui tape la commande.

acceptance-board = **Simple essai de ce bot**, par qui le fait tourner : peut-il montrer des plateaux ici ? Personne n’est appelé, et dans deux minutes tout aura disparu.
acceptance-edited = Le plateau a été changé une fois.
acceptance-press = Merci d’appuyer sur le bouton d’ici { $seconds } secondes. Rien d’autre n’arrivera.
button-acceptance = Appuyer pour l’essai
acceptance-in-thread = **Simple essai de ce bot** : il a ouvert ce fil, y écrit, puis le referme.
acceptance-answer = Merci, cela marche : ton clic a reçu une réponse. Rien d’autre n’arrivera.
acceptance-only-a-test = C’était un simple essai par qui fait tourner le bot, et rien n’arrivera.
