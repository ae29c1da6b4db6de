# El tablero en palabras. Cada línea empieza por dónde está algo, o por lo que se escribe para ello.

text-title = **{ $game }** · { $section }{ $pages ->
    [1] {""}
   *[other] {" "}· página { $page } de { $pages }
}
text-file = Todo **{ $game }** en palabras:
text-shown = { $name } muestra el tablero en palabras:

text-section-standing = Cómo va la partida
text-section-tiles = Fichas
text-section-cells = Casillas abiertas
text-section-groups = Grupos
text-section-hand = Mano
text-section-spots = Dónde encaja la ficha { $slot }

text-back = Página anterior
text-on = Página siguiente
text-whole = Todo en un archivo

text-head-standing = { $variant } · { $options }
text-head-tiles = { $count ->
    [one] { $count } ficha.
   *[other] { $count } fichas.
} En cada línea: casilla; cara y giro; el centro; los lados desde el este, en sentido antihorario.
text-head-cells = { $count ->
    [one] { $count } casilla abierta.
   *[other] { $count } casillas abiertas.
} En cada línea: casilla; los lados que tocan fichas, con el color que piden.
text-head-groups = { $count ->
    [one] { $count } grupo,
   *[other] { $count } grupos,
} { $closed ->
    [one] { $closed } cerrado.
   *[other] { $closed } cerrados.
} En cada línea: un disco; color y tamaño; cerrado, o las casillas por las que está abierto; lo que tiene encima.
text-head-hand = En cada línea: ficha y cara; el centro; los lados desde el este, en sentido antihorario, sin giro.
text-head-spots = { $count ->
    [0] Ahora no encaja en ningún sitio.
    [one] { $count } casilla. En cada línea: casilla; discos que hace allí; cada cara con sus giros.
   *[other] { $count } casillas. En cada línea: casilla; discos que hace allí; cada cara con sus giros.
}

text-seat = Plaza { $seat }, { $name }: { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
text-resigned = { $left ->
    [removed] expulsión
   *[resigned] abandono
}

text-tile = { $cell }: { $face } r{ $turn }; { $centre }; { $sides }
text-cell = { $cell }: { $asked }
text-cell-free = { $cell }: cualquier color
text-asked = { $side } { $colour }
text-side-0 = este
text-side-1 = noreste
text-side-2 = noroeste
text-side-3 = oeste
text-side-4 = suroeste
text-side-5 = sureste

text-group-closed = { $disc }: { $group }, cerrado
text-group-open = { $disc }: { $group }, abierto por { $cells }
text-piece = { $variant ->
    [terra] peón de { $owner } en { $disc }
   *[other] marcador de { $owner } en { $disc }
}

text-hand-slot = { $slot }{ $face }: { $centre }; { $sides }
text-hand-later = para más tarde, { $face }: { $centre }; { $sides }
text-hand-open = a la vista, { $face }: { $centre }; { $sides }
text-hand-shown = mostrada a todos, { $face }: { $centre }; { $sides }
text-hand-none = Ninguna ficha.

text-spot = { $cell }: { $discs }; { $ways }
text-way = { $face } { $turns }
text-turn = r{ $turn }
