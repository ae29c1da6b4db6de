# Het bord in woorden. Elke regel begint met waar iets is, of met wat je ervoor typt.

text-title = **{ $game }** · { $section }{ $pages ->
    [1] {""}
   *[other] {" "}· pagina { $page } van { $pages }
}
text-file = **{ $game }** helemaal in woorden:
text-shown = { $name } laat het bord in woorden zien:

text-section-standing = De stand
text-section-tiles = Stenen
text-section-cells = Open vakken
text-section-groups = Groepen
text-section-hand = Hand
text-section-spots = Waar steen { $slot } past

text-back = Vorige pagina
text-on = Volgende pagina
text-whole = Alles als bestand

text-head-standing = { $variant } · { $options }
text-head-tiles = { $count ->
    [one] 1 steen.
   *[other] { $count } stenen.
} Elke regel: vak; kant en draaiing; het midden; de zijden vanaf het oosten, tegen de klok in.
text-head-cells = { $count ->
    [one] 1 open vak.
   *[other] { $count } open vakken.
} Elke regel: vak; de zijden die stenen raken, met de kleuren die daar nodig zijn.
text-head-groups = { $count ->
    [one] 1 groep,
   *[other] { $count } groepen,
} { $closed } gesloten. Elke regel: een schijf; kleur en grootte; gesloten, of de vakken waar de groep open is; wat erop staat.
text-head-hand = Elke regel: steen en kant; het midden; de zijden vanaf het oosten, tegen de klok in, ongedraaid.
text-head-spots = { $count ->
    [0] Deze steen past nu nergens.
    [one] 1 vak. Elke regel: vak; schijven die je daar maakt; elke kant met de draaiingen.
   *[other] { $count } vakken. Elke regel: vak; schijven die je daar maakt; elke kant met de draaiingen.
}

text-seat = Stoel { $seat }, { $name }: { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}
text-resigned = { $left ->
    [removed] uit het spel gezet
   *[resigned] opgegeven
}

text-tile = { $cell }: { $face } r{ $turn }; { $centre }; { $sides }
text-cell = { $cell }: { $asked }
text-cell-free = { $cell }: alle kleuren
text-asked = { $side } { $colour }
text-side-0 = oost
text-side-1 = noordoost
text-side-2 = noordwest
text-side-3 = west
text-side-4 = zuidwest
text-side-5 = zuidoost

text-group-closed = { $disc }: { $group }, gesloten
text-group-open = { $disc }: { $group }, open bij { $cells }
text-piece = { $variant ->
    [terra] pion van { $owner } op { $disc }
   *[other] markeerder van { $owner } op { $disc }
}

text-hand-slot = { $slot }{ $face }: { $centre }; { $sides }
text-hand-later = voor later, { $face }: { $centre }; { $sides }
text-hand-open = open op tafel, { $face }: { $centre }; { $sides }
text-hand-shown = getoond aan iedereen, { $face }: { $centre }; { $sides }
text-hand-none = Geen stenen.

text-spot = { $cell }: { $discs }; { $ways }
text-way = { $face } { $turns }
text-turn = r{ $turn }
