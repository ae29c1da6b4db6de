# De volgende beurt plannen terwijl anderen aan de beurt zijn. Alleen wie plant, leest dit.

plan-head = **{ $game }** · { $whose } (begonnen { $since }). Kijk vooruit: er wordt nu niets gespeeld.
plan-income = -# Je inkomen van { $money } is meegerekend.
plan-would = In je beurt: { $told }
plan-so-far = Dit plan tot nu toe: { $actions } · { $effect }
plan-lost = Kan niet meer, dus uit dit plan gehaald: { $actions }
plan-kept = { $count } van { $most } plannen bewaard. Zodra je aan de beurt bent, speel ik het { $best ->
    [yes] beste
   *[no] eerste
} plan dat nog kan.
plan-is-kept = **Plan bewaard.** Het wordt gespeeld zodra je aan de beurt bent, als het dan nog evenveel oplevert. Alleen jij ziet het.
plan-is-final = { $variant ->
    [classic] Het zou het einde van de partij inluiden.
    [terra] Het zou je laatste pion gebruiken, of het einde van de partij inluiden.
   *[other] Het zou je laatste markeerder gebruiken.
}
plan-changed = Het bord is veranderd, dus er is niets bewaard. Zo is het nu:
plan-outdated = Het bord is veranderd: dat kan niet meer. Zo is het nu:
plan-typed = Je bent niet aan de beurt, dus er is niets gespeeld. Je kunt dit als plan bewaren:
plan-your-turn = Je bent nu aan de beurt: dit kan gespeeld worden.
do-seal = { $begun ->
    [yes] Toevoegen en bewaren
   *[no] Bewaren als plan
}
do-seal-without = { $shown ->
    [yes] Bewaren zonder dit
   *[no] Bewaren als plan
}
do-add = { $way ->
    [tile] Dan tweede steen (−{ $price })
    [keep] Dan kiezen wie blijft
   *[on] Toevoegen en verder
}
do-take = Terugnemen
button-plans = { $count ->
    [one] 1 plan
   *[other] { $count } plannen
}
button-plan = Vooruitplannen

# De pagina met plannen.

plans-head = **{ $game }** · je plannen. Alleen jij ziet ze; ze gelden voor je volgende beurt.
plans-none = Je hebt geen plan voor je volgende beurt.
plans-stands = { $number }. { $plan } · kan nog
plans-stands-as = { $number }. { $plan } · kan nog, nu { $now }
plans-fallen = { $number }. { $plan } · kan nu niet
plans-final = kan het einde inluiden
plans-points = score { $points }
plans-look = Bekijken
plans-up = Omhoog
plans-delete = Verwijderen
plans-take-first = Eerste geldige plan spelen
plans-take-best = Beste geldige plan spelen
plans-back = Terug naar het bord
select-plan = Welk plan

# Wat andere eigen berichten over plannen zeggen.

plans-told = { $count ->
    [one] Er is 1 plan bewaard voor je volgende beurt.
   *[other] Er zijn { $count } plannen bewaard voor je volgende beurt.
}
turns-planned = Vooruitgepland: { $games }
