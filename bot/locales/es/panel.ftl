# El panel para jugar: qué haría cada jugada, y los botones para elegir entre las válidas.

panel-head = **{ $game }** · te toca
panel-where = -# Hueco { $spot } de { $spots } · forma { $way } de { $ways }
panel-nothing = Ahora no puedes colocar ninguna ficha.
panel-laid = Ficha colocada. Puedes { $deeds } o terminar tu turno.
panel-set-up = Las primeras fichas dan forma al comienzo de la partida y no puntúan.
panel-misfits = { $count ->
    [one] La ficha { $slots } no encaja en ningún sitio.
   *[other] Las fichas { $slots } no encajan en ningún sitio.
}
panel-would-settle = Colonizar { $group }
panel-would-withdraw = { $whose ->
    [own] Retirar tu peón de { $group }
   *[other] Retirar el peón de { $owner } en { $group }
}
panel-would-mark = Marcar { $group }
panel-target = { $group }, { $closed ->
    [yes] cerrado
   *[no] abierto
} ({ $disc })
panel-would-keep = Se han unido colonias, y en cada una solo puede quedar un peón. { $whose ->
    [own] Conservar tu peón de { $group }
   *[other] Conservar el peón de { $owner } en { $group }
}
panel-would-mark-several = Marcar { $count } territorios
panel-spot-ways = { $count ->
    [one] { $count } forma
   *[other] { $count } formas
}
panel-spot-closes = { $all ->
    [yes] cierra { $group }
   *[no] puede cerrar { $group }
}
panel-spot-gains = { $range ->
    [yes] { $least } a { $most }
   *[no] { $most }
}
panel-spot = { $cell } r{ $turn }
panel-lettered = { $letter } · { $target }
panel-picture = { $action }. Efecto: { $effect }.
panel-undone = Jugada deshecha.
panel-next = { $count ->
    [one] Te espera otra partida: { $game }
   *[other] Te esperan otras { $count } partidas. La que más lleva esperando: { $game }
}

# Lo que se ve en la imagen, para quien prefiere leerlo. Las formas son las de text_board.ftl.

panel-tile = La ficha tal como quedaría, lado por lado: { $middle } en el centro.
panel-side-meets = { $side }: { $colour }; toca el { $asked } de { $cell }
panel-side-free = { $side }: { $colour }; { $cell } está libre
panel-groups = { $count ->
    [one] Sus discos enteros formarían parte de { $count } grupo:
   *[other] Sus discos enteros formarían parte de { $count } grupos:
}

forecast-closes = cierra { $groups }
forecast-joins = une colonias en { $group }
forecast-home = { $count ->
    [one] un peón vuelve a casa: { $owners }
   *[other] { $count } peones vuelven a casa: { $owners }
}
forecast-price = cuesta { $price }
forecast-gain = **{ $gain }**
forecast-score = puntuación { $now } → { $then }
forecast-other = { $name } { $now } → { $then }
forecast-free = gratis
forecast-purse = { $variant ->
    [domaine] fichas de pago
   *[other] dinero
} { $now } → { $then }
forecast-end = { $variant ->
    [classic] alcanza el objetivo
    [terra] provoca el final
   *[other] consigue la placa y provoca el final
}

button-tiles = { $only ->
    [all] Fichas: todas
   *[other] Fichas: { $only }
}
button-left = { $first ->
    [words] Forma siguiente
   *[signs] ⟲
}
button-right = { $first ->
    [words] Forma anterior
   *[signs] ⟳
}
button-back = { $first ->
    [words] Hueco anterior
    [target] Anterior
   *[signs] ◀
}
button-on = { $first ->
    [words] Hueco siguiente
    [target] Siguiente
   *[signs] ▶
}
do-place = Colocar aquí
do-place-and-end = Colocar y terminar
do-place-and-go-on = { $price ->
    [0] Colocar, luego otra
   *[other] Colocar, luego otra (−{ $price })
}
do-settle = Colonizar aquí
do-settle-and-end = Colonizar y terminar
do-withdraw = Retirarlo
do-withdraw-and-end = Retirar y terminar
do-mark = { $count ->
    [one] Marcarlo
   *[other] Marcar los { $count }
}
do-mark-and-end = { $count ->
    [one] Marcar y terminar
   *[other] Marcar los { $count } y terminar
}
do-keep = Conservarlo
do-keep-and-end = Conservar y terminar
do-again = Jugar otra vez ({ $money })
do-end = { $price ->
    [0] Terminar turno
   *[other] Terminar turno (quedan { $kept } de { $purse })
}
button-type = Escribir jugada
button-undo = Deshacer
button-next = Jugar { $game }

mode-place = Colocar
mode-settle = Colonizar
mode-withdraw = Retirar
mode-mark = Marcar
mode-keep = Conservar

select-spot = { $count ->
    [one] El único hueco
   *[other] { $count } huecos
}
select-way = { $count ->
    [one] La única forma de llenarlo
   *[other] { $count } formas de llenarlo
}
select-settle = Grupos
select-withdraw = Peones
select-mark = Territorios
select-keep = Peones
select-more = Más: { $first } a { $last } de { $count }

panel-type-title = Escribir jugada
panel-type-place = Ficha y cara, casilla, giro
panel-type-settle = Qué grupo, o su letra
panel-type-withdraw = Qué peón: de quién es, disco o letra
panel-type-mark = Qué territorio, o su letra
panel-type-keep = Qué peón: de quién es, disco o letra
panel-sides = L14.0 es el lado este de L14; .1 a .5 siguen en sentido antihorario.
panel-type-hint = Por ejemplo { $example }
