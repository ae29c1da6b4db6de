# /regole: poche pagine brevi per gioco, ciascuna con l’immagine di un esempio e che cosa vi è successo.

rules-head = **{ $variant }** · { $title }
rules-shown = *Nell’immagine:* { $told }
rules-told = { $told }. { $scores }.
rules-alt = { $title }: { $told }
rules-choice = { $page } · { $title }
rules-back = ◀
rules-on = ▶
rules-name = { $seat ->
    [0] Ann
   *[other] Bob
}

## Che cosa hanno in comune tutti i giochi

rules-title-tiles = Piazzare tessere
rules-tiles = Le tessere sono esagoni con un cerchio al centro e un semicerchio su ogni lato. Ognuna ha due facce: piazza quella che vuoi, ruotata come vuoi.
    Una tessera si piazza accanto a un’altra. Dove si toccano, i semicerchi devono avere lo stesso colore: due semicerchi fanno un nuovo cerchio. I puntini bianchi mostrano i cerchi appena fatti.
    Quando il sacchetto è vuoto, si continua con le tessere in mano.
    Le caselle hanno nomi come L14. Un cerchio tra due tessere prende il nome da una casella e un lato: `L14.0` è il lato est di L14, da `.1` a `.5` si prosegue in senso antiorario.
rules-title-groups = Gruppi
rules-groups = I cerchi di un colore che si toccano formano un *gruppo*, compresi quelli al centro delle tessere.
    Un gruppo è *aperto* finché un semicerchio del suo colore lì accanto gli permette di crescere. Un gruppo è *chiuso* quando accanto non resta nessun semicerchio del suo colore: sul tabellone prende un contorno con la sua dimensione, e non cambia più.

## Il gioco classico: da 2 a 4 giocatori

rules-title-classic-turn = Il tuo turno
rules-classic-turn = Hai in mano due tessere. Premi **Gioca** e piazzane una; puoi piazzare anche l’altra, al costo di 4 punti. Poi peschi fino ad averne di nuovo due.
    Le tessere iniziali della partita non fanno punti.
rules-title-classic-points = Punti
rules-classic-points = • Ogni nuovo cerchio vale 1 punto, e 2 punti dal terzo in poi: due cerchi valgono 2, tre valgono 4, quattro valgono 6.
    • Chi chiude un gruppo fa 1 punto per ogni suo cerchio, non importa chi li ha fatti.
    Qualche esempio: 2 cerchi valgono **2**; 2 cerchi che chiudono un gruppo da 7 valgono **9**; 3 cerchi che chiudono gruppi da 3 e da 5 valgono **12**; 3 cerchi che chiudono un gruppo da 10 valgono **14**. Le due tessere di un turno si contano separatamente.
rules-title-classic-end = La fine
rules-classic-end = Quando qualcuno termina un turno con l’obiettivo raggiunto, si completa il giro, così tutti hanno giocato lo stesso numero di turni. Vince il totale più alto; a parità di totale si vince a pari merito.
    La partita finisce anche se per un giro intero nessuno può piazzare tessere.

## Terra: da 2 a 5 giocatori

rules-title-terra-turn = Il tuo turno
rules-terra-turn = Ognuno ha 5 pedine, una tessera nascosta e 1 brouzouf (2 dalla terza persona in poi). Chi inizia non gioca nel primo giro.
    All’inizio di ogni turno ricevi una rendita di 2 brouzouf. Poi premi **Gioca** e fai ciò che puoi pagare, quante volte vuoi e nell’ordine che vuoi:
    • *Piazza* la tua tessera e pescane un’altra: costa 2 brouzouf per un nuovo cerchio, 1 per due, niente da tre in su.
    • *Colonizza* con una pedina: costa 1 brouzouf. *Ritirane* una: ne costa 2.
    Alla fine di un turno tieni al massimo 3 brouzouf.
rules-title-terra-settle = Colonie
rules-terra-settle = *Colonizzare* vuol dire mettere una tua pedina su un gruppo che non ne ha, aperto o chiuso, per 1 brouzouf. Il gruppo diventa una tua *colonia*, ma conta solo quando è chiuso. Finché è aperto, un’etichetta chiara ne mostra la dimensione attuale.
    Con 2 brouzouf puoi *ritirare* una tua pedina, cioè riprenderla (o rimandare a casa quella di chiunque, se le opzioni della partita lo permettono).
rules-title-terra-join = Colonie unite
rules-terra-join = Se la tua tessera unisce gruppi con pedine, può restare una sola pedina: la scegli subito tu, tua o di un’altra persona. Le altre tornano a casa gratis, ciascuna da chi l’aveva messa.
rules-title-terra-end = La fine
rules-terra-end = Chi termina un turno con tutte e 5 le pedine sul tabellone, o con pedine su gruppi chiusi di tutti e quattro i colori, fa scattare la fine: tutti gli altri hanno un ultimo turno, senza rendita e con una sola azione.
    La partita finisce anche se per due giri nessuno piazza tessere.
rules-title-terra-score = Il punteggio
rules-terra-score = Per ogni colore prendi il tuo gruppo chiuso più grande con una tua pedina. Moltiplica le loro dimensioni e aggiungi i brouzouf che ti restano. I gruppi aperti non contano. Senza nessuna colonia chiusa contano solo i tuoi brouzouf.
    Vince il punteggio più alto; a parità di punteggio si vince a pari merito.

## Domaine: da 2 a 4 giocatori

rules-title-domaine-turn = Il tuo turno
rules-domaine-turn = Ognuno ha 2 tessere, 2 gettoni e dei segnalini: 10 a testa in due, 7 in tre, 5 in quattro. Le prime tre tessere si piazzano a caso, oppure, se le opzioni della partita lo dicono, le piazza la persona che gioca per ultima.
    Premi **Gioca** e piazza una tessera. Un solo nuovo cerchio costa un gettone, due sono gratis, tre ti danno 1 gettone, quattro te ne danno 2, e così via finché i 24 gettoni non finiscono.
    Se non puoi piazzare tessere, la tua mano viene mostrata e passi.
rules-title-domaine-mark = Territori
rules-domaine-mark = Poi *marca* quanti gruppi chiusi senza segnalino vuoi, non importa chi li ha chiusi e quando. Un gruppo marcato è un tuo *territorio*, e il segnalino ci resta.
rules-title-domaine-again = Ancora un turno
rules-domaine-again = Poi puoi terminare il turno: peschi fino ad avere di nuovo due tessere. Oppure paghi 2 gettoni per giocare ancora: peschi una tessera e giochi un altro turno, tutte le volte che puoi pagare.
rules-title-domaine-end = La fine
rules-domaine-end = La prima persona che piazza il suo ultimo segnalino prende la placca bonus, che vale 5 punti, e il suo turno finisce. Tutti gli altri hanno un ultimo turno.
    Se passano tutti di fila, la partita è finita e nessuno prende la placca bonus.
rules-title-domaine-score = Il punteggio
rules-domaine-score = Ogni cerchio dei tuoi territori vale un punto; la placca bonus ne aggiunge 5. Vince il totale più alto; a parità di totale si vince a pari merito.
