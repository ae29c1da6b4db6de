# Warum etwas nicht geht, und was stattdessen geht.

refused-only-on-servers = Gespielt wird auf einem Server: Geh dort in einen Kanal und versuch es noch einmal.
refused-game-here = In diesem Kanal läuft schon [**{ $name }**]({ $link }). Für eine zweite Partie braucht ihr einen anderen Kanal oder einen Thread in diesem.
refused-no-game-here = In diesem Kanal läuft keine Partie. { COMMAND("game new") } eröffnet einen Tisch.
refused-no-lobby-here = Hier ist kein Tisch offen. { COMMAND("game new") } eröffnet einen.
refused-game-running = Die Partie in diesem Kanal hat schon begonnen.
refused-not-started = Die Partie in diesem Kanal hat noch nicht begonnen: Der Host kann auf **Starten** tippen.
refused-not-host = Das kann nur der Host, { $host }.
refused-lobby-full = Alle Plätze sind besetzt.
refused-already-joined = Du hast schon einen Platz.
refused-guest-is-bot = Das ist ein Discord-Bot, und der kann nicht mitspielen. **Bot dazuholen** am offenen Tisch bringt einen, der es kann.
refused-guest-joined = Diese Person hat schon einen Platz.
refused-not-in-lobby = Du hast an diesem Tisch keinen Platz.
refused-not-invited = Hier geht es nur mit Einladung: Frag den Host, { $host }.
refused-members-left = { $count ->
    [0] Jemand ist nicht mehr auf dem Server und hat keinen Platz mehr.
    [one] { $names } ist nicht mehr auf dem Server und hat keinen Platz mehr.
   *[other] { $names } sind nicht mehr auf dem Server und haben keinen Platz mehr.
} Gestartet ist noch nichts: Sieh nach, wer jetzt mitspielt, und tippe noch einmal auf **Starten**.
refused-too-few = Zum Starten müssen { $fewest } Plätze besetzt sein. Lade mit { COMMAND("game invite") } jemanden ein oder tippe auf **Bot dazuholen**.
refused-not-offered = Das steht nicht mehr zur Wahl; nichts hat sich geändert.
refused-foreign-option = { $option ->
    [withdraw] In { $variant } steht nicht zur Wahl, wessen Figuren zurückgeholt werden dürfen
    [target] { $variant } hat kein Ziel
   *[other] { $variant } hat keine Option „{ $option }“
}: Lass diese Option weg.
refused-option-out-of-range = „{ $option }“ muss hier zwischen { $low } und { $high } liegen.
refused-not-a-player = Du spielst in dieser Partie nicht mit.
refused-played-for-you = In **{ $name }** spielt ein Bot für dich. Tippe auf **Ich bin wieder da**, um wieder selbst zu spielen.
refused-manager-had-seat = Du hattest in dieser Partie einen Platz, darum kannst du nicht mit **Server verwalten** über ihre Plätze entscheiden. Das können alle, die mitspielen, oder jemand anders mit **Server verwalten**.
refused-no-film-yet = Den Film gibt es, sobald diese Partie vorbei ist.
refused-shown-elsewhere = Allen zeigen kannst du das nur in dem Kanal, in dem die Partie gespielt wurde.
refused-review-later = Die Analyse gibt es, sobald diese Partie vorbei ist.
refused-review-anew = Diese Analyse stammt aus der Zeit vor einem Update. Fordere sie noch einmal an: { COMMAND("review") }
refused-review-failed = Diese Partie lässt sich nicht analysieren. Wer diesen Bot betreibt, findet den Grund im Log.
refused-review-waits = Du wartest schon auf eine andere Analyse. Die nächste geht, wenn sie da ist.
refused-reviews-a-day = Auf diesem Server sind die { $most } Analysen für heute verbraucht. Morgen geht es wieder.
refused-reviews-full = Es warten schon zu viele Analysen. Versuch es in ein paar Stunden noch einmal.
refused-nothing-to-replay = In dieser Partie wurde noch nichts gespielt.
refused-not-your-turn = Du bist nicht am Zug.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen. Das geht nur mit deiner letzten Aktion in diesem Zug, wenn du dabei keinen Stein gezogen hast und seitdem niemand aufgegeben hat.
refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst. Es muss der letzte am Tisch sein, und seitdem darf niemand anders etwas getan haben.
refused-vote-open = In dieser Partie läuft eine andere Abstimmung. Versuch es noch einmal, wenn sie vorbei ist.
refused-newcomer-has-seat = Diese Person hat oder hatte in dieser Partie einen eigenen Platz und kann darum keinen anderen übernehmen.
refused-newcomer-not-here = Diese Person ist nicht auf diesem Server, darum kann ich ihr den Platz nicht anbieten.
refused-newcomer-is-bot = Das ist ein Bot, der nicht mitspielen kann. Wähle eine Person.
refused-no-such-seat = Diesen Platz gibt es in dieser Partie nicht. Wähle beim Eingeben einen aus der Liste.
refused-seat-of-computer = Auf diesem Platz sitzt von Anfang an ein Bot. Weitergeben lässt sich nur der Platz eines Menschen: Wähle beim Eingeben einen aus der Liste.
refused-newcomer-is-owner = Das ist schon der eigene Platz dieser Person; ein Bot spielt ihn für sie. Zurück kommt sie mit **Ich bin wieder da**, unter **Mehr**.
refused-seat-offered = In dieser Partie wird schon ein Platz angeboten. Versuch es noch einmal, wenn das vorbei ist; zurückziehen kann das Angebot, wer den Platz weitergeben wollte.
refused-offered-later = Du kannst diesen Platz später übernehmen: Die Person, der er gehört, weiß erst seit Kurzem davon und kommt vielleicht zurück.
refused-not-yours-to-withdraw = Dieses Angebot kann nur zurückziehen, wer den Platz weitergeben wollte.
refused-owner-must-agree = { $name } muss zustimmen, ist aber im Urlaub oder nicht auf diesem Server. Ohne Zustimmung geht es, wenn zweimal hintereinander die Zeit um war und ein Bot weiterspielt, oder einen Tag nachdem die anderen erfahren haben, dass { $name } nicht mehr auf dem Server ist.
refused-asked-before = Du wolltest diesen Zug schon einmal zurücknehmen: Die Antwort gilt.
refused-nobody-to-ask = Gerade kann niemand zustimmen, darum lässt sich dieser Zug nicht zurücknehmen.
refused-seat-not-offered = Dieser Platz wird nicht mehr angeboten.
refused-offered-to-another = Dieser Platz wird jemand anderem angeboten.
refused-must-place = Leg erst einen Stein.
refused-stale = Die Partie ist schon weiter; dein Antippen hat nichts geändert. So steht es jetzt:
refused-position-changed = Kurz vor dir hat sich in der Partie etwas geändert, darum wurde nichts gespielt. So steht es jetzt:
refused-game-finished = Diese Partie ist vorbei.
refused-game-paused = **{ $name }** macht Pause: { $reason }
paused-replay-differs = Die Spielzüge lassen sich nicht mehr nachspielen. Wer diesen Bot betreibt, weiß Bescheid.
paused-rules-changed = Die Spielzüge passen nicht zu den Regeln, wie diese Version des Bots sie kennt. Wer diesen Bot betreibt, weiß Bescheid.
paused-unknown-rules = Die Partie wurde mit einer neueren Version dieses Bots begonnen. Wer diesen Bot betreibt, weiß Bescheid.
paused-nobody-answers = Zweimal war die Zeit um, und niemand hat gesagt, wie es weitergehen soll. Alle, die mitspielen, können auf **Weiterspielen** tippen.
paused-no-people = Auf allen Plätzen spielen Bots. Es geht weiter, sobald jemand auf **Ich bin wieder da** tippt.
paused-nobody-plays = Seit zwei Wochen hat niemand einen Zug beendet. Alle, die mitspielen, können auf **Weiterspielen** tippen.
paused-clock-failed = Hier ist etwas schiefgegangen; wer diesen Bot betreibt, weiß Bescheid. Versuch es bitte noch einmal.
paused-channel-lost = Ich kann im Kanal der Partie nicht schreiben. Sobald ich es kann, geht es von selbst weiter.
paused-channel-deleted = Der Kanal wurde gelöscht. Gibt der Host in einem anderen Kanal { COMMAND("game move") } ein, geht es dort weiter.
paused-otherwise = Eine neuere Version dieses Bots hat die Partie angehalten, aus einem Grund, den diese Version nicht kennt.
closable-now = { COMMAND("game cancel") } bricht die Partie ohne Ergebnis ab.
closable-later = Später ({ $opens }) kannst du die Partie mit { COMMAND("game cancel") } ohne Ergebnis abbrechen.
refused-may-not-close = **{ $name }** macht Pause. Abbrechen können nur { $host } (Host) und Leute mit **Server verwalten**, die dort nie mitgespielt haben.
refused-may-not-close-yet = **{ $name }** macht Pause. Abbrechen können Leute mit **Server verwalten**, die dort nie mitgespielt haben; { $host } (Host) kann es { $opens }.
refused-host-must-wait = **{ $name }** macht Pause. Der Host kann nach sieben Tagen abbrechen; Tage, an denen jemand vom Tisch im Urlaub ist, zählen nicht.
refused-not-paused = Diese Partie läuft schon wieder, darum wurde sie nicht abgebrochen.
refused-game-closed = **{ $name }** wurde ohne Ergebnis abgebrochen ({ $since }).
refused-vote-over = Diese Abstimmung ist vorbei.
refused-not-a-voter = Hier stimmen nur die anderen am Tisch ab.
refused-nobody-plays-for-you = In dieser Partie spielt kein Bot für dich.
refused-away-unreadable = Ich verstehe nicht, wann dein Urlaub endet. Gib ein, wie lange (`10` für 10 Tage oder `2 Wochen`) oder bis wann (`24. Dez.` oder `2026-12-24`).
refused-away-ambiguous = Das könnten zwei verschiedene Tage sein. Schreib den Monat als Wort (`24. Dez.`) oder das Datum so: `2026-12-24`.
refused-away-over = Dieser Tag ist schon vorbei: Gib einen späteren ein.
refused-away-too-long = { $days ->
    [0] Du warst in den letzten 90 Tagen 30 Tage im Urlaub: Mehr geht im Moment nicht.
    [one] Im Moment geht höchstens 1 Tag Urlaub: Möglich sind 30 von 90 Tagen.
   *[other] Im Moment gehen höchstens { $days } Tage Urlaub: Möglich sind 30 von 90 Tagen.
}
refused-nudge-nobody = Im Moment gibt es niemanden, den du anstupsen kannst.
refused-nudged-before = Das letzte Anstupsen ist noch nicht lange her. Das nächste geht später ({ $again }).
refused-nudged-is-away = { $name } ist bis { $until } im Urlaub und bekommt so lange keine Pings.
refused-put-back = Ich wurde aus einer Kopie vom { $when } wiederhergestellt; dieser Button ist älter und hat nichts geändert. [**{ $name }**]({ $link }) geht von da aus weiter.
refused-put-back-and-lost = Ich wurde aus einer Kopie vom { $when } wiederhergestellt; dieser Button ist älter und hat nichts geändert. Fang bitte noch einmal an.
refused-unknown-button = Dieser Button geht nicht mehr.
refused-missing-permissions = Dafür brauche ich { $names } in { $channel }. Bitte jemanden darum, der den Kanal verwaltet.

