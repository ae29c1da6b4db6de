# Privéberichten, voor wie ze in de instellingen heeft gekozen.

direct-turn = Jij bent aan de beurt in **{ $game }**
direct-turn-timed = Jij bent aan de beurt in **{ $game }**. Deadline: { $when }
direct-reminder = **{ $game }** wacht nog op je beurt. Deadline: { $when }
direct-several = { $count } partijen wachten op je beurt:
direct-vote = Een stemming in **{ $game }** wacht op je antwoord.
direct-refused = -# Ik mocht je van Discord geen bericht sturen, dus ik heb privéberichten voor je uitgezet. Wil je ze weer krijgen? Sta in Discord privéberichten van leden van deze server toe en kies ze dan weer in { COMMAND("settings") }.
