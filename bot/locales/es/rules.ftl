# /rules: unas páginas cortas por juego, cada una con la imagen de un ejemplo y lo que pasó en él.

rules-head = **{ $variant }** · { $title }
rules-shown = *En la imagen:* { $told }
rules-told = { $told }. { $scores }.
rules-alt = { $title }: { $told }
rules-choice = { $page } · { $title }
rules-back = ◀
rules-on = ▶
rules-name = { $seat ->
    [0] Ann
   *[other] Bob
}

## Lo que todos los juegos tienen en común

rules-title-tiles = Colocar fichas
rules-tiles = Las fichas son hexágonos con un disco en el centro y medio disco en cada lado. Cada una tiene dos caras: coloca la que quieras, girada como quieras.
    Una ficha se coloca junto a otra que ya esté en la mesa. Donde se tocan, las mitades tienen que ser del mismo color: dos mitades hacen un disco nuevo. Los puntos blancos señalan los discos que se acaban de hacer.
    Cuando la bolsa se vacía, se sigue jugando con las fichas de las manos.
    Las casillas tienen nombres como L14. Un disco entre dos fichas se nombra con una casilla y un lado: `L14.0` es el lado este de L14; `.1` a `.5` siguen en sentido antihorario.
rules-title-groups = Grupos
rules-groups = Los discos del mismo color que se tocan forman un *grupo*, incluidos los del centro de las fichas.
    Un grupo está *abierto* mientras lo toque un medio disco de su color, porque todavía puede crecer. Un grupo está *cerrado* cuando ya no lo toca ningún medio disco de su color: en la imagen lleva un contorno y su tamaño, y ya no cambia nunca.

## El juego clásico: de 2 a 4 jugadores

rules-title-classic-turn = Tu turno
rules-classic-turn = Tienes dos fichas en la mano. Pulsa **Jugar** y coloca una; también puedes colocar la otra por 4 puntos. Después robas hasta volver a tener dos.
    Las primeras fichas de la partida no dan puntos.
rules-title-classic-points = Puntos
rules-classic-points = • Cada disco nuevo da 1 punto, y 2 puntos a partir del tercero: dos discos dan 2; tres, 4; cuatro, 6.
    • Quien cierra un grupo gana 1 punto por cada uno de sus discos, sin importar quién los hizo.
    Algunas jugadas: 2 discos dan **2**; 2 discos que cierran un grupo de 7 dan **9**; 3 discos que cierran grupos de 3 y de 5 dan **12**; 3 discos que cierran un grupo de 10 dan **14**. Las dos fichas de un turno se puntúan por separado.
rules-title-classic-end = El final
rules-classic-end = Cuando alguien termina un turno con el objetivo alcanzado, se completa la ronda, para que todos jueguen el mismo número de turnos. Gana quien más puntos tenga; si hay empate, se comparte la victoria.
    La partida también termina si en toda una ronda nadie puede colocar una ficha.

## Terra: de 2 a 5 jugadores

rules-title-terra-turn = Tu turno
rules-terra-turn = Cada persona tiene 5 peones, una ficha oculta y 1 brouzouf (2 a partir de la tercera persona). Quien empieza no juega en la primera ronda.
    Al empezar tu turno recibes 2 brouzoufs. Después pulsa **Jugar** y haz lo que puedas pagar, tantas veces y en el orden que quieras:
    • *Colocar* tu ficha y robar otra: cuesta 2 brouzoufs por un disco nuevo, 1 por dos y nada a partir de tres.
    • *Colonizar* con un peón por 1 o *retirar* un peón por 2.
    Al final de un turno conservas como máximo 3 brouzoufs.
rules-title-terra-settle = Colonias
rules-terra-settle = *Colonizar* es poner un peón tuyo en un grupo que no tenga ninguno, abierto o cerrado, por 1 brouzouf. El grupo pasa a ser tu *colonia*, pero no cuenta hasta que esté cerrado. Mientras está abierto, una etiqueta clara indica su tamaño actual.
    Por 2 brouzoufs, *retirar* te devuelve un peón tuyo (o devuelve el de cualquiera, si así lo dicen las opciones de la mesa).
rules-title-terra-join = Colonias unidas
rules-terra-join = Si tu ficha une grupos que tienen peones, solo puede quedar un peón: lo eliges en el momento, tuyo o de otra persona. Los demás vuelven gratis a casa, con quien los puso.
rules-title-terra-end = El final
rules-terra-end = Quien termina un turno con sus 5 peones en el tablero, o con peones en grupos cerrados de los cuatro colores, provoca el final: a los demás les queda un último turno, sin ingreso y con una sola acción.
    La partida también termina si en dos rondas nadie coloca una ficha.
rules-title-terra-score = La puntuación
rules-terra-score = De cada color, toma el mayor grupo cerrado que tenga un peón tuyo. Multiplica sus tamaños y suma los brouzoufs que te queden. Los grupos abiertos no cuentan. Sin ninguna colonia cerrada, solo cuentan tus brouzoufs.
    Gana la puntuación más alta; si hay empate, se comparte la victoria.

## Domaine: de 2 a 4 jugadores

rules-title-domaine-turn = Tu turno
rules-domaine-turn = Cada persona tiene 2 fichas, 2 fichas de pago y marcadores: 10 si juegan dos, 7 si juegan tres, 5 si juegan cuatro. Las tres primeras fichas se colocan al azar, o las coloca quien juega en último lugar si así lo dicen las opciones de la mesa.
    Pulsa **Jugar** y coloca una ficha. Un disco nuevo cuesta una ficha de pago, dos son gratis, tres te dan 1 ficha de pago, cuatro te dan 2, y así hasta que se acaben las 24 fichas de pago.
    Si no puedes colocar ninguna ficha, se muestra tu mano y pasas.
rules-title-domaine-mark = Territorios
rules-domaine-mark = Después *marca* tantos grupos cerrados sin marcador como quieras, sin importar quién los cerró ni cuándo. Un grupo marcado es tu *territorio*, y el marcador ya no se mueve.
rules-title-domaine-again = Otra vez
rules-domaine-again = Después termina tu turno y robas hasta volver a tener dos fichas. O paga 2 fichas de pago para jugar otra vez: robas una ficha y juegas otro turno, tantas veces como puedas pagar.
rules-title-domaine-end = El final
rules-domaine-end = Quien primero coloca su último marcador consigue la placa de bonificación, que vale 5 puntos, y su turno termina. A los demás les queda un último turno.
    Si todos pasan seguidos, la partida termina y nadie se lleva la placa de bonificación.
rules-title-domaine-score = La puntuación
rules-domaine-score = Cada disco de tus territorios da un punto; la placa de bonificación suma 5. Gana quien más puntos tenga; si hay empate, se comparte la victoria.
