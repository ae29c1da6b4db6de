# Il tabellone a parole. Ogni riga comincia con il luogo di cui parla, o con ciò che si scrive per indicarlo.

text-title = **{ $game }** · { $section }{ $pages ->
    [1] {""}
   *[other] {" "}· pagina { $page } di { $pages }
}
text-file = Tutta la partita **{ $game }** a parole:
text-shown = { $name } mostra il tabellone a parole:

text-section-standing = La situazione
text-section-tiles = Tessere
text-section-cells = Caselle libere
text-section-groups = Gruppi
text-section-hand = Mano
text-section-spots = Dove va la tessera { $slot }

text-back = Pagina precedente
text-on = Pagina seguente
text-whole = Tutto in un file

text-head-standing = { $variant } · { $options }
text-head-tiles = { $count ->
    [one] 1 tessera.
   *[other] { $count } tessere.
} In ogni riga: casella; faccia e rotazione; centro; lati da est, in senso antiorario.
text-head-cells = { $count ->
    [one] 1 casella libera.
   *[other] { $count } caselle libere.
} In ogni riga: casella; lati che toccano tessere, con i colori richiesti.
text-head-groups = { $count ->
    [one] 1 gruppo,
   *[other] { $count } gruppi,
} { $closed ->
    [one] { $closed } chiuso.
   *[other] { $closed } chiusi.
} In ogni riga: un cerchio; colore e dimensione; chiuso, o le caselle in cui è aperto; che cosa c’è sopra.
text-head-hand = In ogni riga: tessera e faccia; centro; lati da est, in senso antiorario, senza rotazione.
text-head-spots = { $count ->
    [0] Ora non va da nessuna parte.
    [one] 1 casella. In ogni riga: casella; cerchi che farebbe lì; ogni faccia con le sue rotazioni.
   *[other] { $count } caselle. In ogni riga: casella; cerchi che farebbe lì; ogni faccia con le sue rotazioni.
}

text-seat = Posto { $seat }, { $name }: { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
text-resigned = { $left ->
    [removed] esclusione
   *[resigned] abbandono
}

text-tile = { $cell }: { $face } r{ $turn }; { $centre }; { $sides }
text-cell = { $cell }: { $asked }
text-cell-free = { $cell }: va bene ogni colore
text-asked = { $side } { $colour }
text-side-0 = est
text-side-1 = nord-est
text-side-2 = nord-ovest
text-side-3 = ovest
text-side-4 = sud-ovest
text-side-5 = sud-est

text-group-closed = { $disc }: { $group }, chiuso
text-group-open = { $disc }: { $group }, aperto su { $cells }
text-piece = { $variant ->
    [terra] pedina di { $owner } su { $disc }
   *[other] segnalino di { $owner } su { $disc }
}

text-hand-slot = { $slot }{ $face }: { $centre }; { $sides }
text-hand-later = per dopo, { $face }: { $centre }; { $sides }
text-hand-open = scoperta, { $face }: { $centre }; { $sides }
text-hand-shown = mostrata a tutti, { $face }: { $centre }; { $sides }
text-hand-none = Nessuna tessera.

text-spot = { $cell }: { $discs }; { $ways }
text-way = { $face } { $turns }
text-turn = r{ $turn }
