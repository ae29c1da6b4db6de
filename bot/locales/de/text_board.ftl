# Das Brett in Worten. Jede Zeile beginnt mit der Stelle, um die es geht, oder mit dem, was man dafür eingibt.

text-title = **{ $game }** · { $section }{ $pages ->
    [1] {""}
   *[other] {" "}· Seite { $page } von { $pages }
}
text-file = Alles zu **{ $game }** in Worten:
text-shown = { $name } zeigt das Brett in Worten:

text-section-standing = Wie es steht
text-section-tiles = Steine
text-section-cells = Offene Felder
text-section-groups = Gruppen
text-section-hand = Hand
text-section-spots = Wo Stein { $slot } passt

text-back = Vorige Seite
text-on = Nächste Seite
text-whole = Alles als Datei

text-head-standing = { $variant } · { $options }
text-head-tiles = { $count ->
    [one] 1 Stein.
   *[other] { $count } Steine.
} Jede Zeile: Feld; Seite und Drehung; die Mitte; die Kanten ab Osten, gegen den Uhrzeigersinn.
text-head-cells = { $count ->
    [one] 1 offenes Feld.
   *[other] { $count } offene Felder.
} Jede Zeile: Feld; die Kanten, die an Steine stoßen, mit den Farben, die dort nötig sind.
text-head-groups = { $count ->
    [one] 1 Gruppe,
   *[other] { $count } Gruppen,
} { $closed } geschlossen. Jede Zeile: ein Kreis; Farbe und Größe; geschlossen, oder die Felder, an denen sie offen ist; was darauf steht.
text-head-hand = Jede Zeile: Stein und Seite; die Mitte; die Kanten ab Osten, gegen den Uhrzeigersinn, ungedreht.
text-head-spots = { $count ->
    [0] Er passt im Moment nirgends.
    [one] 1 Feld. Jede Zeile: Feld; Kreise, die dort entstehen; jede Seite mit ihren Drehungen.
   *[other] { $count } Felder. Jede Zeile: Feld; Kreise, die dort entstehen; jede Seite mit ihren Drehungen.
}

text-seat = Platz { $seat }, { $name }: { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
text-resigned = { $left ->
    [removed] ausgeschlossen
   *[resigned] aufgegeben
}

text-tile = { $cell }: { $face } r{ $turn }; { $centre }; { $sides }
text-cell = { $cell }: { $asked }
text-cell-free = { $cell }: jede Farbe passt
text-asked = { $side } { $colour }
text-side-0 = Osten
text-side-1 = Nordosten
text-side-2 = Nordwesten
text-side-3 = Westen
text-side-4 = Südwesten
text-side-5 = Südosten

text-group-closed = { $disc }: { $group }, geschlossen
text-group-open = { $disc }: { $group }, offen an { $cells }
text-piece = { $variant ->
    [terra] Figur von { $owner } auf { $disc }
   *[other] Marker von { $owner } auf { $disc }
}

text-hand-slot = { $slot }{ $face }: { $centre }; { $sides }
text-hand-later = für später, { $face }: { $centre }; { $sides }
text-hand-open = offen liegend, { $face }: { $centre }; { $sides }
text-hand-shown = allen gezeigt, { $face }: { $centre }; { $sides }
text-hand-none = Keine Steine.

text-spot = { $cell }: { $discs }; { $ways }
text-way = { $face } { $turns }
text-turn = r{ $turn }