refused-no-placement-left = In diesem Zug kannst du keinen Stein mehr legen.
refused-move-unreadable = Diesen Spielzug verstehe ich nicht. Er besteht aus Stein und Seite, Feld und Drehung, etwa `{ $nearest }`.
refused-move-ambiguous = Das könnten { $count } Spielzüge sein: { $moves }{ $more ->
    [yes] {" "}…
   *[no] .
} Gib noch etwas mehr ein.
refused-move-no-slot = Du hast keinen Stein { $slot }. Der nächstliegende erlaubte Spielzug ist `{ $nearest }`.
refused-move-no-cell = { $cell } ist kein Feld. Der nächstliegende erlaubte Spielzug ist `{ $nearest }`.
refused-move-cell-taken = Feld { $cell } ist besetzt. Der nächstliegende erlaubte Spielzug ist `{ $nearest }`.
refused-move-cell-apart = Feld { $cell } berührt keinen Stein. Der nächstliegende erlaubte Spielzug ist `{ $nearest }`.
refused-move-does-not-fit = Das passt nicht auf { $cell }: Halbkreise, die sich berühren, müssen die gleiche Farbe haben. Der nächstliegende erlaubte Spielzug ist `{ $nearest }`.
refused-move-fits-nowhere = Das passt nirgends: Halbkreise, die sich berühren, müssen die gleiche Farbe haben. Der nächstliegende erlaubte Spielzug ist `{ $nearest }`.

