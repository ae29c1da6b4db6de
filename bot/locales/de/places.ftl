# Wo gespielt wird: Threads, Kanäle, in denen nicht geschrieben werden kann, Server.

lobby-opened-in = Dein Tisch ist in { $channel } offen: **{ $game }**. Andere können dort auf **Mitspielen** tippen; lade sie mit { COMMAND("game invite") } ein oder tippe auf **Bot dazuholen**. Dann tippe auf **Starten**.
button-new-thread = In neuem Thread eröffnen
refused-thread-in-thread = Das ist schon ein Thread, und darin lässt sich kein weiterer öffnen. Gib { COMMAND("game new") } ohne diese Option ein oder in einem Kanal.
refused-no-threads-here = In diesem Kanal lassen sich keine Threads öffnen. Gib { COMMAND("game new") } ohne diese Option ein oder in einem Textkanal.
refused-too-many-threads = Dieser Server hat so viele offene Threads, wie Discord erlaubt. Schließ einen oder eröffne die Partie in einem Kanal.
refused-thread-failed = Discord hat den Thread nicht geöffnet, darum ist nichts passiert. Versuch es bitte gleich noch einmal.
refused-offer-over = Dieses Angebot gilt nicht mehr. Gib { COMMAND("game new") } noch einmal ein.

lacking-there = Ich brauche { $names } in { $channel }.
lacking-unlock = { $channel } ist gesperrt: Entsperre den Thread, mehr brauche ich nicht.
news-channel-lost = **{ $game }** macht Pause: Ich kann in { $channel } nicht mehr schreiben. Sobald ich es wieder kann, geht es von selbst weiter.
news-channel-deleted = **{ $game }** macht Pause: Der Kanal wurde gelöscht. Gib { COMMAND("game move") } in dem Kanal ein, in dem es weitergehen soll.
news-server-left = **{ $game }** macht Pause: Ich bin nicht mehr auf dem Server. Sobald ich wieder eingeladen bin, geht es von selbst weiter.

greeting-hello = Hallo! Mit mir könnt ihr **Dalapapa** spielen: Legespiele für 2 bis 5 Personen, über mehrere Tage verteilt. Wer am Zug ist, spielt, wenn gerade eine Minute Zeit ist.
greeting-first-step = Tippe auf einen Button für eine erste Partie in diesem Kanal, gegen einen Bot oder mit anderen. { COMMAND("game new") } eröffnet einen Tisch mit den Optionen deiner Wahl, { COMMAND("rules") } erklärt die Spiele, und { COMMAND("help") } sagt dir, wie du hier spielst.
first-against = Jetzt gegen einen Bot
first-table = Tisch eröffnen
first-tour = Mehr
first-others = Deine erste Partie hier ist vorbei. Es gibt noch andere Spiele: Jeder Button eröffnet einen Tisch dafür in { $channel }.
first-try = { $variant } ausprobieren
first-steps = **Jetzt gegen einen Bot** beginnt eine klassische Partie gegen einen Bot (leicht) { $place ->
    [thread] in einem neuen Thread von
   *[here] in
} { $channel }; mit **Tisch eröffnen** können in { $channel } auch andere mitspielen.
first-begun = **{ $game }** hat in { $channel } begonnen: das klassische Spiel, gegen einen Bot (leicht).
first-goes-on = Du spielst schon gegen einen Bot: **{ $game }** geht in { $channel } weiter.
refused-no-thread-for-it = In diesem Kanal läuft schon [**{ $name }**]({ $link }), und deine Partie kann hier keinen Thread haben. Gib { COMMAND("play") } in einem Kanal ohne Partie ein{ $why ->
    [missing_permissions] {" "}oder bitte jemanden, der diesen Kanal verwaltet, mich Threads öffnen zu lassen.
    [too_many_threads] {" "}oder schließ einen Thread: Dieser Server hat so viele offen, wie Discord erlaubt.
   *[other] .
}

greeting-ask = Sonst kann hier niemand spielen. Bitte jemanden darum, der den Kanal verwaltet.

told-left = { $name } ist nicht mehr auf diesem Server und bekommt in **{ $game }** keine Pings mehr.{ $time ->
    [over] { "" }
    [untimed] { " " }Der Platz bleibt erst einmal erhalten; ist er am Zug, entscheiden die anderen einen Tag später, wie es weitergeht.
   *[left] { " " }Der Platz bleibt erst einmal erhalten; ist er am Zug, entscheiden die anderen, wie es weitergeht: einen Tag später oder sobald die Zeit um ist.
}

refused-no-such-game = Ich finde hier keinen offenen Tisch und keine pausierte Partie mit diesem Namen. { COMMAND("game list") } zeigt alle.
refused-game-goes-on = **{ $name }** läuft gerade: Abbrechen lässt sich nur ein offener Tisch oder eine pausierte Partie.

put-back-told = Ich wurde aus einer Kopie vom { $when } wiederhergestellt. Was seitdem in **{ $game }** geschehen ist, ist verloren und muss noch einmal gespielt werden; weiter geht es hier unten.
moved-told = { $name } hat **{ $game }** hierher verlegt.
done-moved = **{ $game }** geht hier weiter. Das Brett kommt gleich.
refused-may-not-move = **{ $name }** verlegen können nur { $host } (Host) und Leute mit **Server verwalten**, die dort nie mitgespielt haben.
refused-lobby-stays = **{ $name }** hat noch nicht begonnen, und ein offener Tisch bleibt, wo er ist. { COMMAND("game cancel") } sagt ihn ab; { COMMAND("game new") } eröffnet hier einen neuen.
refused-move-is-over = **{ $name }** ist vorbei und bleibt, wo die Partie gespielt wurde.
refused-already-here = **{ $name }** ist schon hier.
refused-moved-before = **{ $name }** wurde erst vor Kurzem verlegt. Später geht es wieder ({ $again }).
refused-cannot-view = Nicht alle könnten **{ $name }** hier weiterspielen. Kein Zugang zu diesem Kanal: { $names }. Lass alle herein oder wähle einen anderen Kanal.
refused-viewers-unknown = Discord sagt mir nicht, wer diesen Kanal sieht, darum habe ich nichts verlegt. Versuch es gleich noch einmal.
