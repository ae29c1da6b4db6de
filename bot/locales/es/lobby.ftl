# Mesas en espera: el mensaje del canal y lo que se responde a quien pulsa sus botones.

variant-classic = Dalapapa clásico
variant-terra = Dalapapa Terra
variant-domaine = Dalapapa Domaine
variant-short-classic = Dalapapa clásico
variant-short-terra = Terra
variant-short-domaine = Domaine

lobby-head = **{ $game }** · { $variant }
lobby-seats = Plazas ({ $taken } de { $seats }): { $names }
lobby-host = { $name } (organiza)
computer-for = { $name } (bot)
computer-name = Bot { $number }
computer-level = { $name } ({ $level })
level-easy = fácil
level-normal = normal
level-hard = difícil
lobby-outlook = Una partida así suele durar unos { $turns } turnos por persona.
lobby-bag-short = Si se ocupan todas las plazas, lo más probable es que la bolsa se acabe antes de que alguien alcance el objetivo; entonces gana quien más puntos tenga.
lobby-commitment = -# Bolsa sin trampas: SHA-256 de la semilla { $commitment }
lobby-started = La partida ha empezado.
lobby-cancelled = Esta mesa se ha cancelado.
lobby-closed-by-time = Esta mesa no empezó en siete días y se ha cerrado sola.
lobby-full = { $host }, todas las plazas de **{ $game }** están ocupadas: empieza cuando quieras.
lobby-invitation = { $guest }, { $host } te invita a **{ $game }**, una partida de { $variant }.

terms-target = a { $value } puntos
terms-withdraw-own = solo retiras tus propios peones
terms-withdraw-any = puedes retirar los peones de cualquiera
terms-setup-auto = primeras fichas al azar
terms-setup-players = los jugadores colocan las primeras fichas, que dan forma al comienzo y no puntúan
terms-order-joined = plazas por orden de llegada
terms-pace-none = sin límite de tiempo
terms-pace-12h = 12 horas por turno
terms-pace-1d = 1 día por turno
terms-pace-3d = 3 días por turno
terms-pace-7d = 7 días por turno
terms-invite-only = solo con invitación

button-join = Unirse
button-leave = Salir
button-bot = Añadir bot
button-start = Empezar
button-cancel = Cancelar
button-calloff = Cancelar la mesa
cancel-question = ¿Seguro que quieres cancelar **{ $game }**? Perderían su plaza: { $names }.
cancel-told = { $name } ha cancelado **{ $game }**.
cancel-told-by-time = **{ $game }**, la mesa de { $host }, no empezó en siete días y se ha cerrado sola.
button-options = Opciones
button-rules = Reglas

lobby-joined = Ya tienes plaza. Te aviso cuando te toque.
lobby-computer-seated = { $count ->
    [one] Un bot se ha unido a **{ $game }**. Si la mesa se llena, cede su plaza a la próxima persona que llegue.
   *[other] Otro bot se ha unido a **{ $game }**.
}
lobby-left = Has dejado tu plaza en **{ $game }**.
lobby-left-last = Has dejado tu plaza en **{ $game }**. Ya no queda nadie, así que la mesa se cancela.
lobby-called-off = La mesa **{ $game }** está cancelada.
lobby-begun = **{ $game }** ha empezado: el primer tablero está en camino.
lobby-invited = Has invitado a { $guest } a **{ $game }**.

## Opciones: los menús con los que las cambia quien organiza, y lo que se puede elegir

options-head = Opciones de **{ $game }**. Los cambios se ven enseguida en la mesa.
options-of-host = Opciones de **{ $game }**. Solo puede cambiarlas quien organiza: { $host }.
options-on = Más opciones ({ $page } de { $pages })
options-hint-target = Puntos que hay que alcanzar
options-hint-withdraw = Qué peones se pueden retirar
options-hint-setup = Quién coloca las primeras fichas
options-hint-seats = Plazas
options-hint-computers = Bots
options-hint-level = Cómo juegan los bots
options-hint-order = Quién empieza
options-hint-pace = Tiempo por turno
options-hint-invite-only = Quién puede unirse
options-hint-language = Idioma de la partida
option-target = A { $value } puntos
option-withdraw-own = Solo retiras tus propios peones
option-withdraw-any = Puedes retirar los peones de cualquiera
option-setup-auto = Primeras fichas al azar
option-setup-players = Los jugadores colocan las primeras fichas, que dan forma al comienzo y no puntúan
option-seats = { $value } plazas
option-level-easy = Bots fáciles: se les escapan cosas
option-level-normal = Bots normales: buenos rivales para quien juega a menudo
option-level-hard = Bots difíciles: juegan mejor que nadie en la mesa
option-computers = { $value ->
    [0] Ningún bot
    [one] { $value } bot
   *[other] { $value } bots
}
option-order-random = Plazas por sorteo
option-order-joined = Plazas por orden de llegada
option-pace-none = Sin límite de tiempo
option-pace-12h = 12 horas por turno
option-pace-1d = 1 día por turno
option-pace-3d = 3 días por turno
option-pace-7d = 7 días por turno
option-invite-only-no = Puede unirse cualquiera
option-invite-only-yes = Solo con invitación
option-language = Mensajes públicos en { $language }

## Listas y datos

info-seats = Plazas: { $names }
info-turn = { $whose } (turno empezado { $since }).
info-board = [Ir al tablero]({ $link })
info-lobby = Mesa abierta { $since } · [ir a la mesa]({ $link })
list-head = { $count ->
    [one] Hay una partida abierta aquí:
   *[other] Hay { $count } partidas abiertas aquí:
}
list-none = No hay ninguna partida abierta aquí. { COMMAND("game new") } abre una mesa.
list-running = • { $game } · le toca a { $name } (turno empezado { $since })
list-lobby = • { $game } · mesa en espera, abierta { $since }
list-paused = • { $game } · en pausa
list-more = … y { $count } más
turns-head = { $count ->
    [one] Te espera una partida:
   *[other] Te esperan { $count } partidas:
}
turns-game = • { $game } · te toca (turno empezado { $since })
turns-game-timed = • { $game } · límite: { $when }
turns-game-overdue = • { $game } · se te acabó el tiempo
turns-vote = hay una votación abierta; cierre: { $when }
turns-vote-opens = hay una votación abierta
turns-play = Jugar { $game }
turns-return = Volver a { $game }
turns-played-for = • { $game } · un bot juega por ti
turns-none = No te espera ninguna partida.
games-elsewhere = Tus partidas: { $games }
