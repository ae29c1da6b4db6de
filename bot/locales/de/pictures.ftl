# Was in Bildern steht. Kurz: Ein Bild wird auf dem Handy gelesen.

# Oben rechts im Brett: was gespielt wird, und wie viele Steine noch zu ziehen sind.
picture-game-classic = Dalapapa bis { $target }
picture-game-terra = Terra
picture-game-domaine = Domaine
picture-bag = Säckchen { $tiles }
picture-last-round = letzte Runde
picture-last-turn = letzter Zug
picture-earlier-turns = frühere Züge

# Was ein Ergebnis zählt, über den Spalten.
picture-discs = Kreise
picture-closed = Gruppen
picture-paid = bezahlt
picture-best-turn = bester Zug
picture-points = Punkte
picture-over = beendet

# Gruppen, für die ein Bild keinen Platz hat, immer mehrere: wie viele, und ihre Punkte zusammen.
picture-more = { $count } weitere: { $points }

# Über und unter den Steinen einer Hand.
picture-slot = Stein { $slot }
picture-face = { $slot }{ $face }
