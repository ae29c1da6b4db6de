# Che cosa è scritto nelle immagini. Breve: un’immagine si legge su un telefono.

# In alto a destra di un tabellone: a che cosa si gioca, e quante tessere restano da pescare.
picture-game-classic = Dalapapa a { $target }
picture-game-terra = Terra
picture-game-domaine = Domaine
picture-bag = sacchetto { $tiles }
picture-last-round = ultimo giro
picture-last-turn = ultimo turno
picture-earlier-turns = turni precedenti

# Che cosa conta un risultato, sopra le sue colonne.
picture-discs = cerchi
picture-closed = chiusi
picture-paid = pagati
picture-best-turn = turno max
picture-points = punti
picture-over = finita

# Gruppi per cui un’immagine non ha posto, sempre più d’uno: quanti, e i loro punti insieme.
picture-more = altri { $count }: { $points }

# Sopra e sotto le tessere di una mano.
picture-slot = Tessera { $slot }
picture-face = { $slot }{ $face }
