# Ce qui est gardé sur les gens, et comment on le leur donne ou le supprime.

former-player = ancien joueur
