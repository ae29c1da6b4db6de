# Wat er in afbeeldingen staat. Kort: een afbeelding wordt op een telefoon gelezen.

# Rechtsboven op een bord: wat er gespeeld wordt, en hoeveel stenen er nog te trekken zijn.
picture-game-classic = Dalapapa tot { $target }
picture-game-terra = Terra
picture-game-domaine = Domaine
picture-bag = zakje { $tiles }
picture-last-round = laatste ronde
picture-last-turn = laatste beurt
picture-earlier-turns = eerdere beurten

# Wat in een uitslag telt, boven de kolommen.
picture-discs = schijven
picture-closed = gesloten
picture-paid = betaald
picture-best-turn = beste beurt
picture-points = punten
picture-over = afgelopen

# Groepen waarvoor een afbeelding geen plaats heeft, altijd meer dan één: hoeveel, en hun punten samen.
picture-more = nog { $count }: { $points }

# Boven en onder de stenen van een hand.
picture-slot = Steen { $slot }
picture-face = { $slot }{ $face }
