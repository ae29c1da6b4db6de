# Peticiones de revancha.
rematch-question = { $called } · { $asker } propone una revancha.
rematch-question-alone = { $called } · tu revancha está lista.
rematch-accepted = Han aceptado: { $names }
rematch-begins = Empieza en cuanto acepten todos.
rematch-until = Cierre de la propuesta: { $when }.
rematch-closed = Esta propuesta de revancha está cerrada.
rematch-call = { $called }, { $asker } espera tu respuesta. ¿Juegas la revancha, **{ $game }**?
rematch-sent = Les he propuesto la revancha a los demás: **{ $game }**. Empieza en cuanto acepten todos.
rematch-sent-alone = La revancha **{ $game }** está lista: pulsa **Aceptar** en su mensaje para empezar.
rematch-asked-already = Ya hay una revancha propuesta: [{ $game }]({ $link }). Empieza en cuanto acepten todos.
rematch-agreed = Anotado: juegas. Faltan por responder: { $names }.
rematch-refused = La revancha **{ $game }** se cancela; se lo digo a los demás.
rematch-told-declined = { $name } prefiere no jugar otra ahora: la revancha **{ $game }** se cancela.
rematch-told-unanswered = No han respondido todos a tiempo: la revancha **{ $game }** se cancela.
rematch-told-without = La revancha **{ $game }** se cancela: hay quien ya no está en el servidor ({ $name }).

button-rematch = Revancha
button-rematchthread = Proponer en un hilo
button-agree = Aceptar
button-refuse = No, gracias
