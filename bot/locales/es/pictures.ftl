# Lo que se escribe dentro de las imágenes. Corto: se leen en un teléfono.

# Arriba a la derecha del tablero: a qué se juega y cuántas fichas quedan por robar.
picture-game-classic = Dalapapa a { $target }
picture-game-terra = Terra
picture-game-domaine = Domaine
picture-bag = bolsa { $tiles }
picture-last-round = última ronda
picture-last-turn = último turno
picture-earlier-turns = turnos anteriores

# Lo que suma un resultado, encima de sus columnas.
picture-discs = discos
picture-closed = cerrado
picture-paid = pagado
picture-best-turn = mejor turno
picture-points = puntos
picture-over = terminada

# Grupos que no caben en la imagen, siempre varios: cuántos son y cuánto suman.
picture-more = { $count } más: { $points }

# Encima y debajo de las fichas de una mano.
picture-slot = Ficha { $slot }
picture-face = { $slot }{ $face }
