# Les messages privés, pour qui les a choisis dans ses réglages.

direct-turn = À toi de jouer dans **{ $game }**
direct-turn-timed = À toi de jouer dans **{ $game }**. Échéance : { $when }
direct-reminder = **{ $game }** attend toujours ton tour. Échéance : { $when }
direct-several = { $count } parties attendent ton tour :
direct-vote = Dans **{ $game }**, un vote attend ta réponse.
direct-refused = -# Discord ne m’a pas laissé t’écrire en privé : je ne le fais donc plus. Pour recevoir à nouveau mes messages, autorise dans Discord les messages privés des membres de ce serveur, puis choisis-les dans { COMMAND("settings") }.
