# Het speelpaneel: wat er te zien is voordat het gebeurt, en de knoppen om te kiezen uit wat mag.

panel-head = **{ $game }** · jij bent aan de beurt
panel-where = -# Plek { $spot } van { $spots } · manier { $way } van { $ways }
panel-nothing = Je kunt nu geen steen leggen.
panel-laid = Je steen ligt. Beëindig je beurt, of kies: { $deeds }.
panel-set-up = De eerste stenen bepalen het begin van de partij; ze leveren niets op.
panel-misfits = { $count ->
    [one] Steen { $slots } past nergens.
   *[other] Stenen { $slots } passen nergens.
}
# Wat een actie doet: een zinsdeel zonder werkwoord, ook achter ‘In je beurt:’ en in plannen.
panel-would-settle = Kolonie op { $group }
panel-would-withdraw = { $whose ->
    [own] Je pion terug van { $group }
   *[other] De pion van { $owner } terug van { $group }
}
panel-would-mark = Markeerder op { $group }
panel-target = { $group }, { $closed ->
    [yes] gesloten
   *[no] open
} ({ $disc })
panel-would-keep = Er zijn kolonies samengevoegd, en op elke groep mag maar één pion blijven. { $whose ->
    [own] Je pion blijft staan: { $group }
   *[other] De pion van { $owner } blijft staan: { $group }
}
panel-would-mark-several = Markeerders op { $count } gebieden
panel-spot-ways = { $count ->
    [one] { $count } manier
   *[other] { $count } manieren
}
panel-spot-closes = { $all ->
    [yes] sluit { $group }
   *[no] kan { $group } sluiten
}
panel-spot-gains = { $range ->
    [yes] { $least } tot { $most }
   *[no] { $most }
}
panel-spot = { $cell } r{ $turn }
panel-lettered = { $letter } · { $target }
panel-picture = { $action }. Gevolg: { $effect }.
panel-undone = Teruggenomen.
panel-next = { $count ->
    [one] Er wacht nog een partij op je: { $game }
   *[other] Er wachten nog { $count } partijen op je. Deze wacht het langst: { $game }
}

# Wat de afbeelding laat zien, voor wie eerst tekst wil. De vormen zijn die van het bord in woorden.

panel-tile = De steen zoals die zou liggen, zijde voor zijde: { $middle } in het midden.
panel-side-meets = { $side }: { $colour }; raakt { $asked } van { $cell }
panel-side-free = { $side }: { $colour }; { $cell } is vrij
panel-groups = { $count ->
    [one] De hele schijven zouden bij 1 groep horen:
   *[other] De hele schijven zouden bij { $count } groepen horen:
}

# Wat een actie doet: een werkwoord in de derde persoon zonder onderwerp, of een feit.
forecast-closes = sluit { $groups }
forecast-joins = voegt kolonies samen op { $group }
forecast-home = { $count ->
    [one] 1 pion gaat terug: { $owners }
   *[other] { $count } pionnen gaan terug: { $owners }
}
forecast-price = kost { $price }
forecast-gain = **{ $gain }**
forecast-score = score { $now } → { $then }
forecast-other = { $name } { $now } → { $then }
forecast-free = gratis
forecast-purse = { $variant ->
    [domaine] fiches
   *[other] geld
} { $now } → { $then }
forecast-end = { $variant ->
    [classic] bereikt het doel
    [terra] luidt het einde in
   *[other] krijgt het bonusplaatje en luidt het einde in
}

button-tiles = { $only ->
    [all] Stenen: alle
   *[other] Stenen: { $only }
}
button-left = { $first ->
    [words] Volgende manier
   *[signs] ⟲
}
button-right = { $first ->
    [words] Vorige manier
   *[signs] ⟳
}
button-back = { $first ->
    [words] Vorige plek
    [target] Vorige
   *[signs] ◀
}
button-on = { $first ->
    [words] Volgende plek
    [target] Volgende
   *[signs] ▶
}
do-place = Hier leggen
do-place-and-end = Leggen en klaar
do-place-and-go-on = { $price ->
    [0] Leggen, dan tweede steen
   *[other] Leggen, dan tweede (−{ $price })
}
do-settle = Hier koloniseren
do-settle-and-end = Koloniseren en klaar
do-withdraw = Terughalen
do-withdraw-and-end = Terughalen en klaar
do-mark = { $count ->
    [one] Markeren
   *[other] Alle { $count } markeren
}
do-mark-and-end = { $count ->
    [one] Markeren en klaar
   *[other] Alle { $count } markeren en klaar
}
do-keep = Houden
do-keep-and-end = Houden en klaar
do-again = Nog een beurt ({ $money })
do-end = { $price ->
    [0] Beurt beëindigen
   *[other] Klaar ({ $kept } van { $purse } houden)
}
button-type = Zet typen
button-undo = Terugnemen
button-next = { $game } spelen

mode-place = Leggen
mode-settle = Koloniseren
mode-withdraw = Terughalen
mode-mark = Markeren
mode-keep = Houden

select-spot = { $count ->
    [one] De enige plek
   *[other] { $count } plekken
}
select-way = { $count ->
    [one] De enige manier hier
   *[other] { $count } manieren hier
}
select-settle = Groepen
select-withdraw = Pionnen
select-mark = Gebieden
select-keep = Pionnen
select-more = Meer: { $first }–{ $last } van { $count }

panel-type-title = Zet typen
panel-type-place = Steen en kant, vak, draaiing
panel-type-settle = Welke groep, of de letter ervan
panel-type-withdraw = Eigenaar, schijf of letter van de pion
panel-type-mark = Welk gebied, of de letter ervan
panel-type-keep = Eigenaar, schijf of letter van de pion
panel-sides = L14.0 is de oostzijde van L14; .1 tot en met .5 volgen tegen de klok in.
panel-type-hint = Bijvoorbeeld { $example }
