# Partidas para llevar, y la prueba de que no hubo trampas con la bolsa.

button-export = Exportar
button-verify = Comprobar
button-showrecord = Mostrar a todos
button-showproof = Mostrar a todos
refused-no-game-of-name = Aquí no encuentro esa partida. Elige una de la lista que aparece al escribir.
records-shown = { $name } muestra esto:

export-finished = **{ $game }** en un archivo: la bolsa, las plazas y todas las jugadas. `dalapapa replay` la reproduce, `dalapapa verify` la comprueba.
export-running = **{ $game }** hasta ahora, en un archivo: lo que hay en la mesa y cómo llegó ahí, sin la bolsa ni las manos. Cuando termine la partida, el archivo las incluirá.

proof-later = **{ $game }** no ha terminado. Su semilla es secreta hasta entonces; después, cualquiera podrá volver a calcular la bolsa, las plazas y las primeras fichas. Lo prometido antes de empezar:
proof-agrees = ✓ **{ $game }**: { $skipped ->
    [0] las plazas, la bolsa y las primeras fichas al azar
   *[other] las plazas, la bolsa, las primeras fichas al azar y las colocadas al acabarse el tiempo de alguien
} salen de una semilla fijada antes de que empezara la partida.
proof-agrees-in-part = ✓ **{ $game }**: la semilla es la que se fijó antes de que empezara la partida, y todas las jugadas son válidas.
proof-lost = **Las plazas, la bolsa y las fichas colocadas al azar ya no se pueden volver a calcular**: se sortearon con los ID de todos los jugadores, y los datos de una persona se han borrado. El archivo las contiene tal como se jugaron.
proof-differs = ✗ **{ $game }**: esto no sale de la semilla: { $parts }.
proof-part-commitment = el compromiso
proof-part-seats = las plazas
proof-part-bag = la bolsa
proof-part-table = las primeras fichas al azar
proof-part-skipped = las fichas colocadas al acabarse el tiempo de alguien
proof-part-moves = las jugadas, que no son todas válidas
proof-commitment = - SHA-256 de la semilla: `{ $commitment }`. La mesa en espera ya mostraba el principio.
proof-seed = - Semilla: `{ $seed }`. ID de inicio: `{ $start }`
proof-joined = - Jugadores por orden de llegada: `{ $players }`
proof-seats-random = - Plazas por sorteo: { $names }
proof-seats-joined = - Plazas por orden de llegada, como se acordó: { $names }
proof-bag = - Bolsa: { $count } fichas; primero, { $tiles } (el archivo las tiene todas)
proof-table = - Primeras fichas al azar: { $count ->
    [0] ninguna
   *[other] { $tiles }
}
proof-skipped = - Fichas colocadas al azar al acabarse el tiempo de alguien: { $tiles }
proof-proves = **Qué prueba esto**: la semilla se fijó antes de que alguien pulsara Empezar, y Discord no creó el ID de inicio hasta ese momento; nadie pudo elegir después las plazas, la bolsa ni las primeras fichas. **Qué no prueba**: que quien administra el bot no mirara dentro de la bolsa durante la partida.
proof-proves-at-once = **Qué prueba esto**: la semilla se prometió al empezar la partida, con una sola pulsación, y no ha cambiado desde entonces; nadie pudo elegir después qué salía de la bolsa. **Qué no prueba**: que quien administra el bot sacara la semilla sin conocer el ID de inicio, ni que no mirara dentro de la bolsa durante la partida.
proof-yourself = **Compruébalo tú**: 1. Compara los 16 caracteres de la mesa en espera con `{ $command }`. 2. Guarda el archivo, toma `deploy/verify_bag.py` del código del bot (una página de Python sencillo) y ejecuta `python3 verify_bag.py ARCHIVO`. 3. `dalapapa verify ARCHIVO` vuelve a sortear también las fichas colocadas al azar.
