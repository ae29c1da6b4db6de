# Mensajes directos, para quien los ha elegido en sus ajustes.

direct-turn = Te toca en **{ $game }**
direct-turn-timed = Te toca en **{ $game }**. Límite: { $when }
direct-reminder = **{ $game }** sigue esperando tu turno. Límite: { $when }
direct-several = { $count } partidas esperan tu turno:
direct-vote = Una votación en **{ $game }** espera tu respuesta.
direct-refused = -# Discord no me ha dejado escribirte, así que he desactivado tus mensajes directos. Para volver a recibirlos, permite en Discord los mensajes directos de los miembros de este servidor y elígelos en { COMMAND("settings") }.
