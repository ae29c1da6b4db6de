# Das Spielfenster: was es zeigt, bevor etwas getan ist, und die Buttons, die unter Erlaubtem wählen.

panel-head = **{ $game }** · du bist am Zug
panel-where = -# Stelle { $spot } von { $spots } · Lage { $way } von { $ways }
panel-nothing = Du kannst jetzt keinen Stein legen.
panel-laid = Dein Stein liegt: Jetzt kannst du { $deeds } oder deinen Zug beenden.
panel-set-up = Die ersten Steine prägen den Start der Partie; sie bringen keine Punkte.
panel-misfits = { $count ->
    [one] Stein { $slots } passt nirgends.
   *[other] Die Steine { $slots } passen nirgends.
}
panel-would-settle = Besiedeln: { $group }
panel-would-withdraw = { $whose ->
    [own] Zurückholen: deine Figur von { $group }
   *[other] Zurückholen: Figur von { $owner } auf { $group }
}
panel-would-mark = Markieren: { $group }
panel-target = { $group }, { $closed ->
    [yes] geschlossen
   *[no] offen
} ({ $disc })
panel-would-keep = Kolonien sind verbunden, auf jeder darf nur eine Figur bleiben. { $whose ->
    [own] Behalten: deine Figur auf { $group }
   *[other] Behalten: Figur von { $owner } auf { $group }
}
panel-would-mark-several = { $count } Gebiete markieren
panel-spot-ways = { $count ->
    [one] { $count } Lage
   *[other] { $count } Lagen
}
panel-spot-closes = { $all ->
    [yes] schließt { $group }
   *[no] kann { $group } schließen
}
panel-spot-gains = { $range ->
    [yes] { $least } bis { $most }
   *[no] { $most }
}
panel-spot = { $cell } r{ $turn }
panel-lettered = { $letter } · { $target }
panel-picture = { $action }. Wirkung: { $effect }.
panel-undone = Zurückgenommen.
panel-next = { $count ->
    [one] Noch eine Partie wartet auf dich: { $game }
   *[other] Noch { $count } Partien warten auf dich, am längsten { $game }
}

# Was das Bild zeigt, für alle, die zuerst Worte wollen. Die Formen sind die des Bretts in Worten.

panel-tile = Der Stein, wie er läge, Kante für Kante: { $middle } in der Mitte.
panel-side-meets = { $side }: { $colour }; trifft { $asked } von { $cell }
panel-side-free = { $side }: { $colour }; { $cell } ist frei
panel-groups = { $count ->
    [one] Mit ganzen Kreisen gehört er dann zu 1 Gruppe:
   *[other] Mit ganzen Kreisen gehört er dann zu { $count } Gruppen:
}

forecast-closes = schließt { $groups }
forecast-joins = verbindet Kolonien zu { $group }
forecast-home = { $count ->
    [one] eine Figur kehrt heim: { $owners }
   *[other] { $count } Figuren kehren heim: { $owners }
}
forecast-price = kostet { $price }
forecast-gain = **{ $gain }**
forecast-score = Punktestand { $now } → { $then }
forecast-other = { $name } { $now } → { $then }
forecast-free = kostenlos
forecast-purse = { $variant ->
    [domaine] Jetons
   *[other] Geld
} { $now } → { $then }
forecast-end = { $variant ->
    [classic] erreicht das Ziel
    [terra] löst das Ende aus
   *[other] bringt das Bonusplättchen und löst das Ende aus
}

button-tiles = { $only ->
    [all] Steine: alle
   *[other] Steine: { $only }
}
button-left = { $first ->
    [words] Nächste Lage
   *[signs] ⟲
}
button-right = { $first ->
    [words] Vorige Lage
   *[signs] ⟳
}
button-back = { $first ->
    [words] Vorige Stelle
    [target] Zurück
   *[signs] ◀
}
button-on = { $first ->
    [words] Nächste Stelle
    [target] Weiter
   *[signs] ▶
}
do-place = Hier legen
do-place-and-end = Legen und beenden
do-place-and-go-on = { $price ->
    [0] Legen, dann noch einen
   *[other] Legen, dann noch einen (−{ $price })
}
do-settle = Gruppe besiedeln
do-settle-and-end = Besiedeln und beenden
do-withdraw = Figur zurückholen
do-withdraw-and-end = Zurückholen und beenden
do-mark = { $count ->
    [one] Gebiet markieren
   *[other] Alle markieren ({ $count })
}
do-mark-and-end = { $count ->
    [one] Markieren und beenden
   *[other] Alle markieren und beenden ({ $count })
}
do-keep = Figur behalten
do-keep-and-end = Behalten und beenden
do-again = Noch ein Zug ({ $money })
do-end = { $price ->
    [0] Zug beenden
   *[other] Zug beenden ({ $kept } von { $purse } behalten)
}
button-type = Eintippen
button-undo = Zurücknehmen
button-next = { $game } spielen

mode-place = Legen
mode-settle = Besiedeln
mode-withdraw = Zurückholen
mode-mark = Markieren
mode-keep = Behalten

select-spot = { $count ->
    [one] Die einzige Stelle
   *[other] { $count } Stellen
}
select-way = { $count ->
    [one] Die einzige Lage
   *[other] { $count } Lagen
}
select-settle = Gruppen
select-withdraw = Figuren
select-mark = Gebiete
select-keep = Figuren
select-more = Mehr: { $first } bis { $last } von { $count }

panel-type-title = Eintippen
panel-type-place = Stein und Seite, Feld, Drehung
panel-type-settle = Gruppe oder ihr Buchstabe
panel-type-withdraw = Wessen Figur, Kreis oder Buchstabe
panel-type-mark = Gebiet oder sein Buchstabe
panel-type-keep = Wessen Figur, Kreis oder Buchstabe
panel-sides = L14.0 ist die Ostkante von L14; .1 bis .5 folgen gegen den Uhrzeigersinn.
panel-type-hint = Etwa { $example }
