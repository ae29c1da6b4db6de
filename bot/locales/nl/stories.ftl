# In het kanaal is elke beurt één regel: een telefoon toont acht regels boven de afbeelding.
# Een daad is een voltooid deelwoord met het voorwerp ervoor; ‘heeft’ staat ervoor.

deed-laid = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
} gelegd
deed-laid-to = { $laid }: { $effect }
deed-closed = { $groups } gesloten
deed-closed-with = { $groups } met { $count ->
    [one] een steen
   *[other] { $count } stenen
} gesloten
deed-largest = { $group } en nog { $count }
told-and-more = { $told } (en nog { $count ->
    [one] 1 actie
   *[other] { $count } acties
})
told-more-turns = … en nog { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}: zie **Mijn bord**

## Waar een partij bijna kan aflopen

warn-last-turn = { $name } heeft het einde ingeluid: dit is je laatste beurt.
warn-one-left = { $name } heeft nog één { $variant ->
    [terra] pion: dit is misschien je laatste volledige beurt.
   *[other] markeerder: hierna heb je misschien nog maar één beurt.
}
warn-grounds = { $name } heeft gesloten kolonies in drie kleuren: dit is misschien je laatste volledige beurt.
warn-target = { $count ->
    [one] { $name } heeft nog 1 punt nodig voor het doel: { $next_round ->
        [yes] hierna heb je misschien nog maar één beurt.
       *[no] dit is misschien je laatste beurt.
    }
   *[other] { $name } heeft nog { $count } punten nodig voor het doel: { $next_round ->
        [yes] hierna heb je misschien nog maar één beurt.
       *[no] dit is misschien je laatste beurt.
    }
}
warn-bag = { $count ->
    [0] Het zakje is leeg: de partij eindigt zodra niemand meer een passende steen heeft.
    [one] Er zit nog 1 steen in het zakje: de partij is bijna afgelopen.
   *[other] Er zitten nog { $count } stenen in het zakje: de partij is bijna afgelopen.
}

## Waar de punten vandaan komen

points-discs = schijven { $points }
points-closed = gesloten groepen { $points }
points-paid = tweede stenen { $points }
result-rated = { $rank } · rating { $rating } ({ $change }){ $provisional ->
    [yes] , voorlopig
   *[no] { "" }
}
result-uncounted-alone = -# Telt niet voor de ranglijsten: daarvoor moeten minstens twee mensen de partij beginnen.
result-uncounted-short = -# Telt niet voor de ranglijsten: daarvoor moeten minstens twee mensen elk twee beurten hebben beëindigd.
result-uncounted-often = -# Telt niet voor de ranglijsten: van partijen tussen dezelfde mensen tellen alleen de eerste drie van een dag (UTC).
result-best = { $points ->
    [none] Beste beurt: { $told }
   *[other] Beste beurt ({ $points }): { $told }
}
