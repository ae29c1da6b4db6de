## El entorno de pruebas: en el terminal

sandbox-open =
    El entorno de pruebas de Dalapapa está abierto: { $address }

      1. En su canal hay cinco personas: { $people }.
      2. «Viewing as», arriba en la página, te pone en el lugar de otra.
      3. Pulsa «Jugar ya contra un bot» debajo del primer mensaje, o toca la línea de abajo del todo: { COMMAND("game new") } ofrece tres juegos; la flecha de al lado lo envía.

    Las partidas se guardan para la próxima vez. Ctrl-C lo cierra.
sandbox-closed = El entorno de pruebas está cerrado.
sandbox-version =
    El entorno de pruebas necesita { $package } { $needed } y ha encontrado { $found }: pip install '{ $package }=={ $needed }'

## El entorno de pruebas: en su canal

sandbox-channel = mesa
sandbox-host = Pruebas
sandbox-welcome = **¡Hola, esta es la mesa!** Aquí solo el juego es de verdad: no hay cuentas ni red.
    • Aquí puedes ser { $people }: **Viewing as**, arriba, te pone en el lugar de otra persona.
    • **Jugar ya contra un bot** empieza una partida; **Abrir una mesa** es para jugar entre varias personas.
    • { COMMAND("game new") } te deja elegir: *classic*, *terra* o *domaine*.
    • **Más** cuenta qué más puedes probar.
sandbox-more =
    • { COMMAND("rules") } explica cada juego; a *terra* pueden jugar hasta cinco. Un comando se envía con la flecha de la derecha.
    • En una mesa, pulsa **Añadir bot**, o ponte en el lugar de otra persona y pulsa **Unirse**; luego vuelve a la primera y pulsa **Empezar**.
    • Lo que tarda días se puede probar ya: **Time …**, arriba, adelanta el reloj una hora, un día o una semana.
    • Los hilos y los mensajes directos, cuando los haya, están en una lista de arriba.
    • El servidor es de Ann: solo ella tiene { COMMAND("server") }.
