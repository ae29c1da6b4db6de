# Lo que se guarda sobre las personas, y cómo se les entrega o se borra.

former-player = cuenta borrada

privacy-head = **Qué guardo sobre ti y por qué**
privacy-who = - **Tu ID de usuario de Discord y tu nombre en cada servidor**: para reconocerte, y para que los demás vean quién juega.
privacy-games = - **Tus partidas**: plaza, acciones, votos, puntos y puesto, cada cosa con su hora, y tus planes hasta que llegue tu próximo turno. De ahí salen las partidas, los historiales, los perfiles, el rating y las clasificaciones. Cuando una partida termina, quien pueda verla puede pedir un análisis, que guarda la precisión de tus decisiones.
privacy-calls = - **Cuándo te avisé por última vez de una partida (y, durante un día más o menos, quién lo pidió), y tus vacaciones**: para que nadie reciba demasiados avisos y tu tiempo deje de correr.
privacy-settings = - **Tus ajustes**: idioma, tema, texto primero, mensajes directos; y si te he ofrecido los otros juegos después de tu primera partida.
privacy-no-more = Solo leo mis propios mensajes y no comparto tus datos con nadie. Quien puede ver una partida ve también quién jugó, en su archivo y en su repetición.
privacy-delete = **Si borras tus datos**, desaparecen tu nombre y tus ajustes. Un número sustituye a tu ID de usuario, y «cuenta borrada» a tu nombre. Las partidas quedan como se jugaron, y el rating de los demás no cambia.
privacy-left = Mis mensajes en los canales se quedan hasta que alguien los borre allí. Las copias de mi base de datos, por si falla un disco, conservan lo borrado hasta que se borran ellas también: a los { $days } días, salvo que quien administra este bot conserve alguna más tiempo. Si hay que restaurar una, vuelvo a borrar los datos que se borraron desde entonces, siempre que consten en la base de datos a la que sustituye.
privacy-data = Esto es todo lo que guardo sobre ti. De las partidas sin terminar faltan la bolsa y todas las manos, salvo lo que hayas planeado.
privacy-ask = **¿Quieres borrar tus datos?** Desaparecen tu nombre, tus ajustes y tu puesto en las clasificaciones, y en tus partidas aparece «cuenta borrada».
privacy-ask-again = **¿Seguro que quieres borrar tus datos?** No hay vuelta atrás: tus partidas, tu historial y tu rating ya no serán de nadie. Si quieres una copia, pide antes **Mis datos**.
privacy-deleted = Tus datos están borrados. Si vuelves a jugar, empiezas de cero.
button-privacy-show = Atrás
button-privacy-data = Mis datos
button-privacy-ask = Borrar mis datos
button-privacy-ask-again = Sí, borrarlos
button-privacy-delete = Borrar para siempre
refused-must-leave-games = Todavía tienes plaza en { $games }. Déjala antes: con { COMMAND("game leave") } si la partida no ha empezado, o con { COMMAND("game resign") } si ya empezó (después de **Ya estoy de vuelta**, si un bot juega por ti). Una partida en pausa tiene que seguir o cerrarse antes.