refused-not-in-this-game = Das gibt es nur bei { $owner }. In diesem Kanal wird { $variant } gespielt.
refused-not-in-set-up = Das geht erst, wenn die ersten Steine liegen.
refused-not-enough = Das kostet { $price }, und du hast { $purse }.
refused-last-turn-used = Im letzten Zug hast du nur eine Aktion, und die hast du schon gemacht: Beende deinen Zug.
refused-only-end-left = Du kannst deinen Zug jetzt nur noch beenden.
refused-no-disc-there = Dort liegt kein ganzer Kreis.
refused-colony-taken = Auf dieser Gruppe steht schon eine Figur.
refused-no-pawn-left = Alle deine Figuren sind auf dem Brett.
refused-no-pawn-there = Dort steht keine Figur.
refused-not-your-pawn = Diese Figur gehört jemand anderem. In dieser Partie kannst du nur deine eigenen zurückholen.
refused-must-keep = Kolonien sind jetzt verbunden: Wähle erst die Figur, die bleibt.
refused-not-a-joined-colony = Diese Figur steht auf keiner Gruppe, die gerade verbunden wurde.
refused-group-still-open = Diese Gruppe ist noch nicht geschlossen.
refused-territory-taken = Auf diesem Gebiet liegt schon ein Marker.
refused-no-marker-left = Du hast alle deine Marker gesetzt.
refused-disc-unreadable = { $nearest ->
    [none] Dafür steht auf dem Brett jetzt nichts zur Wahl.
   *[other] Ich weiß nicht, was du meinst. Gib ein Feld ein oder ein Feld und eine Kante, etwa `{ $nearest }` (die Kanten zählen gegen den Uhrzeigersinn, ab 0 im Osten).
}

permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
permission-create-public-threads = „Öffentliche Threads erstellen“
permission-manage-threads = „Threads verwalten“ (der Thread ist gesperrt)
permission-attach-files = „Dateien anhängen“
permission-read-message-history = „Nachrichtenverlauf anzeigen“

fault = Bei mir ist etwas schiefgegangen. Passiert es wieder, sag der Person, die diesen Bot betreibt, die Nummer { $id }.
closing = Ich starte gleich neu; versuch es in einem Moment noch einmal.
asked-too-late = Ich habe zu lange gebraucht, um das Eingabefenster zu öffnen. Tippe bitte noch einmal.
refused-rematch-asked = Eine Revanche ist schon angefragt: Antworte in dem Kanal, in dem gefragt wurde.
refused-rematch-too-early = Eine Revanche kannst du anfragen, sobald diese Partie vorbei ist.
refused-rematch-is-fixed = **{ $name }** ist eine Anfrage zur Revanche, mit denselben Personen und Optionen: Antworte mit **Annehmen** oder **Nein danke**. Wer gefragt hat, kann mit { COMMAND("game cancel") } absagen.
refused-rematch-not-asked = Diese Revanche ist für alle, die in der Partie davor mitgespielt haben. { COMMAND("game new") } eröffnet eine, in der du mitspielen kannst.
refused-rematch-without = Eine Revanche geht nur mit allen. Nicht mehr auf dem Server: { $names }. { COMMAND("game new") } eröffnet eine neue Partie.
refused-plan-on-turn = Du bist am Zug: Spiel ihn, statt ihn zu planen.
refused-plan-in-set-up = Die ersten Steine lassen sich nicht planen. Vorausplanen kannst du, sobald die Züge begonnen haben.
refused-no-turn-to-plan = Du hast in dieser Partie keinen Zug mehr.
refused-too-many-plans = Du hast schon drei Pläne. Lösch einen, um dir einen anderen zu merken.
refused-plan-not-whole = Das ist noch kein ganzer Zug, darum kannst du es dir nicht als Plan merken.
