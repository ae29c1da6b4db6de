# Een afgelopen partij teruggekeken: wie er hoe voorstond, en waar het kantelde. Kansen worden met
# ‘review-percent’ geschreven. ‘variant’ kiest de woorden van een spel.

review-percent = { $number }%
review-title = { $game } · analyse
review-turns = { $variant } · { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
review-begin = Na de opbouw
review-end = Beurt { $turn }
review-accuracy = nauwkeurig
review-lead = { $name } vanaf beurt { $turn }
review-led = Aan kop: { $leads }.
review-led-often = De koppositie wisselde { $changes } keer. Vanaf beurt { $turn } ging { $name } aan kop.
review-led-by-nobody = Niemand stond ooit voor.

## Hoe iedereen speelde: ‘luck’ heeft een teken, met eenheid behalve bij punten; ‘count’ is het aantal

review-played = **{ $name }**: nauwkeurigheid **{ $accuracy }**{ $luck ->
    [none] { "" }
   *[other] { " " }· { $luck }
}
review-not-judged = **{ $name }**: { $luck }
review-luck = { $variant ->
    [classic] { $count ->
        [one] geluk { $luck } punt
       *[other] geluk { $luck } punten
    }
   *[other] geluk { $luck }
}
review-luck-short = geluk { $luck }
review-decisions = { $decisions ->
    [one] 1 keuze: { $verdicts }
   *[other] { $decisions } keuzes: { $verdicts }
}
review-best = { $count } beste
review-good = { $count } goede
review-unclear = { $count ->
    [one] 1 twijfelgeval
   *[other] { $count } twijfelgevallen
}
review-inexact = { $count } onnauwkeurige
review-mistake = { $count ->
    [one] 1 fout
   *[other] { $count } fouten
}
review-no-points = Geen keuze kostte genoeg om een keerpunt te zijn.
review-points = Keerpunten en verloren winstkans:
review-point = { $number }. Beurt { $turn }, { $name }: −{ $loss }

## Een keerpunt: wat er gedaan is naast wat beter was

review-done = Gespeeld: { $told }. Winstkans: { $chance }
review-better = { $name } had beter { $deeds }. Winstkans: { $chance }
review-better-ends = { $name } had beter de beurt beëindigd. Winstkans: { $chance }
review-better-so = Beter: hetzelfde, maar met { $better } in plaats van { $done }. Winstkans: { $chance }
review-why = { $second ->
    [no] Waarom: { $first }.
   *[other] Waarom: { $first }; { $second }.
}
review-nothing-done = { $name } heeft de beurt beëindigd
review-why-ends = het luidt het einde van de partij in
review-why-goes-on = het luidt het einde van de partij nog niet in
review-why-score = { $number ->
    [one] het levert 1 punt meer op
   *[other] het levert { $number } punten meer op
}
review-why-takes = { $number ->
    [one] het levert 1 schijf meer op in gesloten groepen
   *[other] het levert { $number } schijven meer op in gesloten groepen
}
review-why-saves = er is daarna { $money } meer over
review-why-holds = { $number ->
    [one] de beste van de anderen komt 1 punt lager uit
   *[other] de beste van de anderen komt { $number } punten lager uit
}
review-why-leaves = { $number ->
    [one] er blijft ongeveer 1 punt minder liggen voor { $name }, die daarna speelt
   *[other] er blijven ongeveer { $number } punten minder liggen voor { $name }, die daarna speelt
}
review-why-closes = het sluit meer groepen, en die zijn nog vrij
review-why-stands = het houdt meer kansen open voor latere beurten

## Het bericht

button-review = Analyse
review-head = **{ $game }** · analyse · { $turns } beurten
review-point-head = **{ $game }** · keerpunt { $number } van { $points } · beurt { $turn }
review-shown = { $name } laat een analyse zien:
review-plain = { $game }: ieders winstkans, beurt voor beurt. { $led }
review-chances = Beurt { $turn }: { $chances }.
review-chance = { $name } { $chance }
review-back = ◀ Vorige
review-on = Volgende ▶
review-to-turn = Naar deze beurt
review-pick = Keerpunten
review-whole = De hele partij
review-queued = De analyse van **{ $game }** staat in de wachtrij en verschijnt hier, als dat niet langer dan tien minuten duurt.
review-working = Ik analyseer **{ $game }**: beurt { $turn } van { $turns }. De analyse verschijnt hier.
review-dropped = De analyse van **{ $game }** komt er niet meer. Vraag er opnieuw om.
review-later = De analyse van **{ $game }** duurt langer. Vraag er later nog eens om, dan is die er.
