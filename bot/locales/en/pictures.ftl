# What is written inside pictures. Short: a picture is read on a phone.

# Top right of a board: what is played, and how many tiles are left to draw.
picture-game-classic = Dalapapa to { $target }
picture-game-terra = Terra
picture-game-domaine = Domaine
picture-bag = bag { $tiles }
picture-last-round = last round
picture-last-turn = last turn
picture-earlier-turns = earlier turns

# What a result counts, over its columns.
picture-discs = discs
picture-closed = closed
picture-paid = paid
picture-best-turn = best turn
picture-points = points
picture-over = finished

# Groups for which a picture has no room, always several: how many, and their points together.
picture-more = { $count } more: { $points }

# Over and under the tiles of a hand.
picture-slot = Tile { $slot }
picture-face = { $slot }{ $face }
